use alloc::vec::Vec;

use crate::{Actor, Command, Event, Game, Ply, Refusal, Stamp};

/// What a command leads to. Both may be there: a counted illegal move is refused and recorded, a wrong claim is
/// refused and its announced move played (FIDE 9.5.3).
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Decision {
    /// To be appended, in this order; empty when nothing happened to the game.
    pub events: Vec<Event>,
    /// What the actor is told was not done.
    pub refusal: Option<Refusal>,
}

impl From<Refusal> for Decision {
    fn from(refusal: Refusal) -> Self {
        Self { events: Vec::new(), refusal: Some(refusal) }
    }
}

/// Judges a command. Pure: the same arguments give the same events, byte for byte.
///
/// `game` is `None` only for [`Command::Create`]. `expected_ply` is the number of half-moves the actor believes
/// have been played; a command made for another ply is refused, so a late or repeated message cannot touch a
/// position its sender did not see.
#[must_use]
pub fn decide(
    game: Option<&Game>,
    actor: Actor,
    command: &Command,
    expected_ply: Option<Ply>,
    stamp: Stamp,
) -> Decision {
    let _ = (game, actor, command, expected_ply, stamp);
    Decision { events: Vec::new(), refusal: None }
}
