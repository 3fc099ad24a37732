//! What the service needs from the world. Few and high-level; the real ones are in `store`.

mod challenges;
mod games;
mod inbox;
mod installation;
mod ledger;
mod log;
mod mail_problems;
mod outbox;
mod people;
mod timekeeping;
mod token_keys;

pub use challenges::*;
pub use games::*;
pub use inbox::*;
pub use installation::*;
pub use ledger::{Done, Ledger, Touches, Tx, View, Work, read, write, write_then, write_touching};
pub use log::*;
pub use mail_problems::*;
pub use outbox::*;
pub use people::*;
pub use timekeeping::*;
pub use token_keys::{TokenKey, TokenKeys};

use domain::{Instant, Span};

use crate::Failure;

/// The time source, read once per submission at the edge. (A `Clock` is the players'.)
pub trait WallClock: Send + Sync {
    /// Now, in UTC milliseconds.
    fn now(&self) -> Instant;

    /// Time since the machine started, sleep included: it goes on evenly when the clock is set. One that is never
    /// set may answer its own time.
    fn since_boot(&self) -> Span {
        Span(self.now().0)
    }
}

/// Unpredictable bytes.
pub trait Entropy: Send + Sync {
    /// Fills the slice.
    fn fill(&self, bytes: &mut [u8]);
}

/// What a key of the vault is for: what was sealed for one purpose never opens for another.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Purpose {
    /// The envelope of a sealed move.
    Envelope,
    /// A raw mail waiting in the inbox.
    RawMail,
    /// The secret part of a mail that waits to be sent, such as a sign-in code.
    OutgoingSecret,
}

/// What a message authentication code is for.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum MacPurpose {
    /// Reply addresses.
    ReplyAddress,
    /// Salts of messages between players.
    MessageSalt,
    /// Digests of short secrets kept in the database: codes, tokens.
    SecretDigest,
    /// Mail addresses in logs.
    LogAddress,
}

/// Keys that are not in the database.
pub trait Vault: Send + Sync {
    /// Encrypts; only [`Vault::open`] with the same purpose and context reads it.
    fn seal(&self, purpose: Purpose, context: &str, plain: &[u8]) -> Result<Vec<u8>, Failure>;
    /// Decrypts.
    fn open(&self, purpose: Purpose, context: &str, sealed: &[u8]) -> Result<Vec<u8>, Failure>;
    /// HMAC-SHA-256 under the purpose's key.
    fn mac(&self, purpose: MacPurpose, message: &[u8]) -> [u8; 32];
}

/// Told after a commit that something happened in a game, so that open streams look at once. A hint: streams
/// also poll.
pub trait Bell: Send + Sync {
    /// Something was appended to this game.
    fn ring(&self, game: domain::GameId);
}
