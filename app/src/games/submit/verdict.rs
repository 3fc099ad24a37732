use crate::model::{Receipt, Submitted};

/// The result of an attempt.
pub(crate) enum Verdict {
    /// The answer.
    Given(Submitted),
    /// The service was away: the time must be given back first.
    DowntimeFirst,
    /// A flag would fall, but what that player sent in time may not have been judged yet; or the clock is not believed.
    Later,
}

impl From<Receipt> for Verdict {
    fn from(receipt: Receipt) -> Self {
        Self::Given(Submitted::Judged(receipt))
    }
}
