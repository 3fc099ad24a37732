//! Input made to hurt: bounded time, no crash, no move out of nothing. The fuzz targets call the same functions.

use std::time::{Duration, Instant};

use domain::{Start, notation::Letters};
use mailer::reading::{
    Context, MAX_MESSAGE, Surroundings, Unreadable, Unsafe, parse, prescan, understand, written,
};
use proptest::prelude::*;

const HEAD: &str = "From: ann@example.org\r\nMessage-ID: <x@y>\r\n";

fn around() -> Surroundings {
    Surroundings { authserv_id: Some("mx".into()), mail_domain: "play.example.org".into() }
}

fn context() -> Context {
    Context { position: Start::Standard.position().ok(), letters: Letters::English, ..Context::default() }
}

/// Parses and reads within the bound, which is generous for a debug build on a busy machine.
fn bounded(what: &str, raw: &[u8]) -> Result<(), Unreadable> {
    let begun = Instant::now();
    let parsed = parse(raw, &around());
    if let Ok(parsed) = &parsed {
        let understood = understand(&parsed.body, &parsed.subject, parsed.is_game, &context());
        assert!(understood.steps.len() <= 12);
    }
    let took = begun.elapsed();
    assert!(
        took < Duration::from_millis(if cfg!(debug_assertions) { 3_000 } else { 250 }),
        "{what}: {took:?}"
    );
    parsed.map(|_| ())
}

fn filled(line: &str) -> Vec<u8> {
    let mut raw = HEAD.as_bytes().to_vec();
    while raw.len() + line.len() <= MAX_MESSAGE {
        raw.extend_from_slice(line.as_bytes());
    }
    raw
}

#[test]
fn nested_messages_are_refused_before_any_parser_sees_them() {
    let raw = filled("Content-Type:message/rfc822\n\n");
    assert_eq!(bounded("nested", &raw), Err(Unreadable::Unsafe(Unsafe::Nested)));
    let huge = "Content-Type:message/rfc822\n\n".repeat(34_000);
    assert_eq!(bounded("huge", format!("{HEAD}{huge}").as_bytes()), Err(Unreadable::Unsafe(Unsafe::Size)));
}

#[test]
fn nested_messages_hidden_in_base64_are_refused() {
    let inner = "Content-Type:message/rfc822\n\n".repeat(5_000);
    let mut encoded = String::new();
    for chunk in data_encoding::BASE64.encode(inner.as_bytes()).as_bytes().chunks(76) {
        encoded.push_str(std::str::from_utf8(chunk).unwrap());
        encoded.push_str("\r\n");
    }
    let raw =
        format!("{HEAD}Content-Type: message/rfc822\r\nContent-Transfer-Encoding: base64\r\n\r\n{encoded}");
    assert!(raw.len() <= MAX_MESSAGE);
    assert_eq!(bounded("base64", raw.as_bytes()), Err(Unreadable::Unsafe(Unsafe::Nested)));
}

#[test]
fn crowds_of_parts_headers_tags_and_lines_cost_little() {
    let parts = format!(
        "{HEAD}Content-Type: multipart/mixed; boundary=b\r\n\r\n{}",
        "--b\r\n\r\nx\r\n".repeat(1_000)
    );
    assert_eq!(bounded("parts", parts.as_bytes()), Err(Unreadable::Unsafe(Unsafe::Parts)));
    let hidden = format!("{HEAD}Content-Type: multipart/mixed; boundary*0=b; boundary*1=c\r\n\r\n--bc\r\n");
    assert_eq!(bounded("continued", hidden.as_bytes()), Err(Unreadable::Unsafe(Unsafe::Parts)));
    assert_eq!(bounded("headers", &filled("A: b\r\n")), Err(Unreadable::Unsafe(Unsafe::Headers)));
    let long = format!("{HEAD}\r\n{}", "x".repeat(2_000));
    assert_eq!(bounded("line", long.as_bytes()), Err(Unreadable::Unsafe(Unsafe::Line)));
    let control = format!("{HEAD}Subject: a\0b\r\n\r\nx");
    assert_eq!(bounded("control", control.as_bytes()), Err(Unreadable::Unsafe(Unsafe::Control)));
    for twice in ["From: b@c.example\r\n", "Message-ID: <2@x>\r\n"] {
        let raw = format!("{HEAD}{twice}\r\nx");
        assert_eq!(bounded("twice", raw.as_bytes()), Err(Unreadable::Unsafe(Unsafe::Repeated)));
    }
    let text = |line: &str| [HEAD.as_bytes(), b"\r\n", &filled(line)[HEAD.len()..]].concat();
    for line in ["5254\r\n", "e4 e5 Nf3\r\n", ">>>>>>>>\r\n", "a\r\n", "0-0-0-0-0-0-0-0\r\n", "accept\r\n"] {
        let mut raw = text(line);
        raw.truncate(MAX_MESSAGE);
        bounded(line, &raw).unwrap();
    }
    for tag in [
        "<blockquote>\r\n",
        "<div>\r\n",
        "<table><tr><td>\r\n",
        "<ul><li>\r\n",
        "<b>\r\n",
        "&#x1;\r\n",
        "<!--\r\n",
    ] {
        let mut raw = format!("{HEAD}Content-Type: text/html\r\n\r\n").into_bytes();
        while raw.len() + tag.len() <= MAX_MESSAGE {
            raw.extend_from_slice(tag.as_bytes());
        }
        bounded(tag, &raw).unwrap();
    }
}

#[test]
fn quotations_of_a_repetitive_text_cost_little() {
    let sent = vec!["a a a a a b\n".repeat(900); 9];
    let body = "a a a a a a a a\n".repeat(5_000);
    bounded("nothing", HEAD.as_bytes()).unwrap();
    assert!(written(&body, &sent).len() <= 200);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn no_bytes_crash_the_reader(bytes in proptest::collection::vec(any::<u8>(), 0..2_000)) {
        prescan(&bytes).unwrap_or_default();
        let mut raw = HEAD.as_bytes().to_vec();
        raw.extend_from_slice(&bytes);
        bounded("bytes", &raw).unwrap_or_default();
    }

    #[test]
    fn no_mime_crashes_the_reader(pieces in proptest::collection::vec(0_usize..14, 0..60)) {
        const PIECES: [&str; 14] = [
            "Content-Type: multipart/mixed; boundary=b\r\n", "Content-Type: text/html; charset=utf-7\r\n", "\r\n",
            "--b\r\n", "--b--\r\n", "Content-Transfer-Encoding: base64\r\n", "NTI1NA==\r\n", "=35=32\r\n",
            "Content-Transfer-Encoding: quoted-printable\r\n", "Content-Type: message/rfc822\r\n", "5254\r\n",
            "<p>e4</p>\r\n", "Subject: =?utf-8?q?e4?=\r\n", "> 5254\r\n",
        ];
        let mut raw = HEAD.to_string();
        raw.extend(pieces.iter().map(|&piece| PIECES[piece]));
        bounded("mime", raw.as_bytes()).unwrap_or_default();
    }

    /// Prose of words that are no moves never plays anything, whatever the lines.
    #[test]
    fn sentences_with_a_move_in_them_play_nothing(
        before in "[a-z]{3,9} [a-z]{3,9}", after in "[a-z]{3,9} [a-z]{3,9}", number in 0_usize..4,
    ) {
        let text = ["e4", "Nf3", "5254", "d2-d4"][number];
        let known = ["draw", "offer", "mit", "with", "check", "mate"];
        prop_assume!(!known.iter().any(|word| before.contains(word) || after.contains(word)));
        let understood = understand(&format!("{before} {text} {after}\n"), "Re: x", false, &context());
        prop_assert!(understood.steps.is_empty(), "{before} {text} {after}: {understood:?}");
    }
}
