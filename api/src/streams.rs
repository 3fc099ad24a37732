//! The open streams, and the one task that looks on behalf of all of them for what other processes write.

use std::{
    collections::{HashMap, HashSet},
    sync::Arc,
    time::Duration,
};

use actix_web::rt;
use app::{Failure, Service, ports::GameEvents as _};
use domain::{GameId, PlayerId};
use parking_lot::Mutex;
use tokio::{
    sync::{Notify, broadcast},
    time::sleep,
};

use crate::{event_broadcast::EventBroadcast, http::blocking};

/// Longest delay until entries of other processes are noticed.
const POLL: Duration = Duration::from_millis(500);
/// Streams of one account that may be open. That of a closed window is noticed with the second heartbeat after it.
const PER_PLAYER: usize = 16;
/// After more new entries than this, the players concerned are not looked up.
const WINDOW: u64 = 5_000;

/// The open streams of each account, and the games they follow.
#[derive(Debug)]
pub(crate) struct Streams {
    open: Mutex<Open>,
    growth: broadcast::Sender<Arc<Growth>>,
}

#[derive(Debug, Default)]
struct Open {
    of_player: HashMap<PlayerId, Vec<Place>>,
    games: HashMap<GameId, Followed>,
    accounts: usize,
    /// The size of the log at the last look.
    log_size: Option<u64>,
    /// The task that looks is running.
    is_watched: bool,
}

/// An open stream, the oldest of its account first.
#[derive(Debug)]
struct Place {
    /// Rings when a newer window takes it.
    taken: Arc<Notify>,
    is_window: bool,
}

#[derive(Debug)]
struct Followed {
    streams: usize,
    /// The version that all streams know.
    version: u32,
}

/// New entries of the log.
#[derive(Debug)]
pub(crate) struct Growth {
    /// The first of them.
    pub from: u64,
    /// The size of the log with them.
    pub until: u64,
    /// The players of their games; `None` for anybody.
    pub players: Option<HashSet<PlayerId>>,
}

impl Growth {
    /// Tells whether an event of a game of this player may be among them.
    pub(crate) fn concerns(&self, player: PlayerId) -> bool {
        self.players.as_ref().is_none_or(|players| players.contains(&player))
    }
}

/// The subject of an open stream.
#[derive(Copy, Clone, Debug)]
enum Follows {
    Game(GameId),
    Account,
}

/// An open stream of an account; counted until it is dropped.
#[derive(Debug)]
pub(crate) struct Seat {
    streams: Arc<Streams>,
    player: PlayerId,
    follows: Follows,
    taken: Arc<Notify>,
}

impl Default for Streams {
    fn default() -> Self {
        Self { open: Mutex::default(), growth: broadcast::Sender::new(64) }
    }
}

impl Streams {
    /// Admits a stream of a game at this version; `None` when the account has too many.
    pub(crate) fn enter(self: &Arc<Self>, player: PlayerId, game: GameId, version: u32) -> Option<Seat> {
        let mut open = self.open.lock();
        let taken = open.admit(player, false)?;
        Some(self.seat(&mut open, player, game, version, taken))
    }

    /// The same for the page of a game. The oldest page of the account gives its stream up where there are too many: most
    /// likely its window is closed.
    pub(crate) fn enter_window(
        self: &Arc<Self>,
        player: PlayerId,
        game: GameId,
        version: u32,
    ) -> Option<Seat> {
        let mut open = self.open.lock();
        let places = open.of_player.entry(player).or_default();
        if places.len() >= PER_PLAYER
            && let Some(oldest) = places.iter().position(|place| place.is_window)
        {
            places.remove(oldest).taken.notify_one();
        }
        let taken = open.admit(player, true)?;
        Some(self.seat(&mut open, player, game, version, taken))
    }

    fn seat(
        self: &Arc<Self>,
        open: &mut Open,
        player: PlayerId,
        game: GameId,
        version: u32,
        taken: Arc<Notify>,
    ) -> Seat {
        // Earlier streams of the game may not know this version yet.
        open.games.entry(game).or_insert(Followed { streams: 0, version }).streams += 1;
        Seat { streams: self.clone(), player, follows: Follows::Game(game), taken }
    }

    /// Admits a stream of all games of an account; `None` when it has too many.
    pub(crate) fn enter_account(self: &Arc<Self>, player: PlayerId) -> Option<Seat> {
        let mut open = self.open.lock();
        let taken = open.admit(player, false)?;
        open.accounts += 1;
        Some(Seat { streams: self.clone(), player, follows: Follows::Account, taken })
    }

    /// Every growth of the log from now on, while a stream of an account is open.
    pub(crate) fn growth(&self) -> broadcast::Receiver<Arc<Growth>> {
        self.growth.subscribe()
    }

    /// The followed games, and whether accounts are followed; `None` when no stream is open: the task ends.
    fn followed(&self) -> Option<(Vec<GameId>, bool)> {
        let mut open = self.open.lock();
        if open.of_player.is_empty() {
            open.unwatch();
            return None;
        }
        Some((open.games.keys().copied().collect(), open.accounts > 0))
    }

    /// Looks at the games and at the log; wakes the streams that something concerns.
    fn look(
        &self,
        games: &[GameId],
        accounts: bool,
        service: &Service,
        event_broadcast: &EventBroadcast,
    ) -> Result<(), Failure> {
        if !games.is_empty() {
            let found = service.records.versions(games)?;
            let mut open = self.open.lock();
            for (game, version) in found {
                let behind = open.games.get_mut(&game).filter(|followed| followed.version < version);
                if let Some(followed) = behind {
                    followed.version = version;
                    event_broadcast.notify(game);
                }
            }
        }
        if accounts {
            let until = service.log.log_head()?.map_or(0, |head| head.size);
            let known = self.open.lock().log_size;
            let from = known.unwrap_or(until);
            if known != Some(until) {
                let few = until.saturating_sub(from) <= WINDOW;
                let players = few.then(|| service.log.players_in_log(from, until)).transpose()?;
                self.open.lock().log_size = Some(until);
                if self.growth.send(Arc::new(Growth { from, until, players })).is_err() {
                    tracing::trace!("no account is followed any more");
                }
            }
        }
        Ok(())
    }
}

impl Open {
    /// Counts another stream of an account; `None` when it has too many.
    fn admit(&mut self, player: PlayerId, is_window: bool) -> Option<Arc<Notify>> {
        let places = self.of_player.entry(player).or_default();
        if places.len() >= PER_PLAYER {
            return None;
        }
        let taken = Arc::default();
        places.push(Place { taken: Arc::clone(&taken), is_window });
        Some(taken)
    }

    fn unwatch(&mut self) {
        self.is_watched = false;
        self.log_size = None;
    }
}

/// The task that looks; the next stream starts another if this one is cut off.
struct Watch {
    streams: Arc<Streams>,
    ended: bool,
}

impl Watch {
    async fn run(mut self, service: Service, event_broadcast: Arc<EventBroadcast>) {
        let mut failing = false;
        loop {
            sleep(POLL).await;
            let Some((games, accounts)) = self.streams.followed() else {
                self.ended = true;
                return;
            };
            let (streams, service, event_broadcast) =
                (self.streams.clone(), service.clone(), event_broadcast.clone());
            let looked = blocking(move || streams.look(&games, accounts, &service, &event_broadcast)).await;
            if let Some(error) = looked.as_ref().err().filter(|_| !failing) {
                let error = error as &dyn std::error::Error;
                tracing::warn!(error, "event streams do not see what other processes write");
            }
            failing = looked.is_err();
        }
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        if !self.ended {
            self.streams.open.lock().unwatch();
        }
    }
}

impl Seat {
    /// Waits until a newer window has taken it.
    pub(crate) async fn taken(&self) {
        self.taken.notified().await;
    }

    /// Starts the task that looks for all streams, unless it is running.
    pub(crate) fn watch(&self, service: &Service, event_broadcast: &Arc<EventBroadcast>) {
        let was_watched = std::mem::replace(&mut self.streams.open.lock().is_watched, true);
        if !was_watched {
            let watch = Watch { streams: self.streams.clone(), ended: false };
            rt::spawn(watch.run(service.clone(), event_broadcast.clone()));
        }
    }
}

impl Drop for Seat {
    fn drop(&mut self) {
        let mut open = self.streams.open.lock();
        if let Some(places) = open.of_player.get_mut(&self.player) {
            places.retain(|place| !Arc::ptr_eq(&place.taken, &self.taken));
            if places.is_empty() {
                open.of_player.remove(&self.player);
            }
        }
        match self.follows {
            Follows::Account => open.accounts -= 1,
            Follows::Game(game) => {
                if let Some(followed) = open.games.get_mut(&game) {
                    followed.streams -= 1;
                    if followed.streams == 0 {
                        open.games.remove(&game);
                    }
                }
            }
        }
    }
}
