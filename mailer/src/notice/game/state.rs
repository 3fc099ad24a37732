//! The state line: the player on move, the deadline, and reminders of it.

use app::outbox::MailDetails;
use domain::{Phase, Running};

use super::GameMail;
use crate::notice::{error::ComposeError, page::printable, when};

impl GameMail<'_> {
    /// Returns the state line, if a clock runs.
    pub(super) fn state(&self) -> Option<String> {
        let running = self.game().clock.running?;
        Some(self.turn(running) + &self.doubling(running))
    }

    /// Describes the losses of a restoration from a backup; older mails can no longer be answered.
    pub(super) fn restored(&self) -> Result<String, ComposeError> {
        let MailDetails::Restored { copied_at } = self.mail.row.mail.details else {
            return Err(ComposeError::Details);
        };
        let since = copied_at.map(|at| format!(" of {}", self.calendar.date(at))).unwrap_or_default();
        Ok(format!(
            "The service had to be restored from a backup{since}. Later moves and messages are lost, but \
             the time was given back. The game stands as shown here. Conditional moves are dropped: please \
             send them again. Please answer this mail; answers to older mails have no effect."
        ))
    }

    /// Warns of the loss by silence, or of the flag if it falls earlier.
    pub(super) fn silence(&self) -> String {
        let game = self.game();
        let (until, site) =
            (game.deadline().map_or_else(String::new, |at| self.calendar.date(at)), self.site());
        if game.silence_comes_first() {
            format!(
                "{site} warns you: you have not moved for a long time, and silence loses the game after {until}. Move, or \
                 write \"reflect\" to continue thinking on your clock."
            )
        } else {
            format!(
                "{site} warns you: you have not moved for a long time, and your time is up after {until}."
            )
        }
    }

    /// Returns the name under which the service reminds and warns.
    pub(super) fn site(&self) -> String {
        printable(&self.service.settings().site_name)
    }

    /// Explains that the time of this move counts twice before the flag falls, for the player who spends it.
    fn doubling(&self, running: Running) -> String {
        let game = self.game();
        let is_mine = Some(running.side) == self.color && !running.flagged;
        let Some((after, at)) = game.doubling().filter(|_| is_mine) else { return String::new() };
        let (after, date) = (when::length(after), self.calendar.date(at));
        if at > self.mail.now {
            format!(
                " This move's time counts twice from {date} on, after {after} of thinking; the date to reply by \
                 allows for it."
            )
        } else {
            format!(
                " This move's time has counted twice since {date}, after {after} of thinking; the date to reply by \
                 allows for it."
            )
        }
    }

    /// Describes a fallen flag that has not been claimed.
    fn flag(&self, running: Running) -> String {
        let (until, name) = (self.calendar.date(running.deadline), &self.context.names[running.side]);
        let by_arbiter = self.game().flag_for_arbiter().is_some();
        match self.color {
            Some(me) if me == running.side => {
                let who = if by_arbiter { "an arbiter" } else { "your opponent or an arbiter" };
                format!(
                    "Your flag fell on {until}. Until {who} claims it your move still counts: make it at once."
                )
            }
            Some(_) if !by_arbiter => format!(
                "{name}'s flag fell on {until}. To end the game by it, reply \"claim time\"; until then a move still \
                 counts."
            ),
            _ => format!(
                "{name}'s flag fell on {until}. Until an arbiter ends the game by it a move still counts."
            ),
        }
    }

    /// Returns the player on move and the deadline.
    fn turn(&self, running: Running) -> String {
        let game = self.game();
        if running.flagged {
            return self.flag(running);
        }
        let until = self.calendar.date(running.deadline);
        let left = when::left(running.deadline - self.mail.now);
        let number = game.position.fullmoves();
        let mine = self.color == Some(running.side);
        if let (Phase::Playing { .. }, Some(back)) =
            (&game.phase, game.kept_away(running.side, self.mail.now))
        {
            let back = self.calendar.date(back);
            return if mine {
                format!(
                    "You are on leave and cannot move before {back}. Your move {number}: reply with it from then on, by {until}."
                )
            } else {
                let name = &self.context.names[running.side];
                format!("{name} is on leave until {back}, and has until {until} to move.")
            };
        }
        match (&game.phase, mine) {
            (Phase::Adjourned { .. }, _) => {
                let whose = if mine { "Your" } else { "The opponent's" };
                format!("{whose} clock runs until {until} (in {left}).")
            }
            (Phase::Sealing, true) => format!("Seal your move {number} by {until} (in {left})."),
            (Phase::Sealing, false) => {
                format!(
                    "{} must seal the next move by {until} (in {left}).",
                    self.context.names[running.side]
                )
            }
            (_, true) => format!("Your move {number}. Reply with your move by {until} (in {left})."),
            (_, false) => {
                format!("{} has until {until} (in {left}) to move.", self.context.names[running.side])
            }
        }
    }
}
