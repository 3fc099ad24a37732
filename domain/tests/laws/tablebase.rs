//! Claims by endgame tablebases; what the tables say is given.

use domain::{notation::Letters, *};

use crate::table::*;

/// King and rook against king, White to move.
const WON: &str = "8/8/8/8/3k4/8/8/R3K3 w - - 0 1";
const REASON: Digest = Digest([7; 32]);

fn ruled(fifty_moves: bool) -> Table {
    let tablebase = Some(TablebaseRules { fifty_moves });
    Table::ruled(WON, Regulations { tablebase, ..Regulations::default() })
}

fn by_table(basis: ClaimBasis, announced: Option<&str>, probed: Option<Probed>) -> Command {
    Command::Claim { basis, announced: announced.map(Into::into), letters: Letters::English, probed }
}

#[test]
fn the_tables_decide_with_the_fifty_move_rule_or_without() {
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
                    matches!(decision.events[0], Event::ClaimRejected { gained, decided_by: None, .. } if gained == Span::days(1))
                );
                assert_eq!(table.game.ply.0, u16::from(announced.is_some()));
                assert_eq!(table.game.draw_offer.is_some(), basis == D);
            }
        }
    }
}

#[test]
fn without_a_rule_or_a_look_there_is_no_claim() {
    let win = |probed| by_table(ClaimBasis::TablebaseWin, None, probed);
    let mut table = Table::fen(WON);
    assert_eq!(table.refused(WHITE, win(None)), Refusal::NoTablebaseClaims);
    let mut table = ruled(false);
    assert_eq!(table.refused(WHITE, win(None)), Refusal::TableNeeded);
    assert_eq!(table.refused(BLACK, win(None)), Refusal::NotYourMove);
}

#[test]
fn what_no_table_tells_goes_to_the_arbiter_and_the_clock_stands_still() {
    let mut table = ruled(false);
    table.now = table.now + Span::days(2);
    let claim = by_table(ClaimBasis::TablebaseDraw, Some("Ra4+"), Some(Probed::Unknown));
    let left = table.deadline() - (table.now + Span(1000));
    let events = table.done(WHITE, claim.clone());
    assert!(matches!(&events[..], [Event::ClaimReferred { announced: Some(uci), .. }] if uci == "a1a4"));
    assert_eq!((table.game.ply, table.game.due_at(), table.game.deadline()), (Ply(0), None, None));
    for command in [mv("Ra4"), claim, Command::EndSession, Command::Adjourn] {
        let actor = if command == Command::EndSession { Actor::Timekeeper } else { WHITE };
        assert_eq!(table.refused(actor, command), Refusal::ClaimPending);
    }
    let decide = |upheld| Command::DecideClaim { upheld, reason: REASON };
    assert_eq!(table.refused(WHITE, decide(true)), Refusal::NotAnArbiter);

    let mut upheld = table.clone();
    upheld.now = upheld.now + Span::days(20);
    let events = upheld.done(ARBITER, decide(true));
    assert!(matches!(
        events[..],
        [Event::ClaimUpheld { decided_by: Some(PlayerId(9)), reason: Some(REASON), .. }, Event::Ended { .. }]
    ));
    assert_eq!(upheld.ended(), Some((Outcome::Draw, Termination::Tablebase)));
    check_record(&upheld);

    let mut rejected = table.clone();
    rejected.now = rejected.now + Span::days(20);
    let events = rejected.done(ARBITER, decide(false));
    assert!(matches!(
        events[0],
        Event::ClaimRejected { decided_by: Some(PlayerId(9)), reason: Some(REASON), .. }
    ));
    assert!(
        matches!(events[1], Event::Moved { reflection, draw_offer: true, .. } if reflection == Span::days(2) + Span(1000)),
        "the days of waiting are nobody's: {events:?}"
    );
    assert_eq!(rejected.deadline() - rejected.now, Span::days(8), "a day gained");
    assert_eq!(rejected.refused(ARBITER, decide(false)), Refusal::NoClaim);
    check_record(&rejected);

    // Without an announced move his clock goes on where it stood.
    let mut table = ruled(false);
    table.now = table.now + Span::days(2);
    table.done(WHITE, by_table(ClaimBasis::TablebaseWin, None, Some(Probed::Unknown)));
    table.now = table.now + Span::days(20);
    table.done(ARBITER, decide(false));
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
        assert!(matches!(decision.events[..], [Event::Moved { draw_offer: false, .. }]), "the move stands");
        table.play(black);
    }
    table.done(WHITE, mv_offer("Ba4"));
    assert_eq!(table.game.draw_offer.map(|offer| offer.by), Some(Color::White));
    check_record(&table);
}
