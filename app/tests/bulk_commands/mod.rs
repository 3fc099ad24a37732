//! Withdrawal, expulsion and leave in all games of a player, through the one entry point and on the real store.

mod in_time;
mod meanwhile;
mod silence;

use std::sync::{Arc, Mutex};

use app::{
    Channel, Key, Preconditions, Receipt, Request, Scope, Submission, Unresolved, Who,
    ports::{self, BulkAct, BulkCommand, Role, StartChoice},
};
use domain::{clock::Date, *};
use meanwhile::Meanwhile;
use store::testing::{Mortal, TestInstance};

struct Club {
    instance: TestInstance,
    anna: PlayerId,
    boris: PlayerId,
    carla: PlayerId,
}

impl Club {
    fn new() -> Self {
        let instance = TestInstance::new();
        let (anna, boris) = (instance.player("Anna"), instance.player("Boris"));
        let carla = instance.add("Carla", Role::Arbiter).id;
        instance.add("Emil", Role::Arbiter);
        Self { instance, anna, boris, carla }
    }

    fn game(&self, tournament: &str, regulations: Regulations) -> GameId {
        let (service, names) = (&self.instance.service, ["Anna", "Boris"]);
        TestInstance::game_on(service, self.carla, names, StartChoice::default(), regulations, tournament)
    }

    fn submit(&self, game: GameId, actor: Actor, command: Request) -> Receipt {
        self.instance.submit(game, actor, command)
    }

    fn ended(&self, game: GameId) -> Option<(Outcome, Termination)> {
        self.state(game).result()
    }

    fn state(&self, game: GameId) -> Game {
        self.instance.state(game)
    }

    fn count(&self, what: &str) -> i64 {
        self.instance.number(&format!("SELECT count(*) FROM {what}"))
    }
}

fn lost(termination: Termination) -> Option<(Outcome, Termination)> {
    Some((Outcome::BlackWins, termination))
}

#[test]
fn withdrawal_covers_one_event_only() {
    for (scope, elsewhere) in [(Scope::Game, false), (Scope::Event, false), (Scope::All, true)] {
        let club = Club::new();
        let [first, second, other] =
            ["Cup", "Cup", "League"].map(|tournament| club.game(tournament, Regulations::default()));
        let command =
            Request::from(Unresolved::Withdraw { who: Who::Player(club.anna), scope }).with("I am ill.");
        let mut actor = Actor::Player(club.anna);
        if scope == Scope::Game {
            // A single game is resigned, or an arbiter notes it.
            assert_eq!(club.submit(first, actor, command.clone()).refusal, Some(Refusal::ResignInstead));
            actor = Actor::Arbiter(club.carla);
        }
        let receipt = club.submit(first, actor, command);
        assert_eq!((receipt.refusal, receipt.events.len()), (None, 2));
        assert_eq!(club.ended(first), lost(Termination::Withdrawal));
        assert_eq!(club.count("bulk_command"), i64::from(scope != Scope::Game));
        for _ in 0..2 {
            club.instance.pass(Span::minutes(1));
        }
        let gone = lost(Termination::Withdrawal);
        assert_eq!(club.ended(second), gone.filter(|_| scope != Scope::Game), "{scope:?}");
        assert_eq!(club.ended(other), gone.filter(|_| elsewhere), "{scope:?}");
        assert_eq!(club.count("bulk_command"), 0);
        let told = club.count("outbox WHERE kind = 'account-news'");
        assert_eq!(told, if scope == Scope::Game { 0 } else { 2 }, "each arbiter once: {scope:?}");
        if scope != Scope::Game {
            let text = club.instance.service.records.text(second, 2).unwrap().unwrap().text;
            assert_eq!(text, "I am ill.");
        }
        club.instance.verify();
    }
}

#[test]
fn expulsion_loses_games_of_event() {
    let club = Club::new();
    let games = ["Cup", "Cup", "Cup", "League"].map(|event| club.game(event, Regulations::default()));
    let command = Request::from(Unresolved::Expel { who: Who::Side(Color::White), scope: Scope::Event })
        .with("They cheat.");
    let player = club.submit(games[1], Actor::Player(club.boris), command.clone());
    assert_eq!((player.refusal, club.count("bulk_command")), (Some(Refusal::NotAnArbiter), 0));
    assert_eq!(club.submit(games[1], Actor::Arbiter(club.carla), command).refusal, None);
    club.instance.pass(Span::minutes(1));
    let ended = games.map(|game| club.ended(game));
    let expelled = lost(Termination::Expulsion);
    assert_eq!(ended, [expelled, expelled, expelled, None]);
    assert_eq!(club.state(games[0]).acts.len(), 1, "an act, against which they can appeal");
    club.instance.verify();
}

/// Work done before the service stopped is not repeated.
#[test]
fn bulk_command_resumes_after_a_stop() {
    let club = Club::new();
    let rules = Regulations { leave: Some(LeaveRules::default()), ..Regulations::default() };
    let games = ["Cup", "Cup", "Cup"].map(|event| club.game(event, rules.clone()));
    let today = i32::try_from(club.instance.clock_now().0.div_euclid(86_400_000)).unwrap();
    let bulk_command = BulkCommand {
        key: "leave".into(),
        player: club.anna,
        event: None,
        actor: Actor::Player(club.anna),
        act: BulkAct::BookLeave { first: Date(today + 9), last: Date(today + 10) },
        channel: Channel::Http,
        received_at: club.instance.clock_now(),
    };
    // One game had it.
    let submission = Submission {
        game: games[2],
        actor: bulk_command.actor,
        request: bulk_command.act.request(bulk_command.player),
        seen: Seen::Nothing,
        received_at: bulk_command.received_at,
        channel: bulk_command.channel,
        key: Key::BulkCommand { command: "leave".into(), game: games[2] },
    };
    let conditions = Preconditions { is_bulk_command: true, ..Preconditions::default() };
    club.instance.service.games.submit_if(submission, conditions).unwrap();
    let kept = bulk_command.clone();
    ports::write(&*club.instance.store, move |tx| tx.insert_bulk_command(&kept)).unwrap();
    for _ in 0..2 {
        club.instance.pass(Span::minutes(1));
        assert_eq!(games.map(|game| club.state(game).events), [2, 2, 2]);
    }
    // The same again, by who does not know that it was done.
    let again = club.instance.service.bulk.run(&bulk_command).unwrap().unwrap();
    assert_eq!(again.len(), 3);
    assert_eq!(games.map(|game| club.state(game).events), [2, 2, 2]);
    assert_eq!(club.count("bulk_command"), 0);
}

#[test]
fn leave_is_booked_once_per_game() {
    let club = Club::new();
    let leave = |days| Regulations {
        leave: Some(LeaveRules { days_per_year: days, ..LeaveRules::default() }),
        ..Regulations::default()
    };
    let games = [leave(45), leave(3), Regulations::default(), leave(45)];
    let games = games.map(|regulations| club.game("Cup", regulations));
    let today = i32::try_from(club.instance.clock_now().0.div_euclid(86_400_000)).unwrap();
    let (first, last) = (Date(today + 2), Date(today + 6));
    let bulk_command = |key: &str, first, last| BulkCommand {
        key: key.into(),
        player: club.anna,
        event: None,
        actor: Actor::Player(club.anna),
        act: BulkAct::BookLeave { first, last },
        channel: Channel::Http,
        received_at: club.instance.clock_now(),
    };
    let before = club.state(games[0]).deadline().unwrap();
    for _ in 0..2 {
        let done = club.instance.service.bulk.run(&bulk_command("k", first, last)).unwrap().unwrap();
        let refused = done.iter().map(|(_, refusal)| refusal.clone()).collect::<Vec<_>>();
        let year = match &refused[1] {
            Some(Refusal::LeaveUsedUp { year, days: 3 }) => *year,
            other => panic!("{other:?}"),
        };
        let used_up = Refusal::LeaveUsedUp { year, days: 3 };
        assert_eq!(refused, [None, Some(used_up), Some(Refusal::NoLeave), None]);
        assert_eq!(club.state(games[0]).deadline().unwrap(), before + Span::days(5));
    }
    let overlapping =
        club.instance.service.bulk.run(&bulk_command("other", Date(first.0 + 1), last)).unwrap().unwrap();
    assert!(overlapping.iter().all(|(_, refusal)| refusal.is_some()), "{overlapping:?}");
    assert_eq!(club.state(games[3]).clock.leave.white.len(), 1);
    club.instance.verify();
}

/// No event is none, not that of all games without one.
#[test]
fn games_without_event_are_separate() {
    let club = Club::new();
    let games = ["", "", ""].map(|event| club.game(event, Regulations::default()));
    let command = Request::from(Unresolved::Withdraw { who: Who::Side(Color::White), scope: Scope::Event })
        .with("Ill.");
    let refused = club.submit(games[0], Actor::Player(club.anna), command.clone());
    assert_eq!(refused.refusal, Some(Refusal::ResignInstead));
    assert_eq!(club.submit(games[1], Actor::Arbiter(club.carla), command).refusal, None);
    let expel = Request::from(Unresolved::Expel { who: Who::Side(Color::White), scope: Scope::Event })
        .with("They cheat.");
    assert_eq!(club.submit(games[2], Actor::Arbiter(club.carla), expel).refusal, None);
    assert_eq!(club.count("bulk_command"), 0);
    club.instance.pass(Span::minutes(1));
    assert_eq!(club.ended(games[0]), None);
}

fn withdraw_from_all(club: &Club, game: GameId) {
    let command = Request::from(Unresolved::Withdraw { who: Who::Player(club.anna), scope: Scope::All })
        .with("I am ill.");
    assert_eq!(club.submit(game, Actor::Player(club.anna), command).refusal, None);
}

/// A withdrawal does not wait for the many silences due before it, each with its own bulk command.
#[test]
fn withdrawal_does_not_queue() {
    let club = Club::new();
    let games = ["Cup", "Cup"].map(|event| club.game(event, Regulations::default()));
    let questions: Vec<_> = (0..250).map(|n| silence::question(&club, &format!("silent.{n}"))).collect();
    ports::write(&*club.instance.store, move |tx| {
        questions.iter().try_for_each(|one| tx.insert_bulk_command(one))
    })
    .unwrap();
    club.instance.clock.advance(Span(1000));
    withdraw_from_all(&club, games[0]);
    // They take longer than an outage may, and are none.
    let clock = club.instance.clock.clone();
    let slow = Arc::new(Meanwhile::new(club.instance.store.clone(), move |_| clock.advance(Span(2000))));
    let service = TestInstance::service_with(slow, &club.instance.clock);
    service.time.tick().unwrap();
    assert_eq!(club.ended(games[1]), lost(Termination::Withdrawal));
    assert_eq!(club.count("bulk_command"), 0);
    service.time.tick().unwrap();
    assert_eq!(club.count("downtime"), 0, "who works is there");
}

/// Neither an unreadable game nor an unreadable bulk command stops the others. These are retried less and less, and then no
/// more until the service starts again.
#[test]
fn poisoned_bulk_command_ends() {
    let club = Club::new();
    let games = ["Cup", "Cup", "Cup"].map(|event| club.game(event, Regulations::default()));
    let damaged = games[1].0;
    let state = |state: &str| format!("UPDATE game SET state = {state} WHERE id = {damaged}");
    club.instance.execute("CREATE TABLE was AS SELECT id, state FROM game").unwrap();
    withdraw_from_all(&club, games[0]);
    club.instance.execute(&state("'{'")).unwrap();
    let unread = format!(
        "INSERT INTO bulk_command (key, player, body, received_at, next_at) VALUES ('a', {}, '{{', 0, 0)",
        club.anna.0
    );
    club.instance.execute(&unread).unwrap();
    club.instance.pass(Span::minutes(1));
    assert_eq!(club.ended(games[2]), lost(Termination::Withdrawal), "the others are done");
    assert_eq!(club.count("bulk_command WHERE attempts = 1"), 2);
    let events = || club.instance.number("SELECT count(*) FROM event");
    let before = events();
    club.instance.pass(Span(1000));
    assert_eq!(club.count("bulk_command WHERE attempts = 1"), 2, "not at once again");
    for _ in 0..14 {
        club.instance.pass(Span::hours(6));
    }
    assert_eq!(club.count("bulk_command WHERE attempts = 12 AND next_at IS NULL"), 2);
    assert_eq!((club.instance.service.ops.bulk_commands_set_aside().unwrap(), events()), (2, before));
    let told = "outbox WHERE kind = 'account-news'";
    assert_eq!(club.count(told), 2, "arbiters hear of what is done");

    // Mended, and the service starts again.
    let begun_later = club.game("Cup", Regulations::default());
    let was = format!("(SELECT state FROM was WHERE id = {damaged})");
    club.instance.execute(&state(&was)).unwrap();
    club.instance.service.ops.resume_bulk_commands().unwrap();
    club.instance.pass(Span::minutes(1));
    assert_eq!(club.ended(games[1]), lost(Termination::Withdrawal));
    assert_eq!(club.ended(begun_later), None, "what began days afterwards is not meant");
    assert_eq!(club.count("bulk_command"), 1, "what nobody can read stays");
}

/// Killed before or after any commit, each game has it once, each arbiter one mail, and it names the games.
#[test]
fn a_bulk_command_survives_any_death() {
    for (early, commits) in (0..24).flat_map(|commits| [(false, commits), (true, commits)]) {
        let club = Club::new();
        let games = ["Cup", "Cup", "Cup"].map(|event| club.game(event, Regulations::default()));
        let mortal = Arc::new(Mortal::new(club.instance.store.clone()));
        let service = TestInstance::service_with(mortal.clone(), &club.instance.clock);
        withdraw_from_all(&club, games[0]);
        club.instance.clock.advance(Span::minutes(1));
        if early {
            mortal.die_within(commits)
        } else {
            mortal.die_after(commits)
        }
        let died = service.time.tick().is_err();
        assert_eq!(died, mortal.is_dead(), "{early} {commits}");
        for _ in 0..2 {
            club.instance.pass(Span::minutes(1));
        }
        for game in games {
            assert_eq!(club.state(game).events, 3, "{early} {commits}: created, withdrawn, ended");
        }
        assert_eq!(club.count("bulk_command"), 0);
        let named = format!("\"named\":[[{},null],[{},null]],\"more\":0", games[1].0, games[2].0);
        let told = club.instance.number(&format!(
            "SELECT count(*) FROM outbox WHERE kind = 'account-news' AND details LIKE '%{named}%'"
        ));
        assert_eq!(told, 2, "{early} {commits}: each arbiter once, and of these games");
        club.instance.verify();
    }
}

/// A player who has withdrawn from all games and is given another one before they all have it withdraws from it too.
#[test]
fn game_begun_meanwhile_is_included() {
    let club = Club::new();
    let first = club.game("Cup", Regulations::default());
    withdraw_from_all(&club, first);
    let later = club.game("League", Regulations::default());
    club.instance.pass(Span::minutes(1));
    assert_eq!(club.ended(later), lost(Termination::Withdrawal));
    let after = club.game("League", Regulations::default());
    club.instance.pass(Span::minutes(1));
    assert_eq!(club.ended(after), None, "a game begun afterwards is not meant");
}

/// A key names one thing, whether it is done or still to do.
#[test]
fn same_key_other_request_is_refused() {
    let club = Club::new();
    let rules = Regulations { leave: Some(LeaveRules::default()), ..Regulations::default() };
    let game = club.game("Cup", rules);
    let today = i32::try_from(club.instance.clock_now().0.div_euclid(86_400_000)).unwrap();
    let days = |from| BulkAct::BookLeave { first: Date(today + from), last: Date(today + from + 1) };
    let first = BulkCommand {
        key: "k".into(),
        player: club.anna,
        event: None,
        actor: Actor::Player(club.anna),
        act: days(2),
        channel: Channel::Http,
        received_at: club.instance.clock_now(),
    };
    let others = [
        BulkCommand { act: days(20), ..first.clone() },
        BulkCommand { act: BulkAct::CancelLeave { first: Date(today + 2) }, ..first.clone() },
        BulkCommand { event: Some("Cup".into()), ..first.clone() },
    ];
    let kept = first.clone();
    ports::write(&*club.instance.store, move |tx| tx.insert_bulk_command(&kept)).unwrap();
    for _ in 0..2 {
        for other in &others {
            assert_eq!(club.instance.service.bulk.run(other).unwrap(), Err(Refusal::KeyReused));
        }
        assert_eq!(club.instance.service.bulk.run(&first).unwrap(), Ok(vec![(game, None)]));
        assert_eq!(club.state(game).clock.leave.white.len(), 1);
        assert_eq!(club.count("bulk_command"), 0);
    }
}

/// Whenever the second comes, be it on another instance: one of them is done, in every game, and the other is refused.
#[test]
fn one_key_runs_one_request() {
    for at in 0..9 {
        let club = Club::new();
        let rules = Regulations { leave: Some(LeaveRules::default()), ..Regulations::default() };
        let games = [(); 3].map(|()| club.game("Cup", rules.clone()));
        let today = i32::try_from(club.instance.clock_now().0.div_euclid(86_400_000)).unwrap();
        let bulk_command = |from| BulkCommand {
            key: "k".into(),
            player: club.anna,
            event: None,
            actor: Actor::Player(club.anna),
            act: BulkAct::BookLeave { first: Date(today + from), last: Date(today + from + 1) },
            channel: Channel::Http,
            received_at: club.instance.clock_now(),
        };
        let other = TestInstance::service_with(club.instance.instance(), &club.instance.clock);
        let (second, told) = (bulk_command(20), Arc::new(Mutex::new(None)));
        let tell = told.clone();
        let ledger = Meanwhile::new(club.instance.store.clone(), move |n| {
            if n == at {
                *tell.lock().unwrap() = Some(other.bulk.run(&second).unwrap());
            }
        });
        let first = TestInstance::service_with(Arc::new(ledger), &club.instance.clock)
            .bulk
            .run(&bulk_command(2))
            .unwrap();
        let second = told.lock().unwrap().take();
        let mut told: Vec<_> = [Some(first), second].into_iter().flatten().collect();
        told.sort_by_key(Result::is_err);
        assert_eq!(told[0], Ok(games.iter().map(|&game| (game, None)).collect()), "{at}");
        assert!(told[1..].iter().all(|told| *told == Err(Refusal::KeyReused)), "{at}: {told:?}");
        let booked = games.map(|game| club.state(game).clock.leave.white);
        assert!(booked[0].len() == 1 && booked[1..].iter().all(|one| *one == booked[0]), "{at}: {booked:?}");
        assert_eq!(club.count("bulk_command"), 0);
    }
}

/// Each makes a mail for each of their games.
#[test]
fn bulk_commands_cost_words() {
    let club = Club::new();
    let rules = Regulations { leave: Some(LeaveRules::default()), ..Regulations::default() };
    club.game("Cup", rules);
    let today = i32::try_from(club.instance.clock_now().0.div_euclid(86_400_000)).unwrap();
    let bulk_command = |n: i32| {
        let day = Date(today + 2 + n);
        BulkCommand {
            key: format!("k{n}"),
            player: club.anna,
            event: None,
            actor: Actor::Player(club.anna),
            act: BulkAct::BookLeave { first: day, last: day },
            channel: Channel::Mail,
            received_at: club.instance.clock_now(),
        }
    };
    let run = |n| club.instance.service.bulk.run(&bulk_command(n)).unwrap();
    let refused = (0..30).map(run).filter(|done| matches!(done, Err(Refusal::RateLimited { .. }))).count();
    assert_eq!(refused, 20, "ten in an hour");
    assert_eq!(run(3).unwrap().len(), 1, "what was accepted is answered again");
    assert_eq!(club.count("bulk_command"), 0);
}
