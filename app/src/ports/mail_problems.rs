use domain::{Instant, PlayerId};

use crate::{Failure, model::MailProblem};

/// Reads what is known of mail that did not arrive.
pub trait MailProblemsView {
    /// The mail problem of a player.
    fn mail_problem(&mut self, player: PlayerId) -> Result<Option<MailProblem>, Failure>;
    /// The problems of players behind `after`, by number, that have bounces, at most `limit`.
    fn mail_problems(&mut self, after: PlayerId, limit: u32) -> Result<Vec<MailProblem>, Failure>;
    /// The problems that the timekeeper has to look at, the oldest first.
    fn mail_problems_due(&mut self, now: Instant, limit: u32) -> Result<Vec<MailProblem>, Failure>;
}

/// Writes it.
pub trait MailProblemsTx: MailProblemsView {
    /// Stores what is known of a player.
    fn insert_mail_problem(&mut self, problem: &MailProblem) -> Result<(), Failure>;
    /// Forgets it.
    fn forget_mail_problem(&mut self, player: PlayerId) -> Result<(), Failure>;
}
