//! SAN, long algebraic, UCI and castling, with every sign optional and the piece letters of any language.

use alloc::{string::String, vec::Vec};

use shakmaty::{CastlingSide, Role};

use super::{
    Letters, NotationStyle,
    pieces::{exact_pieces_at, is_piece_letter, pieces_at, promotions},
    syntax::{Item, Said, Shape, Syntax, squares, without_letter},
};

/// Everything that the text can say.
pub(super) fn parse(text: &str, style: NotationStyle) -> Said {
    let bare = without_signs(text);
    if let Some(side) = castling(bare, style.letters) {
        return Vec::from([Syntax::Castle(Some(side))]).into();
    }
    let compact: String = bare.chars().filter(|&c| c != ' ').collect();
    let loose = in_any_case(&compact, style);
    let exact = if loose.is_empty() { Vec::new() } else { to_the_letter(&compact, style) };
    Said { exact: exact.into_iter().map(Syntax::Piece).collect(), loose }
}

fn to_the_letter(text: &str, style: NotationStyle) -> Vec<Shape> {
    if is_uci(text) {
        return tails(text, false, |name| promotions(name, Letters::English.into()).collect()).collect();
    }
    let promoted = |name: &str| {
        exact_pieces_at(name, style).filter(|&(_, len)| len == name.len()).map(|(role, _)| role).collect()
    };
    let of = |role| move |shape: Shape| Shape { role: Some(role), ..shape };
    let mut shapes: Vec<Shape> =
        tails(text, false, promoted).filter_map(without_letter).map(of(Role::Pawn)).collect();
    for (role, len) in exact_pieces_at(text, style) {
        let whole = tails(&text[len..], false, promoted).filter(|shape| shape.to_rank.is_some());
        shapes.extend(whole.map(of(role)));
    }
    shapes
}

fn in_any_case(text: &str, style: NotationStyle) -> Vec<Syntax> {
    let first = text.chars().next();
    let capital = first.is_some_and(|c| c.is_uppercase() && is_piece_letter(c, style));
    let (lettered, plain) = (with_letter(text, style), without_piece_letter(text, style, capital));
    // The first is the one whose illegality is explained: a small "b" is a pawn first.
    let (first, second) = if capital { (lettered, plain) } else { (plain, lettered) };
    let mut found: Vec<Syntax> = Vec::new();
    for syntax in first.into_iter().chain(second).map(Syntax::Piece) {
        if !found.contains(&syntax) {
            found.push(syntax);
        }
    }
    found
}

fn with_letter(text: &str, style: NotationStyle) -> Vec<Shape> {
    let mut shapes = Vec::new();
    for (role, len) in pieces_at(text, style) {
        for shape in tails(&text[len..], true, |name| promotions(name, style).collect()) {
            let pawn = role == Role::Pawn;
            let shape = if pawn { without_letter(shape) } else { shape.to_rank.map(|_| shape) };
            shapes.extend(shape.map(|shape| Shape { role: Some(role), ..shape }));
        }
    }
    shapes
}

fn without_piece_letter(text: &str, style: NotationStyle, capital: bool) -> Vec<Shape> {
    // The service's own UCI output must not become a question in a language where r is a knight.
    let style = if is_uci(text) { Letters::English.into() } else { style };
    // "Bxc3" is the bishop even where only a pawn could capture. "B4" and "B2-B4" can be no piece, and "BXC3" has two
    // readings.
    let shouted = text.chars().skip(1).any(|c| matches!(c, 'A'..='H' | 'X'));
    let capital = capital && !shouted;
    let file = |shape: &Shape| !capital || shape.from_file.is_none() || shape.from_rank.is_some();
    let shapes = tails(text, true, |name| promotions(name, style).collect());
    shapes.filter_map(without_letter).filter(file).collect()
}

fn is_uci(text: &str) -> bool {
    let (squares, promotion) = text.as_bytes().split_at(text.len().min(4));
    matches!(squares, [b'a'..=b'h', b'1'..=b'8', b'a'..=b'h', b'1'..=b'8'])
        && matches!(promotion, [] | [b'q' | b'r' | b'b' | b'n'])
}

/// Cuts off check, mate, en passant and praise, none of which is mandatory (FIDE C.9, C.13).
fn without_signs(text: &str) -> &str {
    let mut text = text;
    loop {
        let before = text.len();
        text = text.trim_end_matches([' ', '!', '?', '+', '#', '.', ',', ';', ':', '±', '∓']);
        for sign in ["e.p", "ep", "(ep)", "(e.p.)", "checkmate", "check", "mate", "schach", "matt"] {
            let cut = text.len().wrapping_sub(sign.len());
            if let (Some(head), Some(tail)) = (text.get(..cut), text.get(cut..))
                && tail.eq_ignore_ascii_case(sign)
                && head.ends_with(|c: char| c.is_ascii_digit() || c == ' ')
            {
                text = head;
            }
        }
        // The Russian sign of mate.
        if let Some(head) = text.strip_suffix('x').or_else(|| text.strip_suffix('X'))
            && head.ends_with(|c: char| c.is_ascii_digit())
        {
            text = head;
        }
        if text.len() == before {
            return text;
        }
    }
}

fn castling(text: &str, letters: Letters) -> Option<CastlingSide> {
    let mut rings = 0;
    for c in text.chars() {
        match c {
            '0' | 'O' | 'o' => rings += 1,
            'О' | 'о' if letters.is_cyrillic() => rings += 1,
            '-' | ' ' => {}
            _ => return None,
        }
    }
    match rings {
        2 => Some(CastlingSide::KingSide),
        3 => Some(CastlingSide::QueenSide),
        _ => None,
    }
}

/// Reads the part after the piece letter: squares with their signs, then the promotion.
fn tails(text: &str, any_case: bool, promoted: impl Fn(&str) -> Vec<Role>) -> impl Iterator<Item = Shape> {
    let mut items = Vec::new();
    let mut ends = Vec::new();
    let mut capture = false;
    let mut captures = Vec::new();
    for (i, c) in text.char_indices() {
        match c {
            c if c.is_ascii_uppercase() && !any_case => break,
            '-' | '~' => continue,
            'x' | 'X' | ':' => capture = true,
            c => match Item::from_char(c) {
                Some(item) if items.len() < 4 => {
                    items.push(item);
                    ends.push(i + 1);
                    captures.push(capture);
                }
                _ => break,
            },
        }
    }
    (2..=items.len()).flat_map(move |len| {
        let shape = squares(&items[..len]).map(|shape| Shape { capture: captures[len - 1], ..shape });
        let rest = &text[ends[len - 1]..];
        let shape = shape.filter(|shape| shape.to_rank.is_some() || rest.is_empty());
        let promotions = shape.map(|_shape| promotion(rest, &promoted)).unwrap_or_default();
        promotions.into_iter().filter_map(move |promotion| Some(Shape { promotion, ..shape? }))
    })
}

/// `=Q`, `Q`, `(Q)`, `/Q`, or nothing: each piece it can name, `None` where it names none.
fn promotion(text: &str, promoted: impl Fn(&str) -> Vec<Role>) -> Vec<Option<Role>> {
    let name = text.strip_prefix(['=', '/', '(']).unwrap_or(text);
    let name = name.strip_suffix(')').unwrap_or(name);
    if name.is_empty() {
        return Vec::from([None]);
    }
    promoted(name).into_iter().map(Some).collect()
}
