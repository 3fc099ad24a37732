use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

use app::ports::{Entropy, GameEvents, WallClock};
use domain::{GameId, Instant, Span};

/// A clock that stands still until it is moved.
#[derive(Debug, Default)]
pub struct ManualClock {
    now: AtomicI64,
    /// The sum of all steps of the clock, while no time passed.
    stepped: AtomicI64,
}

impl ManualClock {
    /// Moves it; backwards with a negative span.
    pub fn advance(&self, span: Span) {
        self.now.fetch_add(span.0, Ordering::SeqCst);
    }

    /// Moves it to there.
    pub fn set(&self, instant: Instant) {
        self.now.store(instant.0, Ordering::SeqCst);
    }

    /// Somebody sets it, while no time passes.
    pub fn step(&self, span: Span) {
        self.stepped.fetch_add(span.0, Ordering::SeqCst);
        self.now.fetch_add(span.0, Ordering::SeqCst);
    }
}

impl WallClock for ManualClock {
    fn now(&self) -> Instant {
        Instant(self.now.load(Ordering::SeqCst))
    }

    fn since_boot(&self) -> Span {
        Span(self.now.load(Ordering::SeqCst) - self.stepped.load(Ordering::SeqCst))
    }
}

/// Bytes that follow from a seed (SplitMix64).
#[derive(Debug)]
pub struct SeededEntropy(AtomicU64);

impl SeededEntropy {
    /// Starts at `seed`.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(AtomicU64::new(seed))
    }
}

impl Entropy for SeededEntropy {
    fn fill(&self, bytes: &mut [u8]) {
        for chunk in bytes.chunks_mut(8) {
            let mut z = self.0.fetch_add(0x9e37_79b9_7f4a_7c15, Ordering::SeqCst);
            z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            chunk.copy_from_slice(&(z ^ (z >> 31)).to_le_bytes()[..chunk.len()]);
        }
    }
}

/// A game_events nobody hears.
#[derive(Debug)]
pub struct Silent;

impl GameEvents for Silent {
    fn notify(&self, _game: GameId) {}
}
