//! Deadlines: flags, reminders, outages, and what the timekeeper looks at.

use super::*;

/// 1. e4 in a game with a day for each move, and Black's deadline.
fn played() -> (Table, Instant) {
    let table = Table::with(Regulations::per_move(1));
    table.play("e2e4");
    let deadline = table.state().deadline().unwrap();
    (table, deadline)
}

#[test]
fn flag_falls_once_with_two_services() {
    let table = Table::with(Regulations::per_move(3));
    table.play("e2e4");
    table.instance.service.time.tick().unwrap();
    let deadline = table.state().deadline().unwrap();
    table.instance.pass(deadline - table.instance.clock_now());
    assert!(!table.state().is_over(), "a move at the deadline is in time");
    table.instance.clock.advance(Span::minutes(1));
    let other = TestInstance::service_on(&table.instance.store, &table.instance.clock);
    let acted: u32 = std::thread::scope(|scope| {
        let threads: Vec<_> = [&table.instance.service, &other, &table.instance.service, &other]
            .into_iter()
            .map(|service| scope.spawn(|| service.time.tick().unwrap().acted))
            .collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).sum()
    });
    assert_eq!(acted, 1);
    assert_eq!(other.time.tick().unwrap().acted, 0);
    assert_eq!(table.state().result(), Some((Outcome::WhiteWins, Termination::TimeLimitExceeded)));
    assert_eq!(table.bodies().iter().filter(|body| body.contains("flag_fell")).count(), 1);
    assert_eq!(table.mails("game-over"), 2);
    table.instance.verify();
}

#[test]
fn late_move_loses_stamped_move_wins() {
    let (table, deadline) = played();
    table.instance.clock.set(deadline + Span::hours(1));
    let black = Actor::Player(table.players.black);
    let in_time = Submission { received_at: deadline, ..table.submission(black, mv("e7e5")) };
    assert_eq!(table.instance.service.games.submit(in_time).unwrap().refusal, None);
    let deadline = table.state().deadline().unwrap();
    table.instance.clock.set(deadline + Span(1));
    let white = Actor::Player(table.players.white);
    let late = table.submission(white, mv("g1f3"));
    assert!(matches!(table.instance.service.games.submit(late.clone()), Err(Failure::Busy)));
    table.instance.clock.advance(Span::minutes(1));
    let late = table.instance.service.games.submit(late).unwrap();
    assert_eq!(late.refusal, Some(Refusal::TooLate { deadline }));
    assert!(table.state().is_over());
    table.instance.verify();
}

#[test]
fn overtaking_request_keeps_the_flag() {
    let (table, deadline) = played();
    table.instance.clock.set(deadline);
    let black = Actor::Player(table.players.black);
    let in_time = table.submission(black, mv("e7e5"));
    table.instance.clock.set(deadline + Span(1));
    let white = Actor::Player(table.players.white);
    // It names the position all the same.
    let seen = domain::Seen::Position(table.state().position_id());
    let say = Submission { seen, ..table.submission(white, Request::say("you are late")) };
    assert!(matches!(table.instance.service.games.submit(say.clone()), Err(Failure::Busy)));
    assert_eq!(table.instance.service.games.submit(in_time).unwrap().refusal, None);
    assert_eq!(
        table.instance.service.games.submit(say).unwrap().refusal,
        Some(Refusal::WrongPly { expected: 1, current: 2 })
    );
    assert!(!table.state().is_over());
    table.instance.verify();
}

#[test]
fn adjourned_game_resumes_on_time() {
    let table = Table::new();
    table.play("e2e4 e7e5");
    let white = Actor::Player(table.players.white);
    table.submit(Actor::Arbiter(table.arbiter), Request::act(domain::Act::Adjourn, "Late."));
    table.submit(white, Request::seal("g1f3", false));
    let Phase::Adjourned { resume_at, .. } = table.state().phase else { panic!("not adjourned") };
    table.instance.pass(Span::days(7));
    assert_eq!(table.state().ply, Ply(2));
    table.instance.pass(resume_at - table.instance.clock_now() + Span::minutes(1));
    assert_eq!(table.state().ply, Ply(3));
    assert_eq!(table.state().clock.running.unwrap().side, Color::Black);
    table.instance.verify();
}

#[test]
fn reminders_go_out_once() {
    let table = Table::with(Regulations::per_move(10));
    table.instance.service.time.tick().unwrap();
    table.instance.pass(Span::days(7));
    assert_eq!(table.mails("reminder"), 0);
    table.instance.pass(Span::days(1));
    assert_eq!(table.mails("reminder"), 1, "at 20 %");
    for _ in 0..3 {
        table.instance.pass(Span::minutes(2));
    }
    assert_eq!(table.mails("reminder"), 1);
    table.instance.pass(Span::days(1));
    assert_eq!(table.mails("reminder"), 2, "at 24 hours");
    table.play("e2e4");
    table.instance.pass(Span::days(7));
    table.play("e7e5");
    table.instance.pass(Span::days(4));
    assert_eq!(table.mails("reminder"), 2, "none after the move");
    // Both fall due at once: one mail tells it.
    table.instance.pass(Span::hours(24 * 5 + 1));
    assert_eq!(table.mails("reminder"), 3);
    table.instance.verify();
}

#[test]
fn downtime_is_returned_before_any_flag() {
    let (table, deadline) = played();
    table.instance.service.time.tick().unwrap();
    table.instance.clock.set(deadline - Span::minutes(2));
    let now = table.instance.clock_now();
    ports::write(&*table.instance.store, move |tx| tx.beat(now)).unwrap();
    let away = Span::hours(3);
    table.instance.clock.advance(away);
    // Restarted: even a move that comes before the first tick finds its time given back.
    let restarted = TestInstance::service_on(&table.instance.store, &table.instance.clock);
    let black = Actor::Player(table.players.black);
    let late = Submission { received_at: table.instance.clock_now(), ..table.submission(black, mv("e7e5")) };
    let receipt = restarted.games.submit(late).unwrap();
    assert_eq!(receipt.refusal, None);
    restarted.time.return_downtime().unwrap();
    assert_eq!(restarted.time.tick().unwrap().acted, 0);
    // As after a crash before the end of giving back: it is done again, and nothing twice.
    table.instance.execute("UPDATE downtime SET returned_at = NULL").unwrap();
    restarted.time.tick().unwrap();
    assert_eq!(table.instance.number("SELECT count(*) FROM downtime WHERE returned_at IS NULL"), 0);
    let returned: Vec<_> =
        table.bodies().into_iter().filter(|body| body.contains("downtime_returned")).collect();
    assert_eq!(returned.len(), 1);
    assert!(returned[0].contains(&format!("\"gained\":{}", away.0)), "{}", returned[0]);
    table.instance.verify();
}

/// The entry points open before a million clocks have their time back, and nobody is charged meanwhile.
#[test]
fn no_move_during_downtime_return() {
    let table = Table::with(Regulations::per_move(1));
    table.instance.service.time.tick().unwrap();
    let before = table.state().deadline().unwrap();
    table.instance.clock.advance(Span::hours(3));
    let restarted = TestInstance::service_on(&table.instance.store, &table.instance.clock);
    restarted.time.note_outage().unwrap();
    let white = Actor::Player(table.players.white);
    let at_once =
        Submission { received_at: table.instance.clock_now(), ..table.submission(white, mv("e2e4")) };
    let (answer, answered) = std::sync::mpsc::channel();
    restarted.games.submit_then(at_once.clone(), app::Preconditions::default(), move |result| {
        answer.send(result).unwrap()
    });
    assert!(matches!(answered.recv().unwrap(), Err(app::Failure::Busy)));
    restarted.time.tick().unwrap();
    assert_eq!(table.state().deadline().unwrap(), before + Span::hours(3));
    assert_eq!(restarted.games.submit(at_once).unwrap().refusal, None);
}

#[test]
fn corrected_clock_hides_no_outage() {
    let table = Table::with(Regulations::per_move(1));
    let outages = |table: &Table| table.instance.number("SELECT count(*) FROM downtime");
    let start = table.instance.clock_now();
    for _ in 0..2 {
        table.instance.clock.set(start);
        table.instance.service.time.tick().unwrap();
        table.instance.clock.set(start + Span::days(30));
        table.instance.service.time.tick().unwrap();
    }
    assert_eq!(outages(&table), 1, "the same one twice");
    table.instance.clock.set(start);
    table.instance.service.time.tick().unwrap();
    table.instance.clock.advance(Span::hours(3));
    table.instance.service.time.tick().unwrap();
    assert_eq!(table.instance.number("SELECT until_at - from_at FROM downtime"), Span::hours(3).0);
    table.play("e2e4");
    table.instance.verify();
}

#[test]
fn mail_in_time_beats_flag() {
    let (table, deadline) = played();
    let (game, black) = (table.game.0, table.players.black.0);
    let waiting = |state: &str, next: &str, filed: &str| {
        format!(
            "INSERT INTO inbox (id, received_at, sender, address, game, player, digest, state, next_at, filed_at)
             VALUES (1, {}, 'boris@example.org', 'play+{}-{}-1', {}, {}, (SELECT head FROM game), '{state}', {next},
             {filed})
             ON CONFLICT (id) DO UPDATE
             SET state = excluded.state, next_at = excluded.next_at, filed_at = excluded.filed_at",
            deadline.0, game, black, game, black
        )
    };
    table.instance.execute(&waiting("received", "1", "NULL")).unwrap();
    table.instance.pass(deadline - table.instance.clock_now() + Span::hours(1));
    assert!(!table.state().is_over());
    // Not even a message of the opponent lets the flag fall now; they are asked to come again.
    let white = Actor::Player(table.players.white);
    let say = table.submission(white, Request::say("you are late"));
    assert!(matches!(table.instance.service.games.submit(say), Err(Failure::Busy)));
    table.instance.execute(&waiting("applied", "NULL", "1")).unwrap();
    table.instance.pass(Span::minutes(1));
    assert!(table.state().is_over());
    table.instance.verify();
}

#[test]
fn damaged_game_stops_no_neighbour() {
    let table = Table::with(Regulations::per_move(1));
    table.play("e2e4");
    let instance = &table.instance;
    let other = instance.game(table.arbiter, ["Anna", "Boris"], Regulations::per_move(1));
    instance.execute(&format!("UPDATE game SET state = '{{}}' WHERE id = {}", table.game.0)).unwrap();
    instance.pass(Span::days(2));
    assert!(instance.state(other).is_over());
}

#[test]
fn pages_are_flagged_listed_and_returned() {
    let instance = TestInstance::new();
    let (anna, carla) = (instance.player("Anna"), instance.add("Carla", Role::Arbiter).id);
    let boris = instance.player("Boris");
    let create = |key: u32| {
        let command = LobbyCommand::Create {
            white: "Anna".into(),
            black: "Boris".into(),
            start: StartChoice::default(),
            regulations: Regulations::per_move(1),
            tournament: String::new(),
        };
        let arranged = instance.service.lobby.arrange(lobby_request(
            &instance,
            Actor::Arbiter(carla),
            &key.to_string(),
            command,
        ));
        assert!(arranged.unwrap().game.is_some());
    };
    (0..205).for_each(create);
    instance.service.time.tick().unwrap();
    instance.clock.advance(Span::minutes(6));
    instance.service.time.tick().unwrap();
    assert_eq!(instance.number("SELECT count(*) FROM event WHERE body LIKE '%downtime_returned%'"), 205);
    instance.pass(Span::days(1));
    assert_eq!(instance.number("SELECT count(*) FROM game WHERE ended_at IS NOT NULL"), 0);
    instance.pass(Span::minutes(7));
    assert_eq!(instance.number("SELECT count(*) FROM game WHERE ended_at IS NULL"), 0);
    let (mut listed, mut before) = (0, None);
    loop {
        let page = instance.service.records.games_of(anna, true, before, 50).unwrap();
        let Some(last) = page.last() else { break };
        listed += page.len();
        before = Some(last.id);
    }
    assert_eq!(listed, 205);
    assert_eq!(
        instance.service.records.games_of(boris, true, None, 1000).unwrap().len(),
        200,
        "a page is bounded"
    );
    instance.verify();
}

#[test]
fn next_look_follows_next_grace() {
    let table = Table::with(Regulations::per_move(1));
    let grace = Span(5_001);
    let first = |table: &Table| table.state().reminders().first().unwrap().1;
    let whites = first(&table);
    assert_eq!(table.instance.service.time.tick().unwrap().next_due, Some(whites + grace));
    table.instance.clock.advance(Span::minutes(2));
    table.play("e2e4");
    let running = table.state().clock.running.unwrap();
    let blacks = first(&table);
    assert!(blacks > whites + Span::minutes(1));
    // A move leaves the look where it was. It is in vain, and then somebody looks when something is due.
    assert_eq!(table.instance.service.time.tick().unwrap().next_due, Some(whites + grace));
    table.instance.clock.set(whites);
    table.instance.pass(grace);
    assert_eq!(table.instance.service.time.tick().unwrap().next_due, Some(blacks + grace));
    for seconds in [0, 2, 4] {
        table.instance.clock.set(running.deadline);
        table.instance.pass(Span(seconds * 1_000));
        assert_eq!(table.instance.service.time.tick().unwrap().next_due, Some(running.deadline + grace));
        assert!(!table.state().is_over());
    }
    table.instance.clock.set(running.deadline);
    table.instance.pass(Span(5_001));
    assert!(table.state().is_over());
    assert_eq!(table.instance.service.time.tick().unwrap().next_due, None);
}
