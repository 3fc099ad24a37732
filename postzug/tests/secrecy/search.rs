//! Looking for moves in what the service leaves behind, and trying a dictionary of the legal moves against what it keeps.

use std::{
    collections::HashSet,
    ffi::OsStr,
    fs::{self, File},
    io::{Read as _, Seek as _, SeekFrom, Write as _},
    path::Path,
    process::Command,
};

use app::{
    Request,
    ports::{MacPurpose, Vault as _},
};
use data_encoding::{BASE64, HEXLOWER, HEXLOWER_PERMISSIVE, HEXUPPER};
use domain::{
    GameId, Move, Ply, Position,
    notation::{self, Letters, Notation},
    sealing::EnvelopeText,
};
use store::keys::KeyRing;

/// Every spelling of a move that a leak could have: in each notation, in English and German letters, with and without
/// separators. Each has enough around it that chance does not write it. The forms are those in JSON, in a mail, in the
/// envelope, and as a whole value in the database. UCI and the text as sent are also searched in base64 and in hexadecimal.
pub fn spellings(position: &Position, m: Move) -> Vec<String> {
    let uci = position.uci(m);
    let written = |notation, letters| notation::write(m, position, notation, letters);
    let long = written(Notation::Long, Letters::English);
    let texts: HashSet<String> = [Letters::English, Letters::German]
        .into_iter()
        .flat_map(|letters| Notation::ALL.map(|notation| written(notation, letters)))
        .flat_map(|text| [text.replace(['-', 'x', '+', '#'], ""), text])
        .chain([uci.clone(), uci.to_uppercase(), format!("{}-{}", &uci[..2], &uci[2..])])
        .collect();
    // A pawn's move could be part of a UUID, and castling stand anywhere.
    let by_itself = m.is_promotion() || long.starts_with(['K', 'Q', 'R', 'B', 'N']);
    let (mut all, mut encoded) = (Vec::new(), Vec::new());
    if by_itself {
        all.extend([long.clone(), written(Notation::Long, Letters::German)]);
        encoded.push(long.clone());
    }
    for text in &texts {
        let around = around(text);
        if *text == uci || *text == long {
            encoded.extend(around.clone());
        }
        all.extend(around);
        all.push(format!("X'{}'", HEXLOWER.encode(text.as_bytes())));
    }
    for text in encoded {
        let bytes = text.as_bytes();
        if bytes.len() >= 9 {
            // Where the text begins in a group of three bytes decides how it looks; the ends depend on what is around it.
            for before in 0..3 {
                let encoded = BASE64.encode(&[&[0; 2][..before], bytes].concat());
                let whole = (before + bytes.len()) / 3 * 4;
                all.push(encoded[if before == 0 { 0 } else { 4 }..whole].to_owned());
            }
        }
        all.extend([HEXLOWER.encode(bytes), HEXUPPER.encode(bytes)]);
    }
    all
}

/// A text where it is written down as a move.
fn around(text: &str) -> Vec<String> {
    let mut around: Vec<String> =
        ["\"move\":\"", "\"move\": \"", "\"text\":\"", "\"uci\":\"", "text: \"", "move: \""]
            .map(|before| format!("{before}{text}\""))
            .into();
    around.extend(["seal", "draft", "written:", "uci:"].map(|word| format!("{word} {text}")));
    // Two letters between quotes are written by chance.
    if text.len() < 3 {
        return around;
    }
    around.push(format!("'{text}'"));
    // Quoted numbers of four digits stand elsewhere, too.
    if !text.chars().all(|c| c.is_ascii_digit()) {
        around.push(format!("\"{text}\""));
    }
    around
}

/// Looks for many texts at once, with the tool that is fastest at it also when this is built for debugging.
pub struct Wanted(tempfile::NamedTempFile);

impl Wanted {
    pub fn new(texts: impl IntoIterator<Item = String>) -> Self {
        let file = tempfile::NamedTempFile::new().expect("a file");
        let texts: Vec<String> = texts.into_iter().collect();
        assert!(texts.iter().all(|text| !text.is_empty() && !text.contains('\n')), "one a line");
        fs::write(file.path(), texts.join("\n")).expect("written");
        Self(file)
    }

    /// Each text that grep finds, as it tells it.
    fn grep(&self, more: &[&OsStr]) -> Vec<String> {
        let mut grep = Command::new("grep");
        grep.env("LC_ALL", "C").args(["-a", "-o", "-F", "-f"]).arg(self.0.path()).args(more);
        // A file that the service removes meanwhile is a reason to look again.
        let all = (0..5).find_map(|_| {
            let output = grep.output().expect("grep");
            matches!(output.status.code(), Some(0 | 1)).then_some(output.stdout)
        });
        let all = all.expect("grep looked at everything");
        String::from_utf8_lossy(&all).lines().map(str::to_owned).collect()
    }

    /// Each text in this file and where it begins.
    fn found_at(&self, file: &Path) -> Vec<(usize, String)> {
        let found = self.grep(&["-b".as_ref(), file.as_os_str()]).into_iter();
        let parts = found.map(|line| {
            let (at, text) = line.split_once(':').expect("where and what");
            (at.parse().expect("where"), text.to_owned())
        });
        parts.collect()
    }
}

/// Returns the places of a text in all files of the folder.
pub fn on_disk(folder: &Path, wanted: &Wanted) -> Vec<String> {
    wanted.grep(&["-r".as_ref(), folder.as_os_str()])
}

/// Returns the places of a text in the writable memory of the process, as a core dump would hold it, with the bytes around
/// each.
///
/// # Panics
///
/// Where that cannot be read: as another user, or where the kernel keeps processes of one user apart
/// (`kernel.yama.ptrace_scope`). The service is a child of the test, so usually it can.
pub fn in_memory(pid: u32, wanted: &Wanted) -> Vec<String> {
    let maps = fs::read_to_string(format!("/proc/{pid}/maps")).expect("what is mapped");
    let mut memory = File::open(format!("/proc/{pid}/mem")).expect("the memory of a child");
    let mut dump = tempfile::NamedTempFile::new().expect("a file");
    let mut parts = Vec::new();
    let mut length = 0;
    let writable = |line: &&str| line.split(' ').nth(1).is_some_and(|mode| mode.starts_with("rw"));
    for line in maps.lines().filter(writable) {
        let (from, to) = line.split(' ').next().and_then(|range| range.split_once('-')).expect("a range");
        let address = |text| u64::from_str_radix(text, 16).expect("an address");
        let (from, to) = (address(from), address(to));
        memory.seek(SeekFrom::Start(from)).expect("an address");
        let mut bytes = vec![0; usize::try_from(to - from).expect("it fits in memory")];
        // Guard pages and the like.
        if memory.read_exact(&mut bytes).is_ok() {
            bytes.push(b'\n');
            dump.write_all(&bytes).expect("written");
            parts.push((length, line.to_owned()));
            length += bytes.len();
        }
    }
    assert!(length > 100_000, "{length} bytes are no process");
    let whole = fs::read(dump.path()).expect("the dump");
    wanted
        .found_at(dump.path())
        .into_iter()
        .map(|(at, text)| {
            let part = parts.iter().rev().find(|(begins, _)| *begins <= at).map_or("", |(_, line)| line);
            let around = &whole[at.saturating_sub(160)..(at + 160).min(whole.len())];
            format!("{text} in {part} ({}): {}", on_stack_of(pid, part), around.escape_ascii())
        })
        .collect()
}

/// Names the thread whose stack this part is, if it is one.
fn on_stack_of(pid: u32, part: &str) -> String {
    let hex = |text: &str| u64::from_str_radix(text.trim_start_matches("0x"), 16).ok();
    let range = part.split(' ').next().and_then(|range| range.split_once('-'));
    let Some((from, to)) = range.and_then(|(from, to)| Some((hex(from)?, hex(to)?))) else {
        return String::new();
    };
    let tasks = fs::read_dir(format!("/proc/{pid}/task")).into_iter().flatten().flatten();
    let mut names = tasks.filter_map(|task| {
        // The stack pointer is the last but one.
        let call = fs::read_to_string(task.path().join("syscall")).ok()?;
        let pointer = hex(call.split_whitespace().rev().nth(1)?)?;
        (from..to)
            .contains(&pointer)
            .then(|| fs::read_to_string(task.path().join("comm")).unwrap_or_default())
    });
    names.next().map(|name| format!("stack of {}", name.trim())).unwrap_or_default()
}

/// All that is in the database as text: values between quotes, bytes in hexadecimal.
pub fn dump(database: &Path) -> String {
    let dump = Command::new("sqlite3").arg(database).arg(".dump").output();
    let dump = dump.expect("sqlite3, which .ci/run installs");
    assert!(dump.status.success(), "{}", String::from_utf8_lossy(&dump.stderr));
    String::from_utf8_lossy(&dump.stdout).into_owned()
}

/// Eight bytes of a digest: enough to tell which move it is of.
type Part = [u8; 8];

/// Everything in a dump that can be a digest or the beginning of one, in any column. It takes eight bytes each, as they
/// follow each other in one value.
pub fn digests(dump: &str) -> HashSet<Part> {
    let values = dump.split(|c: char| !c.is_ascii_hexdigit()).filter(|text| text.len() >= 16);
    let parts = values.flat_map(|text| text.as_bytes().chunks_exact(16));
    let parts = parts.filter_map(|part| HEXLOWER_PERMISSIVE.decode(part).ok()?.try_into().ok());
    parts.collect()
}

/// The knowledge and the guesses of somebody with the database and the keys of the service about a sealed move.
pub struct Guess<'a> {
    pub game: GameId,
    pub position: &'a Position,
    /// The number of half-moves before it.
    pub ply: Ply,
    /// True to try everything; otherwise the notation that was used, and no envelope.
    pub everything: bool,
    /// The mail that brought it with its address, and the move in it.
    pub mail: Option<(&'a str, &'a [u8], &'a str)>,
}

impl Guess<'_> {
    /// The first legal move that one of these digests tells.
    pub fn tells(&self, keys: &KeyRing, kept: &HashSet<Part>) -> Option<String> {
        for m in self.position.legal_moves() {
            for notation in Notation::ALL.into_iter().filter(|n| self.everything || *n == Notation::Long) {
                let text = notation::write(m, self.position, notation, Letters::English);
                for guess in self.texts(m, &text) {
                    let mac = keys.mac(MacPurpose::SecretDigest, &guess);
                    let plain = <sha2::Sha256 as sha2::Digest>::digest(&guess);
                    let mut parts = mac.chunks_exact(8).chain(plain.chunks_exact(8));
                    if parts.any(|part| Part::try_from(part).is_ok_and(|part| kept.contains(&part))) {
                        return Some(format!("{}: a digest tells {text}", self.game));
                    }
                }
            }
        }
        None
    }

    /// Returns the texts from which a digest could have been made.
    fn texts(&self, m: Move, text: &str) -> Vec<Vec<u8>> {
        let uci = self.position.uci(m);
        let mut guesses = vec![text.as_bytes().to_vec(), uci.clone().into_bytes()];
        guesses.push(request(self.game, self.ply, &Request::play(text, false)));
        // As it would be if a sealed text were written with its request.
        for kind in ["seal", "draft"] {
            guesses.push(request(self.game, self.ply, &(kind, text)));
        }
        // The envelope, if its nonce were none.
        for nonce in ["00000000000000000000000000000000", ""].into_iter().filter(|_| self.everything) {
            let envelope = EnvelopeText {
                game: self.game,
                sealer: self.position.side_to_move(),
                ply: self.ply,
                fen: self.position.fen(),
                written: text.into(),
                letters: Letters::English,
                uci: uci.clone(),
                draw_offer: false,
                nonce: nonce.into(),
            };
            guesses.extend(envelope.to_text().map(String::into_bytes));
        }
        if let Some((address, raw, written)) = self.mail {
            let raw = String::from_utf8_lossy(raw).replace(written, text);
            guesses.push([address.as_bytes(), b"\0", raw.as_bytes()].concat());
            guesses.extend(message(address, &raw));
        }
        guesses
    }
}

/// The text of which a request has its digest.
pub fn request(game: GameId, ply: Ply, asked: &impl serde::Serialize) -> Vec<u8> {
    let mut request = b"request\n".to_vec();
    request.extend(serde_json::to_vec(&(game, asked, store::testing::seen(ply))).expect("JSON"));
    request
}

/// The text by whose digest a copy of a mail is known: its address, its id, its author and its body.
pub fn message(address: &str, raw: &str) -> Option<Vec<u8>> {
    let (head, body) = raw.split_once("\r\n\r\n")?;
    let field =
        |name| Some(head.lines().find_map(|line| line.strip_prefix(name))?.trim_matches(['<', '>', ' ']));
    let folded: String = body.split_whitespace().collect();
    Some([address, field("Message-ID:")?, field("From:")?, &folded].join("\0").into_bytes())
}
