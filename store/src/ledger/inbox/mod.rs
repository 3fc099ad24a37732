//! Mail that came in, and the automatic answers to it.

mod statements;
mod tx;
mod view;

use app::{Address, Failure, ports::*};
use diesel::prelude::*;
use domain::{Digest, Instant};

use crate::schema::inbox::inbox;

/// Normalizes an address as it is stored and compared. PostgreSQL stores no NUL in a text.
fn stored_sender(address: &str) -> String {
    address.replace('\0', "").to_lowercase()
}

/// A mail without its raw text, which is fetched only where it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = inbox)]
struct Row {
    id: i64,
    received_at: i64,
    sender: String,
    address: String,
    digest: Vec<u8>,
    state: String,
    reason: String,
    attempts: i64,
    next_at: Option<i64>,
    confirmed: bool,
    failures: i64,
    reading: bool,
    several_games: bool,
    authentication: Option<String>,
}

fn inbound(row: Row, raw: Option<Vec<u8>>) -> Result<Inbound, Failure> {
    let id = row.id;
    let broken = |what: &str| Failure::Damaged(format!("inbox {id}: {what}"));
    Ok(Inbound {
        id,
        received_at: Instant(row.received_at),
        sender: row.sender,
        address: Address::named(&row.address).ok_or_else(|| broken("address"))?,
        digest: Digest(row.digest.try_into().map_err(|_bytes| broken("digest"))?),
        raw,
        state: InboxState::named(&row.state).ok_or_else(|| broken("state"))?,
        reason: row.reason,
        attempts: u16::try_from(row.attempts).map_err(|_number| broken("attempts"))?,
        failures: u16::try_from(row.failures).map_err(|_number| broken("failures"))?,
        reading: row.reading,
        next_at: row.next_at.map(Instant),
        confirmed: row.confirmed,
        several_games: row.several_games,
        authentication: row.authentication,
    })
}
