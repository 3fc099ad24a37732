//! Mail that came in, and the automatic answers to it.

mod statements;
mod tx;
mod view;

use app::{Address, Failure, ports::*};
use domain::{Digest, Instant};

use crate::schema::inbox::inbox;

type Columns = (
    inbox::id,
    inbox::received_at,
    inbox::sender,
    inbox::address,
    inbox::digest,
    inbox::state,
    inbox::reason,
    inbox::attempts,
    inbox::next_at,
    inbox::confirmed,
    inbox::failures,
    inbox::reading,
    inbox::several_games,
    inbox::authentication,
);

/// The columns of [`Row`]; the raw mail is fetched only where it is read.
const COLUMNS: Columns = (
    inbox::id,
    inbox::received_at,
    inbox::sender,
    inbox::address,
    inbox::digest,
    inbox::state,
    inbox::reason,
    inbox::attempts,
    inbox::next_at,
    inbox::confirmed,
    inbox::failures,
    inbox::reading,
    inbox::several_games,
    inbox::authentication,
);

/// Normalizes an address as it is stored and compared. PostgreSQL stores no NUL in a text.
fn stored_sender(address: &str) -> String {
    address.replace('\0', "").to_lowercase()
}

type Row = (
    i64,
    i64,
    String,
    String,
    Vec<u8>,
    String,
    String,
    i64,
    Option<i64>,
    bool,
    i64,
    bool,
    bool,
    Option<String>,
);

fn inbound(row: Row, raw: Option<Vec<u8>>) -> Result<Inbound, Failure> {
    let (id, received_at, sender, address, digest, state, reason, attempts, next_at, ..) = row;
    let (.., confirmed, failures, reading, several_games, authentication) = row;
    let broken = |what: &str| Failure::Damaged(format!("inbox {id}: {what}"));
    Ok(Inbound {
        id,
        received_at: Instant(received_at),
        sender,
        address: Address::named(&address).ok_or_else(|| broken("address"))?,
        digest: Digest(digest.try_into().map_err(|_bytes| broken("digest"))?),
        raw,
        state: InboxState::named(&state).ok_or_else(|| broken("state"))?,
        reason,
        attempts: u16::try_from(attempts).map_err(|_number| broken("attempts"))?,
        failures: u16::try_from(failures).map_err(|_number| broken("failures"))?,
        reading,
        next_at: next_at.map(Instant),
        confirmed,
        several_games,
        authentication,
    })
}
