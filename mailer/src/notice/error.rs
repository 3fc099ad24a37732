/// Failures to write a mail. They hold no address and nothing of the text.
#[derive(Debug, thiserror::Error)]
pub enum ComposeError {
    /// The record of the game is damaged.
    #[error("the record of the game cannot be replayed")]
    Record,
    /// The details do not fit the kind of the mail.
    #[error("the details cannot be read")]
    Details,
    /// The kind needs a game, a reader or both.
    #[error("the mail lacks {0}")]
    Missing(&'static str),
    /// The secret has been erased.
    #[error("the secret is gone")]
    Secret,
    /// An address is malformed.
    #[error("an address cannot be written to")]
    Address,
    /// The text cannot be sent as it is.
    #[error("the text cannot be encoded")]
    Encoding,
    /// The games of a file cannot be read now.
    #[error(transparent)]
    Read(#[from] app::Failure),
    /// The mail library refused the message.
    #[error("the message cannot be built: {0}")]
    Message(#[source] lettre::error::Error),
}
