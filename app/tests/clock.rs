//! Clocks that are set (F6): an hour and 27 days, both ways, between looks and in the middle of one. No game ends
//! early, no envelope is opened early, nothing is sent again.

use std::sync::{
    Arc,
    atomic::{AtomicI64, Ordering},
};

use app::{
    Failure, Request, Service,
    ports::{self, Ledger, LockScope, Role, View, WallClock, Work},
};
use domain::*;
use store::{
    keys::KeyRing,
    testing::{ManualClock, SeededEntropy, Silent, TestInstance},
};

const STEPS: [Span; 4] = [Span::hours(1), Span(-3_600_000), Span::days(27), Span(-27 * 86_400_000)];

/// A game with a day a move, and an adjourned game that resumes in two weeks.
struct Club {
    instance: TestInstance,
    players: ByColor<PlayerId>,
    running: GameId,
    adjourned: GameId,
}

impl Club {
    fn new() -> Self {
        let instance = TestInstance::new();
        let players = ByColor { white: instance.player("Anna"), black: instance.player("Boris") };
        let arbiter = instance.add("Carla", Role::Arbiter).id;
        let mut club = Self { instance, players, running: GameId(0), adjourned: GameId(0) };
        club.running = club.game(arbiter, 1);
        club.adjourned = club.game(arbiter, 1);
        let white = Actor::Player(players.white);
        club.submit(club.adjourned, Actor::Arbiter(arbiter), Request::act(domain::Act::Adjourn, "Late."))
            .unwrap();
        club.submit(club.adjourned, white, Request::seal("e2e4", false)).unwrap();
        club.instance.service.time.tick().unwrap();
        club
    }

    fn game(&self, arbiter: PlayerId, days: u8) -> GameId {
        self.instance.game(arbiter, ["Anna", "Boris"], Regulations::per_move(days))
    }

    fn submit(&self, game: GameId, actor: Actor, command: Request) -> Result<app::Receipt, Failure> {
        self.instance.service.games.submit(self.instance.submission(game, actor, command))
    }

    fn state(&self, game: GameId) -> Game {
        self.instance.state(game)
    }

    /// Everything that happened and everything that is to be sent.
    fn traces(&self) -> (i64, i64, i64) {
        let count = |table: &str| self.instance.number(&format!("SELECT count(*) FROM {table}"));
        (count("event"), count("outbox"), count("downtime"))
    }

    /// Half a minute passes, and the timekeeper looks.
    fn look(&self) -> u32 {
        self.instance.clock.advance(Span(30_000));
        let tick = self.instance.service.time.tick().unwrap();
        tick.acted + tick.reminded
    }
}

/// The index of looks is not rewritten by every move. A look that moves have postponed by less than the grace must be set
/// anew like any other.
#[test]
fn flag_falls_after_grace() {
    for early in [1, 2_500, 4_999] {
        let club = Club::new();
        let deadline = club.state(club.running).deadline().unwrap();
        let game = club.running.0;
        while deadline - club.instance.clock_now() > Span::minutes(4) {
            club.instance.clock.advance(Span::minutes(3));
            club.instance.service.time.tick().unwrap();
        }
        club.instance
            .execute(&format!("UPDATE game SET look_at = {} WHERE id = {game}", deadline.0 - early))
            .unwrap();
        // The timekeeper as it runs: it looks when it was told to.
        let mut looks = 0;
        while !club.state(club.running).is_over() && looks < 10 {
            let next = club.instance.service.time.tick().unwrap().next_due.unwrap();
            if !club.state(club.running).is_over() {
                let now = club.instance.clock_now();
                club.instance.clock.advance(next - now);
            }
            looks += 1;
        }
        assert!(club.state(club.running).is_over(), "early by {early} ms");
        assert_eq!(club.instance.clock_now(), deadline + Span(5_001), "early by {early} ms");
    }
}

#[test]
fn clock_reset_leaves_no_trace() {
    for step in STEPS {
        let club = Club::new();
        let (before, deadline) = (club.traces(), club.state(club.running).deadline().unwrap());
        club.instance.clock.step(step);
        for _ in 0..20 {
            assert_eq!(club.look(), 0, "{step:?}");
        }
        // Nor does anybody else let the flag fall or open the envelope.
        let black = Actor::Player(club.players.black);
        let resumed = club.submit(club.adjourned, black, Request::from(Command::Resume { envelope: None }));
        assert!(matches!(resumed, Err(Failure::Busy)), "{resumed:?}");
        if step > Span::days(1) {
            let moved =
                club.submit(club.running, Actor::Player(club.players.white), Request::play("e2e4", false));
            assert!(matches!(moved, Err(Failure::Busy)), "{moved:?}");
        }
        assert_eq!(club.traces(), before, "{step:?}");

        club.instance.clock.step(Span(-step.0));
        // What was not looked at for ten minutes is given back, as after any outage.
        club.look();
        let again = club.state(club.running).deadline().unwrap();
        assert!(again >= deadline && again <= deadline + Span::minutes(11), "{step:?}: {again:?}");
        assert!(!club.state(club.running).is_over());
        club.instance.pass(again - club.instance.clock_now() + Span::minutes(1));
        assert!(club.state(club.running).is_over(), "the flag falls when it is time");
        assert!(!matches!(club.state(club.adjourned).phase, Phase::Playing { .. }));
        club.instance.verify();
    }
}

/// The wrong time was found out: the service is started again, and believes it. Forward it looks like an outage, which is
/// given back; back, nothing is sent again.
#[test]
fn permanent_clock_change_ends_no_game() {
    for step in STEPS {
        let club = Club::new();
        let left = club.state(club.running).deadline().unwrap() - club.instance.clock_now();
        let (_, mails, _) = club.traces();
        club.instance.clock.step(step);
        let restarted = TestInstance::service_on(&club.instance.store, &club.instance.clock);
        restarted.time.return_downtime().unwrap();
        let tick = restarted.time.tick().unwrap();
        // An adjourned game has no clock: its resumption is a date, and the date has come.
        assert_eq!(tick.acted, u32::from(step > Span::days(14)), "{step:?}");
        assert!(!club.state(club.running).is_over(), "{step:?}");
        let now = club.instance.clock_now();
        assert!(club.state(club.running).deadline().unwrap() - now >= left, "{step:?}");
        for _ in 0..5 {
            club.instance.clock.advance(Span(30_000));
            assert_eq!(restarted.time.tick().unwrap().reminded, 0, "{step:?}");
        }
        assert!(club.traces().1 <= mails + 2, "{step:?}: only the resumption is mailed");
        assert_eq!(restarted.ops.verify_all().unwrap().faults, []);
    }
}

/// A clock that is set after this number of readings.
struct SetAfter {
    clock: Arc<ManualClock>,
    looks: AtomicI64,
    step: Span,
}

impl WallClock for SetAfter {
    fn now(&self) -> Instant {
        if self.looks.fetch_sub(1, Ordering::SeqCst) == 0 {
            self.clock.step(self.step);
        }
        self.clock.now()
    }

    fn since_boot(&self) -> Span {
        self.clock.since_boot()
    }
}

#[test]
fn clock_set_during_sweep_is_harmless() {
    for (step, looks) in STEPS.into_iter().flat_map(|step| (1..25).map(move |looks| (step, looks))) {
        let club = Club::new();
        let due = club.running;
        let arbiter = club.instance.add("Dora", Role::Arbiter).id;
        club.instance.clock.advance(Span::hours(23));
        let other = club.game(arbiter, 1);
        club.instance.clock.advance(Span::hours(2));
        let now = club.instance.clock_now();
        ports::write(&*club.instance.store, move |tx| tx.beat(now)).unwrap();
        let clock = SetAfter { clock: club.instance.clock.clone(), looks: looks.into(), step };
        let service = Service::new(
            club.instance.store.clone(),
            Arc::new(clock),
            Arc::new(SeededEntropy::new(42)),
            Arc::new(KeyRing::new(&[7; 32]).unwrap()),
            Arc::new(Silent),
            club.instance.service.settings().clone(),
        );
        // It may have to come again.
        for _ in 0..3 {
            let ticked = service.time.tick();
            assert!(matches!(ticked, Ok(_) | Err(Failure::Busy)), "{ticked:?}");
        }
        assert!(!club.state(other).is_over(), "{step:?} after {looks}");
        club.instance.clock.step(Span(-step.0));
        club.look();
        assert!(club.state(due).is_over(), "{step:?} after {looks}");
        assert!(!club.state(other).is_over(), "{step:?} after {looks}");
        assert!(
            matches!(club.state(club.adjourned).phase, Phase::Adjourned { .. }),
            "{step:?} after {looks}"
        );
        club.instance.verify();
    }
}

/// A database on another host, whose clock is behind ours.
struct Elsewhere {
    store: Arc<dyn Ledger>,
    clock: Arc<ManualClock>,
    behind: AtomicI64,
    /// The time that its answer takes, in milliseconds.
    slow: AtomicI64,
}

impl Ledger for Elsewhere {
    fn write(&self, scope: LockScope, work: Work) -> Result<(), Failure> {
        self.store.write(scope, work)
    }

    fn read(&self, work: &mut dyn FnMut(&mut dyn View) -> Result<(), Failure>) -> Result<(), Failure> {
        self.store.read(work)
    }

    fn clock(&self) -> Result<Option<Instant>, Failure> {
        self.clock.advance(Span(self.slow.load(Ordering::SeqCst)));
        Ok(Some(self.clock.now() - Span(self.behind.load(Ordering::SeqCst))))
    }
}

/// An instance whose clock runs ahead of the others on its database lets no flag fall for any caller.
#[test]
fn foreign_clock_lets_no_flag_fall() {
    let mut club = Club::new();
    let elsewhere = Arc::new(Elsewhere {
        store: club.instance.store.clone(),
        clock: club.instance.clock.clone(),
        behind: AtomicI64::new(app::MOST_SKEW.0 + 1),
        slow: AtomicI64::new(0),
    });
    club.instance.service = TestInstance::service_with(elsewhere.clone(), &club.instance.clock);
    let deadline = club.state(club.running).deadline().unwrap();
    let white = Actor::Player(club.players.white);
    let late = || Request::play("e2e4", false);
    club.instance.clock.advance(deadline - club.instance.clock_now() + Span::minutes(1));
    let now = club.instance.clock_now();
    ports::write(&*club.instance.store, move |tx| tx.beat(now)).unwrap();

    assert_eq!(club.instance.service.time.clock_skew().unwrap(), Some(Span(app::MOST_SKEW.0 + 1)));
    let moved = club.submit(club.running, white, late());
    assert!(matches!(moved, Err(Failure::Busy)), "{moved:?}");
    assert_eq!(club.instance.service.time.tick().unwrap().acted, 0);
    assert!(!club.state(club.running).is_over());

    elsewhere.behind.store(app::MOST_SKEW.0, Ordering::SeqCst);
    club.instance.service.time.clock_skew().unwrap();
    assert!(club.submit(club.running, white, late()).is_ok());
    assert!(club.state(club.running).is_over());
}

/// Otherwise leases of other instances would seem to have expired, and stamped times would be charged wrongly. A change
/// of the instance's own clock is noticed at once, before the database's clock is read again.
#[test]
fn foreign_clock_leaves_work_to_others() {
    let mut club = Club::new();
    let elsewhere = Arc::new(Elsewhere {
        store: club.instance.store.clone(),
        clock: club.instance.clock.clone(),
        behind: AtomicI64::new(0),
        slow: AtomicI64::new(0),
    });
    club.instance.service = TestInstance::service_with(elsewhere.clone(), &club.instance.clock);
    club.instance.service.time.clock_skew().unwrap();
    let mail = |club: &Club, word: &str| app::inbox::Intake {
        sender: "anna@example.org".into(),
        recipients: vec![app::Address::Account { player: club.players.white }],
        raw: format!("From: anna@example.org\r\n\r\n{word}\r\n").into_bytes(),
        received_at: club.instance.clock_now(),
    };
    club.instance.service.mail_in.intake(&mail(&club, "show")).unwrap();
    let held = club.instance.service.mail_out.lease_mails(1).unwrap();
    let held: Vec<_> = held.iter().map(|row| (row.id, row.attempts)).collect();
    club.instance.clock.advance(Span(1));
    let white = Actor::Player(club.players.white);
    let mv = || Request::play("e2e4", false);
    let wrong = |club: &Club| {
        let (now, before) = (club.instance.clock_now(), club.traces());
        assert!(matches!(club.submit(club.running, white, mv()), Err(Failure::Busy)));
        let service = &club.instance.service;
        assert!(service.time.clock_differs());
        assert!(matches!(service.mail_in.intake(&mail(club, "clocks")), Err(Failure::Busy)));
        assert!(matches!(
            service.mail_in.put_mails_back(vec![(1, ports::Attempt::Failed)], None),
            Err(Failure::Busy)
        ));
        assert!(matches!(service.mail_out.renew_mails(held.clone()), Err(Failure::Busy)));
        assert_eq!(
            service.mail_in.next_mails(9).unwrap().len() + service.mail_out.lease_mails(9).unwrap().len(),
            0
        );
        assert_eq!(
            service.mail_out.bring_mails_forward().unwrap() + service.ops.prune_receipts().unwrap(),
            0
        );
        assert_eq!(service.time.tick().unwrap().acted, 0);
        assert_eq!((club.instance.clock_now(), club.traces()), (now, before));
    };
    for step in [Span(app::MOST_SKEW.0 + 1), Span(-60_000), Span::days(27)] {
        club.instance.clock.step(step);
        wrong(&club);
        club.instance.clock.step(Span(-step.0));
        assert!(!club.instance.service.time.clock_differs(), "{step:?}");
    }
    elsewhere.behind.store(-app::MOST_SKEW.0 - 1, Ordering::SeqCst);
    club.instance.service.time.clock_skew().unwrap();
    wrong(&club);
    elsewhere.behind.store(-app::MOST_SKEW.0, Ordering::SeqCst);
    club.instance.service.time.clock_skew().unwrap();
    club.submit(club.running, white, mv()).unwrap();
    assert_eq!(club.instance.service.mail_in.next_mails(9).unwrap().len(), 1);
    assert!(!club.instance.service.mail_out.lease_mails(9).unwrap().is_empty());
}

/// A busy database is no wrong clock, and a corrected clock is believed before the timekeeper looks again.
#[test]
fn slow_reply_is_not_clock_skew() {
    let mut club = Club::new();
    let elsewhere = Arc::new(Elsewhere {
        store: club.instance.store.clone(),
        clock: club.instance.clock.clone(),
        behind: AtomicI64::new(0),
        slow: AtomicI64::new(5_000),
    });
    club.instance.service = TestInstance::service_with(elsewhere.clone(), &club.instance.clock);
    let service = &club.instance.service;
    for (behind, skew) in
        [(0, 0), (4_000, 0), (-1, -1), (7_001, 2_001), (4_000, 2_001), (5_400, 2_001), (-2_001, -2_001)]
    {
        elsewhere.behind.store(behind, Ordering::SeqCst);
        assert_eq!(service.time.clock_skew().unwrap(), Some(Span(skew)), "{behind}");
        assert_eq!(service.time.clock_differs(), skew.abs() > app::MOST_SKEW.0, "{behind}");
    }
    elsewhere.behind.store(0, Ordering::SeqCst);
    elsewhere.slow.store(0, Ordering::SeqCst);
    assert!(
        service.mail_out.lease_mails(9).unwrap().is_empty() && service.time.clock_differs(),
        "it was asked just now"
    );
    club.instance.clock.advance(Span(1_000));
    assert!(!service.mail_out.lease_mails(9).unwrap().is_empty() && !service.time.clock_differs());
}

/// Counts the work that failed in its transaction: the writer does it once more, alone, and all that shared its commit.
struct Failing(Arc<dyn Ledger>, Arc<AtomicI64>);

impl Ledger for Failing {
    fn write(&self, scope: LockScope, mut work: Work) -> Result<(), Failure> {
        let failed = self.1.clone();
        let counted: Work = Box::new(move |tx| {
            work(tx).inspect_err(|_failure| {
                failed.fetch_add(1, Ordering::SeqCst);
            })
        });
        self.0.write(scope, counted)
    }

    fn read(&self, work: &mut dyn FnMut(&mut dyn View) -> Result<(), Failure>) -> Result<(), Failure> {
        self.0.read(work)
    }
}

#[test]
fn clock_dependent_work_spoils_no_commit() {
    let mut club = Club::new();
    let failed = Arc::new(AtomicI64::new(0));
    let ledger = Arc::new(Failing(club.instance.store.clone(), failed.clone()));
    club.instance.service = TestInstance::service_with(ledger, &club.instance.clock);
    club.instance.clock.step(Span::days(27));
    let resumed = club.submit(
        club.adjourned,
        Actor::Player(club.players.white),
        Request::from(Command::Resume { envelope: None }),
    );
    assert!(matches!(resumed, Err(Failure::Busy)), "{resumed:?}");
    assert_eq!(failed.load(Ordering::SeqCst), 0);
}

/// Suspended without a start: who moves before the timekeeper looks is not charged for it.
#[test]
fn move_after_outage_waits_for_return() {
    let club = Club::new();
    club.look();
    let (game, white) = (club.running, club.players.white);
    club.instance.clock.advance(Span::days(3));
    let mv = Request::play("e4", false);
    let receipt = club.submit(game, Actor::Player(white), mv).unwrap();
    let used = receipt.events.iter().find_map(|event| match &event.kind {
        EventKind::Moved { reflection, .. } => Some(*reflection),
        _ => None,
    });
    assert!(used.unwrap() < Span::minutes(2), "{used:?}");
}
