use domain::*;

use crate::table::*;

const AGREED: Option<(Outcome, Termination)> = Some((Outcome::Draw, Termination::Agreement));

/// FIDE 9.1.2: made with a move, it stands until it is accepted, declined in words or declined by moving.
#[test]
fn offer_stands_until_answered() {
    let mut table = Table::standard();
    assert_eq!(table.refused(BLACK, Command::AcceptDraw), Refusal::NoDrawOffer);
    assert_eq!(table.refused(WHITE, Command::OfferDraw), Refusal::OfferWithMove);
    table.done(WHITE, mv_offer("e4"));
    assert_eq!(table.game.draw_offer, Some(DrawOffer { by: Color::White, ply: Ply(1) }));
    assert_eq!(table.refused(WHITE, Command::AcceptDraw), Refusal::NoDrawOffer, "one's own");
    assert_eq!(table.refused(WHITE, Command::DeclineDraw), Refusal::NoDrawOffer);

    let mut accepted = table.clone();
    accepted.done(BLACK, Command::AcceptDraw);
    assert_eq!(accepted.ended(), AGREED);

    let mut declined = table.clone();
    declined.done(BLACK, Command::DeclineDraw);
    assert_eq!(declined.refused(BLACK, Command::AcceptDraw), Refusal::NoDrawOffer);

    let mut moved = table.clone();
    moved.play("e5");
    assert_eq!(moved.game.draw_offer, None);

    let mut countered = table;
    countered.done(BLACK, mv_offer("e5"));
    assert_eq!(countered.game.draw_offer, Some(DrawOffer { by: Color::Black, ply: Ply(2) }));
    countered.done(WHITE, Command::AcceptDraw);
    assert_eq!(countered.ended(), AGREED);
}

/// FIDE 9.1.1.
#[test]
fn no_draw_before_the_regulated_move() {
    let mut regulations = Regulations::default();
    regulations.draws.no_draw_before = 2;
    let mut table = Table::with(Start::Standard, regulations);
    let early = Some(Refusal::DrawTooEarly { move_number: 2 });
    for text in ["e4", "e5", "Nf3"] {
        let decision = table.act(table.on_move(), mv_offer(text));
        assert_eq!(decision.refusal, early, "{text}");
        assert!(
            matches!(decision.events[..], [Event { kind: EventKind::Moved { draw_offer: false, .. }, .. }]),
            "the move stands"
        );
        assert_eq!(table.game.draw_offer, None);
    }
    table.done(BLACK, mv_offer("Nc6"));
    table.done(WHITE, Command::AcceptDraw);
    assert_eq!(table.ended(), AGREED);
}

#[test]
fn wrong_claim_bypasses_no_regulation() {
    let mut regulations = Regulations::default();
    regulations.draws.no_draw_before = 40;
    let mut table = Table::with(Start::Standard, regulations);
    table.act(WHITE, claim(ClaimBasis::FiftyMoves, None));
    assert_eq!(table.refused(BLACK, Command::AcceptDraw), Refusal::DrawTooEarly { move_number: 40 });
}

/// FIDE 9.2.2: the position is on the board for the third time.
#[test]
fn threefold_on_the_position() {
    let basis = ClaimBasis::ThreefoldRepetition;
    let mut table = Table::standard();
    table.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    assert_eq!(table.refused(WHITE, claim(basis, None)), Refusal::NotYourMove);
    table.play("Ng8");
    let events = table.done(WHITE, claim(basis, None));
    assert!(matches!(events[0].kind, EventKind::ClaimUpheld { by: Color::White, announced: None, .. }));
    assert_eq!(table.ended(), Some((Outcome::Draw, Termination::ThreefoldRepetition)));
}

/// FIDE 9.2.1: the announced move will make it appear; it is not played.
#[test]
fn threefold_with_an_announced_move() {
    let mut table = Table::standard();
    table.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    let events = table.done(BLACK, claim(ClaimBasis::ThreefoldRepetition, Some("Ng8")));
    assert!(matches!(&events[0].kind, EventKind::ClaimUpheld { announced: Some(uci), .. } if uci == "f6g8"));
    assert_eq!(table.game.ply, Ply(7));
    assert_eq!(table.ended(), Some((Outcome::Draw, Termination::ThreefoldRepetition)));
}

/// FIDE 9.5.3: the opponent gains time, the announced move must be played, the claim stays an offer.
#[test]
fn a_wrong_claim_costs() {
    let mut table = Table::standard();
    table.play("Nf3 Nf6");
    let decision = table.act(WHITE, claim(ClaimBasis::ThreefoldRepetition, Some("Ng1")));
    assert!(matches!(decision.refusal, Some(Refusal::ClaimNotCorrect { .. })));
    assert!(
        matches!(
            &decision.events[..],
            [
                Event { kind: EventKind::ClaimRejected { by: Color::White, gained, .. }, .. },
                Event { kind: EventKind::Moved { uci, draw_offer: true, .. }, .. }
            ] if uci == "f3g1" && *gained == Span::days(1)
        ),
        "{decision:?}"
    );
    assert_eq!(table.deadline() - table.now, Span::days(7 + 1));
    table.done(BLACK, Command::AcceptDraw);
    assert_eq!(table.ended(), AGREED);
}

#[test]
fn wrong_claims_cost_once_a_move() {
    let mut table = Table::standard();
    let gained = |decision: domain::Decision| match decision.events.first() {
        Some(Event { kind: EventKind::ClaimRejected { gained, .. }, .. }) => *gained,
        other => panic!("{other:?}"),
    };
    assert_eq!(gained(table.act(WHITE, claim(ClaimBasis::FiftyMoves, None))), Span::days(1));
    assert_eq!(gained(table.act(WHITE, claim(ClaimBasis::FiftyMoves, None))), Span::ZERO);
    assert_eq!(gained(table.act(WHITE, claim(ClaimBasis::ThreefoldRepetition, Some("Nf3")))), Span::ZERO);
    assert_eq!(table.deadline() - table.now, Span::days(7 + 1));
    table.play("Nf6");
    assert_eq!(gained(table.act(WHITE, claim(ClaimBasis::FiftyMoves, None))), Span::days(1), "the next move");
}

#[test]
fn wrong_claim_leaves_the_move() {
    let mut table = Table::standard();
    let decision = table.act(WHITE, claim(ClaimBasis::FiftyMoves, None));
    assert!(matches!(decision.events[..], [Event { kind: EventKind::ClaimRejected { .. }, .. }]));
    assert_eq!(table.game.draw_offer, Some(DrawOffer { by: Color::White, ply: Ply(0) }));
    table.play("e4");
    assert_eq!(
        table.game.draw_offer.map(|offer| offer.by),
        Some(Color::White),
        "the offerer's own move does not end it"
    );
    table.play("e5");
    assert_eq!(table.game.draw_offer, None, "the opponent's does");
}

#[test]
fn wrong_claim_can_end_in_mate() {
    let mut table = Table::standard();
    table.play("f3 e5 g4");
    let decision = table.act(BLACK, claim(ClaimBasis::ThreefoldRepetition, Some("Qh4#")));
    assert_eq!(decision.events.len(), 3);
    assert_eq!(table.ended(), Some((Outcome::BlackWins, Termination::Checkmate)));
}

#[test]
fn illegal_announced_move_counts() {
    let mut table = Table::standard();
    let decision = table.act(WHITE, claim(ClaimBasis::FiftyMoves, Some("Ke2")));
    assert!(matches!(decision.refusal, Some(Refusal::IllegalMove { .. })));
    assert!(matches!(decision.events[..], [Event { kind: EventKind::IllegalMove { count: 1, .. }, .. }]));
}

/// FIDE 9.2.3: the position is the same only with the same castling and en passant rights.
#[test]
fn equal_positions() {
    let basis = ClaimBasis::ThreefoldRepetition;
    let cases = [
        (
            "castling lost: the first time does not count",
            "r3k3/8/8/8/8/8/8/4K2R w K - 0 1",
            "Ke2 Kd7 Ke1 Ke8 Ke2 Kd7 Ke1 Ke8",
            false,
        ),
        (
            "then three times without it",
            "r3k3/8/8/8/8/8/8/4K2R w K - 0 1",
            "Ke2 Kd7 Ke1 Ke8 Ke2 Kd7 Ke1 Ke8 Ke2 Kd7 Ke1 Ke8",
            true,
        ),
        (
            "en passant was possible the first time",
            "4k3/8/8/8/1p6/8/P7/4K3 w - - 0 1",
            "a4 Kd8 Kd1 Ke8 Ke1 Kd8 Kd1 Ke8 Ke1",
            false,
        ),
        (
            "en passant that exposes the king was never possible",
            "8/8/8/8/k4p1Q/8/4P3/4K3 w - - 0 1",
            "e4 Ka5 Kd1 Ka4 Ke1 Ka5 Kd1 Ka4 Ke1",
            true,
        ),
        (
            "en passant that no pawn can make does not count",
            "4k3/8/8/8/8/2p5/P7/4K3 w - - 0 1",
            "a4 Kd8 Kd1 Ke8 Ke1 Kd8 Kd1 Ke8 Ke1",
            true,
        ),
    ];
    for (why, fen, moves, correct) in cases {
        let mut table = Table::fen(fen);
        table.play(moves);
        let decision = table.act(table.on_move(), claim(basis, None));
        assert_eq!(decision.refusal.is_none(), correct, "{why}: {:?}", decision.refusal);
    }
}

/// FIDE 9.3, with the longer count that regulations may give.
#[test]
fn fifty_moves_on_claim() {
    let fen = |halfmoves: u32| format!("6k1/8/8/8/8/8/8/K6R w - - {halfmoves} 90");
    let cases = [
        (50, 100, None, true),
        (50, 99, None, false),
        (50, 99, Some("Rh4"), true),
        (50, 98, Some("Rh4"), false),
        (75, 149, Some("Rh4"), true),
        (75, 120, None, false),
    ];
    for (moves, halfmoves, announced, correct) in cases {
        let mut regulations = Regulations::default();
        regulations.draws.claim_after_moves = moves;
        let mut table = Table::ruled(&fen(halfmoves), regulations);
        let decision = table.act(WHITE, claim(ClaimBasis::FiftyMoves, announced));
        assert_eq!(decision.refusal.is_none(), correct, "{moves} {halfmoves} {announced:?}: {decision:?}");
    }
    let mut pawn = Table::fen("6k1/8/8/8/8/8/P7/K6R w - - 99 90");
    let decision = pawn.act(WHITE, claim(ClaimBasis::FiftyMoves, Some("a3")));
    assert!(decision.refusal.is_some(), "the announced move is a pawn move");
}

/// FIDE 9.6.1.
#[test]
fn fivefold_repetition_ends_the_game() {
    let shuffle = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1";
    let mut table = Table::standard();
    table.play(shuffle);
    assert_eq!(table.ended(), None);
    table.play("Ng8");
    assert_eq!(table.ended(), Some((Outcome::Draw, Termination::FivefoldRepetition)));

    let mut regulations = Regulations::default();
    regulations.draws.automatic = false;
    let mut table = Table::with(Start::Standard, regulations);
    table.play(shuffle).play("Ng8 Nf3");
    assert_eq!(table.ended(), None);
}

/// FIDE 9.6.2: 75 moves by each side, later where the regulations let a claim wait longer.
#[test]
fn seventy_five_moves_end_the_game() {
    for (claim_after_moves, halfmoves) in [(50, 150), (51, 152), (100, 250)] {
        let mut regulations = Regulations::default();
        regulations.draws.claim_after_moves = claim_after_moves;
        let mut table =
            Table::ruled(&format!("6k1/8/8/8/8/8/8/K6R w - - {} 150", halfmoves - 2), regulations);
        table.play("Rh2");
        assert_eq!(table.ended(), None, "{claim_after_moves}");
        table.play("Kg7");
        assert_eq!(
            table.ended(),
            Some((Outcome::Draw, Termination::SeventyFiveMoves)),
            "{claim_after_moves}"
        );
    }
}

/// Keys may collide: a draw is given on the positions, never on the keys alone.
#[test]
fn key_collision_is_no_repetition() {
    let mut table = Table::standard();
    table.play("Nf3 Nf6 Nc3 Nc6 Ng1 Ng8 Nb1");
    let target = table.game.position.play(table.game.position.from_uci("c6b8").unwrap()).unwrap();
    for step in &mut table.game.history.steps {
        step.key = target.key();
    }
    let decision = table.act(BLACK, claim(ClaimBasis::ThreefoldRepetition, Some("Nb8")));
    assert!(matches!(decision.refusal, Some(Refusal::ClaimNotCorrect { .. })), "{decision:?}");
    assert_eq!(table.ended(), None, "nor fivefold");
}

/// FIDE 9.1.2.3 makes a claim an offer; 11.5 forbids disturbing by offers.
#[test]
fn wrong_claims_respect_offer_limits() {
    let mut regulations = Regulations::default();
    regulations.draws.offer_again_after = 10;
    regulations.draws.wrong_claim_days = 0;
    let mut table = Table::with(Start::Standard, regulations);
    let claim = || Command::Claim { basis: ClaimBasis::ThreefoldRepetition, announced: None, probed: None };
    table.act(WHITE, claim());
    assert!(table.game.draw_offer.is_some_and(|offer| offer.by == Color::White));
    table.done(BLACK, Command::DeclineDraw);
    for _ in 0..3 {
        assert!(matches!(table.act(WHITE, claim()).refusal, Some(Refusal::ClaimNotCorrect { .. })));
        assert_eq!(table.game.draw_offer, None);
        assert_eq!(table.refused(BLACK, Command::AcceptDraw), Refusal::NoDrawOffer);
    }
}
