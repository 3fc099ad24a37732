//! A position, and the castling rules it is played by.

mod fault;
mod helpmate;
mod history;
mod start;

pub use fault::{FenFault, PositionFault, StartError};
pub use helpmate::CanMate;
pub use history::{History, Step};
pub use start::Start;

use alloc::string::{String, ToString};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use core::str::FromStr;

use shakmaty::{
    CastlingMode, Chess, Color, EnPassantMode, Move, MoveList, Position as _,
    fen::{Fen, ParseFenError},
    uci::UciMove,
    zobrist::Zobrist64,
};

/// A position and the castling rules it is played by. Equality is FIDE 9.2.3: same side to move, same pieces on
/// the same squares, same possible moves; the counters are *ignored*.
#[derive(Clone, Debug)]
pub struct Position {
    chess: Chess,
    mode: CastlingMode,
}

impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        self.chess == other.chess
    }
}

impl Eq for Position {}

/// 64 bits that equal positions share. Different positions may collide: confirm on the positions.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PositionKey(pub u64);

impl Position {
    /// The position of X-FEN or Shredder-FEN text.
    pub fn from_fen(fen: &str, chess960: bool) -> Result<Self, StartError> {
        let mode = CastlingMode::from_chess960(chess960);
        check_digits(fen)?;
        let fen: Fen = fen.parse().map_err(|error: ParseFenError| StartError::Fen(error.into()))?;
        let chess =
            fen.into_position(mode).map_err(|error| StartError::Position(PositionFault::all(&error)))?;
        Ok(Self { chess, mode })
    }

    /// X-FEN; the en passant square only where a pawn can legally take.
    #[must_use]
    pub fn fen(&self) -> String {
        Fen::from_position(&self.chess, EnPassantMode::Legal).to_string()
    }

    /// The position as shakmaty sees it.
    #[must_use]
    pub const fn chess(&self) -> &Chess {
        &self.chess
    }

    /// Standard castling or Chess960.
    #[must_use]
    pub const fn mode(&self) -> CastlingMode {
        self.mode
    }

    /// Castling by the rules of Chess960.
    #[must_use]
    pub fn is_chess960(&self) -> bool {
        self.mode.is_chess960()
    }

    /// Returns the side to move.
    #[must_use]
    pub fn side_to_move(&self) -> Color {
        self.chess.turn()
    }

    /// The king of the side to move is attacked.
    #[must_use]
    pub fn is_check(&self) -> bool {
        self.chess.is_check()
    }

    /// Starts at 1, goes up after Black.
    #[must_use]
    pub fn fullmoves(&self) -> u32 {
        self.chess.fullmoves().get()
    }

    /// Half-moves since the last capture or pawn move.
    #[must_use]
    pub fn halfmoves(&self) -> u32 {
        self.chess.halfmoves()
    }

    /// Men on the board, kings included.
    #[must_use]
    pub fn men(&self) -> usize {
        self.chess().board().occupied().count()
    }

    /// All legal moves.
    #[must_use]
    pub fn legal_moves(&self) -> MoveList {
        self.chess.legal_moves()
    }

    /// The key of this position.
    #[must_use]
    pub fn key(&self) -> PositionKey {
        PositionKey(self.chess.zobrist_hash::<Zobrist64>(EnPassantMode::Legal).0)
    }

    /// The position after a legal move of this position; `None` if it is not legal.
    #[must_use]
    pub fn play(&self, m: Move) -> Option<Self> {
        self.chess.is_legal(m).then(|| self.after(m))
    }

    /// The position after a move that is known to be legal here.
    pub(crate) fn after(&self, m: Move) -> Self {
        let mut chess = self.chess.clone();
        chess.play_unchecked(m);
        Self { chess, mode: self.mode }
    }

    /// Returns true if neither side can mate by any sequence of legal moves (FIDE 5.2.2). Proofs are material, locked
    /// pawns and the pieces that they lock in, and the next forced moves. Never `true` where a side can mate.
    #[must_use]
    pub fn is_dead(&self) -> bool {
        helpmate::is_dead(&self.chess)
    }

    /// Tells if `color` could mate by some sequence of legal moves, the opponent helping (FIDE 6.9).
    #[must_use]
    pub fn can_mate(&self, color: Color) -> CanMate {
        helpmate::can_mate(&self.chess, color)
    }

    /// A move as the events write it: UCI, castling as king takes own rook in Chess960.
    #[must_use]
    pub fn uci(&self, m: Move) -> String {
        m.to_uci(self.mode).to_string()
    }

    /// Reads what [`Position::uci`] writes; `None` unless it is legal here.
    #[must_use]
    pub fn from_uci(&self, uci: &str) -> Option<Move> {
        UciMove::from_str(uci).ok()?.to_move(&self.chess).ok()
    }
}

impl Default for Position {
    fn default() -> Self {
        Self { chess: Chess::default(), mode: CastlingMode::Standard }
    }
}

#[derive(Serialize, Deserialize)]
struct Wire {
    fen: String,
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    chess960: bool,
}

impl Serialize for Position {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Wire { fen: self.fen(), chess960: self.is_chess960() }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let wire = Wire::deserialize(deserializer)?;
        Self::from_fen(&wire.fen, wire.chess960)
            .map_err(|error| serde::de::Error::custom(format_args!("{error:?}")))
    }
}

/// Refuses texts that the parser would accept: empty squares counted by two digits, and counters too large for it.
fn check_digits(fen: &str) -> Result<(), StartError> {
    let mut fields = fen.split([' ', '_']).filter(|field| !field.is_empty());
    let board = fields.next().unwrap_or_default();
    if board.as_bytes().windows(2).any(|pair| pair.iter().all(u8::is_ascii_digit)) {
        return Err(StartError::Fen(FenFault::Digits));
    }
    if fields.skip(3).any(|counter| counter.parse::<u32>().is_err()) {
        return Err(StartError::Fen(FenFault::Counter));
    }
    Ok(())
}
