//! Limits that hold for every command.

use domain::*;

use crate::table::*;

fn ruled(change: impl FnOnce(&mut Regulations)) -> Table {
    let mut regulations = Regulations::per_move(10);
    change(&mut regulations);
    Table::with(Start::Standard, regulations)
}

/// A deadline stays a date after any number of the opponent's errors.
#[test]
fn nobody_gains_more_than_a_year() {
    let mut table = ruled(|rules| {
        rules.illegal_moves = IllegalMoveRules { opponent_gains_days: 30, loses_at: None };
    });
    for errors in 1..=13_u16 {
        table.act(WHITE, mv("e5"));
        assert_eq!(table.game.clock.gained.black, Span::days(errors * 30).min(Span::days(365)));
    }
    table.play("e4");
    assert_eq!(table.deadline() - table.now, Span::days(375));
    check_record(&table);
}

/// The earth has no such zone.
#[test]
fn an_unsound_zone_is_not_noted() {
    let mut table = ruled(|rules| {
        rules.free_time.weekdays = vec![clock::Weekday::Sunday];
    });
    let note = |zone| Command::NoteZone { of: Color::Black, zone };
    let unsorted = clock::Zone(vec![(table.now, 3600), (table.now, 7200)]);
    for unsound in [clock::Zone::fixed(26 * 3600), unsorted] {
        assert_eq!(table.refused(Actor::Timekeeper, note(unsound)), Refusal::ZoneNoted);
    }
    table.done(Actor::Timekeeper, note(clock::Zone::fixed(3600)));
}

/// Under rules by which flags are claimed, a fallen flag does not hide behind a request that stops the clock.
#[test]
fn late_player_cannot_ask_adjudication() {
    let mut table = ruled(|rules| {
        rules.flags = FlagRule::OnClaim;
        rules.adjudication = Some(AdjudicationRules::default());
    });
    table.now = table.deadline();
    let deadline = table.deadline();
    let ask = Command::AskAdjudication { basis: ClaimBasis::AdjudicatedDraw };
    assert_eq!(table.refused(WHITE, ask), Refusal::TooLate { deadline });
    table.done(BLACK, Command::ClaimFlag);
    assert_eq!(table.ended(), Some((Outcome::BlackWins, Termination::TimeLimitExceeded)));
}

/// ICCF Rules, Appendix 3: three days, but no more than the clock can show.
#[test]
fn protection_is_within_the_clock() {
    for (clock_days, protected) in [(1, 1), (2, 2), (3, 3), (5, 3)] {
        let mut table = ruled(|rules| {
            rules.time_control = TimeControl::TripleBlock {
                clock_days,
                bank_days: 0,
                increment_days: 0,
                increment_moves: 0,
                sudden_death_protection: true,
            };
        });
        table.now = table.deadline() - Span(1000);
        table.play("e4");
        assert_eq!(table.game.clock.sides.white.left, Span::days(protected), "{clock_days}");
    }
}

#[test]
fn counts_in_regulations_are_bounded() {
    let check = |change: fn(&mut Regulations, u16), most: u16| {
        let with = |count| {
            let mut regulations = Regulations::default();
            change(&mut regulations, count);
            regulations.check()
        };
        assert_eq!(with(most), Ok(()));
        with(most + 1).unwrap_err()
    };
    let again = check(|rules, count| rules.draws.offer_again_after = count, 100);
    assert_eq!(again, RegulationsError::OfferAgain);
    let appeal = check(|rules, count| rules.arbiter.appeal_days = count, 365);
    assert_eq!(appeal, RegulationsError::AppealDays);
    let annul = check(|rules, count| rules.withdrawal.annul_before = count, 100);
    assert_eq!(annul, RegulationsError::Withdrawal);
}

#[test]
fn a_record_has_a_last_move() {
    let mut table = ruled(|_| {});
    table.game.ply = Ply(20_000);
    assert_eq!(table.refused(WHITE, mv("e4")), Refusal::RecordFull);
    table.game.ply = Ply(19_999);
    assert_eq!(decided(&table.game, WHITE, &mv("e4"), None, Stamp::at(table.now)).refusal, None);
}

/// The answer is an envelope then.
#[test]
fn no_takeback_during_an_outage() {
    let mut table = ruled(|rules| rules.arbiter.takeback = true);
    table.play("e4 e5");
    let back = || act(Act::TakeBack { to: Ply(1) });
    for absent in Color::ALL {
        let mut table = table.clone();
        table.game.session.absent = Some(absent);
        assert_eq!(table.refused(ARBITER, back()), Refusal::NothingToTakeBack);
    }
    table.done(ARBITER, back());
}
