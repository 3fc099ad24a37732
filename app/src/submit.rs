use crate::{Failure, Receipt, Service, Submission};

impl Service {
    /// The one door: mail, HTTP, the timekeeper and the arbiter all act through it.
    ///
    /// In one transaction: the same key seen before gives the first receipt again; the game is loaded, the actor's
    /// right checked, the wish judged by [`domain::decide`]; what happened is appended to the record, mails are
    /// enqueued and the receipt is kept. A refusal is an answer: it is recorded and it commits.
    ///
    /// # Errors
    ///
    /// [`Failure`]: nothing was kept, and the same submission may be made again.
    pub fn submit(&self, submission: Submission) -> Result<Receipt, Failure> {
        Err(Failure::Inconsistent(format!("{} cannot be judged yet", submission.game)))
    }
}
