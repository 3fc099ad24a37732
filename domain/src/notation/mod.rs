//! Every notation in, every notation out. Reading takes three steps: text to syntax, syntax to the legal moves
//! it can mean in a position, one move or a question. Legality is shakmaty's.

use alloc::{string::String, vec::Vec};
use core::fmt;

use serde::{Deserialize, Serialize};
use shakmaty::Move;

use crate::{Position, Refusal, StartError};

/// The piece letters of a player's language (FIDE Appendix C.3).
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Letters {
    /// K Q R B N
    #[default]
    English,
    /// K D T L S
    German,
    /// R D T F C
    French,
    /// R D T A C
    Spanish,
}

/// How moves are written to a player.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Notation {
    /// ICCF numeric, `5254`. The default.
    #[default]
    Numeric,
    /// SAN with English letters, `Nf3`.
    San,
    /// SAN with the player's letters, `Sf3`.
    Letters,
    /// SAN with figurines.
    Figurine,
    /// `Ng1-f3`, with the player's letters.
    Long,
    /// `g1f3`
    Uci,
    /// The words of FIDE Appendix E.
    Announced,
}

/// One legal move that a text can mean, in the two forms a question shows.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Reading {
    /// SAN.
    pub san: String,
    /// ICCF numeric.
    pub numeric: String,
}

/// Why a move is not legal, in terms a player understands.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum IllegalReason {
    /// Any other reason.
    Other,
}

impl fmt::Display for IllegalReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no piece can make this move")
    }
}

/// Reads one move written in any notation. The text holds nothing else, except a move number before it.
///
/// # Errors
///
/// [`Refusal::NotAMove`], [`Refusal::IllegalMove`], [`Refusal::AmbiguousMove`], [`Refusal::PromotionMissing`].
pub fn read(text: &str, position: &Position, letters: Letters) -> Result<Move, Refusal> {
    let _ = (position, letters);
    Err(Refusal::NotAMove { text: text.into() })
}

/// Writes a legal move of `position`.
#[must_use]
pub fn write(m: Move, position: &Position, notation: Notation, letters: Letters) -> String {
    let _ = (notation, letters);
    position.uci(m)
}

/// A move found in a line of free text.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Candidate {
    /// As written.
    pub text: String,
    /// The move number written before it, and whether dots marked it as Black's (`12...`).
    pub number: Option<(u16, bool)>,
    /// `(=)` or words offering a draw stood beside it.
    pub draw_offer: bool,
    /// What it means in the position.
    pub reading: Result<Move, Refusal>,
}

/// What a line of free text holds.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Line {
    /// Everything that looks like a move, in order.
    pub candidates: Vec<Candidate>,
    /// Whether anything besides moves, numbers and offer signs is in the line.
    pub prose: bool,
}

/// Finds what looks like a move in a line of a mail. A word of ordinary prose that happens to fit a notation
/// ("a4" in "on a4 paper", German "Da") is a candidate too: the caller decides, and asks when in doubt.
#[must_use]
pub fn scan_line(line: &str, position: &Position, letters: Letters) -> Line {
    let _ = (line, position, letters);
    Line::default()
}

/// The start position of a Chess960 number as Shredder-FEN.
///
/// # Errors
///
/// [`StartError::Number`] above 959.
pub fn chess960_fen(number: u16) -> Result<String, StartError> {
    Err(StartError::Number(number))
}
