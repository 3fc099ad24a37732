//! Mail out: leases mails of the outbox, writes them, hands them to the next hop, and only then marks them. No
//! transaction spans the network; a crash between sending and marking sends only the same Message-ID again.

mod dkim;
mod leases;
mod maildir;
mod relay;
mod smtp;
mod transport;

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
        mpsc::channel,
    },
    thread,
    time::Duration,
};

use app::{
    Bounce, Failure, Service, Severity,
    outbox::{LONGEST_PAUSE, Marked, SendDecision},
    ports::{OutboxRow, Settled},
};
use domain::{Instant, Span};
use parking_lot::Mutex;

pub use dkim::{Dkim, DkimError};
pub use maildir::Maildir;
pub use relay::{Relay, RelayTls, SendError};
pub use smtp::{Smtp, Trouble as RelayTrouble};
pub use transport::{Memory, Transport};

use self::leases::Leases;
use crate::{
    notice::{ComposeError, compose},
    status,
};

/// The number of mails under one lease.
const BATCH: u32 = 256;
/// The age and the attempts after which a mail is given up. Both must be reached, so that most of a day of attempts remains
/// after an outage or a clock that was set ahead. Five days have five times this number.
const GIVE_UP: (Span, u32) = (Span::days(5), 24);

/// The attempts to mark sent mails while the storage is busy and the leases hold, and the pause between them.
const MARKED_AT_MOST: u32 = 20;
const MARKED_AGAIN: Duration = Duration::from_millis(500);
/// The pause before mails that are still unmarked are tried again.
const MARK_LEFT_AGAIN: Span = Span(5_000);
/// The interval at which paused senders look again.
const PAUSE: Duration = Duration::from_millis(100);

/// Delivers what is in the outbox.
#[derive(Clone)]
pub struct Worker {
    service: Service,
    transport: Transport,
    dkim: Option<Dkim>,
    unmarked: Arc<Mutex<Unmarked>>,
}

/// Mails that were sent and could not be marked, little more than a batch. This process never sends them again.
#[derive(Default)]
struct Unmarked {
    sent: Vec<(OutboxRow, Settled)>,
    /// The earliest next attempt.
    next_at: Option<Instant>,
}

/// Failures of an attempt.
#[derive(Debug, thiserror::Error)]
enum Trouble {
    #[error(transparent)]
    Send(#[from] SendError),
    #[error(transparent)]
    Compose(#[from] ComposeError),
    #[error(transparent)]
    Read(#[from] Failure),
    #[error(transparent)]
    Sign(#[from] DkimError),
    #[error("writing it panicked")]
    Panic,
}

/// The outcome of one batch.
#[derive(Default)]
struct Round {
    settled: usize,
    /// The next hop cannot be used.
    unreachable: bool,
    failure: Option<Failure>,
}

impl Worker {
    /// Makes a worker; any number of workers may share an outbox.
    #[must_use]
    pub fn new(service: Service, transport: Transport) -> Self {
        Self { service, transport, dkim: None, unmarked: Arc::default() }
    }

    /// Signs the mails that it sends.
    #[must_use]
    pub fn signing(self, dkim: Option<Dkim>) -> Self {
        Self { dkim, ..self }
    }

    /// Delivers everything that is due, the earliest deadline first, and returns how many mails came to an end or
    /// to their next attempt. Stops early when the next hop cannot be reached.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage; what was leased comes up again.
    pub fn deliver_due(&self) -> Result<usize, Failure> {
        let mut settled = 0;
        loop {
            self.mark_left()?;
            let rows = self.service.mail_out.lease_mails(BATCH)?;
            if rows.is_empty() {
                self.transport.rest();
                return Ok(settled);
            }
            let rows = self.not_sent_yet(rows);
            let round = self.deliver_all(rows);
            settled += round.settled;
            if let Some(failure) = round.failure {
                return Err(failure);
            }
            if round.unreachable {
                return Ok(settled);
            }
        }
    }

    /// Marks sent mails that could not be marked before. A few failures do not stop other mails.
    fn mark_left(&self) -> Result<(), Failure> {
        let (mut unmarked, now) = (self.unmarked.lock(), self.service.time.now());
        let soon = unmarked.next_at.is_some_and(|at| now < at && at <= now + MARK_LEFT_AGAIN);
        if !unmarked.sent.is_empty() && !soon {
            let sent: Arc<[_]> = unmarked.sent.as_slice().into();
            let marked = self.service.mail_out.settle_mails(&sent)?;
            unmarked.sent.retain(|(row, _)| marked.unmarked.contains(&row.id));
            unmarked.next_at = (!unmarked.sent.is_empty()).then_some(now + MARK_LEFT_AGAIN);
        }
        if unmarked.sent.len() < BATCH as usize {
            return Ok(());
        }
        let text = format!("{} mails that were sent cannot be marked: no more are sent", unmarked.sent.len());
        Err(Failure::Damaged(text))
    }

    /// Removes the mails that only have to be marked, and notes their new lease.
    fn not_sent_yet(&self, mut rows: Vec<OutboxRow>) -> Vec<OutboxRow> {
        let mut unmarked = self.unmarked.lock();
        rows.retain(|row| match unmarked.sent.iter_mut().find(|(sent, _)| sent.id == row.id) {
            Some((sent, _)) => {
                sent.attempts = row.attempts;
                false
            }
            None => true,
        });
        rows
    }

    /// Notes the unmarked mails that were sent.
    fn insert_sent(&self, ended: &[(OutboxRow, Settled)], unmarked: impl Fn(i64) -> bool) {
        let sent = |(row, settled): &&(OutboxRow, Settled)| {
            matches!(settled, Settled::Sent { .. }) && unmarked(row.id)
        };
        self.unmarked.lock().sent.extend(ended.iter().filter(sent).cloned());
    }

    /// Sends several mails at a time. Finished mails are marked at once and share transactions, so that a crash repeats only
    /// the mails under way. With a width of one each mail is marked before the next is sent.
    fn deliver_all(&self, rows: Vec<OutboxRow>) -> Round {
        let width = self.transport.width().min(rows.len());
        let leases = Leases::new(&self.service, &rows);
        let rows = Mutex::new(rows.into_iter());
        let [unreachable, stop, pause] = [const { AtomicBool::new(false) }; 3];
        let mut round = Round::default();
        // Bound first: a lock in the condition of a loop would be held through its body.
        let next = || rows.lock().next();
        let send = |row: OutboxRow| {
            // After a long delay another worker may have the mail.
            leases.hold(row.id).then(|| {
                let (settled, down) = self.deliver(&row, unreachable.load(Ordering::SeqCst));
                unreachable.fetch_or(down, Ordering::SeqCst);
                (row, settled)
            })
        };
        let mut mark = |ended: Vec<(OutboxRow, Settled)>| {
            self.mark(ended, &leases, &pause, &mut round);
            // Without marking nothing more must be sent.
            stop.fetch_or(round.failure.is_some(), Ordering::SeqCst);
            pause.store(false, Ordering::SeqCst);
        };
        thread::scope(|scope| {
            if self.transport.takes_time() {
                scope.spawn(|| leases.renew_until_finished());
            }
            if width == 1 {
                while let Some(row) = next().filter(|_| !stop.load(Ordering::SeqCst)) {
                    send(row).into_iter().for_each(|ended| mark(vec![ended]));
                }
                return leases.finish();
            }
            let (report, reports) = channel();
            for _ in 0..width {
                let report = report.clone();
                let (next, send, stop, pause) = (&next, &send, &stop, &pause);
                scope.spawn(move || {
                    while let Some(row) = next() {
                        while pause.load(Ordering::SeqCst) {
                            thread::sleep(PAUSE);
                        }
                        if stop.load(Ordering::SeqCst) {
                            return;
                        }
                        if send(row).is_some_and(|ended| report.send(ended).is_err()) {
                            return;
                        }
                    }
                });
            }
            drop(report);
            while let Ok(first) = reports.recv() {
                let mut ended = vec![first];
                ended.extend(reports.try_iter().take(BATCH as usize - 1));
                mark(ended);
            }
            leases.finish();
        });
        round.unreachable = unreachable.into_inner();
        round
    }

    /// Marks finished mails, or notes them for another attempt.
    fn mark(
        &self,
        ended: Vec<(OutboxRow, Settled)>,
        leases: &Leases<'_>,
        pause: &AtomicBool,
        round: &mut Round,
    ) {
        let ended: Arc<[_]> = ended.into();
        match self.settle(&ended, leases, pause) {
            Ok(Marked { taken_over, unmarked, trouble }) => {
                round.settled += ended.len() - unmarked.len();
                for id in taken_over {
                    tracing::warn!(id, "another worker had taken this mail over");
                }
                self.insert_sent(&ended, |id| unmarked.contains(&id));
                round.failure = trouble.or(round.failure.take());
            }
            Err(failure) => {
                self.insert_sent(&ended, |_id| true);
                round.failure = Some(failure);
            }
        }
        ended.iter().for_each(|(row, _)| leases.end(row.id));
    }

    /// Marks finished mails. They have been sent, so a busy storage is tried again while the leases hold; meanwhile no other
    /// mail is sent.
    fn settle(
        &self,
        ended: &Arc<[(OutboxRow, Settled)]>,
        leases: &Leases<'_>,
        pause: &AtomicBool,
    ) -> Result<Marked, Failure> {
        for _ in 1..MARKED_AT_MOST {
            match self.service.mail_out.settle_mails(ended) {
                Err(Failure::Busy) if ended.iter().any(|(row, _)| leases.holds(row.id)) => {
                    pause.store(true, Ordering::SeqCst);
                    thread::sleep(MARKED_AGAIN);
                }
                marked => return marked,
            }
        }
        self.service.mail_out.settle_mails(ended)
    }

    /// Makes one attempt, and returns true if the next hop cannot be reached; with `unreachable` nothing is sent.
    fn deliver(&self, row: &OutboxRow, unreachable: bool) -> (Settled, bool) {
        let attempt = if unreachable {
            Err(SendError::Unreachable("not tried".into()).into())
        } else {
            // A panic while writing one mail must not stop the others.
            catch_unwind(AssertUnwindSafe(|| self.attempt(row))).unwrap_or(Err(Trouble::Panic))
        };
        let down = matches!(attempt, Err(Trouble::Send(SendError::Unreachable(_))));
        if let Err(Trouble::Send(refused)) = &attempt
            && refused.is_about_us()
        {
            metrics::counter!("postzug_mail_relay_refuses_us").increment(1);
            tracing::error!(%refused, "look at the relay, our account there and what our domain publishes");
        }
        let settled = attempt.unwrap_or_else(|trouble| self.later_or_never(row, &trouble));
        let (id, kind, attempt) = (row.id, row.mail.kind.name(), row.attempts);
        let (state, reason) = match &settled {
            Settled::Sent { .. } => ("sent", ""),
            Settled::Dropped { reason } => ("dropped", reason.as_str()),
            Settled::Dead { reason, .. } => ("dead", reason.as_str()),
            Settled::Retry { error, .. } => ("retry", error.as_str()),
            Settled::Postponed { .. } => ("postponed", ""),
        };
        metrics::counter!("postzug_mail_out", "state" => state, "kind" => kind).increment(1);
        match &settled {
            Settled::Dead { .. } => tracing::error!(id, kind, attempt, reason, "a mail is given up"),
            Settled::Retry { .. } => tracing::warn!(id, kind, attempt, reason, "a mail will be tried again"),
            _ => tracing::info!(id, kind, attempt, state, reason, "mail"),
        }
        (settled, down)
    }

    fn attempt(&self, row: &OutboxRow) -> Result<Settled, Trouble> {
        let outgoing = match self.service.mail_out.decide(row)? {
            SendDecision::Settle(settled) => return Ok(settled),
            SendDecision::Send(outgoing) => outgoing,
        };
        let mut mail = compose(&self.service, &outgoing)?;
        if let Some(dkim) = &self.dkim {
            mail = dkim.sign(mail)?;
        }
        self.transport.send(row, &mail)?;
        Ok(Settled::Sent { told: outgoing.told_without(&mail.left_out), body: mail.text })
    }

    fn later_or_never(&self, row: &OutboxRow, trouble: &Trouble) -> Settled {
        let (error, now) = (trouble.to_string(), self.service.time.now());
        let never = matches!(trouble, Trouble::Send(SendError::Permanent(_)));
        let (long, often) = GIVE_UP;
        if never || (now - row.mail.due_at >= long && row.attempts >= often) {
            return Settled::Dead { reason: error, bounce: bounce(trouble) };
        }
        Settled::Retry { next_at: now + pause(row.attempts, self.service.mail_out.jitter()), error }
    }
}

/// Classifies a mail that is given up. An unusable relay does not count against the address.
fn bounce(trouble: &Trouble) -> Bounce {
    match trouble {
        Trouble::Send(SendError::Permanent(code)) => status::bounce(status::find(code)),
        Trouble::Send(SendError::Transient(code)) if !status::find(code).is_some_and(status::is_ours) => {
            Bounce::new(Severity::Soft, "expired")
        }
        _ => Bounce::new(Severity::Ours, "not_sent"),
    }
}

/// Returns the pause after an attempt: 1 minute, doubling, at most 1 hour, and up to a quarter more. The extra spreads mails
/// that failed together.
fn pause(attempts: u32, jitter: u32) -> Span {
    let (minute, hour) = (Span::minutes(1).0, LONGEST_PAUSE.0);
    let pause = (minute << attempts.saturating_sub(1).min(6)).min(hour);
    Span((pause + pause / 4 * i64::from(jitter) / i64::from(u32::MAX)).min(hour))
}

#[cfg(test)]
mod tests;
