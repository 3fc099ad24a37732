//! Every step of an adjournment is mailed to those it concerns, in words, with the newest head of the log. No mail has the
//! move in it before the envelope is opened. The snapshots are who is told what.
use std::{collections::BTreeSet, fmt::Write as _, sync::Arc};

use age::x25519::Identity;
use app::{
    Request,
    inbox::ConfirmationAsked,
    log::Sequencer,
    outbox::{AccountNotice, MailDetails},
    people::SettingsPatch,
    ports::{self, Ledger, MailKind, NewMail, Recipient, Role, StartChoice},
};
use domain::*;
use mail_parser::{HeaderValue, MessageParser};
use store::{LogKeyFiles, testing::SeededEntropy};

use crate::common::{Table, flat, submit};

/// The spellings of the move in an envelope: `Ng1-f3` and `Nb1-c3`.
const SPELLINGS: [&str; 12] =
    ["7163", "Ng1-f3", "Nf3", "g1f3", "g1-f3", "Sf3", "2133", "Nb1-c3", "Nc3", "b1c3", "b1-c3", "Sc3"];
/// The same of the reply `e7-e5`.
const REPLY: [&str; 9] = ["5755", "e7e5", "e7-e5", "1... e5", "1...e5", "e5 ", " e5", "e5.", "e5)"];

/// A digest in hexadecimal or base64 spells everything now and then.
fn without_digests(text: &str) -> String {
    let is_digest = |word: &str| {
        word.len() >= 40 && word.chars().all(|c| c.is_ascii_alphanumeric() || "+/=:".contains(c))
    };
    let words = text.split_whitespace().filter(|word| !is_digest(word));
    words.collect::<Vec<_>>().join(" ")
}

/// A table whose mails are recorded in order.
struct RecordedTable {
    table: Table,
    sequencer: Sequencer,
    arbiter: PlayerId,
    transcript: String,
    /// The content of the envelope while it is shut.
    spellings: &'static [&'static str],
    /// The kinds of the merged mails.
    kinds: BTreeSet<String>,
    /// All mails of the last step, to whom and on one line.
    last: Vec<String>,
    keys: u32,
}

impl RecordedTable {
    fn new(adjournment: AdjournmentRules) -> Self {
        Self::at(Table::ruled(StartChoice::default(), ruled(adjournment)))
    }

    fn at(table: Table) -> Self {
        let folder = table.folder.path().join("keys");
        let keys = LogKeyFiles::open(&folder, table.clock.clone(), Arc::new(SeededEntropy::new(7)));
        let sequencer = Sequencer::new(table.service.log.clone(), Arc::new(keys.unwrap()));
        let arbiter = table.carla;
        let mut told = Self {
            table,
            sequencer,
            arbiter,
            transcript: String::new(),
            spellings: &SPELLINGS,
            kinds: BTreeSet::new(),
            last: Vec::new(),
            keys: 0,
        };
        told.step("the game is there", true);
        told.transcript.clear();
        told
    }

    /// The players and these arbiters read this language.
    fn reads(&self, tag: &str, arbiters: &[PlayerId]) {
        self.table.reads(tag);
        let set = SettingsPatch { language: Some(tag.into()), ..SettingsPatch::default() };
        for arbiter in arbiters {
            self.table.service.accounts.change_settings(*arbiter, &set).unwrap().unwrap();
        }
    }

    /// Compares what was told with the snapshot of a language.
    fn draw(&self, name: &str, tag: &str) {
        let told = self.transcript.replace(messages::is_isolate, "");
        let name = if tag == "en" { name.to_owned() } else { format!("{name}@{tag}") };
        insta::assert_snapshot!(name, told);
    }

    /// Everything that goes out now is told: to whom, which kind, and its first paragraphs.
    fn step(&mut self, what: &str, is_shut: bool) {
        while self.sequencer.round().unwrap().more {}
        let service = &self.table.service;
        let entries = service.log.log_head().unwrap().unwrap().size;
        self.table.sender.deliver_due().unwrap();
        let mut lines = Vec::new();
        self.last.clear();
        for mail in self.table.sent.take() {
            let text = mail.text.clone().unwrap();
            let parsed = MessageParser::new().parse(&mail.bytes).unwrap();
            let kind = parsed.header("X-Postzug-Reason").and_then(HeaderValue::as_text);
            self.kinds.insert(kind.unwrap().to_owned());
            let to = mail.envelope.to()[0].to_string();
            let to = to.split('@').next().unwrap();
            let newest = format!("\nEntries: {entries}\n");
            assert!(text.contains(&newest), "{what}: {to} does not get the newest head:\n{text}");
            if text.starts_with("Your role is now") {
                continue;
            }
            if is_shut {
                let read = without_digests(&text);
                let found = self.spellings.iter().find(|spelling| read.contains(*spelling));
                assert_eq!(found, None, "{what}: {to} reads the move:\n{text}");
            }
            let words = flat(&text);
            let said: String = text.split("\n\n").next().map(flat).unwrap();
            assert!(words.len() > said.len());
            lines.push(format!("  {to}: {said}\n"));
            self.last.push(format!("{to}: {words}"));
        }
        lines.sort();
        writeln!(self.transcript, "{what}\n{}", lines.concat()).unwrap();
    }

    /// Each of these is in a mail of the last step to somebody.
    #[track_caller]
    fn heard(&self, to: &str, texts: &[&str]) {
        let mut mails = self.last.iter().filter(|mail| mail.starts_with(to));
        let found = mails.any(|mail| texts.iter().all(|text| mail.contains(text)));
        assert!(found, "{to}: {texts:?}: {:#?}", self.last);
    }

    fn mail(&mut self, color: Color, text: &str, is_shut: bool) {
        self.table.mail(color, text);
        let who = color.fold_wb("Anna", "Boris");
        let shown = if is_shut { text.split(' ').next().unwrap() } else { text };
        self.step(&format!("{who} writes: {shown}"), is_shut);
    }

    fn pass(&mut self, days: i64, is_shut: bool) {
        for _ in 0..days {
            self.table.pass(Span::days(1));
        }
        self.step(&format!("{days} days later"), is_shut);
    }

    /// The agreed time comes; the timekeeper looks some seconds later.
    fn pass_until(&mut self, at: Instant, is_shut: bool) {
        while self.table.clock_now() < at {
            self.table.pass(Span::days(1));
        }
        self.table.pass(Span(10_000));
        self.step("the time has come", is_shut);
    }

    fn arbiter(&mut self, who: PlayerId, what: &str, request: Request, is_shut: bool) {
        self.keys += 1;
        let (game, key) = (self.table.game, format!("arbiter {}", self.keys));
        let receipt = submit(&self.table, game, Actor::Arbiter(who), Seen::Nothing, request, &key);
        assert_eq!(receipt.refusal, None, "{what}");
        self.step(&format!("The arbiter {what}"), is_shut);
    }

    /// The text of the envelope, opened with the key of its arbiter.
    fn opened(&self, key: &Identity) -> String {
        let Phase::Adjourned { envelope, .. } = self.table.state().phase else { panic!("adjourned") };
        let records = &self.table.service.records;
        let closed = records.closed_envelope(self.table.game, envelope.commitment).unwrap().unwrap();
        String::from_utf8(store::envelopes::open(key, &closed).unwrap().to_vec()).unwrap()
    }
}

/// An arbiter who has a key for envelopes.
fn holder(table: &Table, name: &str) -> (PlayerId, Identity) {
    let arbiter = table.add(name, Role::Arbiter).id;
    let key = Identity::generate();
    table.service.accounts.set_envelope_key(arbiter, None, &key.to_public().to_string()).unwrap().unwrap();
    (arbiter, key)
}

fn ruled(adjournment: AdjournmentRules) -> Regulations {
    Regulations { adjournment, ..Regulations::default() }
}

/// English, and a language of each script and direction.
const DRAWN: [&str; 5] = ["en", "de", "uk", "hi", "ar"];

#[test]
fn each_step_notifies_without_the_move() {
    DRAWN.into_iter().for_each(each_step);
}

fn each_step(tag: &str) {
    let rules = AdjournmentRules { check_in: true, default_days: Some(20), ..AdjournmentRules::default() };
    let mut told = RecordedTable::new(rules);
    told.reads(tag, &[told.arbiter]);
    let (white, black, carla) = (Color::White, Color::Black, told.arbiter);
    told.mail(white, "adjourn", true);
    told.mail(black, "decline", true);
    told.mail(black, "adjourn", true);
    told.mail(white, "adjourn", true);
    told.mail(white, "Ng1-f3", true);
    told.mail(white, "draft Nb1-c3", true);
    told.mail(white, "seal Ng1-f3", true);
    told.arbiter(carla, "acknowledges the face", Request::from(Command::AcknowledgeFace), true);
    let resume_at = told.table.clock_now() + Span::days(10);
    let set = Request::from(Command::SetResumption { resume_at }).with("Boris travels.");
    told.arbiter(carla, "sets another time", set, true);
    told.mail(black, "draw", true);
    told.mail(white, "decline", true);
    told.pass(10, true);
    told.pass(1, true);
    told.mail(black, "resume", false);
    told.mail(black, "clocks wrong", false);
    // The answer to a player who is not there.
    told.spellings = &REPLY;
    told.mail(black, "seal 5755", true);
    told.pass(1, true);
    told.mail(white, "resume", false);
    told.draw("each_step_notifies_without_the_move", tag);
}

#[test]
fn opening_notifies_without_the_move() {
    DRAWN.into_iter().for_each(opening);
}

fn opening(tag: &str) {
    let table = Table::new();
    let arbiters = ["Olga", "Piet"].map(|name| holder(&table, name));
    let rules = AdjournmentRules {
        arbiters: arbiters.iter().map(|(id, _)| *id).collect(),
        needed_early: 2,
        ambiguous: AmbiguousSealed::OpponentChooses,
        ..AdjournmentRules::default()
    };
    let mut told = RecordedTable::at(table.another(ruled(rules)));
    let [(olga, key), (piet, _)] = &arbiters;
    told.reads(tag, &[*olga, *piet]);
    let act = Request::act(Act::Adjourn, "The hall closes.");
    told.arbiter(*olga, "orders adjournment", act, true);
    told.mail(Color::White, "seal Ng1-f3", true);
    let approve = Request::from(Command::ApproveEarlyOpening).with("A player is ill.");
    told.arbiter(*piet, "approves an early opening", approve, true);
    told.pass(14, true);
    told.mail(Color::Black, "resume", true);
    let envelope = told.opened(key);
    let missing = Request::from(Command::DeclareMissing).with("It does not open.");
    told.arbiter(*piet, "says that the envelope is missing", missing, true);
    let opening = Request::open(told.table.game, envelope);
    told.arbiter(*olga, "opens it after all", opening, false);
    told.draw("opening_notifies_without_the_move", tag);
}

/// FIDE Guidelines I.10: who loses by not coming is told when, at every step, and the other one, too.
#[test]
fn default_time_is_announced_to_both() {
    let rules = AdjournmentRules { check_in: true, default_days: Some(5), ..AdjournmentRules::default() };
    let mut told = RecordedTable::new(rules);
    let (white, black, carla) = (Color::White, Color::Black, told.arbiter);
    let by_default = |day: &str| {
        [
            format!("by {day} 10:00 +00:00: otherwise you lose the game by default (FIDE Guidelines I.10)."),
            format!("has not appeared by {day} 10:00 +00:00"),
        ]
    };
    let [mine, theirs] = by_default("Sat 2026-01-24");
    told.mail(white, "adjourn", true);
    told.mail(black, "adjourn", true);
    told.mail(white, "seal Ng1-f3", true);
    let both = "Reply \"resume\" when you are ready. If both players are ready before Mon 2026-01-19 10:00 +00:00, the game \
        resumes then. Otherwise";
    let boris = "the clock of Boris runs from Mon 2026-01-19 10:00 +00:00, and the envelope is opened when Boris appears.";
    let anna = [both, boris, &mine, &theirs];
    told.heard("anna", &anna);
    told.heard(
        "boris",
        &[
            both,
            "your clock runs from Mon 2026-01-19 10:00 +00:00.",
            &mine,
            &theirs,
            "If Anna has not appeared",
        ],
    );
    // Another time of resumption is another default time.
    let resume_at = told.table.clock_now() + Span::days(10);
    let set = Request::from(Command::SetResumption { resume_at }).with("The hall.");
    told.arbiter(carla, "sets a time", set, true);
    let [mine, theirs] = by_default("Tue 2026-01-20");
    told.heard("anna", &[&mine, &theirs]);
    told.heard("boris", &[&mine, &theirs]);
    // Boris is ready: only Anna is waited for, before the resumption and after it.
    told.mail(black, "resume", true);
    let absent = "Boris is ready. Reply \"resume\" when you are ready too: then the sealed move is played. Otherwise the game \
        resumes on Thu 2026-01-15 10:00 +00:00 in your absence.";
    told.heard("anna", &[absent, &mine]);
    assert!(!told.last.join("").contains("the clock of Boris runs from"), "{:#?}", told.last);
    assert!(!told.last.join("").contains("If Boris has not appeared"), "{:#?}", told.last);
    told.pass_until(resume_at, false);
    assert_eq!(told.table.state().session.absent, Some(white));
    told.heard("anna", &[&format!("Reply \"resume\" {mine}")]);
    told.heard("boris", &["Your move 1.", "If Anna", &theirs]);
    told.mail(black, "e5", false);
    told.heard("anna", &["Your move 2.", &mine]);
    let (late, absent) = told.table.state().default_ahead().unwrap();
    assert_eq!((late, absent.white, absent.black), (resume_at + Span(10_000) + Span::days(5), true, false));
    told.pass(6, false);
    assert_eq!(told.table.state().result(), Some((Outcome::BlackWins, Termination::Forfeit)));
}

#[test]
fn absent_player_learns_the_default_time() {
    let rules = AdjournmentRules { check_in: true, default_days: Some(5), ..AdjournmentRules::default() };
    for early in [true, false] {
        let mut told = RecordedTable::new(rules.clone());
        let carla = told.arbiter;
        told.table.add("Piet", Role::Arbiter);
        let act = Request::act(Act::Adjourn, "The hall closes.");
        told.arbiter(carla, "orders adjournment", act, true);
        told.mail(Color::White, "seal Ng1-f3", true);
        let mine =
            "by Sat 2026-01-24 10:00 +00:00: otherwise you lose the game by default (FIDE Guidelines I.10).";
        let theirs = "has not appeared by Sat 2026-01-24 10:00 +00:00";
        if early {
            let approve = Request::from(Command::ApproveEarlyOpening).with("A player is ill.");
            told.arbiter(carla, "approves", approve, true);
            told.heard("anna", &[mine, theirs]);
            // The service holds it: one line opens it.
            told.heard(
                "piet",
                &["A player is ill.", "If you agree, reply with one line, \"arbiter G1 open\"."],
            );
            told.arbiter(carla, "opens", Request::from(Command::Resume { envelope: None }), false);
            told.heard("anna", &[mine]);
            told.heard("boris", &["Your move 1.", theirs]);
        } else {
            let Phase::Adjourned { resume_at, .. } = told.table.state().phase else { panic!("adjourned") };
            told.pass_until(resume_at, true);
            assert_eq!(told.table.state().state(), State::ReplierAbsent);
            told.heard("anna", &["Reply \"resume\" by", mine, theirs]);
            told.heard("boris", &["Your clock runs until you do.", mine, theirs]);
            told.heard(
                "carla",
                &["A player who has not appeared by Sat 2026-01-24 10:00 +00:00 loses the game by default"],
            );
        }
    }
}

/// Anna has sealed a move in a game that an arbiter adjourned.
fn sealed(table: Table, arbiter: PlayerId, rules: AdjournmentRules) -> RecordedTable {
    let mut told = RecordedTable::at(table.another(ruled(rules)));
    let act = Request::act(Act::Adjourn, "The hall closes.");
    told.arbiter(arbiter, "orders adjournment", act, true);
    told.mail(Color::White, "seal Ng1-f3", true);
    told
}

/// If arbiters open the envelope later, the time of the sealer begins anew.
#[test]
fn opening_announces_sealers_default_time() {
    let table = Table::new();
    let (olga, key) = holder(&table, "Olga");
    let rules = AdjournmentRules {
        check_in: true,
        default_days: Some(5),
        arbiters: vec![olga],
        ..AdjournmentRules::default()
    };
    let mut told = sealed(table, olga, rules);
    let Phase::Adjourned { resume_at, .. } = told.table.state().phase else { panic!("adjourned") };
    told.pass_until(resume_at, true);
    told.mail(Color::Black, "resume", true);
    assert_eq!(told.table.state().state(), State::Due);
    let at = "Sat 2026-01-24 10:00 +00:00";
    told.heard(
        "boris",
        &[&format!("If Anna has not appeared by {at} and the envelope is not opened before, Anna loses")],
    );
    told.heard("anna", &[&format!("Reply \"resume\" by {at}: otherwise you lose")]);
    told.pass(3, true);
    let before = told.table.state().default_ahead().unwrap().0;
    let envelope = told.opened(&key);
    let opening = Request::open(told.table.game, envelope);
    told.arbiter(olga, "opens it", opening, false);
    assert!(told.table.state().default_ahead().unwrap().0 >= before + Span::days(3));
}

/// Both players, and the arbiters who did not do it.
#[test]
fn early_opening_notice_has_its_reason() {
    let table = Table::new();
    let (olga, key) = holder(&table, "Olga");
    let piet = table.add("Piet", Role::Arbiter).id;
    let rules = AdjournmentRules { arbiters: vec![olga], ..AdjournmentRules::default() };
    let mut told = sealed(table, olga, rules);
    let envelope = told.opened(&key);
    told.transcript.clear();
    let reason = Some("A player is ill.".into());
    let opening = Request { text: reason, ..Request::open(told.table.game, envelope) };
    told.arbiter(piet, "opens it early", opening, false);
    for to in ["anna", "boris", "olga"] {
        let said = told.transcript.lines().find(|line| line.trim_start().starts_with(to)).unwrap_or_default();
        let early = "An arbiter opened it early. The reason: A player is ill.";
        assert!(said.contains(early), "{to}: {}", told.transcript);
    }
}

/// Every mail to a person, about anything: the mailbox is a witness of the log.
#[test]
fn every_notice_has_newest_head() {
    let mut told = RecordedTable::new(AdjournmentRules::default());
    told.mail(Color::White, "e4", false);
    told.mail(Color::Black, "what?", false);
    told.mail(Color::Black, "e5 draw?", false);
    told.mail(Color::White, "decline", false);
    let anna = told.table.players.white;
    told.table.account_mail(Color::White, "challenge Boris white 5 days");
    told.step("Anna challenges Boris", false);
    told.table.instance.game(told.arbiter, ["Anna", "Boris"], Regulations::default());
    told.step("Carla sets up another game", false);
    for color in [Color::White, Color::Black] {
        // An example may name a move that is sealed later.
        told.mail(color, "adjourn", false);
    }
    told.mail(Color::White, "seal Ng1-f3", true);
    for _ in 0..15 {
        told.pass(1, false);
    }
    told.mail(Color::Black, "clocks wrong", false);
    while !told.kinds.contains("game-over") {
        told.pass(1, false);
    }
    // The notices of a restored copy, and the question to a player who writes from elsewhere.
    let (game, now) = (told.table.game, told.table.clock_now());
    let asked = ConfirmationAsked {
        inbox: 1,
        from: "anna@work.example".into(),
        until: now + Span::days(3),
        suggestion: None,
        to_public: false,
        unproved: false,
        join: None,
        next_answer_at: None,
    };
    let mails = [
        (MailKind::Restored, Some(game), MailDetails::Restored { copied_at: None }),
        (MailKind::Confirmation, None, MailDetails::Confirmation(asked)),
        (MailKind::AccountNews, None, MailDetails::Account(AccountNotice::ApiTokensRevoked)),
    ];
    let mails = mails.map(|(kind, game, details)| {
        let key = format!("1.1.{}.{}", anna.0, kind.name());
        NewMail { game, details, ..NewMail::new(key, Recipient::Player(anna), kind, now) }
    });
    let ledger: &dyn Ledger = &*told.table.store;
    ports::write(ledger, move |tx| mails.iter().try_for_each(|mail| tx.enqueue(mail))).unwrap();
    told.step("the rest", false);
    // Of these nothing is kept: a secret, and what a stranger wrote. A digest has the sentences of other kinds.
    let is_kept =
        |kind: &MailKind| !matches!(kind, MailKind::SignInCode | MailKind::Digest | MailKind::PassedOn);
    let kinds = MailKind::ALL.into_iter().filter(is_kept);
    let kinds: BTreeSet<String> = kinds.map(|kind| kind.name().to_owned()).collect();
    assert_eq!(told.kinds, kinds);
}

/// Nobody could open what would be sealed: the arbiters hear of it once, not at every look of the timekeeper.
#[test]
fn arbiters_learn_once_of_endless_session() {
    let table = Table::new();
    let (olga, _) = holder(&table, "Olga");
    let rules =
        AdjournmentRules { arbiters: vec![olga], session_days: Some(2), ..AdjournmentRules::default() };
    let table = table.another(ruled(rules));
    assert!(table.service.accounts.set_role(None, olga, Role::Player).unwrap().is_ok());
    let mut told = RecordedTable::at(table);
    let heard = |told: &RecordedTable| told.transcript.matches("carla: The session is over").count();
    told.pass(1, true);
    assert_eq!(heard(&told), 0, "{}", told.transcript);
    told.pass(3, true);
    assert_eq!((heard(&told), told.table.state().state()), (1, State::Playing), "{}", told.transcript);
    assert!(!told.transcript.contains("olga"), "she is no arbiter: {}", told.transcript);
    assert!(told.table.service.accounts.set_role(None, olga, Role::Arbiter).unwrap().is_ok());
    told.pass(1, true);
    assert_eq!((heard(&told), told.table.state().state()), (1, State::Sealing), "{}", told.transcript);
}
