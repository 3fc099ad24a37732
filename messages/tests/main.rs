//! The catalogue.

mod codes;
mod dates;
mod folder;
mod glossary;
mod lint;
mod position;
mod ways;
