//! Sealed moves at rest and in the vault.

use super::*;

/// The notations of a sealed and of a refused move in the files of an instance.
fn written_of_sealed_move() -> BTreeSet<String> {
    let table = Table::new();
    table.play("e2e4 e7e5 d2d4 d7d6");
    let (white, black) = (Actor::Player(table.players.white), Actor::Player(table.players.black));
    table.submit(Actor::Arbiter(table.arbiter), Request::act(domain::Act::Adjourn, "Late."));
    let illegal = table.submit(white, Request::seal("Qh7", false));
    assert!(matches!(illegal.refusal, Some(Refusal::NotSealable { .. })));
    let command = Request::seal("f1b5", false);
    let submission = table.submission(white, command);
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
    table.instance.verify();
    let text = |place: String| place.rsplit(": ").next().map(str::to_owned);
    found.into_iter().filter_map(text).collect()
}

#[test]
fn sealed_move_is_never_in_clear() {
    let found = written_of_sealed_move();
    // Random bytes contain three letters by chance now and then; what is written is there each time.
    if !found.is_empty() {
        let again = written_of_sealed_move();
        assert!(found.is_disjoint(&again), "{found:?}, {again:?}");
    }
}

/// Each reason tells something of the move: that it promotes, that two pieces can make it, that a draw is offered.
#[test]
fn record_withholds_reasons_about_sealed_moves() {
    let table = Table::new();
    let regulations = Regulations {
        draws: domain::DrawRules { no_draw_before: 30, ..Default::default() },
        ..Default::default()
    };
    let game = table.instance.game(table.arbiter, ["Anna", "Boris"], regulations);
    let table = Table { game, ..table };
    let white = Actor::Player(table.players.white);
    table.submit(Actor::Arbiter(table.arbiter), Request::act(domain::Act::Adjourn, "Late."));
    let mut told = BTreeSet::new();
    for request in [
        Request::seal("Qh7", false),
        Request::draft("Qh7", false),
        Request::seal("something", false),
        Request::seal("e2e4", true),
    ] {
        let submission = table.submission(white, request);
        let refused = table.instance.service.games.submit(submission.clone()).unwrap();
        told.insert(refused.refusal.unwrap().sentence());
        let again = table.instance.service.games.submit(submission).unwrap();
        assert_eq!(
            again.refusal,
            Some(Refusal::NotSealable { why: sealing::NotSealable::Withheld }),
            "even to its sender"
        );
    }
    assert_eq!(told.len(), 3, "the player learns what is wrong: {told:?}");
    let trail = table.instance.service.queue.trail(table.game, table.arbiter).unwrap().unwrap();
    let refused: Vec<_> = trail.lines.into_iter().filter_map(|line| line.refusal).collect();
    assert_eq!(refused, vec![Refusal::NotSealable { why: sealing::NotSealable::Withheld }; 4]);
    // What tells nothing of a move is no secret.
    let submission = table.submission(white, Request::seal("", true));
    for _ in 0..2 {
        let refused = table.instance.service.games.submit(submission.clone()).unwrap();
        assert_eq!(refused.refusal, Some(Refusal::NoDraft));
    }
}

/// With a digest under a key of the service its holder could find the legal move. With the key of a run a reader of the
/// process memory could. Nothing distinguishes the moves.
#[test]
fn key_seals_one_undisclosed_move() {
    let table = Table::new();
    let white = Actor::Player(table.players.white);
    table.submit(Actor::Arbiter(table.arbiter), Request::act(domain::Act::Adjourn, "Late."));
    let seal = |text: &str| Request::seal(text, false);
    let draft = |text: &str| Request::draft(text, false);
    let claim = |text: &str| Request::claim(ClaimBasis::FiftyMoves, Some(text.into()));
    for [command, another] in [
        [mv("e2e4"), mv("d2d4")],
        [claim("e2e4"), claim("d2d4")],
        [draft("e2e4"), draft("d2d4")],
        [seal("e2e4"), seal("d2d4")],
        // The sealed move again, to the wrong entry point.
        [mv("e2e4"), mv("d2d4")],
    ] {
        let submission = table.submission(white, command);
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
        table.instance.service.records.closed_envelope(table.game, envelope.commitment).unwrap().unwrap();
    let first = table.game;
    let command = LobbyCommand::Create {
        white: "Boris".into(),
        black: "Anna".into(),
        start: StartChoice::default(),
        regulations: Regulations::default(),
        tournament: String::new(),
    };
    let arranged = lobby_request(&table.instance, Actor::Arbiter(table.arbiter), "copy", command);
    table.game = table.instance.service.lobby.arrange(arranged).unwrap().game.unwrap();
    table.submit(Actor::Arbiter(table.arbiter), Request::act(domain::Act::Adjourn, "Late."));
    let ciphertext = String::from_utf8(closed).unwrap();
    let copied = table.submit(
        black,
        Request::from(Unresolved::SealOwn { commitment: envelope.commitment, ciphertext, draft: false }),
    );
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
    table.instance.verify();
    // The original is what it was.
    table.game = first;
    table.submit(black, Request::from(Command::Resume { envelope: None }));
    assert_eq!(table.state().ply, Ply(1));
}
