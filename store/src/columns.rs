//! The types of app and domain as columns. Numbers are BIGINT, digests 32 bytes, choices their serde
//! names, structures JSON.

use app::Failure;
use domain::{Actor, Digest, PlayerId, Ply};
use serde::{Serialize, de::DeserializeOwned};

pub(crate) const fn actor_columns(actor: Actor) -> (i64, i64) {
    match actor {
        Actor::Player(id) => (0, id.0),
        Actor::Arbiter(id) => (1, id.0),
        Actor::Timekeeper => (2, 0),
    }
}

pub(crate) fn actor(kind: i64, id: i64) -> Result<Actor, Failure> {
    match kind {
        0 => Ok(Actor::Player(PlayerId(id))),
        1 => Ok(Actor::Arbiter(PlayerId(id))),
        2 => Ok(Actor::Timekeeper),
        _ => Err(Failure::Damaged(format!("actor of kind {kind}"))),
    }
}

pub(crate) fn digest(bytes: &[u8]) -> Result<Digest, Failure> {
    bytes.try_into().map(Digest).map_err(|error| Failure::unreadable("a digest", &error))
}

pub(crate) fn ply(number: i64) -> Result<Ply, Failure> {
    u16::try_from(number).map(Ply).map_err(|error| Failure::unreadable("a ply", &error))
}

pub(crate) fn count(number: i64) -> Result<u32, Failure> {
    u32::try_from(number).map_err(|error| Failure::unreadable("a count", &error))
}

pub(crate) fn json<T: Serialize>(value: &T) -> Result<String, Failure> {
    serde_json::to_string(value)
        .map_err(|error| Failure::Other("a value could not be written", Box::new(error)))
}

pub(crate) fn from_json<T: DeserializeOwned>(text: &str) -> Result<T, Failure> {
    serde_json::from_str(text).map_err(|error| Failure::unreadable("stored JSON", &error))
}

/// The serde name of a choice without fields.
pub(crate) fn name<T: Serialize>(choice: &T) -> Result<String, Failure> {
    Ok(json(choice)?.trim_matches('"').to_owned())
}

pub(crate) fn from_name<T: DeserializeOwned>(name: &str) -> Result<T, Failure> {
    T::deserialize(serde::de::value::StrDeserializer::<serde::de::value::Error>::new(name))
        .map_err(|error| Failure::unreadable("a stored name", &error))
}

/// Refuses a write that did not touch exactly one row.
pub(crate) fn one(rows: usize, failure: fn(String) -> Failure, what: &str) -> Result<(), Failure> {
    if rows == 1 { Ok(()) } else { Err(failure(format!("{what}: {rows} rows"))) }
}
