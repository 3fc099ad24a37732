use std::{
    fs::File,
    io::{self, BufReader, BufWriter, Write as _},
    path::PathBuf,
    process::ExitCode,
};

use anyhow::{Context as _, bail, ensure};
use api::config::Config;
use app::ports::InstallationState;
use clap::Args;
use store::{
    backup::{forget, name as publish, part},
    transfer::{Moved, export, export_alone, import},
};

use super::{
    generation,
    instance::{Instance, ServingLock, is_there},
    output::say,
};

#[derive(Debug, Args)]
pub(super) struct Export {
    /// The file to make; nothing may be there yet.
    file: PathBuf,
}

#[derive(Debug, Args)]
pub(super) struct Import {
    /// The file made by `postzug export`.
    file: PathBuf,
}

fn show(moved: &Moved) -> anyhow::Result<()> {
    moved.rows.iter().try_for_each(|(table, rows)| say(&format!("{rows:>10}  {table}")))
}

impl Export {
    pub(super) fn run(&self, config: &Config) -> anyhow::Result<ExitCode> {
        is_there(config)?;
        let _lock = ServingLock::take(&config.data)?;
        let instance = Instance::for_a_command(config)?;
        let name = self.file.display();
        // An earlier export stays unchanged.
        ensure!(!self.file.exists(), "{name} is there already");
        let (part, file) = part(&self.file).with_context(|| format!("{name} cannot be made"))?;
        let written = || -> anyhow::Result<Moved> {
            // Should this database be served again, the export is behind it, and an import of it is refused.
            generation::count(config, &instance.service)?;
            drop(instance);
            let mut out = BufWriter::new(file);
            let moved = export_alone(config.database_url().reveal(), &mut out)?;
            out.flush()?;
            let file = out.into_inner().map_err(io::IntoInnerError::into_error)?;
            file.sync_all()?;
            publish(&part, &self.file)?;
            Ok(moved)
        };
        let moved = written().inspect_err(|_error| forget(&part))?;
        show(&moved)?;
        say(&format!(
            "{name} holds everything but the keys: sealed moves, raw mails and codes are sealed in it, and vault.key \
             opens them. Take the folder {} with you, whole and apart from it.",
            config.data.join("keys").display()
        ))?;
        Ok(ExitCode::SUCCESS)
    }
}

impl Import {
    pub(super) fn run(&self, config: &Config) -> anyhow::Result<ExitCode> {
        let _lock = ServingLock::take(&config.data)?;
        let key = config.data.join("keys/vault.key");
        ensure!(
            key.exists(),
            "{} is missing: put it back first, or nobody reads sealed moves",
            key.display()
        );
        let name = self.file.display();
        let file = File::open(&self.file).with_context(|| format!("{name} cannot be read"))?;
        let url = config.database_url();
        let moved = import(url.reveal(), &mut BufReader::new(file))
            .with_context(|| format!("nothing came of {name}"))?;
        // From now on the database is an unfinished import until all of it was looked at.
        let there = export(url.reveal(), &mut io::sink()).context("reading it back")?;
        ensure!(there == moved, "what is in the database now is not what was in {name}");
        let service = Instance::unchecked(config)?.service;
        let found = service.ops.installation()?;
        ensure!(service.ops.keys_fit(&found), "{} is not the key of {name}", key.display());
        let verified = service.ops.verify_whole()?;
        if let Some(fault) = verified.faults.first() {
            bail!("game {}: {} ({} faults)", fault.game.0, fault.what, verified.faults.len());
        }
        if let Some(fault) = service.log.verify_log()?.fault {
            bail!("the log: {fault}");
        }
        // Served again since, or already lost: then it is an older copy like any other. So it may be where nobody
        // knows.
        let served = generation::served(config)?;
        let behind = served.is_none_or(|served| found.generation < served);
        service.ops.accept_import(if behind { InstallationState::Copy } else { InstallationState::Live })?;
        show(&moved)?;
        say(&format!(
            "Imported and read back: {} games, {} events, every hash as it was. {}",
            verified.games,
            verified.events,
            if served.is_none() {
                "But these keys never served, so nobody knows whether it is the last state. If it is, bring the whole \
                 folder of keys, keys/generation too, and import into a new database. If not, make this one safe: \
                 postzug restore --here"
            } else if behind {
                "But the database it was made of has been served since. Make this one safe: postzug restore --here"
            } else {
                "Now start the service."
            }
        ))?;
        Ok(ExitCode::SUCCESS)
    }
}
