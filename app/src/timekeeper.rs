use domain::Instant;

use crate::{Failure, Service};

/// What a look at the clocks leads to.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Tick {
    /// When to look again at the latest, if nothing moves before; none when nothing waits.
    pub next_due: Option<Instant>,
    /// Games that ended or resumed now.
    pub acted: u32,
    /// Reminders enqueued now.
    pub reminded: u32,
}

impl Service {
    /// Gives the sign of life and looks at what is due: gives back downtime first, then lets flags fall, resumes
    /// adjourned games at the agreed time, and reminds. Call it at start, at `next_due`, and at least every 30
    /// seconds.
    ///
    /// # Errors
    ///
    /// [`Failure`]: what was done stays done, the rest is done by the next tick.
    pub fn tick(&self) -> Result<Tick, Failure> {
        Ok(Tick::default())
    }

    /// Gives a longer absence of the service back to every running clock. Call it before the doors open; a tick
    /// does it too.
    ///
    /// # Errors
    ///
    /// [`Failure`]: the next call goes on where this one stopped.
    pub fn return_downtime(&self) -> Result<(), Failure> {
        Ok(())
    }
}
