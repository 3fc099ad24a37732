//! Looking at a clock: what a move costs and when the flag falls, for each control, without pauses and with weekends,
//! nights and leave.

use divan::{Bencher, black_box};
use domain::{
    Instant, Span, TimeControl,
    clock::{
        Date, FreeTime, Leave, Night, Pauses, Period, SideClock, Thinking, TimeOfDay, Weekday, Zone, reading,
    },
};

fn main() {
    divan::main();
}

const CONTROLS: [&str; 6] = ["per move", "10/50", "Fischer", "delay", "periods", "Triple Block"];

fn control(name: &str) -> TimeControl {
    let days = Span::days;
    match name {
        "10/50" => TimeControl::iccf(10, 50),
        "Fischer" => TimeControl::fischer(days(30), days(3), Some(days(60))),
        "delay" => TimeControl::exact(vec![Period { delay: days(2), ..Period::new(None, days(30)) }]),
        "periods" => TimeControl::exact(vec![Period::new(Some(40), days(60)), Period::new(None, days(30))]),
        "Triple Block" => TimeControl::triple_block(50, 75, 3),
        _ => TimeControl::default(),
    }
}

fn free_time() -> FreeTime {
    FreeTime {
        weekdays: vec![Weekday::Saturday, Weekday::Sunday],
        dates: Vec::new(),
        night: Some(Night { from: TimeOfDay(22 * 60), until: TimeOfDay(7 * 60) }),
    }
}

fn measure<T>(bencher: Bencher<'_, '_>, name: &str, paused: bool, look: impl Fn(&Thinking<'_>) -> T + Sync) {
    let (control, since) = (control(name), Instant(1_800_000_000_000));
    let side = match control {
        TimeControl::PerMove { .. } => SideClock::limit(Span::days(7)),
        _ => SideClock::new(&control, 0),
    };
    let (free_time, zone) = (free_time(), Zone::fixed(3600));
    let (from, until) = (since + Span::days(3), since + Span::days(10));
    let leave = [Leave { first: Date(20_836), last: Date(20_842), from, until, special: false }];
    let pauses = Pauses { free_time: &free_time, zone: &zone, leave: &leave };
    let pauses = if paused { pauses } else { Pauses::NONE };
    let thinking =
        Thinking { control: &control, side, since, returned: Span::ZERO, gaps: &[], pauses, at_most: None };
    bencher.bench(|| look(black_box(&thinking)));
}

/// The reading of a clock ten days into a move: used, charged, left, next change.
#[divan::bench(args = CONTROLS)]
fn read(bencher: Bencher<'_, '_>, name: &str) {
    measure(bencher, name, false, |thinking| reading(thinking, thinking.since + Span::days(10)));
}

/// The same with weekends, nights and leave.
#[divan::bench(args = CONTROLS)]
fn read_with_pauses(bencher: Bencher<'_, '_>, name: &str) {
    measure(bencher, name, true, |thinking| reading(thinking, thinking.since + Span::days(10)));
}

/// The fall of the flag.
#[divan::bench(args = CONTROLS)]
fn deadline(bencher: Bencher<'_, '_>, name: &str) {
    measure(bencher, name, false, |thinking| thinking.deadline());
}

/// The fall of the flag, with weekends, nights and leave.
#[divan::bench(args = CONTROLS)]
fn deadline_with_pauses(bencher: Bencher<'_, '_>, name: &str) {
    measure(bencher, name, true, |thinking| thinking.deadline());
}
