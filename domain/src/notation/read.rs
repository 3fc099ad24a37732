//! Text to syntax, syntax to the legal moves it can mean, one move or a refusal.

use alloc::vec::Vec;

use shakmaty::{CastlingMode, Move, san::San};

use super::{
    NotationStyle, Reading, algebraic, announced,
    clean::{clean, excerpt},
    explain, numeric,
    syntax::{Said, Syntax},
    written,
};

use crate::{Position, Refusal};

/// Reads one move written in any notation. The text holds nothing else, except a move number before it. A number
/// with a dot is not compared with the position; one without must be the number of the expected move (ICCF).
///
/// A move that [`write()`](super::write) writes to this player is read as that move. `bxc3` is the pawn's though `Bxc3` is
/// legal, `Rd1` the king's where the king is an R. Small letters for pieces, capitals for files and English letters are read
/// where that gives no legal move. A text that two legal moves still fit is ambiguous. In Chess960 a king's step that is also
/// castling is ambiguous, unless it is written as in UCI. Costs bounded time for any text.
///
/// # Errors
///
/// [`Refusal::NotAMove`], [`Refusal::IllegalMove`], [`Refusal::AmbiguousMove`], [`Refusal::PromotionMissing`].
pub fn read(text: &str, position: &Position, style: impl Into<NotationStyle>) -> Result<Move, Refusal> {
    let style = style.into();
    let said = clean(text).map(|text| parse(&text, style, position.fullmoves())).unwrap_or_default();
    resolve(text, &said, position, style)
}

/// One move or a question.
fn resolve(text: &str, said: &Said, position: &Position, style: NotationStyle) -> Result<Move, Refusal> {
    let Some(&first) = said.loose.first() else {
        return Err(Refusal::NotAMove { text: excerpt(text) });
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
        [] => Err(Refusal::IllegalMove {
            text: excerpt(text),
            reason: explain::explain(first, position),
            counted: None,
        }),
        [m] => Ok(m),
        [m, ..] => {
            let text = excerpt(text);
            let readings = found.iter().map(|&m| reading(m, position, style)).collect();
            let one_pawn = found.iter().all(|other| other.from() == m.from() && other.to() == m.to());
            let unnamed = m.is_promotion() && said.loose.iter().any(Syntax::names_no_promotion);
            Err(if one_pawn && unnamed {
                Refusal::PromotionMissing { text, readings, counted: None }
            } else {
                Refusal::AmbiguousMove { text, readings, counted: None }
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

/// Everything a cleaned text can say, without and, failing that, with a move number before it: one with a dot, or
/// the expected one.
fn parse(text: &str, style: NotationStyle, expected: u32) -> Said {
    let said = parse_bare(text, style);
    if !said.loose.is_empty() {
        return said;
    }
    numeric::split_number(text)
        .filter(|(number, _)| number.marked || u32::from(number.number) == expected)
        .map(|(_, rest)| parse_bare(rest, style))
        .unwrap_or_default()
}

/// The same without a move number.
fn parse_bare(text: &str, style: NotationStyle) -> Said {
    let text = text.trim_start_matches(['.', ' ']);
    if let Some(shape) = numeric::parse(text) {
        return Vec::from([Syntax::Piece(shape)]).into();
    }
    let said = algebraic::parse(text, style);
    if said.loose.is_empty() { Vec::from_iter(announced::parse(text)).into() } else { said }
}
