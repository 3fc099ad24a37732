//! Input made to hurt: refused before any parser sees it, no crash, no move out of nothing. The fuzz targets call the same
//! functions; what the input costs is asserted in `bounds.rs`.

use domain::{Start, notation::Letters};
use mailer::reading::{Context, MAX_MESSAGE, Surroundings, Unreadable, Unsafe, parse, prescan, understand};
use proptest::prelude::*;

const HEAD: &str = "From: ann@example.org\r\nMessage-ID: <x@y>\r\n";

fn around() -> Surroundings {
    Surroundings {
        authserv_id: Some("mx".into()),
        mail_domain: "play.example.org".into(),
        ..Surroundings::default()
    }
}

fn context() -> Context {
    Context {
        position: Start::Standard.position().ok(),
        style: Letters::English.into(),
        ..Context::default()
    }
}

fn read(raw: &[u8]) -> Result<(), Unreadable> {
    let parsed = parse(raw, &around())?;
    let understood = understand(&parsed.body, &parsed.subject, parsed.is_game, &context());
    assert!(understood.steps.len() <= 12);
    Ok(())
}

fn filled(line: &str) -> Vec<u8> {
    let mut raw = HEAD.as_bytes().to_vec();
    while raw.len() + line.len() <= MAX_MESSAGE {
        raw.extend_from_slice(line.as_bytes());
    }
    raw
}

#[test]
fn nested_messages_are_refused_before_parsing() {
    let raw = filled("Content-Type:message/rfc822\n\n");
    assert_eq!(read(&raw), Err(Unreadable::Unsafe(Unsafe::Nested)));
    let huge = "Content-Type:message/rfc822\n\n".repeat(34_000);
    assert_eq!(read(format!("{HEAD}{huge}").as_bytes()), Err(Unreadable::Unsafe(Unsafe::Size)));
}

#[test]
fn base64_nested_messages_are_refused() {
    let inner = "Content-Type:message/rfc822\n\n".repeat(5_000);
    let mut encoded = String::new();
    for chunk in data_encoding::BASE64.encode(inner.as_bytes()).as_bytes().chunks(76) {
        encoded.push_str(std::str::from_utf8(chunk).unwrap());
        encoded.push_str("\r\n");
    }
    let raw =
        format!("{HEAD}Content-Type: message/rfc822\r\nContent-Transfer-Encoding: base64\r\n\r\n{encoded}");
    assert!(raw.len() <= MAX_MESSAGE);
    assert_eq!(read(raw.as_bytes()), Err(Unreadable::Unsafe(Unsafe::Nested)));
}

#[test]
fn excessive_parts_and_headers_are_refused() {
    let parts = format!(
        "{HEAD}Content-Type: multipart/mixed; boundary=b\r\n\r\n{}",
        "--b\r\n\r\nx\r\n".repeat(1_000)
    );
    assert_eq!(read(parts.as_bytes()), Err(Unreadable::Unsafe(Unsafe::Parts)));
    let hidden = format!("{HEAD}Content-Type: multipart/mixed; boundary*0=b; boundary*1=c\r\n\r\n--bc\r\n");
    assert_eq!(read(hidden.as_bytes()), Err(Unreadable::Unsafe(Unsafe::Parts)));
    assert_eq!(read(&filled("A: b\r\n")), Err(Unreadable::Unsafe(Unsafe::Headers)));
    let long = format!("{HEAD}\r\n{}", "x".repeat(2_000));
    assert_eq!(read(long.as_bytes()), Err(Unreadable::Unsafe(Unsafe::Line)));
    let control = format!("{HEAD}Subject: a\0b\r\n\r\nx");
    assert_eq!(read(control.as_bytes()), Err(Unreadable::Unsafe(Unsafe::Control)));
    for blank in [" \r\n", "\t\r\n", "Subject: a\r\n \t \r\n"] {
        assert_eq!(read(format!("{HEAD}{blank}\r\nx").as_bytes()), Err(Unreadable::Unsafe(Unsafe::Blank)));
    }
    let types = "Content-Type: text/plain\r\ncontent-type : text/html\r\n";
    let encodings = "Content-Transfer-Encoding: 7bit\r\n".repeat(2);
    for twice in ["From: b@c.example\r\n", "Message-ID: <2@x>\r\n", types, &encodings] {
        let raw = format!("{HEAD}{twice}\r\nx");
        assert_eq!(read(raw.as_bytes()), Err(Unreadable::Unsafe(Unsafe::Repeated)));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn no_bytes_crash_the_reader(bytes in proptest::collection::vec(any::<u8>(), 0..2_000)) {
        prescan(&bytes).unwrap_or_default();
        let mut raw = HEAD.as_bytes().to_vec();
        raw.extend_from_slice(&bytes);
        read(&raw).unwrap_or_default();
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
        read(raw.as_bytes()).unwrap_or_default();
    }

    /// Prose of words that are no moves never plays anything, whatever the lines.
    #[test]
    fn sentences_with_moves_play_nothing(
        before in "[a-z]{3,9} [a-z]{3,9}", after in "[a-z]{3,9} [a-z]{3,9}", number in 0_usize..4,
    ) {
        let text = ["e4", "Nf3", "5254", "d2-d4"][number];
        let known = ["draw", "offer", "mit", "with", "check", "mate"];
        prop_assume!(!known.iter().any(|word| before.contains(word) || after.contains(word)));
        // "move aaa e4 aaa aaa" is a command about something that is no move.
        prop_assume!(!["move ", "zug ", "say ", "if "].iter().any(|word| before.starts_with(word)));
        let understood = understand(&format!("{before} {text} {after}\n"), "Re: x", false, &context());
        prop_assert!(understood.steps.is_empty(), "{before} {text} {after}: {understood:?}");
    }
}
