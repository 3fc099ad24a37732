//! Questions about single events.

use shakmaty::Color;

use crate::{Digest, Event, Instant, OpenVerdict, Outcome, Span, Termination};

impl Event {
    /// The move it puts on the board, in UCI.
    #[must_use]
    pub fn played(&self) -> Option<&str> {
        match self {
            Self::Moved { uci, .. }
            | Self::Opened { verdict: OpenVerdict::Played { uci, .. }, .. }
            | Self::ReadingChosen { uci, .. } => Some(uci),
            _ => None,
        }
    }

    /// Returns the author of the analysis beside it, which the opponent does not read until the game is over.
    #[must_use]
    pub const fn analyst(&self) -> Option<Color> {
        match self {
            Self::Analysed { by, .. } | Self::ClaimReferred { by, analysis: Some(_), .. } => Some(*by),
            _ => None,
        }
    }

    /// Returns true for a conditional move, given beforehand and played as an answer.
    #[must_use]
    pub const fn is_conditional(&self) -> bool {
        matches!(self, Self::Moved { conditional: true, .. })
    }

    /// The salted digest of the text beside it: a message, or an arbiter's reason.
    #[must_use]
    pub const fn text(&self) -> Option<Digest> {
        match self {
            Self::Moved { message: text, .. }
            | Self::EnvelopeMissing { reason: text, .. }
            | Self::Opened { reason: text, .. }
            | Self::ClaimUpheld { reason: text, .. }
            | Self::ClaimReferred { analysis: text, .. }
            | Self::Withdrawn { reason: text, .. }
            | Self::ClaimRejected { reason: text, .. } => *text,
            Self::Said { message: text, .. }
            | Self::ResumptionSet { reason: text, .. }
            | Self::EarlyOpeningApproved { reason: text, .. }
            | Self::Act { reason: text, .. }
            | Self::Appealed { message: text, .. }
            | Self::Analysed { analysis: text, .. }
            | Self::AppealDecided { reason: text, .. } => Some(*text),
            _ => None,
        }
    }

    /// Tells whether it only counts something that was refused: nothing changed on the board, on a clock, or for a side.
    #[must_use]
    pub const fn only_counts(&self) -> bool {
        matches!(self, Self::IllegalMove { gained: Span::ZERO, .. })
    }

    /// Returns the result and the termination, if the event ends the game.
    #[must_use]
    pub fn ended(&self) -> Option<(Outcome, Termination)> {
        match self {
            Self::Ended { outcome, termination, .. } => Some((*outcome, *termination)),
            Self::Act { act, .. } => act.ended(),
            _ => None,
        }
    }

    /// Returns the instant of the event.
    #[must_use]
    pub const fn at(&self) -> Instant {
        match self {
            Self::Created { at, .. }
            | Self::Moved { at, .. }
            | Self::Said { at, .. }
            | Self::DrawOffered { at, .. }
            | Self::DrawDeclined { at, .. }
            | Self::ClaimUpheld { at, .. }
            | Self::ClaimReferred { at, .. }
            | Self::Analysed { at, .. }
            | Self::ClaimLapsed { at }
            | Self::ClaimRejected { at, .. }
            | Self::IllegalMove { at, .. }
            | Self::AdjournmentProposed { at, .. }
            | Self::AdjournmentDeclined { at, .. }
            | Self::SealingBegan { at, .. }
            | Self::Sealed { at, .. }
            | Self::Drafted { at, .. }
            | Self::FaceAcknowledged { at, .. }
            | Self::ResumptionSet { at, .. }
            | Self::ResumptionRequested { at, .. }
            | Self::Resumed { at }
            | Self::EarlyOpeningApproved { at, .. }
            | Self::CameLate { at, .. }
            | Self::EnvelopeMissing { at, .. }
            | Self::PublicationAgreed { at, .. }
            | Self::EnvelopePublished { at, .. }
            | Self::ReadingChosen { at, .. }
            | Self::ClocksQuestioned { at, .. }
            | Self::Opened { at, .. }
            | Self::FlagFell { at, .. }
            | Self::LeaveBooked { at, .. }
            | Self::LeaveCancelled { at, .. }
            | Self::ReflectionDeclared { at, .. }
            | Self::DowntimeReturned { at, .. }
            | Self::ZoneNoted { at, .. }
            | Self::ClockRefilled { at, .. }
            | Self::MailProblem { at, .. }
            | Self::MailRestored { at, .. }
            | Self::Withdrawn { at, .. }
            | Self::Act { at, .. }
            | Self::Appealed { at, .. }
            | Self::AppealDecided { at, .. }
            | Self::Ended { at, .. } => *at,
        }
    }
}
