use std::process::ExitCode;

use anyhow::{Context as _, anyhow, bail};
use api::config::Config;
use app::TrailLine;
use clap::Subcommand;
use domain::{Actor, GameId, PlayerId};

use super::{house::House, say};

#[derive(Debug, Subcommand)]
pub(super) enum Desk {
    /// List adjourned games and what each waits for.
    List {
        /// The arbiter's name.
        #[arg(long = "as", value_name = "NAME")]
        arbiter: String,
    },
    /// Show everything anybody did or tried in a game, in order, with its evidence.
    Trail {
        /// The arbiter's name.
        #[arg(long = "as", value_name = "NAME")]
        arbiter: String,
        /// Its number, such as G42.
        game: String,
    },
    /// Register the public key to which envelopes are encrypted for somebody.
    Key {
        /// His name.
        name: String,
        /// What age-keygen printed as the public key.
        key: String,
    },
}

impl Desk {
    pub(super) fn run(&self, config: &Config) -> anyhow::Result<ExitCode> {
        let house = House::that_is_there(config)?;
        let number = |name: &str| -> anyhow::Result<PlayerId> {
            let player = house.service.player_by_name(name)?;
            player.map(|player| player.id).with_context(|| format!("nobody is called {name}"))
        };
        match self {
            Self::List { arbiter } => {
                let (viewer, mut after) = (number(arbiter)?, GameId(0));
                loop {
                    let Some(app::AdjournedPage { games, next }) =
                        house.service.adjourned(viewer, after, app::MAX_PAGE)?
                    else {
                        bail!("{arbiter} is no arbiter")
                    };
                    for game in games {
                        let resume_at = jiff::Timestamp::from_millisecond(game.resume_at.0)?;
                        say(&format!(
                            "{}  {} - {}  {:?}  resumes {resume_at}  waits for {}  {}",
                            game.id,
                            game.names.white,
                            game.names.black,
                            game.state,
                            game.waits_for,
                            game.commitment
                        ))?;
                    }
                    match next {
                        Some(next) => after = next,
                        None => break,
                    }
                }
            }
            Self::Trail { arbiter, game } => {
                let id = game
                    .trim_start_matches(['G', 'g'])
                    .parse()
                    .context("the game is a number such as G42")?;
                let Some(lines) = house.service.game_trail(GameId(id), number(arbiter)?)? else {
                    bail!("{arbiter} is no arbiter")
                };
                for line in lines {
                    say(&written(&line)?)?;
                }
            }
            Self::Key { name, key } => {
                let set = house.service.set_envelope_key(number(name)?, key)?;
                set.map_err(|refusal| anyhow!("{refusal}"))?;
                say(&format!("Envelopes are encrypted to this key for {name} from now on."))?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn written(line: &TrailLine) -> anyhow::Result<String> {
    let at = jiff::Timestamp::from_millisecond(line.at.0)?;
    let who = match line.actor {
        Actor::Player(id) => format!("player {}", id.0),
        Actor::Arbiter(id) => format!("arbiter {}", id.0),
        Actor::Timekeeper => "timekeeper".into(),
    };
    let door = line.channel.map_or_else(String::new, |channel| format!(" by {channel:?}").to_lowercase());
    let what = match (&line.event, &line.refusal) {
        (Some((seq, event)), _) => format!("{seq}: {}", serde_json::to_string(event)?),
        (None, Some(refusal)) => format!("refused: {refusal}"),
        (None, None) => String::new(),
    };
    let received = line.received_at.map(|at| jiff::Timestamp::from_millisecond(at.0)).transpose()?;
    let received = received.map_or_else(String::new, |at| format!("  received {at}"));
    let used = line.used.map_or_else(String::new, |used| format!("  used {} ms", used.0));
    let mail = line.mail.as_ref().map_or_else(String::new, |mail| {
        let sha256 = mail.sha256.map_or_else(String::new, |hash| format!(" sha256 {hash}"));
        let id = mail.message_id.as_ref().map_or_else(String::new, |id| format!(" message-id {id}"));
        format!("  mail {} digest {}{sha256}{id}", mail.inbox, mail.digest)
    });
    Ok(format!("{at}  {who}{door}  {what}{received}{used}{mail}"))
}
