//! Replies of correspondence programs (cmail of XBoard, Scid): the whole game comes back with one half-move more.

use std::ops::ControlFlow;

use domain::{Position, notation, notation::Letters};
use pgn_reader::{RawComment, Reader, SanPlus, Visitor};

/// What the game in a reply says, compared with the game as recorded.
#[derive(Clone, Eq, PartialEq, Debug)]
pub(super) enum Returned {
    /// Nothing new: a quotation of ours.
    Same,
    /// One half-move more.
    OneMore {
        /// In SAN.
        san: String,
        /// A comment offers a draw.
        draw_offer: bool,
    },
    /// Nothing new but `{Draw agreed}`.
    DrawAgreed,
    /// Another game, or more than one half-move.
    Other,
}

/// A game as recorded: where it started and its moves in UCI.
#[derive(Clone, Debug)]
pub struct Record {
    /// The first position.
    pub start: Position,
    /// Every move.
    pub moves: Vec<String>,
}

/// Longer than any game we keep.
const MAX_MOVES: usize = 2_000;

#[derive(Default)]
struct Moves {
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

/// Compares the first game in `text` with the record.
pub(super) fn returned(text: &str, record: &Record) -> Returned {
    let mut moves = Moves::default();
    match Reader::new(text.as_bytes()).read_game(&mut moves) {
        Ok(Some(())) => {}
        Ok(None) => return Returned::Same,
        Err(_unreadable) => return Returned::Other,
    }
    let mut position = record.start.clone();
    for (at, san) in moves.sans.iter().enumerate() {
        let Some(recorded) = record.moves.get(at) else {
            let draw_offer = moves.comments.contains("offers a draw");
            return if at + 1 == moves.sans.len() {
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
    if moves.sans.len() == record.moves.len() && moves.comments.contains("Draw agreed") {
        return Returned::DrawAgreed;
    }
    Returned::Same
}
