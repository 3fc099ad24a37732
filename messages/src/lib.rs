//! The sentences that people read, in English: one for each code of domain and app, with its arguments. A file an area.
//! A new code asks for its sentence here.

mod account;
mod account_news;
mod adjourned;
mod clock;
mod moves;
mod refusal;
mod start;

/// A code with its arguments, as a person reads it.
pub trait Sentence {
    /// Returns the sentence, or the part of one that the code stands for: without a capital letter and a full stop,
    /// unless it has several sentences.
    fn sentence(&self) -> String;
}
