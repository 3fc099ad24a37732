use shakmaty::Color;

use super::call::{Call, Judgement};
use crate::{Event, Refusal};

/// Puts on record a change of mail delivery to a player. No clock is touched: the consequence is for the arbiter (FIDE
/// 12).
pub(super) fn note(call: &Call<'_>, to: Color, works: bool) -> Judgement {
    match (call.game.mail_problem[to], works) {
        (None, false) => Ok(Event::MailProblem { at: call.at, to }.into()),
        (Some(_), true) => Ok(Event::MailRestored { at: call.at, to }.into()),
        _ => Err(Refusal::MailNoted),
    }
}
