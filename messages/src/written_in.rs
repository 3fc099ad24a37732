//! The language of a text, by the words and letters that the files list. Somebody without an account has chosen none.

use std::{
    collections::{BTreeSet, HashMap, HashSet},
    sync::LazyLock,
};

use fluent_syntax::{
    ast::{Entry, PatternElement},
    parser,
};
use unicode_normalization::UnicodeNormalization as _;

use crate::{FILES, Language, fold, id, ways::written};

/// The lists of ordinary words.
const LISTS: [&str; 6] = [
    id!("reading-common"),
    id!("reading-greetings"),
    id!("reading-closings"),
    id!("reading-courtesies"),
    id!("reading-beside"),
    id!("reading-open"),
];

/// Points for a word of the language; lost by one with a letter that the language lacks.
const WORD: i32 = 2;
/// Points for a word that no other language has the letters of.
const ALONE: i32 = 3;
/// A word alone proves nothing: "hello" and "tak" are written in several languages.
const LEAST: i32 = 3;
/// The points that the next language must have less.
const LEAD: i32 = 2;

/// A language that a text may be in.
#[derive(Default)]
struct Candidate {
    /// `None` for a language without a file: its texts are in no other one.
    language: Option<&'static Language>,
    words: HashSet<String>,
    letters: HashSet<char>,
}

static CANDIDATES: LazyLock<Vec<Candidate>> = LazyLock::new(|| {
    let own = FILES.iter().filter_map(|(tag, _)| Language::of(tag)).map(|language| {
        let words = LISTS.iter().flat_map(|list| written(language, list));
        // English commands are written by people of every language.
        let is_command = |id: &&str| id.starts_with("command-") && !id.contains('.') && language.tag != "en";
        let commands = crate::MESSAGES.iter().map(|(id, _)| *id).filter(is_command);
        let commands = commands.flat_map(|id| written(language, id));
        Candidate {
            language: Some(language),
            words: words.chain(commands).flat_map(|way| words_of(&way)).collect(),
            letters: written(language, id!("reading-letters")).concat().chars().collect(),
        }
    });
    own.chain(others().into_values()).collect()
});

/// Reads the languages of `other-languages.ftl`.
fn others() -> HashMap<String, Candidate> {
    let source = include_str!("../other-languages.ftl");
    let resource = parser::parse(source).unwrap_or_else(|(resource, _)| resource);
    let mut others = HashMap::<String, Candidate>::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        for attribute in &message.attributes {
            let other = others.entry(attribute.id.name.to_owned()).or_default();
            let texts = attribute.value.elements.iter().filter_map(|element| match element {
                PatternElement::TextElement { value } => Some(*value),
                PatternElement::Placeable { .. } => None,
            });
            let text = texts.collect::<String>();
            if message.id.name == "reading-letters" {
                other.letters.extend(text.chars());
            } else if LISTS.contains(&message.id.name) {
                other.words.extend(text.split('|').flat_map(words_of));
            }
        }
    }
    others
}

/// Returns the words of a text, as they are compared.
fn words_of(text: &str) -> Vec<String> {
    let words = text.split_whitespace().map(|word| fold(word.trim_matches(|c: char| !c.is_alphanumeric())));
    words.filter(|word| !word.is_empty()).collect()
}

/// Returns the letters of a word besides a to z.
fn letters_of(word: &str) -> Vec<char> {
    let letters = word.nfc().flat_map(char::to_lowercase).filter(|c| !c.is_ascii() && c.is_alphabetic());
    letters.filter(|c| !fold(&c.to_string()).is_empty()).collect()
}

/// Returns the language, of those that are sent, that a text is clearly written in.
#[must_use]
pub fn written_in(text: &str) -> Option<&'static Language> {
    let mut points = vec![0; CANDIDATES.len()];
    for word in text.split_whitespace().collect::<BTreeSet<_>>() {
        let letters = letters_of(word);
        let has_all = |of: &Candidate| letters.iter().all(|letter| of.letters.contains(letter));
        let fits: Vec<bool> = CANDIDATES.iter().map(has_all).collect();
        let is_alone = fits.iter().filter(|fits| **fits).count() == 1;
        let words = words_of(word);
        for ((points, of), fits) in points.iter_mut().zip(CANDIDATES.iter()).zip(fits) {
            *points += match fits {
                true if is_alone => ALONE,
                true => 0,
                false => -WORD,
            };
            *points += if words.iter().any(|word| of.words.contains(word)) { WORD } else { 0 };
        }
    }
    let (best, most) = points.iter().enumerate().max_by_key(|(_, points)| **points)?;
    let is_clear =
        points.iter().enumerate().all(|(at, points)| at == best || points + LEAD <= *most) && *most >= LEAST;
    CANDIDATES[best].language.filter(|language| is_clear && language.is_offered())
}

#[cfg(test)]
mod tests {
    use fluent_syntax::ast::Pattern;

    use super::*;

    #[test]
    fn texts_show_their_language() {
        for (text, expected) in [
            ("Добрий день, хочу грати", Some("uk")),
            ("Хочу зіграти", Some("uk")),
            ("Guten Tag, ich will spielen", Some("de")),
            ("Ich möchte bei euch Fernschach spielen.\n\nMit freundlichen Grüßen\nJiří Čapek", Some("de")),
            ("Dzień dobry", Some("pl")),
            ("Dobrý den, chtěl bych hrát šachy", Some("cs")),
            ("Добар ден", Some("mk")),
            ("Добар ден, сакам да играм шах", Some("mk")),
            ("Добар дан, желим да играм шах", Some("sr")),
            ("Здравствуйте, хочу играть в шахматы", Some("ru")),
            ("Hello, I want to play", Some("en")),
            ("Bonjour, je voudrais jouer aux échecs", Some("fr")),
            ("Hola, quiero jugar al ajedrez", Some("es")),
            ("¿Cómo puedo jugar?", Some("es")),
            ("Buongiorno, vorrei giocare a scacchi", Some("it")),
            ("Olá, gostaria de jogar xadrez", Some("pt")),
            ("Goedendag, ik wil graag schaken", Some("nl")),
            ("Merhaba, satranç oynamak istiyorum", Some("tr")),
            ("नमस्ते, मैं खेलना चाहता हूँ", Some("hi")),
            ("مرحبا، أريد أن ألعب الشطرنج", Some("ar")),
            ("שלום, אני רוצה לשחק שחמט", Some("he")),
            // Of languages without a file, or of which the file is not sent.
            ("Здравейте, искам да играя шах", None),
            ("Добры дзень, хачу гуляць у шахматы", None),
            ("Jeg vil gerne spille skak", None),
            ("Hej, jag vill spela schack", None),
            ("Dobrý deň, chcem hrať šach", None),
            ("Dobar dan, želim igrati šah", None),
            ("Dobar dan, želim da igram šah", None),
            ("Szeretnék sakkozni", None),
            ("سلام، می‌خواهم شطرنج بازی کنم", None),
            ("Ina so in yi wasan dara", None),
            // Words of several languages, and names.
            ("Tak", None),
            ("Ja", None),
            ("да", None),
            ("Hola", None),
            ("Hello", None),
            ("Anna Berg", None),
            ("Müller", None),
            ("Оксана Коваль", None),
            ("5254", None),
            ("", None),
        ] {
            assert_eq!(written_in(text).map(|language| language.tag), expected, "{text}");
        }
    }

    /// The reader would silently leave out an entry that it cannot parse, or that has an unknown id.
    #[test]
    fn other_languages_are_read_whole() {
        let source = include_str!("../other-languages.ftl");
        let resource = parser::parse(source).expect("no error");
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let id = message.id.name;
            assert!(id.starts_with("reading-"), "{id} is no list of the reader");
            assert!(crate::MESSAGES.iter().any(|(known, _)| *known == id), "{id} is in no language");
            assert!(message.value.is_none(), "{id} has words of no language");
            let are_texts = |pattern: &Pattern<_>| {
                pattern.elements.iter().all(|element| matches!(element, PatternElement::TextElement { .. }))
            };
            assert!(
                message.attributes.iter().all(|other| are_texts(&other.value)),
                "{id} fills something in"
            );
        }
    }

    /// A language prints its own letters, but for a name from elsewhere.
    #[test]
    fn alphabets_are_whole() {
        for candidate in CANDIDATES.iter() {
            let Some(language) = candidate.language else { continue };
            let texts: Vec<String> = LISTS.iter().flat_map(|list| written(language, list)).collect();
            let months = crate::MESSAGES.iter().filter(|(id, _)| id.starts_with("month-"));
            let months = months.flat_map(|(id, _)| written(language, id));
            for text in texts.into_iter().chain(months) {
                let foreign: String =
                    letters_of(&text).into_iter().filter(|c| !candidate.letters.contains(c)).collect();
                assert_eq!(foreign, "", "{}: {text}", language.tag);
            }
        }
    }
}
