use domain::{Instant, PlayerId};

use crate::Failure;

/// Mail to a player that did not arrive, as far as it is not forgotten.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct MailProblem {
    /// To whom.
    pub player: PlayerId,
    /// Bounces of mails sent up to then do not count: he was heard of, or has another address.
    pub cleared_at: Option<Instant>,
    /// When the first of the bounces came.
    pub since: Instant,
    /// When the last of them came; without any, when they were forgotten.
    pub last_at: Instant,
    /// Mails that did not arrive.
    pub bounces: u32,
    /// What they add up to.
    pub score: u32,
    /// Of the last one: a status code of mail, or a word of ours.
    pub reason: String,
    /// When mail to him was stopped, if it is.
    pub stopped_at: Option<Instant>,
    /// The record of a game may say that mail to him does not arrive.
    pub marked: bool,
    /// The timekeeper has still to go through his games.
    pub pending: bool,
    /// When the timekeeper looks again.
    pub next_at: Instant,
}

/// Reads what is known of mail that did not arrive.
pub trait MailProblemsView {
    /// What is known of a player.
    fn mail_problem(&mut self, player: PlayerId) -> Result<Option<MailProblem>, Failure>;
    /// Those the timekeeper has to look at, the oldest first.
    fn mail_problems_due(&mut self, now: Instant, limit: u32) -> Result<Vec<MailProblem>, Failure>;
}

/// Writes it.
pub trait MailProblemsTx: MailProblemsView {
    /// Stores what is known of a player.
    fn insert_mail_problem(&mut self, problem: &MailProblem) -> Result<(), Failure>;
    /// Forgets it.
    fn forget_mail_problem(&mut self, player: PlayerId) -> Result<(), Failure>;
}
