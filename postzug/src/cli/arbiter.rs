//! The arbiter queue on the command line: sentences for a person, or JSON as over HTTP.

mod create;
mod sentences;

use std::{fs, io::Read as _, path::PathBuf, process::ExitCode};

use anyhow::{Context as _, anyhow, bail};
use api::{
    config::Config,
    http::problem::Problem,
    v1::{ArbiterQueueBody, ReceiptBody, TrailsBody},
};
use app::{
    Address, Channel, Key, Preconditions, Request, Submission, Submitted, ports::Entropy as _, ports::Player,
};
use clap::{Args, Subcommand};
use data_encoding::HEXLOWER;
use domain::{Actor, GameId, Instant, PlayerId, Seen};
use mailer::{
    notice,
    reading::{UnclearAct, act_of_arbiter},
};
use messages::{Sentence, Voice};
use serde::Serialize;
use store::host::SystemEntropy;

use self::sentences::QueueText;
use super::{instance::Instance, output::say};

#[derive(Debug, Args)]
pub(crate) struct Arbiter {
    /// Answer in JSON, for programs: docs/arbitrate/acts.md has its fields.
    #[arg(long, global = true)]
    json: bool,
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// List what waits for an arbiter, each with the lines that settle it.
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
        /// The number of the game, such as G42.
        game: String,
    },
    /// Do what an arbiter may do in a game, such as: G42 missing: It does not open. Any other word lists all acts.
    Do {
        /// The arbiter's name.
        #[arg(long = "as", value_name = "NAME")]
        arbiter: String,
        /// Do nothing if the number of the last event of the game is another one, as arbiter trail shows it.
        #[arg(long, value_name = "NUMBER")]
        if_version: Option<u32>,
        /// The words of a mail behind the word arbiter, such as: G42 missing: It does not open.
        #[arg(required = true, value_name = "WHAT")]
        what: Vec<String>,
    },
    /// Create the games of a list, all of them or none. The same list again creates nothing.
    Create {
        /// The arbiter's name.
        #[arg(long = "as", value_name = "NAME")]
        arbiter: String,
        /// CSV with the columns white and black, or JSON: docs/arbitrate/lists.md describes both.
        #[arg(value_name = "FILE")]
        file: PathBuf,
    },
    /// Write the closed envelope of a game to a file, for the arbiters whose keys open it.
    Envelope {
        /// The arbiter's name.
        #[arg(long = "as", value_name = "NAME")]
        arbiter: String,
        /// The number of the game, such as G42.
        game: String,
        /// The file that is written.
        #[arg(value_name = "FILE")]
        file: PathBuf,
    },
    /// Open an envelope with the text that the arbiters' keys gave. What the service holds opens with: arbiter do.
    Open {
        /// The arbiter's name.
        #[arg(long = "as", value_name = "NAME")]
        arbiter: String,
        /// The reason to open it before the time; shown to both players.
        #[arg(long)]
        reason: Option<String>,
        /// The number of the game, such as G42.
        game: String,
        /// The text, byte for byte.
        #[arg(value_name = "FILE")]
        file: PathBuf,
    },
    /// Register the public key to which envelopes are encrypted for a player or an arbiter.
    Key {
        /// The name of the account.
        name: String,
        /// The public key that age-keygen printed.
        key: String,
    },
}

/// The result of `arbiter key`, in JSON.
#[derive(Serialize)]
struct KeySet<'a> {
    player: i64,
    name: &'a str,
    key: &'a str,
}

/// The result of `arbiter envelope`, in JSON.
#[derive(Serialize)]
struct EnvelopeWritten<'a> {
    game: i64,
    commitment: &'a str,
    file: String,
}

impl Arbiter {
    pub(super) fn run(&self, config: &Config) -> anyhow::Result<ExitCode> {
        let instance = Instance::open_existing(config)?;
        let console = Console { instance: &instance, json: self.json };
        match &self.what {
            What::List { arbiter } => console.list(&console.account(arbiter)?)?,
            What::Trail { arbiter, game } => console.trail(&console.account(arbiter)?, game_number(game)?)?,
            What::Do { arbiter, if_version, what } => {
                let (game, request) = act_of_arbiter(&what.join(" ")).map_err(usage)?;
                return console.act(&console.account(arbiter)?, game, request, *if_version);
            }
            What::Create { arbiter, file } => return console.create(&console.account(arbiter)?, file),
            What::Envelope { arbiter, game, file } => {
                console.envelope(&console.account(arbiter)?, game_number(game)?, file)?;
            }
            What::Open { arbiter, reason, game, file } => {
                let mut envelope = String::new();
                let opened = fs::File::open(file).with_context(|| file.display().to_string())?;
                opened.take(MAX_TEXT).read_to_string(&mut envelope).context("the text of the envelope")?;
                let game = game_number(game)?;
                let request = Request { text: reason.clone(), ..Request::open(game, envelope) };
                return console.act(&console.account(arbiter)?, game, request, None);
            }
            What::Key { name, key } => {
                let player = console.account(name)?;
                let set = instance.service.accounts.set_envelope_key(player.id, None, key)?;
                set.map_err(|refusal| anyhow!(refusal.sentence()))?;
                console.answer(&KeySet { player: player.id.0, name: &player.name, key }, || {
                    Ok(format!("From now on envelopes for {} are encrypted to this key.", player.name))
                })?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// Returns the usage of acts on the command line.
fn usage(unclear: UnclearAct) -> anyhow::Error {
    anyhow!(Voice::english().print(&unclear.usage("postzug arbiter do --as NAME")))
}

/// The longest text of an envelope that is looked at.
const MAX_TEXT: u64 = 4096;

fn game_number(game: &str) -> anyhow::Result<GameId> {
    let number = game.trim_start_matches(['G', 'g']).parse();
    Ok(GameId(number.context("the game is a number such as G42")?))
}

/// Makes the submission of an act on the command line. `key` is drawn for it.
#[must_use]
pub fn submission(
    arbiter: PlayerId,
    (game, request): (GameId, Request),
    received_at: Instant,
    key: [u8; 16],
) -> Submission {
    Submission {
        game,
        actor: Actor::Arbiter(arbiter),
        request,
        seen: Seen::Nothing,
        received_at,
        channel: Channel::Console,
        key: Key::Named(format!("console.{}", HEXLOWER.encode(&key))),
    }
}

/// Draws a key.
fn drawn() -> [u8; 16] {
    let mut key = [0; 16];
    SystemEntropy.fill(&mut key);
    key
}

/// One command in the arbiter queue.
struct Console<'a> {
    instance: &'a Instance,
    json: bool,
}

impl Console<'_> {
    fn account(&self, name: &str) -> anyhow::Result<Player> {
        self.instance
            .service
            .accounts
            .player_by_name(name)?
            .with_context(|| format!("nobody is called {name}"))
    }

    fn answer(
        &self,
        json: &impl Serialize,
        sentences: impl FnOnce() -> anyhow::Result<String>,
    ) -> anyhow::Result<()> {
        if self.json {
            return say(&serde_json::to_string(json)?);
        }
        // What others wrote must not write to the terminal.
        let lines: Vec<String> = sentences()?.lines().map(notice::printable).collect();
        say(&lines.join("\n"))
    }

    fn text<'a>(&self, arbiter: &'a Player) -> QueueText<'a> {
        let address = self.instance.service.mail_out.mail_address(Address::Account { player: arbiter.id });
        QueueText { arbiter, address }
    }

    fn queue(&self, arbiter: &Player) -> anyhow::Result<ArbiterQueueBody> {
        let queue = ArbiterQueueBody::of(&self.instance.service, arbiter)?;
        queue.with_context(|| format!("{} is no arbiter", arbiter.name))
    }

    fn list(&self, arbiter: &Player) -> anyhow::Result<()> {
        let queue = self.queue(arbiter)?;
        self.answer(&queue, || Ok(self.text(arbiter).queue(&queue)))
    }

    fn trail(&self, arbiter: &Player, game: GameId) -> anyhow::Result<()> {
        let service = &self.instance.service;
        let not_theirs = || format!("{} is no arbiter, or plays in the game", arbiter.name);
        let trail = service.queue.trail(game, arbiter.id)?.with_context(not_theirs)?;
        if trail.lines.is_empty() {
            bail!("there is no game {game}")
        }
        let trail = TrailsBody::of(trail, arbiter);
        self.answer(&trail, || {
            let context = service.queue.context(game, arbiter.id)?.with_context(not_theirs)?;
            let sentences = notice::history(&context, arbiter)?;
            self.text(arbiter).trail(&trail, &sentences, |id| {
                Ok(service
                    .accounts
                    .player(id)?
                    .map_or_else(|| format!("player {}", id.0), |player| player.name))
            })
        })
    }

    fn envelope(&self, arbiter: &Player, game: GameId, file: &PathBuf) -> anyhow::Result<()> {
        let queue = self.queue(arbiter)?;
        let waiting = queue.games.iter().find(|waiting| waiting.game == game.0);
        let waiting = waiting.with_context(|| format!("no envelope waits in {game}"))?;
        let commitment = waiting.commitment.parse().map_err(|_digest| anyhow!("a damaged commitment"))?;
        let closed = self.instance.service.records.closed_envelope(game, commitment)?;
        let closed = closed.with_context(|| format!("the envelope of {game} is not kept any more"))?;
        fs::write(file, closed).with_context(|| file.display().to_string())?;
        let file = file.display().to_string();
        let written = EnvelopeWritten { game: game.0, commitment: &waiting.commitment, file };
        self.answer(&written, || Ok(self.text(arbiter).envelope(waiting, &written.file)))
    }

    /// Submits an act, every time anew: a repeated command is meant twice.
    fn act(
        &self,
        arbiter: &Player,
        game: GameId,
        request: Request,
        if_version: Option<u32>,
    ) -> anyhow::Result<ExitCode> {
        let service = &self.instance.service;
        let received_at = service.time.now();
        let submission = submission(arbiter.id, (game, request), received_at, drawn());
        let versions = if_version.map(|version| vec![version]);
        let conditions = Preconditions { versions, ..Preconditions::default() };
        let (refusal, answer) = match service.games.submit_if(submission, conditions)? {
            Submitted::OtherVersion => (None, Err(Problem::of("precondition_failed"))),
            submitted => {
                let receipt = submitted.judged()?;
                (receipt.refusal.clone(), ReceiptBody::of(receipt))
            }
        };
        let body = match answer {
            Ok(body) => body,
            Err(problem) if self.json => {
                say(&serde_json::to_string(&problem)?)?;
                return Ok(ExitCode::FAILURE);
            }
            Err(problem) => {
                bail!(
                    "{}",
                    refusal.map_or_else(
                        || problem.detail().to_string(),
                        |refusal| sentences::refused(&refusal, received_at)
                    )
                )
            }
        };
        self.answer(&body, || {
            let not_theirs = || format!("{} is no arbiter of the game", arbiter.name);
            let context = service.queue.context(game, arbiter.id)?.with_context(not_theirs)?;
            let sentences = notice::history(&context, arbiter)?;
            let first = usize::try_from(body.version)?.saturating_sub(body.events.len()) + 1;
            let text = self.text(arbiter);
            let mut said =
                text.done(&context, sentences.range(u32::try_from(first)?..).map(|(_, said)| said));
            for warning in &body.warnings {
                said += &format!("\n{}", warning.detail());
                said.extend(warning.game().map(|game| format!(" {game}")));
            }
            Ok(said + &text.next(&self.queue(arbiter)?, game))
        })?;
        Ok(ExitCode::SUCCESS)
    }
}
