use alloc::string::String;

use serde::{Deserialize, Serialize};

use crate::{Position, StartError, notation};

/// The start of a game.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Start {
    /// The array of FIDE 2.3.
    #[default]
    Standard,
    /// Chess960 by its number, 0 to 959 (FIDE Guidelines II, Scharnagl's numbering); 518 is the standard array.
    Chess960 {
        /// 0 to 959.
        number: u16,
    },
    /// Any legal position.
    Fen {
        /// X-FEN or Shredder-FEN.
        fen: String,
        /// Castling by the rules of Chess960.
        #[serde(default)]
        chess960: bool,
    },
}

impl Start {
    /// Returns the first position. A decided one is refused, and a move number beyond 9999.
    pub fn position(&self) -> Result<Position, StartError> {
        let position = match self {
            Self::Standard => Position::default(),
            Self::Chess960 { number } => Position::from_fen(&notation::chess960_fen(*number)?, true)?,
            Self::Fen { fen, chess960 } => Position::from_fen(fen, *chess960)?,
        };
        if position.fullmoves() > 9999 {
            return Err(StartError::MoveNumber);
        }
        if position.legal_moves().is_empty() || position.is_dead() {
            Err(StartError::Over)
        } else {
            Ok(position)
        }
    }
}
