use std::process::ExitCode;

use anyhow::{Context as _, anyhow, bail};
use api::config::Config;
use clap::Subcommand;
use domain::GameId;
use messages::Sentence;

use super::{instance::Instance, output::say};

#[derive(Debug, Subcommand)]
pub(super) enum Erase {
    /// Erase the message or the reason beside an event. The record keeps its salted digest, which reveals nothing without
    /// the salt, and that is erased too; the log and every proof stay valid. What was mailed is in the mailboxes.
    Text {
        /// The game, such as G42.
        game: String,
        /// The number of the event.
        event: u32,
    },
    /// Delete an account as its owner can: their games stay on record under a pseudonym, their texts are erased.
    Account {
        /// Its name.
        name: String,
        /// Resign the games they play. Without it they must be over.
        #[arg(long)]
        resign: bool,
    },
}

impl Erase {
    pub(super) fn run(&self, config: &Config) -> anyhow::Result<ExitCode> {
        let instance = Instance::open_existing(config)?;
        match self {
            Self::Text { game, event } => {
                let number = game.trim_start_matches(['G', 'g']).parse();
                let id = GameId(number.with_context(|| format!("{game} is not a game, such as G42"))?);
                if !instance.service.records.erase_text(id, *event)? {
                    bail!("there is no text beside event {event} of {id}");
                }
                say(&format!("The text beside event {event} of {id} is erased."))?;
            }
            Self::Account { name, resign } => {
                let player = instance.service.accounts.player_by_name(name)?;
                let player = player.with_context(|| format!("nobody is called {name}"))?;
                let deleted = instance.service.accounts.delete_account(player.id, None, *resign)?;
                deleted.map_err(|refusal| anyhow!(refusal.sentence()))?;
                say(&format!("The account {name} is deleted."))?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}
