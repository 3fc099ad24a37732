//! Claims by endgame tablebases; the values are given.

use domain::*;

use crate::table::*;

/// King and rook against king, White to move.
const WON: &str = "8/8/8/8/3k4/8/8/R3K3 w - - 0 1";

fn ruled(fifty_moves: bool) -> Table {
    rules(TablebaseRules { fifty_moves, ..TablebaseRules::default() })
}

fn rules(rules: TablebaseRules) -> Table {
    Table::ruled(WON, Regulations { tablebase: Some(rules), ..Regulations::default() })
}

fn decide(table: &Table, upheld: bool) -> Command {
    Command::DecideClaim { claim: u32::try_from(table.events.len()).unwrap(), upheld }
}

fn by_table(basis: ClaimBasis, announced: Option<&str>, probed: Option<Probed>) -> Command {
    Command::Claim { basis, announced: announced.map(MoveText::from), probed }
}

#[test]
fn tables_follow_the_fifty_move_rule() {
    use ClaimBasis::{TablebaseDraw as D, TablebaseWin as W};
    use TableValue::*;
    for (fifty_moves, value, win, draw) in [
        (false, Win, true, false),
        (false, CursedWin, true, false),
        (false, Draw, false, true),
        (false, BlessedLoss, false, false),
        (false, Loss, false, false),
        (true, Win, true, false),
        (true, CursedWin, false, true),
        (true, Draw, false, true),
        (true, BlessedLoss, false, true),
        (true, Loss, false, false),
    ] {
        // After an announced move the opponent is to move.
        let turned = match value {
            Win => Loss,
            CursedWin => BlessedLoss,
            Draw => Draw,
            BlessedLoss => CursedWin,
            Loss => Win,
        };
        for (announced, value) in [(None, value), (Some("Ra4+"), turned)] {
            for (basis, right) in [(W, win), (D, draw)] {
                let mut table = ruled(fifty_moves);
                let decision = table.act(WHITE, by_table(basis, announced, Some(Probed::Value(value))));
                assert_eq!(
                    decision.refusal.is_none(),
                    right,
                    "{fifty_moves} {value:?} {basis:?} {announced:?}"
                );
                let outcome = if basis == W { Outcome::WhiteWins } else { Outcome::Draw };
                assert_eq!(table.ended(), right.then_some((outcome, Termination::Tablebase)));
                check_record(&table);
                if right {
                    continue;
                }
                // A wrong claim costs a day, its announced move is played, and only one for a draw is an offer of it.
                assert!(
                    matches!(decision.events[0].kind, EventKind::ClaimRejected { gained, decided_by: None, .. } if gained == Span::days(1))
                );
                assert_eq!(table.game.ply.0, u16::from(announced.is_some()));
                assert_eq!(table.game.draw_offer.is_some(), basis == D);
            }
        }
    }
}

#[test]
fn claim_needs_rule_and_table() {
    let win = |probed| by_table(ClaimBasis::TablebaseWin, None, probed);
    let mut table = Table::fen(WON);
    assert_eq!(table.refused(WHITE, win(None)), Refusal::NoTablebaseClaims);
    let mut table = ruled(false);
    assert_eq!(table.refused(WHITE, win(None)), Refusal::TableNeeded);
    assert_eq!(table.refused(BLACK, win(None)), Refusal::NotYourMove);
}

#[test]
fn unknown_value_goes_to_the_arbiter() {
    let mut table = ruled(false);
    table.now = table.now + Span::days(2);
    let claim = by_table(ClaimBasis::TablebaseDraw, Some("Ra4+"), Some(Probed::Unknown));
    let left = table.deadline() - (table.now + Span(1000));
    let events = table.done(WHITE, claim.clone());
    assert!(
        matches!(&events[..], [Event { kind: EventKind::ClaimReferred { announced: Some(uci), .. }, .. }] if uci == "a1a4")
    );
    let term = table.now + Span::days(14);
    assert_eq!((table.game.ply, table.game.due_at(), table.game.deadline()), (Ply(0), Some(term), None));
    for command in [mv("Ra4"), claim, Command::EndSession, Command::Adjourn] {
        let actor = if command == Command::EndSession { Actor::Timekeeper } else { WHITE };
        assert_eq!(table.refused(actor, command), Refusal::ClaimPending);
    }
    let (yes, no) = (decide(&table, true), decide(&table, false));
    assert_eq!(table.refused(WHITE, yes.clone()), Refusal::NotAnArbiter);

    let mut upheld = table.clone();
    upheld.now = upheld.now + Span::days(20);
    let events = upheld.done(ARBITER, yes);
    assert!(matches!(
        events[..],
        [
            Event {
                kind: EventKind::ClaimUpheld { decided_by: Some(PlayerId(9)), reason: Some(REASON), .. },
                ..
            },
            Event { kind: EventKind::Ended { .. }, .. }
        ]
    ));
    assert_eq!(upheld.ended(), Some((Outcome::Draw, Termination::Tablebase)));
    check_record(&upheld);

    let mut rejected = table.clone();
    rejected.now = rejected.now + Span::days(20);
    let events = rejected.done(ARBITER, no.clone());
    assert!(matches!(
        events[0].kind,
        EventKind::ClaimRejected { decided_by: Some(PlayerId(9)), reason: Some(REASON), .. }
    ));
    assert!(
        matches!(events[1].kind, EventKind::Moved { reflection, draw_offer: true, .. } if reflection == Span::days(2) + Span(1000)),
        "the days of waiting are charged to no one: {events:?}"
    );
    assert_eq!(rejected.deadline() - rejected.now, Span::days(8), "a day gained");
    assert_eq!(rejected.refused(ARBITER, no.clone()), Refusal::NoClaim);
    check_record(&rejected);

    // Without an announced move the clock continues as it stood.
    let mut table = ruled(false);
    table.now = table.now + Span::days(2);
    table.done(WHITE, by_table(ClaimBasis::TablebaseWin, None, Some(Probed::Unknown)));
    table.now = table.now + Span::days(20);
    table.done(ARBITER, no);
    assert_eq!(table.deadline() - table.now, left);
    assert_eq!(table.game.draw_offer, None, "a claim of a win offers no draw");
    table.play("Ra4+");
    check_record(&table);
    // The game may end otherwise meanwhile.
    let mut table = ruled(false);
    table.done(WHITE, by_table(ClaimBasis::TablebaseWin, None, Some(Probed::Unknown)));
    table.done(BLACK, Command::Resign);
    assert_eq!(table.game.claim, None);
}

const UNKNOWN: Option<Probed> = Some(Probed::Unknown);

#[test]
fn claims_are_limited_by_men() {
    use ClaimBasis::TablebaseDraw as D;
    let few = TablebaseRules { men: 3, ..TablebaseRules::default() };
    let regulations = |rules| Regulations { tablebase: Some(rules), ..Regulations::default() };
    // The announced move counts, with its capture.
    let four = "8/8/8/8/3k4/8/r7/R3K3 w - - 0 1";
    let mut table = Table::ruled(four, regulations(few));
    for probed in [None, UNKNOWN] {
        assert_eq!(table.refused(WHITE, by_table(D, None, probed)), Refusal::TooManyMen { men: 3 });
    }
    table.done(WHITE, by_table(D, Some("Rxa2"), UNKNOWN));
    let mut table = Table::ruled(four, regulations(TablebaseRules { men: 4, ..few }));
    table.done(WHITE, by_table(D, None, UNKNOWN));
    let mut table = Table::with(Start::Standard, regulations(TablebaseRules::default()));
    assert_eq!(table.refused(WHITE, by_table(D, None, UNKNOWN)), Refusal::TooManyMen { men: 7 });
    check_record(&table);
}

#[test]
fn a_position_is_referred_once() {
    use ClaimBasis::{TablebaseDraw as D, TablebaseWin as W};
    let mut table = ruled(false);
    table.done(WHITE, by_table(W, None, UNKNOWN));
    let no = decide(&table, false);
    table.done(ARBITER, no);
    for basis in [W, D] {
        assert_eq!(table.refused(WHITE, by_table(basis, Some("Ra4+"), UNKNOWN)), Refusal::ReferredBefore);
    }
    // Another position can be referred; the same one, come back, cannot.
    table.play("Ra2 Kd5");
    let mut other = table.clone();
    other.done(WHITE, by_table(W, None, UNKNOWN));
    table.play("Ra1 Kd4");
    assert_eq!(table.refused(WHITE, by_table(W, None, UNKNOWN)), Refusal::ReferredBefore);
    // A table's answer needs no arbiter.
    let told = Some(Probed::Value(TableValue::Win));
    table.done(WHITE, by_table(W, None, told));
    check_record(&table);
    check_record(&other);
}

#[test]
fn decision_names_its_claim() {
    let mut table = ruled(false);
    table.done(WHITE, by_table(ClaimBasis::TablebaseWin, None, UNKNOWN));
    let (first, late) = (decide(&table, false), decide(&table, true));
    table.done(ARBITER, first);
    table.play("Ra2 Kd5");
    table.done(WHITE, by_table(ClaimBasis::TablebaseDraw, None, UNKNOWN));
    assert_eq!(table.refused(ARBITER, late), Refusal::NoClaim);
    assert!(table.game.claim.is_some());
}

#[test]
fn undecided_claim_lapses() {
    let rules = TablebaseRules { decided_within_days: 3, ..TablebaseRules::default() };
    let mut table = self::rules(rules);
    table.now = table.now + Span::days(2);
    let left = table.deadline() - (table.now + Span(1000));
    table.done(WHITE, by_table(ClaimBasis::TablebaseWin, Some("Ra4+"), UNKNOWN));
    let until = table.now + Span::days(3);
    assert_eq!(table.game.due_at(), Some(until));
    table.now = until - Span(2000);
    assert_eq!(table.refused(Actor::Timekeeper, Command::LapseClaim), Refusal::NoClaim);
    assert_eq!(table.refused(WHITE, Command::LapseClaim), Refusal::NotTheTimekeeper);
    table.done(Actor::Timekeeper, Command::LapseClaim);
    assert_eq!(
        (table.game.ply, table.game.claim.clone()),
        (Ply(0), None),
        "the announced move is not played"
    );
    assert_eq!(table.deadline() - table.now, left, "the time of waiting is charged to no one");
    assert_eq!(table.game.clock.gained, ByColor::default());
    check_record(&table);
}

#[test]
fn claim_hides_no_fallen_flag() {
    for flags in [FlagRule::OnClaim, FlagRule::ByArbiter] {
        let tablebase = Some(TablebaseRules::default());
        let mut table = Table::ruled(WON, Regulations { flags, tablebase, ..Regulations::default() });
        let deadline = table.deadline();
        table.now = deadline + Span::hours(1);
        let claim = by_table(ClaimBasis::TablebaseWin, None, UNKNOWN);
        assert_eq!(table.refused(WHITE, claim), Refusal::TooLate { deadline });
        table.done(ARBITER, Command::ClaimFlag);
        assert_eq!(table.game.result().unwrap().1, Termination::TimeLimitExceeded);
    }
}

#[test]
fn tables_count_only_fifty_moves() {
    let regulations = |fifty_moves, claim_after_moves| Regulations {
        tablebase: Some(TablebaseRules { fifty_moves, ..TablebaseRules::default() }),
        draws: DrawRules { claim_after_moves, ..DrawRules::default() },
        ..Regulations::default()
    };
    assert_eq!(regulations(true, 75).check(), Err(RegulationsError::TablebaseFiftyMoves));
    assert_eq!(regulations(true, 50).check(), Ok(()));
    assert_eq!(regulations(false, 75).check(), Ok(()));
    for (men, days) in [(2, 14), (8, 14), (7, 0), (7, 91)] {
        let rules = TablebaseRules { men, decided_within_days: days, fifty_moves: false };
        let regulations = Regulations { tablebase: Some(rules), ..Regulations::default() };
        assert_eq!(regulations.check(), Err(RegulationsError::Tablebase), "{men} {days}");
    }
}

#[test]
fn draw_offers_are_limited_where_regulated() {
    let mut regulations = Regulations::default();
    regulations.draws.offer_again_after = 2;
    let mut table = Table::with(Start::Standard, regulations);
    table.done(WHITE, mv_offer("e4"));
    table.done(BLACK, mv_offer("e5"));
    for (white, black) in [("Nf3", "Nc6"), ("Bb5", "a6")] {
        let decision = table.act(WHITE, mv_offer(white));
        assert_eq!(decision.refusal, Some(Refusal::OfferTooSoon { moves: 2 }), "{white}");
        assert!(
            matches!(decision.events[..], [Event { kind: EventKind::Moved { draw_offer: false, .. }, .. }]),
            "the move stands"
        );
        table.play(black);
    }
    table.done(WHITE, mv_offer("Ba4"));
    assert_eq!(table.game.draw_offer.map(|offer| offer.by), Some(Color::White));
    check_record(&table);
}

/// ICCF: "the fifty-move rule is suspended" where tables are entered: with so few men they decide, and counting does not.
#[test]
fn tables_suspend_the_move_count() {
    let counted = |halfmoves: u8| format!("8/8/8/3k4/8/8/2B5/1N2K3 b - - {halfmoves} 90");
    let with = |rules| Regulations { tablebase: Some(rules), ..Regulations::default() };
    let off = TablebaseRules::default();
    for (rules, is_draw) in [
        (off, false),
        (TablebaseRules { men: 3, ..off }, true),
        (TablebaseRules { fifty_moves: true, ..off }, true),
    ] {
        let mut table = Table::ruled(&counted(100), with(rules));
        let claimed = table.act(BLACK, claim(ClaimBasis::FiftyMoves, None)).refusal;
        assert_eq!((claimed.is_none(), table.ended().is_some()), (is_draw, is_draw), "{rules:?}");
        let mut table = Table::ruled(&counted(149), with(rules));
        table.play("Ke5");
        assert_eq!(table.ended().is_some(), is_draw, "{rules:?}");
        check_record(&table);
    }
}

/// FIDE 9.1.2.3: a claim of a draw is an offer, also while the arbiter looks at it; a claim of a win is none.
#[test]
fn referred_draw_claim_offers_draw() {
    let mut table = ruled(false);
    table.done(WHITE, by_table(ClaimBasis::TablebaseWin, None, Some(Probed::Unknown)));
    assert_eq!(table.refused(BLACK, Command::AcceptDraw), Refusal::NoDrawOffer);
    let mut table = ruled(false);
    table.done(WHITE, by_table(ClaimBasis::TablebaseDraw, None, Some(Probed::Unknown)));
    let mut declined = table.clone();
    declined.done(BLACK, Command::DeclineDraw);
    assert_eq!(declined.refused(BLACK, Command::AcceptDraw), Refusal::NoDrawOffer);
    assert!(declined.game.claim.is_some(), "the claim stands");
    table.done(BLACK, Command::AcceptDraw);
    assert_eq!(table.ended(), Some((Outcome::Draw, Termination::Agreement)));
    assert!(table.game.claim.is_none());
}
