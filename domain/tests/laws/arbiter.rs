use domain::*;

use crate::table::*;

#[test]
fn the_arbiter_ends_a_game_with_a_reason() {
    let adjudicate = || Command::Act { act: Act::Adjudicate { outcome: Outcome::BothLose }, reason: REASON };
    let mut table = Table::standard();
    assert_eq!(table.refused(WHITE, adjudicate()), Refusal::NotAnArbiter);
    assert_eq!(table.refused(Actor::Timekeeper, adjudicate()), Refusal::NotAnArbiter);
    let own_game = Actor::Arbiter(PlayerId(1));
    assert_eq!(table.refused(own_game, adjudicate()), Refusal::NotAnArbiter, "nobody judges himself");
    let events = table.done(ARBITER, adjudicate());
    assert!(matches!(&events[..], [Event::Act { by: PlayerId(9), reason: REASON, .. }]));
    assert_eq!(table.ended(), Some((Outcome::BothLose, Termination::Adjudication)));
}

#[test]
fn a_forfeit_is_lost_whatever_is_on_the_board() {
    let mut table = Table::fen("7k/8/8/8/8/8/PPP5/K7 w - - 0 1");
    table.done(ARBITER, Command::Act { act: Act::Forfeit { loser: Color::White }, reason: REASON });
    assert_eq!(table.ended(), Some((Outcome::BlackWins, Termination::Forfeit)));
}

#[test]
fn a_message_is_recorded_by_its_digest() {
    let mut table = Table::standard();
    let message = Digest([7; 32]);
    let events = table.done(BLACK, Command::Say { message });
    assert_eq!(events, [Event::Said { at: table.now, by: Color::Black, message }]);
    assert_eq!(table.refused(ARBITER, Command::Say { message }), Refusal::NotAPlayer);
}
