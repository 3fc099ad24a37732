//! Every step of an adjournment is told to those it concerns, in words, with the newest head of the log; and no mail has
//! the move in it before the envelope is opened. The snapshots are who is told what.
#![expect(clippy::unwrap_used, reason = "a test may panic")]

#[expect(dead_code, reason = "every test binary uses a part of it")]
mod common;

use std::{fmt::Write as _, sync::Arc};

use app::{
    Channel, Key, Submission, Wish,
    log::Sequencer,
    ports::{Role, StartWish},
};
use common::Table;
use domain::*;
use store::{LogKeyFiles, testing::SeededEntropy};

/// How the move in an envelope can be spelled: `Ng1-f3` and `Nb1-c3`.
const SPELLINGS: [&str; 12] =
    ["7163", "Ng1-f3", "Nf3", "g1f3", "g1-f3", "Sf3", "2133", "Nb1-c3", "Nc3", "b1c3", "b1-c3", "Sc3"];

/// A table whose mails are kept as a story.
struct Told {
    table: Table,
    sequencer: Sequencer,
    arbiter: PlayerId,
    story: String,
    keys: u32,
}

impl Told {
    fn new(adjournment: AdjournmentRules) -> Self {
        let regulations = Regulations { adjournment, ..Regulations::default() };
        Self::at(Table::ruled(StartWish::default(), regulations))
    }

    fn at(table: Table) -> Self {
        let folder = table.house.folder.path().join("keys");
        let keys = LogKeyFiles::open(&folder, table.house.clock.clone(), Arc::new(SeededEntropy::new(7)));
        let sequencer = Sequencer::new(table.house.service.clone(), Arc::new(keys.unwrap()));
        let arbiter = table.house.service.player_by_name("Carla").unwrap().unwrap().id;
        let mut told = Self { table, sequencer, arbiter, story: String::new(), keys: 0 };
        told.step("the game is there", true);
        told.story.clear();
        told
    }

    /// Everything that goes out now is told: to whom, which kind, and its first paragraphs.
    fn step(&mut self, what: &str, is_shut: bool) {
        while self.sequencer.round().unwrap().more {}
        let service = &self.table.house.service;
        let entries = service.log_head().unwrap().unwrap().size;
        self.table.sender.deliver_due().unwrap();
        let mut lines = Vec::new();
        for mail in self.table.sent.take() {
            let text = mail.text.clone().unwrap();
            if text.starts_with("Your role is now") {
                continue;
            }
            let to = mail.envelope.to()[0].to_string();
            let to = to.split('@').next().unwrap();
            let newest = format!("\nEntries: {entries}\n");
            assert!(text.contains(&newest), "{what}: {to} does not get the newest head:\n{text}");
            if is_shut {
                let found = SPELLINGS.iter().find(|spelling| text.contains(*spelling));
                assert_eq!(found, None, "{what}: {to} reads the move:\n{text}");
            }
            let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
            let said: String = text
                .split("\n\n")
                .next()
                .map(|paragraph| paragraph.split_whitespace().collect::<Vec<_>>().join(" "))
                .unwrap();
            assert!(words.len() > said.len());
            lines.push(format!("  {to}: {said}\n"));
        }
        lines.sort();
        writeln!(self.story, "{what}\n{}", lines.concat()).unwrap();
    }

    fn mail(&mut self, color: Color, text: &str, is_shut: bool) {
        self.table.mail(color, text);
        let who = color.fold_wb("Anna", "Boris");
        let shown = if is_shut { text.split(' ').next().unwrap() } else { text };
        self.step(&format!("{who} writes: {shown}"), is_shut);
    }

    fn pass(&mut self, days: i64, is_shut: bool) {
        for _ in 0..days {
            self.table.house.pass(Span::days(1));
        }
        self.step(&format!("{days} days later"), is_shut);
    }

    fn arbiter(&mut self, who: PlayerId, what: &str, wish: Wish, is_shut: bool) {
        self.keys += 1;
        let receipt = self.table.house.service.submit(Submission {
            game: self.table.game,
            actor: Actor::Arbiter(who),
            wish,
            expected_ply: None,
            received_at: self.table.house.clock_now(),
            channel: Channel::Http,
            key: Key(format!("arbiter {}", self.keys)),
        });
        assert_eq!(receipt.unwrap().refusal, None, "{what}");
        self.step(&format!("The arbiter {what}"), is_shut);
    }
}

#[test]
fn each_step_is_told_to_those_it_concerns_and_no_mail_has_the_move() {
    let rules = AdjournmentRules { check_in: true, default_days: Some(20), ..AdjournmentRules::default() };
    let mut told = Told::new(rules);
    let (white, black, carla) = (Color::White, Color::Black, told.arbiter);
    told.mail(white, "adjourn", true);
    told.mail(black, "decline", true);
    told.mail(black, "adjourn", true);
    told.mail(white, "adjourn", true);
    told.mail(white, "Ng1-f3", true);
    told.mail(white, "draft Nb1-c3", true);
    told.mail(white, "seal Ng1-f3", true);
    told.arbiter(carla, "acknowledges the face", Wish::AcknowledgeFace, true);
    let resume_at = told.table.house.clock_now() + Span::days(10);
    let reason = "Boris travels.".to_owned();
    told.arbiter(carla, "sets another time", Wish::SetResumption { resume_at, reason }, true);
    told.mail(black, "draw", true);
    told.mail(white, "decline", true);
    told.pass(10, true);
    told.pass(1, true);
    told.mail(black, "resume", false);
    told.mail(black, "clocks wrong", false);
    // What he answers to somebody who is not there.
    told.mail(black, "seal 5755", false);
    told.pass(1, false);
    told.mail(white, "resume", false);
    insta::assert_snapshot!(told.story);
}

#[test]
fn what_arbiters_open_or_miss_is_told_to_all_and_no_mail_has_the_move() {
    let table = Table::new();
    let arbiters = ["Olga", "Piet"].map(|name| {
        let arbiter = table.house.add(name, Role::Arbiter).id;
        let key = age::x25519::Identity::generate();
        let public = key.to_public().to_string();
        table.house.service.set_envelope_key(arbiter, &public).unwrap().unwrap();
        (arbiter, key)
    });
    let rules = AdjournmentRules {
        arbiters: arbiters.iter().map(|(id, _)| *id).collect(),
        needed_early: 2,
        ambiguous: AmbiguousSealed::OpponentChooses,
        ..AdjournmentRules::default()
    };
    let regulations = Regulations { adjournment: rules, ..Regulations::default() };
    let game = common::arrange(
        &table.house,
        table.house.service.player_by_name("Carla").unwrap().unwrap().id,
        "for arbiters",
        StartWish::default(),
        regulations,
    );
    let mut told = Told::at(Table { game, ..table });
    let [(olga, key), (piet, _)] = &arbiters;
    let act = Wish::Act { act: Act::Adjourn, reason: "The hall closes.".into() };
    told.arbiter(*olga, "orders adjournment", act, true);
    told.mail(Color::White, "seal Ng1-f3", true);
    let reason = "A player is ill.".to_owned();
    told.arbiter(*piet, "approves an early opening", Wish::ApproveEarlyOpening { reason }, true);
    told.pass(14, true);
    told.mail(Color::Black, "resume", true);
    let commitment = told.table.state().phase;
    let Phase::Adjourned { envelope, .. } = commitment else { panic!("adjourned") };
    let closed = told.table.house.service.closed_envelope(game, envelope.commitment).unwrap().unwrap();
    let text = store::envelopes::open(key, &closed).unwrap();
    let envelope = String::from_utf8(text.to_vec()).unwrap();
    let missing = Wish::DeclareMissing { reason: "It does not open.".into() };
    told.arbiter(*piet, "says that the envelope is missing", missing, true);
    told.arbiter(*olga, "opens it after all", Wish::Open { envelope, reason: None }, false);
    insta::assert_snapshot!(told.story);
}

/// Nobody could open what would be sealed: the arbiters hear of it once, not at every look of the timekeeper.
#[test]
fn arbiters_are_told_once_that_a_session_cannot_end() {
    let table = Table::new();
    let olga = table.house.add("Olga", Role::Arbiter).id;
    let key = age::x25519::Identity::generate().to_public().to_string();
    table.house.service.set_envelope_key(olga, &key).unwrap().unwrap();
    let rules =
        AdjournmentRules { arbiters: vec![olga], session_days: Some(2), ..AdjournmentRules::default() };
    let regulations = Regulations { adjournment: rules, ..Regulations::default() };
    let carla = table.house.service.player_by_name("Carla").unwrap().unwrap().id;
    let game = common::arrange(&table.house, carla, "no key", StartWish::default(), regulations);
    assert!(table.house.service.set_role(None, olga, Role::Player).unwrap().is_ok());
    let mut told = Told::at(Table { game, ..table });
    let heard = |told: &Told| told.story.matches("carla: The session is over").count();
    told.pass(1, true);
    assert_eq!(heard(&told), 0, "{}", told.story);
    told.pass(3, true);
    assert_eq!((heard(&told), told.table.state().state()), (1, State::Playing), "{}", told.story);
    assert!(!told.story.contains("olga"), "she is no arbiter: {}", told.story);
    assert!(told.table.house.service.set_role(None, olga, Role::Arbiter).unwrap().is_ok());
    told.pass(1, true);
    assert_eq!((heard(&told), told.table.state().state()), (1, State::Sealing), "{}", told.story);
}
