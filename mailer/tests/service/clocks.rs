//! Mails say of the clocks what the clocks show: of both sides, running, stopped and waiting, and in notices as in the
//! answer to `status`.
use app::ports::StartChoice;
use domain::{
    clock::{FreeTime, Night, Period, TimeOfDay, Weekday},
    *,
};
use messages::Sentence;

use crate::common::Table;

/// The text for either reader, in one line.
fn to(mails: &[String], name: &str) -> String {
    let name = format!("This mail is for {name}");
    let words: Vec<&str> =
        mails.iter().filter(|mail| mail.contains(&name)).flat_map(|mail| mail.split_whitespace()).collect();
    words.join(" ")
}

#[track_caller]
fn says(mail: &str, texts: &[&str]) {
    for text in texts {
        assert!(mail.contains(text), "{text:?} is not in {mail}");
    }
}

struct Play {
    table: Table,
}

impl Play {
    fn new(regulations: Regulations) -> Self {
        Self { table: Table::ruled(StartChoice::default(), regulations) }
    }

    fn with(time_control: TimeControl) -> Self {
        Self::new(Regulations { time_control, ..Regulations::default() })
    }

    /// Everything that goes out when a player writes this.
    fn mail(&mut self, color: Color, text: &str) -> Vec<String> {
        self.table.mail(color, text);
        self.table.deliver()
    }

    fn arbiter(&mut self, text: &str) -> Vec<String> {
        self.table.arbiter(text);
        self.table.deliver()
    }

    fn status(&mut self, color: Color) -> String {
        let mails = self.mail(color, "status");
        to(&mails, color.fold_wb("Anna", "Boris"))
    }

    fn pass(&self, days: u16) {
        self.table.pass(Span::days(days));
        self.table.deliver();
    }
}

#[test]
fn triple_block_stays_within_its_limit() {
    let mut play = Play::with(TimeControl::triple_block(50, 75, 0));
    let both = [
        "White Anna: 0 min used, 50 d left and 75 d in the bank.",
        "Black Boris: 0 min used, 50 d left and 75 d in the bank.",
    ];
    says(&play.status(Color::Black), &both);
    play.pass(38);
    play.mail(Color::White, "refill");
    let shown = [
        "White Anna: 38 d used, 50 d left and 37 d in the bank.",
        "This move of Anna: 38 d used, 38 d charged.",
    ];
    says(&play.status(Color::White), &shown);
    let mails = play.mail(Color::White, "say Good morning");
    says(&to(&mails, "Boris"), &shown);
    play.pass(1);
    says(&play.status(Color::Black), &["White Anna: 39 d used, 49 d left and 37 d in the bank."]);
}

/// The arbiter decides whether five days are left, and everybody is told.
#[test]
fn stopped_clock_shows_time_left() {
    let adjudication = Some(AdjudicationRules::default());
    let time_control = TimeControl::fischer(Span::days(30), Span::days(1), None);
    for limit in [time_control, TimeControl::PerMove { days: 30 }] {
        let mut play = Play::new(Regulations { time_control: limit, adjudication, ..Regulations::default() });
        play.pass(25);
        let mails = play.mail(Color::White, "adjudicate draw\nanalysis:\nNobody wins.");
        let stands = ["White Anna: 25 d used, 5 d left.", "25 d charged. The clock was stopped at "];
        for name in ["Anna", "Boris", "Carla"] {
            says(&to(&mails, name), &stands);
        }
        play.pass(3);
        says(&play.status(Color::Black), &["No clock is running.", stands[0], stands[1]]);
        play.arbiter("arbiter G1 reject 2: Play on.");
        says(&play.status(Color::White), &["Anna moves until ", "White Anna: 25 d used, 5 d left."]);
    }
}

/// A player who lost on time has none left, and one who resigned has what they had.
#[test]
fn ended_game_keeps_its_clocks() {
    let fischer = TimeControl::fischer(Span::days(20), Span::days(1), None);
    for (limit, days, flag) in [
        (TimeControl::PerMove { days: 7 }, 7, "White Anna: 7 d used."),
        (fischer, 20, "White Anna: 20 d used, 0 min left."),
        (TimeControl::iccf(10, 50), 50, "White Anna: 35 d 23 h used, 0 min left."),
    ] {
        let play = Play::with(limit.clone());
        play.table.pass(Span::days(days) + Span::days(1));
        let mails = play.table.deliver();
        says(&to(&mails, "Boris"), &[flag, "the time limit was exceeded"]);
        let mut play = Play::with(limit);
        play.pass(3);
        let mails = play.mail(Color::White, "resign yes");
        says(&to(&mails, "Boris"), &["White Anna: 3 d used", "Black Boris: 0 min used"]);
        says(&play.status(Color::Black), &["White Anna: 3 d used"]);
    }
}

/// A mail before the deadline to the player on move names one time left; the other figures of the clock have other names.
#[test]
fn one_figure_for_time_left() {
    let night = Some(Night { from: TimeOfDay(22 * 60), until: TimeOfDay(7 * 60) });
    let nights = FreeTime { night, ..FreeTime::default() };
    let delay = Period { delay: Span::days(3), ..Period::new(None, Span::days(20)) };
    for (time_control, free_time) in [
        (TimeControl::PerMove { days: 7 }, None),
        (TimeControl::PerMove { days: 7 }, Some(nights.clone())),
        (TimeControl::iccf(10, 50), None),
        (TimeControl::fischer(Span::days(30), Span::days(1), None), None),
        (TimeControl::fischer(Span::days(30), Span::days(1), None), Some(nights)),
        (TimeControl::triple_block(50, 75, 0), None),
        (TimeControl::exact(vec![delay]), None),
    ] {
        let control = time_control.sentence();
        let mut play = Play::new(Regulations {
            time_control,
            free_time: free_time.unwrap_or_default(),
            ..Regulations::default()
        });
        for _ in 0..3 {
            play.table.pass(Span::hours(25) + Span(7_007));
            let mail = to(&play.mail(Color::Black, "say Hello"), "Anna");
            let until = mail.split("(in ").nth(1).and_then(|rest| rest.split(')').next()).expect("a time");
            let side =
                mail.split("White Anna: ").nth(1).and_then(|rest| rest.split('.').next()).expect("a clock");
            let left = side.split(", ").nth(1).expect("what is left");
            let left = left.split(" and ").next().unwrap();
            assert!(
                left == format!("{until} left") || left.ends_with(" on the clock"),
                "{control}: in {until}, but {left}: {mail}"
            );
        }
    }
}

/// The answer to `status` writes the deadline as the notices do, and only in plain blanks.
#[test]
fn status_writes_dates_as_notices_do() {
    let mut play = Play::with(TimeControl::PerMove { days: 7 });
    let mails = play.mail(Color::White, "status");
    let [mail] = &mails[..] else { panic!("{mails:#?}") };
    assert!(!mail.contains('\u{a0}'), "{mail}");
    assert_eq!(to(&mails, "Anna").matches("Mon 2026-01-12 10:00 +00:00").count(), 2, "{mail}");
    assert!(!mail.contains("(+00:00)"), "{mail}");
}

#[test]
fn doubling_is_explained_where_it_bites() {
    let mut play = Play::with(TimeControl::iccf(10, 50));
    play.table.pass(Span::days(1));
    let mail = to(&play.mail(Color::Black, "say Hello"), "Anna");
    says(
        &mail,
        &["This move's time counts twice from Sun 2026-01-25 10:00 +00:00 on, after 20 d of thinking;"],
    );
    let mails = play.mail(Color::White, "say Hello");
    assert!(!to(&mails, "Boris").contains("counts twice from"), "it is not Boris's time: {mails:#?}");
    play.table.pass(Span::days(21));
    says(
        &play.status(Color::White),
        &["This move's time has counted twice since Sun 2026-01-25 10:00 +00:00,"],
    );
    // A limit of days for each move does not double.
    let mut play = Play::with(TimeControl::PerMove { days: 40 });
    assert!(!to(&play.mail(Color::Black, "say Hello"), "Anna").contains("twice"));
}

/// Nobody is asked for a move that would be refused.
#[test]
fn leave_notice_names_its_end() {
    let mut play = Play::new(Regulations { leave: Some(LeaveRules::default()), ..Regulations::per_move(7) });
    play.mail(Color::White, "leave 2026-01-06 2026-01-09");
    play.pass(2);
    let mails = play.mail(Color::White, "show");
    says(&to(&mails, "Anna"), &["You are on leave and cannot move before Sat 2026-01-10 00:00"]);
    let mails = play.mail(Color::White, "say I am away");
    says(&to(&mails, "Boris"), &["Anna is on leave until Sat 2026-01-10 00:00"]);
    play.pass(4);
    says(&to(&play.mail(Color::White, "show"), "Anna"), &["Reply with your move by "]);
}

#[test]
fn adjusted_time_is_shown_in_minutes() {
    let mut play = Play::with(TimeControl::fischer(Span::days(30), Span::ZERO, None));
    let mails = play.arbiter("arbiter G1 give black 12h: The train was late.");
    let gained = "Black Boris: 0 min used, 30 d left (and 12 h more for the next move).";
    says(&to(&mails, "Anna"), &[gained]);
    says(&play.status(Color::White), &[gained]);
    let mails = play.arbiter("arbiter G1 take black 3d: It was not.");
    says(&to(&mails, "Boris"), &["30 d left (and 2 d 12 h less for the next move)."]);
    let mails = play.mail(Color::White, "e4");
    says(&to(&mails, "Boris"), &["Black Boris: 0 min used, 27 d 12 h left. Time:"]);
}

#[test]
fn remaining_delay_is_shown() {
    let delay = Period { delay: Span::days(3), ..Period::new(None, Span::days(20)) };
    let mut play = Play::with(TimeControl::exact(vec![delay]));
    play.pass(1);
    let left = "The delay has 2 d left: until then nothing is charged. Next: the delay is over,";
    says(&play.status(Color::Black), &[left, "White Anna: 1 d used, 20 d on the clock."]);
    play.pass(2);
    assert!(!play.status(Color::Black).contains("The delay has"));
}

/// Each half of the sentence that tells of a clock, against what the domain reads off it.
#[test]
fn notices_and_status_match_the_clock() {
    let silence = Some(SilenceRule::default());
    let mut play =
        Play::new(Regulations { time_control: TimeControl::iccf(10, 50), silence, ..Regulations::default() });
    for (days, next) in [
        (1, "Next: one more day is charged,"),
        (18, "Next: time counts twice,"),
        (4, "Next: one more day is charged,"),
    ] {
        play.pass(days);
        let game = play.table.state();
        let shown = game.reading(play.table.clock_now()).unwrap();
        let [used, charged, left] = [shown.used, shown.charged, shown.left].map(|span| span.0 / 86_400_000);
        let line = format!("This move of Anna: {used} d used, {charged} d charged. {next}");
        let side =
            format!("White Anna: {used} d used, {left} d on the clock. Black Boris: 0 min used, 50 d left.");
        says(&play.status(Color::Black), &[&line, &side]);
        says(&to(&play.mail(Color::Black, "say Hello"), "Anna"), &[&line, &side]);
    }
}

/// A player who may claim a flag reads that it fell and how to claim it; the other reads who may.
#[test]
fn claimable_flag_is_announced_to_claimant() {
    for flags in [FlagRule::OnClaim, FlagRule::ByArbiter] {
        let mut play = Play::new(Regulations { flags, ..Regulations::per_move(10) });
        play.table.pass(Span::days(10) + Span::minutes(1));
        let mails = play.table.deliver();
        let by_arbiter = flags == FlagRule::ByArbiter;
        let who = if by_arbiter { "an arbiter" } else { "your opponent or an arbiter" };
        let until = format!("Until {who} claims it your move still counts");
        says(&to(&mails, "Anna"), &["Your flag fell on Thu 2026-01-15", &until]);
        assert_eq!(to(&mails, "Boris").contains("reply \"claim time\""), !by_arbiter, "{mails:#?}");
        assert!(mails.iter().all(|mail| !mail.contains("in 0 min")), "{mails:#?}");
        let how = ["Anna's flag fell on", "\"arbiter G1 flag\"", "/desk"];
        if by_arbiter {
            says(&to(&mails, "Boris"), &["Until an arbiter ends the game by it a move still counts."]);
            says(&to(&mails, "Carla"), &how);
        } else {
            assert_eq!(to(&mails, "Carla"), "", "it is nothing to her yet");
        }
        let refused = play.mail(Color::Black, "claim time");
        let lost = Some((Outcome::BlackWins, Termination::TimeLimitExceeded));
        assert_eq!(play.table.state().result(), lost.filter(|_| !by_arbiter));
        if by_arbiter {
            says(
                &to(&refused, "Boris"),
                &["The flag has fallen, but in this game only an arbiter ends the game by it"],
            );
            let ended = play.arbiter("arbiter G1 flag");
            assert_eq!(play.table.state().result(), lost);
            says(&to(&ended, "Boris"), &["You (Black) win because the time limit was exceeded."]);
        }
    }
}

/// 40 days of silence lose; ten moves in fifty days last 35 for one.
#[test]
fn silence_warning_names_the_outcome() {
    let silence = Some(SilenceRule::default());
    for (days, silent) in [(50, false), (100, true)] {
        let time_control = TimeControl::iccf(10, days);
        let play = Play::new(Regulations { time_control, silence, ..Regulations::default() });
        play.table.pass(Span::days(35));
        let mail = to(&play.table.deliver(), "Anna");
        let told = if silent {
            "silence loses the game after Sat 2026-02-14 09:59 +00:00. Move, or write \"reflect\""
        } else {
            "Club warns you: you have not moved for a long time, and your time is up after Tue 2026-02-10 09:59 +00:00."
        };
        says(&mail, &[told]);
        assert_eq!(mail.contains("write \"reflect\""), silent, "{mail}");
        play.table.pass(Span::days(6));
        let why = if silent {
            "by silence: no move was made for too long."
        } else {
            "because the time limit was exceeded."
        };
        says(&to(&play.table.deliver(), "Boris"), &[&format!("You (Black) win {why}")]);
    }
}

/// The parts that stand still, what goes on and what changes next, in the words of `status`.
#[test]
fn every_pause_is_named() {
    let mut play = Play::new(Regulations { leave: Some(LeaveRules::default()), ..Regulations::default() });
    play.mail(Color::White, "leave 2026-01-07 2026-01-10");
    says(&play.status(Color::White), &["Next: leave begins, Wed 2026-01-0"]);
    play.pass(2);
    says(
        &play.status(Color::White),
        &["The clock is stopped: leave. Next: the clock continues, Sun 2026-01-1"],
    );
    let night = Some(Night { from: TimeOfDay(22 * 60), until: TimeOfDay(8 * 60) });
    let free_time =
        FreeTime { night, weekdays: vec![Weekday::Saturday, Weekday::Sunday], ..FreeTime::default() };
    let mut play = Play::new(Regulations { free_time, ..Regulations::default() });
    // It is Monday, ten o'clock.
    for (hours, told) in [
        (1, "Next: the nightly pause begins, Mon 2026-01-05"),
        (13, "The clock is stopped for the night. Next: the clock continues, Tue 2026-01-06"),
        (90, "Next: the nightly pause begins, Fri 2026-01-09"),
        (14, "The clock is stopped: a free day. Next: "),
    ] {
        play.table.pass(Span::hours(hours));
        play.table.deliver();
        says(&play.status(Color::White), &[told]);
    }
}

/// Only the player on move refills a clock or goes on thinking: in one mail with the move it comes first, wherever it stands.
#[test]
fn clock_commands_precede_the_move() {
    for text in ["refill\nNf3", "Nf3\nrefill my clock"] {
        let mut play = Play::with(TimeControl::triple_block(50, 75, 1));
        play.mail(Color::White, "e4");
        play.mail(Color::Black, "e5");
        play.table.pass(Span::days(5));
        let mails = play.mail(Color::White, text);
        assert_eq!(play.table.moves().len(), 3, "{text}");
        let has_refilled = |play: &Play| {
            play.table.events().iter().any(|event| matches!(event.kind, EventKind::ClockRefilled { .. }))
        };
        assert!(has_refilled(&play), "{text}: {mails:#?}");
    }
    for text in ["reflect\ne5", "e5\nreflect"] {
        let mut play = Play::new(Regulations {
            silence: Some(SilenceRule::default()),
            time_control: TimeControl::iccf(10, 100),
            ..Regulations::default()
        });
        play.mail(Color::White, "e4");
        play.table.pass(Span::days(30));
        play.table.service.time.tick().unwrap();
        let mails = play.mail(Color::Black, text);
        assert_eq!(play.table.moves().len(), 2, "{text}");
        assert!(!to(&mails, "Boris").contains("the opponent's move"), "{text}: {mails:#?}");
    }
}

/// The answer says what the game waits for, to each as it is for them.
#[test]
fn status_describes_an_adjournment() {
    let mut play = Play::new(Regulations::default());
    play.table.adjourn();
    says(&play.status(Color::White), &["Seal your move 1 by", "The game then rests for 14 d at most."]);
    play.mail(Color::White, "seal Ng1-f3");
    let mail = play.status(Color::White);
    says(
        &mail,
        &["You sealed move 1, and no clock runs.", "Boris has not said that they are ready to resume."],
    );
    assert!(!mail.contains("Nf3") && !mail.contains("7163"), "{mail}");
    let mail = play.status(Color::Black);
    says(
        &mail,
        &["Anna sealed move 1, and no clock runs.", "You have not said that you are ready to resume."],
    );
    play.mail(Color::White, "resume");
    says(&play.status(Color::Black), &["Anna is ready to resume."]);
}
