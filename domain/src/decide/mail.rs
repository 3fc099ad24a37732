use shakmaty::Color;

use super::call::{Call, Judgement};
use crate::{EventKind, Refusal};

/// Puts on record a change of mail delivery to a player. No clock is touched: the consequence is for the arbiter (FIDE
/// 12).
pub(super) fn note(call: &Call<'_>, to: Color, works: bool) -> Judgement {
    match (call.game.mail_problem[to], works) {
        (None, false) => Ok(EventKind::MailProblem { to }.at(call.at).into()),
        (Some(_), true) => Ok(EventKind::MailRestored { to }.at(call.at).into()),
        _ => Err(Refusal::MailNoted),
    }
}
