use std::{
    fs,
    path::{Path, PathBuf},
    process::ExitCode,
};

use anyhow::Context as _;
use api::config::Config;
use app::{Service, log::Vkey};
use clap::Subcommand;

use super::{house::House, say};

#[derive(Debug, Subcommand)]
pub(super) enum Audit {
    /// Fold every game from its first event, and compare with what is stored and with the chain of hashes.
    Verify,
    /// Write the log as files (tlog-tiles), for any web server or for a disk that is kept elsewhere. What is there
    /// already and never changes is left alone.
    Log {
        /// The folder.
        folder: PathBuf,
    },
}

impl Audit {
    pub(super) fn run(&self, config: &Config) -> anyhow::Result<ExitCode> {
        match self {
            Self::Verify => verify(config),
            Self::Log { folder } => write_log(&House::for_a_command(config)?.service, folder),
        }
    }
}

fn verify(config: &Config) -> anyhow::Result<ExitCode> {
    let verified = House::unchecked(config)?.service.verify_all()?;
    for fault in &verified.faults {
        say(&format!("game {}: {}", fault.game.0, fault.what))?;
    }
    say(&format!("{} games, {} events, {} faults", verified.games, verified.events, verified.faults.len()))?;
    Ok(if verified.faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
/// Parts first, the checkpoint last: whoever reads it finds all that it promises.
fn write_log(service: &Service, folder: &Path) -> anyhow::Result<ExitCode> {
    let head = service.log_head()?.context("there is no log yet: it begins when the service is started")?;
    let checkpoint = head.checkpoint.context("the log is not signed yet: start the service")?;
    let (mut written, parts) = (0, Service::log_parts(head.size));
    for part in &parts {
        let path = folder.join(format!("tile/{part}"));
        if path.exists() {
            continue;
        }
        let bytes = service.log_part(*part)?.with_context(|| format!("{part} is missing in the database"))?;
        write(&path, &bytes)?;
        written += 1;
    }
    let keys = service.log_keys()?;
    write(&folder.join("keys"), keys.iter().map(|key| format!("{key}\n")).collect::<String>().as_bytes())?;
    write(&folder.join("keys.pem"), keys.iter().map(Vkey::pem).collect::<String>().as_bytes())?;
    write(&folder.join("checkpoint"), checkpoint.note.as_bytes())?;
    say(&format!("{} entries of {}; {written} of {} parts are new.", head.size, head.origin, parts.len()))?;
    Ok(ExitCode::SUCCESS)
}

/// Whole under its name, or not there.
fn write(path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    let written = || {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        let part = path.with_extension(format!("{}.part", std::process::id()));
        fs::write(&part, bytes)?;
        fs::rename(&part, path)
    };
    written().with_context(|| path.display().to_string())
}
