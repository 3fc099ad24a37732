use domain::Ply;
use serde::{Deserialize, Serialize};

/// The outcome of a player's conditional moves, for that player alone.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ConditionalNotice {
    /// None answers the opponent's move; they are gone.
    NotForeseen,
    /// Lines for other moves of the opponent are gone; what remains of the line that was foreseen stays.
    OthersDropped,
    /// The answer was not played, because they are offered a draw or an adjournment.
    YouDecide,
    /// The answer was not played, because a mail of theirs that came before the move was not read yet.
    MailUnread,
    /// The next move was sealed; they are gone.
    Adjourned,
    /// An arbiter undid something; they are gone.
    TakenBack,
}

/// Conditional moves of a game as one of its players may see them, each move in their notation.
#[derive(Clone, Eq, PartialEq)]
pub struct ConditionalMovesView {
    /// Half-moves that have been played: the position in which each line begins.
    pub ply: Ply,
    /// Their own.
    pub own: Vec<Vec<String>>,
    /// Their own in UCI, as [`Preconditions::stored_lines`](crate::Preconditions::stored_lines) names them.
    pub own_uci: Vec<Vec<String>>,
    /// The opponent's, where regulations make them visible.
    pub opponents: Option<Vec<Vec<String>>>,
}
