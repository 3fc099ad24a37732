use core::fmt;

use serde::{Deserialize, Serialize};
use shakmaty::Color;

/// The result of a finished game. Its cause is the [`Termination`].
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// 1-0
    WhiteWins,
    /// 0-1
    BlackWins,
    /// 1/2-1/2
    Draw,
    /// 0-0: both lose, only by an arbiter's decision (FIDE 11.3.1.4).
    BothLose,
    /// *: the game was cancelled or annulled and counts nothing.
    NoResult,
}

impl Outcome {
    /// The outcome when `color` wins.
    #[must_use]
    pub fn won_by(color: Color) -> Self {
        color.fold_wb(Self::WhiteWins, Self::BlackWins)
    }

    /// The winner, if there is one.
    #[must_use]
    pub const fn winner(self) -> Option<Color> {
        match self {
            Self::WhiteWins => Some(Color::White),
            Self::BlackWins => Some(Color::Black),
            Self::Draw | Self::BothLose | Self::NoResult => None,
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::WhiteWins => "1-0",
            Self::BlackWins => "0-1",
            Self::Draw => "1/2-1/2",
            Self::BothLose => "0-0",
            Self::NoResult => "*",
        })
    }
}

/// The cause of a game's end.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Termination {
    /// FIDE 5.1.1
    Checkmate,
    /// FIDE 5.1.2
    Resignation,
    /// FIDE 5.2.1
    Stalemate,
    /// FIDE 5.2.2: no sequence of legal moves mates for either side.
    DeadPosition,
    /// FIDE 5.2.3
    Agreement,
    /// FIDE 9.2, on claim.
    ThreefoldRepetition,
    /// FIDE 9.3, on claim.
    FiftyMoves,
    /// Won or drawn by an endgame tablebase, on claim (ICCF Rules 2020, 2.9).
    Tablebase,
    /// FIDE 9.6.1, automatic.
    FivefoldRepetition,
    /// FIDE 9.6.2, automatic.
    SeventyFiveMoves,
    /// The limit was exceeded (FIDE 6.9); a draw if the opponent could never mate.
    TimeLimitExceeded,
    /// One illegal move too many (FIDE 7.5.5); a draw if the opponent could never mate.
    IllegalMoves,
    /// The sealed move was ambiguous, unreadable or illegal (FIDE Guidelines I.8).
    SealedMove,
    /// Lost without play, by an arbiter's decision.
    Forfeit,
    /// The arbiter fixed the outcome.
    Adjudication,
    /// An arbiter cancelled the game, which may be replayed (FIDE 7.2).
    Cancelled,
    /// An arbiter annulled the game.
    Annulled,
    /// Lost by a player who was expelled from the event (FIDE 12.9.9).
    Expulsion,
    /// Lost or annulled because a player withdrew from the event.
    Withdrawal,
}
