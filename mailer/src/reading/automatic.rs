//! Mail that no person wrote: never answered, nothing in it executed. Header checks miss some robots; the rate
//! fuse of [`app::inbox`] stops the rest.

use std::borrow::Cow;

use app::Bounce;
use mail_parser::{Message, MessagePart, MimeHeaders as _};

use super::{body, parse::Surroundings};
use crate::status;

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

/// What a report on the delivery of a mail of ours says. Which mail it is about, only the address it came to decides;
/// an address inside a report proves nothing.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Report {
    /// It is late, or it arrived.
    NotFailed,
    /// It did not arrive.
    Failed(Bounce),
}

/// Reads a report, if the mail is one: as RFC 3464 has it, or as servers wrote it before.
pub(super) fn report(mail: &Message<'_>, fields: &Fields<'_>, is_report: bool) -> Option<Report> {
    if !is_report {
        return old_report(fields, mail);
    }
    let kind = mail.root_part().content_type().and_then(|kind| kind.attribute("report-type"));
    // Receipts for reading and complaints are reports too (RFC 8098, RFC 5965).
    if kind.is_some_and(|kind| !kind.eq_ignore_ascii_case("delivery-status")) {
        return None;
    }
    let is_status = |part: &&MessagePart<'_>| {
        part.content_type().is_some_and(|kind| {
            kind.ctype().eq_ignore_ascii_case("message")
                && kind.subtype().is_some_and(|subtype| subtype.eq_ignore_ascii_case("delivery-status"))
        })
    };
    match mail.parts.iter().find(is_status) {
        Some(part) => Some(delivery_status(&String::from_utf8_lossy(part.contents()))),
        None => Some(Report::Failed(status::bounce(status::find(&body::text(mail))))),
    }
}

/// Of several recipients, such as those of an alias, one who was not reached counts.
fn delivery_status(text: &str) -> Report {
    let text = text.replace('\r', "");
    let failed = text.split("\n\n").find_map(|recipient| {
        let field = |name: &str| {
            recipient.lines().find_map(|line| {
                let (found, value) = line.split_once(':')?;
                found.trim().eq_ignore_ascii_case(name).then(|| value.trim())
            })
        };
        let code = field("status").and_then(status::find);
        let failed = match field("action") {
            Some(action) => action.eq_ignore_ascii_case("failed"),
            None => code.is_some_and(|code| code.starts_with('5')),
        };
        // "5.0.0" says nothing, and that the time is over little; the server that refused may have said more.
        let general = code.is_none_or(|code| code.ends_with(".0.0") || code == "4.4.7");
        let told = field("diagnostic-code").filter(|_| general).and_then(status::find);
        failed.then(|| status::bounce(told.or(code)))
    });
    failed.map_or(Report::NotFailed, Report::Failed)
}

/// A report in plain words. People's answering machines write to the same address, so it must come from a mail
/// server and name a failure.
fn old_report(fields: &Fields<'_>, mail: &Message<'_>) -> Option<Report> {
    let from = fields.all("from").next().unwrap_or_default().to_ascii_lowercase();
    let by_server = from.contains("mailer-daemon") || from.contains("postmaster@");
    let names_recipient = fields.all("x-failed-recipients").next().is_some();
    if !by_server && !names_recipient {
        return None;
    }
    let text = body::text(mail);
    let code = text.lines().take(200).find_map(status::find);
    let code = code.filter(|code| code.starts_with('5'));
    (names_recipient || code.is_some()).then(|| Report::Failed(status::bounce(code)))
}
