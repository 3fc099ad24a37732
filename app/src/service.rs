use std::sync::Arc;

use crate::{
    accounts::{Access, Accounts},
    games::{ArbiterQueue, BulkCommands, Games, Records},
    kernel::{Kernel, Settings},
    lobby::Lobby,
    log::Log,
    mail_in::{Inbox, MailIn, MailSources},
    mail_out::MailOut,
    model::{Epoch, Key},
    ops::Ops,
    ports::{Entropy, GameEvents, Ledger, LogKeeper, Tablebases, Vault, WallClock},
    time::Time,
    webhooks::Webhooks,
};

/// The services of an instance, over one shared state.
#[derive(Clone)]
pub struct Service {
    /// Acts in a game, and the game as its viewer sees it.
    pub games: Games,
    /// Lists of games, and the records, texts and PGN of games.
    pub records: Records,
    /// Games for an arbiter: those that wait, with their evidence.
    pub queue: ArbiterQueue,
    /// One act in all games of a player.
    pub bulk: BulkCommands,
    /// Challenges, seeks, and new games.
    pub lobby: Lobby,
    /// Accounts and their settings.
    pub accounts: Accounts,
    /// Sign-in, sessions, tokens and the addresses of calendars.
    pub access: Access,
    /// Incoming mail: taken in, read and filed.
    pub mail_in: MailIn,
    /// Mailboxes from which mail is fetched.
    pub mail_sources: MailSources,
    /// Filed mails: those that wait for a confirmation, and the inbox as the operator sees it.
    pub inbox: Inbox,
    /// Outgoing mail.
    pub mail_out: MailOut,
    /// Webhooks and their deliveries.
    pub webhooks: Webhooks,
    /// The clock and the timekeeper.
    pub time: Time,
    /// Installation, verification and housekeeping.
    pub ops: Ops,
    /// The transparency log.
    pub log: Log,
    kernel: Arc<Kernel>,
}

impl Service {
    /// Makes the services for a database that was never restored from a copy. For another one,
    /// [`Service::in_epoch`] follows.
    #[must_use]
    pub fn new(
        ledger: Arc<dyn Ledger>,
        wall_clock: Arc<dyn WallClock>,
        entropy: Arc<dyn Entropy>,
        vault: Arc<dyn Vault>,
        game_events: Arc<dyn GameEvents>,
        settings: Settings,
    ) -> Self {
        Self::over(Kernel::new(ledger, wall_clock, entropy, vault, game_events, settings))
    }

    fn over(kernel: Kernel) -> Self {
        let kernel = Arc::new(kernel);
        Self {
            games: Games::new(&kernel),
            records: Records::new(&kernel),
            queue: ArbiterQueue::new(&kernel),
            bulk: BulkCommands::new(&kernel),
            lobby: Lobby::new(&kernel),
            accounts: Accounts::new(&kernel),
            access: Access::new(&kernel),
            mail_in: MailIn::new(&kernel),
            mail_sources: MailSources::new(&kernel),
            inbox: Inbox::new(&kernel),
            mail_out: MailOut::new(&kernel),
            webhooks: Webhooks::new(&kernel),
            time: Time::new(&kernel),
            ops: Ops::new(&kernel),
            log: Log::new(&kernel),
            kernel,
        }
    }

    /// Returns the address of the service in the world.
    #[must_use]
    pub fn public_url(&self) -> &str {
        &self.kernel.settings.public_url
    }

    /// Returns the services for a database that was last restored then.
    #[must_use]
    pub fn in_epoch(self, epoch: Epoch) -> Self {
        Self::over(Kernel { epoch, ..self.into_kernel() })
    }

    /// Returns the services for a host with these keys of the log.
    #[must_use]
    pub fn with_log_keys(self, keeper: Arc<dyn LogKeeper>) -> Self {
        Self::over(Kernel { log_keeper: Some(keeper), ..self.into_kernel() })
    }

    /// Returns the services for a host with these endgame tables.
    #[must_use]
    pub fn with_tablebases(self, tablebases: Arc<dyn Tablebases>) -> Self {
        Self::over(Kernel { tablebases, ..self.into_kernel() })
    }

    /// Returns the services for one request about accounts that may be repeated under this key. They draw the same codes and
    /// tokens again. The repeat is recognized by its result and gets the first answer, although no secret is stored. `scope`
    /// says whose key it is; a secret in it must be shown again for the same answer.
    #[must_use]
    pub fn repeatable(&self, key: &Key, scope: &[&str]) -> Self {
        Self::over(self.kernel.repeatable(key, scope))
    }

    /// The last restoration of the database.
    #[must_use]
    pub fn epoch(&self) -> Epoch {
        self.kernel.epoch
    }

    /// The settings of the operator.
    #[must_use]
    pub fn settings(&self) -> &Settings {
        &self.kernel.settings
    }

    fn into_kernel(self) -> Kernel {
        Kernel::clone(&self.kernel)
    }
}
