//! A year of games under mixed time controls in virtual time. It has leave, free time in every zone of the database, outages,
//! restarts and mails that are read late. Beside it a plain reckoning; see docs/internals/simulation.md.
#![expect(clippy::unwrap_used, clippy::panic, reason = "a test may panic and say its seed")]

mod reckoning;
mod world;

use store::testing::seed;
use world::World;

fn setting(name: &str, default: i64) -> i64 {
    std::env::var(name).map_or(default, |value| value.parse().unwrap())
}

/// `POSTZUG_GAMES=1000 POSTZUG_DAYS=365` is the whole of it.
#[test]
fn flags_and_reminders_match_the_model() {
    let (games, days) = (setting("POSTZUG_GAMES", 40), setting("POSTZUG_DAYS", 100));
    let seed = seed();
    println!("POSTZUG_SEED={seed} POSTZUG_GAMES={games} POSTZUG_DAYS={days}");
    let mut world = World::new(seed, usize::try_from(games).unwrap(), days);
    world.run();
    println!("{:?}", world.figures);
    assert!(world.figures.moves > 0 && world.figures.flags > 0 && world.figures.reminders > 0);
    assert!(world.figures.zones > 1, "two players at least, each in a separate time zone");
}
