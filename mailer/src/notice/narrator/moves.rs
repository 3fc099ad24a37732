//! The beginning and moves.

use domain::{Color, Event, EventKind, Ply, Span};
use messages::{Message, Sentence, msg};

use super::{EventNarrator, clocks::spent};

impl EventNarrator<'_> {
    /// Describes a move; `None` for another event.
    pub(super) fn moved(&self, event: &Event, ply: Ply) -> Option<Message> {
        let EventKind::Moved { reflection, charged, draw_offer, conditional, .. } = &event.kind else {
            return None;
        };
        let (who, m) = (self.person(self.side_of(ply)), self.score.at(ply)?);
        let time = spent(*reflection, *charged);
        Some(match (*conditional, *draw_offer) {
            (true, _) => msg!("event-conditional-move", who = who, move = m),
            (false, true) => msg!("event-moved-with-offer", who = who, move = m, time = time),
            (false, false) => msg!("event-moved", who = who, move = m, time = time),
        })
    }

    /// Describes a move that is none, and its penalty.
    pub(super) fn irregular(&self, by: Color, ambiguous: bool, count: u16, gained: Span) -> Vec<Message> {
        let who = self.person(by);
        let said = if ambiguous {
            msg!("event-ambiguous-move", who = who, count = count)
        } else {
            msg!("event-illegal-move", who = who, count = count)
        };
        [said].into_iter().chain(self.gain(!by, gained)).collect()
    }

    /// Describes the beginning of the game.
    pub(super) fn begun(&self) -> Message {
        let control = self.game.regulations.time_control.message();
        let names = &self.context.names;
        match self.reader {
            Some(Color::White) => msg!("event-your-game-white", opponent = &names.black, control = control),
            Some(Color::Black) => msg!("event-your-game-black", opponent = &names.white, control = control),
            None => msg!("event-game", white = &names.white, black = &names.black, control = control),
        }
    }

    /// Returns the side that made this half-move.
    fn side_of(&self, ply: Ply) -> Color {
        let game = self.game;
        let even = game.ply.0.abs_diff(ply.0).is_multiple_of(2);
        let last_mover = !game.position.side_to_move();
        if even { last_mover } else { !last_mover }
    }
}
