//! Finds the mails of an mbox file, and how far the file was read before.

use std::{
    fs::File,
    io::{self, Read as _},
    ops::Range,
    os::unix::fs::MetadataExt as _,
};

use super::cut::{At, digest};

/// Bytes read at a time.
const CHUNK: usize = 256 << 10;
/// Bytes before the end of what was read by which a file is known again.
const TAIL: u64 = 64 << 10;
/// The beginning of a mail, with the end of the line before it.
const MARK: &[u8] = b"\nFrom ";

/// The part of a file that was read: none of its mails is to be taken.
pub(super) struct Passed {
    file: u64,
    end: u64,
    /// The digest of the last bytes before `end`.
    tail: String,
}

impl Passed {
    /// Notes that a file was read until this place.
    pub(super) fn until(file: &File, end: u64) -> io::Result<Self> {
        Ok(Self { file: file.metadata()?.ino(), end, tail: tail(file, end)? })
    }

    /// Returns the place where the next mail begins: the start of a file that another program has rewritten since.
    pub(super) fn resume(&self, file: &File) -> io::Result<u64> {
        let about = file.metadata()?;
        let is_same =
            about.ino() == self.file && about.len() >= self.end && tail(file, self.end)? == self.tail;
        let is_place = || Ok::<_, io::Error>(about.len() == self.end || begins_at(file, self.end)?);
        Ok(if is_same && is_place()? { self.end } else { 0 })
    }
}

fn tail(file: &File, end: u64) -> io::Result<String> {
    digest(file, end.saturating_sub(TAIL)..end)
}

/// Tells whether a mail begins at this place.
fn begins_at(file: &File, at: u64) -> io::Result<bool> {
    // As if a line ended before the file.
    let (mark, from) = if at == 0 { (&MARK[1..], 0) } else { (MARK, at - 1) };
    let mut found = Vec::with_capacity(mark.len());
    At { file, at: from }.take(mark.len() as u64).read_to_end(&mut found)?;
    Ok(found == mark)
}

/// The mails of a file from a place on: each begins with a line that begins with "From ", which deliverers let no other
/// line do.
pub(super) struct Mails<'a> {
    reader: At<'a>,
    /// Bytes in which no mail was found yet, from `searched` on.
    window: Vec<u8>,
    searched: usize,
    /// The beginning of the next mail, unless the file has ended.
    start: Option<u64>,
}

impl<'a> Mails<'a> {
    /// The mails from a place on at which one begins, or the file ends.
    pub(super) fn from(file: &'a File, start: u64) -> io::Result<Self> {
        let has_ended = file.metadata()?.len() == start;
        if !has_ended && !begins_at(file, start)? {
            return Err(io::Error::new(io::ErrorKind::InvalidData, "it does not begin as an mbox file"));
        }
        let start_of_next = (!has_ended).then_some(start);
        Ok(Self { reader: At { file, at: start }, window: Vec::new(), searched: 0, start: start_of_next })
    }

    /// The place of the next mail.
    pub(super) fn next(&mut self) -> io::Result<Option<Range<u64>>> {
        let Some(start) = self.start else { return Ok(None) };
        loop {
            if let Some(found) = memchr::memmem::find(&self.window[self.searched..], MARK) {
                self.searched += found + 1;
                let end = self.reader.at - (self.window.len() - self.searched) as u64;
                self.start = Some(end);
                return Ok(Some(start..end));
            }
            // A mark may begin at the end of the window.
            let passed = self.window.len().saturating_sub(MARK.len() - 1).max(self.searched);
            self.window.drain(..passed);
            self.searched = 0;
            if self.reader.by_ref().take(CHUNK as u64).read_to_end(&mut self.window)? == 0 {
                self.start = None;
                return Ok(Some(start..self.reader.at));
            }
        }
    }
}
