//! Logs under names that nobody here knows of any more.

use std::path::PathBuf;

use anyhow::Context as _;
use api::config::Config;
use app::{Service, ports::LogKeys as _};
use translog::{Checkpoint, LastHead, Statement, Vkey};

use super::held;
use crate::cli::{instance::Instance, log, output::say};

/// Database and keys may both be copies of before, and the log have gone on since under a name that neither knows. A mail
/// of that time is signed by a key of here all the same: that what it tells of is lost goes into the log, so that whoever
/// holds it hears that, and not that somebody was shown another log.
pub(super) fn admit(config: &Config, service: &Service, held: &[PathBuf]) -> anyhow::Result<()> {
    let known = service.log.log_keys()?;
    let mut admitted = false;
    for file in held {
        let note = held::note(file)?;
        let Some(head) = LastHead::of(&note).filter(|head| known.iter().all(|key| key.name != head.origin))
        else {
            continue;
        };
        let under: Vec<Vkey> = known.iter().map(|key| Vkey::of_log(&head.origin, key.public)).collect();
        if Checkpoint::open(&note, &under).is_err() {
            continue;
        }
        let keys = Instance::log_keys(config)?;
        let origin = service.log.log_head()?.context("there is no log yet")?.origin;
        say(&format!(
            "The log went on as {} once, and nothing here knows of it: that it is lost goes into the log.",
            head.origin
        ))?;
        service
            .log
            .state_in_log(keys.public()?, Statement::Lost(head).sign(&origin, |text| keys.sign(text))?)?;
        admitted = true;
    }
    if admitted {
        log::all(config, service)?;
    }
    Ok(())
}
