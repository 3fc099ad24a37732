//! Mail that is due, read in batches: a few series of them at a time, the mails of a batch side by side. The meaning of a mail
//! is [`Worker`]'s.

use std::{
    collections::{HashMap, VecDeque},
    panic::{AssertUnwindSafe, catch_unwind},
    sync::atomic::{AtomicUsize, Ordering},
    thread,
    time::Duration,
};

use app::{
    Failure,
    inbox::Disposition,
    ports::{Attempt, Inbound},
};
use domain::Instant;
use parking_lot::{Condvar, Mutex};

use super::{
    delayed::{DelayedMails, Waiting, about},
    readers::{Claimed, Hang},
    verify::Checks,
    worker::Worker,
};

/// Mails claimed together: parsed side by side, filed in one commit. Their texts are in memory at once.
const BATCH: u32 = 64;
/// Mails of a batch processed concurrently; they share commits.
pub(super) const WIDTH: usize = 32;
/// Series of batches at a time: while one waits for a commit, the others use the processor.
const SERIES: usize = 4;
/// Mails due at once that are worth another series.
const MANY: usize = 16;
/// The time for which a batch waits for its verdicts. A name server that works needs less.
const GRACE: Duration = Duration::from_millis(500);
/// Due mail is looked for again after this, while some waits for the DNS.
const AGAIN: Duration = Duration::from_millis(100);

/// The mails of one batch after they were judged.
#[derive(Default)]
pub(super) struct Judged {
    pub(super) dispositions: Vec<(i64, Disposition)>,
    /// Read again soon.
    pub(super) put_back: Vec<(i64, Attempt)>,
}

/// A run over all mail that is due.
pub(super) struct Reading<'a> {
    worker: &'a Worker,
    series: AtomicUsize,
    delayed: DelayedMails,
    /// The number of mails filed, or the first failure.
    outcome: Mutex<Result<usize, Failure>>,
}

impl<'a> Reading<'a> {
    /// Reads it, and returns the number of mails filed.
    pub(super) fn all(worker: &'a Worker) -> Result<usize, Failure> {
        let (series, delayed, outcome) = (AtomicUsize::new(0), DelayedMails::default(), Mutex::new(Ok(0)));
        let reading = Self { worker, series, delayed, outcome };
        thread::scope(|scope| reading.read_batches(scope));
        // What waits after a failure is read again.
        for Waiting { mails, lease, .. } in reading.delayed.drain() {
            let mails = mails.into_iter().map(|(mail, _)| (mail.id, Attempt::NotCounted)).collect();
            worker.service.mail_in.put_mails_back(mails, lease)?;
        }
        reading.outcome.into_inner()
    }

    /// Reads batches until nothing is due. While one waits for a commit, others use the processor: so another series
    /// starts beside it when much was due.
    fn read_batches<'scope>(&'scope self, scope: &'scope thread::Scope<'scope, '_>) {
        if self.series.fetch_add(1, Ordering::SeqCst) >= SERIES {
            self.series.fetch_sub(1, Ordering::SeqCst);
            return;
        }
        let queue = WorkQueue::default();
        let read = || {
            thread::scope(|threads| {
                let (worker, delayed) = (self.worker, &self.delayed);
                let mut batches = Batches { worker, delayed, queue: &queue, scope: threads, threads: 0 };
                let mut all = 0;
                loop {
                    let mails = batches.claim()?;
                    if mails.len() >= MANY
                        && self.worker.width > 1
                        && self.series.load(Ordering::SeqCst) < SERIES
                    {
                        let started = thread::Builder::new().spawn_scoped(scope, || self.read_batches(scope));
                        started
                            .map(drop)
                            .unwrap_or_else(|error| tracing::warn!(%error, "no other thread reads mail"));
                    }
                    if mails.is_empty() {
                        let Some(filed) = batches.read_waiting(AGAIN)? else { return Ok(all) };
                        all += filed;
                        continue;
                    }
                    all += batches.read(mails)?;
                    all += batches.read_waiting(Duration::ZERO)?.unwrap_or_default();
                }
            })
        };
        let outcome = catch_unwind(AssertUnwindSafe(read))
            .unwrap_or_else(|_panic| Err(Failure::Bug("a thread that reads mail panicked".into())));
        self.series.fetch_sub(1, Ordering::SeqCst);
        let mut all = self.outcome.lock();
        *all = match (std::mem::replace(&mut *all, Ok(0)), outcome) {
            (Ok(before), Ok(more)) => Ok(before + more),
            (Err(failure), _) | (_, Err(failure)) => Err(failure),
        };
    }
}

/// Batches one after the other, and the mails of each side by side. Its threads end when nothing is left to read, and with
/// them what was read on their stacks.
struct Batches<'scope, 'env> {
    worker: &'env Worker,
    delayed: &'env DelayedMails,
    queue: &'env WorkQueue,
    scope: &'scope thread::Scope<'scope, 'env>,
    threads: usize,
}

/// The work of the threads of a series.
#[derive(Default)]
struct WorkQueue {
    open: Mutex<Open>,
    changed: Condvar,
    judged: Mutex<Judged>,
}

#[derive(Default)]
struct Open {
    /// Mails whose order matters to each other.
    groups: VecDeque<Vec<Claimed>>,
    /// Groups that a thread acts upon.
    under_way: usize,
    is_over: bool,
}

impl Batches<'_, '_> {
    fn claim(&self) -> Result<Vec<Inbound>, Failure> {
        let Worker { service, readers, .. } = self.worker;
        // Another instance may read what this one cannot.
        service.mail_in.set_reading_stands(readers.all_hang());
        if readers.all_hang() {
            return Err(Failure::Other("no mail is read: start the service again", Box::new(Hang)));
        }
        service.mail_in.next_mails(BATCH)
    }

    /// Reads a batch, and returns the number of mails filed. Those whose verdict the DNS delays are delayed.
    fn read(&mut self, mails: Vec<Inbound>) -> Result<usize, Failure> {
        let lease = mails.first().and_then(|mail| mail.next_at);
        let (mails, mut checks) = self.worker.parse_all(mails);
        checks.wait(GRACE);
        let (now, later) = self.delayed.part(mails, &checks);
        let filed = self.file(now, &mut checks, lease);
        let mut later = Waiting { mails: later, checks, lease };
        let mut waited = Ok(0);
        while !later.mails.is_empty() {
            match self.delayed.push(later) {
                Ok(()) => break,
                Err(back) => later = back,
            }
            // It is full.
            match self.read_waiting(AGAIN) {
                Ok(Some(filed)) => waited = waited.map(|before| before + filed),
                Ok(None) => thread::sleep(AGAIN),
                Err(failure) => waited = Err(failure),
            }
        }
        Ok(filed? + waited?)
    }

    /// Reads the mails at the head of the queue, if they have their verdicts after this time. `None` if nothing waits, or
    /// another series sees to it.
    fn read_waiting(&mut self, patience: Duration) -> Result<Option<usize>, Failure> {
        let delayed = self.delayed;
        let Some(mut in_hand) = delayed.take() else { return Ok(None) };
        let Some(Waiting { mails, mut checks, lease }) = in_hand.ready(patience) else { return Ok(Some(0)) };
        self.file(mails, &mut checks, lease).map(Some)
    }

    /// Acts upon mails, and returns the number of those filed.
    fn file(
        &mut self,
        mut mails: Vec<Claimed>,
        checks: &mut Checks,
        lease: Option<Instant>,
    ) -> Result<usize, Failure> {
        if mails.is_empty() {
            return Ok(0);
        }
        let service = &self.worker.service;
        if let Some(verifier) = &self.worker.verifier {
            verifier.judge_authors(service, checks, &mut mails);
        }
        let Judged { dispositions, mut put_back } = self.judge_all(mails);
        let ids: Vec<i64> = dispositions.iter().map(|(id, _)| *id).collect();
        let outcome = service.mail_in.file_mails(dispositions, lease);
        app::scrub_stack();
        let mut filed = 0;
        match &outcome {
            Ok(not_filed) => {
                filed = ids.len() - not_filed.len();
                put_back.extend(not_filed.iter().map(|&id| (id, Attempt::Failed)));
            }
            Err(_ours) => put_back.extend(ids.into_iter().map(|id| (id, Attempt::NotCounted))),
        }
        service.mail_in.put_mails_back(put_back, lease)?;
        outcome.map(|_| filed)
    }

    fn judge_all(&mut self, mails: Vec<Claimed>) -> Judged {
        let Self { worker, queue, scope, .. } = *self;
        let groups = groups(mails);
        // This thread takes part.
        while self.threads + 1 < groups.len().min(worker.width) {
            let started = thread::Builder::new().spawn_scoped(scope, move || queue.work(worker, true));
            if let Err(error) = started {
                tracing::warn!(%error, "mails are read by fewer threads");
                break;
            }
            self.threads += 1;
        }
        queue.open.lock().groups.extend(groups);
        queue.changed.notify_all();
        queue.work(worker, false);
        let mut open = queue.open.lock();
        while open.under_way > 0 {
            queue.changed.wait(&mut open);
        }
        std::mem::take(&mut queue.judged.lock())
    }
}

impl Drop for Batches<'_, '_> {
    fn drop(&mut self) {
        self.queue.open.lock().is_over = true;
        self.queue.changed.notify_all();
    }
}

impl WorkQueue {
    /// Acts upon groups until there is none; a thread that stays waits for the next.
    fn work(&self, worker: &Worker, stays: bool) {
        let mut open = self.open.lock();
        let mut is_clean = true;
        loop {
            if let Some(group) = open.groups.pop_front() {
                is_clean = false;
                open.under_way += 1;
                drop(open);
                let judge = || worker.judge_in_order(group, &self.judged);
                if catch_unwind(AssertUnwindSafe(judge)).is_err() {
                    tracing::error!("reading mails panicked; they are read again when their leases end");
                }
                open = self.open.lock();
                open.under_way -= 1;
                if open.under_way == 0 {
                    self.changed.notify_all();
                }
            } else if stays && !open.is_over && !is_clean {
                drop(open);
                app::scrub_stack();
                is_clean = true;
                open = self.open.lock();
            } else if stays && !open.is_over {
                self.changed.wait(&mut open);
            } else {
                return;
            }
        }
    }
}

/// The mails whose order matters to each other, together: those about one game, those to one player's account.
fn groups(mails: Vec<Claimed>) -> Vec<Vec<Claimed>> {
    let mut groups: Vec<Vec<Claimed>> = Vec::new();
    let mut places = HashMap::new();
    for (mail, read) in mails {
        let place = *places.entry(about(&mail.address)).or_insert(groups.len());
        match groups.get_mut(place) {
            Some(group) => group.push((mail, read)),
            None => groups.push(vec![(mail, read)]),
        }
    }
    groups
}
