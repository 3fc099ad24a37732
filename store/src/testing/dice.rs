use app::ports::Entropy as _;
use domain::Span;

use super::SeededEntropy;
use crate::host::SystemEntropy;

/// Draws that follow from a seed.
#[derive(Debug)]
pub struct Dice(SeededEntropy);

impl Dice {
    /// Starts at `seed`.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(SeededEntropy::new(seed))
    }

    /// Any number.
    pub fn bits(&self) -> u64 {
        let mut bytes = [0; 8];
        self.0.fill(&mut bytes);
        u64::from_le_bytes(bytes)
    }

    /// Random bytes of this number.
    pub fn bytes(&self, count: usize) -> Vec<u8> {
        let mut bytes = vec![0; count];
        self.0.fill(&mut bytes);
        bytes
    }

    /// A number from 0 to `n - 1`.
    ///
    /// # Panics
    ///
    /// Panics if `n` is 0.
    pub fn below(&self, n: usize) -> usize {
        usize::try_from(self.bits() % n as u64).expect("below a usize")
    }

    /// Returns true this many times in a thousand.
    pub fn permille(&self, n: u32) -> bool {
        self.below(1000) < n as usize
    }

    /// One of these.
    ///
    /// # Panics
    ///
    /// Panics if there are none.
    pub fn one_of<T: Copy>(&self, of: &[T]) -> T {
        of[self.below(of.len())]
    }

    /// Shuffles (Fisher and Yates).
    pub fn shuffle<T>(&self, of: &mut [T]) {
        for last in (1..of.len()).rev() {
            of.swap(last, self.below(last + 1));
        }
    }

    /// A length of time from the one up to the other.
    ///
    /// # Panics
    ///
    /// Panics if there is none.
    pub fn span(&self, from: Span, to: Span) -> Span {
        let width = u64::try_from(to.0 - from.0).expect("from before to").max(1);
        Span(from.0 + i64::try_from(self.bits() % width).expect("below an i64"))
    }
}

/// The seed that `POSTZUG_SEED` asks for, or a new one. The caller prints it.
///
/// # Panics
///
/// Panics if `POSTZUG_SEED` is not a number.
#[must_use]
pub fn seed() -> u64 {
    std::env::var("POSTZUG_SEED").map_or_else(
        |_unset| {
            let mut bytes = [0; 8];
            SystemEntropy.fill(&mut bytes);
            u64::from_le_bytes(bytes) % 1_000_000_007
        },
        |seed| seed.parse().expect("POSTZUG_SEED is a number"),
    )
}
