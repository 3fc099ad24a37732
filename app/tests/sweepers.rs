//! Several timekeepers on one store: everything due happens once, even if some of them die. `POSTZUG_SWEEP` sets how many
//! games are due at once.

use std::sync::Arc;

use app::{
    Failure, Service,
    ports::{self, GameRow, Ledger, LockScope, Recorded, Role, View, Work},
    record,
};
use domain::*;
use store::{
    Store,
    testing::{Mortal, TestInstance},
};

fn due() -> i64 {
    std::env::var("POSTZUG_SWEEP").map_or(450, |due| due.parse().unwrap())
}

/// This many games with two days for each move, as their first event leaves them, a few hundred in a transaction.
fn games(instance: &TestInstance, n: i64) -> Game {
    let players = ByColor { white: instance.player("Anna"), black: instance.player("Boris") };
    let at = instance.clock_now();
    let created = EventKind::Created {
        players,
        start: Start::Standard,
        regulations: Regulations::per_move(2),
        tournament: String::new(),
        zones: ByColor::default(),
    }
    .at(at);
    let state = Game::evolve(None, &created).unwrap();
    let remind_at = state.reminders().first().map(|&(_, at)| at);
    let body = serde_json::to_string(&created).unwrap();
    for first in (1..=n).step_by(500) {
        let (state, body, event) = (state.clone(), body.clone(), created.clone());
        ports::write(&*instance.store, move |tx| {
            for id in (first..(first + 500).min(n + 1)).map(GameId) {
                let hash = record::hash(&record::GENESIS, id, 1, Actor::Timekeeper, None, &body)?;
                let event = Recorded {
                    game: id,
                    seq: 1,
                    actor: Actor::Timekeeper,
                    cause: None,
                    event: event.clone(),
                    body: body.clone(),
                    ply: None,
                    hash,
                };
                tx.append(
                    &GameRow { id, state: state.clone(), head: hash, remind_at, conditional: false },
                    &[event],
                    0,
                )?;
            }
            Ok(())
        })
        .unwrap();
    }
    state
}

/// The service was there until now.
fn beat(instance: &TestInstance) {
    let now = instance.clock_now();
    ports::write(&*instance.store, move |tx| tx.beat(now)).unwrap();
}

fn instances(instance: &TestInstance, n: usize) -> Vec<(Service, Arc<Mortal>)> {
    (0..n)
        .map(|_| {
            let ledger = Arc::new(Mortal::new(instance.instance()));
            (TestInstance::service_with(ledger.clone(), &instance.clock), ledger)
        })
        .collect()
}

/// All instances look at once, each until it finds nothing more; one dies in the middle of its work. What the
/// survivors did.
fn sweep(instance: &TestInstance, n: usize, dies_after: u32) -> (u32, u32) {
    let instances = instances(instance, n);
    instances[0].1.die_after(dies_after);
    let ticks: Vec<_> = std::thread::scope(|scope| {
        let look = |service: Service| {
            let (mut acted, mut reminded) = (0, 0);
            loop {
                let Ok(tick) = service.time.tick() else { return (acted, reminded, false) };
                acted += tick.acted;
                reminded += tick.reminded;
                if tick.acted + tick.reminded == 0 {
                    return (acted, reminded, true);
                }
            }
        };
        let threads: Vec<_> =
            instances.iter().map(|(service, _)| scope.spawn(move || look(service.clone()))).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    assert!(!ticks[0].2 && ticks[1..].iter().all(|tick| tick.2), "one was killed: {ticks:?}");
    ticks.iter().fold((0, 0), |sum, tick| (sum.0 + tick.0, sum.1 + tick.1))
}

#[test]
fn reminders_and_flags_come_once() {
    for n in 2..=4 {
        let instance = TestInstance::new();
        let due = due() / 3 * i64::try_from(n - 1).unwrap();
        let game = games(&instance, due);
        let reminders = game.reminders();
        assert_eq!(reminders.len(), 2, "a day and a fifth");
        for (which, at) in reminders {
            instance.clock.set(at);
            beat(&instance);
            // Two commits for the heartbeat; every later timekeeper has no more.
            sweep(&instance, n, 2);
            let kind = match which {
                Reminder::DayLeft => "reminder-day",
                Reminder::FifthLeft => "reminder-fifth",
                _ => unreachable!("silence does not lose here"),
            };
            let keys = format!("SELECT count(*) FROM outbox WHERE key LIKE '%.{kind}'");
            assert_eq!(instance.number(&keys), due, "{kind} by {n}");
            assert_eq!(instance.number("SELECT count(*) FROM game WHERE ended_at IS NOT NULL"), 0);
        }
        instance.clock.set(game.deadline().unwrap() + Span(5_001));
        beat(&instance);
        sweep(&instance, n, u32::try_from(due / 4).unwrap());
        let falls = "SELECT count(*) FROM event WHERE body LIKE '{\"type\":\"flag_fell\"%'";
        assert_eq!(instance.number(falls), due, "flags by {n}");
        assert_eq!(instance.number("SELECT count(*) FROM game WHERE ended_at IS NULL"), 0);
        assert_eq!(instance.number("SELECT count(*) FROM event"), 3 * due);
        let told = "SELECT count(*) FROM outbox WHERE kind = 'game-over'";
        assert_eq!(instance.number(told), 2 * due, "each player once");
        assert_eq!(instance.number("SELECT count(*) FROM outbox"), 4 * due);
        instance.verify();
    }
}

/// An event that its record already holds cannot be appended again, however often it is tried.
#[test]
fn stuck_game_delays_no_other() {
    let instance = TestInstance::new();
    let game = games(&instance, 2);
    let arbiter = instance.add("Carla", Role::Arbiter).id;
    let longer = instance.game(arbiter, ["Anna", "Boris"], Regulations::per_move(3));
    instance
        .execute(
            "INSERT INTO event (game, seq, actor_kind, actor_id, body, hash)
             SELECT game, 2, actor_kind, actor_id, body, hash FROM event WHERE game = 1",
        )
        .unwrap();
    instance.clock.set(game.deadline().unwrap() + Span(5_001));
    beat(&instance);
    let tick = instance.service.time.tick().unwrap();
    assert_eq!((tick.acted, tick.reminded), (1, 1));
    assert_eq!(instance.number("SELECT id FROM game WHERE ended_at IS NOT NULL"), 2);
    let reminded = "SELECT game FROM outbox WHERE kind = 'reminder'";
    assert_eq!(instance.number(reminded), longer.0);
}

#[test]
fn outage_is_returned_once_despite_death() {
    let instance = TestInstance::new();
    let due = due() / 3;
    let game = games(&instance, due);
    beat(&instance);
    instance.clock.advance(Span::hours(3));
    sweep(&instance, 3, u32::try_from(due / 3).unwrap());
    let returned = "SELECT count(*) FROM event WHERE body LIKE '{\"type\":\"downtime_returned\"%'";
    assert_eq!(instance.number(returned), due);
    assert_eq!(instance.number("SELECT count(*) FROM downtime WHERE returned_at IS NULL"), 0);
    let later = game.deadline().unwrap() + Span::hours(3);
    assert_eq!(instance.number(&format!("SELECT count(*) FROM game WHERE due_at = {}", later.0)), due);
    instance.verify();
}

#[test]
fn dead_instance_leaves_nothing_uncommitted() {
    let instance = TestInstance::new();
    let ledger: Arc<Mortal> = Arc::new(Mortal::new(instance.store.clone()));
    let service = TestInstance::service_with(ledger.clone(), &instance.clock);
    ledger.die_after(1);
    assert!(service.time.return_downtime().is_err(), "it dies after its first commit");
    let read = ports::read(&*ledger as &dyn Ledger, |view| view.heartbeat());
    assert!(read.is_err(), "the dead do not read");
    let beat = ports::read(&*instance.store, |view| view.heartbeat()).unwrap();
    assert_eq!(beat, Some(instance.clock_now()), "what was committed is");
}

/// A store with a bug: work for this game panics, and reading loses the work if `reads` is false.
struct Buggy {
    store: Arc<Store>,
    game: GameId,
    reads: bool,
}

impl Ledger for Buggy {
    #[expect(clippy::panic, reason = "it is the bug")]
    fn write(&self, scope: LockScope, work: Work) -> Result<(), Failure> {
        let is_this = matches!(scope, LockScope::Submission { game, .. } if game == self.game);
        self.store.write(scope, if is_this { Box::new(|_tx| panic!("on purpose")) } else { work })
    }

    fn read(&self, work: &mut dyn FnMut(&mut dyn View) -> Result<(), Failure>) -> Result<(), Failure> {
        if self.reads { self.store.read(work) } else { Ok(()) }
    }
}

#[test]
fn bug_is_no_damage() {
    let instance = TestInstance::new();
    games(&instance, 2);
    let [first, second] = [1, 2].map(GameId);
    let service = |reads| {
        let buggy = Buggy { store: instance.store.clone(), game: first, reads };
        TestInstance::service_with(Arc::new(buggy), &instance.clock)
    };
    let verified = service(false).ops.verify(first);
    assert!(matches!(verified, Err(Failure::Bug(_))), "no fault of the record: {verified:?}");

    instance.clock.advance(Span::days(3));
    service(true).time.tick().unwrap();
    let is_over = |game| instance.state(game).is_over();
    assert_eq!([first, second].map(is_over), [false, true], "its neighbour is judged");
    instance.service.time.tick().unwrap();
    assert!(is_over(first), "nothing is lost");
    assert!(instance.service.ops.verify_all().unwrap().faults.is_empty());
}
