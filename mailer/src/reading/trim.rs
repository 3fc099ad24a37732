//! Trims a message to what is read of it, line by line as it arrives: the fields of its header, its text and its games. Of
//! pictures and other files only the header of their part stays, with a digest of the content. A copy of the mail is
//! recognized by it. The parser sees nothing else, so it never sees a large mail.

use app::inbox::ends_header;
use data_encoding::HEXLOWER;
use sha2::{Digest as _, Sha256};

use super::{
    arrived::{BodyDigests, Client},
    prescan::{MAX_HEADER_BLOCK, MAX_MESSAGE, Unsafe, boundaries},
};

/// Files of which the header stays; of more nothing does.
const MAX_FILES: usize = 12;
/// The field that tells what is left out.
const LEFT_OUT: &str = "X-Left-Out";

/// Takes a message line by line and keeps at most [`MAX_MESSAGE`] bytes of it.
#[derive(Default)]
pub struct Trimmer {
    stored: Vec<u8>,
    at: At,
    /// The header that is being read, with the line that separates its part from the one before.
    header: Vec<u8>,
    boundaries: Vec<Vec<u8>>,
    /// The place of the empty line behind the header of the message in the stored text.
    root: Option<usize>,
    /// The same of the part that is being read.
    part: usize,
    /// The part may be left out if it is too large, because its text stands beside it in a plainer form.
    spare: bool,
    /// The part is plain text.
    is_plain: bool,
    /// There is plain text.
    has_plain: bool,
    /// Digest of the part that is being left out.
    file: Digest,
    files: usize,
    /// Digest of the parts that left nothing else behind.
    more: Digest,
    /// Digests of the whole body, as signatures have it.
    body: BodyDigests,
    client: Option<Client>,
}

#[derive(Copy, Clone, Default, Eq, PartialEq)]
enum At {
    #[default]
    Header,
    Text,
    /// In a file of which the header stays, or in another.
    File {
        has_header: bool,
    },
}

#[derive(Default)]
struct Digest {
    sha256: Sha256,
    bytes: usize,
}

/// The fate of a part.
enum Part {
    Multipart,
    Plain,
    /// Text or a game that nobody misses when it is too large and plain text stands beside it.
    Spare,
    /// A report, which is read whatever stands beside it.
    Kept,
    File,
}

impl Trimmer {
    /// A trimmer of a mail that this host brought.
    #[must_use]
    pub fn of_client(client: Option<Client>) -> Self {
        Self { client, ..Self::default() }
    }

    /// Takes a line, with its end.
    ///
    /// # Errors
    ///
    /// [`Unsafe`]: too much of it would be stored, or its parts cannot be told apart.
    pub fn line(&mut self, line: &[u8]) -> Result<(), Unsafe> {
        if self.root.is_some() {
            self.body.line(line);
        }
        if self.at == At::Header {
            if !ends_header(line) {
                self.header.extend_from_slice(line);
                return if self.header.len() > MAX_HEADER_BLOCK { Err(Unsafe::Headers) } else { Ok(()) };
            }
            return self.begin(line);
        }
        if let Some(is_last) = self.separates(line) {
            self.end();
            if is_last {
                self.at = At::Text;
                (self.spare, self.is_plain, self.part) = (false, false, self.stored.len());
                return self.store(line);
            }
            self.at = At::Header;
            self.header.extend_from_slice(line);
            return Ok(());
        }
        match self.at {
            At::Header | At::Text => self.store(line),
            At::File { has_header: true } => {
                self.file.add(line);
                Ok(())
            }
            At::File { has_header: false } => {
                self.more.add(line);
                Ok(())
            }
        }
    }

    /// The header of the message, as far as it has come.
    #[must_use]
    pub fn head(&self) -> &[u8] {
        if self.root.is_some() { &self.stored } else { &self.header }
    }

    /// Bytes that are stored so far.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.stored.len() + self.header.len()
    }

    /// Tells whether nothing is stored so far.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the stored text, once the last line was taken.
    ///
    /// # Errors
    ///
    /// As [`Trimmer::line`].
    pub fn finish(mut self) -> Result<Vec<u8>, Unsafe> {
        if self.at == At::Header {
            let header = std::mem::take(&mut self.header);
            self.store(&header)?;
        }
        self.end();
        let mut fields = String::new();
        if self.root.is_none() && !self.stored.ends_with(b"\n") {
            fields.push_str("\r\n");
        }
        if self.more.bytes > 0 {
            fields.push_str(&std::mem::take(&mut self.more).field());
        }
        fields.push_str(&self.body.field(self.client.as_ref()));
        let root = self.root.unwrap_or(self.stored.len());
        self.stored.splice(root..root, fields.into_bytes());
        Ok(self.stored)
    }

    /// Tells whether the line ends the part that is being read, and is the last of its kind.
    fn separates(&self, line: &[u8]) -> Option<bool> {
        let rest = line.strip_prefix(b"--")?;
        let longest =
            self.boundaries.iter().filter(|boundary| rest.starts_with(boundary)).map(Vec::len).max()?;
        Some(rest[longest..].starts_with(b"--"))
    }

    fn begin(&mut self, empty: &[u8]) -> Result<(), Unsafe> {
        let header = std::mem::take(&mut self.header);
        let lower = header.to_ascii_lowercase();
        let part = Part::of(&lower);
        if matches!(part, Part::File) && self.root.is_some() && self.files >= MAX_FILES {
            self.at = At::File { has_header: false };
            self.more.add(&header);
            return Ok(());
        }
        if matches!(part, Part::Multipart) {
            for boundary in boundaries(&header, &lower)? {
                if !self.boundaries.iter().any(|known| known == boundary) {
                    self.boundaries.push(boundary.to_vec());
                }
            }
        }
        self.store(&header)?;
        self.part = self.stored.len();
        self.root.get_or_insert(self.part);
        (self.spare, self.is_plain) = (matches!(part, Part::Spare), matches!(part, Part::Plain));
        self.at = At::Text;
        if matches!(part, Part::File) {
            self.files += 1;
            self.file = Digest::default();
            self.at = At::File { has_header: true };
        }
        self.stored.extend_from_slice(empty);
        Ok(())
    }

    /// The part that is being read has come to its end.
    fn end(&mut self) {
        if let At::File { has_header: true } = self.at {
            let field = std::mem::take(&mut self.file).field();
            self.stored.splice(self.part..self.part, field.into_bytes());
            self.at = At::Text;
        }
    }

    fn store(&mut self, line: &[u8]) -> Result<(), Unsafe> {
        if self.stored.len() + line.len() <= MAX_MESSAGE {
            self.has_plain |= self.is_plain && !line.trim_ascii().is_empty();
            self.stored.extend_from_slice(line);
            return Ok(());
        }
        if !(self.spare && self.has_plain) {
            return Err(Unsafe::Size);
        }
        // The empty line stays.
        let body = self.stored[self.part..].iter().position(|&byte| byte == b'\n').map_or(0, |end| end + 1);
        self.file = Digest::default();
        self.file.add(&self.stored[self.part + body..]);
        self.file.add(line);
        self.stored.truncate(self.part + body);
        self.at = At::File { has_header: true };
        Ok(())
    }
}

/// Trims a whole message, whose lines may end with LF.
///
/// # Errors
///
/// As [`Trimmer::line`].
pub fn trim(raw: &[u8]) -> Result<Vec<u8>, Unsafe> {
    let mut trimmer = Trimmer::default();
    raw.split_inclusive(|&byte| byte == b'\n').try_for_each(|line| trimmer.line(line))?;
    trimmer.finish()
}

impl Digest {
    fn add(&mut self, bytes: &[u8]) {
        self.sha256.update(bytes);
        self.bytes += bytes.len();
    }

    fn field(self) -> String {
        format!("{LEFT_OUT}: {} bytes, SHA-256 {}\r\n", self.bytes, HEXLOWER.encode(&self.sha256.finalize()))
    }
}

impl Part {
    /// Reads the header in lower case. What cannot be told is read.
    fn of(header: &[u8]) -> Self {
        let (Some(kind), is_clear) = field(header, b"content-type:") else { return Self::Plain };
        let kind = String::from_utf8_lossy(kind);
        let kind =
            kind.trim_start().split(|c: char| c == ';' || c.is_whitespace()).next().unwrap_or_default();
        let (main, sub) = kind.split_once('/').unwrap_or((kind, ""));
        let is_game =
            sub.contains("chess") || sub.ends_with("pgn") || memchr::memmem::find(header, b".pgn").is_some();
        let disposition = field(header, b"content-disposition:").0.unwrap_or_default();
        let is_attached = disposition.trim_ascii_start().starts_with(b"attachment");
        match main {
            "multipart" => Self::Multipart,
            _ if !is_clear => Self::Plain,
            "text" if sub == "plain" && !is_attached => Self::Plain,
            "text" if matches!(sub, "plain" | "html") || is_game => Self::Spare,
            "text" if is_attached => Self::File,
            "text" => Self::Spare,
            "message" if !matches!(sub, "rfc822" | "global" | "partial" | "external-body") => Self::Kept,
            "application" if is_game => Self::Spare,
            "image" | "audio" | "video" | "application" | "font" | "model" | "message" => Self::File,
            _ => Self::Plain,
        }
    }
}

/// The value of a field, and whether there is one of it at most.
fn field<'a>(header: &'a [u8], name: &[u8]) -> (Option<&'a [u8]>, bool) {
    let mut found = None;
    let mut is_clear = true;
    let mut at = 0;
    for line in header.split_inclusive(|&byte| byte == b'\n') {
        let end = at + line.len();
        let value = line.strip_prefix(name).map(|_| at + name.len());
        if let Some(begin) = value {
            is_clear &= found.is_none();
            found = Some(begin..end);
        } else if line.starts_with(b" ") || line.starts_with(b"\t") {
            // A folded line goes on with the field before it.
            if let Some(range) = found.as_mut().filter(|range| range.end == at) {
                range.end = end;
            }
        }
        at = end;
    }
    (found.map(|range| &header[range]), is_clear)
}
