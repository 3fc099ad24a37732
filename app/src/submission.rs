use std::borrow::Cow;

use domain::{
    Act, Actor, ClaimBasis, Color, Digest, Event, GameId, Instant, PlayerId, Ply, Refusal, clock::Date,
};
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
    /// Plays a move and gives conditional moves for the position after it; those before are replaced.
    MoveIf {
        /// As for [`Wish::Move`].
        text: String,
        /// As for [`Wish::Move`].
        draw_offer: bool,
        /// As for [`Wish::Move`].
        message: Option<String>,
        /// As for [`Wish::Conditions`].
        lines: Vec<String>,
    },
    /// Gives conditional moves while the opponent thinks: those before are replaced, none withdraws them.
    Conditions {
        /// The opponent's move, one's own, and so on, in any notation: `5755 then 7163`.
        lines: Vec<String>,
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
    /// Asks an arbiter to decide the game by analysis.
    AskAdjudication {
        /// A win or a draw.
        basis: ClaimBasis,
        /// Plain text, at most 20,000 characters; until the game is over only its author and arbiters read it.
        analysis: String,
    },
    /// Hands in analysis about a request for adjudication.
    Analyse {
        /// As for [`Wish::AskAdjudication`].
        analysis: String,
    },
    /// The timekeeper sees that the arbiter's time for a claim is over.
    LapseClaim,
    /// As an arbiter: decides a claim.
    DecideClaim {
        /// The number of the event by which it was referred.
        claim: u32,
        /// Whether it is right.
        upheld: bool,
        /// Shown to both players.
        reason: String,
    },
    /// A message without a move.
    Say {
        /// Plain text, at most 2,000 characters.
        message: String,
    },
    /// Proposes to adjourn or accepts the proposal.
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
    /// Puts a draft of the move to be sealed into an envelope; it can be replaced until [`Wish::SealDraft`].
    Draft {
        /// As for [`Wish::Seal`].
        text: String,
        /// Offers a draw with it.
        draw_offer: bool,
    },
    /// Seals the draft and stops the clock.
    SealDraft,
    /// Seals a move that the player encrypted himself: nobody here sees it.
    SealOwn {
        /// SHA-256 of the canonical text.
        commitment: Digest,
        /// The text as he encrypted it, armored.
        ciphertext: String,
    },
    /// The player on move adjourns before the session is over.
    AdjournEarly,
    /// The timekeeper ends the session.
    EndSession,
    /// As an arbiter: the face of the envelope is in order.
    AcknowledgeFace,
    /// As an arbiter: another time of resumption.
    SetResumption {
        /// Then.
        resume_at: Instant,
        /// Shown to both players.
        reason: String,
    },
    /// Shows the text of the envelope, as an arbiter or as the sealer.
    Open {
        /// The text, byte for byte.
        envelope: String,
        /// Before the time; shown to both players.
        reason: Option<String>,
    },
    /// As an arbiter: another one may open the envelope before its time.
    ApproveEarlyOpening {
        /// Shown to both players.
        reason: String,
    },
    /// As an arbiter: the envelope is lost or does not open.
    DeclareMissing {
        /// Shown to both players.
        reason: String,
    },
    /// Takes one of the readings of an ambiguous sealed move.
    ChooseReading {
        /// In any notation.
        text: String,
    },
    /// The clocks show wrong times.
    QuestionClocks,
    /// Is ready to resume, or there.
    Resume,
    /// The envelope of a game that is over may be shown.
    Publish,
    /// Takes time from the bank to the clock, as much as it can show.
    RefillClock,
    /// Claims that the flag of the side whose clock runs is down.
    ClaimFlag,
    /// Books leave: whole days, in the player's time zone.
    BookLeave {
        /// Its first day.
        first: Date,
        /// Its last day.
        last: Date,
    },
    /// Takes leave back that has not begun.
    CancelLeave {
        /// Its first day.
        first: Date,
    },
    /// Declares that the player goes on thinking, whatever the rule about silence says.
    DeclareReflection,
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
    /// As an arbiter: does something that needs no looking up.
    Act {
        /// What.
        act: Act,
        /// Shown to both players.
        reason: String,
    },
    /// As an arbiter: special leave, in the player's time zone.
    GrantLeave {
        /// Whose.
        #[serde(with = "domain::wire::color")]
        side: Color,
        /// Its first day.
        first: Date,
        /// Its last day.
        last: Date,
        /// Shown to both players.
        reason: String,
    },
    /// As an arbiter: the game is cancelled and begins anew, as another one.
    Replay {
        /// Shown to both players.
        reason: String,
    },
    /// As an arbiter: somebody else plays on.
    Replace {
        /// For whom.
        #[serde(with = "domain::wire::color")]
        side: Color,
        /// His name.
        player: String,
        /// Shown to both players.
        reason: String,
    },
    /// Withdraws from the game; an arbiter notes it of a player, and the timekeeper finds him silent.
    Withdraw {
        /// Who.
        who: Who,
        /// From what besides.
        scope: Scope,
        /// Shown to both players; empty for none.
        reason: String,
    },
    /// As an arbiter: expels a player.
    Expel {
        /// Whom.
        who: Who,
        /// From what besides.
        scope: Scope,
        /// Shown to both players.
        reason: String,
    },
    /// Appeals against an arbiter's act.
    Appeal {
        /// The number of its event.
        act: u32,
        /// The grounds: plain text, at most 2,000 characters.
        message: String,
    },
    /// As another arbiter: decides about an appeal.
    DecideAppeal {
        /// The number of the event of the act.
        act: u32,
        /// Reverses the act; otherwise confirms it.
        reverse: bool,
        /// Shown to both players.
        reason: String,
    },
}

impl Wish {
    /// Whether it is for one position, so that the sender must say for which.
    #[must_use]
    pub const fn is_for_a_position(&self) -> bool {
        matches!(
            self,
            Self::Move { .. }
                | Self::MoveIf { .. }
                | Self::Claim { .. }
                | Self::Seal { .. }
                | Self::Draft { .. }
                | Self::SealDraft
                | Self::SealOwn { .. }
        )
    }

    /// Whether it holds a move that nobody may see yet.
    #[must_use]
    pub const fn is_secret(&self) -> bool {
        matches!(self, Self::Seal { .. } | Self::Draft { .. } | Self::Open { .. })
    }

    /// Whether moves are in it that nobody may learn when they are tried against a digest: for an envelope, or
    /// conditional.
    pub(crate) const fn hides(&self) -> bool {
        matches!(self, Self::Seal { .. } | Self::Draft { .. } | Self::MoveIf { .. } | Self::Conditions { .. })
    }

    /// What of it a digest may cover that is kept: no move that may be sealed. Whoever has the keys of the service could
    /// try all legal moves against the digest.
    pub(crate) fn without_move(&self) -> Cow<'_, Self> {
        match self {
            Self::Seal { .. } => Cow::Owned(Self::Seal { text: String::new(), draw_offer: false }),
            Self::Draft { .. } => Cow::Owned(Self::Draft { text: String::new(), draw_offer: false }),
            Self::Move { .. } => {
                Cow::Owned(Self::Move { text: String::new(), draw_offer: false, message: None })
            }
            Self::MoveIf { .. } => Cow::Owned(Self::MoveIf {
                text: String::new(),
                draw_offer: false,
                message: None,
                lines: Vec::new(),
            }),
            Self::Conditions { .. } => Cow::Owned(Self::Conditions { lines: Vec::new() }),
            Self::Claim { basis, .. } => Cow::Owned(Self::Claim { basis: *basis, announced: None }),
            Self::Say { .. } => Cow::Owned(Self::Say { message: String::new() }),
            other => Cow::Borrowed(other),
        }
    }
}

impl std::fmt::Debug for Wish {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Wish(..)")
    }
}

/// A player of a game.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// Who plays this side.
    Side(#[serde(with = "domain::wire::color")] Color),
    /// By his number.
    Player(PlayerId),
}

/// How far it goes that a player leaves.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// This game.
    Game,
    /// All his games with the same Event tag that are under way.
    #[default]
    Event,
    /// All his games here that are under way.
    All,
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
