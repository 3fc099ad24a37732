//! Logs under names that neither the database nor the keys know any more.

use std::path::PathBuf;

use anyhow::Context as _;
use api::config::Config;
use app::{Service, ports::LogKeys as _};
use translog::{Checkpoint, LastHead, Statement, Vkey};

use super::held;
use crate::cli::{instance::Instance, log, output::say};

/// States in the log that a log under an unknown name is lost. Database and keys may both be older copies, while the log
/// went on under a name that neither knows. A mail of that time is signed by one of these keys all the same. With the
/// statement, its holder learns that entries were lost, and not that somebody was shown another log.
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
            "The log went on as {} once, but neither the database nor the keys know of it: \
             a statement in the log will say that it is lost.",
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
