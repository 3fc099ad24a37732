use std::{
    fs::{self, OpenOptions},
    io::Write as _,
    os::unix::fs::OpenOptionsExt as _,
    path::PathBuf,
    process::ExitCode,
};

use anyhow::{Context as _, bail};
use api::config::Config;
use clap::Args;
use store::backup::{beside, copy};

use super::say;

#[derive(Debug, Args)]
pub(super) struct Backup {
    /// The copy to make; nothing may be there yet.
    file: PathBuf,
    /// Also copy the key of the vault, to FILE.key. Whoever has both reads everything, sealed moves too.
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
        copy(database, &self.file)?;
        let key = config.data.join("keys/vault.key");
        if !self.with_key {
            say(&format!("{file} is a copy of {}.", database.display()))?;
            return say(&format!(
                "It is worth nothing without {}. That file never changes: keep a copy of it, at another place.",
                key.display()
            ))
            .map(|()| ExitCode::SUCCESS);
        }
        let to = beside(&self.file, ".key");
        let copied = || {
            let text = fs::read(&key)?;
            let mut file = OpenOptions::new().write(true).create_new(true).mode(0o600).open(&to)?;
            file.write_all(&text)?;
            file.sync_all()
        };
        copied().with_context(|| format!("the copy of {} to {}", key.display(), to.display()))?;
        say(&format!("{file} is a copy of {}, and {} of its key.", database.display(), to.display()))?;
        Ok(ExitCode::SUCCESS)
    }
}
