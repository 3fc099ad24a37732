use std::{
    fs,
    io::Write as _,
    path::{Path, PathBuf},
    process::ExitCode,
};

use anyhow::{Context as _, bail, ensure};
use api::config::Config;
use clap::Args;
use store::backup::{CopyError, beside, copy, forget, name, part};

use super::{figures::note_backup, output::say};

#[derive(Debug, Args)]
pub(super) struct Backup {
    /// The copy to make; nothing may be there yet.
    file: PathBuf,
    /// Copy the key of the vault too, to FILE.key. A holder of both reads everything, sealed moves too.
    #[arg(long)]
    with_key: bool,
}

impl Backup {
    pub(super) fn run(&self, config: &Config) -> anyhow::Result<ExitCode> {
        let file = self.file.display();
        let url = config.database_url();
        let Some(database) = url.path() else {
            bail!(
                "PostgreSQL has tools of its own. The service may run meanwhile:\n  \
                 pg_dump --format=custom --file={file} \"$DATABASE_URL\"\n\
                 and for copies up to the second, pg_basebackup with an archive of the log. Restore with pg_restore \
                 --clean --if-exists, then: postzug restore --here"
            );
        };
        let key = config.data.join("keys/vault.key");
        if !self.with_key {
            copy(database, &self.file)?;
            note_backup(config)?;
            say(&format!("{file} is a copy of {}.", database.display()))?;
            return say(&format!(
                "It is worth nothing without {}. That file never changes: keep a copy of it, at another place.",
                key.display()
            ))
            .map(|()| ExitCode::SUCCESS);
        }
        ensure!(!self.file.exists(), CopyError::Exists(self.file.clone()));
        // The key first: where the copy is, all is done, and an interrupted backup can be repeated.
        let to = beside(&self.file, ".key");
        copy_key(&key, &to).with_context(|| format!("the copy of {} to {}", key.display(), to.display()))?;
        copy(database, &self.file)?;
        note_backup(config)?;
        say(&format!("{file} is a copy of {}, and {} of its key.", database.display(), to.display()))?;
        Ok(ExitCode::SUCCESS)
    }
}

/// Whole under its name, or not there. An existing file will do: a vault's key never changes.
fn copy_key(key: &Path, to: &Path) -> anyhow::Result<()> {
    let text = fs::read(key)?;
    if to.exists() && fs::read(to)? == text {
        return Ok(());
    }
    let (part, mut file) = part(to)?;
    let mut copied = || -> anyhow::Result<()> {
        file.write_all(&text)?;
        file.sync_all()?;
        Ok(name(&part, to)?)
    };
    copied().inspect_err(|_error| forget(&part))
}
