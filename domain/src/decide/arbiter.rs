use shakmaty::{ByColor, Color};

use super::{
    adjournment,
    call::{Call, Judgement},
    leave, moves,
};
use crate::{
    Act, ActNote, Appeal, Command, EventKind, Game, GameId, Instant, Outcome, Paused, Phase, PlayerId, Ply,
    Refusal, Span, TextKind, TimeControl,
    clock::{Pause, Thinking},
    game::MAX_ACTS,
};

/// The most takebacks in a game: each of them folds it anew.
const MAX_TAKEN_BACK: u16 = 100;
/// The most time given or taken at once.
const MAX_TIME: Span = Span::days(365);

/// An arbiter acts (FIDE 12.9, 13.4), with a reason for both players.
pub(super) fn act(call: &Call<'_>, by: PlayerId, act: &Act) -> Judgement {
    let game = call.game;
    if game.is_over() && !act.outlives() {
        return Err(Refusal::GameOver);
    }
    if let Some(other) = game.replayed_as().or(game.gave_way_to()) {
        return Err(Refusal::OtherGameCounts { game: other });
    }
    let days = game.regulations.arbiter.appeal_days;
    if game.acts.len() >= MAX_ACTS && !game.acts.iter().any(|note| note.is_settled(call.at, days)) {
        return Err(Refusal::TooManyActs);
    }
    if game.acts.iter().any(|note| note.forbids(by, act)) {
        return Err(Refusal::ActReversed);
    }
    match act {
        Act::Time { side, span } => check_time(call, *side, *span)?,
        Act::Clocks { used, deadline } => check_clocks(call, *used, *deadline)?,
        Act::Adjudicate { outcome: Outcome::NoResult } => return Err(Refusal::BadOutcome),
        // Annulled once is enough, and so is the same result; another arbiter changes it by another one.
        Act::Adjudicate { .. } | Act::Forfeit { .. } | Act::Annul => check_changes(call, act)?,
        Act::Points { half_points } => {
            if !game.is_over() {
                return Err(Refusal::NotOver);
            }
            if half_points.iter().any(|&points| points > 2) {
                return Err(Refusal::BadPoints);
            }
        }
        Act::Leave { side, leave } => leave::check_special(call, *side, leave)?,
        Act::EndLeave { side, first } => leave::check_end(call, *side, *first)?,
        Act::Adjourn => adjournment::check_playing(game)?,
        Act::TakeBack { to } => check_take_back(call, *to)?,
        Act::Replace { player, zone, .. } => {
            let bad = *player == by || game.color_of(*player).is_some() || game.holds_envelopes(*player);
            if bad || !zone.is_sound() {
                return Err(Refusal::BadReplacement);
            }
        }
        // It follows a reversal in the other game, and from nothing else.
        Act::GiveWay { to } => return Err(Refusal::OtherGameCounts { game: *to }),
        Act::Warn { .. } | Act::Cancel { .. } | Act::Expel { .. } => {}
    }
    Ok(EventKind::Act { by, act: act.clone(), reason: call.reason()? }.at(call.at).into())
}

/// Checks that this arbiter may act. Where a game names its arbiters, only they and the holders of its envelopes' keys
/// act. An appeal that none of them may decide is for any arbiter of the service.
pub(super) fn check_named(game: &Game, by: PlayerId, command: &Command) -> Result<(), Refusal> {
    let may = |id: &PlayerId| game.color_of(*id).is_none() && !game.replaced_players.contains(id);
    let named = &game.regulations.arbiter.named;
    let appeal = match command {
        Command::DecideAppeal { act, .. } => game.acts.iter().find(|note| note.seq == *act),
        _ => None,
    };
    let nobody = appeal.is_some_and(|note| !named.iter().any(|id| *id != note.by && may(id)));
    if named.is_empty()
        || named.contains(&by)
        || nobody
        || game.regulations.adjournment.arbiters.contains(&by)
    {
        Ok(())
    } else {
        Err(Refusal::NotAnArbiter)
    }
}

/// A clock is never set so that its flag is down.
fn check_time(call: &Call<'_>, side: Color, span: Span) -> Result<(), Refusal> {
    let game = call.game;
    if span.is_zero() || span > MAX_TIME || span < Span::ZERO - MAX_TIME {
        return Err(Refusal::BadClocks);
    }
    let enough = match game.given(call.at, side, span) {
        Some((Paused { running, at }, clock)) => {
            Thinking { side: clock, ..game.thinking_of(&running) }.deadline() > at
        }
        None => {
            let next = match game.regulations.time_control {
                TimeControl::PerMove { days } => Span::days(days.into()),
                TimeControl::Periods { .. } | TimeControl::TripleBlock { .. } => game.clock.sides[side].left,
            };
            next + game.clock.gained[side] + span > Span::ZERO
        }
    };
    if enough { Ok(()) } else { Err(Refusal::BadClocks) }
}

/// Corrects the clocks by the arbiter's best judgement (FIDE 6.10). The flag must not be down, and Triple Block must not show
/// more than it can (ICCF Rules, Appendix 3). The players' window (Guidelines I.13) does not bind the arbiter. The deadline
/// is on no day of leave, which can be cancelled. On a free day or in a night it is the end of it.
fn check_clocks(call: &Call<'_>, used: ByColor<Span>, deadline: Option<Instant>) -> Result<(), Refusal> {
    let sane = |span: Span| (Span::ZERO..=Span::days(36_500)).contains(&span);
    let ahead = |deadline: Instant| {
        let shown = |thinking: Thinking<'_>| {
            let price = |at| thinking.price(thinking.used(at));
            match thinking.control {
                TimeControl::TripleBlock { clock_days, .. } => {
                    price(deadline) - price(call.at) <= Span::days(*clock_days)
                }
                TimeControl::PerMove { .. } | TimeControl::Periods { .. } => true,
            }
        };
        let runs = |thinking: &Thinking<'_>| thinking.pauses.at(deadline) != Some(Pause::Leave);
        (Span(1)..=MAX_TIME).contains(&(deadline - call.at))
            && call.game.thinking().filter(runs).is_some_and(shown)
    };
    if sane(used.white) && sane(used.black) && deadline.is_none_or(ahead) {
        Ok(())
    } else {
        Err(Refusal::BadClocks)
    }
}

fn check_changes(call: &Call<'_>, act: &Act) -> Result<(), Refusal> {
    let Phase::Ended { outcome, termination, .. } = call.game.phase else { return Ok(()) };
    if act.ended() == Some((outcome, termination)) { Err(Refusal::GameOver) } else { Ok(()) }
}

/// Checks a takeback: at most the slip and one reply to it, played on the board since the last envelope was opened.
fn check_take_back(call: &Call<'_>, to: Ply) -> Result<(), Refusal> {
    let game = call.game;
    if !game.regulations.arbiter.takeback {
        return Err(Refusal::TakeBackNotAllowed);
    }
    moves::check_turn(game, game.position.side_to_move())?;
    if game.revision >= MAX_TAKEN_BACK {
        return Err(Refusal::TooManyActs);
    }
    let taken = game.ply.0.checked_sub(to.0);
    if !matches!(taken, Some(1 | 2)) || to < game.session.first_ply || game.session.absent.is_some() {
        return Err(Refusal::NothingToTakeBack);
    }
    Ok(())
}

/// A player appeals within the regulated days (ICCF: 14), once against each act. A replaced player appeals for their
/// side; the replacement is no party to it.
pub(super) fn appeal(call: &Call<'_>, who: PlayerId, act: u32) -> Judgement {
    let found = note(call, act);
    if let Some(game) = call.game.gave_way_to() {
        return Err(Refusal::OtherGameCounts { game });
    }
    let by = match found.as_ref().map(|note| (&note.act, note.replaced)) {
        Ok((Act::Replace { side, .. }, Some(replaced))) if replaced == who => Some(*side),
        Ok((Act::Replace { side, .. }, _)) => call.game.color_of(who).filter(|color| color != side),
        _ => call.game.color_of(who),
    };
    let (by, note) = (by.ok_or(Refusal::NotAPlayer)?, found?);
    let days = call.game.regulations.arbiter.appeal_days;
    let until = note.appeal_until(days);
    if note.reversed || note.appeals[by] != Appeal::None {
        return Err(Refusal::AlreadyAppealed);
    }
    if call.stamp.received_at > until || days == 0 {
        return Err(Refusal::AppealTooLate { until });
    }
    Ok(EventKind::Appealed { by, act, message: call.text(TextKind::Message)? }.at(call.at).into())
}

/// An arbiter who did not act confirms or reverses.
pub(super) fn decide(call: &Call<'_>, by: PlayerId, act: u32, reversed: bool) -> Judgement {
    let note = note(call, act)?;
    if !note.is_open() {
        return Err(Refusal::NoAppeal);
    }
    if note.by == by {
        return Err(Refusal::OwnAct);
    }
    Ok(EventKind::AppealDecided { by, act, reversed, reason: call.reason()? }.at(call.at).into())
}

fn note<'a>(call: &Call<'a>, act: u32) -> Result<&'a ActNote, Refusal> {
    call.game.acts.iter().find(|note| note.seq == act).ok_or(Refusal::NoSuchAct)
}

/// The game does not count any more, whatever its result: another one does.
pub(super) fn give_way(call: &Call<'_>, by: PlayerId, to: GameId) -> Judgement {
    Ok(EventKind::Act { by, act: Act::GiveWay { to }, reason: call.reason()? }.at(call.at).into())
}
