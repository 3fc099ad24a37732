//! The way out: takes mails from the outbox under a lease, writes them, hands them to the next hop, and only then
//! marks them. No network inside a transaction; a crash between sending and marking sends the same Message-ID
//! again, and nothing else.

mod dkim;
mod leases;
mod maildir;
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
pub use smtp::{Smtp, Trouble as RelayTrouble};
pub use transport::{Memory, Relay, RelayTls, SendError, Transport};

use self::leases::Leases;
use crate::{
    notice::{ComposeError, compose},
    status,
};

/// Mails under one lease.
const BATCH: u32 = 256;
/// After this, and so many attempts, a mail is given up: a clock that was set ahead, or a service that was down, leaves
/// it most of a day of attempts. Those of five days are five times as many.
const GIVE_UP: (Span, u32) = (Span::days(5), 24);

/// So often, after such a pause, it is tried to mark what was sent, while the storage is busy and the leases hold.
const MARKED_AT_MOST: u32 = 20;
const MARKED_AGAIN: Duration = Duration::from_millis(500);
/// What still could not be is tried again after this.
const MARK_LEFT_AGAIN: Span = Span(5_000);
/// Meanwhile senders look so often whether they may go on.
const PAUSE: Duration = Duration::from_millis(100);

/// Delivers what is in the outbox.
#[derive(Clone)]
pub struct Worker {
    service: Service,
    transport: Transport,
    dkim: Option<Dkim>,
    unmarked: Arc<Mutex<Unmarked>>,
}

/// What was sent and could not be marked so, little more than a batch at most: this process never sends it again.
#[derive(Default)]
struct Unmarked {
    sent: Vec<(OutboxRow, Settled)>,
    /// Not tried again before.
    next_at: Option<Instant>,
}

impl std::fmt::Debug for Worker {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Worker").field("transport", &self.transport).finish_non_exhaustive()
    }
}

/// How an attempt went wrong.
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

/// What became of the mails of one call.
#[derive(Default)]
struct Round {
    settled: usize,
    /// The next hop does not talk to us.
    unreachable: bool,
    failure: Option<Failure>,
}

impl Worker {
    /// A worker; any number of them may work on the same outbox.
    #[must_use]
    pub fn new(service: Service, transport: Transport) -> Self {
        Self { service, transport, dkim: None, unmarked: Arc::default() }
    }

    /// Signs what it sends.
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

    /// Marks what was sent and could not be marked. A few that still cannot be hold up no others.
    fn mark_left(&self) -> Result<(), Failure> {
        let (mut kept, now) = (self.unmarked.lock(), self.service.time.now());
        let soon = kept.next_at.is_some_and(|at| now < at && at <= now + MARK_LEFT_AGAIN);
        if !kept.sent.is_empty() && !soon {
            let sent: Arc<[_]> = kept.sent.as_slice().into();
            let marked = self.service.mail_out.settle_mails(&sent)?;
            kept.sent.retain(|(row, _)| marked.unmarked.contains(&row.id));
            kept.next_at = (!kept.sent.is_empty()).then_some(now + MARK_LEFT_AGAIN);
        }
        if kept.sent.len() < BATCH as usize {
            return Ok(());
        }
        let text = format!("{} mails that were sent cannot be marked: no more are sent", kept.sent.len());
        Err(Failure::Inconsistent(text))
    }

    /// Without those that only have to be marked. This lease is the one under which they are.
    fn not_sent_yet(&self, mut rows: Vec<OutboxRow>) -> Vec<OutboxRow> {
        let mut kept = self.unmarked.lock();
        rows.retain(|row| match kept.sent.iter_mut().find(|(sent, _)| sent.id == row.id) {
            Some((sent, _)) => {
                sent.attempts = row.attempts;
                false
            }
            None => true,
        });
        rows
    }

    /// Keeps those of them that were sent.
    fn insert_sent(&self, ended: &[(OutboxRow, Settled)], unmarked: impl Fn(i64) -> bool) {
        let sent = |(row, settled): &&(OutboxRow, Settled)| {
            matches!(settled, Settled::Sent { .. }) && unmarked(row.id)
        };
        self.unmarked.lock().sent.extend(ended.iter().filter(sent).cloned());
    }

    /// Sends several at a time. What is sent is marked at once; what comes to its end meanwhile shares the next
    /// transaction, so that a crash repeats no more than what was under way. With one at a time each is marked before the
    /// next is sent.
    fn deliver_all(&self, rows: Vec<OutboxRow>) -> Round {
        let width = self.transport.width().min(rows.len());
        let leases = Leases::new(&self.service, &rows);
        let rows = Mutex::new(rows.into_iter());
        let [unreachable, stop, pause] = [const { AtomicBool::new(false) }; 3];
        let mut round = Round::default();
        // Bound first: a lock in the condition of a loop would be held through its body.
        let next = || rows.lock().next();
        let send = |row: OutboxRow| {
            // Held up so long that another worker may have it.
            leases.hold(row.id).then(|| {
                let (settled, down) = self.deliver(&row, unreachable.load(Ordering::SeqCst));
                unreachable.fetch_or(down, Ordering::SeqCst);
                (row, settled)
            })
        };
        let mut mark = |ended: Vec<(OutboxRow, Settled)>| {
            self.mark(ended, &leases, &pause, &mut round);
            // What cannot be marked must not be sent.
            stop.fetch_or(round.failure.is_some(), Ordering::SeqCst);
            pause.store(false, Ordering::SeqCst);
        };
        thread::scope(|scope| {
            if self.transport.takes_time() {
                scope.spawn(|| leases.keep());
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

    /// Marks mails that came to an end, or keeps them to be marked.
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

    /// Marks what came to an end; answers what others had taken over. A busy storage is waited for as long as nobody else
    /// may take these mails, because they have been sent; meanwhile no other is.
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

    /// One attempt, and whether it failed because the next hop cannot be reached; with `unreachable` it is not even
    /// tried.
    fn deliver(&self, row: &OutboxRow, unreachable: bool) -> (Settled, bool) {
        let attempt = if unreachable {
            Err(SendError::Unreachable("not tried".into()).into())
        } else {
            // A panic while writing one mail is that mail's trouble.
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
        let letter = match self.service.mail_out.decide(row)? {
            SendDecision::Settle(settled) => return Ok(settled),
            SendDecision::Send(letter) => letter,
        };
        let mut mail = compose(&self.service, &letter)?;
        if let Some(dkim) = &self.dkim {
            mail = dkim.sign(mail)?;
        }
        self.transport.send(row, &mail)?;
        Ok(Settled::Sent { body: mail.text })
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

/// What a mail that is given up says of its address. When the relay could not be used at all, nothing.
fn bounce(trouble: &Trouble) -> Bounce {
    match trouble {
        Trouble::Send(SendError::Permanent(code)) => status::bounce(status::find(code)),
        Trouble::Send(SendError::Transient(code)) if !status::find(code).is_some_and(status::is_ours) => {
            Bounce::new(Severity::Soft, "expired")
        }
        _ => Bounce::new(Severity::Ours, "not_sent"),
    }
}

/// 1 minute after the first attempt, twice as long after each, 1 hour at most; and up to a quarter more, so that
/// what failed together does not come back together.
fn pause(attempts: u32, jitter: u32) -> Span {
    let (minute, hour) = (Span::minutes(1).0, LONGEST_PAUSE.0);
    let pause = (minute << attempts.saturating_sub(1).min(6)).min(hour);
    Span((pause + pause / 4 * i64::from(jitter) / i64::from(u32::MAX)).min(hour))
}

#[cfg(test)]
mod tests;
