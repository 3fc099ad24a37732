//! The sequencer of a process, and what it last signed, beside the keys.

use std::{
    fs::{self, File},
    io::{self, Write as _},
    path::PathBuf,
    sync::Arc,
    time::{Duration, Instant},
};

use anyhow::{Context as _, bail};
use api::config::Config;
use app::{Failure, Service, log::Sequencer};

use super::{house::House, running::Step};

/// How often it is looked for events that are not in the log.
const POLL: Duration = Duration::from_millis(200);
/// The same after another instance was faster: it will be the next time, too.
const BEATEN: Duration = Duration::from_millis(700);
/// After so long it is looked whether the process is to stop.
const LONGEST_ROUND: Duration = Duration::from_secs(1);

fn file(config: &Config) -> PathBuf {
    config.data.join("keys/log-head")
}

/// Takes what waits into the log, again and again.
pub(super) fn worker(config: &Config, service: Service) -> anyhow::Result<Step> {
    let sequencer = Sequencer::new(service.clone(), Arc::new(House::log_keys(config)?));
    let config = config.clone();
    Ok(Box::new(move || {
        let until = Instant::now() + LONGEST_ROUND;
        let mut logged = 0;
        let nap = loop {
            let round = sequencer.round()?;
            logged += round.logged;
            if round.beaten {
                break BEATEN;
            }
            if !round.more {
                break POLL;
            }
            if Instant::now() >= until {
                break Duration::ZERO;
            }
        };
        if logged > 0 {
            remember(&config, &service)?;
        }
        Ok(nap)
    }))
}

/// Takes everything that waits into the log.
pub(super) fn all(config: &Config, service: &Service) -> Result<(), Failure> {
    let keys =
        House::log_keys(config).map_err(|error| Failure::Other("the keys of the log", error.into()))?;
    let sequencer = Sequencer::new(service.clone(), Arc::new(keys));
    while sequencer.round()?.more {}
    remember(config, service)
}

/// Keeps the newest head beside the keys: a database that is behind it is an older copy.
fn remember(config: &Config, service: &Service) -> Result<(), Failure> {
    let Some(head) = service.log_head()?.and_then(|head| head.checkpoint) else { return Ok(()) };
    let file = file(config);
    let part = file.with_extension(format!("{}.new", std::process::id()));
    let write = || {
        File::create(&part)?.write_all(head.note.as_bytes())?;
        fs::rename(&part, &file)
    };
    write()
        .map_err(|error: io::Error| Failure::Other("the head of the log could not be kept", Box::new(error)))
}

/// Refuses a database whose log ends before what was signed: going on would sign another log under the same name.
pub(super) fn check(config: &Config, service: &Service) -> anyhow::Result<()> {
    let file = file(config);
    let kept = match fs::read_to_string(&file) {
        Ok(kept) => kept,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(error).with_context(|| file.display().to_string()),
    };
    let mut lines = kept.lines();
    let (origin, size) = (lines.next().unwrap_or_default(), lines.next().unwrap_or_default());
    let size: u64 = size.parse().with_context(|| format!("{} holds no signed head", file.display()))?;
    let found = service.log_head()?;
    let ours = found.as_ref().map_or_else(|| service.new_origin(), |head| head.origin.clone());
    let held = found.map_or(0, |head| head.size);
    if ours == origin && held < size {
        bail!(
            "the database's log ends at {held}, and these keys have signed {size} entries of it ({origin}): an older \
             copy was put in its place. Put the last one back; or, if what happened after the copy is to be lost, \
             make it safe: postzug restore --here"
        );
    }
    Ok(())
}
