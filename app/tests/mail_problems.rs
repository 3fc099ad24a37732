//! Mail that does not arrive: what it adds up to, what stops, what the record says, what ends it.

use app::{
    Bounce, Channel, Key, Request, Severity, Submission,
    outbox::{AccountNotice, MailDetails},
    people::{Asker, Means},
    ports::{self, Ledger, MailState, OutboxRow, Purpose, Recipient, Role, Settled, Vault as _},
};
use domain::*;
use store::{keys::KeyRing, testing::TestInstance};

/// Anna has White against Boris in every game; Carla is the arbiter.
pub struct Table {
    pub instance: TestInstance,
    pub anna: PlayerId,
    pub boris: PlayerId,
    carla: PlayerId,
}

pub fn hard() -> Bounce {
    Bounce::new(Severity::Hard, "5.1.1")
}

pub fn soft() -> Bounce {
    Bounce::new(Severity::Soft, "5.2.2")
}

impl Table {
    pub fn new(games: u32) -> Self {
        let instance = TestInstance::new();
        let (anna, boris) = (instance.player("Anna"), instance.player("Boris"));
        let carla = instance.add("Carla", Role::Arbiter).id;
        let table = Self { instance, anna, boris, carla };
        (0..games).for_each(|_| {
            table.begin();
        });
        table
    }

    fn begin(&self) -> GameId {
        self.instance.game(self.carla, ["Anna", "Boris"], Regulations::default())
    }

    /// Somebody plays in the first game, over HTTP.
    pub fn play(&self, actor: PlayerId) {
        let game = self.game();
        let text = game.position.uci(game.position.legal_moves()[0]);
        self.instance.done(GameId(1), Actor::Player(actor), Request::play(text, false));
    }

    pub fn move_pair(&self) {
        self.play(self.anna);
        self.play(self.boris);
    }

    fn game(&self) -> Game {
        self.instance.state(GameId(1))
    }

    /// Everything that is due goes out; the numbers of the mails that went to this player.
    pub fn deliver(&self, to: PlayerId) -> Vec<i64> {
        let service = &self.instance.service;
        let mut sent = Vec::new();
        for row in service.mail_out.lease_mails(1000).unwrap() {
            let settled = match service.mail_out.decide(&row).unwrap() {
                app::outbox::SendDecision::Send(_) => {
                    sent.extend((row.mail.to == Recipient::Player(to)).then_some(row.id));
                    Settled::Sent { body: None, told: Vec::new() }
                }
                app::outbox::SendDecision::Settle(settled) => settled,
            };
            service.mail_out.settle_mail(&row, settled).unwrap();
        }
        sent
    }

    /// One more mail to Boris that went out, and a minute passes.
    fn mailed(&self) -> i64 {
        self.play(self.anna);
        let sent = self.deliver(self.boris);
        self.play(self.boris);
        self.instance.pass(Span::minutes(1));
        *sent.last().unwrap()
    }

    fn bounce(&self, bounce: &Bounce) {
        let mail = self.mailed();
        assert!(self.instance.service.mail_out.bounced(mail, bounce).unwrap());
        self.instance.pass(Span::minutes(1));
    }

    fn stopped(&self) -> bool {
        self.instance
            .service
            .mail_out
            .mail_standing(self.boris)
            .unwrap()
            .is_some_and(|standing| standing.stopped)
    }

    pub fn notes(&self, game: i64) -> Vec<String> {
        let events = self.instance.service.records.events_after(GameId(game), 0, 200).unwrap();
        let mail = events.into_iter().filter(|recorded| {
            matches!(recorded.event.kind, EventKind::MailProblem { .. } | EventKind::MailRestored { .. })
        });
        mail.map(|recorded| {
            assert_eq!(recorded.actor, Actor::Timekeeper);
            recorded.body
        })
        .collect()
    }

    pub fn rows(&self, kind: &str) -> Vec<OutboxRow> {
        let ledger: &dyn Ledger = &*self.instance.store;
        let rows = ports::read(ledger, |view| view.outbox(None, None, 1000)).unwrap();
        rows.into_iter().filter(|row| row.mail.kind.name() == kind).collect()
    }

    fn trail(&self) -> Vec<String> {
        let ledger: &dyn Ledger = &*self.instance.store;
        let trail = ports::read(ledger, |view| view.account_events(self.boris)).unwrap();
        trail.into_iter().map(|event| format!("{} {}", event.what, event.details)).collect()
    }
}

#[test]
fn bounces_add_up_to_the_threshold() {
    for (bounces, stopped) in [
        (vec![hard()], false),
        (vec![hard(), soft()], false),
        (vec![hard(), hard()], true),
        (vec![soft(), soft(), soft()], false),
        (vec![soft(), soft(), soft(), soft()], true),
        (vec![soft(), hard(), soft()], true),
    ] {
        let table = Table::new(1);
        for bounce in &bounces {
            table.bounce(bounce);
        }
        assert_eq!(table.stopped(), stopped, "{bounces:?}");
        assert_eq!(table.notes(1).len(), usize::from(stopped), "{bounces:?}");
    }
}

#[test]
fn recent_mail_counts_once() {
    let table = Table::new(1);
    let (first, second) = (table.mailed(), table.mailed());
    let service = table.instance.service.clone();
    assert!(service.mail_out.bounced(first, &soft()).unwrap());
    assert!(!service.mail_out.bounced(first, &soft()).unwrap(), "the same again");
    assert!(service.mail_out.bounced(first, &hard()).unwrap(), "the worse of two reports counts");
    assert!(!service.mail_out.bounced(first, &hard()).unwrap());
    let standing = service.mail_out.mail_standing(table.boris).unwrap().unwrap();
    assert_eq!((standing.bounces, standing.reason.as_str(), standing.stopped), (1, "5.1.1", false));
    assert!(!service.mail_out.bounced(4711, &hard()).unwrap(), "no such mail");
    table.instance.pass(Span::days(11));
    assert!(!service.mail_out.bounced(second, &hard()).unwrap(), "nobody reports after eleven days");
    assert_eq!(service.mail_out.mail_standing(table.anna).unwrap(), None);
}

#[test]
fn threshold_stops_notices_not_clock() {
    let table = Table::new(3);
    table.bounce(&hard());
    let before = table.game();
    table.bounce(&hard());
    assert!(table.stopped());
    // The record of every running game says so, once, and names nobody's address.
    for game in 1..=3 {
        let [note] = &table.notes(game)[..] else { panic!("one note: {:?}", table.notes(game)) };
        assert!(note.starts_with(r#"{"type":"mail_problem""#) && note.contains(r#""to":"black""#), "{note}");
        assert!(!note.contains('@') && !note.contains("5.1.1"), "{note}");
    }
    assert_eq!(table.game().deadline().is_some(), before.deadline().is_some());
    assert!(table.game().mail_problem.black.is_some() && table.game().mail_problem.white.is_none());
    // The arbiter is told once.
    assert_eq!(table.rows("account-news").len(), 1);
    assert_eq!(table.rows("account-news")[0].mail.to, Recipient::Player(table.carla));
    let details = &table.rows("account-news")[0].mail.details;
    let MailDetails::Account(AccountNotice::MailStopped { name, games, .. }) = details else {
        panic!("{details:?}")
    };
    let named: Vec<i64> = games.named.iter().map(|(game, _)| game.0).collect();
    assert_eq!((name.as_str(), &named[..], games.more), ("Boris", &[3, 2, 1][..], 0));
    assert!(!details.stored().unwrap().contains('@'), "{details:?}");
    assert_eq!(table.trail(), ["mail_stopped 5.1.1"]);

    let deadline = |table: &Table| table.game().deadline().unwrap();
    table.play(table.anna);
    let running = deadline(&table);
    assert_eq!(table.deliver(table.boris), [0_i64; 0], "no more notices");
    assert_eq!(deadline(&table), running, "the clock goes on");
    let dropped = table.rows("your-move").into_iter().find(|row| row.state == MailState::Dropped).unwrap();
    assert_eq!(dropped.reason, "mail to this player is stopped");
    table.play(table.boris);
    assert_eq!(table.deliver(table.anna).len(), 1, "the opponent's mail goes on");
    // A code still goes.
    table.instance.service.access.request_sign_in("boris@example.org", "").unwrap().unwrap();
    assert_eq!(table.deliver(table.boris).len(), 1);
    table.instance.pass(Span::days(1));
    assert_eq!((table.notes(1).len(), table.rows("account-news").len()), (1, 1), "once");
    table.instance.verify();
}

#[test]
fn stopped_mail_flag_without_reminder() {
    let table = Table::new(2);
    table.bounce(&hard());
    table.bounce(&hard());
    // In the second game Anna has never moved; her clock runs and she is reminded. In the first it is hers too.
    table.instance.done(GameId(2), Actor::Player(table.anna), Request::play("e4", false));
    for _ in 0..8 {
        table.instance.pass(Span::days(1));
        table.deliver(table.boris);
    }
    let reminders = table.rows("reminder");
    let of_boris = |row: &&OutboxRow| row.mail.to == Recipient::Player(table.boris);
    assert!(reminders.iter().filter(of_boris).count() > 0);
    assert!(reminders.iter().filter(of_boris).all(|row| row.state == MailState::Dropped));
    assert!(table.instance.state(GameId(2)).is_over());
}

#[test]
fn five_ways_to_resume_mail() {
    type Ending = fn(&Table);
    let endings: [(&str, Ending); 5] = [
        ("a mail", |table| {
            table.instance.service.mail_out.heard_from(table.boris, table.instance.clock_now()).unwrap()
        }),
        ("a word", |table| table.instance.service.mail_out.resume_mail(table.boris).unwrap()),
        ("a code", |table| {
            let service = &table.instance.service;
            let request = service.access.request_sign_in("boris@example.org", "").unwrap().unwrap();
            service.access.confirm_code(&request.request_id.0, &code(table), None, "test").unwrap().unwrap();
        }),
        ("another address", |table| {
            let service = &table.instance.service;
            let fresh = Means::Session { id: ports::SessionId(1), signed_in_at: table.instance.clock_now() };
            let asked = service.accounts.request_address_change(
                table.boris,
                fresh,
                "new@example.org",
                &Asker::default(),
            );
            let request = asked.unwrap().unwrap();
            let code = code(table);
            service
                .accounts
                .confirm_address_change(table.boris, &request.request_id.0, &code)
                .unwrap()
                .unwrap();
        }),
        ("thirty days", |table| table.instance.pass(Span::days(30))),
    ];
    for (what, end) in endings {
        let table = Table::new(1);
        let late = table.mailed();
        table.bounce(&hard());
        table.bounce(&hard());
        table.instance.pass(Span::minutes(1));
        end(&table);
        table.instance.pass(Span::minutes(1));
        table.instance.pass(Span::minutes(1));
        assert_eq!(table.instance.service.mail_out.mail_standing(table.boris).unwrap(), None, "{what}");
        assert!(table.trail().contains(&"mail_resumed ".to_string()), "{what}: {:?}", table.trail());
        if what == "thirty days" {
            continue; // The game was lost on time meanwhile: its record is closed.
        }
        let notes = table.notes(1);
        assert!(notes.len() == 2 && notes[1].contains("mail_restored"), "{what}: {notes:?}");
        assert_eq!(table.game().mail_problem.black, None, "{what}");
        assert!(!table.instance.service.mail_out.bounced(late, &hard()).unwrap(), "{what}: sent before it");
        table.bounce(&hard());
        assert!(!table.stopped(), "{what}: it begins anew");
        assert_eq!(table.instance.service.ops.verify_all().unwrap().faults, [], "{what}");
    }
}

/// The code in the newest mail that has one.
fn code(table: &Table) -> String {
    let mail = table.rows("sign-in-code").remove(0).mail;
    let vault = KeyRing::new(&[7; 32]).unwrap();
    let code = vault.open(Purpose::OutgoingSecret, &mail.key, &mail.secret.unwrap()).unwrap();
    String::from_utf8(code).unwrap()
}

#[test]
fn old_mail_does_not_resume_mail() {
    let table = Table::new(1);
    let before = table.instance.clock_now();
    table.bounce(&soft());
    table.instance.service.mail_out.heard_from(table.boris, before).unwrap();
    assert!(
        table.instance.service.mail_out.mail_standing(table.boris).unwrap().is_some(),
        "written before the bounce"
    );
    table.instance.pass(Span::days(29));
    assert!(table.instance.service.mail_out.mail_standing(table.boris).unwrap().is_some());
    table.instance.pass(Span::days(2));
    assert_eq!(table.instance.service.mail_out.mail_standing(table.boris).unwrap(), None);
    table.instance.pass(Span::days(11));
    assert_eq!(table.instance.number("SELECT count(*) FROM mail_problem"), 0);
    assert_eq!(table.trail(), [""; 0], "mail had never stopped");
}

#[test]
fn new_game_is_notified_and_paged() {
    let table = Table::new(201);
    table.bounce(&hard());
    table.bounce(&hard());
    let noted =
        |table: &Table| table.instance.number("SELECT count(*) FROM event WHERE body LIKE '%mail_problem%'");
    assert_eq!(noted(&table), 201);
    let game = table.begin();
    table.instance.pass(Span::minutes(1));
    assert_eq!((noted(&table), table.notes(game.0).len()), (202, 1));
    assert_eq!(table.rows("account-news").len(), 1);
    table.instance.service.mail_out.resume_mail(table.boris).unwrap();
    table.instance.pass(Span::minutes(1));
    let restored = "SELECT count(*) FROM event WHERE body LIKE '%mail_restored%'";
    assert_eq!(table.instance.number(restored), 202);
    table.instance.pass(Span::minutes(1));
    assert_eq!(table.instance.number(restored), 202, "once");
}

#[test]
fn sixty_words_an_hour_all_channels() {
    let table = Table::new(1);
    let say = |channel: Channel| {
        let said = table.instance.submission(GameId(1), Actor::Player(table.boris), Request::say("hello"));
        table.instance.service.games.submit(Submission { channel, ..said }).unwrap().refusal
    };
    for n in 0..60 {
        assert_eq!(say(if n % 2 == 0 { Channel::Mail } else { Channel::Http }), None, "{n}");
    }
    for channel in [Channel::Mail, Channel::Http] {
        assert_eq!(say(channel), Some(Refusal::RateLimited { retry_after: 60 }));
    }
    table.instance.pass(Span::minutes(1));
    let service = table.instance.service.clone();
    let say = |key: &str| {
        let said = table.instance.submission(GameId(1), Actor::Player(table.boris), Request::say("hello"));
        let by_mail = Submission { channel: Channel::Mail, key: Key::Named(key.into()), ..said };
        service.games.submit(by_mail).unwrap().refusal
    };
    assert_eq!(say("one more"), None);
    assert!(matches!(say("and another"), Some(Refusal::RateLimited { .. })));
    assert_eq!(say("one more"), None, "what was taken is answered again");
    table.instance.pass(Span::minutes(1));
    assert_eq!(say("and another"), None, "its key was still good");
}
