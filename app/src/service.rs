use std::sync::Arc;

use domain::Span;

use crate::{
    Failure,
    ports::{Bell, Entropy, Epoch, Ledger, Vault, WallClock},
    words::Words,
};

/// What the operator sets for the whole service. Regulations of games are not here.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Domain of every address of the service, such as `play.example.org`.
    pub mail_domain: String,
    /// Where people reach the service, such as `https://play.example.org`, without a slash at the end.
    pub public_url: String,
    /// The club's name, in From lines and PGN's Site.
    pub site_name: String,
}

/// The service: everything a door may ask for.
#[derive(Clone)]
pub struct Service {
    pub(crate) ledger: Arc<dyn Ledger>,
    pub(crate) wall_clock: Arc<dyn WallClock>,
    pub(crate) entropy: Arc<dyn Entropy>,
    pub(crate) vault: Arc<dyn Vault>,
    pub(crate) bell: Arc<dyn Bell>,
    pub(crate) settings: Arc<Settings>,
    pub(crate) epoch: Epoch,
    pub(crate) words: Arc<Words>,
}

impl Service {
    /// Puts the service together, on a database that was never restored from a copy: otherwise
    /// [`Service::in_epoch`] follows.
    #[must_use]
    pub fn new(
        ledger: Arc<dyn Ledger>,
        wall_clock: Arc<dyn WallClock>,
        entropy: Arc<dyn Entropy>,
        vault: Arc<dyn Vault>,
        bell: Arc<dyn Bell>,
        settings: Settings,
    ) -> Self {
        Self {
            ledger,
            words: Arc::new(Words::new(wall_clock.clone())),
            wall_clock,
            entropy,
            vault,
            bell,
            settings: Arc::new(settings),
            epoch: Epoch::default(),
        }
    }

    /// The service on a database that was last restored then.
    #[must_use]
    pub fn in_epoch(self, epoch: Epoch) -> Self {
        Self { epoch, ..self }
    }

    /// What the operator set.
    #[must_use]
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The time, for the edges: the one place a door asks for it.
    #[must_use]
    pub fn now(&self) -> domain::Instant {
        self.wall_clock.now()
    }

    /// How far our clock is ahead of that of the database's host; none where it is the same.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn clock_skew(&self) -> Result<Option<Span>, Failure> {
        let before = self.now();
        let Some(theirs) = self.ledger.clock()? else { return Ok(None) };
        Ok(Some(Span((before.0 + self.now().0) / 2 - theirs.0)))
    }
}
