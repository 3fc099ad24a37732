//! Acts that are possible in a game now, judged by the rules alone: what a page offers.

use domain::{
    Actor, Cause, Command, Decision, Digest, Game, Instant, PlayerId, Refusal, Seen, decide,
    sealing::Disclosure,
};

/// Judges a command that is given now. The sender has seen the present position, and a text that must go with it counts as
/// written.
fn decision_now(game: &Game, actor: Actor, command: Command, now: Instant) -> Decision {
    let seen = Seen::Position(game.position_id());
    let cause = Cause { seen, text: Some(Digest([0; 32])), ..Cause::new(command, now) };
    decide(Some(game), actor, &cause, now)
}

/// Tells whether a command would be carried out now. The text of an envelope is looked up or shown with the command itself.
#[must_use]
pub fn is_possible(game: &Game, actor: Actor, command: Command, now: Instant) -> bool {
    decision_now(game, actor, command, now)
        .refusal
        .is_none_or(|refusal| matches!(refusal, Refusal::EnvelopeNeeded | Refusal::CommitmentMismatch { .. }))
}

/// Tells whether this arbiter may open the envelope of a game now, or have the service open it.
#[must_use]
pub fn may_open(game: &Game, arbiter: PlayerId, now: Instant) -> bool {
    let shown = Command::Open { envelope: Disclosure::Lost };
    let by_service = Command::Resume { envelope: None };
    let command = if game.is_over() || game.is_held_by_arbiters() { shown } else { by_service };
    is_possible(game, Actor::Arbiter(arbiter), command, now)
}

/// Returns the game after a command that is given now; none if its record would be folded anew.
///
/// # Errors
///
/// The refusal that the command would get. [`Refusal::EnvelopeNeeded`] says that it opens an envelope, whose move nobody
/// sees before.
pub fn game_after(
    game: &Game,
    actor: Actor,
    command: Command,
    now: Instant,
) -> Result<Option<Game>, Refusal> {
    let Decision { events, refusal } = decision_now(game, actor, command, now);
    refusal.map_or_else(|| Ok(game.evolve_all(&events)), Err)
}
