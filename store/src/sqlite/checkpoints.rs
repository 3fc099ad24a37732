//! Moves committed pages from the write-ahead log into the database file, beside the writer and not in its way. A checkpoint
//! writes and syncs pages all over the file, and no move should wait for that. When nothing is committed for a while, or this
//! process ends, it empties the log, so that erased data is not in there either.

use std::{
    path::Path,
    sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel},
    thread::{self, JoinHandle},
    time::Duration,
};

use diesel::{connection::SimpleConnection as _, prelude::*, sql_types::BigInt};

use super::connection::{Db, open_writer};
use crate::opening::OpenError;

/// Pages of the log that are worth a checkpoint: 2 MB. With more, the disk is busy with it for longer than a move should
/// wait; with fewer, the same pages are written again and again.
const WORTH: i64 = 500;
/// Pages after which the log soon begins again from the front. The writer does that, and before it must move the remaining
/// pages itself, while every move waits. From here on they are as few as possible.
const LONG: i64 = 7_000;
/// Between two looks at the log, while it is not that long.
const PAUSE: Duration = Duration::from_millis(20);
/// Attempts to empty the log at the end.
const ATTEMPTS: u32 = 10;
/// Without a commit for this long, the log is emptied.
const QUIET: Duration = Duration::from_secs(5);

/// The thread that checkpoints; it ends with this.
pub(super) struct Checkpoints {
    /// None only while it is dropped.
    committed: Option<SyncSender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Checkpoints {
    pub(super) fn start(path: &Path) -> Result<Self, OpenError> {
        let mut db = open_writer(path)?;
        // It never waits for others; the next checkpoint does the rest.
        db.batch_execute("PRAGMA busy_timeout=0").map_err(OpenError::SetUp)?;
        let (committed, commits) = sync_channel(1);
        let work = move || run(db, &commits);
        let thread =
            thread::Builder::new().name("checkpoints".into()).spawn(work).map_err(OpenError::Writer)?;
        Ok(Self { committed: Some(committed), thread: Some(thread) })
    }

    /// Something was committed.
    pub(super) fn committed(&self) {
        // Full means that it will look anyway; gone, that the writer does it itself when the log has grown further.
        let _known = self.committed.as_ref().map(|committed| committed.try_send(()));
    }
}

impl Drop for Checkpoints {
    fn drop(&mut self) {
        self.committed = None;
        if self.thread.take().is_some_and(|thread| thread.join().is_err()) {
            tracing::error!("the checkpoints had panicked");
        }
    }
}

/// The progress of moving the log into the file.
#[derive(QueryableByName)]
struct Log {
    /// 1 when somebody else was in the way.
    #[diesel(sql_type = BigInt)]
    busy: i64,
    #[diesel(sql_type = BigInt)]
    log: i64,
    #[diesel(sql_type = BigInt)]
    checkpointed: i64,
}

fn run(mut db: Db, commits: &Receiver<()>) {
    while commits.recv().is_ok() {
        let mut is_long = false;
        let stops = loop {
            if !is_long {
                thread::sleep(PAUSE);
            }
            is_long = logged(look(&mut db)).unwrap_or_default();
            match commits.recv_timeout(QUIET) {
                Ok(()) => {}
                Err(RecvTimeoutError::Timeout) => break false,
                Err(RecvTimeoutError::Disconnected) => break true,
            }
        };
        if !stops {
            logged(empty(&mut db));
            continue;
        }
        // Another process may have the database open, too.
        for _ in 0..ATTEMPTS {
            if logged(empty(&mut db)) != Some(false) {
                return;
            }
            thread::sleep(PAUSE);
        }
        return;
    }
}

fn logged<T>(result: QueryResult<T>) -> Option<T> {
    result
        .inspect_err(|error| {
            tracing::warn!(%error, "a checkpoint failed; the log grows until one succeeds");
        })
        .ok()
}

/// Answers whether the log is [`LONG`].
fn look(db: &mut Db) -> QueryResult<bool> {
    let Log { log, checkpointed, .. } = checkpoint(db, "PRAGMA wal_checkpoint(NOOP)")?;
    let is_long = log >= LONG;
    if log - checkpointed >= if is_long { 1 } else { WORTH } {
        checkpoint(db, "PRAGMA wal_checkpoint(PASSIVE)")?;
    }
    Ok(is_long)
}

/// Nearly everything is done before the writer would have to wait for it. Answers whether the log is empty now.
fn empty(db: &mut Db) -> QueryResult<bool> {
    checkpoint(db, "PRAGMA wal_checkpoint(PASSIVE)")?;
    Ok(checkpoint(db, "PRAGMA wal_checkpoint(TRUNCATE)")?.busy == 0)
}

fn checkpoint(db: &mut Db, pragma: &str) -> QueryResult<Log> {
    diesel::sql_query(pragma).get_result(db)
}
