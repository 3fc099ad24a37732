//! Flags that are noted and wait for their claim, and deadlines set by arbiters.

use domain::{clock::Period, *};

use crate::{
    examples::{DAY, days},
    games::{START, at, table, with},
    table::{ARBITER, BLACK, Table, WHITE, act, check_record, mv},
};

fn claimed(regulations: Regulations) -> Table {
    table(Regulations { flags: FlagRule::OnClaim, ..regulations }, at(START))
}

fn sixty_days() -> TimeControl {
    TimeControl::exact(vec![Period::new(None, days(60))])
}

/// Gives a command at a time after the start.
fn on(table: &mut Table, after: Span, actor: Actor, command: Command) -> Decision {
    table.now = at(START) + after;
    table.act_at(actor, command, Stamp::at(table.now))
}

fn note(table: &mut Table, after: Span) {
    let noted = on(table, after, Actor::Timekeeper, Command::FlagFall).events;
    assert!(matches!(noted[..], [Event { kind: EventKind::FlagFell { .. }, .. }]), "{noted:?}");
    assert!(table.game.clock.running.unwrap().flagged);
}

/// The arbiter gives time, or corrects the clock: the flag falls once more, and is noted once more.
#[test]
fn moved_deadline_raises_the_flag() {
    let used = ByColor::default();
    let later = at(START) + days(64);
    let acts = [
        (Act::Time { side: Color::White, span: days(4) }, days(64)),
        (Act::Clocks { used, deadline: Some(later) }, days(64)),
    ];
    for (given, expected) in acts {
        let mut table = claimed(with(sixty_days()));
        note(&mut table, days(61));
        assert_eq!(on(&mut table, days(62), ARBITER, act(given)).refusal, None);
        let running = table.game.clock.running.unwrap();
        assert_eq!((running.deadline - at(START), running.flagged), (expected, false));
        assert_eq!(table.game.due_at(), Some(running.deadline));
        let claim = on(&mut table, days(63), BLACK, Command::ClaimFlag);
        assert_eq!(claim.refusal, Some(Refusal::FlagNotFallen));
        // Downtime is given back again.
        let (from, until) = (at(START) + days(63), at(START) + days(63) + Span::hours(1));
        let outage = Command::ReturnDowntime { from, until };
        assert_eq!(on(&mut table, days(63) + Span::hours(2), Actor::Timekeeper, outage).refusal, None);
        note(&mut table, days(65));
        on(&mut table, days(66), BLACK, Command::ClaimFlag);
        assert_eq!(table.ended(), Some((Outcome::BlackWins, Termination::TimeLimitExceeded)));
        check_record(&table);
    }
}

/// Time that is given but does not reach the present leaves a noted flag down.
#[test]
fn fallen_flag_is_noted_once() {
    let mut table = claimed(with(sixty_days()));
    note(&mut table, days(61));
    on(&mut table, days(70), BLACK, Command::Say);
    assert!(table.game.clock.running.unwrap().flagged);
    assert_eq!(table.game.due_at(), None);
}

/// A player out of time neither declares reflection nor takes time from the bank: that is for the arbiter.
#[test]
fn player_cannot_undo_their_flag() {
    let silence = Some(SilenceRule::default());
    let mut silent = claimed(Regulations { silence, ..with(sixty_days()) });
    let mut block = claimed(with(TimeControl::triple_block(40, 75, 1)));
    for (table, command) in [(&mut silent, Command::DeclareReflection), (&mut block, Command::RefillClock)] {
        let deadline = table.deadline();
        let mut in_time = table.clone();
        assert_eq!(on(&mut in_time, deadline - at(START), WHITE, command.clone()).refusal, None);
        for noted in [false, true] {
            if noted {
                note(table, deadline - at(START) + DAY);
            }
            let late = on(table, deadline - at(START) + DAY, WHITE, command.clone());
            assert_eq!(late, Refusal::TooLate { deadline }.into());
        }
        assert_eq!(on(table, deadline - at(START) + days(2), WHITE, mv("e4")).refusal, None);
    }
}

/// With whole days and duplication a day more on the deadline costs two, or none: the correction pays for a move at the
/// last instant.
#[test]
fn corrected_deadline_can_be_paid() {
    let control = |double_after_days| TimeControl::Periods {
        periods: vec![Period::new(None, days(50))],
        whole_days: true,
        double_after_days,
        thematic: false,
    };
    for (control, by) in [
        (control(Some(20)), days(2)),
        (control(Some(20)), Span(-DAY.0 / 2)),
        (control(None), Span(-DAY.0 / 2)),
        (control(None), Span::hours(12)),
    ] {
        let mut table = table(with(control), at(START));
        let deadline = table.deadline() + by;
        let corrected = act(Act::Clocks { used: ByColor::default(), deadline: Some(deadline) });
        assert_eq!(on(&mut table, DAY, ARBITER, corrected).refusal, None);
        assert_eq!(table.deadline(), deadline);
        assert_eq!(on(&mut table, deadline - at(START), WHITE, mv("e4")).refusal, None);
        let white = table.game.clock.sides.white;
        assert!((Span::ZERO..=DAY).contains(&white.left) && white.balances(), "{by:?}: {white:?}");
        check_record(&table);
    }
}

/// A start whose move number is of no game is refused. The last possible one starts at once: the last period is
/// repeated any number of times.
#[test]
fn thematic_start_at_a_far_move() {
    let control = TimeControl::Periods {
        periods: vec![Period::new(Some(40), days(90)), Period::new(Some(10), days(30))],
        whole_days: false,
        double_after_days: None,
        thematic: true,
    };
    let side = clock::SideClock::new(&control, 40 + 10 * 500 + 4);
    assert_eq!((side.period, side.moves, side.left), (501, 4, days(18)));
    let far = clock::SideClock::new(&control, u32::MAX);
    assert_eq!((far.period, far.left), (u16::MAX, days(15)));
    let create = |number: u32| {
        let fen = format!("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 {number}");
        let start = Start::Fen { fen, chess960: false };
        let command = crate::table::create(start, with(control.clone()));
        decide(None, WHITE, &Cause::new(command, at(START)), at(START))
    };
    assert_eq!(create(9999).refusal, None);
    for number in [10_000, u32::MAX] {
        assert!(matches!(create(number).refusal, Some(Refusal::BadStart { .. })));
    }
}
