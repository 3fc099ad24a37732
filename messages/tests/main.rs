//! The catalogue.

mod codes;
mod dates;
mod position;
mod ways;
