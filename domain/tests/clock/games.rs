//! Clocks of whole games, through the judge and the record.

use domain::{
    clock::{Cause, Date, FreeTime, Leave, Night, Pause, Period, TimeOfDay, Zone},
    *,
};
use jiff::{Timestamp, tz::TimeZone};

use crate::{
    examples::{DAY, days},
    table::*,
};

pub fn at(text: &str) -> Instant {
    Instant(text.parse::<Timestamp>().unwrap().as_millisecond())
}

fn berlin() -> TimeZone {
    jiff::tz::db().get("Europe/Berlin").unwrap()
}

fn zone(from: Instant) -> Zone {
    Zone::of(&berlin(), from, from + days(730))
}

pub fn table(regulations: Regulations, now: Instant) -> Table {
    let mut command = create(Start::Standard, regulations);
    let Command::Create { zones, regulations, .. } = &mut command else { panic!("a game") };
    if !regulations.free_time.is_none() {
        *zones = ByColor { white: zone(now), black: Zone::default() };
    }
    let decision = decide(None, WHITE, &domain::Cause::new(command, now), now);
    assert_eq!(decision.refusal, None);
    let game = Game::fold(&decision.events).unwrap();
    Table { events: decision.events, causes: vec![(WHITE, None)], game, now }
}

pub fn with(time_control: TimeControl) -> Regulations {
    let draws = DrawRules { automatic: false, ..DrawRules::default() };
    Regulations { time_control, draws, ..Regulations::default() }
}

/// The player on move shuffles a knight after a span.
pub fn shuffle(table: &mut Table, after: Span) -> Decision {
    let text = ["Nf3", "Nf6", "Ng1", "Ng8"][usize::from(table.game.ply.0 % 4)];
    table.now = table.now + after;
    table.act_at(table.on_move(), mv(text), Stamp::at(table.now))
}

pub const START: &str = "2026-03-02T12:00:00Z";

#[test]
fn whole_days_are_recorded_as_charged() {
    let mut table = table(with(TimeControl::iccf(10, 50)), at(START));
    assert_eq!(table.deadline(), table.now + days(36) - Span(1));
    let decision = shuffle(&mut table, days(23) + Span::hours(3));
    let EventKind::Moved { reflection, charged, .. } = &decision.events[0].kind else { panic!("a move") };
    assert_eq!((*reflection, *charged), (days(23) + Span::hours(3), Some(days(26))));
    assert_eq!(table.game.clock.sides.white.left, days(24));
    let shown = table.game.reading(table.now + DAY).unwrap();
    assert_eq!((shown.used, shown.charged, shown.left), (DAY, DAY, days(49)));
    assert_eq!(shown.next.map(|next| (next.at, next.why)), Some((table.now + days(2), Cause::DayIsCharged)));
    for moves in 2..=20 {
        shuffle(&mut table, Span::hours(1));
        assert_eq!(table.game.ply.0, moves);
    }
    let left = table.game.clock.sides.map(|side| side.left);
    assert_eq!((left.white, left.black), (days(24 + 50), days(100)));
    check_record(&table);
    // One millisecond too late.
    table.now = table.deadline();
    let late = Stamp::at(table.now + Span(1));
    table.act_at(Actor::Timekeeper, Command::FlagFall, late);
    assert_eq!(table.ended(), Some((Outcome::BlackWins, Termination::TimeLimitExceeded)));
}

/// The next change and its cause, while a move goes on.
#[test]
fn next_change_has_its_cause() {
    use Cause::*;
    let table = table(with(TimeControl::iccf(10, 50)), at(START));
    let mut seen = Vec::new();
    let mut now = table.now;
    while let Some(next) = table.game.reading(now).unwrap().next {
        seen.push(((next.at - table.now).0 / DAY.0, next.why));
        now = next.at;
    }
    let mut expected: Vec<_> = (1..=35).map(|day| (day, DayIsCharged)).collect();
    expected[19] = (20, DuplicationBegins);
    expected.push((36, TimeIsUp));
    assert_eq!(seen, expected);
}

#[test]
fn nights_and_weekends_do_not_count() {
    let night = Some(Night { from: TimeOfDay(22 * 60), until: TimeOfDay(7 * 60) });
    let weekdays = vec![clock::Weekday::Saturday, clock::Weekday::Sunday];
    let free_time = FreeTime { weekdays, dates: vec!["2026-04-03".parse().unwrap()], night };
    // Clocks in Berlin go forward on Sunday the 29th of March.
    let start = at("2026-03-27T20:00:00Z");
    let mut table = table(Regulations { free_time, ..Regulations::per_move(1) }, start);
    // Friday from 21:00 to 22:00, then 15 hours on Monday and 8 on Tuesday, in summer time.
    assert_eq!(table.deadline(), at("2026-03-31T13:00:00Z"));
    let shown = table.game.reading(at("2026-03-27T23:30:00Z")).unwrap();
    assert_eq!((shown.used, shown.paused), (Span::hours(1), Some(Pause::FreeDay)));
    assert_eq!(
        shown.next.map(|next| (next.at, next.why)),
        Some((at("2026-03-29T22:00:00Z"), Cause::NightBegins))
    );
    // A week without rest for Black in UTC: an outage of a night gives nothing back.
    table.now = at("2026-03-31T13:00:00Z");
    assert_eq!(shuffle(&mut table, Span::ZERO).refusal, None);
    let (from, until) = (at("2026-03-31T22:30:00Z"), at("2026-04-01T06:30:00Z"));
    let outage = |until| Command::ReturnDowntime { from, until };
    let refused = table.act_at(Actor::Timekeeper, outage(until), Stamp::at(until)).refusal;
    assert_eq!(refused, Some(Refusal::NothingToReturn));
    let (deadline, until) = (table.deadline(), until + Span::hours(1));
    table.act_at(Actor::Timekeeper, outage(until), Stamp::at(until));
    assert_eq!(table.deadline(), deadline + Span::minutes(30));
    // White's present zone is noted only once.
    let tokyo = Zone::fixed(9 * 3600);
    let note = Command::NoteZone { of: Color::White, zone: tokyo };
    assert_eq!(table.act_at(Actor::Timekeeper, note.clone(), Stamp::at(until)).refusal, None);
    let again = table.act_at(Actor::Timekeeper, note, Stamp::at(until)).refusal;
    assert_eq!(again, Some(Refusal::ZoneNoted));
    table.now = until;
    shuffle(&mut table, Span::ZERO);
    // Wednesday 07:30 UTC is 16:30 in Tokyo: 5.5 hours, 15 on Thursday, 3.5 after the free Friday and the weekend.
    assert_eq!(table.deadline(), at("2026-04-06T01:30:00Z"));
    check_record(&table);
}

#[test]
fn the_bank_is_used_by_hand() {
    let mut table = table(with(TimeControl::triple_block(50, 75, 1)), at(START));
    assert_eq!(table.refused(WHITE, Command::RefillClock), Refusal::NothingToRefill);
    table.now = table.now + days(49);
    assert_eq!(table.refused(BLACK, Command::RefillClock), Refusal::NotYourMove);
    let events = table.done(WHITE, Command::RefillClock);
    let EventKind::ClockRefilled { amount, .. } = events[0].kind else { panic!("a refill") };
    assert_eq!(amount, days(49) + Span(3000));
    assert_eq!(table.deadline(), table.now + days(50));
    let shown = table.game.reading(table.now).unwrap();
    assert_eq!((shown.left, shown.bank), (days(50), days(26) - Span(3000)));
    shuffle(&mut table, days(1));
    let white = table.game.clock.sides.white;
    assert_eq!((white.left, white.bank), (days(50), days(26) - Span(3000)));
    check_record(&table);
    let mut other = Table::standard();
    assert_eq!(other.refused(WHITE, Command::RefillClock), Refusal::NoBank);
}

fn leave(first: &str, last: &str) -> Leave {
    let (first, last): (Date, Date) = (first.parse().unwrap(), last.parse().unwrap());
    let zone = berlin();
    Leave {
        first,
        last,
        from: first.within(&zone).unwrap().0,
        until: last.within(&zone).unwrap().1,
        special: false,
    }
}

fn with_leave(rules: LeaveRules) -> Table {
    table(Regulations { leave: Some(rules), ..with(TimeControl::iccf(10, 50)) }, at(START))
}

#[test]
fn leave_stops_the_clock() {
    let mut table = with_leave(LeaveRules::default());
    let deadline = table.deadline();
    // Over the change to summer time: 13 days and 23 hours.
    let booked = leave("2026-03-20", "2026-04-02");
    table.done(WHITE, Command::BookLeave { leave: booked });
    assert_eq!(table.deadline(), deadline + days(14) - Span::hours(1));
    let shown = table.game.reading(at("2026-03-25T12:00:00Z")).unwrap();
    assert_eq!((shown.paused, shown.charged), (Some(Pause::Leave), days(17)));
    // The player has other leave, and the two do not overlap.
    let refused = table.refused(WHITE, Command::BookLeave { leave: leave("2026-04-02", "2026-04-03") });
    assert_eq!(refused, Refusal::LeaveOverlaps);
    table.done(BLACK, Command::BookLeave { leave: leave("2026-04-01", "2026-04-10") });
    // The player does not move meanwhile; an outage meanwhile costs no one anything.
    table.now = at("2026-03-25T12:00:00Z");
    assert_eq!(table.refused(WHITE, mv("Nf3")), Refusal::OnLeave { until: booked.until });
    let outage =
        Command::ReturnDowntime { from: at("2026-03-24T12:00:00Z"), until: at("2026-03-25T12:00:00Z") };
    assert_eq!(table.refused(Actor::Timekeeper, outage), Refusal::NothingToReturn);
    assert_eq!(table.refused(WHITE, Command::CancelLeave { first: booked.first }), Refusal::NoSuchLeave);
    table.now = booked.until;
    let decision = shuffle(&mut table, Span::hours(1));
    assert_eq!(decision.refusal, None);
    assert_eq!(table.game.clock.used.white, booked.from - at(START) + Span::hours(1));
    // Black's clock starts during leave, and stands.
    let since = table.game.last_at;
    assert_eq!(table.deadline(), since + (at("2026-04-10T22:00:00Z") - since) + days(36) - Span(1));
    check_record(&table);
}

#[test]
fn cancelled_leave_leaves_nothing() {
    let mut table = with_leave(LeaveRules { days_per_year: 10, ..LeaveRules::default() });
    let (clock, booked) = (table.game.clock.clone(), leave("2026-12-27", "2027-01-05"));
    for _ in 0..3 {
        table.done(WHITE, Command::BookLeave { leave: booked });
        assert_eq!(table.game.clock.leave_days.white, [(2026, 5), (2027, 5)]);
        table.done(WHITE, Command::CancelLeave { first: booked.first });
        assert_eq!(table.game.clock.running, clock.running);
    }
    assert_eq!(table.refused(WHITE, Command::CancelLeave { first: booked.first }), Refusal::NoSuchLeave);
    table.done(WHITE, Command::BookLeave { leave: booked });
    let more = Command::BookLeave { leave: leave("2026-06-01", "2026-06-06") };
    assert_eq!(table.refused(WHITE, more), Refusal::LeaveUsedUp { year: 2026, days: 5 });
    table.done(WHITE, Command::BookLeave { leave: leave("2026-06-01", "2026-06-05") });
    check_record(&table);
}

#[test]
fn leave_is_within_its_rules() {
    let rules = LeaveRules { notice_days: 3, min_days: 2, may_move: true, ..LeaveRules::default() };
    let book = |first, last| Command::BookLeave { leave: leave(first, last) };
    let mut table = with_leave(rules);
    for (first, last, refusal) in [
        ("2026-03-10", "2026-03-10", Refusal::LeaveTooShort { days: 2 }),
        ("2026-03-05", "2026-03-08", Refusal::LeaveTooLate { days: 3 }),
        ("2026-03-10", "2026-03-08", Refusal::BadLeave),
        ("2027-04-10", "2027-04-12", Refusal::BadLeave),
        ("2026-03-10", "2026-05-01", Refusal::LeaveUsedUp { year: 2026, days: 45 }),
    ] {
        assert_eq!(table.refused(WHITE, book(first, last)), refusal, "{first} {last}");
    }
    let mut long = leave("2026-03-10", "2026-03-12");
    long.until = long.until + days(5);
    assert_eq!(table.refused(WHITE, Command::BookLeave { leave: long }), Refusal::BadLeave);
    assert_eq!(table.refused(ARBITER, book("2026-03-10", "2026-03-12")), Refusal::NotAPlayer);
    table.done(WHITE, book("2026-03-10", "2026-03-12"));
    // Here the player may move.
    table.now = at("2026-03-11T12:00:00Z");
    table.done(WHITE, mv("Nf3"));
    let mut none = Table::standard();
    assert_eq!(none.refused(WHITE, book("2026-03-10", "2026-03-12")), Refusal::NoLeave);
    let blocks = with(TimeControl::triple_block(50, 75, 1));
    let blocks = Regulations { leave: Some(rules), ..blocks };
    assert_eq!(blocks.check(), Err(RegulationsError::LeaveInTripleBlock));
}

/// Days a year: ICCF's server and LSS 45, by mail 30, SchemingMind four weeks, mychess.de 42 and at least seven in a row.
#[test]
fn leave_of_the_field() {
    for (days_per_year, min_days, all, one_more) in [
        (45, 1, "2026-05-14", "2026-06-01"),
        (30, 1, "2026-04-29", "2026-06-01"),
        (28, 1, "2026-04-27", "2026-06-01"),
        (42, 7, "2026-05-11", "2026-06-07"),
    ] {
        let rules = LeaveRules { days_per_year, min_days, ..LeaveRules::default() };
        let mut table = with_leave(rules);
        let book = |first, last| Command::BookLeave { leave: leave(first, last) };
        if min_days > 1 {
            let short = book("2026-03-31", "2026-04-05");
            assert_eq!(table.refused(WHITE, short), Refusal::LeaveTooShort { days: min_days });
        }
        table.done(WHITE, book("2026-03-31", all));
        let used_up = Refusal::LeaveUsedUp { year: 2026, days: 0 };
        assert_eq!(table.refused(WHITE, book("2026-06-01", one_more)), used_up);
    }
}

/// ICCF server: reminders after 14, 28 and 35 days, lost on the 41st, unless "40+ reflection" was chosen before.
#[test]
fn silence_loses_unless_declared() {
    use Reminder::*;
    let control = TimeControl::exact(vec![Period::new(Some(10), days(90))]);
    let silence = Some(SilenceRule::default());
    let regulations = Regulations { silence, leave: Some(LeaveRules::default()), ..with(control) };
    let mut table = table(regulations, at(START));
    let start = table.now;
    assert_eq!(table.deadline(), start + days(40) - Span(1));
    let shown = table.game.reading(start).unwrap().next.unwrap();
    assert_eq!((shown.at, shown.why), (start + days(40), Cause::SilenceLoses));
    let silent = |table: &Table| -> Vec<_> {
        let silent = |which: &Reminder| !matches!(which, FifthLeft | DayLeft);
        table.game.reminders().into_iter().filter(|(which, _)| silent(which)).collect()
    };
    let expected = [(SilentFirst, days(14)), (SilentSecond, days(28)), (SilentLast, days(35))];
    assert_eq!(silent(&table), expected.map(|(which, after)| (which, start + after)));
    // Leave is not silence.
    let booked = leave("2026-03-20", "2026-03-26");
    table.done(WHITE, Command::BookLeave { leave: booked });
    assert_eq!(table.deadline(), start + days(47) - Span(1));
    assert_eq!(silent(&table)[1].1, start + days(35));
    let mut lost = table.clone();
    lost.act_at(Actor::Timekeeper, Command::FlagFall, Stamp::at(start + days(47)));
    assert_eq!(lost.ended(), Some((Outcome::BlackWins, Termination::TimeLimitExceeded)));
    table.now = start + days(39);
    assert_eq!(table.refused(BLACK, Command::DeclareReflection), Refusal::NotYourMove);
    table.done(WHITE, Command::DeclareReflection);
    assert_eq!(table.deadline(), start + days(97));
    assert_eq!(silent(&table), []);
    assert_eq!(table.refused(WHITE, Command::DeclareReflection), Refusal::NothingToDeclare);
    table.now = start + days(60);
    shuffle(&mut table, Span::ZERO);
    assert_eq!(silent(&table).len(), 3, "for one move only");
    check_record(&table);
    let per_move = Regulations { silence, ..Regulations::default() };
    assert_eq!(per_move.check(), Err(RegulationsError::SilenceWithoutPeriods));
    for (remind_after_days, loses_after_days) in
        [([14, 14, 35], 40), ([14, 28, 40], 40), ([1, 2, 3], 9), ([1, 2, 3], 366)]
    {
        let silence = Some(SilenceRule { remind_after_days, loses_after_days });
        let wrong = Regulations { silence, ..with(TimeControl::iccf(10, 50)) };
        assert_eq!(wrong.check(), Err(RegulationsError::Silence));
    }
}

#[test]
fn a_flag_that_must_be_claimed() {
    let on =
        |flags| table(Regulations { flags, ..with(TimeControl::fischer(days(2), DAY, None)) }, at(START));
    let late = |table: &mut Table| {
        table.now = table.deadline() + DAY;
        table.act_at(Actor::Timekeeper, Command::FlagFall, Stamp::at(table.now))
    };
    let lost = Some((Outcome::BlackWins, Termination::TimeLimitExceeded));
    for (flags, opponent) in [(FlagRule::OnClaim, true), (FlagRule::ByArbiter, false)] {
        let mut table = on(flags);
        assert_eq!(table.refused(BLACK, Command::ClaimFlag), Refusal::FlagNotFallen);
        assert!(matches!(
            late(&mut table).events[..],
            [Event { kind: EventKind::FlagFell { by: Color::White, .. }, .. }]
        ));
        assert_eq!((table.ended(), table.game.due_at()), (None, None), "it is noted once");
        assert_eq!(late(&mut table).refusal, Some(Refusal::FlagNotFallen));
        assert_eq!(table.refused(WHITE, Command::ClaimFlag), Refusal::FlagNotFallen);
        let mut by_arbiter = table.clone();
        by_arbiter.done(ARBITER, Command::ClaimFlag);
        assert_eq!(by_arbiter.ended(), lost);
        let mut by_opponent = table.clone();
        let refusal = by_opponent.act(BLACK, Command::ClaimFlag).refusal;
        assert_eq!(refusal, (!opponent).then_some(Refusal::FlagForArbiter), "the flag did fall");
        assert_eq!(by_opponent.ended(), lost.filter(|_| opponent), "{flags:?}");
        assert_eq!(table.game.flag_for_arbiter().is_some(), !opponent, "{flags:?}");
        // Until then the player may move, and owes the overdraft.
        let now = table.now;
        shuffle(&mut table, Span::ZERO);
        assert_eq!(table.game.clock.sides.white.left, days(2 + 1) - (now - at(START)));
        assert_eq!(table.refused(BLACK, Command::ClaimFlag), Refusal::FlagNotFallen);
        check_record(&table);
    }
    let mut automatic = on(FlagRule::Automatic);
    automatic.now = automatic.deadline() + DAY;
    automatic.act(BLACK, Command::ClaimFlag);
    assert_eq!(automatic.ended(), lost);
}

/// A sealed move is charged like any other, and no clock runs until the envelope is opened.
#[test]
fn a_sealed_move_is_charged() {
    let mut table = table(with(TimeControl::iccf(10, 50)), at(START));
    table.done(WHITE, Command::Adjourn);
    table.done(BLACK, Command::Adjourn);
    table.now = table.now + days(22);
    let envelope = Envelope::in_vault(Digest([7; 32]), Digest([8; 32]));
    let events = table.done(WHITE, Command::Seal { envelope: Some(envelope) });
    assert!(
        matches!(events[0].kind, EventKind::Sealed { charged: Some(charged), .. } if charged == days(24))
    );
    assert_eq!(table.game.clock.sides.white.left, days(26));
    assert_eq!(table.game.reading(table.now), None);
    check_record(&table);
}

/// Random games under every control: the record folds to the game, and the time adds up.
#[test]
fn random_games_balance() {
    let controls = [
        TimeControl::default(),
        TimeControl::iccf(10, 50),
        TimeControl::fischer(days(30), days(3), Some(days(60))),
        TimeControl::exact(vec![
            Period::new(Some(5), days(30)),
            Period { delay: DAY, ..Period::new(Some(3), days(10)) },
        ]),
        TimeControl::triple_block(50, 75, 1),
    ];
    for seed in 0..150 {
        let dice = &mut Dice(seed);
        let control = &controls[dice.below(controls.len())];
        let night = Some(Night { from: TimeOfDay(23 * 60), until: TimeOfDay(6 * 60) });
        let free_time =
            if dice.one_in(2) { FreeTime { night, ..FreeTime::default() } } else { FreeTime::default() };
        let leave = (control.knows_leave() && dice.one_in(2)).then(LeaveRules::default);
        let mut table = table(Regulations { free_time, leave, ..with(control.clone()) }, at(START));
        for _ in 0..40 {
            if table.game.is_over() {
                break;
            }
            match dice.below(8) {
                0 => {
                    let from = table.now;
                    table.now = table.now + Span::hours(u16::try_from(dice.below(60)).unwrap());
                    let outage = Command::ReturnDowntime { from, until: table.now };
                    table.act_at(Actor::Timekeeper, outage, Stamp::at(table.now));
                }
                1 => {
                    let first = Date(
                        i32::try_from(table.now.0 / DAY.0).unwrap()
                            + 2
                            + i32::try_from(dice.below(9)).unwrap(),
                    );
                    let last = Date(first.0 + i32::try_from(dice.below(6)).unwrap());
                    let (from, until) =
                        (first.within(&berlin()).unwrap().0, last.within(&berlin()).unwrap().1);
                    let leave = Leave { first, last, from, until, special: false };
                    let by = if dice.one_in(2) { WHITE } else { BLACK };
                    table.act(by, Command::BookLeave { leave });
                }
                2 => {
                    table.act(table.on_move(), mv("Kd8e1"));
                    table.act(table.on_move(), Command::RefillClock);
                }
                _ => {
                    shuffle(&mut table, Span::hours(u16::try_from(dice.below(200)).unwrap()));
                }
            }
            for side in &table.game.clock.sides {
                assert!(side.balances(), "seed {seed}");
            }
        }
        check_record(&table);
    }
}
