//! The result of a game in words.

use app::message::{Arg, Message};
use domain::{Color, GameId, Outcome, Termination};

use crate::msg;

/// Describes the result and the way the game ended. `by_silence`: a game lost on time was lost by silence.
pub fn describe_result(
    id: GameId,
    (outcome, termination): (Outcome, Termination),
    by_silence: bool,
    person: impl Fn(Color) -> Arg,
) -> Message {
    let how = match termination {
        Termination::TimeLimitExceeded if by_silence => msg!("ending-by-silence"),
        _ => describe_ending(termination),
    };
    let (game, result) = (Arg::shown(id), Arg::shown(outcome));
    let is_lost = matches!(termination, Termination::TimeLimitExceeded | Termination::IllegalMoves);
    match (outcome, outcome.winner()) {
        (_, Some(Color::White)) => {
            msg!("over-white-wins", game = game, result = result, who = person(Color::White), how = how)
        }
        (_, Some(Color::Black)) => {
            msg!("over-black-wins", game = game, result = result, who = person(Color::Black), how = how)
        }
        (Outcome::BothLose, None) => msg!("over-both-lose", game = game, result = result, how = how),
        (Outcome::NoResult, None) => msg!("over-no-result", game = game, result = result, how = how),
        (_, None) if is_lost => msg!("over-drawn-not-won", game = game, result = result, how = how),
        (_, None) => msg!("over-drawn", game = game, result = result, how = how),
    }
}

/// Describes the way in which a game ended.
#[must_use]
pub fn describe_ending(termination: Termination) -> Message {
    match termination {
        Termination::Checkmate => msg!("ending-checkmate"),
        Termination::Resignation => msg!("ending-resignation"),
        Termination::Stalemate => msg!("ending-stalemate"),
        Termination::DeadPosition => msg!("ending-dead-position"),
        Termination::Agreement => msg!("ending-agreement"),
        Termination::ThreefoldRepetition => msg!("ending-threefold"),
        Termination::FiftyMoves => msg!("ending-fifty"),
        Termination::Tablebase => msg!("ending-tablebase"),
        Termination::FivefoldRepetition => msg!("ending-fivefold"),
        Termination::SeventyFiveMoves => msg!("ending-seventy-five"),
        Termination::TimeLimitExceeded => msg!("ending-time"),
        Termination::IllegalMoves => msg!("ending-illegal-moves"),
        Termination::SealedMove => msg!("ending-sealed-move"),
        Termination::Forfeit => msg!("ending-forfeit"),
        Termination::Cancelled => msg!("ending-cancelled"),
        Termination::Annulled => msg!("ending-annulled"),
        Termination::Expulsion => msg!("ending-expulsion"),
        Termination::Withdrawal => msg!("ending-withdrawal"),
        Termination::Adjudication => msg!("ending-adjudication"),
    }
}
