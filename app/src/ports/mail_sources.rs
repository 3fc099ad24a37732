use crate::{Failure, model::MailSource};

/// Reads how far mail was fetched.
pub trait MailSourcesView {
    /// All sources that were ever looked at.
    fn mail_sources(&mut self) -> Result<Vec<MailSource>, Failure>;
}

/// Writes it.
pub trait MailSourcesTx: MailSourcesView {
    /// After a restart: ends every hold; none where another instance may hold one.
    fn release_mail_sources(&mut self) -> Result<(), Failure>;
    /// Stores a source.
    fn insert_mail_source(&mut self, source: &MailSource) -> Result<(), Failure>;
}
