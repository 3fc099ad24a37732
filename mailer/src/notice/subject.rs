//! The subject of a mail about a game: the game, the player on move and the number of the move. In a reply it is
//! separated from the words that a player adds.

use std::{collections::HashSet, sync::LazyLock};

use app::{outbox::OutgoingMail, ports::MailKind};
use domain::{Color, GameId, Outcome, Phase};
use messages::{Arg, GLUE, Language, Message, Voice, is_isolate, msg};

use super::page;

/// Follows the names of the players.
const SEPARATOR: &str = ": ";

/// Every state without a number.
fn states() -> [Message; 13] {
    [
        msg!("subject-you-won"),
        msg!("subject-you-lost"),
        msg!("subject-white-won"),
        msg!("subject-black-won"),
        msg!("subject-both-lost"),
        msg!("subject-drawn"),
        msg!("subject-no-result"),
        msg!("subject-adjourned-yours"),
        msg!("subject-adjourned"),
        msg!("subject-undecided"),
        msg!("subject-for-arbiter"),
        msg!("subject-question"),
        msg!("subject-receipt"),
    ]
}

/// Returns the subject, such as `[G1] Anna - Ben: your move 12 (Cup)`.
pub(super) fn of(mail: &OutgoingMail, site: &str, voice: &Voice) -> String {
    let Some(context) = &mail.context else {
        return voice.say(&msg!("subject-your-mail", site = site.to_owned()));
    };
    let names = &context.names;
    let tournament = page::printable(&context.game.tournament);
    let event = match tournament.trim() {
        "" => String::new(),
        event => {
            let event: String = event.chars().take(60).collect();
            format!(" {}", voice.isolated(&format!("({event})")))
        }
    };
    let said = |state| format!("{SEPARATOR}{}", voice.say(&state).replace(GLUE, " "));
    let state = state(mail).map_or_else(String::new, said);
    let game = format!("[{}] {} - {}", context.id, names.white, names.black);
    format!("{}{state}{event}", voice.isolated(&game))
}

/// Describes the state. A reply repeats it, so it holds no digit but the number of the move and the time left, and no word
/// of sealing.
fn state(mail: &OutgoingMail) -> Option<Message> {
    let context = mail.context.as_ref()?;
    let game = &context.game;
    let me = mail.reader.as_ref().and_then(|reader| context.color_of(reader));
    let kind = mail.row.mail.kind;
    match kind {
        MailKind::ArbiterNews => return Some(msg!("subject-for-arbiter")),
        MailKind::Confirmation => return Some(msg!("subject-question")),
        MailKind::LogReceipt => return Some(msg!("subject-receipt")),
        _ => {}
    }
    let running = game.clock.running.map(|running| running.side);
    let on_move = match game.phase {
        Phase::Ended { outcome, .. } => return Some(result(outcome, me)),
        Phase::Adjourned { .. } if running.is_some() && running == me => {
            return Some(msg!("subject-adjourned-yours"));
        }
        Phase::Adjourned { .. } => return Some(msg!("subject-adjourned")),
        Phase::Playing { .. } | Phase::Sealing => match running {
            Some(side) => side,
            None if game.claim.is_some() || game.withdrawn.is_some() => {
                return Some(msg!("subject-undecided"));
            }
            None => return None,
        },
    };
    let number = game.position.fullmoves();
    let mut state = if me == Some(on_move) {
        msg!("subject-your-move", number = number)
    } else {
        msg!("subject-their-move", name = &context.names[on_move], number = number)
    };
    if me.is_some() && game.draw_offer.is_some_and(|offer| Some(offer.by) != me) {
        state = msg!("subject-draw-offered", state = state);
    }
    if let (MailKind::Reminder, Some(deadline)) = (kind, game.deadline()) {
        state = msg!("subject-left", state = state, left = Arg::left(deadline - mail.now));
    }
    Some(state)
}

fn result(outcome: Outcome, me: Option<Color>) -> Message {
    match (outcome.winner(), me) {
        (Some(winner), Some(me)) if winner == me => msg!("subject-you-won"),
        (Some(_), Some(_)) => msg!("subject-you-lost"),
        (Some(winner), None) => winner.fold_wb(msg!("subject-white-won"), msg!("subject-black-won")),
        (None, _) => match outcome {
            Outcome::BothLose => msg!("subject-both-lost"),
            Outcome::NoResult => msg!("subject-no-result"),
            _ => msg!("subject-drawn"),
        },
    }
}

/// Returns the words around a subject of ours: before the number of the game and behind the state and the event.
/// `None` if it holds none.
pub(crate) fn around_ours(subject: &str, game: GameId) -> Option<(&str, &str)> {
    if subject.len() > MAX_SUBJECT {
        return None;
    }
    let (before, ours) = subject.rsplit_once(&format!("[{game}]"))?;
    let behind = ours
        .rmatch_indices(SEPARATOR)
        .find_map(|(at, separator)| behind_state(&ours[at + separator.len()..]))?;
    Some((before, behind_event(behind)))
}

/// A part of a state.
#[derive(Debug)]
enum Part {
    Literal(String),
    Number,
    Name,
    Time,
}

/// The most characters of a name, or of a length of time: the work for a subject is bounded by it.
const MAX_PART: usize = 50;

/// The most bytes of a subject in which ours is looked for.
const MAX_SUBJECT: usize = 2_000;

/// Stand for the number, the name and the time in a state.
const MARKS: [char; 3] = ['\u{e000}', '\u{e001}', '\u{e002}'];

/// The languages that mails are written in.
fn sent() -> impl Iterator<Item = &'static Language> {
    Language::all().iter().filter(|language| language.is_offered())
}

/// Every state in every language: a reply may be to a mail in another one than the player reads now.
static FORMS: LazyLock<Vec<Vec<Part>>> = LazyLock::new(|| {
    let [number, name, time] = MARKS.map(String::from);
    let your_move = Message::new("subject-your-move").with("number", number.clone());
    let their_move = Message::new("subject-their-move").with("number", number).with("name", name);
    let mut all: Vec<Message> = states().into();
    for moved in [your_move, their_move] {
        let offered = msg!("subject-draw-offered", state = moved.clone());
        for state in [moved, offered] {
            all.push(msg!("subject-left", state = state.clone(), left = time.clone()));
            all.push(state);
        }
    }
    let languages = sent().map(Voice::of);
    languages.flat_map(|voice| all.iter().map(|state| form(&voice.say(state))).collect::<Vec<_>>()).collect()
});

fn form(said: &str) -> Vec<Part> {
    let mut parts = Vec::new();
    // The reader of mail removes isolates, too.
    for c in page::printable(&said.replace(is_isolate, "")).chars() {
        match (MARKS.iter().position(|mark| *mark == c), parts.last_mut()) {
            (Some(0), _) => parts.push(Part::Number),
            (Some(1), _) => parts.push(Part::Name),
            (Some(_), _) => parts.push(Part::Time),
            (None, Some(Part::Literal(text))) => text.push(c),
            (None, _) => parts.push(Part::Literal(c.into())),
        }
    }
    parts
}

/// Returns the text behind the longest state at its beginning.
fn behind_state(text: &str) -> Option<&str> {
    FORMS.iter().filter_map(|form| behind(form, text)).min_by_key(|behind| behind.len())
}

fn behind<'a>(parts: &[Part], text: &'a str) -> Option<&'a str> {
    let Some((part, parts)) = parts.split_first() else { return Some(text) };
    // Numbers and units; a move has digits and letters in one word.
    let is_time = |time: &str| {
        let is_move =
            |word: &str| word.contains(|c: char| c.is_ascii_digit()) && word.contains(char::is_alphabetic);
        !time.split(' ').any(|word| word.is_empty() || is_move(word))
    };
    let ends = |is_right: &dyn Fn(&str) -> bool| {
        let ends = text.char_indices().take(MAX_PART).map(|(at, c)| at + c.len_utf8());
        ends.filter(|end| is_right(&text[..*end])).find_map(|end| behind(parts, &text[end..]))
    };
    match part {
        Part::Literal(literal) => behind(parts, text.strip_prefix(literal.as_str())?),
        Part::Number => {
            let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
            if rest.len() < text.len() { behind(parts, rest) } else { None }
        }
        Part::Name => ends(&|_name| true),
        Part::Time if parts.is_empty() => Some(behind_time(text)),
        Part::Time => ends(&is_time),
    }
}

/// The words of lengths of time in every language. Arabic says one and two of a unit without a number.
static UNITS: LazyLock<HashSet<String>> = LazyLock::new(|| {
    let mut words = HashSet::new();
    // A number for each plural form.
    for (language, n) in sent().flat_map(|language| [0_u32, 1, 2, 3, 11, 100].map(|n| (language, n))) {
        let voice = Voice::of(language);
        for length in [msg!("length-days", n = n), msg!("length-hours", n = n), msg!("length-minutes", n = n)]
        {
            let said = page::printable(&voice.say(&length).replace(is_isolate, "")).replace(GLUE, " ");
            words.extend(said.split_whitespace().filter(|word| !is_digits(word)).map(str::to_owned));
        }
    }
    words
});

fn is_digits(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|c| c.is_ascii_digit())
}

/// Nothing of ours marks the end of a time that ends a state: units, and the numbers before them, belong to it.
fn behind_time(text: &str) -> &str {
    let word = |text: &str| text.split(' ').next().unwrap_or_default().len();
    let mut behind = text;
    loop {
        let rest = behind.strip_prefix(' ').unwrap_or(behind);
        let (number, unit) = rest.split_at(word(rest));
        let unit = if is_digits(number) { unit.strip_prefix(' ').unwrap_or_default() } else { rest };
        let (unit, rest) = unit.split_at(word(unit));
        if !UNITS.contains(unit) {
            return behind;
        }
        behind = rest;
    }
}

/// The event is in parentheses, and may contain some.
fn behind_event(text: &str) -> &str {
    let Some(event) = text.strip_prefix(" (") else { return text };
    let mut depth = 1_u32;
    for (at, c) in event.char_indices() {
        match c {
            '(' => depth += 1,
            ')' if depth == 1 => return &event[at + 1..],
            ')' => depth -= 1,
            _ => {}
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn own_words_are_told_from_ours() {
        let hostile = format!("[G1] : x{}", "'s move 1, ".repeat(6_000));
        assert_eq!(around_ours(&hostile, GameId(1)), None);
        assert_eq!(around_ours(&hostile[..1_990], GameId(1)).map(|(before, _)| before), Some(""));
        let cases = [
            ("Re: [G1] Anna - Ben: your move 12", Some("Re:")),
            ("e4 Re: [G1] Anna - Ben: your move 12 (Cup 5254)", Some("e4 Re:")),
            ("AW: [G1] Anna - Ben: your move 12, draw offered (Cup (A)) Nf3", Some("AW: Nf3")),
            ("SV: [G1] Anna - Ben: your move 12, 1 d 3 h left - 5254", Some("SV: - 5254")),
            ("[G1] Anna - Ben: Ben's move 3 e5", Some("e5")),
            ("[G1] Mr: X - O'Neil's: O'Neil's's move 3", Some("")),
            ("[G1] Anna - Ben: game over, you won (Cup) thanks", Some("thanks")),
            ("[G1] Anna - Ben: adjourned, your clock runs", Some("")),
            ("Re: [G1] Anna - Ben (Cup)", None),
            ("Re: [G2] Anna - Ben: your move 12", None),
            ("[G1] Anna - Ben: your move e4", None),
        ];
        for (subject, expected) in cases {
            let found = around_ours(subject, GameId(1));
            let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
            let found = found.map(|(before, behind)| [words(before), words(behind)].concat().join(" "));
            assert_eq!(found.as_deref(), expected, "{subject}");
        }
    }
    #[test]
    fn states_of_every_language_are_ours() {
        for language in sent() {
            let voice = Voice::of(language);
            let moved = msg!("subject-their-move", name = "O'Neil", number = 12_u8);
            let left = Arg::left(domain::Span::hours(27));
            let offered = msg!("subject-draw-offered", state = msg!("subject-your-move", number = 3_u8));
            let others = [msg!("subject-left", state = moved.clone(), left = left), moved, offered];
            for state in states().into_iter().chain(others) {
                let said = page::printable(&voice.say(&state).replace(is_isolate, "")).replace(GLUE, " ");
                assert_eq!(behind_state(&format!("{said} e4")), Some(" e4"), "{}: {said}", language.tag);
            }
        }
    }
}
