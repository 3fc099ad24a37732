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

    /// Returns the code of the language that has these letters.
    const fn tag(letters: Letters) -> &'static str {
        match letters {
            Letters::English => "en",
            Letters::German => "de",
            Letters::French => "fr",
            Letters::Spanish => "es",
            Letters::Portuguese => "pt",
            Letters::Italian => "it",
            Letters::Catalan => "ca",
            Letters::Dutch => "nl",
            Letters::Danish => "da",
            Letters::Norwegian => "nb",
            Letters::Swedish => "sv",
            Letters::Finnish => "fi",
            Letters::Icelandic => "is",
            Letters::Estonian => "et",
            Letters::Latvian => "lv",
            Letters::Lithuanian => "lt",
            Letters::Polish => "pl",
            Letters::Czech => "cs",
            Letters::Slovak => "sk",
            Letters::Hungarian => "hu",
            Letters::Romanian => "ro",
            Letters::Croatian => "hr",
            Letters::Slovenian => "sl",
            Letters::Serbian => "sr",
            Letters::Macedonian => "mk",
            Letters::Bulgarian => "bg",
            Letters::Russian => "ru",
            Letters::Ukrainian => "uk",
            Letters::Greek => "el",
            Letters::Turkish => "tr",
        }
    }

    /// Letters and mails of a language call it by the same name. A language without letters, such as Hindi, needs none here.
    #[test]
    fn letters_are_named_as_languages() {
        let names: BTreeSet<&str> = Letters::ALL.map(letters_name).into();
        assert_eq!(names.len(), Letters::ALL.len());
        let mut compared = 0;
        for letters in Letters::ALL {
            // `Language::of` would find another for the code of a language without a file.
            let language = Language::all().iter().find(|language| language.tag == tag(letters));
            compared += u32::from(language.is_some());
            let name = language.map_or_else(|| letters_name(letters).to_owned(), Language::name);
            assert_eq!(letters_name(letters), name);
        }
        assert!(compared >= 14, "{compared}");
        assert_eq!(letters_named("deutsch"), Some(Letters::German));
        assert_eq!(letters_named("german"), None);
    }
}
