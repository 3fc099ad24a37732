use std::error::Error;

/// Our fault, never the caller's: nothing was acknowledged and nothing is lost. HTTP answers 5xx, mail 451.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The queue is full; try again.
    #[error("the service is busy")]
    Busy,
    /// The database or its disk failed.
    #[error("storage failed")]
    Storage(#[source] Box<dyn Error + Send + Sync>),
    /// The disk or the database has no space left.
    #[error("no space left on the storage")]
    Full(#[source] Box<dyn Error + Send + Sync>),
    /// A key is missing or does not open what it should.
    #[error("a key failed: {0}")]
    Key(&'static str),
    /// The record on disk contradicts itself or cannot be read back.
    #[error("the record is damaged: {0}")]
    Damaged(String),
    /// Our code reached a state that it should never reach. The record is not to blame.
    #[error("a bug: {0}")]
    Bug(String),
    /// Any other cause, with its source.
    #[error("{0}")]
    Other(&'static str, #[source] Box<dyn Error + Send + Sync>),
}

impl Failure {
    /// Trouble of the storage that passes: it says nothing of the work itself, which may be done again.
    #[must_use]
    pub const fn is_passing(&self) -> bool {
        matches!(self, Self::Busy | Self::Storage(_) | Self::Full(_))
    }

    /// Tells whether something stored cannot be read, now or later.
    #[must_use]
    pub const fn is_unreadable(&self) -> bool {
        matches!(self, Self::Damaged(_) | Self::Key(_))
    }

    /// Builds [`Failure::Damaged`] from the error of reading a record back.
    #[must_use]
    pub fn unreadable(what: &str, error: &dyn Error) -> Self {
        Self::Damaged(format!("{what}: {error}"))
    }
}
