use super::{Call, Judgement};
use crate::{Digest, Event, Outcome, PlayerId, Termination};

/// The arbiter ends the game (FIDE 12). He gives a reason, which both players read.
pub(super) fn end(
    call: &Call<'_>,
    arbiter: PlayerId,
    outcome: Outcome,
    termination: Termination,
    reason: Digest,
) -> Judgement {
    Ok(Event::Ended { at: call.at, outcome, termination, decided_by: Some(arbiter), reason: Some(reason) }
        .into())
}
