//! The text of a mail for somebody who is not its reader. It is not parsed: a mail may be here because it hangs a parser.

use crate::model::ends_header;

/// Bytes that are looked at.
const READ: usize = 64 << 10;

/// Characters that are shown.
const SHOWN: usize = 8_000;

/// Fields of the header that are shown. Others may hold addresses of ours.
const FIELDS: [&str; 4] = ["from", "subject", "date", "content-type"];

/// In place of what is left out.
const LEFT_OUT: &str = "[...]";

/// Digits in a row that may be a code.
const CODE: usize = 8;

/// Letters and digits in a row that may be a token.
const TOKEN: usize = 20;

/// The strings that belong to the service.
pub(super) struct Ours<'a> {
    /// The domains of its addresses.
    pub(super) domains: &'a [&'a str],
    /// Its address in the world.
    pub(super) url: &'a str,
    /// Tells whether a word is an address with a token, without its domain.
    pub(super) is_token: &'a dyn Fn(&str) -> bool,
}

/// The beginning of a mail, without addresses and tokens of ours and without encoded parts.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct ShownText {
    /// The text.
    pub text: String,
    /// There is more.
    pub is_cut: bool,
}

/// The beginning of a mail as it may be shown; `None` if its subject or its text may hold a secret of its author.
pub(super) fn shown(
    raw: &[u8],
    ours: &Ours<'_>,
    may_hold_secret: &dyn Fn(&str) -> bool,
) -> Option<ShownText> {
    let read = String::from_utf8_lossy(&plain(&raw[..raw.len().min(READ)])).into_owned();
    let (header, body) = read.split_once("\n\n").unwrap_or((&read, ""));
    let masked_all =
        |lines: Vec<String>| lines.iter().map(|line| masked(line, ours)).collect::<Vec<_>>().join("\n");
    let (fields, body) = (masked_all(fields(header)), masked_all(texts(header, body)));
    let subjects = fields.lines().filter_map(|line| line.strip_prefix("subject:"));
    if may_hold_secret(&subjects.chain([&*body]).collect::<Vec<_>>().join("\n")) {
        return None;
    }
    let text = format!("{fields}\n\n{body}");
    let is_cut = raw.len() > READ || text.chars().count() > SHOWN;
    Some(ShownText { text: text.chars().take(SHOWN).collect(), is_cut })
}

/// The mail addresses in the fields that name an author.
pub(super) fn authors(raw: &[u8]) -> Vec<String> {
    let header = header(raw);
    let named = unfolded(&header)
        .into_iter()
        .filter(|(name, _)| matches!(name.as_str(), "from" | "sender" | "reply-to"));
    let apart = |c: char| c.is_whitespace() || c.is_control() || "<>(),;:\"[]".contains(c);
    let words = named.flat_map(|(_, value)| value.split(apart).map(str::to_owned).collect::<Vec<_>>());
    words.filter(|word| word.contains('@')).take(8).collect()
}

/// The subject, as far as it is not encoded in base64.
pub(super) fn subject(raw: &[u8]) -> String {
    let header = header(raw);
    let subject = unfolded(&header).into_iter().find(|(name, _)| name == "subject");
    subject.map(|(_, value)| value).unwrap_or_default()
}

fn header(raw: &[u8]) -> String {
    let header: Vec<&[u8]> =
        raw.split_inclusive(|&byte| byte == b'\n').take_while(|line| !ends_header(line)).collect();
    String::from_utf8_lossy(&plain(&header.concat())).into_owned()
}

/// Line ends of one kind, and quoted-printable undone: a word may be hidden in it.
fn plain(raw: &[u8]) -> Vec<u8> {
    let mut text = Vec::with_capacity(raw.len());
    let mut rest = raw;
    while let Some((&byte, after)) = rest.split_first() {
        rest = after;
        match (byte, after) {
            (b'\r', _) => {}
            (b'=', [b'\r', b'\n', after @ ..] | [b'\n', after @ ..]) => rest = after,
            (b'=', [high, low, after @ ..]) if let Some(byte) = hex(*high, *low) => {
                text.push(byte);
                rest = after;
            }
            _ => text.push(byte),
        }
    }
    text
}

fn hex(high: u8, low: u8) -> Option<u8> {
    let digit = |byte: u8| char::from(byte).to_digit(16).and_then(|digit| u8::try_from(digit).ok());
    Some(digit(high)? << 4 | digit(low)?)
}

/// The fields of a header, each in one line, by their names in small letters.
fn unfolded(header: &str) -> Vec<(String, String)> {
    let mut fields: Vec<(String, String)> = Vec::new();
    for line in header.lines() {
        if line.starts_with([' ', '\t']) {
            if let Some((_, value)) = fields.last_mut() {
                value.push_str(line);
            }
        } else if let Some((name, value)) = line.split_once(':') {
            fields.push((name.trim().to_ascii_lowercase(), value.trim().to_owned()));
        }
    }
    fields
}

fn fields(header: &str) -> Vec<String> {
    let shown = unfolded(header).into_iter().filter(|(name, _)| FIELDS.contains(&name.as_str()));
    let line = |(name, value): (String, String)| {
        let is_encoded = value.to_ascii_lowercase().contains("?b?");
        format!("{name}: {}", if is_encoded { LEFT_OUT } else { &value })
    };
    shown.map(line).collect()
}

/// The lines of the body without parts that are encoded or HTML, which nobody could read here and everybody could decode.
fn texts(header: &str, body: &str) -> Vec<String> {
    let is_unreadable = |line: &str| {
        let line = line.to_ascii_lowercase();
        line.contains("base64") || line.contains("text/html") || line.contains("uuencode")
    };
    let mut lines: Vec<String> = Vec::new();
    let mut is_left_out = header.lines().any(is_unreadable);
    for line in body.lines() {
        if line.starts_with("--") {
            is_left_out = false;
        } else if is_unreadable(line) {
            is_left_out = true;
        } else if !is_left_out {
            lines.push(line.to_owned());
            continue;
        }
        if lines.last().is_none_or(|last| last != LEFT_OUT) {
            lines.push(LEFT_OUT.to_owned());
        }
    }
    lines
}

/// A line without addresses, links and tokens of ours, and without signs that change how it is read.
fn masked(line: &str, ours: &Ours<'_>) -> String {
    let turns =
        |c: char| matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let line: String =
        line.chars().map(|c| if c != '\t' && c.is_control() || turns(c) { '\u{fffd}' } else { c }).collect();
    let apart = |c: char| c.is_whitespace() || "<>(),;\"'[]".contains(c);
    line.split_inclusive(apart)
        .map(|word| {
            let end = word.trim_end_matches(apart).len();
            let (word, behind) = word.split_at(end);
            format!("{}{behind}", if is_secret(word, ours) { LEFT_OUT } else { word })
        })
        .collect()
}

fn is_secret(word: &str, ours: &Ours<'_>) -> bool {
    let small = word.to_ascii_lowercase();
    let is_of = |place: &str| !place.is_empty() && small.contains(&place.to_ascii_lowercase());
    let has_run = |least: usize, is_part: fn(char) -> bool| {
        let mut runs = small.split(|c: char| !is_part(c));
        runs.any(|run| run.len() >= least && run.contains(|c: char| c.is_ascii_digit()))
    };
    ours.domains.iter().any(|domain| is_of(&format!("@{domain}")))
        || is_of(ours.url)
        || has_run(CODE, |c| c.is_ascii_digit())
        || has_run(TOKEN, |c| c.is_ascii_alphanumeric())
        || small.split(['+', ':', '.', '@', '/', '=']).any(ours.is_token)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(mail: &str) -> Option<String> {
        let ours = Ours {
            domains: &["chess.example.com"],
            url: "https://chess.example.com",
            is_token: &|word| word == "play-42-7-23-abcdefghijabcdefghij",
        };
        let may_hold_secret = |text: &str| text.to_lowercase().contains("seal");
        shown(mail.replace('\n', "\r\n").as_bytes(), &ours, &may_hold_secret).map(|shown| shown.text)
    }

    #[test]
    fn secrets_are_hidden() {
        for mail in [
            "Subject: Seal\n\nHello",
            "Subject: =?utf-8?Q?s=65al?=\n\nHello",
            "From: a\n\nseal Nf3",
            "From: a\n\n> my SEALED move",
            "From: a\n\ns=65al Nf3",
            "From: a\n\nse=\nal Nf3",
        ] {
            assert_eq!(text(mail), None, "{mail}");
        }
    }

    #[test]
    fn secrets_of_ours_are_left_out() {
        for (body, is_shown) in [
            ("1. e4 and 5254 7163", "1. e4 and 5254 7163"),
            ("To play+42-7-23-abcdefghijabcdefghij@CHESS.example.com, now", "To [...], now"),
            ("play=2B42@chess.example.com", "[...]"),
            ("club=40chess.example.com", "[...]"),
            ("\"play-42-7-23-abcdefghijabcdefghij\" <club@host.example>", "\"[...]\" <club@host.example>"),
            ("see https://chess.example.com/u/abc.", "see [...]"),
            ("code 12345678", "code [...]"),
            ("pzr_abcdefgh2jklmnopqrstuvwxyz", "[...]"),
            ("a\u{202e}b\u{7}c", "a\u{fffd}b\u{fffd}c"),
        ] {
            let shown = text(&format!("From: ann@example.org\nTo: x@chess.example.com\n\n{body}")).unwrap();
            assert_eq!(shown, format!("from: ann@example.org\n\n{is_shown}"));
        }
    }

    #[test]
    fn encoded_parts_are_left_out() {
        let parts = "Content-Type: multipart/mixed\nSubject: =?utf-8?B?c2VhbA==?=\n\n--x\nContent-Type: text/plain\n\ne4\n\
                     --x\nContent-Transfer-Encoding: base64\n\nc2VhbCBOZjM=\n--x\nContent-Type: text/html\n\n<p>e4\n--x--";
        let shown = text(parts).unwrap();
        assert!(shown.contains("e4") && !shown.contains("c2Vhb") && !shown.contains("<p>"), "{shown}");
        let whole = text("Content-Transfer-Encoding: BASE64\n\nc2VhbCBOZjM=").unwrap();
        assert_eq!(whole, "\n\n[...]");
        assert_eq!(text("From: a\n\n").as_deref(), Some("from: a\n\n"));
    }

    #[test]
    fn long_mails_are_cut() {
        let ours = Ours { domains: &["x"], url: "", is_token: &|_| false };
        let mail = format!("From: a\r\n\r\n{}", "e4 ".repeat(40_000));
        let shown = shown(mail.as_bytes(), &ours, &|_| false).unwrap();
        assert!(shown.is_cut && shown.text.chars().count() == SHOWN);
    }
}
