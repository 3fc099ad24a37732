//! Status codes in the answers and reports of mail servers. Nothing else of them is stored.

use app::{Bounce, Severity};

/// Finds the first status code in a text: an enhanced one (RFC 3463, `5.1.1`), else a bare reply (RFC 5321, `550`).
pub(crate) fn find(text: &str) -> Option<&str> {
    let words = || text.split(|c: char| !c.is_ascii_digit() && c != '.').map(|word| word.trim_matches('.'));
    words().find(|word| is_enhanced(word)).or_else(|| words().find(|word| is_reply(word)))
}

/// Returns true for class, subject and detail; four numbers are an IPv4 address.
fn is_enhanced(word: &str) -> bool {
    let mut numbers = word.split('.');
    let (class, subject, detail) = (numbers.next(), numbers.next(), numbers.next());
    matches!(class, Some("4" | "5"))
        && subject.is_some_and(|subject| matches!(subject.as_bytes(), [b'0'..=b'7']))
        && detail.is_some_and(|detail| (1..=3).contains(&detail.len()))
        && numbers.next().is_none()
}

fn is_reply(word: &str) -> bool {
    matches!(word.as_bytes(), [b'4' | b'5', b'0'..=b'5', b'0'..=b'9'])
}

/// Returns true if a status does not concern the recipient's address. It may be the network or a policy (RFC 3463: subjects
/// 4.4 and 7), or a failed login (RFC 4954 6). An outage of our own relay looks like a host that does not answer, in one
/// report for each mail.
pub(crate) fn is_ours(status: &str) -> bool {
    matches!(status, "530" | "534" | "535" | "538")
        || status.starts_with("4.4.")
        || matches!(status.as_bytes(), [b'4' | b'5', b'.', b'7', b'.', ..])
}

/// Returns true if a permanent refusal is about us: by its code, or, without an enhanced code, by its words.
pub(crate) fn refuses_us(reply: &str, said: &str) -> bool {
    match find(said).filter(|code| code.contains('.')) {
        Some(code) => is_ours(code) || is_ours(reply),
        None => {
            let said = said.to_ascii_lowercase();
            is_ours(reply) || ["relay", "authenticat"].iter().any(|word| said.contains(word))
        }
    }
}

/// Classifies a permanent failure. The codes for a missing mailbox or domain are hard.
pub(crate) fn bounce(status: Option<&str>) -> Bounce {
    match status {
        Some(ours) if is_ours(ours) => Bounce::new(Severity::Ours, ours),
        Some(hard @ ("5.1.1" | "5.1.2" | "5.1.10" | "550" | "551" | "553")) => {
            Bounce::new(Severity::Hard, hard)
        }
        Some(soft) => Bounce::new(Severity::Soft, soft),
        None => Bounce::new(Severity::Soft, "unknown"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_status_codes_are_found() {
        for (text, found) in [
            ("smtp; 550 5.1.1 <ann@example.org>: unknown", Some("5.1.1")),
            ("550-5.1.10 The domain", Some("5.1.10")),
            ("Sorry, no mailbox here by that name. (#5.1.1)", Some("5.1.1")),
            ("Remote host 5.1.1.22 said: 550 no", Some("550")),
            ("4.4.7 expired", Some("4.4.7")),
            ("postfix 3.7.11, sendmail 8.15.2, linux 5.15.0, 1234567 1.5.1.1", None),
            ("5.1", None),
            ("", None),
        ] {
            assert_eq!(find(text), found, "{text}");
        }
        assert_eq!(bounce(Some("5.1.10")).severity(), Severity::Hard);
        assert_eq!(bounce(Some("4.2.2")), Bounce::new(Severity::Soft, "4.2.2"));
        assert_eq!(Bounce::new(Severity::Soft, "<b>5.1.1\r\nx").reason(), "b5.1.1x");
    }

    #[test]
    fn refusals_of_us_spare_the_address() {
        for ours in ["5.7.1", "5.7.26", "4.7.0", "4.4.1", "4.4.7", "530", "534", "535", "538"] {
            assert_eq!(bounce(Some(ours)), Bounce::new(Severity::Ours, ours));
        }
        for (reply, said, about_us) in [
            ("554", "5.7.1 <ann@example.org>: Relay access denied", true),
            ("550", "relay not permitted", true),
            ("551", "we do not relay", true),
            ("530", "5.5.1 say who you are", true),
            ("550", "<ann@example.org> nobody", false),
            ("550", "5.1.1 no such user here, and no relay", false),
            ("550", "5.4.4 no such domain", false),
        ] {
            assert_eq!(refuses_us(reply, said), about_us, "{reply} {said}");
        }
    }
}
