//! An arbiter reads in their own language what waits for them, and the answers to their commands.

use app::{
    people::SettingsPatch,
    ports::{Role, StartChoice},
};
use domain::*;

use crate::common::{Table, foreign};

/// Names, a reason, the letter of a FEN, and the words of commands that are English in every language.
const KNOWN: &str = "Anna Boris Carla Dora Emil Club UTC G1 G9 Grund w white black English english german";

struct Read {
    table: Table,
    tag: &'static str,
    /// Mails to arbiters.
    mails: usize,
}

impl Read {
    fn new(tag: &'static str, regulations: Regulations) -> Self {
        let table = Table::ruled(StartChoice::default(), regulations);
        table.player("Dora");
        let emil = table.add("Emil", Role::Arbiter).id;
        let set = SettingsPatch { language: Some(tag.into()), ..SettingsPatch::default() };
        for id in [table.players.white, table.players.black, table.carla, emil] {
            table.service.accounts.change_settings(id, &set).unwrap().unwrap();
        }
        Self { table, tag, mails: 0 }
    }

    /// Every mail is in the language.
    fn deliver(&mut self, after: &str) {
        self.table.service.time.tick().unwrap();
        self.table.sender.deliver_due().unwrap();
        for mail in self.table.sent.take() {
            let raw = String::from_utf8_lossy(&mail.bytes).into_owned();
            let tag = self.tag;
            assert!(raw.contains(&format!("\r\nContent-Language: {tag}\r\n")), "{tag}, {after}: {raw}");
            let words = foreign(&mail, tag, KNOWN);
            assert!(words.is_empty(), "{tag}, {after}: {words:?}\n{raw}");
            self.mails += usize::from(["carla@", "emil@"].iter().any(|arbiter| raw.contains(arbiter)));
        }
    }

    fn player(&mut self, color: Color, text: &str) {
        self.table.mail(color, text);
        self.deliver(text);
    }

    /// The arbiter gets at least one mail of it.
    fn arbiter(&mut self, text: &str) {
        let before = self.mails;
        self.table.arbiter(text);
        self.deliver(text);
        assert!(self.mails > before, "{}: {text}", self.tag);
    }

    /// A player acts, and the arbiters are notified.
    fn told(&mut self, color: Color, text: &str) {
        let before = self.mails;
        self.player(color, text);
        assert!(self.mails > before, "{}: {text}", self.tag);
    }
}

/// Appeals, requests to adjudicate, withdrawals and flags, each with what can be done about it.
#[test]
fn queue_is_in_the_arbiters_language() {
    for tag in ["uk", "hi"] {
        let withdrawal = WithdrawalRules { then: Withdrawal::Adjudicated, ..WithdrawalRules::default() };
        let (adjudication, flags) = (Some(AdjudicationRules::default()), FlagRule::ByArbiter);
        let rules = Regulations { withdrawal, adjudication, flags, ..Regulations::default() };
        let mut read = Read::new(tag, rules.clone());
        read.arbiter("arbiter G1 warn white: Grund");
        let act = read.table.state().acts[0].seq;
        read.told(Color::White, &format!("appeal {act}: Grund"));
        read.told(Color::Black, "adjudicate draw\nanalysis: Grund");
        let claim = read.table.state().claim.unwrap().seq;
        read.arbiter(&format!("arbiter G1 reject {claim}: Grund"));
        for asked in
            ["help", "games", "settings", "arbiter G1", "arbiter G1 pace", "arbiter G9 warn white: Grund"]
        {
            read.arbiter(asked);
        }
        read.told(Color::White, "withdraw from event yes: Grund");
        let mut read = Read::new(tag, rules);
        read.table.pass(Span::days(400));
        read.deliver("time");
        assert!(read.mails > 0, "{tag}: a flag for the arbiter");
        read.arbiter("arbiter G1 flag");
    }
}

/// Each act by mail: what is done, or why it is not.
#[test]
fn acts_are_answered_in_own_language() {
    for tag in ["uk", "hi"] {
        let mut regulations = Regulations::default();
        regulations.arbiter.takeback = true;
        let mut read = Read::new(tag, regulations);
        read.player(Color::White, "e4");
        read.player(Color::Black, "e5");
        for what in [
            "warn white",
            "give white 1d 12h",
            "take black 1d",
            "clocks 1d 2d",
            "clocks 0 2d until 2026-01-20 12:00",
            "leave white 2026-02-01 2026-11-28",
            "end leave white 2026-02-01",
            "takeback 1",
            "uphold 7",
            "reject 7",
            "confirm 2",
            "reverse 2",
            "flag",
            "missing",
            "approve early",
            "resumption 2026-02-01 10:00",
            "acknowledge",
            "open",
            "adjourn",
            "adjudicate 1/2",
            "points 1 0",
            "annul",
            "forfeit white",
            "expel white",
            "replay",
            "cancel",
            "give way",
        ] {
            read.arbiter(&format!("arbiter G1 {what}: Grund"));
            read.table.pass(Span::minutes(9));
        }
    }
}

/// An envelope is sealed, read, opened before its time, and found missing.
#[test]
fn envelopes_are_told_in_own_language() {
    for tag in ["uk", "hi"] {
        let mut read = Read::new(tag, Regulations::default());
        read.arbiter("arbiter G1 adjourn: Grund");
        read.player(Color::White, "seal Ng1-f3");
        for what in [
            "open",
            "open: Grund",
            "resumption 2026-02-01: Grund",
            "acknowledge",
            "resumption 2026-02-01 10:00: Grund",
            "approve early: Grund",
            "open",
            "adjourn: Grund",
        ] {
            read.arbiter(&format!("arbiter G1 {what}"));
        }
        read.player(Color::Black, "seal e5");
        read.table.execute("DELETE FROM envelope").unwrap();
        read.arbiter("arbiter G1 missing: Grund");
    }
}
