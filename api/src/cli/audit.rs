use std::process::ExitCode;

use api::config::Config;
use clap::Subcommand;

use super::{house::House, say};

#[derive(Debug, Subcommand)]
pub(super) enum Audit {
    /// Fold every game from its first event, and compare with what is stored and with the chain of hashes.
    Verify,
}

impl Audit {
    pub(super) fn run(&self, config: &Config) -> anyhow::Result<ExitCode> {
        let Self::Verify = self;
        let verified = House::unchecked(config)?.service.verify_all()?;
        for fault in &verified.faults {
            say(&format!("game {}: {}", fault.game.0, fault.what))?;
        }
        say(&format!(
            "{} games, {} events, {} faults",
            verified.games,
            verified.events,
            verified.faults.len()
        ))?;
        Ok(if verified.faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}
