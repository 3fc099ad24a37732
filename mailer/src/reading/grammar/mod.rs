//! The language of commands, each on a line of its own, in any case, in English words. A command of the player's
//! own language is in English already ([`super::language`]).

mod acts;
mod arbiter;
mod control;
mod entry;
mod line;
mod table;
mod terms;

use std::{collections::HashMap, sync::LazyLock};

use domain::notation::Letters;
use messages::{
    Arg, Form, Message, bare, msg,
    sealing::{holds_move, names_sealing},
    usage,
};

pub use arbiter::{UnclearAct, act_of_arbiter};

use super::command::{Effect, MailCommand, Show, Understood};
use entry::{Entry, Read};
use line::Line;
use table::{SECTIONS, commands};

/// The entries by the words that their lines can begin with, in the order of the table.
static BY_FIRST_WORD: LazyLock<HashMap<&'static str, Vec<(Form, &'static Entry)>>> = LazyLock::new(|| {
    let mut entries: HashMap<_, Vec<_>> = HashMap::new();
    for (entry, form) in commands().flat_map(|entry| entry.forms.iter().map(move |form| (entry, form))) {
        for word in Form::of(form).first() {
            entries.entry(first_part(word)).or_default().push((Form::of(form), entry));
        }
    }
    entries
});

fn first_part(word: &str) -> &str {
    word.split(':').next().unwrap_or_default()
}

/// Returns what a line that begins with a command's word means; `None` if it is no command. A word of prose that happens
/// to be a command ("help me please") is one only when nothing but its arguments follows.
#[must_use]
pub fn command(line: &str) -> Option<Understood> {
    command_in(line, Letters::English)
}

/// The same, where a piece may have its letter in `letters`: that one comes before the English one.
#[must_use]
pub fn command_in(line: &str, letters: Letters) -> Option<Understood> {
    read(line, letters, |_entry| true)
}

/// Reads a command behind which a text stands.
fn textual(line: &str) -> Option<Understood> {
    read(line, Letters::English, |entry| entry.has_text)
}

fn read(line: &str, letters: Letters, is_sought: fn(&Entry) -> bool) -> Option<Understood> {
    let first = bare(line.split_whitespace().next()?).to_lowercase();
    let entries = BY_FIRST_WORD.get(first_part(&first))?;
    let words: Vec<&str> = line.split_whitespace().collect();
    let lower: Vec<String> = words.iter().map(|word| bare(word).to_lowercase()).collect();
    let lower: Vec<&str> = lower.iter().map(String::as_str).collect();
    let line = Line { text: line, words: &words, lower: &lower, letters };
    for (form, entry) in entries {
        // A text may begin directly behind a colon.
        if !is_sought(entry) || !(entry.has_text || form.fits(line.lower)) {
            continue;
        }
        match (entry.read)(&line) {
            Read::Meant(understood) => return Some(understood),
            Read::Prose => return None,
            Read::Other => {}
        }
    }
    None
}

fn entry_of(command: &MailCommand) -> Option<&'static Entry> {
    commands().find(|entry| (entry.is)(command))
}

/// Returns the line of a command in a transcript; it never holds a move to be sealed.
pub(super) fn name(command: &MailCommand) -> Arg {
    entry_of(command).map_or_else(Arg::default, |entry| Message::new(entry.name).into())
}

/// Returns the effect of a command.
pub(super) fn effect(command: &MailCommand) -> Effect {
    entry_of(command).map_or(Effect::Acts, |entry| entry.effect)
}

impl MailCommand {
    /// Asks for something to read and changes nothing.
    #[must_use]
    pub fn only_shows(&self) -> bool {
        effect(self) == Effect::Shows
    }
}

/// The help text for players, in lines.
pub(super) fn help() -> Vec<Arg> {
    let mut lines = vec![msg!("help").into()];
    for (heading, entries) in SECTIONS {
        lines.extend([Arg::default(), Message::new(heading).into()]);
        lines.extend(entries.iter().flat_map(|entry| entry.help).map(|id| usage(id)));
    }
    lines.extend([Arg::default(), msg!("help-below").into()]);
    lines
}

/// Returns the usage of the acts of arbiters, in lines.
pub(super) fn usage_for_arbiters() -> Vec<Arg> {
    arbiter::usage()
}

/// Tells whether a reason was begun on a line.
pub(super) fn has_reason(line: &str) -> bool {
    arbiter::has_reason(line)
}

/// Tells whether a text, which a mail program may have broken into lines, follows a command or would follow it without its
/// mistake.
pub(super) fn is_reasoned(line: &str) -> bool {
    textual(line).is_some_and(|understood| match understood {
        Ok(MailCommand::Show(Show::Pace(_))) => false,
        Ok(_) => true,
        Err(_) => arbiter::begins_text(line),
    })
}

/// Tells whether a line is a command and can hardly be a piece of prose that a mail program broke. "Move was late", "claim
/// that they won" and "arbiter was told" may be.
pub(super) fn is_plain(line: &str) -> bool {
    match command(line) {
        Some(Ok(command)) if command.written_move().is_none() => true,
        Some(_) => line.bytes().any(|byte| byte.is_ascii_digit()) || is_reasoned(line),
        None => false,
    }
}

/// The same below a text that may have been broken there. "draw.", "moves" and "move 23 on Sunday." do no harm as a part of
/// it, so they are one. A move to be sealed would, however it is written: somebody else reads the text.
pub(super) fn is_plain_below_text(line: &str) -> bool {
    match command(line) {
        Some(Ok(command)) => match command.written_move() {
            Some(text) => holds_move(text) || text.bytes().filter(u8::is_ascii_digit).count() >= 4,
            None => !entry_of(&command).is_some_and(|entry| entry.is_harmless),
        },
        Some(Err(_)) => is_reasoned(line) || holds_move(line),
        None => false,
    }
}

/// Tells whether a line may contain a move to be sealed in any notation: nothing of it is repeated or stored.
pub(super) fn may_seal(line: &str) -> bool {
    let commands = || matches!(command(line), Some(Ok(MailCommand::Seal { .. } | MailCommand::Draft { .. })));
    names_sealing(line) && (holds_move(line) || commands())
}

/// Returns the text after `analysis:` of a line that begins one.
#[must_use]
pub fn analysis_begins(line: &str) -> Option<&str> {
    let (word, rest) = line.split_once(':')?;
    ["analysis", "analyse"].iter().any(|known| word.eq_ignore_ascii_case(known)).then(|| rest.trim_start())
}

/// Returns the text after `message:` or `say` of a line that begins a message.
#[must_use]
pub fn message_begins(line: &str) -> Option<&str> {
    let (word, rest) = line.split_once([':', ' ']).unwrap_or((line, ""));
    let has_colon = line[word.len()..].starts_with(':');
    let is_message = ["message", "msg", "comment"].iter().any(|known| word.eq_ignore_ascii_case(known));
    ((is_message && has_colon) || word.eq_ignore_ascii_case("say"))
        .then(|| rest.trim_start_matches([':', ' ']))
}

#[cfg(test)]
mod tests {
    use app::{LobbyCommand, Unresolved, ports::BulkAct};
    use domain::{ClaimBasis, Span, TimeControl, clock::Period};
    use messages::Voice;

    use super::*;

    #[test]
    fn leave_is_read_in_every_form() {
        let (first, last) = ("2026-12-24".parse().expect("a day"), "2027-01-02".parse().expect("a day"));
        for line in [
            "leave 2026-12-24 2027-01-02",
            "leave: 2026-12-24 2027-01-02",
            "Leave from 2026-12-24 to 2027-01-02, please",
            "leave 2026-12-24 - 2027-01-02.",
        ] {
            assert_eq!(
                command(line),
                Some(Ok(MailCommand::Game(Unresolved::BookLeave { first, last }.into()))),
                "{line}"
            );
        }
        for line in ["cancel leave 2026-12-24", "cancel leave from 2026-12-24", "cancel my leave 2026-12-24"]
        {
            assert_eq!(
                command(line),
                Some(Ok(MailCommand::Game(domain::Command::CancelLeave { first }.into()))),
                "{line}"
            );
        }
        let all = MailCommand::Everywhere(BulkAct::BookLeave { first, last });
        assert_eq!(command("leave all 2026-12-24 to 2027-01-02 please"), Some(Ok(all)));
        assert_eq!(command("leave me alone, please"), None);
    }

    #[test]
    fn contradictory_terms_are_asked_about() {
        for line in [
            "challenge Boris 10/50 20/40",
            "challenge Boris 5 days 10/50",
            "challenge Boris white black",
            "challenge Boris white 10/50 random",
            "challenge Boris 960 10/50 960",
            "seek 10/50 3 days",
            "seek black white",
        ] {
            let understood = command(line);
            assert!(
                matches!(&understood, Some(Err(how)) if Voice::english().print(how).starts_with("You named more than one")),
                "{line}: {understood:?}"
            );
        }
        for line in
            ["challenge Boris white 10/50 960", "challenge Boris 960 12 5 days black", "seek 10/40 double 15"]
        {
            assert!(matches!(command(line), Some(Ok(_))), "{line}");
        }
    }

    #[test]
    fn bare_length_is_asked_back() {
        for (line, answer) in [
            ("challenge Boris 5d", ["\"5d\"", "5 days a move", "10/5d", "5d in all"]),
            ("seek white 36h 960", ["\"36h\"", "2 days a move", "10/36h", "36h in all"]),
        ] {
            let Some(Err(how)) = command(line) else { panic!("{line} was taken") };
            let how = Voice::english().print(&how);
            assert!(answer.iter().all(|words| how.contains(words)), "{line}: {how}");
        }
        let per_move = TimeControl::PerMove { days: 5 };
        let exact = |moves| TimeControl::exact(vec![Period::new(moves, Span::days(5))]);
        for (terms, control) in [
            ("5 days", per_move.clone()),
            ("5 days a move", per_move.clone()),
            ("5d per move", per_move.clone()),
            ("5 days for each move 960", per_move),
            ("5 days for 10 moves", exact(Some(10))),
            ("10/5d", exact(Some(10))),
            ("5d in all", exact(None)),
            ("5 days for the whole game black", exact(None)),
        ] {
            let Some(Ok(MailCommand::Lobby(LobbyCommand::Challenge { opponent, terms: read }))) =
                command(&format!("challenge Boris {terms}"))
            else {
                panic!("{terms}")
            };
            assert_eq!((opponent.as_str(), read.regulations.time_control), ("Boris", control), "{terms}");
        }
        for line in
            ["seek 61 days a move", "seek 36h a move", "seek 5 days for 0 moves", "seek 2000 days in all"]
        {
            assert!(matches!(command(line), Some(Err(_))), "{line}");
        }
        assert!(matches!(command("seek 30d delay 2d"), Some(Ok(_))), "more than a length");
    }

    #[test]
    fn claims_are_read_in_every_form() {
        let threefold = |announced: Option<&str>| {
            MailCommand::Claim(ClaimBasis::ThreefoldRepetition, announced.map(str::to_owned))
        };
        let fifty = |announced: Option<&str>| {
            MailCommand::Claim(ClaimBasis::FiftyMoves, announced.map(str::to_owned))
        };
        for (line, expected) in [
            ("claim threefold", threefold(None)),
            ("claim threefold Nf3", threefold(Some("Nf3"))),
            ("claim threefold repetition", threefold(None)),
            ("Claim threefold repetition with Nf3", threefold(Some("Nf3"))),
            ("claim repetition, please", threefold(None)),
            ("claim fifty", fifty(None)),
            ("claim fifty move", fifty(None)),
            ("claim fifty moves", fifty(None)),
            ("claim fifty move rule", fifty(None)),
            ("claim fifty-move rule with 5254", fifty(Some("5254"))),
            ("claim 50 moves rule Kd2", fifty(Some("Kd2"))),
            ("claim time please", MailCommand::Game(domain::Command::ClaimFlag.into())),
        ] {
            assert_eq!(command(line), Some(Ok(expected)), "{line}");
        }
        for line in ["claim draw by agreement", "claim win on time", "claim threefold because it is one"] {
            assert!(matches!(command(line), Some(Err(_))), "{line}");
        }
    }

    #[test]
    fn every_command_has_a_line() {
        for entry in commands() {
            assert_eq!(messages::needs(entry.name), Some(&[][..]), "{}", entry.name);
        }
    }

    #[test]
    fn every_command_stands_in_the_help() {
        // In brackets what stands behind the words.
        let commands = "
            accept | decline | resign yes | claim threefold | claim time | claim win | adjudicate win |
            adjourn | adjourn early | decline adjournment | seal [e4] | draft [e4] | choose [e4] |
            clocks wrong | resume | publish | refill | reflect | status | leave [2026-12-24 2027-01-02] |
            leave all [2026-12-24 2027-01-02] | cancel leave [2026-12-24] |
            cancel leave all [2026-12-24] | withdraw from event yes [: I am ill] |
            withdraw from all games yes [: I am ill] | appeal 17 [: I was not told] | conditions |
            no conditions | challenge [Boris] | accept challenge C7 | decline challenge C7 | seek |
            seeks | withdraw C7 | show | moves | legal | pgn | settings | set time zone [Europe/Berlin] |
            set notation [san] | set letters [german] | set board [off] | unsubscribe | games | games over | pgn all |
            pgn G42 | rematch";
        let printed = |lines| Voice::english().print(&Arg::Lines { lines });
        let (help, usage) = (printed(help()), printed(usage_for_arbiters()));
        for line in commands.split('|').map(str::trim) {
            let (name, rest) = line.split_once(" [").unwrap_or((line, ""));
            let blank = if rest.is_empty() || rest.starts_with(':') { "" } else { " " };
            let rest = format!("{blank}{}", rest.trim_end_matches(']'));
            assert!(matches!(command(&format!("{name}{rest}")), Some(Ok(_))), "{name}");
            // It may go on in the next line.
            assert!(help.split_whitespace().collect::<Vec<_>>().join(" ").contains(name), "{name}");
        }
        assert!(help.contains("message:"));
        for line in help.lines().chain(usage.lines()) {
            assert!(line.chars().count() <= 78, "its columns would be lost: {line}");
        }
    }
}
