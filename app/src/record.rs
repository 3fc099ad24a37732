//! The hash chain over the events of a game.

use domain::{Actor, Digest, Game, GameId, Ply};
use sha2::{Digest as _, Sha256};

use crate::Failure;

/// The hash before the first event.
pub const GENESIS: Digest = Digest([0; 32]);

/// The canonical text of an event: the line `postzug event 1`, a line with the previous hash in hexadecimal, and a
/// line of JSON with game, seq, actor and the event.
pub fn text(previous: &Digest, game: GameId, seq: u32, actor: Actor, body: &str) -> Result<String, Failure> {
    let actor = serde_json::to_string(&actor).map_err(|error| Failure::unreadable("an actor", &error))?;
    Ok(format!(
        "postzug event 1\n{previous}\n{{\"game\":{},\"seq\":{seq},\"actor\":{actor},\"event\":{body}}}\n",
        game.0
    ))
}

/// The hash of an event: SHA-256 over its canonical text. `sha256sum` can check it.
pub fn hash(previous: &Digest, game: GameId, seq: u32, actor: Actor, body: &str) -> Result<Digest, Failure> {
    text(previous, game, seq, actor, body).map(|text| sha256(text.as_bytes()))
}

/// The ply an event makes for the first time, after so many half-moves and the most there ever were: one ply has one
/// move, unless an arbiter undid it.
pub(crate) fn new_ply(before: Option<(Ply, Ply)>, after: &Game) -> Option<Ply> {
    let (ply, reached) = before.unwrap_or_default();
    (after.ply > ply && after.ply > reached).then_some(after.ply)
}

pub(crate) fn sha256(bytes: &[u8]) -> Digest {
    Digest(Sha256::digest(bytes).into())
}
