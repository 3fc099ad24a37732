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
