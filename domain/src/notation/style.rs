//! The notations, and the style of a player.

use serde::{Deserialize, Serialize};

use super::Letters;

/// A notation for moves.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize, strum::IntoStaticStr)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Notation {
    /// ICCF numeric, `5254`. The default.
    #[default]
    Numeric,
    /// SAN with English letters, `Nf3`.
    San,
    /// SAN with the player's letters, `Sf3`.
    Letters,
    /// SAN with figurines.
    Figurine,
    /// `Ng1-f3`, with the player's letters.
    Long,
    /// `g1f3`
    Uci,
    /// The words of FIDE Appendix E.
    Announced,
}

impl Notation {
    /// All of them.
    pub const ALL: [Self; 7] =
        [Self::Numeric, Self::San, Self::Letters, Self::Figurine, Self::Long, Self::Uci, Self::Announced];

    /// Its stable name.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// The notation and the piece letters of a player.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct NotationStyle {
    /// The notation of moves to the player.
    pub notation: Notation,
    /// The piece letters of the player's language.
    pub letters: Letters,
}

impl From<Letters> for NotationStyle {
    fn from(letters: Letters) -> Self {
        Self { letters, ..Self::default() }
    }
}

impl NotationStyle {
    /// The letters that come first when the player's moves are read: those the player reads in ours.
    #[must_use]
    pub const fn own(self) -> Letters {
        match self.notation {
            Notation::San => Letters::English,
            _ => self.letters,
        }
    }

    /// The systems a text is read in: the player's own first, English always.
    pub(super) fn systems(self) -> impl Iterator<Item = Letters> {
        let second = match self.letters {
            Letters::Serbian => Some(Letters::Croatian),
            _ => None,
        };
        let also = [Some(self.letters), second, Some(Letters::English)].into_iter().flatten();
        let own = self.own();
        core::iter::once(own).chain(also.filter(move |&system| system != own))
    }
}
