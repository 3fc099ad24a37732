use alloc::string::{String, ToString};

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
    let reason = checked(reason)?;
    Ok(Event::Ended { at: call.at, outcome, termination, decided_by: Some(arbiter), reason: Some(reason) }
        .into())
}

/// A reason that both players read.
pub(super) fn checked(reason: &str) -> Result<String, Refusal> {
    let reason = reason.trim();
    if reason.is_empty() || reason.chars().count() > MAX_REASON {
        return Err(Refusal::BadReason);
    }
    Ok(reason.to_string())
}
