//! The table of commands. An entry has the words, their reader, the name in transcripts, the effect and the lines in the help
//! text. A new command adds an entry here.

/// A command of the game without arguments.
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

/// An entry whose words stand for one command.
macro_rules! plain {
    ($name:expr, $forms:expr, $($command:tt)+) => {
        Entry::new($name, $forms, is!($($command)+), |_line| $($command)+.into())
    };
}

/// The same for a command of the game.
macro_rules! plain_in_game {
    ($name:expr, $forms:expr, $($command:tt)+) => {
        Entry::new($name, $forms, in_game!(domain::Command::$($command)+), |_line| domain::Command::$($command)+.into())
    };
}

mod game;
mod others;
mod time;

use super::entry::Entry;

/// The sections of the help text: the message of the heading, and the commands.
pub(super) const SECTIONS: [(&str, &[Entry]); 6] = [
    ("help-section-game", game::GAME),
    ("help-section-shown", game::SHOWN),
    ("help-section-time", time::TIME),
    ("help-section-adjournment", time::ADJOURNMENT),
    ("help-section-lobby", others::LOBBY),
    ("help-section-settings", others::SETTINGS),
];

/// Every command. Of two entries that fit a line, the first is meant.
pub(super) fn commands() -> impl Iterator<Item = &'static Entry> {
    SECTIONS.into_iter().flat_map(|(_heading, entries)| entries)
}
