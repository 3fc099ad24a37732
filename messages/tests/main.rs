//! The catalogue.

mod codes;
mod dates;
