//! Questions of other crates about a game: each answer in every state that changes it.

use domain::{notation::Letters, sealing::EnvelopeText, *};

use crate::table::*;

const OTHER: Actor = Actor::Arbiter(PlayerId(8));
const RESUME: Command = Command::Resume { envelope: None };

fn reverse(table: &mut Table, act: u32) {
    table.done(WHITE, Command::Appeal { act });
    table.done(OTHER, Command::DecideAppeal { act, reverse: true });
}

/// White has sealed 1.Nf3 at the arbiter's order; the text of the envelope.
fn adjourned(change: impl FnOnce(&mut AdjournmentRules)) -> (Table, String) {
    let mut regulations = Regulations::per_move(20);
    change(&mut regulations.adjournment);
    let mut table = Table::with(Start::Standard, regulations);
    table.done(ARBITER, order());
    let text = EnvelopeText::write(GameId(42), &table.game, "Nf3", Letters::English, false, [7; 16]);
    let text = text.unwrap().to_text().unwrap();
    table.done(WHITE, seal(&text));
    (table, text)
}

fn shown(text: &str) -> Option<sealing::Disclosure> {
    Some(sealing::Disclosure::new(GameId(42), text.into()))
}

/// The default time is known before the resumption, for each player who has not reported (I.10).
#[test]
fn default_time_is_known_ahead() {
    let check_in = |days: Option<u16>| {
        move |rules: &mut AdjournmentRules| (rules.check_in, rules.default_days) = (true, days)
    };
    let (mut table, text) = adjourned(check_in(Some(5)));
    let Phase::Adjourned { resume_at, .. } = table.game.phase else { panic!("{:?}", table.game.phase) };
    let late = resume_at + Span::days(5);
    let both = ByColor { white: true, black: true };
    assert_eq!(table.game.default_ahead(), Some((late, both)));
    assert_eq!(table.game.default_at(), None, "no player is waited for yet");
    let sides = |white, black| ByColor { white, black };
    for (comes, absent) in [(WHITE, sides(false, true)), (BLACK, sides(true, false))] {
        let mut table = table.clone();
        table.done(comes, RESUME);
        assert_eq!(table.game.default_ahead(), Some((late, absent)), "{comes:?}");
    }
    table.done(BLACK, RESUME);
    table.now = resume_at;
    table.act_at(Actor::Timekeeper, Command::Resume { envelope: shown(&text) }, Stamp::at(resume_at));
    assert_eq!(table.game.state(), State::Playing);
    assert_eq!(table.game.default_ahead(), Some((late, sides(true, false))), "as it was foreseen");
    assert_eq!(table.game.default_at(), Some(late));

    assert_eq!(adjourned(check_in(None)).0.game.default_ahead(), None, "no default time");
    assert_eq!(adjourned(|_| {}).0.game.default_ahead(), None, "no check-in");
    assert_eq!(Table::standard().game.default_ahead(), None);
}

/// A text about moves that were taken back is not about the present ones.
#[test]
fn lines_with_the_same_moves() {
    let mut regulations = Regulations::per_move(10);
    regulations.arbiter.takeback = true;
    let mut table = Table::with(Start::Standard, regulations);
    let known = |table: &Table| (0..4).filter(|&line| table.game.has_moves_of(line)).collect::<Vec<_>>();
    table.play("e4");
    assert_eq!(known(&table), [0]);
    table.done(ARBITER, act(Act::TakeBack { to: Ply(0) }));
    assert_eq!(known(&table), [1], "other moves");
    table.done(ARBITER, act(Act::Warn { side: Color::White }));
    let warning = table.game.events;
    reverse(&mut table, warning);
    assert_eq!(known(&table), [1, 2], "folded anew to the same moves");
}

/// A mail to an address of any position says the same as a request that names only what it must.
#[test]
fn commands_are_bound_alike_everywhere() {
    let at = Seen::Position(PositionId { ply: Ply(3), revision: 2 });
    for (command, bound) in [
        (Command::Say, Seen::Nothing),
        (Command::WithdrawConditionalMoves, Seen::Nothing),
        (Command::Resign, Seen::Revision(2)),
        (Command::OfferDraw, Seen::Revision(2)),
        (Command::AcceptDraw, at),
        (Command::SetConditionalMoves, at),
    ] {
        let rule = command.seen_rule(&Table::standard().game);
        assert_eq!(at.limited_to(rule), bound, "{command:?}");
    }
    assert_eq!(Seen::Revision(2).limited_to(SeenRule::Position), Seen::Nothing);
    let mut table = Table::standard();
    assert_eq!(Command::Adjourn.seen_rule(&table.game), SeenRule::Nothing);
    table.done(WHITE, Command::Adjourn);
    assert_eq!(Command::Adjourn.seen_rule(&table.game), SeenRule::Position, "it would be an answer");
}

#[test]
fn sealing_in_both_situations() {
    let (mut table, text) = adjourned(|rules| (rules.check_in, rules.default_days) = (true, Some(5)));
    assert!(!table.game.is_sealing(), "the envelope is closed");
    table.done(BLACK, RESUME);
    let Phase::Adjourned { resume_at, .. } = table.game.phase else { panic!("{:?}", table.game.phase) };
    table.now = resume_at;
    table.act_at(Actor::Timekeeper, Command::Resume { envelope: shown(&text) }, Stamp::at(resume_at));
    assert!(table.game.is_sealing(), "the sealer is absent");
    table.play("d5");
    assert!(!table.game.is_sealing(), "answered on the board");
    let mut table = Table::standard();
    assert!(!table.game.is_sealing());
    table.done(ARBITER, order());
    assert!(table.game.is_sealing());
}

#[test]
fn replay_of_a_cancelled_game() {
    let mut table = Table::standard();
    assert_eq!(table.game.replayed_as(), None);
    table.done(ARBITER, act(Act::Cancel { replayed_as: Some(GameId(7)) }));
    assert_eq!(table.game.replayed_as(), Some(GameId(7)));
    let cancelled = table.game.events;
    reverse(&mut table, cancelled);
    assert_eq!(table.game.replayed_as(), None, "it goes on");
    assert!(!table.game.is_over());
}

#[test]
fn refusals_that_tell_of_conditional_moves() {
    for (refusal, tells) in [
        (Refusal::YourMove, true),
        (Refusal::ConditionsNotAllowed, true),
        (Refusal::GameOver, false),
        (Refusal::NotYourMove, false),
    ] {
        assert_eq!(refusal.is_about_conditions(), tells, "{refusal:?}");
    }
}

#[test]
fn claimed_position_follows_the_announcement() {
    let mut table = Table::standard();
    table.play("e4");
    let position = |announced: Option<&str>| {
        let announced = announced.map(MoveText::from);
        claimed_position(&table.game, announced.as_ref(), Letters::English.into())
    };
    assert_eq!(position(None).unwrap().fen(), table.game.position.fen());
    let announced = position(Some("e5")).unwrap().fen();
    let mut after = table.clone();
    after.play("e5");
    assert_eq!(announced, after.game.position.fen());
    assert!(position(Some("e4")).is_err());
}

/// The envelope of a game that was given up is shown when both want it, and once (see `UnopenedEnvelope`).
#[test]
fn unopened_envelope_needs_both_players() {
    for order in [[WHITE, BLACK], [BLACK, WHITE]] {
        let (mut table, text) = adjourned(|_| {});
        table.done(BLACK, Command::Resign);
        assert!(table.game.envelope_to_publish().is_none());
        // The order to adjourn can be appealed against for 14 days, and a mail of then is read for as long.
        table.now = table.now + Span::days(29);
        table.done(order[0], Command::Publish { envelope: None });
        assert!(table.game.envelope_to_publish().is_none(), "one of two");
        let agreed =
            EventKind::PublicationAgreed { by: if order[1] == WHITE { Color::White } else { Color::Black } }
                .at(table.now);
        let both = Game::evolve(Some(table.game.clone()), &agreed).unwrap();
        assert_eq!(both.envelope_to_publish(), both.unopened.as_ref());
        assert!(both.unopened.is_some());
        table.done(order[1], Command::Publish { envelope: shown(&text) });
        assert!(table.game.envelope_to_publish().is_none(), "it has been shown");
    }
}

#[test]
fn time_given_or_taken_has_bounds() {
    let control = TimeControl::exact(vec![clock::Period::new(None, Span::days(800))]);
    let table = Table::with(Start::Standard, Regulations { time_control: control, ..Regulations::default() });
    let (year, ms) = (Span::days(365), Span(1));
    for (span, refused) in [
        (year, false),
        (year + ms, true),
        (Span::ZERO - year, false),
        (Span::ZERO - year - ms, true),
        (ms, false),
        (Span::ZERO, true),
        (Span::ZERO - ms, false),
    ] {
        for side in Color::ALL {
            let refusal = table.clone().act(ARBITER, act(Act::Time { side, span })).refusal;
            assert_eq!(refusal, refused.then_some(Refusal::BadClocks), "{span:?} {side:?}");
        }
    }
}

/// A refill of seconds is refused (ICCF Rules, Appendix 3): an hour of the clock is gone, or the bank has no more.
#[test]
fn refill_takes_hour_or_rest() {
    for (used, bank, refilled) in [
        (Span::hours(1) - Span(1), 10, false),
        (Span::hours(1), 10, true),
        (Span::hours(2), 10, true),
        (Span::hours(2), 0, false),
    ] {
        let regulations =
            Regulations { time_control: TimeControl::triple_block(20, bank, 0), ..Regulations::default() };
        let mut table = Table::with(Start::Standard, regulations);
        let at = table.now + used;
        table.now = at;
        let refusal = table.act_at(WHITE, Command::RefillClock, Stamp::at(at)).refusal;
        assert_eq!(refusal, (!refilled).then_some(Refusal::NothingToRefill), "{used:?} {bank}");
        let left = table.game.reading(at).unwrap().left;
        assert_eq!(left, if refilled { Span::days(20) } else { Span::days(20) - used });
    }
}

/// A stopped clock shows its stop; a running one shows the time used for the move.
#[test]
fn clocks_are_shown_for_both_sides() {
    let adjudication = Some(AdjudicationRules { not_before_move: 0, ..AdjudicationRules::default() });
    let regulations = Regulations {
        adjudication,
        time_control: TimeControl::fischer(Span::days(30), Span::days(1), None),
        ..Regulations::default()
    };
    let mut table = Table::with(Start::Standard, regulations);
    table.now = table.now + Span::days(2) - Span(1000);
    table.play("e4");
    table.now = table.now + Span::days(3) - Span(1000);
    table.play("e5");
    let at = table.now + Span::days(4);
    let [white, black] = [Color::White, Color::Black].map(|side| table.game.clock_display(side, at));
    assert_eq!((white.used, black.used), (Span::days(2 + 4), Span::days(3)));
    assert_eq!((white.left, black.left), (Span::days(30 - 2 + 1 - 4), Span::days(30 - 3 + 1)));
    assert_eq!((white.thinking.is_some(), black.thinking.is_some()), (true, false));
    assert_eq!((white.stopped_at, black.stopped_at), (None, None));
    table.now = at;
    let ask = Command::AskAdjudication { basis: ClaimBasis::AdjudicatedDraw };
    table.act_at(BLACK, ask, Stamp::at(at));
    let [white, black] =
        [Color::White, Color::Black].map(|side| table.game.clock_display(side, at + Span::days(9)));
    assert_eq!((white.stopped_at, black.stopped_at), (Some(at), None));
    assert_eq!((white.used, black.used), (Span::days(2 + 4), Span::days(3)), "it stands still");
    assert!(white.thinking.is_some_and(|reading| reading.next.is_none()));
}

/// Defaults are left out of the record, so that an old record folds the same.
#[test]
fn records_leave_out_defaults() {
    let keys = |value: serde_json::Value| match value {
        serde_json::Value::Object(map) => map.into_iter().map(|(key, _)| key).collect::<Vec<_>>().join(" "),
        other => panic!("{other}"),
    };
    let table = Table::standard();
    let json = |value: &dyn Fn() -> serde_json::Result<serde_json::Value>| keys(value().unwrap());
    let regulations = json(&|| serde_json::to_value(Regulations::default()));
    let game = json(&|| serde_json::to_value(&table.game));
    let clock = json(&|| serde_json::to_value(&table.game.clock));
    let running = json(&|| serde_json::to_value(table.game.clock.running));
    let session = json(&|| serde_json::to_value(&table.game.session));
    let created = json(&|| serde_json::to_value(&table.events[0]));
    let draws = json(&|| serde_json::to_value(Regulations::default().draws));
    let kept = [regulations, game, clock, running, session, created, draws];
    let expected = [
        "adjournment draws illegal_moves time_control",
        "clock draw_offer events history illegal_moves last_at phase players ply position regulations session start \
         started_at tournament",
        "gained running used",
        "deadline returned side since",
        "began_at may_question_clocks number",
        "at players regulations start tournament type",
        "automatic claim_after_moves no_draw_before wrong_claim_days",
    ];
    assert_eq!(kept, expected);
}

#[test]
fn chess960_is_told_from_standard_chess() {
    let start = |chess960| Start::Fen { fen: "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1".into(), chess960 };
    for chess960 in [false, true] {
        assert_eq!(start(chess960).position().unwrap().is_chess960(), chess960);
    }
    assert!(!Table::standard().game.position.is_chess960());
}

/// Leave that is over to the millisecond is not ended any more.
#[test]
fn leave_ends_until_it_is_over() {
    let regulations = Regulations { leave: Some(LeaveRules::default()), ..Regulations::per_move(30) };
    let mut table = Table::with(Start::Standard, regulations);
    let day = table.now.0 / 86_400_000 + 1;
    let first = clock::Date(i32::try_from(day).unwrap());
    let (from, until) = (Instant(day * 86_400_000), Instant((day + 2) * 86_400_000));
    let leave = clock::Leave { first, last: clock::Date(first.0 + 1), from, until, special: false };
    table.done(WHITE, Command::BookLeave { leave });
    let end = act(Act::EndLeave { side: Color::White, first });
    for (at, refusal) in [(until - Span(1), None), (until, Some(Refusal::NoSuchLeave))] {
        let done = table.clone().act_at(ARBITER, end.clone(), Stamp::at(at));
        assert_eq!(done.refusal, refusal, "{at:?}");
    }
}

/// The start's move number counts moves of both sides; with Black to move White has made one more.
#[test]
fn thematic_start_with_black_to_move() {
    let mut control = TimeControl::iccf(10, 50);
    let TimeControl::Periods { thematic, .. } = &mut control else { panic!("periods") };
    *thematic = true;
    let regulations = Regulations { time_control: control, ..Regulations::default() };
    for (fen, white, black) in [
        ("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 4", 4, 3),
        ("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 4", 3, 3),
        ("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", 1, 0),
    ] {
        let sides = Table::ruled(fen, regulations.clone()).game.clock.sides;
        assert_eq!((sides.white.moves, sides.black.moves), (white, black), "{fen}");
    }
}

/// Sudden-death protection looks at clock and bank together.
#[test]
fn full_bank_is_not_protected() {
    let control = TimeControl::TripleBlock {
        clock_days: 2,
        bank_days: 5,
        increment_days: 0,
        increment_moves: 0,
        sudden_death_protection: true,
    };
    let mut side = clock::SideClock::new(&control, 0);
    side.complete(&control, Span::ZERO);
    assert_eq!((side.left, side.bank, side.allotted), (Span::days(2), Span::days(5), Span::days(7)));
}
