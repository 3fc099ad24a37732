//! The beginning, moves and messages.

use domain::{Color, Event, EventKind, Ply};
use messages::Sentence;

use super::{EventNarrator, clocks::spent};

impl EventNarrator<'_> {
    pub(super) fn moves(&self, event: &Event, ply: Ply) -> Option<String> {
        Some(match &event.kind {
            EventKind::Created { .. } => self.begins(),
            EventKind::Moved { conditional: true, .. } => {
                let by = self.side_of(ply);
                let whose = if self.reader == Some(by) { "your" } else { "a" };
                format!(
                    "{} answered at once with {}, {whose} conditional move.",
                    self.who(by),
                    self.score.at(ply)?
                )
            }
            EventKind::Moved { reflection, charged, draw_offer, .. } => {
                let by = self.side_of(ply);
                let offer = if *draw_offer { " and offered a draw" } else { "" };
                let time = spent(*reflection, *charged);
                format!("{} played {}{offer} (time used: {time}).", self.who(by), self.score.at(ply)?)
            }
            EventKind::Said { by, .. } => format!("{} wrote a message.", self.who(*by)),
            EventKind::IllegalMove { by, ambiguous, count, gained } => format!(
                "{} sent an {} move, the {} so far.{}",
                self.who(*by),
                if *ambiguous { "ambiguous" } else { "illegal" },
                ordinal(*count),
                self.gain(!*by, *gained)
            ),
            _ => return None,
        })
    }

    fn begins(&self) -> String {
        let control = self.game.regulations.time_control.sentence();
        match self.reader {
            Some(color) => format!(
                "Your game against {} has begun. You play {}, with {control}.",
                self.context.names[!color],
                color.fold_wb("White", "Black"),
            ),
            None => {
                let names = &self.context.names;
                format!("The game {} - {} has begun, with {control}.", names.white, names.black)
            }
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

fn ordinal(n: u16) -> String {
    let end = match (n % 10, n % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format!("{n}{end}")
}
