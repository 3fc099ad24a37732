//! The state line: the player on move, the deadline, and reminders of it.

use app::outbox::MailDetails;
use domain::{Phase, Running, State};
use messages::{Arg, Message, StandingText, describe_standing, msg};

use super::GameMail;
use crate::notice::{error::ComposeError, page::Page};

impl GameMail<'_> {
    /// Returns the state line; empty if no clock runs.
    pub(super) fn state(&self) -> Vec<Message> {
        let Some(running) = self.game().clock.running else { return Vec::new() };
        [self.turn(running)].into_iter().chain(self.doubling(running)).collect()
    }

    /// Adds the state of the game as an answer tells it: in an adjournment also what it waits for. What the reader can do is
    /// among the possible replies.
    pub(super) fn standing(&self, page: &mut Page) {
        let game = self.game();
        let StandingText { now, next, .. } = describe_standing(game, &self.context.names, self.color);
        match game.state() {
            _ if now.is_empty() => page.say_all(&self.state()),
            State::Playing | State::Sealing => {
                page.say_all(&self.state().into_iter().chain(next).collect::<Vec<_>>());
            }
            // The replies say what happens next.
            State::Waiting => page.say_all(&now),
            _ => page.say_all(&now.into_iter().chain(next).collect::<Vec<_>>()),
        }
    }

    /// Describes the losses of a restoration from a backup; older mails can no longer be answered.
    pub(super) fn restored(&self) -> Result<Message, ComposeError> {
        match self.mail.row.mail.details {
            MailDetails::Restored { copied_at: Some(at) } => Ok(msg!("restored-from", at = Arg::at(at))),
            MailDetails::Restored { copied_at: None } => Ok(msg!("restored")),
            _ => Err(ComposeError::Details),
        }
    }

    /// Warns of the loss by silence, or of the flag if it falls earlier.
    pub(super) fn silence(&self) -> Message {
        let game = self.game();
        let (until, site) = (game.deadline().map_or_else(|| "".into(), Arg::at), self.site().to_owned());
        if game.silence_comes_first() {
            msg!("reminder-silence", site = site, until = until)
        } else {
            msg!("reminder-silent-flag", site = site, until = until)
        }
    }

    /// Returns the name under which the service reminds and warns.
    pub(super) fn site(&self) -> &str {
        &self.service.settings().site_name
    }

    /// Explains that the time of this move counts twice before the flag falls, for the player who spends it.
    fn doubling(&self, running: Running) -> Option<Message> {
        let game = self.game();
        let is_mine = Some(running.side) == self.color && !running.flagged;
        let (after, at) = game.doubling().filter(|_| is_mine)?;
        let after = Arg::length(after);
        Some(if at > self.mail.now {
            msg!("state-doubles", at = Arg::at(at), after = after)
        } else {
            msg!("state-doubled", at = Arg::at(at), after = after)
        })
    }

    /// Describes a fallen flag that has not been claimed.
    fn flag(&self, running: Running) -> Message {
        let (until, name) = (Arg::at(running.deadline), &self.context.names[running.side]);
        let by_arbiter = self.game().flag_for_arbiter().is_some();
        match self.color {
            Some(me) if me == running.side && by_arbiter => msg!("state-your-flag-for-arbiter", at = until),
            Some(me) if me == running.side => msg!("state-your-flag", at = until),
            Some(_) if !by_arbiter => msg!("state-flag-to-claim", name = name, at = until),
            _ => msg!("state-flag", name = name, at = until),
        }
    }

    /// Returns the player on move and the deadline.
    fn turn(&self, running: Running) -> Message {
        let game = self.game();
        if running.flagged {
            return self.flag(running);
        }
        let (until, name) = (Arg::at(running.deadline), &self.context.names[running.side]);
        let left = Arg::left(running.deadline - self.mail.now);
        let number = game.position.fullmoves();
        let mine = self.color == Some(running.side);
        if let (Phase::Playing { .. }, Some(back)) =
            (&game.phase, game.kept_away(running.side, self.mail.now))
        {
            let back = Arg::at(back);
            return if mine {
                msg!("state-you-on-leave", back = back, number = number, until = until)
            } else {
                msg!("state-on-leave", name = name, back = back, until = until)
            };
        }
        match (&game.phase, mine) {
            (Phase::Adjourned { .. }, true) => msg!("state-adjourned-yours", until = until, left = left),
            (Phase::Adjourned { .. }, false) => msg!("state-adjourned-theirs", until = until, left = left),
            (Phase::Sealing, true) => msg!("state-you-seal", number = number, until = until, left = left),
            (Phase::Sealing, false) => msg!("state-they-seal", name = name, until = until, left = left),
            (_, true) => msg!("state-your-move", number = number, until = until, left = left),
            (_, false) => msg!("state-their-move", name = name, until = until, left = left),
        }
    }
}
