//! Conditional moves: stored lines, answers, and remaining lines.

use domain::{clock::Period, notation::Letters, *};
use messages::Sentence;

use crate::table::*;

fn read(table: &Table, lines: &[&str]) -> Result<ConditionalMoves, Refusal> {
    let lines: Vec<String> = lines.iter().map(|&line| line.into()).collect();
    ConditionalMoves::read(&table.game, &lines, Letters::German)
}

fn given(table: &Table, lines: &[&str]) -> ConditionalMoves {
    read(table, lines).unwrap()
}

fn lines(tree: &ConditionalMoves) -> Vec<String> {
    tree.lines.iter().map(|line| line.join(" ")).collect()
}

#[test]
fn lines_make_a_tree() {
    let mut table = Table::standard();
    table.play("e2e4");
    for (written, kept) in [
        (&["if 5755 then 7163"][..], &["e7e5 g1f3"][..]),
        (&["5755 7163 2836 6125"], &["e7e5 g1f3 b8c6 f1b5"]),
        (&["if 5755 then 7163 if 2836 then 6125"], &["e7e5 g1f3 b8c6 f1b5"]),
        (&["if 1... e5, 2. Nf3 Nc6 3. Bb5"], &["e7e5 g1f3 b8c6 f1b5"]),
        (&["if e7-e5 then Sf3, if Sc6 then Lb5"], &["e7e5 g1f3 b8c6 f1b5"]),
        (&["if e7 - e5 then 71 63"], &["e7e5 g1f3"]),
        (&["if Bauer e7 e5 then Springer Gustav eins Felix drei"], &["e7e5 g1f3"]),
        (&["if e7e5 -> g1f3; b8c6 -> f1b5"], &["e7e5 g1f3 b8c6 f1b5"]),
        // Branches repeat the moves that they share; a repeated line counts once.
        (&["e5 Nf3", "c5 Nf3", "e5 Nf3 Nc6 Bb5"], &["c7c5 g1f3", "e7e5 g1f3 b8c6 f1b5"]),
        (&["e5 Nf3 Nc6 Bb5", "e5 Nf3"], &["e7e5 g1f3 b8c6 f1b5"]),
        (&[], &[]),
    ] {
        assert_eq!(lines(&given(&table, written)), kept, "{written:?}");
    }
}

#[test]
fn faults_are_told_by_place() {
    let mut table = Table::standard();
    table.play("e2e4");
    use ConditionFault::*;
    for (written, line, half_move, why) in [
        (&["e5 Nf3", "e5 Nf3 hello Bb5"][..], 2, 3, NotAMove),
        (&["e5 Nf3 Nc6 Bb6"], 1, 4, Illegal),
        (&["e4 Nf3"], 1, 1, Illegal),
        (&["e5"], 1, 1, Incomplete),
        (&["e5 Nf3 Nc6"], 1, 3, Incomplete),
        (&["if"], 1, 1, Incomplete),
        (&[""], 1, 1, Incomplete),
        (&["e5 Nf3", "e5 Nc3"], 2, 2, Inconsistent),
        // The same position on two ways.
        (&["e5 Nf3 Nc6 Bb5", "Nc6 Nf3 e5 Bc4"], 2, 4, Inconsistent),
        (&["a6 Nf3 b6 Nc3 c6 Nd5 d6 Nd4 e6 N4f3 f6 N6b4 g6 Nd2"], 1, 12, Illegal),
    ] {
        let refusal = read(&table, written).unwrap_err();
        let other_line = (why == Inconsistent).then_some(1);
        assert_eq!(refusal, Refusal::BadConditions { line, half_move, why, other_line }, "{written:?}");
        let told = serde_json::to_string(&refusal).unwrap() + &refusal.sentence();
        assert!(
            written.iter().all(|line| line.is_empty() || *line == "if" || !told.contains(line)),
            "{told}"
        );
    }
    // Two knights, and a promotion without its piece.
    let table = Table::fen("4k3/P7/8/8/8/8/1p6/N1N1K3 b - - 0 1");
    for (written, why) in
        [("b2a1 a8", PromotionMissing), ("b2a1q a8", PromotionMissing), ("Kd7 Nb3", Ambiguous)]
    {
        assert!(
            matches!(read(&table, &[written]), Err(Refusal::BadConditions { why: found, .. }) if found == why),
            "{written}"
        );
    }
    assert_eq!(lines(&given(&table, &["b2a1q 17181", "b2a1n 17184"])), ["b2a1q a7a8q", "b2a1n a7a8n"]);
}

#[test]
fn numbers_match_the_next_moves() {
    let mut table = Table::standard();
    table.play("e2e4");
    for sound in [
        "1. if 5755 then 7163",
        "1... if 5755 then 2. 7163.",
        "if 1... e5 then 2. Nf3 Nc6 3. Bb5",
        "if 1...e5 then 2.Nf3 Nc6 3.Bb5",
        "1\u{2026} e5 2.Nf3",
        "... e5 Nf3",
        "5755. 7163.",
    ] {
        assert_eq!(given(&table, &[sound]).lines[0][..2], ["e7e5", "g1f3"], "{sound}");
    }
    for (wrong, half_move) in [
        ("23. if 5755 then 7163", 1),
        ("2. if 5755 then 7163", 1),
        ("if e5 then 1. Nf3", 2),
        ("if e5 then 3.Nf3", 2),
        ("if 1... e5 then 2... Nf3", 2),
        ("if 1...e5 then 2.Nf3 3.Nc6 Bb5", 3),
    ] {
        let why = ConditionFault::OtherNumber;
        assert_eq!(
            read(&table, &[wrong]).unwrap_err(),
            Refusal::BadConditions { line: 1, half_move, why, other_line: None },
            "{wrong}"
        );
    }
}

#[test]
fn tree_has_100_half_moves() {
    let mut table = Table::standard();
    table.play("e2e4");
    let tour = ["g8f6 g1f3 f6g8 f3g1"; 26];
    let line = |half_moves: usize| tour.join(" ").split(' ').take(half_moves).collect::<Vec<_>>().join(" ");
    assert_eq!(given(&table, &[&line(100)]).lines[0].len(), 100);
    let too_many =
        |result| matches!(result, Err(Refusal::BadConditions { why: ConditionFault::TooMany, .. }));
    assert!(too_many(read(&table, &[&line(102)])));
    // Moves that branches share count once.
    assert!(read(&table, &[&line(98), "b8c6 g1f3"]).is_ok());
    assert!(too_many(read(&table, &[&line(98), "b8c6 g1f3 g8f6 b1c3"])));
    assert!(too_many(read(&table, &["e5 Nf3"; 101])));
    assert!(too_many(read(&table, &[&"x".repeat(10_001)])));
    assert!(!too_many(read(&table, &[&"x".repeat(10_000)])), "it is no move, but not too long");
    let half_move = |result| match result {
        Err(Refusal::BadConditions { line, half_move, why: ConditionFault::TooMany, .. }) => {
            Some((line, half_move))
        }
        _ => None,
    };
    assert_eq!(half_move(read(&table, &[&line(98), "b8c6 g1f3 g8f6 b1c3"])), Some((2, 4)));
}

#[test]
fn tree_is_empty_without_lines() {
    let mut table = Table::standard();
    table.play("e2e4");
    assert!(given(&table, &[]).is_empty() && !given(&table, &["e5 Nf3"]).is_empty());
}

/// Only the usual rule is left out of the record.
#[test]
fn unusual_condition_rule_is_recorded() {
    for (rule, kept) in
        [(ConditionalRule::Private, false), (ConditionalRule::Visible, true), (ConditionalRule::None, true)]
    {
        let regulations = Regulations { conditional_moves: rule, ..Regulations::default() };
        let json = serde_json::to_value(&regulations).unwrap();
        assert_eq!(json.get("conditional_moves").is_some(), kept, "{rule:?}");
        assert_eq!(serde_json::from_value::<Regulations>(json).unwrap(), regulations);
    }
}

#[test]
fn move_leaves_matching_lines() {
    let mut table = Table::standard();
    table.play("e2e4");
    let whole = given(&table, &["e5 Nf3 Nc6 Bb5", "e5 Nf3 d6 d4", "c5 Nf3"]);
    let after = |moves: &str| {
        let mut tree = whole.clone();
        let remains: Vec<Remains> = moves.split(' ').map(|uci| tree.advance(uci)).collect();
        (remains.last().copied().unwrap(), lines(&tree))
    };
    assert_eq!(after("e7e5"), (Remains::Lines, vec!["g1f3 b8c6 f1b5".into(), "g1f3 d7d6 d2d4".into()]));
    assert_eq!(after("e7e5 g1f3"), (Remains::Lines, vec!["b8c6 f1b5".into(), "d7d6 d2d4".into()]));
    assert_eq!(after("c7c5 g1f3"), (Remains::Finished, vec![]));
    assert_eq!(after("d7d5"), (Remains::NotForeseen, vec![]));
    assert_eq!(after("e7e5 b1c3"), (Remains::NotForeseen, vec![]), "another move of the player");
}

#[test]
fn answer_waits_for_open_decisions() {
    let mut table = Table::standard();
    table.play("e2e4");
    let tree = given(&table, &["e5 Nf3"]);
    assert_eq!(tree.answer(&table.game, Color::White), None, "it is not their turn");
    let answers = |play: &dyn Fn(&mut Table)| {
        let (mut table, mut tree) = (table.clone(), tree.clone());
        play(&mut table);
        tree.advance("e7e5");
        tree.answer(&table.game, Color::White).map(str::to_owned)
    };
    assert_eq!(answers(&|table| drop(table.done(BLACK, mv("e5")))), Some("g1f3".into()));
    assert_eq!(answers(&|table| drop(table.done(BLACK, mv_offer("e5")))), None, "a draw is offered");
    let propose = |table: &mut Table| drop(table.done(BLACK, Command::Adjourn));
    assert_eq!(
        answers(&|table| {
            propose(table);
            table.done(BLACK, mv("e5"));
        }),
        None,
        "an adjournment is"
    );
    let order = |table: &mut Table| {
        table.done(BLACK, mv("e5"));
        table.done(ARBITER, order());
    };
    assert_eq!(answers(&order), None, "the move must be sealed");
    assert_eq!(
        answers(&|table| {
            table.done(BLACK, mv("e5"));
            table.done(WHITE, Command::Resign);
        }),
        None
    );
}

#[test]
fn when_they_may_be_given() {
    let mut table = Table::standard();
    assert_eq!(table.refused(WHITE, Command::SetConditionalMoves), Refusal::YourMove);
    assert_eq!(table.done(BLACK, Command::SetConditionalMoves), []);
    assert_eq!(table.refused(STRANGER, Command::SetConditionalMoves), Refusal::NotAPlayer);
    assert_eq!(table.refused(ARBITER, Command::SetConditionalMoves), Refusal::NotAPlayer);
    table.done(ARBITER, order());
    assert_eq!(table.refused(BLACK, Command::SetConditionalMoves), Refusal::Adjourned);
    let mut table = Table::with(
        Start::Standard,
        Regulations { conditional_moves: ConditionalRule::None, ..Regulations::default() },
    );
    assert_eq!(table.refused(BLACK, Command::SetConditionalMoves), Refusal::ConditionsNotAllowed);
    table.done(WHITE, Command::Resign);
    assert_eq!(table.refused(BLACK, Command::SetConditionalMoves), Refusal::GameOver);
    // After the flag nothing is given any more.
    let mut table = Table::standard();
    let late = Stamp::at(table.deadline() + Span(1));
    let decision = table.act_at(BLACK, Command::SetConditionalMoves, late);
    assert!(matches!(
        decision.events[..],
        [Event { kind: EventKind::FlagFell { .. }, .. }, Event { kind: EventKind::Ended { .. }, .. }]
    ));
}

#[test]
fn answer_costs_no_time() {
    let period = |moves, time, increment, delay| Period { increment, delay, ..Period::new(moves, time) };
    let days = Span::days;
    let periods = |periods: Vec<Period>, whole_days| TimeControl::Periods {
        periods,
        whole_days,
        double_after_days: Some(20),
        thematic: false,
    };
    for control in [
        TimeControl::PerMove { days: 5 },
        periods(vec![period(Some(10), days(50), Span::ZERO, Span::ZERO)], true),
        periods(vec![period(None, days(30), days(1), Span::ZERO)], false),
        periods(vec![period(None, days(30), Span::ZERO, days(1))], false),
        TimeControl::TripleBlock {
            clock_days: 50,
            bank_days: 75,
            increment_days: 5,
            increment_moves: 5,
            sudden_death_protection: true,
        },
    ] {
        let mut table = Table::with(
            Start::Standard,
            Regulations { time_control: control.clone(), ..Regulations::default() },
        );
        table.play("e2e4");
        table.now = table.now + days(3);
        table.done(BLACK, mv("e5"));
        let at = table.game.last_at;
        let decision = table.act_at(WHITE, Command::Answer { uci: "g1f3".into() }, Stamp::at(at));
        assert_eq!(decision.refusal, None);
        assert!(
            matches!(
                decision.events[..],
                [Event { at: then, kind: EventKind::Moved { reflection: Span::ZERO, charged: None, conditional: true, .. } }]
                if then == at
            ),
            "{control:?} {decision:?}"
        );
        assert_eq!(table.game.clock.running.unwrap().since, at, "the opponent thinks from then");
        check_record(&table);
    }
}

#[test]
fn castling_in_chess960_and_on_leave() {
    let table = Table::with(
        Start::Fen { fen: "1k6/7p/8/8/8/8/8/RK5R b KQ - 0 1".into(), chess960: true },
        Regulations::default(),
    );
    assert_eq!(lines(&given(&table, &["if h6 then O-O"])), ["h7h6 b1h1"]);
    assert_eq!(lines(&given(&table, &["if h6 then O-O-O"])), ["h7h6 b1a1"]);
}

#[test]
fn debug_tells_no_move() {
    let mut table = Table::standard();
    table.play("e2e4");
    assert_eq!(format!("{:?}", given(&table, &["e5 Nf3"])), "ConditionalMoves(..)");
}

/// Lines go by their moves, in their order.
#[test]
fn later_move_keeps_no_line() {
    let mut table = Table::standard();
    table.play("e2e4");
    let mut tree = given(&table, &["e5 Nf3 Nc6 Bb5"]);
    assert_eq!(tree.advance("b8c6"), Remains::NotForeseen);
    assert!(tree.is_empty());
    let mut tree = given(&table, &["e5 Nf3 Nc6 Bb5", "Nc6 Nc3"]);
    assert_eq!(tree.advance("b8c6"), Remains::Lines);
    assert_eq!(lines(&tree), ["b1c3"]);
}

#[test]
fn answer_needs_its_position() {
    let mut table = Table::standard();
    table.play("e2e4");
    let mut tree = given(&table, &["e5 Nf3 Nc6 Bb5"]);
    table.play("e5");
    assert_eq!(tree.answer(&table.game, Color::White), None, "the tree does not know of the move");
    tree.advance("e7e5");
    assert_eq!(tree.answer(&table.game, Color::White), Some("g1f3"));
    table.play("Nf3 Nc6");
    assert_eq!(tree.answer(&table.game, Color::White), None);
}
