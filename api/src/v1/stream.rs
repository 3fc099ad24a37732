//! Server-sent events of a game.

use std::{collections::HashMap, sync::Arc};

use domain::PlayerId;
use parking_lot::Mutex;

/// Open streams of one account.
const PER_PLAYER: usize = 16;

/// Counts the open streams of each account.
#[derive(Debug, Default)]
pub(crate) struct Streams(Mutex<HashMap<PlayerId, usize>>);

/// A place among the open streams, given back when dropped.
pub(crate) struct Seat {
    streams: Arc<Streams>,
    player: PlayerId,
}

impl Streams {
    /// Takes a place; none when the account has too many.
    pub(crate) fn enter(self: &Arc<Self>, player: PlayerId) -> Option<Seat> {
        let mut open = self.0.lock();
        let count = open.entry(player).or_default();
        (*count < PER_PLAYER).then(|| {
            *count += 1;
            Seat { streams: self.clone(), player }
        })
    }
}

impl Drop for Seat {
    fn drop(&mut self) {
        let mut open = self.streams.0.lock();
        if let Some(count) = open.get_mut(&self.player) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.player);
            }
        }
    }
}
