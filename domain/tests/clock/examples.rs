//! The worked examples of the field, each with its source.

use domain::{
    Instant, Span, TimeControl,
    clock::{Pauses, Period, Reading, SideClock, Thinking, reading},
};

const START: Instant = Instant(1_800_000_000_000);
pub const DAY: Span = Span::days(1);

pub fn days(days: i64) -> Span {
    Span(days * DAY.0)
}

/// Returns the reading of a clock that started at [`START`] and has used `used`.
fn after(control: &TimeControl, side: SideClock, used: Span) -> Reading {
    let thinking = Thinking {
        control,
        side,
        since: START,
        returned: Span::ZERO,
        gaps: &[],
        pauses: Pauses::NONE,
        at_most: None,
    };
    reading(&thinking, START + used)
}

/// Makes moves that take these numbers of days.
fn play(control: &TimeControl, moves: impl IntoIterator<Item = i64>) -> SideClock {
    let mut side = SideClock::new(control, 0);
    for used in moves {
        let side_now = side.begin(control, Span::ZERO);
        let cost = after(control, side_now, days(used));
        assert!(START + days(used) <= cost.deadline, "the flag falls");
        side.complete(control, cost.charged);
        assert!(side.balances());
    }
    side
}

/// ICCF Rules 2.4.2: "23 whole days -> 26"; the first 24 hours cost nothing, 20 days are 20.
#[test]
fn iccf_10_50_with_duplication() {
    let control = TimeControl::iccf(10, 50);
    let side = SideClock::new(&control, 0);
    let hour = Span::hours(1);
    for (used, charged) in [
        (Span::ZERO, 0),
        (DAY - Span(1), 0),
        (DAY, 1),
        (days(2) - Span(1), 1),
        (days(20), 20),
        (days(21) - Span(1), 20),
        (days(21), 22),
        (days(23), 26),
        (days(23) + hour, 26),
        (days(35), 50),
        (days(36) - Span(1), 50),
    ] {
        let cost = after(&control, side, used);
        assert_eq!((cost.charged, cost.left), (days(charged), days(50 - charged)), "{used:?}");
        assert!(START + used <= cost.deadline);
    }
    // The instant the 36th day is full would charge 52 of 50.
    assert_eq!(after(&control, side, DAY).deadline, START + days(36) - Span(1));
}

/// ICCF Rules 2.4.2: time left at a time control is carried forward.
#[test]
fn unused_time_is_carried_forward() {
    let control = TimeControl::iccf(10, 50);
    let side = play(&control, [3; 10]);
    assert_eq!((side.left, side.period, side.moves), (days(50 - 30 + 50), 1, 0));
    let side = play(&control, [0; 9]);
    assert_eq!((side.left, side.period, side.moves), (days(50), 0, 9), "only with the tenth move");
    assert_eq!(play(&control, [0; 20]).left, days(150));
}

/// ICCF server, "How to Calculate Time": thematic openings are played by themselves and the clock is adjusted pro
/// rata, 10/50 with 3 moves: 35 days to move 10.
#[test]
fn thematic_opening_is_pro_rata() {
    let mut control = TimeControl::iccf(10, 50);
    let TimeControl::Periods { thematic, .. } = &mut control else { panic!("periods") };
    *thematic = true;
    for (made, left, period, moves) in
        [(0, 50, 0, 0), (3, 35, 0, 3), (9, 5, 0, 9), (10, 50, 1, 0), (15, 25, 1, 5)]
    {
        let side = SideClock::new(&control, made);
        assert_eq!((side.left, side.period, side.moves), (days(left), period, moves), "{made} moves");
        assert!(side.balances());
    }
    let mut side = SideClock::new(&control, 3);
    for _ in 0..7 {
        side.complete(&control, Span::ZERO);
    }
    assert_eq!((side.left, side.period), (days(85), 1));
    assert_eq!(SideClock::new(&TimeControl::iccf(10, 50), 3).left, days(50), "not in other games");
}

/// The controls named beside 10/50: 10/40 and 10/30 (jfcampbell; LSS by default 10/30).
#[test]
fn the_other_limits_of_the_field() {
    for (allowed, longest) in [(50, 35), (40, 30), (30, 25)] {
        let control = TimeControl::iccf(10, allowed);
        let side = SideClock::new(&control, 0);
        let deadline = after(&control, side, Span::ZERO).deadline;
        assert_eq!(deadline, START + days(longest + 1) - Span(1), "10/{allowed}");
    }
}

/// ICCF World Cup 21: 30 days and 3 after every move. "60 days for the first 10 moves, 90 for 20, 120 for 30, 150 for
/// 40"; duplication after 20 days goes on.
#[test]
fn fischer_of_the_world_cup() {
    let period = Period { increment: days(3), ..Period::new(None, days(30)) };
    let control = TimeControl::Periods {
        periods: vec![period],
        whole_days: true,
        double_after_days: Some(20),
        thematic: false,
    };
    for (moves, allotted) in [(10, 60), (20, 90), (30, 120), (40, 150)] {
        assert_eq!(play(&control, std::iter::repeat_n(0, moves)).allotted, days(allotted));
        let side = play(&control, std::iter::repeat_n(2, moves));
        assert_eq!(side.left + side.charged, days(allotted));
    }
    assert_eq!(after(&control, SideClock::new(&control, 0), days(23)).charged, days(26));
}

/// SchemingMind: 5d+12h (cap 10 d), 10d+1d (cap 30), 30d+1d (cap 45), 30d+3d (cap 60).
#[test]
fn fischer_with_a_cap() {
    for (initial, increment, cap) in [
        (days(5), Span::hours(12), 10),
        (days(10), days(1), 30),
        (days(30), days(1), 45),
        (days(30), days(3), 60),
    ] {
        let control = TimeControl::fischer(initial, increment, Some(days(cap)));
        control.check().unwrap();
        assert_eq!(play(&control, [0]).left, initial + increment);
        let side = play(&control, [0; 100]);
        let given = Span(initial.0 + 100 * increment.0);
        assert_eq!((side.left, side.lapsed), (days(cap), given - days(cap)));
    }
}

/// FICGS: no single move takes more than 60 days; 30 days and one after every move, without a cap.
#[test]
fn the_limits_of_ficgs() {
    let control = TimeControl::PerMove { days: 60 };
    control.check().unwrap();
    let side = SideClock::new(&control, 0).begin(&control, Span::ZERO);
    assert_eq!(after(&control, side, DAY).deadline, START + days(60));
    let control = TimeControl::fischer(days(30), days(1), None);
    assert_eq!(play(&control, [0; 100]).left, days(130));
}

/// jcca-64: 50/75/1, first move played on the 50th day: 1 increment and 49 from the bank, so clock 50, bank 26.
#[test]
fn triple_block_refills_from_the_bank() {
    let control = TimeControl::triple_block(50, 75, 1);
    let side = play(&control, [50]);
    assert_eq!((side.left, side.bank), (days(50), days(26)));
    // To the millisecond, and nothing twice after 20 days.
    let fresh = SideClock::new(&control, 0);
    assert_eq!(after(&control, fresh, Span(1)).left, days(50) - Span(1));
    assert_eq!(after(&control, fresh, days(30)).charged, days(30));
    assert_eq!(after(&control, fresh, DAY).deadline, START + days(50));
}

/// The same source: an increment above what the clock can show goes to the bank.
#[test]
fn overflow_goes_to_the_bank() {
    let control = TimeControl::triple_block(50, 75, 3);
    let side = play(&control, [1]);
    assert_eq!((side.left, side.bank), (days(50), days(77)));
    let side = play(&control, vec![0; 50]);
    assert_eq!((side.left, side.bank), (days(50), days(75 + 150)));
    // Only for the first fifty moves.
    assert_eq!(play(&control, vec![0; 60]), SideClock { moves: 60, ..side });
}

/// jcca-64: at most 50 + 75 + 50 * 1 = 175 days a player, so 350 a game; 50/75/3: 275 and 550. iccfworldzone: 300 and
/// 350 days a player for its events of 600 and 700.
#[test]
fn triple_block_total_is_bounded() {
    for (bank, increment, in_all) in [(75, 1, 175), (75, 3, 275), (50, 4, 300), (50, 5, 350)] {
        let control = TimeControl::triple_block(50, bank, increment);
        let mut side = SideClock::new(&control, 0);
        let mut used = Span::ZERO;
        for _ in 0..50 {
            let spend = days(3);
            side.complete(&control, spend);
            used += spend;
        }
        assert_eq!(used + side.left + side.bank, days(in_all), "50/{bank}/{increment}");
        assert_eq!(side.allotted, days(in_all));
    }
}

/// Consequence: act at least every 50 days or lose, whatever is in the bank.
#[test]
fn full_bank_saves_no_flag() {
    let control = TimeControl::triple_block(50, 75, 1);
    let side = SideClock::new(&control, 0);
    let late = after(&control, side, days(50) + Span(1));
    assert_eq!((late.left, late.bank), (Span(-1), days(75)));
    assert!(late.deadline < START + days(50) + Span(1));
    // A refill by hand after 49 days: the clock shows 50 again.
    let mut refilled = side;
    assert_eq!(refilled.refill(days(49)), days(49));
    assert_eq!(after(&control, refilled, days(49)).left, days(50));
    assert_eq!(after(&control, refilled, days(49)).deadline, START + days(99));
}

/// Sudden death protection: after move 50, a player who completes a move with less than three days has three; for ever.
#[test]
fn sudden_death_protection() {
    let plain = TimeControl::triple_block(50, 50, 1);
    let TimeControl::TripleBlock { clock_days, bank_days, increment_days, increment_moves, .. } = plain
    else {
        panic!("Triple Block")
    };
    let protecting = TimeControl::TripleBlock {
        clock_days,
        bank_days,
        increment_days,
        increment_moves,
        sudden_death_protection: true,
    };
    // 150 days in all; 148 are used after move 50.
    let moves = || [50, 50].into_iter().chain(std::iter::repeat_n(1, 48));
    for (control, then) in [(plain, [2, 1, 0, 0]), (protecting, [2, 3, 3, 3])] {
        let mut side = play(&control, moves());
        let mut left = vec![side.left + side.bank];
        for spend in [1, 1, 1].map(days) {
            side.complete(&control, spend.min(side.left));
            left.push(side.left + side.bank);
            assert!(side.balances());
        }
        assert_eq!(left, then.map(days), "{control:?}");
    }
}

/// FIDE 6.2: the main time is untouched if the move comes within the fixed time, whatever part of it was used.
#[test]
fn a_fixed_delay() {
    let delay = days(2);
    let control = TimeControl::exact(vec![Period { delay, ..Period::new(None, days(30)) }]);
    let side = SideClock::new(&control, 0);
    for (used, charged) in [(Span::ZERO, 0), (DAY, 0), (days(2), 0), (days(3), 1), (days(32), 30)] {
        let cost = after(&control, side, used);
        assert_eq!((cost.charged, cost.delay), (days(charged), (delay - used).or_zero()));
    }
    assert_eq!(after(&control, side, DAY).deadline, START + days(32));
    assert_eq!(play(&control, [1, 2, 1, 2]).left, days(30));
}

/// FIDE 6.2: what is saved in one period is available in the next, except in delay mode.
#[test]
fn several_periods() {
    let control = TimeControl::exact(vec![
        Period::new(Some(40), days(60)),
        Period::new(Some(20), days(30)),
        Period { increment: DAY, ..Period::new(None, days(10)) },
    ]);
    control.check().unwrap();
    assert_eq!(play(&control, [1; 39]).left, days(21));
    assert_eq!(play(&control, [1; 40]).left, days(20 + 30));
    assert_eq!(play(&control, [1; 60]).left, days(30 + 10));
    assert_eq!(play(&control, [1; 61]).left, days(40), "an increment from here");
    let delay = Period { delay: DAY, ..Period::new(Some(10), days(20)) };
    let side = play(&TimeControl::exact(vec![delay]), [2; 10]);
    assert_eq!((side.left, side.lapsed), (days(20), days(10)));
}

/// The rest lapses at the end of a period with a delay (FIDE 6.2); a debt does not.
#[test]
fn debt_outlives_a_delay_period() {
    let first = |delay| Period { delay, ..Period::new(Some(2), days(10)) };
    for (delay, used, left, lapsed) in [
        (DAY, 3, 30, 6),
        (DAY, 6, 30, 0),
        (DAY, 7, 30 - 2, 0),
        (Span::ZERO, 3, 30 + 4, 0),
        (Span::ZERO, 7, 30 - 4, 0),
    ] {
        let control = TimeControl::exact(vec![first(delay), Period::new(None, days(30))]);
        let mut side = SideClock::new(&control, 0);
        for _ in 0..2 {
            let charged = after(&control, side, days(used)).charged;
            side.complete(&control, charged);
        }
        assert_eq!((side.left, side.lapsed, side.period), (days(left), days(lapsed), 1), "{delay:?} {used}");
        assert!(side.balances());
    }
}
