use crate::{Counted, Refusal};

impl Refusal {
    /// Every code, in the order of the variants.
    pub const CODES: &'static [&'static str] = <Self as strum::VariantNames>::VARIANTS;

    /// Returns the stable name for programs, as in JSON.
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.into()
    }

    /// Returns true if the command was for another position than the one on the board.
    #[must_use]
    pub const fn is_for_another_position(&self) -> bool {
        matches!(self, Self::WrongPly { .. } | Self::AlreadyPlayed { .. } | Self::OtherLine { .. })
    }

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

    /// Returns the refusal of an irregular move with its count.
    pub(crate) const fn with_count(mut self, count: Counted) -> Self {
        if let Self::IllegalMove { counted, .. }
        | Self::AmbiguousMove { counted, .. }
        | Self::PromotionMissing { counted, .. } = &mut self
        {
            *counted = Some(count);
        }
        self
    }
}
