//! The results of a move.

use domain::Refusal;

/// The result of a move, by the names of the protocol.
#[derive(Copy, Clone, Eq, PartialEq, Debug, strum::IntoStaticStr)]
pub(super) enum MoveResult {
    Success,
    ServerError,
    FeatureUnavailable,
    AuthenticationFailed,
    #[strum(serialize = "InvalidGameID")]
    InvalidGameId,
    NotYourGame,
    NotYourTurn,
    InvalidMove,
    InvalidMoveNumber,
    NoDrawWasOffered,
    LostOnTime,
    YouAreOnLeave,
    // Clients know no other spelling.
    #[strum(serialize = "MoveIsAmbigous")]
    MoveIsAmbiguous,
}

impl MoveResult {
    pub(super) fn name(self) -> &'static str {
        self.into()
    }

    /// The one table of refusals: what Xfcc has no word for is a feature that is not there.
    pub(super) const fn of(refusal: &Refusal) -> Self {
        match refusal {
            Refusal::AlreadyPlayed { .. } => Self::Success,
            Refusal::UnknownGame => Self::InvalidGameId,
            Refusal::NotAPlayer => Self::NotYourGame,
            Refusal::NotYourMove | Refusal::GameOver => Self::NotYourTurn,
            Refusal::NotAMove { .. } | Refusal::IllegalMove { .. } => Self::InvalidMove,
            Refusal::AmbiguousMove { .. } | Refusal::PromotionMissing { .. } => Self::MoveIsAmbiguous,
            Refusal::WrongPly { .. } | Refusal::OtherLine { .. } | Refusal::PlyMissing => {
                Self::InvalidMoveNumber
            }
            Refusal::NoDrawOffer | Refusal::ClaimNotCorrect { .. } => Self::NoDrawWasOffered,
            Refusal::TooLate { .. } => Self::LostOnTime,
            Refusal::OnLeave { .. } => Self::YouAreOnLeave,
            Refusal::RateLimited { .. }
            | Refusal::KeyReused
            | Refusal::TableNeeded
            | Refusal::EnvelopeNeeded
            | Refusal::RecordFull => Self::ServerError,
            _ => Self::FeatureUnavailable,
        }
    }
}
