//! Rate limits.

use std::{
    net::IpAddr,
    num::NonZeroU32,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
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
use messages::msg;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::{Options, problem::Problem};

/// Forms that are held at once before their payers are known: 16 MiB of them.
pub(crate) const FORMS: usize = 128;

/// The owner of a budget.
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

    /// The name under which stored digests know the payer: another text would change their identities.
    pub(crate) fn stored_name(payer: Option<Self>) -> String {
        match payer {
            Some(Self::Account(PlayerId(number))) => format!("Some(Account(PlayerId({number})))"),
            Some(Self::Network(number)) => format!("Some(Network({number}))"),
            None => "None".to_owned(),
        }
    }
}

type Limiter = RateLimiter<Payer, DashMapStateStore<Payer>, DefaultClock, StateInformationMiddleware>;

/// One budget per payer and minute or hour, all of which may be spent at once.
struct Budget {
    name: &'static str,
    full: NonZeroU32,
    window: u64,
    limiter: Limiter,
    asked: AtomicU32,
}

/// The rest of a budget, for the headers of draft-ietf-httpapi-ratelimit-headers.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Standing {
    name: &'static str,
    full: u32,
    window: u64,
    remaining: u32,
    reset: u64,
}

impl Budget {
    fn per_minute(name: &'static str, full: u32) -> Self {
        Self::new(name, full, 60, Quota::per_minute)
    }

    fn per_hour(name: &'static str, full: u32) -> Self {
        Self::new(name, full, 3600, Quota::per_hour)
    }

    fn new(name: &'static str, full: u32, window: u64, quota: fn(NonZeroU32) -> Quota) -> Self {
        let full = NonZeroU32::new(full).unwrap_or(NonZeroU32::MIN);
        let limiter = RateLimiter::dashmap(quota(full));
        Self {
            name,
            full,
            window,
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
        let full = self.full.get();
        match self.limiter.check_key(&payer) {
            Ok(state) => {
                let remaining = state.remaining_burst_capacity();
                let missing = u64::from(full.saturating_sub(remaining));
                Ok(self.standing(remaining, (missing * self.window).div_ceil(u64::from(full))))
            }
            Err(until) => {
                let wait = until.wait_time_from(DefaultClock::default().now());
                Err(self.standing(0, wait.saturating_add(Duration::from_millis(999)).as_secs().max(1)))
            }
        }
    }

    fn standing(&self, remaining: u32, reset: u64) -> Standing {
        Standing { name: self.name, full: self.full.get(), window: self.window, remaining, reset }
    }
}

impl Standing {
    /// Adds `RateLimit` and `RateLimit-Policy`.
    pub(crate) fn write(self, headers: &mut HeaderMap) {
        let Self { name, full, window, remaining, reset } = self;
        let policy = HeaderValue::try_from(format!("\"{name}\";q={full};w={window}"));
        let limit = HeaderValue::try_from(format!("\"{name}\";r={remaining};t={reset}"));
        if let (Ok(policy), Ok(limit)) = (policy, limit) {
            headers.insert(HeaderName::from_static("ratelimit-policy"), policy);
            headers.insert(HeaderName::from_static("ratelimit"), limit);
        }
    }

    pub(crate) fn problem(self) -> Problem {
        let mut problem =
            Problem::because("rate_limited", msg!("problem-rate_limited", seconds = self.reset));
        problem.retry_after = Some(self.reset);
        problem
    }
}

/// The budgets of the server.
pub(crate) struct Limits {
    account: Budget,
    address: Budget,
    sign_in: Budget,
    code: Budget,
    forms: Arc<Semaphore>,
}

impl Limits {
    pub(crate) fn new(options: &Options) -> Self {
        Self {
            account: Budget::per_minute("account", options.account_per_minute),
            address: Budget::per_minute("address", options.address_per_minute),
            sign_in: Budget::per_minute("sign-in", options.sign_in_per_minute),
            code: Budget::per_hour("code", options.codes_per_hour),
            forms: Arc::new(Semaphore::new(FORMS)),
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

    /// Takes a place among the forms that are held until they are answered, if one is free.
    pub(crate) fn place_for_form(&self) -> Option<OwnedSemaphorePermit> {
        self.forms.clone().try_acquire_owned().ok()
    }

    /// Spends one code sent to an address; `Err` when nothing is left.
    pub(crate) fn spend_code(&self, network: Payer) -> Result<Standing, Standing> {
        self.code.spend(network)
    }
}

#[cfg(test)]
mod tests {
    use domain::PlayerId;

    use super::Payer;

    /// Digests of these texts are in databases.
    #[test]
    fn stored_names_never_change() {
        for (payer, name) in [
            (None, "None"),
            (Some(Payer::network([192, 0, 2, 1].into())), "Some(Network(3221225985))"),
            (Some(Payer::Account(PlayerId(7))), "Some(Account(PlayerId(7)))"),
        ] {
            assert_eq!(Payer::stored_name(payer), name);
        }
    }
}
