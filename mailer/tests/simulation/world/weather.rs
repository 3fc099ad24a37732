//! The size and the roughness of a simulation.

use store::testing::Dice;

use super::DAY;

/// The simulated world, and the chances of trouble.
#[derive(Clone, Debug)]
pub struct Weather {
    pub seed: u64,
    pub boards: usize,
    pub days: u64,
    /// The longest time of thought about a move; the mean is half of it.
    pub pace: i64,
    /// A share in a thousand.
    pub by_mail: u32,
    pub copies: u32,
    pub lost: u32,
    pub slow: u32,
    /// A thousandth of chances a day.
    pub crashes: u32,
    pub outages: u32,
    pub clock_steps: u32,
    pub relay_failures: u32,
    pub disk_failures: u32,
}

impl Weather {
    /// Makes weather from calm to rough, by the seed.
    pub fn new(seed: u64, boards: usize, days: u64) -> Self {
        let dice = Dice::new(seed ^ 0x5eed);
        let upto = |most: u32| u32::try_from(dice.below(most as usize + 1)).unwrap();
        Self {
            seed,
            boards,
            days,
            pace: DAY,
            by_mail: 500 + upto(400),
            copies: upto(150),
            lost: upto(20),
            slow: upto(100),
            crashes: upto(1500),
            outages: upto(150),
            clock_steps: if seed.is_multiple_of(3) { upto(300) } else { 0 },
            relay_failures: upto(1000),
            disk_failures: upto(500),
        }
    }
}
