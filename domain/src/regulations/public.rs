//! The view of a game for people without an account.

use serde::{Deserialize, Serialize};

/// Anybody may read the moves and the result, with names and time stamps. Texts stay with the members, clocks and offers
/// until the end. A game of weeks is analysed for days, so that a club may let the public follow later.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct PublicRules {
    /// The half-moves that the public does not see yet, 0 to 100, nor members who neither play nor direct the game. After
    /// the end they see all.
    pub delay: u16,
}
