//! "if 5755 then 7163": the words around the moves of a condition, in English. A reader of a line in another language turns
//! its words into these.

use alloc::vec::Vec;

use shakmaty::{Color, Move};

use super::{NotationStyle, announced, announced::Word, read, words::bare};
use crate::{Position, Refusal};

/// Not more words that may begin a condition behind a move are looked at.
const MAX_IFS: usize = 20;
/// A line is not longer.
const MAX_LINE: usize = 2_000;

/// Returns the part of a mail's line after `if`, or the whole line if a move number stands before
/// that. The line may begin with the mark of a list. It must be about moves, legal or not; `None` for prose. "If e4 is
/// weak, I resign" is prose.
#[must_use]
pub fn condition(line: &str) -> Option<&str> {
    let line = unlisted(line).unwrap_or(line).trim();
    let is_space = |c: char| c.is_whitespace() || c == ':';
    let (mut first, mut rest) = line.split_once(is_space)?;
    // "23. if ...": the number stays before the moves, to be compared.
    let numbered = is_number(first);
    if numbered {
        (first, rest) = rest.trim_start().split_once(is_space)?;
    }
    if !is_if(first) || line.len() > MAX_LINE {
        return None;
    }
    let (mut moves, mut others, mut then) = (0, 0, false);
    for word in rest.split_whitespace() {
        match kind(word) {
            Kind::Move => moves += 1,
            Kind::Separator => then |= is_then(bare(word)),
            Kind::Number | Kind::Neutral => {}
            Kind::Other => others += 1,
        }
    }
    // One word that is none of ours may be a slip: "if 5755 than 7163".
    let about_moves = moves > 0 && (others == 0 || others == 1 && (then || moves > 1));
    about_moves.then(|| if numbered { line } else { rest.trim() })
}

/// Returns the text after the mark of a list, such as `-` or `1)`; `None` if the line begins with none.
fn unlisted(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let numbered = || line.trim_start_matches(|c: char| c.is_ascii_digit()).strip_prefix(')');
    let marked = line.strip_prefix(['-', '*', '+', '\u{2022}', '\u{2013}']);
    marked.or_else(numbered)?.strip_prefix(char::is_whitespace)
}

/// Splits a line into the text before a condition and the condition: "5254, if 5755 then 7163".
#[must_use]
pub fn with_condition(line: &str) -> Option<(&str, &str)> {
    if line.len() > MAX_LINE || condition(line).is_some() {
        return None;
    }
    let ifs = line.split_whitespace().skip(1).filter(|word| is_if(word));
    let (before, condition_) = ifs
        .take(MAX_IFS)
        .map(|word| line.split_at(word.as_ptr() as usize - line.as_ptr() as usize))
        .find(|(_, behind)| condition(behind).is_some())?;
    Some((before.trim_end().trim_end_matches([',', ';', '.']), condition_))
}

/// Returns true if words after an "if" seem to be a condition that [`condition`] does not read: "If you play 5755, I
/// play 7163."
#[must_use]
pub fn hints_at_condition(text: &str) -> bool {
    let words: Vec<&str> = text.split_whitespace().take(MAX_LINE).collect();
    words
        .iter()
        .enumerate()
        .any(|(at, word)| is_if(word.trim_matches(['(', ',', ':', '"'])) && moves_among(&words[at + 1..]) > 1)
}

/// Returns the text before such words in a bracket that closes at the end of the line: "5254 (if 5755 then 7163)".
/// After any other text, or before more of it, they may be about that: "Nf3 (if d5 then e5) is strong, but I play e4".
#[must_use]
pub fn before_hint(line: &str) -> Option<&str> {
    let inner = line.trim_end_matches(['.', ',', ';', '!', '?', ' ']).strip_suffix(')')?;
    let (before, hint) = inner.rsplit_once('(')?;
    let begins = hint.split_whitespace().next().is_some_and(is_if);
    (begins && !hint.contains(')') && hints_at_condition(hint)).then(|| before.trim_end())
}

/// Returns true if a line begins with "if" and holds at least one move: the line below may be the answer to it.
#[must_use]
pub fn begins_condition(line: &str) -> bool {
    let mut words = unlisted(line).unwrap_or(line).split_whitespace();
    let first = words.next().unwrap_or_default();
    is_if(first.trim_matches(['(', ',', ':', '"'])) && moves_among(&words.collect::<Vec<_>>()) > 0
}

/// Counts the words with the shape of a move among the first ones.
fn moves_among(words: &[&str]) -> usize {
    const NEAR: usize = 8;
    let is_move = |word: &&&str| {
        let word = word.trim_matches(['.', '!', '?', '(', ')', ',', ';', ':', '"']);
        let square = |pair: &[u8]| matches!(pair, [b'a'..=b'h' | b'A'..=b'H', b'1'..=b'8']);
        let numeric = matches!(word.len(), 4 | 5) && word.bytes().all(|digit| matches!(digit, b'1'..=b'8'));
        numeric || word.len() < 8 && word.as_bytes().windows(2).any(square)
    };
    words.iter().take(NEAR).filter(is_move).count()
}

/// The relation of a line to the condition above it.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Below {
    /// Something of its own.
    Apart,
    /// The rest of it: a mail program broke the line, or its writer did.
    Rest,
    /// It may be either, and the moves mean something else in the one case than in the other.
    Unclear,
}

/// The least length of a line that a mail program broke, with the first word of the next: programs break between 65 and
/// 80 columns.
const BROKEN: usize = 64;
/// A shorter one was not.
const WHOLE: usize = 46;

/// Returns the relation of `next` to the condition read so far, which ends with `line`. `far`: a blank line or a quotation
/// stands between. A condition goes on after "then" or "if", or before "then". It also goes on after a long line that ends
/// with a comma. At the end of a short one a comma may separate two conditions.
#[must_use]
pub fn below_condition(so_far: &str, line: &str, next: &str, far: bool) -> Below {
    let (Some(first), Some(last)) = (next.split_whitespace().next(), so_far.split_whitespace().last()) else {
        return Below::Apart;
    };
    let words = next.split_whitespace().map(kind);
    let others = words.clone().filter(|kind| matches!(kind, Kind::Other)).count();
    if others > 1 || !words.into_iter().any(|kind| is_move(&kind)) {
        return Below::Apart;
    }
    let width = line.chars().count() + 1 + first.chars().count();
    let last_word = last.trim_end_matches([',', ':']);
    let open = is_then(first) || is_then(last_word) || is_if(last_word);
    // An item of a list is not the rest of the one before.
    if unlisted(next).is_some() && condition(next).is_some() {
        return if open { Below::Unclear } else { Below::Apart };
    }
    if open || last.ends_with(',') || is_separator(last_word) {
        return if !far && (open || width > BROKEN) { Below::Rest } else { Below::Unclear };
    }
    // "if 5755" and "7163" below it.
    if !ends_with_answer(so_far) && so_far.split_whitespace().map(kind).filter(is_move).count() % 2 == 1 {
        return Below::Unclear;
    }
    if far {
        return Below::Apart;
    }
    let unclear = if condition(next).is_some() {
        width >= WHOLE && has_bare_if(so_far)
    } else {
        next.split_whitespace().any(is_then) || width >= WHOLE && !ends_with_answer(so_far)
    };
    if unclear { Below::Unclear } else { Below::Apart }
}

/// Returns true if its parts begin with "if", but not after commas: then none would stand where the line was broken.
fn has_bare_if(so_far: &str) -> bool {
    let words = so_far.split_whitespace().skip(1);
    words.clone().zip(words.skip(1)).any(|(before, word)| is_if(word) && !before.ends_with([',', ';']))
}

/// "then" and one move behind it.
fn ends_with_answer(so_far: &str) -> bool {
    let mut words = so_far.split_whitespace().rev().filter(|word| !is_number(word)).skip(1);
    words.next().is_some_and(is_then)
}

/// Reads the moves of a line one after the other, the first in `position`, in any notation. Numbers are optional and
/// must be those of the moves after them. Between moves may stand "then", "if", commas, or nothing.
/// A move of several words stands between two of these, or its words are joined if only that makes a move. Costs
/// bounded time for any line.
///
/// # Errors
///
/// The place of the first text that is no legal move, from 0, and the refusal of [`read()`]; [`Refusal::WrongPly`] for
/// the number of another move.
pub fn read_line(
    text: &str,
    position: &Position,
    style: impl Into<NotationStyle>,
    at_most: usize,
) -> Result<Vec<Move>, (usize, Refusal)> {
    let mut reader = Reader { position: position.clone(), style: style.into(), moves: Vec::new(), at_most };
    let mut segment: Vec<&str> = Vec::new();
    for word in text.split_whitespace() {
        let (number, bare) = numbered(word);
        if let Some(number) = number {
            reader.segment(&segment)?;
            segment.clear();
            reader.check(number)?;
        }
        let core = bare.trim_end_matches([',', ';', ':']);
        let separates = is_separator(core) || core.is_empty();
        if !separates {
            segment.push(core);
        }
        if separates || core.len() < bare.len() {
            reader.segment(&segment)?;
            segment.clear();
        }
    }
    reader.segment(&segment)?;
    Ok(reader.moves)
}

struct Reader {
    position: Position,
    style: NotationStyle,
    moves: Vec<Move>,
    at_most: usize,
}

/// Words of a move that are written apart: `52 54`, `e7 - e5`, `0 - 0 - 0`.
const MAX_JOINED: usize = 5;

impl Reader {
    /// The number is of the move that comes next; with more than one dot that is Black's.
    fn check(&self, (number, dots): (u32, usize)) -> Result<(), (usize, Refusal)> {
        let black = self.position.side_to_move() == Color::Black;
        if number == self.position.fullmoves() && (black || dots < 2) {
            return Ok(());
        }
        let ply = |number: u32, black: bool| {
            let plies = number.saturating_sub(1).saturating_mul(2) + u32::from(black);
            u16::try_from(plies).unwrap_or(u16::MAX)
        };
        let (expected, current) = (ply(number, dots > 1), ply(self.position.fullmoves(), black));
        Err((self.moves.len(), Refusal::WrongPly { expected, current }))
    }

    fn segment(&mut self, words: &[&str]) -> Result<(), (usize, Refusal)> {
        if words.is_empty() || self.moves.len() > self.at_most {
            return Ok(());
        }
        let whole = read(&words.join(" "), &self.position, self.style);
        if let Ok(m) = whole {
            self.play(m);
            return Ok(());
        }
        // Written words name one move; "Springer" alone is none.
        if words.len() == 1
            || words.iter().all(|word| announced::word(bare(word)).is_some() && !has_digit(word))
        {
            return whole.map(drop).map_err(|refusal| (self.moves.len(), refusal));
        }
        let mut at = 0;
        while at < words.len() && self.moves.len() <= self.at_most {
            let most = MAX_JOINED.min(words.len() - at);
            let mut tried =
                (1..=most).map(|n| (n, read(&words[at..at + n].join(" "), &self.position, self.style)));
            let first = tried.next();
            let (n, m) = match (first, tried.find(|(_, found)| found.is_ok())) {
                (Some((_, Ok(m))), _) => (1, m),
                (_, Some((n, Ok(m)))) => (n, m),
                (Some((_, Err(refusal))), _) => return Err((self.moves.len(), refusal)),
                _ => return Ok(()),
            };
            self.play(m);
            at += n;
        }
        Ok(())
    }

    fn play(&mut self, m: Move) {
        self.position = self.position.after(m);
        self.moves.push(m);
    }
}

enum Kind {
    /// Has the shape of a move, or is a word that only a move has.
    Move,
    Separator,
    Number,
    /// A word of an announced move that prose has too.
    Neutral,
    Other,
}

fn kind(word: &str) -> Kind {
    let word = word.trim_end_matches([',', ';', ':']);
    if word.is_empty() || is_separator(word) {
        return Kind::Separator;
    }
    if is_number(word) {
        return Kind::Number;
    }
    let plain = bare(word);
    let castles = matches!(word.trim_end_matches(['+', '#', '!', '?']), "O-O" | "o-o" | "O-O-O" | "o-o-o");
    if castles || has_digit(word) && word.len() <= 12 {
        return Kind::Move;
    }
    match announced::word(plain) {
        Some(Word::Piece(_) | Word::Square(..) | Word::Castling) => Kind::Move,
        Some(_) => Kind::Neutral,
        None => Kind::Other,
    }
}

const fn is_move(kind: &Kind) -> bool {
    matches!(kind, Kind::Move)
}

fn has_digit(word: &str) -> bool {
    word.bytes().any(|byte| byte.is_ascii_digit())
}

/// `12.`, `12...`, `...`
fn is_number(word: &str) -> bool {
    let (number, rest) = numbered(word);
    rest.is_empty() && (number.is_some() || !word.is_empty())
}

/// Splits off a number with its dots: `12.`, `12.e4`, `12...`. Four digits are a move: `5254.`
fn numbered(word: &str) -> (Option<(u32, usize)>, &str) {
    let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let digits = &word[..word.len() - rest.len()];
    let behind = rest.trim_start_matches(['.', '…']);
    let dots = rest[..rest.len() - behind.len()].chars().map(|c| if c == '…' { 3 } else { 1 }).sum();
    match digits.parse() {
        _ if dots == 0 || digits.len() > 3 => (None, word),
        Ok(number) => (Some((number, dots)), behind),
        Err(_none) => (None, behind),
    }
}

fn is_if(word: &str) -> bool {
    word.eq_ignore_ascii_case("if")
}

fn is_then(word: &str) -> bool {
    ["then", "so", "->", "=>"].iter().any(|known| word.eq_ignore_ascii_case(known))
}

fn is_separator(word: &str) -> bool {
    is_if(word) || is_then(word) || ["and", "→"].iter().any(|known| word.eq_ignore_ascii_case(known))
}
