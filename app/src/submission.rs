use domain::{Actor, ClaimBasis, Color, Event, GameId, Instant, Outcome, PlayerId, Ply, Refusal};
use serde::{Deserialize, Serialize};

/// What a door asks for, in the words of the person. [`crate::Service::submit`] turns it into a
/// [`domain::Command`] by looking up what the command needs.
#[derive(Clone, Eq, PartialEq, Serialize, Deserialize)]
#[serde(tag = "wish", rename_all = "snake_case")]
pub enum Wish {
    /// Plays a move.
    Move {
        /// In any notation.
        text: String,
        /// Offers a draw with it.
        draw_offer: bool,
        /// Plain text for the opponent, at most 2,000 characters.
        message: Option<String>,
    },
    /// Offers a draw while the game is adjourned; otherwise an offer goes with a move.
    OfferDraw,
    /// Accepts the standing draw offer.
    AcceptDraw,
    /// Declines it in words.
    DeclineDraw,
    /// Loses the game.
    Resign,
    /// Claims a draw, with or without an announced move.
    Claim {
        /// On what.
        basis: ClaimBasis,
        /// The announced move, in any notation.
        announced: Option<String>,
    },
    /// A message without a move.
    Say {
        /// Plain text, at most 2,000 characters.
        message: String,
    },
    /// Proposes to adjourn or accepts the proposal; as an arbiter, orders it.
    Adjourn,
    /// Turns the proposal down.
    DeclineAdjournment,
    /// Seals a move.
    Seal {
        /// In any notation. It is nowhere in clear after this call.
        text: String,
        /// Offers a draw with it.
        draw_offer: bool,
    },
    /// Is ready to resume.
    Resume,
    /// Takes time from the bank to the clock, as much as it can show.
    RefillClock,
    /// The timekeeper looks at the clock.
    FlagFall,
    /// The timekeeper gives downtime back.
    ReturnDowntime {
        /// The service was away from then
        from: Instant,
        /// until then.
        until: Instant,
    },
    /// The timekeeper notes whether mail reaches a player.
    NoteMail {
        /// Which.
        player: PlayerId,
        /// Whether it does.
        works: bool,
    },
    /// An arbiter fixes the outcome.
    Adjudicate {
        /// What it counts.
        outcome: Outcome,
        /// Shown to both players.
        reason: String,
    },
    /// An arbiter declares the game lost.
    Forfeit {
        /// Who loses.
        #[serde(with = "domain::wire::color")]
        loser: Color,
        /// Shown to both players.
        reason: String,
    },
}

impl std::fmt::Debug for Wish {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Wish(..)")
    }
}

/// Through which door a submission came. Kept in the trail, never in the events.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Channel {
    /// A mail.
    Mail,
    /// The REST API.
    Http,
    /// The service itself.
    Timekeeper,
    /// The command line of the operator.
    Console,
}

/// Names a submission for ever: the same key of the same actor gives the same receipt again.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Key(pub String);

/// A command on its way through the one door.
#[derive(Clone, Debug)]
pub struct Submission {
    /// Which game.
    pub game: GameId,
    /// Who acts; the caller has authenticated him.
    pub actor: Actor,
    /// What he wants.
    pub wish: Wish,
    /// Half-moves he believes have been played. Required for a move, a claim and a seal.
    pub expected_ply: Option<Ply>,
    /// When our own intake first stored or read it.
    pub received_at: Instant,
    /// Through which door.
    pub channel: Channel,
    /// Its idempotency key.
    pub key: Key,
}

/// What became of a submission. Durable before anybody sees it.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Receipt {
    /// Which game.
    pub game: GameId,
    /// Events of the game after this submission: the version in the ETag.
    pub version: u32,
    /// Half-moves played after this submission.
    pub ply: Ply,
    /// The events it caused.
    pub events: Vec<Event>,
    /// What was not done, for the sender to read.
    pub refusal: Option<Refusal>,
    /// The same key was seen before; this is the first receipt.
    #[serde(skip)]
    pub repeated: bool,
}
