//! Whole games through the one entry point, on the real store.

use std::collections::BTreeSet;

use app::{
    Address, Channel, Failure, Key, LobbyCommand, LobbyReceipt, LobbyRequest, Receipt, Request, Submission,
    Unresolved,
    inbox::Intake,
    ports::{self, Role, StartChoice, StoredReceipt, Terms},
};
use domain::*;
use messages::Sentence;
use store::testing::{TestInstance, seen};

/// An instance with two players, an arbiter, and a game.
struct Table {
    instance: TestInstance,
    players: ByColor<PlayerId>,
    arbiter: PlayerId,
    game: GameId,
    keys: u32,
    channel: Channel,
}

impl Table {
    fn new() -> Self {
        Self::with(Regulations::default())
    }

    fn with(regulations: Regulations) -> Self {
        let instance = TestInstance::new();
        let players = ByColor { white: instance.player("Anna"), black: instance.player("Boris") };
        let arbiter = instance.add("Carla", Role::Arbiter).id;
        let wish = LobbyCommand::Create {
            white: "anna".into(),
            black: "Boris".into(),
            start: StartChoice::default(),
            regulations,
            tournament: "Club Championship".into(),
        };
        let arranged = instance
            .service
            .lobby
            .arrange(lobby_request(&instance, Actor::Arbiter(arbiter), "create", wish))
            .unwrap();
        assert_eq!(arranged.refusal, None);
        Self { instance, players, arbiter, game: arranged.game.unwrap(), keys: 0, channel: Channel::Http }
    }

    fn submission(&mut self, actor: Actor, wish: Request) -> Submission {
        self.keys += 1;
        Submission {
            game: self.game,
            actor,
            request: wish,
            seen: Seen::Position(self.state().position_id()),
            received_at: self.instance.clock_now(),
            channel: self.channel,
            key: Key(format!("key {}", self.keys)),
        }
    }

    fn submit(&mut self, actor: Actor, wish: Request) -> Receipt {
        let submission = self.submission(actor, wish);
        self.instance.service.games.submit(submission).unwrap()
    }

    fn on_move(&self) -> Actor {
        Actor::Player(self.players[self.state().position.side_to_move()])
    }

    /// Plays moves, a minute apart.
    fn play(&mut self, moves: &str) {
        for text in moves.split_whitespace() {
            self.instance.clock.advance(Span::minutes(1));
            let actor = self.on_move();
            let receipt = self.submit(actor, mv(text));
            assert_eq!(receipt.refusal, None, "{text}");
        }
    }

    fn state(&self) -> Game {
        self.instance.service.games.game(self.game).unwrap().unwrap().row.state
    }

    fn bodies(&self) -> Vec<String> {
        let events = self.instance.service.games.events_after(self.game, 0, 200).unwrap();
        events.into_iter().map(|recorded| recorded.body).collect()
    }

    fn verify(&self) {
        assert_eq!(self.instance.service.ops.verify_all().unwrap().faults, []);
    }

    fn mails(&self, kind: &str) -> usize {
        let sql = format!("SELECT count(*) FROM outbox WHERE kind = '{kind}'");
        usize::try_from(self.instance.number(&sql)).unwrap()
    }
}

fn lobby_request(instance: &TestInstance, actor: Actor, key: &str, wish: LobbyCommand) -> LobbyRequest {
    LobbyRequest {
        actor,
        wish,
        received_at: instance.clock_now(),
        channel: Channel::Http,
        key: Key(key.into()),
    }
}

fn mv(text: &str) -> Request {
    Request::play(text, false)
}

const MATE: &str = "f2f3 e7e5 g2g4 d8h4";

#[test]
fn mate_is_recorded_and_folds() {
    let mut table = Table::new();
    table.play(MATE);
    let state = table.state();
    assert_eq!(state.result(), Some((Outcome::BlackWins, Termination::Checkmate)));
    assert_eq!((state.ply, state.events), (Ply(4), 6));
    table.verify();
    let ended = table.instance.service.games.games_of(table.players.white, true, None, 10).unwrap();
    assert_eq!(ended.len(), 1);
    assert_eq!(ended[0].names, ByColor { white: "Anna".into(), black: "Boris".into() });
    assert_eq!(table.instance.service.games.games_of(table.players.white, false, None, 10).unwrap(), []);
    let pgn = table.instance.service.games.pgn(table.game, None, Sentence::sentence).unwrap().unwrap();
    assert!(pgn.contains("[Result \"0-1\"]") && pgn.contains("Qh4#"), "{pgn}");
}

#[test]
fn channels_give_identical_events() {
    let through = |channel| {
        let mut table = Table::new();
        table.channel = channel;
        table.play("e2e4 e7e5 g1f3");
        let black = Actor::Player(table.players.black);
        let said = Request::play("b8c6", true).with("Good luck!");
        assert_eq!(table.submit(black, said).refusal, None);
        let white = Actor::Player(table.players.white);
        assert!(table.submit(white, mv("e1e3")).refusal.is_some());
        table.submit(white, Request::from(Command::DeclineDraw));
        table.submit(white, Request::from(Command::Adjourn));
        table.submit(black, Request::from(Command::Adjourn));
        let seal = Request::seal("f1b5", false);
        assert_eq!(table.submit(white, seal).refusal, None);
        table.submit(black, Request::from(Command::Resume { envelope: None }));
        table.play("a7a6");
        table.submit(white, Request::from(Command::Resign));
        table.verify();
        // age draws a key of its own for every envelope.
        let closed = |event: &Event| match &event.kind {
            EventKind::Sealed { envelope, .. } => Some(envelope.ciphertext.to_string()),
            _ => None,
        };
        let record = table.instance.service.games.events_after(table.game, 0, 200).unwrap();
        let drawn = record.iter().find_map(|recorded| closed(&recorded.event)).unwrap();
        let bodies = table.bodies();
        bodies.into_iter().map(|body| body.replace(&drawn, "drawn")).collect::<Vec<_>>()
    };
    let (mail, http) = (through(Channel::Mail), through(Channel::Http));
    assert_eq!(mail.len(), 13);
    assert_eq!(mail, http);
}

#[test]
fn repeated_key_gives_first_receipt() {
    let mut table = Table::new();
    let white = Actor::Player(table.players.white);
    let submission = table.submission(white, mv("e2e4"));
    let first = table.instance.service.games.submit(submission.clone()).unwrap();
    table.play("e7e5 g1f3");
    table.instance.clock.advance(Span::days(2));
    let again = table.instance.service.games.submit(submission.clone()).unwrap();
    assert_eq!(again, Receipt { repeated: true, ..first.clone() });
    let other = Submission { request: mv("d2d4"), ..submission.clone() };
    let reused = table.instance.service.games.submit(other).unwrap();
    assert_eq!((reused.refusal, reused.events), (Some(Refusal::KeyReused), vec![]));
    // The same key of another actor is another submission.
    let black = Submission {
        actor: Actor::Player(table.players.black),
        seen: seen(Ply(3)),
        request: mv("b8c6"),
        ..submission
    };
    assert_eq!(table.instance.service.games.submit(black).unwrap().refusal, None);
    assert_eq!(table.state().ply, Ply(4));
    table.verify();
}

#[test]
fn refusal_repeats_the_same_answer() {
    let mut table = Table::new();
    let black = Actor::Player(table.players.black);
    let submission = table.submission(black, mv("e7e5"));
    let first = table.instance.service.games.submit(submission.clone()).unwrap();
    assert_eq!(first.refusal, Some(Refusal::NotYourMove));
    table.play("e2e4");
    let again = table.instance.service.games.submit(submission).unwrap();
    assert_eq!(again, Receipt { repeated: true, ..first });
    let trail = table.instance.service.games.game_trail(table.game, table.arbiter).unwrap().unwrap();
    let refused: Vec<_> = trail.lines.into_iter().filter(|line| line.refusal.is_some()).collect();
    assert_eq!(refused.len(), 1);
    assert_eq!((refused[0].actor, refused[0].refusal.clone()), (black, Some(Refusal::NotYourMove)));
    assert!(table.instance.service.games.game_trail(table.game, table.players.white).unwrap().is_none());
}

/// Also of an arbiter who has done nothing, and of anybody else; and nobody fills it.
#[test]
fn trail_lists_refusals_and_counts_omitted() {
    let mut table = Table::new();
    let arbiter = Actor::Arbiter(table.instance.add("Otto", Role::Arbiter).id);
    let strangers = ["Dora", "Emil"].map(|name| Actor::Player(table.instance.player(name)));
    let white = Actor::Player(table.players.white);
    let tries = [(white, 1_003), (strangers[0], 102), (strangers[1], 1), (arbiter, 1)];
    let stored = |game, refusal: Refusal| StoredReceipt {
        request: Digest([0; 32]),
        receipt: Receipt {
            game,
            version: 1,
            ply: Ply(0),
            events: Vec::new(),
            refusal: Some(refusal),
            repeated: false,
        },
    };
    let (game, at) = (table.game, table.instance.clock_now());
    let ledger: &dyn ports::Ledger = &*table.instance.store;
    ports::write(ledger, move |tx| {
        for (actor, times) in tries {
            for n in 0..times - 1 {
                let key = Key(format!("tried {n:04}"));
                tx.insert_receipt(actor, &key, Channel::Http, at, &stored(game, Refusal::NoDrawOffer))?;
            }
        }
        Ok(())
    })
    .unwrap();
    for (actor, _) in tries {
        let wish = if actor == arbiter {
            Request::from(Command::AcknowledgeFace)
        } else {
            Request::from(Command::AcceptDraw)
        };
        table.instance.clock.advance(Span::minutes(1));
        assert!(table.submit(actor, wish).refusal.is_some());
    }
    table.play("e2e4");
    let trail = table.instance.service.games.game_trail(table.game, table.arbiter).unwrap().unwrap();
    let shown = |by: Actor| {
        trail.lines.iter().filter(|line| line.actor == by && line.refusal.is_some()).collect::<Vec<_>>()
    };
    assert_eq!(shown(arbiter)[0].refusal, Some(Refusal::NotAdjourned));
    assert_eq!(shown(strangers[1])[0].refusal, Some(Refusal::NotAPlayer));
    assert_eq!((shown(white).len(), shown(strangers[0]).len(), trail.left_off), (1_000, 100, 5));
    let moved = trail.lines.iter().find(|line| line.actor == white && line.event.is_some()).unwrap();
    assert_eq!(moved.channel, Some(Channel::Http), "however often the player was refused before");
    let unknown = table.instance.service.games.game_trail(GameId(99), table.arbiter).unwrap().unwrap();
    assert!(unknown.lines.is_empty());
    // What the other one tried is not for an arbiter who plays.
    table.instance.execute("UPDATE player SET role = 'arbiter' WHERE name = 'Anna'").unwrap();
    assert!(table.instance.service.games.game_trail(table.game, table.players.white).unwrap().is_none());
}

#[test]
fn who_may_do_what() {
    let mut table = Table::new();
    let dora = table.instance.player("Dora");
    let reason = || "because".to_owned();
    let adjudicate = || Request::act(Act::Adjudicate { outcome: Outcome::Draw }, reason());
    let white_as_arbiter = table.instance.add("Emil", Role::Arbiter).id;
    for (actor, wish, refusal) in [
        (Actor::Player(dora), mv("e2e4"), Refusal::NotAPlayer),
        (Actor::Player(PlayerId(999)), mv("e2e4"), Refusal::NotAPlayer),
        (Actor::Player(table.players.white), adjudicate(), Refusal::NotAnArbiter),
        (Actor::Arbiter(dora), adjudicate(), Refusal::NotAnArbiter),
        (Actor::Arbiter(table.arbiter), mv("e2e4"), Refusal::NotAPlayer),
        (Actor::Player(table.players.white), Request::from(Command::FlagFall), Refusal::NotTheTimekeeper),
    ] {
        assert_eq!(table.submit(actor, wish).refusal, Some(refusal), "{actor:?}");
    }
    let unknown = Submission { game: GameId(77), ..table.submission(Actor::Player(dora), mv("e2e4")) };
    assert_eq!(table.instance.service.games.submit(unknown).unwrap().refusal, Some(Refusal::UnknownGame));
    let white = Actor::Player(table.players.white);
    let blind = Submission { seen: Seen::Nothing, ..table.submission(white, mv("e2e4")) };
    assert_eq!(table.instance.service.games.submit(blind).unwrap().refusal, Some(Refusal::PlyMissing));
    for reason in [String::new(), " \n".into(), "x".repeat(501), "\u{7}".into()] {
        let bad = Request::act(Act::Adjudicate { outcome: Outcome::Draw }, reason);
        let refused = table.submit(Actor::Arbiter(white_as_arbiter), bad).refusal;
        assert_eq!(refused, Some(Refusal::BadReason));
    }
    assert_eq!(table.submit(Actor::Arbiter(white_as_arbiter), adjudicate()).refusal, None);
    assert!(table.state().is_over());
    table.verify();
}

#[test]
fn arbiter_who_plays_is_no_arbiter() {
    let mut table = Table::new();
    let carla = Actor::Arbiter(table.arbiter);
    let wish = LobbyCommand::Create {
        white: "Carla".into(),
        black: "Boris".into(),
        start: StartChoice::default(),
        regulations: Regulations::default(),
        tournament: String::new(),
    };
    let arranged =
        table.instance.service.lobby.arrange(lobby_request(&table.instance, carla, "own", wish)).unwrap();
    table.game = arranged.game.unwrap();
    let wins = Request::act(Act::Adjudicate { outcome: Outcome::WhiteWins }, "I am better");
    assert_eq!(table.submit(carla, wins).refusal, Some(Refusal::NotAnArbiter));
    assert_eq!(
        table.submit(carla, Request::act(domain::Act::Adjourn, "Late.")).refusal,
        Some(Refusal::NotAnArbiter)
    );
}

#[test]
fn of_sixteen_racing_moves_one_wins() {
    for round in 0..5 {
        let mut table = Table::new();
        let white = Actor::Player(table.players.white);
        let moves = ["e2e4", "d2d4", "g1f3", "c2c4"];
        let submissions: Vec<_> =
            (0..16).map(|i| table.submission(white, mv(moves[(i + round) % 4]))).collect();
        let service = &table.instance.service;
        let receipts: Vec<Receipt> = std::thread::scope(|scope| {
            let threads: Vec<_> = submissions
                .into_iter()
                .map(|s| scope.spawn(move || service.games.submit(s).unwrap()))
                .collect();
            threads.into_iter().map(|thread| thread.join().unwrap()).collect()
        });
        let won = receipts.iter().filter(|receipt| receipt.refusal.is_none()).count();
        assert_eq!(won, 1);
        assert!(receipts.iter().filter_map(|receipt| receipt.refusal.as_ref()).all(|refusal| matches!(
            refusal,
            Refusal::WrongPly { .. } | Refusal::AlreadyPlayed { .. } | Refusal::NotYourMove
        )));
        assert_eq!(table.state().ply, Ply(1));
        table.verify();
    }
}

#[test]
fn messages_are_for_players_and_arbiters() {
    let mut table = Table::new();
    let white = Actor::Player(table.players.white);
    let dora = table.instance.player("Dora");
    let said = Request::play("e2e4", false).with(" Hello\nBoris ");
    assert_eq!(table.submit(white, said).refusal, None);
    assert_eq!(table.submit(white, Request::say("and \u{7}")).refusal, Some(Refusal::BadMessage));
    let long = "é".repeat(2_001);
    assert_eq!(table.submit(white, Request::say(long)).refusal, Some(Refusal::BadMessage));
    assert_eq!(table.submit(white, Request::say("é".repeat(2_000))).refusal, None);
    for (viewer, count) in [(table.players.white, 2), (table.players.black, 2), (table.arbiter, 2), (dora, 0)]
    {
        let messages = table.instance.service.games.messages(table.game, viewer).unwrap();
        assert_eq!(messages.len(), count);
        let pgn = table
            .instance
            .service
            .games
            .pgn(table.game, Some(viewer.into()), Sentence::sentence)
            .unwrap()
            .unwrap();
        assert_eq!(pgn.contains("Hello"), count > 0, "{pgn}");
    }
    let messages = table.instance.service.games.messages(table.game, table.players.black).unwrap();
    assert_eq!((messages[0].seq, messages[0].text.as_str()), (2, "Hello\nBoris"));
    assert!(!table.bodies().concat().contains("Hello"));
    table.verify();
}

#[test]
fn tampering_with_record_is_found() {
    let mut table = Table::new();
    table.play("e2e4 e7e5");
    for sql in ["UPDATE event SET body = '{}'", "DELETE FROM event"] {
        assert!(table.instance.execute(sql).unwrap_err().contains("never changed"));
    }
    table.verify();
    let tampered = [
        "UPDATE game SET state = replace(state, '\"ply\":2', '\"ply\":4')",
        "UPDATE game SET ply = 7",
        "UPDATE game SET due_at = due_at + 1",
        "DROP TRIGGER event_never_updated; UPDATE event SET body = replace(body, 'e2e4', 'd2d4') WHERE seq = 2",
    ];
    for sql in tampered {
        let mut table = Table::new();
        table.play("e2e4 e7e5");
        let on = if table.instance.is_on_postgres() { "updated ON event;" } else { "updated;" };
        table.instance.execute(&sql.replace("updated;", on)).unwrap();
        let faults = table.instance.service.ops.verify_all().unwrap().faults;
        assert_eq!(faults.len(), 1, "{sql}");
        assert_eq!(faults[0], table.instance.service.ops.verify(table.game).unwrap().unwrap());
    }
}

#[test]
fn sealed_move_is_never_in_clear() {
    let found = written_of_sealed_move();
    // Three letters stand in random bytes by chance now and then; what is written stands there each time.
    if !found.is_empty() {
        let again = written_of_sealed_move();
        assert!(found.is_disjoint(&again), "{found:?}, {again:?}");
    }
}

/// The notations of a sealed and of a refused move that stand in the files of an instance.
fn written_of_sealed_move() -> BTreeSet<String> {
    let mut table = Table::new();
    table.play("e2e4 e7e5 d2d4 d7d6");
    let (white, black) = (Actor::Player(table.players.white), Actor::Player(table.players.black));
    table.submit(Actor::Arbiter(table.arbiter), Request::act(domain::Act::Adjourn, "Late."));
    let illegal = table.submit(white, Request::seal("Qh7", false));
    assert!(matches!(illegal.refusal, Some(Refusal::NotSealable { .. })));
    let wish = Request::seal("f1b5", false);
    let submission = table.submission(white, wish);
    assert!(!format!("{submission:?}").contains("f1b5"));
    let sealed = table.instance.service.games.submit(submission.clone()).unwrap();
    assert_eq!(sealed.refusal, None);
    assert!(table.instance.service.games.submit(submission).unwrap().repeated);
    // Every notation of the sealed and of the refused move, in the database, its WAL and whatever else is there.
    let secrets = ["f1b5", "Bb5", "6125", "Lb5", "F1B5", "f1-b5", "Qh7", "d1h7"];
    let mut found = table.instance.files_containing(&secrets);
    let asked = table.submit(white, Request::from(Command::Resume { envelope: None }));
    assert!(matches!(asked.events[..], [Event { kind: EventKind::ResumptionRequested { .. }, .. }]));
    found.extend(table.instance.files_containing(&secrets));
    let opened = table.submit(black, Request::from(Command::Resume { envelope: None }));
    let [Event { kind: EventKind::Opened { envelope, verdict, .. }, .. }] = &opened.events[..] else {
        panic!("{opened:?}")
    };
    assert_eq!(verdict, &OpenVerdict::Played { uci: "f1b5".into(), draw_offer: false });
    let [.., Event { kind: EventKind::Sealed { envelope: closed, .. }, .. }] = &sealed.events[..] else {
        panic!("{sealed:?}")
    };
    assert_eq!(sealing::commitment(envelope), closed.commitment);
    assert_eq!(table.state().ply, Ply(5));
    table.play("c7c6");
    table.verify();
    let text = |place: String| place.rsplit(": ").next().map(str::to_owned);
    found.into_iter().filter_map(text).collect()
}

/// A digest under a key of the service would tell who has it which of the legal moves it was, the key of a run whoever
/// has the memory of the process: nothing tells one move from another.
#[test]
fn key_seals_one_undisclosed_move() {
    let mut table = Table::new();
    let white = Actor::Player(table.players.white);
    table.submit(Actor::Arbiter(table.arbiter), Request::act(domain::Act::Adjourn, "Late."));
    let seal = |text: &str| Request::seal(text, false);
    let draft = |text: &str| Request::draft(text, false);
    let claim = |text: &str| Request::claim(ClaimBasis::FiftyMoves, Some(text.into()));
    for [wish, another] in [
        [mv("e2e4"), mv("d2d4")],
        [claim("e2e4"), claim("d2d4")],
        [draft("e2e4"), draft("d2d4")],
        [seal("e2e4"), seal("d2d4")],
        // The sealed move again, to the wrong entry point.
        [mv("e2e4"), mv("d2d4")],
    ] {
        let submission = table.submission(white, wish);
        let another = Submission { request: another, ..submission.clone() };
        let first = table.instance.service.games.submit(submission.clone()).unwrap();
        let again = table.instance.service.games.submit(submission).unwrap();
        assert_eq!(again, Receipt { repeated: true, ..first.clone() });
        let reused = table.instance.service.games.submit(another.clone()).unwrap();
        assert_eq!(reused, Receipt { repeated: true, ..first.clone() });
        let restarted = TestInstance::service_on(&table.instance.store, &table.instance.clock);
        let unknown = restarted.games.submit(another).unwrap();
        assert_eq!(unknown, Receipt { repeated: true, ..first });
    }
}

/// Commitment and ciphertext of every closed envelope are public.
#[test]
fn vault_rejects_copied_envelope() {
    let mut table = Table::new();
    let (white, black) = (Actor::Player(table.players.white), Actor::Player(table.players.black));
    table.submit(Actor::Arbiter(table.arbiter), Request::act(domain::Act::Adjourn, "Late."));
    let sealed = table.submit(white, Request::seal("e2e4", false));
    let Some(Event { kind: EventKind::Sealed { envelope, .. }, .. }) = sealed.events.last() else {
        panic!("{sealed:?}")
    };
    let closed =
        table.instance.service.games.closed_envelope(table.game, envelope.commitment).unwrap().unwrap();
    let first = table.game;
    let wish = LobbyCommand::Create {
        white: "Boris".into(),
        black: "Anna".into(),
        start: StartChoice::default(),
        regulations: Regulations::default(),
        tournament: String::new(),
    };
    let arranged = lobby_request(&table.instance, Actor::Arbiter(table.arbiter), "copy", wish);
    table.game = table.instance.service.lobby.arrange(arranged).unwrap().game.unwrap();
    table.submit(Actor::Arbiter(table.arbiter), Request::act(domain::Act::Adjourn, "Late."));
    let ciphertext = String::from_utf8(closed).unwrap();
    let copied = table
        .submit(black, Request::from(Unresolved::SealOwn { commitment: envelope.commitment, ciphertext }));
    assert_eq!(copied.refusal, None);
    let opened = table.submit(white, Request::from(Command::Resume { envelope: None }));
    let [
        Event { kind: EventKind::Opened { envelope, verdict, .. }, .. },
        Event { kind: EventKind::Ended { termination, .. }, .. },
    ] = &opened.events[..]
    else {
        panic!("{opened:?}")
    };
    assert_eq!((envelope.as_str(), verdict), ("", &OpenVerdict::Illegal));
    assert_eq!(*termination, Termination::SealedMove);
    assert_eq!(table.instance.files_containing(&["uci: e2e4", "written: e2e4"]), Vec::<String>::new());
    table.verify();
    // The original is what it was.
    table.game = first;
    table.submit(black, Request::from(Command::Resume { envelope: None }));
    assert_eq!(table.state().ply, Ply(1));
}

#[test]
fn flag_falls_once_with_two_services() {
    let mut table = Table::with(Regulations::per_move(3));
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
    table.verify();
}

#[test]
fn late_move_loses_stamped_move_wins() {
    let mut table = Table::with(Regulations::per_move(1));
    table.play("e2e4");
    let deadline = table.state().deadline().unwrap();
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
    table.verify();
}

#[test]
fn overtaking_request_keeps_the_flag() {
    let mut table = Table::with(Regulations::per_move(1));
    table.play("e2e4");
    let deadline = table.state().deadline().unwrap();
    table.instance.clock.set(deadline);
    let black = Actor::Player(table.players.black);
    let in_time = table.submission(black, mv("e7e5"));
    table.instance.clock.set(deadline + Span(1));
    let white = Actor::Player(table.players.white);
    let say = table.submission(white, Request::say("you are late"));
    assert!(matches!(table.instance.service.games.submit(say.clone()), Err(Failure::Busy)));
    assert_eq!(table.instance.service.games.submit(in_time).unwrap().refusal, None);
    assert_eq!(
        table.instance.service.games.submit(say).unwrap().refusal,
        Some(Refusal::WrongPly { expected: 1, current: 2 })
    );
    assert!(!table.state().is_over());
    table.verify();
}

#[test]
fn adjourned_game_resumes_on_time() {
    let mut table = Table::new();
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
    table.verify();
}

#[test]
fn reminders_go_out_once() {
    let mut table = Table::with(Regulations::per_move(10));
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
    table.verify();
}

#[test]
fn downtime_is_returned_before_any_flag() {
    let mut table = Table::with(Regulations::per_move(1));
    table.play("e2e4");
    table.instance.service.time.tick().unwrap();
    let deadline = table.state().deadline().unwrap();
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
    table.verify();
}

/// The entry points open before a million clocks have their time back, and nobody is charged meanwhile.
#[test]
fn no_move_during_downtime_return() {
    let mut table = Table::with(Regulations::per_move(1));
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

/// A key that names the request: what was done is not done again, and what was refused may be asked again. No key tells a
/// move that was refused, which may be sealed next.
#[test]
fn refusal_under_a_derived_key_is_judged_again() {
    let mut table = Table::new();
    let [white, black] = [table.players.white, table.players.black];
    let submission = table.submission(Actor::Player(white), mv("e2e4"));
    let games = &table.instance.service.games;
    let submit = |player, text: &str| {
        let key = games.derived_key("test", &(player, text)).unwrap();
        let (actor, request) = (Actor::Player(player), mv(text));
        let again = app::Preconditions { judges_again: true, ..app::Preconditions::default() };
        let submitted = games.submit_if(Submission { actor, request, key, ..submission.clone() }, again);
        submitted.unwrap().judged().unwrap()
    };
    let count = |what: &str| table.instance.number(&format!("SELECT count(*) FROM receipt WHERE {what}"));
    for asked in 1..=3 {
        assert_eq!(submit(black, "e7e5").refusal, Some(Refusal::NotYourMove));
        assert_eq!(count("key LIKE 'refused:%'"), asked, "each is on the trail");
        assert_eq!(count("key LIKE 'test:%'"), 0);
    }
    assert!(!submit(white, "e2e4").repeated);
    assert!(submit(white, "e2e4").repeated);
    assert_eq!(count("key LIKE 'test:%'"), 1);
    assert_eq!(table.state().ply, Ply(1));
}

#[test]
fn corrected_clock_hides_no_outage() {
    let mut table = Table::with(Regulations::per_move(1));
    let absences = |table: &Table| table.instance.number("SELECT count(*) FROM downtime");
    let start = table.instance.clock_now();
    for _ in 0..2 {
        table.instance.clock.set(start);
        table.instance.service.time.tick().unwrap();
        table.instance.clock.set(start + Span::days(30));
        table.instance.service.time.tick().unwrap();
    }
    assert_eq!(absences(&table), 1, "the same one twice");
    table.instance.clock.set(start);
    table.instance.service.time.tick().unwrap();
    table.instance.clock.advance(Span::hours(3));
    table.instance.service.time.tick().unwrap();
    assert_eq!(table.instance.number("SELECT until_at - from_at FROM downtime"), Span::hours(3).0);
    table.play("e2e4");
    table.verify();
}

#[test]
fn mail_in_time_beats_flag() {
    let mut table = Table::with(Regulations::per_move(1));
    table.play("e2e4");
    let deadline = table.state().deadline().unwrap();
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
    table.verify();
}

#[test]
fn damaged_game_stops_no_neighbour() {
    let mut table = Table::with(Regulations::per_move(1));
    table.play("e2e4");
    let (arbiter, instance) = (Actor::Arbiter(table.arbiter), &table.instance);
    let wish = LobbyCommand::Create {
        white: "Anna".into(),
        black: "Boris".into(),
        start: StartChoice::default(),
        regulations: Regulations::per_move(1),
        tournament: String::new(),
    };
    let other = instance
        .service
        .lobby
        .arrange(lobby_request(instance, arbiter, "second", wish))
        .unwrap()
        .game
        .unwrap();
    instance.execute(&format!("UPDATE game SET state = '{{}}' WHERE id = {}", table.game.0)).unwrap();
    instance.pass(Span::days(2));
    assert!(instance.service.games.game(other).unwrap().unwrap().row.state.is_over());
}

#[test]
fn challenges_and_seeks_become_games() {
    let instance = TestInstance::new();
    let (anna, boris, carla) = (instance.player("Anna"), instance.player("Boris"), instance.player("Carla"));
    let arrange = |player, key: &str, wish| {
        instance.service.lobby.arrange(lobby_request(&instance, Actor::Player(player), key, wish)).unwrap()
    };
    let terms = Terms { color: Some(Color::Black), start: StartChoice::DrawnChess960, ..Terms::default() };
    let challenge =
        |opponent: &str| LobbyCommand::Challenge { opponent: opponent.into(), terms: terms.clone() };
    assert_eq!(arrange(anna, "1", challenge("anna")).refusal, Some(Refusal::SamePlayer));
    assert_eq!(arrange(anna, "2", challenge("Nobody")).refusal, Some(Refusal::UnknownPlayer));
    let posted = arrange(anna, "3", challenge("boris"));
    assert_eq!(arrange(anna, "3", challenge("boris")), LobbyReceipt { repeated: true, ..posted.clone() });
    assert_eq!(arrange(anna, "3", challenge("carla")).refusal, Some(Refusal::KeyReused));
    let id = posted.challenge.unwrap();
    assert_eq!(instance.service.lobby.challenge(id, carla).unwrap(), None);
    let accept = || LobbyCommand::Accept { challenge: id };
    assert_eq!(arrange(carla, "4", accept()).refusal, Some(Refusal::UnknownChallenge));
    assert_eq!(arrange(anna, "5", accept()).refusal, Some(Refusal::SamePlayer));
    let begun = arrange(boris, "6", accept());
    let game = instance.service.games.game(begun.game.unwrap()).unwrap().unwrap();
    assert_eq!(game.row.state.players, ByColor { white: boris, black: anna });
    assert!(matches!(game.row.state.start, Start::Chess960 { .. }));
    assert_eq!(arrange(boris, "7", accept()).refusal, Some(Refusal::ChallengeClosed));

    let seek = || LobbyCommand::Seek { terms: Terms::default() };
    let first = arrange(anna, "8", seek()).challenge.unwrap();
    let second = arrange(anna, "9", seek()).challenge.unwrap();
    let seeks = |before| {
        let found = instance.service.lobby.challenges(ports::ChallengeFilter::Seeks, before, 1).unwrap();
        found.into_iter().map(|found| found.challenge.id).collect::<Vec<_>>()
    };
    assert_eq!((seeks(None), seeks(Some(second)), seeks(Some(first))), (vec![second], vec![first], vec![]));
    assert_eq!(
        arrange(boris, "10", LobbyCommand::Withdraw { challenge: first }).refusal,
        Some(Refusal::UnknownChallenge)
    );
    assert_eq!(arrange(anna, "11", LobbyCommand::Withdraw { challenge: first }).refusal, None);
    assert!(arrange(carla, "12", LobbyCommand::Accept { challenge: second }).game.is_some());
    let declined = arrange(anna, "13", challenge("Carla")).challenge.unwrap();
    assert_eq!(arrange(carla, "14", LobbyCommand::Decline { challenge: declined }).refusal, None);
    let expired = arrange(anna, "15", seek()).challenge.unwrap();
    instance.clock.advance(Span::days(31));
    assert_eq!(
        arrange(carla, "16", LobbyCommand::Accept { challenge: expired }).refusal,
        Some(Refusal::ChallengeClosed)
    );
    for key in 100..150 {
        assert_eq!(arrange(anna, &key.to_string(), seek()).refusal, None);
    }
    assert_eq!(arrange(anna, "150", seek()).refusal, Some(Refusal::TooManyChallenges { limit: 50 }));
    assert_eq!(instance.service.ops.verify_all().unwrap().faults, []);
}

#[test]
fn one_of_sixteen_gets_the_seek() {
    let instance = TestInstance::new();
    let anna = instance.player("Anna");
    let seek = LobbyCommand::Seek { terms: Terms::default() };
    let id = instance
        .service
        .lobby
        .arrange(lobby_request(&instance, Actor::Player(anna), "s", seek))
        .unwrap()
        .challenge
        .unwrap();
    let others: Vec<PlayerId> = (0..16).map(|i| instance.player(&format!("Player {i}"))).collect();
    let games = std::thread::scope(|scope| {
        let instance = &instance;
        let threads: Vec<_> = others
            .iter()
            .map(|&other| {
                let accept = LobbyCommand::Accept { challenge: id };
                scope.spawn(move || {
                    instance.service.lobby.arrange(lobby_request(instance, Actor::Player(other), "a", accept))
                })
            })
            .collect();
        threads.into_iter().filter_map(|thread| thread.join().unwrap().unwrap().game).count()
    });
    assert_eq!(games, 1);
}

#[test]
fn pages_are_flagged_listed_and_returned() {
    let instance = TestInstance::new();
    let (anna, carla) = (instance.player("Anna"), instance.add("Carla", Role::Arbiter).id);
    let boris = instance.player("Boris");
    let create = |key: u32| {
        let wish = LobbyCommand::Create {
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
            wish,
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
        let page = instance.service.games.games_of(anna, true, before, 50).unwrap();
        let Some(last) = page.last() else { break };
        listed += page.len();
        before = Some(last.id);
    }
    assert_eq!(listed, 205);
    assert_eq!(
        instance.service.games.games_of(boris, true, None, 1000).unwrap().len(),
        200,
        "a page is bounded"
    );
    assert_eq!(instance.service.ops.verify_all().unwrap().faults, []);
}

#[test]
fn next_look_follows_next_grace() {
    let mut table = Table::with(Regulations::per_move(1));
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

/// The figures under `/metrics`, on either database.
#[test]
fn totals_count_what_there_is() {
    let mut table = Table::new();
    let of = |table: &Table| {
        let totals = table.instance.service.ops.totals().unwrap();
        assert!(totals.bytes > 4096, "{totals:?}");
        [totals.games_running, totals.games_ended, totals.players, totals.mails_set_aside]
    };
    assert_eq!(of(&table), [1, 0, 3, 0]);
    let before = table.instance.service.mail_out.outbox_figures().unwrap();
    assert_eq!(before.oldest, Some(table.instance.clock_now()));
    table.instance.clock.advance(Span::minutes(5));
    table.submit(Actor::Player(table.players.white), Request::from(Command::Resign));
    assert_eq!(of(&table), [0, 1, 3, 0]);
    let after = table.instance.service.mail_out.outbox_figures().unwrap();
    assert_eq!((after.due > before.due, after.oldest), (true, before.oldest), "{before:?} {after:?}");
    let mail = Intake {
        sender: "anna@example.org".into(),
        recipients: vec![Address::Account { player: table.players.white }],
        raw: b"From: anna@example.org\r\n\r\nHello.\r\n".to_vec(),
        received_at: table.instance.clock_now(),
    };
    table.instance.service.mail_in.intake(&mail).unwrap();
    for (state, set_aside) in [("quarantined", 1), ("poison", 1), ("applied", 0)] {
        table.instance.execute(&format!("UPDATE inbox SET state = '{state}'")).unwrap();
        assert_eq!(of(&table), [0, 1, 3, set_aside], "{state}");
    }
    table.instance.execute("UPDATE player SET email = NULL WHERE name = 'Boris'").unwrap();
    assert_eq!(of(&table)[2], 2, "a deleted account has no address");
}
