//! Start and memory at rest with a million live games.
//!
//!     cargo test --profile dist -p postzug --test it growth:: -- --ignored --nocapture

use std::{
    fs,
    time::{Duration, Instant},
};

use crate::common::Service;
use rustix::process::Signal;
use store::testing::{execute_in, number_in};

#[test]
#[ignore = "writes a gigabyte; see the top of this file"]
fn million_games_start_in_little_memory() {
    let games = std::env::var("POSTZUG_GAMES").map_or(1_000_000, |games| games.parse().unwrap());
    let folder = tempfile::tempdir().unwrap();
    started(&folder, 0);
    let database = folder.path().join("postzug-data/postzug.db");
    // Nothing reads a state before somebody moves; these are as long as that of a game 24 half-moves old.
    execute_in(
        &database,
        &format!(
            "PRAGMA synchronous = OFF; BEGIN;
             WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {games})
             INSERT INTO game (id, version, ply, white, black, due_at, remind_at, look_at, started_at, head, state)
               SELECT i, 25, 24, i % 9973 + 1, i % 9973 + 10001, 4102444800000 + i, 4102444000000 + i, 4102444000000 + i, 1767607200000,
               zeroblob(32), hex(zeroblob(600)) FROM n;
             COMMIT; PRAGMA wal_checkpoint(TRUNCATE);"
        ),
    );
    assert_eq!(number_in(&database, "SELECT count(*) FROM game"), games);
    let (start, memory) = started(&folder, games);
    assert!(start <= Duration::from_millis(300), "{start:?}");
    assert!(memory <= 60_000, "{memory} kB");
}

/// Starts it and waits until all listeners are open; returns also the kilobytes in memory a while after.
fn started(folder: &tempfile::TempDir, games: i64) -> (Duration, u64) {
    let began = Instant::now();
    let service = Service::start(folder.path());
    let start = began.elapsed();
    std::thread::sleep(Duration::from_secs(3));
    let status = fs::read_to_string(format!("/proc/{}/status", service.child().id())).unwrap();
    let memory = status.lines().find_map(|line| line.strip_prefix("VmRSS:")?.trim().strip_suffix(" kB"));
    let memory = memory.unwrap().parse().unwrap();
    println!("{games} games: {start:?} to start, {memory} kB at rest");
    service.signal(Signal::TERM);
    assert!(service.wait().success());
    (start, memory)
}
