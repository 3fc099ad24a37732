use shakmaty::Color;

use super::call::{Call, Judgement, Party};
use crate::{EventKind, Outcome, Refusal, Termination, Withdrawal};

/// Withdrawal, as regulated: a game that has hardly begun is annulled, another one is lost or waits for an arbiter.
pub(super) fn withdraw(call: &Call<'_>, party: Party, of: Color) -> Judgement {
    let game = call.game;
    let noted_by = match party {
        Party::Player(color) if color != of => return Err(Refusal::NotAPlayer),
        Party::Player(_) | Party::Timekeeper => None,
        Party::Arbiter(id) => Some(id),
    };
    let reason = if noted_by.is_some() { Some(call.reason()?) } else { call.text };
    if game.withdrawn.is_some() {
        return Err(Refusal::PlayerWithdrawn);
    }
    let silent = matches!(party, Party::Timekeeper);
    let rules = game.regulations.withdrawal;
    // Silence in other games means nothing in a game without that rule.
    if silent && !rules.silent {
        return Err(Refusal::NotAnArbiter);
    }
    // A player who is out of time loses on time, under every rule of claiming.
    if let Some(running) = game.flag_fallen(call.stamp.received_at).filter(|running| running.side == of) {
        let fell = EventKind::FlagFell { by: of, deadline: running.deadline }.at(call.at);
        let lost = call.ended(call.lost_by(of), Termination::TimeLimitExceeded);
        let noted = (!running.flagged).then_some(fell);
        return Ok(noted.into_iter().chain([lost]).collect::<alloc::vec::Vec<_>>().into());
    }
    let ended = if game.ply.0 / 2 < rules.annul_before {
        Some(Outcome::NoResult)
    } else if rules.then == Withdrawal::Lost {
        Some(Outcome::won_by(!of))
    } else {
        None
    };
    let withdrawn = EventKind::Withdrawn { of, noted_by, silent, reason }.at(call.at);
    let ended = ended.map(|outcome| call.ended(outcome, Termination::Withdrawal));
    Ok([withdrawn].into_iter().chain(ended).collect::<alloc::vec::Vec<_>>().into())
}
