use std::{
    fs,
    io::{self, Read as _, Write as _},
    path::{Path, PathBuf},
    process::ExitCode,
};

use anyhow::Context as _;
use app::ports::{LogKeys as _, WallClock as _};
use clap::Args;
use store::{SigningKey, host::SystemClock};
use translog::{Checkpoint, Consistency, KeyKind, NoteError, Reader, Statement, Vkey, cosign};

use super::{
    audit::held::note_in,
    input::read_file,
    output::{complain, say},
};

/// The most bytes that are read: a mail may carry the checkpoint.
const MOST: u64 = 32 << 20;

/// Needs no service and no settings, only three files. They are the keys, the last checkpoint seen, and the new one with the
/// proof between them, as `GET /log/consistency?from=SIZE` gives it.
#[derive(Debug, Args)]
pub(super) struct Witness {
    /// The log's public keys, a vkey a line, as `GET /log/keys` gives them. Get them once, and keep them.
    #[arg(long, value_name = "FILE")]
    keys: PathBuf,
    /// The statements of the service about its log, as `GET /log/statements` gives them: a key that one of yours introduced is
    /// trusted, too.
    #[arg(long, value_name = "FILE")]
    statements: Option<PathBuf>,
    /// The last checkpoint seen. It is replaced when the new one continues it, and made if there is none yet.
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

/// Two signed heads that cannot both be of one log.
#[derive(Debug, thiserror::Error)]
#[error(
    "WRONG: two heads of {0} entries contradict each other: the log was forked; keep both, they prove it"
)]
struct Forked(u64);

/// It was forked.
const WRONG: u8 = 1;
/// It could not be checked.
const NOT_CHECKED: u8 = 2;
/// Nothing connects the two heads.
const UNKNOWN: u8 = 3;

impl Witness {
    pub(super) fn run(&self) -> ExitCode {
        self.look().unwrap_or_else(|error| {
            complain(&error);
            ExitCode::from(if error.is::<Forked>() { WRONG } else { NOT_CHECKED })
        })
    }

    fn look(&self) -> anyhow::Result<ExitCode> {
        let keys = self.known()?;
        let mut bytes = Vec::new();
        match &self.file {
            Some(file) if file.as_os_str() != "-" => {
                bytes = read_file(file, MOST)?;
            }
            _ => {
                io::stdin().take(1 << 20).read_to_end(&mut bytes).context("standard input")?;
            }
        }
        let proof = Consistency::parse(&String::from_utf8_lossy(&bytes)).ok();
        let note = proof.as_ref().map_or_else(|| note_in(&bytes), |proof| proof.checkpoint.clone());
        let new = Checkpoint::open(&note, &keys).map_err(|error| {
            let rotated = matches!(error, NoteError::Signature(_) | NoteError::Stranger);
            let error = anyhow::Error::new(error);
            if rotated { error.context(ROTATED) } else { error }
        })?;
        // Two that look at once would each sign what goes on from the same old head.
        let lock = self.state.with_extension("lock");
        let locked = fs::File::create(&lock).with_context(|| lock.display().to_string())?;
        locked.lock().with_context(|| lock.display().to_string())?;
        let seen = if self.state.exists() {
            let old = Checkpoint::open(&read(&self.state)?, &keys)
                .with_context(|| self.state.display().to_string())?;
            if let Some(unknown) = compare(&old, &new, proof.as_ref())? {
                say(&format!("UNKNOWN: {unknown}"))?;
                return Ok(ExitCode::from(UNKNOWN));
            }
            format!("OK: {} goes on from {} to {} entries.", new.origin, old.size, new.size)
        } else {
            format!("OK: {} has {} entries; nothing older was seen.", new.origin, new.size)
        };
        let (note, signature) = match (&self.sign, &self.name) {
            (Some(key), Some(name)) => {
                let key = SigningKey::read_or_make(key)?;
                let cosigned = cosign(&new, name, SystemClock.now(), |head| key.sign(head))?;
                let vkey = Vkey { name: name.clone(), kind: KeyKind::Witness, public: key.public()? };
                (cosigned.note, Some(format!("Signed by {vkey}:\n{}", cosigned.line.trim_end())))
            }
            _ => (new.note, None),
        };
        // Stored before it is printed: a witness must remember its signatures.
        save(&self.state, &note)?;
        say(&seen)?;
        signature.iter().try_for_each(|signature| say(signature))?;
        Ok(ExitCode::SUCCESS)
    }

    /// Returns the keys in the file, and those that they introduced.
    fn known(&self) -> anyhow::Result<Vec<Vkey>> {
        let keys = read(&self.keys)?;
        let mut keys: Vec<Vkey> = keys.lines().map(str::parse).collect::<Result<_, _>>()?;
        if let Some(file) = &self.statements {
            let of_logs = keys.iter().filter(|key| key.kind == KeyKind::Log);
            let mut reader =
                Reader::trusting_under(of_logs.map(|key| (Some(key.name.clone()), key.public)).collect());
            for note in Statement::notes_in(&read(file)?) {
                reader.read(&note);
            }
            keys.extend(reader.vkeys(&[]));
        }
        Ok(keys)
    }
}

const ROTATED: &str = "if the service has made a new key since you got these, the one before it introduced it: give \
                       what GET /log/statements has (--statements)";

/// Checks that the new head continues the old one. Returns the reason when it cannot be known. Only two signed roots
/// contradict each other: anybody can write hashes into a file that lead nowhere.
fn compare(
    old: &Checkpoint,
    new: &Checkpoint,
    proof: Option<&Consistency>,
) -> anyhow::Result<Option<String>> {
    if old.origin != new.origin {
        return Ok(Some(format!(
            "this is another log: {}, not {}. If the service was restored from a copy, GET /log/statements says so: \
             begin anew, with another --state",
            new.origin, old.origin
        )));
    }
    if old.size > new.size {
        return Ok(Some(format!(
            "the log had {} entries, and {} in this checkpoint, which is older: get the newest. If that has no more, \
             the log was cut off",
            old.size, new.size
        )));
    }
    if old.size == new.size && old.root != new.root {
        return Err(Forked(old.size).into());
    }
    let proof = proof.filter(|proof| proof.old == old.size);
    let hashes = proof.map(|proof| &proof.hashes[..]).unwrap_or_default();
    if Consistency::check(if old.size == new.size { &[] } else { hashes }, old, new).is_ok() {
        return Ok(None);
    }
    let what = if proof.is_some() { "these hashes do not lead from" } else { "the proof is missing from" };
    Ok(Some(format!(
        "{what} {} to {} entries: GET /log/consistency?from={0}. If the service has none, the log was forked: keep both \
         checkpoints",
        old.size, new.size
    )))
}

fn read(path: &Path) -> anyhow::Result<String> {
    String::from_utf8(read_file(path, MOST)?).with_context(|| path.display().to_string())
}

/// Replaces the file as a whole, so that no head that a witness saw is lost.
fn save(path: &Path, note: &str) -> anyhow::Result<()> {
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
