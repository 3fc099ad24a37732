use domain::{
    Instant, PlayerId,
    notation::{Letters, Notation},
};
use serde::{Deserialize, Serialize};

use crate::Failure;

/// What somebody may do. An administrator may also do what an arbiter may.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Plays.
    Player,
    /// Also directs games he does not play.
    Arbiter,
    /// Also manages accounts and roles.
    Administrator,
}

/// How sure we must be that a mail is the player's.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MailTrust {
    /// The token in the reply address is enough.
    Token,
    /// Token, and From is the address on file. The default.
    TokenAndFrom,
    /// Token, From, and a DMARC pass.
    TokenFromAndDmarc,
    /// No commands by mail.
    Off,
}

/// An account.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Player {
    /// Its number.
    pub id: PlayerId,
    /// The name others see; unique without regard to case.
    pub name: String,
    /// The verified mail address; never shown to other players. `None` after deletion.
    pub email: Option<String>,
    /// What he may do.
    pub role: Role,
    /// Piece letters of his language.
    pub letters: Letters,
    /// How moves are written to him.
    pub notation: Notation,
    /// IANA name of his time zone, such as `Europe/Berlin`.
    pub time_zone: String,
    /// How sure a mail of his must be.
    pub mail_trust: MailTrust,
    /// Receives an acknowledgement of a move made by mail.
    pub acknowledge: bool,
    /// Piece lists first and no board drawing in mails.
    pub no_board: bool,
    /// When the account was made.
    pub created_at: Instant,
}

/// Reads accounts.
pub trait PeopleView {
    /// An account by number, deleted ones included.
    fn player(&mut self, id: PlayerId) -> Result<Option<Player>, Failure>;
    /// An account by name, without regard to case.
    fn player_by_name(&mut self, name: &str) -> Result<Option<Player>, Failure>;
    /// An account by verified address, without regard to case.
    fn player_by_email(&mut self, email: &str) -> Result<Option<Player>, Failure>;
}

/// Writes accounts.
pub trait PeopleTx: PeopleView {}
