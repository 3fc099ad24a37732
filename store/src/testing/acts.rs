//! Acts in the games of a test.

use std::sync::atomic::{AtomicU64, Ordering};

use app::{Channel, Key, Receipt, Request, Submission, Unresolved, ports::WallClock as _};
use domain::{Actor, Game, GameId, Seen};

use super::TestInstance;

/// A key that no other request of the process has.
pub(super) fn key() -> Key {
    static KEYS: AtomicU64 = AtomicU64::new(0);
    Key::Named(format!("test {}", KEYS.fetch_add(1, Ordering::Relaxed)))
}

/// # Panics
///
/// Each panics if the store fails or there is no such game.
impl TestInstance {
    /// The state of a game.
    #[must_use]
    pub fn state(&self, game: GameId) -> Game {
        self.service.games.game(game).expect("no failure").expect("a game").row.state
    }

    /// A request over HTTP that comes now and says what it must of the position on the board.
    #[must_use]
    pub fn submission(&self, game: GameId, actor: Actor, request: impl Into<Request>) -> Submission {
        let (state, request) = (self.state(game), request.into());
        let rule = match &request.command {
            Unresolved::Command(command) => command.seen_rule(&state),
            _ => request.traits().seen,
        };
        Submission {
            game,
            actor,
            request,
            seen: Seen::Position(state.position_id()).limited_to(rule),
            received_at: self.clock.now(),
            channel: Channel::Http,
            key: key(),
        }
    }

    /// Submits [`TestInstance::submission`].
    pub fn submit(&self, game: GameId, actor: Actor, request: impl Into<Request>) -> Receipt {
        self.service.games.submit(self.submission(game, actor, request)).expect("no failure")
    }

    /// Submits it, and nothing is refused.
    #[track_caller]
    pub fn done(&self, game: GameId, actor: Actor, request: impl Into<Request>) -> Receipt {
        let receipt = self.submit(game, actor, request);
        assert_eq!(receipt.refusal, None);
        receipt
    }

    /// Verifies all records.
    #[track_caller]
    pub fn verify(&self) {
        assert_eq!(self.service.ops.verify_all().expect("no failure").faults, []);
    }
}
