//! Commands about the account of the sender, and about all of their games.

use app::{
    Channel, Failure,
    people::SettingsPatch,
    ports::{BulkAct, BulkCommand},
};
use domain::Actor;

use messages::Sentence;

use super::{MailExecutor, SETTINGS};
use crate::reading::settings;

impl MailExecutor<'_> {
    /// Changes settings.
    pub(super) fn set(&mut self, patch: &SettingsPatch) -> Result<(), Failure> {
        let line = patch.time_zone.as_ref().map_or("set".into(), |zone| format!("set time zone {zone}"));
        match self.service.accounts.change_settings(self.player.id, patch)? {
            Ok(changed) => {
                // Printed once, as they are in the end.
                self.entries.retain(|entry| entry.line != SETTINGS);
                self.entry(SETTINGS, true, settings::list(self.service, &changed));
            }
            Err(refusal) => {
                self.entry(line, false, format!("{} Nothing was changed.", refusal.sentence()));
            }
        }
        Ok(())
    }

    /// Acts in all games of the sender that are under way.
    pub(super) fn everywhere(&mut self, n: usize, line: &str, act: &BulkAct) -> Result<(), Failure> {
        let done = self.service.games.run_bulk_command(&BulkCommand {
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
                self.entry(line, false, refusal.sentence());
                return Ok(());
            }
        };
        let mut answer = match act {
            BulkAct::BookLeave { first, last } => format!("You are on leave from {first} to {last}"),
            BulkAct::CancelLeave { first } => format!("Your leave from {first} is cancelled"),
            _ => "It is done".into(),
        };
        let in_force = done.iter().filter(|(_, refusal)| refusal.is_none()).count();
        answer += &format!(" in {in_force} of your {} games.", done.len());
        for (game, refusal) in &done {
            if let Some(refusal) = refusal {
                answer += &format!(" {game}: {}", refusal.sentence());
            }
        }
        let ok = done.iter().any(|(_, refusal)| refusal.is_none());
        self.entry(line, ok, answer);
        Ok(())
    }
}
