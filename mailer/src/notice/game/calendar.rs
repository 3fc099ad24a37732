//! The reader's dates as a file for calendar programs.

use app::{Address, Mailbox, outbox::MailDetails, ports::MailKind};
use domain::{Color, Folding};
use messages::{CalendarWriter, DatedGame, Dates};

use super::GameMail;
use crate::notice::{error::ComposeError, headers::Attached};

impl GameMail<'_> {
    /// Returns the file that changes what the reader's calendar shows, where the reader wants it and the mail tells of a change.
    pub(in crate::notice) fn calendar_file(&self, kind: MailKind) -> Result<Option<Attached>, ComposeError> {
        // Restored deadlines, and those of which no mail told, are put right too.
        let is_whole = match kind {
            MailKind::GameStarted | MailKind::Reminder | MailKind::GameOver | MailKind::Restored => true,
            MailKind::YourMove | MailKind::MoveRecorded | MailKind::GameNews | MailKind::Adjournment => false,
            _ => return Ok(None),
        };
        let Some(side) = self.color.filter(|_| self.reader.calendar_attached) else { return Ok(None) };
        let first = match self.mail.row.mail.details {
            MailDetails::Events { first, .. } => first,
            _ => u32::MAX,
        };
        let now = Dates::of(self.game(), side);
        let (mut before, had) = self.dates_before(first, side).ok_or(ComposeError::Record)?;
        if is_whole {
            before = Dates::default();
        } else if before == now {
            return Ok(None);
        }
        // A move over HTTP ends a date without a mail.
        let shown = Dates {
            deadline: before.deadline.or(had.deadline.filter(|_| now.deadline.is_none())),
            resumption: before.resumption.or(had.resumption.filter(|_| now.resumption.is_none())),
        };
        let writer = CalendarWriter { settings: self.service.settings(), voice: &self.voice };
        let game = DatedGame {
            id: self.context.id,
            game: self.game(),
            side,
            opponent: &self.context.names[!side],
            last_move: self.score.last_move(),
        };
        let organizer = self.service.mail_out.mail_address(Address::Public(Mailbox::Play));
        Ok(writer.changes(shown, &game, &organizer).map(|text| Attached {
            name: format!("{}.ics", self.context.id),
            media: "text/calendar; charset=utf-8; method=PUBLISH",
            text,
        }))
    }

    /// Returns the dates before an event, and the last ones until then; `None` if the record is broken.
    fn dates_before(&self, first: u32, side: Color) -> Option<(Dates, Dates)> {
        let (mut folding, mut before, mut had) = (Folding::default(), Dates::default(), Dates::default());
        for recorded in self.context.events.iter().take_while(|recorded| recorded.seq < first) {
            before = Dates::of(folding.push(&recorded.event)?, side);
            had.deadline = before.deadline.or(had.deadline);
            had.resumption = before.resumption.or(had.resumption);
        }
        Some((before, had))
    }
}
