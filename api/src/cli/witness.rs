use std::{
    fs,
    io::{self, Read as _, Write as _},
    path::{Path, PathBuf},
    process::ExitCode,
};

use anyhow::{Context as _, ensure};
use app::{
    log::{Checkpoint, Consistency, KeyKind, Vkey, cosign},
    ports::{LogKeys as _, WallClock as _},
};
use clap::Args;
use store::{SigningKey, host::SystemClock};

use super::say;

/// Needs no service and no settings: a file of keys, the last checkpoint seen, and the new one with the proof between
/// them, as `GET /log/consistency?from=SIZE` gives it.
#[derive(Debug, Args)]
pub(super) struct Witness {
    /// The log's public keys, a vkey a line, as `GET /log/keys` gives them. Get them once, and keep them.
    #[arg(long, value_name = "FILE")]
    keys: PathBuf,
    /// The last checkpoint seen. It is replaced when the new one goes on from it, and made if there is none yet.
    #[arg(long, value_name = "FILE")]
    state: PathBuf,
    /// Your own key (Ed25519, PKCS #8, PEM); made if it is not there. Without it nothing is signed.
    #[arg(long, value_name = "FILE", requires = "name")]
    sign: Option<PathBuf>,
    /// The name you sign under, such as witness.example.org/ann.
    #[arg(long)]
    name: Option<String>,
    /// The new checkpoint, or a proof that ends with it, or a mail that carries it; `-` or nothing: standard input.
    file: Option<PathBuf>,
}

impl Witness {
    pub(super) fn run(&self) -> anyhow::Result<ExitCode> {
        let keys = read(&self.keys)?;
        let keys: Vec<Vkey> = keys.lines().map(str::parse).collect::<Result<_, _>>()?;
        let text = match &self.file {
            Some(file) if file.as_os_str() != "-" => read(file)?,
            _ => {
                let mut text = String::new();
                io::stdin().take(1 << 20).read_to_string(&mut text).context("standard input")?;
                text
            }
        };
        let proof = Consistency::parse(&text).ok();
        let note =
            proof.as_ref().map_or_else(|| Checkpoint::in_text(&text), |proof| proof.checkpoint.clone());
        let new = Checkpoint::open(&note, &keys)?;
        // Two that look at once would each sign what goes on from the same old head.
        let lock = self.state.with_extension("lock");
        let locked = fs::File::create(&lock).with_context(|| lock.display().to_string())?;
        locked.lock().with_context(|| lock.display().to_string())?;
        let seen = if self.state.exists() {
            let old = Checkpoint::open(&read(&self.state)?, &keys)
                .with_context(|| self.state.display().to_string())?;
            ensure!(
                old.origin == new.origin,
                "WRONG: this is another log: {}, not {}",
                new.origin,
                old.origin
            );
            ensure!(
                old.size <= new.size,
                "WRONG: the log had {} entries and has {} now: it was cut off, or this checkpoint is old",
                old.size,
                new.size
            );
            let hashes = proof.as_ref().filter(|proof| proof.old == old.size).map(|proof| &proof.hashes[..]);
            ensure!(
                hashes.is_some() || old.size == new.size || old.size == 0,
                "the proof from {} to {} entries is missing: GET /log/consistency?from={0}",
                old.size,
                new.size
            );
            Consistency::check(hashes.unwrap_or_default(), &old, &new)
                .context("WRONG: the log was forked; keep both checkpoints, they prove it")?;
            format!("OK: {} goes on from {} to {} entries.", new.origin, old.size, new.size)
        } else {
            format!("OK: {} has {} entries; nothing older was seen.", new.origin, new.size)
        };
        let (note, signature) = match (&self.sign, &self.name) {
            (Some(key), Some(name)) => {
                let key = SigningKey::read_or_make(key)?;
                let cosigned = cosign(&new, name, &key, SystemClock.now())?;
                let vkey = Vkey { name: name.clone(), kind: KeyKind::Witness, public: key.public()? };
                (cosigned.note, Some(format!("Signed by {vkey}:\n{}", cosigned.line.trim_end())))
            }
            _ => (new.note, None),
        };
        // A witness never says what he might forget.
        keep(&self.state, &note)?;
        say(&seen)?;
        signature.iter().try_for_each(|signature| say(signature))?;
        Ok(ExitCode::SUCCESS)
    }
}

fn read(path: &Path) -> anyhow::Result<String> {
    fs::read_to_string(path).with_context(|| path.display().to_string())
}

/// Whole, or as it was: what a witness saw is never lost.
fn keep(path: &Path, note: &str) -> anyhow::Result<()> {
    let part = path.with_extension(format!("{}.part", std::process::id()));
    let written = || {
        let mut file = fs::File::create(&part)?;
        file.write_all(note.as_bytes())?;
        file.sync_all()?;
        fs::rename(&part, path)?;
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        fs::File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
    };
    written().with_context(|| path.display().to_string())
}
