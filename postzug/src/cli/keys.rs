use std::process::ExitCode;

use api::config::Config;
use app::ports::TokenKeys as _;
use clap::Subcommand;

use super::{
    instance::{Instance, keys_are_there},
    output::say,
};

#[derive(Debug, Subcommand)]
pub(super) enum Keys {
    /// List the keys of access tokens: names and when they were made, the one that signs first.
    List,
    /// Make a new key for access tokens; a running service takes it within a minute. Tokens signed with the one before
    /// stay valid until they expire, at most a quarter of an hour.
    Rotate {
        /// The old keys are in wrong hands: forget them too. Every access token is void within a minute; clients go
        /// on with their refresh tokens.
        #[arg(long)]
        forget_old: bool,
    },
    /// The public keys that ever signed the log, the one that signs first: a vkey each, as signed-note writes it. Then
    /// the same under the names the log had before it was restored from copies.
    Log {
        /// Writes the keys in PEM, for openssl.
        #[arg(long)]
        pem: bool,
    },
    /// Make a new key for the log and forget the private half of the one before; a running service takes it at once.
    /// Earlier signatures stay valid, and the key before signs a statement in the log that introduces the new one. If
    /// the old one was in wrong hands, warn those who check the log: it could sign such a statement, too.
    RotateLog,
}

impl Keys {
    pub(super) fn run(&self, config: &Config) -> anyhow::Result<ExitCode> {
        match self {
            Self::List => {
                keys_are_there(config)?;
                let keys = Instance::token_keys(config)?;
                for key in keys.token_keys()? {
                    let at = jiff::Timestamp::from_millisecond(key.created_at.0)?;
                    say(&format!("{}  made {at}", key.kid))?;
                }
            }
            Self::Rotate { forget_old } => {
                keys_are_there(config)?;
                let keys = Instance::token_keys(config)?;
                say(&format!("{} signs from now on.", keys.rotate()?))?;
                if *forget_old {
                    say(&format!("{} older keys are forgotten.", keys.forget_old()?))?;
                }
            }
            Self::Log { pem } => {
                let keys = Instance::open_existing(config)?.service.log.log_keys()?;
                let texts =
                    if *pem { translog::pems(&keys) } else { keys.iter().map(ToString::to_string).collect() };
                texts.iter().try_for_each(|text| say(text.trim_end()))?;
            }
            Self::RotateLog => {
                let service = Instance::open_existing(config)?.service;
                let origin =
                    service.log.log_head()?.map_or_else(|| service.log.new_origin(), |head| head.origin);
                let kid = Instance::log_keys(config)?
                    .rotate(&origin, |by, note| service.log.state_in_log(by, note))?;
                say(&format!("{kid} signs from now on. Its public half: postzug keys log"))?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}
