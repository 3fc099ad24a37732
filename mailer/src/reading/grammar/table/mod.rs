//! The table of commands. An entry has the words, their reader, the name in transcripts, the effect and the lines in the
//! help text: whoever adds a command adds an entry here.

/// A command of the game that stands for itself.
macro_rules! in_game {
    ($pattern:pat) => {
        |command| matches!(command.in_game(), Some($pattern))
    };
}

/// A command of this pattern.
macro_rules! is {
    ($pattern:pat) => {
        |command| matches!(command, $pattern)
    };
}

mod game;
mod others;
mod time;

use super::entry::{Effect, Entry, Read};
use crate::reading::command::Command;

/// Every command. Of two entries that fit a line, the first is meant. The help text has their order.
pub(super) fn commands() -> impl Iterator<Item = &'static Entry> {
    [game::GAME, game::SHOWN, time::TIME, time::ADJOURNMENT, others::LOBBY, others::SETTINGS]
        .into_iter()
        .flatten()
}

const fn shows(
    name: &'static str,
    forms: &'static [&'static str],
    is: fn(&Command) -> bool,
    read: fn(&super::line::Line<'_>) -> Read,
) -> Entry {
    Entry::new(name, forms, is, read).effect(Effect::Shows).harmless()
}
