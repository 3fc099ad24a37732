//! Requests for adjudication (ICCF), with analysis of both sides.

use domain::*;

use crate::table::*;

fn ruled(rules: AdjudicationRules) -> Table {
    Table::with(Start::Standard, Regulations { adjudication: Some(rules), ..Regulations::default() })
}

fn ask(basis: ClaimBasis) -> Command {
    Command::AskAdjudication { basis }
}

fn analyse() -> Command {
    Command::Analyse
}

fn decide(table: &Table, upheld: bool) -> Command {
    Command::DecideClaim { claim: table.game.claim.as_ref().unwrap().seq, upheld }
}

use ClaimBasis::{AdjudicatedDraw as D, AdjudicatedWin as W};

#[test]
fn request_is_regulated_and_single() {
    let mut table = Table::standard();
    assert_eq!(table.refused(WHITE, ask(W)), Refusal::NoAdjudication);
    let mut table = ruled(AdjudicationRules { not_before_move: 1, ..AdjudicationRules::default() });
    assert_eq!(table.refused(BLACK, ask(W)), Refusal::AdjudicationTooEarly { move_number: 1 });
    table.play("e4 e5");
    assert_eq!(table.refused(BLACK, analyse()), Refusal::NoClaim);
    assert_eq!(table.refused(STRANGER, ask(W)), Refusal::NotAPlayer);
    assert_eq!(table.refused(WHITE, claim(W, None)), Refusal::AnalysisNeeded);
    table.done(BLACK, ask(D));
    assert_eq!(table.refused(WHITE, ask(W)), Refusal::ClaimPending);
    let no = decide(&table, false);
    table.done(ARBITER, no);
    assert_eq!(table.game.draw_offer, None, "a request is no offer");
    assert_eq!(table.game.clock.gained, ByColor::default(), "and costs nothing");
    assert_eq!(table.refused(BLACK, ask(W)), Refusal::AlreadyAsked);
    table.done(WHITE, ask(W));
    check_record(&table);
}

#[test]
fn request_stops_the_clock() {
    let mut table = ruled(AdjudicationRules::default());
    table.play("e4 e5");
    table.now = table.now + Span::days(1);
    let left = table.deadline() - (table.now + Span(1000));
    // The running clock may be the opponent's.
    table.done(BLACK, ask(W));
    let until = table.now + Span::days(30);
    assert_eq!((table.game.due_at(), table.game.deadline()), (Some(until), None));
    assert_eq!(table.refused(WHITE, mv("Nf3")), Refusal::ClaimPending);
    for _ in 0..3 {
        table.done(WHITE, analyse());
    }
    assert_eq!(table.refused(WHITE, analyse()), Refusal::AnalysedEnough);
    table.done(BLACK, analyse());
    table.done(BLACK, analyse());
    assert_eq!(table.refused(BLACK, analyse()), Refusal::AnalysedEnough, "the request had some");
    let no = decide(&table, false);
    table.now = table.now + Span::days(20);
    table.done(ARBITER, no);
    assert_eq!(table.deadline() - table.now, left);
    table.play("Nf3");
    check_record(&table);
}

#[test]
fn game_continues_where_regulated() {
    let rules =
        AdjudicationRules { clocks_stop: false, decided_within_days: 10, ..AdjudicationRules::default() };
    let mut table = ruled(rules);
    table.play("e4");
    table.done(WHITE, ask(W));
    let until = table.now + Span::days(10);
    table.now = table.now + Span::days(6);
    table.play("e5 Nf3");
    assert_eq!(table.game.due_at(), Some(until), "before the flag");
    // A wrong claim of another kind is not a decision of this one.
    let wrong = table.act(BLACK, claim(ClaimBasis::FiftyMoves, None));
    assert!(wrong.refusal.is_some() && table.game.claim.is_some());
    table.now = until;
    table.done(Actor::Timekeeper, Command::LapseClaim);
    assert_eq!(table.game.claim, None);
    table.play("Nc6");
    check_record(&table);
}

#[test]
fn granted_request_can_be_reversed() {
    for (basis, outcome) in [(W, Outcome::BlackWins), (D, Outcome::Draw)] {
        let mut table = ruled(AdjudicationRules::default());
        table.play("e4 e5");
        table.now = table.now + Span::days(1);
        table.done(BLACK, ask(basis));
        let before = table.game.clone();
        let yes = decide(&table, true);
        table.done(ARBITER, yes);
        assert_eq!(table.ended(), Some((outcome, Termination::Adjudication)));
        let act = u32::try_from(table.events.len()).unwrap();
        table.now = table.now + Span::days(3);
        table.done(WHITE, Command::Appeal { act });
        let other = Actor::Arbiter(PlayerId(10));
        table.done(other, Command::DecideAppeal { act, reverse: true });
        let (was, is) = (before.claim.unwrap(), table.game.claim.clone().unwrap());
        assert_eq!((is.seq, is.by, is.paused), (was.seq, was.by, was.paused), "the request stands again");
        assert!(is.until > was.until, "and the arbiter has the days that were left");
        let no = decide(&table, false);
        table.done(ARBITER, no);
        table.play("Nf3");
        check_record(&table);
    }
    // Any result is an arbiter's to find.
    let mut table = ruled(AdjudicationRules::default());
    table.play("e4 e5");
    table.done(BLACK, ask(W));
    table.done(ARBITER, act(Act::Adjudicate { outcome: Outcome::WhiteWins }));
    assert_eq!(table.game.claim, None);
    check_record(&table);
}

#[test]
fn claim_keeps_its_number() {
    let mut table = ruled(AdjudicationRules::default());
    table.play("e4 e5");
    // A confirmed appeal counts for nothing when the record is folded anew, but it has a number.
    table.done(ARBITER, act(Act::Warn { side: Color::White }));
    let warning = u32::try_from(table.events.len()).unwrap();
    table.done(WHITE, Command::Appeal { act: warning });
    let other = Actor::Arbiter(PlayerId(10));
    table.done(other, Command::DecideAppeal { act: warning, reverse: false });
    table.done(BLACK, ask(D));
    let seq = u32::try_from(table.events.len()).unwrap();
    let yes = decide(&table, true);
    table.done(ARBITER, yes);
    let act = seq + 1;
    table.done(WHITE, Command::Appeal { act });
    table.done(other, Command::DecideAppeal { act, reverse: true });
    assert_eq!(table.game.claim.as_ref().unwrap().seq, seq);
    check_record(&table);
}

#[test]
fn regulations_are_bounded() {
    for (not_before_move, decided_within_days, sound) in
        [(0, 1, true), (500, 90, true), (501, 30, false), (0, 0, false), (0, 91, false)]
    {
        let rules = AdjudicationRules { not_before_move, decided_within_days, clocks_stop: true };
        let regulations = Regulations { adjudication: Some(rules), ..Regulations::default() };
        assert_eq!(regulations.check().is_ok(), sound, "{rules:?}");
    }
}

/// A request stays made, and its decision stays decided, whatever moves are taken back.
#[test]
fn request_outlives_a_takeback() {
    let rules = AdjudicationRules { clocks_stop: false, ..AdjudicationRules::default() };
    for decided in [false, true] {
        let mut table = ruled(rules);
        table.game.regulations.arbiter.takeback = true;
        let Some(Event { kind: EventKind::Created { regulations, .. }, .. }) = table.events.first_mut()
        else {
            panic!()
        };
        regulations.arbiter.takeback = true;
        table.play("e4");
        if decided {
            table.done(BLACK, ask(W));
        }
        table.play("e5");
        if decided {
            let no = decide(&table, false);
            table.done(ARBITER, no);
        } else {
            table.done(WHITE, ask(D));
            table.done(BLACK, analyse());
        }
        table.done(ARBITER, act(Act::TakeBack { to: Ply(1) }));
        check_record(&table);
        if decided {
            assert_eq!(table.game.claim, None);
            assert_eq!(table.refused(BLACK, ask(W)), Refusal::AlreadyAsked);
        } else {
            assert_eq!(table.game.claim.as_ref().unwrap().analyses, ByColor { white: 1, black: 1 });
            let yes = decide(&table, true);
            table.done(ARBITER, yes);
            assert_eq!(table.ended(), Some((Outcome::Draw, Termination::Adjudication)));
        }
        check_record(&table);
    }
}

/// It has not stood still before it was asked for.
#[test]
fn takeback_adds_no_earlier_time() {
    let rules =
        AdjudicationRules { clocks_stop: false, decided_within_days: 10, ..AdjudicationRules::default() };
    let mut table = ruled(rules);
    table.game.regulations.arbiter.takeback = true;
    let Some(Event { kind: EventKind::Created { regulations, .. }, .. }) = table.events.first_mut() else {
        panic!()
    };
    regulations.arbiter.takeback = true;
    table.play("e4 e5");
    table.now = table.now + Span::days(5);
    table.done(WHITE, ask(D));
    let until = table.game.claim.as_ref().unwrap().until;
    assert_eq!(until, table.now + Span::days(10));
    let asked_at = table.now;
    table.now = table.now + Span::days(1);
    table.done(ARBITER, act(Act::TakeBack { to: Ply(1) }));
    assert_eq!(table.game.claim.as_ref().unwrap().until, until + (table.now - asked_at));
    check_record(&table);
}

/// The time for which the clock stood still for a request is given back once, though the moves before it are taken back.
#[test]
fn cost_of_request_returns_once() {
    let mut table = ruled(AdjudicationRules::default());
    table.game.regulations.arbiter.takeback = true;
    let Some(Event { kind: EventKind::Created { regulations, .. }, .. }) = table.events.first_mut() else {
        panic!()
    };
    regulations.arbiter.takeback = true;
    table.play("e4");
    let left = table.game.reading(table.now + Span(1000)).unwrap().left;
    table.play("e5");
    table.done(BLACK, ask(W));
    table.now = table.now + Span::days(20);
    let no = decide(&table, false);
    table.done(ARBITER, no);
    table.done(ARBITER, act(Act::TakeBack { to: Ply(1) }));
    assert_eq!(table.game.reading(table.now).unwrap().left, left);
    check_record(&table);
}

/// Downtime within the time for which the clock stands still is part of it. The request is stamped before the service was
/// away, and read after.
#[test]
fn downtime_during_request_counts_once() {
    let mut table = ruled(AdjudicationRules::default());
    table.play("e4");
    let asked_at = table.now + Span::days(1);
    let left = table.game.reading(asked_at).unwrap().left;
    let (from, until) = (asked_at + Span(1000), asked_at + Span::days(3));
    table.now = until;
    table.done(Actor::Timekeeper, Command::ReturnDowntime { from, until });
    let stamp = Stamp { received_at: asked_at, judged_at: table.now + Span(1000) };
    assert_eq!(table.act_at(WHITE, ask(W), stamp).refusal, None);
    table.now = table.now + Span::days(2);
    let no = decide(&table, false);
    table.done(ARBITER, no);
    assert_eq!(table.game.reading(table.now).unwrap().left, left);
    check_record(&table);
}

/// An outage of the service takes none of the arbiter's days.
#[test]
fn arbiters_have_their_days() {
    for clocks_stop in [false, true] {
        let mut table = ruled(AdjudicationRules { clocks_stop, decided_within_days: 5, not_before_move: 0 });
        table.done(WHITE, ask(W));
        let until = table.game.claim.as_ref().unwrap().until;
        let away = (table.now + Span::days(2), table.now + Span::days(6));
        table.now = away.1;
        table.done(Actor::Timekeeper, Command::ReturnDowntime { from: away.0, until: away.1 });
        assert_eq!(table.game.claim.as_ref().unwrap().until, until + Span::days(4));
        assert_eq!(table.refused(Actor::Timekeeper, Command::LapseClaim), Refusal::NoClaim);
        check_record(&table);
        // A request that was over before stays over.
        table.now = until + Span::days(5);
        let (from, until) = (table.now, table.now + Span::days(1));
        table.now = until;
        let late = table.act(Actor::Timekeeper, Command::ReturnDowntime { from, until });
        assert_eq!(late.events.is_empty(), clocks_stop);
        table.done(Actor::Timekeeper, Command::LapseClaim);
        check_record(&table);
    }
}

/// A move that was received before the request is judged later. It counts from its receipt, and then the clock stands still
/// for the other side.
#[test]
fn move_received_before_request_stands() {
    for upheld in [false, true] {
        let mut table = ruled(AdjudicationRules::default());
        table.play("e4 e5");
        let begun = table.game.clock.running.unwrap().since;
        let moved_at = table.now + Span::hours(1);
        table.now = table.now + Span::hours(2);
        table.done(BLACK, ask(W));
        table.now = table.now + Span::hours(3);
        // Later commands wait, from both sides.
        assert_eq!(table.refused(WHITE, mv("Nf3")), Refusal::ClaimPending);
        let stamp = Stamp { received_at: moved_at, judged_at: table.now };
        assert_eq!(table.act_at(WHITE, mv("Nf3"), stamp).refusal, None);
        let Some(Event { kind: EventKind::Moved { reflection, .. }, .. }) = table.events.last() else {
            panic!()
        };
        assert_eq!(*reflection, moved_at - begun);
        assert_eq!((table.game.deadline(), table.game.claim.is_some()), (None, true), "the request stands");
        assert_eq!(table.refused(BLACK, mv("Nc6")), Refusal::ClaimPending);
        // Black had asked without knowing that it would be their move.
        let early = Stamp { received_at: moved_at, judged_at: table.now };
        let unseen = table.act_at(ARBITER, act(Act::Adjourn), early);
        assert_eq!(unseen.refusal, Some(Refusal::ClaimPending));
        table.now = table.now + Span::days(9);
        let decision = decide(&table, upheld);
        table.done(ARBITER, decision);
        if upheld {
            assert_eq!(table.ended(), Some((Outcome::BlackWins, Termination::Adjudication)));
        } else {
            let limit = Span::days(7);
            assert_eq!(table.deadline() - table.now, limit, "none of it was Black's");
            table.play("Nc6");
        }
        check_record(&table);
    }
}

#[test]
fn final_move_ends_the_request() {
    let mut table = ruled(AdjudicationRules::default());
    table.play("f3 e5 g4");
    let stamp = Stamp { received_at: table.now + Span(1000), judged_at: table.now + Span::hours(2) };
    table.now = table.now + Span::hours(1);
    table.done(WHITE, ask(D));
    assert_eq!(table.act_at(BLACK, mv("Qh4"), stamp).refusal, None);
    assert_eq!(table.ended(), Some((Outcome::BlackWins, Termination::Checkmate)));
    check_record(&table);
}

/// A right claim received before the request draws the game, a wrong one has its usual cost.
#[test]
fn claim_received_before_request_is_judged() {
    for (moves, right) in [("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8", true), ("e4 e5", false)] {
        let mut table = ruled(AdjudicationRules::default());
        table.play(moves);
        let received_at = table.now + Span(1000);
        table.now = table.now + Span::hours(1);
        table.done(BLACK, ask(W));
        table.now = table.now + Span::hours(1);
        let stamp = Stamp { received_at, judged_at: table.now };
        let judged = table.act_at(WHITE, claim(ClaimBasis::ThreefoldRepetition, Some("Nf3")), stamp);
        assert_eq!(judged.refusal.is_none(), right);
        if right {
            assert_eq!(table.ended(), Some((Outcome::Draw, Termination::ThreefoldRepetition)));
        } else {
            assert_eq!((table.game.ply, table.game.claim.is_some()), (Ply(3), true));
            let no = decide(&table, false);
            table.done(ARBITER, no);
            table.play("Nc6");
        }
        check_record(&table);
    }
}

/// An arbiter who takes such a move back leaves it possible.
#[test]
fn earlier_move_can_be_taken_back() {
    let mut table = ruled(AdjudicationRules::default());
    table.game.regulations.arbiter.takeback = true;
    let Some(Event { kind: EventKind::Created { regulations, .. }, .. }) = table.events.first_mut() else {
        panic!()
    };
    regulations.arbiter.takeback = true;
    table.play("e4 e5");
    let received_at = table.now + Span::hours(1);
    table.now = table.now + Span::hours(2);
    table.done(BLACK, ask(W));
    table.now = table.now + Span::hours(3);
    let stamp = Stamp { received_at, judged_at: table.now };
    assert_eq!(table.act_at(WHITE, mv("Nf3"), stamp).refusal, None);
    table.now = table.now + Span::days(2);
    let no = decide(&table, false);
    table.done(ARBITER, no);
    table.done(ARBITER, act(Act::TakeBack { to: Ply(2) }));
    assert_eq!(table.game.clock.running.unwrap().side, Color::White);
    check_record(&table);
    table.play("Nf3 Nc6");
    check_record(&table);
}

/// No move is made while a claim waits; a request does not delay other acts of an arbiter.
#[test]
fn arbiter_acts_during_a_claim() {
    let mut table = ruled(AdjudicationRules::default());
    table.play("e4");
    table.done(ARBITER, act(Act::Time { side: Color::Black, span: Span::days(1) }));
    let number = table.game.events;
    table.done(BLACK, ask(D));
    table.done(WHITE, Command::Appeal { act: number });
    let other = Actor::Arbiter(PlayerId(8));
    let decided = |reverse| Command::DecideAppeal { act: number, reverse };
    let used = table.game.clock.used;
    for waits in [Act::TakeBack { to: Ply(0) }, Act::Adjourn, Act::Clocks { used, deadline: None }] {
        assert_eq!(table.refused(ARBITER, act(waits)), Refusal::ClaimPending);
    }
    assert_eq!(table.refused(other, decided(true)), Refusal::ClaimPending, "the claim is decided first");
    for continues in [
        Act::Warn { side: Color::White },
        Act::Time { side: Color::White, span: Span::days(1) },
        Act::Replace { side: Color::White, player: PlayerId(5), zone: clock::Zone::default() },
    ] {
        table.done(ARBITER, act(continues));
    }
    table.done(other, decided(false));
    let no = decide(&table, false);
    table.done(ARBITER, no);
    table.play("e5");
    check_record(&table);
}
