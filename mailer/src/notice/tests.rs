//! Every kind of mail, rendered for a game that is played by the Laws.

use std::collections::{BTreeSet, HashMap};

use app::{
    Address, ChallengeView, NoticeKind, Service,
    inbox::{ConfirmationAsked, Entry, Transcript},
    outbox::{
        AccountNotice, ChallengeNotice, ChallengeStep, CodePurpose, CodeSent, GameContext, Leaving,
        MailDetails, OutgoingMail, SomeGames,
    },
    ports::{
        Challenge, ChallengeId, ChallengeState, MailFormat, MailKind, MailState, Message, NewMail, OutboxRow,
        Player, Recipient, Recorded, Role, Terms,
    },
};
use domain::{
    Act, Actor, ByColor, Cause, ClaimBasis, Color, Command, Digest, Envelope, Event, Game, GameId, Instant,
    LeaveRules, Outcome, Ply, Refusal, Regulations, Reminder, Seen, SilenceRule, Span, Start, TextRule,
    TimeControl,
    clock::{Date, Leave},
    decide,
    notation::{self, Letters, Notation, NotationStyle},
    sealing::{self, Disclosure, EnvelopeText, Secret},
};
use mail_parser::{HeaderValue, MessageParser, MimeHeaders as _};
use messages::Language;
use store::testing::TestInstance;
use unicode_width::UnicodeWidthStr as _;

use super::{Outgoing, compose};

mod accounts;
mod answers;
mod calendar;
mod chromium;
mod games;
mod heard;
mod html;
mod pgn;
mod pseudo;
mod quoted;

use pseudo::{hard_coded, in_language, not_isolated, samples};

const GAME: GameId = GameId(42);

/// A challenge between two players of one name.
fn challenged(challenge: Challenge) -> ChallengeView {
    ChallengeView { challenge, by: "Bob".into(), to: Some("Bob".into()), arbiters: HashMap::new() }
}

/// A game between Ann and Bob, as app would read it for a mail.
struct Table {
    instance: TestInstance,
    players: ByColor<Player>,
    events: Vec<Recorded>,
    game: Game,
    messages: Vec<Message>,
    /// Events of the last command.
    group: usize,
}

impl Table {
    fn new() -> Self {
        Self::starting(Start::Standard, "Spring Cup")
    }

    fn starting(start: Start, tournament: &str) -> Self {
        Self::ruled(start, tournament, Regulations::per_move(5))
    }

    fn ruled(start: Start, tournament: &str, regulations: Regulations) -> Self {
        let instance = TestInstance::new();
        let mut players =
            ByColor { white: instance.add("Ann", Role::Player), black: instance.add("Bob", Role::Player) };
        players.black.time_zone = "Europe/Berlin".into();
        let created = Command::Create {
            players: players.as_ref().map(|player| player.id),
            start,
            regulations,
            tournament: tournament.into(),
            zones: ByColor::default(),
        };
        let now = instance.clock_now();
        let events = decide(None, Actor::Timekeeper, &Cause::new(created, now), now).events;
        let game = Game::evolve(None, &events[0]).expect("a game");
        let mut table = Self { instance, players, events: Vec::new(), game, messages: Vec::new(), group: 0 };
        table.record(Actor::Timekeeper, events);
        table
    }

    fn record(&mut self, actor: Actor, events: Vec<Event>) {
        self.group = events.len();
        for event in events {
            let seq = u32::try_from(self.events.len()).expect("few") + 1;
            let (body, ply, hash) = (String::new(), None, Digest([0; 32]));
            self.events.push(Recorded { game: GAME, seq, actor, cause: None, event, body, ply, hash });
        }
    }

    fn act(&mut self, actor: Actor, command: &Command) {
        self.act_with(actor, command, None);
    }

    fn act_with(&mut self, actor: Actor, command: &Command, message: Option<Digest>) {
        let now = self.instance.clock_now();
        let needed = matches!(command.traits().text, TextRule::Required(_)).then_some(Digest([8; 32]));
        let cause = Cause {
            text: message.or(needed),
            seen: Seen::Position(self.game.position_id()),
            style: Letters::English.into(),
            ..Cause::new(command.clone(), now)
        };
        let decision = decide(Some(&self.game), actor, &cause, now);
        assert!(!decision.events.is_empty(), "{command:?}: {:?}", decision.refusal);
        for event in &decision.events {
            self.game = Game::evolve(Some(self.game.clone()), event).expect("it follows");
        }
        self.record(actor, decision.events);
    }

    fn by(&mut self, color: Color, command: &Command) {
        self.act(Actor::Player(self.players[color].id), command);
    }

    fn play(&mut self, moves: &str) {
        for text in moves.split_whitespace() {
            self.instance.clock.advance(Span::hours(5));
            self.play_with(text, false, None);
        }
    }

    fn play_with(&mut self, text: &str, draw_offer: bool, message: Option<&str>) {
        let mover = self.game.position.side_to_move();
        let digest = message.map(|_| Digest([7; 32]));
        let command = Command::Move { m: text.into(), draw_offer };
        self.act_with(Actor::Player(self.players[mover].id), &command, digest);
        if let Some(text) = message {
            let seq = self.events.last().expect("a move").seq;
            let author = self.players[mover].id;
            self.messages.push(Message { seq, author, salt: None, text: text.into() });
        }
    }

    fn say(&mut self, color: Color, text: &str) {
        // Other than that of a message with a move.
        self.act_with(Actor::Player(self.players[color].id), &Command::Say, Some(Digest([6; 32])));
        let (seq, author) = (self.events.last().expect("a message").seq, self.players[color].id);
        self.messages.push(Message { seq, author, salt: None, text: text.into() });
    }

    fn seal(&mut self, written: &str) -> String {
        let side = self.game.position.side_to_move();
        let m = notation::read(written, &self.game.position, Letters::English);
        let envelope = EnvelopeText {
            game: GAME,
            sealer: side,
            ply: self.game.ply,
            fen: self.game.position.fen(),
            written: written.into(),
            letters: Letters::English,
            uci: m.map_or_else(|_| String::new(), |m| self.game.position.uci(m)),
            draw_offer: false,
            nonce: "00112233445566778899aabbccddeeff".into(),
        };
        let text = envelope.to_text().expect("an envelope");
        self.by(
            side,
            &Command::Seal {
                envelope: Some(Envelope::in_vault(sealing::commitment(&text), Digest([1; 32]))),
            },
        );
        text
    }

    fn row(&self, kind: MailKind, to: Color, details: MailDetails) -> OutboxRow {
        let (player, seq) = (self.players[to].id, self.events.last().expect("events").seq);
        let key = format!("{}.{seq}.{}.{}", GAME.0, player.0, kind.name());
        let mail = NewMail {
            game: Some(GAME),
            seq: Some(seq),
            ply: Some(self.game.ply),
            details,
            ..NewMail::new(key, Recipient::Player(player), kind, self.instance.clock_now())
        };
        OutboxRow {
            id: 9,
            mail,
            state: MailState::Waiting,
            reason: String::new(),
            attempts: 1,
            next_at: None,
            settled_at: None,
            told_by: None,
        }
    }

    fn mail(&self, kind: MailKind, to: Color) -> OutgoingMail {
        let first = self.events.len() - self.group;
        let details = match kind {
            MailKind::Reminder => MailDetails::Reminder(Reminder::FifthLeft),
            _ => MailDetails::Events { first: u32::try_from(first).expect("small") + 1, conditional: None },
        };
        let context = GameContext {
            id: GAME,
            game: self.game.clone(),
            names: self.players.as_ref().map(|player| player.name.clone()),
            people: [(domain::PlayerId(99), "Carla".to_owned())].into(),
            events: self.events.clone(),
            told: self.events[first..].iter().map(|recorded| recorded.event.clone()).collect(),
            messages: self.messages.clone(),
            thread: vec!["42.1.1.game-started".into(), "42.2.1.your-move".into()],
        };
        OutgoingMail {
            row: self.row(kind, to, details),
            to: self.players[to].email.clone().expect("an address"),
            reader: Some(self.players[to].clone()),
            context: Some(context),
            challenge: None,
            checkpoint: None,
            receipt: None,
            secret: None,
            conditions: None,
            passed_on: None,
            digest: None,
            told: Vec::new(),
            unanswered: 0,
            now: self.instance.clock_now(),
        }
    }

    /// The mail to an arbiter.
    fn to_arbiter(&self) -> OutgoingMail {
        let mut given = self.mail(MailKind::ArbiterNews, Color::White);
        let (id, name) = (domain::PlayerId(99), "Carla".to_owned());
        let carla = Player { id, name, role: Role::Arbiter, ..self.players.white.clone() };
        given.to = carla.email.clone().expect("an address");
        given.row.mail.to = Recipient::Player(carla.id);
        given.reader = Some(carla);
        given
    }

    fn other(&self, kind: MailKind, to: Color, details: MailDetails) -> OutgoingMail {
        let mut given = self.mail(kind, to);
        given.row.mail.details = details;
        given.context = None;
        given
    }

    fn write(&self, mail: &OutgoingMail) -> Outgoing {
        check(&self.instance.service, mail)
    }

    fn text(&self, kind: MailKind, to: Color) -> String {
        self.write(&self.mail(kind, to)).text.expect("no secret")
    }
}

/// Renders a mail, and checks what is true of every mail.
fn check(service: &Service, given: &OutgoingMail) -> Outgoing {
    let mail = compose(service, given).expect("a mail");
    if given.reader.as_ref().is_some_and(|reader| reader.mail_format == MailFormat::Html) {
        return mail;
    }
    let parsed = MessageParser::new().parse(&mail.bytes).expect("it parses");
    let files: Vec<_> =
        parsed.attachments().map(|file| (file.offset_end - file.offset_body) as usize).collect();
    assert!(files.iter().all(|file| *file <= 42_000), "{files:?} bytes");
    let size = mail.bytes.len() - files.iter().sum::<usize>();
    assert!(size <= 12 * 1024 + 512 * files.len(), "{size} bytes");
    let raw = String::from_utf8(mail.bytes.clone()).expect("UTF-8");
    let (head, body) = raw.split_once("\r\n\r\n").expect("a head and a body");
    assert!(head.is_ascii() && head.lines().all(|line| line.len() < 998), "{head}");
    assert!(!raw.replace("\r\n", "").contains(['\r', '\n']), "only CRLF ends lines");
    for line in body.lines() {
        assert!(line.width() <= 78 || line.starts_with('['), "{line}");
        assert!(!line.contains(['\t', '\u{a0}']), "{line}");
    }
    assert_eq!(parsed.parts.len(), if files.is_empty() { 1 } else { 2 + files.len() });
    let parsed_text = parsed.body_text(0).expect("text").replace("\r\n", "\n");
    let text = mail.text.clone().unwrap_or_else(|| parsed_text.to_string());
    let shown = parsed_text.replace(messages::is_isolate, "");
    let text = text.replace(messages::is_isolate, "");
    assert_eq!(shown.trim_end(), text.trim_end(), "nothing is encoded away");
    let encoding = parsed.header("Content-Transfer-Encoding").and_then(HeaderValue::as_text);
    assert_eq!(encoding, Some(if text.is_ascii() { "7bit" } else { "8bit" }));
    assert_eq!(
        parsed.from().and_then(|from| from.first()?.address.clone()).as_deref(),
        Some("play@play.example.org")
    );
    assert!(parsed.message_id().is_some_and(|id| id.ends_with("@play.example.org")));
    let addresses = addresses(&raw);
    for address in &addresses {
        let own = address.ends_with("@play.example.org") || *address == given.to;
        let kind = given.row.mail.kind;
        let quotes = matches!(kind, MailKind::Confirmation | MailKind::PassedOn | MailKind::LogReceipt);
        assert!(own || quotes, "{address} is private");
    }
    let words = hard_coded(service, given);
    assert!(words.is_empty(), "these words come from no message: {words:?}");
    let lines = not_isolated(service, given);
    assert!(lines.is_empty(), "these lines mix directions: {lines:#?}");
    let spelled = heard::spelled(service, given);
    assert!(spelled.is_empty(), "a screen reader spells these: {spelled:?}");
    html::check_html(service, given, &mail);
    mail
}

/// Languages with snapshots, beside English: one of each script and direction.
const PICTURED: [&str; 4] = ["de", "uk", "hi", "ar"];

/// Checks a mail in every language that is sent, and compares it with its snapshots.
fn snapshots(table: &Table, name: &str, given: &OutgoingMail) {
    insta::assert_snapshot!(name, shown(&text_of(&table.write(given))));
    let is_sent = |language: &&Language| language.is_offered() && language.tag != "en";
    let sent: Vec<&str> = Language::all().iter().filter(is_sent).map(|language| language.tag).collect();
    assert!(PICTURED.iter().all(|tag| sent.contains(tag)), "{sent:?}");
    for tag in sent {
        let mail = table.write(&in_language(given, tag));
        let raw = String::from_utf8_lossy(&mail.bytes);
        assert!(raw.contains(&format!("\r\nContent-Language: {tag}\r\n")), "{name}: {raw}");
        if PICTURED.contains(&tag) {
            insta::with_settings!({ snapshot_suffix => tag }, {
                insta::assert_snapshot!(name, shown(&text_of(&mail)));
            });
        }
    }
}

/// The kinds that no test of their own draws.
#[test]
fn other_kinds_have_snapshots() {
    for (kind, name) in [
        (MailKind::Digest, "digest"),
        (MailKind::Restored, "restored"),
        (MailKind::LogReceipt, "receipt"),
        (MailKind::PassedOn, "passed_on"),
    ] {
        let (table, mails) = samples(kind);
        snapshots(&table, name, &mails[0]);
    }
}

fn text_of(mail: &Outgoing) -> String {
    let parsed = MessageParser::new().parse(&mail.bytes).expect("it parses");
    parsed.body_text(0).expect("a text").replace("\r\n", "\n")
}

fn addresses(text: &str) -> BTreeSet<String> {
    let edge = |c: char| !(c.is_ascii_alphanumeric() || "+-._@".contains(c));
    text.split(edge).filter(|word| word.contains('@')).map(|word| word.trim_matches('.').to_owned()).collect()
}

/// The mail without what is random for the reader: the tokens, and the hash of the script that checks proofs.
fn shown(text: &str) -> String {
    text.replace(&app::log::script_hash().to_string(), "HASH")
        .split_inclusive(|c: char| !(c.is_ascii_alphanumeric() || "+-@.".contains(c)))
        .map(|word| match word.split_once("@play.example.org") {
            Some((local, rest)) => {
                let kind = local.rsplit_once('-').map_or(local, |(kind, _token)| kind);
                format!("{kind}-TOKEN@play.example.org{rest}")
            }
            None => word.into(),
        })
        .collect()
}

fn moved() -> Table {
    let mut table = Table::new();
    table.play("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1");
    table.instance.clock.advance(Span::hours(27));
    table.play_with("b5", true, Some("Hello Ann!\n\nA draw? I think so.\n.\nFrom here on it is boring."));
    table
}
