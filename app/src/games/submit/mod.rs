//! The one entry point for acts in a game.

pub(crate) mod account;
pub(crate) mod acts;
pub(crate) mod api;
pub(crate) mod append;
pub(crate) mod command;
pub(crate) mod conditional;
pub(crate) mod conditional_rows;
pub(crate) mod digests;
pub(crate) mod judged;
pub(crate) mod pending;
pub(crate) mod preview;
pub(crate) mod recording;
pub(crate) mod running;
pub(crate) mod sealing;
pub(crate) mod tables;
pub(crate) mod verdict;
pub(crate) mod waiting;
pub(crate) mod zones;
