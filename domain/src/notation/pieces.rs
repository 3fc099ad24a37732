//! Letters and figurines that name a piece.

use shakmaty::Role;

use super::{Letters, NotationStyle};

/// Piece letters in this order.
const ORDER: [Role; 5] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

const FIGURINES: [char; 12] = ['♔', '♕', '♖', '♗', '♘', '♙', '♚', '♛', '♜', '♝', '♞', '♟'];

/// Returns the pieces that a text begins with, to the letter, and the bytes of their names.
pub(super) fn exact_pieces_at(text: &str, style: NotationStyle) -> impl Iterator<Item = (Role, usize)> {
    let own = style.own();
    let lettered = ORDER.into_iter().filter_map(move |role| {
        let symbol = own.symbol(role);
        text.starts_with(symbol).then_some((role, symbol.len()))
    });
    figurine_at(text).into_iter().chain(lettered)
}

fn figurine_at(text: &str) -> Option<(Role, usize)> {
    let first = text.chars().next()?;
    Some((figurine(first)?, first.len_utf8()))
}

/// Returns the pieces that a text can begin with, and the bytes of their names. The player's own letters come first.
///
/// A small letter from a to h is a piece in the player's own letters only, and never before a digit. `b1c3` and `d2d4` are
/// coordinates.
pub(super) fn pieces_at(text: &str, style: NotationStyle) -> impl Iterator<Item = (Role, usize)> {
    let first = text.chars().next();
    let before_digit = text.chars().nth(1).is_some_and(|c| c.is_ascii_digit());
    let lettered = style.systems().flat_map(move |system| {
        ORDER.into_iter().filter_map(move |role| {
            let len = prefix(text, system.symbol(role), |capital| {
                capital || {
                    let file = matches!(first, Some('a'..='h'));
                    let own = system != Letters::English || style.letters == Letters::English;
                    !file || (own && !before_digit)
                }
            })?;
            Some((role, len))
        })
    });
    let pawn = matches!(first, Some('P' | 'p')).then_some((Role::Pawn, 1));
    let pawn = pawn.filter(|_| !style.letters.symbols().contains(&"P"));
    figurine_at(text).into_iter().chain(lettered).chain(pawn)
}

/// Every piece that the whole text can name at the end of a promotion. No file can be there, so small letters are pieces in
/// the player's letters and in English. "b8b" is a question where b is a rook.
pub(super) fn promotions(text: &str, style: NotationStyle) -> impl Iterator<Item = Role> {
    let small = style.systems().flat_map(move |system| {
        ORDER.into_iter().filter(move |&role| {
            matches!(text.as_bytes(), [b'a'..=b'h']) && system.symbol(role).eq_ignore_ascii_case(text)
        })
    });
    let pieces = pieces_at(text, style).filter(|&(_, len)| len == text.len()).map(|(role, _)| role);
    pieces.chain(small)
}

/// Returns true if a capital letter names a piece for this player.
pub(super) fn is_piece_letter(c: char, style: NotationStyle) -> bool {
    style.systems().any(|system| ORDER.iter().any(|&role| system.symbol(role).starts_with(c)))
}

/// The white figurine: print uses one set for both sides.
pub(super) const fn figurine_of(role: Role) -> char {
    match role {
        Role::King => '♔',
        Role::Queen => '♕',
        Role::Rook => '♖',
        Role::Bishop => '♗',
        Role::Knight => '♘',
        Role::Pawn => '♙',
    }
}

fn figurine(c: char) -> Option<Role> {
    let index = FIGURINES.iter().position(|&f| f == c)? % 6;
    Some(ORDER.get(index).copied().unwrap_or(Role::Pawn))
}

/// Bytes of `text` that spell `symbol`, in capitals or not as far as `allow` goes.
fn prefix(text: &str, symbol: &str, allow: impl Fn(bool) -> bool) -> Option<usize> {
    let mut chars = text.chars();
    let mut len = 0;
    for (i, expected) in symbol.chars().enumerate() {
        let c = chars.next()?;
        len += c.len_utf8();
        let exact = c == expected;
        let folded = exact || c.to_lowercase().eq(expected.to_lowercase());
        if !folded || (i == 0 && !allow(exact)) {
            return None;
        }
    }
    Some(len)
}
