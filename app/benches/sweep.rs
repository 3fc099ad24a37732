//! The cost of 10,000 fallen flags in a database of 20,000 running games, and in one of a million.
//!
//! `cargo bench -p postzug-app --bench sweep`; on SQLite in a temporary folder, which takes about 3 GB.
#![expect(clippy::print_stdout, clippy::unwrap_used, reason = "a bench says what it found")]

use std::time::Instant as Stopwatch;

use app::ports::Role;
use domain::{Regulations, Span};
use store::testing::TestInstance;

const DUE: i64 = 10_000;
const SIZES: [i64; 2] = [20_000, 1_000_000];
/// Repetitions of each measurement, in turn.
const ROUNDS: usize = 3;
const COLUMNS: &str =
    "SELECT group_concat(name) FROM pragma_table_info('game') WHERE name NOT IN ('id', 'look_at', 'due_at')";

/// Measures the milliseconds of two sweeps, with this number of games of which 10,000 are due. The first ends them, the
/// second finds nothing.
fn sweep(games: i64) -> (f64, f64) {
    let instance = TestInstance::new();
    let arbiter = instance.add("Chief", Role::Arbiter).id;
    instance.player("Ann");
    instance.player("Ben");
    let game = instance.game(arbiter, ["Ann", "Ben"], Regulations::per_move(5));
    instance.service.time.tick().unwrap();
    let deadline = instance.service.games.game(game).unwrap().unwrap().row.state.deadline().unwrap();
    let columns = text(&instance, COLUMNS);
    // The others are due a month later or afterwards; what their state says is not looked at before that.
    instance
        .execute(&format!(
            "WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < {games} - 1)
             INSERT INTO game (id, look_at, due_at, {columns})
             SELECT {id} + n, at, at, {columns} FROM game,
               (SELECT n, {due} + (n >= {DUE}) * (2592000000 + n * 2000) AS at FROM n) WHERE game.id = {id};
             UPDATE game SET remind_at = NULL, look_at = due_at;
             PRAGMA wal_checkpoint(TRUNCATE);",
            id = game.0,
            due = deadline.0,
        ))
        .unwrap();
    // Signs of life until then, so that nothing is given back.
    while instance.clock_now() < deadline {
        instance.clock.advance(Span::minutes(4).min(deadline - instance.clock_now()));
        instance.service.time.return_downtime().unwrap();
    }
    instance.clock.advance(Span(1_000));
    let tick = |acted: u32| {
        let watch = Stopwatch::now();
        assert_eq!(instance.service.time.tick().unwrap().acted, acted);
        watch.elapsed().as_secs_f64() * 1e3
    };
    let nothing = tick(0);
    instance.clock.advance(Span(5_000));
    (tick(u32::try_from(DUE).unwrap()), nothing)
}

fn text(instance: &TestInstance, query: &str) -> String {
    // The store only answers with numbers: one character after the other.
    let length = instance.number(&format!("SELECT length(({query}))"));
    let character = |n| instance.number(&format!("SELECT unicode(substr(({query}), {n}, 1))"));
    (1..=length).map(|n| char::from_u32(u32::try_from(character(n)).unwrap()).unwrap()).collect()
}

fn main() {
    if std::env::args().any(|argument| argument == "--test") {
        return;
    }
    let mut found = [Vec::new(), Vec::new()];
    for _ in 0..ROUNDS {
        for (games, found) in SIZES.into_iter().zip(&mut found) {
            let (due, nothing) = sweep(games);
            println!(
                "{games:>9} games: {DUE} flags in {due:>8.0} ms; a look that finds none {nothing:>6.2} ms"
            );
            found.push(due);
        }
    }
    let [few, many] = found.map(|mut times| {
        times.sort_by(f64::total_cmp);
        times[ROUNDS / 2]
    });
    println!("median of {ROUNDS}: {few:.0} ms and {many:.0} ms, {:.2} times", many / few);
}
