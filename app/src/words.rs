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

/// Words, claims and challenges of one player an hour: each makes a mail to somebody else, and unlike moves they wait
/// for nobody.
const AN_HOUR: NonZeroU32 = NonZeroU32::MIN.saturating_add(59);

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

/// What players may still say. In memory: after a restart everybody has all of it again.
pub(crate) struct Words {
    limiter: Limiter,
    ticks: Ticks,
    /// With more players than these, it is looked who has been quiet.
    many: AtomicUsize,
}

/// So few are not worth a look.
const FEW: usize = 10_000;

impl Words {
    pub(crate) fn new(clock: Arc<dyn WallClock>) -> Self {
        let ticks = Ticks(clock);
        let limiter = RateLimiter::new(Quota::per_hour(AN_HOUR), DashMapStateStore::default(), ticks.clone());
        Self { limiter, ticks, many: AtomicUsize::new(FEW) }
    }

    /// Takes so many, or none.
    pub(crate) fn spend(&self, player: PlayerId, words: NonZeroU32) -> Result<(), Refusal> {
        // Players who have been quiet for an hour are forgotten: not all are looked at for each word, the writer waits.
        if self.limiter.len() > self.many.load(Ordering::Relaxed) {
            self.limiter.retain_recent();
            self.many.store((2 * self.limiter.len()).max(FEW), Ordering::Relaxed);
        }
        let spent = self.limiter.check_key_n(&player, words).unwrap_or(Ok(()));
        spent.map_err(|until| {
            let wait = until.wait_time_from(self.ticks.now()).saturating_add(Duration::from_millis(999));
            Refusal::RateLimited { retry_after: wait.as_secs().max(1) }
        })
    }
}

/// What one submission takes of the words of its author, if it takes any.
pub(crate) struct Budget {
    words: Arc<Words>,
    author: Option<PlayerId>,
    cost: NonZeroU32,
    said: OnceLock<Result<(), Refusal>>,
}

impl Budget {
    pub(crate) const fn new(words: Arc<Words>, author: Option<PlayerId>) -> Self {
        Self { words, author, cost: NonZeroU32::MIN, said: OnceLock::new() }
    }

    /// So many words instead of one.
    pub(crate) fn costing(self, cost: NonZeroU32) -> Self {
        Self { cost, ..self }
    }

    /// Takes it, once, however often the work of the submission runs.
    pub(crate) fn spend(&self) -> Result<(), Refusal> {
        match self.author {
            Some(author) => self.said.get_or_init(|| self.words.spend(author, self.cost)).clone(),
            None => Ok(()),
        }
    }
}
