//! Games from a list, on the command line.

use std::{path::Path, process::ExitCode};

use anyhow::{Context as _, bail};
use api::v1::{NewGames, created_list, list_command};
use app::{Channel, Key, LobbyRequest, ports::Player};
use data_encoding::HEXLOWER;
use domain::{Actor, GameId};

use super::{Console, drawn};
use crate::cli::{input::read_file, output::say};

/// The longest file that is read.
const MAX_FILE: u64 = 1 << 20;

impl Console<'_> {
    /// Creates the games of a file, JSON or CSV.
    pub(super) fn create(&self, arbiter: &Player, file: &Path) -> anyhow::Result<ExitCode> {
        let text = String::from_utf8(read_file(file, MAX_FILE)?).context("the list is not UTF-8")?;
        let list = if text.trim_start().starts_with('{') {
            serde_json::from_str(&text).context("the list is no JSON of games")?
        } else {
            NewGames { csv: Some(text), ..NewGames::default() }
        };
        let service = &self.instance.service;
        let created = match list_command(list) {
            Ok(command) => created_list(service.lobby.arrange(LobbyRequest {
                actor: Actor::Arbiter(arbiter.id),
                command,
                received_at: service.time.now(),
                channel: Channel::Console,
                key: Key::Named(format!("console.{}", HEXLOWER.encode(&drawn()))),
            })?),
            Err(problem) => Err(problem),
        };
        let created = match created {
            Ok(created) => created,
            Err(problem) if self.json => {
                say(&serde_json::to_string(&problem)?)?;
                return Ok(ExitCode::FAILURE);
            }
            Err(problem) => {
                let mut wrong = problem.detail().to_string();
                let shown = serde_json::to_value(&problem)?;
                for line in shown["lines"].as_array().into_iter().flatten() {
                    let detail = line["detail"].as_str().unwrap_or_default();
                    wrong.push_str(&format!("\nline {}: {detail}", line["line"]));
                }
                bail!(wrong);
            }
        };
        self.answer(&created, || {
            let numbers: Vec<String> = created.games.iter().map(|&game| GameId(game).to_string()).collect();
            Ok(format!("{} games: {}", numbers.len(), numbers.join(", ")))
        })?;
        Ok(ExitCode::SUCCESS)
    }
}
