use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU32, Ordering},
        mpsc::{Receiver, sync_channel},
    },
    thread,
};

use app::ports::{Downtime, LockScope, Tx, Work};
use diesel::{connection::SimpleConnection as _, dsl::sql, prelude::*, sql_types::BigInt};
use domain::Instant;

use super::*;
use crate::writer::Writer;

struct Rig {
    folder: tempfile::TempDir,
    writer: Writer,
}

impl Rig {
    fn new(queue: usize) -> Self {
        Self::prepared(queue, |_db| {})
    }

    fn prepared(queue: usize, prepare: impl FnOnce(&mut Db)) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("postzug.db");
        let (backend, mut db) = open(&path).unwrap();
        prepare(&mut db);
        Self { writer: Writer::with_queue(backend, db, queue).unwrap(), folder }
    }

    fn write(&self, work: Work) -> Result<(), Failure> {
        self.writer.write(LockScope::Anything, work)
    }

    fn outside(&self) -> Db {
        Db::establish(&self.folder.path().join("postzug.db").display().to_string()).unwrap()
    }

    fn downtimes(&self) -> i64 {
        diesel::select(sql::<BigInt>("(SELECT count(*) FROM downtime)"))
            .get_result(&mut self.outside())
            .unwrap()
    }

    /// Runs these together in one batch: the writer is held until all of them wait.
    fn together(&self, works: Vec<Work>) -> Vec<Result<(), Failure>> {
        let (held, holds) = sync_channel(0);
        let (release, released) = sync_channel::<()>(0);
        thread::scope(|scope| {
            scope.spawn(move || {
                self.write(Box::new(move |_tx| {
                    held.send(()).unwrap();
                    released.recv().unwrap();
                    Ok(())
                }))
            });
            holds.recv().unwrap();
            let callers: Vec<_> = works
                .into_iter()
                .map(|work| {
                    let caller = scope.spawn(move || self.write(work));
                    thread::sleep(std::time::Duration::from_millis(20));
                    caller
                })
                .collect();
            release.send(()).unwrap();
            callers.into_iter().map(|caller| caller.join().unwrap()).collect()
        })
    }
}

fn send(writer: &Writer, work: Work) -> Receiver<Result<(), Failure>> {
    let (done, answer) = sync_channel(1);
    writer.enqueue(LockScope::Anything, work, Box::new(move |result| done.send(result).unwrap()));
    answer
}

fn keep(at: i64) -> Work {
    Box::new(move |tx| tx.insert_downtime(Downtime { from: Instant(at), until: Instant(at + 1) }))
}

#[test]
fn failed_piece_spares_its_neighbours() {
    let rig = Rig::new(8);
    let runs = Arc::new(AtomicU32::new(0));
    let counted = Arc::clone(&runs);
    let neighbour: Work = Box::new(move |tx: &mut dyn Tx| {
        counted.fetch_add(1, Ordering::SeqCst);
        keep(1)(tx)
    });
    let fails: Work = Box::new(|tx: &mut dyn Tx| {
        keep(2)(tx)?;
        Err(Failure::Bug("on purpose".into()))
    });
    let panics: Work = Box::new(|_tx: &mut dyn Tx| panic!("on purpose"));
    let results = rig.together(vec![neighbour, fails, panics, keep(3)]);
    let done: Vec<bool> = results.iter().map(Result::is_ok).collect();
    assert_eq!(done, [true, false, false, true]);
    assert_eq!(runs.load(Ordering::SeqCst), 2, "once with its neighbours, once alone");
    assert_eq!(rig.downtimes(), 2);
}

#[test]
fn full_queue_is_busy_and_drains() {
    let rig = Rig::new(2);
    let results = rig.together((0..5).map(keep).collect());
    let busy = results.iter().filter(|result| matches!(result, Err(Failure::Busy))).count();
    assert_eq!((busy, rig.downtimes()), (3, 2));
    let Rig { folder, writer } = rig;
    let waiting = [10, 11].map(|at| send(&writer, keep(at)));
    drop(writer);
    assert!(waiting.iter().all(|answer| answer.recv().unwrap().is_ok()));
    let (backend, db) = open(&folder.path().join("postzug.db")).unwrap();
    let rig = Rig { writer: Writer::start(backend, db).unwrap(), folder };
    assert_eq!(rig.downtimes(), 4);
}

#[test]
fn failed_commit_acknowledges_nothing() {
    let rig = Rig::new(8);
    rig.outside()
        .batch_execute(
            "CREATE TABLE parent (id INTEGER PRIMARY KEY);
             CREATE TABLE child (id INTEGER REFERENCES parent (id) DEFERRABLE INITIALLY DEFERRED);
             CREATE TRIGGER late AFTER INSERT ON downtime WHEN new.from_at = 2
             BEGIN INSERT INTO child VALUES (99); END;",
        )
        .unwrap();
    let results = rig.together(vec![keep(1), keep(2), keep(3)]);
    assert!(results.iter().all(|result| matches!(result, Err(Failure::Storage(_)))), "{results:?}");
    assert_eq!(rig.downtimes(), 0);
    rig.outside().batch_execute("DROP TRIGGER late").unwrap();
    assert!(rig.write(keep(2)).is_ok());
    assert_eq!(rig.downtimes(), 1);
}

#[test]
fn broken_connection_is_replaced() {
    let rig = Rig::new(8);
    // The transaction is gone before its end, and the rollback after it fails.
    rig.outside()
        .batch_execute(
            "CREATE TRIGGER broken BEFORE INSERT ON downtime WHEN new.from_at = 2
             BEGIN SELECT raise(ROLLBACK, 'broken'); END;",
        )
        .unwrap();
    assert!(rig.write(keep(2)).is_err());
    assert!(rig.write(keep(3)).is_ok());
    assert_eq!(rig.downtimes(), 1);
    let broken = |value: &str| diesel::select(sql::<BigInt>(value)).get_result::<i64>(&mut rig.outside());
    assert_eq!(broken("(SELECT count(*) FROM downtime WHERE from_at = 2)").unwrap(), 0);
}

#[test]
fn writer_survives_a_full_disk() {
    let rig = Rig::prepared(8, |db| db.batch_execute("PRAGMA max_page_count = 1").unwrap());
    let long: Work = Box::new(|tx: &mut dyn Tx| (0..2000).try_for_each(|at| keep(at)(tx)));
    let results = rig.together(vec![keep(5000), long]);
    assert!(matches!(results[1], Err(Failure::Full(_))), "{results:?}");
    // The small neighbour may still have found room.
    let stored = i64::from(results[0].is_ok());
    assert_eq!(rig.downtimes(), stored, "what was acknowledged, and nothing else");
    // The limit was that connection's, and it is gone: as when space came back.
    assert!(rig.write(keep(6000)).is_ok());
    assert_eq!(rig.downtimes(), stored + 1);
}

#[test]
fn commit_is_durable_before_the_answer() {
    let rig = Rig::new(8);
    let mut db = open_writer(&rig.folder.path().join("postzug.db")).unwrap();
    for (pragma, value) in [("synchronous", 2), ("foreign_keys", 1), ("secure_delete", 1)] {
        let query = format!("(SELECT * FROM pragma_{pragma})");
        assert_eq!(
            diesel::select(sql::<BigInt>(&query)).get_result::<i64>(&mut db).unwrap(),
            value,
            "{pragma}"
        );
    }
    let mode = diesel::select(sql::<diesel::sql_types::Text>("(SELECT * FROM pragma_journal_mode)"));
    assert_eq!(mode.get_result::<String>(&mut db).unwrap(), "wal");
}

#[test]
fn log_stays_small_under_load() {
    let rig = Rig::new(8);
    for round in 0..300 {
        let many: Work =
            Box::new(move |tx: &mut dyn Tx| (0..100).try_for_each(|at| keep(round * 100 + at)(tx)));
        rig.write(many).unwrap();
    }
    let log = std::fs::metadata(rig.folder.path().join("postzug.db-wal")).unwrap().len();
    assert!(log < 17 << 20, "{log} bytes");
}

/// A server that may go away, and counts what is asked of it.
struct Server {
    file: Sqlite,
    down: Arc<AtomicBool>,
    attempts: Arc<AtomicU32>,
    commits: Arc<AtomicU32>,
}

impl Backend for Server {
    type Db = (Db, Arc<AtomicBool>);

    fn connect(&self) -> Result<Self::Db, Failure> {
        self.attempts.fetch_add(1, Ordering::SeqCst);
        if self.down.load(Ordering::SeqCst) {
            return Err(Failure::Busy);
        }
        Ok((self.file.connect()?, Arc::clone(&self.down)))
    }

    /// Writes that wait until the end fail if a downtime ends at 99, and do not say which piece stored it.
    fn transaction(
        (db, down): &mut Self::Db,
        scope: &[LockScope],
        work: &mut dyn FnMut(usize, &mut dyn Tx) -> Result<(), Failure>,
    ) -> Result<(), TxError> {
        if down.load(Ordering::SeqCst) {
            return Err(TxError::NotBegun(Failure::Busy));
        }
        Sqlite::transaction(db, scope, &mut |piece, tx| {
            work(piece, tx)?;
            let last = piece + 1 == scope.len();
            if last && tx.open_downtime()?.is_some_and(|first| first.until == Instant(99)) {
                return Err(Failure::Bug("the last statement".into()));
            }
            Ok(())
        })
    }

    fn committed(&self) {
        self.commits.fetch_add(1, Ordering::SeqCst);
    }
}

/// The results of a batch, in order; the number of connections and of commits that it took.
fn batch(works: impl FnOnce(&Arc<AtomicBool>) -> Vec<Work>) -> (Vec<bool>, u32, u32) {
    let folder = tempfile::tempdir().unwrap();
    let (file, db) = open(&folder.path().join("postzug.db")).unwrap();
    let (down, attempts, commits) = (Arc::default(), Arc::default(), Arc::default());
    let works = works(&down);
    let server = Server {
        file,
        down: Arc::clone(&down),
        attempts: Arc::clone(&attempts),
        commits: Arc::clone(&commits),
    };
    let writer = Writer::start(server, (db, down)).unwrap();
    let (held, holds) = sync_channel(0);
    let (release, released) = sync_channel::<()>(0);
    let hold = move |_tx: &mut dyn Tx| {
        held.send(()).unwrap();
        released.recv().unwrap();
        Ok(())
    };
    let first = send(&writer, Box::new(hold));
    holds.recv().unwrap();
    let answers: Vec<_> = works.into_iter().map(|work| send(&writer, work)).collect();
    release.send(()).unwrap();
    assert!(first.recv().unwrap().is_ok());
    let done = answers.iter().map(|answer| answer.recv().unwrap().is_ok()).collect();
    drop(writer);
    (done, attempts.load(Ordering::SeqCst), commits.load(Ordering::SeqCst) - 1)
}

#[test]
fn failed_piece_costs_two_commits() {
    let fails = || -> Work { Box::new(|_tx: &mut dyn Tx| Err(Failure::Bug("on purpose".into()))) };
    let (done, attempts, commits) = batch(|_down| {
        (0..200).map(|at| if [70, 71, 150].contains(&at) { fails() } else { keep(at) }).collect()
    });
    assert!(done.iter().enumerate().all(|(at, done)| *done != [70, 71, 150].contains(&at)), "{done:?}");
    assert_eq!((attempts, commits), (0, 3), "before, between and after");
}

#[test]
fn late_failures_are_found_by_halves() {
    let spoils = |tx: &mut dyn Tx| tx.insert_downtime(Downtime { from: Instant(-1), until: Instant(99) });
    let (done, _, commits) =
        batch(|_down| (0..200).map(|at| if at == 77 { Box::new(spoils) } else { keep(at) }).collect());
    assert!(done.iter().enumerate().all(|(at, done)| *done == (at != 77)), "{done:?}");
    assert!(commits <= 16, "{commits} commits");
}

#[test]
fn batch_connects_once_without_server() {
    let (done, attempts, commits) = batch(|down| {
        let down = Arc::clone(down);
        let goes: Work = Box::new(move |_tx: &mut dyn Tx| {
            down.store(true, Ordering::SeqCst);
            Err(Failure::Bug("on purpose".into()))
        });
        (0..100).map(keep).chain([goes]).chain((200..300).map(keep)).collect()
    });
    assert!(done.iter().all(|done| !done), "nothing is acknowledged");
    assert_eq!((attempts, commits), (1, 0));
}
