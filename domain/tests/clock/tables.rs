//! A table for each regulation: its bounds, its text form, its name.

use domain::{
    Regulations, Span, TimeControl,
    clock::{ControlError, Date, FreeTime, FreeTimeError, Night, Period, TimeOfDay, Weekday},
};
use messages::Sentence;

use crate::examples::days;

fn one(period: Period) -> TimeControl {
    TimeControl::exact(vec![period])
}

#[test]
fn bounds() {
    use ControlError as E;
    let plain = Period::new(Some(10), days(50));
    let rest = Period::new(None, days(50));
    let none = Period { time: Span::ZERO, ..plain };
    let delayed = Period { delay: days(1), ..plain };
    let doubled = |days| TimeControl::Periods {
        periods: vec![plain],
        whole_days: true,
        double_after_days: Some(days),
        thematic: false,
    };
    let thematic = TimeControl::Periods {
        periods: vec![rest],
        whole_days: false,
        double_after_days: None,
        thematic: true,
    };
    let blocks = |clock_days, bank_days, increment_days, increment_moves| TimeControl::TripleBlock {
        clock_days,
        bank_days,
        increment_days,
        increment_moves,
        sudden_death_protection: false,
    };
    let cases = [
        (TimeControl::PerMove { days: 0 }, Err(E::DaysPerMove)),
        (TimeControl::PerMove { days: 1 }, Ok(())),
        (TimeControl::PerMove { days: 60 }, Ok(())),
        (TimeControl::PerMove { days: 61 }, Err(E::DaysPerMove)),
        (TimeControl::exact(vec![]), Err(E::Periods)),
        (TimeControl::exact(vec![plain; 9]), Ok(())),
        (TimeControl::exact(vec![plain; 10]), Err(E::Periods)),
        (one(rest), Ok(())),
        (TimeControl::exact(vec![rest, plain]), Err(E::Moves)),
        (one(Period { moves: Some(0), ..plain }), Err(E::Moves)),
        (one(Period { moves: Some(201), ..plain }), Err(E::Moves)),
        (one(Period { time: Span::minutes(59), ..plain }), Err(E::Time)),
        (one(Period { time: Span::hours(1), ..plain }), Ok(())),
        (one(Period { time: days(1001), ..plain }), Err(E::Time)),
        // The rest is carried over to a later period; nothing is left where it is not, or the period comes again.
        (TimeControl::exact(vec![plain, none, rest]), Ok(())),
        (TimeControl::exact(vec![plain, Period { moves: None, ..none }]), Ok(())),
        (TimeControl::exact(vec![plain, none]), Err(E::NoTime)),
        (TimeControl::exact(vec![plain, Period { increment: days(3), ..none }]), Ok(())),
        (TimeControl::exact(vec![plain, Period { delay: days(3), ..none }]), Ok(())),
        (TimeControl::exact(vec![delayed, Period { moves: None, ..none }]), Err(E::NoTime)),
        (TimeControl::exact(vec![delayed, Period { increment: days(3), ..none }]), Err(E::NoTime)),
        (TimeControl::exact(vec![delayed, Period { delay: days(3), ..none }]), Ok(())),
        (TimeControl::exact(vec![delayed, none, rest]), Err(E::NoTime)),
        (TimeControl::exact(vec![delayed, rest]), Ok(())),
        (TimeControl::exact(vec![plain, Period { time: Span(-1), ..plain }]), Err(E::Time)),
        (one(Period { increment: days(101), ..rest }), Err(E::Increment)),
        (one(Period { increment: Span(-1), ..rest }), Err(E::Increment)),
        (one(Period { cap: Some(days(60)), ..rest }), Err(E::Cap)),
        (one(Period { cap: Some(days(60)), increment: days(3), ..rest }), Ok(())),
        (one(Period { cap: Some(days(1001)), increment: days(3), ..rest }), Err(E::Cap)),
        (one(Period { delay: days(61), ..rest }), Err(E::Delay)),
        (one(Period { delay: Span(-1), ..rest }), Err(E::Delay)),
        (doubled(0), Err(E::Duplication)),
        (doubled(1), Ok(())),
        (doubled(366), Err(E::Duplication)),
        (thematic, Err(E::Thematic)),
        (blocks(50, 75, 9, 300), Ok(())),
        (blocks(0, 75, 1, 50), Err(E::TripleBlock)),
        (blocks(101, 75, 1, 50), Err(E::TripleBlock)),
        (blocks(50, 501, 1, 50), Err(E::TripleBlock)),
        (blocks(50, 75, 10, 50), Err(E::TripleBlock)),
        (blocks(50, 75, 1, 301), Err(E::TripleBlock)),
    ];
    for (control, expected) in cases {
        assert_eq!(control.check(), expected, "{control:?}");
        let regulations = Regulations { time_control: control, ..Regulations::default() };
        assert_eq!(regulations.check().is_ok(), expected.is_ok());
    }
}

#[test]
fn bounds_of_free_time() {
    let all = FreeTime { weekdays: Weekday::ALL.into(), ..FreeTime::default() };
    let six = FreeTime { weekdays: Weekday::ALL[1..].into(), ..FreeTime::default() };
    let twice = FreeTime { weekdays: vec![Weekday::Sunday; 2], ..FreeTime::default() };
    let dates =
        |dates: &[i32]| FreeTime { dates: dates.iter().copied().map(Date).collect(), ..FreeTime::default() };
    let night = |from, until| FreeTime {
        night: Some(Night { from: TimeOfDay(from), until: TimeOfDay(until) }),
        ..FreeTime::default()
    };
    for (free, expected) in [
        (FreeTime::default(), Ok(())),
        (all, Err(FreeTimeError::Weekdays)),
        (six, Ok(())),
        (twice, Err(FreeTimeError::Weekdays)),
        (dates(&[20_000, 20_001]), Ok(())),
        (dates(&[20_001, 20_000]), Err(FreeTimeError::Dates)),
        (dates(&[20_000, 20_000]), Err(FreeTimeError::Dates)),
        (dates(&(0..401).collect::<Vec<_>>()), Err(FreeTimeError::Dates)),
        (night(22 * 60, 7 * 60), Ok(())),
        (night(60, 60), Err(FreeTimeError::Night)),
        (night(0, 16 * 60), Ok(())),
        (night(0, 16 * 60 + 1), Err(FreeTimeError::Night)),
        (night(7 * 60, 22 * 60 + 1), Ok(())),
        (night(7 * 60, 23 * 60 + 1), Err(FreeTimeError::Night)),
        (night(1440, 60), Err(FreeTimeError::Night)),
    ] {
        assert_eq!(free.check(), expected, "{free:?}");
    }
}

#[test]
fn controls_in_words() {
    let cases = [
        (r#"{"kind":"per_move","days":7}"#, TimeControl::default(), "7 days for each move"),
        (
            r#"{"kind":"periods","periods":[{"moves":10,"time":"50d"}],"whole_days":true,"double_after_days":20}"#,
            TimeControl::iccf(10, 50),
            "10 moves in 50d, whole days, double after 20 days",
        ),
        (
            r#"{"kind":"periods","periods":[{"time":"5d","increment":"12h","cap":"10d"}]}"#,
            TimeControl::fischer(days(5), Span::hours(12), Some(days(10))),
            "5d + 12h a move up to 10d",
        ),
        (
            r#"{"kind":"periods","periods":[{"moves":40,"time":"60d"},{"time":"1d 12h","delay":"90m"}]}"#,
            TimeControl::exact(vec![
                Period::new(Some(40), days(60)),
                Period { delay: Span::minutes(90), ..Period::new(None, Span::hours(36)) },
            ]),
            "40 moves in 60d, then 1d 12h with a delay of 1h 30m",
        ),
        (
            r#"{"kind":"triple_block","clock_days":50,"bank_days":75,"increment_days":3}"#,
            TimeControl::triple_block(50, 75, 3),
            "Triple Block 50/75/3",
        ),
    ];
    for (json, control, words) in cases {
        let read: TimeControl = serde_json::from_str(json).unwrap();
        assert_eq!(read, control, "{json}");
        assert_eq!(control.sentence(), words);
        let written = serde_json::to_string(&control).unwrap();
        assert_eq!(serde_json::from_str::<TimeControl>(&written).unwrap(), control);
        assert_eq!(written.replace("1h 30m", "90m"), json);
    }
    let iso: Period = serde_json::from_str(r#"{"time":"P30D","increment":"PT12H"}"#).unwrap();
    assert_eq!((iso.time, iso.increment), (days(30), Span::hours(12)));
    for wrong in [r#"{"time":"1 month"}"#, r#"{"time":"-3d"}"#, r#"{"time":7}"#, r#"{"time":"7d","x":1}"#] {
        assert!(serde_json::from_str::<Period>(wrong).is_err(), "{wrong}");
    }
    let free = r#"{"weekdays":["saturday","sunday"],"dates":["2026-12-24"],"night":{"from":"22:00","until":"07:00"}}"#;
    let read: FreeTime = serde_json::from_str(free).unwrap();
    assert_eq!(serde_json::to_string(&read).unwrap(), free);
    for wrong in [
        r#"{"dates":["2026-02-30"]}"#,
        r#"{"dates":["1969-12-31"]}"#,
        r#"{"night":{"from":"24:00","until":"1:00"}}"#,
    ] {
        assert!(serde_json::from_str::<FreeTime>(wrong).is_err(), "{wrong}");
    }
}
