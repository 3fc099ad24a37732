//! Reports on mail that did not arrive: what each kind says, and what follows, from our listener to the record.
use std::{fs, path::Path};

use app::{
    Request,
    ports::{InboxState, StartChoice},
};
use domain::*;
use mailer::{
    intake::Options,
    reading::{Report, Surroundings, parse},
};
use store::testing::seen;

use crate::{
    common::{BORIS, Table, flat, submit},
    listener::{Listener, codes},
};

fn report(name: &str) -> Vec<u8> {
    fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/bounces").join(name)).unwrap()
}

#[test]
fn every_report_means_what_it_says() {
    let around =
        Surroundings { authserv_id: None, mail_domain: "play.example.org".into(), ..Surroundings::default() };
    let expected = [
        ("postfix-hard.eml", Some("Hard 5.1.1")),
        ("general-status.eml", Some("Hard 5.1.10")),
        ("soft-full.eml", Some("Soft 5.2.2")),
        ("expired.eml", Some("Ours 4.4.1")),
        ("expired-full.eml", Some("Soft 4.2.2")),
        ("policy.eml", Some("Ours 5.7.26")),
        ("no-status-part.eml", Some("Soft unknown")),
        ("qmail.eml", Some("Hard 5.1.1")),
        ("exim-text.eml", Some("Soft unknown")),
        ("postfix-delayed.eml", Some("not failed")),
        ("delivered.eml", Some("not failed")),
        ("sendmail-warning.eml", None),
        ("out-of-office.eml", None),
        ("read-receipt.eml", None),
    ];
    for (name, expected) in expected {
        let found = parse(&report(name), &around).unwrap().report.map(|report| match report {
            Report::Failed(bounce) => format!("{:?} {}", bounce.severity(), bounce.reason()),
            Report::NotFailed => "not failed".into(),
        });
        assert_eq!(found.as_deref(), expected, "{name}");
    }
    let files = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/bounces")).unwrap();
    assert_eq!(files.count(), expected.len(), "every file is in the table");
}

/// A game of Anna against Boris, with our listener before it.
struct Reported {
    table: Table,
    listener: Listener,
}

impl Reported {
    async fn new() -> Self {
        let table = Table::begun(StartChoice::default(), Regulations::default());
        let listener = Listener::start(&table.service, Options::default()).await;
        Self { table, listener }
    }

    /// Everything that is to go out: to whom, our bounce address, the text.
    fn deliver(&self) -> Vec<(String, String, String)> {
        self.table.sender.deliver_due().unwrap();
        let mails = self.table.sent.take().into_iter().map(|mail| {
            let from = mail.envelope.from().map(ToString::to_string).unwrap_or_default();
            (mail.envelope.to()[0].to_string(), from, mail.text.unwrap_or_default())
        });
        mails.collect()
    }

    /// The bounce address of the one mail that goes to Boris now.
    fn bounce_address(&self) -> String {
        let mails = self.deliver();
        let mut to_boris = mails.iter().filter(|(to, ..)| to == "boris@example.org");
        let (_, from, _) = to_boris.next().expect("a mail to Boris");
        assert!(from.starts_with("bounce+") && to_boris.next().is_none(), "{mails:?}");
        from.clone()
    }

    /// A server reports to this address; the answer to RCPT. A minute passes.
    async fn reports(&self, to: &str, mail: &[u8]) -> String {
        self.sends("", to, mail).await
    }

    async fn sends(&self, from: &str, to: &str, mail: &[u8]) -> String {
        let hello = format!("EHLO mx.example.org\r\nMAIL FROM:<{from}>\r\nRCPT TO:<{to}>\r\nDATA\r\n");
        let answers = self.listener.talk(&[hello.as_bytes(), mail, b".\r\nQUIT\r\n"].concat()).await;
        self.table.clock.advance(Span::minutes(1));
        self.table.reader.read_due().unwrap();
        self.table.pass(Span::minutes(1));
        codes(&answers).get(3).copied().unwrap_or_default().to_owned()
    }

    fn newest(&self) -> (InboxState, String) {
        let mail = self.table.service.inbox.mails(None, None, 1).unwrap().remove(0);
        (mail.state, mail.reason)
    }

    fn play(&self, color: Color, text: &str) {
        let (game, actor) = (self.table.game, Actor::Player(self.table.players[color]));
        let ply = self.table.state().ply;
        let request = Request::play(text, false);
        let key = format!("ply {}", ply.0);
        assert_eq!(submit(&self.table, game, actor, seen(ply), request, &key).refusal, None);
    }

    fn notes(&self) -> Vec<Event> {
        let is_note = |event: &Event| {
            matches!(event.kind, EventKind::MailProblem { .. } | EventKind::MailRestored { .. })
        };
        self.table.events().into_iter().filter(is_note).collect()
    }

    fn bounces(&self) -> u32 {
        let standing = self.table.service.mail_out.mail_standing(self.table.players.black).unwrap();
        standing.map_or(0, |standing| standing.bounces)
    }
}

#[tokio::test]
async fn bounces_stop_mail_until_player_writes() {
    let reported = Reported::new().await;
    let table = &reported.table;
    let service = &table.service;
    let first = reported.bounce_address();
    // A forged address is no address of ours: refused before any data.
    let (body, token) = first.split_once('@').unwrap().0.rsplit_once('-').unwrap();
    let forged: String = token.chars().map(|c| if c == 'a' { 'b' } else { 'a' }).collect();
    let hard = report("postfix-hard.eml");
    let other = body.replace("bounce+", "bounce+9");
    for address in [format!("{body}-{forged}"), body.to_owned(), format!("{other}-{token}")] {
        assert_eq!(reported.reports(&format!("{address}@play.example.org"), &hard).await, "550", "{address}");
    }
    assert_eq!(service.inbox.mails(None, None, 10).unwrap().len(), 0);

    // Neither people's answering machines nor receipts, warnings and delays count.
    for name in ["out-of-office.eml", "read-receipt.eml", "sendmail-warning.eml"] {
        assert_eq!(reported.reports(&first, &report(name)).await, "250");
        assert_eq!(reported.newest(), (InboxState::Auto, "to_bounce_address".into()), "{name}");
    }
    for name in ["postfix-delayed.eml", "delivered.eml"] {
        assert_eq!(reported.reports(&first, &report(name)).await, "250");
        assert_eq!(reported.newest(), (InboxState::Bounced, "delayed".into()), "{name}");
    }
    assert_eq!(reported.bounces(), 0);

    // The first failure counts; the same report again, and another about the same mail, do not.
    assert_eq!(reported.reports(&first, &hard).await, "250");
    assert_eq!(reported.newest(), (InboxState::Bounced, "failed".into()));
    assert_eq!(reported.reports(&first, &hard).await, "250");
    assert_eq!(reported.reports(&first, &report("qmail.eml")).await, "250");
    assert_eq!(reported.newest(), (InboxState::Bounced, "not_counted".into()));
    assert_eq!((reported.bounces(), reported.notes()), (1, vec![]));

    // The second one: mail stops, the record says so, the arbiter is told, and nothing of the server's text is kept.
    reported.play(Color::White, "e4");
    let second = reported.bounce_address();
    assert_ne!(first, second);
    assert_eq!(reported.reports(&second, &hard).await, "250");
    let standing = service.mail_out.mail_standing(table.players.black).unwrap().unwrap();
    assert_eq!((standing.reason.as_str(), standing.stopped), ("5.1.1", true));
    assert!(
        matches!(reported.notes()[..], [Event { kind: EventKind::MailProblem { to: Color::Black }, .. }]),
        "{:?}",
        reported.notes()
    );
    let mails = reported.deliver();
    let [(to, _, text)] = &mails[..] else { panic!("one mail: {mails:?}") };
    assert_eq!(to, "carla@example.org");
    let flat = flat(text);
    assert!(flat.contains("Mail to Boris does not arrive") && !flat.contains("boris@"), "{text}");
    reported.play(Color::Black, "e5");
    reported.play(Color::White, "Nf3");
    assert!(reported.deliver().iter().all(|(to, ..)| to != "boris@example.org"));
    assert_eq!(reported.reports(&second, &report("expired.eml")).await, "250");
    assert_eq!((reported.bounces(), reported.notes().len()), (2, 1));
    assert!(table.files_containing(&["alert(1)", "no such user"]).is_empty());

    // Boris answers an old notice: mail works again, and the opponent's next move arrives.
    let ply = Ply(3);
    let address = app::Address::Play {
        game: table.game,
        player: table.players.black,
        seen: PositionId::unrevised(ply),
    };
    let move_by_mail = b"From: boris@example.org\r\nMessage-ID: <b1@example.org>\r\n\r\nNc6\r\n";
    assert_eq!(reported.reports(&service.mail_out.mail_address(address), move_by_mail).await, "250");
    assert_eq!(reported.bounces(), 2, "the null sender is no player's");
    let move_by_mail = b"From: boris@example.org\r\nMessage-ID: <b2@example.org>\r\n\r\nNc6\r\n";
    let answered = reported.sends(BORIS, &service.mail_out.mail_address(address), move_by_mail).await;
    assert_eq!(reported.bounces(), 0, "{answered}");
    assert!(matches!(
        reported.notes()[..],
        [_, Event { kind: EventKind::MailRestored { to: Color::Black }, .. }]
    ));
    reported.play(Color::White, "Bb5");
    assert!(reported.deliver().iter().any(|(to, ..)| to == "boris@example.org"));
    // What still comes back of earlier mails says nothing of now.
    assert_eq!(reported.reports(&second, &report("general-status.eml")).await, "250");
    assert_eq!(reported.bounces(), 0);
    assert_eq!(service.ops.verify_all().unwrap().faults, []);
}
