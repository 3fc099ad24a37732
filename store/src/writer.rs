use std::{
    fmt,
    path::{Path, PathBuf},
    sync::{
        Arc,
        mpsc::{Receiver, SyncSender, TrySendError, sync_channel},
    },
    thread::{self, JoinHandle},
};

use app::{Failure, ports::Work};
use diesel::result::Error as DieselError;

use crate::db::{Conn, Db, failed, open_writer};

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
/// Dropping it first does what is still waiting.
pub(crate) struct Writer {
    /// None only while it is dropped.
    queue: Option<SyncSender<Job>>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    pub(crate) fn start(db: Db, path: &Path) -> std::io::Result<Self> {
        Self::with_queue(db, path, QUEUE)
    }

    fn with_queue(db: Db, path: &Path, length: usize) -> std::io::Result<Self> {
        let (queue, jobs) = sync_channel(length);
        let mut line = Line { path: path.into(), db: Some(db) };
        let thread = thread::Builder::new().name("writer".into()).spawn(move || line.run(&jobs))?;
        Ok(Self { queue: Some(queue), thread: Some(thread) })
    }

    pub(crate) fn write(&self, work: Work) -> Result<(), Failure> {
        let stopped = || Failure::Inconsistent("the writer has stopped".into());
        let queue = self.queue.as_ref().ok_or_else(stopped)?;
        let (done, answer) = sync_channel(1);
        queue.try_send(Job { work, done }).map_err(|error| match error {
            TrySendError::Full(_) => Failure::Busy,
            TrySendError::Disconnected(_) => stopped(),
        })?;
        answer.recv().unwrap_or_else(|_closed| Err(stopped()))
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.queue = None;
        if self.thread.take().is_some_and(|thread| thread.join().is_err()) {
            tracing::error!("the writer had panicked");
        }
    }
}

/// Why nothing was committed.
enum Undone {
    /// A piece of work failed; the transaction was rolled back.
    Work(Failure),
    /// The transaction itself failed, at its begin, its commit or its end.
    Transaction(Failure),
}

/// The connection and the way to a new one.
struct Line {
    path: PathBuf,
    /// None after it broke, until the next transaction opens another.
    db: Option<Db>,
}

impl Line {
    fn run(&mut self, jobs: &Receiver<Job>) {
        while let Ok(first) = jobs.recv() {
            let mut batch = Vec::with_capacity(BATCH);
            batch.push(first);
            batch.extend(std::iter::from_fn(|| jobs.try_recv().ok()).take(BATCH - 1));
            metrics::histogram!("postzug_writer_batch")
                .record(u32::try_from(batch.len()).unwrap_or(u32::MAX));
            self.run_batch(batch);
        }
    }

    /// All of the batch in one transaction. If one piece fails, everything is rolled back and each runs again in a
    /// transaction of its own, so that one bad piece never spoils its neighbours. If the commit fails, all fail.
    fn run_batch(&mut self, mut batch: Vec<Job>) {
        let together =
            self.transaction(|conn| batch.iter_mut().try_for_each(|job| guarded(&mut job.work, conn)));
        match together {
            Ok(()) => batch.into_iter().for_each(|job| answer(&job.done, Ok(()))),
            Err(Undone::Work(_)) if batch.len() > 1 => {
                for mut job in batch {
                    let alone = self.transaction(|conn| guarded(&mut job.work, conn));
                    answer(&job.done, alone.map_err(Undone::into_failure));
                }
            }
            Err(undone) => {
                let failure = Arc::new(undone.into_failure());
                batch.into_iter().for_each(|job| answer(&job.done, Err(shared(&failure))));
            }
        }
    }

    fn transaction(&mut self, work: impl FnOnce(&mut Conn<'_>) -> Result<(), Failure>) -> Result<(), Undone> {
        let mut db = match self.db.take() {
            Some(db) => db,
            None => open_again(&self.path).map_err(Undone::Transaction)?,
        };
        let mut own = None;
        let result = db.immediate_transaction(|db| {
            work(&mut Conn { db }).map_err(|failure| {
                own = Some(failure);
                DieselError::RollbackTransaction
            })
        });
        match (result, own) {
            (Ok(()), _) => {}
            (Err(DieselError::RollbackTransaction), Some(failure)) => {
                self.db = Some(db);
                return Err(Undone::Work(failure));
            }
            // The connection may hold half a transaction: it is closed, and the next piece of work opens another.
            (Err(error), own) => {
                tracing::error!(%error, "a transaction failed");
                return Err(Undone::Transaction(own.unwrap_or_else(|| failed(error))));
            }
        }
        self.db = Some(db);
        Ok(())
    }
}

/// A file that is gone is not made again: an empty database would look like a healthy one.
fn open_again(path: &Path) -> Result<Db, Failure> {
    std::fs::metadata(path).map_err(|error| Failure::Storage(Box::new(error)))?;
    open_writer(path).map_err(|error| Failure::Storage(Box::new(error)))
}

impl Undone {
    fn into_failure(self) -> Failure {
        match self {
            Self::Work(failure) | Self::Transaction(failure) => failure,
        }
    }
}

/// One cause for many callers.
#[derive(Clone)]
struct Shared(Arc<Failure>);

impl fmt::Debug for Shared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }
}

impl fmt::Display for Shared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl std::error::Error for Shared {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        self.0.source()
    }
}

fn shared(failure: &Arc<Failure>) -> Failure {
    let cause = Box::new(Shared(Arc::clone(failure)));
    match **failure {
        Failure::Busy => Failure::Busy,
        Failure::Full(_) => Failure::Full(cause),
        Failure::Storage(_) => Failure::Storage(cause),
        Failure::Key(what) => Failure::Key(what),
        Failure::Inconsistent(ref what) => Failure::Inconsistent(what.clone()),
        Failure::Other(what, _) => Failure::Other(what, cause),
    }
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

#[cfg(test)]
mod tests;
