//! A claim that an arbiter decides.

use alloc::string::String;

use serde::{Deserialize, Serialize};
use shakmaty::{ByColor, Color};

use crate::{ClaimBasis, Game, Instant, MoveText, Paused, Position, Refusal, notation::NotationStyle, wire};

/// A claim that an arbiter decides.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct ReferredClaim {
    /// The number of its event; a decision names it.
    pub seq: u32,
    /// Who claims.
    #[serde(with = "wire::color")]
    pub by: Color,
    /// What.
    pub basis: ClaimBasis,
    /// The announced move in UCI.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub announced: Option<String>,
    /// When our intake stamped it.
    pub received_at: Instant,
    /// The arbiter decides until then.
    pub until: Instant,
    /// The clock that stands still meanwhile: then nobody moves. None where it runs on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub paused: Option<Paused>,
    /// How often each side has handed in analysis.
    #[serde(with = "wire::by_color", default)]
    pub analyses: ByColor<u8>,
}

/// The position a claim is about: on the board, or after the announced move.
///
/// # Errors
///
/// As [`notation::read`].
pub fn claimed_position(
    game: &Game,
    announced: Option<&MoveText>,
    style: NotationStyle,
) -> Result<Position, Refusal> {
    let Some(announced) = announced else { return Ok(game.position.clone()) };
    announced.read(&game.position, style).map(|m| game.position.after(m))
}
