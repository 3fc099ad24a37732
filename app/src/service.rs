use std::sync::{
    Arc, Mutex,
    atomic::{AtomicBool, AtomicI64, Ordering},
};

use domain::{Instant, Span};

use crate::{
    Failure,
    ports::{Entropy, Epoch, GameEvents, Ledger, LogKeeper, NoTables, Tablebases, Vault, WallClock},
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
    pub(crate) game_events: Arc<dyn GameEvents>,
    pub(crate) settings: Arc<Settings>,
    pub(crate) epoch: Epoch,
    /// The keys of the log on this host; none: those in the database are believed.
    pub(crate) log_keeper: Option<Arc<dyn LogKeeper>>,
    pub(crate) tablebases: Arc<dyn Tablebases>,
    pub(crate) words: Arc<Words>,
    pub(crate) run_key: Arc<RunKey>,
    /// Mail is not read.
    pub(crate) reading_stands: Arc<AtomicBool>,
    /// When the machine started, by the wall clock as it was last believed.
    pub(crate) boot: Arc<AtomicI64>,
    /// Up to here this instance knows that the service was there, or that its absence was given back.
    pub(crate) attended: Arc<AtomicI64>,
    /// Held by who gives an absence back.
    pub(crate) giving_back: Arc<Mutex<()>>,
    /// When the machine started by the clock of the database's host, as it was last asked; [`SAME_CLOCK`] if that is
    /// ours.
    pub(crate) their_boot: Arc<AtomicI64>,
    /// When it was asked, in milliseconds since the machine started.
    pub(crate) asked: Arc<AtomicI64>,
}

/// Drawn when the service starts and kept nowhere else: what depends on it tells nobody anything after it stops.
pub(crate) struct RunKey {
    /// Which key it is.
    pub(crate) name: [u8; 8],
    pub(crate) key: [u8; 32],
}

/// A clock that is set by more than this is not believed.
const JUMP: Span = Span::minutes(15);
/// A clock that is further than this from that of the database's host is not believed.
pub const MOST_SKEW: Span = Span(2_000);
/// Where nobody asked another host what time it is.
const SAME_CLOCK: i64 = i64::MIN;
/// While the two differ it is asked again after this.
const ASK_AGAIN: Span = Span(1_000);
/// Rows of each kind that one call erases at most, so that moves go between.
pub const PRUNED_AT_ONCE: u32 = 500;

impl Service {
    /// Puts the service together, on a database that was never restored from a copy: otherwise
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
        let (_, boot) = look_at(&*wall_clock);
        let mut run_key = RunKey { name: [0; 8], key: [0; 32] };
        entropy.fill(&mut run_key.name);
        entropy.fill(&mut run_key.key);
        Self {
            run_key: Arc::new(run_key),
            boot: Arc::new(AtomicI64::new(boot)),
            their_boot: Arc::new(AtomicI64::new(SAME_CLOCK)),
            asked: Arc::default(),
            giving_back: Arc::default(),
            attended: Arc::new(AtomicI64::new(wall_clock.now().0)),
            reading_stands: Arc::default(),
            ledger,
            words: Arc::new(Words::new(wall_clock.clone())),
            wall_clock,
            entropy,
            vault,
            game_events,
            settings: Arc::new(settings),
            epoch: Epoch::default(),
            log_keeper: None,
            tablebases: Arc::new(NoTables),
        }
    }

    /// The service on a database that was last restored then.
    #[must_use]
    pub fn in_epoch(self, epoch: Epoch) -> Self {
        Self { epoch, ..self }
    }

    /// The service on a host with these keys of the log.
    #[must_use]
    pub fn with_log_keys(self, keeper: Arc<dyn LogKeeper>) -> Self {
        Self { log_keeper: Some(keeper), ..self }
    }

    /// The service on a host with these endgame tables.
    #[must_use]
    pub fn with_tablebases(self, tablebases: Arc<dyn Tablebases>) -> Self {
        Self { tablebases, ..self }
    }

    /// When the database was last restored.
    #[must_use]
    pub const fn epoch(&self) -> Epoch {
        self.epoch
    }

    /// What the operator set.
    #[must_use]
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Whether what depends on the clock alone may happen: not after the clock was set by more than fifteen minutes
    /// since the service began, until it is set right or the service is started again, which believes it; nor while it
    /// is not the clock of the database's host.
    pub(crate) fn clock_is_believed(&self) -> bool {
        let (_, boot) = look_at(&*self.wall_clock);
        self.jump(boot).is_none() && !self.differs(boot)
    }

    /// Whether the clock is known not to be that of the database's host: until they agree again, this instance judges,
    /// takes and erases nothing, and leaves all work to the others. A clock that jumped where no other is at hand stops
    /// only what depends on it alone ([`Service::clock_jumped`]): it may be right now, and moves go on.
    #[must_use]
    pub fn clock_differs(&self) -> bool {
        let (_, boot) = look_at(&*self.wall_clock);
        self.differs(boot)
    }

    /// Whether the clock was set by more than fifteen minutes since the service began.
    #[must_use]
    pub fn clock_jumped(&self) -> bool {
        let (_, boot) = look_at(&*self.wall_clock);
        self.jump(boot).is_some()
    }

    /// [`Service::clock_differs`] for those who come again and again: the database is asked whether the clocks agree by now.
    pub(crate) fn clock_still_differs(&self) -> Result<bool, Failure> {
        let asked = Span(self.asked.load(Ordering::SeqCst));
        if self.clock_differs() && self.wall_clock.since_boot() >= Span(asked.0 + ASK_AGAIN.0) {
            self.clock_skew()?;
        }
        Ok(self.clock_differs())
    }

    /// Asked by whatever stamps, takes or gives back: not while [`Service::clock_differs`].
    pub(crate) fn may_act(&self) -> Result<(), Failure> {
        if self.clock_differs() { Err(Failure::Busy) } else { Ok(()) }
    }

    /// Our clock is seen to be set at once; the database's is asked now and then.
    fn differs(&self, boot: i64) -> bool {
        let theirs = self.their_boot.load(Ordering::SeqCst);
        theirs != SAME_CLOCK && (boot - theirs).abs() > MOST_SKEW.0
    }

    /// The time, if it is believed. Smaller steps than fifteen minutes are believed at once.
    pub(crate) fn believed_now(&self) -> Option<Instant> {
        let (now, boot) = look_at(&*self.wall_clock);
        let jump = self.jump(boot);
        metrics::gauge!("postzug_clock_jump_seconds").set(jump.map_or(0.0, seconds));
        if let Some(jump) = jump {
            tracing::error!(
                jump_s = jump.0 / 1_000,
                "the clock was set: no flag falls and nobody is reminded until it is set right; if it is right now, \
                 start the service again"
            );
            return None;
        }
        if self.differs(boot) {
            return None;
        }
        // Not added to what stands: several may find the same small step at once.
        self.boot.store(boot, Ordering::SeqCst);
        Some(now)
    }

    /// How far the clock was set since it was last believed, if that is too far.
    fn jump(&self, boot: i64) -> Option<Span> {
        let jump = Span(boot - self.boot.load(Ordering::SeqCst));
        (jump.0.abs() > JUMP.0).then_some(jump)
    }

    /// The time, for the edges: the one place a door asks for it.
    #[must_use]
    pub fn now(&self) -> Instant {
        self.wall_clock.now()
    }

    /// How far our clock is at least ahead of that of the database's host; none where it is the same. While it is more than
    /// [`MOST_SKEW`], nothing is judged, read or sent through this instance: ask now and then. An answer that took longer
    /// than that tells no more than what the clock cannot have shown in all that time.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn clock_skew(&self) -> Result<Option<Span>, Failure> {
        let since_boot = self.wall_clock.since_boot();
        let before = self.now();
        let Some(theirs) = self.ledger.clock()? else { return Ok(None) };
        let (now, boot) = look_at(&*self.wall_clock);
        let answered = self.wall_clock.since_boot();
        self.asked.store(answered.0, Ordering::SeqCst);
        let took = answered.0 - since_boot.0;
        let known = self.their_boot.load(Ordering::SeqCst);
        let thought = if took > MOST_SKEW.0 && known != SAME_CLOCK { Span(boot - known) } else { Span(0) };
        // They were asked at some time in between.
        let skew = thought.max(before - theirs).min(now - theirs);
        self.their_boot.store(boot - skew.0, Ordering::SeqCst);
        Ok(Some(skew))
    }
}

/// What the clock shows, and when the machine started by it: that moves only when the clock is set.
fn look_at(wall_clock: &dyn WallClock) -> (Instant, i64) {
    let now = wall_clock.now();
    (now, now.0 - wall_clock.since_boot().0)
}

fn seconds(span: Span) -> f64 {
    f64::from(i32::try_from(span.0 / 1_000).unwrap_or(i32::MAX))
}
