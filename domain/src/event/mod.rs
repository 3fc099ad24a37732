//! Everything that can happen in a game.

mod json;
mod queries;
mod traits;

pub use traits::{EventTraits, Weight};

use alloc::{string::String, vec::Vec};

use serde::{Deserialize, Serialize};
use shakmaty::{ByColor, Color};

use crate::{
    Act, ClaimBasis, Digest, Envelope, Face, Instant, Outcome, PlayerId, Ply, Regulations, Span, Start,
    Termination,
    clock::{Leave, Zone},
    wire,
};

/// An event of a game. Events are the record: appended, never changed. Folding them gives the game. They hold no names,
/// addresses or free text of people, so that a person can be forgotten while the record stands. Messages are named by a
/// salted digest.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Event {
    /// The instant at which it was acknowledged or noticed. The clock that an event starts starts then.
    pub at: Instant,
    /// The thing that happened.
    pub kind: EventKind,
}

/// The thing that happened. Its JSON is part of the [`Event`].
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, strum::VariantNames)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum EventKind {
    /// The first event. White's clock (or that of the side to move) starts at `at`.
    Created {
        /// The players.
        #[serde(with = "wire::by_color")]
        players: ByColor<PlayerId>,
        /// The start position.
        start: Start,
        /// Its rules.
        regulations: Regulations,
        /// PGN's Event tag.
        tournament: String,
        /// The players' time zones, if free time depends on them.
        #[serde(with = "wire::by_color", default, skip_serializing_if = "wire::is_default")]
        zones: ByColor<Zone>,
    },
    /// A move was played.
    Moved {
        /// Our intake stamped it then: the mover's clock stopped.
        received_at: Instant,
        /// The ply it makes: 1 for the first move.
        ply: Ply,
        /// The move in UCI, king takes rook for castling in Chess960.
        uci: String,
        /// Time used for it: without pauses and returned downtime.
        reflection: Span,
        /// The charge for it, if that is not the time used.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        charged: Option<Span>,
        /// A draw was offered with it (FIDE 9.1.2.1).
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        draw_offer: bool,
        /// Digest of a message to the opponent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        message: Option<Digest>,
        /// Its player had given it beforehand, as the answer to the move before.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        conditional: bool,
    },
    /// A message without a move.
    Said {
        /// The player.
        #[serde(with = "wire::color")]
        by: Color,
        /// Digest of the text.
        message: Digest,
    },
    /// A draw was offered while the game was adjourned (FIDE Guidelines I.4).
    DrawOffered {
        /// The player who offers.
        #[serde(with = "wire::color")]
        by: Color,
    },
    /// An offer was declined in words (FIDE 9.1.2).
    DrawDeclined {
        /// The player who declined.
        #[serde(with = "wire::color")]
        by: Color,
    },
    /// A claim that was correct (FIDE 9.5.2). Followed by [`EventKind::Ended`].
    ClaimUpheld {
        /// The player who claimed.
        #[serde(with = "wire::color")]
        by: Color,
        /// The claim.
        basis: ClaimBasis,
        /// The announced move in UCI, which was not played: the claim is true of the position after it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        announced: Option<String>,
        /// The arbiter it was referred to.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        decided_by: Option<PlayerId>,
        /// Salted digest of the arbiter's reason.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<Digest>,
    },
    /// A claim that no table here decides, or a request for adjudication: an arbiter decides it.
    ClaimReferred {
        /// Our intake stamped it then.
        received_at: Instant,
        /// The player who claimed.
        #[serde(with = "wire::color")]
        by: Color,
        /// The claim.
        basis: ClaimBasis,
        /// The announced move in UCI, which is not played yet.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        announced: Option<String>,
        /// Salted digest of the analysis that goes with a request for adjudication. Until the game is over its author
        /// and arbiters read it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        analysis: Option<Digest>,
    },
    /// A player added analysis to a request for adjudication.
    Analysed {
        /// The player.
        #[serde(with = "wire::color")]
        by: Color,
        /// Salted digest of the text. Until the game is over its author and arbiters read it.
        analysis: Digest,
    },
    /// No arbiter decided a claim in time: the game continues as if it had not been made.
    ClaimLapsed,
    /// A claim that was wrong (FIDE 9.5.3). It stays a draw offer; `gained` is added to the opponent's next limit.
    ClaimRejected {
        /// The player who claimed.
        #[serde(with = "wire::color")]
        by: Color,
        /// The claim.
        basis: ClaimBasis,
        /// Time the opponent gains for the next move.
        gained: Span,
        /// The arbiter it was referred to.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        decided_by: Option<PlayerId>,
        /// Salted digest of the arbiter's reason.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<Digest>,
    },
    /// An illegal or ambiguous move was refused (FIDE 7.5).
    IllegalMove {
        /// The player who sent it.
        #[serde(with = "wire::color")]
        by: Color,
        /// It had more than one reading, instead of none that is legal.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        ambiguous: bool,
        /// The number of its kind so far, this one included.
        count: u16,
        /// Time the opponent gains for the next move.
        gained: Span,
    },
    /// A player proposes to adjourn.
    AdjournmentProposed {
        /// The player who proposes.
        #[serde(with = "wire::color")]
        by: Color,
    },
    /// The proposal was turned down.
    AdjournmentDeclined {
        /// The player who declined.
        #[serde(with = "wire::color")]
        by: Color,
    },
    /// Adjournment is agreed, or the session is over: the player on move must seal, on their clock (FIDE Guidelines
    /// I.1.1).
    SealingBegan {
        /// The player on move adjourned early: their time counts until then, the nominal end of the session (FIDE
        /// Guidelines I.1.2).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        charged_until: Option<Instant>,
    },
    /// A draft of the move to be sealed is in an envelope. It can be replaced until the clock is stopped
    /// (FIDE Guidelines I.1.1).
    Drafted {
        /// The player.
        #[serde(with = "wire::color")]
        by: Color,
        /// The envelope.
        envelope: Envelope,
    },
    /// The move is in the envelope and its clock stopped (FIDE Guidelines I.1.1). An envelope in answer to an absent
    /// sealer starts the clock of that player (I.9.3).
    Sealed {
        /// The sealer's clock stopped then.
        received_at: Instant,
        /// The sealer.
        #[serde(with = "wire::color")]
        by: Color,
        /// The ply the sealed move will make.
        ply: Ply,
        /// The closed envelope.
        envelope: Envelope,
        /// The face of the envelope.
        face: Face,
        /// The sealer's time used.
        reflection: Span,
        /// The charge for it, if that is not the time used.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        charged: Option<Span>,
        /// The time of resumption, if no one resumes it earlier.
        resume_at: Instant,
    },
    /// The arbiter has checked the face of the envelope (FIDE Guidelines I.3).
    FaceAcknowledged {
        /// The arbiter.
        by: PlayerId,
    },
    /// The arbiter sets another time of resumption, and announces it (FIDE Guidelines I.14).
    ResumptionSet {
        /// The arbiter.
        by: PlayerId,
        /// The game resumes then.
        resume_at: Instant,
        /// Digest of the reason, which both players read.
        reason: Digest,
    },
    /// A player is ready to resume, or has come. The envelope opens only when the replier is present (FIDE Guidelines
    /// I.7).
    ResumptionRequested {
        /// The intake stamp, if it is another instant: the player's clock, if it runs, pauses there.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        received_at: Option<Instant>,
        /// The player who asked.
        #[serde(with = "wire::color")]
        by: Color,
    },
    /// The session began, and the envelope remains closed. Either it waits for the holders of its keys, or the player
    /// who must reply is absent and their clock runs (FIDE Guidelines I.9).
    Resumed,
    /// An arbiter agrees that the envelope is opened before its time; another one must.
    EarlyOpeningApproved {
        /// The arbiter.
        by: PlayerId,
        /// Digest of the reason, which both players read.
        reason: Digest,
    },
    /// A player came too late. The end of the game follows, once the envelope shows that the sealed move did not end it
    /// (FIDE Guidelines I.10).
    CameLate {
        /// The absent players.
        #[serde(with = "wire::by_color")]
        absent: ByColor<bool>,
        /// The clock ran out (FIDE 6.9); otherwise the default time passed.
        on_time: bool,
    },
    /// The envelope is lost or cannot be opened: the sealer must show its text (FIDE Guidelines I.12.1).
    EnvelopeMissing {
        /// The arbiter who says so; none when the service could not open an envelope that a player encrypted.
        declared_by: Option<PlayerId>,
        /// Digest of the arbiter's reason, which both players read.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<Digest>,
    },
    /// The game is over, and a player agrees that its unopened envelope is shown.
    PublicationAgreed {
        /// The player.
        #[serde(with = "wire::color")]
        by: Color,
    },
    /// Both agreed, and this was in it. It changes nothing in the game.
    EnvelopePublished {
        /// The person who showed it; none: the service.
        by: Option<PlayerId>,
        /// The canonical text; its SHA-256 is the commitment.
        envelope: String,
    },
    /// The replier took one of the readings of an ambiguous sealed move, which is played.
    ReadingChosen {
        /// The player.
        #[serde(with = "wire::color")]
        by: Color,
        /// The move in UCI.
        uci: String,
        /// A draw was offered with it.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        draw_offer: bool,
    },
    /// A player says that the clocks show wrong times (FIDE Guidelines I.13).
    ClocksQuestioned {
        /// The player.
        #[serde(with = "wire::color")]
        by: Color,
        /// It waits until an arbiter answers. Questions of earlier versions went out by mail only, and wait nowhere.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        waits: bool,
    },
    /// The envelope was opened. A playable move is played by this event and the replier's clock starts.
    Opened {
        /// The person who showed the text: an arbiter, or the sealer. None when the service did, with the key of its
        /// vault.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<PlayerId>,
        /// The other arbiter, where it takes two before the time.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        with: Option<PlayerId>,
        /// The players who were present, or count as present because the regulations ask for no check-in.
        #[serde(with = "wire::by_color")]
        present: ByColor<bool>,
        /// Digest of the reason why before the time, which both players read.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<Digest>,
        /// The text in the envelope; its SHA-256 is the commitment. Empty when it does not name this position of this game.
        /// Such a text is never published, for it may be a copy of another game's envelope.
        envelope: String,
        /// The meaning of the text.
        verdict: OpenVerdict,
    },
    /// The flag fell (FIDE 6.9). Followed by [`EventKind::Ended`], unless regulations leave that to a claim.
    FlagFell {
        /// The player who exceeded the limit.
        #[serde(with = "wire::color")]
        by: Color,
        /// The instant that was exceeded.
        deadline: Instant,
    },
    /// A player booked leave.
    LeaveBooked {
        /// The player.
        #[serde(with = "wire::color")]
        by: Color,
        /// The days.
        leave: Leave,
    },
    /// A player took leave back that had not begun.
    LeaveCancelled {
        /// The player.
        #[serde(with = "wire::color")]
        by: Color,
        /// The days.
        leave: Leave,
    },
    /// A player declared reflection: silence does not lose this move (ICCF, "Use 40+ reflection").
    ReflectionDeclared {
        /// The player.
        #[serde(with = "wire::color")]
        by: Color,
    },
    /// Downtime of the service was given back to the running clock, and to a player awaited after a resumption. The
    /// clock's share is counted when the record is folded: nothing of special leave, unless that is reversed.
    DowntimeReturned {
        /// The service was away from then
        from: Instant,
        /// until then.
        until: Instant,
        /// Added to the deadline that ran then.
        gained: Span,
    },
    /// The player's time zone, or its known offsets, changed. They hold from the player's next move on.
    ZoneNoted {
        /// The player.
        #[serde(with = "wire::color")]
        of: Color,
        /// The offsets of the zone.
        zone: Zone,
    },
    /// A player took time from the bank to the clock while thinking (ICCF Rules, Appendix 3).
    ClockRefilled {
        /// Our intake stamped it then.
        received_at: Instant,
        /// The player.
        #[serde(with = "wire::color")]
        by: Color,
        /// The amount.
        amount: Span,
    },
    /// Mail to a player does not arrive. The game and its clock continue; the consequence is for the arbiter.
    MailProblem {
        /// The recipient.
        #[serde(with = "wire::color")]
        to: Color,
    },
    /// After [`EventKind::MailProblem`]: mail is sent to the player again.
    MailRestored {
        /// The recipient.
        #[serde(with = "wire::color")]
        to: Color,
    },
    /// The game is over.
    Ended {
        /// The result.
        outcome: Outcome,
        /// The termination.
        termination: Termination,
    },
    /// A player has withdrawn from the game. Followed by [`EventKind::Ended`], unless it is to be adjudicated.
    Withdrawn {
        /// The player.
        #[serde(with = "wire::color")]
        of: Color,
        /// The arbiter who notes it; none if the player says it, or the service finds the player silent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        noted_by: Option<PlayerId>,
        /// The player has lost half of their games of the event by silence.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        silent: bool,
        /// Digest of the reason, which both players read.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<Digest>,
    },
    /// An arbiter did something.
    Act {
        /// The arbiter.
        by: PlayerId,
        /// The act.
        act: Act,
        /// Digest of the reason, which both players read.
        reason: Digest,
    },
    /// A player appeals against an arbiter's act.
    Appealed {
        /// The player.
        #[serde(with = "wire::color")]
        by: Color,
        /// The number of its event.
        act: u32,
        /// Digest of the grounds.
        message: Digest,
    },
    /// Another arbiter decided about an appeal. If the act is reversed, the game is folded anew without it:
    /// [`crate::Folding`].
    AppealDecided {
        /// The arbiter.
        by: PlayerId,
        /// The number of the event of the act.
        act: u32,
        /// The act is reversed; otherwise confirmed.
        reversed: bool,
        /// Digest of the reason, which both players read.
        reason: Digest,
    },
}

/// The meaning of an opened envelope (FIDE Guidelines I.8).
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum OpenVerdict {
    /// One legal move, which is played.
    Played {
        /// The move in UCI.
        uci: String,
        /// A draw was offered with it.
        draw_offer: bool,
    },
    /// Two or more readings.
    Ambiguous {
        /// The readings in UCI.
        readings: Vec<String>,
        /// A draw is offered with it, whichever of them the opponent chooses.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        draw_offer: bool,
    },
    /// Not legal, or impossible to make out.
    Illegal,
}
