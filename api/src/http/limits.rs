//! How many requests somebody may make.

use std::{
    net::IpAddr,
    num::NonZeroU32,
    sync::atomic::{AtomicU32, Ordering},
    time::Duration,
};

use actix_web::http::header::{HeaderMap, HeaderName, HeaderValue};
use domain::PlayerId;
use governor::{
    Quota, RateLimiter,
    clock::{Clock as _, DefaultClock},
    middleware::StateInformationMiddleware,
    state::keyed::DashMapStateStore,
};

use super::{Options, problem::Problem};

/// Whose budget.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub(crate) enum Payer {
    /// An account.
    Account(PlayerId),
    /// A network: one IPv4 address, or an IPv6 /64.
    Network(u64),
}

impl Payer {
    /// The network of an address.
    pub(crate) fn network(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V4(v4) => Self::Network(v4.to_bits().into()),
            IpAddr::V6(v6) => Self::Network((v6.to_bits() >> 64) as u64),
        }
    }
}

type Limiter = RateLimiter<Payer, DashMapStateStore<Payer>, DefaultClock, StateInformationMiddleware>;

/// One budget per minute and payer, all of which may be spent at once.
struct Budget {
    name: &'static str,
    per_minute: NonZeroU32,
    limiter: Limiter,
    asked: AtomicU32,
}

/// What is left of a budget, for the headers of draft-ietf-httpapi-ratelimit-headers.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Standing {
    name: &'static str,
    per_minute: u32,
    remaining: u32,
    reset: u64,
}

impl Budget {
    fn new(name: &'static str, per_minute: u32) -> Self {
        let per_minute = NonZeroU32::new(per_minute).unwrap_or(NonZeroU32::MIN);
        let limiter = RateLimiter::dashmap(Quota::per_minute(per_minute));
        Self {
            name,
            per_minute,
            limiter: limiter.with_middleware::<StateInformationMiddleware>(),
            asked: AtomicU32::new(0),
        }
    }

    fn spend(&self, payer: Payer) -> Result<Standing, Standing> {
        // Payers who have been quiet for a while are forgotten, so that memory follows the traffic of the
        // last minutes.
        if self.asked.fetch_add(1, Ordering::Relaxed) % 10_000 == 9_999 {
            self.limiter.retain_recent();
        }
        let full = self.per_minute.get();
        match self.limiter.check_key(&payer) {
            Ok(state) => {
                let remaining = state.remaining_burst_capacity();
                let missing = u64::from(full.saturating_sub(remaining));
                Ok(self.standing(remaining, (missing * 60).div_ceil(u64::from(full))))
            }
            Err(until) => {
                let wait = until.wait_time_from(DefaultClock::default().now());
                Err(self.standing(0, wait.saturating_add(Duration::from_millis(999)).as_secs().max(1)))
            }
        }
    }

    fn standing(&self, remaining: u32, reset: u64) -> Standing {
        Standing { name: self.name, per_minute: self.per_minute.get(), remaining, reset }
    }
}

impl Standing {
    /// Adds `RateLimit` and `RateLimit-Policy`.
    pub(crate) fn write(self, headers: &mut HeaderMap) {
        let Self { name, per_minute, remaining, reset } = self;
        let policy = HeaderValue::try_from(format!("\"{name}\";q={per_minute};w=60"));
        let limit = HeaderValue::try_from(format!("\"{name}\";r={remaining};t={reset}"));
        if let (Ok(policy), Ok(limit)) = (policy, limit) {
            headers.insert(HeaderName::from_static("ratelimit-policy"), policy);
            headers.insert(HeaderName::from_static("ratelimit"), limit);
        }
    }

    pub(crate) fn problem(self) -> Problem {
        let mut problem = Problem::because("rate_limited", format!("Try again in {} seconds.", self.reset));
        problem.retry_after = Some(self.reset);
        problem
    }
}

/// The budgets of the server.
pub(crate) struct Limits {
    account: Budget,
    address: Budget,
    sign_in: Budget,
}

impl Limits {
    pub(crate) fn new(options: &Options) -> Self {
        Self {
            account: Budget::new("account", options.account_per_minute),
            address: Budget::new("address", options.address_per_minute),
            sign_in: Budget::new("sign-in", options.sign_in_per_minute),
        }
    }

    /// Spends one request; `Err` when nothing is left.
    pub(crate) fn spend(&self, payer: Payer, signing_in: bool) -> Result<Standing, Standing> {
        match payer {
            _ if signing_in => self.sign_in.spend(payer),
            Payer::Account(_) => self.account.spend(payer),
            Payer::Network(_) => self.address.spend(payer),
        }
    }
}
