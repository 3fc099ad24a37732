//! Draws that follow from a seed.

use app::ports::Entropy as _;
use domain::Span;
use store::{host::SystemEntropy, testing::SeededEntropy};

pub struct Dice(SeededEntropy);

impl Dice {
    pub fn new(seed: u64) -> Self {
        Self(SeededEntropy::new(seed))
    }

    pub fn bits(&self) -> u64 {
        let mut bytes = [0; 8];
        self.0.fill(&mut bytes);
        u64::from_le_bytes(bytes)
    }

    pub fn below(&self, n: usize) -> usize {
        usize::try_from(self.bits() % n as u64).unwrap()
    }

    /// True so many times in a thousand.
    pub fn permille(&self, n: u32) -> bool {
        self.below(1000) < n as usize
    }

    pub fn one_of<T: Copy>(&self, of: &[T]) -> T {
        of[self.below(of.len())]
    }

    /// A length of time between the two.
    pub fn span(&self, from: Span, to: Span) -> Span {
        let width = u64::try_from(to.0 - from.0).unwrap().max(1);
        Span(from.0 + i64::try_from(self.bits() % width).unwrap())
    }
}

/// The seed asked for by `POSTZUG_SEED`, or a new one.
pub fn seed() -> u64 {
    std::env::var("POSTZUG_SEED").map_or_else(
        |_unset| {
            let mut bytes = [0; 8];
            SystemEntropy.fill(&mut bytes);
            u64::from_le_bytes(bytes) % 1_000_000_007
        },
        |seed| seed.parse().unwrap(),
    )
}

/// A number an environment variable may set.
pub fn setting(name: &str, default: u64) -> u64 {
    std::env::var(name).map_or(default, |value| value.parse().unwrap())
}
