//! The sequencer of a process.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use api::config::Config;
use app::{Failure, Service, log::Sequencer};
use domain::GameId;

use super::{instance::Instance, workers::Step};

/// Pause between two looks for events that are not in the log.
const POLL: Duration = Duration::from_millis(200);
/// The same while it is still looked for what was left out.
const BETWEEN_PAGES: Duration = Duration::from_millis(10);
/// The same after another instance was faster: it will be the next time, too.
const BEATEN: Duration = Duration::from_millis(700);
/// The time after which it is checked whether the process must stop.
const LONGEST_ROUND: Duration = Duration::from_secs(1);

/// Takes what waits into the log, again and again.
pub(super) fn worker(config: &Config, service: Service) -> anyhow::Result<Step> {
    let sequencer = Sequencer::new(service.log, Arc::new(Instance::log_keys(config)?));
    // Once over all games, a page each time, so that what is new does not wait for it; only when little waits, because
    // each look goes through all of that.
    let mut left_out_after = Some(GameId(0));
    Ok(Box::new(move || {
        let until = Instant::now() + LONGEST_ROUND;
        loop {
            let round = sequencer.round()?;
            if round.beaten {
                return Ok(BEATEN);
            }
            if !round.more {
                let Some(after) = left_out_after else { return Ok(POLL) };
                left_out_after = sequencer.look_for_left_out(after)?;
                return Ok(BETWEEN_PAGES);
            }
            if Instant::now() >= until {
                return Ok(Duration::ZERO);
            }
        }
    }))
}

/// Takes everything that waits into the log.
pub(super) fn all(config: &Config, service: &Service) -> Result<(), Failure> {
    let keys =
        Instance::log_keys(config).map_err(|error| Failure::Other("the keys of the log", error.into()))?;
    let sequencer = Sequencer::new(service.log.clone(), Arc::new(keys));
    while sequencer.round()?.more {}
    let mut left_out_after = Some(GameId(0));
    while let Some(after) = left_out_after {
        left_out_after = sequencer.look_for_left_out(after)?;
    }
    while sequencer.round()?.more {}
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A beaten instance looks once more before its usual pause: an event waits for both at most.
    #[test]
    fn events_wait_less_than_a_second() {
        assert!(POLL + BEATEN < Duration::from_secs(1));
    }
}
