use domain::{Digest, Game, GameId, Instant, Ply};
use serde::{Deserialize, Serialize};

use crate::model::{Address, InboxState, Player, Recipient, message::Arg};

/// The understanding of a mail, line by line, with the outcome of each; in `details` of a
/// [`MailKind::Transcript`](crate::model::MailKind).
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Transcript {
    /// The entries in the order of the mail.
    pub entries: Vec<Entry>,
    /// Notes for the sender before the lines, such as that nothing was played.
    #[serde(default, skip_serializing_if = "Arg::is_empty")]
    pub summary: Arg,
    /// It was about conditional moves: the answer shows what is stored of them, written in when it is sent.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub shows_conditions: bool,
    /// The last answer before a cap: the next one comes then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next_answer_at: Option<Instant>,
    /// Stands for the answers to all mails that a cap left unanswered since then; counted when it is sent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unanswered_since: Option<Instant>,
    /// The language of somebody without an account; that of the site if it is not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// Files of games beside it, written when it is sent.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub files: Vec<GamesFile>,
}

/// A file of games as PGN.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct GamesFile {
    /// Its name.
    pub name: String,
    /// The games, in its order.
    pub games: Vec<GameId>,
}

/// One line of a mail and the answer to it.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// The line as understood, at most 120 characters; never a sealed move, never text the player did not write.
    pub line: Arg,
    /// Possibly of several lines.
    pub answer: Arg,
    /// It was done.
    pub ok: bool,
}

/// In `details` of a [`MailKind::Confirmation`](crate::model::MailKind) that asks whether a mail is the player's, or whether a move in it is
/// meant. The reply address is [`Address::Confirm`].
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct ConfirmationAsked {
    /// The inbox row that waits.
    pub inbox: i64,
    /// The address it came from.
    pub from: String,
    /// The instant at which asking ends, UTC milliseconds.
    pub until: Instant,
    /// The move that may be meant; `None` where the question is whether the mail is the player's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub suggestion: Option<Suggestion>,
    /// The mail came to the address in our From.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub to_public: bool,
    /// The player's settings ask for more proof of the author than the mail has.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unproved: bool,
    /// The account that somebody without one may want.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub join: Option<JoinAsked>,
    /// The last answer before a cap: the next one comes then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next_answer_at: Option<Instant>,
}

/// The account that somebody without one may want.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct JoinAsked {
    /// The name it would have; none where one is asked for.
    pub name: Option<String>,
    /// The reason for asking again; empty for the first time.
    pub why: Arg,
    /// The language that they wrote in; that of the site if it is not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

/// The one move that may be meant in a mail.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Suggestion {
    /// The reason for the question.
    pub why: Arg,
    /// The move with its number, in the player's notation.
    pub written: String,
}

/// An automatic answer to a mail.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Reply {
    /// The outcome of the commands.
    Transcript(Transcript),
    /// Tells whether the mail is the player's, or whether a move in it is meant.
    Confirmation(ConfirmationAsked),
}

/// The recipient of a reply: the address on file, or that of an author without an account.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct ReplyTo {
    /// The recipient.
    pub to: Recipient,
    /// About which game.
    pub game: Option<GameId>,
    /// The ply the reply address of the answer is bound to: half-moves played now.
    pub ply: Option<Ply>,
}

/// The disposition of a mail.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Disposition {
    /// Its state now.
    pub state: InboxState,
    /// The reason, in a stable word or two; never text of the mail.
    pub reason: &'static str,
    /// Erases the raw mail: it held a sealed move, or nobody needs it.
    pub erase_raw: bool,
    /// The answer, and to whom.
    pub reply: Option<(ReplyTo, Reply)>,
    /// The key by which a copy will be recognized; see [`crate::MailIn::message_key`].
    pub message_key: Option<Digest>,
    /// It is for the operator. A mail that cannot be passed on is set aside.
    pub pass_on: bool,
    /// It is about this, and is read again as a mail to there.
    pub readdress: Option<Address>,
}

impl Disposition {
    /// Unanswered.
    #[must_use]
    pub const fn quiet(state: InboxState, reason: &'static str) -> Self {
        Self {
            state,
            reason,
            erase_raw: false,
            reply: None,
            message_key: None,
            pass_on: false,
            readdress: None,
        }
    }
}

/// The context of a mail to a reply address, all of one instant.
#[derive(Default)]
pub struct InboundContext {
    /// The player of the address.
    pub player: Option<Player>,
    /// Mail to them does not arrive, as far as is known.
    pub bounces: bool,
    /// Another mail was filed with its key.
    pub is_repeated: bool,
    /// The game it is about, whether they play in it or not.
    pub game: Option<Game>,
    /// The texts last sent to them about it, newest first: what their reply may quote.
    pub sent: Vec<String>,
}
