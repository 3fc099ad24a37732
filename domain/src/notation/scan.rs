//! Finding moves in free text.

use alloc::{
    string::{String, ToString},
    vec::Vec,
};

use shakmaty::Move;

use super::{
    NotationStyle, algebraic, announced,
    announced::Word,
    clean::excerpt,
    numeric::{self, split_number},
    pieces::pieces_at,
    read,
    syntax::{Shape, Syntax},
    words::{SIGNS, Token, bare, is_draw, is_offer_word, tokens},
};
use crate::{Position, Refusal};

/// A move found in a line of free text.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Candidate {
    /// The move as written, without the number before it.
    pub text: String,
    /// The move number written before it, and whether it is Black's: dots (`12...`) or the second move of a
    /// numbered pair.
    pub number: Option<(u16, bool)>,
    /// `(=)` or words offering a draw stood beside it.
    pub draw_offer: bool,
    /// The meaning in the position.
    pub reading: Result<Move, Refusal>,
}

/// The contents of a line of free text.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Line {
    /// Everything that looks like a move, in order.
    pub candidates: Vec<Candidate>,
    /// The line holds something besides moves, numbers and offer signs.
    pub prose: bool,
    /// The other words, in lower case and without punctuation, each with the number of moves before it.
    pub words: Vec<(usize, String)>,
}

/// The rest of a longer line is prose.
const MAX_LINE: usize = 2_000;
/// An announced move is not longer: piece, from, "schlägt", to, "verwandelt in", piece.
const MAX_WORDS: usize = 10;

/// Finds what looks like a move in a line of a mail. A word of ordinary prose that happens to fit a notation ("a4" in "on a4
/// paper") is a candidate too. The caller decides, and asks when in doubt. Costs bounded time for any line.
#[must_use]
pub fn scan_line(line: &str, position: &Position, style: impl Into<NotationStyle>) -> Line {
    let end = line.char_indices().nth(MAX_LINE).map_or(line.len(), |(end, _)| end);
    let (line, cut_off) = (&line[..end], end < line.len());
    let mut scan = Scan {
        line,
        tokens: tokens(line),
        position,
        style: style.into(),
        found: Vec::new(),
        rest: Vec::new(),
        number: None,
        follows: None,
        offered: false,
        equals: None,
    };
    let mut at = 0;
    while at < scan.tokens.len() {
        at += scan.step(at);
    }
    scan.settle_equals();
    let prose = !scan.offers_only();
    Line { candidates: scan.found, prose: prose || cut_off, words: scan.rest }
}

struct Scan<'a> {
    line: &'a str,
    tokens: Vec<Token>,
    position: &'a Position,
    style: NotationStyle,
    found: Vec<Candidate>,
    /// Words that are no moves, and how many moves stood before each.
    rest: Vec<(usize, String)>,
    /// A number waiting for its move.
    number: Option<(u16, bool)>,
    /// White's numbered move came last: the next one is Black's.
    follows: Option<u16>,
    /// A draw offer waiting for its move.
    offered: bool,
    /// The number of moves before a lone "=": an offer, unless a move follows.
    equals: Option<usize>,
}

impl Scan<'_> {
    /// Understands the word at `at`; returns how many words it took.
    fn step(&mut self, at: usize) -> usize {
        let text = self.tokens[at].text.clone();
        match text.trim_end_matches(['.', ',', '!', '?']) {
            "(=)" => {
                self.offer(self.found.len());
                return 1;
            }
            "=" => {
                self.settle_equals();
                self.equals = Some(self.found.len());
                return 1;
            }
            _ => {}
        }
        if let Some(taken) = self.move_number(at, &text).or_else(|| self.a_move(at)) {
            return taken;
        }
        let bare = self.tokens[at].bare.to_lowercase();
        // A lone ">" or "|" is a quotation's.
        let mark =
            !text.is_empty() && !text.contains(|c: char| c.is_alphanumeric() || matches!(c, '>' | '|'));
        if mark || SIGNS.contains(&bare.as_str()) {
            if let (Some((_, black)), true) = (&mut self.number, text.starts_with("..")) {
                *black = true;
            }
        } else {
            self.settle_equals();
            self.rest.push((self.found.len(), bare));
            self.number = None;
            self.follows = None;
        }
        1
    }

    /// `12.`, `12...`, or a bare `12` where it is the number of the expected move or dots follow.
    fn move_number(&mut self, at: usize, text: &str) -> Option<usize> {
        let (number, "") = split_number(text)? else { return None };
        let next = self.tokens.get(at + 1);
        let dots = next.is_some_and(|next| next.text.starts_with(".."));
        let expected = u32::from(number.number) == self.position.fullmoves();
        let pair_of_squares = self.joined(at, 2).is_some_and(|text| numeric::parse(&text).is_some());
        let squares_follow = self.joined(at + 1, 2).is_some_and(|text| numeric::parse(&text).is_some());
        let bare = next.is_some() && expected && (!pair_of_squares || squares_follow);
        if number.marked || dots || bare {
            self.number = Some((number.number, number.black));
            self.follows = None;
            return Some(1);
        }
        None
    }

    fn joined(&self, at: usize, words: usize) -> Option<String> {
        let mut text = String::new();
        for token in self.tokens.get(at..at + words)? {
            if !text.is_empty() {
                text.push(' ');
            }
            text.push_str(if token.bare.is_empty() { &token.text } else { &token.bare });
        }
        Some(text)
    }

    /// A move of one word or several; the longest that makes one.
    fn a_move(&mut self, at: usize) -> Option<usize> {
        let numbered = self.number.is_some();
        for words in [5, 3, 2] {
            if let Some(text) = self.joined(at, words).filter(|text| self.is_spaced_out(at, words, text)) {
                self.add(at, words, &text, false);
                return Some(words);
            }
        }
        // "Anna, e5" greets: Anna is also how the a-file is announced.
        let is_said = |text: &str| {
            !self.tokens[at].text.ends_with([',', ':']) || read(text, self.position, self.style).is_ok()
        };
        if let Some((words, text)) = self.announced(at).filter(|(_, text)| is_said(text)) {
            self.add(at, words, &text, false);
            return Some(words);
        }
        let bare = self.tokens[at].bare.clone();
        let (offered, bare) = match self.tokens[at].text.split_once("(=)") {
            Some((head, _)) => (true, head.to_string()),
            None => (false, bare),
        };
        let (offered, bare) = match bare.strip_suffix('=') {
            Some(head) if !self.asks_promotion(head) => (true, head.to_string()),
            _ => (offered, bare),
        };
        let glued = split_number(&bare).filter(|(number, rest)| number.marked && !rest.is_empty());
        if let Some((number, rest)) = glued
            && has_shape(rest, self.style, true)
            // "12.00" is a time, "12.11.24" a date.
            && !rest.chars().all(|c| c == '0')
            && !(rest.contains('.') && numeric::parse(rest).is_some())
        {
            self.number = Some((number.number, number.black));
            return Some(self.promoted(at, rest, offered));
        }
        // "12.52 54"
        if let Some((number, square)) = glued
            && u32::from(number.number) == self.position.fullmoves()
            && let Some(next) = self.tokens.get(at + 1)
            && square.len() == 2
        {
            let text = [square, " ", &next.bare].concat();
            if numeric::parse(&text).is_some() {
                self.number = Some((number.number, number.black));
                self.add(at, 2, &text, offered);
                return Some(2);
            }
        }
        let dots = bare.trim_start_matches('.');
        if has_shape(dots, self.style, numbered) {
            if let (Some((_, black)), true) = (&mut self.number, bare.starts_with("..")) {
                *black = true;
            }
            return Some(self.promoted(at, dots, offered));
        }
        None
    }

    /// `52 54`, `e2 - e4`, `0 - 0`: blanks inside a move. Two squares of letters without a dash are two moves.
    fn is_spaced_out(&self, at: usize, words: usize, text: &str) -> bool {
        let word = |i: usize| self.tokens.get(at + i).map_or("", |token| token.text.as_str());
        let ring = |i: usize| matches!(word(i), "0" | "O" | "o");
        match words {
            5 => (0..5).all(|i| if i % 2 == 0 { ring(i) } else { word(i) == "-" }),
            3 if word(1) == "-" && ring(0) => ring(2),
            3 => matches!(word(1), "-" | "x" | ":") && has_shape(text, self.style, false),
            _ => {
                let digits = word(0).len() == 2 && numeric::parse(text).is_some();
                let dash = word(0).ends_with('-') || word(1).starts_with('-');
                let letter = self.is_lone_letter(at) && has_shape(text, self.style, false);
                digits
                    || letter
                    || (dash && word(0).len() > 1 && word(1).len() > 1 && {
                        let text: String = [word(0), word(1)].concat();
                        has_shape(bare(&text), self.style, false)
                    })
            }
        }
    }

    /// "S f3": the square alone would be a pawn's move. Small letters that are files are words ("a e4").
    fn is_lone_letter(&self, at: usize) -> bool {
        let text = self.tokens[at].text.trim_end_matches('.');
        !matches!(text, "a" | "b" | "c" | "d" | "e" | "f" | "g" | "h")
            && pieces_at(text, self.style).any(|(_, len)| len == text.len())
    }

    fn asks_promotion(&self, text: &str) -> bool {
        matches!(read(text, self.position, self.style), Err(Refusal::PromotionMissing { .. }))
    }

    /// Adds the move at `at`, with the promotion from the next words if that is where it is.
    fn promoted(&mut self, at: usize, text: &str, offered: bool) -> usize {
        let number_follows = self
            .tokens
            .get(at + 1)
            .is_some_and(|next| split_number(&next.text).is_some_and(|(number, _)| number.marked));
        if !number_follows && self.asks_promotion(text) {
            for words in [3, 2] {
                let Some(more) = self.joined(at + 1, words - 1) else { continue };
                let whole = alloc::format!("{text} {more}");
                if read(&whole, self.position, self.style).is_ok() {
                    self.add(at, words, &whole, offered);
                    return words;
                }
            }
        }
        self.add(at, 1, text, offered);
        1
    }

    /// A row of announced words, as far as it makes a move: "Springer Gustav eins Felix drei".
    fn announced(&self, at: usize) -> Option<(usize, String)> {
        let mut words = Vec::new();
        let mut best = None;
        for (i, token) in self.tokens[at..].iter().take(MAX_WORDS).enumerate() {
            let name = token.bare.as_str();
            let parts = if token.text == "-" {
                Some(Vec::from([Word::Filler]))
            } else {
                name.split('-').map(announced::word).collect::<Option<Vec<_>>>().filter(|_| !name.is_empty())
            };
            let Some(parts) = parts else { break };
            if i == 0 && !may_begin(name, parts[0]) {
                break;
            }
            let filler = parts.last() == Some(&Word::Filler);
            words.extend(parts);
            let enough = self.tokens[at].bare.len() > 1 || words.len() >= 4;
            if !filler && enough && words.len() > 1 && announced::say(&words).is_some() {
                best = Some(i + 1);
            }
        }
        best.and_then(|count| self.joined(at, count).map(|text| (count, text)))
    }

    fn add(&mut self, at: usize, words: usize, text: &str, offered: bool) {
        // "e4 = 5254" is one move in two notations; "= 5254" offers a draw.
        match self.equals {
            Some(0) => self.settle_equals(),
            _ => self.equals = None,
        }
        if words == 1 && is_dotted_pair(text) {
            self.rest.push((self.found.len(), text.to_string()));
        }
        let number = match (self.number.take(), self.follows.take()) {
            (Some(number), _) => Some(number),
            (None, follows) => follows.map(|number| (number, true)),
        };
        self.follows = number.filter(|&(_, black)| !black).map(|(number, _)| number);
        let written = if words == 1 {
            text
        } else {
            &self.line[self.tokens[at].start..self.tokens[at + words - 1].end]
        };
        self.found.push(Candidate {
            text: excerpt(written),
            number,
            draw_offer: offered | core::mem::take(&mut self.offered),
            reading: read(text, self.position, self.style),
        });
    }

    /// A lone "=" that no move followed offers a draw.
    fn settle_equals(&mut self) {
        if let Some(moves) = self.equals.take() {
            self.offer(moves);
        }
    }

    /// A draw offer stands after `moves` moves: it belongs to the last one, or to the first that follows.
    fn offer(&mut self, moves: usize) {
        match self.found.get_mut(moves.saturating_sub(1)) {
            Some(candidate) => candidate.draw_offer = true,
            None => self.offered = true,
        }
    }

    /// Returns true if the words that are no moves only offer a draw; then the move beside them carries the offer. "No
    /// draw" is prose: the caller asks.
    fn offers_only(&mut self) -> bool {
        if self.rest.is_empty() {
            return true;
        }
        if self.found.is_empty() || !self.rest.iter().all(|(_, word)| is_offer_word(word)) {
            return false;
        }
        let Some(moves) = self.rest.iter().find(|(_, word)| is_draw(word)).map(|&(moves, _)| moves) else {
            return false;
        };
        self.offer(moves);
        true
    }
}

/// `12.13`: a date, a time or a price more often than a move, so the caller asks.
fn is_dotted_pair(text: &str) -> bool {
    matches!(text.as_bytes(), [a, b, b'.', c, d] if [a, b, c, d].iter().all(|digit| digit.is_ascii_digit()))
}

/// Returns true if an announced move can begin with this word: no digit and no filler.
fn may_begin(name: &str, word: Word) -> bool {
    match word {
        Word::Piece(_) | Word::Side(_) | Word::Castling => true,
        Word::Item(_) => name.starts_with(char::is_alphabetic),
        Word::Square(..) | Word::Capture | Word::Filler => false,
    }
}

/// Returns true if one word has the shape of a move: it names a target square or castles. `ed` and `exd` need a move
/// number before them.
fn has_shape(text: &str, style: NotationStyle, numbered: bool) -> bool {
    let text = text.trim_start_matches('.');
    if matches!(text, "oo" | "ooo" | "Oo" | "Ooo") {
        return false;
    }
    numeric::parse(text).is_some()
        || algebraic::parse(text, style).loose.iter().any(|syntax| match syntax {
            Syntax::Castle(_) => true,
            Syntax::Piece(Shape { to_rank, .. }) => numbered || to_rank.is_some(),
        })
}
