use smtp_proto::request::receiver::DataReceiver;

use crate::reading::MAX_LINE;

/// Why a message is not taken, with its SMTP answer.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Flaw {
    /// A CR or LF that is not part of CRLF: two servers could disagree on where the message ends (CVE-2023-51764).
    BareLineEnd,
    LongLine,
    TooLarge,
}

impl Flaw {
    pub(super) const fn answer(self) -> &'static str {
        match self {
            Self::BareLineEnd => "550 5.6.0 Lines must end with CRLF",
            Self::LongLine => "550 5.6.0 A line is longer than 998 octets",
            Self::TooLarge => "552 5.3.4 Message too large",
        }
    }
}

/// Reads what follows DATA. Only CRLF.CRLF ends it; after a flaw the rest is read and thrown away, so that
/// nothing of it can be taken for commands.
pub(super) struct Data {
    receiver: DataReceiver,
    message: Vec<u8>,
    most: usize,
    flaw: Option<Flaw>,
    last: u8,
    line: usize,
    /// Bytes read, the thrown away included.
    pub(super) read: usize,
}

impl Data {
    pub(super) fn new(most: usize) -> Self {
        let mut receiver = DataReceiver::new();
        // The CRLF of the DATA command itself begins CRLF.CRLF (RFC 5321 4.1.1.4).
        let mut begun = Vec::new();
        receiver.ingest(&mut b"\r\n".iter(), &mut begun);
        Self { receiver, message: Vec::new(), most, flaw: None, last: b'\n', line: 0, read: 0 }
    }

    /// Takes bytes from the front; `true` when the end was found. Answers how many were taken.
    pub(super) fn ingest(&mut self, bytes: &[u8]) -> (bool, usize) {
        let mut rest = bytes.iter();
        let ended = self.receiver.ingest(&mut rest, &mut self.message);
        let taken = &bytes[..bytes.len() - rest.len()];
        self.read += taken.len();
        self.check(taken);
        // The receiver leaves the CRLF before the dot in the message, where it belongs.
        if self.message.len() > self.most {
            self.flaw.get_or_insert(Flaw::TooLarge);
        }
        if self.flaw.is_some() {
            self.message.clear();
        }
        (ended, taken.len())
    }

    fn check(&mut self, wire: &[u8]) {
        for &byte in wire {
            if (byte == b'\n') != (self.last == b'\r') && (byte == b'\n' || self.last == b'\r') {
                self.flaw.get_or_insert(Flaw::BareLineEnd);
            }
            self.line = if byte == b'\n' { 0 } else { self.line + 1 };
            // The CR and a stuffed dot are not counted by RFC 5321 4.5.3.1.6's 1000 including CRLF.
            if self.line > MAX_LINE + 2 {
                self.flaw.get_or_insert(Flaw::LongLine);
            }
            self.last = byte;
        }
    }

    /// The message, once the end was found.
    pub(super) fn finish(self) -> Result<Vec<u8>, Flaw> {
        self.flaw.map_or(Ok(self.message), Err)
    }
}
