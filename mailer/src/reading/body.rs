//! The text of a mail as a person reads it, in plain lines.

use std::borrow::Cow;

use mail_parser::{Message, MessagePart, MimeHeaders as _, PartType};
use unicode_normalization::UnicodeNormalization as _;

use super::html::rendered;

/// Returns every plain text, in order (programs put pictures between two), or the HTML where there is none or it is empty.
/// Programs write what HTML strikes through or hides into the plain text beside it as if nothing were: then the HTML is
/// read. Attachments are never opened.
pub(super) fn text(mail: &Message<'_>) -> String {
    let read = |ids: &[u32]| {
        let mut withheld = String::new();
        let parts = ids.iter().filter_map(|&id| mail.part(id)).filter_map(|part| match &part.body {
            PartType::Text(text) => plain(text, part),
            PartType::Html(html) => {
                let html = rendered(html);
                withheld += &html.withheld;
                Some(html.text)
            }
            _ => None,
        });
        let text = parts.filter(|text| !text.trim().is_empty()).collect::<Vec<_>>().join("\n\n");
        (text, withheld)
    };
    let (text, _) = read(&written(mail));
    if !text.is_empty() && !mail.html_body.iter().any(|id| is_html(mail, *id)) {
        return text;
    }
    let (html, withheld) = read(&mail.html_body);
    let tells_withheld = withheld.lines().map(str::trim).any(|line| !line.is_empty() && text.contains(line));
    if text.is_empty() || tells_withheld { html } else { text }
}

fn is_html(mail: &Message<'_>, id: u32) -> bool {
    mail.part(id).is_some_and(|part| matches!(part.body, PartType::Html(_)))
}

/// The parts with plain text, in order. The parser takes other kinds of text than `text/plain` for attachments.
fn written(mail: &Message<'_>) -> Vec<u32> {
    let mut ids = mail.text_body.clone();
    for &id in &mail.attachments {
        let Some(part) = mail.part(id).filter(|part| matches!(part.body, PartType::Text(_))) else {
            continue;
        };
        let is_attached = part.attachment_name().is_some()
            || part.content_disposition().is_some_and(mail_parser::ContentType::is_attachment);
        // Beside another form of the same text.
        let is_alternative = mail.parts.iter().any(|parent| {
            let PartType::Multipart(parts) = &parent.body else { return false };
            let kind = parent.content_type().and_then(|kind| kind.subtype());
            kind.is_some_and(|kind| kind.eq_ignore_ascii_case("alternative"))
                && parts.contains(&id)
                && parts.iter().any(|other| mail.text_body.contains(other) && !is_html(mail, *other))
        });
        if part.content_type().is_some() && !is_attached && !is_alternative && !ids.contains(&id) {
            ids.push(id);
        }
    }
    ids.sort_unstable();
    ids
}

/// The text of a part as a person reads it. Calendars, signatures and reports are text to a parser, not to a person.
fn plain(text: &str, part: &MessagePart<'_>) -> Option<String> {
    let kind = part
        .content_type()
        .map(|kind| format!("{}/{}", kind.ctype(), kind.subtype().unwrap_or("plain")).to_ascii_lowercase());
    match kind.as_deref().unwrap_or("text/plain") {
        "text/plain" if is_flowed(part) => Some(unflow(text, part)),
        "text/plain" => Some(text.replace("\r\n", "\n")),
        "text/markdown" | "text/x-markdown" | "text/x-web-markdown" => {
            Some(without_struck(&text.replace("\r\n", "\n")))
        }
        "text/enriched" | "text/richtext" => Some(enriched(&text.replace("\r\n", "\n"))),
        _ => None,
    }
}

/// Markdown without what stands between `~~` and `~~` in a paragraph.
fn without_struck(text: &str) -> String {
    let mut left = String::with_capacity(text.len());
    for (n, paragraph) in text.split("\n\n").enumerate() {
        if n > 0 {
            left.push_str("\n\n");
        }
        let mut rest = paragraph;
        while let Some((before, (_struck, after))) =
            rest.split_once("~~").and_then(|(before, after)| Some((before, after.split_once("~~")?)))
        {
            left.push_str(before);
            rest = after;
        }
        left.push_str(rest);
    }
    left
}

/// Returns enriched text as it is displayed (RFC 1896; `<nl>` is of RFC 1341's richtext). `<<` is `<`, one of several line
/// ends in a row is left out, and so are commands with their parameters.
fn enriched(text: &str) -> String {
    let mut displayed = String::with_capacity(text.len());
    let (mut rest, mut unfilled, mut parameters) = (text, 0_u32, 0_u32);
    while let Some(c) = rest.chars().next() {
        let after = &rest[c.len_utf8()..];
        if c == '<' && !after.starts_with('<') {
            let Some((command, after)) = after.split_once('>').filter(|(command, _)| command.len() <= 61)
            else {
                rest = after;
                continue;
            };
            match command.to_ascii_lowercase().as_str() {
                "param" => parameters += 1,
                "/param" => parameters = parameters.saturating_sub(1),
                "nofill" => unfilled += 1,
                "/nofill" => unfilled = unfilled.saturating_sub(1),
                "nl" | "paragraph" | "/paragraph" => displayed.push('\n'),
                "excerpt" => displayed.push_str("\n> "),
                _ => {}
            }
            rest = after;
            continue;
        }
        rest = if c == '<' { &after[1..] } else { after };
        if parameters > 0 {
            continue;
        }
        if c == '\n' && unfilled == 0 {
            let more = rest.len() - rest.trim_start_matches('\n').len();
            if more == 0 {
                displayed.push(' ')
            } else {
                displayed.extend(std::iter::repeat_n('\n', more))
            }
            rest = &rest[more..];
        } else {
            displayed.push(c);
        }
    }
    displayed
}

fn attribute<'a>(part: &'a MessagePart<'_>, name: &str) -> Option<&'a str> {
    part.content_type().and_then(|content_type| content_type.attribute(name))
}

fn is_flowed(part: &MessagePart<'_>) -> bool {
    attribute(part, "format").is_some_and(|format| format.eq_ignore_ascii_case("flowed"))
}

/// Joins the lines that a flowing mail program broke (RFC 3676). A blank at the end continues in the next line of the same
/// quote depth.
fn unflow(text: &str, part: &MessagePart<'_>) -> String {
    let drop_space = attribute(part, "delsp").is_some_and(|delsp| delsp.eq_ignore_ascii_case("yes"));
    let mut joined = String::with_capacity(text.len());
    let mut open: Option<usize> = None;
    for line in text.lines() {
        let depth = line.bytes().take_while(|&byte| byte == b'>').count();
        let content = &line[depth..];
        let content = content.strip_prefix(' ').unwrap_or(content);
        if open != Some(depth) || content == "-- " {
            if open.is_some() {
                joined.push('\n');
            }
            joined.extend(std::iter::repeat_n('>', depth));
            if depth > 0 {
                joined.push(' ');
            }
        }
        let flows = content.ends_with(' ') && content != "-- ";
        if flows && drop_space {
            joined.push_str(&content[..content.len() - 1]);
        } else {
            joined.push_str(content);
        }
        open = flows.then_some(depth);
        if !flows {
            joined.push('\n');
        }
    }
    joined
}

/// A line as commands are looked for in it: compatibility forms and the digits of other scripts folded, what
/// cannot be seen removed. Letters of other alphabets that look Latin stay what they are.
pub(super) fn cleaned(line: &str) -> Cow<'_, str> {
    if line.is_ascii() {
        // Nothing to fold or to remove but other white space.
        let other = |byte: u8| matches!(byte, b'\t' | b'\n' | b'\r' | 0x0b | 0x0c);
        let line = line.trim();
        return if line.bytes().any(other) {
            line.replace(['\t', '\n', '\r', '\x0b', '\x0c'], " ").into()
        } else {
            line.into()
        };
    }
    let folded: String = line.nfkc().filter(|c| !is_unseen(*c)).map(digit).collect();
    spaced(folded.chars()).into()
}

/// Returns the European digit for one of the scripts that count with others in mails.
fn digit(c: char) -> char {
    /// The zeros: Arabic, Persian, Devanagari, and of Bengali to Malayalam; Thai, Lao, Tibetan, Burmese, Khmer.
    const ZEROS: [u32; 17] = [
        0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20,
        0x1040, 0x17e0, 0x7c0,
    ];
    let value = |zero: u32| u32::from(c).checked_sub(zero).and_then(|value| char::from_digit(value, 10));
    if c.is_ascii() { c } else { ZEROS.into_iter().find_map(value).unwrap_or(c) }
}

/// A line as its sender typed it, without what directs writing: words and emoji are not written without joiners.
pub(super) fn typed(line: &str) -> String {
    let joins = |c: char| matches!(c, '\u{200c}' | '\u{200d}' | '\u{fe0e}' | '\u{fe0f}');
    spaced(line.chars().filter(|c| !is_unseen(*c) || joins(*c)))
}

const fn is_unseen(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}'
        | '\u{fe0e}' | '\u{fe0f}' | '\u{34f}' | '\u{61c}')
}

/// Returns a line with blanks for all white space, and none at the ends.
fn spaced(line: impl Iterator<Item = char>) -> String {
    let line: String = line.map(|c| if c.is_whitespace() { ' ' } else { c }).collect();
    line.trim().to_owned()
}

/// Returns a text without blanks: mail programs fold and pad.
pub(super) fn folded(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    if text.is_ascii() {
        let mut begin = 0;
        for (end, byte) in text.bytes().enumerate() {
            if matches!(byte, b'\t'..=b'\r' | b' ') {
                folded.push_str(&text[begin..end]);
                begin = end + 1;
            }
        }
        folded.push_str(&text[begin..]);
    } else {
        folded.extend(text.chars().filter(|c| !c.is_whitespace()));
    }
    folded
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ascii_shortcut_changes_nothing() {
        for line in ["", "  a b ", "a\tb", "\x0ba\x0c\x1cb\x1f ", "5254\r", "\x1c", "~!@#"] {
            let long = cleaned(&format!("{line}\u{feff}")).into_owned();
            assert_eq!(cleaned(line), long, "{line:?}");
        }
    }
}
