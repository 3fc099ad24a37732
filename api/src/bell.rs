//! Tells open streams that something happened.

use domain::GameId;
use tokio::sync::broadcast;

/// The bell of this process. Who listens late or slowly misses rings and looks anyway: streams also poll.
#[derive(Debug)]
pub struct Bell(broadcast::Sender<GameId>);

impl Bell {
    /// A bell that remembers its last 1,024 rings for slow listeners.
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

impl Default for Bell {
    fn default() -> Self {
        Self::new()
    }
}

impl app::ports::Bell for Bell {
    fn ring(&self, game: GameId) {
        if self.0.send(game).is_err() {
            tracing::trace!("nobody listens to the bell");
        }
    }
}
