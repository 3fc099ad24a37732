//! Slow play: the figures for an arbiter before a warning or a ruling.

use domain::*;

use crate::table::*;

fn table(control: TimeControl) -> Table {
    Table::with(Start::Standard, Regulations { time_control: control, ..Regulations::default() })
}

#[test]
fn recent_moves_and_days_are_bounded() {
    let mut table = table(TimeControl::exact(vec![clock::Period::new(None, Span::days(200))]));
    let moves = "a3 a6 b3 b6 c3 c6 d3 d6 e3 e6 f3 f6 g3 g6 h3 h6 Ra2 Ra7 Rhh2 Rhh7 Nd2 Nd7 Ne2 Ne7";
    let moves: Vec<_> = moves.split_whitespace().collect();
    for (pair, days) in moves.chunks(2).zip(1..) {
        table.now = table.now + Span::days(days);
        table.play(pair[0]).play(pair[1]);
    }
    let ByColor { white, black } = pace(&table.events, table.now).unwrap();
    assert_eq!((white.moves, black.moves), (12, 12));
    assert_eq!((white.used, black.used), (Span::days(78) + Span(12_000), Span(12_000)));
    assert_eq!((white.last_ten, black.last_ten), (Span::days(75) + Span(10_000), Span(10_000)));
    assert_eq!((white.in_thirty_days, black.in_thirty_days), (3, 3), "33 days ago is too long");
    assert_eq!(white.last_at, Some(table.now - Span(1000)));
}

/// Beyond twenty days all counts twice (ICCF Rules).
#[test]
fn charge_differs_from_use() {
    let mut table = table(TimeControl::iccf(10, 50));
    table.now = table.now + Span::days(25);
    table.play("e4");
    let white = pace(&table.events, table.now).unwrap().white;
    assert_eq!((white.used, white.charged), (Span::days(25) + Span(1000), Span::days(30)));
}

#[test]
fn conditional_answers_are_not_counted() {
    let mut table = table(TimeControl::PerMove { days: 10 });
    table.play("e4");
    table.done(BLACK, Command::Answer { uci: "e7e5".into() });
    table.play("Nf3 Nc6");
    let paces = pace(&table.events, table.now).unwrap();
    assert_eq!((paces.white.moves, paces.black.moves), (2, 1));
    assert_eq!(paces.black.used, Span(1000));
}

/// The time since the slip is charged to no one: the clock stands still and has used what it had before.
#[test]
fn thinking_after_a_takeback() {
    let mut regulations = Regulations::per_move(10);
    regulations.arbiter.takeback = true;
    let mut table = Table::with(Start::Standard, regulations);
    table.play("e4");
    let since = table.now;
    table.now = since + Span::days(2) - Span(1000);
    table.play("e5");
    table.now = since + Span::days(5) - Span(1000);
    let take_back = Act::TakeBack { to: Ply(1) };
    table.done(ARBITER, act(take_back));
    assert_eq!(table.now, since + Span::days(5));
    for (later, thinking) in [(Span::ZERO, Span::days(2)), (Span::days(1), Span::days(3))] {
        let paces = pace(&table.events, table.now + later).unwrap();
        assert_eq!((paces.white.thinking, paces.black.thinking), (Span::ZERO, thinking));
        assert_eq!((paces.white.moves, paces.black.moves), (1, 0), "what was undone is not counted");
    }
    check_record(&table);
}
