//! A claim that an arbiter decides.

use alloc::string::String;

use serde::{Deserialize, Serialize};
use shakmaty::{ByColor, Color};

use crate::{ClaimBasis, Instant, Paused, wire};

/// A claim that an arbiter decides.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct ReferredClaim {
    /// The number of its event; a decision names it.
    pub seq: u32,
    /// The player who claims.
    #[serde(with = "wire::color")]
    pub by: Color,
    /// The claim.
    pub basis: ClaimBasis,
    /// The announced move in UCI.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub announced: Option<String>,
    /// The intake stamp.
    pub received_at: Instant,
    /// The arbiter decides until then.
    pub until: Instant,
    /// The clock that stands still meanwhile: no move is made then. None where it continues.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub paused: Option<Paused>,
    /// The number of analyses of each side.
    #[serde(with = "wire::by_color", default)]
    pub analyses: ByColor<u8>,
}
