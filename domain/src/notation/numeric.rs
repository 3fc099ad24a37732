//! ICCF numeric notation and move numbers.

use shakmaty::{File, Rank, Role};

use super::syntax::{Item, Shape, squares};

/// Four digits, file and rank 1 to 8 of both squares, and the promotion digit: 1 queen, 2 rook, 3 bishop, 4 knight
/// (ICCF). Blanks, dots and dashes may stand between the squares and around, nowhere else.
pub(super) fn parse(text: &str) -> Option<Shape> {
    let text = text.trim_matches(separator);
    let (from, rest) = take_square(text)?;
    let (to, rest) = take_square(rest.trim_start_matches(separator))?;
    let promotion = match rest.trim_start_matches(|c| separator(c) || c == '=') {
        "" => None,
        "1" => Some(Role::Queen),
        "2" => Some(Role::Rook),
        "3" => Some(Role::Bishop),
        "4" => Some(Role::Knight),
        _ => return None,
    };
    let shape = squares(&[from.0, from.1, to.0, to.1])?;
    Some(Shape { promotion, ..shape })
}

fn separator(c: char) -> bool {
    matches!(c, ' ' | '-' | '.')
}

fn take_square(text: &str) -> Option<((Item, Item), &str)> {
    let mut chars = text.chars();
    let file = File::new(digit(chars.next()?)?);
    let rank = Rank::new(digit(chars.next()?)?);
    Some(((Item::File(file), Item::Rank(rank)), chars.as_str()))
}

fn digit(c: char) -> Option<u32> {
    c.to_digit(10).filter(|d| (1..=8).contains(d)).map(|d| d - 1)
}

/// A move number as written.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) struct Number {
    pub number: u16,
    /// Two dots or more: Black's move.
    pub black: bool,
    /// Tells whether it has a dot or bracket.
    pub marked: bool,
}

/// Splits off `12.`, `12...`, `12)` or a bare `12 `. At most three digits.
pub(super) fn split_number(text: &str) -> Option<(Number, &str)> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    if !(1..=3).contains(&digits) {
        return None;
    }
    let (number, after) = text.split_at(digits);
    let rest = after.trim_start_matches([' ', '.', ')']);
    let marks = after.get(..after.len() - rest.len())?;
    if marks.is_empty() && !rest.is_empty() {
        return None;
    }
    let dots = marks.bytes().filter(|&b| b == b'.').count();
    let number = number.parse().ok()?;
    Some((Number { number, black: dots > 1, marked: marks.bytes().any(|b| b != b' ') }, rest))
}
