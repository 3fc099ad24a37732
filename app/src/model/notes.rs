use std::fmt;

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
