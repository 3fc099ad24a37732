//! Settings, by mail.

use app::{
    Frequency, NoticeKind, Service,
    people::SettingsPatch,
    ports::{Player, Role},
};
use domain::{
    clock::{Night, TimeOfDay, Weekday},
    notation::Notation,
};
use messages::{Arg, Language, Message, Sentence as _, letters_name, letters_named, msg};
use serde::de::DeserializeOwned;

/// Tells whether a word names a setting.
pub(super) fn is_name(word: &str) -> bool {
    [
        "time",
        "timezone",
        "zone",
        "notation",
        "letters",
        "language",
        "board",
        "mail",
        "pgn",
        "calendar",
        "notices",
        "digest",
        "quiet",
        "acknowledge",
        "acknowledgements",
    ]
    .contains(&word)
}

/// Turns off every notice that is not needed to avoid a loss.
pub(super) fn unsubscribed() -> SettingsPatch {
    let kinds = NoticeKind::ALL.into_iter().filter(|kind| kind.needed().is_none());
    SettingsPatch::choosing(kinds, Frequency::None)
}

/// Reads the words behind `notices`: `off messages, news`, `on all`, `daily`.
pub(super) fn notices(words: &[&str]) -> Result<SettingsPatch, Message> {
    let Some((word, kinds)) = words.split_first() else { return Err(kinds_of_notices()) };
    let frequency = match switch(word) {
        Some(true) => Frequency::Each,
        Some(false) => Frequency::None,
        None => named(word).ok_or_else(kinds_of_notices)?,
    };
    let in_digests = || NoticeKind::ALL.into_iter().filter(|kind| kind.is_in_digests());
    match (frequency, kinds) {
        // A digest has no files: who does not ask otherwise gets the game with a letter of its own.
        (Frequency::Daily | Frequency::Weekly, []) => {
            let kinds = in_digests().filter(|kind| *kind != NoticeKind::Results);
            Ok(SettingsPatch::choosing(kinds, frequency))
        }
        (Frequency::Daily | Frequency::Weekly, ["all"]) => {
            Ok(SettingsPatch::choosing(in_digests(), frequency))
        }
        (_, []) if *word == "each" => Ok(SettingsPatch::choosing(in_digests(), frequency)),
        (_, []) => Err(kinds_of_notices()),
        (Frequency::Each, ["all"]) => Ok(SettingsPatch::choosing(NoticeKind::ALL, frequency)),
        (Frequency::None, ["all"]) => Ok(unsubscribed()),
        (_, kinds) => {
            let words = kinds.iter().map(|word| word.trim_matches(',')).filter(|word| *word != "and");
            let kinds: Option<Vec<NoticeKind>> = words.map(notice).collect();
            let kinds = kinds.ok_or_else(kinds_of_notices)?;
            let waits = matches!(frequency, Frequency::Daily | Frequency::Weekly);
            if waits && !kinds.iter().all(|kind| kind.is_in_digests()) {
                return Err(msg!("hint-digests", kinds = listed(in_digests())));
            }
            Ok(SettingsPatch::choosing(kinds, frequency))
        }
    }
}

/// Reads the words behind `digest`: `18:00`, `friday`, `friday 18:00`.
fn digest(words: &[&str]) -> Option<SettingsPatch> {
    let (digest_on, digest_at) = match words {
        [word] => (weekday(word), time_of_day(word)),
        [day, time] => (Some(weekday(day)?), Some(time_of_day(time)?)),
        _ => return None,
    };
    let is_named = digest_on.is_some() || digest_at.is_some();
    is_named.then(|| SettingsPatch { digest_on, digest_at, ..SettingsPatch::default() })
}

/// Reads `monday`, or `mon` as dates have it.
fn weekday(word: &str) -> Option<Weekday> {
    let short = || ["mon", "tue", "wed", "thu", "fri", "sat", "sun"].into_iter().zip(Weekday::ALL);
    named(word).or_else(|| short().find_map(|(name, day)| (name == word).then_some(day)))
}

/// Reads the words behind `quiet`: `22:00-07:00`, `22:00 07:00`, `off`.
fn quiet(words: &[&str]) -> Option<Night> {
    let times: Vec<&str> =
        words.iter().flat_map(|word| word.split(['-', '\u{2013}'])).filter(|word| !word.is_empty()).collect();
    match times.as_slice() {
        [off] if switch(off) == Some(false) => Some(Night { from: TimeOfDay(0), until: TimeOfDay(0) }),
        [from, until] => Some(Night { from: time_of_day(from)?, until: time_of_day(until)? }),
        _ => None,
    }
}

fn time_of_day(word: &str) -> Option<TimeOfDay> {
    named(word).or_else(|| named(&format!("0{word}")))
}

/// A kind of notice by its name, or by one of its notices.
fn notice(word: &str) -> Option<NoticeKind> {
    NoticeKind::named(word).or_else(|| NoticeKind::named(&format!("{word}s")))
}

/// Tells whether a word names a kind of notice.
pub(super) fn is_notice(word: &str) -> bool {
    notice(word).is_some()
}

fn kinds_of_notices() -> Message {
    let kinds = NoticeKind::ALL.into_iter().filter(|kind| kind.needed().is_none());
    msg!("hint-notices", kinds = listed(kinds))
}

fn listed(kinds: impl Iterator<Item = NoticeKind>) -> Vec<Arg> {
    kinds.map(|kind| kind.message().into()).collect()
}

/// Reads the words behind `set`.
pub(super) fn read(words: &[&str]) -> Result<SettingsPatch, Message> {
    let lower: Vec<String> = words.iter().map(|word| word.trim_end_matches('.').to_lowercase()).collect();
    let lower: Vec<&str> = lower.iter().map(String::as_str).collect();
    let mut patch = SettingsPatch::default();
    match lower.as_slice() {
        ["time", "zone", _] | ["timezone" | "zone", _] => {
            patch.time_zone = words.last().map(|zone| zone.trim_end_matches('.').to_owned());
        }
        ["language", value] => patch.language = Some(language(value)),
        ["notation", value] => patch.notation = Some(named(value).ok_or_else(notations)?),
        ["letters", value] => {
            let letters = named(value).or_else(|| letters_named(value));
            patch.letters = Some(letters.ok_or_else(|| msg!("hint-letters"))?);
        }
        ["notation", ..] => return Err(notations()),
        ["letters", ..] => return Err(msg!("hint-letters")),
        ["board", value] => patch.no_board = Some(!switch(value).ok_or_else(|| msg!("hint-on-off"))?),
        ["mail", value] => patch.mail_format = Some(named(value).ok_or_else(|| msg!("hint-mail"))?),
        ["mail", ..] => return Err(msg!("hint-mail")),
        ["pgn", "attached"] => patch.pgn_attached = Some(true),
        ["pgn", "not", "attached"] => patch.pgn_attached = Some(false),
        ["pgn", value] => patch.pgn_attached = Some(switch(value).ok_or_else(|| msg!("hint-pgn"))?),
        ["pgn", ..] => return Err(msg!("hint-pgn")),
        ["calendar", "attached"] => patch.calendar_attached = Some(true),
        ["calendar", "not", "attached"] => patch.calendar_attached = Some(false),
        ["calendar", value] => {
            patch.calendar_attached = Some(switch(value).ok_or_else(|| msg!("hint-calendar"))?);
        }
        ["calendar", ..] => return Err(msg!("hint-calendar")),
        ["acknowledge" | "acknowledgements", value] => {
            patch.acknowledge = Some(switch(value).ok_or_else(|| msg!("hint-on-off"))?);
        }
        ["notices", words @ ..] => return notices(words),
        ["digest", words @ ..] => return digest(words).ok_or_else(|| msg!("hint-digest")),
        ["quiet", words @ ..] => {
            patch.quiet_hours = Some(quiet(words).ok_or_else(|| msg!("hint-quiet"))?);
        }
        ["board" | "acknowledge" | "acknowledgements", ..] => return Err(msg!("hint-on-off")),
        _ => return Err(msg!("hint-set")),
    }
    Ok(patch)
}

/// The tag of a language that is named by its tag or by its own name. The service refuses others.
fn language(word: &str) -> String {
    Language::named(word).map_or_else(|| word.to_owned(), |language| language.tag.to_owned())
}

fn notations() -> Message {
    msg!("hint-notation", notations = Notation::ALL.map(|notation| notation.message().into()).to_vec())
}

fn switch(word: &str) -> Option<bool> {
    match word {
        "on" | "yes" => Some(true),
        "off" | "no" => Some(false),
        _ => None,
    }
}

/// The value of that name, as HTTP names it.
fn named<T: DeserializeOwned>(word: &str) -> Option<T> {
    serde_json::from_value(word.into()).ok()
}

fn on_off(is_on: bool) -> Arg {
    if is_on { msg!("word-on").into() } else { msg!("word-off").into() }
}

/// A setting, as a mail sets it.
fn set(command: Message, value: impl Into<Arg>) -> Arg {
    msg!("settings-line", command = command, value = value).into()
}

/// The settings of a player and how to change them.
pub(super) fn list(service: &Service, player: &Player) -> Arg {
    let chosen = |frequency: Frequency, command: Message| {
        let is_choice = |kind: &NoticeKind| kind.needed().is_none() || frequency != Frequency::Each;
        let kinds = NoticeKind::ALL.into_iter().filter(is_choice);
        let names = listed(kinds.filter(|kind| player.frequency(*kind) == frequency));
        (!names.is_empty()).then(|| set(command, names))
    };
    let is_asked = |kind: &NoticeKind| *kind != NoticeKind::Arbiter || player.role >= Role::Arbiter;
    let needed = listed(NoticeKind::ALL.into_iter().filter(|kind| kind.needed().is_some()).filter(is_asked));
    let attached = |is_attached| if is_attached { msg!("word-attached") } else { msg!("word-not-attached") };
    let mut lines: Vec<Arg> = vec![msg!("settings").into()];
    lines.extend([
        set(msg!("command-set-time-zone"), &player.time_zone),
        set(msg!("command-set-notation"), player.notation.message()),
        set(msg!("command-set-language"), &player.language),
        set(msg!("command-set-letters"), letters_name(player.letters)),
        set(msg!("command-set-board"), on_off(!player.no_board)),
        set(msg!("command-set-mail"), player.mail_format.message()),
        set(msg!("command-set-pgn"), attached(player.pgn_attached)),
        set(msg!("command-set-calendar"), attached(player.calendar_attached)),
        set(msg!("command-set-acknowledge"), on_off(player.acknowledge)),
    ]);
    let notices = [
        chosen(Frequency::Each, msg!("command-notices-on")),
        chosen(Frequency::Daily, msg!("command-notices-daily")),
        chosen(Frequency::Weekly, msg!("command-notices-weekly")),
        chosen(Frequency::None, msg!("command-notices-off")),
    ];
    lines.extend(notices.into_iter().flatten());
    let times = &player.mail_times;
    if !times.digests.is_empty() {
        let at = times.digest_at.to_string();
        let value = msg!("line-with", command = times.digest_on.message(), rest = at);
        lines.push(set(msg!("command-set-digest"), value));
    }
    if let Some(Night { from, until }) = times.quiet {
        lines.push(set(msg!("command-set-quiet"), format!("{from}-{until}")));
    }
    let url = format!("{}/me", service.settings().public_url);
    lines.push(msg!("settings-explained", needed = needed, url = url).into());
    Arg::Lines { lines }
}
