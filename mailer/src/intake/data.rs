use memchr::{memchr, memchr_iter};

use crate::reading::{Client, MAX_LINE, Trimmer, Unsafe, readable, stub};

/// Reasons to refuse a message, each with its SMTP answer.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Flaw {
    /// A CR or LF that is not part of CRLF: two servers could disagree on where the message ends (CVE-2023-51764).
    BareLineEnd,
    LongLine,
    TooLarge,
    /// The mail is too large even without pictures and files.
    LargeText,
    Unsafe,
    /// Messages received at once fill the memory.
    NoMemory,
}

impl Flaw {
    pub(super) const fn answer(self) -> &'static str {
        match self {
            Self::BareLineEnd => "550 5.6.0 Lines must end with CRLF",
            Self::LongLine => "550 5.6.0 A line is longer than 998 octets",
            Self::TooLarge => "552 5.3.4 Message too large",
            Self::LargeText => "552 5.3.4 The text of this message is too large",
            Self::Unsafe => "550 5.6.0 This message cannot be read safely",
            Self::NoMemory => "452 4.3.1 Too many messages at once, try again later",
        }
    }
}

impl From<Unsafe> for Flaw {
    fn from(flaw: Unsafe) -> Self {
        if flaw == Unsafe::Size { Self::LargeText } else { Self::Unsafe }
    }
}

/// The longest line with its end and a stuffed dot (RFC 5321 4.5.3.1.6, 4.5.2).
const LONGEST: usize = MAX_LINE + 3;

/// Reads the text after DATA and stores the needed parts. Only CRLF.CRLF ends it (RFC 5321 4.1.1.4); after a flaw the rest
/// is read and discarded, so that nothing of it is taken for commands.
pub(super) struct Data {
    trimmer: Trimmer,
    /// The header of a message that cannot be read.
    stub: Option<Vec<u8>>,
    most: usize,
    flaw: Option<Flaw>,
    /// The unfinished line, unless it is too long.
    line: Vec<u8>,
    is_long: bool,
    /// The last two bytes were CRLF. The DATA command ends with CRLF too.
    is_crlf: bool,
    /// The line began after CRLF.
    after_crlf: bool,
    last: u8,
    size: usize,
    /// Bytes read, including the discarded ones.
    pub(super) read: usize,
}

impl Data {
    pub(super) fn new(most: usize, client: Option<Client>) -> Self {
        Self {
            trimmer: Trimmer::of_client(client),
            stub: None,
            most,
            flaw: None,
            line: Vec::with_capacity(LONGEST),
            is_long: false,
            is_crlf: true,
            after_crlf: true,
            last: b'\n',
            size: 0,
            read: 0,
        }
    }

    /// Takes bytes from the front. Returns true at the end of the message, and the number of bytes taken.
    pub(super) fn ingest(&mut self, bytes: &[u8]) -> (bool, usize) {
        let mut taken = 0;
        while taken < bytes.len() {
            let rest = &bytes[taken..];
            let piece = &rest[..memchr(b'\n', rest).map_or(rest.len(), |end| end + 1)];
            taken += piece.len();
            self.check(piece);
            if piece.ends_with(b"\n") && self.line_ends() {
                self.read += taken;
                return (true, taken);
            }
        }
        self.read += taken;
        (false, taken)
    }

    /// Takes a piece of a line. LF stands at its end only.
    fn check(&mut self, piece: &[u8]) {
        let Some((&last, before)) = piece.split_last() else { return };
        let after_cr = if self.last == b'\r' { piece.first() } else { None };
        let mut follow_cr =
            after_cr.into_iter().chain(memchr_iter(b'\r', before).filter_map(|at| piece.get(at + 1)));
        self.is_crlf = last == b'\n' && before.last().copied().unwrap_or(self.last) == b'\r';
        let is_bare_lf = last == b'\n' && !self.is_crlf;
        if is_bare_lf || follow_cr.any(|&byte| byte != b'\n') {
            self.fail(Flaw::BareLineEnd);
        }
        self.is_long |= self.line.len() + piece.len() > LONGEST;
        if self.is_long {
            self.fail(Flaw::LongLine);
        } else {
            self.line.extend_from_slice(piece);
        }
        self.last = last;
    }

    /// Ends a line, and returns true if it was the last one.
    fn line_ends(&mut self) -> bool {
        let after_crlf = std::mem::replace(&mut self.after_crlf, self.is_crlf);
        if after_crlf && !self.is_long && self.line == b".\r\n" {
            return true;
        }
        if self.flaw.is_none() {
            let stuffed = after_crlf && self.line.first() == Some(&b'.');
            let line = &self.line[usize::from(stuffed)..];
            self.size += line.len();
            if self.size > self.most {
                self.fail(Flaw::TooLarge);
            } else if let Err(flaw) = self.trimmer.line(line) {
                let stub = stub(self.trimmer.head());
                self.fail(flaw.into());
                self.stub = stub;
            }
        }
        self.line.clear();
        self.is_long = false;
        false
    }

    /// Notes a flaw; nothing more is stored.
    pub(super) fn fail(&mut self, flaw: Flaw) {
        self.flaw.get_or_insert(flaw);
        self.trimmer = Trimmer::default();
        self.stub = None;
    }

    /// Returns the number of stored bytes.
    pub(super) const fn stored(&self) -> usize {
        self.trimmer.len() + if let Some(stub) = &self.stub { stub.len() } else { 0 }
    }

    /// Returns the stored message, or only its header if the rest cannot be read safely.
    pub(super) fn finish(self) -> Result<Vec<u8>, Flaw> {
        match self.flaw {
            Some(Flaw::Unsafe) => self.stub.ok_or(Flaw::Unsafe),
            Some(flaw) => Err(flaw),
            None => readable(self.trimmer.finish()?).ok_or(Flaw::Unsafe),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MAIL: &[u8] = b"From: ann@example.org\r\n\r\n5254\r\n";

    /// Feeds bytes in pieces of `size`; returns the place of the end and the outcome.
    fn fed(bytes: &[u8], size: usize) -> (Option<usize>, Result<Vec<u8>, Flaw>) {
        let mut data = Data::new(1 << 20, None);
        let mut at = 0;
        for piece in bytes.chunks(size) {
            let (ended, taken) = data.ingest(piece);
            at += taken;
            if ended {
                return (Some(at), data.finish());
            }
            assert_eq!(taken, piece.len());
        }
        (None, data.finish())
    }

    /// Every sequence of up to seven of dot, CR, LF and another character ends only at CRLF.CRLF, with any division into
    /// reads.
    #[test]
    fn only_crlf_dot_crlf_ends_data() {
        let mut wire = MAIL.to_vec();
        for length in 1..=7_u32 {
            for n in 0..4_usize.pow(length) {
                wire.truncate(MAIL.len());
                wire.extend((0..length).map(|place| b".\r\nx"[n >> (2 * place) & 3]));
                let end = memchr::memmem::find(&wire, b"\r\n.\r\n").map(|at| at + 5);
                for size in [1, 2, 3, MAIL.len() + 1, 1_000] {
                    let (found, result) = fed(&wire, size);
                    assert_eq!(found, end, "{:?}", &wire[MAIL.len()..]);
                    let before = &wire[..end.unwrap_or(wire.len())];
                    let after = |at: usize| before.get(at + 1).is_none_or(|&byte| byte == b'\n');
                    let bare_cr = memchr_iter(b'\r', before).any(|at| !after(at));
                    let bare_lf = memchr_iter(b'\n', before).any(|at| before[at - 1] != b'\r');
                    assert_eq!(result.is_err(), bare_cr || bare_lf, "{:?}", &wire[MAIL.len()..]);
                }
            }
        }
    }

    #[test]
    fn long_line_is_always_a_flaw() {
        for (length, is_taken) in [(998, true), (999, false), (5_000, false)] {
            for dot in ["", "."] {
                let wire =
                    [MAIL, dot.as_bytes(), dot.as_bytes(), &vec![b'x'; length - dot.len()], b"\r\n.\r\n"]
                        .concat();
                for size in [1, 100, 999, 1_000, 1_001, 10_000] {
                    let (found, result) = fed(&wire, size);
                    assert_eq!(found, Some(wire.len()));
                    // Without its stuffed dot a line is measured by the pre-scan.
                    assert_eq!(
                        result.is_ok(),
                        is_taken || (length, dot) == (999, ""),
                        "{length} {dot:?} {size}"
                    );
                }
            }
        }
    }
}
