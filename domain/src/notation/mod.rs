//! Every notation in, every notation out. Reading takes three steps: text to syntax, syntax to the legal moves
//! it can mean in a position, one move or a question. Legality is shakmaty's.

mod algebraic;
mod announced;
mod board;
mod chess960;
mod clean;
mod conditional;
mod example;
mod explain;
mod illegal;
mod letters;
mod numeric;
mod scan;
mod syntax;
mod words;
mod written;

use alloc::{string::String, vec::Vec};

use serde::{Deserialize, Serialize};
use shakmaty::{CastlingMode, Move, san::San};

pub use board::{board, piece_list};
pub use chess960::chess960_fen;
pub use conditional::{
    Below, before_hint, begins_condition, below_condition, condition, hints_at_condition, read_line,
    with_condition,
};
pub use example::example;
pub use illegal::{IllegalReason, PieceOn};
pub use letters::Letters;
pub use scan::{Candidate, Line, scan_line};
pub use written::write;

use self::{
    clean::{clean, shown},
    syntax::{Said, Syntax},
};
use crate::{Position, Refusal};

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

impl Notation {
    /// Its stable name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Numeric => "numeric",
            Self::San => "san",
            Self::Letters => "letters",
            Self::Figurine => "figurine",
            Self::Long => "long",
            Self::Uci => "uci",
            Self::Announced => "announced",
        }
    }
}

/// How a player writes, and is written to.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct NotationStyle {
    /// How moves are written to the player.
    pub notation: Notation,
    /// The piece letters of the player's language.
    pub letters: Letters,
}

impl From<Letters> for NotationStyle {
    fn from(letters: Letters) -> Self {
        Self { letters, ..Self::default() }
    }
}

impl NotationStyle {
    /// The letters that come first when the player's moves are read: those the player reads in ours.
    #[must_use]
    pub const fn own(self) -> Letters {
        match self.notation {
            Notation::San => Letters::English,
            _ => self.letters,
        }
    }
}

/// One legal move that a text can mean, in the forms a question shows.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Reading {
    /// SAN, in English letters.
    pub san: String,
    /// ICCF numeric.
    pub numeric: String,
    /// SAN in the player's own letters.
    #[serde(default)]
    pub written: String,
}

impl Notation {
    /// All of them.
    pub const ALL: [Self; 7] =
        [Self::Numeric, Self::San, Self::Letters, Self::Figurine, Self::Long, Self::Uci, Self::Announced];
}

/// Reads one move written in any notation. The text holds nothing else, except a move number before it. A number
/// with a dot is not compared with the position; one without must be the number of the expected move (ICCF).
///
/// What [`write()`] writes to this player is read as that move: `bxc3` is the pawn's though `Bxc3` is legal, `Rd1` the
/// king's where the king is an R. Small letters for pieces, capitals for files and English letters are read where that
/// gives no legal move; a text that two legal moves still fit is ambiguous. In Chess960 that are the two squares of a
/// king's step that is also castling, unless they are written as in UCI. Costs bounded time for any text.
///
/// # Errors
///
/// [`Refusal::NotAMove`], [`Refusal::IllegalMove`], [`Refusal::AmbiguousMove`], [`Refusal::PromotionMissing`].
pub fn read(text: &str, position: &Position, style: impl Into<NotationStyle>) -> Result<Move, Refusal> {
    let style = style.into();
    let said = clean(text).map(|text| syntax::parse(&text, style, position.fullmoves())).unwrap_or_default();
    resolve(text, &said, position, style)
}

/// Advice for a text that is no move: squares written with look-alike letters of another alphabet, which are never
/// taken for files.
#[must_use]
pub fn hint(text: &str) -> Option<&'static str> {
    let text = clean(text)?;
    let lookalike = |c: char| matches!(c, '\u{370}'..='\u{3ff}' | '\u{400}'..='\u{4ff}');
    let (mut chars, mut next) = (text.chars(), text.chars().skip(1));
    let found = chars.any(|c| {
        let rank = next.next().is_some_and(|rank| ('1'..='8').contains(&rank));
        rank && lookalike(c)
    });
    found.then_some("write the squares with the Latin letters a to h: these only look like them")
}

/// One move or a question.
fn resolve(text: &str, said: &Said, position: &Position, style: NotationStyle) -> Result<Move, Refusal> {
    let Some(&first) = said.loose.first() else {
        return Err(Refusal::NotAMove { text: shown(text) });
    };
    let mode = position.mode();
    let legal = position.legal_moves();
    let fitting = |syntaxes: &[Syntax], fits: fn(&Syntax, Move, CastlingMode) -> bool| -> Vec<Move> {
        legal.iter().copied().filter(|&m| syntaxes.iter().any(|syntax| fits(syntax, m, mode))).collect()
    };
    let mut found = fitting(&said.exact, Syntax::says);
    if found.is_empty() {
        found = fitting(&said.loose, Syntax::means);
    }
    match *found.as_slice() {
        [] => Err(Refusal::IllegalMove { text: shown(text), reason: explain::explain(first, position) }),
        [m] => Ok(m),
        [m, ..] => {
            let text = shown(text);
            let readings = found.iter().map(|&m| reading(m, position, style)).collect();
            let one_pawn = found.iter().all(|other| other.from() == m.from() && other.to() == m.to());
            let unnamed = m.is_promotion() && said.loose.iter().any(Syntax::names_no_promotion);
            Err(if one_pawn && unnamed {
                Refusal::PromotionMissing { text, readings }
            } else {
                Refusal::AmbiguousMove { text, readings }
            })
        }
    }
}

fn reading(m: Move, position: &Position, style: NotationStyle) -> Reading {
    let san = alloc::format!("{}", San::from_move(position.chess(), m));
    Reading {
        numeric: written::numeric(m, position.mode()),
        written: written::translated(&san, |role| style.own().symbol(role).into()),
        san,
    }
}
