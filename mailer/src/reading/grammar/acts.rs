//! The table of the acts of arbiters: a new act adds an entry here.

use app::{Request, Scope, Unresolved, Who};
use domain::{Act, ByColor, Color, Instant, Outcome, Ply, Span, wire};
use jiff::{Timestamp, civil, tz::TimeZone};
use serde::de::value::{Error, StrDeserializer};

use super::line::days_of_leave;

/// The parts of a line besides its words in lower case.
pub(super) struct Details<'a> {
    /// A name as it is written, behind the act and the side.
    pub(super) name: &'a str,
    /// The reason.
    pub(super) reason: &'a str,
}

impl Details<'_> {
    fn reasoned(&self, command: impl Into<Unresolved>) -> Option<Request> {
        Some(Request::from(command.into()).with(self.reason))
    }

    fn act(&self, act: Act) -> Option<Request> {
        Some(Request::act(act, self.reason))
    }
}

/// One act of arbiters.
pub(super) struct ActEntry {
    /// The word it begins with.
    pub(super) word: &'static str,
    /// The messages of its lines in the usage; those of several acts stand at the first of them.
    pub(super) usage: &'static [&'static str],
    /// It stands among those that take a reason.
    pub(super) has_reason: bool,
    /// A text with a colon behind it is meant for us.
    pub(super) may_have_text: bool,
    /// Reads the words behind it.
    read: fn(&[&str], &Details<'_>) -> Option<Request>,
}

impl ActEntry {
    const fn new(
        word: &'static str,
        usage: &'static [&'static str],
        read: fn(&[&str], &Details<'_>) -> Option<Request>,
    ) -> Self {
        Self { word, usage, has_reason: true, may_have_text: true, read }
    }

    /// An act whose usage stands at the one before.
    const fn also(word: &'static str, read: fn(&[&str], &Details<'_>) -> Option<Request>) -> Self {
        Self::new(word, &[], read)
    }

    const fn without_reason(self) -> Self {
        Self { has_reason: false, may_have_text: false, ..self }
    }
}

/// Every act. The usage has their order.
pub(super) static ACTS: [ActEntry; 27] = [
    ActEntry::new("warn", &["act-usage-warn"], |words, details| {
        details.act(Act::Warn { side: color(only(words)?)? })
    }),
    ActEntry::new("give", &["act-usage-give"], |words, details| {
        let (side, length) = words.split_first()?;
        details.act(Act::Time { side: color(side)?, span: span(length)? })
    }),
    ActEntry::also("take", |words, details| {
        let (side, length) = words.split_first()?;
        details.act(Act::Time { side: color(side)?, span: Span::ZERO - span(length)? })
    }),
    ActEntry::new("clocks", &["act-usage-clocks", "act-usage-clocks-3d"], |words, details| {
        let [white, black, rest @ ..] = words else { return None };
        let deadline = match rest {
            [] => None,
            ["until", at @ ..] => Some(instant(at)?),
            _ => return None,
        };
        let used = ByColor { white: span(&[white])?, black: span(&[black])? };
        details.act(Act::Clocks { used, deadline })
    }),
    ActEntry::new("adjudicate", &["act-usage-adjudicate"], |words, details| {
        details.act(Act::Adjudicate { outcome: outcome(only(words)?)? })
    }),
    ActEntry::new("forfeit", &["act-usage-forfeit"], |words, details| {
        details.act(Act::Forfeit { loser: color(only(words)?)? })
    }),
    ActEntry::also("cancel", |words, details| alone(words, details.act(Act::Cancel { replayed_as: None }))),
    ActEntry::also("replay", |words, details| alone(words, details.reasoned(Unresolved::Replay))),
    ActEntry::also("annul", |words, details| alone(words, details.act(Act::Annul))),
    ActEntry::new("points", &["act-usage-points"], |words, details| {
        let [white, black] = words else { return None };
        let half_points = ByColor { white: half_points(white)?, black: half_points(black)? };
        details.act(Act::Points { half_points })
    }),
    ActEntry::new("leave", &["act-usage-leave"], |words, details| {
        let (side, days) = words.split_first()?;
        let side = color(side)?;
        let (first, last) = days_of_leave(days)?.ok()?;
        details.reasoned(Unresolved::GrantLeave { side, first, last })
    }),
    ActEntry::new("end", &["act-usage-end"], |words, details| {
        let ["leave", side, first] = words else { return None };
        details.act(Act::EndLeave { side: color(side)?, first: first.parse().ok()? })
    }),
    ActEntry::new("adjourn", &["act-usage-adjourn"], |words, details| {
        alone(words, details.act(Act::Adjourn))
    }),
    ActEntry::new("resumption", &["act-usage-resumption"], |words, details| {
        // The end of a day, as for a deadline, is no time for a session to begin.
        let at = instant(words).filter(|_| words.concat().contains(':'))?;
        details.reasoned(domain::Command::SetResumption { resume_at: at })
    }),
    ActEntry::new("approve", &["act-usage-approve"], |words, details| {
        let request = details.reasoned(domain::Command::ApproveEarlyOpening);
        request.filter(|_| words == ["early"])
    }),
    ActEntry::new("missing", &["act-usage-missing"], |words, details| {
        alone(words, details.reasoned(domain::Command::DeclareMissing))
    }),
    ActEntry::new("takeback", &["act-usage-takeback"], |words, details| {
        details.act(Act::TakeBack { to: Ply(only(words)?.parse().ok()?) })
    }),
    ActEntry::new("replace", &["act-usage-replace"], |words, details| {
        let [side, _, ..] = words else { return None };
        details.reasoned(Unresolved::Replace { side: color(side)?, player: details.name.to_owned() })
    }),
    ActEntry::also("withdraw", |words, details| {
        let (side, rest) = words.split_first()?;
        let (who, scope) = (Who::Side(color(side)?), scope(rest)?);
        details.reasoned(Unresolved::Withdraw { who, scope })
    }),
    ActEntry::new("expel", &["act-usage-expel"], |words, details| {
        let (side, rest) = words.split_first()?;
        let (who, scope) = (Who::Side(color(side)?), scope(rest)?);
        details.reasoned(Unresolved::Expel { who, scope })
    }),
    ActEntry::new("confirm", &["act-usage-confirm"], |words, details| about_appeal(words, false, details)),
    ActEntry::also("reverse", |words, details| about_appeal(words, true, details)),
    ActEntry::new("uphold", &["act-usage-uphold"], |words, details| about_claim(words, true, details)),
    ActEntry::also("reject", |words, details| about_claim(words, false, details)),
    ActEntry::new("acknowledge", &["act-usage-acknowledge"], |words, details| {
        without_reason(words, details, domain::Command::AcknowledgeFace)
    })
    .without_reason(),
    ActEntry::new("open", &["act-usage-open"], |words, details| {
        without_reason(words, details, domain::Command::Resume { envelope: None })
    })
    .without_reason(),
    ActEntry {
        has_reason: false,
        ..ActEntry::new("flag", &["act-usage-flag"], |words, _details| {
            alone(words, Some(domain::Command::ClaimFlag.into()))
        })
    },
];

/// Reads an act from its words in lower case.
pub(super) fn request(what: &[&str], details: &Details<'_>) -> Option<Request> {
    let (word, words) = what.split_first()?;
    let act = ACTS.iter().find(|act| act.word == *word)?;
    (act.read)(words, details)
}

fn alone(words: &[&str], request: Option<Request>) -> Option<Request> {
    request.filter(|_| words.is_empty())
}

/// The words behind it may say that it is not meant.
fn without_reason(words: &[&str], details: &Details<'_>, command: domain::Command) -> Option<Request> {
    alone(words, details.reason.is_empty().then(|| command.into()))
}

fn about_appeal(words: &[&str], reverse: bool, details: &Details<'_>) -> Option<Request> {
    details.reasoned(domain::Command::DecideAppeal { act: only(words)?.parse().ok()?, reverse })
}

fn about_claim(words: &[&str], upheld: bool, details: &Details<'_>) -> Option<Request> {
    details.reasoned(domain::Command::DecideClaim { claim: only(words)?.parse().ok()?, upheld })
}

/// The one word that stands there.
const fn only<'a>(words: &[&'a str]) -> Option<&'a str> {
    if let [word] = words { Some(word) } else { None }
}

/// Reads which other games an act is for.
fn scope(words: &[&str]) -> Option<Scope> {
    match words {
        [] => Some(Scope::Event),
        ["everywhere"] => Some(Scope::All),
        ["here"] => Some(Scope::Game),
        _ => None,
    }
}

fn color(word: &str) -> Option<Color> {
    match word {
        "white" => Some(Color::White),
        "black" => Some(Color::Black),
        _ => None,
    }
}

/// Reads `2026-12-24`, which is the end of that day, `2026-12-24 10:00`, `2026-12-24 10:00 +01:00`, or as RFC 3339 writes it; in
/// UTC where nothing else is said.
fn instant(words: &[&str]) -> Option<Instant> {
    let at = match words {
        [day] => match day.parse::<civil::Date>() {
            Ok(day) => {
                let next = day.tomorrow().ok()?.to_zoned(TimeZone::UTC).ok()?;
                return Some(Instant(next.timestamp().as_millisecond() - 1));
            }
            Err(_) => day.to_uppercase(),
        },
        [day, time] => format!("{day}T{time}Z"),
        [day, time, offset] => format!("{day}T{time}{offset}"),
        _ => return None,
    };
    at.parse::<Timestamp>().ok().map(|at| Instant(at.as_millisecond()))
}

/// Reads `2d`, `1d 12h` or `0`.
fn span(words: &[&str]) -> Option<Span> {
    if words == ["0"] {
        return Some(Span::ZERO);
    }
    wire::length::deserialize(StrDeserializer::<Error>::new(&words.join(" "))).ok()
}

fn outcome(word: &str) -> Option<Outcome> {
    Some(match word {
        "1-0" => Outcome::WhiteWins,
        "0-1" => Outcome::BlackWins,
        "1/2" | "1/2-1/2" | "\u{bd}" => Outcome::Draw,
        "0-0" => Outcome::BothLose,
        _ => return None,
    })
}

fn half_points(word: &str) -> Option<u8> {
    match word {
        "0" => Some(0),
        "1/2" | "0.5" | "\u{bd}" => Some(1),
        "1" => Some(2),
        _ => None,
    }
}
