//! Everything that can be asked for in a game.

mod act;
mod cause;
mod claim;
mod move_text;
mod text;

pub use act::Act;
pub use cause::{Actor, Cause, PositionId, Seen, SeenRule};
pub use claim::{ClaimBasis, Probed, TableValue};
pub use move_text::MoveText;
pub use text::{TextKind, TextRule};

use alloc::string::String;

use serde::{Deserialize, Serialize};
use shakmaty::{ByColor, Color};

use crate::{
    Envelope, Game, GameId, Instant, PlayerId, Regulations, Start,
    clock::{Date, Leave, Zone},
    sealing::Disclosure,
    wire,
};

/// Everything that can be asked for in a game: the one vocabulary of mail, HTTP, timekeeper and command line. Random
/// and looked-up values are already in it. A text is passed beside it ([`Cause::text`]).
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[expect(clippy::large_enum_variant, reason = "it is passed by reference, one at a time")]
pub enum Command {
    /// Starts the game; colours and a Chess960 number have been drawn already. It is not written: its event holds all
    /// of it.
    #[serde(skip)]
    Create {
        /// The players.
        players: ByColor<PlayerId>,
        /// The start position.
        start: Start,
        /// Its rules.
        regulations: Regulations,
        /// PGN's Event tag.
        tournament: String,
        /// The players' time zones, if free time depends on them.
        zones: ByColor<Zone>,
    },
    /// Plays a move; declines a pending offer of the opponent (FIDE 9.1.2.1).
    Move {
        /// The move.
        m: MoveText,
        /// Offers a draw with it.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        draw_offer: bool,
    },
    /// Gives conditional moves; app keeps them if this causes no event and is not refused.
    SetConditionalMoves,
    /// Withdraws conditional moves. A player may do so at any time: on their turn, on leave, and while the game is
    /// adjourned.
    WithdrawConditionalMoves,
    /// Plays the answer that [`ConditionalMoves::answer`](crate::ConditionalMoves::answer) found.
    Answer {
        /// The move in UCI.
        uci: String,
    },
    /// Offers a draw while the game is adjourned (FIDE Guidelines I.4). At any other time an offer goes with a
    /// move (FIDE 9.1.2.1).
    OfferDraw,
    /// Accepts the opponent's standing draw offer.
    AcceptDraw,
    /// Declines it in words.
    DeclineDraw,
    /// Loses the game.
    Resign,
    /// Claims a draw on the player's turn, on the position or with a move announced and not yet played.
    Claim {
        /// The basis of the claim.
        basis: ClaimBasis,
        /// The announced move. If the claim is wrong it is played (FIDE 9.5.3).
        announced: Option<MoveText>,
        /// The answer of the tables; app supplies it after [`Refusal::TableNeeded`](crate::Refusal).
        probed: Option<Probed>,
    },
    /// Asks an arbiter to decide the game by analysis.
    AskAdjudication {
        /// [`ClaimBasis::AdjudicatedWin`] or [`ClaimBasis::AdjudicatedDraw`].
        basis: ClaimBasis,
    },
    /// Adds analysis to a request for adjudication of either side.
    Analyse,
    /// The arbiter's time for a claim is over.
    LapseClaim,
    /// The arbiter decides a referred claim.
    DecideClaim {
        /// The number of the event by which it was referred.
        claim: u32,
        /// The claim is right.
        upheld: bool,
    },
    /// A message without a move.
    Say,
    /// Proposes to adjourn, or accepts the opponent's proposal if it names the position ([`Command::seen_rule`]).
    Adjourn,
    /// Accepts the opponent's proposal.
    AcceptAdjournment,
    /// Turns the proposal down.
    DeclineAdjournment,
    /// The player on move adjourns before the end of the session (FIDE Guidelines I.1.2).
    AdjournEarly,
    /// The session is over: the player on move must seal (FIDE Guidelines I.1.1).
    EndSession,
    /// Puts a draft of the move to be sealed into an envelope, or replaces the one before (FIDE Guidelines I.1.1).
    Draft {
        /// The same as for [`Command::Seal`].
        envelope: Envelope,
    },
    /// Seals and stops the clock.
    Seal {
        /// The envelope. In assisted mode app has checked the move in memory, written the text and encrypted it.
        /// `None` seals the draft.
        envelope: Option<Envelope>,
    },
    /// The arbiter has checked the face of the envelope (FIDE Guidelines I.3).
    AcknowledgeFace,
    /// The arbiter sets another time of resumption.
    SetResumption {
        /// The resumption, at least a day ahead (FIDE Guidelines I.14).
        resume_at: Instant,
    },
    /// Is ready to resume, or present (FIDE Guidelines I.7, I.9). The timekeeper performs the due steps of a
    /// resumption.
    Resume {
        /// The text from the vault, which app looks for when [`Refusal::EnvelopeNeeded`](crate::Refusal) was
        /// answered.
        envelope: Option<Disclosure>,
    },
    /// Shows the text of the envelope: an arbiter with a key, or the sealer who has kept it.
    Open {
        /// The text.
        envelope: Disclosure,
    },
    /// Agrees that the envelope of a game that is over is shown, which takes both players.
    Publish {
        /// The text from the vault, which app looks for when [`Refusal::EnvelopeNeeded`](crate::Refusal) was
        /// answered.
        envelope: Option<Disclosure>,
    },
    /// The arbiter agrees that another one opens the envelope before its time.
    ApproveEarlyOpening,
    /// The envelope is lost or cannot be opened (FIDE Guidelines I.12.1).
    DeclareMissing,
    /// Takes one of the readings of an ambiguous sealed move.
    ChooseReading {
        /// The move, in any notation that distinguishes it from the others.
        m: MoveText,
    },
    /// Says that the clocks show wrong times (FIDE Guidelines I.13).
    QuestionClocks,
    /// The flag of the side whose clock runs, if its deadline has passed.
    FlagFall,
    /// The opponent or an arbiter claims that the flag of the side whose clock runs is down.
    ClaimFlag,
    /// Books leave.
    BookLeave {
        /// The days; their instants are those of the player's time zone.
        leave: Leave,
    },
    /// Takes leave back that has not begun.
    CancelLeave {
        /// Its first day.
        first: Date,
    },
    /// Declares reflection, whatever the rule about silence says.
    DeclareReflection,
    /// Gives downtime back to the running clock.
    ReturnDowntime {
        /// The service was away from then
        from: Instant,
        /// until then.
        until: Instant,
    },
    /// Puts a player's time zone on record, if free time depends on it.
    NoteZone {
        /// The player.
        #[serde(with = "wire::color")]
        of: Color,
        /// The offsets of the zone, for at least a year from now.
        zone: Zone,
    },
    /// Takes time from the bank to the clock, as much as it can show (ICCF Rules, Appendix 3).
    RefillClock,
    /// Puts on record whether mail reaches a player.
    NoteMail {
        /// The player.
        #[serde(with = "wire::color")]
        to: Color,
        /// Mail reaches the player.
        works: bool,
    },
    /// A player withdraws from the game: by their own command, by an arbiter's note, or because the timekeeper finds
    /// them silent.
    Withdraw {
        /// The player.
        #[serde(with = "wire::color")]
        of: Color,
    },
    /// Another game counts in place of this one: it follows where an arbiter reverses the cancellation of that one.
    GiveWay {
        /// The game that counts.
        to: GameId,
    },
    /// An arbiter does something.
    Act {
        /// The act.
        act: Act,
    },
    /// Appeals against an arbiter's act.
    Appeal {
        /// The number of its event.
        act: u32,
    },
    /// Another arbiter decides about an appeal.
    DecideAppeal {
        /// The number of the event of the act.
        act: u32,
        /// Reverses the act; otherwise confirms it.
        reverse: bool,
    },
}

/// Answers to the questions about a kind of command.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a question of its own")]
pub struct CommandTraits {
    /// The text that goes with it. FIDE and ICCF want a reason with every act of an arbiter.
    pub text: TextRule,
    /// The part of the game that its sender must name as seen.
    pub seen: SeenRule,
    /// A player who gives it makes a mail to somebody else, or much to store. The rate is limited.
    pub is_rate_limited: bool,
    /// It can be given in a game that is over.
    pub outlives_the_game: bool,
    /// It waits for the decision of a claim that stopped the clocks.
    pub waits_for_claim: bool,
    /// It waits for the arbiter after a withdrawal: a move, a sealing or opening, or a claim that ends without the game.
    pub waits_for_arbiter: bool,
    /// A fallen flag does not come before it.
    pub passes_the_flag: bool,
    /// A player on leave cannot give it, where regulations say so.
    pub needs_presence: bool,
}

impl CommandTraits {
    /// The traits of a command without special ones.
    pub const PLAIN: Self = Self {
        text: TextRule::None,
        seen: SeenRule::Nothing,
        is_rate_limited: false,
        outlives_the_game: false,
        waits_for_claim: false,
        waits_for_arbiter: false,
        passes_the_flag: false,
        needs_presence: false,
    };

    const LIMITED: Self = Self { is_rate_limited: true, ..Self::PLAIN };

    /// The traits of an arbiter's decision.
    pub const DECISION: Self = Self { text: TextRule::Required(TextKind::Reason), ..Self::PLAIN };

    /// The traits of a command that changes the board or the phase of the game.
    const CHANGE: Self = Self { waits_for_claim: true, waits_for_arbiter: true, ..Self::PLAIN };

    /// The traits of such a change that answers the position.
    const ANSWER: Self = Self { seen: SeenRule::Position, ..Self::CHANGE };
}

impl Command {
    /// Returns the traits of the command.
    #[must_use]
    pub fn traits(&self) -> CommandTraits {
        use CommandTraits as Traits;
        match self {
            Self::Move { .. } => {
                let text = TextRule::Optional(TextKind::Message);
                Traits { text, needs_presence: true, ..Traits::ANSWER }
            }
            Self::Claim { .. } => Traits { is_rate_limited: true, needs_presence: true, ..Traits::ANSWER },
            Self::Seal { .. } => Traits { needs_presence: true, ..Traits::ANSWER },
            Self::Draft { .. } | Self::AcceptAdjournment | Self::AdjournEarly => Traits::ANSWER,
            Self::AcceptDraw => Traits { waits_for_claim: false, ..Traits::ANSWER },
            Self::DeclineDraw | Self::DeclineAdjournment => {
                Traits { seen: SeenRule::Position, ..Traits::PLAIN }
            }
            Self::Answer { .. } | Self::Adjourn | Self::EndSession | Self::RefillClock => Traits::CHANGE,
            Self::SetConditionalMoves => Traits {
                seen: SeenRule::Position,
                waits_for_arbiter: true,
                needs_presence: true,
                ..Traits::LIMITED
            },
            Self::ChooseReading { .. } => {
                Traits { seen: SeenRule::Position, waits_for_arbiter: true, ..Traits::PLAIN }
            }
            Self::Resign => Traits { seen: SeenRule::Revision, ..Traits::PLAIN },
            Self::OfferDraw => Traits { seen: SeenRule::Revision, waits_for_arbiter: true, ..Traits::PLAIN },
            Self::LapseClaim | Self::Resume { .. } => Traits { waits_for_arbiter: true, ..Traits::PLAIN },
            Self::AskAdjudication { .. } => {
                let text = TextRule::Required(TextKind::Analysis);
                Traits { text, waits_for_arbiter: true, ..Traits::LIMITED }
            }
            Self::Analyse => Traits { text: TextRule::Required(TextKind::Analysis), ..Traits::LIMITED },
            Self::Say => Traits { text: TextRule::Required(TextKind::Message), ..Traits::LIMITED },
            Self::Appeal { .. } => {
                let text = TextRule::Required(TextKind::Message);
                Traits { text, outlives_the_game: true, passes_the_flag: true, ..Traits::LIMITED }
            }
            Self::BookLeave { .. } | Self::CancelLeave { .. } | Self::WithdrawConditionalMoves => {
                Traits::LIMITED
            }
            Self::Open { .. } => {
                let text = TextRule::Optional(TextKind::Reason);
                Traits { text, outlives_the_game: true, waits_for_arbiter: true, ..Traits::PLAIN }
            }
            Self::Publish { .. } => Traits { outlives_the_game: true, ..Traits::PLAIN },
            Self::Withdraw { .. } => Traits { text: TextRule::Optional(TextKind::Reason), ..Traits::PLAIN },
            Self::DecideClaim { upheld, .. } => Traits { waits_for_arbiter: !upheld, ..Traits::DECISION },
            Self::DeclareMissing => Traits { waits_for_arbiter: true, ..Traits::DECISION },
            Self::SetResumption { .. } | Self::ApproveEarlyOpening => Traits::DECISION,
            Self::GiveWay { .. } => {
                Traits { outlives_the_game: true, passes_the_flag: true, ..Traits::DECISION }
            }
            Self::DecideAppeal { reverse, .. } => Traits {
                outlives_the_game: true,
                waits_for_claim: *reverse,
                passes_the_flag: true,
                ..Traits::DECISION
            },
            Self::Act { act } => Traits {
                outlives_the_game: true,
                waits_for_claim: matches!(act, Act::Clocks { .. } | Act::TakeBack { .. } | Act::Adjourn),
                waits_for_arbiter: act.ended().is_none() && !act.is_about_people(),
                ..Traits::DECISION
            },
            Self::Create { .. }
            | Self::AcknowledgeFace
            | Self::QuestionClocks
            | Self::FlagFall
            | Self::ClaimFlag
            | Self::DeclareReflection => Traits::PLAIN,
            Self::ReturnDowntime { .. } | Self::NoteZone { .. } | Self::NoteMail { .. } => {
                Traits { passes_the_flag: true, ..Traits::PLAIN }
            }
        }
    }

    /// Returns what the command must say of this game as its sender saw it. A proposal to adjourn becomes an answer
    /// where one stands.
    #[must_use]
    pub fn seen_rule(&self, game: &Game) -> SeenRule {
        if game.is_adjournment_proposed() && *self == Self::Adjourn {
            SeenRule::Position
        } else {
            self.traits().seen
        }
    }

    /// Returns true if it holds a move as a player wrote it. The record does not contain such text.
    pub(crate) const fn is_written(&self) -> bool {
        matches!(
            self,
            Self::Move { m: MoveText::Written(_), .. }
                | Self::ChooseReading { m: MoveText::Written(_) }
                | Self::Claim { announced: Some(MoveText::Written(_)), .. }
        )
    }

    /// The text of an envelope that comes with it.
    pub(crate) const fn disclosure(&self) -> Option<&Disclosure> {
        match self {
            Self::Resume { envelope } | Self::Publish { envelope } => envelope.as_ref(),
            Self::Open { envelope, .. } => Some(envelope),
            _ => None,
        }
    }
}
