//! What a person reads of a mail, as lines of plain text.

use std::borrow::Cow;

use mail_parser::{Message, MessagePart, MimeHeaders as _, PartType};
use unicode_normalization::UnicodeNormalization as _;

/// Tags that nest indentation; more of them cost the renderer time that grows with their square.
const MAX_NESTING_TAGS: usize = 200;
/// Wide enough that no line of a person is broken in two.
const WIDTH: usize = 5_000;

/// Every plain text, in order (programs put pictures between two), or the HTML where there is none or it is empty.
/// Attachments are never opened.
pub(super) fn text(mail: &Message<'_>) -> String {
    let read = |ids: &[u32]| {
        let parts = ids.iter().filter_map(|&id| mail.part(id)).filter_map(|part| match &part.body {
            PartType::Text(text) if is_written(part) && is_flowed(part) => Some(unflow(text, part)),
            PartType::Text(text) if is_written(part) => Some(text.replace("\r\n", "\n")),
            PartType::Html(html) => Some(rendered(html)),
            _ => None,
        });
        parts.filter(|text| !text.trim().is_empty()).collect::<Vec<_>>().join("\n\n")
    };
    let text = read(&mail.text_body);
    if text.is_empty() { read(&mail.html_body) } else { text }
}

/// Calendars, signatures and reports are text to a parser, not to a person.
fn is_written(part: &MessagePart<'_>) -> bool {
    part.content_type().is_none_or(|content_type| {
        content_type.ctype().eq_ignore_ascii_case("text")
            && content_type.subtype().is_none_or(|subtype| {
                ["plain", "enriched", "markdown"].iter().any(|known| subtype.eq_ignore_ascii_case(known))
            })
    })
}

fn rendered(html: &str) -> String {
    let lower = html.to_ascii_lowercase();
    let tags = ["<blockquote", "<table", "<ul", "<ol", "<dl", "<li", "<td"];
    let nesting: usize = tags.iter().map(|tag| lower.matches(tag).count()).sum();
    if nesting > MAX_NESTING_TAGS || lower.matches('<').count() > 20_000 {
        return String::new();
    }
    html2text::config::plain_no_decorate()
        .no_table_borders()
        .allow_width_overflow()
        .string_from_read(without_lists(html).as_bytes(), WIDTH)
        .unwrap_or_default()
}

/// The items of lists as lines without the mark that a reader of mail shows before them: the number of an item is not that
/// of a move. Items of a list within a list are indented.
fn without_lists(html: &str) -> String {
    let mut text = String::with_capacity(html.len() + 64);
    let mut depth: usize = 0;
    for (n, piece) in html.split('<').enumerate() {
        if n > 0 {
            text.push('<');
        }
        let (slash, rest) = piece.strip_prefix('/').map_or(("", piece), |rest| ("/", rest));
        let name = rest.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or_default();
        let is = |tag: &str| n > 0 && name.eq_ignore_ascii_case(tag);
        if is("ol") || is("ul") {
            depth = if slash.is_empty() { depth + 1 } else { depth.saturating_sub(1) };
        } else if !is("li") {
            text.push_str(piece);
            continue;
        }
        text.push_str(slash);
        text.push_str("div");
        let rest = &rest[name.len()..];
        match rest.split_once('>').filter(|_| is("li") && slash.is_empty()) {
            Some((attributes, content)) => {
                text.extend([attributes, ">"]);
                text.extend(std::iter::repeat_n("&nbsp;", 2 * depth.saturating_sub(1)));
                text.push_str(content);
            }
            None => text.push_str(rest),
        }
    }
    text
}

fn attribute<'a>(part: &'a MessagePart<'_>, name: &str) -> Option<&'a str> {
    part.content_type().and_then(|content_type| content_type.attribute(name))
}

fn is_flowed(part: &MessagePart<'_>) -> bool {
    attribute(part, "format").is_some_and(|format| format.eq_ignore_ascii_case("flowed"))
}

/// Joins the lines a flowing mail program broke (RFC 3676): a blank at the end goes on in the next line of the
/// same quote depth.
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

/// A line as commands are looked for in it: compatibility forms folded (full-width digits, no-break spaces), what
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
    let visible = |c: &char| {
        !matches!(c,
            '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}'
            | '\u{fe0e}' | '\u{fe0f}' | '\u{34f}' | '\u{61c}')
    };
    let folded: String = line.nfkc().filter(visible).collect();
    let spaced = folded.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).collect::<String>();
    spaced.trim().to_string().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_short_way_through_ascii_is_the_long_way() {
        for line in ["", "  a b ", "a\tb", "\x0ba\x0c\x1cb\x1f ", "5254\r", "\x1c", "~!@#"] {
            let long = cleaned(&format!("{line}\u{feff}")).into_owned();
            assert_eq!(cleaned(line), long, "{line:?}");
        }
    }
}
