//! Whole games through the one entry point, on the real store.

mod envelopes;
mod lobby;
mod timekeeping;

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
        let (names, start) = (["anna", "Boris"], StartChoice::default());
        let game =
            TestInstance::game_on(&instance.service, arbiter, names, start, regulations, "Club Championship");
        Self { instance, players, arbiter, game, channel: Channel::Http }
    }

    fn submission(&self, actor: Actor, command: Request) -> Submission {
        Submission { channel: self.channel, ..self.instance.submission(self.game, actor, command) }
    }

    fn submit(&self, actor: Actor, command: Request) -> Receipt {
        let submission = self.submission(actor, command);
        self.instance.service.games.submit(submission).unwrap()
    }

    fn on_move(&self) -> Actor {
        Actor::Player(self.players[self.state().position.side_to_move()])
    }

    /// Plays moves, a minute apart.
    fn play(&self, moves: &str) {
        for text in moves.split_whitespace() {
            self.instance.clock.advance(Span::minutes(1));
            let actor = self.on_move();
            let receipt = self.submit(actor, mv(text));
            assert_eq!(receipt.refusal, None, "{text}");
        }
    }

    fn state(&self) -> Game {
        self.instance.state(self.game)
    }

    fn bodies(&self) -> Vec<String> {
        let events = self.instance.service.records.events_after(self.game, 0, 200).unwrap();
        events.into_iter().map(|recorded| recorded.body).collect()
    }

    fn mails(&self, kind: &str) -> usize {
        let sql = format!("SELECT count(*) FROM outbox WHERE kind = '{kind}'");
        usize::try_from(self.instance.number(&sql)).unwrap()
    }
}

fn lobby_request(instance: &TestInstance, actor: Actor, key: &str, command: LobbyCommand) -> LobbyRequest {
    LobbyRequest {
        actor,
        command,
        received_at: instance.clock_now(),
        channel: Channel::Http,
        key: Key::Named(key.into()),
    }
}

fn mv(text: &str) -> Request {
    Request::play(text, false)
}

const MATE: &str = "f2f3 e7e5 g2g4 d8h4";

#[test]
fn mate_is_recorded_and_folds() {
    let table = Table::new();
    table.play(MATE);
    let state = table.state();
    assert_eq!(state.result(), Some((Outcome::BlackWins, Termination::Checkmate)));
    assert_eq!((state.ply, state.events), (Ply(4), 6));
    table.instance.verify();
    let ended = table.instance.service.records.games_of(table.players.white, true, None, 10).unwrap();
    assert_eq!(ended.len(), 1);
    assert_eq!(ended[0].names, ByColor { white: "Anna".into(), black: "Boris".into() });
    assert_eq!(table.instance.service.records.games_of(table.players.white, false, None, 10).unwrap(), []);
    let pgn = table.instance.service.records.pgn(table.game, None, Sentence::sentence).unwrap().unwrap();
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
        table.instance.verify();
        // age draws a key of its own for every envelope.
        let closed = |event: &Event| match &event.kind {
            EventKind::Sealed { envelope, .. } => Some(envelope.ciphertext.to_string()),
            _ => None,
        };
        let record = table.instance.service.records.events_after(table.game, 0, 200).unwrap();
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
    let table = Table::new();
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
    table.instance.verify();
}

#[test]
fn refusal_repeats_the_same_answer() {
    let table = Table::new();
    let black = Actor::Player(table.players.black);
    let submission = table.submission(black, mv("e7e5"));
    let first = table.instance.service.games.submit(submission.clone()).unwrap();
    assert_eq!(first.refusal, Some(Refusal::NotYourMove));
    table.play("e2e4");
    let again = table.instance.service.games.submit(submission).unwrap();
    assert_eq!(again, Receipt { repeated: true, ..first });
    let trail = table.instance.service.queue.trail(table.game, table.arbiter).unwrap().unwrap();
    let refused: Vec<_> = trail.lines.into_iter().filter(|line| line.refusal.is_some()).collect();
    assert_eq!(refused.len(), 1);
    assert_eq!((refused[0].actor, refused[0].refusal.clone()), (black, Some(Refusal::NotYourMove)));
    assert!(table.instance.service.queue.trail(table.game, table.players.white).unwrap().is_none());
}

/// The trail lists an arbiter who has done nothing, and any other account, and nobody fills it.
#[test]
fn trail_lists_refusals_and_counts_omitted() {
    let table = Table::new();
    let arbiter = Actor::Arbiter(table.instance.add("Otto", Role::Arbiter).id);
    let strangers = ["Dora", "Emil"].map(|name| Actor::Player(table.instance.player(name)));
    let white = Actor::Player(table.players.white);
    let tries = [(white, 1_003), (strangers[0], 102), (strangers[1], 1), (arbiter, 1)];
    let stored = |game, refusal: Refusal| StoredReceipt {
        request: Digest([0; 32]),
        receipt: Receipt { refusal: Some(refusal), ..Receipt::nothing(game, 1, Ply(0)) },
    };
    let (game, at) = (table.game, table.instance.clock_now());
    let ledger: &dyn ports::Ledger = &*table.instance.store;
    ports::write(ledger, move |tx| {
        for (actor, times) in tries {
            for n in 0..times - 1 {
                let key = Key::Named(format!("tried {n:04}"));
                tx.insert_receipt(actor, &key, Channel::Http, at, &stored(game, Refusal::NoDrawOffer))?;
            }
        }
        Ok(())
    })
    .unwrap();
    for (actor, _) in tries {
        let command = if actor == arbiter {
            Request::from(Command::AcknowledgeFace)
        } else {
            Request::from(Command::AcceptDraw)
        };
        table.instance.clock.advance(Span::minutes(1));
        assert!(table.submit(actor, command).refusal.is_some());
    }
    table.play("e2e4");
    let trail = table.instance.service.queue.trail(table.game, table.arbiter).unwrap().unwrap();
    let shown = |by: Actor| {
        trail.lines.iter().filter(|line| line.actor == by && line.refusal.is_some()).collect::<Vec<_>>()
    };
    assert_eq!(shown(arbiter)[0].refusal, Some(Refusal::NotAdjourned));
    assert_eq!(shown(strangers[1])[0].refusal, Some(Refusal::NotAPlayer));
    assert_eq!((shown(white).len(), shown(strangers[0]).len(), trail.left_off), (1_000, 100, 5));
    let moved = trail.lines.iter().find(|line| line.actor == white && line.event.is_some()).unwrap();
    assert_eq!(moved.channel, Some(Channel::Http), "however often the player was refused before");
    let unknown = table.instance.service.queue.trail(GameId(99), table.arbiter).unwrap().unwrap();
    assert!(unknown.lines.is_empty());
    // What the other one tried is not for an arbiter who plays.
    table.instance.execute("UPDATE player SET role = 'arbiter' WHERE name = 'Anna'").unwrap();
    assert!(table.instance.service.queue.trail(table.game, table.players.white).unwrap().is_none());
}

#[test]
fn who_may_do_what() {
    let table = Table::new();
    let dora = table.instance.player("Dora");
    let reason = || "because".to_owned();
    let adjudicate = || Request::act(Act::Adjudicate { outcome: Outcome::Draw }, reason());
    let white_as_arbiter = table.instance.add("Emil", Role::Arbiter).id;
    for (actor, command, refusal) in [
        (Actor::Player(dora), mv("e2e4"), Refusal::NotAPlayer),
        (Actor::Player(PlayerId(999)), mv("e2e4"), Refusal::NotAPlayer),
        (Actor::Player(table.players.white), adjudicate(), Refusal::NotAnArbiter),
        (Actor::Arbiter(dora), adjudicate(), Refusal::NotAnArbiter),
        (Actor::Arbiter(table.arbiter), mv("e2e4"), Refusal::NotAPlayer),
        (Actor::Player(table.players.white), Request::from(Command::FlagFall), Refusal::NotTheTimekeeper),
    ] {
        assert_eq!(table.submit(actor, command).refusal, Some(refusal), "{actor:?}");
    }
    // A player who tries an arbiter's act is no arbiter, and neither is an arbiter in a game of their own.
    let white = table.players.white;
    assert_eq!(table.submit(Actor::Arbiter(white), adjudicate()).refusal, Some(Refusal::NotAnArbiter));
    let without_reason = Request::from(Command::Act { act: Act::Adjourn });
    assert_eq!(
        table.submit(Actor::Arbiter(white), without_reason.clone()).refusal,
        Some(Refusal::NotAnArbiter)
    );
    table.instance.execute("UPDATE player SET role = 'arbiter' WHERE name = 'Anna'").unwrap();
    assert_eq!(table.submit(Actor::Arbiter(white), without_reason).refusal, Some(Refusal::BadReason));
    let trail = table.instance.service.queue.trail(table.game, table.arbiter).unwrap().unwrap();
    let roles: BTreeSet<_> = trail.lines.iter().map(|line| format!("{:?}", line.actor)).collect();
    for (actor, is_there) in [
        (Actor::Player(dora), true),
        (Actor::Arbiter(dora), false),
        (Actor::Player(white), true),
        (Actor::Arbiter(white), false),
        (Actor::Arbiter(table.arbiter), true),
    ] {
        assert_eq!(roles.contains(&format!("{actor:?}")), is_there, "{actor:?}: {roles:?}");
    }
    table.instance.execute("UPDATE player SET role = 'player' WHERE name = 'Anna'").unwrap();
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
    table.instance.verify();
}

#[test]
fn arbiter_who_plays_is_no_arbiter() {
    let mut table = Table::new();
    let carla = Actor::Arbiter(table.arbiter);
    table.game = table.instance.game(table.arbiter, ["Carla", "Boris"], Regulations::default());
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
        let table = Table::new();
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
        table.instance.verify();
    }
}

#[test]
fn messages_are_for_players_and_arbiters() {
    let table = Table::new();
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
        let messages = table.instance.service.records.messages(table.game, viewer).unwrap();
        assert_eq!(messages.len(), count);
        let pgn = table
            .instance
            .service
            .records
            .pgn(table.game, Some(viewer.into()), Sentence::sentence)
            .unwrap()
            .unwrap();
        assert_eq!(pgn.contains("Hello"), count > 0, "{pgn}");
    }
    let messages = table.instance.service.records.messages(table.game, table.players.black).unwrap();
    assert_eq!((messages[0].seq, messages[0].text.as_str()), (2, "Hello\nBoris"));
    assert!(!table.bodies().concat().contains("Hello"));
    table.instance.verify();
}

#[test]
fn tampering_with_record_is_found() {
    let table = Table::new();
    table.play("e2e4 e7e5");
    for sql in ["UPDATE event SET body = '{}'", "DELETE FROM event"] {
        assert!(table.instance.execute(sql).unwrap_err().contains("never changed"));
    }
    table.instance.verify();
    let tampered = [
        "UPDATE game SET state = replace(state, '\"ply\":2', '\"ply\":4')",
        "UPDATE game SET ply = 7",
        "UPDATE game SET due_at = due_at + 1",
        "DROP TRIGGER event_never_updated; UPDATE event SET body = replace(body, 'e2e4', 'd2d4') WHERE seq = 2",
    ];
    for sql in tampered {
        let table = Table::new();
        table.play("e2e4 e7e5");
        let on = if table.instance.is_on_postgres() { "updated ON event;" } else { "updated;" };
        table.instance.execute(&sql.replace("updated;", on)).unwrap();
        let faults = table.instance.service.ops.verify_all().unwrap().faults;
        assert_eq!(faults.len(), 1, "{sql}");
        assert_eq!(faults[0], table.instance.service.ops.verify(table.game).unwrap().unwrap());
    }
}

/// A key that names the request: what was done is not done again, and what was refused may be asked again. No key tells a
/// move that was refused, which may be sealed next.
#[test]
fn refusal_under_derived_key_is_rejudged() {
    let table = Table::new();
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

/// The figures under `/metrics`, on either database.
#[test]
fn totals_count_what_there_is() {
    let table = Table::new();
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
