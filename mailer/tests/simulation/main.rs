//! The whole service in one thread under virtual time; see docs/internals/simulation.md.
#![expect(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a test may panic and say its seed"
)]

mod channels;
mod mails;
mod model;
mod permuted;
mod world;

use std::sync::{
    Mutex,
    atomic::{AtomicU64, Ordering},
};

use rustix::time::{ClockId, clock_gettime};
use store::testing::seed;
use world::{Weather, World};

/// Seeds that found something, or whose mails bring messages below known moves, with boards and days.
const FIXTURES: [(u64, usize, u64); 4] = [(3, 12, 10), (1027, 24, 16), (2018, 24, 16), (4000, 24, 16)];

/// A number an environment variable may set.
fn setting(name: &str, default: u64) -> u64 {
    std::env::var(name).map_or(default, |value| value.parse().unwrap())
}

/// Prints the seed of a failed world: other worlds run beside it.
struct Named(String);

impl Drop for Named {
    fn drop(&mut self) {
        if std::thread::panicking() {
            println!("FAILED: {}", self.0);
        }
    }
}

/// Returns the processor time of this thread; only the parser of mail uses another.
fn processor_ms() -> i64 {
    let used = clock_gettime(ClockId::ThreadCPUTime);
    used.tv_sec * 1000 + used.tv_nsec / 1_000_000
}

fn simulate(seed: u64, boards: usize, days: u64) -> World {
    let named = Named(format!("POSTZUG_SEED={seed} POSTZUG_BOARDS={boards} POSTZUG_DAYS={days}"));
    println!("{}", named.0);
    let begun = processor_ms();
    let mut world = World::new(Weather::new(seed, boards, days));
    world.run();
    println!("{}processor {} ms\n", world.report(), processor_ms() - begun);
    world
}

#[test]
fn invariants_hold_in_any_weather() {
    let (boards, days) = (setting("POSTZUG_BOARDS", 12), setting("POSTZUG_DAYS", 10));
    let (first, boards) = (seed(), usize::try_from(boards).unwrap());
    let asked = (0..setting("POSTZUG_SEEDS", 0)).map(|n| (first + n, boards, days));
    let worlds = Mutex::new(FIXTURES.into_iter().chain(asked));
    let (secrets, below, on_record) = (AtomicU64::new(0), AtomicU64::new(0), AtomicU64::new(0));
    // Each world is one thread; a processor has one at a time.
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let world = worlds.lock().unwrap().next();
                    let Some((seed, boards, days)) = world else { return };
                    let world = simulate(seed, boards, days);
                    secrets.fetch_add(world.figures.secrets, Ordering::Relaxed);
                    below.fetch_add(world.figures.below, Ordering::Relaxed);
                    on_record.fetch_add(world.figures.on_record, Ordering::Relaxed);
                }
            });
        }
    });
    assert!(secrets.into_inner() > 0, "no sealed move was looked for in the database");
    assert!(below.into_inner() > 0, "no message was sent below a move that stood already");
    assert!(on_record.into_inner() > 0, "no message below a move was on record already");
}

#[test]
fn a_seed_is_a_history() {
    let (once, again) = (simulate(2, 4, 4), simulate(2, 4, 4));
    assert_eq!(once.fingerprint(), again.fingerprint());
    assert!(once.figures.moves > 0);
}
