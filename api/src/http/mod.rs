//! The basis of every endpoint: problems, extractors, pages and rate limits.

mod blocking;
pub mod codes;
pub(crate) mod extract;
pub mod language;
#[cfg(test)]
mod language_tests;
pub(crate) mod limits;
mod options;
pub(crate) mod page;
pub mod problem;
pub mod responses;

pub(crate) use blocking::blocking;
pub use options::Options;
