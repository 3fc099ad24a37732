//! The names of piece letters: each language calls itself by its own.

use domain::notation::Letters;

use crate::fold;

/// Returns the name of the language of piece letters in that language.
#[must_use]
pub const fn letters_name(letters: Letters) -> &'static str {
    match letters {
        Letters::English => "English",
        Letters::German => "Deutsch",
        Letters::French => "Français",
        Letters::Spanish => "Español",
        Letters::Portuguese => "Português",
        Letters::Italian => "Italiano",
        Letters::Catalan => "Català",
        Letters::Dutch => "Nederlands",
        Letters::Danish => "Dansk",
        Letters::Norwegian => "Norsk",
        Letters::Swedish => "Svenska",
        Letters::Finnish => "Suomi",
        Letters::Icelandic => "Íslenska",
        Letters::Estonian => "Eesti",
        Letters::Latvian => "Latviešu",
        Letters::Lithuanian => "Lietuvių",
        Letters::Polish => "Polski",
        Letters::Czech => "Čeština",
        Letters::Slovak => "Slovenčina",
        Letters::Hungarian => "Magyar",
        Letters::Romanian => "Română",
        Letters::Croatian => "Hrvatski",
        Letters::Slovenian => "Slovenščina",
        Letters::Serbian => "Српски",
        Letters::Macedonian => "Македонски",
        Letters::Bulgarian => "Български",
        Letters::Russian => "Русский",
        Letters::Ukrainian => "Українська",
        Letters::Greek => "Ελληνικά",
        Letters::Turkish => "Türkçe",
    }
}

/// Returns the piece letters of the language with this name.
#[must_use]
pub fn letters_named(name: &str) -> Option<Letters> {
    Letters::ALL.into_iter().find(|letters| fold(letters_name(*letters)) == fold(name))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::Language;

    #[test]
    fn letters_are_named_as_languages() {
        let names: BTreeSet<&str> = Letters::ALL.map(letters_name).into();
        assert_eq!(names.len(), Letters::ALL.len());
        let without_letters = ["ar", "ha", "he", "hi", "en-XA", "ar-XB"];
        for language in Language::all().iter().filter(|language| !without_letters.contains(&language.tag)) {
            assert!(names.contains(language.name().as_str()), "{}", language.tag);
        }
        assert_eq!(letters_named("deutsch"), Some(Letters::German));
        assert_eq!(letters_named("german"), None);
    }
}
