//! The transparency log.

mod tx;
mod view;

use app::{Failure, ports::*};
use domain::GameId;

use crate::columns;

/// The one row of the log.
const LOG: i64 = 1;

type EntryColumns = (i64, i64, i64, Vec<u8>, Option<Vec<u8>>);

/// A number that is never negative in the database.
fn unsigned(number: i64) -> Result<u64, Failure> {
    u64::try_from(number).map_err(|error| Failure::unreadable("a place in the log", &error))
}

fn signed(number: u64) -> Result<i64, Failure> {
    i64::try_from(number).map_err(|error| Failure::unreadable("a place in the log", &error))
}

fn public(bytes: &[u8]) -> Result<PublicKey, Failure> {
    columns::digest(bytes).map(|key| PublicKey(key.0))
}

fn entry((leaf, game, seq, commitment, salt): EntryColumns) -> Result<LogEntry, Failure> {
    let salt = salt.map(|salt| {
        Salt::try_from(&salt[..]).map_err(|error| Failure::unreadable("a salt of the log", &error))
    });
    Ok(LogEntry {
        leaf: unsigned(leaf)?,
        game: GameId(game),
        seq: columns::count(seq)?,
        commitment: columns::digest(&commitment)?,
        salt: salt.transpose()?,
    })
}
