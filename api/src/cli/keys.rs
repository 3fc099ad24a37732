use std::process::ExitCode;

use api::config::Config;
use app::ports::TokenKeys as _;
use clap::Subcommand;

use super::{house::House, say};

#[derive(Debug, Subcommand)]
pub(super) enum Keys {
    /// List the keys of access tokens: names and when they were made, the one that signs first.
    List,
    /// Make a new key for access tokens; a running service takes it within a minute. Tokens signed with the one before
    /// stay good until they expire, at most a quarter of an hour.
    Rotate {
        /// The old keys are in wrong hands: forget them too. Every access token is void within a minute; clients go
        /// on with their refresh tokens.
        #[arg(long)]
        forget_old: bool,
    },
}

impl Keys {
    pub(super) fn run(&self, config: &Config) -> anyhow::Result<ExitCode> {
        let keys = House::token_keys(config)?;
        match self {
            Self::List => {
                for key in keys.token_keys()? {
                    let at = jiff::Timestamp::from_millisecond(key.created_at.0)?;
                    say(&format!("{}  made {at}", key.kid))?;
                }
            }
            Self::Rotate { forget_old } => {
                say(&format!("{} signs from now on.", keys.rotate()?))?;
                if *forget_old {
                    say(&format!("{} older keys are forgotten.", keys.forget_old()?))?;
                }
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}
