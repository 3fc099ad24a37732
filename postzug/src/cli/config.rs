use std::process::ExitCode;

use clap::Subcommand;

use super::{instance, output::say, preflight};

#[derive(Debug, Subcommand)]
pub(super) enum Config {
    /// Print every setting as it is in force, with secrets hidden.
    Show,
    /// Test everything that serving needs except the listeners: data folder, key files, database, endgame tables, relay
    /// settings, DKIM key. Writes nothing. Ends with 78 when something has to be mended.
    Check,
}

impl Config {
    pub(super) fn run(&self, config: &api::config::Config) -> anyhow::Result<ExitCode> {
        match self {
            Self::Show => say(toml::to_string(config)?.trim_end())?,
            Self::Check => {
                instance::check(config)?;
                for line in preflight::check(config)? {
                    say(&line)?;
                }
                say("The settings are fine.")?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}
