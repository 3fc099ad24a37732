//! The pseudo-locale en-XA, made from the English file: accents on every letter, and brackets around every message. A
//! letter outside the brackets comes from no message.

use fluent_syntax::{
    ast::{Entry, Expression, Pattern, PatternElement},
    parser, serializer,
};

/// Its tag.
pub const PSEUDO: &str = "en-XA";

/// Makes its file.
pub(crate) fn source(english: &str) -> String {
    // The build script has parsed it.
    let mut resource = parser::parse(english.to_owned()).unwrap_or_else(|(resource, _)| resource);
    for entry in &mut resource.body {
        if let Entry::Message(message) = entry {
            let attributes = message.attributes.iter_mut().map(|attribute| &mut attribute.value);
            message.value.iter_mut().chain(attributes).for_each(bracket);
        }
    }
    serializer::serialize(&resource)
}

/// Returns the words of a text in the pseudo-locale that stand outside of all messages, and are no moves, no addresses and
/// not `known`, such as names and what people wrote.
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
    let is_known = |word: &str| {
        word.contains(['@', '/']) || is_chess(word) || known.iter().any(|known| known.contains(word))
    };
    let words = outside.split_whitespace().map(|word| word.trim_matches(|c: char| !c.is_alphanumeric()));
    words.filter(|word| word.contains(char::is_alphabetic) && !is_known(word)).map(str::to_owned).collect()
}

fn bracket(pattern: &mut Pattern<String>) {
    accent(pattern);
    let text = |value: &str| PatternElement::TextElement { value: value.to_owned() };
    pattern.elements.insert(0, text("⟦"));
    pattern.elements.push(text("⟧"));
}

fn accent(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = value.chars().map(accented).collect(),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter_mut().for_each(|variant| accent(&mut variant.value));
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
