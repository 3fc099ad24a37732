//! Messages in a reader's language and time zone.

mod dates;

use std::{
    borrow::Cow,
    sync::{
        Arc,
        atomic::{AtomicU8, Ordering},
    },
};

use app::message::{Arg, Message};
use fluent_bundle::{FluentArgs, FluentValue};
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};
use jiff::tz::TimeZone;
use unicode_bidi::BidiClass;
use unicode_width::UnicodeWidthStr;

use crate::{
    LONGEST, Language, State, fill,
    fill::{FSI, LRI, PDI},
    is_core,
};

/// The column of what a command does.
const ABOUT: usize = 25;

/// A reader's language and time zone.
#[derive(Clone, Debug)]
pub struct Voice {
    language: &'static Language,
    zone: TimeZone,
    /// The least state of what was said, shared with clones.
    least: Arc<AtomicU8>,
}

/// An unchecked translation: if misread it may lose a game, and nobody has compared it.
const UNCHECKED: u8 = 0;
const NOT_SIGNED: u8 = 1;
const SIGNED: u8 = 2;

impl Voice {
    /// A voice in a language, with dates in a time zone of IANA; in UTC if there is none of that name.
    #[must_use]
    pub fn new(language: &'static Language, zone: &str) -> Self {
        Self::with(language, TimeZone::get(zone).unwrap_or(TimeZone::UTC))
    }

    /// English, with dates in UTC.
    #[must_use]
    pub fn english() -> Self {
        Self::of(Language::english())
    }

    /// A language, with dates in UTC.
    #[must_use]
    pub fn of(language: &'static Language) -> Self {
        Self::with(language, TimeZone::UTC)
    }

    fn with(language: &'static Language, zone: TimeZone) -> Self {
        Self { language, zone, least: Arc::new(AtomicU8::new(SIGNED)) }
    }

    /// The same in English.
    #[must_use]
    pub fn in_english(&self) -> Self {
        Self::with(Language::english(), self.zone.clone())
    }

    /// Tells whether it said, or had to leave to English, a core message that nobody has checked.
    #[must_use]
    pub fn is_unchecked(&self) -> bool {
        self.least.load(Ordering::Relaxed) == UNCHECKED
    }

    /// Tells whether a native speaker signed everything that it said.
    #[must_use]
    pub fn is_signed(&self) -> bool {
        self.least.load(Ordering::Relaxed) == SIGNED
    }

    /// The language of what it says.
    #[must_use]
    pub const fn language(&self) -> &'static Language {
        self.language
    }

    /// Says a message, in English if the language lacks that id. If no version of the catalogue knows it, says its bare
    /// arguments.
    #[must_use]
    pub fn say(&self, message: &Message) -> String {
        self.say_in(message).0
    }

    /// Says a message as [`Self::say`] does, and names the language that it is in.
    #[must_use]
    pub fn say_in(&self, message: &Message) -> (String, &'static Language) {
        let reviewed = match State::of(self.language, &message.id) {
            State::Draft => None,
            state => self.try_say(self.language, message).inspect(|_said| {
                if state != State::Signed {
                    self.least.fetch_min(NOT_SIGNED, Ordering::Relaxed);
                }
            }),
        };
        if let Some(said) = reviewed {
            return (said, self.language);
        }
        let least = if is_core(&message.id) { UNCHECKED } else { NOT_SIGNED };
        self.least.fetch_min(least, Ordering::Relaxed);
        let english = Language::english();
        let said = self.try_say(english, message).unwrap_or_else(|| {
            let args: Vec<_> = message.args.iter().map(|(_, arg)| self.print(arg)).collect();
            format!("[{}: {}]", message.id, args.join(", "))
        });
        (said, english)
    }

    fn try_say(&self, language: &Language, message: &Message) -> Option<String> {
        let (id, attribute) = match message.id.split_once('.') {
            Some((id, attribute)) => (id, Some(attribute)),
            None => (&*message.id, None),
        };
        let found = language.bundle().get_message(id)?;
        let pattern = match attribute {
            Some(name) => found.get_attribute(name)?.value(),
            None => found.value()?,
        };
        self.join(language, pattern, message).or_else(|| self.resolve(language, pattern, message))
    }

    fn resolve(&self, language: &Language, pattern: &Pattern<&str>, message: &Message) -> Option<String> {
        let mut args = FluentArgs::with_capacity(message.args.iter().len() + 1);
        for (name, arg) in message.args.iter() {
            match arg {
                Arg::Number(number) => args.set(name, language.number(*number)),
                Arg::Person { is_reader, .. } => {
                    args.set(format!("{name}-is"), if *is_reader { "you" } else { "other" });
                    args.set(name, self.print_among(language, arg));
                }
                other => args.set(name, FluentValue::from(self.print_among(language, other))),
            }
        }
        let mut errors = Vec::new();
        let said = language.bundle().format_pattern(pattern, Some(&args), &mut errors);
        errors.is_empty().then(|| said.into_owned())
    }

    /// Joins a pattern of text and arguments alone, as most are. The resolver of Fluent would say the same, and take longer.
    fn join(&self, language: &Language, pattern: &Pattern<&str>, message: &Message) -> Option<String> {
        if !pattern.elements.iter().all(|element| part(element).is_some()) {
            return None;
        }
        let is_alone = pattern.elements.len() == 1;
        let is_isolated = language.is_right_to_left() && !is_alone;
        let mut said = String::new();
        for element in &pattern.elements {
            match part(element)? {
                Part::Text(text) => said.push_str(text),
                Part::Argument(name) if is_alone => said.push_str(&self.print(message.args.get(name)?)),
                Part::Argument(name) => {
                    let printed = self.print_among(language, message.args.get(name)?);
                    if is_isolated {
                        said.extend([FSI.into(), printed, PDI.into()]);
                    } else {
                        said.push_str(&printed);
                    }
                }
            }
        }
        Some(said)
    }

    /// Returns text that keeps its direction, from left to right, among what this voice says.
    #[must_use]
    pub fn isolated<'a>(&self, text: &'a str) -> Cow<'a, str> {
        if self.language.is_right_to_left() { format!("{LRI}{text}{PDI}").into() } else { text.into() }
    }

    /// Says messages one after the other.
    #[must_use]
    pub fn say_all(&self, messages: &[Message]) -> String {
        messages.iter().map(|message| self.say(message)).collect::<Vec<_>>().join(" ")
    }

    /// Prints an argument among words of a language. In a language from left to right only names and texts from right to
    /// left are isolated. In others Fluent or [`Self::join`] isolates every argument.
    fn print_among(&self, language: &Language, arg: &Arg) -> String {
        let printed = self.print(arg);
        let is_given = matches!(arg, Arg::Text(_) | Arg::Person { .. } | Arg::List(_));
        if is_given && !language.is_right_to_left() && printed.contains(is_right_to_left) {
            return format!("{FSI}{printed}{PDI}");
        }
        printed
    }

    /// Prints an argument.
    #[must_use]
    pub fn print(&self, arg: &Arg) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Text(text) if !text.contains('\n') => printable(text),
            Arg::Text(text) => text.split('\n').map(printable).collect::<Vec<_>>().join("\n"),
            Arg::Person { name, .. } => printable(name),
            Arg::At { at } => self.date(*at),
            Arg::Length { span } => self.length(*span),
            Arg::Exact { exact } => self.exact(*exact),
            Arg::Message(message) => self.say(message),
            Arg::Sentences { sentences } => self.say_all(sentences),
            Arg::Row { row } => self.row(row),
            Arg::Lines { lines } => lines.iter().map(|arg| self.print(arg)).collect::<Vec<_>>().join("\n"),
            Arg::List(list) => {
                list.iter().map(|arg| self.print(arg)).collect::<Vec<_>>().join(self.language.comma())
            }
        }
    }

    /// Sets a usage beside what it does, or above it if it is too long.
    fn row(&self, row: &[Message]) -> String {
        let mut said = row.iter().map(|message| self.say(message));
        let usage = format!("  {}", said.next().unwrap_or_default());
        let Some(about) = said.next() else { return usage };
        let blank = " ".repeat(ABOUT);
        let about = fill(&about, LONGEST - ABOUT).join(&format!("\n{blank}"));
        match ABOUT.checked_sub(usage.width()).filter(|gap| *gap > 0) {
            Some(gap) => format!("{usage}{}{about}", " ".repeat(gap)),
            None => format!("{usage}\n{blank}{about}"),
        }
    }
}

/// Returns text on one line, without characters that control a terminal or the direction of writing. Joiners stay: some
/// names are not written without them.
#[must_use]
pub fn printable(text: &str) -> String {
    if text.bytes().all(|byte| matches!(byte, b' '..=b'~')) {
        return text.to_owned();
    }
    text.chars().map(|c| if is_unseen(c) { ' ' } else { c }).collect()
}

fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}'
            | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}'
            | '\u{e0000}'..='\u{e007f}')
}

/// A part of a pattern that needs no resolver.
enum Part<'a> {
    Text(&'a str),
    Argument(&'a str),
}

const fn part<'a>(element: &PatternElement<&'a str>) -> Option<Part<'a>> {
    match element {
        PatternElement::TextElement { value } => Some(Part::Text(value)),
        PatternElement::Placeable {
            expression: Expression::Inline(InlineExpression::VariableReference { id }),
        } => Some(Part::Argument(id.name)),
        PatternElement::Placeable { .. } => None,
    }
}

fn is_right_to_left(c: char) -> bool {
    matches!(unicode_bidi::bidi_class(c), BidiClass::R | BidiClass::AL)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{MESSAGES, msg};

    #[test]
    fn drafts_are_sent_to_nobody() {
        let message = Message::new("event-draw-offered")
            .with("who", Arg::Person { name: "Ann".into(), is_reader: false });
        let checked = Language::of("uk").expect("a file");
        assert_eq!(State::of(checked, &message.id), State::Checked);
        let voice = Voice::of(checked);
        assert_eq!(voice.say(&message), "Запропоновано нічию: Ann.");
        assert!(!voice.is_unchecked() && !voice.is_signed());
        let draft = Language::draft("xx", "event-draw-offered = X\n");
        assert_eq!(State::of(draft, &message.id), State::Draft);
        assert!(!draft.is_offered() && !draft.has_commands());
        let voice = Voice::of(draft);
        assert_eq!(voice.say(&message), "Ann offered a draw.");
        assert!(voice.is_unchecked() && !voice.in_english().is_unchecked());
    }

    #[test]
    fn hebrew_name_keeps_to_its_place() {
        let said =
            |name: &'static str| Voice::english().say(&msg!("clock-white", name = name, times = "3 d left"));
        assert_eq!(said("Anna"), "White Anna: 3 d left.");
        assert_eq!(said("\u{5d0}\u{5e0}\u{5d4}"), "White \u{2068}\u{5d0}\u{5e0}\u{5d4}\u{2069}: 3 d left.");
    }

    #[test]
    fn language_of_one_file_is_used() {
        let language = Language::from_source("eo", include_str!("../tests/lint/eo.ftl"));
        assert_eq!(language.name(), "Esperanto");
        let offer = Message::new("event-draw-offered")
            .with("who", Arg::Person { name: "Ann".into(), is_reader: true });
        assert_eq!(Voice::of(language).say(&offer), "Vi proponis remizon.");
        let begun = language.command("Mi akceptas").map(|begun| begun.said);
        assert_eq!(begun.as_deref(), Some("accept"));
    }

    #[test]
    fn joined_as_fluent_resolves() {
        let mut joined = 0;
        for language in Language::all() {
            let voice = Voice::of(language);
            for (id, names) in MESSAGES {
                let found = language.bundle().get_message(id);
                let Some(pattern) = found.and_then(|found| found.value()) else { continue };
                for arg in [Arg::from(12_u8), "Anna \u{202e}b".into()] {
                    let with = |message: Message, name: &&'static str| message.with(*name, arg.clone());
                    let message = names.iter().fold(Message::new(*id), with);
                    if let Some(said) = voice.join(language, pattern, &message) {
                        joined += 1;
                        assert_eq!(
                            Some(said),
                            voice.resolve(language, pattern, &message),
                            "{}",
                            language.tag
                        );
                    }
                }
            }
        }
        assert!(joined > 20_000, "{joined}");
    }
}
