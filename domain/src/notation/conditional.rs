//! "if 5755 then 7163": what players write around the moves of a condition.

use alloc::vec::Vec;

use shakmaty::{Color, Move};

use super::{Letters, announced, announced::Word, read, words::bare};
use crate::{Position, Refusal};

/// A line is not longer.
const MAX_LINE: usize = 2_000;

/// The rest of a line of a mail that begins with `if`, `wenn` or `falls`, or all of it if a number stands before that,
/// and is about moves, whether they are legal or
/// not, now or ever; `None` for prose. "If e4 is weak, I resign" is prose.
#[must_use]
pub fn condition(line: &str) -> Option<&str> {
    let line = line.trim();
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

/// A condition that stands behind something else on its line, and what stands before it: "5254, if 5755 then 7163".
#[must_use]
pub fn with_condition(line: &str) -> Option<(&str, &str)> {
    if line.len() > MAX_LINE || condition(line).is_some() {
        return None;
    }
    let at =
        line.split_whitespace().skip(1).find(|word| is_if(word))?.as_ptr() as usize - line.as_ptr() as usize;
    let (before, condition_) = line.split_at(at);
    condition(condition_)?;
    Some((before.trim_end().trim_end_matches([',', ';', '.']), condition_))
}

/// Whether a line goes on with a condition that a mail program broke off: it begins with "then", or the line before
/// ends with it or with a comma. A line that begins with "if" is another condition, unless the one before ends with
/// "then".
#[must_use]
pub fn continues_condition(before: &str, line: &str) -> bool {
    let then = |word: Option<&str>| word.is_some_and(is_then);
    let (first, last) = (line.split_whitespace().next(), before.split_whitespace().last());
    let joins = if first.is_some_and(|word| is_if(word.trim_end_matches(':'))) {
        then(last)
    } else {
        then(first) || last.is_some_and(is_separator) || before.ends_with(',')
    };
    let words = line.split_whitespace().map(kind);
    joins
        && words.clone().any(|kind| matches!(kind, Kind::Move))
        && words.filter(|kind| matches!(kind, Kind::Other)).count() <= 1
}

/// Reads the moves of a line one after the other, the first in `position`: in any notation, with or without numbers, which
/// must be those of the moves behind them, and between them "then", "if", commas, their German words, or nothing. A move of several words stands between two of
/// these, or its words are joined if that alone makes a move. Costs bounded time for any line.
///
/// # Errors
///
/// The place of the first that is no legal move, from 0, and what [`read`] says of it; [`Refusal::WrongPly`] for the number
/// of another move.
pub fn read_line(
    text: &str,
    position: &Position,
    letters: Letters,
    at_most: usize,
) -> Result<Vec<Move>, (usize, Refusal)> {
    let mut reader = Reader { position: position.clone(), letters, moves: Vec::new(), at_most };
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
    letters: Letters,
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
        let whole = read(&words.join(" "), &self.position, self.letters);
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
                (1..=most).map(|n| (n, read(&words[at..at + n].join(" "), &self.position, self.letters)));
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

fn has_digit(word: &str) -> bool {
    word.bytes().any(|byte| byte.is_ascii_digit())
}

/// `12.`, `12...`, `...`
fn is_number(word: &str) -> bool {
    let (number, rest) = numbered(word);
    rest.is_empty() && (number.is_some() || !word.is_empty())
}

/// A number with its dots, and what stands behind them: `12.`, `12.e4`, `12...`. Four digits are a move: `5254.`
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
    ["if", "wenn", "falls"].iter().any(|known| word.eq_ignore_ascii_case(known))
}

fn is_then(word: &str) -> bool {
    ["then", "dann", "so", "->", "=>"].iter().any(|known| word.eq_ignore_ascii_case(known))
}

fn is_separator(word: &str) -> bool {
    is_if(word) || is_then(word) || ["and", "und", "→"].iter().any(|known| word.eq_ignore_ascii_case(known))
}
