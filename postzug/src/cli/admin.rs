use std::process::ExitCode;

use anyhow::{anyhow, bail};
use api::config::Config;
use app::{
    people::{Answer, FirstSignIn},
    ports::Role,
};
use clap::{Subcommand, ValueEnum};
use messages::Sentence;

use super::{instance::Instance, output::say};

#[derive(Debug, Subcommand)]
pub(super) enum Admin {
    /// Make an administrator, or make one of the account with this address, and print how to sign in.
    Create {
        /// The name others see.
        name: String,
        /// The mail address.
        email: String,
    },
    /// Add a player who takes part by mail. A mail welcomes them and says how.
    Add {
        /// The name others see.
        name: String,
        /// The mail address.
        email: String,
    },
    /// Give an account another role.
    Role {
        /// The account's name.
        name: String,
        /// The role.
        role: RoleName,
    },
}

#[derive(Copy, Clone, Debug, ValueEnum)]
pub(super) enum RoleName {
    /// Plays.
    Player,
    /// Directs games, too.
    Arbiter,
    /// Manages accounts, too.
    Administrator,
}

impl Admin {
    pub(super) fn run(&self, config: &Config) -> anyhow::Result<ExitCode> {
        let instance = Instance::open_existing(config)?;
        match self {
            Self::Create { name, email } => {
                let first = answered(instance.service.accounts.make_administrator(name, email))?;
                for line in how_to_sign_in(&instance, &first) {
                    say(&line)?;
                }
            }
            Self::Add { name, email } => {
                let (player, is_new) = answered(instance.service.accounts.add_player(name, email, None))?;
                say(&if is_new {
                    format!("{} can play by mail. A welcome mail is on its way.", player.name)
                } else {
                    format!("{email} belongs to the account {} already. Nothing was changed.", player.name)
                })?;
            }
            Self::Role { name, role } => {
                let Some(player) = instance.service.accounts.player_by_name(name)? else {
                    bail!("nobody is called {name}")
                };
                let role = match role {
                    RoleName::Player => Role::Player,
                    RoleName::Arbiter => Role::Arbiter,
                    RoleName::Administrator => Role::Administrator,
                };
                let player = answered(instance.service.accounts.set_role(None, player.id, role))?;
                say(&format!("{} is now {:?}.", player.name, player.role))?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// Explains the first sign-in to the operator who has just made an administrator.
fn how_to_sign_in(instance: &Instance, first: &FirstSignIn) -> [String; 5] {
    let url = &instance.service.settings().public_url;
    [
        format!("{} is an administrator. To sign in once, within 24 hours, open", first.player.name),
        format!("  {url}/sign-in/first"),
        "and enter there".into(),
        format!("  {}-{}", first.request.request_id.0, first.code.0),
        "Later sign-ins are by a code sent to the mail address.".into(),
    ]
}

fn answered<T>(answer: Answer<T>) -> anyhow::Result<T> {
    answer?.map_err(|refusal| anyhow!(refusal.sentence()))
}
