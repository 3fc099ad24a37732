use std::{
    sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel},
    thread,
};

use crate::db::{Conn, Db, InTransaction};
use app::{Failure, ports::Work};

/// What waits at most; beyond it callers are told to come again.
const QUEUE: usize = 1024;
/// Pieces of work in one commit.
const BATCH: usize = 64;

type Done = SyncSender<Result<(), Failure>>;

struct Job {
    work: Work,
    done: Done,
}

/// The one connection that writes. It takes what is waiting, without a timer, runs each piece of work, commits
/// once and only then answers: many moves share one sync of the disk, and nothing is acknowledged before it.
pub(crate) struct Writer {
    queue: SyncSender<Job>,
}

impl Writer {
    pub(crate) fn start(db: Db) -> std::io::Result<Self> {
        let (queue, jobs) = sync_channel(QUEUE);
        thread::Builder::new().name("writer".into()).spawn(move || run(db, &jobs))?;
        Ok(Self { queue })
    }

    pub(crate) fn write(&self, work: Work) -> Result<(), Failure> {
        let (done, answer) = sync_channel(1);
        self.queue.try_send(Job { work, done }).map_err(|error| match error {
            TrySendError::Full(_) => Failure::Busy,
            TrySendError::Disconnected(_) => Failure::Inconsistent("the writer has stopped".into()),
        })?;
        answer.recv().unwrap_or_else(|_closed| Err(Failure::Inconsistent("the writer has stopped".into())))
    }
}

fn run(mut db: Db, jobs: &Receiver<Job>) {
    while let Ok(first) = jobs.recv() {
        let mut batch = Vec::with_capacity(BATCH);
        batch.push(first);
        batch.extend(std::iter::from_fn(|| jobs.try_recv().ok()).take(BATCH - 1));
        metrics::histogram!("postzug_writer_batch").record(u32::try_from(batch.len()).unwrap_or(u32::MAX));
        run_batch(&mut db, batch);
    }
}

/// All of the batch in one transaction. If one piece fails, everything is rolled back and each runs again in a
/// transaction of its own, so that one bad piece never spoils its neighbours.
fn run_batch(db: &mut Db, mut batch: Vec<Job>) {
    let together = transaction(db, |conn| batch.iter_mut().try_for_each(|job| guarded(&mut job.work, conn)));
    if together.is_ok() || batch.len() == 1 {
        let mut outcome = Some(together);
        for job in batch {
            let result = outcome.take().unwrap_or(Ok(()));
            answer(&job.done, result);
        }
        return;
    }
    for mut job in batch {
        let result = transaction(db, |conn| guarded(&mut job.work, conn));
        answer(&job.done, result);
    }
}

fn transaction(db: &mut Db, work: impl FnOnce(&mut Conn<'_>) -> Result<(), Failure>) -> Result<(), Failure> {
    let result = db.immediate_transaction(|db| work(&mut Conn { db }).map_err(InTransaction::Failure));
    result.map_err(Failure::from)
}

/// A panic in one piece of work is that piece's failure, not the end of the writer.
fn guarded(work: &mut Work, conn: &mut Conn<'_>) -> Result<(), Failure> {
    std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| work(conn)))
        .unwrap_or_else(|_panic| Err(Failure::Inconsistent("the work panicked".into())))
}

fn answer(done: &Done, result: Result<(), Failure>) {
    if done.send(result).is_err() {
        tracing::debug!("nobody waits for this answer any more");
    }
}
