//! Tells open streams that something happened.

use domain::GameId;
use tokio::sync::broadcast;

/// The event_broadcast of this process. Who listens late or slowly misses rings and looks anyway: streams also poll.
#[derive(Debug)]
pub struct EventBroadcast(broadcast::Sender<GameId>);

impl EventBroadcast {
    /// A broadcast that remembers its last 1,024 rings for slow listeners.
    #[must_use]
    pub fn new() -> Self {
        Self(broadcast::Sender::new(1024))
    }

    /// Hears every ring from now on.
    #[must_use]
    pub fn listen(&self) -> broadcast::Receiver<GameId> {
        self.0.subscribe()
    }
}

impl Default for EventBroadcast {
    fn default() -> Self {
        Self::new()
    }
}

impl app::ports::GameEvents for EventBroadcast {
    fn notify(&self, game: GameId) {
        if self.0.send(game).is_err() {
            tracing::trace!("nobody listens to the event_broadcast");
        }
    }
}
