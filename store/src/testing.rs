//! The whole instance for tests. The real store is on a temporary SQLite file, or on a PostgreSQL database of its own where
//! [`SERVER`] names a server. Only tests move the clock, randomness is seeded, and keys are fixed.

mod acts;
pub mod chromium;
mod database;
mod dice;
pub mod driver;
mod host;
mod mortal;
mod solo;
mod statements;
pub mod webkit;

use std::{
    io::{self, Write as _},
    sync::Arc,
};

use app::{
    Channel, LobbyCommand, LobbyRequest, Service, Settings,
    ports::{Ledger, MailFormat, Player, Role, Session, SessionId, StartChoice, WallClock as _, write},
};
use domain::{Actor, GameId, Instant, PlayerId, Ply, PositionId, Regulations, Seen, Span};

use self::database::TestDatabase;
pub use self::{
    database::{SERVER, execute_in, number_in},
    dice::{Dice, seed},
    host::{ManualClock, SeededEntropy, Silent},
};
use crate::{Store, keys::KeyRing};

pub use mortal::Mortal;
pub use solo::Solo;
pub use statements::Statements;

/// The position after this many half-moves, where no arbiter has undone anything.
#[must_use]
pub const fn seen(ply: Ply) -> Seen {
    Seen::Position(PositionId::unrevised(ply))
}

/// Prints on any terminal that a test passes without showing `what`.
///
/// # Panics
///
/// With `CI` in the environment: `.ci/run` has installed there all that tests need.
pub fn skipped(what: &str) {
    tell_skipped(what);
    assert!(std::env::var_os("CI").is_none_or(|ci| ci.is_empty()), "{what}");
}

/// Works as [`skipped`] for things that cannot be installed. They are another database, which another run of the tests has,
/// and tables of a size that nobody downloads for a test.
pub fn tell_skipped(what: &str) {
    writeln!(io::stderr(), "!!! SKIPPED: {what}").unwrap_or_default();
}

/// A service on a temporary folder that goes away with it.
pub struct TestInstance {
    /// The service.
    pub service: Service,
    /// Its clock, at 2026-01-05T10:00:00Z to begin with.
    pub clock: Arc<ManualClock>,
    /// Its store.
    pub store: Arc<Store>,
    /// Its folder; on SQLite the database is `postzug.db` in it.
    pub folder: tempfile::TempDir,
    // After the store: it goes away with its connections.
    database: TestDatabase,
}

/// Languages that a player may choose: the catalogue is of another crate.
const TAGS: [&str; 18] = [
    "ar", "cs", "de", "en", "en-XA", "es", "fr", "he", "hi", "it", "mk", "nl", "pl", "pt", "ru", "sr", "tr",
    "uk",
];

impl TestInstance {
    /// An empty instance.
    ///
    /// # Panics
    ///
    /// Panics if the temporary folder or the database cannot be made.
    #[must_use]
    #[expect(clippy::new_without_default, reason = "it makes files")]
    pub fn new() -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let database = TestDatabase::new(folder.path().join("postzug.db"));
        let store = Arc::new(Store::open(&database.url()).expect("a database"));
        let clock = Arc::new(ManualClock::default());
        clock.set(Instant(1_767_607_200_000));
        let service = Self::service_with(store.clone(), &clock);
        Self { service, clock, store, folder, database }
    }

    /// A player of this name with the address `NAME@example.org` in lower case, default settings, and `role`, who is
    /// not stored yet.
    #[must_use]
    pub fn someone(name: &str, role: Role, created_at: Instant) -> Player {
        let email = format!("{}@example.org", name.to_ascii_lowercase());
        // Most tests read the text alone.
        Player { mail_format: MailFormat::Text, ..Player::new(name.into(), email, role, created_at) }
    }

    /// Stores a player.
    ///
    /// # Panics
    ///
    /// Panics if the player cannot be stored.
    pub fn add_to(ledger: &dyn Ledger, mut player: Player) -> Player {
        let new = player.clone();
        player.id = app::ports::write(ledger, move |tx| tx.add_player(&new)).expect("a new player");
        player
    }

    /// [`TestInstance::someone`], stored.
    ///
    /// # Panics
    ///
    /// Panics if the player cannot be stored.
    pub fn add(&self, name: &str, role: Role) -> Player {
        Self::add_to(&*self.store, Self::someone(name, role, self.clock.now()))
    }

    /// [`TestInstance::add`] with the role of a player. Returns their number.
    pub fn player(&self, name: &str) -> PlayerId {
        self.add(name, Role::Player).id
    }

    /// A game from the initial position that this arbiter arranges, of White and Black by their names.
    ///
    /// # Panics
    ///
    /// Panics if the arbiter may not, or it cannot be stored.
    pub fn game(&self, arbiter: PlayerId, players: [&str; 2], regulations: Regulations) -> GameId {
        Self::game_on(&self.service, arbiter, players, StartChoice::default(), regulations, "Club")
    }

    /// [`TestInstance::game`] by any service, from any start, with PGN's Event tag.
    ///
    /// # Panics
    ///
    /// As [`TestInstance::game`].
    pub fn game_on(
        service: &Service,
        arbiter: PlayerId,
        [white, black]: [&str; 2],
        start: StartChoice,
        regulations: Regulations,
        tournament: &str,
    ) -> GameId {
        let (white, black, tournament) = (white.into(), black.into(), tournament.into());
        let arranged = service.lobby.arrange(LobbyRequest {
            actor: Actor::Arbiter(arbiter),
            command: LobbyCommand::Create { white, black, start, regulations, tournament },
            received_at: service.time.now(),
            channel: Channel::Http,
            key: acts::key(),
        });
        let arranged = arranged.expect("an answer");
        assert_eq!(arranged.refusal, None);
        arranged.game.expect("a game")
    }

    /// A session of the player, as a sign-in leaves it; one each.
    ///
    /// # Panics
    ///
    /// Panics if it cannot be stored.
    pub fn session(&self, player: PlayerId) -> SessionId {
        Self::session_in(&*self.store, player, self.clock_now(), Span::days(1))
    }

    /// Stores a session that begins `now`.
    ///
    /// # Panics
    ///
    /// Panics if it cannot be stored.
    pub fn session_in(ledger: &dyn Ledger, player: PlayerId, now: Instant, lasts: Span) -> SessionId {
        let mut family = [0; 32];
        family[..8].copy_from_slice(&player.0.to_le_bytes());
        let new = Session {
            id: SessionId(0),
            player,
            family,
            current: family,
            exchange: None,
            device: "test".into(),
            created_at: now,
            refreshed_at: now,
            expires_at: now + lasts,
        };
        write(ledger, move |tx| tx.add_session(&new)).expect("a session")
    }

    /// Reads the clock.
    #[must_use]
    pub fn clock_now(&self) -> Instant {
        self.clock.now()
    }

    /// Runs SQL on a connection of its own, as somebody with the database in hands would.
    ///
    /// # Errors
    ///
    /// The error of the database.
    pub fn execute(&self, sql: &str) -> Result<(), String> {
        self.database.execute(sql)
    }

    /// A store for another instance on the same database. SQLite is served by one process: there it is the same.
    ///
    /// # Panics
    ///
    /// Panics if the database cannot be opened.
    #[must_use]
    pub fn instance(&self) -> Arc<Store> {
        if self.is_on_postgres() {
            Arc::new(Store::open(&self.database_url()).expect("the database"))
        } else {
            self.store.clone()
        }
    }

    /// The URL of its database.
    #[must_use]
    pub fn database_url(&self) -> String {
        self.database.url()
    }

    /// Tells whether its games are on a PostgreSQL server.
    #[must_use]
    pub fn is_on_postgres(&self) -> bool {
        matches!(self.database, TestDatabase::Server { .. })
    }

    /// The one number a query gives, on a connection of its own.
    ///
    /// # Panics
    ///
    /// Panics if the query fails.
    #[must_use]
    pub fn number(&self, sql: &str) -> i64 {
        self.database.number(sql)
    }

    /// Every column of every table, as `TABLE.COLUMN`, but for those of diesel.
    ///
    /// # Panics
    ///
    /// Panics if the schema cannot be read.
    #[must_use]
    pub fn columns(&self) -> Vec<String> {
        self.database.columns()
    }

    /// The steps in which SQLite answers a query, such as `SEARCH game USING INDEX game_look (look_at<?)`; none on a server.
    ///
    /// # Panics
    ///
    /// Panics if there is no plan for it.
    #[must_use]
    pub fn plan(&self, query: &str) -> Vec<String> {
        self.database.plan(query)
    }

    /// Lists the files of the folder, or tables of the server, that hold one of these texts in clear, as `FILE: TEXT`.
    ///
    /// # Panics
    ///
    /// Panics if a file cannot be read.
    #[must_use]
    pub fn files_containing(&self, texts: &[&str]) -> Vec<String> {
        let mut found = self.database.tables_containing(texts);
        for entry in std::fs::read_dir(self.folder.path()).expect("the folder") {
            let path = entry.expect("an entry").path();
            let bytes = std::fs::read(&path).expect("a file");
            let holds = |text: &&&str| bytes.windows(text.len()).any(|window| window == text.as_bytes());
            found.extend(texts.iter().filter(holds).map(|text| format!("{}: {text}", path.display())));
        }
        found
    }

    /// Another service on the same store and clock, as after a restart.
    ///
    /// # Panics
    ///
    /// Panics if the keys cannot be derived.
    #[must_use]
    pub fn service_on(store: &Arc<Store>, clock: &Arc<ManualClock>) -> Service {
        Self::seeded(store.clone(), clock, 43)
    }

    /// A service on any ledger, with the keys and the settings of the instance.
    ///
    /// # Panics
    ///
    /// Panics if the keys cannot be derived.
    #[must_use]
    pub fn service_with(ledger: Arc<dyn Ledger>, clock: &Arc<ManualClock>) -> Service {
        Self::seeded(ledger, clock, 42)
    }

    /// A service on the same store and clock that makes one mail of notices within this time.
    ///
    /// # Panics
    ///
    /// Panics if the keys cannot be derived.
    #[must_use]
    pub fn merging(&self, notices_apart: Span) -> Service {
        Self::built(self.store.clone(), &self.clock, 42, Settings { notices_apart, ..Self::settings() })
    }

    /// The same instance, tried without encryption on the machine of its browsers.
    ///
    /// # Panics
    ///
    /// Panics if the keys cannot be derived.
    #[must_use]
    pub fn local(mut self) -> Self {
        let settings = Settings { public_url: "http://127.0.0.1".into(), ..Self::settings() };
        self.service = Self::built(self.store.clone(), &self.clock, 42, settings);
        self
    }

    fn seeded(ledger: Arc<dyn Ledger>, clock: &Arc<ManualClock>, seed: u64) -> Service {
        Self::built(ledger, clock, seed, Self::settings())
    }

    fn settings() -> Settings {
        Settings {
            mail_domain: "play.example.org".into(),
            former_domains: Vec::new(),
            mailbox: None,
            public_url: "https://play.example.org".into(),
            site_name: "Club".into(),
            language: "en".into(),
            languages: TAGS.map(Into::into).to_vec(),
            official_names: vec!["Schiedsrichter".into(), "Арбітр".into()],
            notices_apart: Span::ZERO,
            private_webhooks: true,
        }
    }

    fn built(ledger: Arc<dyn Ledger>, clock: &Arc<ManualClock>, seed: u64, settings: Settings) -> Service {
        Service::new(
            ledger,
            clock.clone(),
            Arc::new(SeededEntropy::new(seed)),
            Arc::new(KeyRing::new(&[7; 32]).expect("fixed keys")),
            Arc::new(Silent),
            settings,
        )
    }

    /// Lets time pass while the service lives: due work is done, and none of the time is downtime.
    ///
    /// # Panics
    ///
    /// Panics if the tick fails.
    pub fn pass(&self, span: Span) {
        self.clock.advance(span);
        let now = self.clock.now();
        app::ports::write(&*self.store, move |tx| tx.beat(now)).expect("a heartbeat");
        self.service.time.tick().expect("a tick");
    }
}
