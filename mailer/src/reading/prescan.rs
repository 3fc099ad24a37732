//! A cheap look at the bytes before any parser sees them. MIME parsers recurse over nested messages and can
//! exhaust the stack, which no `catch_unwind` stops; so what nests or repeats beyond reason is refused here.

use memchr::{memchr_iter, memmem};

/// Bytes that are stored of one message, see [`super::Trimmer`].
pub const MAX_MESSAGE: usize = 256 * 1024;
/// Octets of a line without its line end (RFC 5322 2.1.1).
pub const MAX_LINE: usize = 998;
pub(super) const MAX_HEADER_BLOCK: usize = 64 * 1024;
const MAX_HEADERS: usize = 200;
const MAX_PARTS: usize = 25;
const MAX_BOUNDARIES: usize = 5;
const MAX_NESTED_MESSAGES: usize = 5;
/// Lines that look like a header of some part; each is work for the parser.
const MAX_PART_HEADERS: usize = 400;
/// Fields that may occur once (RFC 5322 3.6, RFC 2045 3): a second one lets two readers see two different mails.
pub(super) const SINGLE_FIELDS: [&str; 7] =
    ["from", "message-id", "subject", "date", "reply-to", "content-type", "content-transfer-encoding"];

/// The reason why a message is not parsed at all.
#[derive(Copy, Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum Unsafe {
    /// More bytes than are ever accepted.
    #[error("too large")]
    Size,
    /// A line of more than 998 octets.
    #[error("long line")]
    Line,
    /// The header block is too large or has too many fields.
    #[error("too many header fields")]
    Headers,
    /// A line of white space in the header block, which some readers take for its end.
    #[error("blank line in the header")]
    Blank,
    /// A control character in the header block.
    #[error("control character in the header")]
    Control,
    /// No From field, or two of a field that may occur once.
    #[error("missing or repeated header field")]
    Repeated,
    /// The mail has too many parts, or boundaries that cannot be counted.
    #[error("too many parts")]
    Parts,
    /// Messages within messages.
    #[error("nested messages")]
    Nested,
}

/// Decides whether a message may be parsed. Linear in its bytes, allocates one copy of them, never recurses.
///
/// # Errors
///
/// [`Unsafe`], the first thing found.
pub fn prescan(raw: &[u8]) -> Result<(), Unsafe> {
    if raw.len() > MAX_MESSAGE {
        return Err(Unsafe::Size);
    }
    headers(raw)?;
    // Words are looked for without regard to case; the search for them is then as fast as memory.
    let lower = raw.to_ascii_lowercase();
    let boundaries = boundaries(raw, &lower)?;
    // Most mails hold no message: nothing then needs to be known of the encodings of their paragraphs.
    let may_nest = contains(&lower, b"message/rfc822") || contains(&lower, b"message/global");
    let (mut parts, mut nested, mut fields) = (0, 0, 0);
    // Of the paragraph, which may be the header of a part: an encoded message within a message is forbidden
    // (RFC 2046 5.2.1), and what nests inside it could not be counted here.
    let (mut is_message, mut is_encoded) = (false, false);
    let mut begin = 0;
    for end in memchr_iter(b'\n', raw).chain([raw.len()]) {
        let (line, lower) = (without_cr(&raw[begin..end]), without_cr(&lower[begin..end]));
        begin = end + 1;
        if line.len() > MAX_LINE {
            return Err(Unsafe::Line);
        }
        if line.starts_with(b"--") && boundaries.iter().any(|boundary| line[2..].starts_with(boundary)) {
            parts += 1;
        }
        if may_nest {
            if contains(lower, b"message/rfc822") || contains(lower, b"message/global") {
                nested += 1;
                is_message = true;
            }
            is_encoded |= contains(lower, b"base64") || contains(lower, b"quoted-printable");
            if is_message && is_encoded {
                return Err(Unsafe::Nested);
            }
            if line.is_empty() {
                (is_message, is_encoded) = (false, false);
            }
        }
        if lower.starts_with(b"content-type") {
            fields += 1;
        }
    }
    // Every part has an opening line, and every boundary a closing one.
    if parts > MAX_PARTS + MAX_BOUNDARIES {
        return Err(Unsafe::Parts);
    }
    if nested > MAX_NESTED_MESSAGES {
        return Err(Unsafe::Nested);
    }
    if fields > MAX_PART_HEADERS { Err(Unsafe::Headers) } else { Ok(()) }
}

fn headers(raw: &[u8]) -> Result<(), Unsafe> {
    let (mut bytes, mut fields) = (0, 0);
    let mut seen = [0_usize; SINGLE_FIELDS.len()];
    let mut begin = 0;
    for end in memchr_iter(b'\n', raw).chain((!raw.ends_with(b"\n")).then_some(raw.len())) {
        let line = without_cr(&raw[begin..end]);
        bytes += end - begin + 1;
        begin = end + 1;
        if line.is_empty() {
            break;
        }
        if line.trim_ascii().is_empty() {
            return Err(Unsafe::Blank);
        }
        // Every byte is looked at, whatever is found: the loop then goes many bytes at a time.
        let control = |found, &byte: &u8| found | ((byte < 0x20 && byte != b'\t') | (byte == 0x7f));
        if line.iter().fold(false, control) {
            return Err(Unsafe::Control);
        }
        if !line.starts_with(b" ") && !line.starts_with(b"\t") {
            fields += 1;
            let name = line.split(|&byte| byte == b':').next().unwrap_or_default().trim_ascii_end();
            for (count, field) in seen.iter_mut().zip(SINGLE_FIELDS) {
                *count += usize::from(name.eq_ignore_ascii_case(field.as_bytes()));
            }
        }
        if bytes > MAX_HEADER_BLOCK || fields > MAX_HEADERS {
            return Err(Unsafe::Headers);
        }
    }
    if seen[0] != 1 || seen.iter().any(|&count| count > 1) { Err(Unsafe::Repeated) } else { Ok(()) }
}

/// Every boundary any line declares, wherever it stands: more than the parser will use, never fewer.
pub(super) fn boundaries<'a>(raw: &'a [u8], lower: &[u8]) -> Result<Vec<&'a [u8]>, Unsafe> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(next) = memmem::find(&lower[at..], b"boundary") {
        at += next + b"boundary".len();
        let rest = raw[at..].trim_ascii_start();
        // RFC 2231 continuations and comments could hide a boundary from this count.
        if rest.starts_with(b"*") || rest.starts_with(b"(") {
            return Err(Unsafe::Parts);
        }
        let Some(value) = rest.strip_prefix(b"=") else { continue };
        let value = value.trim_ascii_start();
        let value = match value.strip_prefix(b"\"") {
            Some(quoted) => quoted.split(|&byte| byte == b'"' || byte == b'\n').next(),
            None => value.split(|&byte| byte.is_ascii_whitespace() || byte == b';').next(),
        };
        let value = value.unwrap_or_default().trim_ascii();
        if value.is_empty() || value.contains(&b'\\') {
            return Err(Unsafe::Parts);
        }
        if !found.contains(&value) {
            found.push(value);
        }
        if found.len() > MAX_BOUNDARIES {
            return Err(Unsafe::Parts);
        }
    }
    Ok(found)
}

fn contains(lower: &[u8], word: &[u8]) -> bool {
    memmem::find(lower, word).is_some()
}

fn without_cr(line: &[u8]) -> &[u8] {
    line.strip_suffix(b"\r").unwrap_or(line)
}
