//! The ports of the service. Few and high-level; the real ones are in `store`.

mod bulk_commands;
mod challenges;
mod conditional;
mod games;
mod inbox;
mod installation;
mod ledger;
mod log;
mod mail_problems;
mod mail_sources;
mod notes;
mod outbox;
mod people;
mod timekeeping;
mod token_keys;
mod webhooks;

pub use crate::model::{
    accounts::*, bulk_command::*, downtime::*, games::*, incoming::*, installation::*, lobby::*,
    mail_kind::*, mail_problem::MailProblem, mail_source::*, outgoing::*, webhook::*,
};
pub use bulk_commands::*;
pub use challenges::*;
pub use conditional::*;
pub use games::*;
pub use inbox::*;
pub use installation::*;
pub use ledger::{Done, Ledger, LockScope, Tx, View, Work, read, write, write_locking, write_then};
pub use log::*;
pub use mail_problems::*;
pub use mail_sources::*;
pub use notes::*;
pub use outbox::*;
pub use people::*;
pub use timekeeping::*;
pub use token_keys::{TokenKey, TokenKeys};
pub use webhooks::*;

use domain::{Instant, Position, Probed, Span};
use zeroize::Zeroizing;

use crate::Failure;

/// The time source, read once per submission at the edge. (A `Clock` is the players'.)
pub trait WallClock: Send + Sync {
    /// Now, in UTC milliseconds.
    fn now(&self) -> Instant;

    /// Time since the machine started, sleep included: it goes on evenly when the clock is set. A clock that is never set may
    /// answer its own time.
    fn since_boot(&self) -> Span {
        Span(self.now().0)
    }
}

/// Unpredictable bytes.
pub trait Entropy: Send + Sync {
    /// Fills the slice.
    fn fill(&self, bytes: &mut [u8]);
}

/// The purpose of a key of the vault: a text that was sealed for one purpose never opens for another.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Purpose {
    /// A raw mail waiting in the inbox.
    RawMail,
    /// The secret part of a mail that waits to be sent, such as a sign-in code.
    OutgoingSecret,
    /// Conditional moves that are not played yet.
    Conditional,
    /// Private notes of a player on a game.
    Notes,
    /// The text of an envelope, between the form that shows its effect and the one that confirms it.
    HeldText,
}

/// The purpose of a message authentication code.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum MacPurpose {
    /// Reply addresses.
    ReplyAddress,
    /// Digests of short secrets kept in the database: codes, tokens.
    SecretDigest,
    /// Mail addresses in logs.
    LogAddress,
}

/// The recipients of an envelope.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct EnvelopeTo {
    /// Public keys of age of the arbiters, or of the vault, each with the number of the player; 0 for the vault.
    pub keys: Vec<(i64, String)>,
    /// The number of them it takes.
    pub needed: usize,
    /// The sealer's own key, if they have one: they can always open it alone.
    pub sealer: Option<(i64, String)>,
}

/// Keys that are not in the database.
pub trait Vault: Send + Sync {
    /// Encrypts; only [`Vault::open`] with the same purpose and context reads it.
    fn seal(&self, purpose: Purpose, context: &str, plain: &[u8]) -> Result<Vec<u8>, Failure>;
    /// Decrypts.
    fn open(&self, purpose: Purpose, context: &str, sealed: &[u8]) -> Result<Vec<u8>, Failure>;
    /// Encrypts an envelope's text so that these open it, in the format of age, armored.
    fn close_envelope(&self, to: &EnvelopeTo, text: &[u8]) -> Result<Vec<u8>, Failure>;
    /// Opens an envelope that was closed for the vault; `None` if it is no such envelope.
    fn open_envelope(&self, closed: &[u8]) -> Result<Option<Zeroizing<Vec<u8>>>, Failure>;
    /// The public key of age to which envelopes for the vault are encrypted.
    fn envelope_recipient(&self) -> String;
    /// Tells whether this is a public key of age, to which envelopes can be encrypted.
    fn is_recipient(&self, text: &str) -> bool;
    /// HMAC-SHA-256 under the purpose's key.
    fn mac(&self, purpose: MacPurpose, message: &[u8]) -> [u8; 32];
}

/// Endgame tablebases.
pub trait Tablebases: Send + Sync {
    /// Looks up a position, for the side to move; with the fifty-move rule or as if there were none. What cannot
    /// be read is logged and not known: then an arbiter decides.
    fn probe(&self, position: &Position, fifty_moves: bool) -> Probed;
}

/// No tables.
#[derive(Debug)]
pub struct NoTables;

impl Tablebases for NoTables {
    fn probe(&self, _position: &Position, _fifty_moves: bool) -> Probed {
        Probed::Unknown
    }
}

/// Told after a commit that something happened in a game, so that open streams look at once. A hint: streams
/// also poll.
pub trait GameEvents: Send + Sync {
    /// Something was appended to this game.
    fn notify(&self, game: domain::GameId);
}
