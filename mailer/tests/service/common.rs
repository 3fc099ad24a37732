//! A game, its players, and the two workers of mail, in one process.

use std::ops::Deref;

use app::{
    Address, Channel, Key, Receipt, Request, Submission,
    inbox::Intake,
    people::SettingsPatch,
    ports::{InboxState, Role, StartChoice},
};
use domain::*;
use mail_parser::{MessageParser, MimeHeaders as _};
use mailer::{
    delivery::{Memory, Transport, Worker as Sender},
    notice::Outgoing,
    reading::Worker,
};
use messages::Language;
use store::testing::TestInstance;

pub const ANNA: &str = "anna@example.org";
pub const BORIS: &str = "boris@example.org";
pub const CARLA: &str = "carla@example.org";

/// The address on file of a player.
pub fn email(color: Color) -> &'static str {
    color.fold_wb(ANNA, BORIS)
}

/// A text on one line: those of mails are folded.
pub fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Two players, an arbiter, a game, the worker that reads, and the one that sends.
pub struct Table {
    pub instance: TestInstance,
    pub game: GameId,
    pub players: ByColor<PlayerId>,
    pub carla: PlayerId,
    pub reader: Worker,
    pub sender: Sender,
    pub sent: Memory,
    pub mails: u32,
}

impl Deref for Table {
    type Target = TestInstance;

    fn deref(&self) -> &TestInstance {
        &self.instance
    }
}

impl Table {
    pub fn new() -> Self {
        Self::ruled(StartChoice::default(), Regulations::default())
    }

    pub fn ruled(start: StartChoice, regulations: Regulations) -> Self {
        let table = Self::begun(start, regulations);
        table.deliver();
        table
    }

    /// Nobody has joined yet.
    pub fn empty() -> Self {
        let instance = TestInstance::new();
        let sent = Memory::default();
        let sender = Sender::new(instance.service.clone(), Transport::Memory(sent.clone()));
        let reader = Worker::new(instance.service.clone(), Some("mx.play.example.org".into()));
        let (players, carla) = (ByColor { white: PlayerId(1), black: PlayerId(2) }, PlayerId(3));
        Self { game: GameId(1), instance, players, carla, reader, sender, sent, mails: 0 }
    }

    /// The mails about the beginning of the game are still to be sent.
    pub fn begun(start: StartChoice, regulations: Regulations) -> Self {
        let table = Self::empty();
        let instance = &table.instance;
        let players = ByColor { white: instance.player("Anna"), black: instance.player("Boris") };
        let carla = instance.add("Carla", Role::Arbiter).id;
        let game =
            TestInstance::game_on(&instance.service, carla, ["Anna", "Boris"], start, regulations, "Club");
        Self { game, players, carla, ..table }
    }

    /// Another game between Anna and Boris; the mails go on in this one.
    pub fn another(self, regulations: Regulations) -> Self {
        Self { game: self.instance.game(self.carla, ["Anna", "Boris"], regulations), ..self }
    }

    pub fn state(&self) -> Game {
        self.state_of(self.game).unwrap()
    }

    pub fn state_of(&self, game: GameId) -> Option<Game> {
        self.service.games.game(game).unwrap().map(|view| view.row.state)
    }

    /// Everything that is to go out, as subject and text.
    pub fn deliver(&self) -> Vec<String> {
        self.sender.deliver_due().unwrap();
        self.sent.take().iter().map(text).collect()
    }

    /// The same on one line.
    pub fn told(&self) -> String {
        flat(&self.deliver().join(" "))
    }

    pub fn play_address(&self, color: Color) -> Address {
        Address::Play {
            game: self.game,
            player: self.players[color],
            seen: PositionId::unrevised(self.state().ply),
        }
    }

    pub fn account(&self, color: Color) -> Address {
        Address::Account { player: self.players[color] }
    }

    /// A plain mail of a player; returns its number in the inbox.
    pub fn mail(&mut self, color: Color, text: &str) -> i64 {
        self.mail_from(email(color), self.play_address(color), "", text)
    }

    /// The same to the address of the player's account.
    pub fn account_mail(&mut self, color: Color, text: &str) -> i64 {
        self.mail_from(email(color), self.account(color), "", text)
    }

    /// Both read this language.
    pub fn reads(&self, language: &str) {
        let set = SettingsPatch { language: Some(language.into()), ..SettingsPatch::default() };
        for player in self.players {
            self.service.accounts.change_settings(player, &set).unwrap().unwrap();
        }
    }

    /// Both agree to adjourn; the player on move seals now.
    pub fn adjourn(&mut self) {
        let first = self.state().on_move().unwrap();
        self.mail(first, "adjourn");
        self.mail(!first, "adjourn");
        self.deliver();
    }

    /// A mail of the arbiter.
    pub fn arbiter(&mut self, text: &str) -> i64 {
        self.mail_from(CARLA, Address::Account { player: self.carla }, "", text)
    }

    pub fn mail_from(&mut self, from: &str, address: Address, headers: &str, text: &str) -> i64 {
        self.mails += 1;
        let raw = format!(
            "From: {from}\r\nMessage-ID: <m{}@example.org>\r\nSubject: Re: [{}] Anna - Boris\r\n{headers}\r\n{}\r\n",
            self.mails,
            self.game,
            text.replace('\n', "\r\n")
        );
        self.store(from, address, &raw)
    }

    /// Stores a mail and has it read.
    pub fn store(&self, from: &str, address: Address, raw: &str) -> i64 {
        let id = self.take_in(from, &[address], raw);
        self.reader.read_due().unwrap();
        id
    }

    /// Stores a mail; returns the number of its first copy.
    pub fn take_in(&self, from: &str, recipients: &[Address], raw: &str) -> i64 {
        self.take_in_at(self.clock_now(), from, recipients, raw)
    }

    pub fn take_in_at(&self, received_at: Instant, from: &str, recipients: &[Address], raw: &str) -> i64 {
        let (sender, recipients) = (from.into(), recipients.to_vec());
        let mail = Intake { sender, recipients, raw: raw.as_bytes().to_vec(), received_at };
        self.service.mail_in.intake(&mail).unwrap()[0]
    }

    pub fn filed(&self, id: i64) -> (InboxState, String) {
        let mail = self.service.inbox.mail(id).unwrap().unwrap();
        (mail.state, mail.reason)
    }

    /// Tells whether the text of a mail is not stored any more.
    pub fn is_erased(&self, id: i64) -> bool {
        self.service.inbox.mail(id).unwrap().unwrap().raw.is_none()
    }

    pub fn events(&self) -> Vec<Event> {
        let events = self.service.records.events_after(self.game, 0, 200).unwrap();
        events.into_iter().map(|recorded| recorded.event).collect()
    }

    pub fn moves(&self) -> Vec<String> {
        let uci = |event: Event| if let EventKind::Moved { uci, .. } = event.kind { Some(uci) } else { None };
        self.events().into_iter().filter_map(uci).collect()
    }
}

/// A request over HTTP.
pub fn submit(
    instance: &TestInstance,
    game: GameId,
    actor: Actor,
    seen: Seen,
    request: Request,
    key: &str,
) -> Receipt {
    let receipt = instance.service.games.submit(Submission {
        game,
        actor,
        request,
        seen,
        received_at: instance.clock_now(),
        channel: Channel::Http,
        key: Key::Named(key.into()),
    });
    receipt.unwrap()
}

/// The part of a mail that is not stored, because it tells a secret, goes out all the same.
pub fn text(mail: &Outgoing) -> String {
    let sent = || String::from_utf8_lossy(&mail.bytes).replace("\r\n", "\n");
    mail.text.clone().unwrap_or_else(sent)
}

/// Returns the words of a mail that its language has not: those of the subject, the text and the calendar, but of no quotation. A game as PGN and
/// the note below, which tells how to change the language, are in English.
pub fn foreign(mail: &Outgoing, tag: &str, known: &str) -> Vec<String> {
    let parsed = MessageParser::new().parse(&mail.bytes).unwrap();
    let body = parsed.body_text(0).unwrap().replace("\r\n", "\n").replace(messages::is_isolate, "");
    let text =
        ["\n[Event ", "\nFrom: <"].iter().fold(body.as_str(), |text, end| text.split(end).next().unwrap());
    let (before, note) = text.split_once("\nNo native speaker has signed").unwrap_or((text, ""));
    let rest = ["English.", "one."].iter().find_map(|end| note.split_once(end)).map_or("", |(_, rest)| rest);
    let (below, hint) = rest.split_once("\nYou can write to us in these languages").unwrap_or((rest, ""));
    let rest = hint.split_once('.').map_or("", |(_, rest)| rest);
    let text = format!("{before}{below}{rest}");
    let calendars =
        parsed.attachments().filter(|file| file.attachment_name().is_some_and(|name| name.ends_with(".ics")));
    let mut entries = String::new();
    for calendar in calendars.map(|file| String::from_utf8_lossy(file.contents()).replace("\r\n ", "")) {
        let is_read = |line: &&str| ["SUMMARY", "DESCRIPTION"].iter().any(|field| line.starts_with(field));
        for line in calendar.lines().filter(is_read) {
            entries.extend(line.split_once(':').map(|(_, text)| text.replace("\\n", "\n") + "\n"));
        }
    }
    let ours: Vec<&str> = text.lines().filter(|line| !line.starts_with("> ")).collect();
    let read = format!("{}\n{}\n{entries}", parsed.subject().unwrap_or_default(), ours.join("\n"));
    messages::foreign_words(Language::of(tag).unwrap(), &read, &[known, tag])
}
