//! Cuts parts out of an mbox file. The file itself is shortened, because another program may have it open and wait for its
//! lock. A process that dies on the way leaves a journal with the bytes that stay; the next one goes on from it.

use std::{
    fs::{self, File},
    io::{self, BufRead as _, BufReader, Read as _, Seek as _, SeekFrom, Write as _},
    ops::Range,
    os::unix::fs::{FileExt as _, MetadataExt as _, OpenOptionsExt as _},
    path::{Path, PathBuf},
};

use rustix::fs::OFlags;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::lock::{Locked, beside, remove_if_there};

/// The first line of a journal. Below it stand the bytes that belong at `at`, to the end of the file.
#[derive(Serialize, Deserialize)]
struct Plan {
    /// The place of the first byte that changes.
    at: u64,
    /// The length of the file before.
    length: u64,
    /// The digest of what stands there behind the new end, in hex: until the file was shortened.
    cut: String,
}

/// A part of a file.
type Part<'a> = (&'a File, Range<u64>);

fn journal(mbox: &Path) -> PathBuf {
    beside(mbox, ".postzug")
}

/// Cuts these parts out, in order and apart. Nothing else is lost, wherever the process dies.
pub(super) fn cut(mbox: &Locked, parts: &[Range<u64>]) -> io::Result<()> {
    let Some(first) = parts.first() else { return Ok(()) };
    // What a program without a lock has appended meanwhile stays.
    let length = mbox.file.metadata()?.len();
    let ends = parts.iter().skip(1).map(|part| part.start).chain([length]);
    let kept = parts.iter().zip(ends).map(|(part, end)| part.end..end).filter(|kept| !kept.is_empty());
    let kept: Vec<Part<'_>> = kept.map(|kept| (&mbox.file, kept)).collect();
    if kept.is_empty() {
        return shorten(&mbox.file, first.start);
    }
    plan(mbox, first.start, &kept)?;
    finish(mbox)
}

/// Finishes what a process that died had begun. A journal that does not fit the file is put aside.
pub(super) fn finish(mbox: &Locked) -> io::Result<()> {
    let path = journal(&mbox.path);
    loop {
        let stored = match open_ours(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
            stored => stored?,
        };
        let mut line = String::new();
        BufReader::new(&stored).read_line(&mut line)?;
        let Ok(Plan { at, length, cut }) = serde_json::from_str(&line) else { return put_aside(&mbox.path) };
        let (begin, end) = (line.len() as u64, stored.metadata()?.len());
        let new_length = at + (end - begin);
        let now = mbox.file.metadata()?.len();
        if now >= length && digest(&mbox.file, new_length..length)? == cut {
            if now > length {
                // Mail came after the process died.
                plan(mbox, at, &[(&stored, begin..end), (&mbox.file, length..now)])?;
                continue;
            }
            let mut file = &mbox.file;
            file.seek(SeekFrom::Start(at))?;
            copy(&(&stored, begin..end), &mut file)?;
            file.sync_all()?;
            shorten(file, new_length)?;
        } else if now < new_length || digest(&mbox.file, at..new_length)? != digest(&stored, begin..end)? {
            // Another program has changed the file since.
            return put_aside(&mbox.path);
        }
        fs::remove_file(&path)?;
        return sync_folder(&path);
    }
}

/// The place of a journal that did not fit.
pub(super) fn aside(mbox: &Path) -> PathBuf {
    beside(mbox, ".postzug-aside")
}

/// Keeps a journal for the administrator: it may be all that is left of a mail.
fn put_aside(mbox: &Path) -> io::Result<()> {
    let (journal, aside) = (journal(mbox), aside(mbox));
    if fs::symlink_metadata(&aside).is_ok() {
        let both = format!("{} does not fit, and {} is there already", journal.display(), aside.display());
        return Err(io::Error::other(both));
    }
    fs::rename(&journal, &aside)?;
    tracing::error!(
        aside = %aside.display(),
        "the mbox file was changed while mail was cut out; mails in this file may be missing there"
    );
    sync_folder(&aside)
}

/// Opens a file that this service wrote: in a folder that others can write, another's would choose what becomes of the mail.
fn open_ours(path: &Path) -> io::Result<File> {
    let file = File::options().read(true).custom_flags(OFlags::NOFOLLOW.bits().cast_signed()).open(path)?;
    if file.metadata()?.uid() == rustix::process::geteuid().as_raw() {
        Ok(file)
    } else {
        Err(io::Error::other(format!("{} belongs to another user", path.display())))
    }
}

/// Writes the journal, durably and at once: the bytes of these parts belong at `at`.
fn plan(mbox: &Locked, at: u64, kept: &[Part<'_>]) -> io::Result<()> {
    let (path, new) = (journal(&mbox.path), beside(&mbox.path, ".postzug-new"));
    remove_if_there(&new)?;
    let mut file = File::options().write(true).create_new(true).mode(0o600).open(&new)?;
    let written = write_plan(mbox, at, kept, &mut file).and_then(|()| fs::rename(&new, &path));
    if let Err(error) = written {
        // A full disk gets its room back.
        fs::remove_file(&new)?;
        return Err(error);
    }
    sync_folder(&path)
}

fn write_plan(mbox: &Locked, at: u64, kept: &[Part<'_>], file: &mut File) -> io::Result<()> {
    let length = mbox.file.metadata()?.len();
    let kept_length: u64 = kept.iter().map(|(_, part)| part.end - part.start).sum();
    let cut = digest(&mbox.file, at + kept_length..length)?;
    writeln!(file, "{}", serde_json::to_string(&Plan { at, length, cut })?)?;
    for part in kept {
        copy(part, file)?;
    }
    file.sync_all()
}

fn shorten(file: &File, length: u64) -> io::Result<()> {
    file.set_len(length)?;
    file.sync_all()
}

fn sync_folder(path: &Path) -> io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
}

/// Returns the digest of a part of a file, in hex.
pub(super) fn digest(file: &File, part: Range<u64>) -> io::Result<String> {
    let mut digest = Sha256::new();
    copy(&(file, part), &mut digest)?;
    Ok(data_encoding::HEXLOWER.encode(&digest.finalize()))
}

/// Copies a part of a file.
fn copy((file, part): &Part<'_>, into: &mut impl io::Write) -> io::Result<()> {
    let mut from = At { file, at: part.start }.take(part.end - part.start);
    let copied = io::copy(&mut from, into)?;
    if copied == part.end - part.start { Ok(()) } else { Err(io::ErrorKind::UnexpectedEof.into()) }
}

/// Reads a file from a place on, wherever others read and write it.
pub(super) struct At<'a> {
    pub(super) file: &'a File,
    pub(super) at: u64,
}

impl io::Read for At<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let count = self.file.read_at(into, self.at)?;
        self.at += count as u64;
        Ok(count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OLD: &str =
        "From a\n1 theirs\n\nFrom b\n2 ours\n\nFrom c\n3 theirs\n\nFrom d\n4 ours\n\nFrom e\n5 theirs\n\n";
    const NEW: &str = "From a\n1 theirs\n\nFrom c\n3 theirs\n\nFrom e\n5 theirs\n\n";
    const MORE: &str = "From f\n6 theirs\n\n";

    /// The parts of mails that are ours.
    fn ours(text: &str) -> Vec<Range<u64>> {
        let starts: Vec<usize> = text.match_indices("From ").map(|(at, _)| at).collect();
        let ends = starts.iter().skip(1).copied().chain([text.len()]);
        let parts = starts.iter().copied().zip(ends).filter(|&(from, to)| text[from..to].contains("ours"));
        parts.map(|(from, to)| from as u64..to as u64).collect()
    }

    fn with(text: &str) -> (tempfile::TempDir, PathBuf) {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("club");
        fs::write(&path, text).expect("a file");
        (folder, path)
    }

    fn locked(path: &Path) -> Locked {
        Locked::open(path).expect("it opens").expect("nobody else has it")
    }

    /// A process died with a journal, and another program changed the file before the next one.
    #[test]
    fn unfitting_journal_is_stored_aside() {
        let end = OLD.len() as u64;
        let without_c = OLD.replace("From c\n3 theirs\n\n", "");
        for changed in [String::new(), OLD.replace("5 theirs", "5 Theirs"), without_c] {
            let (_folder, path) = with(OLD);
            let mbox = locked(&path);
            let part = &ours(OLD)[0];
            plan(&mbox, part.start, &[(&mbox.file, part.end..end)]).expect("a journal");
            drop(mbox);
            let written = fs::read(journal(&path)).expect("the journal");
            fs::write(&path, &changed).expect("it is changed");
            finish(&locked(&path)).expect("it goes on");
            assert_eq!(fs::read_to_string(&path).expect("the file"), changed);
            assert_eq!(fs::read(aside(&path)).expect("it is kept"), written);
            assert!(!journal(&path).exists());
            // A second one does not take its place.
            fs::write(journal(&path), "another").expect("a journal");
            assert!(finish(&locked(&path)).is_err());
            assert_eq!(fs::read(aside(&path)).expect("it is kept"), written);
            assert!(journal(&path).exists());
        }
    }

    #[test]
    fn links_are_not_followed() {
        let (folder, path) = with(OLD);
        let other = folder.path().join("other");
        fs::write(&other, "theirs").expect("a file");
        std::os::unix::fs::symlink(&other, beside(&path, ".postzug-new")).expect("a link");
        cut(&locked(&path), &ours(OLD)).expect("it is cut");
        assert_eq!(fs::read_to_string(&path).expect("the file"), NEW);
        std::os::unix::fs::symlink(&other, journal(&path)).expect("a link");
        assert!(finish(&locked(&path)).is_err());
        assert_eq!(fs::read_to_string(&other).expect("the file"), "theirs");
    }

    #[test]
    fn failed_journal_leaves_no_file() {
        let (folder, path) = with(OLD);
        let mbox = locked(&path);
        let end = OLD.len() as u64;
        assert!(plan(&mbox, 0, &[(&mbox.file, 20..end), (&mbox.file, end..end + 1)]).is_err());
        drop(mbox);
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1);
        assert_eq!(fs::read_to_string(&path).expect("the file"), OLD);
    }

    #[test]
    fn only_these_parts_are_cut() {
        let table = [
            (OLD, NEW),
            ("From b\n2 ours\n\n", ""),
            ("From a\n1 theirs\n\nFrom b\n2 ours\n\n", "From a\n1 theirs\n\n"),
        ];
        for (old, new) in table {
            let (folder, path) = with(old);
            cut(&locked(&path), &ours(old)).expect("it is cut");
            assert_eq!(fs::read_to_string(&path).expect("the file"), new);
            assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1, "nothing else is left");
        }
    }

    /// Each state that a process can leave, without and with a mail that came before the next process.
    #[test]
    fn death_at_any_byte_loses_nothing() {
        let first = ours(OLD)[0].start;
        let behind = &NEW.as_bytes()[usize::try_from(first).expect("short")..];
        for more in ["", MORE] {
            for written in 0..=behind.len() + 1 {
                let (_folder, path) = with(OLD);
                let mbox = locked(&path);
                let ends = [OLD.find("From d"), Some(OLD.len())].map(|end| end.expect("it is there") as u64);
                let kept: Vec<_> =
                    ours(OLD).into_iter().zip(ends).map(|(part, end)| (&mbox.file, part.end..end)).collect();
                plan(&mbox, first, &kept).expect("a journal");
                let is_short = written > behind.len();
                mbox.file.write_all_at(&behind[..written.min(behind.len())], first).expect("it is written");
                if is_short {
                    mbox.file.set_len(NEW.len() as u64).expect("it is shortened");
                }
                drop(mbox);
                let mut file = File::options().append(true).open(&path).expect("the file");
                file.write_all(more.as_bytes()).expect("a mail comes");
                for _ in 0..2 {
                    finish(&locked(&path)).expect("it goes on");
                    let found = fs::read_to_string(&path).expect("the file");
                    assert_eq!(found, format!("{NEW}{more}"), "{written} bytes were written");
                }
            }
        }
    }
}
