//! Folders in which something is about to happen, made in this process with a clock that is set where it must be.

use std::{
    fs::{self, DirBuilder},
    io::Write as _,
    os::unix::fs::{DirBuilderExt as _, OpenOptionsExt as _},
    path::Path,
    process::Command,
    sync::Arc,
};
use store::testing::seen;

use app::{
    Address, Channel, Key, Request, Service, Submission,
    inbox::Intake,
    people::{NewApiToken, Scopes},
    ports::{self, Role, StartChoice, WallClock as _},
};
use domain::{Actor, ByColor, Color, GameId, Instant, PlayerId, Regulations, Span};
use mailer::delivery::{Memory, Transport, Worker};
use store::{
    Store,
    host::SystemClock,
    testing::{ManualClock, TestInstance},
};

use super::common;

/// The data folder in the folder of a scenario.
pub const DATA: &str = "data";

/// A service on a data folder that the binary takes over: with the keys and the domain of the instance for tests.
pub struct World {
    pub service: Service,
    pub clock: Arc<ManualClock>,
    pub store: Arc<Store>,
    pub players: ByColor<PlayerId>,
    pub arbiter: PlayerId,
    /// The time outside.
    pub now: Instant,
    keys: u32,
}

impl World {
    /// Anna, Boris and the arbiter Carla, with the clock `ago` behind.
    pub fn new(folder: &Path, ago: Span) -> Self {
        let data = folder.join(DATA);
        DirBuilder::new().recursive(true).mode(0o700).create(data.join("keys")).expect("a folder");
        let key =
            fs::OpenOptions::new().create_new(true).write(true).mode(0o600).open(data.join("keys/vault.key"));
        key.and_then(|mut key| key.write_all("07".repeat(32).as_bytes())).expect("a key");
        let store = Arc::new(Store::open_file(&data.join("postzug.db")).expect("a database"));
        let (clock, now) = (Arc::new(ManualClock::default()), SystemClock.now());
        clock.set(now - ago);
        let add = |name: &str, role| {
            TestInstance::add_to(&*store, TestInstance::someone(name, role, clock.now())).id
        };
        Self {
            players: ByColor { white: add("Anna", Role::Player), black: add("Boris", Role::Player) },
            arbiter: add("Carla", Role::Arbiter),
            service: TestInstance::service_on(&store, &clock),
            clock,
            store,
            now,
            keys: 0,
        }
    }

    pub fn game(&self, regulations: Regulations) -> GameId {
        let (start, names) = (StartChoice::default(), ["Anna", "Boris"]);
        TestInstance::game_on(&self.service, self.arbiter, names, start, regulations, "Club")
    }

    fn key(&mut self) -> Key {
        self.keys += 1;
        Key::Named(format!("key {}", self.keys))
    }

    pub fn submit(&mut self, game: GameId, actor: Actor, command: Request) {
        let ply = self.service.games.game(game).expect("a game").expect("a game").row.state.ply;
        let submission = Submission {
            game,
            actor,
            request: command,
            seen: seen(ply),
            received_at: self.clock.now(),
            channel: Channel::Http,
            key: self.key(),
        };
        let receipt = self.service.games.submit(submission).expect("a receipt");
        assert_eq!(receipt.refusal, None);
    }

    /// Plays moves, a minute apart.
    pub fn play(&mut self, game: GameId, moves: &str) {
        for text in moves.split_whitespace() {
            self.clock.advance(Span::minutes(1));
            let state = self.service.games.game(game).expect("a game").expect("a game").row.state;
            let actor = Actor::Player(state.players[state.position.side_to_move()]);
            self.submit(game, actor, Request::play(text, false));
        }
    }

    /// A mail as a person sends it: to whom, and the bytes.
    pub fn letter(&self, game: Option<GameId>, color: Color, text: &str) -> (String, Vec<u8>) {
        let player = self.players[color];
        let address = match game {
            Some(game) => {
                let ply = self.service.games.game(game).expect("a game").expect("a game").row.state.ply;
                Address::Play { game, player, seen: domain::PositionId::unrevised(ply) }
            }
            None => Address::Account { player },
        };
        let to = self.service.mail_out.mail_address(address);
        let from = color.fold_wb("anna@example.org", "boris@example.org");
        let raw = format!(
            "From: {from}\r\nTo: {to}\r\nMessage-ID: <{}@example.org>\r\nSubject: Re: our game\r\n\r\n{text}\r\n",
            text.bytes().map(u32::from).sum::<u32>()
        );
        (to, raw.into_bytes())
    }

    /// Puts a mail into the inbox, received now.
    pub fn receive(&self, (to, raw): (String, Vec<u8>)) {
        let address = self.service.mail_in.read_mail_address(&to).expect("an address of ours");
        let sender = "someone@example.org".into();
        let mail = Intake { sender, recipients: vec![address], raw, received_at: self.now };
        self.service.mail_in.intake(&mail).expect("it is stored");
    }

    /// A token for the API.
    pub fn token(&self, color: Color) -> String {
        let new = NewApiToken { label: "test".into(), scopes: Scopes::all(), expires_at: None };
        let made = self
            .service
            .access
            .make_api_token(self.players[color], None, &new)
            .expect("an answer")
            .expect("a token");
        made.1.0
    }

    /// All mail that waits goes out, to nobody.
    pub fn quiet(&self) {
        let worker = Worker::new(self.service.clone(), Transport::Memory(Memory::default()));
        worker.deliver_due().expect("it is sent");
    }

    /// Ready for the binary. The sign of life lies a little ahead, so that the folder can wait a while before it is
    /// taken for an outage.
    pub fn ready(self) {
        let ahead = self.now + Span::minutes(4);
        self.ready_since(ahead);
    }

    /// Ready for the binary, after an outage since then.
    pub fn ready_since(self, last: Instant) {
        ports::write(&*self.store, move |tx| tx.beat(last)).expect("a sign of life");
    }
}

/// A command of the binary on the folder of a scenario.
pub fn postzug(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = common::postzug(folder, arguments);
    command
        .env("POSTZUG_DATA", folder.join(DATA))
        .env("POSTZUG_MAIL__DOMAIN", "play.example.org")
        .env("POSTZUG_HTTP__PUBLIC_URL", "http://localhost:8080");
    command
}

/// Copies the folder of a scenario.
pub fn copy(from: &Path, to: &Path) {
    DirBuilder::new().recursive(true).mode(0o700).create(to).expect("a folder");
    for entry in fs::read_dir(from).expect("the folder") {
        let entry = entry.expect("an entry");
        let (source, target) = (entry.path(), to.join(entry.file_name()));
        if source.is_dir() {
            copy(&source, &target);
        } else {
            fs::copy(&source, &target).expect("a copy");
        }
    }
}
