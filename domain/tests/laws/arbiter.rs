use domain::*;

use crate::table::*;

#[test]
fn arbiter_gives_a_reason() {
    let adjudicate = || Command::Act { act: Act::Adjudicate { outcome: Outcome::BothLose } };
    let mut table = Table::standard();
    assert_eq!(table.refused(WHITE, adjudicate()), Refusal::NotAnArbiter);
    assert_eq!(table.refused(Actor::Timekeeper, adjudicate()), Refusal::NotAnArbiter);
    let own_game = Actor::Arbiter(PlayerId(1));
    assert_eq!(
        table.refused(own_game, adjudicate()),
        Refusal::NotAnArbiter,
        "players do not judge their own games"
    );
    let events = table.done(ARBITER, adjudicate());
    assert!(matches!(
        &events[..],
        [Event { kind: EventKind::Act { by: PlayerId(9), reason: REASON, .. }, .. }]
    ));
    assert_eq!(table.ended(), Some((Outcome::BothLose, Termination::Adjudication)));
}

#[test]
fn forfeit_ignores_the_board() {
    let mut table = Table::fen("7k/8/8/8/8/8/PPP5/K7 w - - 0 1");
    table.done(ARBITER, Command::Act { act: Act::Forfeit { loser: Color::White } });
    assert_eq!(table.ended(), Some((Outcome::BlackWins, Termination::Forfeit)));
}

#[test]
fn message_is_recorded_by_digest() {
    let mut table = Table::standard();
    let message = Digest([7; 32]);
    let events = table.done(BLACK, Asked(Command::Say, Some(message)));
    assert_eq!(events, [EventKind::Said { by: Color::Black, message }.at(table.now)]);
    assert_eq!(table.refused(ARBITER, Command::Say), Refusal::NotAPlayer);
}

/// FIDE 12.9.2, 12.9.3: time of the clock that stands still for a claim, not of the next move; time used for this move
/// is gone.
#[test]
fn time_goes_to_the_stopped_clock() {
    let controls =
        [TimeControl::PerMove { days: 10 }, TimeControl::fischer(Span::days(10), Span::days(1), None)];
    for time_control in controls {
        let adjudication = Some(AdjudicationRules::default());
        let mut table = Table::with(
            Start::Standard,
            Regulations { time_control, adjudication, ..Regulations::default() },
        );
        let time = |span| act(Act::Time { side: Color::White, span });
        table.now = table.now + Span::days(8);
        let left = table.game.reading(table.now + Span(1000)).unwrap().left;
        let ask = Command::AskAdjudication { basis: ClaimBasis::AdjudicatedDraw };
        table.done(WHITE, ask);
        table.now = table.now + Span::days(4);
        assert_eq!(table.refused(ARBITER, time(Span::ZERO - Span::days(5))), Refusal::BadClocks);
        table.done(ARBITER, time(Span::days(3)));
        table.done(ARBITER, time(Span::ZERO - Span::days(1)));
        let claim = table.game.claim.as_ref().unwrap().seq;
        table.done(ARBITER, Command::DecideClaim { claim, upheld: false });
        assert_eq!(table.game.reading(table.now).unwrap().left, left + Span::days(2));
        assert_eq!(table.game.clock.gained, ByColor::default());
        assert!(table.game.clock.sides.iter().all(clock::SideClock::balances));
        check_record(&table);
    }
}
