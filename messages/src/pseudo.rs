//! The pseudo-locales, made from the English file. In en-XA letters have accents, and messages brackets: a letter outside
//! the brackets comes from no message. ar-XB is written from right to left: a Latin letter beside it has to be isolated.

use std::collections::HashSet;

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser, serializer,
};

use crate::Language;

/// The tag of the one with brackets.
pub const PSEUDO: &str = "en-XA";

/// The tag of the one from right to left.
pub const PSEUDO_RTL: &str = "ar-XB";

/// Makes both of the English file.
pub(crate) fn all(english: &str) -> [(&'static str, String); 2] {
    [(PSEUDO, source(english, &bracket)), (PSEUDO_RTL, source(english, &|pattern| replace(pattern, arabic)))]
}

fn source(english: &str, change: &dyn Fn(&mut Pattern<String>)) -> String {
    // The build script has parsed it.
    let mut resource = parser::parse(english.to_owned()).unwrap_or_else(|(resource, _)| resource);
    for entry in &mut resource.body {
        if let Entry::Message(message) = entry {
            let attributes = message.attributes.iter_mut().map(|attribute| &mut attribute.value);
            message.value.iter_mut().chain(attributes).for_each(change);
        }
    }
    serializer::serialize(&resource)
}

/// Returns the words of a text in the pseudo-locale that are outside of all messages. Moves, addresses, and `known` words,
/// such as names and people's own text, are left out.
#[must_use]
pub fn outside_messages(text: &str, known: &[&str]) -> Vec<String> {
    let (mut outside, mut depth) = (String::new(), 0_i32);
    for c in text.chars() {
        match c {
            '⟦' => depth += 1,
            '⟧' => depth -= 1,
            _ if depth == 0 => outside.push(c),
            _ => {}
        }
    }
    let is_chess = |word: &str| {
        word.chars().all(|c| "KQRBNPOkqrbnpabcdefghx+#=-.()!?".contains(c) || c.is_ascii_digit())
    };
    let texts = known;
    let known: HashSet<&str> =
        texts.iter().flat_map(|text| text.split(|c: char| !c.is_alphanumeric())).collect();
    // A line ends in the middle of a word that is too long for it.
    let long: Vec<&&str> = known.iter().filter(|word| word.len() > 70).collect();
    let is_cut = |part: &str| {
        long.iter().any(|long| long.starts_with(part) || long.ends_with(part))
            || part.contains(|c| c >= '\u{2e80}') && texts.iter().any(|text| text.contains(part))
    };
    let is_known = |word: &str| {
        let mut parts = word.split(|c: char| !c.is_alphanumeric());
        word.contains(['@', '/'])
            || is_chess(word)
            || parts.all(|part| is_chess(part) || known.contains(part) || is_cut(part))
    };
    let words = outside.split_whitespace().map(|word| word.trim_matches(|c: char| !c.is_alphanumeric()));
    words.filter(|word| word.contains(char::is_alphabetic) && !is_known(word)).map(str::to_owned).collect()
}

/// Returns the words of a text that no message of the language has, and that are no moves, no addresses and not `known`.
#[must_use]
pub fn foreign_words(language: &Language, text: &str, known: &[&str]) -> Vec<String> {
    let own = parser::parse(language.source()).unwrap_or_else(|(resource, _)| resource);
    let mut words = String::new();
    for entry in &own.body {
        let (value, attributes) = match entry {
            // These are English in every language.
            Entry::Message(message) if NOTES.contains(&message.id.name) => continue,
            Entry::Message(message) => (message.value.as_ref(), &message.attributes),
            Entry::Term(term) => (Some(&term.value), &term.attributes),
            _ => continue,
        };
        value.into_iter().chain(attributes.iter().map(|attribute| &attribute.value)).for_each(|pattern| {
            read(pattern, &mut words);
            words.push('\n');
        });
    }
    let known = [known, &[words.as_str()]].concat();
    // Hebrew and Arabic join short words to the next one, which may be that of a placeable.
    let is_joined = |word: &str| {
        let rests = word.char_indices().take_while(|(_, c)| PREFIXES.contains(*c)).take(2);
        let mut rests = rests.map(|(at, c)| &word[at + c.len_utf8()..]);
        rests.any(|rest| !rest.is_empty() && outside_messages(rest, &known).is_empty())
    };
    let mut foreign = outside_messages(text, &known);
    foreign.retain(|word| !is_joined(word));
    foreign
}

/// The notes below a mail that tell how to change its language.
const NOTES: [&str; 4] =
    ["footer-in-english", "footer-not-signed", "footer-not-signed-here", "footer-languages"];

const PREFIXES: &str = "בהוכלמשبفكلو";

/// Adds the text of a message, its forms apart.
fn read(pattern: &Pattern<&str>, words: &mut String) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => words.push_str(value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter().for_each(|variant| {
                    read(&variant.value, words);
                    words.push('\n');
                });
            }
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::StringLiteral { value }),
            } => words.push_str(value),
            PatternElement::Placeable { .. } => words.push(' '),
        }
    }
}

/// Returns the lines of a text from right to left that hold Latin letters outside of isolates, or isolates that do not end.
/// A line without a letter of Arabic script has a direction of its own.
#[must_use]
pub fn not_isolated(text: &str) -> Vec<&str> {
    let is_arabic = |c: char| ('\u{600}'..='\u{6ff}').contains(&c);
    let is_wrong = |line: &&str| {
        let (mut depth, mut latin) = (0_i32, false);
        for c in line.chars() {
            match c {
                '\u{2066}'..='\u{2068}' => depth += 1,
                '\u{2069}' => depth -= 1,
                c => latin |= depth <= 0 && c.is_ascii_alphabetic(),
            }
        }
        depth != 0 || (latin && line.contains(is_arabic))
    };
    text.lines().filter(is_wrong).collect()
}

fn bracket(pattern: &mut Pattern<String>) {
    replace(pattern, accented);
    let text = |value: &str| PatternElement::TextElement { value: value.to_owned() };
    pattern.elements.insert(0, text("⟦"));
    pattern.elements.push(text("⟧"));
}

fn replace(pattern: &mut Pattern<String>, letter: fn(char) -> char) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = value.chars().map(letter).collect(),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter_mut().for_each(|variant| replace(&mut variant.value, letter));
            }
            PatternElement::Placeable { .. } => {}
        }
    }
}

fn accented(letter: char) -> char {
    match letter {
        'A' => 'Å',
        'E' => 'É',
        'I' => 'Î',
        'O' => 'Ö',
        'U' => 'Û',
        'Y' => 'Ý',
        'C' => 'Ç',
        'N' => 'Ñ',
        'S' => 'Š',
        'a' => 'å',
        'e' => 'é',
        'i' => 'î',
        'o' => 'ö',
        'u' => 'û',
        'y' => 'ý',
        'c' => 'ç',
        'n' => 'ñ',
        's' => 'š',
        other => other,
    }
}

/// A letter of Arabic script for each of the alphabet.
fn arabic(letter: char) -> char {
    match letter {
        'a'..='z' => char::from_u32(0x628 + (letter as u32 - 'a' as u32)).unwrap_or(letter),
        'A'..='Z' => arabic(letter.to_ascii_lowercase()),
        other => other,
    }
}
