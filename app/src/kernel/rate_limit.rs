use std::{
    num::NonZeroU32,
    sync::{
        Arc, OnceLock,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use domain::{PlayerId, Refusal};
use governor::{
    Quota, RateLimiter, clock::Clock, middleware::NoOpMiddleware, state::keyed::DashMapStateStore,
};

use crate::ports::WallClock;

/// Messages, claims and challenges of one player an hour: each makes a mail to somebody else, and unlike moves they
/// wait for nobody. Changes of notes have as many of their own.
pub(crate) const AN_HOUR: NonZeroU32 = NonZeroU32::MIN.saturating_add(59);

/// Lines of one player's analysis boards an hour, of which each tried move makes one.
pub(crate) const LINES_AN_HOUR: NonZeroU32 = NonZeroU32::MIN.saturating_add(599);

/// The service's own time.
#[derive(Clone)]
struct Ticks(Arc<dyn WallClock>);

impl Clock for Ticks {
    type Instant = Duration;

    fn now(&self) -> Duration {
        Duration::from_millis(self.0.now().0.max(0).unsigned_abs())
    }
}

type Limiter = RateLimiter<PlayerId, DashMapStateStore<PlayerId>, Ticks, NoOpMiddleware<Duration>>;

/// The limits of all players. They are in memory: a restart resets them.
pub(crate) struct RateLimits {
    limiter: Limiter,
    ticks: Ticks,
    /// With more players than these, it is looked who has been quiet.
    many: AtomicUsize,
}

/// The number below which nothing is swept.
const FEW: usize = 10_000;

impl RateLimits {
    pub(crate) fn new(clock: Arc<dyn WallClock>, an_hour: NonZeroU32) -> Self {
        let ticks = Ticks(clock);
        let limiter = RateLimiter::new(Quota::per_hour(an_hour), DashMapStateStore::default(), ticks.clone());
        Self { limiter, ticks, many: AtomicUsize::new(FEW) }
    }

    /// Takes this number, or none.
    pub(crate) fn spend(&self, player: PlayerId, cost: NonZeroU32) -> Result<(), Refusal> {
        // Players who have been quiet for an hour are forgotten: not all are looked at for each word, the writer waits.
        if self.limiter.len() > self.many.load(Ordering::Relaxed) {
            self.limiter.retain_recent();
            self.many.store((2 * self.limiter.len()).max(FEW), Ordering::Relaxed);
        }
        let spent = self.limiter.check_key_n(&player, cost).unwrap_or(Ok(()));
        spent.map_err(|until| {
            let wait = until.wait_time_from(self.ticks.now()).saturating_add(Duration::from_millis(999));
            Refusal::RateLimited { retry_after: wait.as_secs().max(1) }
        })
    }
}

/// The cost of one submission against the limit of its author.
pub(crate) struct Budget {
    rate_limits: Arc<RateLimits>,
    author: Option<PlayerId>,
    cost: NonZeroU32,
    said: OnceLock<Result<(), Refusal>>,
}

impl Budget {
    pub(crate) const fn new(rate_limits: Arc<RateLimits>, author: Option<PlayerId>) -> Self {
        Self { rate_limits, author, cost: NonZeroU32::MIN, said: OnceLock::new() }
    }

    /// Costs this number of requests instead of one.
    pub(crate) fn costing(self, cost: NonZeroU32) -> Self {
        Self { cost, ..self }
    }

    /// Takes it, once, however often the work of the submission runs.
    pub(crate) fn spend(&self) -> Result<(), Refusal> {
        match self.author {
            Some(author) => self.said.get_or_init(|| self.rate_limits.spend(author, self.cost)).clone(),
            None => Ok(()),
        }
    }
}
