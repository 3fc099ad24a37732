/// The reason why a signed tree head or a key cannot be used.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum NoteError {
    /// Not a public key.
    #[error("this is not a key of the form NAME+ID+KEY")]
    Key,
    /// Not a checkpoint.
    #[error("this is not a signed checkpoint")]
    Malformed,
    /// Signed by none of the keys that are trusted, or the signature is wrong.
    #[error("the checkpoint is not signed by a key that is trusted: {0}")]
    Signature(String),
    /// Only keys that nobody here knows under its name are said to have signed it: it may be right.
    #[error("the checkpoint is not signed by a key that is trusted: none of those that signed it is known")]
    Stranger,
}

/// The error of a caller that stores tiles and holds keys.
pub trait LogError: Sized {
    /// A text could not be made into a signed note.
    fn unsigned(what: &'static str) -> Self;
    /// The stored hashes do not make a tree.
    fn invalid_tree(what: String) -> Self;
}
