//! The pages of docs/arbitrate/clocks match the code: the controls are read from them, their worked examples are computed, and
//! the results must stand there.

use domain::{
    clock::{Leave, Pauses, SideClock, Thinking, Zone},
    *,
};
use jiff::{Timestamp, tz::TimeZone};

use super::{
    examples::{DAY, days},
    table::{ARBITER, act},
};

const PAGES: [&str; 9] = [
    include_str!("../../../docs/arbitrate/clocks/limit-per-move.md"),
    include_str!("../../../docs/arbitrate/clocks/moves-in-days.md"),
    include_str!("../../../docs/arbitrate/clocks/fischer.md"),
    include_str!("../../../docs/arbitrate/clocks/delay.md"),
    include_str!("../../../docs/arbitrate/clocks/periods.md"),
    include_str!("../../../docs/arbitrate/clocks/triple-block.md"),
    include_str!("../../../docs/arbitrate/clocks/free-time.md"),
    include_str!("../../../docs/arbitrate/clocks/leave.md"),
    include_str!("../../../docs/arbitrate/clocks/silence.md"),
];

/// A page, its first block of JSON, and its words in one line.
fn page(title: &str) -> (serde_json::Value, String) {
    let text = PAGES.iter().find_map(|text| text.strip_prefix("# ")?.strip_prefix(title)).unwrap();
    let json = text.split("```json\n").nth(1).unwrap().split("```").next().unwrap();
    (serde_json::from_str(json).unwrap(), text.split_whitespace().collect::<Vec<_>>().join(" "))
}

fn control(title: &str) -> (TimeControl, String) {
    let (json, text) = page(title);
    let control: TimeControl = serde_json::from_value(json).unwrap();
    control.check().unwrap();
    (control, text)
}

fn regulations(title: &str) -> (Regulations, String) {
    let (json, text) = page(title);
    (serde_json::from_value(json).unwrap(), text)
}

fn says(text: &str, what: &str) {
    assert!(text.contains(what), "the page does not say {what:?}");
}

fn at(text: &str) -> Instant {
    Instant(text.parse::<Timestamp>().unwrap().as_millisecond())
}

fn whole(span: Span) -> i64 {
    assert_eq!(span.0 % DAY.0, 0, "{span:?}");
    span.0 / DAY.0
}

fn thinking<'a>(
    control: &'a TimeControl,
    side: SideClock,
    since: Instant,
    pauses: Pauses<'a>,
) -> Thinking<'a> {
    Thinking { control, side, since, returned: Span::ZERO, gaps: &[], pauses, at_most: None }
}

/// Returns the price of a first move.
fn price(control: &TimeControl, used: Span) -> Span {
    thinking(control, SideClock::new(control, 0), Instant(0), Pauses::NONE).price(used)
}

/// Makes moves of the same number of days, charged at once.
fn play(control: &TimeControl, used: i64, moves: usize) -> SideClock {
    let mut side = SideClock::new(control, 0);
    for _ in 0..moves {
        let begun = side.begin(control, Span::ZERO);
        let charged = thinking(control, begun, Instant(0), Pauses::NONE).price(days(used));
        side.complete(control, charged);
    }
    side
}

fn deadline(control: &TimeControl, since: Instant, pauses: Pauses<'_>) -> Instant {
    let side = SideClock::new(control, 0).begin(control, Span::ZERO);
    thinking(control, side, since, pauses).deadline()
}

/// `23 h 59 min`, `20 days`, `23 days 5 h`.
fn length(text: &str) -> Span {
    let words: Vec<_> = text.split_whitespace().collect();
    let parts = words.chunks(2).map(|part| {
        let n: i64 = part[0].parse().unwrap();
        n * match part[1] {
            "days" => DAY.0,
            "h" => Span::hours(1).0,
            "min" => Span::minutes(1).0,
            unit => panic!("{unit}"),
        }
    });
    Span(parts.sum())
}

#[test]
fn a_limit_for_every_move() {
    let (control, text) = control("A limit for every move");
    let monday = at("2026-03-02T18:00:00Z");
    let last = deadline(&control, monday, Pauses::NONE);
    assert_eq!(last, at("2026-03-09T18:00:00Z"));
    says(&text, "moves on Monday at 18:00; you have until the next Monday at 18:00:00.000 UTC");
    says(&text, "seven days for your next move all the same");
    let mut table = crate::games::table(crate::games::with(control.clone()), monday);
    let given = act(Act::Time { side: Color::White, span: days(2) });
    table.act_at(ARBITER, given, Stamp::at(at("2026-03-03T09:00:00Z")));
    assert_eq!(table.deadline(), at("2026-03-11T18:00:00Z"));
    says(&text, "on Tuesday moves the deadline of the running move to Wednesday of the week after at 18:00");
    assert_eq!(play(&control, 1, 1).begin(&control, Span::ZERO).left, days(7));
}

#[test]
fn moves_in_days() {
    let (control, text) = control("Moves in days");
    let table = text.split("| a move takes | charged | |---|---| ").nth(1).unwrap();
    let rows: Vec<_> = table.split('|').map(str::trim).filter(|cell| !cell.is_empty()).collect();
    let rows: Vec<_> =
        rows.chunks(2).take_while(|row| row.len() == 2 && row[1].parse::<i64>().is_ok()).collect();
    assert_eq!(rows.len(), 5);
    for row in rows {
        assert_eq!(whole(price(&control, length(row[0]))), row[1].parse::<i64>().unwrap(), "{row:?}");
    }
    let start = at("2026-03-02T18:00:00Z");
    let full = whole(deadline(&control, start, Pauses::NONE) + Span(1) - start);
    let costs = whole(price(&control, days(full)));
    says(&text, &format!("the flag falls when the {full}th day is full, because that would charge {costs}"));
    let thirty = whole(play(&control, 3, 10).charged);
    says(&text, &format!("`charged` add up to {thirty} leave 50 - {thirty} = {} days", 50 - thirty));
    let left = whole(play(&control, 3, 10).left);
    says(&text, &format!("After ten moves of three days each you have 50 - 30 + 50 = {left} days"));
    let TimeControl::Periods { periods, whole_days, double_after_days, .. } = control else { panic!() };
    let thematic = TimeControl::Periods { periods, whole_days, double_after_days, thematic: true };
    let left = whole(SideClock::new(&thematic, 3).left);
    says(&text, &format!("A thematic opening of three moves leaves {left} days to move 10"));
}

#[test]
fn fischer_and_delay_and_periods() {
    let (fischer, text) = control("Fischer");
    let [ten, twenty, forty] = [10, 20, 40].map(|moves| whole(play(&fischer, 3, moves).allotted));
    says(&text, &format!("give {ten} days for ten moves, {twenty} for twenty, {forty} for forty"));
    let cap = whole(play(&fischer, 0, 40).left);
    assert_eq!(cap, 60, "and no more, who moves at once");
    let mut nearly = SideClock::new(&fischer, 0);
    nearly.begin(&fischer, days(30));
    nearly.complete(&fischer, DAY);
    assert_eq!((whole(nearly.left), whole(nearly.lapsed)), (60, 2));
    says(
        &text,
        "59 days left after your move, the increment of three brings one day. Two are lost: the clock shows 60.",
    );
    let (delay, text) = control("A fixed delay");
    assert_eq!((price(&delay, Span::hours(36)), price(&delay, days(3))), (Span::ZERO, DAY));
    says(&text, "a move after 36 hours costs nothing, one after three days costs one");
    let (periods, text) = control("Several periods");
    let left = whole(play(&periods, 1, 40).left);
    says(&text, &format!("you have 60 - 40 + 30 = {left} days for the next twenty"));
}

#[test]
fn triple_block() {
    let (control, text) = control("Triple Block");
    let side = play(&control, 50, 1);
    let (left, bank) = (whole(side.left), whole(side.bank));
    says(&text, &format!("The clock shows 0, plus 1, plus 49 from the bank: {left}. The bank has {bank}."));
    let mut low = SideClock { left: days(12), bank: days(30), ..side };
    low.refill(days(50) - low.left);
    assert_eq!((low.left, low.bank), (days(42), Span::ZERO));
    says(&text, "With 12 days on the clock and 30 in the bank a refill makes 42 and 0");
    let all = whole(play(&control, 0, 60).allotted);
    says(&text, &format!("50 + 75 + 50 = {all} days"));
    let TimeControl::TripleBlock { clock_days, bank_days, increment_days, increment_moves, .. } = control
    else {
        panic!()
    };
    let sudden_death_protection = true;
    let protected = TimeControl::TripleBlock {
        clock_days,
        bank_days,
        increment_days,
        increment_moves,
        sudden_death_protection,
    };
    // All but half a day of everything, at the move after the last increment.
    let mut side = play(&protected, 3, 50);
    side.charge(&protected, side.left - Span::hours(12));
    side.charged += side.bank;
    side.bank = Span::ZERO;
    side.complete(&protected, Span::ZERO);
    assert_eq!((side.left, side.bank), (days(3), Span::ZERO));
    says(&text, "with less than three days in all has three");
}

#[test]
fn free_days_leave_and_silence() {
    let (rules, text) = regulations("Free days and nights");
    let start = at("2026-03-27T20:00:00Z");
    let berlin = jiff::tz::db().get("Europe/Berlin").unwrap();
    let zone = Zone::of(&berlin, start, start + days(60));
    let pauses = Pauses { free_time: &rules.free_time, zone: &zone, leave: &[] };
    let last = deadline(&TimeControl::PerMove { days: 1 }, start, pauses);
    let shown = |at: Instant, zone: &TimeZone| {
        let local = Timestamp::from_millisecond(at.0).unwrap().to_zoned(zone.clone());
        local.strftime("%A at %H:%M").to_string()
    };
    says(&text, &format!("your clock starts on a {} in Berlin", shown(start, &berlin)));
    says(&text, &format!("ends on {} summer time", shown(last, &berlin)));
    let counted = |from, until| pauses.counted(at(from), at(until)).0 / Span::hours(1).0;
    assert_eq!(counted("2026-03-27T20:00:00Z", "2026-03-29T22:00:00Z"), 1);
    assert_eq!(counted("2026-03-29T22:00:00Z", "2026-03-30T22:00:00Z"), 15);
    says(&text, "It counts an hour on Friday, 15 hours on Monday");

    let (rules, text) = regulations("Leave");
    let (first, last) = ("2026-12-27".parse().unwrap(), "2027-01-05".parse().unwrap());
    let leave = Leave {
        first,
        last,
        from: at("2026-12-27T00:00:00Z"),
        until: at("2027-01-06T00:00:00Z"),
        special: false,
    };
    assert_eq!(leave.days_of_years().collect::<Vec<_>>(), [(2026, 5), (2027, 5)]);
    says(&text, "ten days over New Year take five of each year");
    assert_eq!(rules.leave, Some(LeaveRules::default()));

    let (rules, text) = regulations("Silence");
    let silence = rules.silence.unwrap();
    assert_eq!(silence, SilenceRule::default());
    let [first, second, third] = silence.remind_after_days;
    says(&text, &format!("Reminders come after {first}, {second} and {third} days"));
    let day = silence.loses_after_days;
    says(&text, &format!("does not move for {day} counted days loses on the {}st", day + 1));
}
