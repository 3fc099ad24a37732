//! FIDE Guidelines I, adjourned games, clause by clause.

use std::collections::BTreeSet;

use domain::{
    notation::Letters,
    sealing::{Disclosure, EnvelopeText},
    *,
};

use crate::table::*;

mod opening;
mod resumption;
mod sealing;

const GAME: GameId = GameId(42);
const OTHER_ARBITER: Actor = Actor::Arbiter(PlayerId(8));
const RESUME: Command = Command::Resume { envelope: None };

fn rules(change: impl FnOnce(&mut AdjournmentRules)) -> Regulations {
    let mut regulations = Regulations::per_move(3);
    change(&mut regulations.adjournment);
    regulations.check().unwrap();
    regulations
}

fn check_in() -> Regulations {
    rules(|adjournment| {
        adjournment.check_in = true;
        adjournment.default_days = Some(5);
    })
}

/// The envelope's text with a move as the service understood it.
fn text(table: &Table, written: &str) -> String {
    text_with(table, written, |_| {})
}

fn text_with(table: &Table, written: &str, change: impl FnOnce(&mut EnvelopeText)) -> String {
    let letters = Letters::English;
    let mut envelope = EnvelopeText::write(GAME, &table.game, written, letters, false, [7; 16]).unwrap();
    change(&mut envelope);
    envelope.to_text().unwrap()
}

/// Returns an envelope that a player sealed, with any text: the service has not looked at it.
fn own(text: &str) -> Command {
    Command::Seal { envelope: Some(Envelope { strict: true, ..closed(text) }) }
}

fn opened(text: &str) -> Command {
    Command::Resume { envelope: Some(Disclosure::new(GAME, text.into())) }
}

fn shown(text: &str) -> Command {
    Command::Open { envelope: Disclosure::new(GAME, text.into()) }
}

fn shown_early(text: &str) -> Asked {
    Asked(shown(text), Some(REASON))
}

/// White has sealed 1.Nf3 at the arbiter's order.
fn adjourned(regulations: Regulations) -> (Table, String) {
    adjourned_with("Nf3", Start::Standard, regulations)
}

fn adjourned_with(written: &str, start: Start, regulations: Regulations) -> (Table, String) {
    let mut table = Table::with(start, regulations);
    table.done(ARBITER, order());
    let text = text(&table, written);
    table.done(table.on_move(), seal(&text));
    (table, text)
}

fn fen(fen: &str) -> Start {
    Start::Fen { fen: fen.into(), chess960: false }
}

fn resume_at(table: &Table) -> Instant {
    let Phase::Adjourned { resume_at, .. } = table.game.phase else { panic!("{:?}", table.game.phase) };
    resume_at
}

/// Gives a command at an instant.
fn at(table: &mut Table, instant: Instant, actor: Actor, command: impl Into<Asked>) -> Decision {
    table.now = instant;
    table.act_at(actor, command, Stamp::at(instant))
}

fn running(table: &Table) -> Running {
    table.game.clock.running.unwrap()
}

fn with_arbiters() -> Regulations {
    rules(|adjournment| adjournment.arbiters = vec![PlayerId(9), PlayerId(8)])
}

/// Works as [`adjourned`], with an envelope that only the arbiters open.
fn held(regulations: Regulations) -> (Table, String) {
    let mut table = Table::with(Start::Standard, regulations);
    table.done(ARBITER, order());
    let text = text(&table, "Nf3");
    let holders = Holders::Arbiters { arbiters: vec![PlayerId(9), PlayerId(8)], needed: 1 };
    table.done(WHITE, Command::Seal { envelope: Some(Envelope { holders, ..closed(&text) }) });
    (table, text)
}

/// Nothing but a default time of 2 days ends these games.
fn awaited() -> Regulations {
    let mut regulations = Regulations { time_control: TimeControl::PerMove { days: 20 }, ..check_in() };
    regulations.adjournment.default_days = Some(2);
    regulations
}

/// Returns a game in which White encrypted 1.Nf3, and the service's copy does not open.
fn unopened(regulations: Regulations) -> (Table, String) {
    let mut table = Table::with(Start::Standard, regulations);
    table.done(ARBITER, order());
    let text = text(&table, "Nf3");
    table.done(WHITE, own(&text));
    (table, text)
}

fn missing() -> Command {
    Command::DeclareMissing
}

#[test]
fn every_clause_names_a_test() {
    let tests =
        [include_str!("sealing.rs"), include_str!("opening.rs"), include_str!("resumption.rs")].concat();
    for clause in [
        "1_1", "1_2", "2", "2_1", "2_2", "2_3", "2_4", "2_5", "2_6", "2_7", "3", "4", "5", "6", "7", "8",
        "8_1", "8_2", "8_3", "9_1", "9_2", "9_3", "10", "11", "12_1", "12_2", "13", "14",
    ] {
        let named = format!("\n#[test]\nfn i_{clause}_");
        let letter = |at: usize| tests[at + named.len()..].starts_with(|c: char| c.is_ascii_lowercase());
        assert!(tests.match_indices(&named).any(|(at, _)| letter(at)), "Guidelines I.{clause}");
    }
}

#[test]
fn regulations_of_adjournment_have_bounds() {
    let refused = |change: fn(&mut AdjournmentRules)| {
        let mut regulations = Regulations::default();
        change(&mut regulations.adjournment);
        regulations.check().unwrap_err()
    };
    assert_eq!(refused(|rules| rules.session_days = Some(0)), RegulationsError::SessionDays);
    assert_eq!(refused(|rules| rules.default_days = Some(3)), RegulationsError::DefaultDays);
    assert_eq!(refused(|rules| rules.needed = 2), RegulationsError::Holders);
    assert_eq!(refused(|rules| rules.needed_early = 3), RegulationsError::Holders);
    assert_eq!(refused(|rules| rules.arbiters = vec![PlayerId(1); 2]), RegulationsError::Holders);
    assert_eq!(refused(|rules| rules.arbiters = (1..7).map(PlayerId).collect()), RegulationsError::Holders);
}

/// The diagram in docs/arbitrate/adjournment.md has exactly the states and arrows of the code. Every step of every test
/// checks that the code takes no other (`check_step`).
#[test]
fn diagram_matches_the_states() {
    let page = include_str!("../../../../docs/arbitrate/adjournment.md");
    let diagram = page.split("stateDiagram-v2\n").nth(1).expect("a diagram").split("```").next().unwrap();
    let arrows = diagram.lines().filter_map(|line| line.trim().split_once(" --> "));
    let drawn: BTreeSet<(String, String)> = arrows
        .map(|(from, to)| (from.to_owned(), to.split(" :").next().unwrap().trim().to_owned()))
        .filter(|(from, to)| from != "[*]" && to != "[*]")
        .collect();
    let known = |state: &State| {
        state.next().iter().map(|next| (format!("{state:?}"), format!("{next:?}"))).collect::<Vec<_>>()
    };
    let coded: BTreeSet<_> = State::ALL.iter().flat_map(known).collect();
    assert_eq!(drawn, coded);
}
