use alloc::{vec, vec::Vec};

use shakmaty::{Color, Move, Position as _};

use super::call::{Call, Decision, Judgement};
use crate::{
    Command, ConditionalRule, Counted, Digest, Event, EventKind, Game, MoveText, Outcome, Phase, Position,
    PositionId, Refusal, Seen, SeenRule, Span, Termination, TextKind,
};

/// The most moves without an irreversible one. A game can only come near it where regulations switch the automatic
/// draws off.
const MAX_REVERSIBLE: usize = 1000;

/// The longest game. It keeps the count of plies far from its bounds.
const MAX_PLIES: u16 = 20_000;

/// A command for moves that an arbiter took back is for a game that is no more. Not even a flag falls by it.
pub(super) fn check_revision(call: &Call<'_>) -> Result<(), Refusal> {
    let game = call.game;
    match call.seen {
        Seen::Revision(revision) | Seen::Position(PositionId { revision, .. })
            if !game.has_moves_of(revision) =>
        {
            Err(Refusal::OtherLine { current: game.revision })
        }
        _ => Ok(()),
    }
}

/// A command is for the position that its sender saw; the same position reached again is another. A move that was
/// already played there is named as such, to recognise a message that arrives twice. Only moves since the last
/// irreversible one are known.
pub(super) fn check_seen(call: &Call<'_>, command: &Command) -> Result<(), Refusal> {
    let game = call.game;
    let Seen::Position(PositionId { ply: expected, .. }) = call.seen else {
        let is_needed = command.traits().seen == SeenRule::Position;
        return if is_needed { Err(Refusal::PlyMissing) } else { Ok(()) };
    };
    let is_for_any = match command {
        // A player who withdraws them wants none, whatever has been played since.
        Command::WithdrawConditionalMoves => true,
        // A proposal to adjourn that stands is named instead: its sender may not have seen it.
        Command::Adjourn => game.is_adjournment_proposed(),
        _ => false,
    };
    if expected == game.ply || is_for_any {
        return Ok(());
    }
    if let Command::Move { m, .. } = command
        && let Some((position, played)) = game.move_at(expected)
        && m.read(&position, call.style) == Ok(played)
    {
        return Err(Refusal::AlreadyPlayed { ply: expected.next() });
    }
    Err(Refusal::WrongPly { expected: expected.0, current: game.ply.0 })
}

/// A player makes moves only on their turn and while the game is in progress. After the order to seal they make none.
/// FIDE Guidelines I.1.1 binds a player to a move made on the board nevertheless, because the opponent has seen it.
/// Here no one sees it, it is not recorded, and it does not bind.
pub(super) fn check_turn(game: &Game, by: Color) -> Result<(), Refusal> {
    match game.phase {
        Phase::Ended { .. } => Err(Refusal::GameOver),
        Phase::Adjourned { .. } => Err(Refusal::Adjourned),
        _ if game.position.side_to_move() != by => Err(Refusal::NotYourMove),
        Phase::Sealing => Err(Refusal::MustSeal),
        Phase::Playing { .. } => Ok(()),
    }
}

pub(super) fn play(call: &Call<'_>, by: Color, m: &MoveText, draw_offer: bool) -> Judgement {
    check_turn(call.game, by)?;
    match m.read(&call.game.position, call.style) {
        Ok(m) => make(call, m, draw_offer, call.text),
        Err(refusal) => irregular(call, by, refusal),
    }
}

pub(super) fn say(call: &Call<'_>, by: Color) -> Judgement {
    Ok(EventKind::Said { by, message: call.text(TextKind::Message)? }.at(call.at).into())
}

pub(super) fn resign(call: &Call<'_>, by: Color) -> Judgement {
    Ok(call.ended(Outcome::won_by(!by), Termination::Resignation).into())
}

/// Conditional moves are given while the opponent thinks, and for a game that continues: a sealed move is not answered
/// unseen.
pub(super) fn set_conditional_moves(call: &Call<'_>, by: Color) -> Judgement {
    let game = call.game;
    if game.regulations.conditional_moves == ConditionalRule::None {
        return Err(Refusal::ConditionsNotAllowed);
    }
    match game.phase {
        Phase::Adjourned { .. } | Phase::Sealing => Err(Refusal::Adjourned),
        _ if game.position.side_to_move() == by => Err(Refusal::YourMove),
        _ if game.is_sealing() => Err(Refusal::Adjourned),
        _ => Ok(Vec::new().into()),
    }
}

/// A conditional move is played at the instant of the move it answers, so it uses no time, on leave too. Its player made it
/// beforehand.
pub(super) fn answer(call: &Call<'_>, by: Color, uci: &str) -> Judgement {
    check_turn(call.game, by)?;
    let m = call.game.position.from_uci(uci).ok_or_else(|| Refusal::NotAMove { text: uci.into() })?;
    let mut decision = make(call, m, false, None)?;
    if let Some(Event { kind: EventKind::Moved { conditional, .. }, .. }) = decision.events.first_mut() {
        *conditional = true;
    }
    Ok(decision)
}

/// A legal move stands (FIDE 4, touch-move). An offer that the regulations do not allow yet is not made.
pub(super) fn make(call: &Call<'_>, m: Move, draw_offer: bool, message: Option<Digest>) -> Judgement {
    let game = call.game;
    if game.history.steps.len() >= MAX_REVERSIBLE || game.ply.0 >= MAX_PLIES {
        return Err(Refusal::RecordFull);
    }
    let after = game.position.after(m);
    let refusal = if draw_offer { game.may_offer(&after).err() } else { None };
    let (reflection, charged) = call.spent();
    let mut events = vec![
        EventKind::Moved {
            received_at: call.stamp.received_at,
            ply: game.ply.next(),
            uci: game.position.uci(m),
            reflection,
            charged,
            draw_offer: draw_offer && refusal.is_none(),
            message,
            conditional: false,
        }
        .at(call.at),
    ];
    events.extend(ending(game, &after).map(|(outcome, termination)| call.ended(outcome, termination)));
    Ok(Decision { events, refusal })
}

impl Game {
    /// Checks that a draw may be offered with the move that leads to `after`.
    pub(crate) fn may_offer(&self, after: &Position) -> Result<(), Refusal> {
        self.may_agree(after)?;
        self.may_offer_again(self.position.side_to_move())
    }

    /// Offers are not repeated at will, where regulations say so: it would disturb the opponent (FIDE 11.5).
    pub(crate) fn may_offer_again(&self, by: Color) -> Result<(), Refusal> {
        let moves = self.regulations.draws.offer_again_after;
        match self.last_offer[by] {
            Some(last) if self.ply.next().0.saturating_sub(last.0) <= moves.saturating_mul(2) => {
                Err(Refusal::OfferTooSoon { moves })
            }
            _ => Ok(()),
        }
    }
}

/// The most illegal moves of one side on record. Further ones are only refused, so that they cannot fill the record of
/// a game.
const MAX_ILLEGAL: u16 = 100;

/// An illegal move is refused and counted, and so is an ambiguous one; the sender's clock continues (FIDE 7.5, ICCF
/// postal rules). An unreadable text is only refused.
pub(super) fn irregular(call: &Call<'_>, by: Color, refusal: Refusal) -> Judgement {
    let ambiguous = match refusal {
        Refusal::IllegalMove { .. } => false,
        Refusal::AmbiguousMove { .. } | Refusal::PromotionMissing { .. } => true,
        refusal => return Err(refusal),
    };
    match counted(call, by, ambiguous) {
        // Nobody loses a game by a count that they were not told of.
        Some((events, count)) => {
            let refusal = match count {
                Some(count) => refusal.with_count(count),
                None => refusal,
            };
            Ok(Decision { events, refusal: Some(refusal) })
        }
        None => Err(refusal),
    }
}

/// Returns the events of an irregular move, and its count where it can lose the game; none if no more are counted.
fn counted(call: &Call<'_>, by: Color, ambiguous: bool) -> Option<(Vec<Event>, Option<Counted>)> {
    let (game, regulations) = (call.game, &call.game.regulations);
    let (rules, counted) = if ambiguous {
        (&regulations.ambiguous_moves, &game.ambiguous_moves)
    } else {
        (&regulations.illegal_moves, &game.illegal_moves)
    };
    let count = counted[by].saturating_add(1);
    if count > rules.loses_at.unwrap_or_default().max(MAX_ILLEGAL) {
        return None;
    }
    let gained = Span::days(rules.opponent_gains_days.into());
    let mut events = vec![EventKind::IllegalMove { by, ambiguous, count, gained }.at(call.at)];
    if rules.loses_at.is_some_and(|limit| count >= limit) {
        events.push(call.ended(call.lost_by(by), Termination::IllegalMoves));
    }
    Some((events, rules.loses_at.map(|loses_at| Counted { count, loses_at })))
}

/// Returns the end of the game, if a move that leads to `after` ends it. Mate has precedence over every draw (FIDE
/// 9.6.2).
pub(super) fn ending(game: &Game, after: &Position) -> Option<(Outcome, Termination)> {
    if after.legal_moves().is_empty() {
        return Some(if after.chess().is_check() {
            (Outcome::won_by(!after.side_to_move()), Termination::Checkmate)
        } else {
            (Outcome::Draw, Termination::Stalemate)
        });
    }
    let draws = &game.regulations.draws;
    let termination = if after.is_dead() {
        Termination::DeadPosition
    } else if draws.automatic && game.history.occurrences(after, 4) + 1 >= 5 {
        Termination::FivefoldRepetition
    } else if game.regulations.is_drawn_by_moves(after) {
        Termination::SeventyFiveMoves
    } else {
        return None;
    };
    Some((Outcome::Draw, termination))
}
