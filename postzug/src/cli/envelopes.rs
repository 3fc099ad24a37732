//! Envelopes on the player's and the arbiter's own machines: no settings, no account, no connection.

use std::{
    fs::{self, OpenOptions},
    io::{self, BufRead as _, IsTerminal as _, Read as _, Write as _},
    os::unix::fs::OpenOptionsExt as _,
    path::{Path, PathBuf},
    process::ExitCode,
};

use age::x25519::Identity;
use anyhow::{Context as _, anyhow, bail, ensure};
use app::ports::{Entropy as _, EnvelopeTo};
use clap::Args;
use data_encoding::HEXLOWER;
use domain::{
    Digest, GameId, Ply, Start,
    notation::{self, Letters},
    sealing::{self, EnvelopeText},
};
use messages::Sentence;
use rustix::termios::{LocalModes, OptionalActions, Termios, tcgetattr, tcsetattr};
use serde::Deserialize;
use sha2::{Digest as _, Sha256};
use store::{envelopes, host::SystemEntropy};
use zeroize::Zeroizing;

use super::{
    input::read_file,
    output::{complain, say},
};

/// The longest envelope read.
const MAX_ENVELOPE: u64 = 1 << 20;

#[derive(Debug, Args)]
pub(super) struct Seal {
    /// The number of the game, such as G42.
    #[arg(long)]
    game: String,
    /// Half-moves played before it: `ply` of the game.
    #[arg(long)]
    ply: u16,
    /// The number of reversals by arbiters: `revision` of the game.
    #[arg(long, default_value_t = 0)]
    revision: u16,
    /// The position before it: `fen` of the game.
    #[arg(long)]
    fen: String,
    /// Castling by the rules of Chess960.
    #[arg(long)]
    chess960: bool,
    /// Offer a draw with it.
    #[arg(long)]
    draw: bool,
    /// The answer of GET /v1/games/42/envelope/recipients: whose keys open it, and how many of them it takes.
    #[arg(long, value_name = "JSON")]
    recipients: PathBuf,
    /// Writes FILE.txt, which only you may read, FILE.age and FILE.json, which you POST to /v1/games/42/envelope.
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

impl Seal {
    pub(super) fn run(&self) -> anyhow::Result<ExitCode> {
        let written = read_move().context("the move, on standard input")?;
        let text = self.text(written.trim())?;
        let to = self.recipients()?;
        let closed = envelopes::close(&to, text.as_bytes()).map_err(|error| anyhow!(error))?;
        let commitment = sealing::commitment(&text);
        write_private(&self.file.with_extension("txt"), text.as_bytes())?;
        fs::write(self.file.with_extension("age"), &closed)?;
        let body = serde_json::json!({
            "commitment": commitment, "ciphertext": String::from_utf8(closed)?,
            "ply": self.ply, "revision": self.revision,
        });
        fs::write(self.file.with_extension("json"), body.to_string())?;
        say(&format!("commitment {commitment}"))?;
        say(&format!(
            "Keep {} to yourself until the envelope is opened: nobody else can show what was in it.",
            self.file.with_extension("txt").display()
        ))?;
        Ok(ExitCode::SUCCESS)
    }

    fn recipients(&self) -> anyhow::Result<EnvelopeTo> {
        let name = || self.recipients.display().to_string();
        let answer = read_file(&self.recipients, MAX_ENVELOPE)?;
        recipients_in(&answer).with_context(name)
    }

    fn text(&self, written: &str) -> anyhow::Result<Zeroizing<String>> {
        let number =
            self.game.trim_start_matches(['G', 'g']).parse().context("--game is a number such as G42")?;
        let start = Start::Fen { fen: self.fen.clone(), chess960: self.chess960 };
        let position = start.position().map_err(|error| anyhow!("--fen: {}", error.sentence()))?;
        // A move read in this position cannot become ambiguous later.
        let Ok(m) = notation::read(written, &position, Letters::English) else {
            bail!("this is not exactly one legal move in this position")
        };
        let mut nonce = [0; 16];
        SystemEntropy.fill(&mut nonce);
        let envelope = EnvelopeText {
            game: GameId(number),
            sealer: position.side_to_move(),
            ply: Ply(self.ply),
            fen: position.fen(),
            written: written.to_owned(),
            letters: Letters::English,
            uci: position.uci(m),
            draw_offer: self.draw,
            nonce: HEXLOWER.encode(&nonce),
        };
        Ok(Zeroizing::new(envelope.to_text()?))
    }
}

/// Reads the move from standard input, so that it does not enter the history of a shell. A terminal is asked for it, and does
/// not show it.
fn read_move() -> io::Result<Zeroizing<String>> {
    let mut written = Zeroizing::new(String::new());
    let input = io::stdin();
    if !input.is_terminal() {
        input.take(1024).read_to_string(&mut written)?;
        return Ok(written);
    }
    let hidden = Hidden::new()?;
    let mut screen = io::stderr().lock();
    write!(screen, "Type the move, which is not shown, then Return: ")?;
    screen.flush()?;
    input.lock().take(1024).read_line(&mut written)?;
    drop(hidden);
    writeln!(screen)?;
    Ok(written)
}

/// A terminal that does not show what is typed, until this is dropped.
struct Hidden(Termios);

impl Hidden {
    fn new() -> io::Result<Self> {
        let before = tcgetattr(io::stdin())?;
        let mut silent = before.clone();
        silent.local_modes.remove(LocalModes::ECHO);
        tcsetattr(io::stdin(), OptionalActions::Drain, &silent)?;
        Ok(Self(before))
    }
}

impl Drop for Hidden {
    fn drop(&mut self) {
        if let Err(error) = tcsetattr(io::stdin(), OptionalActions::Drain, &self.0) {
            complain(&anyhow!(error).context("this terminal may not show what is typed: run stty echo"));
        }
    }
}

/// The answer of `GET /v1/games/42/envelope/recipients`.
#[derive(Deserialize)]
struct Recipients {
    needed: usize,
    recipients: Vec<Holder>,
}

#[derive(Deserialize)]
struct Holder {
    player: i64,
    key: String,
}

fn recipients_in(answer: &[u8]) -> anyhow::Result<EnvelopeTo> {
    let Recipients { needed, recipients } =
        serde_json::from_slice(answer).context("this is not an answer of .../envelope/recipients")?;
    let mut keys: Vec<(i64, String)> = Vec::new();
    for Holder { player, key } in recipients {
        let key = key.trim().to_lowercase();
        // One holder of two keys would count twice.
        ensure!(keys.iter().all(|(_, other)| *other != key), "the same key stands there twice");
        keys.push((player, key));
    }
    ensure!(
        (1..=keys.len()).contains(&needed),
        "it takes {needed} of {} keys: nobody could open it",
        keys.len()
    );
    Ok(EnvelopeTo { keys, needed, sealer: None })
}

#[derive(Debug, Args)]
pub(super) struct Open {
    /// The file `age-keygen` made; several, where it takes several and you have them all.
    #[arg(long, short, required = true, value_name = "FILE")]
    identity: Vec<PathBuf>,
    /// The commitment that was published when it was sealed, in hexadecimal.
    #[arg(long)]
    commitment: Option<Digest>,
    /// The closed envelope: `ciphertext` of GET /v1/games/42/envelope, or what another arbiter's key left closed.
    #[arg(value_name = "ENVELOPE")]
    file: PathBuf,
}

impl Open {
    /// Writes the text to standard output once it is open. Otherwise prints every layer that these keys opened, each after a
    /// line that names its holder. The next arbiter opens all of it with this command.
    pub(super) fn run(&self) -> anyhow::Result<ExitCode> {
        let closed = read_file(&self.file, MAX_ENVELOPE)?;
        let identities = self.identities()?;
        let parts: Vec<(Vec<i64>, Vec<u8>)> = match std::str::from_utf8(&closed) {
            Ok(text) => {
                let parts = envelopes::parts(text).into_iter();
                parts.map(|(names, file)| (names, file.as_bytes().to_vec())).collect()
            }
            Err(_binary) => vec![(Vec::new(), closed)],
        };
        let mut left = Vec::new();
        let mut first: Vec<i64> = Vec::new();
        for (names, part) in parts {
            first.extend(names.first());
            let (layers, inner) = unwrap(part, &identities);
            if layers == 0 {
                continue;
            }
            if std::str::from_utf8(&inner).is_ok_and(|text| EnvelopeText::parse(text).is_ok()) {
                return self.show(&inner);
            }
            left.push((names.into_iter().skip(layers).collect::<Vec<_>>(), inner));
        }
        ensure!(!left.is_empty(), "none of these keys opens it{}", begun_by(first));
        let mut out = io::stdout().lock();
        for (names, layer) in left {
            match EncryptedLayer::of(&layer) {
                EncryptedLayer::Yes => {
                    if !names.is_empty() {
                        let names: Vec<String> = names.iter().map(ToString::to_string).collect();
                        writeln!(out, "for: {}", names.join(" "))?;
                    }
                    out.write_all(envelopes::armored(&layer)?.as_bytes())?;
                }
                EncryptedLayer::No => out.write_all(&layer)?,
            }
        }
        Ok(ExitCode::SUCCESS)
    }

    fn show(&self, text: &[u8]) -> anyhow::Result<ExitCode> {
        if let Some(commitment) = self.commitment {
            let found = Digest(Sha256::digest(text).into());
            ensure!(
                found == commitment,
                "this text has the SHA-256 {found}, which is not what was committed to"
            );
        }
        io::stdout().write_all(text)?;
        Ok(ExitCode::SUCCESS)
    }

    fn identities(&self) -> anyhow::Result<Vec<Identity>> {
        let mut identities = Vec::new();
        for file in &self.identity {
            let text = Zeroizing::new(fs::read_to_string(file).with_context(|| file.display().to_string())?);
            let keys = text.lines().map(str::trim).filter(|line| line.starts_with("AGE-SECRET-KEY-"));
            for key in keys {
                identities.push(key.parse().map_err(|_secret| anyhow!("{}: not a key", file.display()))?);
            }
        }
        Ok(identities)
    }
}

/// Tells whether a layer that was opened holds another one.
enum EncryptedLayer {
    Yes,
    No,
}

impl EncryptedLayer {
    fn of(layer: &[u8]) -> Self {
        if layer.starts_with(b"age-encryption.org/") { Self::Yes } else { Self::No }
    }
}

/// Names the players who open the first layer of an envelope.
fn begun_by(mut first: Vec<i64>) -> String {
    first.sort_unstable();
    first.dedup();
    let first: Vec<String> = first.iter().map(ToString::to_string).collect();
    if first.is_empty() { String::new() } else { format!(": player {} opens it first", first.join(" or ")) }
}

/// Opens as many layers as these keys can; answers how many, and what is left.
fn unwrap(part: Vec<u8>, identities: &[Identity]) -> (usize, Zeroizing<Vec<u8>>) {
    let (mut layers, mut left) = (0, Zeroizing::new(part));
    while let Some(next) = identities.iter().find_map(|identity| envelopes::open(identity, &left).ok()) {
        left = next;
        layers += 1;
    }
    (layers, left)
}

fn write_private(path: &Path, text: &[u8]) -> anyhow::Result<()> {
    let mut file = OpenOptions::new()
        .write(true)
        .create_new(true)
        .mode(0o600)
        .open(path)
        .with_context(|| path.display().to_string())?;
    file.write_all(text)?;
    Ok(file.sync_all()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seal(fen: &str) -> Seal {
        Seal {
            game: "G42".into(),
            ply: 1,
            revision: 0,
            fen: fen.into(),
            chess960: false,
            draw: false,
            recipients: PathBuf::new(),
            file: PathBuf::new(),
        }
    }

    #[test]
    fn position_is_written_like_service() {
        let board = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b";
        for fen in [format!("{board} KQkq e3 0 1"), format!("{board} KQkq -"), format!("{board} HAha - 0 1")]
        {
            let text = seal(&fen).text("e5").unwrap();
            let envelope = EnvelopeText::parse(&text).unwrap();
            assert_eq!(envelope.fen, format!("{board} KQkq - 0 1"), "{fen}");
        }
    }

    #[test]
    fn one_key_never_counts_twice() {
        let answer = |second: &str, needed: usize| {
            let keys = format!(r#"[{{"player":8,"key":"age1a"}},{{"player":9,"key":"{second}"}}]"#);
            recipients_in(format!(r#"{{"needed":{needed},"recipients":{keys}}}"#).as_bytes())
        };
        assert_eq!(answer("age1b", 2).unwrap().needed, 2, "the threshold is that of the game");
        assert!(answer("AGE1A", 2).is_err_and(|error| error.to_string().contains("the same key")));
        assert!(answer("age1b", 3).is_err() && answer("age1b", 0).is_err());
    }
}
