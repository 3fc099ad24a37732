use std::process::ExitCode;

use clap::Subcommand;

use super::{house, say};

#[derive(Debug, Subcommand)]
pub(super) enum Config {
    /// Print every setting as it is in force, with secrets hidden.
    Show,
    /// Say whether the service would start with these settings.
    Check,
}

impl Config {
    pub(super) fn run(&self, config: &api::config::Config) -> anyhow::Result<ExitCode> {
        match self {
            Self::Show => say(toml::to_string(config)?.trim_end())?,
            Self::Check => {
                house::check(config)?;
                say("The settings are fine.")?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}
