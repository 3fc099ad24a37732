use std::{
    path::{Path, PathBuf},
    process::ExitCode,
};

use anyhow::{Context as _, bail, ensure};
use api::config::Config;
use app::{
    Restored,
    ports::{InstallationState, LogKeeper as _},
};
use clap::Args;
use store::backup::{beside, copy, forget, place};

use super::{
    generation,
    instance::{Instance, ServingLock},
    output::say,
};

#[derive(Debug, Args)]
pub(super) struct Restore {
    /// The copy, made by `postzug backup` or by hand. It is only read.
    #[arg(required_unless_present = "here")]
    file: Option<PathBuf>,
    /// The copy is in its place already: by hand, or by pg_restore.
    #[arg(long, conflicts_with = "file")]
    here: bool,
}

impl Restore {
    pub(super) fn run(&self, config: &Config) -> anyhow::Result<ExitCode> {
        let _lock = ServingLock::take(&config.data)?;
        let restored = match &self.file {
            None => {
                let restored = make_safe(config)?;
                generation::save(config, restored.generation)?;
                restored
            }
            Some(file) => put_in_place(config, file)?,
        };
        let since = restored.copied_at.map(|at| jiff::Timestamp::from_millisecond(at.0)).transpose()?;
        let since = since.map_or_else(|| "the copy was made".into(), |at| format!("{at:.0}"));
        say(&format!("Restored. What happened after {since} is lost; no clock has run since."))?;
        say(&format!(
            "{} games are under way, and their players are notified by mail. {} sessions were ended; API tokens of {} \
             players were revoked; {} mails that waited are void.",
            restored.games, restored.sessions, restored.token_holders, restored.dropped
        ))?;
        say("Roles, mail addresses and deleted accounts are as they were then, too. Now start the service.")?;
        Ok(ExitCode::SUCCESS)
    }
}

/// Everything is done on a second copy, which gets its name last: an interruption leaves no database.
fn put_in_place(config: &Config, file: &Path) -> anyhow::Result<Restored> {
    let url = config.database_url();
    let Some(database) = url.path() else {
        bail!("restore into PostgreSQL with pg_restore, then: postzug restore --here");
    };
    for there in [database.to_owned(), beside(database, "-wal"), beside(database, "-shm")] {
        ensure!(!there.exists(), "{} is there: move it away first", there.display());
    }
    let part = beside(database, ".restoring");
    forget(&part);
    let done = copy(file, &part).map_err(anyhow::Error::from).and_then(|()| {
        let mut other = config.clone();
        other.database.url = format!("sqlite:{}", part.display()).into();
        let restored = make_safe(&other)?;
        // First: where the database is, all is done.
        generation::save(config, restored.generation)?;
        place(&part, database)?;
        Ok(restored)
    });
    if done.is_err() {
        forget(&part);
    }
    done
}

/// Nobody else has the database open, and everything of it is closed again afterwards.
fn make_safe(config: &Config) -> anyhow::Result<Restored> {
    let key = config.data.join("keys/vault.key");
    ensure!(key.exists(), "{} is missing: put it back first, or nobody reads sealed moves", key.display());
    let instance = Instance::unchecked(config)?;
    let service = &instance.service;
    ensure!(service.ops.is_alone()?, "an instance still writes to this database: stop it first");
    let found = service.ops.installation()?;
    ensure!(found.state != InstallationState::Import, "this is an unfinished import, not a copy");
    ensure!(
        service.ops.keys_fit(&found),
        "the keys in {} are not those of the copy",
        config.data.join("keys").display()
    );
    let verified = service.ops.verify_whole()?;
    if let Some(fault) = verified.faults.first() {
        bail!(
            "the copy is damaged: game {}: {} ({} faults in {} games)",
            fault.game.0,
            fault.what,
            verified.faults.len(),
            verified.games
        );
    }
    let log = service.log.verify_log()?;
    // With nothing but the key of the vault nobody knows who signed: the log goes on under another name anyway.
    let stranger = if Instance::log_keys(config)?.latest_head()?.is_some() { log.stranger } else { None };
    if let Some(fault) = log.fault.or(stranger) {
        bail!("the copy is damaged: its log: {fault}");
    }
    // Earlier access tokens are void whatever else happens.
    let keys = Instance::token_keys(config)?;
    keys.rotate().and_then(|_kid| keys.forget_old()).context("the keys of access tokens")?;
    let restored = service.ops.make_restored_safe(generation::served(config)?.unwrap_or(0))?;
    Instance::log_keys(config)?.set_aside(&restored.generation.to_string())?;
    Ok(restored)
}
