//! What a stored mail means: scanned, parsed, attributed to a player, turned into commands, applied through the
//! one door, answered.

mod prescan;

pub use prescan::{MAX_LINE, MAX_MESSAGE, Unsafe, prescan};
