//! The reader's dates as a file for calendar programs.

use app::{Address, Mailbox, ports::MailKind};
use domain::{Color, Folding};
use messages::{CalendarWriter, DatedGame, Dates};

use super::GameMail;
use crate::notice::{error::ComposeError, headers::Attached};

impl GameMail<'_> {
    /// Returns the file that brings the reader's calendar to what is true, where the reader wants it. It has every date, changed
    /// or not: of a change over HTTP, or of one whose notices are switched off, no mail told.
    pub(in crate::notice) fn calendar_file(&self, kind: MailKind) -> Result<Option<Attached>, ComposeError> {
        if !matches!(
            kind,
            MailKind::GameStarted
                | MailKind::YourMove
                | MailKind::MoveRecorded
                | MailKind::GameNews
                | MailKind::Adjournment
                | MailKind::Reminder
                | MailKind::GameOver
                | MailKind::Restored
        ) {
            return Ok(None);
        }
        let Some(side) = self.color.filter(|_| self.reader.calendar_attached) else { return Ok(None) };
        let writer = CalendarWriter { settings: self.service.settings(), voice: &self.voice };
        let game = DatedGame {
            id: self.context.id,
            game: self.game(),
            side,
            opponent: &self.context.names[!side],
            last_move: self.score.last_move(),
        };
        let organizer = self.service.mail_out.mail_address(Address::Public(Mailbox::Play));
        let past = self.past_dates(side).ok_or(ComposeError::Record)?;
        Ok(writer.file(past, &game, &organizer).map(|text| Attached {
            name: format!("{}.ics", self.context.id),
            media: "text/calendar; charset=utf-8; method=PUBLISH",
            text,
        }))
    }

    /// Returns the last date of each kind that the player had; `None` if the record is broken.
    fn past_dates(&self, side: Color) -> Option<Dates> {
        let (mut folding, mut past) = (Folding::default(), Dates::default());
        for recorded in &*self.context.events {
            let dates = Dates::of(folding.push(&recorded.event)?, side);
            past.deadline = dates.deadline.or(past.deadline);
            past.resumption = dates.resumption.or(past.resumption);
        }
        Some(past)
    }
}
