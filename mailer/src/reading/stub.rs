//! The header of a mail that cannot be read, stored so that its author gets an answer.

use app::inbox::ends_header;

use super::{
    fields::NOT_READ,
    parse::has_one_author,
    prescan::{MAX_HEADER_BLOCK, SINGLE_FIELDS, prescan},
};

/// Returns the mail, or its [`stub`] where [`prescan`] refuses it.
#[must_use]
pub fn readable(raw: Vec<u8>) -> Option<Vec<u8>> {
    if prescan(&raw).is_ok() { Some(raw) } else { stub(&raw) }
}

/// Returns the header as a mail without text. The fields of MIME are left out, and a second one of those that may occur
/// once. `None` if it names no author to answer, or announces a report, which nobody answers.
#[must_use]
pub fn stub(raw: &[u8]) -> Option<Vec<u8>> {
    let mut stored = Vec::new();
    let mut seen = [false; SINGLE_FIELDS.len()];
    let mut keeps = false;
    for line in raw.split_inclusive(|&byte| byte == b'\n') {
        let text = line.trim_ascii_end();
        if ends_header(line) {
            break;
        }
        if text.is_empty() {
            continue;
        }
        if !line.starts_with(b" ") && !line.starts_with(b"\t") {
            let name = text.split(|&byte| byte == b':').next().unwrap_or_default().trim_ascii_end();
            let lower = name.to_ascii_lowercase();
            let single = SINGLE_FIELDS.iter().position(|field| field.as_bytes() == lower);
            // A second author stays, and the mail is refused.
            let is_second = single.is_some_and(|n| std::mem::replace(&mut seen[n], true) && n > 0);
            keeps = !is_second && !lower.starts_with(b"content-") && lower != b"mime-version";
        }
        if !keeps && memchr::memmem::find(&text.to_ascii_lowercase(), b"report").is_some() {
            return None;
        }
        if keeps {
            stored.extend_from_slice(text);
            stored.extend_from_slice(b"\r\n");
        }
        if stored.len() > MAX_HEADER_BLOCK {
            return None;
        }
    }
    stored.extend_from_slice(format!("{NOT_READ}: yes\r\n\r\n").as_bytes());
    (prescan(&stored).is_ok() && has_one_author(&stored)).then_some(stored)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn header_with_an_author_is_kept() {
        for (header, expected) in [
            (
                "From: ann@example.org\r\nSubject: a\r\nSubject: b\r\n",
                Some("From: ann@example.org\r\nSubject: a\r\n"),
            ),
            (
                "From: ann@example.org\r\nContent-Type: multipart/mixed;\r\n boundary=b\r\n",
                Some("From: ann@example.org\r\n"),
            ),
            (
                "From: ann@example.org\r\n \t\r\nSubject: a\r\n",
                Some("From: ann@example.org\r\nSubject: a\r\n"),
            ),
            ("From: ann@example.org,\r\n ben@example.org\r\n", None),
            ("From: ann@example.org\r\nFrom: ben@example.org\r\n", None),
            ("From: ann@example.org\r\nContent-Type: multipart/report;\r\n boundary=b\r\n", None),
            ("From: ann@example.org\r\nContent-Type: multipart/mixed;\r\n report-type=x\r\n", None),
            ("From: ann@example.org\r\nX-Mailer: \u{1}\r\n", None),
            ("Subject: a\r\n", None),
        ] {
            let stored = stub(format!("{header}\r\n5254\r\n").as_bytes());
            let expected = expected.map(|header| format!("{header}{NOT_READ}: yes\r\n\r\n").into_bytes());
            assert_eq!(stored, expected, "{header}");
        }
        let long = format!("From: ann@example.org\r\n{}\r\n", "X-Y: z\r\n".repeat(10_000));
        assert_eq!(stub(long.as_bytes()), None);
    }
}
