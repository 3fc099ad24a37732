//! The languages of the catalogue.

use std::sync::{LazyLock, OnceLock};

use fluent_bundle::{
    FluentResource, FluentValue,
    concurrent::FluentBundle,
    types::{FluentNumber, FluentNumberOptions},
};
use unic_langid::{CharacterDirection, LanguageIdentifier};

use crate::{
    FILES, State,
    source::{Entries, entries, expanded},
    status::recorded,
    ways::{Begun, Ways, fold, written},
};

/// A language that the catalogue has a file for.
#[derive(Debug)]
pub struct Language {
    /// Its tag (BCP 47), such as `uk`: the name of the file.
    pub tag: &'static str,
    is_right_to_left: bool,
    source: &'static str,
    entries: OnceLock<Entries<'static>>,
    bundle: OnceLock<Bundle>,
    ways: OnceLock<Ways>,
    offered: OnceLock<bool>,
    commands: OnceLock<bool>,
    comma: OnceLock<String>,
    /// The states of its reviewed messages, by id; `None` if nobody reviews it.
    pub(crate) states: Option<&'static [(&'static str, State)]>,
}

/// The messages of one file.
pub(crate) struct Bundle(pub(crate) FluentBundle<FluentResource>);

impl std::fmt::Debug for Bundle {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Bundle")
    }
}

impl PartialEq for Language {
    fn eq(&self, other: &Self) -> bool {
        self.tag == other.tag
    }
}

impl Eq for Language {}

static LANGUAGES: LazyLock<Vec<Language>> = LazyLock::new(|| {
    let languages = FILES.iter().map(|&(tag, source)| Language::made(tag, source, recorded(tag)));
    #[cfg(feature = "testing")]
    let languages = languages.chain(
        FILES
            .iter()
            .filter(|(tag, _)| *tag == "en")
            .flat_map(|(_, english)| crate::pseudo::all(english))
            .map(|(tag, source)| Language::made(tag, String::leak(source), None)),
    );
    languages.collect()
});

impl Language {
    pub(crate) fn made(
        tag: &'static str,
        source: &'static str,
        states: Option<&'static [(&'static str, State)]>,
    ) -> Self {
        let (entries, bundle, ways) = (OnceLock::new(), OnceLock::new(), OnceLock::new());
        let (offered, commands, comma) = (OnceLock::new(), OnceLock::new(), OnceLock::new());
        let is_right_to_left = identifier(tag).character_direction() == CharacterDirection::RTL;
        Self { tag, is_right_to_left, source, entries, bundle, ways, offered, commands, comma, states }
    }

    /// Returns every language, by tag.
    #[must_use]
    pub fn all() -> &'static [Self] {
        &LANGUAGES
    }

    /// Returns the languages that mails are written in, by tag.
    pub fn offered() -> impl Iterator<Item = &'static Self> {
        FILES.iter().filter_map(|(tag, _)| Self::of(tag)).filter(|language| language.is_offered())
    }

    /// Returns English, which has every message.
    #[must_use]
    pub fn english() -> &'static Self {
        // The build script reads en.ftl, so it is there.
        static ENGLISH: LazyLock<&Language> = LazyLock::new(|| Language::of("en").unwrap_or(&LANGUAGES[0]));
        &ENGLISH
    }

    /// Returns its file.
    #[must_use]
    pub const fn source(&self) -> &'static str {
        self.source
    }

    pub(crate) fn is_english(&self) -> bool {
        self.tag == "en"
    }

    /// Returns the language with this tag, in any letter case. For a tag with a region that has no file of its own, returns
    /// the language without the region.
    #[must_use]
    pub fn of(tag: &str) -> Option<&'static Self> {
        let exactly = |tag: &str| LANGUAGES.iter().find(|language| language.tag.eq_ignore_ascii_case(tag));
        exactly(tag).or_else(|| exactly(tag.split(['-', '_']).next().unwrap_or_default()))
    }

    /// Returns the language, of those that are sent, that a reader prefers by the field `Accept-Language` (RFC 9110 12.5.4), if there is any.
    #[must_use]
    pub fn accepted(field: &str) -> Option<&'static Self> {
        let mut best: Option<(f32, &'static Self)> = None;
        for range in field.split(',').take(20) {
            let (tag, quality) = match range.split_once(';') {
                Some((tag, quality)) => {
                    (tag, quality.trim().strip_prefix("q=").and_then(|q| q.parse().ok()).unwrap_or(0.0))
                }
                None => (range, 1.0_f32),
            };
            let wanted = quality > best.map_or(0.0, |(quality, _)| quality);
            let language = Self::of(tag.trim()).filter(|language| language.is_offered());
            if let (true, Some(language)) = (wanted, language) {
                best = Some((quality, language));
            }
        }
        best.map(|(_, language)| language)
    }

    /// Makes a language of a file that is not in the catalogue. It stays in memory as long as the process does.
    pub(crate) fn from_source(tag: &str, source: &str) -> &'static Self {
        Box::leak(Box::new(Self::made(String::leak(tag.to_owned()), String::leak(source.to_owned()), None)))
    }

    /// Makes a language that nobody has compared.
    #[cfg(test)]
    pub(crate) fn draft(tag: &'static str, source: &'static str) -> &'static Self {
        Box::leak(Box::new(Self::made(tag, source, Some(&[]))))
    }

    /// Returns its own name for itself, as its file has it.
    #[must_use]
    pub fn name(&self) -> String {
        let name = self.bundle().get_message("language-name").and_then(|message| message.value());
        name.map_or_else(String::new, |name| {
            self.bundle().format_pattern(name, None, &mut Vec::new()).into_owned()
        })
    }

    /// Returns the language that calls itself so.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        Self::all().iter().find(|language| fold(&language.name()) == fold(name))
    }

    /// Returns what stands between two things of a list.
    pub(crate) fn comma(&self) -> &str {
        self.comma.get_or_init(|| {
            let comma = written(self, "list-comma").pop();
            comma.map_or_else(|| ", ".into(), |comma| format!("{comma} "))
        })
    }

    /// Tells whether commands are read in it, whether mails are written in it or not.
    #[must_use]
    pub fn has_commands(&self) -> bool {
        *self.commands.get_or_init(|| State::has_commands(self))
    }

    /// Tells whether mails are written in it: every core message is at least checked.
    #[must_use]
    pub fn is_offered(&self) -> bool {
        *self.offered.get_or_init(|| State::is_offered(self))
    }

    /// Tells whether it is written from right to left.
    #[must_use]
    pub const fn is_right_to_left(&self) -> bool {
        self.is_right_to_left
    }

    /// Returns the command of this language that a line begins with, in English.
    #[must_use]
    pub fn command<'a>(&self, line: &'a str) -> Option<Begun<'a>> {
        self.ways().command(line)
    }

    /// Returns the word behind commands, such as "yes", that a line begins with, in English.
    #[must_use]
    pub fn word<'a>(&self, line: &'a str) -> Option<Begun<'a>> {
        self.ways().word(line)
    }

    /// Returns a text with "if" and "then" in English; `None` if it has neither.
    #[must_use]
    pub fn conditions(&self, text: &str) -> Option<String> {
        self.ways().conditions(text)
    }

    /// Returns a line with the words of its draw offer in English, brackets around them left out; `None` if it has none.
    #[must_use]
    pub fn offer(&self, text: &str) -> Option<String> {
        self.ways().offer(text)
    }

    /// Returns the text behind a command with the words of commands in English; `None` if it has none.
    #[must_use]
    pub fn words(&self, command: &str, text: &str) -> Option<String> {
        self.ways().words(command, text)
    }

    /// Returns the lines of a message, from its id to the next entry.
    pub(crate) fn entry(&self, id: &str) -> Option<&'static str> {
        self.entries.get_or_init(|| entries(self.source)).get(id).copied()
    }

    pub(crate) fn ways(&self) -> &Ways {
        self.ways.get_or_init(|| Ways::of(self))
    }

    /// Returns a number for the resolver, which finds the plural of its value. Where that is another number, the formatter of
    /// the bundle prints the right one from an option that no message sets.
    pub(crate) fn number(&self, number: i64) -> FluentNumber {
        let counted = counted_as(self.tag, number);
        if counted == number {
            return number.into();
        }
        let maximum_significant_digits = usize::try_from(number).ok();
        let options = FluentNumberOptions { maximum_significant_digits, ..FluentNumberOptions::default() };
        FluentNumber { options, ..FluentNumber::from(counted) }
    }

    pub(crate) fn bundle(&self) -> &FluentBundle<FluentResource> {
        let bundle = self.bundle.get_or_init(|| {
            let mut bundle = FluentBundle::new_concurrent(vec![identifier(self.tag)]);
            // Left to right, invisible characters around every argument would only cost.
            bundle.set_use_isolating(self.is_right_to_left());
            // It has no function yet, so none can be in the way.
            let added = bundle.add_builtins();
            debug_assert!(added.is_ok(), "{added:?}");
            bundle.set_formatter(Some(|value, _| match value {
                FluentValue::Number(number) => {
                    number.options.maximum_significant_digits.map(|all| all.to_string())
                }
                _ => None,
            }));
            // What cannot be parsed is left out, and said in English; a test finds it.
            let source = expanded(self.source, |term| self.entry(term));
            let resource = FluentResource::try_new(source).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
            Bundle(bundle)
        });
        &bundle.0
    }
}

/// Returns a number that `intl_pluralrules` gives the right plural of this one. Arabic plurals go by the last two digits (CLDR),
/// and its version 7.0.2 goes by the whole number.
pub(crate) fn counted_as(tag: &str, number: i64) -> i64 {
    if tag == "ar" && number > 99 && number % 100 > 2 { number % 100 } else { number }
}

fn identifier(tag: &str) -> LanguageIdentifier {
    tag.parse().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use fluent_bundle::{FluentArgs, FluentValue};

    use super::*;
    use crate::{MESSAGES, Voice, is_isolate, msg};

    /// `n % 100` is 3 to 10 for `few`, and 11 to 99 for `many`.
    #[test]
    fn arabic_counts_by_two_digits() {
        let arabic = Voice::of(Language::of("ar").expect("a file"));
        for (days, said) in [
            (3_u16, "3 أيام"),
            (11, "11 يومًا"),
            (100, "100 يوم"),
            (102, "102 يوم"),
            (103, "103 أيام"),
            (110, "110 أيام"),
            (111, "111 يومًا"),
            (199, "199 يومًا"),
            (200, "200 يوم"),
            (1003, "1003 أيام"),
        ] {
            let days = arabic.say(&msg!("length-days", n = days));
            assert_eq!(days.replace(is_isolate, ""), said);
        }
    }

    #[test]
    fn references_become_texts() {
        const TERMS: [(&str, &str); 6] = [
            ("-plain", "-plain = mat"),
            ("-case", "-case = { $case ->\n    [genitive] tahu\n   *[nominative] tah\n}"),
            ("-dot", "-dot = .json"),
            ("-other", "-other = { -plain }"),
            ("-lines", "-lines = one\n    two"),
            ("-more", "-more = { $case ->\n    [genitive] tahu\n   *[nominative] tah\n}{\"\"}"),
        ];
        let term = |name: &str| TERMS.iter().find(|(id, _)| *id == name).map(|(_, text)| *text);
        for (message, said) in [
            ("a = b { -plain }, { -plain }.", "a = b mat, mat."),
            ("{ -case }", "tah"),
            ("{ -case(case: \"genitive\") }.", "tahu."),
            ("{ -case(case: \"dative\") }", "tah"),
            ("{ -case(form: \"genitive\") }", "tah"),
            ("{ -dot }", "{ -dot }"),
            ("{ -other }", "{ -other }"),
            ("{ -lines }", "{ -lines }"),
            ("{ -more }", "{ -more }"),
            ("{ -none } { -plain", "{ -none } { -plain"),
        ] {
            assert_eq!(expanded(message, term), said);
        }
    }

    #[test]
    fn expanded_as_fluent_resolves() {
        let mut compared = 0;
        for language in Language::all() {
            let mut plain = FluentBundle::new_concurrent(vec![identifier(language.tag)]);
            plain.set_use_isolating(language.is_right_to_left());
            plain.add_builtins().expect("no function yet");
            let source = FluentResource::try_new(language.source().to_owned());
            plain.add_resource_overriding(source.unwrap_or_else(|(resource, _)| resource));
            for (id, names) in MESSAGES {
                for value in [2.into(), 11.into(), "you".into(), "yes".into(), "Anna".into()] {
                    let value: FluentValue<'_> = value;
                    let said = |bundle: &FluentBundle<FluentResource>| {
                        let (id, attribute) = id.split_once('.').unwrap_or((id, ""));
                        let message = bundle.get_message(id)?;
                        let of = message.get_attribute(attribute).map(|attribute| attribute.value());
                        let pattern = if attribute.is_empty() { message.value() } else { of }?;
                        let mut args = FluentArgs::new();
                        for name in *names {
                            args.set(*name, value.clone());
                            args.set(format!("{name}-is"), value.clone());
                        }
                        Some(bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned())
                    };
                    let expected = said(&plain);
                    compared += u32::from(expected.is_some());
                    assert_eq!(said(language.bundle()), expected, "{}, {id}", language.tag);
                }
            }
        }
        assert!(compared > 100_000, "{compared}");
    }
}
