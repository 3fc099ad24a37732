//! Reports on mail that did not arrive: what each kind says, and what follows, from our listener to the record.

use std::{fs, path::Path};

use app::{
    Channel, Key, Request, Submission,
    ports::{InboxState, Role},
};
use domain::*;
use mailer::{
    delivery::{Memory, Transport, Worker as Sender},
    intake::{Options, serve},
    reading::{Report, Surroundings, Worker, parse},
};
use store::testing::{TestInstance, seen};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpListener, TcpStream},
};

fn report(name: &str) -> Vec<u8> {
    fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/bounces").join(name)).unwrap()
}

#[test]
fn every_report_means_what_it_says() {
    let around = Surroundings { authserv_id: None, mail_domain: "play.example.org".into() };
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
struct Table {
    instance: TestInstance,
    game: GameId,
    players: ByColor<PlayerId>,
    reader: Worker,
    sender: Sender,
    sent: Memory,
    listener: std::net::SocketAddr,
}

impl Table {
    async fn new() -> Self {
        let instance = TestInstance::new();
        let players = ByColor { white: instance.player("Anna"), black: instance.player("Boris") };
        let arbiter = instance.add("Carla", Role::Arbiter).id;
        let game = instance.game(arbiter, ["Anna", "Boris"], Regulations::default());
        let sent = Memory::default();
        let sender = Sender::new(instance.service.clone(), Transport::Memory(sent.clone()));
        let reader = Worker::new(instance.service.clone(), None);
        let socket = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let listener = socket.local_addr().unwrap();
        let service = instance.service.clone();
        tokio::spawn(serve(socket, service, Options::default(), std::future::pending()));
        Self { instance, game, players, reader, sender, sent, listener }
    }

    /// Everything that is to go out: to whom, our bounce address, the text.
    fn deliver(&self) -> Vec<(String, String, String)> {
        self.sender.deliver_due().unwrap();
        let mails = self.sent.take().into_iter().map(|mail| {
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
        let mut talk =
            format!("EHLO mx.example.org\r\nMAIL FROM:<>\r\nRCPT TO:<{to}>\r\nDATA\r\n").into_bytes();
        talk.extend_from_slice(mail);
        talk.extend_from_slice(b".\r\nQUIT\r\n");
        let mut stream = TcpStream::connect(self.listener).await.unwrap();
        if stream.write_all(&talk).await.is_ok() {
            stream.shutdown().await.unwrap_or_default();
        }
        let mut answers = Vec::new();
        stream.read_to_end(&mut answers).await.unwrap_or_default();
        let answers = String::from_utf8(answers).unwrap();
        self.instance.clock.advance(Span::minutes(1));
        self.reader.read_due().unwrap();
        self.instance.pass(Span::minutes(1));
        let last = |line: &&str| line.as_bytes().get(3) == Some(&b' ');
        answers.lines().filter(last).nth(3).unwrap_or_default()[..3].to_owned()
    }

    fn newest(&self) -> (InboxState, String) {
        let mail = self.instance.service.mail_in.mails(None, None, 1).unwrap().remove(0);
        (mail.state, mail.reason)
    }

    fn play(&self, color: Color, text: &str) {
        let ply = self.instance.service.games.game(self.game).unwrap().unwrap().row.state.ply;
        let receipt = self.instance.service.games.submit(Submission {
            game: self.game,
            actor: Actor::Player(self.players[color]),
            request: Request::play(text, false),
            seen: seen(ply),
            received_at: self.instance.clock_now(),
            channel: Channel::Http,
            key: Key(format!("ply {}", ply.0)),
        });
        assert_eq!(receipt.unwrap().refusal, None);
    }

    fn notes(&self) -> Vec<Event> {
        let events = self.instance.service.games.events_after(self.game, 0, 200).unwrap();
        let events = events.into_iter().map(|recorded| recorded.event);
        let is_note = |event: &Event| matches!(event, Event::MailProblem { .. } | Event::MailRestored { .. });
        events.filter(is_note).collect()
    }

    fn bounces(&self) -> u32 {
        let standing = self.instance.service.mail_out.mail_standing(self.players.black).unwrap();
        standing.map_or(0, |standing| standing.bounces)
    }
}

#[tokio::test]
async fn bounces_stop_mail_until_player_writes() {
    let table = Table::new().await;
    let service = table.instance.service.clone();
    let first = table.bounce_address();
    // A forged address is no address of ours: refused before any data.
    let (body, token) = first.split_once('@').unwrap().0.rsplit_once('-').unwrap();
    let forged: String = token.chars().map(|c| if c == 'a' { 'b' } else { 'a' }).collect();
    let hard = report("postfix-hard.eml");
    let other = body.replace("bounce+", "bounce+9");
    for address in [format!("{body}-{forged}"), body.to_owned(), format!("{other}-{token}")] {
        assert_eq!(table.reports(&format!("{address}@play.example.org"), &hard).await, "550", "{address}");
    }
    assert_eq!(service.mail_in.mails(None, None, 10).unwrap().len(), 0);

    // Neither people's answering machines nor receipts, warnings and delays count.
    for name in ["out-of-office.eml", "read-receipt.eml", "sendmail-warning.eml"] {
        assert_eq!(table.reports(&first, &report(name)).await, "250");
        assert_eq!(table.newest(), (InboxState::Auto, "to_bounce_address".into()), "{name}");
    }
    for name in ["postfix-delayed.eml", "delivered.eml"] {
        assert_eq!(table.reports(&first, &report(name)).await, "250");
        assert_eq!(table.newest(), (InboxState::Bounced, "delayed".into()), "{name}");
    }
    assert_eq!(table.bounces(), 0);

    // The first failure counts; the same report again, and another about the same mail, do not.
    assert_eq!(table.reports(&first, &hard).await, "250");
    assert_eq!(table.newest(), (InboxState::Bounced, "failed".into()));
    assert_eq!(table.reports(&first, &hard).await, "250");
    assert_eq!(table.reports(&first, &report("qmail.eml")).await, "250");
    assert_eq!(table.newest(), (InboxState::Bounced, "not_counted".into()));
    assert_eq!((table.bounces(), table.notes()), (1, vec![]));

    // The second one: mail stops, the record says so, the arbiter is told, and nothing of the server's text is kept.
    table.play(Color::White, "e4");
    let second = table.bounce_address();
    assert_ne!(first, second);
    assert_eq!(table.reports(&second, &hard).await, "250");
    let standing = service.mail_out.mail_standing(table.players.black).unwrap().unwrap();
    assert_eq!((standing.reason.as_str(), standing.stopped), ("5.1.1", true));
    assert!(
        matches!(table.notes()[..], [Event::MailProblem { to: Color::Black, .. }]),
        "{:?}",
        table.notes()
    );
    let mails = table.deliver();
    let [(to, _, text)] = &mails[..] else { panic!("one mail: {mails:?}") };
    assert_eq!(to, "carla@example.org");
    let flat = text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(flat.contains("Mail to Boris does not arrive") && !flat.contains("boris@"), "{text}");
    table.play(Color::Black, "e5");
    table.play(Color::White, "Nf3");
    assert!(table.deliver().iter().all(|(to, ..)| to != "boris@example.org"));
    assert_eq!(table.reports(&second, &report("expired.eml")).await, "250");
    assert_eq!((table.bounces(), table.notes().len()), (2, 1));
    assert!(table.instance.files_containing(&["alert(1)", "no such user"]).is_empty());

    // Boris answers an old notice: mail works again, and the opponent's next move arrives.
    let ply = Ply(3);
    let address = app::Address::Play { game: table.game, player: table.players.black, ply, line: 0 };
    let move_by_mail = b"From: boris@example.org\r\nMessage-ID: <b1@example.org>\r\n\r\nNc6\r\n";
    assert_eq!(table.reports(&service.mail_out.mail_address(address), move_by_mail).await, "250");
    assert_eq!(table.bounces(), 2, "the null sender is no player's");
    let mut talk = format!(
        "EHLO x\r\nMAIL FROM:<boris@example.org>\r\nRCPT TO:<{}>\r\nDATA\r\n",
        service.mail_out.mail_address(address)
    )
    .into_bytes();
    talk.extend_from_slice(
        b"From: boris@example.org\r\nMessage-ID: <b2@example.org>\r\n\r\nNc6\r\n.\r\nQUIT\r\n",
    );
    let mut stream = TcpStream::connect(table.listener).await.unwrap();
    stream.write_all(&talk).await.unwrap();
    let mut answers = Vec::new();
    stream.read_to_end(&mut answers).await.unwrap_or_default();
    table.reader.read_due().unwrap();
    table.instance.pass(Span::minutes(1));
    assert_eq!(table.bounces(), 0, "{}", String::from_utf8_lossy(&answers));
    assert!(matches!(table.notes()[..], [_, Event::MailRestored { to: Color::Black, .. }]));
    table.play(Color::White, "Bb5");
    assert!(table.deliver().iter().any(|(to, ..)| to == "boris@example.org"));
    // What still comes back of earlier mails says nothing of now.
    assert_eq!(table.reports(&second, &report("general-status.eml")).await, "250");
    assert_eq!(table.bounces(), 0);
    assert_eq!(service.ops.verify_all().unwrap().faults, []);
}
