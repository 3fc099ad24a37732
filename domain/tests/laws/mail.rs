use domain::*;

use crate::table::{ARBITER, Table, WHITE};

fn note(to: Color, works: bool) -> Command {
    Command::NoteMail { to, works }
}

#[test]
fn mail_problems_are_noted_once() {
    let mut table = Table::standard();
    table.play("e4");
    let clock = table.game.clock.clone();
    for actor in [WHITE, ARBITER] {
        assert_eq!(table.refused(actor, note(Color::Black, false)), Refusal::NotTheTimekeeper);
    }
    let keeper = Actor::Timekeeper;
    assert_eq!(table.refused(keeper, note(Color::Black, true)), Refusal::MailNoted, "nothing was wrong");
    let events = table.done(keeper, note(Color::Black, false));
    assert_eq!(events, [EventKind::MailProblem { to: Color::Black }.at(table.now)]);
    assert_eq!(table.game.mail_problem, ByColor { white: None, black: Some(table.now) });
    assert_eq!(table.refused(keeper, note(Color::Black, false)), Refusal::MailNoted);
    table.done(keeper, note(Color::White, false));
    table.done(keeper, note(Color::Black, true));
    assert!(table.game.mail_problem.white.is_some() && table.game.mail_problem.black.is_none());
    assert_eq!(table.game.clock, clock);
    // After the deadline it drops no flag; that is for commands about the clock.
    let late = Stamp::at(table.deadline() + Span(1));
    table.act_at(keeper, note(Color::Black, false), late);
    assert_eq!(table.ended(), None);
    table.act_at(keeper, Command::FlagFall, late);
    assert!(table.ended().is_some());
    assert_eq!(table.refused(keeper, note(Color::White, true)), Refusal::GameOver);
}

/// A state stored before there were such notes is read.
#[test]
fn state_without_the_field_is_read() {
    let game = Table::standard().game;
    let text = serde_json::to_string(&game).unwrap();
    assert!(!text.contains("mail_problem"), "{text}");
    assert_eq!(serde_json::from_str::<Game>(&text).unwrap(), game);
}
