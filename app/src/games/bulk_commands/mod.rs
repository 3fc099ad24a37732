//! Bulk commands: the same act in all games of a player, once in each.

pub(crate) mod plan;
pub(crate) mod run;
pub(crate) mod silence;
pub(crate) mod telling;
