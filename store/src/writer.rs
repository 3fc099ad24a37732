use std::{
    fmt,
    sync::{
        Arc,
        mpsc::{Receiver, SyncSender, TrySendError, sync_channel},
    },
    thread::{self, JoinHandle},
    time::Duration,
};

use app::{
    Failure,
    ports::{Done, LockScope, Tx, Work},
};
use diesel::{
    connection::{Connection, Instrumentation as _, InstrumentationEvent, get_default_instrumentation},
    result::{DatabaseErrorKind, Error as DieselError},
};

/// The longest queue. When it is full, callers get [`Failure::Busy`].
const QUEUE: usize = 1024;
/// Pieces of work in one commit.
const BATCH: usize = 256;
/// Milliseconds before each new attempt of a piece of work that lost a race.
const PAUSES: [u64; 4] = [5, 20, 80, 200];

/// The database as the writer needs it.
pub(crate) trait Backend: Send + 'static {
    /// A connection that may write, durably.
    type Db: Send;

    /// Opens a connection after the last one broke.
    fn connect(&self) -> Result<Self::Db, Failure>;

    /// Runs one piece of work after the other in one transaction and commits it: `work` is called with the number of
    /// each. `scopes` has the scope of each.
    fn transaction(
        db: &mut Self::Db,
        scopes: &[LockScope],
        work: &mut dyn FnMut(usize, &mut dyn Tx) -> Result<(), Failure>,
    ) -> Result<(), TxError>;

    /// A transaction was committed.
    fn committed(&self) {}
}

/// The reason for which nothing was committed.
pub(crate) enum TxError {
    /// A piece of work failed; the transaction was rolled back.
    Work(Failure),
    /// It lost a race against another instance and was rolled back: the same again may succeed.
    Again(Failure),
    /// Another instance held its locks for too long; it was rolled back.
    Waited,
    /// The connection had gone before anything was asked of it.
    NotBegun(Failure),
    /// The transaction itself failed, at its begin, its commit or its end. The connection may hold half of it.
    Transaction(Failure),
}

impl TxError {
    pub(crate) fn into_failure(self) -> Failure {
        match self {
            Self::Work(failure)
            | Self::Again(failure)
            | Self::NotBegun(failure)
            | Self::Transaction(failure) => failure,
            Self::Waited => Failure::Busy,
        }
    }
}

/// Converts the end of a transaction of diesel whose work stored its own failure in `own` and asked to roll back.
pub(crate) fn ended(
    result: Result<(), DieselError>,
    own: Option<Failure>,
    failed: impl FnOnce(DieselError) -> Failure,
) -> Result<(), TxError> {
    match (result, own) {
        (Ok(()), _) => Ok(()),
        (Err(DieselError::RollbackTransaction), Some(failure)) => Err(TxError::Work(failure)),
        (Err(error), own) => {
            tracing::error!(%error, "a transaction failed");
            Err(TxError::Transaction(own.unwrap_or_else(|| failed(error))))
        }
    }
}

/// Counts the statements of the writer.
pub(crate) fn count_statements(db: &mut impl Connection) {
    let statements = metrics::counter!("postzug_writer_statements");
    // The instrumentation of a test goes on counting.
    let mut other = get_default_instrumentation();
    db.set_instrumentation(move |event: InstrumentationEvent<'_>| {
        if let InstrumentationEvent::StartQuery { .. } = &event {
            statements.increment(1);
        }
        if let Some(other) = &mut other {
            other.on_connection_event(event);
        }
    });
}

/// Waits in a box, which is wiped. A place of the queue lives as long as the process. The unused part of a smaller variant
/// could hold a move to be sealed, from the stack of the caller.
struct Job {
    scope: LockScope,
    work: Work,
    done: Done,
}

/// Jobs of one transaction.
#[derive(Default)]
struct Group {
    scopes: Vec<LockScope>,
    works: Vec<Work>,
    answers: Vec<Done>,
}

impl Group {
    fn push(&mut self, job: Job) {
        self.scopes.push(job.scope);
        self.works.push(job.work);
        self.answers.push(job.done);
    }

    /// Splits the jobs from that place on off.
    fn split_off(&mut self, at: usize) -> Self {
        Self {
            scopes: self.scopes.split_off(at),
            works: self.works.split_off(at),
            answers: self.answers.split_off(at),
        }
    }

    fn answer(self, result: impl Fn() -> Result<(), Failure>) {
        self.answers.into_iter().for_each(|done| answer(done, result()));
    }
}

/// The one connection that writes. It takes the jobs that wait, without a timer, runs each piece of work, commits once and
/// only then answers. Many moves share one sync of the disk, and nothing is acknowledged before it. Dropping it first does
/// the jobs that wait.
pub(crate) struct Writer {
    /// None only while it is dropped.
    queue: Option<SyncSender<Box<Job>>>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    pub(crate) fn start<B: Backend>(backend: B, db: B::Db) -> std::io::Result<Self>
    where
        B::Db: 'static,
    {
        Self::with_queue(backend, db, QUEUE)
    }

    pub(crate) fn with_queue<B: Backend>(backend: B, db: B::Db, length: usize) -> std::io::Result<Self>
    where
        B::Db: 'static,
    {
        let (queue, jobs) = sync_channel(length);
        let mut writing = WriterLoop { backend, db: Some(db), unreachable: false };
        let thread = thread::Builder::new().name("writer".into()).spawn(move || writing.run(&jobs))?;
        Ok(Self { queue: Some(queue), thread: Some(thread) })
    }

    pub(crate) fn write(&self, scope: LockScope, work: Work) -> Result<(), Failure> {
        let (done, answer) = sync_channel(1);
        let done = move |result| {
            if done.send(result).is_err() {
                tracing::debug!("the caller no longer waits for this answer");
            }
        };
        self.enqueue(scope, work, Box::new(done));
        answer.recv().unwrap_or_else(|_closed| Err(stopped()))
    }

    /// Puts the work into the queue; `done` hears of it later, or at once if there is no room.
    pub(crate) fn enqueue(&self, scope: LockScope, work: Work, done: Done) {
        let Some(queue) = &self.queue else { return done(Err(stopped())) };
        match queue.try_send(Box::new(Job { scope, work, done })) {
            Ok(()) => {}
            Err(TrySendError::Full(job)) => (job.done)(Err(Failure::Busy)),
            Err(TrySendError::Disconnected(job)) => (job.done)(Err(stopped())),
        }
    }
}

fn stopped() -> Failure {
    Failure::Bug("the writer has stopped".into())
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.queue = None;
        if self.thread.take().is_some_and(|thread| thread.join().is_err()) {
            tracing::error!("the writer had panicked");
        }
    }
}

/// The loop of the writer: its connection and the way to a new one.
struct WriterLoop<B: Backend> {
    backend: B,
    /// None after it broke, until the next transaction opens another.
    db: Option<B::Db>,
    /// The last attempt to open one failed.
    unreachable: bool,
}

/// The reason for which a transaction of several pieces of work was not committed.
enum Broken {
    /// Because of this piece, or of an unknown one: this one is in their middle.
    At(usize),
    /// All of them failed.
    All(Failure),
}

impl<B: Backend> WriterLoop<B> {
    fn run(&mut self, jobs: &Receiver<Box<Job>>) {
        while let Ok(first) = jobs.recv() {
            let mut batch = Group::default();
            batch.push(*first);
            jobs.try_iter().take(BATCH - 1).for_each(|job| batch.push(*job));
            metrics::histogram!("postzug_writer_batch")
                .record(u32::try_from(batch.works.len()).unwrap_or(u32::MAX));
            self.run_batch(batch);
            // A move to be sealed may have been among them.
            app::scrub_stack();
        }
    }

    /// All of the batch in one transaction. If one piece fails, everything is rolled back. That piece runs in a transaction
    /// of its own, between its neighbours, so that a bad piece never spoils them. If the commit fails, all that it was for
    /// fail.
    fn run_batch(&mut self, batch: Group) {
        let mut groups = vec![batch];
        while let Some(mut group) = groups.pop() {
            match self.run_group(&mut group) {
                Ok(()) => group.answer(|| Ok(())),
                Err(Broken::At(piece)) => {
                    let after = group.split_off(piece + 1);
                    let alone = group.split_off(piece);
                    // The first in the queue runs first.
                    groups.extend([after, alone, group].into_iter().filter(|part| !part.works.is_empty()));
                }
                Err(Broken::All(failure)) => {
                    let failure = Arc::new(failure);
                    group.answer(|| Err(shared(&failure)));
                    // Without a server nobody tries to connect once more for each of the others.
                    if self.unreachable {
                        groups.drain(..).for_each(|group| group.answer(|| Err(shared(&failure))));
                    }
                }
            }
        }
    }

    /// One transaction; a single piece again, a few times, when another instance was faster.
    fn run_group(&mut self, group: &mut Group) -> Result<(), Broken> {
        let Group { scopes, works, .. } = group;
        let mut pauses = PAUSES.into_iter();
        loop {
            let mut failed = None;
            let result = self.transaction(scopes, &mut |piece, tx| {
                guarded(&mut works[piece], tx).inspect_err(|_failure| failed = Some(piece))
            });
            match result {
                Ok(()) => return Ok(()),
                // Writes that wait until the end fail for no piece: then the halves are tried.
                Err(TxError::Work(_) | TxError::Again(_)) if works.len() > 1 => {
                    return Err(Broken::At(failed.unwrap_or(works.len() / 2)));
                }
                Err(TxError::Again(cause)) => {
                    let Some(pause) = pauses.next() else { return Err(Broken::All(lasting(cause))) };
                    tracing::debug!(%cause, "another instance was faster");
                    thread::sleep(Duration::from_millis(pause));
                }
                Err(TxError::Work(failure)) => return Err(Broken::All(lasting(failure))),
                Err(undone) => return Err(Broken::All(undone.into_failure())),
            }
        }
    }

    fn transaction(
        &mut self,
        scopes: &[LockScope],
        work: &mut dyn FnMut(usize, &mut dyn Tx) -> Result<(), Failure>,
    ) -> Result<(), TxError> {
        let idle = self.db.take();
        let was_idle = idle.is_some();
        let mut db = idle.map_or_else(|| self.connect(), Ok)?;
        let mut result = B::transaction(&mut db, scopes, work);
        // The server went away and came back while there was nothing to do: nobody needs to hear of it.
        if was_idle && matches!(result, Err(TxError::NotBegun(_))) {
            db = self.connect()?;
            result = B::transaction(&mut db, scopes, work);
        }
        // A connection that may hold half a transaction is closed, and the next piece of work opens another.
        if !matches!(result, Err(TxError::NotBegun(_) | TxError::Transaction(_))) {
            self.db = Some(db);
        }
        if result.is_ok() {
            self.backend.committed();
        }
        result
    }

    fn connect(&mut self) -> Result<B::Db, TxError> {
        let db = self.backend.connect();
        self.unreachable = db.is_err();
        db.map_err(TxError::Transaction)
    }
}

/// Turns the breach of a constraint into a failure that does not pass: the same row would breach it again.
fn lasting(failure: Failure) -> Failure {
    let Failure::Storage(error) = &failure else { return failure };
    match error.downcast_ref::<DieselError>() {
        // By the rows that are there already.
        Some(
            error @ DieselError::DatabaseError(
                DatabaseErrorKind::UniqueViolation | DatabaseErrorKind::ForeignKeyViolation,
                _,
            ),
        ) => Failure::Damaged(format!("a row cannot be stored: {error}")),
        Some(
            error @ DieselError::DatabaseError(
                DatabaseErrorKind::NotNullViolation | DatabaseErrorKind::CheckViolation,
                _,
            ),
        ) => Failure::Bug(format!("a row cannot be stored: {error}")),
        _ => failure,
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
        Failure::Damaged(ref what) => Failure::Damaged(what.clone()),
        Failure::Bug(ref what) => Failure::Bug(what.clone()),
        Failure::Other(what, _) => Failure::Other(what, cause),
    }
}

/// A panic in one piece of work is that piece's failure, not the end of the writer.
fn guarded(work: &mut Work, tx: &mut dyn Tx) -> Result<(), Failure> {
    std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| work(tx)))
        .unwrap_or_else(|_panic| Err(Failure::Bug("the work panicked".into())))
}

fn answer(done: Done, result: Result<(), Failure>) {
    if std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| done(result))).is_err() {
        tracing::error!("the caller panicked on its answer");
    }
}
