//! An entry of the table of commands, and the forms it is written in.

use super::line::Line;
use crate::reading::command::{Effect, MailCommand, Understood};

/// The meaning of a line for one entry.
#[expect(clippy::large_enum_variant, reason = "one a line, and taken apart at once")]
pub(super) enum Read {
    /// The command, or the hint about what it lacks.
    Meant(Understood),
    /// Prose: no later entry is tried.
    Prose,
    /// Not of this entry: the next is tried.
    Other,
}

impl From<MailCommand> for Read {
    fn from(command: MailCommand) -> Self {
        Self::Meant(Ok(command))
    }
}

impl From<domain::Command> for Read {
    fn from(command: domain::Command) -> Self {
        MailCommand::from(command).into()
    }
}

/// One thing that a line can ask for.
pub(super) struct Entry {
    /// The message of its line in a transcript; it never holds a move to be sealed.
    pub(super) name: &'static str,
    /// The ways to write it, in lower case. `|` separates words of the same meaning, `_` is any word, and `..` any number of
    /// them. Empty where another part of the reader finds it.
    pub(super) forms: &'static [&'static str],
    /// Reads a line of one of these forms.
    pub(super) read: fn(&Line<'_>) -> Read,
    /// Tells whether a command is of this entry.
    pub(super) is: fn(&MailCommand) -> bool,
    /// Effect of the command on the game; decides what may stand beside it.
    pub(super) effect: Effect,
    /// A text follows, which a mail program may have broken into lines.
    pub(super) has_text: bool,
    /// Does no harm where it is a part of such a text.
    pub(super) is_harmless: bool,
    /// The messages of its lines in the help text.
    pub(super) help: &'static [&'static str],
}

impl Entry {
    /// An entry that acts on the game and is not in the help text.
    pub(super) const fn new(
        name: &'static str,
        forms: &'static [&'static str],
        is: fn(&MailCommand) -> bool,
        read: fn(&Line<'_>) -> Read,
    ) -> Self {
        Self { name, forms, read, is, effect: Effect::Acts, has_text: false, is_harmless: false, help: &[] }
    }

    /// The same, found by another part of the reader than the words of its line.
    pub(super) const fn without_words(name: &'static str, is: fn(&MailCommand) -> bool) -> Self {
        Self::new(name, &[], is, |_line| Read::Other)
    }

    /// The same with another effect.
    pub(super) const fn effect(self, effect: Effect) -> Self {
        Self { effect, ..self }
    }

    /// The same, showing something; it is harmless in a text.
    pub(super) const fn shows(self) -> Self {
        self.effect(Effect::Shows).harmless()
    }

    /// The same with a text behind it.
    pub(super) const fn text(self) -> Self {
        Self { has_text: true, ..self }
    }

    /// The same, harmless in a text.
    pub(super) const fn harmless(self) -> Self {
        Self { is_harmless: true, ..self }
    }

    /// The same with lines in the help text.
    pub(super) const fn help(self, help: &'static [&'static str]) -> Self {
        Self { help, ..self }
    }
}
