use domain::{Actor, Command, GameId, Instant, PlayerId, Refusal, clock::Date};

use serde::{Deserialize, Serialize};

use crate::{Channel, Failure, Request, Scope, Unresolved, Who};

/// The same thing done in all games of a player, or in those of one event. It waits here until each game has it, however
/// often the service stops in between.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct BulkCommand {
    /// Names it for ever: with the game, the key of each submission.
    pub key: String,
    /// Whose games.
    pub player: PlayerId,
    /// PGN's Event tag of the games; none: all.
    pub event: Option<String>,
    /// Who acts.
    pub actor: Actor,
    /// The act in each game.
    pub act: BulkAct,
    /// Through which door it came.
    pub channel: Channel,
    /// When our own intake first stored or read it.
    pub received_at: Instant,
}

/// What can be done in many games at once.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BulkAct {
    /// Withdraws the player.
    Withdraw {
        /// Shown to both players of each game.
        reason: Option<String>,
    },
    /// Expels the player.
    Expel {
        /// Shown to both players of each game.
        reason: Option<String>,
    },
    /// Books leave: whole days, in the player's time zone.
    BookLeave {
        /// Its first day.
        first: Date,
        /// Its last day.
        last: Date,
    },
    /// Takes leave back that has not begun.
    CancelLeave {
        /// Its first day.
        first: Date,
    },
}

impl BulkAct {
    /// The request in one game of the player.
    #[must_use]
    pub fn request(&self, player: PlayerId) -> Request {
        let (who, scope) = (Who::Player(player), Scope::Game);
        let (command, text) = match self {
            Self::Withdraw { reason } => (Unresolved::Withdraw { who, scope }, reason),
            Self::Expel { reason } => (Unresolved::Expel { who, scope }, reason),
            Self::BookLeave { first, last } => (Unresolved::BookLeave { first: *first, last: *last }, &None),
            Self::CancelLeave { first } => (Command::CancelLeave { first: *first }.into(), &None),
        };
        Request { text: text.clone(), ..Request::from(command) }
    }
}

/// An bulk_command that is due.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct DueBulkCommand {
    /// Since then.
    pub next_at: Instant,
    /// Its key.
    pub key: String,
    /// How often it has failed.
    pub attempts: u16,
}

/// Reads bulk_commands.
pub trait BulkCommandsView {
    /// Those that are due by then, the earliest first and beyond that by their keys, after one of them.
    fn bulk_commands_due(
        &mut self,
        by: Instant,
        after: Option<&DueBulkCommand>,
        limit: u32,
    ) -> Result<Vec<DueBulkCommand>, Failure>;
    /// One that is not done.
    fn bulk_command(&mut self, key: &str) -> Result<Option<BulkCommand>, Failure>;
    /// What became of it so far, by the receipts of its submissions, in order of the games' numbers.
    fn bulk_command_receipts(
        &mut self,
        actor: Actor,
        key: &str,
    ) -> Result<Vec<(GameId, Option<Refusal>)>, Failure>;
    /// The keys of those that are not done for games of a player in this event.
    fn bulk_commands_of(&mut self, player: PlayerId, event: &str) -> Result<Vec<String>, Failure>;
    /// The keys of those in games of this player, received at or before `by`, that are still tried.
    fn bulk_commands_tried(&mut self, player: PlayerId, by: Instant) -> Result<Vec<String>, Failure>;
    /// How many are not tried any more.
    fn bulk_commands_set_aside(&mut self) -> Result<u64, Failure>;
}

/// Writes bulk_commands.
pub trait BulkCommandsTx: BulkCommandsView {
    /// Keeps one, due at once. One that is there with its key is due again as if it had never failed, and for games that
    /// had begun when this one was received.
    fn insert_bulk_command(&mut self, bulk_command: &BulkCommand) -> Result<(), Failure>;
    /// It has failed so often; it is due again then, or not any more. Whether it was there.
    fn reschedule_bulk_command(
        &mut self,
        key: &str,
        attempts: u16,
        next_at: Option<Instant>,
    ) -> Result<bool, Failure>;
    /// What was set aside is due again. How many.
    fn take_up_bulk_commands(&mut self, at: Instant) -> Result<usize, Failure>;
    /// All games have it. Whether it was there.
    fn forget_bulk_command(&mut self, key: &str) -> Result<bool, Failure>;
}
