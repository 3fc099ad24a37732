use domain::*;

use crate::table::*;

#[test]
fn games_end_on_the_board() {
    use Outcome::{BlackWins, Draw, WhiteWins};
    use Termination::{Checkmate, DeadPosition, Stalemate};
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let cases = [
        ("FIDE 5.1.1", start, "f3 e5 g4 Qh4", (BlackWins, Checkmate)),
        ("FIDE 5.1.1", start, "e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7", (WhiteWins, Checkmate)),
        ("FIDE 5.2.1", "7k/8/8/6Q1/8/8/8/K7 w - - 0 1", "Qg6", (Draw, Stalemate)),
        ("FIDE 5.2.2 K v K", "7k/8/8/8/8/8/1p6/K7 w - - 0 1", "Kxb2", (Draw, DeadPosition)),
        ("FIDE 5.2.2 K+B v K", "7k/8/8/8/8/8/1p6/K4B2 w - - 0 1", "Kxb2", (Draw, DeadPosition)),
        ("FIDE 5.2.2 K+N v K", "7k/8/8/8/8/8/1p6/K4N2 w - - 0 1", "Kxb2", (Draw, DeadPosition)),
        ("FIDE 5.2.2 wall", "4k3/8/6p1/p1p1p3/P1P1PpP1/5P2/6K1/8 b - - 0 1", "g5", (Draw, DeadPosition)),
        ("FIDE 9.6.2 mate first", "7k/8/6K1/8/8/8/8/R7 w - - 149 100", "Ra8", (WhiteWins, Checkmate)),
    ];
    for (article, fen, moves, expected) in cases {
        let mut table = Table::fen(fen);
        table.play(moves);
        assert_eq!(table.ended(), Some(expected), "{article}: {fen} {moves}");
        assert_eq!(table.game.clock.running, None);
        assert_eq!(table.refused(WHITE, Command::Resign), Refusal::GameOver);
    }
}

#[test]
fn movers_are_checked() {
    let mut table = Table::standard();
    assert_eq!(table.refused(BLACK, mv("e5")), Refusal::NotYourMove);
    assert_eq!(table.refused(STRANGER, mv("e4")), Refusal::NotAPlayer);
    assert_eq!(table.refused(ARBITER, mv("e4")), Refusal::NotAPlayer);
    assert_eq!(table.refused(Actor::Timekeeper, mv("e4")), Refusal::NotAPlayer);
    assert_eq!(table.refused(WHITE, mv("hello")), Refusal::NotAMove { text: "hello".into() });
    table.play("e4");
    assert_eq!(table.refused(WHITE, mv("d4")), Refusal::NotYourMove);
    table.play("e5");
    assert_eq!(table.game.ply, Ply(2));
}

#[test]
fn a_question_is_no_illegal_move() {
    let mut table = Table::fen("7k/P7/8/8/8/8/8/K1N3N1 w - - 0 1");
    assert!(matches!(table.act(WHITE, mv("Ne2")).refusal, Some(Refusal::AmbiguousMove { .. })));
    assert!(matches!(table.act(WHITE, mv("a8")).refusal, Some(Refusal::PromotionMissing { .. })));
    assert_eq!((table.game.illegal_moves.white, table.game.ambiguous_moves.white), (0, 2));
}

/// A message is for one position: repeated, it is recognised; late, it touches nothing.
#[test]
fn a_command_is_for_one_ply() {
    let mut table = Table::standard();
    table.play("e4 e5 Nf3 Nc6");
    let judge = |text: &str, ply| {
        decided(&table.game, WHITE, &mv(text), Some(Ply(ply)), Stamp::at(table.now)).refusal
    };
    let wrong = |expected| Some(Refusal::WrongPly { expected, current: 4 });
    assert_eq!(judge("Nf3", 2), Some(Refusal::AlreadyPlayed { ply: Ply(3) }));
    assert_eq!(judge("3. 7163", 2), Some(Refusal::AlreadyPlayed { ply: Ply(3) }), "in any notation");
    assert_eq!(judge("Nc3", 2), wrong(2));
    assert_eq!(judge("e4", 0), wrong(0), "before the last irreversible move");
    assert_eq!(judge("Bb5", 6), wrong(6));
    assert_eq!(judge("Bb5", u16::MAX), wrong(u16::MAX));
    assert_eq!(judge("Bb5", 4), None);
    let late = |command: Command| decided(&table.game, BLACK, &command, Some(Ply(3)), Stamp::at(table.now));
    for command in [Command::Resign, Command::SetConditionalMoves] {
        assert_eq!(late(command), Refusal::WrongPly { expected: 3, current: 4 }.into());
    }
    assert_eq!(late(Command::WithdrawConditionalMoves).refusal, None, "always possible");
}

#[test]
fn repeated_mating_move_is_recognised() {
    let mut table = Table::standard();
    table.play("f3 e5 g4 Qh4");
    let again = decided(&table.game, BLACK, &mv("Qh4#"), Some(Ply(3)), Stamp::at(table.now));
    assert_eq!(again, Refusal::AlreadyPlayed { ply: Ply(4) }.into());
}

/// FIDE 7.5, with the penalties of the regulations.
#[test]
fn illegal_moves_are_refused_and_counted() {
    let illegal_moves = IllegalMoveRules { opponent_gains_days: 2, loses_at: Some(3) };
    let regulations = Regulations { illegal_moves, ..Regulations::default() };
    let mut table = Table::with(Start::Standard, regulations.clone());
    for count in 1..=2 {
        let decision = table.act(WHITE, mv("e5"));
        let told = Counted { count, loses_at: 3 };
        assert!(
            matches!(decision.refusal, Some(Refusal::IllegalMove { counted: Some(counted), .. }) if counted == told),
            "nobody loses by a count that they were not told of: {:?}",
            decision.refusal
        );
        let gained = Span::days(2);
        assert_eq!(
            decision.events,
            [EventKind::IllegalMove { by: Color::White, ambiguous: false, count, gained }.at(table.now)]
        );
    }
    let mut other = table.clone();
    other.play("e4");
    assert_eq!(other.deadline() - other.now, Span::days(7 + 4), "the opponent's next limit");
    other.play("e5 d4");
    assert_eq!(other.deadline() - other.now, Span::days(7), "only the next");
    table.act(WHITE, mv("Ke2"));
    assert_eq!(table.ended(), Some((Outcome::BlackWins, Termination::IllegalMoves)));

    let mut lone_king = Table::ruled("7k/8/8/8/8/8/PPP5/K7 w - - 0 1", regulations);
    for _ in 0..3 {
        lone_king.act(WHITE, mv("Ka3"));
    }
    assert_eq!(lone_king.ended(), Some((Outcome::Draw, Termination::IllegalMoves)), "FIDE 7.5.5");
}

#[test]
fn by_default_illegal_moves_only_count() {
    let mut table = Table::standard();
    for _ in 0..150 {
        let decision = table.act(WHITE, mv("e5"));
        assert!(matches!(decision.refusal, Some(Refusal::IllegalMove { counted: None, .. })));
    }
    assert_eq!(
        (table.game.illegal_moves.white, table.events.len()),
        (100, 101),
        "the record does not fill up"
    );
    assert_eq!(table.ended(), None);
    table.play("e4");
    assert_eq!(table.deadline() - table.now, Span::days(7));
}

#[test]
fn impossible_games_do_not_start() {
    let judge = |command: Command| decide(None, WHITE, &Cause::new(command, Instant(0)), Instant(0)).refusal;
    let fen = |fen: &str| Start::Fen { fen: fen.into(), chess960: false };
    assert_eq!(judge(create(Start::Standard, Regulations::default())), None);
    let bad = [
        create(Start::Chess960 { number: 960 }, Regulations::default()),
        create(fen("not a fen"), Regulations::default()),
        create(fen("8/8/8/8/8/8/8/8 w - - 0 1"), Regulations::default()),
        create(fen("7k/8/8/8/8/8/8/K7 w - - 0 1"), Regulations::default()),
        create(fen("R6k/8/6K1/8/8/8/8/8 b - - 0 1"), Regulations::default()),
        create(fen("4k3/8/8/8/8/8/P7/4K3 w - - 150 200"), Regulations::default()),
        create(fen("4k3/8/8/8/8/8/P7/4K3 w - - 99999999999 200"), Regulations::default()),
        create(fen("4k3/8/8/8/8/8/P7/4K3 w - - 0 99999999999"), Regulations::default()),
        create(fen("4k3/8/8/8/8/8/P61/4K3 w - - 0 1"), Regulations::default()),
        create(fen("4k3/44/8/8/8/8/P7/4K3 w - - 0 1"), Regulations::default()),
        create(Start::Standard, Regulations::per_move(0)),
        create(Start::Standard, Regulations::per_move(61)),
    ];
    for command in bad {
        assert!(matches!(judge(command.clone()), Some(Refusal::BadStart { .. })), "{command:?}");
    }
    let nearly = || fen("4k3/8/8/8/8/8/P7/4K3 w - - 149 200");
    assert_eq!(judge(create(nearly(), Regulations::default())), None);
    let mut without = Regulations::default();
    without.draws.automatic = false;
    assert_eq!(judge(create(fen("4k3/8/8/8/8/8/P7/4K3 w - - 150 200"), without)), None);
    let mut later = Regulations::default();
    later.draws.claim_after_moves = 70;
    assert_eq!(judge(create(fen("4k3/8/8/8/8/8/P7/4K3 w - - 150 200"), later)), None);
    let alone = Command::Create {
        players: ByColor { white: PlayerId(1), black: PlayerId(1) },
        start: Start::Standard,
        regulations: Regulations::default(),
        tournament: String::new(),
        zones: ByColor::default(),
    };
    assert_eq!(judge(alone), Some(Refusal::SamePlayer));
    assert_eq!(judge(Command::Resign), Some(Refusal::NotAPlayer));
    let mut table = Table::standard();
    let again = table.refused(WHITE, create(Start::Standard, Regulations::default()));
    assert!(matches!(again, Refusal::BadStart { .. }));
}

/// FIDE Guidelines II: castling by moving the king onto the rook, in UCI and in the record.
#[test]
fn castling_in_chess960() {
    let mut table = Table::with(
        Start::Fen { fen: "1r3k1r/pppppppp/8/8/8/8/PPPPPPPP/1R3K1R w HBhb - 0 1".into(), chess960: true },
        Regulations::default(),
    );
    let events = table.done(WHITE, mv("O-O"));
    assert!(matches!(&events[0].kind, EventKind::Moved { uci, .. } if uci == "f1h1"), "{events:?}");
    table.play("0-0-0");
    assert_eq!(table.game.position.fen().split(' ').next(), Some("2kr3r/pppppppp/8/8/8/8/PPPPPPPP/1R3RK1"));
}

#[test]
fn impossible_record_is_refused() {
    let mut table = Table::standard();
    table.play("e4 e5 Nf3");
    let events = table.events.clone();
    assert_eq!(Game::fold(&events), Some(table.game.clone()));
    assert_eq!(Game::fold(&events[1..]), None, "no beginning");
    assert_eq!(Game::fold(&[&events[..2], &events[3..]].concat()), None, "a move missing");
    assert_eq!(Game::fold(&[&events[..], &events[3..]].concat()), None, "a move twice");
    assert_eq!(Game::fold(&[&events[..], &events[..1]].concat()), None, "two beginnings");
    assert_eq!(Game::fold(&[]), None);
    let early = Event { at: Instant(0), ..events[3].clone() };
    assert_eq!(Game::fold(&[&events[..3], &[early]].concat()), None, "back in time");
    table.done(BLACK, Command::Resign);
    assert_eq!(table.ended(), Some((Outcome::WhiteWins, Termination::Resignation)));
    let said = EventKind::Said { by: Color::White, message: Digest([0; 32]) }.at(table.now);
    assert_eq!(Game::evolve(Some(table.game), &said), None, "after the end");
}

/// Only where regulations switch the automatic draws off: the record stays bounded.
#[test]
fn game_without_automatic_draws_is_bounded() {
    let mut regulations = Regulations::default();
    regulations.draws.automatic = false;
    let mut table = Table::with(Start::Standard, regulations);
    for _ in 0..250 {
        table.play("g1f3 g8f6 f3g1 f6g8");
    }
    assert_eq!(table.refused(WHITE, mv("g1f3")), Refusal::RecordFull);
    let claim = Command::Claim {
        basis: ClaimBasis::FiftyMoves,
        announced: Some(MoveText::from("Nf3")),
        probed: None,
    };
    table.done(WHITE, claim);
    assert_eq!(table.ended(), Some((Outcome::Draw, Termination::FiftyMoves)));
}

#[test]
fn first_illegal_move_can_lose() {
    for (loses_at, sound) in [(None, true), (Some(1), true), (Some(0), false)] {
        let rules = IllegalMoveRules { loses_at, ..IllegalMoveRules::default() };
        for change in [
            |regulations: &mut Regulations, rules| regulations.illegal_moves = rules,
            |regulations: &mut Regulations, rules| regulations.ambiguous_moves = rules,
        ] {
            let mut regulations = Regulations::default();
            change(&mut regulations, rules.clone());
            assert_eq!(regulations.check(), if sound { Ok(()) } else { Err(RegulationsError::LosesAt) });
        }
    }
}

/// A record whose plies do not count up is broken.
#[test]
fn wrong_ply_cannot_follow() {
    let mut table = Table::standard();
    table.play("e4 e5");
    let before = table.game.clone();
    let right = table.done(WHITE, mv("Nf3")).remove(0);
    for number in 0..=u16::from(u8::MAX) {
        let mut event = right.clone();
        let EventKind::Moved { ply, .. } = &mut event.kind else { panic!("{event:?}") };
        *ply = Ply(number);
        let after = Game::evolve(Some(before.clone()), &event);
        assert_eq!(after.is_some(), number == 3, "ply {number}");
        let folded = Game::fold(table.events[..table.events.len() - 1].iter().chain([&event]));
        assert_eq!(folded.is_some(), number == 3, "ply {number}");
    }
}
