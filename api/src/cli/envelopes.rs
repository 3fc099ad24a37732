//! Envelopes on the player's and the arbiter's own machines: no settings, no account, no connection.

use std::{
    fs::{self, OpenOptions},
    io::{self, Read as _, Write as _},
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
use sha2::{Digest as _, Sha256};
use store::{envelopes, host::SystemEntropy};
use zeroize::Zeroizing;

use super::say;

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
    /// The position before it: `fen` of the game.
    #[arg(long)]
    fen: String,
    /// Castling by the rules of Chess960.
    #[arg(long)]
    chess960: bool,
    /// Offer a draw with it.
    #[arg(long)]
    draw: bool,
    /// Whose keys open it, as NUMBER=age1...: GET /v1/games/42/envelope/recipients lists them.
    #[arg(long = "to", required = true, value_name = "NUMBER=KEY")]
    to: Vec<String>,
    /// How many of them it takes.
    #[arg(long, default_value_t = 1)]
    needed: usize,
    /// Writes FILE.txt, which only you may read, FILE.age and FILE.json, which you POST to /v1/games/42/envelope.
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

impl Seal {
    /// Reads the move from standard input: it must not stand in the history of a shell.
    pub(super) fn run(&self) -> anyhow::Result<ExitCode> {
        let mut written = Zeroizing::new(String::new());
        io::stdin().take(1024).read_to_string(&mut written).context("the move, on standard input")?;
        let text = self.text(written.trim())?;
        let to = self.recipients()?;
        let closed = envelopes::close(&to, text.as_bytes()).map_err(|error| anyhow!(error))?;
        let commitment = sealing::commitment(&text);
        write_private(&self.file.with_extension("txt"), text.as_bytes())?;
        fs::write(self.file.with_extension("age"), &closed)?;
        let body = serde_json::json!({
            "commitment": commitment, "ciphertext": String::from_utf8(closed)?, "ply": self.ply,
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
        let mut keys: Vec<(i64, String)> = Vec::new();
        for to in &self.to {
            let (number, key) = to.split_once('=').context("--to is NUMBER=KEY")?;
            let number = number.parse().context("--to begins with the number of its holder")?;
            let key = key.trim().to_lowercase();
            // Whoever had two of the keys would be two of those it takes.
            ensure!(keys.iter().all(|(_, other)| *other != key), "--to names the same key twice");
            keys.push((number, key));
        }
        ensure!((1..=keys.len()).contains(&self.needed), "--needed is 1 to the number of keys");
        Ok(EnvelopeTo { keys, needed: self.needed, sealer: None })
    }

    fn text(&self, written: &str) -> anyhow::Result<Zeroizing<String>> {
        let number =
            self.game.trim_start_matches(['G', 'g']).parse().context("--game is a number such as G42")?;
        let start = Start::Fen { fen: self.fen.clone(), chess960: self.chess960 };
        let position = start.position().map_err(|error| anyhow!("--fen: {error}"))?;
        // What is read here cannot become ambiguous later.
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
    /// Writes the text to standard output once it is open; what needs the key of another arbiter still, as it is.
    pub(super) fn run(&self) -> anyhow::Result<ExitCode> {
        let mut closed = Vec::new();
        fs::File::open(&self.file)?.take(MAX_ENVELOPE).read_to_end(&mut closed)?;
        let identities = self.identities()?;
        let parts: Vec<Vec<u8>> = match std::str::from_utf8(&closed) {
            Ok(text) => {
                envelopes::parts(text).into_iter().map(|(_, file)| file.as_bytes().to_vec()).collect()
            }
            Err(_binary) => vec![closed],
        };
        let best = parts.into_iter().map(|part| unwrap(part, &identities)).max_by_key(|(layers, _)| *layers);
        let (layers, left) = best.context("this is no envelope")?;
        ensure!(layers > 0, "none of these keys opens it");
        let is_text = std::str::from_utf8(&left).is_ok_and(|text| EnvelopeText::parse(text).is_ok());
        if is_text && let Some(commitment) = self.commitment {
            let found = Digest(Sha256::digest(&*left).into());
            ensure!(
                found == commitment,
                "this text has the SHA-256 {found}, which is not what was committed to"
            );
        }
        io::stdout().write_all(&left)?;
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

/// Opens as many layers as these keys can; answers how many, and what is left.
fn unwrap(part: Vec<u8>, identities: &[Identity]) -> (u32, Zeroizing<Vec<u8>>) {
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

    fn seal(fen: &str, to: &[&str]) -> Seal {
        Seal {
            game: "G42".into(),
            ply: 1,
            fen: fen.into(),
            chess960: false,
            draw: false,
            to: to.iter().map(ToString::to_string).collect(),
            needed: to.len(),
            file: PathBuf::new(),
        }
    }

    #[test]
    fn the_position_is_written_as_the_service_writes_it() {
        let board = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b";
        for fen in [format!("{board} KQkq e3 0 1"), format!("{board} KQkq -"), format!("{board} HAha - 0 1")]
        {
            let text = seal(&fen, &["9=age1a"]).text("e5").unwrap();
            let envelope = EnvelopeText::parse(&text).unwrap();
            assert_eq!(envelope.fen, format!("{board} KQkq - 0 1"), "{fen}");
        }
    }

    #[test]
    fn no_key_is_two_of_those_it_takes() {
        assert!(seal("", &["8=age1a", "9=age1b"]).recipients().is_ok());
        let twice = seal("", &["8=age1a", "9=AGE1A"]).recipients();
        assert!(twice.is_err_and(|error| error.to_string().contains("the same key twice")));
    }
}
