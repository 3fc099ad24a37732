//! The beginning, moves and messages.

use domain::{Color, Event, EventKind, Ply};
use messages::{Message, Sentence, msg};

use super::{EventNarrator, clocks::spent};

impl EventNarrator<'_> {
    pub(super) fn moves(&self, event: &Event, ply: Ply) -> Option<Vec<Message>> {
        let said = match &event.kind {
            EventKind::Created { .. } => {
                let public = self.game.regulations.public;
                let public = public.map(|rules| msg!("terms-public-sentence", plies = rules.delay));
                return Some([self.begins()].into_iter().chain(public).collect());
            }
            EventKind::Moved { conditional: true, .. } => {
                let who = self.person(self.side_of(ply));
                msg!("event-conditional-move", who = who, move = self.score.at(ply)?)
            }
            EventKind::Moved { reflection, charged, draw_offer, .. } => {
                let (who, m) = (self.person(self.side_of(ply)), self.score.at(ply)?);
                let time = spent(*reflection, *charged);
                if *draw_offer {
                    msg!("event-moved-with-offer", who = who, move = m, time = time)
                } else {
                    msg!("event-moved", who = who, move = m, time = time)
                }
            }
            EventKind::Said { by, .. } => msg!("event-message", who = self.person(*by)),
            EventKind::IllegalMove { by, ambiguous, count, gained } => {
                let who = self.person(*by);
                let said = if *ambiguous {
                    msg!("event-ambiguous-move", who = who, count = *count)
                } else {
                    msg!("event-illegal-move", who = who, count = *count)
                };
                return Some([said].into_iter().chain(self.gain(!*by, *gained)).collect());
            }
            _ => return None,
        };
        Some(vec![said])
    }

    fn begins(&self) -> Message {
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
