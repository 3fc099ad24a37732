//! The traits of each event: one table for all questions that are about kinds of events.

use shakmaty::Color;

use crate::{Act, Digest, EventKind};

/// Answers to the questions about a kind of event.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a question of its own")]
pub struct EventTraits {
    /// A player acts, and is not absent any more. [`EventKind::Moved`] does not name its player.
    pub present: Option<Color>,
    /// The salted digest of the text beside it: a message, or an arbiter's reason.
    pub text: Option<Digest>,
    /// The author of that text, if it is analysis, which the opponent does not read until the game is over.
    pub analyst: Option<Color>,
    /// It is not about the moves around it: it stands when they are taken back.
    pub stands_apart: bool,
    /// It can happen in a game that is over.
    pub outlives_the_game: bool,
    /// The game is folded anew after it: [`Game::evolve`](crate::Game::evolve) does not take it,
    /// [`Folding`](crate::Folding) does.
    pub rewrites: bool,
    /// Arbiters may have to act upon it.
    pub concerns_arbiters: bool,
    /// Its weight for the players.
    pub weight: Weight,
}

/// The weight of an event for the players who are told about it.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Weight {
    /// It may change what a player must do.
    Duty,
    /// It changes nothing that a player must do.
    News,
    /// A message.
    Message,
}

/// The default traits: an event that is not known to be harmless is a duty.
const PLAIN: EventTraits = EventTraits {
    present: None,
    text: None,
    analyst: None,
    stands_apart: false,
    outlives_the_game: false,
    rewrites: false,
    concerns_arbiters: false,
    weight: Weight::Duty,
};

const APART: EventTraits = EventTraits { stands_apart: true, ..PLAIN };
const FOR_ARBITERS: EventTraits = EventTraits { concerns_arbiters: true, ..PLAIN };
const LATE: EventTraits = EventTraits { outlives_the_game: true, ..PLAIN };

impl EventKind {
    /// Returns the traits of the event.
    #[must_use]
    pub const fn traits(&self) -> EventTraits {
        match self {
            Self::Created { .. }
            | Self::Ended { .. }
            | Self::DowntimeReturned { .. }
            | Self::SealingBegan { .. }
            | Self::FaceAcknowledged { .. }
            | Self::ReadingChosen { .. } => PLAIN,
            Self::DrawOffered { by }
            | Self::AdjournmentProposed { by }
            | Self::AdjournmentDeclined { by }
            | Self::Drafted { by, .. }
            | Self::ClockRefilled { by, .. } => EventTraits { present: Some(*by), ..PLAIN },
            Self::DrawDeclined { by } | Self::ReflectionDeclared { by } => {
                EventTraits { present: Some(*by), weight: Weight::News, ..PLAIN }
            }
            Self::LeaveBooked { by, .. } | Self::LeaveCancelled { by, .. } => {
                EventTraits { present: Some(*by), weight: Weight::News, ..APART }
            }
            Self::IllegalMove { by, .. } => EventTraits { present: Some(*by), ..APART },
            Self::Said { by, message } => {
                EventTraits { present: Some(*by), text: Some(*message), weight: Weight::Message, ..APART }
            }
            Self::Moved { message: text, .. } | Self::ClaimUpheld { reason: text, .. } => {
                EventTraits { text: *text, ..PLAIN }
            }
            Self::ResumptionSet { reason, .. } => EventTraits { text: Some(*reason), ..PLAIN },
            Self::ClaimReferred { by, basis, analysis, .. } => EventTraits {
                present: Some(*by),
                text: *analysis,
                analyst: if analysis.is_some() { Some(*by) } else { None },
                stands_apart: basis.is_by_adjudication(),
                ..FOR_ARBITERS
            },
            Self::ClaimRejected { by, basis, reason, .. } => EventTraits {
                present: Some(*by),
                text: *reason,
                stands_apart: basis.is_by_adjudication(),
                ..PLAIN
            },
            Self::Analysed { by, analysis } => EventTraits {
                present: Some(*by),
                text: Some(*analysis),
                analyst: Some(*by),
                stands_apart: true,
                weight: Weight::News,
                ..FOR_ARBITERS
            },
            Self::ClaimLapsed => EventTraits { stands_apart: true, ..FOR_ARBITERS },
            Self::Sealed { .. }
            | Self::Resumed
            | Self::ResumptionRequested { .. }
            | Self::CameLate { .. }
            | Self::FlagFell { .. } => FOR_ARBITERS,
            Self::ClocksQuestioned { by, .. } => EventTraits { present: Some(*by), ..FOR_ARBITERS },
            Self::EarlyOpeningApproved { reason, .. } => EventTraits { text: Some(*reason), ..FOR_ARBITERS },
            Self::EnvelopeMissing { reason, .. } => EventTraits { text: *reason, ..FOR_ARBITERS },
            Self::Opened { reason, .. } => {
                EventTraits { text: *reason, concerns_arbiters: reason.is_some(), ..PLAIN }
            }
            Self::PublicationAgreed { .. } => EventTraits { concerns_arbiters: true, ..LATE },
            Self::EnvelopePublished { .. } => LATE,
            Self::ZoneNoted { .. } | Self::MailProblem { .. } | Self::MailRestored { .. } => APART,
            Self::Withdrawn { reason, .. } => EventTraits { text: *reason, concerns_arbiters: true, ..APART },
            Self::Act { act, reason, .. } => EventTraits {
                text: Some(*reason),
                stands_apart: true,
                rewrites: matches!(act, Act::TakeBack { .. }),
                ..LATE
            },
            Self::Appealed { message, .. } => {
                EventTraits { text: Some(*message), concerns_arbiters: true, weight: Weight::News, ..LATE }
            }
            Self::AppealDecided { reversed, reason, .. } => {
                EventTraits { text: Some(*reason), rewrites: *reversed, ..LATE }
            }
        }
    }
}
