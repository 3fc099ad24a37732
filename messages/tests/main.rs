//! The catalogue.

mod codes;
mod dates;
mod lint;
mod position;
mod ways;
