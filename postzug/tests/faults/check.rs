//! The final content of a folder, without times: two folders in which the same happened are equal.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    sync::Arc,
};

use app::{
    Service,
    ports::{Epoch, MailState, WallClock as _},
};
use domain::{GameId, Phase};
use store::{
    Store,
    host::SystemClock,
    testing::{ManualClock, TestInstance},
};

use super::{common::files, world::DATA};

/// The end of a scenario.
#[derive(Debug, Default, Eq, PartialEq)]
pub struct Outcome(Vec<String>);

impl Outcome {
    /// Returns the lines that the other outcome lacks.
    pub fn beyond(&self, other: &Self) -> Vec<String> {
        let mut rest = other.0.clone();
        let mut beyond = self.0.clone();
        beyond.retain(|line| match rest.iter().position(|other| other == line) {
            Some(found) => {
                rest.remove(found);
                false
            }
            None => true,
        });
        beyond
    }

    pub fn has(&self, line: &str) -> bool {
        self.0.iter().any(|other| other == line)
    }

    pub fn lines(self) -> impl Iterator<Item = String> {
        self.0.into_iter()
    }

    pub fn add(&mut self, line: impl Into<String>) {
        self.0.push(line.into());
    }
}

/// Reads the folder without its times, and everything that is wrong in it whatever happened.
pub fn look(folder: &Path, secrets: &[&str]) -> (Outcome, Vec<String>) {
    let data = folder.join(DATA);
    let (mut outcome, mut wrong) = (Outcome::default(), Vec::new());
    let store = match Store::open_file(&data.join("postzug.db")) {
        Ok(store) => Arc::new(store),
        Err(error) => return (outcome, vec![format!("the database does not open: {error:?}")]),
    };
    let clock = Arc::new(ManualClock::default());
    clock.set(SystemClock.now());
    let service = TestInstance::service_on(&store, &clock);
    games(&service, &mut outcome, &mut wrong);
    mail_in(&service, &mut outcome, &mut wrong);
    mail_out(&service, &data, &mut outcome, &mut wrong);
    let epoch = service.ops.installation().expect("what it is").epoch;
    if epoch != Epoch::default() {
        // It is when the database was restored.
        outcome.0.iter_mut().for_each(|line| *line = line.replace(&epoch.to_string(), "EPOCH"));
    }
    drop((service, store));
    for file in if secrets.is_empty() { Vec::new() } else { files(folder) } {
        if file.file_name().is_some_and(|name| name == "trace") {
            continue;
        }
        let bytes = fs::read(&file).expect("a file");
        let holds = |text: &&&str| bytes.windows(text.len()).any(|window| window == text.as_bytes());
        wrong.extend(secrets.iter().filter(holds).map(|text| format!("{text} is in {}", file.display())));
    }
    outcome.0.sort();
    (outcome, wrong)
}

/// Retries now, as the operator can, the mails that would be read again a minute after a failure. Returns true if there
/// were any.
pub fn hurry(folder: &Path) -> bool {
    let store = Arc::new(Store::open_file(&folder.join(DATA).join("postzug.db")).expect("the database"));
    let clock = Arc::new(ManualClock::default());
    clock.set(SystemClock.now());
    let service = TestInstance::service_on(&store, &clock);
    let mut waiting = service.inbox.mails(None, None, 100).expect("mails");
    waiting.retain(|mail| mail.next_at.is_some());
    waiting.iter().for_each(|mail| assert!(service.inbox.replay(mail.id).expect("an answer")));
    !waiting.is_empty()
}

/// Events fold to the stored state, the chain of hashes is whole, a ply has one move, and the time adds up.
fn games(service: &Service, outcome: &mut Outcome, wrong: &mut Vec<String>) {
    let verified = service.ops.verify_all().expect("the games can be read");
    wrong.extend(verified.faults.iter().map(|fault| format!("game {}: {}", fault.game, fault.what)));
    for number in 1..=i64::try_from(verified.games).expect("few games") {
        let id = GameId(number);
        let Some(view) = service.games.game(id).expect("a game") else {
            wrong.push(format!("game {number} is not there"));
            continue;
        };
        let game = view.row.state;
        for recorded in service.records.events_after(id, 0, 200).expect("events") {
            let event = serde_json::to_value(&recorded.event).expect("JSON");
            let (kind, uci, gained) = (&event["type"], &event["uci"], event["gained"].is_null());
            outcome.add(format!("game {number} event {} {kind} {uci} {gained}", recorded.seq));
        }
        let phase = match game.phase {
            Phase::Playing { .. } => "playing",
            Phase::Sealing => "sealing",
            Phase::Adjourned { .. } => "adjourned",
            Phase::Ended { .. } => "ended",
        };
        outcome.add(format!("game {number} {phase} ply {}", game.ply.0));
        let control = &game.regulations.time_control;
        if let (Some(running), domain::TimeControl::PerMove { days }) = (game.clock.running, control) {
            let allotted = domain::Span::days((*days).into());
            if running.deadline - running.since != domain::Span(allotted.0 + running.returned.0) {
                wrong.push(format!("game {number}: time used and left is not the time allotted"));
            }
        }
    }
}

/// Every mail that was acknowledged has come to one end.
fn mail_in(service: &Service, outcome: &mut Outcome, wrong: &mut Vec<String>) {
    for mail in service.inbox.mails(None, None, 100).expect("mails") {
        let (state, reason) = (mail.state.name(), &mail.reason);
        outcome.add(format!("in {} {state} {reason}", mail.address.name()));
        if mail.next_at.is_some() {
            wrong.push(format!("inbox {} still waits: {state} {reason}", mail.id));
        }
    }
}

/// One mail for each thing to be told, and one file for each that was sent; nothing waits.
fn mail_out(service: &Service, data: &Path, outcome: &mut Outcome, wrong: &mut Vec<String>) {
    let mails = service.mail_out.outbox(None, None, 100).expect("mails");
    for row in &mails {
        outcome.add(format!(
            "out {} {} {:?} {}",
            row.mail.key,
            row.mail.kind.name(),
            row.mail.to,
            row.state.name()
        ));
        if row.state == MailState::Waiting {
            wrong.push(format!("outbox {} still waits: {}", row.id, row.reason));
        }
    }
    let letters: Vec<PathBuf> = files(&data.join("outgoing/new"));
    outcome.add(format!("{} letters", letters.len()));
    let ids: Vec<_> = letters.iter().map(|file| message_id(&fs::read(file).expect("a letter"))).collect();
    let distinct: BTreeSet<_> = ids.iter().collect();
    if distinct.len() != ids.len() {
        wrong.push(format!("a letter lies there twice: {ids:?}"));
    }
    outcome.0.extend(ids);
}

/// The Message-ID of a mail.
pub fn message_id(raw: &[u8]) -> String {
    let mail = mail_parser::MessageParser::default().parse(raw);
    mail.and_then(|mail| mail.message_id().map(str::to_owned)).unwrap_or_else(|| "no Message-ID".into())
}
