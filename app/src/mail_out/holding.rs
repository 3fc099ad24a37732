//! Holds mails back, for quiet hours, for digests and for the next notice, as long as none of them comes too late.

use domain::{EventKind, Game, Instant, Phase, Span, Weight};
use jiff::tz::TimeZone;

use crate::{
    games::context::GameContext,
    mail_out::decision::OutgoingMail,
    model::{
        Frequency, MailKind, MailState, NoticeKind, OutboxRow, Settled, ToldBy, mail_details::MailDetails,
    },
};

/// A challenge is mailed so long before it expires, at the latest.
const BEFORE_EXPIRY: Span = Span::days(1);

/// The number of mails about a game among which others are looked for.
pub(super) const RECENT: u32 = 8;

/// Tells whether notices of this kind about one game make one mail.
pub(super) const fn is_merged(kind: MailKind) -> bool {
    matches!(kind, MailKind::YourMove | MailKind::GameNews | MailKind::GameOver)
}

impl OutgoingMail {
    /// Returns how the mail waits, if its reader wants it later and it does not come too late then. Asked anew each time
    /// that the mail is due. `recent` has the last mails about the game to the reader, newest first.
    pub(super) fn held(&self, recent: &[OutboxRow], apart: Span) -> Option<Settled> {
        if self.row.attempts > 1 {
            // It was on its way: to begin anew would never let it be given up.
            return None;
        }
        let (reader, latest) = (self.reader.as_ref()?, self.latest()?);
        let zone = TimeZone::get(&reader.time_zone).unwrap_or(TimeZone::UTC);
        let in_time = |at: &Instant| *at <= latest;
        let next = |frequency| reader.mail_times.next_digest(&zone, frequency, self.now).filter(in_time);
        let told = self.context.as_ref().map_or(&[][..], |context| &context.told);
        let kinds = NoticeKind::of(self.row.mail.kind, told);
        let digest = match kinds.into_iter().map(|kind| reader.frequency(kind)).min() {
            Some(Frequency::Daily) => next(Frequency::Daily),
            // A week may be too long for it.
            Some(Frequency::Weekly) => next(Frequency::Weekly).or_else(|| next(Frequency::Daily)),
            Some(Frequency::Each | Frequency::None) | None => None,
        };
        // A digest does not tell what became of conditional moves.
        let of_conditions = matches!(self.row.mail.details, MailDetails::Events { conditional: Some(_), .. });
        if let Some(due_at) = digest.filter(|_| !of_conditions) {
            return Some(Settled::Postponed { due_at, told_by: Some(ToldBy::Digest) });
        }
        let quiet = reader.mail_times.quiet_until(&zone, self.now).filter(in_time);
        let due_at = quiet.or_else(|| self.end_of_pause(recent, apart).filter(in_time))?;
        // One mail tells of all that wait for the same time.
        let own = is_merged(self.row.mail.kind).then_some(self.row.id);
        let waits = |row: &&OutboxRow| {
            let is_earlier = is_merged(row.mail.kind) && own.is_some_and(|own| row.id < own);
            is_earlier && row.state == MailState::Waiting && row.attempts == 0 && row.mail.due_at <= due_at
        };
        let told_by = recent.iter().find(waits).map(|row| ToldBy::Mail(row.id));
        Some(Settled::Postponed { due_at, told_by })
    }

    /// Returns how the mail goes on waiting `until` then for another to tell of it, if it does not come too late then.
    pub(super) fn still_held(&self, until: Instant) -> Option<Settled> {
        let latest = self.latest().unwrap_or(until);
        let told_by = self.row.told_by.map(ToldBy::Mail);
        (self.now < latest).then(|| Settled::Postponed { due_at: until.min(latest), told_by })
    }

    /// Returns the end of the time after the last notice in which others wait for one mail. It ends with an answer of the
    /// reader by mail: then the next notice is awaited.
    fn end_of_pause(&self, recent: &[OutboxRow], apart: Span) -> Option<Instant> {
        if !is_merged(self.row.mail.kind) {
            return None;
        }
        let is_answer =
            |kind| matches!(kind, MailKind::MoveRecorded | MailKind::Transcript | MailKind::Confirmation);
        let before = recent.iter().filter(|row| row.id < self.row.id);
        let unanswered = before.take_while(|row| !is_answer(row.mail.kind));
        let last = unanswered.filter(|row| is_merged(row.mail.kind)).find_map(|row| match row.state {
            MailState::Sent => row.settled_at,
            // On its way.
            MailState::Waiting if row.attempts == 1 => Some(self.now),
            MailState::Waiting | MailState::Dropped | MailState::Dead => None,
        });
        // Not after a time that the clock, set back, has not reached.
        last.map(|last| last + apart).filter(|&end| self.now < end && end <= self.now + apart)
    }

    /// The latest instant at which the mail is still worth as much as now; `None` if it cannot wait.
    fn latest(&self) -> Option<Instant> {
        let game = self.context.as_ref().map(|context| &context.game);
        match self.row.mail.kind {
            // Half of the time that is left.
            MailKind::Reminder => {
                let deadline = game?.deadline()?;
                Some(self.now + Span((deadline - self.now).0 / 2))
            }
            MailKind::GameStarted | MailKind::YourMove | MailKind::GameNews | MailKind::GameOver => {
                self.latest_about(game?)
            }
            MailKind::LogReceipt => Some(Instant(i64::MAX)),
            MailKind::Challenge => Some(self.challenge.as_ref()?.0.expires_at - BEFORE_EXPIRY),
            // What concerns sealing or the account, what an arbiter must do, and what somebody waits for.
            MailKind::MoveRecorded
            | MailKind::Adjournment
            | MailKind::ArbiterNews
            | MailKind::Restored
            | MailKind::Transcript
            | MailKind::Confirmation
            | MailKind::SignInCode
            | MailKind::AccountNews
            | MailKind::PassedOn => None,
            // Quiet hours may have changed since its time was chosen.
            MailKind::Digest => {
                let digest = self.digest.as_ref()?;
                let news = digest.games.iter().filter(|game| !game.told.is_empty());
                Some(news.map(|context| self.first_reminder(context)).min().unwrap_or(Instant(i64::MAX)))
            }
        }
    }

    /// Returns the time of the first reminder while the reader's own clock runs, now if there is none; after it the time is
    /// short. Otherwise a notice can wait for ever.
    fn first_reminder(&self, context: &GameContext) -> Instant {
        let side = self.reader.as_ref().and_then(|reader| context.color_of(reader));
        match context.game.clock.running {
            Some(running) if Some(running.side) == side => {
                context.game.reminders().first().map_or(self.now, |&(_, at)| at)
            }
            _ => Instant(i64::MAX),
        }
    }

    /// Notices wait for the first reminder at most. Decisions do not wait, nor does anything while a claim is open or the
    /// game is adjourned.
    fn latest_about(&self, game: &Game) -> Option<Instant> {
        let context = self.context.as_ref()?;
        let waits = |event: &domain::Event| match event.kind {
            EventKind::Created { .. }
            | EventKind::Moved { .. }
            | EventKind::DrawOffered { .. }
            | EventKind::Ended { .. }
            | EventKind::ClaimUpheld { decided_by: None, .. } => true,
            EventKind::FlagFell { .. } => game.is_over(),
            _ => event.kind.traits().weight != Weight::Duty,
        };
        let is_open = game.claim.is_some() || game.withdrawn.is_some();
        let is_played = matches!(game.phase, Phase::Playing { .. } | Phase::Ended { .. });
        if context.told.is_empty() || !context.told.iter().all(waits) || is_open || !is_played {
            return None;
        }
        self.reader.as_ref().and_then(|reader| context.color_of(reader))?;
        Some(self.first_reminder(context))
    }
}
