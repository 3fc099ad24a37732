use std::collections::{BTreeMap, HashMap, HashSet};

use domain::{ByColor, Color, Event, Game, GameId, Instant, PlayerId, Start, clock::Reading};

use crate::model::{
    Challenge, ConditionalMovesView, ConditionalNotice, Due, GameRow, GameSummary, Message, Recorded,
    mail_details::ChallengeStep,
};

/// A game as a member may see it, unless it is delayed for them.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct GameView {
    /// The state; `state.events` is the version.
    pub row: GameRow,
    /// The players' names.
    pub names: ByColor<String>,
}

/// The texts that are read with a game.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Texts {
    /// No text.
    None,
    /// The reasons of arbiters, and the newest 50 messages with numbers below this one.
    Newest {
        /// Without it the newest of all.
        before: Option<u32>,
    },
    /// The texts of these events.
    Of(HashSet<u32>),
}

/// A game with its record, and the texts that the reader may read.
#[derive(Clone, Eq, PartialEq)]
pub struct WholeGame {
    /// The game.
    pub view: GameView,
    /// The names of the arbiters in its regulations.
    pub arbiters: HashMap<PlayerId, String>,
    /// All events, in order.
    pub record: Vec<Recorded>,
    /// The chosen texts, by the numbers of their events.
    pub messages: BTreeMap<u32, Message>,
    /// The number below which the earlier messages are, if there are more.
    pub earlier: Option<u32>,
    /// The conditional moves that the reader may see; `None` for a reader who does not play, and where they cannot be read.
    pub conditions: Option<ConditionalMovesView>,
    /// The fate of the reader's other conditional moves at the last move or after it.
    pub news: Option<ConditionalNotice>,
    /// The mark of the reader's forms; `None` for a reader who does not play.
    pub seat: Option<String>,
}

/// A game as people without an account see it.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct PublicGame {
    /// The number.
    pub id: GameId,
    /// The names of the players.
    pub names: ByColor<String>,
    /// Their numbers; `None` for an account that was deleted.
    pub players: ByColor<Option<PlayerId>>,
    /// The position before the first move.
    pub start: Start,
    /// The moves in UCI, each with the instant at which it was made, without those that are not public yet.
    pub moves: Vec<(String, Instant)>,
    /// The half-moves that are not public before the end.
    pub delay: u16,
    /// The game after its end.
    pub over: Option<Game>,
}

/// A player as people without an account see them.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct PublicPlayer {
    /// The number.
    pub id: PlayerId,
    /// The name.
    pub name: String,
    /// The public games under way, newest first.
    pub running: Vec<GameSummary>,
    /// A page of those that are over, newest first.
    pub over: Vec<GameSummary>,
}

/// A game that a player has under way.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct OwnGame {
    /// The state.
    pub row: GameRow,
    /// The player's colour.
    pub side: Color,
    /// The opponent's name.
    pub opponent: String,
    /// The last move in UCI; none before the first.
    pub last_move: Option<String>,
}

impl OwnGame {
    /// The player's clock runs: a move, or a move to be sealed, is waited for.
    #[must_use]
    pub fn to_move(&self) -> bool {
        waits_for(&self.row.state, self.side)
    }

    /// The place in a list by deadline.
    #[must_use]
    pub fn place(&self) -> Due {
        place(&self.row)
    }

    /// The place in a list by last move.
    #[must_use]
    pub fn place_by_move(&self) -> Due {
        place_by_move(&self.row)
    }
}

/// A game of a player with its whole record, as programs that keep games of their own take it.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct PlayedGame {
    /// Its number.
    pub id: GameId,
    /// The state.
    pub state: Game,
    /// The player's colour.
    pub side: Color,
    /// The players' names.
    pub names: ByColor<String>,
    /// All events, in order.
    pub events: Vec<Event>,
    /// The messages of the opponent since the player's last move, in order.
    pub messages: Vec<String>,
}

impl PlayedGame {
    /// The player's clock runs: a move, or a move to be sealed, is waited for.
    #[must_use]
    pub fn to_move(&self) -> bool {
        waits_for(&self.state, self.side)
    }
}

pub(crate) fn waits_for(game: &Game, side: Color) -> bool {
    game.clock.running.is_some_and(|running| running.side == side)
}

/// Games without a running clock come last.
pub(crate) fn place(row: &GameRow) -> Due {
    (row.state.deadline().unwrap_or(Instant(i64::MAX)), row.id)
}

/// The place of a game by its last move: the other clock runs since then.
pub(crate) fn place_by_move(row: &GameRow) -> Due {
    (row.state.clock.running.map_or(row.state.last_at, |running| running.since), row.id)
}

/// The clock of a game at an instant.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct ClockView {
    /// Looked at then; never before it started.
    pub at: Instant,
    /// The running or stopped clock and its reading; none when the game is adjourned or over.
    pub thinking: Option<(Color, Reading)>,
    /// The instant at which that clock was stopped; none when it runs.
    pub stopped_at: Option<Instant>,
}

/// A challenge with the names of those it concerns.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct ChallengeView {
    /// The challenge.
    pub challenge: Challenge,
    /// The challenger's name.
    pub by: String,
    /// The challenged player's name; none for a seek.
    pub to: Option<String>,
    /// The names of the arbiters in its terms.
    pub arbiters: HashMap<PlayerId, String>,
}

impl ChallengeView {
    /// The name of the player who took this step.
    #[must_use]
    pub fn author(&self, step: ChallengeStep) -> &str {
        match step {
            ChallengeStep::Posted | ChallengeStep::Withdrawn => &self.by,
            ChallengeStep::Declined => self.to.as_ref().unwrap_or(&self.by),
        }
    }
}

/// A legal move in the forms a player may want.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct LegalMove {
    /// The move in the notation asked for.
    pub written: String,
    /// The move in UCI.
    pub uci: String,
}

/// The reader of a game.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Viewer {
    /// The account.
    pub player: PlayerId,
    /// Reads the games of others as an arbiter, if the account is one.
    pub directs: bool,
}

impl From<PlayerId> for Viewer {
    fn from(player: PlayerId) -> Self {
        Self { player, directs: true }
    }
}
