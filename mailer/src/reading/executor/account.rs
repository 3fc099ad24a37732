//! Commands about the account of the sender, and about all of their games.

use app::{
    Channel, Failure,
    people::SettingsPatch,
    ports::{BulkAct, BulkCommand},
};
use domain::Actor;
use messages::{Arg, Sentence, msg};

use super::{MailExecutor, with};
use crate::reading::{
    command::{MailCommand, Show},
    grammar::name,
    settings,
};

impl MailExecutor<'_> {
    /// Changes settings.
    pub(super) fn set(&mut self, patch: &SettingsPatch) -> Result<(), Failure> {
        let set = || msg!("line-set").into();
        let line = patch.time_zone.as_ref().map_or_else(set, |zone| with("command-set-time-zone", zone));
        match self.service.accounts.change_settings(self.player.id, patch)? {
            Ok(changed) => {
                // Printed once, as they are in the end.
                let line = name(&MailCommand::Show(Show::Settings));
                self.entries.retain(|entry| entry.line != line);
                self.entry(line, true, settings::list(self.service, &changed));
            }
            Err(refusal) => {
                let sentences = vec![refusal.message(), msg!("nothing-changed")];
                self.entry(line, false, Arg::Sentences { sentences });
            }
        }
        Ok(())
    }

    /// Makes the address of the sender's calendar. It comes in a mail of its own: answers wait unencrypted.
    pub(super) fn make_calendar(&mut self, n: usize) -> Result<(), Failure> {
        let player = self.player.id;
        // A mail that is processed again makes the same address.
        let service = self.service.repeatable(&self.key(n), &["calendar", &player.0.to_string()]);
        let line = name(&MailCommand::Calendar);
        match service.access.mail_calendar(player)? {
            Ok(()) => self.entry(line, true, msg!("calendar-mailed")),
            Err(refusal) => self.entry(line, false, refusal.message()),
        }
        Ok(())
    }

    /// Revokes the address of the sender's calendar.
    pub(super) fn revoke_calendar(&mut self) -> Result<(), Failure> {
        self.service.access.revoke_calendar(self.player.id)?;
        self.entry(name(&MailCommand::CalendarOff), true, msg!("calendar-revoked"));
        Ok(())
    }

    /// Acts in all games of the sender that are under way.
    pub(super) fn everywhere(&mut self, n: usize, line: Arg, act: &BulkAct) -> Result<(), Failure> {
        let done = self.service.bulk.run(&BulkCommand {
            key: format!("mail.{}.{n}", self.mail.id),
            player: self.player.id,
            event: None,
            actor: Actor::Player(self.player.id),
            act: act.clone(),
            channel: Channel::Mail,
            received_at: self.mail.received_at,
        })?;
        let done = match done {
            Ok(done) => done,
            Err(refusal) => {
                self.entry(line, false, refusal.message());
                return Ok(());
            }
        };
        let in_force = done.iter().filter(|(_, refusal)| refusal.is_none()).count();
        let games = done.len();
        let mut sentences = vec![match act {
            BulkAct::BookLeave { first, last } => msg!(
                "everywhere-leave",
                first = Arg::shown(first),
                last = Arg::shown(last),
                count = in_force,
                games = games
            ),
            BulkAct::CancelLeave { first } => {
                msg!("everywhere-no-leave", first = Arg::shown(first), count = in_force, games = games)
            }
            _ => msg!("everywhere-done", count = in_force, games = games),
        }];
        sentences.extend(done.iter().filter_map(|(game, refusal)| {
            Some(msg!("everywhere-refused", game = Arg::shown(game), refusal = refusal.as_ref()?.message()))
        }));
        let ok = done.iter().any(|(_, refusal)| refusal.is_none());
        self.entry(line, ok, Arg::Sentences { sentences });
        Ok(())
    }
}
