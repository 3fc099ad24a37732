//! Every kind of mail, rendered for a game that is played by the Laws.

use std::collections::BTreeSet;

use app::{
    Address, NoticeKind, Service,
    inbox::{ConfirmationAsked, Entry, Transcript},
    outbox::{
        AccountNews, ChallengeNews, ChallengeStep, CodePurpose, CodeSent, GameContext, Leaving, MailDetails,
        OutgoingMail, SomeGames,
    },
    ports::{
        Challenge, ChallengeId, ChallengeState, MailKind, MailState, Message, NewMail, OutboxRow, Player,
        Recipient, Recorded, Role, Terms,
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

const GAME: GameId = GameId(42);

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
    assert!(mail.bytes.len() <= 12 * 1024, "{} bytes", mail.bytes.len());
    let raw = String::from_utf8(mail.bytes.clone()).expect("UTF-8");
    let (head, body) = raw.split_once("\r\n\r\n").expect("a head and a body");
    assert!(head.is_ascii() && head.lines().all(|line| line.len() < 998), "{head}");
    assert!(!raw.replace("\r\n", "").contains(['\r', '\n']), "only CRLF ends lines");
    for line in body.lines() {
        assert!(line.width() <= 78 || line.starts_with('['), "{line}");
        assert!(!line.contains(['\t', '\u{a0}']), "{line}");
    }
    let parsed = MessageParser::new().parse(&mail.bytes).expect("it parses");
    assert_eq!(parsed.parts.len(), 1);
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
        assert!(own || given.row.mail.kind == MailKind::Confirmation, "{address} is private");
    }
    let words = hard_coded(service, given);
    assert!(words.is_empty(), "these words come from no message: {words:?}");
    let lines = not_isolated(service, given);
    assert!(lines.is_empty(), "these lines mix directions: {lines:#?}");
    mail
}

/// The same mail for a reader of this language; `None` if nobody with an account reads it.
fn in_language(given: &OutgoingMail, tag: &str) -> Option<OutgoingMail> {
    let reader = Player { language: tag.into(), ..given.reader.clone()? };
    Some(OutgoingMail {
        row: given.row.clone(),
        to: given.to.clone(),
        reader: Some(reader),
        context: given.context.as_ref().map(|context| GameContext {
            id: context.id,
            game: context.game.clone(),
            names: context.names.clone(),
            people: context.people.clone(),
            events: context.events.clone(),
            told: context.told.clone(),
            messages: context.messages.clone(),
            thread: context.thread.clone(),
        }),
        challenge: given.challenge.clone(),
        checkpoint: given.checkpoint.clone(),
        receipt: given.receipt.clone(),
        secret: given.secret.clone(),
        conditions: given.conditions.clone(),
        passed_on: given.passed_on.clone(),
        ..*given
    })
}

/// Compares a mail with its snapshot in every language that is sent.
fn snapshots(table: &Table, name: &str, given: &OutgoingMail) {
    insta::assert_snapshot!(name, shown(&text_of(&table.write(given))));
    let sent = Language::all().iter().filter(|language| language.is_offered());
    for language in
        sent.filter(|language| !["en", messages::PSEUDO, messages::PSEUDO_RTL].contains(&language.tag))
    {
        let given = in_language(given, language.tag).expect("a reader");
        let mail = table.write(&given);
        let raw = String::from_utf8_lossy(&mail.bytes);
        assert!(raw.contains(&format!("\r\nContent-Language: {}\r\n", language.tag)), "{name}: {raw}");
        insta::with_settings!({ snapshot_suffix => language.tag }, {
            insta::assert_snapshot!(name, shown(&text_of(&mail)));
        });
    }
}

fn text_of(mail: &Outgoing) -> String {
    let parsed = MessageParser::new().parse(&mail.bytes).expect("it parses");
    parsed.body_text(0).expect("a text").replace("\r\n", "\n")
}

/// Returns the words that a mail in the pseudo-locale has outside of all messages, and that nobody wrote.
fn hard_coded(service: &Service, given: &OutgoingMail) -> Vec<String> {
    let Some(given) = in_language(given, messages::PSEUDO) else { return Vec::new() };
    let mail = compose(service, &given).expect("a mail");
    let parsed = MessageParser::new().parse(&mail.bytes).expect("it parses");
    let body = parsed.body_text(0).expect("text").replace("\r\n", "\n");
    let subject = parsed.subject().unwrap_or_default();
    let text = format!("{subject}\n{}", mail.text.unwrap_or(body));
    // What people wrote, and what they are called.
    let names = given.context.iter().flat_map(|context| {
        context
            .names
            .iter()
            .chain(context.people.values())
            .chain(context.messages.iter().map(|message| &message.text))
    });
    let tournament = given.context.as_ref().map(|context| (context.id.to_string(), &context.game.tournament));
    let written = format!("{:?} {:?} {tournament:?}", given.row.mail.details, service.settings().site_name);
    let known: Vec<&str> = names.map(String::as_str).chain([written.as_str()]).collect();
    // The game for programs ends the mail.
    messages::outside_messages(text.split("\nFrom: <").next().unwrap_or_default(), &known)
}

/// Returns the lines of a mail from right to left that would show names, moves or addresses in another order.
fn not_isolated(service: &Service, given: &OutgoingMail) -> Vec<String> {
    let Some(given) = in_language(given, messages::PSEUDO_RTL) else { return Vec::new() };
    let mail = compose(service, &given).expect("a mail");
    let parsed = MessageParser::new().parse(&mail.bytes).expect("it parses");
    let text = format!("{}\n{}", parsed.subject().unwrap_or_default(), parsed.body_text(0).expect("text"));
    messages::not_isolated(&text).into_iter().map(str::to_owned).collect()
}

fn addresses(text: &str) -> BTreeSet<String> {
    let edge = |c: char| !(c.is_ascii_alphanumeric() || "+-._@".contains(c));
    text.split(edge).filter(|word| word.contains('@')).map(|word| word.trim_matches('.').to_owned()).collect()
}

/// The mail without what is random for the reader: the tokens.
fn shown(text: &str) -> String {
    text.split_inclusive(|c: char| !(c.is_ascii_alphanumeric() || "+-@.".contains(c)))
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

/// Whatever an answer holds, and in any language: the check of every mail looks at its lines.
#[test]
fn long_answers_keep_78_columns() {
    let mut table = moved();
    table.players.white.name =
        "Wolfgang Amadeus Theophilus von und zu Hohenlohe-Waldenburg-Schillingsfürst".into();
    let answers = [
        "word ".repeat(60),
        format!("  {}", "Слово за слово, и ничего не сыграно. ".repeat(9)),
        format!("  8 r . b q\n  7 p p p p\n{}", "é".repeat(300)),
        format!("[SetUp \"1\"]\n[FEN \"{}\"]", "r".repeat(80)),
        "一手も指されませんでした。".repeat(12),
        "a\u{2028}b\r\nc".into(),
    ];
    for answer in answers {
        let entry = Entry { line: "show ".repeat(24).into(), answer: answer.clone().into(), ok: true };
        let transcript =
            Transcript { entries: vec![entry], summary: answer.clone().into(), ..Transcript::default() };
        for kind in [MailKind::Transcript, MailKind::AccountNews] {
            let details = match kind {
                MailKind::Transcript => MailDetails::Transcript(transcript.clone()),
                _ => MailDetails::Account(AccountNews::ApiTokenMade { label: answer.clone() }),
            };
            let text = table.write(&table.other(kind, Color::White, details)).text.expect("no secret");
            // Nothing is lost by it.
            let letters = |text: &str| text.chars().filter(|c| c.is_alphabetic()).count();
            assert!(letters(&text) >= letters(&answer), "{text}");
        }
    }
    let board = Entry { line: "show".into(), answer: "  8 r  .  b\n  7 p  p  p".into(), ok: true };
    let transcript = Transcript { entries: vec![board], ..Transcript::default() };
    let text = table
        .write(&table.other(MailKind::Transcript, Color::White, MailDetails::Transcript(transcript.clone())))
        .text;
    assert!(text.expect("no secret").contains("\n  8 r  .  b\n  7 p  p  p\n"), "what fits stays as it is");
}

#[test]
fn your_move() {
    let table = moved();
    let given = table.mail(MailKind::YourMove, Color::White);
    snapshots(&table, "your_move_read", &given);
    let mail = table.write(&given);
    insta::assert_snapshot!(shown(&String::from_utf8(mail.bytes).expect("UTF-8").replace("\r\n", "\n")));
}

#[test]
fn cut_answer_says_so() {
    let table = moved();
    for (lines, cut) in [(120, false), (125, true)] {
        let answer: Vec<String> = (1..=lines).map(|line| format!("line {line}")).collect();
        let entry = Entry { line: "pgn".into(), answer: answer.join("\n").into(), ok: true };
        let transcript = Transcript { entries: vec![entry], ..Transcript::default() };
        let text = table
            .write(&table.other(
                MailKind::Transcript,
                Color::White,
                MailDetails::Transcript(transcript.clone()),
            ))
            .text;
        let text = text.expect("no secret");
        assert!(text.contains("\nline 120\n") && !text.contains("line 121"), "{text}");
        assert_eq!(text.contains("... and 5 more lines, too many for a mail."), cut, "{text}");
    }
}

#[test]
fn subject_says_whose_move_it_is() {
    let mut table = Table::starting(Start::Standard, "");
    let subject = |table: &Table, kind, color| {
        let bytes = table.write(&table.mail(kind, color)).bytes;
        MessageParser::new().parse(&bytes).expect("it parses").subject().expect("a subject").to_owned()
    };
    assert_eq!(subject(&table, MailKind::GameStarted, Color::White), "[G42] Ann - Bob: your move 1");
    assert_eq!(subject(&table, MailKind::GameStarted, Color::Black), "[G42] Ann - Bob: Ann's move 1");
    table.play("e4");
    assert_eq!(subject(&table, MailKind::MoveRecorded, Color::White), "[G42] Ann - Bob: Bob's move 1");
    assert_eq!(subject(&table, MailKind::YourMove, Color::Black), "[G42] Ann - Bob: your move 1");
    table.instance.clock.advance(Span::hours(96) + Span::minutes(30));
    assert_eq!(
        subject(&table, MailKind::Reminder, Color::Black),
        "[G42] Ann - Bob: your move 1, 23 h 30 min left"
    );
    table.play_with("e5", true, None);
    assert_eq!(
        subject(&table, MailKind::YourMove, Color::White),
        "[G42] Ann - Bob: your move 2, draw offered"
    );
    assert_eq!(subject(&table, MailKind::MoveRecorded, Color::Black), "[G42] Ann - Bob: Ann's move 2");
    table.by(Color::White, &Command::Resign);
    assert_eq!(subject(&table, MailKind::GameOver, Color::White), "[G42] Ann - Bob: game over, you lost");
    assert_eq!(subject(&table, MailKind::GameOver, Color::Black), "[G42] Ann - Bob: game over, you won");
    let mut table = moved();
    table.by(Color::White, &Command::AcceptDraw);
    assert_eq!(
        subject(&table, MailKind::GameOver, Color::White),
        "[G42] Ann - Bob: game over, drawn (Spring Cup)"
    );
    let mut table = Table::starting(Start::Standard, "");
    table.play("e4 e5");
    table.by(Color::Black, &Command::Adjourn);
    table.by(Color::White, &Command::Adjourn);
    table.seal("Ng1-f3");
    for color in Color::ALL {
        assert_eq!(subject(&table, MailKind::Adjournment, color), "[G42] Ann - Bob: adjourned");
    }
}

#[test]
fn pgn_attached_when_chosen() {
    for name in ["Ann", "Jürgen"] {
        let mut table = moved();
        table.players.white.name = name.into();
        table.players.white.pgn_attached = true;
        let mail = compose(&table.instance.service, &table.mail(MailKind::YourMove, Color::White));
        let mail = mail.expect("a mail");
        let text = mail.text.expect("no secret");
        assert!(text.contains("[CmailGameName \"G42\"]"), "it stays in the text: {text}");
        for bytes in std::iter::once(&mail.bytes).chain(mail.seven_bit.as_ref()) {
            let parsed = MessageParser::new().parse(bytes).expect("it parses");
            assert_eq!(parsed.body_text(0).expect("text").replace("\r\n", "\n").trim_end(), text.trim_end());
            assert_eq!(parsed.attachment_count(), 1);
            let file = parsed.attachment(0).expect("a file");
            assert_eq!(file.attachment_name(), Some("G42.pgn"));
            let kind = file.content_type().expect("a type");
            assert_eq!((kind.ctype(), kind.subtype()), ("application", Some("vnd.chess-pgn")));
            let pgn = std::str::from_utf8(file.contents()).expect("UTF-8");
            let mut reader = pgn_reader::Reader::new(std::io::Cursor::new(pgn));
            assert_eq!(reader.read_game(&mut Count).expect("PGN"), Some(12), "{pgn}");
            assert!(pgn.contains(&format!("[White \"{name}\"]")), "{pgn}");
        }
        let seven_bit = mail.seven_bit.as_ref().unwrap_or(&mail.bytes);
        assert!(seven_bit.is_ascii() && mail.seven_bit.is_some() != name.is_ascii());
        // Its confirmation of a move has no game to attach.
        let recorded = table.mail(MailKind::MoveRecorded, Color::White);
        let recorded = compose(&table.instance.service, &recorded).expect("a mail");
        assert_eq!(MessageParser::new().parse(&recorded.bytes).expect("it parses").attachment_count(), 0);
        table.players.white.pgn_attached = false;
        assert_eq!(parts_of(&table.write(&table.mail(MailKind::YourMove, Color::White))), 1);
    }
}

fn parts_of(mail: &Outgoing) -> usize {
    MessageParser::new().parse(&mail.bytes).expect("it parses").parts.len()
}

#[test]
fn each_kind_of_game_mail() {
    let mut table = Table::new();
    snapshots(&table, "game_started", &table.mail(MailKind::GameStarted, Color::Black));
    table.play("e4");
    snapshots(&table, "move_recorded", &table.mail(MailKind::MoveRecorded, Color::White));
    assert!(table.text(MailKind::MoveRecorded, Color::White).len() <= 3 * 1024);
    table.instance.clock.advance(Span::hours(97));
    snapshots(&table, "reminder", &table.mail(MailKind::Reminder, Color::Black));
    let claim =
        Command::Claim { basis: ClaimBasis::ThreefoldRepetition, announced: Some("e5".into()), probed: None };
    table.by(Color::Black, &claim);
    snapshots(&table, "claim_rejected", &table.mail(MailKind::YourMove, Color::White));
    table.by(Color::White, &Command::DeclineDraw);
    snapshots(&table, "draw_declined", &table.mail(MailKind::GameNews, Color::Black));
    table.by(Color::White, &Command::Resign);
    snapshots(&table, "game_over", &table.mail(MailKind::GameOver, Color::Black));
}

#[test]
fn an_adjournment_from_proposal_to_opening() {
    let mut table = Table::new();
    table.players.black.no_board = true;
    table.play("e4 e5");
    table.by(Color::Black, &Command::Adjourn);
    snapshots(&table, "adjournment_proposed", &table.mail(MailKind::Adjournment, Color::White));
    table.by(Color::White, &Command::Adjourn);
    snapshots(&table, "adjournment_agreed", &table.mail(MailKind::Adjournment, Color::White));
    let envelope = table.seal("Ng1-f3");
    for color in Color::ALL {
        let text = table.text(MailKind::Adjournment, color);
        assert!(text.contains(&sealing::commitment(&envelope).to_string()));
        for written in ["Ng1-f3", "Nf3", "g1f3", "7163"] {
            assert!(!text.contains(written), "a sealed move in a mail: {text}");
        }
    }
    snapshots(&table, "sealed", &table.mail(MailKind::Adjournment, Color::Black));
    table.by(Color::White, &Command::Resume { envelope: None });
    snapshots(&table, "resumption_asked", &table.mail(MailKind::Adjournment, Color::Black));
    table.by(Color::Black, &Command::Resume { envelope: Some(Disclosure::new(GAME, envelope)) });
    snapshots(&table, "opened", &table.mail(MailKind::Adjournment, Color::Black));
}

#[test]
fn arbiter_mail_lists_pending_acts() {
    let mut table = Table::new();
    table.play("e4 e5");
    table.act(Actor::Arbiter(domain::PlayerId(99)), &Command::Act { act: Act::Adjourn });
    let envelope = table.seal("Ng1-f3");
    let mut held = table.game.clone();
    let domain::Phase::Adjourned { envelope: closed, .. } = &mut held.phase else { panic!("not adjourned") };
    closed.holders = domain::Holders::Arbiters { arbiters: vec![domain::PlayerId(99)], needed: 1 };
    let vault = std::mem::replace(&mut table.game, held);
    table.by(Color::Black, &Command::Resume { envelope: None });
    let text = text_of(&table.write(&table.to_arbiter()));
    assert!(!text.contains("f3") && !text.contains("7163"), "{text}");
    snapshots(&table, "arbiter_waits", &table.to_arbiter());
    table.game = vault;
    table.by(Color::Black, &Command::Resume { envelope: Some(Disclosure::new(GAME, envelope)) });
    table.by(Color::Black, &Command::QuestionClocks);
    snapshots(&table, "arbiter_clocks", &table.to_arbiter());
}

#[test]
fn ambiguous_sealed_move_ends_the_game() {
    let mut table = Table::new();
    table.play("Nf3 d5 d3 e6");
    table.act(Actor::Arbiter(domain::PlayerId(99)), &Command::Act { act: Act::Adjourn });
    let envelope = table.seal("Nd2");
    table.by(Color::Black, &Command::Resume { envelope: Some(Disclosure::new(GAME, envelope)) });
    snapshots(&table, "ambiguous_sealed_move_ends_the_game", &table.mail(MailKind::GameOver, Color::White));
}

#[test]
fn answers_to_mails() {
    let table = moved();
    let entry = |line: &'static str, answer: &str, ok| Entry {
        line: line.into(),
        answer: answer.to_owned().into(),
        ok,
    };
    let transcript = Transcript {
        entries: vec![
            entry("12. Nf9", "\"Nf9\" is not a move in any notation this service knows.", false),
            entry("help", "See below.", true),
        ],
        summary: "Nothing was played. Your clock is still running.".into(),
        shows_conditions: true,
        ..Transcript::default()
    };
    let mut given = table.mail(MailKind::Transcript, Color::White);
    given.row.mail.details = MailDetails::Transcript(transcript);
    let mail = table.write(&given);
    assert_eq!(mail.envelope.from(), None);
    snapshots(&table, "transcript", &given);
    let line = |moves: &[&str]| moves.iter().map(|&text| text.to_owned()).collect();
    given.conditions = Some(vec![line(&["Ra8", "Nf3", "Ra1", "Nd2"]), line(&["Ra7", "Nf3"])]);
    let mail = table.write(&given);
    assert_eq!(mail.text, None, "what the opponent must not know is not kept in the outbox");
    let text = String::from_utf8(mail.bytes).expect("ASCII").replace('\r', "");
    assert!(text.contains("\n\n| 7. Ra8 Nf3 8. Ra1 Nd2\n\n| 7. Ra7 Nf3\n"), "{text}");

    let until = table.instance.clock_now() + Span::days(3);
    let asked = ConfirmationAsked {
        inbox: 12,
        from: "ann@work.example".into(),
        until,
        suggestion: None,
        to_public: false,
        join: None,
    };
    let given = table.other(MailKind::Confirmation, Color::White, MailDetails::Confirmation(asked));
    let mail = table.write(&given);
    let parsed = MessageParser::new().parse(&mail.bytes).expect("it parses");
    let reply_to = parsed.reply_to().and_then(|to| to.first()?.address.clone()).expect("Reply-To");
    assert_eq!(
        table.instance.service.mail_in.read_mail_address(&reply_to),
        Some(Address::Confirm { inbox: 12 })
    );
    snapshots(&table, "confirmation", &given);
}

#[test]
fn challenges_and_accounts() {
    let table = Table::new();
    let news = ChallengeNews { challenge: ChallengeId(7), news: ChallengeStep::Posted };
    let mut given = table.other(MailKind::Challenge, Color::White, MailDetails::Challenge(news));
    let now = table.instance.clock_now();
    let challenge = Challenge {
        id: ChallengeId(7),
        by: table.players.black.id,
        to: Some(table.players.white.id),
        terms: Terms { color: Some(Color::White), ..Terms::default() },
        created_at: now,
        expires_at: now + Span::days(14),
        state: ChallengeState::Open,
    };
    given.challenge = Some((challenge, "Bob".into()));
    let mail = table.write(&given);
    let parsed = MessageParser::new().parse(&mail.bytes).expect("it parses");
    let reply_to = parsed.reply_to().and_then(|to| to.first()?.address.clone()).expect("Reply-To");
    let account = Address::Account { player: table.players.white.id };
    assert_eq!(table.instance.service.mail_in.read_mail_address(&reply_to), Some(account));
    snapshots(&table, "challenge", &given);

    let sent = CodeSent {
        purpose: CodePurpose::SignIn,
        until: now + Span::minutes(10),
        asked_by: String::new(),
        language: None,
    };
    let mut given = table.other(MailKind::SignInCode, Color::White, MailDetails::Code(sent.clone()));
    given.secret = Some(Secret::new("12345678".into()));
    let mail = table.write(&given);
    assert_eq!(mail.text, None, "the code is not kept");
    let raw = String::from_utf8(mail.bytes).expect("UTF-8");
    assert!(!raw.split("\r\n\r\n").next().expect("head").contains("12345678"));
    snapshots(&table, "code", &given);

    for (asked_by, said) in [("curl", "Requested by: curl."), ("Mozilla", "Requested by: a browser.")] {
        let sent = CodeSent { asked_by: asked_by.into(), ..sent.clone() };
        given.row.mail.details = MailDetails::Code(sent);
        let raw = String::from_utf8(table.write(&given).bytes).expect("UTF-8");
        assert!(raw.contains(said), "{raw}");
    }

    let news = MailDetails::Account(AccountNews::ApiTokenMade { label: "script".into() });
    let given = table.other(MailKind::AccountNews, Color::White, news);
    snapshots(&table, "account", &given);
}

/// In the pseudo-locale, as every mail that is written here.
#[test]
fn every_news_of_an_account_is_messages() {
    let table = Table::new();
    let name = || String::from("Ann");
    let games = || SomeGames { named: vec![(GAME, Some(Refusal::GameOver))], more: 2 };
    let left = |event: Option<&str>, how, is_done| AccountNews::Left {
        name: name(),
        how,
        event: event.map(str::to_owned),
        games: games(),
        open: games(),
        is_done,
    };
    for news in [
        AccountNews::Welcome { name: name(), site: "Club".into() },
        AccountNews::RoleChanged { role: Role::Arbiter },
        AccountNews::RoleChanged { role: Role::Administrator },
        AccountNews::EnvelopeKeySet { key: "age1abc".into() },
        AccountNews::ApiTokensRevoked,
        AccountNews::CalendarShown,
        AccountNews::CalendarVoid,
        AccountNews::SessionCopied { device: String::new() },
        AccountNews::SessionCopied { device: "Firefox".into() },
        AccountNews::MailStopped {
            name: name(),
            since: Instant(0),
            bounces: 4,
            reason: "5.1.1".into(),
            games: games(),
        },
        left(None, Leaving::Silence, true),
        left(Some("Cup"), Leaving::Withdrawal, false),
        left(Some("Cup"), Leaving::Expulsion, true),
    ] {
        let given = table.other(MailKind::AccountNews, Color::White, MailDetails::Account(news));
        assert!(!table.write(&given).bytes.is_empty());
    }
}

/// Who has no account, or another address by now, is written to in the language that they chose.
#[test]
fn mails_to_an_address_have_a_language() {
    let table = Table::new();
    let language = Some(String::from("uk"));
    let sent = CodeSent {
        purpose: CodePurpose::SignUp,
        until: table.instance.clock_now() + Span::minutes(10),
        asked_by: String::new(),
        language: language.clone(),
    };
    for (kind, details) in [
        (MailKind::SignInCode, MailDetails::Code(sent)),
        (
            MailKind::AccountNews,
            MailDetails::Account(AccountNews::AddressChanged {
                name: "Ann".into(),
                language: language.clone(),
            }),
        ),
        (
            MailKind::AccountNews,
            MailDetails::Account(AccountNews::Deleted { name: "Ann".into(), language: language.clone() }),
        ),
    ] {
        let mut given = table.other(kind, Color::White, details);
        given.secret = Some(Secret::new("12345678".into()));
        given.reader = None;
        let raw = String::from_utf8(table.write(&given).bytes).expect("UTF-8");
        assert!(raw.contains("\r\nContent-Language: uk\r\n"), "{raw}");
    }
}

#[test]
fn calendar_address_is_not_kept() {
    let table = Table::new();
    let news = MailDetails::Account(AccountNews::CalendarMade);
    let mut given = table.other(MailKind::AccountNews, Color::White, news);
    let url = "https://play.example.org/calendar/6qkmgd2kvbhx3ydh5l2wq7c4te5fzr3a.ics";
    given.secret = Some(Secret::new(url.into()));
    let mail = table.write(&given);
    assert_eq!(mail.text, None, "the address is not kept");
    let raw = String::from_utf8(mail.bytes).expect("UTF-8");
    let (head, body) = raw.split_once("\r\n\r\n").expect("a head and a body");
    assert!(!head.contains("/calendar/") && body.contains(&format!("\r\n{url}\r\n")), "{raw}");
    insta::assert_snapshot!("calendar", shown(&text_of(&table.write(&given))));
}

/// Returns the fields for unsubscription: the link, the address, and whether one click is enough.
fn unsubscription(mail: &Outgoing) -> (Option<String>, Option<String>, bool) {
    let raw = String::from_utf8_lossy(&mail.bytes).replace("\r\n ", " ");
    let head = raw.split("\r\n\r\n").next().expect("a head");
    let field = |name: &str| head.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
    let ways = field("List-Unsubscribe").unwrap_or_default();
    let way = |scheme: &str| {
        let way = ways.split(", ").find(|way| way.starts_with(&format!("<{scheme}:")))?;
        Some(way.trim_matches(['<', '>']).to_owned())
    };
    let post = field("List-Unsubscribe-Post");
    assert!(post.is_none_or(|post| post == "List-Unsubscribe=One-Click"), "{head}");
    (way("https"), way("mailto"), post.is_some())
}

#[test]
fn unneeded_notices_have_one_click() {
    let mut table = Table::new();
    let player = table.players.white.id;
    let accounts = table.instance.service.accounts.clone();
    let has = |table: &Table, given: &OutgoingMail, kinds: &[NoticeKind]| {
        let kind = given.row.mail.kind;
        let (link, mailto, has_post) = unsubscription(&table.write(given));
        assert!(mailto.is_some(), "{kind:?}");
        assert_eq!((link.is_some(), has_post), (!kinds.is_empty(), !kinds.is_empty()), "{kind:?}");
        let Some(link) = link else { return };
        assert!(link.len() < 100, "{link}");
        let token = link.strip_prefix("https://play.example.org/unsubscribe/").expect("our link");
        let (named, account) = accounts.read_unsubscribe_token(token).expect("no failure").expect("a link");
        assert_eq!((named.player, account.id), (player, player));
        assert_eq!(named.kinds, kinds.iter().copied().collect(), "{kind:?}");
    };
    has(&table, &table.mail(MailKind::GameStarted, Color::White), &[]);
    table.play_with("e4", true, None);
    has(&table, &table.mail(MailKind::MoveRecorded, Color::White), &[NoticeKind::Acknowledgements]);
    table.by(Color::Black, &Command::DeclineDraw);
    has(&table, &table.mail(MailKind::GameNews, Color::White), &[NoticeKind::News]);
    table.play("e5");
    has(&table, &table.mail(MailKind::YourMove, Color::White), &[]);
    table.by(Color::Black, &Command::Resign);
    has(&table, &table.mail(MailKind::GameOver, Color::White), &[NoticeKind::Results]);
    let account = MailDetails::Account(AccountNews::ApiTokensRevoked);
    has(&table, &table.other(MailKind::AccountNews, Color::White, account), &[]);
    let answer = MailDetails::Transcript(Transcript::default());
    has(&table, &table.other(MailKind::Transcript, Color::White, answer), &[]);
}

#[test]
fn examples_are_legal_in_every_notation() {
    let mut table = Table::starting(Start::Chess960 { number: 400 }, "");
    for i in 0..60_usize {
        let mover = table.game.position.side_to_move();
        table.players[mover].notation = Notation::ALL[i % Notation::ALL.len()];
        table.players[mover].letters = [Letters::English, Letters::German, Letters::French][i % 3];
        let player = &table.players[mover];
        let style = NotationStyle { notation: player.notation, letters: player.letters };
        let text = table.text(MailKind::YourMove, mover);
        let text = text.replace('\n', " ");
        let shown =
            text.split("such as \"").nth(1).and_then(|rest| rest.split('"').next()).expect("an example");
        let m = notation::read(shown, &table.game.position, style);
        assert!(m.is_ok(), "{shown:?} at ply {i}: {m:?}");
        let moves = table.game.position.legal_moves();
        let m = table.game.position.uci(moves[i * 7 % moves.len()]);
        if table
            .game
            .position
            .from_uci(&m)
            .is_none_or(|m| table.game.position.play(m).is_none_or(|next| next.legal_moves().is_empty()))
        {
            break;
        }
        let uci = m;
        table.instance.clock.advance(Span::hours(1));
        let before = table.game.position.clone();
        let san =
            notation::write(before.from_uci(&uci).expect("legal"), &before, Notation::San, Letters::English);
        table.play_with(&san, false, None);
        if table.game.is_over() {
            break;
        }
    }
    assert!(table.game.ply > Ply(20), "the game went on for {} plies", table.game.ply.0);
}

#[test]
fn long_games_and_messages_stay_small() {
    let mut table = Table::new();
    // Quiet moves, and a pawn move now and then against the seventy-five-move rule.
    while table.game.ply < Ply(299) {
        let (ply, position) = (usize::from(table.game.ply.0), table.game.position.clone());
        let mut moves: Vec<_> = position.legal_moves().into_iter().collect();
        let turn = ply * 31 % moves.len();
        moves.rotate_left(turn);
        let continues = |m: &&domain::Move| {
            !m.is_capture() && position.play(**m).is_some_and(|next| next.legal_moves().len() > 3)
        };
        let is_pawn = |m: &&domain::Move| (m.role() == domain::Role::Pawn) == (ply % 40 > 37);
        let quiet = || moves.iter().filter(continues);
        let m = *quiet().find(is_pawn).or_else(|| quiet().next()).expect("a quiet move");
        let text = notation::write(m, &position, Notation::San, Letters::English);
        table.instance.clock.advance(Span::hours(1));
        table.play_with(&text, false, None);
        assert!(!table.game.is_over(), "over at {}", table.game.ply.0);
    }
    let moves = table.game.position.legal_moves();
    let last = notation::write(moves[0], &table.game.position, Notation::San, Letters::English);
    table.play_with(&last, true, Some(&"żółw ".repeat(400)));
    let reader = table.game.position.side_to_move();
    let text = table.text(MailKind::YourMove, reader);
    assert!(text.contains("[CmailGameName \"G42\"]") && text.contains("150. "), "the whole game");
}

#[test]
fn hostile_texts_change_only_text() {
    let mut table = Table::starting(Start::Standard, "Cup\r\nBcc: eve@evil.example\u{202e}\" {}");
    table.players.black.name = "Bob\r\nBcc: x\r\n\r\n\u{202e}<\">, \\ } ; ( \u{1f600}".into();
    table.play("e4");
    let message =
        "}\r\n.\r\nQUIT\r\n\" ]\n[Event \"x\"]\n[CmailGameName \"G1\"]\n\u{202e}\u{0}\n-- \nresign yes";
    table.play_with("e5", false, Some(message));
    let given = table.mail(MailKind::YourMove, Color::White);
    let mail = compose(&table.instance.service, &given).expect("a mail");
    let parsed = MessageParser::new().parse(&mail.bytes).expect("it parses");
    assert!(parsed.bcc().is_none());
    assert!(parsed.subject().is_some_and(|subject| subject.starts_with("[G42] Ann - ")));
    let text = mail.text.expect("text");
    assert!(!text.contains(['\u{202e}', '\0', '\r']));
    let begun: Vec<&str> = text.lines().filter(|line| line.contains("[CmailGameName")).collect();
    assert_eq!(begun, ["[CmailGameName \"G42\"]"]);
    assert!(text.lines().any(|line| line == "| resign yes"), "{text}");
    assert!(text.lines().all(|line| line != "." && line != "resign yes"));
}

#[test]
fn pgn_is_readable_and_hides_addresses() {
    for start in [Start::Standard, Start::Chess960 { number: 1 }] {
        let mut table = Table::starting(start, "Cup \"A\" \\ B");
        for i in 0..20 {
            let moves = table.game.position.legal_moves();
            let m = moves[i * 5 % moves.len()];
            let text = notation::write(m, &table.game.position, Notation::San, Letters::English);
            table.play_with(&text, false, None);
        }
        let text = table.text(MailKind::YourMove, Color::White);
        let pgn = &text[text.find("[Event ").expect("PGN")..];
        let mut reader = pgn_reader::Reader::new(std::io::Cursor::new(pgn));
        let moves = reader.read_game(&mut Count).expect("PGN").expect("a game");
        assert_eq!(moves, 20, "{pgn}");
        assert!(pgn.contains("[WhiteNA \"?\"]") && pgn.contains("[BlackNA \"play+42-"), "{pgn}");
        assert!(pgn.contains("[Mode \"EM\"]"));
        // cmail answers to the last From that it finds.
        let last = text.lines().rfind(|line| line.starts_with("From")).expect("an address");
        assert!(last.starts_with("From: <play+42-"), "{last}");
    }
}

struct Count;

impl pgn_reader::Visitor for Count {
    type Tags = ();
    type Movetext = usize;
    type Output = usize;
    fn begin_tags(&mut self) -> std::ops::ControlFlow<usize, ()> {
        std::ops::ControlFlow::Continue(())
    }
    fn begin_movetext(&mut self, (): ()) -> std::ops::ControlFlow<usize, usize> {
        std::ops::ControlFlow::Continue(0)
    }
    fn san(&mut self, count: &mut usize, _san: pgn_reader::SanPlus) -> std::ops::ControlFlow<usize> {
        *count += 1;
        std::ops::ControlFlow::Continue(())
    }
    fn end_game(&mut self, count: usize) -> usize {
        count
    }
}

#[test]
fn outcomes_in_words() {
    let mut table = Table::new();
    table.play("f3 e5 g4 Qh4#");
    assert!(table.text(MailKind::GameOver, Color::White).starts_with("Bob played 2... 4884 "));
    let flat = |color| table.text(MailKind::GameOver, color).replace('\n', " ");
    assert!(flat(Color::White).contains("G42 is over, 0-1: Bob (Black) wins by checkmate."));
    assert!(flat(Color::Black).contains("G42 is over, 0-1: You (Black) win by checkmate."));
    let mut table = Table::new();
    let arbiter = Actor::Arbiter(domain::PlayerId(99));
    table.act(arbiter, &Command::Act { act: Act::Adjudicate { outcome: Outcome::BothLose } });
    let erased = table.text(MailKind::GameOver, Color::White).replace('\n', " ");
    assert!(erased.contains("The arbiter's reason: (erased)"), "{erased}");
    let (seq, author) = (table.events.last().expect("an end").seq, domain::PlayerId(99));
    table.messages.push(Message { seq, author, salt: None, text: "Nobody came.\nBoth lose.".into() });
    let text = table.text(MailKind::GameOver, Color::White).replace('\n', " ");
    assert!(text.contains("The arbiter's reason: Nobody came. Both lose."), "{text}");
    assert!(text.contains("G42 is over, 0-0: both players lose by adjudication."), "{text}");
}

/// Acts on a player's time, as the opponent reads them.
#[test]
fn acts_on_time_are_described() {
    let leave = |first: &str, last: &str| {
        let [first, last] = [first, last].map(|day| day.parse::<Date>().expect("a day"));
        let midnight = |date: Date| Instant(i64::from(date.0) * Span::days(1).0);
        Leave { first, last, from: midnight(first), until: midnight(last) + Span::days(1), special: false }
    };
    let silence = Some(SilenceRule::default());
    let time_control = TimeControl::iccf(10, 50);
    let periods =
        Regulations { silence, leave: Some(LeaveRules::default()), time_control, ..Regulations::default() };
    let block = Regulations { time_control: TimeControl::triple_block(50, 75, 0), ..Regulations::default() };
    let special = Act::Leave { side: Color::White, leave: leave("2026-02-01", "2026-02-03") };
    let special = Command::Act { act: special };
    let booked = leave("2026-03-01", "2026-03-10");
    let days = "be on leave from 2026-03-01 to 2026-03-10.";
    for (regulations, steps) in [
        (block, vec![(Command::RefillClock, "Ann took 10 d from the bank.".to_owned())]),
        (
            periods,
            vec![
                (Command::DeclareReflection, "Ann declared further reflection on this move.".to_owned()),
                (Command::BookLeave { leave: booked }, format!("Ann will {days}")),
                (Command::CancelLeave { first: booked.first }, format!("Ann will not {days}")),
                (
                    special,
                    "from 2026-02-01 to 2026-02-03: Ann's clock does not run on these days.".to_owned(),
                ),
            ],
        ),
    ] {
        let mut table = Table::ruled(Start::Standard, "", regulations);
        table.instance.clock.advance(Span::days(10));
        for (command, told) in steps {
            let arbiter =
                matches!(command, Command::Act { .. }).then_some(Actor::Arbiter(domain::PlayerId(99)));
            table.act(arbiter.unwrap_or(Actor::Player(table.players.white.id)), &command);
            let text = table.text(MailKind::GameNews, Color::Black);
            let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(text.contains(&told), "{told}: {text}");
        }
    }
}
