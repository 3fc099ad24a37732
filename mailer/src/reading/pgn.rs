//! Replies of correspondence programs (cmail of XBoard, Scid): the whole game comes back with one half-move more.

use std::ops::ControlFlow;

use domain::{GameId, Position, notation, notation::Letters};
use pgn_reader::{RawComment, RawTag, Reader, SanPlus, Visitor};

/// The game in a reply, compared with the game as recorded.
#[derive(Clone, Eq, PartialEq, Debug)]
pub(super) enum Returned {
    /// Nothing new: a quotation of ours.
    Same,
    /// One half-move more.
    OneMore {
        /// The move in SAN.
        san: String,
        /// A comment offers a draw.
        draw_offer: bool,
    },
    /// Nothing new but `{Draw agreed}`.
    DrawAgreed,
    /// Nothing new but `{White resigns}`.
    Resigns,
    /// Another game, or more than one half-move.
    Other,
    /// Words that are no PGN, outside of comments.
    Unreadable,
}

impl Returned {
    /// Tells whether it adds something to the recorded game.
    pub(super) const fn is_more(&self) -> bool {
        matches!(self, Self::OneMore { .. } | Self::DrawAgreed | Self::Resigns)
    }
}

/// A game as recorded: where it started and its moves in UCI.
#[derive(Clone, Debug)]
pub struct Record {
    /// The first position.
    pub start: Position,
    /// Every move.
    pub moves: Vec<String>,
}

/// Longer than any game that is stored.
const MAX_MOVES: usize = 2_000;

#[derive(Default)]
struct Moves {
    /// The tag `FEN`, which is empty for the usual start.
    fen: String,
    sans: Vec<String>,
    /// Comments after the last move.
    comments: String,
}

impl Visitor for Moves {
    type Tags = ();
    type Movetext = ();
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn tag(&mut self, (): &mut (), name: &[u8], value: RawTag<'_>) -> ControlFlow<()> {
        if name == b"FEN" {
            self.fen = value.decode_utf8_lossy().into_owned();
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn san(&mut self, (): &mut (), san: SanPlus) -> ControlFlow<()> {
        self.sans.push(san.san.to_string());
        self.comments.clear();
        if self.sans.len() > MAX_MOVES { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    fn comment(&mut self, (): &mut (), comment: RawComment<'_>) -> ControlFlow<()> {
        if self.comments.len() < 1_000 {
            self.comments.push_str(&String::from_utf8_lossy(comment.as_bytes()));
        }
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, (): ()) {}
}

impl Moves {
    /// Tells whether the side to move offers a draw with the last move. What we say of an offer of the other side is in the game
    /// too.
    fn offers(&self, position: &Position) -> bool {
        let side = position.side_to_move().fold_wb("White", "Black");
        self.comments.contains(&format!("{side} offers a draw"))
    }
}

/// The game of `text`, which was a file of its own, that bears this number; a lone game may bear none. A game without its
/// result may have been cut off, and is none.
pub(super) fn game_of_file(text: &str, id: GameId) -> Option<AttachedGame> {
    let text = text.trim_start_matches('\u{feff}');
    let begins = |(at, _): &(usize, &str)| *at == 0 || text[..*at].ends_with('\n');
    let starts: Vec<usize> = text.match_indices("[Event ").filter(begins).map(|(at, _)| at).collect();
    let ends = starts.iter().skip(1).copied().chain([text.len()]);
    let games: Vec<&str> = starts.iter().zip(ends).map(|(&from, to)| text[from..to].trim_end()).collect();
    let is_whole = |game: &&str| ["*", "1-0", "0-1", "1/2-1/2"].iter().any(|result| game.ends_with(result));
    let mark = format!("[CmailGameName \"{id}\"]");
    let named: Vec<&str> = games.iter().copied().filter(|game| game.contains(&mark)).collect();
    match (named.as_slice(), games.as_slice()) {
        ([text], _) => Some(AttachedGame { text: (*text).to_owned(), is_named: true }),
        ([], [text]) if !text.contains("[CmailGameName") => {
            Some(AttachedGame { text: (*text).to_owned(), is_named: false })
        }
        _ => None,
    }
    .filter(|game| is_whole(&game.text.as_str()))
    .map(|game| AttachedGame { text: without_variations(&game.text), ..game })
}

/// A game without its analysis in parentheses.
pub(super) fn without_variations(text: &str) -> String {
    let mut left = String::with_capacity(text.len());
    let (mut depth, mut in_comment) = (0_u32, false);
    for line in text.split_inclusive('\n') {
        if depth == 0 && !in_comment && line.starts_with('[') {
            left.push_str(line);
            continue;
        }
        for c in line.chars() {
            let was_inside = depth > 0;
            match c {
                '{' => in_comment = true,
                '}' => in_comment = false,
                '(' if !in_comment => depth += 1,
                ')' if !in_comment => depth = depth.saturating_sub(1),
                _ => {}
            }
            if depth == 0 && !was_inside {
                left.push(c);
            }
        }
    }
    left
}

/// Leaves out the paragraphs in which Scid repeats a game that it attaches: `Final FEN: ...` and `Move List: 1.e4 e5`. What
/// somebody writes directly below them stays.
pub(super) fn without_repeated(text: &str, game: &str) -> String {
    let moves = moves_as_written(game);
    let text = without_paragraph(text, "Final FEN:", |word| word, |at, _word| at < 6);
    without_paragraph(&text, "Move List:", without_number, |at, word| {
        moves.get(at).is_some_and(|known| known == word)
    })
}

/// The moves of a game without variations, each as its file has it, and its result.
fn moves_as_written(game: &str) -> Vec<String> {
    let movetext: String = game.split_inclusive('\n').filter(|line| !line.starts_with('[')).collect();
    // What a comment contains stands before its brace.
    let parts = movetext.split('{').map(|part| part.split_once('}').map_or(part, |(_comment, rest)| rest));
    let words = parts.flat_map(str::split_whitespace).map(without_number);
    words.filter(|word| !word.is_empty() && !word.starts_with('$')).map(str::to_owned).collect()
}

/// Returns a word of a movetext without the number of the move; nothing may be left.
fn without_number(word: &str) -> &str {
    let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
    if rest.starts_with('.') { rest.trim_start_matches('.') } else { word }
}

/// Leaves out the lines of the paragraph behind `label`, as long as each word, `bare`, and its place in the paragraph
/// `is_of_it`.
fn without_paragraph(
    text: &str,
    label: &str,
    bare: impl Fn(&str) -> &str,
    is_of_it: impl Fn(usize, &str) -> bool,
) -> String {
    let mut words = None;
    let is_kept = |line: &&str| {
        let begun = line.strip_prefix(label);
        let before = if begun.is_some() { Some(0) } else { words.filter(|_| !line.trim().is_empty()) };
        let own = begun.unwrap_or(line).split_whitespace().map(&bare).filter(|word| !word.is_empty());
        let own: Vec<&str> = own.collect();
        let is_own = |&before: &usize| (before..).zip(&own).all(|(at, word)| is_of_it(at, word));
        words = before.filter(is_own).map(|before: usize| before + own.len());
        words.is_none()
    };
    text.split_inclusive('\n').filter(is_kept).collect()
}

/// Tells whether one of these files is the game with this number, with every recorded move and something more.
pub(super) fn is_continued(files: &[String], id: GameId, record: &Record) -> bool {
    let mut games = files.iter().filter_map(|text| game_of_file(text, id)).filter(|game| game.is_named);
    games.any(|game| returned(&game.text, record, true).is_more())
}

/// A game of an attached file.
pub(super) struct AttachedGame {
    /// The text without variations.
    pub(super) text: String,
    /// It bears the number of the game the mail is about.
    pub(super) is_named: bool,
}

/// Returns the line with the name of a game, if it is not the name of this one.
pub(super) fn other_name(game: &str, id: GameId) -> Option<&str> {
    let mut names = game.lines().map(str::trim).filter(|line| line.starts_with("[CmailGameName"));
    names.find(|name| *name != format!("[CmailGameName \"{id}\"]"))
}

/// The game at the beginning of `text`: to its result, or to the blank line below its moves. What a player writes directly
/// below the result is not part of it.
pub(super) fn first_game(text: &str) -> &str {
    let is_tag = |line: &&str| line.trim().is_empty() || line.starts_with('[');
    let mut at: usize = text.split_inclusive('\n').take_while(is_tag).map(str::len).sum();
    let mut in_comment = false;
    for line in text[at..].split_inclusive('\n') {
        // cmail writes a blank line before a comment.
        if !in_comment && line.trim().is_empty() && !text[at..].trim_start().starts_with('{') {
            return &text[..at];
        }
        for word in line.split_inclusive(|c: char| c.is_whitespace() || matches!(c, '{' | '}')) {
            at += word.len();
            let bare = word.trim_end_matches(|c: char| c.is_whitespace() || matches!(c, '{' | '}'));
            if !in_comment && matches!(bare, "*" | "1-0" | "0-1" | "1/2-1/2") {
                return &text[..at];
            }
            in_comment = word.ends_with('{') || in_comment && !word.ends_with('}');
        }
    }
    text
}

/// Compares the first game in `text` with the record. Where the game `is_whole`, with no other text around it, its last word
/// may be a move in any notation. cmail passes on what was typed at its prompt.
pub(super) fn returned(text: &str, record: &Record, is_whole: bool) -> Returned {
    let mut moves = Moves::default();
    match Reader::new(text.as_bytes()).read_game(&mut moves) {
        Ok(Some(())) => {}
        Ok(None) => return Returned::Same,
        Err(_unreadable) => return Returned::Unreadable,
    }
    let typed = typed(text);
    if !is_whole && !typed.is_empty() {
        return Returned::Unreadable;
    }
    // The board and the side to move: programs count moves in their own ways.
    let place = |fen: &str| fen.split_whitespace().take(2).map(str::to_owned).collect::<Vec<_>>();
    if !moves.fen.is_empty() && place(&moves.fen) != place(&record.start.fen()) {
        return Returned::Other;
    }
    let mut position = record.start.clone();
    for (at, san) in moves.sans.iter().enumerate() {
        let Some(recorded) = record.moves.get(at) else {
            let draw_offer = moves.offers(&position);
            // Another game may follow.
            return if at + 1 == moves.sans.len() && typed.is_empty() {
                Returned::OneMore { san: san.clone(), draw_offer }
            } else {
                Returned::Other
            };
        };
        let next = notation::read(san, &position, Letters::English)
            .ok()
            .filter(|&m| position.uci(m) == *recorded)
            .and_then(|m| position.play(m));
        match next {
            Some(next) => position = next,
            None => return Returned::Other,
        }
    }
    if is_whole {
        match typed.as_slice() {
            [] => {}
            [(san, true)] if moves.sans.len() == record.moves.len() => {
                let draw_offer = moves.offers(&position);
                return Returned::OneMore { san: (*san).to_string(), draw_offer };
            }
            _ => return Returned::Other,
        }
    }
    // The reader ends a game at an empty line; cmail writes one before this.
    let comments = if is_whole { comments(text) } else { moves.comments };
    match comments {
        _ if moves.sans.len() != record.moves.len() => Returned::Same,
        comments if comments.contains("Draw agreed") => Returned::DrawAgreed,
        comments if comments.contains("resigns") => Returned::Resigns,
        _ => Returned::Same,
    }
}

/// The game without its tags, which have the names of the players in them.
fn movetext(text: &str) -> &str {
    let tags = text.split_inclusive('\n').take_while(|line| line.trim().is_empty() || line.starts_with('['));
    &text[tags.map(str::len).sum()..]
}

/// The comments of a game, one a line.
fn comments(text: &str) -> String {
    let parts = movetext(text).split('{').skip(1);
    parts.filter_map(|part| part.split_once('}')).map(|(comment, _)| format!("{comment}\n")).collect()
}

/// The words of the movetext that are not PGN, and whether each stands last.
fn typed(text: &str) -> Vec<(&str, bool)> {
    let outside = movetext(text).split('{').enumerate().map(|(at, part)| match part.split_once('}') {
        Some((_comment, rest)) if at > 0 => rest,
        _ if at > 0 => "",
        _ => part,
    });
    let numbers = |word: &str| word.trim_start_matches(|c: char| c.is_ascii_digit()).starts_with('.');
    let words: Vec<&str> = outside
        // The rest of a line behind a semicolon is a comment too.
        .flat_map(|part| part.lines().filter_map(|line| line.split(';').next()))
        .flat_map(str::split_whitespace)
        .map(|word| {
            if numbers(word) {
                word.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.')
            } else {
                word
            }
        })
        .filter(|word| !matches!(*word, "" | "*" | "1-0" | "0-1" | "1/2-1/2") && !word.starts_with('$'))
        .take(2 * MAX_MOVES)
        .collect();
    let is_typed = |word: &str| {
        let word = word.trim_end_matches(['!', '?']);
        // The reader takes these too.
        let is_castling = matches!(word.trim_end_matches(['+', '#']), "0-0" | "0-0-0");
        !is_castling && SanPlus::from_ascii(word.as_bytes()).is_err()
    };
    let last = words.len().saturating_sub(1);
    let found = words.into_iter().enumerate().filter(|(_, word)| is_typed(word));
    found.map(|(at, word)| (word, at == last)).collect()
}
