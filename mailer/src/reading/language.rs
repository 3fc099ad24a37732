//! The player's own language: its commands, conditions and words, read in English.

use app::ports::Player;
use domain::notation::{before_hint, begins_condition, condition, hints_at_condition, with_condition};
use messages::{Begun, Language, Question, sealing::holds_move};

use super::{
    grammar::{analysis_begins, command, is_reasoned, message_begins},
    speech::is_courtesy,
};

/// Returns the language that a player's commands are read in, beside English.
pub(super) fn language_of(player: &Player) -> Option<&'static Language> {
    Language::of(&player.language).filter(|language| language.has_commands())
}

/// The most words of a move with a draw offer: "23. Sf3 und ich biete Remis an".
const OFFER: usize = 10;

/// Returns a line in English if it is a command, a condition or a word of the language. A text or a name in it stays as it
/// is.
pub(super) fn in_english(line: &str, language: &Language) -> Option<String> {
    language
        .command(line)
        .and_then(|begun| command_in_english(&begun, language))
        .or_else(|| language.word(line).filter(is_answer).map(|word| word.said))
        .or_else(|| language.conditions(line).filter(|line| is_conditional(line)))
        .or_else(|| offer_in_english(line, language))
}

/// Tells whether a word answers a question by itself: "Tag," greets.
fn is_answer(word: &Begun<'_>) -> bool {
    matches!(word.said.trim_end_matches(':'), "yes" | "no") && is_courtesy(word.rest)
}

/// Reads yes or no in the words of all languages, of somebody who has not chosen one. Returns the language, too, where the
/// line agrees or refuses in no other and thanks in none: "tak" is thanks in Danish.
pub(super) fn answer_in_any(line: &str) -> Option<(bool, Option<&'static Language>)> {
    let languages = Language::all().iter().filter(|language| language.has_commands());
    let answers: Vec<(bool, &'static Language)> = languages
        .filter_map(|language| {
            let word = language.word(line).filter(is_answer)?;
            Some((word.said.trim_end_matches(':') == "yes", language))
        })
        .collect();
    let (agrees, language) = *answers.first()?;
    let is_only = answers.len() == 1 && !is_courtesy(line);
    answers.iter().all(|(other, _)| *other == agrees).then(|| (agrees, is_only.then_some(language)))
}

fn command_in_english(Begun { said: begin, rest }: &Begun<'_>, language: &Language) -> Option<String> {
    let with = |rest: &str| if rest.is_empty() { begin.clone() } else { format!("{begin} {rest}") };
    let as_written = with(rest);
    let has_text = message_begins(&as_written).is_some()
        || analysis_begins(&as_written).is_some()
        || is_reasoned(&as_written);
    if has_text {
        return Some(as_written);
    }
    if matches!(begin.trim_end_matches(':'), "seal" | "draft") {
        return Some(offer_in_english(rest, language).map_or(as_written, |rest| with(&rest)));
    }
    let whole = language.words(begin, rest).map(|rest| with(&rest));
    let is_ours =
        |line: &String| command(line).is_some() || is_conditional(line) || Question::asks_where(line);
    whole.filter(is_ours).or_else(|| Some(as_written).filter(is_ours))
}

/// Tells whether a line contains the words of a condition, with any result.
fn is_conditional(line: &str) -> bool {
    let continues =
        || line.strip_prefix("then ").and_then(|rest| rest.split_whitespace().next()).is_some_and(holds_move);
    condition(line).is_some()
        || with_condition(line).is_some()
        || before_hint(line).is_some()
        || begins_condition(line)
        || hints_at_condition(line)
        || continues()
}

/// "5254 draw": an offer beside a move.
fn offer_in_english(line: &str, language: &Language) -> Option<String> {
    let is_short = line.split_whitespace().nth(OFFER).is_none();
    language.offer(line).filter(|_| is_short && holds_move(line))
}

/// Tells whether a line may contain a condition, in any language: nobody may read it.
pub(super) fn may_be_conditional(line: &str) -> bool {
    let is_conditional_in =
        |language: &Language| language.conditions(line).is_some_and(|line| is_conditional(&line));
    line.to_lowercase().contains("if ")
        || Language::all().iter().filter(|language| language.has_commands()).any(is_conditional_in)
}

/// Returns the text behind a command to seal or to draft in any language: a secret is kept in whatever language it is told.
pub(super) fn begins_to_seal(text: &str) -> Option<&str> {
    messages::commands(text)
        .find(|(_, begun)| matches!(begun.said.trim_end_matches(':'), "seal" | "draft"))
        .map(|(_, begun)| begun.rest)
}

/// Returns the language of a line that is a command or a condition in another language than the player's, and not prose in
/// the player's.
pub(super) fn other_language(line: &str, own: Option<&Language>) -> Option<&'static Language> {
    let is_meant = |language: &Language, begun: &Begun<'_>| {
        begun.rest.is_empty() && command(&begun.said).is_some()
            || begun.said == "if" && language.conditions(line).is_some_and(|line| condition(&line).is_some())
    };
    messages::commands(line)
        .find(|(other, begun)| Some(*other) != own && is_meant(other, begun))
        .map(|(other, _)| other)
}
