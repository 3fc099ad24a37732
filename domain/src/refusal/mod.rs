//! Answers that the player may read: codes, arguments and English sentences.

mod faults;
mod phrases;

pub use faults::{ConditionFault, NotSealable};

use alloc::{boxed::Box, string::String, vec::Vec};

use serde::{Deserialize, Serialize};
use shakmaty::Color;

use self::phrases::{notation_list, second};
use crate::{
    GameId, Instant, Ply,
    notation::{IllegalReason, Reading},
    wire,
};

/// An answer that the player may read: the request was not carried out. It is never our fault; failures are errors of
/// app. `Display` is plain English for the sender. The `code` in JSON is stable for programs and listed in
/// openapi.yaml.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "snake_case")]
#[non_exhaustive]
pub enum Refusal {
    /// The actor is not in this game.
    #[error("you are not a player of this game")]
    NotAPlayer,
    /// Only an arbiter may do this.
    #[error("only an arbiter may do this")]
    NotAnArbiter,
    /// A player cannot play against themselves.
    #[error("a player cannot play against themselves")]
    SamePlayer,
    /// The start position or the regulations are not possible.
    #[error("the game cannot start like this: {reason}")]
    BadStart {
        /// The fault.
        reason: String,
    },
    /// It is the opponent's move.
    #[error("it is the opponent's move")]
    NotYourMove,
    /// The command was made for another ply.
    #[error("this was meant for the position after {expected} half-moves, but {current} have been played")]
    WrongPly {
        /// The ply that the sender assumed.
        #[serde(rename = "expected_ply")]
        expected: u16,
        /// The present ply.
        #[serde(rename = "current_ply")]
        current: u16,
    },
    /// This very move was already played at that ply.
    #[error("this move was already recorded as half-move {}", ply.0)]
    AlreadyPlayed {
        /// The ply it made.
        ply: Ply,
    },
    /// The text is no move in any notation.
    #[error("\"{text}\" is not a move in any notation this service knows")]
    NotAMove {
        /// The text.
        text: String,
    },
    /// The move is not legal.
    #[error("\"{text}\" is not legal here: {reason}")]
    IllegalMove {
        /// The text.
        text: String,
        /// The reason.
        reason: IllegalReason,
    },
    /// Two or more legal moves fit.
    #[error("\"{text}\" has more than one reading: {}", notation_list(readings))]
    AmbiguousMove {
        /// The text.
        text: String,
        /// The legal moves it can mean.
        readings: Vec<Reading>,
    },
    /// A pawn reaches the last rank and the piece is not named; never taken for a queen.
    #[error("\"{text}\" must say what the pawn becomes: {}", notation_list(readings))]
    PromotionMissing {
        /// The text.
        text: String,
        /// The possible moves.
        readings: Vec<Reading>,
    },
    /// The deadline had passed when the message was received.
    #[error("the time limit was exceeded before this was received")]
    TooLate {
        /// The instant that was exceeded, UTC milliseconds.
        deadline: Instant,
    },
    /// Nothing more happens in a finished game.
    #[error("the game is over")]
    GameOver,
    /// No offer of the opponent stands.
    #[error("the opponent has not offered a draw")]
    NoDrawOffer,
    /// The regulations forbid agreeing on a draw now.
    #[error("no draw may be agreed before move {move_number} is completed")]
    DrawTooEarly {
        /// The move both sides must have completed.
        move_number: u16,
    },
    /// The claim was wrong.
    #[error("the claim is not correct: {reason}")]
    ClaimNotCorrect {
        /// The count.
        reason: String,
    },
    /// The last offer is not long enough ago.
    #[error(
        "after a draw offer you make {moves} moves before you offer again; the move was played without it"
    )]
    OfferTooSoon {
        /// The number of moves.
        moves: u16,
    },
    /// The regulations know no claims by tablebases.
    #[error("the regulations of this game do not allow claims by tablebases")]
    NoTablebaseClaims,
    /// The tables must be consulted: app does so; no player sees this.
    #[error("the tablebases are needed")]
    TableNeeded,
    /// The regulations limit the men on the board.
    #[error("with more than {men} men on the board no claim by a tablebase is possible")]
    TooManyMen {
        /// The most.
        men: u8,
    },
    /// One referral in a position.
    #[error("an arbiter was asked about this position before; play a move first")]
    ReferredBefore,
    /// Adjudication is asked for with analysis.
    #[error("adjudication is requested with your analysis, not claimed")]
    AnalysisNeeded,
    /// The regulations know no requests for adjudication.
    #[error("the regulations of this game do not let a player ask for adjudication")]
    NoAdjudication,
    /// One request in a game.
    #[error("you have asked for adjudication in this game before")]
    AlreadyAsked,
    /// The regulations allow it later.
    #[error("adjudication can be asked for when move {move_number} is completed")]
    AdjudicationTooEarly {
        /// The move both sides must have completed.
        move_number: u16,
    },
    /// A player adds analysis a few times.
    #[error("you have handed in analysis three times; the arbiter decides by it")]
    AnalysedEnough,
    /// Analysis is plain text of a bounded length.
    #[error("analysis is plain text of 1 to 20,000 characters")]
    BadAnalysis,
    /// A claim waits for the arbiter.
    #[error("a claim waits for the arbiter's decision; no clock runs until then")]
    ClaimPending,
    /// No claim waits.
    #[error("no claim of that number waits for a decision")]
    NoClaim,
    /// The game is adjourned: no moves until it resumes.
    #[error("the game is adjourned; no move can be made until it resumes")]
    Adjourned,
    /// The game is not adjourned.
    #[error("the game is not adjourned")]
    NotAdjourned,
    /// Adjournment was agreed or ordered: the move must be sealed, not played.
    #[error("the game is being adjourned: seal your move instead of playing it")]
    MustSeal,
    /// No adjournment was agreed.
    #[error("no adjournment has been agreed or ordered")]
    NotSealing,
    /// The move to be sealed was not understood as one legal move.
    #[error("nothing was sealed, the move was not taken: {why}")]
    NotSealable {
        /// The reason; it does not repeat the move.
        why: NotSealable,
    },
    /// The regulations leave adjourning to the arbiter.
    #[error("the regulations of this game do not let the players agree to adjourn")]
    AdjournmentNotAllowed,
    /// The player has proposed already.
    #[error("you have already proposed to adjourn; the opponent has not answered yet")]
    AlreadyProposed,
    /// No proposal of the opponent stands.
    #[error("the opponent has not proposed to adjourn")]
    NoAdjournmentProposed,
    /// The sealer's wish to resume is known already.
    #[error("you have already asked to resume; the envelope opens when your opponent is ready")]
    AlreadyRequested,
    /// The text from the vault is not the sealed one.
    #[error("the opened envelope does not match the {} commitment", wire::color_name(*sealed_by))]
    CommitmentMismatch {
        /// The sealer.
        #[serde(with = "wire::color")]
        sealed_by: Color,
    },
    /// The text of the envelope is needed: app supplies it; no player sees this.
    #[error("the text of the envelope is needed")]
    EnvelopeNeeded,
    /// The envelope's keys are with the arbiters: they show its text.
    #[error("the arbiters have the keys of the envelope: it is opened with its text")]
    ArbitersHoldIt,
    /// Early adjournment needs a session with a set length.
    #[error("sessions of this game have no set length: propose to adjourn instead")]
    NoSession,
    /// The time until the end of the session would be charged, and the clock has less (FIDE Guidelines I.1.2).
    #[error("adjourning now would use your time until the session ends, and your time limit ends before")]
    SessionTooLong {
        /// The nominal end of the session, UTC milliseconds.
        ends_at: Instant,
    },
    /// The player's text is not in the format of age.
    #[error("this is not an envelope encrypted with age, armored, of at most 32 KiB")]
    NotEncrypted,
    /// The ciphertext is not for the holders of the game's envelopes.
    #[error(
        "the envelope is not encrypted to those who must open it: it takes {needed} of {holders} keys, all of which stand \
         under /envelope/recipients"
    )]
    WrongRecipients {
        /// The number of keys that it takes.
        needed: u8,
        /// The number of keys.
        holders: u8,
    },
    /// The service holds the envelope and can open it: it is not missing (FIDE Guidelines I.12.1).
    #[error("the envelope is not missing: the service holds it, and it opens")]
    EnvelopeOpens,
    /// Another envelope of the game has this commitment.
    #[error("this commitment was used in this game before: write another envelope, with a new nonce")]
    CommitmentUsed,
    /// Nothing was drafted that could be sealed.
    #[error("nothing was drafted: seal a move")]
    NoDraft,
    /// The face was acknowledged before, the early opening approved, or the envelope declared missing.
    #[error(
        "this is on record already: the face was acknowledged, the early opening approved, or the envelope declared missing"
    )]
    AlreadyAcknowledged,
    /// The new time of resumption is not at least a day ahead.
    #[error("announce the resumption at least a day and at most a year ahead")]
    TooSoon,
    /// The envelope may be opened only when the replier is present; before that only by arbiters.
    #[error("the envelope is not due: it is opened before its time only by arbiters, with a reason")]
    NotToBeOpened,
    /// Another arbiter must agree first; or has, and it is for one of them to open.
    #[error("it takes two arbiters to open the envelope before its time: {}", second(*approved_by_you))]
    SecondArbiterNeeded {
        /// The approval is the asker's own; none if there is no approval.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        approved_by_you: Option<bool>,
    },
    /// Before its time the service opens the envelope only after an arbiter's reason.
    #[error(
        "the envelope is not due yet: to open it before its time approve that first, with your reason (approve early: the \
         reason), then open it"
    )]
    ApprovalNeeded {
        /// The time of resumption, UTC milliseconds; past, if a player has not come.
        resume_at: Instant,
    },
    /// No envelope of this game remained unopened, or not both players want to show it.
    #[error(
        "there is nothing to show: the game must have been given up or drawn while it was adjourned, and both players \
         must agree that its envelope is shown"
    )]
    NoShutEnvelope,
    /// An arbiter's act in this game could be reversed, and the game would continue with the envelope.
    #[error(
        "the envelope stays shut as long as there can be an appeal in this game: a decision of the arbiter could be \
         reversed, and the game then goes on"
    )]
    AppealPossible,
    /// Envelopes of this game take the keys of more arbiters than there are: nothing is sealed to fewer.
    #[error(
        "only {left} of the arbiters of this game can open envelopes, and it takes {needed}: \
         an arbiter must register a key for envelopes first, or the game goes on without adjournment"
    )]
    TooFewArbiters {
        /// The number of arbiters with a key who do not play.
        left: u8,
        /// The number of arbiters needed.
        needed: u8,
    },
    /// Other arbiters open envelopes now than those the draft is encrypted to.
    #[error("the arbiters who can open envelopes have changed since you drafted your move: draft it again")]
    DraftForOthers,
    /// The sealed move was not ambiguous, or the answer is none of its readings.
    #[error("choose one of the readings of the sealed move")]
    NotAReading,
    /// The clocks can be questioned only until the player's first move after a resumption.
    #[error("the clocks can be questioned only until your first move after a resumption")]
    ClocksSettled,
    /// No such correction.
    #[error(
        "the clocks cannot be set so: a deadline lies ahead, on no day of leave, and only a clock that runs has one; and a \
         clock shows no more than its control allows"
    )]
    BadClocks,
    /// The agreed time of resumption has not come.
    #[error("the time of resumption has not come")]
    NotDue {
        /// The time of resumption, UTC milliseconds.
        resume_at: Instant,
    },
    /// An arbiter's decision needs a reason of 1 to 500 characters.
    #[error("give a reason of 1 to 500 characters")]
    BadReason,
    /// A game has at most 100 acts of arbiters.
    #[error("this game has reached its limit of 100 acts of arbiters")]
    TooManyActs,
    /// No result is not adjudicated: the game is cancelled or annulled.
    #[error("a game is cancelled or annulled, not adjudicated without a result")]
    BadOutcome,
    /// Points are changed when the game is over.
    #[error("the game is not over")]
    NotOver,
    /// A side has at most the points of a win.
    #[error("a side gets at most the two half points of a win")]
    BadPoints,
    /// The regulations know no takeback (FIDE 4.7).
    #[error("a move that was sent stands: the regulations of this game let none be taken back")]
    TakeBackNotAllowed,
    /// Only the last move, or the last and the reply to it, and none that came out of an envelope.
    #[error("only the last move can be taken back, or the last two, and none that was sealed")]
    NothingToTakeBack,
    /// The replacement is neither a player nor the arbiter of the game.
    #[error("the replacement must be a person who neither plays nor judges in this game")]
    BadReplacement,
    /// A player withdraws from an event or from the instance.
    #[error("a player withdraws from all games of an event, or from all games: a single game is resigned")]
    ResignInstead,
    /// A player has withdrawn, and the game waits for an arbiter.
    #[error(
        "a player has withdrawn from this game: no clock runs, and an arbiter decides what becomes of it"
    )]
    PlayerWithdrawn,
    /// Another arbiter has reversed the same act of the same arbiter on appeal.
    #[error("another arbiter has reversed this on appeal: only a different arbiter may do it again")]
    ActReversed,
    /// The game was cancelled and another one is played, or it replaced a game that counts after all.
    #[error("{game} counts instead of this game: no more decisions are made in this one")]
    OtherGameCounts {
        /// The other game.
        game: GameId,
    },
    /// Written for a position that an arbiter has undone, even if as many half-moves have been played again.
    #[error(
        "this was written before an arbiter undid something in this game: check the present position and write again"
    )]
    OtherLine {
        /// The number of reversals.
        #[serde(rename = "current_line")]
        current: u16,
    },
    /// No arbiter did that.
    #[error("there is no act of an arbiter of that number")]
    NoSuchAct,
    /// One appeal for each act.
    #[error("there has been an appeal against this already")]
    AlreadyAppealed,
    /// Appeals are possible for some days.
    #[error("the time to appeal against this is over")]
    AppealTooLate {
        /// The last instant, UTC milliseconds.
        until: Instant,
    },
    /// No appeal waits.
    #[error("no appeal against this waits for a decision")]
    NoAppeal,
    /// No arbiter decides an appeal against their own act.
    #[error("another arbiter decides about an appeal against what you did")]
    OwnAct,
    /// A draw is offered with a move (FIDE 9.1.2.1).
    #[error("a draw is offered together with a move")]
    OfferWithMove,
    /// Conditional moves are for the time when the opponent thinks.
    #[error("it is your move: play it; conditional moves are for the time when your opponent thinks")]
    YourMove,
    /// The regulations know no conditional moves.
    #[error("the regulations of this game do not allow conditional moves")]
    ConditionsNotAllowed,
    /// Conditional moves are wrong; earlier ones stay. The refusal does not repeat the text.
    #[error("your conditional moves were not kept: in line {line}, half-move {half_move} {why}")]
    BadConditions {
        /// The line, from 1.
        line: u16,
        /// The half-move of it, from 1.
        half_move: u16,
        /// The fault.
        why: ConditionFault,
    },
    /// A move was played, and two things that came with it were not accepted.
    #[error("{offer}; and {conditions}")]
    OfferAndConditions {
        /// The reason for which no draw was offered.
        offer: Box<Self>,
        /// The reason for which no conditional moves were stored.
        conditions: Box<Self>,
    },
    /// The player's own offer stands already.
    #[error("you have already offered a draw; the opponent has not answered yet")]
    AlreadyOffered,
    /// Too many moves without capture or pawn move to keep; only where regulations switch the automatic draws off.
    #[error("too many moves without capture or pawn move: claim the draw or ask the arbiter")]
    RecordFull,
    /// Only the service itself does this.
    #[error("only the service itself does this")]
    NotTheTimekeeper,
    /// There is no such game.
    #[error("there is no such game")]
    UnknownGame,
    /// There is no such player, or the account was deleted.
    #[error("there is no player of that name")]
    UnknownPlayer,
    /// There is no such challenge, or it is not for this player.
    #[error("there is no such challenge")]
    UnknownChallenge,
    /// The challenge was answered, taken back, or has expired.
    #[error("this challenge is no longer open")]
    ChallengeClosed,
    /// Too many challenges and seeks are open.
    #[error("you have {limit} challenges and seeks open; wait for answers or withdraw some")]
    TooManyChallenges {
        /// The most one may have open.
        limit: u32,
    },
    /// The key was used for another request.
    #[error("this key was used for another request before; use a new one")]
    KeyReused,
    /// The command must say for which position it is meant.
    #[error("say for which half-move this is meant")]
    PlyMissing,
    /// A message is plain text of 1 to 2,000 characters.
    #[error("a message is plain text of 1 to 2,000 characters")]
    BadMessage,
    /// No clock has passed its deadline.
    #[error("no flag has fallen")]
    FlagNotFallen,
    /// The flag is down, and only an arbiter ends this game by it.
    #[error(
        "the flag has fallen, but in this game only an arbiter ends the game by it; the arbiters are told"
    )]
    FlagForArbiter,
    /// The record says so already.
    #[error("the record says so already")]
    MailNoted,
    /// The record says so already, or nothing depends on it.
    #[error("the record says so already")]
    ZoneNoted,
    /// The player is on leave.
    #[error("you are on leave and cannot move until it is over")]
    OnLeave {
        /// Its end, UTC milliseconds.
        until: Instant,
    },
    /// The regulations of this game know no leave.
    #[error("there is no leave in this game")]
    NoLeave,
    /// Leave is whole days in order, at most a year ahead, at most 20 times.
    #[error("leave is a first and a last day, at most a year ahead")]
    BadLeave,
    /// Leave has a shortest length.
    #[error("leave must be at least {days} days long")]
    LeaveTooShort {
        /// The shortest, in days.
        days: u16,
    },
    /// Leave is booked ahead.
    #[error("leave must be booked {days} days before its first day, and before that day has begun")]
    LeaveTooLate {
        /// Days of notice.
        days: u16,
    },
    /// There is leave on one of these days already.
    #[error("you have booked leave on some of these days already")]
    LeaveOverlaps,
    /// The allowance of a year is used up.
    #[error("you have {days} days of leave left in {year}")]
    LeaveUsedUp {
        /// Of which year.
        year: i16,
        /// Days left.
        days: u16,
    },
    /// No such leave is booked, or it has begun; for an arbiter, or it is over.
    #[error("no leave that can still be taken back begins on that day")]
    NoSuchLeave,
    /// Silence does not lose here, it was declared already, or an arbiter has set the deadline.
    #[error(
        "there is nothing to declare: silence does not lose this move, or an arbiter has set its deadline"
    )]
    NothingToDeclare,
    /// Only Triple Block has a bank.
    #[error("this game has no bank to refill the clock from")]
    NoBank,
    /// The clock is full, or the bank empty.
    #[error("there is nothing to refill: the clock is full or the bank is empty")]
    NothingToRefill,
    /// Too many messages, claims and challenges: each sends a mail to another person, and unlike moves they wait for no
    /// answer.
    #[error("too many messages, claims and challenges; wait {retry_after} seconds before the next one")]
    RateLimited {
        /// Seconds until the next one is possible.
        retry_after: u64,
    },
    /// The time was already given back.
    #[error("no running clock is affected by this downtime")]
    NothingToReturn,
}

impl Refusal {
    /// Returns true if it reveals that a player gives conditional moves, which are private.
    #[must_use]
    pub const fn is_about_conditions(&self) -> bool {
        matches!(
            self,
            Self::BadConditions { .. }
                | Self::YourMove
                | Self::ConditionsNotAllowed
                | Self::OfferAndConditions { .. }
        )
    }
}
