//! The moves of a game in the reader's notation.

use domain::{
    Color, Event, EventKind, Game, Ply, Position,
    notation::{self, NotationStyle},
};
use messages::{numbered, numbered_move};

/// The moves played, in the reader's notation.
#[derive(Default)]
pub(super) struct Score {
    moves: Vec<Written>,
    /// The last move, as its squares.
    last: Option<String>,
}

struct Written {
    number: u32,
    color: Color,
    text: String,
}

impl Written {
    /// Returns a move and the position after it; `None` if it cannot be played.
    fn of(uci: &str, position: &Position, style: NotationStyle) -> Option<(Self, Position)> {
        let m = position.from_uci(uci)?;
        let written = Self {
            number: position.fullmoves(),
            color: position.side_to_move(),
            text: notation::write(m, position, style.notation, style.letters),
        };
        Some((written, position.play(m)?))
    }

    /// Writes a numbered move, such as `12. 5254` or `12... 5755`.
    fn numbered(&self) -> String {
        numbered(self.number, self.color, &self.text)
    }
}

impl Score {
    /// Replays the moves of a record that count; `None` if they cannot be played.
    pub(super) fn of(events: &[Event], style: NotationStyle) -> Option<Self> {
        let Some(Event { kind: EventKind::Created { start, .. }, .. }) = events.first() else { return None };
        let mut position = start.position().ok()?;
        let (mut moves, mut last) = (Vec::new(), None);
        for uci in Game::moves(events)? {
            let (written, after) = Written::of(uci, &position, style)?;
            moves.push(written);
            position = after;
            last = Some(uci);
        }
        Some(Self { moves, last: last.map(Into::into) })
    }

    /// Adds a move after this ply, and removes later moves, which were taken back.
    pub(super) fn play(
        &mut self,
        ply: Ply,
        uci: &str,
        position: &Position,
        style: NotationStyle,
    ) -> Option<()> {
        self.moves.truncate(ply.0.into());
        self.moves.push(Written::of(uci, position, style)?.0);
        self.last = Some(uci.to_owned());
        Some(())
    }

    /// Returns the move of this ply, with its number.
    pub(super) fn at(&self, ply: Ply) -> Option<String> {
        self.moves.get(usize::from(ply.0).checked_sub(1)?).map(Written::numbered)
    }

    /// Returns the last move in UCI, which begins with its two squares.
    pub(super) fn last_move(&self) -> Option<&str> {
        self.last.as_deref()
    }

    /// Counts the moves: White's and the answer to it are one.
    pub(super) fn moves(&self) -> u32 {
        let numbers = self.moves.first().zip(self.moves.last());
        numbers.map_or(0, |(first, last)| last.number - first.number + 1)
    }

    /// Returns the last moves with their numbers; empty before the first.
    pub(super) fn last(&self, plies: usize) -> String {
        let first = self.moves.len().saturating_sub(plies);
        let mut text = String::new();
        for (i, written) in self.moves[first..].iter().enumerate() {
            if i > 0 {
                text.push(' ');
            }
            if i == 0 || written.color == Color::White {
                text.push_str(&written.numbered());
            } else {
                text.push_str(&written.text);
            }
        }
        text
    }
}

/// Numbers moves that may follow in `position`.
pub(super) fn foreseen(position: &Position, line: &[String]) -> String {
    let (mut number, mut color) = (position.fullmoves(), position.side_to_move());
    let mut words: Vec<String> = Vec::new();
    for text in line {
        let written = Written { number, color, text: text.clone() };
        let is_numbered = words.is_empty() || color == Color::White;
        words.push(if is_numbered { written.numbered() } else { written.text });
        number += u32::from(color == Color::Black);
        color = !color;
    }
    words.join(" ")
}

/// Returns one sensible move, with its number, as an example of the notation.
pub(super) fn example(position: &Position, style: NotationStyle) -> Option<String> {
    notation::example(position).map(|m| numbered_move(m, position, style))
}
