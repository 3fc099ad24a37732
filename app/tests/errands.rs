//! Withdrawal, expulsion and leave in all games of a player, through the one door and on the real store.
#![expect(clippy::unwrap_used, reason = "a test may panic")]

use std::sync::Arc;

use app::{
    Arrangement, Channel, Conditions, Key, NewGameWish, Receipt, Scope, Submission, Submitted, Who, Wish,
    ports::{self, Errand, Role, StartWish},
};
use domain::{clock::Date, *};
use store::testing::{House, Mortal};

struct Club {
    house: House,
    anna: PlayerId,
    boris: PlayerId,
    carla: PlayerId,
    keys: u32,
}

impl Club {
    fn new() -> Self {
        let house = House::new();
        let (anna, boris) = (house.player("Anna"), house.player("Boris"));
        let carla = house.add("Carla", Role::Arbiter).id;
        house.add("Emil", Role::Arbiter);
        Self { house, anna, boris, carla, keys: 0 }
    }

    fn key(&mut self) -> Key {
        self.keys += 1;
        Key(format!("key {}", self.keys))
    }

    fn game(&mut self, tournament: &str, regulations: Regulations) -> GameId {
        let wish = NewGameWish::Create {
            white: "Anna".into(),
            black: "Boris".into(),
            start: StartWish::default(),
            regulations,
            tournament: tournament.into(),
        };
        let key = self.key();
        let arranged = self.house.service.arrange(Arrangement {
            actor: Actor::Arbiter(self.carla),
            wish,
            received_at: self.house.clock_now(),
            channel: Channel::Http,
            key,
        });
        let arranged = arranged.unwrap();
        assert_eq!(arranged.refusal, None);
        arranged.game.unwrap()
    }

    fn submit(&mut self, game: GameId, actor: Actor, wish: Wish) -> Receipt {
        let key = self.key();
        let submission = Submission {
            game,
            actor,
            expected_ply: Some(self.state(game).ply).filter(|_| matches!(wish, Wish::Move { .. })),
            wish,
            received_at: self.house.clock_now(),
            channel: Channel::Http,
            key,
        };
        match self.house.service.submit_if(submission, Conditions::default()).unwrap() {
            Submitted::Judged(receipt) => receipt,
            other => panic!("{other:?}"),
        }
    }

    fn ended(&self, game: GameId) -> Option<(Outcome, Termination)> {
        self.state(game).result()
    }

    fn state(&self, game: GameId) -> Game {
        self.house.service.game(game).unwrap().unwrap().row.state
    }

    fn count(&self, what: &str) -> i64 {
        self.house.number(&format!("SELECT count(*) FROM {what}"))
    }

    fn faultless(&self) {
        assert_eq!(self.house.service.verify_all().unwrap().faults, []);
    }
}

fn lost(termination: Termination) -> Option<(Outcome, Termination)> {
    Some((Outcome::BlackWins, termination))
}

#[test]
fn who_withdraws_from_an_event_leaves_its_games_and_no_others() {
    for (scope, elsewhere) in [(Scope::Game, false), (Scope::Event, false), (Scope::All, true)] {
        let mut club = Club::new();
        let [first, second, other] =
            ["Cup", "Cup", "League"].map(|tournament| club.game(tournament, Regulations::default()));
        let wish = Wish::Withdraw { who: Who::Player(club.anna), scope, reason: "I am ill.".into() };
        let mut actor = Actor::Player(club.anna);
        if scope == Scope::Game {
            // A single game is resigned, or an arbiter notes it.
            assert_eq!(club.submit(first, actor, wish.clone()).refusal, Some(Refusal::ResignInstead));
            actor = Actor::Arbiter(club.carla);
        }
        let receipt = club.submit(first, actor, wish);
        assert_eq!((receipt.refusal, receipt.events.len()), (None, 2));
        assert_eq!(club.ended(first), lost(Termination::Withdrawal));
        assert_eq!(club.count("errand"), i64::from(scope != Scope::Game));
        for _ in 0..2 {
            club.house.pass(Span::minutes(1));
        }
        let gone = lost(Termination::Withdrawal);
        assert_eq!(club.ended(second), gone.filter(|_| scope != Scope::Game), "{scope:?}");
        assert_eq!(club.ended(other), gone.filter(|_| elsewhere), "{scope:?}");
        assert_eq!(club.count("errand"), 0);
        let told = club.count("outbox WHERE kind = 'account-news'");
        assert_eq!(told, if scope == Scope::Game { 0 } else { 2 }, "each arbiter once: {scope:?}");
        if scope != Scope::Game {
            let text = club.house.service.text(second, 2).unwrap().unwrap().text;
            assert_eq!(text, "I am ill.");
        }
        club.faultless();
    }
}

#[test]
fn who_is_expelled_loses_all_his_games_of_the_event() {
    let mut club = Club::new();
    let games = ["Cup", "Cup", "Cup", "League"].map(|event| club.game(event, Regulations::default()));
    let wish = Wish::Expel { who: Who::Side(Color::White), scope: Scope::Event, reason: "He cheats.".into() };
    let player = club.submit(games[1], Actor::Player(club.boris), wish.clone());
    assert_eq!((player.refusal, club.count("errand")), (Some(Refusal::NotAnArbiter), 0));
    assert_eq!(club.submit(games[1], Actor::Arbiter(club.carla), wish).refusal, None);
    club.house.pass(Span::minutes(1));
    let ended = games.map(|game| club.ended(game));
    let expelled = lost(Termination::Expulsion);
    assert_eq!(ended, [expelled, expelled, expelled, None]);
    assert_eq!(club.state(games[0]).acts.len(), 1, "an act, against which he can appeal");
    club.faultless();
}

/// Whatever was done before the service stopped is not done twice.
#[test]
fn an_errand_goes_on_where_it_stopped() {
    let mut club = Club::new();
    let games = ["Cup", "Cup", "Cup"].map(|event| club.game(event, Regulations::default()));
    let errand = Errand {
        key: "leave".into(),
        player: club.anna,
        event: None,
        actor: Actor::Player(club.anna),
        wish: Wish::Say { message: "I move house.".into() },
        channel: Channel::Http,
        received_at: club.house.clock_now(),
    };
    // One game had it.
    let submission = Submission {
        game: games[2],
        actor: errand.actor,
        wish: errand.wish.clone(),
        expected_ply: None,
        received_at: errand.received_at,
        channel: errand.channel,
        key: Key(format!("errand.leave.{}", games[2].0)),
    };
    let conditions = Conditions { is_errand: true, ..Conditions::default() };
    club.house.service.submit_if(submission, conditions).unwrap();
    let kept = errand.clone();
    ports::write(&*club.house.store, move |tx| tx.keep_errand(&kept)).unwrap();
    for _ in 0..2 {
        club.house.pass(Span::minutes(1));
        assert_eq!(games.map(|game| club.state(game).events), [2, 2, 2]);
    }
    // The same again, by who does not know that it was done.
    let again = club.house.service.run_errand(&errand).unwrap().unwrap();
    assert_eq!(again.len(), 3);
    assert_eq!(games.map(|game| club.state(game).events), [2, 2, 2]);
    assert_eq!(club.count("errand"), 0);
}

#[test]
fn leave_is_booked_in_all_games_and_not_twice_in_any() {
    let mut club = Club::new();
    let leave = |days| Regulations {
        leave: Some(LeaveRules { days_per_year: days, ..LeaveRules::default() }),
        ..Regulations::default()
    };
    let games = [leave(45), leave(3), Regulations::default(), leave(45)];
    let games = games.map(|regulations| club.game("Cup", regulations));
    let today = i32::try_from(club.house.clock_now().0.div_euclid(86_400_000)).unwrap();
    let (first, last) = (Date(today + 2), Date(today + 6));
    let errand = |key: &str, first, last| Errand {
        key: key.into(),
        player: club.anna,
        event: None,
        actor: Actor::Player(club.anna),
        wish: Wish::BookLeave { first, last },
        channel: Channel::Http,
        received_at: club.house.clock_now(),
    };
    let before = club.state(games[0]).deadline().unwrap();
    for _ in 0..2 {
        let done = club.house.service.run_errand(&errand("k", first, last)).unwrap().unwrap();
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
        club.house.service.run_errand(&errand("other", Date(first.0 + 1), last)).unwrap().unwrap();
    assert!(overlapping.iter().all(|(_, refusal)| refusal.is_some()), "{overlapping:?}");
    assert_eq!(club.state(games[3]).clock.leave.white.len(), 1);
    club.faultless();
}

/// No event is none, not that of all games without one.
#[test]
fn games_without_an_event_are_not_of_one_event() {
    let mut club = Club::new();
    let games = ["", "", ""].map(|event| club.game(event, Regulations::default()));
    let wish = Wish::Withdraw { who: Who::Side(Color::White), scope: Scope::Event, reason: "Ill.".into() };
    let refused = club.submit(games[0], Actor::Player(club.anna), wish.clone());
    assert_eq!(refused.refusal, Some(Refusal::ResignInstead));
    assert_eq!(club.submit(games[1], Actor::Arbiter(club.carla), wish).refusal, None);
    let expel =
        Wish::Expel { who: Who::Side(Color::White), scope: Scope::Event, reason: "He cheats.".into() };
    assert_eq!(club.submit(games[2], Actor::Arbiter(club.carla), expel).refusal, None);
    assert_eq!(club.count("errand"), 0);
    club.house.pass(Span::minutes(1));
    assert_eq!(club.ended(games[0]), None);
}

fn ruled() -> Regulations {
    let mut rules = Regulations {
        time_control: TimeControl::iccf(10, 200),
        silence: Some(SilenceRule::default()),
        ..Regulations::default()
    };
    rules.withdrawal = WithdrawalRules { silent: true, then: Withdrawal::Adjudicated, annul_before: 1 };
    rules
}

/// 1. e4 e5 in each, so that it waits for an arbiter when a player withdraws.
fn begun(club: &mut Club, regulations: &Regulations) -> GameId {
    let game = club.game("Cup", regulations.clone());
    for (player, text) in [(club.anna, "e4"), (club.boris, "e5")] {
        let wish = Wish::Move { text: text.into(), draw_offer: false, message: None };
        assert_eq!(club.submit(game, Actor::Player(player), wish).refusal, None);
    }
    game
}

/// However many flags fall at once, and whatever a game among them says to a withdrawal.
#[test]
fn who_is_silent_is_withdrawn_once_and_the_errands_end() {
    let lenient =
        Regulations { withdrawal: WithdrawalRules { silent: false, ..ruled().withdrawal }, ..ruled() };
    for (last, noted) in [(ruled(), false), (ruled(), true), (lenient, false)] {
        let mut club = Club::new();
        let silent = [(); 3].map(|()| begun(&mut club, &ruled()));
        club.house.pass(Span::days(5));
        let later = begun(&mut club, &last);
        let fifth = (!last.withdrawal.silent).then(|| begun(&mut club, &ruled()));
        if noted {
            let wish =
                Wish::Withdraw { who: Who::Player(club.anna), scope: Scope::Game, reason: "Ill.".into() };
            assert_eq!(club.submit(later, Actor::Arbiter(club.carla), wish).refusal, None);
        }
        club.house.pass(Span::days(36));
        for _ in 0..3 {
            club.house.pass(Span::minutes(1));
        }
        for game in silent {
            assert_eq!(club.ended(game), lost(Termination::TimeLimitExceeded));
        }
        assert_eq!(club.state(later).withdrawn.is_some(), last.withdrawal.silent);
        assert!(fifth.is_none_or(|fifth| club.state(fifth).withdrawn.is_some()));
        assert_eq!(club.count("errand"), 0, "nothing is left to do");
        let told = club.count("outbox WHERE kind = 'account-news'");
        assert_eq!(told, if noted { 0 } else { 2 }, "each arbiter once, of what is new");
        club.faultless();
    }
}

/// Half of all his games of the event, by silence: not of those that are left, not by a clock, not without an event.
#[test]
fn who_lost_otherwise_has_not_withdrawn() {
    let short = Regulations { time_control: TimeControl::iccf(10, 10), ..ruled() };
    for (event, ended, silent, left, gone) in [
        // Decided before, by silence, and left; whether he has withdrawn from the last.
        ("Cup", 0, ruled(), 1, true),
        ("Cup", 1, ruled(), 1, false),
        ("", 0, ruled(), 1, false),
        ("Cup", 0, short, 1, false),
    ] {
        let mut club = Club::new();
        for _ in 0..ended {
            let game = club.game(event, ruled());
            assert_eq!(club.submit(game, Actor::Player(club.anna), Wish::Resign).refusal, None);
        }
        let first = club.game(event, silent);
        club.house.pass(Span::days(5));
        let other: Vec<_> = (0..left).map(|_| club.game(event, ruled())).collect();
        club.house.pass(Span::days(36));
        for _ in 0..2 {
            club.house.pass(Span::minutes(1));
        }
        assert_eq!(club.ended(first), lost(Termination::TimeLimitExceeded));
        let withdrawn = Some((Outcome::NoResult, Termination::Withdrawal));
        for game in other {
            assert_eq!(club.ended(game), withdrawn.filter(|_| gone), "{event} {ended}");
        }
        club.faultless();
    }
}

/// ICCF server: half of one's games of an event.
#[test]
fn who_is_silent_in_half_of_his_games_has_withdrawn_from_the_rest() {
    let mut club = Club::new();
    let silent = [club.game("Cup", ruled()), club.game("Cup", ruled())];
    let other = club.game("League", ruled());
    club.house.pass(Span::days(5));
    let later = [club.game("Cup", ruled()), club.game("Cup", ruled())];
    club.house.pass(Span::days(35));
    club.house.pass(Span::minutes(1));
    for game in silent {
        assert_eq!(club.ended(game), lost(Termination::TimeLimitExceeded));
    }
    club.house.pass(Span::minutes(1));
    for game in later {
        let ended = club.ended(game);
        assert_eq!(ended, Some((Outcome::NoResult, Termination::Withdrawal)), "no move was made");
    }
    assert_eq!(club.ended(other), lost(Termination::TimeLimitExceeded), "by its own silence");
    let told = club.count("outbox WHERE kind = 'account-news'");
    assert_eq!(told, 2, "each arbiter once");
    club.faultless();
}

fn withdraw_from_all(club: &mut Club, game: GameId) {
    let wish = Wish::Withdraw { who: Who::Player(club.anna), scope: Scope::All, reason: "I am ill.".into() };
    assert_eq!(club.submit(game, Actor::Player(club.anna), wish).refusal, None);
}

/// Neither a game that cannot be read nor an errand that cannot: the others are done, these are tried less and less, and
/// then no more until the service starts again.
#[test]
fn a_poisoned_errand_stops_nobody_and_comes_to_an_end() {
    let mut club = Club::new();
    let games = ["Cup", "Cup", "Cup"].map(|event| club.game(event, Regulations::default()));
    let damaged = games[1].0;
    let state = |state: &str| format!("UPDATE game SET state = {state} WHERE id = {damaged}");
    club.house.execute("CREATE TABLE was AS SELECT id, state FROM game").unwrap();
    withdraw_from_all(&mut club, games[0]);
    club.house.execute(&state("'{'")).unwrap();
    let unread = format!(
        "INSERT INTO errand (key, player, body, received_at, next_at) VALUES ('a', {}, '{{', 0, 0)",
        club.anna.0
    );
    club.house.execute(&unread).unwrap();
    club.house.pass(Span::minutes(1));
    assert_eq!(club.ended(games[2]), lost(Termination::Withdrawal), "the others are done");
    assert_eq!(club.count("errand WHERE attempts = 1"), 2);
    let events = || club.house.number("SELECT count(*) FROM event");
    let before = events();
    club.house.pass(Span(1000));
    assert_eq!(club.count("errand WHERE attempts = 1"), 2, "not at once again");
    for _ in 0..14 {
        club.house.pass(Span::hours(6));
    }
    assert_eq!(club.count("errand WHERE attempts = 12 AND next_at IS NULL"), 2);
    assert_eq!((club.house.service.errands_set_aside().unwrap(), events()), (2, before));
    let told = "outbox WHERE kind = 'account-news'";
    assert_eq!(club.count(told), 2, "arbiters hear of what is done");

    // Mended, and the service starts again.
    let begun_later = club.game("Cup", Regulations::default());
    let was = format!("(SELECT state FROM was WHERE id = {damaged})");
    club.house.execute(&state(&was)).unwrap();
    club.house.service.take_up_errands().unwrap();
    club.house.pass(Span::minutes(1));
    assert_eq!(club.ended(games[1]), lost(Termination::Withdrawal));
    assert_eq!(club.ended(begun_later), None, "what began days afterwards is not meant");
    assert_eq!(club.count("errand"), 1, "what nobody can read stays");
}

/// Killed before or after any commit, each game has it once, each arbiter one mail, and it names the games.
#[test]
fn an_errand_survives_any_death() {
    for (early, commits) in (0..24).flat_map(|commits| [(false, commits), (true, commits)]) {
        let mut club = Club::new();
        let games = ["Cup", "Cup", "Cup"].map(|event| club.game(event, Regulations::default()));
        let mortal = Arc::new(Mortal::new(club.house.store.clone()));
        let service = House::service_with(mortal.clone(), &club.house.clock);
        withdraw_from_all(&mut club, games[0]);
        club.house.clock.advance(Span::minutes(1));
        if early {
            mortal.die_within(commits)
        } else {
            mortal.die_after(commits)
        }
        let died = service.tick().is_err();
        assert_eq!(died, mortal.is_dead(), "{early} {commits}");
        for _ in 0..2 {
            club.house.pass(Span::minutes(1));
        }
        for game in games {
            assert_eq!(club.state(game).events, 3, "{early} {commits}: created, withdrawn, ended");
        }
        assert_eq!(club.count("errand"), 0);
        let named = format!("His other games under way: {}, {}.", games[1], games[2]);
        let told = club.house.number(&format!(
            "SELECT count(*) FROM outbox WHERE kind = 'account-news' AND details LIKE '%{named}%'"
        ));
        assert_eq!(told, 2, "{early} {commits}: each arbiter once, and of these games");
        club.faultless();
    }
}

/// A player who has withdrawn from all games and is given another one before they all have it withdraws from it too.
#[test]
fn a_game_that_begins_meanwhile_is_one_of_all() {
    let mut club = Club::new();
    let first = club.game("Cup", Regulations::default());
    withdraw_from_all(&mut club, first);
    let later = club.game("League", Regulations::default());
    club.house.pass(Span::minutes(1));
    assert_eq!(club.ended(later), lost(Termination::Withdrawal));
    let after = club.game("League", Regulations::default());
    club.house.pass(Span::minutes(1));
    assert_eq!(club.ended(after), None, "what he begins afterwards is his will");
}

/// A key names one thing, whether it is done or still to do.
#[test]
fn the_same_key_for_something_else_is_refused() {
    let mut club = Club::new();
    let rules = Regulations { leave: Some(LeaveRules::default()), ..Regulations::default() };
    let game = club.game("Cup", rules);
    let today = i32::try_from(club.house.clock_now().0.div_euclid(86_400_000)).unwrap();
    let days = |from| Wish::BookLeave { first: Date(today + from), last: Date(today + from + 1) };
    let first = Errand {
        key: "k".into(),
        player: club.anna,
        event: None,
        actor: Actor::Player(club.anna),
        wish: days(2),
        channel: Channel::Http,
        received_at: club.house.clock_now(),
    };
    let others = [
        Errand { wish: days(20), ..first.clone() },
        Errand { wish: Wish::CancelLeave { first: Date(today + 2) }, ..first.clone() },
        Errand { event: Some("Cup".into()), ..first.clone() },
    ];
    let kept = first.clone();
    ports::write(&*club.house.store, move |tx| tx.keep_errand(&kept)).unwrap();
    for _ in 0..2 {
        for other in &others {
            assert_eq!(club.house.service.run_errand(other).unwrap(), Err(Refusal::KeyReused));
        }
        assert_eq!(club.house.service.run_errand(&first).unwrap(), Ok(vec![(game, None)]));
        assert_eq!(club.state(game).clock.leave.white.len(), 1);
        assert_eq!(club.count("errand"), 0);
    }
}

/// Each makes a mail for each of his games.
#[test]
fn errands_cost_words() {
    let mut club = Club::new();
    let rules = Regulations { leave: Some(LeaveRules::default()), ..Regulations::default() };
    club.game("Cup", rules);
    let today = i32::try_from(club.house.clock_now().0.div_euclid(86_400_000)).unwrap();
    let errand = |n: i32| {
        let day = Date(today + 2 + n);
        Errand {
            key: format!("k{n}"),
            player: club.anna,
            event: None,
            actor: Actor::Player(club.anna),
            wish: Wish::BookLeave { first: day, last: day },
            channel: Channel::Mail,
            received_at: club.house.clock_now(),
        }
    };
    let run = |n| club.house.service.run_errand(&errand(n)).unwrap();
    let refused = (0..30).map(run).filter(|done| matches!(done, Err(Refusal::RateLimited { .. }))).count();
    assert_eq!(refused, 20, "ten in an hour");
    assert_eq!(run(3).unwrap().len(), 1, "what was accepted is answered again");
    assert_eq!(club.count("errand"), 0);
}
