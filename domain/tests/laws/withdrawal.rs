//! Withdrawal, named arbiters, and how a side has used its time.

use domain::{clock::Zone, *};

use crate::table::*;

fn ruled(change: impl FnOnce(&mut Regulations)) -> Table {
    let mut regulations = Regulations::per_move(10);
    change(&mut regulations);
    Table::with(Start::Standard, regulations)
}

fn withdraw(of: Color) -> Command {
    Command::Withdraw { of }
}

fn note(of: Color) -> Asked {
    Asked(Command::Withdraw { of }, Some(REASON))
}

#[test]
fn arbiter_notes_it_with_reason() {
    let mut table = ruled(|_| {});
    assert_eq!(table.refused(ARBITER, withdraw(Color::White)), Refusal::BadReason);
    table.done(ARBITER, note(Color::White));
}

#[test]
fn young_game_is_annulled() {
    for (moves, ended) in [
        ("", Outcome::NoResult),
        ("e4 e5 Nf3", Outcome::NoResult),
        ("e4 e5 Nf3 Nc6", Outcome::BlackWins),
        ("e4 e5 Nf3 Nc6 Bb5", Outcome::BlackWins),
    ] {
        let mut table = ruled(|rules| rules.withdrawal.annul_before = 2);
        table.play(moves);
        assert_eq!(table.refused(BLACK, withdraw(Color::White)), Refusal::NotAPlayer);
        table.done(WHITE, withdraw(Color::White));
        assert_eq!(table.ended(), Some((ended, Termination::Withdrawal)), "{moves}");
        check_record(&table);
    }
}

#[test]
fn game_awaiting_adjudication_stands_still() {
    let mut table = ruled(|rules| rules.withdrawal.then = Withdrawal::Adjudicated);
    table.play("e4");
    table.now = table.now + Span::days(3);
    let left = table.game.reading(table.now + Span(1000)).unwrap().left;
    let events = table.done(ARBITER, note(Color::White));
    assert!(matches!(
        events[..],
        [Event { kind: EventKind::Withdrawn { noted_by: Some(PlayerId(9)), silent: false, .. }, .. }]
    ));
    assert_eq!((table.game.due_at(), table.game.deadline()), (None, None));
    table.now = table.now + Span::days(300);
    assert_eq!(table.refused(BLACK, mv("e5")), Refusal::PlayerWithdrawn);
    assert_eq!(table.refused(ARBITER, order()), Refusal::PlayerWithdrawn);
    assert_eq!(table.refused(WHITE, withdraw(Color::White)), Refusal::PlayerWithdrawn);
    check_record(&table);
    let mut replaced = table.clone();
    let player = PlayerId(5);
    replaced.done(ARBITER, act(Act::Replace { side: Color::White, player, zone: Zone::default() }));
    assert_eq!(replaced.game.reading(replaced.now).unwrap().left, left, "Black's clock goes on");
    replaced.play("e5");
    replaced.play_as(Actor::Player(player), "Nf3");
    check_record(&replaced);
    table.done(ARBITER, act(Act::Adjudicate { outcome: Outcome::Draw }));
    assert_eq!(table.ended(), Some((Outcome::Draw, Termination::Adjudication)));
    check_record(&table);
}

/// The service finds the player silent in other games: that is for games with that rule.
#[test]
fn silence_elsewhere_needs_the_rule() {
    for silent in [false, true] {
        let mut table = ruled(|rules| {
            rules.time_control = TimeControl::iccf(10, 200);
            rules.silence = Some(SilenceRule::default());
            rules.withdrawal.silent = silent;
        });
        if silent {
            table.done(Actor::Timekeeper, withdraw(Color::White));
        } else {
            assert_eq!(table.refused(Actor::Timekeeper, withdraw(Color::White)), Refusal::NotAnArbiter);
        }
    }
}

/// The game is lost under every way to claim a flag.
#[test]
fn withdrawal_after_flag_loses_on_time() {
    for flags in [FlagRule::OnClaim, FlagRule::ByArbiter] {
        for noted in [false, true] {
            let mut table = ruled(|rules| {
                rules.flags = flags;
                rules.withdrawal.annul_before = 5;
            });
            table.now = table.now + Span::days(11);
            if noted {
                table.done(Actor::Timekeeper, Command::FlagFall);
            }
            let mut other = table.clone();
            table.done(WHITE, withdraw(Color::White));
            assert_eq!(table.ended(), Some((Outcome::BlackWins, Termination::TimeLimitExceeded)));
            check_record(&table);
            other.done(BLACK, withdraw(Color::Black));
            assert_eq!(other.ended(), Some((Outcome::NoResult, Termination::Withdrawal)));
        }
    }
}

/// Time that White could not use is given back to the clock that the withdrawal stopped.
#[test]
fn stopped_clock_regains_taken_time() {
    let mut table = ruled(|rules| {
        rules.arbiter.takeback = true;
        rules.withdrawal.then = Withdrawal::Adjudicated;
    });
    table.play("e4 e5");
    let left = table.game.reading(table.now).unwrap().left;
    table.done(ARBITER, act(Act::TakeBack { to: Ply(1) }));
    let number = table.game.events;
    table.now = table.now + Span::days(3);
    table.done(WHITE, withdraw(Color::White));
    table.done(BLACK, Command::Appeal { act: number });
    table.now = table.now + Span::days(3);
    let reversal = Command::DecideAppeal { act: number, reverse: true };
    table.done(Actor::Arbiter(PlayerId(8)), reversal);
    let player = PlayerId(5);
    table.done(ARBITER, act(Act::Replace { side: Color::White, player, zone: Zone::default() }));
    let back = table.game.reading(table.now).unwrap().left;
    assert!(left - back < Span::minutes(1), "{:?}", left - back);
    check_record(&table);
}

/// A second withdrawal is refused after the reversal of any act.
#[test]
fn second_withdrawal_is_refused() {
    let mut table = ruled(|rules| rules.arbiter.takeback = true);
    table.play("e4 e5");
    table.done(ARBITER, act(Act::TakeBack { to: Ply(1) }));
    let number = table.game.events;
    table.done(WHITE, withdraw(Color::White));
    table.done(BLACK, Command::Appeal { act: number });
    let reversal = Command::DecideAppeal { act: number, reverse: true };
    table.done(Actor::Arbiter(PlayerId(8)), reversal);
    assert_eq!(table.ended(), Some((Outcome::BlackWins, Termination::Withdrawal)));
    check_record(&table);
}

#[test]
fn only_named_arbiters_act() {
    let mut table = ruled(|rules| rules.arbiter.named = vec![PlayerId(9)]);
    let other = Actor::Arbiter(PlayerId(8));
    assert_eq!(table.refused(other, act(Act::Annul)), Refusal::NotAnArbiter);
    table.done(ARBITER, act(Act::Forfeit { loser: Color::White }));
    let number = table.game.events;
    table.done(WHITE, Command::Appeal { act: number });
    let reversal = |reverse| Command::DecideAppeal { act: number, reverse };
    assert_eq!(table.refused(ARBITER, reversal(false)), Refusal::OwnAct);
    table.done(other, reversal(true));
    assert_eq!(table.ended(), None, "none of the named ones may decide: one of the service has");

    let mut two = ruled(|rules| rules.arbiter.named = vec![PlayerId(9), PlayerId(4)]);
    two.done(ARBITER, act(Act::Forfeit { loser: Color::White }));
    two.done(WHITE, Command::Appeal { act: number });
    assert_eq!(two.refused(other, reversal(true)), Refusal::NotAnArbiter);
    two.done(Actor::Arbiter(PlayerId(4)), reversal(true));

    let mut regulations = Regulations::default();
    regulations.arbiter.named = vec![PlayerId(9), PlayerId(9)];
    assert!(regulations.check().is_err());
    let mut regulations = Regulations::default();
    regulations.withdrawal.silent = true;
    assert!(regulations.check().is_err(), "there is no rule about silence");
}

#[test]
fn pace_counts_own_moves() {
    let mut table = ruled(|_| {});
    for (text, days) in [("e4", 1), ("e5", 2), ("Nf3", 3), ("Nc6", 4), ("Bb5", 8), ("a6", 1)] {
        table.now = table.now + Span::days(days);
        table.play(text);
    }
    table.now = table.now + Span::days(2);
    let paces = pace(&table.events, table.now).unwrap();
    let [day, second] = [Span::days(1).0, 1000];
    let white = paces.white;
    assert_eq!((white.moves, white.used), (3, Span(12 * day + 3 * second)));
    assert_eq!((white.median, white.longest), (Span(3 * day + second), Span(8 * day + second)));
    assert_eq!((white.longest_at, white.last_ten), (Ply(5), white.used));
    assert_eq!((white.thinking, paces.black.thinking), (Span::days(2), Span::ZERO));
    assert_eq!((white.in_thirty_days, paces.black.in_thirty_days), (3, 3));
}

/// The clock of a sealer whose text is lost does not start in a game that stands still.
#[test]
fn withdrawal_stops_all_deadlines() {
    for strict in [false, true] {
        let mut table = ruled(|rules| {
            rules.withdrawal.then = Withdrawal::Adjudicated;
            rules.adjournment.check_in = true;
        });
        table.play("e4 e5 Nf3 Nc6");
        table.done(ARBITER, order());
        table.done(WHITE, Command::Seal { envelope: Some(Envelope { strict, ..closed("sealed") }) });
        let Phase::Adjourned { resume_at, .. } = table.game.phase else { panic!("{:?}", table.game.phase) };
        table.now = resume_at;
        table.act(Actor::Timekeeper, Command::Resume { envelope: None });
        table.done(BLACK, withdraw(Color::Black));
        let missing = Command::DeclareMissing;
        assert_eq!(table.refused(ARBITER, missing.clone()), Refusal::PlayerWithdrawn);
        let substitute = Act::Replace { side: Color::Black, player: PlayerId(5), zone: Zone::default() };
        table.done(ARBITER, act(substitute));
        table.done(ARBITER, missing);
        assert_eq!(table.game.clock.running.map(|running| running.side), strict.then_some(Color::White));
        check_record(&table);
    }
}

/// The game stands still with its claims and requests: they are decided with the game, or when a replacement plays on.
#[test]
fn a_claim_outlives_a_withdrawal() {
    for clocks_stop in [true, false] {
        let mut table = ruled(|rules| {
            rules.withdrawal.then = Withdrawal::Adjudicated;
            rules.adjudication = Some(AdjudicationRules { clocks_stop, ..AdjudicationRules::default() });
        });
        table.play("e4 e5");
        let ask = Command::AskAdjudication { basis: ClaimBasis::AdjudicatedWin };
        table.done(WHITE, ask);
        let (claim, until) = table.game.claim.as_ref().map(|claim| (claim.seq, claim.until)).unwrap();
        table.now = table.now + Span::days(2);
        table.done(BLACK, withdraw(Color::Black));
        let withdrawn = table.now;
        table.done(WHITE, Command::Analyse);
        let decided = |upheld| Command::DecideClaim { claim, upheld };
        assert_eq!(table.refused(ARBITER, decided(false)), Refusal::PlayerWithdrawn);
        let mut granted = table.clone();
        granted.done(ARBITER, decided(true));
        assert_eq!(granted.ended(), Some((Outcome::WhiteWins, Termination::Adjudication)));
        check_record(&granted);
        // The arbiters' days stand still, too, and an outage in them counts once.
        let away = table.now + Span::days(1);
        table.now = away + Span::days(2);
        table.act(Actor::Timekeeper, Command::ReturnDowntime { from: away, until: table.now });
        table.now = until + Span::days(20);
        assert_eq!(table.refused(Actor::Timekeeper, Command::LapseClaim), Refusal::PlayerWithdrawn);
        let substitute =
            |side, player| act(Act::Replace { side, player: PlayerId(player), zone: Zone::default() });
        // The asker is replaced, and the opponent has still withdrawn.
        let mut other = table.clone();
        other.done(ARBITER, substitute(Color::White, 6));
        assert_eq!((other.game.claim.as_ref(), other.game.deadline()), (None, None));
        other.done(ARBITER, substitute(Color::Black, 5));
        other.play_as(Actor::Player(PlayerId(6)), "Nf3");
        check_record(&other);

        table.done(ARBITER, substitute(Color::Black, 5));
        assert_eq!(table.game.claim.as_ref().unwrap().until, until + (table.now - withdrawn));
        table.done(ARBITER, decided(false));
        let thought = if clocks_stop { Span::ZERO } else { Span::days(2) };
        let more = table.game.reading(table.now).unwrap().used - thought;
        assert!(more < Span::minutes(1), "the clock goes on as it stood, {more:?}");
        table.play("Nf3");
        check_record(&table);
    }
}

/// A player who had withdrawn and gets the game back by a reversal has no clock.
#[test]
fn returned_withdrawer_has_no_clock() {
    let mut table = ruled(|rules| rules.withdrawal.then = Withdrawal::Adjudicated);
    table.play("e4 e5");
    table.done(WHITE, withdraw(Color::White));
    let substitute =
        |player| act(Act::Replace { side: Color::White, player: PlayerId(player), zone: Zone::default() });
    table.done(ARBITER, substitute(5));
    let number = table.game.events;
    table.play_as(Actor::Player(PlayerId(5)), "Nf3");
    table.done(BLACK, Command::Appeal { act: number });
    let reversal = Command::DecideAppeal { act: number, reverse: true };
    table.done(Actor::Arbiter(PlayerId(8)), reversal);
    assert_eq!((table.game.deadline(), table.game.due_at()), (None, None));
    table.done(ARBITER, substitute(6));
    assert_eq!(table.game.clock.running.unwrap().side, Color::Black);
    table.play("Nc6");
    check_record(&table);
}
