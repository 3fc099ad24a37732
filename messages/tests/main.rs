//! The catalogue.

mod codes;
mod dates;
mod glossary;
mod lint;
mod position;
mod ways;
