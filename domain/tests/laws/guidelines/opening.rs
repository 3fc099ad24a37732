//! I.7, I.8 and I.12: opening an envelope, its meaning, and lost envelopes.

use messages::Sentence;

use super::*;

#[test]
fn i_7_opening_needs_the_replier() {
    let (mut table, text) = adjourned(check_in());
    table.done(WHITE, RESUME);
    let due = resume_at(&table);
    let decision = at(&mut table, due, Actor::Timekeeper, opened(&text));
    assert!(matches!(decision.events[..], [Event { kind: EventKind::Resumed, .. }]), "{decision:?}");
    assert_eq!(table.game.state(), State::ReplierAbsent);
    assert_eq!(table.refused(WHITE, shown(&text)), Refusal::NotToBeOpened);
    // An arbiter may, with a reason (mapping 7.2).
    assert_eq!(table.clone().refused(ARBITER, shown(&text)), Refusal::BadReason);
    let events = table.clone().done(ARBITER, shown_early(&text));
    assert!(matches!(&events[0].kind, EventKind::Opened { by: Some(PlayerId(9)), reason: Some(_), .. }));
    let events = table.done(BLACK, opened(&text));
    let [
        Event { kind: EventKind::ResumptionRequested { .. }, .. },
        Event { kind: EventKind::Opened { present, by: None, .. }, .. },
    ] = &events[..]
    else {
        panic!("{events:?}")
    };
    assert_eq!(*present, ByColor { white: true, black: true });
}

#[test]
fn i_7_both_players_resume_early() {
    let (mut table, text) = adjourned(check_in());
    assert!(matches!(
        table.done(BLACK, opened(&text))[..],
        [Event { kind: EventKind::ResumptionRequested { .. }, .. }]
    ));
    assert_eq!(table.game.state(), State::Waiting);
    assert_eq!(table.refused(BLACK, opened(&text)), Refusal::AlreadyRequested);
    table.done(WHITE, opened(&text));
    assert_eq!(table.game.state(), State::Playing);
    assert_eq!(table.game.session.absent, None);
}

#[test]
fn i_7_late_opening_by_arbiters_is_free() {
    let (mut table, text) = held(with_arbiters());
    let events = table.done(BLACK, RESUME);
    assert!(
        matches!(
            events[..],
            [
                Event { kind: EventKind::ResumptionRequested { .. }, .. },
                Event { kind: EventKind::Resumed, .. }
            ]
        ),
        "{events:?}"
    );
    assert_eq!((table.game.state(), table.game.clock.running), (State::Due, None));
    assert_eq!(table.refused(ARBITER, RESUME), Refusal::ArbitersHoldIt);
    assert_eq!(table.refused(BLACK, shown(&text)), Refusal::NotAnArbiter);
    table.now = table.now + Span::days(9);
    assert!(matches!(
        table.refused(ARBITER, shown(&text.replace("Nf3", "Nc3"))),
        Refusal::CommitmentMismatch { .. }
    ));
    let events = table.done(ARBITER, shown(&text));
    assert!(
        matches!(&events[0].kind, EventKind::Opened { by: Some(PlayerId(9)), envelope, .. } if *envelope == text)
    );
    assert_eq!(running(&table).since, table.now);
    table.play("d5");
    assert_eq!(table.game.clock.used.black, Span(1000));
}

#[test]
fn i_7_early_opening_can_require_two_arbiters() {
    let regulations = rules(|adjournment| {
        adjournment.arbiters = vec![PlayerId(9), PlayerId(8)];
        adjournment.needed_early = 2;
    });
    let (mut table, text) = held(regulations);
    let approve = Command::ApproveEarlyOpening;
    let second = |approved_by_you| Refusal::SecondArbiterNeeded { approved_by_you };
    assert_eq!(table.refused(ARBITER, shown_early(&text)), second(None));
    assert_eq!(table.refused(BLACK, approve.clone()), Refusal::NotAnArbiter);
    table.done(ARBITER, approve.clone());
    assert_eq!(table.refused(ARBITER, shown_early(&text)), second(Some(true)), "the arbiter is one");
    // Only the opening is left.
    assert_eq!(table.refused(ARBITER, approve.clone()), second(Some(true)));
    assert_eq!(table.refused(OTHER_ARBITER, approve), second(Some(false)));
    assert!(second(Some(true)).sentence().ends_with("another one opens it now."));
    assert!(second(Some(false)).sentence().ends_with("you open it now."));
    let events = table.done(OTHER_ARBITER, shown_early(&text));
    let EventKind::Opened { by, with, .. } = &events[0].kind else { panic!() };
    assert_eq!((*by, *with), (Some(PlayerId(8)), Some(PlayerId(9))));
    // The same holds for envelopes of the service.
    let regulations = rules(|adjournment| adjournment.needed_early = 2);
    let (mut table, text) = adjourned(regulations);
    assert_eq!(table.refused(ARBITER, opened(&text)), second(None));
    // When it is due, one arbiter is enough.
    let due = resume_at(&table);
    assert!(at(&mut table, due, ARBITER, opened(&text)).refusal.is_none());
}

/// An arbiter's word that the envelope is lost does not make it due.
#[test]
fn i_7_missing_envelope_is_opened_by_two() {
    let two = || rules(|adjournment| adjournment.needed_early = 2);
    let with_holders = || {
        let mut regulations = two();
        regulations.adjournment.arbiters = vec![PlayerId(9), PlayerId(8)];
        regulations
    };
    for ((mut table, text), is_held) in [(held(with_holders()), true), (adjourned(two()), false)] {
        let open = || if is_held { shown_early(&text) } else { Asked::from(opened(&text)) };
        table.done(ARBITER, missing());
        assert_eq!(
            table.refused(ARBITER, open()),
            Refusal::SecondArbiterNeeded { approved_by_you: None },
            "one arbiter alone"
        );
        let mut due = table.clone();
        let resume_at = resume_at(&due);
        assert!(at(&mut due, resume_at, ARBITER, open()).refusal.is_none());
        table.done(ARBITER, Command::ApproveEarlyOpening);
        table.done(OTHER_ARBITER, open());
        check_record(&table);
    }
}

#[test]
fn i_7_early_opening_needs_a_reason() {
    let (mut table, text) = adjourned(rules(|adjournment| adjournment.needed_early = 1));
    let resume_at = resume_at(&table);
    assert_eq!(table.refused(ARBITER, opened(&text)), Refusal::ApprovalNeeded { resume_at });
    table.done(ARBITER, Command::ApproveEarlyOpening);
    let events = table.done(ARBITER, opened(&text));
    assert!(
        matches!(&events[0].kind, EventKind::Opened { by: Some(PlayerId(9)), with: None, .. }),
        "{events:?}"
    );
}

/// White encrypted this in a position in which both knights go to e2. Returns the end of the game: with a pawn against
/// them White loses; the bare king could never mate, and draws (6.9).
fn sealed_himself(written: &str, uci: &str) -> OpenVerdict {
    let (knights, bare) = ("7k/p7/8/8/8/8/8/K1N3N1 w - - 0 1", "7k/8/8/8/8/8/P7/K1N3N1 w - - 0 1");
    let [judged, again] =
        [(knights, Outcome::BlackWins), (bare, Outcome::Draw)].map(|(position, outcome)| {
            let mut table = Table::fen(position);
            table.done(ARBITER, order());
            let text = text_with(&table, "Kb2", |envelope| {
                envelope.written = written.into();
                envelope.uci = uci.into();
            });
            table.done(WHITE, own(&text));
            let events = table.done(BLACK, opened(&text));
            assert_eq!(table.ended(), Some((outcome, Termination::SealedMove)), "{written}");
            let Some(Event { kind: EventKind::Opened { verdict, .. }, .. }) = events.into_iter().next()
            else {
                panic!("{written}")
            };
            verdict
        });
    assert_eq!(judged, again, "{written}");
    judged
}

#[test]
fn i_8_1_an_ambiguous_sealed_move_loses() {
    let readings = vec!["c1e2".into(), "g1e2".into()];
    assert_eq!(sealed_himself("Ne2", ""), OpenVerdict::Ambiguous { readings, draw_offer: false });
}

#[test]
fn i_8_2_unreadable_sealed_move_loses() {
    assert_eq!(sealed_himself("scribble", ""), OpenVerdict::Illegal);
}

#[test]
fn i_8_3_an_illegal_sealed_move_loses() {
    for (written, uci) in [("Nd4", ""), ("Nh8", ""), ("Nb3", "c1c8")] {
        assert_eq!(sealed_himself(written, uci), OpenVerdict::Illegal, "{written}");
    }
}

#[test]
fn i_8_2_text_without_envelope_loses() {
    let elsewhere = text(&Table::fen("7k/p7/8/8/8/8/8/K1N3N1 w - - 0 1"), "Kb2");
    for text in ["Nf3", "", "\u{0}\n", elsewhere.as_str()] {
        let mut table = Table::standard();
        table.done(ARBITER, order());
        table.done(WHITE, own(text));
        table.done(BLACK, opened(text));
        assert_eq!(table.ended(), Some((Outcome::BlackWins, Termination::SealedMove)), "{text:?}");
    }
}

/// A player who encrypts an envelope takes the position from some program, whatever its spelling of the FEN.
#[test]
fn i_8_2_fen_spelling_does_not_matter() {
    let board = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";
    let spelled = |rest: &str| {
        let mut table = Table::standard();
        table.play("e4");
        table.done(ARBITER, order());
        let text = text_with(&table, "e5", |envelope| envelope.fen = format!("{board} {rest}"));
        table.done(BLACK, own(&text));
        table.done(WHITE, opened(&text));
        table
    };
    for rest in ["b KQkq - 0 1", "b KQkq e3 0 1", "b KQkq -", "b KQkq - 7 9", "b HAha - 0 1"] {
        let table = spelled(rest);
        assert_eq!(table.events.last().unwrap().played(), Some("e7e5"), "{rest}");
    }
    for rest in ["b KQk - 0 1", "w KQkq - 0 1", "b KQkq x"] {
        assert_eq!(
            spelled(rest).ended(),
            Some((Outcome::WhiteWins, Termination::SealedMove)),
            "another position: {rest}"
        );
    }
}

/// Both parts of a closed envelope are public: a copy of it, sealed in another game, must not open the original.
#[test]
fn copied_envelope_loses_and_stays_hidden() {
    let secret = text_with(&Table::standard(), "Nf3", |envelope| envelope.game = GameId(41));
    for by_arbiter in [false, true] {
        let mut table = if by_arbiter {
            let mut table = Table::with(Start::Standard, with_arbiters());
            table.done(ARBITER, order());
            let holders = Holders::Arbiters { arbiters: vec![PlayerId(9)], needed: 1 };
            let copy = Envelope { strict: true, holders, ..closed(&secret) };
            table.done(WHITE, Command::Seal { envelope: Some(copy) });
            table
        } else {
            let mut table = Table::standard();
            table.done(ARBITER, order());
            table.done(WHITE, own(&secret));
            table
        };
        let events = if by_arbiter {
            table.done(BLACK, RESUME);
            table.done(ARBITER, shown(&secret))
        } else {
            table.done(BLACK, opened(&secret))
        };
        let EventKind::Opened { envelope, verdict, .. } = &events[0].kind else { panic!("{events:?}") };
        assert_eq!((envelope.as_str(), verdict), ("", &OpenVerdict::Illegal));
        assert_eq!(table.ended(), Some((Outcome::BlackWins, Termination::SealedMove)));
        let record = format!("{:?}", table.events);
        assert!(!record.contains("Nf3") && !record.contains("g1f3"), "{record}");
    }
}

#[test]
fn i_8_understood_move_is_played() {
    let mut table = Table::fen("7k/p7/8/8/8/8/8/K1N3N1 w - - 0 1");
    table.done(ARBITER, order());
    let text = text_with(&table, "Nce2", |envelope| envelope.written = "Se2".into());
    table.done(WHITE, seal(&text));
    table.done(BLACK, opened(&text));
    assert_eq!(table.events.last().unwrap().played(), Some("c1e2"));
}

/// A game in which Black chooses between two readings of a sealed move.
fn choosing(draw_offer: bool) -> Table {
    let regulations = rules(|adjournment| adjournment.ambiguous = AmbiguousSealed::OpponentChooses);
    let mut table = Table::ruled("7k/p7/8/8/8/8/8/K1N3N1 w - - 0 1", regulations);
    table.done(ARBITER, order());
    let text = text_with(&table, "Kb2", |envelope| {
        envelope.written = "Ne2".into();
        envelope.uci.clear();
        envelope.draw_offer = draw_offer;
    });
    table.done(WHITE, own(&text));
    table.done(BLACK, opened(&text));
    assert_eq!(table.game.state(), State::Choosing);
    table
}

#[test]
fn i_8_us_policy_opponent_chooses() {
    let mut table = choosing(false);
    assert_eq!(running(&table).side, Color::Black);
    let choose = |text: &str| Command::ChooseReading { m: text.into() };
    assert_eq!(table.refused(WHITE, choose("Nge2")), Refusal::NotYourMove);
    for no in ["Kb2", "Ne2", "what"] {
        assert_eq!(table.refused(BLACK, choose(no)), Refusal::NotAReading, "{no}");
    }
    let started = running(&table);
    let mut late = table.clone();
    at(&mut late, started.deadline + Span(1), Actor::Timekeeper, Command::FlagFall);
    assert_eq!(late.ended(), Some((Outcome::WhiteWins, Termination::TimeLimitExceeded)));
    table.done(BLACK, choose("Nge2"));
    assert_eq!((table.events.last().unwrap().played(), table.game.ply), (Some("g1e2"), Ply(1)));
    assert_eq!(running(&table), started, "on their own clock");
    table.play("a6");
    assert_eq!(table.refused(BLACK, choose("Nge2")), Refusal::NotAReading);
    check_record(&table);
}

/// FIDE 9.1.2.1: an offer made with a move stands, whichever move it turns out to be.
#[test]
fn offer_stands_with_the_chosen_reading() {
    for offers in [true, false] {
        let mut table = choosing(offers);
        assert_eq!(table.game.draw_offer, None, "before the move is on the board");
        table.done(BLACK, Command::ChooseReading { m: "Nge2".into() });
        assert_eq!(table.game.draw_offer.map(|offer| offer.by), offers.then_some(Color::White));
        let pgn = pgn::write(&table.events, &pgn::Options::default(), |_| None).unwrap();
        assert_eq!(pgn.contains("offers a draw"), offers, "{pgn}");
        check_record(&table);
        if offers {
            table.done(BLACK, Command::AcceptDraw);
            assert_eq!(table.ended(), Some((Outcome::Draw, Termination::Agreement)));
        }
    }
}

/// An earlier version dropped the offer, and its events do not name it.
#[test]
fn earlier_ambiguous_openings_offer_no_draw() {
    let mut table = choosing(true);
    table.done(BLACK, Command::ChooseReading { m: "Nge2".into() });
    let written = serde_json::to_string(&table.events).unwrap();
    let earlier = written.replace(r#","draw_offer":true"#, "");
    assert_eq!(written.len() - earlier.len(), 2 * r#","draw_offer":true"#.len(), "{written}");
    let folded = Game::fold(&serde_json::from_str::<Vec<Event>>(&earlier).unwrap()).unwrap();
    assert_eq!(folded, Game { draw_offer: None, last_offer: ByColor::default(), ..table.game });
}

#[test]
fn i_12_1_only_the_sealed_text_counts() {
    let (mut table, text) = held(with_arbiters());
    let missing = Command::DeclareMissing;
    assert_eq!(table.refused(BLACK, missing.clone()), Refusal::NotAnArbiter);
    assert_eq!(table.refused(WHITE, shown(&text)), Refusal::NotToBeOpened, "not before");
    table.done(ARBITER, missing.clone());
    assert_eq!(table.refused(ARBITER, missing), Refusal::AlreadyAcknowledged);
    assert_eq!(
        (table.game.state(), table.game.clock.running),
        (State::Missing, None),
        "the sealer may not have it"
    );
    assert_eq!(table.game.due_at(), None, "no one loses by waiting");
    let draw = Command::Act { act: Act::Adjudicate { outcome: Outcome::Draw } };
    table.clone().done(ARBITER, draw);
    let better = text_with(&Table::standard(), "e4", |_| {});
    assert_eq!(table.refused(WHITE, shown(&better)), Refusal::CommitmentMismatch { sealed_by: Color::White });
    table.done(WHITE, shown(&text));
    assert_eq!((table.game.state(), table.events.last().unwrap().played()), (State::Playing, Some("g1f3")));
    check_record(&table);
}

/// The position is part of the record: it can always be set up again, so no game is annulled for want of it.
#[test]
fn i_12_2_adjourned_position_is_recorded() {
    let mut table = Table::standard();
    table.play("e4 e5 Nf3 Nc6 Bb5");
    table.done(ARBITER, order());
    let text = text(&table, "a6");
    table.done(BLACK, seal(&text));
    let Some(Event { kind: EventKind::Sealed { face, .. }, .. }) = table.events.last() else { panic!() };
    assert_eq!(Game::fold(&table.events).unwrap().position.fen(), face.fen);
}

#[test]
fn i_12_1_sealers_clock_runs_when_due() {
    let periods = TimeControl::fischer(Span::days(30), Span::ZERO, None);
    for control in [TimeControl::PerMove { days: 3 }, periods] {
        let (mut table, text) = unopened(Regulations {
            time_control: control,
            ..rules(|adjournment| adjournment.check_in = true)
        });
        let (due, used) = (resume_at(&table), table.game.clock.used.white);
        table.done(ARBITER, missing());
        assert_eq!((running(&table).side, running(&table).since), (Color::White, due));
        let mut silent = table.clone();
        let flag = running(&silent).deadline + Span(1);
        at(&mut silent, flag, Actor::Timekeeper, Command::FlagFall);
        assert_eq!(silent.ended(), Some((Outcome::BlackWins, Termination::TimeLimitExceeded)));
        let left = table.game.clock.sides.white.left;
        at(&mut table, due + Span::days(1), WHITE, shown(&text));
        assert_eq!(table.game.clock.used.white, used + Span::days(1));
        if left > Span::ZERO {
            assert_eq!(table.game.clock.sides.white.left, left - Span::days(1));
        }
        assert_eq!((running(&table).side, running(&table).since), (Color::Black, due + Span::days(1)));
        check_record(&table);
    }
}

#[test]
fn i_12_1_clocks_and_lateness_are_kept() {
    let late = Regulations { time_control: TimeControl::PerMove { days: 20 }, ..check_in() };
    // The replier had been absent for 20 hours.
    for opens in [false, true] {
        let (mut table, text) = if opens { adjourned(late.clone()) } else { unopened(late.clone()) };
        let due = resume_at(&table);
        table.done(WHITE, RESUME);
        at(&mut table, due, Actor::Timekeeper, RESUME);
        let found = due + Span::hours(20);
        at(&mut table, found, ARBITER, missing());
        let shown_at = found + Span::days(2);
        at(&mut table, shown_at, WHITE, shown(&text));
        assert_eq!((table.game.state(), running(&table).side), (State::Playing, Color::Black));
        assert_eq!(running(&table).deadline, shown_at + Span::days(20) - Span::hours(20));
        check_record(&table);
    }
    // The player came after the default time.
    let mut rules = late;
    rules.adjournment.arbiters = vec![PlayerId(9), PlayerId(8)];
    let (mut table, text) = held(rules);
    let due = resume_at(&table);
    table.done(WHITE, RESUME);
    at(&mut table, due, Actor::Timekeeper, RESUME);
    at(&mut table, due + Span::days(5) + Span(1), Actor::Timekeeper, RESUME);
    assert_eq!(table.game.state(), State::Late);
    table.done(ARBITER, missing());
    table.done(WHITE, shown(&text));
    assert_eq!(table.ended(), Some((Outcome::WhiteWins, Termination::Forfeit)));
}

#[test]
fn i_10_absent_encrypting_sealer_loses() {
    let (table, _) = unopened(awaited());
    let due = resume_at(&table);
    for actor in [Actor::Timekeeper, WHITE] {
        let mut table = table.clone();
        table.done(BLACK, RESUME);
        at(&mut table, due, Actor::Timekeeper, opened("not what was sealed"));
        assert_eq!(table.game.state(), State::Missing);
        assert_eq!(table.game.due_at(), Some(due + Span::days(2)));
        at(&mut table, due + Span::days(2) + Span(1), actor, RESUME);
        assert_eq!(table.ended(), Some((Outcome::BlackWins, Termination::Forfeit)));
        check_record(&table);
    }
}

/// A player who has come late before has lost by that: only the sealer can still come.
#[test]
fn i_10_missing_envelope_awaits_the_sealer() {
    let (mut table, _) = unopened(check_in());
    let due = resume_at(&table);
    at(&mut table, due, Actor::Timekeeper, RESUME);
    assert_eq!(
        table.game.default_ahead().map(|(_, absent)| (absent.white, absent.black)),
        Some((true, true))
    );
    at(&mut table, due + Span::days(3) + Span(1), Actor::Timekeeper, opened("not what was sealed"));
    assert_eq!(table.game.state(), State::Missing);
    assert_eq!(
        table.game.default_ahead().map(|(_, absent)| (absent.white, absent.black)),
        Some((true, false))
    );
}

/// The opponent who is there chooses among readings (US Chess). Against an opponent who came too late the sealed move is
/// ambiguous, and loses (I.8.1, I.10).
#[test]
fn i_8_1_late_opponent_chooses_nothing() {
    for policy in [AmbiguousSealed::Loses, AmbiguousSealed::OpponentChooses] {
        for late in [false, true] {
            let regulations = rules(|adjournment| {
                adjournment.ambiguous = policy;
                adjournment.check_in = true;
                adjournment.arbiters = vec![PlayerId(9), PlayerId(8)];
            });
            let mut table = Table::ruled("7k/p7/8/8/8/8/8/K1N3N1 w - - 0 1", regulations);
            table.done(ARBITER, order());
            let text = text_with(&table, "Kb2", |envelope| {
                envelope.written = "Ne2".into();
                envelope.uci.clear();
            });
            let holders = Holders::Arbiters { arbiters: vec![PlayerId(9), PlayerId(8)], needed: 1 };
            let envelope = Envelope { strict: true, holders, ..closed(&text) };
            table.done(WHITE, Command::Seal { envelope: Some(envelope) });
            let due = resume_at(&table);
            at(&mut table, due, Actor::Timekeeper, RESUME);
            let came = if late { Span::days(3) + Span(1) } else { Span::days(3) };
            at(&mut table, due + came, BLACK, RESUME);
            assert_eq!(table.game.state(), if late { State::Late } else { State::Due });
            table.done(ARBITER, missing());
            table.done(WHITE, shown(&text));
            if late || policy != AmbiguousSealed::OpponentChooses {
                assert_eq!(table.ended(), Some((Outcome::BlackWins, Termination::SealedMove)), "{policy:?}");
            } else {
                assert_eq!((table.game.state(), table.ended()), (State::Choosing, None));
            }
            check_record(&table);
        }
    }
}
