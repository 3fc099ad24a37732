//! The commands of players in their own language: `command-*` and `word-*` of its file.

use std::collections::HashMap;

use fluent_bundle::{FluentResource, concurrent::FluentBundle};
use unicode_normalization::UnicodeNormalization;

use crate::{Language, MESSAGES};

/// Commands whose rest is a text or a move of the player, in which no word is ours.
const WITH_TEXT: [&str; 11] = [
    "say",
    "message",
    "analysis",
    "join",
    "appeal",
    "seal",
    "draft",
    "choose",
    "move",
    "withdraw from event yes",
    "withdraw from all games yes",
];

/// The ways to write commands in one language, with the English one for each.
#[derive(Debug, Default)]
pub(crate) struct Ways {
    /// By the first word; the longest way first.
    commands: HashMap<String, Vec<(Vec<String>, String)>>,
    words: Vec<(Vec<String>, String)>,
}

impl Ways {
    pub(crate) fn of(language: &Language) -> Self {
        let mut ways = Self::default();
        if language == Language::english() {
            return ways;
        }
        for (id, _) in MESSAGES {
            let kind = id.split('-').next().unwrap_or_default();
            if id.contains('.') || !matches!(kind, "command" | "word") {
                continue;
            }
            let Some(english) = text(Language::english().bundle(), id, None) else { continue };
            for way in written(language, id) {
                let words: Vec<String> = fold(&way).split_whitespace().map(str::to_owned).collect();
                let Some(first) = words.first().cloned() else { continue };
                // "then" stands behind "if".
                if kind == "word" || english == "then" {
                    ways.words.push((words, english.clone()));
                } else {
                    ways.commands.entry(first).or_default().push((words, english.clone()));
                }
            }
        }
        let longest_first =
            |of: &mut Vec<(Vec<String>, String)>| of.sort_by_key(|(words, _)| usize::MAX - words.len());
        ways.commands.values_mut().for_each(longest_first);
        longest_first(&mut ways.words);
        ways
    }

    /// Several conditions stand in one line: "if 5755 then 7163, if 2836 then 6125".
    fn condition(&self, word: &str) -> Option<&(Vec<String>, String)> {
        self.commands.get(word)?.iter().find(|(words, english)| words.len() == 1 && english == "if")
    }

    /// Returns a line that begins with a command of the language, or is a word of it alone, with the English one instead.
    pub(crate) fn in_english(&self, line: &str) -> Option<String> {
        let written: Vec<&str> = line.split_whitespace().collect();
        let folded: Vec<String> = written.iter().map(|word| fold(word)).collect();
        let bare: Vec<&str> = folded
            .iter()
            .map(|word| word.trim_end_matches(['.', '!', ',', ':', '\u{964}', '\u{61f}', '\u{3002}']))
            .collect();
        let begins = |words: &[String], at: usize| {
            bare.get(at..at + words.len()).is_some_and(|own| own.iter().eq(words.iter()))
        };
        let alone = || self.words.iter().find(|(words, _)| words.len() == bare.len() && begins(words, 0));
        let (words, english) = match self.commands.get(*bare.first()?) {
            Some(ways) => ways.iter().find(|(words, _)| begins(words, 0)).or_else(alone)?,
            None => alone()?,
        };
        let mut said = vec![english.clone()];
        // "say:" and "message:".
        if folded.get(words.len() - 1).is_some_and(|last| last.ends_with(':'))
            && let Some(last) = said.last_mut()
        {
            last.push(':');
        }
        let mut at = words.len();
        while at < written.len() {
            let known =
                self.words.iter().find(|(words, _)| begins(words, at)).or_else(|| self.condition(bare[at]));
            match known.filter(|_| !WITH_TEXT.contains(&english.as_str())) {
                Some((words, english)) => {
                    said.push(english.clone());
                    at += words.len();
                }
                None => {
                    said.push(written[at].to_owned());
                    at += 1;
                }
            }
        }
        Some(said.join(" "))
    }
}

/// Every way in which a language writes a command or a word: its value, and the attribute `also`.
pub(crate) fn written(language: &Language, id: &str) -> Vec<String> {
    let bundle = language.bundle();
    let all = [text(bundle, id, None), text(bundle, id, Some("also"))];
    let ways = all.iter().flatten().flat_map(|ways| ways.split('|')).map(|way| way.trim().to_owned());
    ways.filter(|way| !way.is_empty()).collect()
}

fn text(bundle: &FluentBundle<FluentResource>, id: &str, attribute: Option<&str>) -> Option<String> {
    let message = bundle.get_message(id)?;
    let pattern = match attribute {
        Some(name) => message.get_attribute(name)?.value(),
        None => message.value()?,
    };
    Some(bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
}

/// A word as it is compared: in one form of its letters, whatever keyboard it was written on.
pub(crate) fn fold(word: &str) -> String {
    let plain = word.nfkc().flat_map(char::to_lowercase).filter_map(|c| match c {
        '\u{131}' => Some('i'),
        '\u{253}' => Some('b'),
        '\u{257}' => Some('d'),
        '\u{199}' => Some('k'),
        '\u{1b4}' => Some('y'),
        '\u{2019}' | '\u{2bc}' => Some('\''),
        // The dot of a capital I, vowel signs of Arabic, and what nobody sees.
        '\u{307}' | '\u{64b}'..='\u{652}' | '\u{640}' | '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{2069}' => {
            None
        }
        c => Some(c),
    });
    plain.collect()
}
