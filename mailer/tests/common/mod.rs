//! A game, its players, and the two workers of mail, in one process.

use app::{
    Address,
    inbox::Intake,
    ports::{InboxState, Role, StartChoice},
};
use domain::*;
use mailer::{
    delivery::{Memory, Transport, Worker as Sender},
    notice::Outgoing,
    reading::Worker,
};
use store::testing::TestInstance;

/// Two players, a game, the worker that reads, and the one that sends.
pub struct Table {
    pub instance: TestInstance,
    pub game: GameId,
    pub players: ByColor<PlayerId>,
    pub reader: Worker,
    pub sender: Sender,
    pub sent: Memory,
    pub mails: u32,
}

impl Table {
    pub fn new() -> Self {
        Self::ruled(StartChoice::default(), Regulations::default())
    }

    pub fn ruled(start: StartChoice, regulations: Regulations) -> Self {
        let instance = TestInstance::new();
        let players = ByColor { white: instance.player("Anna"), black: instance.player("Boris") };
        let arbiter = instance.add("Carla", Role::Arbiter).id;
        let game =
            TestInstance::game_on(&instance.service, arbiter, ["Anna", "Boris"], start, regulations, "Club");
        let sent = Memory::default();
        let sender = Sender::new(instance.service.clone(), Transport::Memory(sent.clone()));
        let reader = Worker::new(instance.service.clone(), Some("mx.play.example.org".into()));
        let table = Self { game, instance, players, reader, sender, sent, mails: 0 };
        table.deliver();
        table
    }

    pub fn state(&self) -> Game {
        self.instance.service.games.game(self.game).unwrap().unwrap().row.state
    }

    /// Everything that is to go out, as subject and text.
    pub fn deliver(&self) -> Vec<String> {
        self.sender.deliver_due().unwrap();
        self.sent.take().iter().map(text).collect()
    }

    pub fn play_address(&self, color: Color) -> Address {
        Address::Play { game: self.game, player: self.players[color], ply: self.state().ply, line: 0 }
    }

    /// A plain mail of a player; returns its number in the inbox.
    pub fn mail(&mut self, color: Color, text: &str) -> i64 {
        let address = self.play_address(color);
        let from = color.fold_wb("anna@example.org", "boris@example.org");
        self.mail_from(from, address, "", text)
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

    pub fn store(&self, from: &str, address: Address, raw: &str) -> i64 {
        let mail = Intake {
            sender: from.into(),
            recipients: vec![address],
            raw: raw.as_bytes().to_vec(),
            received_at: self.instance.clock_now(),
        };
        let ids = self.instance.service.mail_in.intake(&mail).unwrap();
        self.reader.read_due().unwrap();
        ids[0]
    }

    pub fn filed(&self, id: i64) -> (InboxState, String) {
        let mail = self.instance.service.mail_in.mail(id).unwrap().unwrap();
        (mail.state, mail.reason)
    }

    pub fn moves(&self) -> Vec<String> {
        let events = self.instance.service.games.events_after(self.game, 0, 200).unwrap();
        events
            .into_iter()
            .filter_map(|recorded| match recorded.event.kind {
                EventKind::Moved { uci, .. } => Some(uci),
                _ => None,
            })
            .collect()
    }
}

/// The part of a mail that is not stored, because it tells a secret, goes out all the same.
fn text(mail: &Outgoing) -> String {
    let sent = || String::from_utf8_lossy(&mail.bytes).replace("\r\n", "\n");
    mail.text.clone().unwrap_or_else(sent)
}
