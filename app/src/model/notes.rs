use std::fmt;

use serde::{Deserialize, Serialize};

/// Private notes of a player on a game.
#[derive(Clone, Eq, PartialEq, Default)]
pub struct Notes {
    /// The text; empty before the first.
    pub text: String,
    /// The number of changes: a change names the version that its author has seen.
    pub version: u32,
}

/// Tells nothing: they are for their owner alone.
impl fmt::Debug for Notes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Notes(..)")
    }
}

/// The outcome of a change of notes.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum NotesSaved {
    /// They are stored.
    Saved(Notes),
    /// They have changed since the version that was seen; nothing was stored.
    Changed(Notes),
    /// The text is too long, or has control characters.
    Unfit,
}

/// A line that a player tried on the analysis board of a game.
#[derive(Clone, Eq, PartialEq, Serialize, Deserialize)]
pub struct AnalysisLine {
    /// The half-moves of the game before it.
    pub ply: u16,
    /// Its moves, in UCI.
    pub moves: Vec<String>,
}

impl AnalysisLine {
    /// Tells whether all moves of the other line begin this one.
    #[must_use]
    pub fn continues(&self, other: &Self) -> bool {
        self.ply == other.ply && self.moves.starts_with(&other.moves)
    }
}

/// Tells nothing: it is for its player alone.
impl fmt::Debug for AnalysisLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("AnalysisLine(..)")
    }
}

/// The lines of a player's analysis board after a change.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct AnalysisLines {
    /// The lines; the last one tried is the last.
    pub lines: Vec<AnalysisLine>,
    /// There was no room for the new one.
    pub is_full: bool,
}
