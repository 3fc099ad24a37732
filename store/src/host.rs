//! The time and the unpredictable bytes of the host. No other module reads either.

use std::time::UNIX_EPOCH;

use app::ports::{Entropy, WallClock};
use domain::{Instant, Span};

/// The system's clock.
#[derive(Copy, Clone, Debug, Default)]
pub struct SystemClock;

impl WallClock for SystemClock {
    #[expect(clippy::disallowed_methods, reason = "this is the port through which time comes in")]
    fn now(&self) -> Instant {
        let since = std::time::SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Instant(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
    }

    #[cfg(target_os = "linux")]
    fn since_boot(&self) -> Span {
        let since = rustix::time::clock_gettime(rustix::time::ClockId::Boottime);
        Span(since.tv_sec * 1_000 + since.tv_nsec / 1_000_000)
    }
}

/// The operating system's randomness.
#[derive(Copy, Clone, Debug, Default)]
pub struct SystemEntropy;

impl Entropy for SystemEntropy {
    #[expect(
        clippy::disallowed_methods,
        clippy::expect_used,
        reason = "the port of randomness; without it nothing is safe"
    )]
    fn fill(&self, bytes: &mut [u8]) {
        aws_lc_rs::rand::fill(bytes).expect("the operating system gives randomness");
    }
}
