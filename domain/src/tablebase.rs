use serde::{Deserialize, Serialize};
use shakmaty::{ByColor, Color};

use crate::{
    ClaimBasis, Game, Instant, MoveText, Outcome, Paused, Position, Refusal, notation::NotationStyle, wire,
};
use alloc::string::String;

/// Claims by endgame tablebases (ICCF Rules 2020, 2.9, 3.14).
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct TablebaseRules {
    /// The fifty-move rule counts. At ICCF it does not: a win that it would frustrate is a win.
    pub fifty_moves: bool,
    /// The most men on the board a claim is about, 3 to 7 (ICCF: 6 until 2019, then 7).
    pub men: u8,
    /// Days the arbiter has for what no table here tells, 1 to 90. Then the claim has lapsed and the game goes on.
    pub decided_within_days: u8,
}

impl Default for TablebaseRules {
    fn default() -> Self {
        Self { fifty_moves: false, men: 7, decided_within_days: 14 }
    }
}

/// What a tablebase says of a position, for the side to move.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TableValue {
    /// Won.
    Win,
    /// Won, but for the fifty-move rule.
    CursedWin,
    /// Drawn.
    Draw,
    /// Lost, but for the fifty-move rule.
    BlessedLoss,
    /// Lost.
    Loss,
}

impl TableValue {
    const fn of_the_opponent(self) -> Self {
        match self {
            Self::Win => Self::Loss,
            Self::CursedWin => Self::BlessedLoss,
            Self::Draw => Self::Draw,
            Self::BlessedLoss => Self::CursedWin,
            Self::Loss => Self::Win,
        }
    }
}

/// What looking at the tables came to.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Probed {
    /// The value of [`claimed_position`].
    Value(TableValue),
    /// No table here tells: too many men, castling rights, or the fifty-move rule is too close.
    Unknown,
}

/// A claim that an arbiter decides.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct ReferredClaim {
    /// The number of its event; a decision names it.
    pub seq: u32,
    /// Who claims.
    #[serde(with = "wire::color")]
    pub by: Color,
    /// What.
    pub basis: ClaimBasis,
    /// The announced move in UCI.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub announced: Option<String>,
    /// When our intake stamped it.
    pub received_at: Instant,
    /// The arbiter decides until then.
    pub until: Instant,
    /// The clock that stands still meanwhile: then nobody moves. None where it runs on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub paused: Option<Paused>,
    /// How often each side has handed in analysis.
    #[serde(with = "wire::by_color", default)]
    pub analyses: ByColor<u8>,
}

/// The position a claim is about: on the board, or after the announced move.
///
/// # Errors
///
/// As [`notation::read`].
pub fn claimed_position(
    game: &Game,
    announced: Option<&MoveText>,
    style: NotationStyle,
) -> Result<Position, Refusal> {
    let Some(announced) = announced else { return Ok(game.position.clone()) };
    announced.read(&game.position, style).map(|m| game.position.after(m))
}

impl ClaimBasis {
    /// Whether tables decide it.
    #[must_use]
    pub const fn is_by_tablebase(self) -> bool {
        matches!(self, Self::TablebaseWin | Self::TablebaseDraw)
    }

    /// Whether it is a request for adjudication, which only an arbiter decides.
    #[must_use]
    pub const fn is_by_adjudication(self) -> bool {
        matches!(self, Self::AdjudicatedWin | Self::AdjudicatedDraw)
    }

    /// Whether a wrong claim stands as a draw offer (FIDE 9.1.2.3).
    #[must_use]
    pub const fn offers_draw(self) -> bool {
        matches!(self, Self::ThreefoldRepetition | Self::FiftyMoves | Self::TablebaseDraw)
    }

    /// What the game counts when `by` is right.
    #[must_use]
    pub fn outcome(self, by: Color) -> Outcome {
        match self {
            Self::TablebaseWin | Self::AdjudicatedWin => Outcome::won_by(by),
            Self::ThreefoldRepetition | Self::FiftyMoves | Self::TablebaseDraw | Self::AdjudicatedDraw => {
                Outcome::Draw
            }
        }
    }

    /// Whether the tables agree. `value` is of the position after an announced move if there is one: then the opponent
    /// is to move in it. Who has a win and claims a draw is wrong.
    #[must_use]
    pub(crate) fn agrees(self, value: TableValue, announced: bool, rules: TablebaseRules) -> bool {
        use TableValue::{BlessedLoss, CursedWin, Draw, Win};
        let value = if announced { value.of_the_opponent() } else { value };
        match self {
            Self::TablebaseWin => value == Win || value == CursedWin && !rules.fifty_moves,
            Self::TablebaseDraw => {
                value == Draw || matches!(value, CursedWin | BlessedLoss) && rules.fifty_moves
            }
            _ => false,
        }
    }
}
