//! Mail that no person wrote: never answered, nothing in it executed. Header checks miss some robots; the rate
//! fuse of [`app::inbox`] stops the rest.

use std::borrow::Cow;

use super::parse::Surroundings;

/// Names and values of the header fields, in order.
pub(super) struct Fields<'m>(pub(super) Vec<(&'m str, Cow<'m, str>)>);

impl Fields<'_> {
    /// Values of the fields of that name, the topmost first.
    pub(super) fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.0.iter().filter(move |(found, _)| found.eq_ignore_ascii_case(name)).map(|(_, value)| &**value)
    }

    fn any_begins(&self, prefix: &str) -> bool {
        self.0
            .iter()
            .any(|(name, _)| name.get(..prefix.len()).is_some_and(|name| name.eq_ignore_ascii_case(prefix)))
    }
}

/// The first token of a structured value, in lower case: `Auto-Submitted: No; x=y` is `no` (RFC 3834 5).
fn token(value: &str) -> String {
    let end = value.find(|c: char| c == ';' || c == '(' || c.is_whitespace()).unwrap_or(value.len());
    value[..end].to_ascii_lowercase()
}

const ROBOTS: [&str; 8] = [
    "mailer-daemon",
    "postmaster",
    "no-reply",
    "noreply",
    "do-not-reply",
    "donotreply",
    "autoreply",
    "bounce",
];

/// Why a mail counts as automatic, if it does.
pub(super) fn reason(
    fields: &Fields<'_>,
    is_report: bool,
    from: &str,
    around: &Surroundings,
) -> Option<&'static str> {
    if fields.all("auto-submitted").any(|value| token(value) != "no") {
        return Some("auto_submitted");
    }
    let bulk = ["bulk", "junk", "list", "auto_reply"];
    if fields.all("precedence").any(|value| bulk.contains(&token(value).as_str())) {
        return Some("precedence");
    }
    if fields.any_begins("list-") {
        return Some("list");
    }
    let replies = ["x-autoreply", "x-autorespond", "x-autoresponder"];
    if replies.iter().any(|name| fields.all(name).any(|value| token(value) != "no")) {
        return Some("autoreply");
    }
    // Our own mail coming back, by a rule that forwards or a robot that copies header fields.
    if fields.any_begins("x-postzug-") {
        return Some("loop");
    }
    if is_report {
        return Some("report");
    }
    let (local, domain) = from.rsplit_once('@').unwrap_or_default();
    if ROBOTS.iter().any(|robot| local.eq_ignore_ascii_case(robot)) {
        return Some("robot");
    }
    domain.eq_ignore_ascii_case(&around.mail_domain).then_some("own_address")
}

/// What a delivery report counts: 2 when the address does not exist, 0 when it is only late, 1 otherwise. Which
/// mail it is about, only the address it came to decides; an address inside a report proves nothing.
pub(super) fn bounce_score(raw: &[u8]) -> u16 {
    let mut score = 1;
    for line in raw.split(|&byte| byte == b'\n') {
        let line = line.trim_ascii();
        let Some(colon) = line.iter().position(|&byte| byte == b':').filter(|&at| at <= 8) else { continue };
        let value = line[colon + 1..].trim_ascii();
        if line[..colon].eq_ignore_ascii_case(b"status") {
            match value {
                [b'2' | b'4', b'.', ..] => return 0,
                [b'5', b'.', b'1', b'.', b'1' | b'2', ..] => score = 2,
                _ => {}
            }
        }
        if line[..colon].eq_ignore_ascii_case(b"action") && value.eq_ignore_ascii_case(b"delayed") {
            return 0;
        }
    }
    score
}
