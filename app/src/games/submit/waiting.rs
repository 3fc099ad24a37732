//! Delays a flag while something stamped in time is on its way.

use domain::{
    Color, Command, Event, EventKind, Game, Instant, RecordEntry, Running, Span, State, Termination,
};

use crate::{
    Failure,
    games::{
        bulk_commands::plan,
        submit::{pending::Pending, verdict::Verdict},
    },
    kernel::{heartbeat, mail_sources},
    ports::Tx,
};

impl Pending {
    /// Nobody loses on time to our downtime or to the queue. Submissions stamped in time and on their way to the writer,
    /// mails in our inbox, and bulk commands come first. Where a flag must be claimed, all that came before the claim is in
    /// time.
    pub(crate) fn flag_must_wait(
        &self,
        tx: &mut dyn Tx,
        game: &Game,
        entries: &[RecordEntry],
    ) -> Result<Option<Verdict>, Failure> {
        let claimed = |event: &Event| {
            matches!(event.kind, EventKind::Ended { termination: Termination::TimeLimitExceeded, .. })
        };
        let (late, deadline) = match entries.first().map(|entry| &entry.event) {
            Some(&Event { kind: EventKind::FlagFell { by, deadline }, .. }) => (vec![by], deadline),
            Some(event) if claimed(event) => match game.clock.running {
                Some(running) => (vec![running.side], running.deadline),
                None => return Ok(None),
            },
            Some(Event { kind: EventKind::CameLate { absent, on_time }, .. }) => {
                let late = Color::ALL.into_iter().filter(|&color| absent[color]).collect();
                let deadline = if *on_time { game.deadline() } else { game.default_at() };
                (late, deadline.unwrap_or(self.stamp.received_at))
            }
            Some(Event { kind: EventKind::ClaimLapsed, .. }) => return self.lapse_must_wait(tx, game),
            _ => return Ok(None),
        };
        let by_claim =
            !game.regulations.flags.is_automatic() && entries.iter().any(|entry| claimed(&entry.event));
        self.must_wait(tx, game, &late, deadline, by_claim)
    }

    /// The clock whose flag the timekeeper finds fallen. The reasons to wait are checked before the flag is judged. A
    /// possible mate by the opponent is a search, which would be repeated at every look while a mail waits.
    pub(crate) fn fallen(&self, game: &Game) -> Option<Running> {
        let absent = matches!(game.state(), State::ReplierAbsent | State::SealerAbsent);
        let falls = matches!(self.command(), Some(Command::FlagFall)) && !absent;
        game.flag_fallen(self.stamp.judged_at).filter(|running| falls && !running.flagged)
    }

    pub(crate) fn must_wait(
        &self,
        tx: &mut dyn Tx,
        game: &Game,
        late: &[Color],
        deadline: Instant,
        by_claim: bool,
    ) -> Result<Option<Verdict>, Failure> {
        if !self.clock_believed {
            return Ok(Some(Verdict::Later));
        }
        if heartbeat::downtime_pending(tx, self.stamp.judged_at)? {
            return Ok(Some(Verdict::DowntimeFirst));
        }
        // What claims is not waited for, nor what came at the same instant: two claims would wait for each other.
        let by = if by_claim { deadline.max(self.stamp.received_at - Span(1)) } else { deadline };
        let mut waiting = self.stamp.judged_at <= deadline + heartbeat::GRACE
            || mail_sources::may_hold_unseen(tx, deadline, self.stamp.judged_at)?;
        for color in Color::ALL {
            let player = game.players[color];
            // The other one may have resigned in time; and what is about all games comes to one of them, or to none.
            waiting = waiting
                || if late.contains(&color) {
                    tx.has_unread(self.submission.game, player, by)?
                        || !self.conditions.is_bulk_command
                            && plan::waits(tx, self.submission.game, game, player, by)?
                } else {
                    tx.has_waiting(self.submission.game, player, by)?
                };
        }
        Ok(waiting.then_some(Verdict::Later))
    }

    /// The arbiters could not decide while the service was away, and what one of them had sent in time decides.
    fn lapse_must_wait(&self, tx: &mut dyn Tx, game: &Game) -> Result<Option<Verdict>, Failure> {
        if heartbeat::downtime_pending(tx, self.stamp.judged_at)? {
            return Ok(Some(Verdict::DowntimeFirst));
        }
        let Some(claim) = &game.claim else { return Ok(None) };
        let waiting = self.stamp.judged_at <= claim.until + heartbeat::GRACE
            || mail_sources::may_hold_unseen(tx, claim.until, self.stamp.judged_at)?
            || tx.has_waiting_of_arbiters(self.submission.game, claim.until)?;
        Ok(waiting.then_some(Verdict::Later))
    }
}
