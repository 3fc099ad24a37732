//! The HTML beside the text.

use messages::is_isolate;

use super::*;
use crate::reading::{Surroundings, parse};

/// The most bytes of the HTML part, as it is sent.
const MAX_SENT: usize = 40 * 1024;

/// Every program knows these. `main` and `footer` are for those that read aloud and `bdi` isolates: others show their content.
const ELEMENTS: [&str; 18] = [
    "html", "head", "meta", "title", "body", "div", "main", "footer", "h1", "p", "br", "a", "span", "bdi",
    "u", "table", "tr", "td",
];
/// Nothing that names a rule, such as `class`. The attributes of tables say again what styles say, for the engine of Word.
const ATTRIBUTES: [&str; 16] = [
    "charset",
    "name",
    "content",
    "lang",
    "dir",
    "style",
    "href",
    "role",
    "aria-hidden",
    "cellpadding",
    "cellspacing",
    "border",
    "width",
    "height",
    "align",
    "bgcolor",
];
/// Outlook, Gmail and Apple Mail know all of these but the last two. Without `overflow-wrap` a long word makes the mail wide;
/// Word alone knows `mso-line-height-rule`, which keeps its rows of the board as high as the others'.
const PROPERTIES: [&str; 18] = [
    "margin",
    "margin-top",
    "padding",
    "padding-left",
    "padding-right",
    "border-top",
    "border-left",
    "border-right",
    "border-collapse",
    "background-color",
    "color",
    "font-family",
    "font-size",
    "font-weight",
    "line-height",
    "text-align",
    "overflow-wrap",
    "mso-line-height-rule",
];
/// The only rules outside an element: they let Apple Mail show the mail dark, and who drops them shows it light.
const RULES: &str = "<style>:root{color-scheme:light dark;supported-color-schemes:light dark}</style>";

/// The same mail for a reader of HTML; `None` if nobody with an account reads it.
pub(super) fn in_html(given: &OutgoingMail) -> Option<OutgoingMail> {
    let mut given = in_language(given, &given.reader.as_ref()?.language);
    given.reader.as_mut()?.mail_format = MailFormat::Html;
    Some(given)
}

/// The HTML part of a mail.
pub(super) fn html_of(mail: &Outgoing) -> String {
    let parsed = MessageParser::new().parse(&mail.bytes).expect("it parses");
    let part = parsed.parts.iter().find(|part| part.is_text_html()).expect("HTML");
    part.text_contents().expect("text").to_owned()
}

/// The text that a reply with this HTML alone would be read as.
pub(super) fn read(html: &str) -> String {
    let raw = format!("From: ann@example.org\r\nMIME-Version: 1.0\r\n{}", part_of("html", html));
    parse(raw.as_bytes(), &Surroundings::default()).expect("it parses").body
}

/// A part with text of this kind, with its header.
pub(super) fn part_of(kind: &str, text: &str) -> String {
    let lines: Vec<String> = data_encoding::BASE64
        .encode(text.as_bytes())
        .as_bytes()
        .chunks(76)
        .map(|line| String::from_utf8_lossy(line).into_owned())
        .collect();
    format!(
        "Content-Type: text/{kind}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n{}\r\n",
        lines.join("\r\n")
    )
}

/// Text as it is compared: mail programs break and pad lines, lose marks of direction, and mark headings and links.
fn letters(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace() && !is_isolate(*c) && !"#[]".contains(*c)).collect()
}

/// Elements, attributes and properties of styles that not every mail program is known to show.
fn little_known(html: &str) -> Vec<&str> {
    let (head, body) = html.split_once(RULES).expect("the rules");
    let mut found = Vec::new();
    for piece in head.split('<').chain(body.split('<')).skip(1) {
        let Some((tag, _)) = piece.split_once('>') else { continue };
        let (element, attributes) = tag.split_once(' ').unwrap_or((tag, ""));
        found.extend(Some(element).filter(|name| !ELEMENTS.contains(&name.trim_start_matches('/'))));
        let mut pieces = attributes.split('"');
        while let (Some(name), Some(value)) = (pieces.next(), pieces.next()) {
            let name = name.trim().trim_end_matches('=');
            found.extend(Some(name).filter(|name| !ATTRIBUTES.contains(name)));
            let declarations = value.split(';').filter(|_| name == "style");
            let is_known = |declaration: &str| {
                declaration.split_once(':').is_some_and(|(property, value)| {
                    PROPERTIES.contains(&property) && !value.contains(['(', '!'])
                })
            };
            found.extend(declarations.filter(|declaration| !is_known(declaration)));
        }
    }
    found.retain(|&name| name != "!DOCTYPE");
    found
}

/// Checks the HTML beside the text of a mail: it says the same, in the same order.
pub(super) fn check_html(service: &Service, given: &OutgoingMail, text: &Outgoing) {
    let Some(given) = in_html(given) else { return };
    let both = compose(service, &given).expect("a mail");
    let (plain, mixed) =
        [&text.bytes, &both.bytes].map(|bytes| MessageParser::new().parse(bytes).expect("it parses")).into();
    assert_eq!(mixed.body_text(0), plain.body_text(0), "the text is as without HTML");
    let part = mixed.parts.iter().find(|part| part.is_text_html()).expect("HTML");
    let sent = (part.offset_end - part.offset_header) as usize;
    assert!(sent <= MAX_SENT, "{sent} bytes");
    let language = &given.reader.as_ref().expect("a reader").language;
    let html = html_of(&both);
    let is_english = html.starts_with("<!DOCTYPE html><html lang=\"en\" dir=\"ltr\">");
    assert!(is_english || html.contains(&format!("<html lang=\"{language}\" dir=")), "{language}: {html}");
    for never in ["<img", "<script", "url(", "http-equiv", "<link"] {
        assert!(!html.contains(never), "{never}: {html}");
    }
    let little_known = little_known(&html);
    assert!(little_known.is_empty(), "{little_known:?}: {html}");
    // What it says beside the text is where a reply is compared with what was sent.
    let beside = match (&both.text, &text.text) {
        (Some(both), Some(text)) => both.strip_prefix(text.as_str()).expect("the text first").trim(),
        _ => "",
    };
    let body = &html[html.find("<main>").expect("a body")..];
    let (mut shown, mut rest) = (String::new(), body);
    while let Some((before, table)) = rest.split_once("<table") {
        shown.push_str(before);
        rest = table.split_once("</table>").expect("it ends").1;
    }
    let shown = letters(&read(&(shown + rest)));
    let shown = if beside.is_empty() { shown } else { shown.replacen(&letters(beside), "", 1) };
    let is_of_the_text = |line: &&str| *line != "-- " && !is_drawn(line);
    let text = plain.body_text(0).expect("text").replace("\r\n", "\n");
    let text: String = text.lines().filter(is_of_the_text).map(letters).collect();
    assert!(text.starts_with(&shown), "another text:\n{shown}\n{text}");
}

/// A line of a board in letters, or of its files.
fn is_drawn(line: &str) -> bool {
    let line = letters(line);
    let is_rank = line.len() == 10 && line.starts_with(|c: char| c.is_ascii_digit() && line.ends_with(c));
    is_rank || matches!(line.as_str(), "abcdefgh" | "hgfedcba")
}

/// In English, and in one language of each other direction and script.
fn html_snapshot(table: &Table, name: &str, given: &OutgoingMail) {
    let given = in_html(given).expect("a reader");
    // A line for each element, to be read.
    let html = |given: &OutgoingMail| shown(&html_of(&table.write(given)).replace("><", ">\n<"));
    insta::assert_snapshot!(name, html(&given));
    for tag in ["uk", "ar"] {
        insta::with_settings!({ snapshot_suffix => tag }, {
            insta::assert_snapshot!(name, html(&in_language(&given, tag)));
        });
    }
}

#[test]
fn html_of_each_sort() {
    let table = moved();
    let given = table.mail(MailKind::YourMove, Color::White);
    html_snapshot(&table, "html_your_move", &given);
    let entry =
        Entry { line: "12. Nf9".into(), answer: "Not a move.\n  8 r . b".to_owned().into(), ok: false };
    let transcript = Transcript { entries: vec![entry], ..Transcript::default() };
    let mut given = table.mail(MailKind::Transcript, Color::White);
    given.row.mail.details = MailDetails::Transcript(transcript);
    html_snapshot(&table, "html_transcript", &given);
    let mut table = Table::new();
    html_snapshot(&table, "html_game_started", &table.mail(MailKind::GameStarted, Color::Black));
    table.play("e4");
    table.instance.clock.advance(Span::hours(97));
    html_snapshot(&table, "html_reminder", &table.mail(MailKind::Reminder, Color::Black));
    table.by(Color::White, &Command::Resign);
    html_snapshot(&table, "html_game_over", &table.mail(MailKind::GameOver, Color::Black));
}

/// The CSS of every kind of mail; the check of every other mail looks at its HTML too.
#[test]
fn only_widely_known_css() {
    for kind in MailKind::ALL {
        let (table, mails) = samples(kind);
        for given in mails.iter().filter_map(in_html) {
            for tag in ["en", "ar", "hi"] {
                let mail = compose(&table.instance.service, &in_language(&given, tag)).expect("a mail");
                assert_eq!(little_known(&html_of(&mail)), [""; 0], "{kind:?} {tag}");
            }
        }
    }
    let table = moved();
    let given = in_html(&table.mail(MailKind::YourMove, Color::White)).expect("a reader");
    let html = html_of(&table.write(&given));
    for (known, other, expected) in [
        ("margin:0\"", "display:flex\"", "display:flex"),
        ("margin:0\"", "margin:0;position:absolute\"", "position:absolute"),
        ("margin:0\"", "margin:calc(1px)\"", "margin:calc(1px)"),
        ("<main>", "<main class=\"wide\">", "class"),
        ("<main>", "<section>", "section"),
        ("</head>", "<style>p{margin:0}</style></head>", "style"),
    ] {
        let html = html.replacen(known, other, 1);
        assert!(little_known(&html).contains(&expected), "{expected}");
    }
}

#[test]
fn html_goes_to_readers_of_html() {
    let mut table = moved();
    let kinds = |table: &Table| {
        let mail = table.write(&table.mail(MailKind::YourMove, Color::White));
        let parsed = MessageParser::new().parse(&mail.bytes).expect("it parses");
        let kind = |part: &mail_parser::MessagePart<'_>| {
            part.content_type().map(|kind| format!("{}/{}", kind.ctype(), kind.subtype().unwrap_or_default()))
        };
        parsed.parts.iter().filter_map(kind).collect::<Vec<_>>()
    };
    assert_eq!(kinds(&table), ["text/plain"]);
    table.players.white.mail_format = MailFormat::Html;
    assert_eq!(kinds(&table), ["multipart/alternative", "text/plain", "text/html"]);
    let html = html_of(&table.write(&table.mail(MailKind::YourMove, Color::White)));
    let [words, board] = ["White: King g1, Queen d1", "<table"].map(|of| html.find(of).expect("it is there"));
    assert!(words < board, "the words first: {html}");
    let silenced = |from: &str| from.contains("aria-") || from.contains("role=");
    assert!(!silenced(&html[..board]) && html.contains("<u>&#9818;&#65038;</u>"), "{html}");
    // Whatever a program makes of ink and paper.
    let told = html.find("the filled and underlined pieces are Black").expect("it is told");
    assert!(html.rfind("</table>").is_some_and(|end| end < told), "below the board: {html}");
    table.players.white.pgn_attached = true;
    let all =
        ["multipart/mixed", "multipart/alternative", "text/plain", "text/html", "application/vnd.chess-pgn"];
    assert_eq!(kinds(&table), all);
    table.players.white.no_board = true;
    let html = html_of(&table.write(&table.mail(MailKind::YourMove, Color::White)));
    assert!(!html.contains("<table") && html.contains("White: King g1, Queen d1"), "{html}");
}

#[test]
fn another_attempt_sends_the_same_mail() {
    let mut table = moved();
    table.players.white.mail_format = MailFormat::Html;
    table.players.white.pgn_attached = true;
    let given = table.mail(MailKind::YourMove, Color::White);
    let mail = table.write(&given);
    assert_eq!(String::from_utf8_lossy(&mail.bytes), String::from_utf8_lossy(&table.write(&given).bytes));
    let boundaries: Vec<String> = String::from_utf8_lossy(&mail.bytes)
        .split("boundary=\"")
        .skip(1)
        .filter_map(|rest| rest.split('"').next().map(Into::into))
        .collect();
    assert!(matches!(boundaries.as_slice(), [outer, inner] if outer != inner), "{boundaries:?}");
}

#[test]
fn right_to_left_names_exclude_punctuation() {
    let mut table = Table::new();
    table.play("e4");
    table.play_with("e5", false, Some("see \u{201c}שלום עולם\u{201d}, then דוד: e4."));
    let html =
        html_of(&table.write(&in_html(&table.mail(MailKind::YourMove, Color::White)).expect("a reader")));
    let expected = "see \u{201c}<bdi>שלום עולם</bdi>\u{201d}, then <bdi>דוד</bdi>: e4.";
    assert!(html.contains(expected), "{html}");
}

#[test]
fn names_and_messages_are_only_text() {
    let mut table = Table::new();
    table.players.black.name = "<b title=\"x\">Bob & שלום</b>".into();
    table.play("e4");
    let message = "</div><img src=x onerror=alert(1)>&amp; سلام e5 https://evil.example\n<!-- https://play.example.org.evil.example/ -->";
    table.play_with("e5", false, Some(message));
    let given = in_html(&table.mail(MailKind::YourMove, Color::White)).expect("a reader");
    let html = html_of(&table.write(&given));
    assert!(
        html.contains("<bdi dir=\"ltr\">&lt;b title=&quot;x&quot;&gt;Bob &amp; שלום&lt;/b&gt;</bdi> played"),
        "{html}"
    );
    assert!(
        html.contains("&lt;/div&gt;&lt;img src=x onerror=alert(1)&gt;&amp;amp; <bdi>سلام</bdi> e5"),
        "{html}"
    );
    assert!(!html.contains("<img") && !html.contains("<b ") && !html.contains("<!--"), "{html}");
    let links: Vec<&str> =
        html.split("<a href=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert_eq!(links, ["https://play.example.org/g/42"], "only the page of the game is a link");
}

#[test]
fn too_long_html_is_left_out() {
    let table = moved();
    let entry = Entry { line: "x".into(), answer: "\"".repeat(8_000).into(), ok: true };
    let transcript = Transcript { entries: vec![entry], ..Transcript::default() };
    let given = table.other(MailKind::Transcript, Color::White, MailDetails::Transcript(transcript));
    let mail = compose(&table.instance.service, &in_html(&given).expect("a reader")).expect("a mail");
    assert_eq!(MessageParser::new().parse(&mail.bytes).expect("it parses").parts.len(), 1);
}

/// Announced moves are read aloud as German, whatever the language of the mail.
#[test]
fn announced_moves_are_german() {
    let mut table = moved();
    table.players.white.notation = Notation::Announced;
    let given = table.mail(MailKind::YourMove, Color::White);
    for tag in ["en", "ar", "hi"] {
        let given = in_html(&in_language(&given, tag)).expect("a reader");
        let html = html_of(&table.write(&given));
        let texts: Vec<_> = html.split('<').filter_map(|element| element.split_once('>')).collect();
        let is_announced = |text: &str| notation::announced_parts(text).iter().any(|(_, is)| *is);
        let announced: Vec<_> = texts.iter().filter(|(_, text)| is_announced(text)).collect();
        assert!(announced.len() > 5, "{html}");
        for (element, text) in announced {
            assert_eq!(*element, "span lang=\"de\"", "{tag}: {text}");
        }
    }
}
