//! I.9 to I.11, I.13 and I.14: the players present at the resumption, and the clock that runs.

use super::*;

#[test]
fn i_9_1_replier_present_clock_starts() {
    let (mut table, text) = adjourned(Regulations::per_move(3));
    let due = resume_at(&table);
    at(&mut table, due, Actor::Timekeeper, opened(&text));
    assert_eq!((table.game.state(), table.game.ply), (State::Playing, Ply(1)));
    assert_eq!((running(&table).side, running(&table).since), (Color::Black, due));
}

#[test]
fn i_9_2_absent_repliers_clock_runs() {
    let (mut table, text) = held(rules(|adjournment| {
        adjournment.arbiters = vec![PlayerId(9), PlayerId(8)];
        adjournment.check_in = true;
    }));
    let due = resume_at(&table);
    at(&mut table, due, Actor::Timekeeper, RESUME);
    assert_eq!((running(&table).side, running(&table).since), (Color::Black, due));
    let came = due + Span::hours(20);
    at(&mut table, came, BLACK, RESUME);
    assert_eq!((table.game.state(), table.game.clock.running), (State::Due, None), "the player may pause it");
    let opened_at = came + Span::days(1);
    at(&mut table, opened_at, ARBITER, shown(&text));
    let clock = running(&table);
    assert_eq!(clock.deadline, opened_at + Span::days(3) - Span::hours(20));
    let moved = opened_at + Span::hours(1);
    at(&mut table, moved, BLACK, mv("d5"));
    assert_eq!(table.game.clock.used.black, Span::hours(21));
    check_record(&table);
}

#[test]
fn i_9_3_absent_sealers_clock_runs() {
    let (mut table, first) = adjourned(check_in());
    let due = resume_at(&table);
    table.done(BLACK, RESUME);
    at(&mut table, due, Actor::Timekeeper, opened(&first));
    assert_eq!((table.game.ply, table.game.session.absent), (Ply(1), Some(Color::White)));
    let mut openly = table.clone();
    openly.play("d5");
    assert_eq!(running(&openly).side, Color::White, "a right, not a duty");

    let second = text(&table, "d5");
    assert_eq!(table.refused(WHITE, seal(&second)), Refusal::NotYourMove);
    table.now = due + Span::hours(2);
    table.done(BLACK, seal(&second));
    assert_eq!(table.game.state(), State::SealerAbsent);
    assert_eq!((running(&table).side, running(&table).since), (Color::White, table.now));
    assert_eq!(table.refused(WHITE, mv("d4")), Refusal::Adjourned);
    let started = running(&table);
    let came = started.since + Span::hours(5);
    let decision = at(&mut table, came, WHITE, opened(&second));
    assert_eq!(decision.refusal, None);
    assert_eq!((table.game.state(), table.game.ply), (State::Playing, Ply(2)));
    assert_eq!((running(&table).side, table.game.session.absent), (Color::White, None));
    assert_eq!(running(&table).deadline, started.deadline, "the clock has run since");
    assert_eq!(table.game.session.number, 2, "it is the same session");
    check_record(&table);
    // A player who is present is answered on the board.
    table.play("d4");
    let third = text(&table, "Nf6");
    assert_eq!(table.refused(BLACK, seal(&third)), Refusal::NotSealing);
}

#[test]
fn i_10_arrival_after_default_time_loses() {
    let late = |table: &Table| resume_at(table) + Span::days(5) + Span(1);
    // The replier; a limit of 20 days, so that their flag does not fall first.
    let regulations = Regulations { time_control: TimeControl::PerMove { days: 20 }, ..check_in() };
    let (mut table, text) = adjourned(regulations.clone());
    table.done(WHITE, RESUME);
    let (due, late_at) = (resume_at(&table), late(&table));
    at(&mut table, due, Actor::Timekeeper, RESUME);
    assert_eq!(table.game.due_at(), Some(due + Span::days(5)));
    let mut in_time = table.clone();
    at(&mut in_time, late_at - Span(1), BLACK, opened(&text));
    assert_eq!(in_time.game.state(), State::Playing);
    for who in [Actor::Timekeeper, BLACK] {
        let mut table = table.clone();
        let decision = at(&mut table, late_at, who, opened(&text));
        assert!(
            matches!(decision.events[0].kind, EventKind::CameLate { on_time: false, .. }),
            "{decision:?}"
        );
        assert_eq!(table.ended(), Some((Outcome::WhiteWins, Termination::Forfeit)));
    }
    // The sealer, after the move was opened.
    let (mut table, text) = adjourned(regulations.clone());
    let late_at = late(&table);
    table.done(BLACK, RESUME);
    at(&mut table, due, Actor::Timekeeper, opened(&text));
    at(&mut table, late_at, Actor::Timekeeper, RESUME);
    assert_eq!(table.ended(), Some((Outcome::BlackWins, Termination::Forfeit)));
    // Neither.
    let (mut table, text) = adjourned(regulations.clone());
    at(&mut table, due, Actor::Timekeeper, RESUME);
    at(&mut table, late_at, Actor::Timekeeper, opened(&text));
    assert_eq!(table.ended(), Some((Outcome::BothLose, Termination::Forfeit)));
    // The arbiter may decide otherwise.
    let (mut table, text) = adjourned(regulations);
    at(&mut table, due, Actor::Timekeeper, RESUME);
    at(&mut table, late_at - Span::days(1), ARBITER, shown_early(&text));
    assert_eq!(table.game.state(), State::Playing);
}

#[test]
fn i_10_final_sealed_move_stands() {
    // White mates, or stalemates, with the sealed move; Black never comes.
    let mate = ("7k/5ppp/8/8/8/8/8/K3R3 w - - 0 1", "Re8", (Outcome::WhiteWins, Termination::Checkmate));
    let stalemate = ("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", "Qf7", (Outcome::Draw, Termination::Stalemate));
    for (position, written, ended) in [mate, stalemate] {
        for regulations in [check_in(), rules(|adjournment| adjournment.check_in = true)] {
            let (mut table, text) = adjourned_with(written, fen(position), regulations);
            table.done(WHITE, RESUME);
            let due = resume_at(&table);
            at(&mut table, due, Actor::Timekeeper, RESUME);
            // By the clock, which runs out first.
            let decision = at(&mut table, due + Span::days(3) + Span(1), Actor::Timekeeper, opened(&text));
            assert!(
                matches!(decision.events[0].kind, EventKind::CameLate { on_time: true, .. }),
                "{decision:?}"
            );
            assert_eq!(table.ended(), Some(ended), "{written}");
        }
    }
    // The arbiters hold it: the loss waits until it is opened.
    let (mut table, text) = held(rules(|adjournment| {
        adjournment.arbiters = vec![PlayerId(9), PlayerId(8)];
        adjournment.check_in = true;
    }));
    let due = resume_at(&table);
    at(&mut table, due, Actor::Timekeeper, RESUME);
    at(&mut table, due + Span::days(3) + Span(1), Actor::Timekeeper, RESUME);
    assert_eq!((table.game.state(), table.game.due_at()), (State::Late, None));
    table.done(ARBITER, shown(&text));
    assert_eq!(table.ended(), Some((Outcome::WhiteWins, Termination::TimeLimitExceeded)));
}

#[test]
fn i_11_absent_replier_loses_the_time() {
    let (mut table, text) = adjourned(check_in());
    let due = resume_at(&table);
    at(&mut table, due, Actor::Timekeeper, RESUME);
    assert_eq!(running(&table).side, Color::Black);
    at(&mut table, due + Span::days(1), WHITE, RESUME);
    assert_eq!(running(&table).side, Color::Black, "whoever else comes");
    at(&mut table, due + Span::days(2), BLACK, opened(&text));
    let moved = due + Span::days(2) + Span::hours(1);
    at(&mut table, moved, BLACK, mv("d5"));
    assert_eq!(table.game.clock.used.black, Span::days(2) + Span::hours(1));
}

#[test]
fn i_13_clocks_are_questioned_before_moving() {
    let (mut table, text) = adjourned(Regulations::default());
    assert_eq!(table.refused(BLACK, Command::QuestionClocks), Refusal::ClocksSettled);
    table.done(BLACK, opened(&text));
    let mut in_time = table.clone();
    in_time.done(BLACK, Command::QuestionClocks);
    assert_eq!(in_time.refused(BLACK, Command::QuestionClocks), Refusal::ClocksSettled, "once");
    in_time.done(WHITE, Command::QuestionClocks);
    table.play("d5");
    assert_eq!(table.refused(BLACK, Command::QuestionClocks), Refusal::ClocksSettled);
    table.clone().done(WHITE, Command::QuestionClocks);
    table.play("d4");
    assert_eq!(table.refused(WHITE, Command::QuestionClocks), Refusal::ClocksSettled);

    let used = ByColor { white: Span::hours(3), black: Span::hours(4) };
    let deadline = Some(table.now + Span::days(2));
    let correct = |used, deadline| Command::Act { act: Act::Clocks { used, deadline } };
    assert_eq!(table.refused(BLACK, correct(used, None)), Refusal::NotAnArbiter);
    let negative = ByColor { white: Span(-1), ..used };
    assert_eq!(table.refused(ARBITER, correct(negative, None)), Refusal::BadClocks);
    let past = Some(table.now - Span(1));
    assert_eq!(table.refused(ARBITER, correct(used, past)), Refusal::BadClocks);
    table.done(ARBITER, correct(used, deadline));
    assert_eq!((table.game.clock.used, table.game.deadline()), (used, deadline));
    check_record(&table);
}

/// The question waits until an arbiter corrects the clocks, or confirms them as they are.
#[test]
fn i_13_question_waits_for_the_arbiter() {
    let (mut table, text) = adjourned(Regulations::default());
    table.done(BLACK, opened(&text));
    assert!(!table.game.waits_for_arbiter());
    table.done(BLACK, Command::QuestionClocks);
    assert_eq!(table.game.clocks_questioned.black, Some(table.now));
    table.play("d5 d4");
    assert!(table.game.waits_for_arbiter(), "it is not settled by a move");
    let mut replaced = table.clone();
    let other = Act::Replace { side: Color::Black, player: PlayerId(77), zone: clock::Zone::default() };
    replaced.done(ARBITER, act(other));
    assert!(!replaced.game.waits_for_arbiter(), "the substitute did not ask");
    let mut over = table.clone();
    over.done(WHITE, Command::Resign);
    assert!(!over.game.waits_for_arbiter());
    check_record(&over);
    let clock = table.game.clock.clone();
    table.done(ARBITER, act(Act::Clocks { used: clock.used, deadline: None }));
    assert_eq!((&table.game.clock, table.game.waits_for_arbiter()), (&clock, false));
    check_record(&table);
}

/// Players and arbiters are told of an adjournment step by step.
#[test]
fn standing_follows_the_procedure() {
    let next = |table: &Table| table.game.standing().map(|standing| (standing.next, standing.until));
    let (mut table, text) = adjourned(check_in());
    let due = resume_at(&table);
    assert_eq!(next(&table), Some((NextStep::ReadyBoth, Some(due))));
    table.done(WHITE, RESUME);
    let standing = table.game.standing().unwrap();
    assert_eq!((standing.sealer, standing.ready), (Color::White, ByColor { white: true, black: false }));
    at(&mut table, due, Actor::Timekeeper, RESUME);
    assert_eq!(next(&table), Some((NextStep::Arrival, table.game.deadline())));
    at(&mut table, due + Span::hours(5), BLACK, opened(&text));
    assert_eq!(next(&table), None);

    let (mut table, text) = adjourned(check_in());
    table.done(BLACK, RESUME);
    at(&mut table, due, Actor::Timekeeper, opened(&text));
    assert_eq!(table.game.session.absent, Some(Color::White));
    assert_eq!(next(&table), Some((NextStep::Arrival, table.game.default_at())));

    let (mut table, _) = adjourned(Regulations::default());
    assert_eq!(next(&table), Some((NextStep::ReadyReplier, Some(due))));
    table.done(ARBITER, Command::DeclareMissing);
    assert_eq!(next(&table), Some((NextStep::Adjudication, None)));

    let mut regulations = Regulations::default();
    regulations.withdrawal.then = Withdrawal::Adjudicated;
    let (mut table, _) = adjourned(regulations);
    table.done(BLACK, Command::Withdraw { of: Color::Black });
    assert_eq!((table.game.state(), next(&table)), (State::Waiting, None), "an arbiter decides the game");
}

#[test]
fn i_14_another_start_is_announced_in_advance() {
    let (mut table, text) = adjourned(Regulations::default());
    let set = |days| {
        let resume_at = table.now + Span::days(days) + Span::hours(1);
        Command::SetResumption { resume_at }
    };
    let (soon, later, far) = (set(0), set(20), set(400));
    assert_eq!(table.refused(WHITE, later.clone()), Refusal::NotAnArbiter);
    assert_eq!(table.refused(ARBITER, soon), Refusal::TooSoon);
    assert_eq!(table.refused(ARBITER, far), Refusal::TooSoon);
    let agreed = resume_at(&table);
    table.done(ARBITER, later);
    assert_eq!(
        at(&mut table.clone(), agreed, Actor::Timekeeper, opened(&text)).refusal,
        Some(Refusal::NotDue { resume_at: resume_at(&table) })
    );
}

#[test]
fn second_session_can_be_adjourned() {
    let (mut table, text_of_first) = adjourned(rules(|adjournment| adjournment.session_days = Some(2)));
    table.done(BLACK, opened(&text_of_first));
    assert_eq!((table.game.session.number, table.game.session.began_at), (2, table.now));
    let ends_at = table.game.session_ends_at().unwrap();
    assert_eq!(ends_at, table.now + Span::days(2));
    at(&mut table, ends_at, Actor::Timekeeper, Command::EndSession);
    let second = text(&table, "d5");
    table.done(BLACK, seal(&second));
    assert!(
        matches!(table.refused(WHITE, opened(&text_of_first)), Refusal::CommitmentMismatch { .. }),
        "replayed"
    );
    table.done(WHITE, opened(&second));
    assert_eq!((table.game.session.number, table.game.ply), (3, Ply(2)));
    check_record(&table);
}

#[test]
fn i_10_active_player_is_not_absent() {
    let does = [mv("d4"), mv_offer("d4"), Command::Adjourn, Command::QuestionClocks];
    for command in does {
        let (mut table, text) = adjourned(awaited());
        table.done(BLACK, RESUME);
        let due = resume_at(&table);
        at(&mut table, due, Actor::Timekeeper, opened(&text));
        table.play("d5");
        assert_eq!(table.game.session.absent, Some(Color::White));
        table.done(WHITE, command.clone());
        assert_eq!((table.game.session.absent, table.game.default_at()), (None, None), "{command:?}");
        at(&mut table, due + Span::days(2) + Span(1), Actor::Timekeeper, RESUME);
        assert_eq!(table.ended(), None, "{command:?}");
        check_record(&table);
    }
}

#[test]
fn i_10_early_opening_costs_no_time() {
    let (mut table, text) = adjourned(awaited());
    let due = resume_at(&table);
    table.done(ARBITER, shown_early(&text));
    assert_eq!((running(&table).side, running(&table).since), (Color::Black, due));
    assert_eq!(table.game.default_at(), Some(due + Span::days(2)));
    at(&mut table, due + Span::days(1), BLACK, mv("d5"));
    assert_eq!(table.game.clock.used.black, Span::days(1));
    at(&mut table, due + Span::days(2), Actor::Timekeeper, RESUME);
    assert_eq!(table.ended(), None);
    at(&mut table, due + Span::days(2) + Span(1), Actor::Timekeeper, RESUME);
    assert_eq!(table.ended(), Some((Outcome::BlackWins, Termination::Forfeit)));
    // The player moves before: it costs nothing.
    let (mut table, text) = adjourned(Regulations::default());
    table.done(ARBITER, shown_early(&text));
    table.play("d5");
    assert_eq!(table.game.clock.used.black, Span::ZERO);
    check_record(&table);
}

#[test]
fn i_10_downtime_makes_no_one_late() {
    let days = Span::days;
    let returned = |from, until| Command::ReturnDowntime { from, until };
    // Away at the agreed time: the default time counts from the resumption.
    let (mut table, text) = adjourned(awaited());
    let due = resume_at(&table);
    at(&mut table, due + days(10), Actor::Timekeeper, RESUME);
    assert_eq!(table.game.default_at(), Some(due + days(12)));
    at(&mut table, due + days(11), BLACK, opened(&text));
    assert_eq!(table.game.state(), State::Playing);
    // Away while the replier, then the sealer, is waited for; each outage counts once.
    for absent in Color::ALL {
        let (mut table, text) = adjourned(awaited());
        if absent == Color::White {
            table.done(BLACK, RESUME);
        }
        at(&mut table, due, Actor::Timekeeper, opened(&text));
        for _ in 0..2 {
            at(&mut table, due + days(5), Actor::Timekeeper, returned(due + days(1), due + days(5)));
            assert_eq!(table.game.default_at(), Some(due + days(6)), "{absent}");
        }
        at(&mut table, due + days(6), Actor::Timekeeper, returned(due + days(7), due + days(8)));
        assert_eq!(table.game.default_at(), Some(due + days(6)), "it was too late before");
        at(&mut table, due + days(6), absent.fold_wb(WHITE, BLACK), opened(&text));
        assert_eq!((table.ended(), table.game.session.absent.is_none()), (None, absent == Color::White));
        check_record(&table);
    }
    // No clock runs while arbiters hold the envelope.
    let mut rules = awaited();
    rules.adjournment.arbiters = vec![PlayerId(9), PlayerId(8)];
    let (mut table, _) = held(rules);
    table.done(BLACK, RESUME);
    at(&mut table, due, Actor::Timekeeper, RESUME);
    assert_eq!((table.game.state(), table.game.clock.running), (State::Due, None));
    at(&mut table, due + days(5), Actor::Timekeeper, returned(due + days(1), due + days(5)));
    assert_eq!(table.game.default_at(), Some(due + days(6)));
    check_record(&table);
}

#[test]
fn adjournment_is_no_counter_envelope() {
    let (mut table, text_of_first) = adjourned(awaited());
    table.done(BLACK, RESUME);
    let due = resume_at(&table);
    at(&mut table, due, Actor::Timekeeper, opened(&text_of_first));
    table.done(ARBITER, order());
    let second = text(&table, "d5");
    table.done(BLACK, seal(&second));
    assert_eq!((table.game.state(), table.game.session.absent), (State::Waiting, None));
    let due = resume_at(&table);
    table.done(WHITE, RESUME);
    at(&mut table, due, Actor::Timekeeper, opened(&second));
    assert_eq!((table.game.session.number, table.game.session.absent), (3, Some(Color::Black)));
    check_record(&table);
}

#[test]
fn i_9_2_clock_pauses_at_receipt() {
    let (mut table, text) = adjourned(check_in());
    let due = resume_at(&table);
    table.done(WHITE, RESUME);
    at(&mut table, due, Actor::Timekeeper, RESUME);
    let (received_at, judged_at) = (due + Span::hours(5), due + Span::hours(7));
    table.now = judged_at;
    let came = table.act_at(BLACK, opened(&text), Stamp { received_at, judged_at });
    assert_eq!(came.refusal, None);
    assert_eq!(running(&table).deadline, judged_at + Span::days(3) - Span::hours(5));
    check_record(&table);
}

/// The loss after an opening is no fallen flag: it stands when another act is reversed and all is folded anew.
#[test]
fn i_10_loss_on_time_survives_reversal() {
    for sealed_wins in [false, true] {
        let mut table = match sealed_wins {
            false => Table::with(Start::Standard, check_in_held()),
            true => Table::with(fen("7k/5ppp/8/8/8/8/8/K3R3 w - - 0 1"), check_in_held()),
        };
        table.done(ARBITER, act(Act::Warn { side: Color::White }));
        let warning = table.game.acts[0].seq;
        table.done(WHITE, Command::Appeal { act: warning });
        table.done(ARBITER, order());
        let text = text(&table, if sealed_wins { "Re8" } else { "Nf3" });
        let holders = Holders::Arbiters { arbiters: vec![PlayerId(9), PlayerId(8)], needed: 1 };
        table.done(WHITE, Command::Seal { envelope: Some(Envelope { holders, ..closed(&text) }) });
        let due = resume_at(&table);
        at(&mut table, due, Actor::Timekeeper, RESUME);
        at(&mut table, due + Span::days(3) + Span(1), Actor::Timekeeper, RESUME);
        assert_eq!(table.game.state(), State::Late);
        table.done(ARBITER, shown(&text));
        let how = if sealed_wins { Termination::Checkmate } else { Termination::TimeLimitExceeded };
        assert_eq!(table.ended(), Some((Outcome::WhiteWins, how)));
        table.done(OTHER_ARBITER, Command::DecideAppeal { act: warning, reverse: true });
        assert_eq!(table.ended(), Some((Outcome::WhiteWins, how)), "the warning had nothing to do with it");
        check_record(&table);
    }
}

fn check_in_held() -> Regulations {
    rules(|adjournment| {
        adjournment.arbiters = vec![PlayerId(9), PlayerId(8)];
        adjournment.check_in = true;
    })
}
