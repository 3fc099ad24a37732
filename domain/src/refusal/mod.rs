//! Refusals: codes and their arguments. The sentences are in `messages`.

mod faults;
mod queries;
#[cfg(test)]
mod tests;

pub use faults::{BadStart, ConditionFault, Counted, NotSealable, WrongClaim};

use alloc::{boxed::Box, string::String, vec::Vec};

use serde::{Deserialize, Serialize};
use shakmaty::Color;

use crate::{
    GameId, Instant, Ply,
    notation::{IllegalReason, Reading},
    wire,
};

/// An answer that the player may read: the request was not carried out. It is never our fault; failures are errors of
/// app. The `code` in JSON is stable for programs and listed in openapi.yaml.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames)]
#[serde(tag = "code", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Refusal {
    /// The actor is not in this game.
    NotAPlayer,
    /// Only an arbiter may do this.
    NotAnArbiter,
    /// A player cannot play against themselves.
    SamePlayer,
    /// The start position or the regulations are not possible.
    BadStart {
        /// The fault.
        reason: BadStart,
    },
    /// It is the opponent's move.
    NotYourMove,
    /// The command was made for another ply.
    WrongPly {
        /// The ply that the sender assumed.
        #[serde(rename = "expected_ply")]
        expected: u16,
        /// The present ply.
        #[serde(rename = "current_ply")]
        current: u16,
    },
    /// This very move was already played at that ply.
    AlreadyPlayed {
        /// The ply it made.
        ply: Ply,
    },
    /// The text is no move in any notation.
    NotAMove {
        /// The text.
        text: String,
    },
    /// The move is not legal.
    IllegalMove {
        /// The text.
        text: String,
        /// The reason.
        reason: IllegalReason,
        /// The count against the player, where it can lose the game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        counted: Option<Counted>,
    },
    /// Two or more legal moves fit.
    AmbiguousMove {
        /// The text.
        text: String,
        /// The legal moves it can mean.
        readings: Vec<Reading>,
        /// The count against the player, where it can lose the game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        counted: Option<Counted>,
    },
    /// A pawn reaches the last rank and the piece is not named; never taken for a queen.
    PromotionMissing {
        /// The text.
        text: String,
        /// The possible moves.
        readings: Vec<Reading>,
        /// The count against the player, where it can lose the game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        counted: Option<Counted>,
    },
    /// The deadline had passed when the message was received.
    TooLate {
        /// The instant that was exceeded, UTC milliseconds.
        deadline: Instant,
    },
    /// Nothing more happens in a finished game.
    GameOver,
    /// No offer of the opponent stands.
    NoDrawOffer,
    /// The regulations forbid agreeing on a draw now.
    DrawTooEarly {
        /// The move both sides must have completed.
        move_number: u16,
    },
    /// The claim was wrong.
    ClaimNotCorrect {
        /// The fault.
        reason: WrongClaim,
    },
    /// The last offer is not long enough ago.
    OfferTooSoon {
        /// The number of moves.
        moves: u16,
    },
    /// The regulations know no claims by tablebases.
    NoTablebaseClaims,
    /// The tables must be consulted: app does so; no player sees this.
    TableNeeded,
    /// The regulations limit the men on the board.
    TooManyMen {
        /// The most.
        men: u8,
    },
    /// One referral in a position.
    ReferredBefore,
    /// Adjudication is asked for with analysis.
    AnalysisNeeded,
    /// The regulations know no requests for adjudication.
    NoAdjudication,
    /// One request in a game.
    AlreadyAsked,
    /// The regulations allow it later.
    AdjudicationTooEarly {
        /// The move both sides must have completed.
        move_number: u16,
    },
    /// A player adds analysis a few times.
    AnalysedEnough,
    /// Analysis is plain text of a bounded length.
    BadAnalysis,
    /// A claim waits for the arbiter.
    ClaimPending,
    /// No claim waits.
    NoClaim,
    /// The game is adjourned: no moves until it resumes.
    Adjourned,
    /// The game is not adjourned.
    NotAdjourned,
    /// Adjournment was agreed or ordered: the move must be sealed, not played.
    MustSeal,
    /// No adjournment was agreed.
    NotSealing,
    /// The move to be sealed was not understood as one legal move.
    NotSealable {
        /// The reason; it does not repeat the move.
        why: NotSealable,
    },
    /// The regulations leave adjourning to the arbiter.
    AdjournmentNotAllowed,
    /// A proposal stands.
    AlreadyProposed {
        /// It is the player's own; otherwise the opponent's, which was not seen.
        #[serde(default = "yes")]
        by_you: bool,
    },
    /// No proposal of the opponent stands.
    NoAdjournmentProposed,
    /// The sealer's wish to resume is known already.
    AlreadyRequested,
    /// The text from the vault is not the sealed one.
    CommitmentMismatch {
        /// The sealer.
        #[serde(with = "wire::color")]
        sealed_by: Color,
    },
    /// The text of the envelope is needed: app supplies it; no player sees this.
    EnvelopeNeeded,
    /// The envelope's keys are with the arbiters: they show its text.
    ArbitersHoldIt,
    /// Early adjournment needs a session with a set length.
    NoSession,
    /// The time until the end of the session would be charged, and the clock has less (FIDE Guidelines I.1.2).
    SessionTooLong {
        /// The nominal end of the session, UTC milliseconds.
        ends_at: Instant,
    },
    /// The player's text is not in the format of age.
    NotEncrypted,
    /// The ciphertext is not for the holders of the game's envelopes.
    WrongRecipients {
        /// The number of keys that it takes.
        needed: u8,
        /// The number of keys.
        holders: u8,
    },
    /// The service holds the envelope and can open it: it is not missing (FIDE Guidelines I.12.1).
    EnvelopeOpens,
    /// Another envelope of the game has this commitment.
    CommitmentUsed,
    /// Nothing was drafted that could be sealed.
    NoDraft,
    /// The face was acknowledged before, the early opening approved, or the envelope declared missing.
    AlreadyAcknowledged,
    /// The new time of resumption is not at least a day ahead.
    TooSoon,
    /// The envelope may be opened only when the replier is present; before that only by arbiters.
    NotToBeOpened,
    /// Another arbiter must agree first; or has, and it is for one of them to open.
    SecondArbiterNeeded {
        /// The approval is the asker's own; none if there is no approval.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        approved_by_you: Option<bool>,
    },
    /// The service opens the envelope before its time only after an arbiter's reason.
    ApprovalNeeded {
        /// The time of resumption, UTC milliseconds; past, if a player has not come.
        resume_at: Instant,
    },
    /// No envelope of this game remained unopened, or not both players want to show it.
    NoShutEnvelope,
    /// An arbiter's act in this game could be reversed, and the game would continue with the envelope.
    AppealPossible,
    /// Envelopes of this game take the keys of more arbiters than there are: nothing is sealed to fewer.
    TooFewArbiters {
        /// The number of arbiters with a key who do not play.
        left: u8,
        /// The number of arbiters needed.
        needed: u8,
    },
    /// Other arbiters open envelopes now than those the draft is encrypted to.
    DraftForOthers,
    /// The sealed move was not ambiguous, or the answer is none of its readings.
    NotAReading,
    /// The clocks can be questioned only until the player's first move after a resumption.
    ClocksSettled,
    /// No such correction.
    BadClocks,
    /// The agreed time of resumption has not come.
    NotDue {
        /// The time of resumption, UTC milliseconds.
        resume_at: Instant,
    },
    /// An arbiter's decision needs a reason of 1 to 500 characters.
    BadReason,
    /// A game has at most 100 acts of arbiters.
    TooManyActs,
    /// No result is not adjudicated: the game is cancelled or annulled.
    BadOutcome,
    /// Points are changed when the game is over.
    NotOver,
    /// A side has at most the points of a win.
    BadPoints,
    /// The regulations know no takeback (FIDE 4.7).
    TakeBackNotAllowed,
    /// Only the last move, or the last and the reply to it, and none that came out of an envelope.
    NothingToTakeBack,
    /// The replacement is neither a player nor the arbiter of the game.
    BadReplacement,
    /// A player withdraws from an event or from the instance.
    ResignInstead,
    /// A player has withdrawn, and the game waits for an arbiter.
    PlayerWithdrawn,
    /// Another arbiter has reversed the same act of the same arbiter on appeal.
    ActReversed,
    /// The game was cancelled and another one is played, or it replaced a game that counts after all.
    OtherGameCounts {
        /// The other game.
        game: GameId,
    },
    /// Written for a position that an arbiter has undone, even if as many half-moves have been played again.
    OtherLine {
        /// The number of reversals.
        #[serde(rename = "current_line")]
        current: u16,
    },
    /// No arbiter did that.
    NoSuchAct,
    /// One appeal for each act.
    AlreadyAppealed,
    /// Appeals are possible for some days.
    AppealTooLate {
        /// The last instant, UTC milliseconds.
        until: Instant,
    },
    /// No appeal waits.
    NoAppeal,
    /// No arbiter decides an appeal against their own act.
    OwnAct,
    /// A draw is offered with a move (FIDE 9.1.2.1).
    OfferWithMove,
    /// The draft is in its envelope with or without an offer; none is added when it is sealed.
    OfferWithDraft,
    /// Conditional moves are for the time when the opponent thinks.
    YourMove,
    /// The regulations know no conditional moves.
    ConditionsNotAllowed,
    /// Conditional moves are wrong; earlier ones stay. The refusal does not repeat the text.
    BadConditions {
        /// The line, from 1.
        line: u16,
        /// The half-move of it, from 1.
        half_move: u16,
        /// The fault.
        why: ConditionFault,
        /// The line that answers the position otherwise, from 1, for [`ConditionFault::Inconsistent`].
        #[serde(default, skip_serializing_if = "Option::is_none")]
        other_line: Option<u16>,
    },
    /// A move was played, and two things that came with it were not accepted.
    OfferAndConditions {
        /// The reason for which no draw was offered.
        offer: Box<Self>,
        /// The reason for which no conditional moves were stored.
        conditions: Box<Self>,
    },
    /// The player's own offer stands already.
    AlreadyOffered,
    /// The record has too many moves without capture or pawn move; possible only where regulations switch the automatic draws
    /// off.
    RecordFull,
    /// Only the service itself does this.
    NotTheTimekeeper,
    /// There is no such game.
    UnknownGame,
    /// There is no such player, or the account was deleted.
    UnknownPlayer,
    /// There is no such challenge, or it is not for this player.
    UnknownChallenge,
    /// The challenge was answered, taken back, or has expired.
    ChallengeClosed,
    /// The player has too many open challenges and seeks.
    TooManyChallenges {
        /// The most one may have open.
        limit: u32,
    },
    /// The key was used for another request.
    KeyReused,
    /// The command must say for which position it is meant.
    PlyMissing,
    /// A message is plain text of 1 to 2,000 characters.
    BadMessage,
    /// No clock has passed its deadline.
    FlagNotFallen,
    /// The flag is down, and only an arbiter ends this game by it.
    FlagForArbiter,
    /// The record says so already.
    MailNoted,
    /// The record says so already, or nothing depends on it.
    ZoneNoted,
    /// The player is on leave.
    OnLeave {
        /// Its end, UTC milliseconds.
        until: Instant,
    },
    /// The regulations of this game know no leave.
    NoLeave,
    /// Leave is whole days in order, at most a year ahead, at most 20 times.
    BadLeave,
    /// Leave has a shortest length.
    LeaveTooShort {
        /// The shortest, in days.
        days: u16,
    },
    /// Leave is booked ahead.
    LeaveTooLate {
        /// Days of notice.
        days: u16,
    },
    /// There is leave on one of these days already.
    LeaveOverlaps,
    /// The allowance of a year is used up.
    LeaveUsedUp {
        /// The year of the allowance.
        year: i16,
        /// Days left.
        days: u16,
    },
    /// No such leave is booked, or it has begun; for an arbiter, or it is over.
    NoSuchLeave,
    /// Silence does not lose here, it was declared already, or an arbiter has set the deadline.
    NothingToDeclare,
    /// Only Triple Block has a bank.
    NoBank,
    /// The clock is full, or the bank empty.
    NothingToRefill,
    /// The player sends too many messages, claims and challenges. Each sends a mail to another person, and unlike moves they
    /// wait for no answer.
    RateLimited {
        /// Seconds until the next one is possible.
        retry_after: u64,
    },
    /// The time was already given back.
    NothingToReturn,
}

/// The meaning of receipts that do not say who proposed.
const fn yes() -> bool {
    true
}

impl From<BadStart> for Refusal {
    fn from(reason: BadStart) -> Self {
        Self::BadStart { reason }
    }
}
