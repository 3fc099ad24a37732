//! Checks that the database is the one these keys served last: its generation is stored in the folder of keys, too.

use std::{
    fs::{self, File, OpenOptions},
    io::{self, Write as _},
    os::unix::fs::OpenOptionsExt as _,
    path::PathBuf,
};

use anyhow::{Context as _, bail};
use api::config::Config;
use app::{
    Service,
    ports::{Installation, InstallationState},
};

fn file(config: &Config) -> PathBuf {
    config.data.join("keys/generation")
}

/// The generation these keys served last; none where they never served.
pub(super) fn served(config: &Config) -> anyhow::Result<Option<i64>> {
    let file = file(config);
    match fs::read_to_string(&file) {
        Ok(text) => {
            let number =
                text.trim().parse().with_context(|| format!("{} holds no number", file.display()))?;
            Ok(Some(number))
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error).with_context(|| file.display().to_string()),
    }
}

/// Counts the generation up, first in the database: the file is never ahead of it. But the file is there before a database
/// that was never served counts. A counted database and keys without the file have different origins.
pub(super) fn count(config: &Config, service: &Service) -> anyhow::Result<()> {
    if served(config)?.is_none() {
        save(config, 0)?;
    }
    save(config, service.ops.count_generation()?)
}

/// Writes it down; whole, or not at all.
pub(super) fn save(config: &Config, generation: i64) -> anyhow::Result<()> {
    let file = file(config);
    let part = file.with_extension(format!("{}.new", std::process::id()));
    let written = || {
        let mut new = OpenOptions::new().write(true).create(true).truncate(true).mode(0o600).open(&part)?;
        writeln!(new, "{generation}")?;
        new.sync_all()?;
        fs::rename(&part, &file)?;
        File::open(config.data.join("keys"))?.sync_all()
    };
    written().with_context(|| format!("the file {}", file.display()))
}

/// Refuses a database that must not be served as it is, and says what to do.
pub(super) fn check(config: &Config, service: &Service, found: &Installation) -> anyhow::Result<()> {
    let url = config.database_url();
    match found.state {
        InstallationState::Live => {}
        InstallationState::Copy => bail!(
            "the database ({url}) is a backup copy, and tokens and addresses issued after it was made would be valid \
             again. Make it safe first: postzug restore --here"
        ),
        InstallationState::Import => bail!(
            "an import into the database ({url}) was not finished, or what it brought is damaged: repeat it; if it is \
             refused, remove the database and import again"
        ),
    }
    let served = served(config)?;
    // A server's first instance counts before the others have a file.
    if served.is_none() && url.is_file() && found.generation > 0 {
        bail!(
            "the database ({url}) was served with other keys than these, or {} was not brought along: whether it is \
             the last state of it nobody knows. Bring that file too, with the database it belongs to; or make the \
             database safe: postzug restore --here",
            file(config).display()
        );
    }
    if let Some(served) = served.filter(|&served| found.generation < served) {
        bail!(
            "the database ({url}) is older than the one these keys served last (generation {} instead of {served}): \
             a copy from before was put in its place. Put the last one back; or, if what happened after the copy is \
             to be lost, make it safe: postzug restore --here",
            found.generation
        );
    }
    if !service.ops.keys_belong()? {
        bail!("the keys in {} do not belong to the database ({url})", config.data.join("keys").display());
    }
    Ok(())
}
