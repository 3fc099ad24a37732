//! The record, the log, and what an arbiter takes away from them.

mod bundle;
mod check;
mod files;
mod folder;
pub(super) mod held;
mod lost;
mod statements;
mod verify;

use std::{path::PathBuf, process::ExitCode};

use anyhow::Context as _;
use api::config::Config;
use app::Failure;
use clap::{Args, Subcommand};
use domain::GameId;

use super::{
    instance::{self, Instance},
    output::say,
};

#[derive(Debug, Subcommand)]
pub(super) enum Audit {
    /// Check the whole record, or a bundle.
    Verify(Verify),
    /// Write the log as files (tlog-tiles), for any web server or for a disk that is kept elsewhere. What is there
    /// already and never changes stays untouched.
    Log {
        /// The folder.
        folder: PathBuf,
    },
    /// Print the script that checks a bundle or a receipt without Postzug. Its SHA-256 is in `postzug --version` and in every
    /// receipt.
    Script,
    /// Write everything about a game with its proofs into a new folder, which anybody can check without this service.
    Export {
        /// The game, such as G42.
        game: String,
        /// The folder; without it one named after the game, in the current folder.
        folder: Option<PathBuf>,
        /// A checkpoint that somebody holds, or a mail that carries one: the bundle will connect it.
        #[arg(long, value_name = "FILE")]
        checkpoint: Vec<PathBuf>,
    },
}

/// Without a bundle: folds every game from its first event, and compares with the stored state and the chain of hashes.
/// Computes every hash of the log and its root again, and names the first difference by game and event.
///
/// With a bundle, written by `export`: checks it without a database.
#[derive(Debug, Args)]
pub(super) struct Verify {
    /// The folder of the bundle.
    bundle: Option<PathBuf>,
    /// Keys of the log that you trust: a file of vkeys, or of public keys in PEM, which are valid under every name. Without
    /// it those in the bundle are taken.
    #[arg(long, value_name = "FILE", requires = "bundle")]
    key: Vec<PathBuf>,
    /// A checkpoint you hold, or a mail that carries one: the bundle must not contradict it.
    #[arg(long, value_name = "FILE", requires = "bundle")]
    checkpoint: Vec<PathBuf>,
    /// The whole log, as `audit log` wrote it: it must have no event of the game that the bundle lacks.
    #[arg(long, value_name = "FOLDER", requires = "bundle")]
    log: Option<PathBuf>,
}

impl Audit {
    pub(super) fn run(&self, settings: impl FnOnce() -> anyhow::Result<Config>) -> anyhow::Result<ExitCode> {
        match self {
            Self::Verify(Verify { bundle: Some(bundle), key, checkpoint, log }) => {
                Ok(verify::verify(bundle, key, checkpoint, log.as_deref()))
            }
            Self::Verify(_) => whole_database(&settings()?),
            Self::Script => say(translog::SCRIPT.trim_end()).map(|()| ExitCode::SUCCESS),
            Self::Log { folder } => files::export(&Instance::open_existing(&settings()?)?.service, folder),
            Self::Export { game, folder, checkpoint } => {
                let number = game.trim_start_matches(['G', 'g']).parse();
                let game = GameId(number.with_context(|| format!("{game} is not a game, such as G42"))?);
                let folder = folder.clone().unwrap_or_else(|| format!("{game}-audit").into());
                let config = settings()?;
                let service = Instance::open_existing(&config)?.service;
                lost::admit(&config, &service, checkpoint)?;
                bundle::export(&service, game, &folder, checkpoint)
            }
        }
    }
}

fn whole_database(config: &Config) -> anyhow::Result<ExitCode> {
    instance::is_there(config)?;
    let service = Instance::unchecked(config)?.service;
    let verified = service.ops.verify_all()?;
    for fault in &verified.faults {
        say(&format!("game {}: {}", fault.game.0, fault.what))?;
    }
    say(&format!("{} games, {} events, {} faults", verified.games, verified.events, verified.faults.len()))?;
    let mut log = service.log.verify_log()?;
    log.fault = log.fault.or(log.stranger.take());
    if log.fault.is_none() {
        match service.log.check_log() {
            Err(Failure::Damaged(what)) => log.fault = Some(what),
            other => other?,
        }
    }
    if let Some(fault) = &log.fault {
        say(&format!("log: {fault}"))?;
    }
    let waiting =
        if log.waiting > 0 { format!(", {} events wait for it", log.waiting) } else { String::new() };
    let erased = if log.erased > 0 { format!(", {} of them erased", log.erased) } else { String::new() };
    say(&format!("log: {} entries{erased}{waiting}", log.entries))?;
    let whole = verified.faults.is_empty() && log.fault.is_none();
    Ok(if whole { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
