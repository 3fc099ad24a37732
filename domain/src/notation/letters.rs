//! The piece letters of 30 languages.

use serde::{Deserialize, Serialize};
use shakmaty::Role;

/// The piece letters of a player's language (FIDE Appendix C.3), king, queen, rook, bishop, knight.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Letters {
    /// K Q R B N
    #[default]
    English,
    /// K D T L S
    German,
    /// R D T F C
    French,
    /// R D T A C
    Spanish,
    /// R D T B C
    Portuguese,
    /// R D T A C
    Italian,
    /// R D T A C
    Catalan,
    /// K D T L P
    Dutch,
    /// K D T L S
    Danish,
    /// K D T L S
    Norwegian,
    /// K D T L S
    Swedish,
    /// K D T L R
    Finnish,
    /// K D H B R
    Icelandic,
    /// K L V O R
    Estonian,
    /// K D T L Z
    Latvian,
    /// K V B R Ž
    Lithuanian,
    /// K H W G S
    Polish,
    /// K D V S J
    Czech,
    /// K D V S J
    Slovak,
    /// K V B F H
    Hungarian,
    /// R D T N C
    Romanian,
    /// K D T L S
    Croatian,
    /// K D T L S
    Slovenian,
    /// К Д Т Л С, in Latin script K D T L S
    Serbian,
    /// К Д Т Л С
    Macedonian,
    /// Ц Д Т О К
    Bulgarian,
    /// Кр Ф Л С К
    Russian,
    /// Кр Ф Т С К
    Ukrainian,
    /// Ρ Β Π Α Ι
    Greek,
    /// Ş V K F A
    Turkish,
}

impl Letters {
    /// All of them.
    pub const ALL: [Self; 30] = [
        Self::English,
        Self::German,
        Self::French,
        Self::Spanish,
        Self::Portuguese,
        Self::Italian,
        Self::Catalan,
        Self::Dutch,
        Self::Danish,
        Self::Norwegian,
        Self::Swedish,
        Self::Finnish,
        Self::Icelandic,
        Self::Estonian,
        Self::Latvian,
        Self::Lithuanian,
        Self::Polish,
        Self::Czech,
        Self::Slovak,
        Self::Hungarian,
        Self::Romanian,
        Self::Croatian,
        Self::Slovenian,
        Self::Serbian,
        Self::Macedonian,
        Self::Bulgarian,
        Self::Russian,
        Self::Ukrainian,
        Self::Greek,
        Self::Turkish,
    ];

    pub(super) const fn symbols(self) -> [&'static str; 5] {
        match self {
            Self::English => ["K", "Q", "R", "B", "N"],
            Self::German
            | Self::Danish
            | Self::Norwegian
            | Self::Swedish
            | Self::Croatian
            | Self::Slovenian => ["K", "D", "T", "L", "S"],
            Self::French => ["R", "D", "T", "F", "C"],
            Self::Spanish | Self::Italian | Self::Catalan => ["R", "D", "T", "A", "C"],
            Self::Portuguese => ["R", "D", "T", "B", "C"],
            Self::Dutch => ["K", "D", "T", "L", "P"],
            Self::Finnish => ["K", "D", "T", "L", "R"],
            Self::Icelandic => ["K", "D", "H", "B", "R"],
            Self::Estonian => ["K", "L", "V", "O", "R"],
            Self::Latvian => ["K", "D", "T", "L", "Z"],
            Self::Lithuanian => ["K", "V", "B", "R", "Ž"],
            Self::Polish => ["K", "H", "W", "G", "S"],
            Self::Czech | Self::Slovak => ["K", "D", "V", "S", "J"],
            Self::Hungarian => ["K", "V", "B", "F", "H"],
            Self::Romanian => ["R", "D", "T", "N", "C"],
            Self::Serbian | Self::Macedonian => ["К", "Д", "Т", "Л", "С"],
            Self::Bulgarian => ["Ц", "Д", "Т", "О", "К"],
            Self::Russian => ["Кр", "Ф", "Л", "С", "К"],
            Self::Ukrainian => ["Кр", "Ф", "Т", "С", "К"],
            Self::Greek => ["Ρ", "Β", "Π", "Α", "Ι"],
            Self::Turkish => ["Ş", "V", "K", "F", "A"],
        }
    }

    /// The letter of a piece as it is written in this language; pawns have none.
    #[must_use]
    pub const fn symbol(self, role: Role) -> &'static str {
        let symbols = self.symbols();
        match role {
            Role::Pawn => "",
            Role::King => symbols[0],
            Role::Queen => symbols[1],
            Role::Rook => symbols[2],
            Role::Bishop => symbols[3],
            Role::Knight => symbols[4],
        }
    }

    /// Returns true if О-О may be written with the Cyrillic letter.
    pub(super) const fn is_cyrillic(self) -> bool {
        matches!(self, Self::Serbian | Self::Macedonian | Self::Bulgarian | Self::Russian | Self::Ukrainian)
    }
}
