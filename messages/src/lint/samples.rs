//! Messages with sample arguments.

use std::collections::{BTreeMap, BTreeSet};

use app::message::{Arg, Message};
use domain::{Instant, Span};

use super::plurals;
use crate::{Language, Voice, msg, needs};

/// 22 November 2026, 18:05 UTC.
const NOW: Instant = Instant(1_795_370_700_000);
const DAY: i64 = 86_400_000;

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
        let values: Vec<Arg> = if variable.ends_with("-is") {
            vec![Arg::Person { name: "Anna".into(), is_reader: true }]
        } else if plurals::is_of_numbers(keys) {
            [0, 1, 2, 5, 21].into_iter().map(|number: i64| number.into()).collect()
        } else {
            keys.iter().map(|key| key.clone().into()).collect()
        };
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
        let values: Vec<Arg> = if variable.ends_with("-is") {
            [true, false].map(|is_reader| Arg::Person { name: shown(name), is_reader }).into()
        } else if plurals::is_of_numbers(keys) {
            // No two numbers are the same, and large ones have the plural of small ones. Where there is none, nothing is named.
            [1, 2, 5, 21].map(|n: i64| if n > 2 { n + 70_000 + 1_000 * at } else { n }.into()).into()
        } else {
            keys.iter().map(|key| key.clone().into()).collect()
        };
        let with = |form: &Message| -> Vec<_> {
            values.iter().map(|value| form.clone().with(name.to_owned(), value.clone())).collect()
        };
        forms = forms.iter().flat_map(with).collect();
    }
    let (own, english) = (Voice::of(language), Voice::english());
    let missing = |form: &Message| -> Vec<_> {
        let (said, expected) = (own.say(form), english.say(form));
        let is_missing = |name: &&&'static str| {
            let printed = match form.args.get(name) {
                Some(Arg::Number(number)) if *number > 2 => number.to_string(),
                Some(Arg::Number(_)) | None => return false,
                Some(_) => shown(name),
            };
            expected.contains(&printed) && !said.contains(&printed)
        };
        names.iter().filter(is_missing).copied().collect()
    };
    forms.iter().flat_map(missing).collect()
}

/// Tells whether an argument of this name is printed as a text, so that no plural depends on it.
pub(super) fn is_text(name: &str) -> bool {
    !matches!(sample(name), Arg::Number(_)) && !sample_is_a_guess(name)
}

fn sample_is_a_guess(name: &str) -> bool {
    matches!(sample(name), Arg::Text(text) if text.starts_with('<'))
}

fn sample(name: &str) -> Arg {
    match name {
        "who" => Arg::Person { name: "Boris".into(), is_reader: false },
        "name" | "opponent" | "white" | "sealer" => "Anna".into(),
        "black" | "replier" => "Boris".into(),
        "game" | "back" | "other" => "G42".into(),
        "challenge" => "C7".into(),
        "move" | "written" | "text" => "Nf3".into(),
        "readings" => "Nbd2 (2142), Nfd2 (6342)".into(),
        "square" | "where" => "f3".into(),
        "device" => "Firefox".into(),
        "folder" => "postzug-data/outgoing".into(),
        "colour" => msg!("challenge-colours-drawn").into(),
        "piece" => msg!("piece-on", role = "knight", square = "f3").into(),
        "named" => msg!("piece", role = "rook").into(),
        "weekday" => msg!("weekday-sunday").into(),
        "month" => msg!("month-november").into(),
        "until" | "at" | "deadline" | "since" | "latest" => Arg::at(NOW),
        "time" | "used" | "charged" | "left" | "increment" | "delay" | "cap" | "mean" | "median"
        | "longest" | "thinking" | "last_ten" | "bank" | "clock" | "gained" | "lost" => {
            Arg::length(Span(3 * DAY + 7_200_000))
        }
        "control" | "period" => msg!("control-per-move", days = 3_u8).into(),
        "arbiter" => msg!("arbiter-named", name = "Carla").into(),
        "claim" => msg!("claim-draw").into(),
        "basis" => msg!("claim-by-threefold").into(),
        "how" => msg!("ending-checkmate").into(),
        "first" | "last" | "from" => "2026-12-24".into(),
        "example" => "e4".into(),
        "nth" => "th".into(),
        "year" => "2026".into(),
        "result" => "1-0".into(),
        "site" | "mailbox" | "address" => "games@chess.example.org".into(),
        "url" | "opening" => "https://chess.example.org".into(),
        "iso" => "2026-11-22".into(),
        "offset" => "+00:00".into(),
        "n" | "days" | "moves" | "count" | "ply" | "move_number" | "half_move" | "line" | "limit" | "men"
        | "times" | "halfmoves" | "counted" | "needed" | "holders" | "seconds" | "retry_after"
        | "tries_left" | "recent" | "bounces" | "blocks" | "most" | "expected" | "current" | "day"
        | "number" | "act" | "longest_at" => 5_u8.into(),
        other => format!("<{other}>").into(),
    }
}
