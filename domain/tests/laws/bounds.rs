//! Limits of the rules, each one below, at, and one above it.

use domain::{clock::Date, *};
use messages::Sentence;

use crate::table::*;

const OTHER: Actor = Actor::Arbiter(PlayerId(8));
const DAY: Span = Span::days(1);
const MS: Span = Span(1);

fn ruled(change: impl FnOnce(&mut Regulations)) -> Table {
    let mut regulations = Regulations::per_move(20);
    change(&mut regulations);
    Table::with(Start::Standard, regulations)
}

/// Returns true if regulations with this change are in bounds.
fn sound(change: impl FnOnce(&mut Regulations)) -> bool {
    let mut regulations = Regulations::default();
    change(&mut regulations);
    regulations.check().is_ok()
}

#[test]
fn regulations_are_bounded() {
    let leave = |days_per_year, min_days, notice_days| {
        sound(|all| {
            all.leave = Some(LeaveRules { days_per_year, min_days, notice_days, ..LeaveRules::default() });
        })
    };
    assert!(leave(1, 1, 0) && leave(366, 60, 60));
    for (year, least, notice) in [(0, 1, 0), (367, 1, 0), (45, 0, 0), (45, 61, 0), (45, 1, 61)] {
        assert!(!leave(year, least, notice), "{year} {least} {notice}");
    }
    let silence = |remind_after_days, loses_after_days| {
        sound(|all| {
            all.time_control = TimeControl::iccf(10, 50);
            all.silence = Some(SilenceRule { remind_after_days, loses_after_days });
        })
    };
    assert!(silence([1, 2, 3], 10) && silence([7, 8, 9], 10) && silence([1, 2, 364], 365));
    for days in [[0, 2, 3], [2, 2, 3], [3, 2, 4], [1, 3, 3], [1, 4, 3], [1, 2, 10], [1, 2, 11]] {
        assert!(!silence(days, 10), "{days:?}");
    }
    assert!(!silence([1, 2, 3], 9) && !silence([1, 2, 3], 366));
    let session = |days| sound(|all| all.adjournment.session_days = Some(days));
    assert!(session(1) && session(365) && !session(0) && !session(366));
    let default = |days, check_in| {
        sound(|all| (all.adjournment.default_days, all.adjournment.check_in) = (Some(days), check_in))
    };
    assert!(default(0, true) && default(60, true) && !default(61, true) && !default(5, false));
    let named = |count: i64| sound(|all| all.arbiter.named = (1..=count).map(PlayerId).collect());
    assert!(named(0) && named(10) && !named(11));
    assert!(!sound(|all| all.arbiter.named = vec![PlayerId(4), PlayerId(4)]), "one twice");
    let holders = |count: i64, needed, needed_early| {
        sound(|all| {
            all.adjournment.arbiters = (1..=count).map(PlayerId).collect();
            (all.adjournment.needed, all.adjournment.needed_early) = (needed, needed_early);
        })
    };
    let most = 5;
    assert!(holders(0, 1, 1) && holders(most, 1, 2) && holders(3, 3, 1));
    for (count, needed, early) in
        [(most + 1, 1, 1), (2, 3, 1), (0, 2, 1), (4, 4, 1), (1, 0, 1), (1, 1, 0), (1, 1, 3)]
    {
        assert!(!holders(count, needed, early), "{count} {needed} {early}");
    }
    let penalty = |days| {
        [
            sound(|all| all.draws.wrong_claim_days = days),
            sound(|all| all.illegal_moves.opponent_gains_days = days),
            sound(|all| all.ambiguous_moves.opponent_gains_days = days),
        ]
    };
    assert_eq!((penalty(30), penalty(31)), ([true; 3], [false; 3]));
    let public = |delay| sound(|all| all.public = Some(PublicRules { delay }));
    assert!(public(0) && public(100) && !public(101));
    let withdrawal = |annul_before| sound(|all| all.withdrawal.annul_before = annul_before);
    assert!(withdrawal(100) && !withdrawal(101));
    assert!(!sound(|all| all.withdrawal.silent = true), "without a rule about silence");
    assert!(
        sound(|all| all.draws.offer_again_after = 100) && !sound(|all| all.draws.offer_again_after = 101)
    );
    assert!(sound(|all| all.arbiter.appeal_days = 365) && !sound(|all| all.arbiter.appeal_days = 366));
}

/// Leave of these days from today, which begins and ends at these instants.
fn leave(days: i32, from: Instant, until: Instant) -> clock::Leave {
    let today = Date(i32::try_from(from.0.div_euclid(DAY.0)).unwrap());
    clock::Leave { first: today, last: Date(today.0 + days - 1), from, until, special: false }
}

/// A day is longer or shorter at a change of clocks, and some zones skip one. Other lengths are refused.
#[test]
fn leave_length_allows_clock_changes() {
    let rules = |all: &mut Regulations| all.leave = Some(LeaveRules::default());
    let table = ruled(rules);
    let from = table.now + Span::days(3);
    for (length, refused) in [
        (Span::days(4) - MS, true),
        (Span::days(4), false),
        (Span::days(6), false),
        (Span::days(6) + MS, true),
    ] {
        let leave = leave(5, from, from + length);
        let refusal = refused.then_some(Refusal::BadLeave);
        assert_eq!(table.clone().act(WHITE, Command::BookLeave { leave }).refusal, refusal, "{length:?}");
        let granted = act(Act::Leave { side: Color::White, leave });
        assert_eq!(table.clone().act(ARBITER, granted).refusal, refusal, "{length:?} of the arbiter");
    }
}

#[test]
fn leave_is_booked_within_bounds() {
    let rules = |all: &mut Regulations| {
        all.leave = Some(LeaveRules { notice_days: 2, ..LeaveRules::default() });
    };
    let table = ruled(rules);
    let asked = table.now + Span::hours(1);
    let book = |from: Instant| {
        let command = Command::BookLeave { leave: leave(2, from, from + Span::days(2)) };
        table.clone().act_at(WHITE, command, Stamp::at(asked)).refusal
    };
    assert_eq!(book(asked + Span::days(2)), None);
    assert_eq!(book(asked + Span::days(2) - MS), Some(Refusal::LeaveTooLate { days: 2 }));
    assert_eq!(book(asked + Span::days(398)), None);
    assert_eq!(book(asked + Span::days(398) + MS), Some(Refusal::BadLeave));
}

/// An arbiter grants leave that has begun, as long ago as leave is booked ahead.
#[test]
fn special_leave_is_within_400_days() {
    let table = ruled(|_| {});
    let at = table.now + Span::hours(1);
    let grant = |from: Instant, until: Instant| {
        let days = i32::try_from((until - from).0 / DAY.0).unwrap();
        let command = act(Act::Leave { side: Color::White, leave: leave(days, from, until) });
        table.clone().act_at(ARBITER, command, Stamp::at(at)).refusal
    };
    let most = Span::days(400);
    assert_eq!(grant(at + Span::days(390), at + most), None);
    assert_eq!(grant(at + Span::days(390), at + most + MS), Some(Refusal::BadLeave));
    assert_eq!(grant(at - most, at + DAY), None);
    assert_eq!(grant(at - most - MS, at + DAY), Some(Refusal::BadLeave));
    assert_eq!(grant(at - DAY, at + MS), None);
    assert_eq!(grant(at - DAY, at), Some(Refusal::BadLeave), "it is over");
}

/// Twenty are booked; leave that is over to the millisecond is not one of them.
#[test]
fn leave_that_is_over_makes_room() {
    let mut table = ruled(|all| {
        all.leave = Some(LeaveRules { days_per_year: 366, ..LeaveRules::default() });
    });
    let start = table.now + DAY;
    for number in 0..20 {
        let from = start + Span::days(number * 2);
        table.done(WHITE, Command::BookLeave { leave: leave(1, from, from + DAY) });
    }
    let from = start + Span::days(60);
    let more = Command::BookLeave { leave: leave(1, from, from + DAY) };
    for (at, refusal) in [(start + DAY - MS, Some(Refusal::BadLeave)), (start + DAY, None)] {
        assert_eq!(table.clone().act_at(WHITE, more.clone(), Stamp::at(at)).refusal, refusal, "{at:?}");
    }
}

/// Leave that begins at the very instant has begun (ICCF server).
#[test]
fn leave_is_cancelled_before_it_begins() {
    let mut table = ruled(|all| all.leave = Some(LeaveRules::default()));
    let from = table.now + Span::days(3);
    let booked = leave(2, from, from + Span::days(2));
    table.done(WHITE, Command::BookLeave { leave: booked });
    let back = Command::CancelLeave { first: booked.first };
    for (at, refusal) in [(from - MS, None), (from, Some(Refusal::NoSuchLeave))] {
        assert_eq!(table.clone().act_at(WHITE, back.clone(), Stamp::at(at)).refusal, refusal, "{at:?}");
    }
}

/// The flag is down from the millisecond after the deadline, for every claimant (FIDE 6.9).
#[test]
fn flag_ends_for_every_claimant() {
    let table = ruled(|_| {});
    let late = table.deadline() + MS;
    let lost = Some((Outcome::BlackWins, Termination::TimeLimitExceeded));
    for (actor, refusal) in
        [(ARBITER, None), (BLACK, None), (WHITE, Some(Refusal::TooLate { deadline: table.deadline() }))]
    {
        let mut table = table.clone();
        assert_eq!(table.act_at(actor, Command::ClaimFlag, Stamp::at(late)).refusal, refusal, "{actor:?}");
        assert_eq!(table.ended(), lost, "{actor:?}");
    }
    // The timekeeper looks at the clock when it is judged, whenever the look was ordered.
    let mut looked = table.clone();
    let stamp = Stamp { received_at: table.now, judged_at: late };
    assert_eq!(looked.act_at(Actor::Timekeeper, Command::FlagFall, stamp).refusal, None);
    assert_eq!(looked.ended(), lost);
    let mut early = table.clone();
    let refusal = early.act_at(ARBITER, Command::ClaimFlag, Stamp::at(table.deadline())).refusal;
    assert_eq!((refusal, early.ended()), (Some(Refusal::FlagNotFallen), None));
}

/// Time given back is the time that the clock lost, in one piece or around leave.
#[test]
fn returned_downtime_is_counted_once() {
    let mut table = ruled(|_| {});
    let (from, until) = (table.now + Span::hours(1), table.now + Span::hours(6));
    table.now = until;
    let events =
        table.act_at(Actor::Timekeeper, Command::ReturnDowntime { from, until }, Stamp::at(until)).events;
    assert_eq!(events, [EventKind::DowntimeReturned { from, until, gained: Span::hours(5) }.at(until)]);
}

/// Half points are none, one or two.
#[test]
fn points_are_at_most_one_game() {
    let mut table = ruled(|_| {});
    table.done(BLACK, Command::Resign);
    for (white, refusal) in [(0, None), (2, None), (3, Some(Refusal::BadPoints))] {
        let half_points = ByColor { white, black: 0 };
        let refused = table.clone().act(ARBITER, act(Act::Points { half_points })).refusal;
        assert_eq!(refused, refusal, "{white}");
    }
}

/// The only named arbiter does not judge an appeal against their own act: any other of the service does.
#[test]
fn sole_arbiter_is_judged_by_another() {
    for (named, refusal) in [
        (vec![PlayerId(9)], None),
        (vec![PlayerId(9), PlayerId(6)], Some(Refusal::NotAnArbiter)),
        // A player of the game judges nothing in it.
        (vec![PlayerId(9), PlayerId(1)], None),
    ] {
        let mut table = ruled(|all| all.arbiter.named = named.clone());
        table.done(ARBITER, act(Act::Warn { side: Color::White }));
        let act = table.game.events;
        table.done(WHITE, Command::Appeal { act });
        let decided = table.act(OTHER, Command::DecideAppeal { act, reverse: true });
        assert_eq!(decided.refusal, refusal, "{named:?}");
    }
}

/// An arbiter takes no more than leaves a millisecond, from a clock that runs, stands still, or is not on move.
#[test]
fn correction_never_fells_a_flag() {
    let take = |table: &Table, side, span: Span| {
        let at = table.now + Span(1000);
        let command = act(Act::Time { side, span: Span::ZERO - span });
        table.clone().act_at(ARBITER, command, Stamp::at(at)).refusal
    };
    let bad = Some(Refusal::BadClocks);
    let running = ruled(|_| {});
    let left = running.deadline() - (running.now + Span(1000));
    assert_eq!(take(&running, Color::White, left - MS), None);
    assert_eq!(take(&running, Color::White, left), bad);
    let mut waiting = ruled(|_| {});
    assert_eq!(take(&waiting, Color::Black, Span::days(20) - MS), None);
    assert_eq!(take(&waiting, Color::Black, Span::days(20)), bad);
    waiting.done(ARBITER, act(Act::Time { side: Color::Black, span: Span::days(3) }));
    assert_eq!(take(&waiting, Color::Black, Span::days(23) - MS), None, "what was given counts");
    assert_eq!(take(&waiting, Color::Black, Span::days(23)), bad);
}

/// The session may last as long as the clock, and no longer (FIDE Guidelines I.1.2).
#[test]
fn session_ends_with_the_clock() {
    for (session, days, refused) in [(20, 20, false), (21, 20, true)] {
        let mut table = Table::with(
            Start::Standard,
            Regulations {
                adjournment: AdjournmentRules { session_days: Some(session), ..AdjournmentRules::default() },
                ..Regulations::per_move(days)
            },
        );
        let refusal = table.act(WHITE, Command::AdjournEarly).refusal;
        assert_eq!(matches!(refusal, Some(Refusal::SessionTooLong { .. })), refused, "{refusal:?}");
    }
}

/// Events tell the author of an analysis, their text, and that they end or only count.
#[test]
fn events_tell_their_texts() {
    let at = Instant(5);
    let text = Digest([3; 32]);
    let moved = |conditional| {
        EventKind::Moved {
            received_at: at,
            ply: Ply(1),
            uci: "e2e4".into(),
            reflection: Span::ZERO,
            charged: None,
            draw_offer: false,
            message: Some(text),
            conditional,
        }
        .at(at)
    };
    assert!(moved(true).is_conditional() && !moved(false).is_conditional());
    assert_eq!(moved(false).text(), Some(text));
    let analysed = EventKind::Analysed { by: Color::Black, analysis: text }.at(at);
    assert_eq!((analysed.analyst(), analysed.text()), (Some(Color::Black), Some(text)));
    assert_eq!((moved(false).analyst(), analysed.is_conditional()), (None, false));
    let ended = EventKind::Ended { outcome: Outcome::Draw, termination: Termination::Agreement }.at(at);
    assert_eq!(ended.ended(), Some((Outcome::Draw, Termination::Agreement)));
    assert_eq!((ended.text(), moved(false).ended()), (None, None));
    let illegal =
        |gained| EventKind::IllegalMove { by: Color::White, ambiguous: false, count: 1, gained }.at(at);
    assert!(illegal(Span::ZERO).only_counts() && !illegal(DAY).only_counts() && !ended.only_counts());
}

/// The service shows an arbiter the matters that only an arbiter can settle, each by itself.
#[test]
fn games_that_wait_for_an_arbiter() {
    let quiet = ruled(|_| {});
    assert!(!quiet.game.waits_for_arbiter());
    let mut claimed = ruled(|all| all.adjudication = Some(AdjudicationRules::default()));
    claimed.done(WHITE, Command::AskAdjudication { basis: ClaimBasis::AdjudicatedDraw });
    let mut flagged = ruled(|all| all.flags = FlagRule::ByArbiter);
    let late = flagged.deadline() + MS;
    flagged.act_at(Actor::Timekeeper, Command::FlagFall, Stamp::at(late));
    let mut appealed = ruled(|_| {});
    appealed.done(ARBITER, act(Act::Warn { side: Color::White }));
    assert!(!appealed.game.waits_for_arbiter(), "no appeal");
    let act = appealed.game.events;
    appealed.done(WHITE, Command::Appeal { act });
    for (table, why) in [(&claimed, "claim"), (&flagged, "flag"), (&appealed, "appeal")] {
        assert!(table.game.waits_for_arbiter(), "{why}");
    }
    appealed.done(OTHER, Command::DecideAppeal { act, reverse: false });
    assert!(!appealed.game.waits_for_arbiter(), "settled");
}

/// A game that was played instead gives way for good.
#[test]
fn replaced_game_names_the_other() {
    let mut table = ruled(|_| {});
    table.done(ARBITER, act(Act::Warn { side: Color::White }));
    assert_eq!(table.game.gave_way_to(), None);
    let event =
        EventKind::Act { by: PlayerId(9), act: Act::GiveWay { to: GameId(7) }, reason: REASON }.at(table.now);
    let game = Game::evolve(Some(table.game), &event).unwrap();
    assert_eq!(game.gave_way_to(), Some(GameId(7)));
}

#[test]
fn outcomes_as_they_are_written() {
    use Outcome::{BlackWins, BothLose, Draw, NoResult, WhiteWins};
    let all = [WhiteWins, BlackWins, Draw, BothLose, NoResult];
    assert_eq!(all.map(|outcome| outcome.to_string()), ["1-0", "0-1", "1/2-1/2", "0-0", "*"]);
    let winners = [Some(Color::White), Some(Color::Black), None, None, None];
    assert_eq!(all.map(Outcome::winner), winners);
}

/// Secrets are named without their text; a digest is shown.
#[test]
fn debug_names_secrets_and_tells_digests() {
    use domain::{
        notation::Letters,
        sealing::{Disclosure, EnvelopeText, NotSealable},
    };
    let table = Table::standard();
    let text = EnvelopeText::write(GameId(42), &table.game, "Nf3", Letters::English, false, [7; 16]).unwrap();
    let said = format!("{text:?} {:?}", Disclosure::new(GameId(42), "Nf3".into()));
    assert!(said.contains("EnvelopeText") && said.contains("42") && said.contains("Secret"), "{said}");
    assert!(!said.contains("Nf3") && !said.contains("g1f3") && !said.contains("0707"), "{said}");
    let digest = Digest([0x3c; 32]);
    assert!(format!("{digest:?}").contains(&"3c".repeat(32)));
    assert_eq!("3c".repeat(32).parse(), Ok(digest));
    let why =
        [NotSealable::NotAMove, NotSealable::Illegal, NotSealable::Ambiguous, NotSealable::PromotionMissing];
    let said: std::collections::BTreeSet<String> = why.map(|why| why.sentence()).into();
    assert!(said.len() == 4 && said.iter().all(|said| said.contains(' ')), "{said:?}");
}

#[test]
fn lengths_of_time_in_words() {
    use domain::clock::Period;
    for (span, written) in [
        (Span::days(50), "50d"),
        (Span::days(1) + Span::hours(12), "1d 12h"),
        (Span::hours(25), "1d 1h"),
        (Span(90 * 60_000), "1h 30m"),
        (Span(61_000), "1m 1s"),
        (Span(1_001), "1s 1ms"),
        (Span::ZERO, "0s"),
    ] {
        let period = serde_json::to_value(Period::new(None, span)).unwrap();
        assert_eq!(period["time"], written);
        assert_eq!(serde_json::from_value::<Period>(period).unwrap().time, span);
    }
}
