use std::{fs, io::Read as _, path::PathBuf, process::ExitCode};

use anyhow::{Context as _, anyhow, bail};
use api::config::Config;
use app::{Adjourned, Channel, Key, Service, Submission, TrailLine, Wish, ports::Entropy as _};
use clap::Subcommand;
use data_encoding::HEXLOWER;
use domain::{Actor, Event, GameId, Instant, PlayerId, Refusal};
use mailer::reading;
use store::host::SystemEntropy;

use super::{house::House, say};

#[derive(Debug, Subcommand)]
pub(super) enum Desk {
    /// List games with an envelope and what each waits for.
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
    /// Do what an arbiter may do in a game, in his name: acknowledge the face of an envelope, approve an early opening, open,
    /// declare an envelope missing, set the resumption, adjourn, and every other act. What is no act says how each is written.
    Do {
        /// The arbiter's name.
        #[arg(long = "as", value_name = "NAME")]
        arbiter: String,
        /// As in a mail behind the word arbiter, such as: G42 missing: It does not open.
        #[arg(required = true, value_name = "WHAT")]
        what: Vec<String>,
    },
    /// Open an envelope, in the name of an arbiter, with the text that his key gave. What the service holds opens with: desk do.
    Open {
        /// The arbiter's name.
        #[arg(long = "as", value_name = "NAME")]
        arbiter: String,
        /// Why before the time; shown to both players.
        #[arg(long)]
        reason: Option<String>,
        /// The number of the game, such as G42.
        game: String,
        /// The text, byte for byte.
        #[arg(value_name = "FILE")]
        file: PathBuf,
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
                        say(&waiting(&game)?)?;
                    }
                    match next {
                        Some(next) => after = next,
                        None => break,
                    }
                }
            }
            Self::Trail { arbiter, game } => {
                let Some(trail) = house.service.game_trail(game_number(game)?, number(arbiter)?)? else {
                    bail!("{arbiter} is no arbiter, or plays in the game")
                };
                for line in trail.lines {
                    say(&written(&line)?)?;
                }
                if trail.left_off > 0 {
                    say(&format!("{} more attempts were refused and are left off.", trail.left_off))?;
                }
            }
            Self::Do { arbiter, what } => {
                let (game, wish) = reading::act_of_arbiter(&what.join(" ")).map_err(here)?;
                act(&house.service, number(arbiter)?, game, wish)?;
            }
            Self::Open { arbiter, reason, game, file } => {
                let mut envelope = String::new();
                let opened = fs::File::open(file).with_context(|| file.display().to_string())?;
                opened.take(MAX_TEXT).read_to_string(&mut envelope).context("the text of the envelope")?;
                let wish = Wish::Open { envelope, reason: reason.clone() };
                act(&house.service, number(arbiter)?, game_number(game)?, wish)?;
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

/// How an act is written here, by how it is written in a mail. What only shows something has a way of its own.
fn here(how: &str) -> anyhow::Error {
    let lines = how.lines().filter(|line| !line.trim_start().starts_with("pace"));
    anyhow!(lines.collect::<Vec<_>>().join("\n").replace(": arbiter G42", ": postzug desk do --as NAME G42"))
}

/// The longest text of an envelope that is looked at.
const MAX_TEXT: u64 = 4096;

fn game_number(game: &str) -> anyhow::Result<GameId> {
    let number = game.trim_start_matches(['G', 'g']).parse();
    Ok(GameId(number.context("the game is a number such as G42")?))
}

/// Through the one door, and every time anew: who writes a command twice means it twice.
fn act(service: &Service, arbiter: PlayerId, game: GameId, wish: Wish) -> anyhow::Result<()> {
    let mut key = [0; 16];
    SystemEntropy.fill(&mut key);
    let received_at = service.now();
    let receipt = service.submit(Submission {
        game,
        actor: Actor::Arbiter(arbiter),
        wish,
        expected_ply: None,
        received_at,
        channel: Channel::Console,
        key: Key(format!("console.{}", HEXLOWER.encode(&key))),
    })?;
    let before = usize::try_from(receipt.version)?.saturating_sub(receipt.events.len());
    for (event, seq) in receipt.events.iter().zip(before + 1..) {
        say(&format!("{seq}: {}", serde_json::to_string(event)?))?;
        if let Event::ResumptionSet { resume_at, .. } = event {
            say(&format!("The game resumes at {}.", utc(*resume_at)?))?;
        }
    }
    match receipt.refusal {
        // Past, if somebody has not come.
        Some(refusal @ Refusal::ApprovalNeeded { resume_at }) if resume_at > received_at => {
            Err(anyhow!("{refusal}; the game resumes at {}", utc(resume_at)?))
        }
        Some(refusal) => Err(anyhow!("{refusal}")),
        None => Ok(()),
    }
}

fn utc(at: Instant) -> anyhow::Result<jiff::Timestamp> {
    Ok(jiff::Timestamp::from_millisecond(at.0)?)
}

fn waiting(game: &Adjourned) -> anyhow::Result<String> {
    let Adjourned { id, names, state, waits_for, commitment, .. } = game;
    let resumes = game.resume_at.map(utc).transpose()?;
    let resumes = resumes.map_or_else(String::new, |at| format!("  resumes {at}"));
    Ok(format!(
        "{id}  {} - {}  {state:?}{resumes}  waits for {waits_for}  {commitment}",
        names.white, names.black
    ))
}

fn written(line: &TrailLine) -> anyhow::Result<String> {
    let at = utc(line.at)?;
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
