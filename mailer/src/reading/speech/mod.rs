//! The meaning of the prose around a move: it announces the move, greets, takes the move back or names another game.

mod words;

use std::{collections::HashMap, sync::LazyLock};

use domain::{GameId, notation::begins_condition};
use messages::sealing::holds_move;
use unicode_normalization::char::is_combining_mark;
use words::{
    ANNOUNCES, BEGINS_TAKING_BACK, BESIDE, CLAUSES_TAKING_BACK, CLOSES, COURTESIES, GAME, GOES_ON, GREETS,
    NO, NUMBERED, NUMBERS, OPEN, REFUSES, SIGHS, SUBJECTS, TAKES_BACK, TAKES_BACK_SHORTLY, WISHES, YES,
};

use super::{grammar::command, phrases::Words};

fn words_of(line: &str) -> impl Iterator<Item = String> + '_ {
    let is_of_word = |c: char| {
        c.is_alphanumeric() || matches!(c, '\'' | '\u{2019}' | '-' | '°' | '№') || is_combining_mark(c)
    };
    line.split(move |c| !is_of_word(c))
        .map(|word| lower(word.trim_matches(['\'', '-', '\u{2019}'])))
        .filter(|word| !word.is_empty())
}

/// Returns a word as the lists have it. The small letter of the Turkish İ is "i" with a dot above it.
fn lower(word: &str) -> String {
    if word.is_ascii() {
        return word.to_ascii_lowercase();
    }
    word.to_lowercase().replace('\u{2019}', "'").replace("i\u{307}", "i")
}

fn holds(words: &Words, word: &str) -> bool {
    words.contains(word)
}

/// The longest line that is short.
const SHORT: usize = 6;

/// Phrases by their first word.
type Phrases = HashMap<&'static str, Vec<Vec<&'static str>>>;

fn by_first_word(table: &Words) -> Phrases {
    let mut phrases = Phrases::new();
    for phrase in table.iter() {
        let words: Vec<&str> = phrase.split(' ').collect();
        phrases.entry(words[0]).or_default().push(words);
    }
    phrases
}

fn holds_phrase(words: &[String], phrases: &Phrases) -> bool {
    let begins = |at: usize, phrase: &Vec<&str>| {
        words.get(at..at + phrase.len()).is_some_and(|words| words.iter().eq(phrase.iter()))
    };
    (0..words.len()).any(|at| {
        phrases.get(words[at].as_str()).is_some_and(|phrases| phrases.iter().any(|phrase| begins(at, phrase)))
    })
}

/// Tells whether a line takes back what stands beside it, or says that it is not for now.
pub(super) fn takes_back(line: &str) -> bool {
    static ANYWHERE: LazyLock<Phrases> = LazyLock::new(|| by_first_word(&TAKES_BACK));
    static IN_SHORT: LazyLock<Phrases> = LazyLock::new(|| by_first_word(&TAKES_BACK_SHORTLY));
    let words: Vec<String> = words_of(line).collect();
    holds_phrase(&words, &ANYWHERE)
        || words.len() <= SHORT && holds_phrase(&words, &IN_SHORT)
        || line
            .split([
                '.', '!', '?', ',', ';', ':', '(', '\u{2013}', '\u{2014}', '\u{964}', '\u{61f}', '\u{60c}',
            ])
            .any(|clause| {
                let words: Vec<String> = words_of(clause).collect();
                let sighs = words.iter().take_while(|word| holds(&SIGHS, word)).count();
                let Some(first) = words.get(sighs).or_else(|| words.last()) else { return false };
                let says_no = |word: &String| holds(&NO, word) && word != "not";
                holds(&BEGINS_TAKING_BACK, first)
                    || words[sighs.min(words.len() - 1)..].iter().all(says_no)
                    || words.len() <= SHORT && CLAUSES_TAKING_BACK.contains(words.join(" ").as_str())
            })
}

/// Tells whether a line names another game than this one: "Re G99", "G99:", "game 99".
pub(super) fn names_another_game(line: &str, game: GameId) -> bool {
    let words: Vec<&str> = line.split_whitespace().collect();
    let bare = |word: &str| word.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase();
    let is_other = |digits: &str| {
        (1..=12).contains(&digits.len())
            && digits.bytes().all(|digit| digit.is_ascii_digit())
            && digits.parse::<i64>().is_ok_and(|number| number > 0 && number != game.0)
    };
    words.iter().enumerate().any(|(at, raw)| {
        let word = bare(raw);
        let above = |back: usize| at.checked_sub(back).map(|at| bare(words[at])).unwrap_or_default();
        let named = holds(&GAME, &above(1)) || holds(&NUMBERED, &above(1)) && holds(&GAME, &above(2));
        if named && is_other(&word) {
            return true;
        }
        let Some(digits) = word.strip_prefix('g').filter(|digits| is_other(digits)) else { return false };
        // "g4" is a square as well.
        let is_square = matches!(digits.as_bytes(), [b'1'..=b'8']);
        let is_marked = raw.starts_with('[') || raw.ends_with([':', ']']) || raw.starts_with('#');
        !is_square || is_marked || named || holds(&SUBJECTS, &above(1))
    })
}

/// Tells whether a line of prose directly above a move leaves open what the move's line is: "Your code is", "I do not like".
/// `names` are the players'.
pub(super) fn leaves_open(line: &str, names: &[String]) -> bool {
    let words: Vec<String> = words_of(line).collect();
    let Some((first, last)) = words.first().zip(words.last()) else { return false };
    if announces(&words, names) {
        return false;
    }
    // "Hola, Anna:"
    let mut others = line.split_whitespace().skip(1).peekable();
    let is_addressed =
        |word: &str| word.starts_with(char::is_uppercase) || words_of(word).all(|word| is_name(&word, names));
    if words.len() <= 3 && holds(&GREETS, first) && others.peek().is_some() && others.all(is_addressed) {
        return false;
    }
    if line.ends_with(':') || holds(&OPEN, last) && !line.ends_with(['.', '!', '\u{3002}', '\u{964}']) {
        return true;
    }
    let ends = line.ends_with(['.', '!', '?', '\u{2026}', ')', ';', '\u{3002}', '\u{964}', '\u{61f}'])
        || line.chars().last().is_some_and(|c| !c.is_alphanumeric() && !c.is_ascii())
        || line.ends_with(',') && words.len() <= 4;
    let greets = holds(&GREETS, first)
        && !words.iter().any(|word| word != first && holds(&OPEN, word) && word.len() > 3);
    !ends && !greets && !words.iter().all(|word| is_name(word, names))
}

/// Tells whether the words announce that a move of the sender's follows, and nothing else.
fn announces(words: &[String], names: &[String]) -> bool {
    words.iter().any(|word| holds(&ANNOUNCES, word))
        && words.iter().all(|word| {
            [&ANNOUNCES, &BESIDE, &GREETS, &COURTESIES].into_iter().any(|known| holds(known, word))
                || is_name(word, names)
        })
}

fn is_name(word: &str, names: &[String]) -> bool {
    names.iter().any(|name| words_of(name).any(|part| part == word))
}

/// Tells whether a line directly below a move continues it.
pub(super) fn goes_on_from_a_move(line: &str) -> bool {
    // Not every script has small letters.
    !line.starts_with(char::is_uppercase)
        && words_of(line).next().is_some_and(|first| holds(&GOES_ON, &first))
}

/// Words beside a move in its line that leave it the sender's move.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Company {
    /// "My move: e4", "e4 please".
    Formal,
    /// "e4 and good luck": the opponent does not read it.
    Wishes,
}

/// Judges the words of a line beside the one move in it, each with the number of moves before it. `None` if it contains
/// anything but announcements, courtesies and wishes.
pub(super) fn company(line: &str, words: &[(usize, String)], names: &[String]) -> Option<Company> {
    // "I play e4?" asks.
    if line.trim_end().ends_with(['?', '\u{61f}']) {
        return None;
    }
    let (before, behind): (Vec<_>, Vec<_>) = words.iter().partition(|(moves, _)| *moves == 0);
    let split =
        |words: Vec<&(usize, String)>| words.iter().flat_map(|(_, word)| words_of(word)).collect::<Vec<_>>();
    let (before, behind) = (split(before), split(behind));
    let greets = before.iter().all(|word| holds(&GREETS, word) || is_name(word, names));
    if !(before.is_empty() || greets || announces(&before, names)) {
        return None;
    }
    if behind.iter().all(|word| holds(&COURTESIES, word) || holds(&CLOSES, word) || is_name(word, names)) {
        return Some(Company::Formal);
    }
    let wishes =
        behind.iter().all(|word| holds(&COURTESIES, word) || holds(&WISHES, word) || is_name(word, names));
    wishes.then_some(Company::Wishes)
}

/// Tells whether a line says yes, and nothing else.
pub(super) fn agrees(line: &str) -> bool {
    let mut words = words_of(line);
    words.next().is_some_and(|first| holds(&YES, &first))
        && words.all(|word| holds(&YES, &word) || holds(&COURTESIES, &word))
        && !line.ends_with(['?', '\u{61f}'])
}

/// Tells whether a line says no, and nothing else.
pub(super) fn refuses(line: &str) -> bool {
    let mut words = words_of(line);
    words.next().is_some_and(|first| holds(&REFUSES, &first))
        && words.all(|word| holds(&REFUSES, &word) || holds(&COURTESIES, &word))
}

/// Tells whether a text thanks or asks politely, and nothing else.
pub(super) fn is_courtesy(text: &str) -> bool {
    words_of(text).all(|word| holds(&COURTESIES, &word))
}

/// The answer to "Did you mean 1. e4?" in the lines of a reply. A yes stands first, beside no line that takes it back and no
/// other move. `None`: it is something else.
pub(super) fn answer(lines: &[&str]) -> Option<bool> {
    let (first, others) = lines.split_first()?;
    let is_move = |line: &str| line.split_whitespace().all(holds_move);
    if others.iter().any(|line| takes_back(line) || refuses(line) || is_move(line)) {
        return None;
    }
    match (agrees(first), refuses(first)) {
        (true, _) => Some(true),
        (_, true) => Some(false),
        _ => None,
    }
}

/// Tells whether a line closes a letter: "Best regards", "Viele Grüße", or the sender's name.
pub(super) fn closes(line: &str, names: &[String]) -> bool {
    let words: Vec<String> = words_of(line).collect();
    let is_short = (1..=5).contains(&words.len()) && !line.ends_with(['?', '\u{61f}', ':']);
    is_short
        && (words.iter().all(|word| is_name(word, names))
            || words.first().is_some_and(|first| holds(&CLOSES, first))
                && !words.iter().any(|word| holds(&ANNOUNCES, word)))
}

/// Tells whether a line that closed one mail may close every mail of the player's. A short retraction is spoken once; a long
/// one belongs to a notice of confidentiality.
pub(super) fn may_close_every_mail(line: &str) -> bool {
    const LONG: usize = 60;
    line.split_whitespace().nth(1).is_some()
        && !line.split_whitespace().all(holds_move)
        && (line.chars().count() >= LONG || !takes_back(line))
        && !names_another_game(line, GameId(0))
        && command(line).is_none()
        && !begins_condition(line)
}

/// Tells whether a line of prose is part of a letter, beyond a greeting and an announcement.
pub(super) fn is_for_somebody(line: &str, names: &[String]) -> bool {
    let words: Vec<String> = words_of(line).collect();
    let greets = words.len() <= SHORT && words.first().is_some_and(|first| holds(&GREETS, first));
    words.len() > 3
        && !greets
        && !announces(&words, names)
        && !closes(line, names)
        && !only_numbers(line)
        && !words.iter().all(|word| is_name(word, names))
}

/// Tells whether a line of prose speaks of a move: below a closing it may still be a second thought.
pub(super) fn speaks_of_a_move(line: &str) -> bool {
    takes_back(line)
        || words_of(line)
            .any(|word| holds(&ANNOUNCES, &word) || matches!(word.as_str(), "ps" | "p.s" | "pps" | "nb"))
}

/// Tells whether the numbers and squares of a line of prose are no moves. They may be an address, a device, a rating, a
/// telephone or an account number.
pub(super) fn only_numbers(line: &str) -> bool {
    let is_number = |word: &str| matches!(word, "no." | "nr.");
    let names_one = words_of(line).any(|word| holds(&NUMBERS, &word))
        || line.split_whitespace().any(|word| is_number(&word.to_lowercase()));
    names_one && !speaks_of_a_move(line) || is_long_number(line)
}

/// Seven digits or more in a row of groups, of which one at least is no move: "+41 22 735 1213", "CH12 5254 1213 4".
fn is_long_number(line: &str) -> bool {
    let group = |word: &str| -> Option<String> {
        let digits: String = word.chars().filter(char::is_ascii_digit).collect();
        let rest = word
            .chars()
            .filter(|c| !c.is_ascii_digit() && !matches!(c, '+' | '(' | ')' | '-' | '/' | '.'))
            .count();
        (!digits.is_empty() && (rest == 0 || rest == 2 && word.len() == 4)).then_some(digits)
    };
    let is_move = |digits: &str| {
        matches!(digits.len(), 2 | 4 | 5) && digits.bytes().all(|digit| matches!(digit, b'1'..=b'8'))
    };
    let mut groups: Vec<(String, bool)> = Vec::new();
    let mut found = false;
    for word in line.split_whitespace().chain([""]) {
        if let Some(digits) = group(word) {
            let odd = word.starts_with('+')
                || word.contains('/')
                || word.len() > digits.len() + 1
                || !is_move(&digits);
            groups.push((digits, odd));
        } else {
            let digits: usize = groups.iter().map(|(digits, _)| digits.len()).sum();
            // "12. 5254" is a move with its number.
            found |= digits >= 7 && groups.len() != 2 && groups.iter().any(|(_, odd)| *odd)
                || digits >= 8 && groups.len() == 2 && groups.iter().any(|(_, odd)| *odd);
            groups.clear();
        }
    }
    found
}
