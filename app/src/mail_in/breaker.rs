//! The breaker for all automatic answers together.

use domain::{Instant, Span};

use crate::{
    Failure,
    model::{Answer, NewMail},
    ports::Tx,
};

/// The windows of the breaker.
const WINDOW: Span = Span::minutes(10);

/// Answers to everybody together that one window always lets through.
pub const ANSWERS_PER_WINDOW: u32 = 100;

/// The breaker for all senders together. In ten minutes at most five times the median window of the last seven days leaves,
/// or [`ANSWERS_PER_WINDOW`] if that is more. What is too much is held until there is room, in the outbox and in order.
/// Answers until when, if it is held. Costs one look at an index as long as there are few answers.
pub(crate) fn answer_when_due(
    tx: &mut dyn Tx,
    mail: &NewMail,
    answer: &Answer,
) -> Result<Option<Instant>, Failure> {
    const TIMES: u64 = 5;
    const WINDOWS: i64 = 7 * 24 * 6;
    let now = answer.at;
    let room_at = |tx: &mut dyn Tx, most: u32| {
        Ok(tx.latest_answer(most - 1)?.map(|earlier| earlier + WINDOW).filter(|room| *room > now))
    };
    let mut held_until = room_at(tx, ANSWERS_PER_WINDOW)?;
    if held_until.is_some() {
        let this = window(now);
        let since = this - Span(WINDOW.0 * WINDOWS);
        let median = tx.answers_in_window(since, this, u32::try_from(WINDOWS / 2).unwrap_or(u32::MAX))?;
        let most = u32::try_from(median.saturating_mul(TIMES)).unwrap_or(u32::MAX);
        if most > ANSWERS_PER_WINDOW {
            held_until = room_at(tx, most)?;
        }
    }
    let at = held_until.unwrap_or(now);
    tx.insert_answer(&Answer { at, ..answer.clone() }, window(at))?;
    tx.enqueue(&NewMail { due_at: at, deadline: at, ..mail.clone() })?;
    Ok(held_until)
}

/// The instant at which the window of an instant began.
pub(crate) fn window(at: Instant) -> Instant {
    Instant(at.0 - at.0.rem_euclid(WINDOW.0))
}
