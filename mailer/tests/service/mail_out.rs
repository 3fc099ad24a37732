//! Games on the real store, with every mail they cause delivered and read back.

use app::{
    Address, Channel, Receipt, Request, Submission,
    ports::{self, Ledger, MailState, OutboxRow, Role, StartChoice},
};
use domain::{Actor, ByColor, Color, Command, GameId, PlayerId, Regulations, Span};
use mail_parser::{HeaderValue, Message, MessageParser};
use mailer::delivery::{Memory, Transport, Worker};
use store::testing::TestInstance;

struct Table {
    instance: TestInstance,
    players: ByColor<PlayerId>,
    arbiter: PlayerId,
    game: GameId,
    worker: Worker,
    memory: Memory,
}

/// A delivered mail.
struct Got {
    to: String,
    raw: String,
}

impl Got {
    fn parsed(&self) -> Message<'_> {
        MessageParser::new().parse(self.raw.as_bytes()).expect("it parses")
    }

    fn reason(&self) -> String {
        let parsed = self.parsed();
        parsed.header("X-Postzug-Reason").and_then(HeaderValue::as_text).expect("a reason").into()
    }
}

impl Table {
    fn new() -> Self {
        let instance = TestInstance::new();
        let players = ByColor { white: instance.player("Ann"), black: instance.player("Bob") };
        let arbiter = instance.add("Cleo", Role::Arbiter).id;
        let (names, start) = (["Ann", "Bob"], StartChoice::default());
        let game =
            TestInstance::game_on(&instance.service, arbiter, names, start, Regulations::per_move(5), "Cup");
        let memory = Memory::default();
        let worker = Worker::new(instance.service.clone(), Transport::Memory(memory.clone()));
        Self { instance, players, arbiter, game, worker, memory }
    }

    fn submit(&self, actor: Actor, channel: Channel, command: Request) -> Receipt {
        self.instance.clock.advance(Span::hours(1));
        let submission = self.instance.submission(self.game, actor, command);
        self.instance.service.games.submit(Submission { channel, ..submission }).expect("judged")
    }

    fn by(&self, color: Color, channel: Channel, command: Request) {
        let receipt = self.submit(Actor::Player(self.players[color]), channel, command);
        assert_eq!(receipt.refusal, None);
    }

    /// White plays by mail, Black over HTTP.
    fn play(&self, color: Color, text: &str) {
        let command = Request::play(text, false);
        self.by(color, color.fold_wb(Channel::Mail, Channel::Http), command);
    }

    fn deliver(&self) -> Vec<Got> {
        self.worker.deliver_due().expect("delivered");
        let mails = self.memory.take().into_iter().map(|mail| Got {
            to: mail.envelope.to()[0].to_string(),
            raw: String::from_utf8(mail.bytes).expect("UTF-8"),
        });
        mails.collect()
    }

    fn rows(&self) -> Vec<OutboxRow> {
        let ledger: &dyn Ledger = &*self.instance.store;
        ports::read(ledger, |view| view.outbox(None, None, 1000)).expect("rows")
    }

    fn row(&self, kind: &str, color: Color) -> OutboxRow {
        let end = format!(".{}.{kind}", self.players[color].0);
        self.rows().into_iter().find(|row| row.mail.key.ends_with(&end)).expect("a row")
    }
}

fn kinds(mails: &[Got]) -> Vec<(String, String)> {
    let mut kinds: Vec<_> = mails
        .iter()
        .map(|mail| (mail.to.split('@').next().unwrap_or_default().into(), mail.reason()))
        .collect();
    kinds.sort();
    kinds
}

fn pairs(kinds: &[(&str, &str)]) -> Vec<(String, String)> {
    kinds.iter().map(|(to, kind)| ((*to).into(), (*kind).into())).collect()
}

#[test]
fn game_is_one_thread_per_player() {
    let table = Table::new();
    let mut got = table.deliver();
    assert_eq!(kinds(&got), pairs(&[("ann", "game-started"), ("bob", "game-started")]));
    for (i, text) in ["f3", "e5", "g4", "Qh4#"].into_iter().enumerate() {
        table.play(if i % 2 == 0 { Color::White } else { Color::Black }, text);
        let mails = table.deliver();
        let expected = match i {
            3 => pairs(&[("ann", "game-over"), ("bob", "game-over")]),
            1 => pairs(&[("ann", "your-move")]),
            _ => pairs(&[("ann", "move-recorded"), ("bob", "your-move")]),
        };
        assert_eq!(kinds(&mails), expected, "after {text}");
        got.extend(mails);
    }
    let mut events: Vec<_> = table.rows().into_iter().map(|row| (row.mail.seq, row.mail.to)).collect();
    let all = events.len();
    events.sort_by_key(|event| format!("{event:?}"));
    events.dedup();
    assert_eq!(events.len(), all, "one mail for each event and recipient");
    for to in ["ann@example.org", "bob@example.org"] {
        let mut previous: Option<String> = None;
        for mail in got.iter().filter(|mail| mail.to == to) {
            let parsed = mail.parsed();
            let other = if to.starts_with("ann") { "bob@" } else { "ann@" };
            assert!(!mail.raw.contains(other), "the opponent's address");
            assert_eq!(parsed.in_reply_to().as_text().map(ToOwned::to_owned), previous);
            previous = parsed.message_id().map(ToOwned::to_owned);
            let subject = parsed.subject().expect("a subject");
            assert!(subject.starts_with("[G1] Ann - Bob: ") && subject.ends_with(" (Cup)"), "{subject}");
            let reply_to = parsed.reply_to().and_then(|to| to.first()?.address.clone()).expect("Reply-To");
            let ply = parsed.header("X-Postzug-Ply").and_then(HeaderValue::as_text).expect("a ply");
            let Some(Address::Play { game, seen, .. }) =
                table.instance.service.mail_in.read_mail_address(&reply_to)
            else {
                panic!("{reply_to}")
            };
            assert_eq!((game, seen.ply.0.to_string().as_str()), (table.game, ply));
        }
    }
    let (game, white) = (table.game, table.players.white);
    let texts =
        app::ports::read(&*table.instance.store, |view| view.sent_texts(game, white, 9)).expect("texts");
    assert_eq!(texts.len(), 5, "as many as Ann got");
    assert!(texts[0].contains("Bob (Black) wins"));
}

/// Its worker died, and another sends it after a later move: each is about its own move, under one Message-ID.
#[test]
fn late_confirmations_name_their_own_move() {
    let table = Table::new();
    table.deliver();
    table.play(Color::White, "e4");
    table.play(Color::Black, "e5");
    table.play(Color::White, "Nf3");
    let recorded: Vec<_> =
        table.deliver().into_iter().filter(|mail| mail.reason() == "move-recorded").collect();
    let said = |mail: &Got, name: &str| {
        mail.parsed().header(name.to_owned()).and_then(HeaderValue::as_text).map(ToOwned::to_owned)
    };
    let plies: Vec<_> = recorded.iter().map(|mail| said(mail, "X-Postzug-Ply").expect("a ply")).collect();
    assert_eq!(plies, ["1", "3"]);
    for (mail, text) in recorded.iter().zip(["1. 5254", "2. 7163"]) {
        assert!(mail.raw.contains(&format!("You played {text}")), "{}", mail.raw);
    }
}

#[test]
fn answered_mail_is_not_sent() {
    let table = Table::new();
    table.deliver();
    table.play(Color::White, "e4");
    table.play(Color::Black, "e5");
    table.instance.execute("UPDATE player SET acknowledge = false WHERE name = 'Ann'").expect("a setting");
    assert_eq!(kinds(&table.deliver()), pairs(&[("ann", "your-move")]));
    let row = table.row("your-move", Color::Black);
    assert_eq!((row.state, row.reason.as_str()), (MailState::Dropped, "the game has moved on"));
    assert_eq!(table.row("move-recorded", Color::White).reason, "not wanted");
}

#[test]
fn reminder_is_exact_and_never_late() {
    let table = Table::new();
    table.deliver();
    table.instance.pass(Span::hours(97));
    table.instance.service.time.tick().expect("a tick");
    let mails = table.deliver();
    assert_eq!(kinds(&mails), pairs(&[("ann", "reminder")]));
    assert!(mails[0].raw.contains("(in 23 h"), "{}", mails[0].raw);
    table.play(Color::White, "e4");
    table.deliver();
    table.instance.pass(Span::hours(97));
    table.instance.service.time.tick().expect("a tick");
    table.play(Color::Black, "e5");
    assert_eq!(kinds(&table.deliver()), pairs(&[("ann", "your-move")]));
}

#[test]
fn sealed_move_is_in_no_mail() {
    let table = Table::new();
    table.deliver();
    table.play(Color::White, "e4");
    table.play(Color::Black, "e5");
    let arbiter = Actor::Arbiter(table.arbiter);
    table.submit(arbiter, Channel::Http, Request::act(domain::Act::Adjourn, "Late."));
    table.deliver();
    table.by(Color::White, Channel::Mail, Request::seal("Nb1-a3", false));
    let mails = table.deliver();
    assert_eq!(kinds(&mails), pairs(&[("ann", "adjournment"), ("bob", "adjournment")]));
    let details: String = table.rows().iter().map(|row| row.mail.details.stored().unwrap()).collect();
    for written in ["Nb1-a3", "Na3", "b1a3", "2113"] {
        assert!(mails.iter().all(|mail| !mail.raw.contains(written)), "{written}");
        assert!(!details.contains(written));
    }
    table.by(Color::Black, Channel::Http, Request::from(Command::Resume { envelope: None }));
    let mails = table.deliver();
    assert_eq!(kinds(&mails), pairs(&[("ann", "adjournment"), ("bob", "adjournment")]));
    assert!(mails.iter().all(|mail| mail.raw.contains("2. 2113 (written \"Nb1-a3\")")));
}
