//! Messages with sample arguments.

use std::collections::{BTreeMap, BTreeSet};

use app::message::{Arg, Message};
use domain::{Instant, Span};

use super::plurals;
use crate::{Language, Voice, msg, needs, some_of};

/// 22 November 2026, 18:05 UTC.
const NOW: Instant = Instant(1_795_370_700_000);
const DAY: i64 = 86_400_000;

/// Whole numbers that have every plural of every language.
const NUMBERS: [i64; 6] = [0, 1, 2, 5, 21, 100];

/// Returns others for one of several selectors, so that no two numbers are the same. The large ones have the plural of
/// small ones. But the Czech `[few]` is only for 2 to 4.
const fn other_numbers(at: i64) -> [i64; 8] {
    let large = 70_000 + 1_000 * at;
    [1, 2, 3 + at % 2, 11 + at, large + 5, large + 21, large + 22, large + 100]
}

/// Returns what a message of a language says in each of its forms, and whether it could be said.
pub(super) fn of(
    language: &'static Language,
    id: &str,
    selectors: &BTreeMap<String, Vec<String>>,
) -> (Vec<String>, bool) {
    let voice = Voice::of(language);
    if id == "date" {
        // Every month and every day of the week.
        let said = (0..12).map(|month| voice.date(Instant(NOW.0 + month * 31 * DAY)).replace('\u{a0}', " "));
        return (said.collect(), true);
    }
    let names = needs(id).unwrap_or_default();
    let plain =
        names.iter().fold(Message::new(id.to_owned()), |message, name| message.with(*name, sample(name)));
    let mut forms = vec![plain.clone()];
    for (variable, keys) in selectors {
        let name = variable.strip_suffix("-is").unwrap_or(variable);
        if !names.contains(&name) {
            continue;
        }
        let you = Arg::Person { name: "Anna".into(), is_reader: true };
        let values = values(variable, keys, vec![you], &NUMBERS);
        forms.extend(values.into_iter().map(|value| plain.clone().with(name.to_owned(), value)));
    }
    let (mut said, mut sound) = (Vec::new(), true);
    for form in &forms {
        let (text, spoken) = voice.say_in(form);
        sound &= spoken == language;
        if !said.contains(&text) {
            said.push(text);
        }
    }
    (said, sound)
}

/// Returns the values with which a selector may choose its forms: these people, these numbers, or its keys.
fn values(variable: &str, keys: &[String], people: Vec<Arg>, numbers: &[i64]) -> Vec<Arg> {
    if variable.ends_with("-is") {
        people
    } else if plurals::is_of_numbers(keys) {
        numbers.iter().map(|number| (*number).into()).collect()
    } else {
        keys.iter().map(|key| key.clone().into()).collect()
    }
}

/// Returns the arguments that English prints in some form of a message, and the language does not. Of numbers, a form for
/// one or two has its word.
pub(super) fn left_out(
    language: &'static Language,
    id: &str,
    selectors: &BTreeMap<String, Vec<String>>,
) -> BTreeSet<&'static str> {
    let names = needs(id).unwrap_or_default();
    let shown = |name: &str| format!("<{name}>");
    let plain = |message: Message, name: &&'static str| message.with(*name, shown(name));
    let mut forms = vec![names.iter().fold(Message::new(id.to_owned()), plain)];
    if id == "date" {
        // English needs no number of a day.
        forms[0] = forms[0].clone().with("day", 70_005_u32).with("month", "<month>").with("year", "<year>");
    }
    for (at, (variable, keys)) in (0_i64..).zip(selectors) {
        let name = variable.strip_suffix("-is").unwrap_or(variable);
        let people = [true, false].map(|is_reader| Arg::Person { name: shown(name), is_reader });
        let values = values(variable, keys, people.into(), &other_numbers(at));
        let with = |form: &Message| -> Vec<_> {
            values.iter().map(|value| form.clone().with(name.to_owned(), value.clone())).collect()
        };
        forms = forms.iter().flat_map(with).collect();
    }
    let (own, english) = (Voice::of(language), Voice::english());
    let missing = |form: &Message| -> Vec<_> {
        let (said, expected) = (own.say(form), english.say(form));
        let is_missing = |name: &&&'static str| {
            let is_printed = |text: &str| match form.args.get(name) {
                Some(Arg::Number(number)) => {
                    let printed = number.to_string();
                    *number > 2 && text.split(|c: char| !c.is_ascii_digit()).any(|digits| digits == printed)
                }
                Some(_) => text.contains(&shown(name)),
                None => false,
            };
            is_printed(&expected) && !is_printed(&said)
        };
        names.iter().filter(is_missing).copied().collect()
    };
    forms.iter().flat_map(missing).collect()
}

/// Tells whether an argument of this name is printed as a text, so that no plural depends on it.
pub(super) fn is_text(name: &str) -> bool {
    // A list of games in one message, and their number in another.
    !matches!(sample(name), Arg::Number(_)) && !sample_is_a_guess(name) && name != "games"
}

fn sample_is_a_guess(name: &str) -> bool {
    matches!(sample(name), Arg::Text(text) if text.starts_with('<'))
}

/// Samples that are printed as they are, by the names of their arguments.
const TEXTS: &[(&[&str], &str)] = &[
    (&["name", "opponent", "white", "sealer"], "Anna"),
    (&["black", "replier"], "Boris"),
    (&["names", "players"], "Anna, Boris"),
    (&["accounts"], "Carla, Doris"),
    (&["game", "back", "other"], "G42"),
    (&["challenge"], "C7"),
    (&["move", "written", "text", "mine"], "Nf3"),
    (&["theirs", "reply"], "Nf6"),
    (&["before"], "1. e4"),
    (&["lines"], "12. Nf3, 12. Nd2"),
    (&["readings"], "Nbd2 (2142), Nfd2 (6342)"),
    (&["square", "where", "to"], "f3"),
    (&["squares"], "e1, g3"),
    (&["fen"], "8/8/8/8/8/4k3/4p3/4K3 w - - 0 1"),
    (&["device"], "Firefox"),
    (&["label"], "script"),
    (&["version"], "0.1.0"),
    (&["file"], "G42.pgn"),
    (&["source"], "mbox:/var/mail/club"),
    (&["host"], "bot.example.org"),
    (&["key"], "age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kudwv"),
    (&["field", "column", "word", "side"], "white"),
    (&["tag"], "uk"),
    (&["because"], "410"),
    (&["scope"], "G1, G2"),
    (&["begins"], "arbiter"),
    (&["rest"], "G42 Nf3"),
    (&["code", "cause"], "game_over"),
    (&["folder"], "postzug-data/outgoing"),
    (&["first", "last", "from", "dates"], "2026-12-24"),
    (&["reminders"], "14, 28, 35"),
    (&["event"], "Club Cup"),
    (&["reason"], "Illness"),
    (&["example"], "e4"),
    (&["nth"], "th"),
    (&["year"], "2026"),
    (&["result"], "1-0"),
    (&["site", "mailbox", "address"], "games@chess.example.org"),
    (&["url", "opening", "queue", "trail"], "https://chess.example.org"),
    (&["iso"], "2026-11-22"),
    (&["offset"], "+00:00"),
    (&["length"], "5d"),
    // Words that decide. The first form is said with none of them, and then each with its own.
    (
        &[
            "approved_by_you",
            "by",
            "by_you",
            "channel",
            "complete",
            "fifty",
            "sealed_by",
            "stops",
            "trouble",
            "verdict",
        ],
        "yes",
    ),
];

fn sample(name: &str) -> Arg {
    if let Some((_, text)) = TEXTS.iter().find(|(names, _)| names.contains(&name)) {
        return (*text).into();
    }
    match name {
        "who" => Arg::Person { name: "Boris".into(), is_reader: false },
        "faults" | "fault" => msg!("position-too_many_kings").into(),
        "scopes" => msg!("page-scope-play").into(),
        "then" => msg!("resume-played").into(),
        "colour" => msg!("challenge-colours-drawn").into(),
        "piece" => msg!("piece-on", role = "knight", square = "f3").into(),
        "named" => msg!("piece", role = "rook").into(),
        "role" => msg!("role-arbiter").into(),
        "state" => msg!("subject-adjourned").into(),
        "kind" | "kinds" => msg!("kind-news").into(),
        "notations" => msg!("notation-long").into(),
        "language" | "languages" => msg!("language-name").into(),
        "command" => msg!("command-set-pgn").into(),
        "value" | "now" => msg!("word-on").into(),
        "chosen" => msg!("word-off").into(),
        "words" => msg!("word-king").into(),
        "weekdays" => msg!("weekday-sunday").into(),
        "games" | "list" => some_of(vec!["G1".into(), "G2".into()], 3),
        "refusal" | "why" | "offer" => msg!("refusal-game_over").into(),
        "conditions" => msg!("refusal-conditions_not_allowed").into(),
        "what" | "waits_for" => msg!("adjourned-opening").into(),
        "both" => msg!("page-settings-clash-field", field = "pgn", now = "on", chosen = "off").into(),
        "weekday" => msg!("weekday-sunday").into(),
        "month" => msg!("month-november").into(),
        "until" | "at" | "deadline" | "since" | "latest" | "retry_at" => Arg::at(NOW),
        "time" | "used" | "charged" | "left" | "increment" | "delay" | "cap" | "mean" | "median"
        | "longest" | "thinking" | "last_ten" | "bank" | "clock" | "gained" | "lost" | "after" | "age"
        | "valid" => Arg::length(Span(3 * DAY + 7_200_000)),
        "control" | "period" | "next" | "terms" => msg!("control-per-move", days = 3_u8).into(),
        "arbiter" => msg!("arbiter-named", name = "Carla").into(),
        "claim" => msg!("claim-draw").into(),
        "basis" => msg!("claim-by-threefold").into(),
        "how" => msg!("ending-checkmate").into(),
        "n" | "least" | "days" | "moves" | "count" | "ply" | "move_number" | "half_move" | "line"
        | "limit" | "men" | "times" | "halfmoves" | "counted" | "needed" | "holders" | "seconds"
        | "retry_after" | "tries_left" | "recent" | "bounces" | "blocks" | "most" | "expected"
        | "current" | "day" | "number" | "act" | "longest_at" | "plies" | "entry" | "id" | "mail"
        | "player" | "webhook" | "status" => 5_u8.into(),
        other => format!("<{other}>").into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A translator sees every message as a player does.
    #[test]
    fn every_argument_has_sample() {
        let names: BTreeSet<&str> = crate::MESSAGES.iter().flat_map(|(_, names)| *names).copied().collect();
        let missing: Vec<_> = names.iter().filter(|name| sample_is_a_guess(name)).collect();
        assert!(names.len() > 150 && missing.is_empty(), "{missing:?} of {}", names.len());
    }

    #[test]
    fn numbers_have_every_plural() {
        for language in Language::all() {
            let tag = language.tag;
            let all = plurals::categories(tag, 0..=200);
            assert!(!all.is_empty(), "{tag}");
            assert_eq!(plurals::categories(tag, NUMBERS), all, "{tag}");
            for at in 0..4 {
                // A form for one or two has its word, and so has none.
                let printed = other_numbers(at).into_iter().filter(|number| *number > 2);
                let named = all.iter().filter(|form| !["zero", "one", "two"].contains(*form));
                let forms = plurals::categories(tag, printed);
                assert!(named.clone().all(|form| forms.contains(form)), "{tag}: {forms:?} of {all:?}");
            }
        }
    }
}
