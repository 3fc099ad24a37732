//! Acts of arbiters, appeals, and reversals.

use domain::{clock::Date, *};

use crate::table::*;

const OTHER: Actor = Actor::Arbiter(PlayerId(8));

fn appeal(act: u32) -> Command {
    Command::Appeal { act }
}

fn decide_appeal(act: u32, reverse: bool) -> Command {
    Command::DecideAppeal { act, reverse }
}

/// Removes the notes that only a reversal makes.
fn bare(game: &Game) -> Game {
    let mut bare = Game {
        events: 0,
        last_at: Instant(0),
        revision: 0,
        revision_since: 0,
        reached: Ply(0),
        ..game.clone()
    };
    (bare.acts, bare.replaced_players) = (Vec::new(), Vec::new());
    // The instants of returned time are forgotten, not the amount.
    bare.clock.gaps = ByColor::default();
    bare
}

fn with(change: impl FnOnce(&mut Regulations)) -> Table {
    let mut regulations = Regulations::default();
    change(&mut regulations);
    Table::with(Start::Standard, regulations)
}

fn days(days: i64) -> Span {
    Span(days * Span::days(1).0)
}

#[test]
fn each_act_has_its_effect() {
    let white = Color::White;
    let result = |act: Act| {
        let mut table = Table::standard();
        let events = table.done(ARBITER, super::table::act(act.clone()));
        assert!(
            matches!(&events[..], [Event { kind: EventKind::Act { by: PlayerId(9), act: done, reason }, .. }]
            if *done == act && *reason == REASON)
        );
        check_record(&table);
        table.ended()
    };
    assert_eq!(result(Act::Warn { side: white }), None);
    let adjudicated = Act::Adjudicate { outcome: Outcome::BothLose };
    assert_eq!(result(adjudicated), Some((Outcome::BothLose, Termination::Adjudication)));
    assert_eq!(result(Act::Forfeit { loser: white }), Some((Outcome::BlackWins, Termination::Forfeit)));
    assert_eq!(result(Act::Expel { side: white }), Some((Outcome::BlackWins, Termination::Expulsion)));
    assert_eq!(result(Act::Annul), Some((Outcome::NoResult, Termination::Annulled)));
    let cancelled = Act::Cancel { replayed_as: Some(GameId(7)) };
    assert_eq!(result(cancelled), Some((Outcome::NoResult, Termination::Cancelled)));
    assert_eq!(result(Act::Replace { side: white, player: PlayerId(5), zone: clock::Zone::default() }), None);
}

#[test]
fn only_neutral_arbiters_act() {
    let mut table = Table::standard();
    assert_eq!(table.refused(WHITE, act(Act::Annul)), Refusal::NotAnArbiter);
    assert_eq!(table.refused(Actor::Timekeeper, act(Act::Annul)), Refusal::NotAnArbiter);
    assert_eq!(table.refused(Actor::Arbiter(PlayerId(1)), act(Act::Annul)), Refusal::NotAnArbiter);
    for _ in 0..100 {
        table.done(ARBITER, act(Act::Warn { side: Color::White }));
    }
    assert_eq!(table.refused(ARBITER, act(Act::Annul)), Refusal::TooManyActs);
}

/// FIDE 12.9.2, 12.9.3: of the clock that runs at once, otherwise for the next move.
#[test]
fn time_is_given_and_taken() {
    let time = |side, span| act(Act::Time { side, span });
    for regulations in [Regulations::per_move(10), control("periods"), control("fischer"), control("triple")]
    {
        let mut table = Table::with(Start::Standard, regulations);
        // Time that Triple Block cannot show is in its bank.
        let left = |table: &Table| {
            let shown = table.game.reading(table.now).unwrap();
            shown.left + shown.bank
        };
        let before = left(&table);
        table.done(ARBITER, time(Color::White, Span::days(3)));
        table.done(ARBITER, time(Color::White, Span(-5 * 3_600_000)));
        assert!((left(&table) - before - Span::days(3) + Span(5 * 3_600_000)).0.abs() <= 2000);
        assert_eq!(table.refused(ARBITER, time(Color::White, days(-300))), Refusal::BadClocks);
        assert_eq!(table.refused(ARBITER, time(Color::Black, days(-60))), Refusal::BadClocks);
        for bad in [Span::ZERO, Span::days(366), days(-366)] {
            assert_eq!(table.refused(ARBITER, time(Color::White, bad)), Refusal::BadClocks);
        }
        let mut other = table.clone();
        table.done(ARBITER, time(Color::Black, Span::days(2)));
        for table in [&mut table, &mut other] {
            table.play("e4");
        }
        let (given, bare) = (left(&table), left(&other));
        let slack = Span(1000);
        assert!((given - bare - Span::days(2)).0.abs() <= slack.0, "{given:?} {bare:?}");
        assert!(table.game.clock.sides.iter().all(clock::SideClock::balances));
        check_record(&table);
    }
}

#[test]
fn points_need_a_finished_game() {
    let mut table = Table::standard();
    let points = |white, black| act(Act::Points { half_points: ByColor { white, black } });
    assert_eq!(table.refused(ARBITER, points(1, 1)), Refusal::NotOver);
    table.done(WHITE, Command::Resign);
    assert_eq!(table.refused(ARBITER, points(3, 0)), Refusal::BadPoints);
    table.done(ARBITER, points(0, 1));
    assert_eq!(table.game.half_points, Some(ByColor { white: 0, black: 1 }));
    assert_eq!(table.ended(), Some((Outcome::BlackWins, Termination::Resignation)), "the result stands");
    // Another result has its own points.
    table.done(ARBITER, act(Act::Adjudicate { outcome: Outcome::Draw }));
    assert_eq!(
        (table.game.half_points, table.ended()),
        (None, Some((Outcome::Draw, Termination::Adjudication)))
    );
    let again = act(Act::Adjudicate { outcome: Outcome::Draw });
    assert_eq!(table.refused(ARBITER, again), Refusal::GameOver, "it counts that already");
    for late in
        [Act::Adjourn, Act::Time { side: Color::White, span: Span(1) }, Act::Cancel { replayed_as: None }]
    {
        assert_eq!(table.refused(ARBITER, act(late)), Refusal::GameOver);
    }
    check_record(&table);
}

#[test]
fn somebody_else_plays_on() {
    let mut table = Table::standard();
    let replace = |player| {
        act(Act::Replace { side: Color::White, player: PlayerId(player), zone: clock::Zone::default() })
    };
    for bad in [1, 2, 9] {
        assert_eq!(table.refused(ARBITER, replace(bad)), Refusal::BadReplacement);
    }
    table.done(ARBITER, replace(5));
    assert_eq!(table.refused(WHITE, mv("e4")), Refusal::NotAPlayer);
    table.done(Actor::Player(PlayerId(5)), mv("e4"));
    check_record(&table);
}

#[test]
fn takeback_needs_a_regulation() {
    let back = |to| act(Act::TakeBack { to: Ply(to) });
    let mut table = Table::standard();
    table.play("e4");
    assert_eq!(table.refused(ARBITER, back(0)), Refusal::TakeBackNotAllowed);
    let mut table = with(|rules| rules.arbiter.takeback = true);
    table.play("e4 e5 Nf3");
    for bad in [0, 3, 4, 20_000] {
        assert_eq!(table.refused(ARBITER, back(bad)), Refusal::NothingToTakeBack, "{bad}");
    }
    let position = table.game.position.clone();
    table.play("Nc6 Ng5");
    table.done(ARBITER, back(3));
    assert_eq!((table.game.ply, &table.game.position), (Ply(3), &position));
    assert_eq!((table.game.reached, table.game.revision), (Ply(5), 1));
    let late = table.deadline() + Span(1);
    let stale = Cause { seen: Seen::Revision(0), ..Cause::new(Command::Resign, late) };
    let refused = table.act_with(WHITE, stale, late);
    assert_eq!(refused, Refusal::OtherLine { current: 1 }.into(), "not even a flag falls");
    table.play("d6 d4 exd4");
    check_record(&table);
    let mut shown = Vec::new();
    Game::replay(&table.events, |_, event, _| {
        shown.extend(event.played().map(str::to_owned));
        Some(())
    });
    assert_eq!(shown, ["e2e4", "e7e5", "g1f3", "d7d6", "d2d4", "e5d4"]);
    let pgn = pgn::write(&table.events, &pgn::Options::default(), |_| None).unwrap();
    assert!(pgn.contains("1. e4 e5 2. Nf3 d6 3. d4 exd4 *"), "{pgn}");
}

/// The second takeback belongs to a line that the reversal of the first makes undone.
#[test]
fn moves_survive_a_reversed_takeback() {
    let back = |to| act(Act::TakeBack { to: Ply(to) });
    let mut table = with(|rules| rules.arbiter.takeback = true);
    table.play("e4 e5 Nf3");
    table.done(ARBITER, back(2));
    let first = table.game.events;
    table.play("Nc3");
    table.done(ARBITER, back(2));
    table.done(WHITE, appeal(first));
    table.done(OTHER, decide_appeal(first, true));
    assert_eq!(table.game.ply, Ply(3));
    table.play("Nc6 Bb5");
    table.done(ARBITER, act(Act::Adjourn));
    let order = table.game.events;
    table.done(WHITE, appeal(order));
    table.done(OTHER, decide_appeal(order, true));
    assert_eq!(table.game.ply, Ply(5));
    check_record(&table);
    let mut shown = Vec::new();
    Game::replay(&table.events, |_, event, _| {
        shown.extend(event.played().map(str::to_owned));
        Some(())
    });
    assert_eq!(shown, ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5"]);
}

#[test]
fn no_sealed_move_is_taken_back() {
    let mut table = with(|rules| rules.arbiter.takeback = true);
    table.play("e4 e5");
    table.done(ARBITER, order());
    assert_eq!(table.refused(ARBITER, act(Act::TakeBack { to: Ply(1) })), Refusal::MustSeal);
    let game = &table.game;
    let text =
        sealing::EnvelopeText::write(GameId(1), game, "g1f3", notation::Letters::English, false, [9; 16]);
    let text = text.unwrap().to_text().unwrap();
    table.done(WHITE, seal(&text));
    assert_eq!(table.refused(ARBITER, act(Act::TakeBack { to: Ply(1) })), Refusal::Adjourned);
    table.done(BLACK, Command::Resume { envelope: Some(sealing::Disclosure::new(GameId(1), text)) });
    assert_eq!(table.refused(ARBITER, act(Act::TakeBack { to: Ply(2) })), Refusal::NothingToTakeBack);
    table.play("Nc6");
    table.done(ARBITER, act(Act::TakeBack { to: Ply(3) }));
    check_record(&table);
}

/// ICCF: within 14 days, to another arbiter.
#[test]
fn another_arbiter_decides_an_appeal() {
    let mut table = Table::standard();
    assert_eq!(table.refused(WHITE, appeal(1)), Refusal::NoSuchAct, "no act of an arbiter");
    table.done(ARBITER, act(Act::Forfeit { loser: Color::White }));
    let (number, at) = (table.game.acts[0].seq, table.now);
    assert_eq!(number, 2);
    assert_eq!(table.refused(ARBITER, appeal(2)), Refusal::NotAPlayer);
    assert_eq!(table.refused(OTHER, decide_appeal(2, true)), Refusal::NoAppeal);
    let late = at + Span::days(14) + Span(1);
    let decision = table.clone().act_at(WHITE, appeal(2), Stamp::at(late));
    assert_eq!(decision.refusal, Some(Refusal::AppealTooLate { until: at + Span::days(14) }));
    table.act_at(WHITE, appeal(2), Stamp { received_at: late - Span(1), judged_at: late });
    table.now = late;
    assert_eq!(table.refused(WHITE, appeal(2)), Refusal::AlreadyAppealed);
    assert_eq!(table.refused(ARBITER, decide_appeal(2, true)), Refusal::OwnAct);
    assert_eq!(table.refused(Actor::Arbiter(PlayerId(2)), decide_appeal(2, false)), Refusal::NotAnArbiter);
    let confirmed = &mut table.clone();
    confirmed.done(OTHER, decide_appeal(2, false));
    assert_eq!(confirmed.ended(), Some((Outcome::BlackWins, Termination::Forfeit)));
    assert_eq!(confirmed.refused(OTHER, decide_appeal(2, true)), Refusal::NoAppeal);
    check_record(confirmed);
    table.done(OTHER, decide_appeal(2, true));
    assert_eq!(table.ended(), None);
    assert_eq!(table.deadline() - table.now, days(7) - Span(2000), "two seconds of thinking");
    table.play("e4");
    check_record(&table);

    let mut none = with(|rules| rules.arbiter.appeal_days = 0);
    none.done(ARBITER, act(Act::Warn { side: Color::White }));
    let until = none.now;
    assert_eq!(none.refused(WHITE, appeal(2)), Refusal::AppealTooLate { until });
}

/// A flag that fell only because time was taken has not fallen once that is reversed.
#[test]
fn reversal_undoes_its_flag() {
    let mut table = Table::with(Start::Standard, Regulations::per_move(10));
    table.done(ARBITER, act(Act::Time { side: Color::White, span: days(-8) }));
    let taken = table.now;
    table.act_at(WHITE, appeal(2), Stamp::at(taken + Span(1)));
    table.now = table.deadline();
    table.done(Actor::Timekeeper, Command::FlagFall);
    assert_eq!(table.ended(), Some((Outcome::BlackWins, Termination::TimeLimitExceeded)));
    let fell = table.now;
    table.now = fell + Span::days(30);
    table.done(OTHER, decide_appeal(2, true));
    let left = table.game.reading(table.now).unwrap().left;
    assert_eq!(left, Span::days(8) - Span(1000), "of ten days two were used when the game was over");
    check_record(&table);
}

/// Two acts, reversed in either order, leave nothing behind.
#[test]
fn acts_are_reversed_in_any_order() {
    for order in [[3, 4], [4, 3]] {
        let mut table = Table::with(Start::Standard, Regulations::per_move(10));
        table.play("e4");
        let since = table.now;
        table.done(ARBITER, act(Act::Forfeit { loser: Color::Black }));
        table.done(ARBITER, act(Act::Adjudicate { outcome: Outcome::Draw }));
        for number in order {
            table.now = table.now + Span::days(1);
            table.done(BLACK, appeal(number));
            table.now = table.now + Span::days(3);
            table.done(OTHER, decide_appeal(number, true));
            check_record(&table);
        }
        assert_eq!(table.ended(), None, "{order:?}");
        let left = table.game.reading(table.now).unwrap().left;
        assert_eq!(left, Span::days(10) - Span(1000), "{order:?}");
        assert!(table.game.clock.running.unwrap().since == since);
        table.play("e5");
    }
}

/// ICCF server: special leave may have begun and counts against no allowance.
#[test]
fn special_leave_gives_the_days_back() {
    let mut table = Table::with(Start::Standard, Regulations::per_move(10));
    let (first, from) = (Date(20_833), Instant(20_833 * 86_400_000));
    assert!(table.now < from + Span::days(1));
    let leave =
        clock::Leave { first, last: Date(first.0 + 4), from, until: from + Span::days(5), special: false };
    let grant = act(Act::Leave { side: Color::White, leave });
    let before = table.deadline();
    let begun = table.now;
    table.done(ARBITER, grant.clone());
    assert_eq!(table.deadline(), before + (leave.until - leave.from.max(begun)));
    assert!(table.game.clock.leave_days.white.is_empty());
    assert_eq!(table.refused(ARBITER, grant.clone()), Refusal::LeaveOverlaps);
    let backwards = clock::Leave { last: Date(first.0 - 1), ..leave };
    assert_eq!(
        table.refused(ARBITER, act(Act::Leave { side: Color::White, leave: backwards })),
        Refusal::BadLeave
    );
    let mut triple = Table::with(Start::Standard, control("triple"));
    assert_eq!(triple.refused(ARBITER, grant), Refusal::NoLeave);
    check_record(&table);
}

#[test]
fn ambiguous_moves_count_like_illegal_ones() {
    let mut table = with(|rules| {
        rules.ambiguous_moves = IllegalMoveRules { opponent_gains_days: 5, loses_at: Some(2) };
    });
    table.play("Nc3 e5 Nf3 e4 Nd4 a6");
    let decision = table.act(WHITE, mv("Nb5"));
    assert!(matches!(decision.refusal, Some(Refusal::AmbiguousMove { .. })));
    assert_eq!((table.game.ambiguous_moves.white, table.game.illegal_moves.white), (1, 0));
    assert_eq!(table.game.clock.gained.black, Span::days(5));
    table.act(WHITE, mv("Ke4"));
    assert_eq!((table.game.ambiguous_moves.white, table.game.illegal_moves.white), (1, 1));
    assert_eq!(table.act(WHITE, mv("what?")).events, [], "what cannot be read is only refused");
    table.act(WHITE, mv("Nb5"));
    assert_eq!(table.ended(), Some((Outcome::BlackWins, Termination::IllegalMoves)));
    check_record(&table);
}

fn control(kind: &str) -> Regulations {
    let json = match kind {
        "periods" => {
            r#"{"kind":"periods","periods":[{"moves":10,"time":"50d"}],"whole_days":true,"double_after_days":20}"#
        }
        "fischer" => r#"{"kind":"periods","periods":[{"time":"30d","increment":"3d","cap":"45d"}]}"#,
        "triple" => {
            r#"{"kind":"triple_block","clock_days":50,"bank_days":75,"increment_days":1,"increment_moves":50}"#
        }
        _ => r#"{"kind":"per_move","days":10}"#,
    };
    Regulations { time_control: serde_json::from_str(json).unwrap(), ..Regulations::default() }
}

/// Plays a random legal move after a random time, if there is one.
fn stroll(table: &mut Table, dice: &mut Dice) -> bool {
    let moves = table.game.position.legal_moves();
    if !matches!(table.game.phase, Phase::Playing { .. }) || moves.is_empty() {
        return false;
    }
    let text = table.game.position.uci(dice.legal_move(&table.game.position));
    let left = (table.deadline() - table.now).0;
    let think = Span(i64::try_from(dice.below(100)).unwrap() * left / 400);
    table.now = table.now + think;
    let received_at = table.now;
    let judged_at = table.now + Span(i64::try_from(dice.below(5000)).unwrap());
    let decision = table.act_at(table.on_move(), mv(&text), Stamp { received_at, judged_at });
    table.now = judged_at;
    decision.refusal.is_none()
}

/// Returns the game as if no move could have been made in that time.
fn stood(game: &Game, from: Instant, until: Instant) -> Game {
    let mut game = game.clone();
    let later = until - from;
    let returned = Command::ReturnDowntime { from, until };
    if game.is_over() {
        return game;
    }
    let returned = decided(&game, Actor::Timekeeper, &returned, None, Stamp::at(until));
    for event in &returned.events {
        game = Game::evolve(Some(game), event).unwrap();
    }
    match &mut game.phase {
        Phase::Adjourned { resume_at, .. } => *resume_at = *resume_at + later,
        _ => game.session.began_at = game.session.began_at + later,
    }
    game
}

/// Returns the game as if the side on the clock could not have moved in that time.
fn blocked_spans(game: &Game, from: Instant, until: Instant) -> Game {
    let returned = Command::ReturnDowntime { from, until };
    let returned = decided(game, Actor::Timekeeper, &returned, None, Stamp::at(until.max(game.last_at)));
    let mut after = game.evolve_all(&returned.events).unwrap();
    let since = game.clock.running.and_then(|running| running.returned_until);
    if let Some(running) = &mut after.clock.running {
        running.returned_until = since;
    }
    after
}

/// At any random point, under any control, an act and its reversal leave the game as it would be without the act. An
/// act that ended the game, stopped it or took moves back has cost no one time.
#[test]
fn a_reversal_restores_the_game_exactly() {
    for seed in 0..1_000 {
        let outcome = std::panic::catch_unwind(|| reverse_at_random(seed));
        assert!(outcome.is_ok(), "seed {seed}");
    }
}

fn reverse_at_random(seed: u64) {
    let dice = &mut Dice(seed);
    let mut regulations = control(["per_move", "periods", "fischer", "triple"][dice.below(4)]);
    regulations.arbiter = ArbiterRules { appeal_days: 365, takeback: true, ..ArbiterRules::default() };
    if regulations.time_control.knows_leave() && dice.one_in(2) {
        regulations.leave = Some(LeaveRules { may_move: dice.one_in(3), ..LeaveRules::default() });
    }
    let bars = regulations.leave.is_some_and(|rules| !rules.may_move);
    let mut table = Table::with(Start::Standard, regulations);
    for _ in 0..dice.below(30) {
        stroll(&mut table, dice);
    }
    if table.game.is_over() {
        return;
    }
    if dice.one_in(6) {
        table.done(ARBITER, order());
        if dice.one_in(2) {
            table.done(table.on_move(), seal("an envelope"));
        }
    } else if dice.one_in(8) {
        table.done(WHITE, Command::Resign);
    }
    table.now = table.now + Span(i64::try_from(dice.below(80_000_000)).unwrap());
    let side = if dice.one_in(2) { Color::White } else { Color::Black };
    let span = Span((i64::try_from(dice.below(60)).unwrap() - 20) * 3_600_000);
    let first = table.now.0 / days(1).0 + i64::try_from(dice.below(6)).unwrap() - 3;
    let (from, length) = (Instant(first * days(1).0), 1 + i64::try_from(dice.below(20)).unwrap());
    let date = |day: i64| Date(i32::try_from(day).unwrap());
    let (first, last, until) = (date(first), date(first + length - 1), from + days(length));
    let special = clock::Leave { first, last, from, until, special: false };
    let to = Ply(table.game.ply.0.saturating_sub(1 + u16::try_from(dice.below(2)).unwrap()));
    let acts = [
        Act::Warn { side },
        Act::Time { side, span },
        Act::Forfeit { loser: side },
        Act::Annul,
        Act::Expel { side },
        Act::Adjudicate { outcome: Outcome::Draw },
        Act::Cancel { replayed_as: None },
        Act::Adjourn,
        Act::Replace { side, player: PlayerId(5), zone: clock::Zone::default() },
        Act::TakeBack { to },
        Act::Clocks { used: ByColor { white: Span::hours(1), black: Span::hours(2) }, deadline: None },
        Act::Clocks { used: ByColor::default(), deadline: Some(table.now + span + Span::days(2)) },
        Act::Points { half_points: ByColor { white: 1, black: 2 } },
        Act::Leave { side, leave: special },
    ];
    let chosen = acts[dice.below(acts.len())].clone();
    let before = table.clone();
    if table.act(ARBITER, act(chosen.clone())).refusal.is_some() {
        return;
    }
    let (number, at) = (table.game.events, table.now);
    let slip = before.events.iter().filter(|event| event.played().is_some()).nth(to.0.into());
    if let (Act::TakeBack { .. }, Some(&Event { kind: EventKind::Moved { received_at, .. }, .. })) =
        (&chosen, slip)
    {
        let cut = before.events.iter().position(|event| Some(event) == slip).unwrap();
        let earlier = Game::fold(&before.events[..cut]).unwrap();
        assert_eq!(bare(&table.game), bare(&stood(&earlier, received_at, at)), "{chosen:?}");
    }
    let stops = !matches!(
        chosen,
        Act::Warn { .. }
            | Act::Time { .. }
            | Act::Replace { .. }
            | Act::Clocks { .. }
            | Act::Points { .. }
            | Act::Leave { .. }
    );
    let mut played = 0;
    if !matches!(chosen, Act::Replace { .. }) {
        for _ in 0..dice.below(8) {
            played +=
                usize::from(matches!(table.game.phase, Phase::Playing { .. }) && stroll(&mut table, dice));
        }
    }
    table.now = table.now + Span(1);
    if table.act(WHITE, appeal(number)).refusal.is_some() {
        assert!(matches!(chosen, Act::Replace { side: Color::White, .. }));
        table.done(BLACK, appeal(number));
    }
    let ended_meanwhile = table.game.is_over() && !before.game.is_over() && !stops;
    table.done(OTHER, decide_appeal(number, true));
    check_record(&table);
    assert!(table.game.acts.last().unwrap().reversed);
    let kept: Vec<Event> = if stops {
        before.events.clone()
    } else {
        let after = &table.events[before.events.len() + 1..];
        before.events.iter().chain(&after[..after.len() - 2]).cloned().collect()
    };
    let without = Game::fold(&kept).unwrap();
    let expected = match chosen {
        _ if stops => stood(&without, at, table.now),
        Act::Leave { side, leave } if bars && without.on_move() == Some(side) => {
            blocked_spans(&without, leave.from.max(at), leave.until.min(table.now))
        }
        _ => without,
    };
    assert_eq!(bare(&table.game), bare(&expected), "{chosen:?}, {played} moves later, {ended_meanwhile}");
    stroll(&mut table, dice);
    check_record(&table);
}
