use alloc::string::ToString;

use super::{Call, Judgement};
use crate::{Event, Outcome, PlayerId, Refusal, Termination};

/// The longest reason of a decision, in characters.
const MAX_REASON: usize = 500;

/// The arbiter ends the game (FIDE 12). He gives a reason, which both players read.
pub(super) fn end(
    call: &Call<'_>,
    arbiter: PlayerId,
    outcome: Outcome,
    termination: Termination,
    reason: &str,
) -> Judgement {
    let reason = reason.trim();
    if reason.is_empty() || reason.chars().count() > MAX_REASON {
        return Err(Refusal::BadReason);
    }
    Ok(Event::Ended {
        at: call.at,
        outcome,
        termination,
        decided_by: Some(arbiter),
        reason: Some(reason.to_string()),
    }
    .into())
}
