//! Server-sent events of a game.

use std::{
    collections::{HashMap, VecDeque},
    sync::Arc,
    time::Duration,
};

use actix_web::{HttpRequest, HttpResponse, get, http::header, web};
use app::{
    Failure, Service,
    ports::{Bell as _, Epoch},
};
use bytes::Bytes;
use domain::{GameId, PlayerId, Refusal};
use futures_util::stream;
use parking_lot::Mutex;
use tokio::{
    sync::{broadcast, watch},
    time::{Instant, sleep_until},
};

use super::{acting::Reading, game::events_after, problems, view::EventBody};
use crate::{
    auth::{Authenticator, SignedIn},
    bell::Bell,
    http::problem::Problem,
};

/// What other instances and processes write is seen after this at the latest.
pub(super) const POLL: Duration = Duration::from_millis(500);
/// A comment after this silence, so that nobody in between closes the connection.
pub(super) const HEARTBEAT: Duration = Duration::from_secs(15);
/// Then the client connects again.
pub(super) const LONGEST: Duration = Duration::from_secs(15 * 60);
/// Events read at a time.
const BATCH: u32 = 100;

/// Open streams of one account.
const PER_PLAYER: usize = 16;

/// The open streams of each account, and the games they follow. What other instances write is looked for in one read
/// for all of them, by whichever stream is the first to find that nobody has looked for a while.
#[derive(Debug, Default)]
pub(crate) struct Streams {
    open: Mutex<Open>,
    log: Mutex<LogSize>,
}

/// How far the log went at the last look.
#[derive(Debug, Default)]
struct LogSize {
    looked_at: Option<Instant>,
    size: u64,
}

#[derive(Debug, Default)]
struct Open {
    of_player: HashMap<PlayerId, usize>,
    games: HashMap<GameId, Followed>,
    looked_at: Option<Instant>,
}

#[derive(Debug)]
struct Followed {
    streams: usize,
    /// Of what was found later every stream has been told.
    version: u32,
}

/// A place among the open streams, given back when dropped.
#[derive(Debug)]
pub(crate) struct Seat {
    streams: Arc<Streams>,
    player: PlayerId,
    /// None if it is before all games of the account.
    game: Option<GameId>,
}

impl Streams {
    /// Takes a place before a game that had so many events; none when the account has too many.
    pub(crate) fn enter(self: &Arc<Self>, player: PlayerId, game: GameId, version: u32) -> Option<Seat> {
        let mut open = self.open.lock();
        open.admit(player)?;
        // Who followed it before may not know of so many.
        open.games.entry(game).or_insert(Followed { streams: 0, version }).streams += 1;
        Some(Seat { streams: self.clone(), player, game: Some(game) })
    }

    /// Takes a place before all games of an account; none when it has too many.
    pub(crate) fn enter_account(self: &Arc<Self>, player: PlayerId) -> Option<Seat> {
        self.open.lock().admit(player)?;
        Some(Seat { streams: self.clone(), player, game: None })
    }

    /// Entries of the log: one read in [`POLL`] for all streams, for which the others wait.
    pub(super) fn log_size(&self, service: &Service) -> Result<u64, Failure> {
        let mut log = self.log.lock();
        if log.looked_at.is_none_or(|at| Instant::now() >= at + POLL) {
            log.size = service.log_head()?.map_or(0, |head| head.size);
            log.looked_at = Some(Instant::now());
        }
        Ok(log.size)
    }

    /// When somebody has to look again.
    fn due_at(&self) -> Instant {
        self.open.lock().looked_at.map_or_else(Instant::now, |at| at + POLL)
    }

    /// The games that are followed, for whoever is to look at them now; none if somebody else has.
    fn to_look_at(&self) -> Option<Vec<GameId>> {
        let (mut open, now) = (self.open.lock(), Instant::now());
        if open.looked_at.is_some_and(|at| now < at + POLL) {
            return None;
        }
        open.looked_at = Some(now);
        Some(open.games.keys().copied().collect())
    }

    /// Looks at these games; rings for those that went on.
    fn look(&self, games: &[GameId], service: &Service, bell: &Bell) -> Result<(), Failure> {
        let found = service.versions(games)?;
        let mut open = self.open.lock();
        for (game, version) in found {
            if let Some(followed) = open.games.get_mut(&game).filter(|followed| followed.version < version) {
                followed.version = version;
                bell.ring(game);
            }
        }
        Ok(())
    }
}

impl Open {
    /// Counts another stream of an account; none when it has too many.
    fn admit(&mut self, player: PlayerId) -> Option<()> {
        let count = self.of_player.entry(player).or_default();
        (*count < PER_PLAYER).then(|| *count += 1)
    }
}

impl Drop for Seat {
    fn drop(&mut self) {
        let mut open = self.streams.open.lock();
        if let Some(count) = open.of_player.get_mut(&self.player) {
            *count -= 1;
            if *count == 0 {
                open.of_player.remove(&self.player);
            }
        }
        let Some(game) = self.game else { return };
        if let Some(followed) = open.games.get_mut(&game) {
            followed.streams -= 1;
            if followed.streams == 0 {
                open.games.remove(&game);
            }
        }
    }
}

/// Follows a game from its first event, or from the one after `Last-Event-ID`. Each event has an id to be sent back as
/// it is (its number in the game, and after a restoration of the service a mark of it: with an id of before, the game is
/// told from its beginning), its type as name and an `EventBody` as data. The stream ends after some minutes, when the service
/// stops, and when the game is over: connect again with the last id, until 204 says that nothing more comes.
#[utoipa::path(tag = "games", security(("bearer" = ["games:read"])),
    params(("Last-Event-ID" = Option<String>, Header, description = "The id of the last event seen.")),
    responses(
        (status = 200, description = "Server-sent events.", body = String, content_type = "text/event-stream"),
        (status = 204, description = "The game is over and all its events have been seen."),
        problems::Follow))]
#[get("/v1/games/{id}/events/stream")]
pub async fn follow_game(
    reading: Reading,
    request: HttpRequest,
    id: web::Path<i64>,
) -> Result<HttpResponse, Problem> {
    let (game, viewer) = (GameId(*id), reading.who.player);
    let after = last_event_id(&request, reading.state.service.epoch())?;
    // Listening begins before the first read: what happens in between rings.
    let rings = reading.state.bell.listen();
    let draining = reading.state.draining();
    if *draining.borrow() {
        return Err(Problem::of("draining"));
    }
    let view = reading.ask(move |service| service.game(game)).await?;
    let state = view.ok_or_else(|| Problem::from(Refusal::UnknownGame))?.row.state;
    if state.is_over() && after >= state.events {
        return Ok(HttpResponse::NoContent().finish());
    }
    let seat = reading
        .state
        .streams
        .enter(viewer, game, state.events)
        .ok_or_else(|| Problem::of("too_many_streams"))?;
    let follower = Follower {
        service: reading.state.service.clone(),
        game,
        who: reading.who.clone(),
        authenticator: reading.state.authenticator.clone(),
        after,
        pending: VecDeque::from([Bytes::from_static(b"retry: 2000\n\n")]),
        behind: true,
        bell: reading.state.bell.clone(),
        rings,
        draining,
        ends_at: Instant::now() + LONGEST,
        over: false,
        seat,
    };
    Ok(HttpResponse::Ok()
        .content_type("text/event-stream")
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .insert_header(("X-Accel-Buffering", "no"))
        .streaming(stream::unfold(follower, Follower::next)))
}

fn last_event_id(request: &HttpRequest, epoch: Epoch) -> Result<u32, Problem> {
    let Some(value) = request.headers().get("last-event-id") else { return Ok(0) };
    let value = value.to_str().unwrap_or_default().trim();
    let seq = value.split('.').next().and_then(|seq| seq.parse().ok());
    let seq =
        seq.ok_or_else(|| Problem::because("bad_request", "Last-Event-ID must be the id of an event"))?;
    // The events that somebody saw before a restoration may not be those of the record.
    Ok(if value == event_id(seq, epoch) { seq } else { 0 })
}

fn event_id(seq: u32, epoch: Epoch) -> String {
    format!("{seq}{}", epoch.suffix())
}

/// An open stream.
struct Follower {
    service: Service,
    game: GameId,
    who: SignedIn,
    authenticator: Arc<dyn Authenticator>,
    after: u32,
    pending: VecDeque<Bytes>,
    /// There may be events it has not read.
    behind: bool,
    bell: Arc<Bell>,
    rings: broadcast::Receiver<GameId>,
    draining: watch::Receiver<bool>,
    ends_at: Instant,
    over: bool,
    seat: Seat,
}

enum Woken {
    Read,
    Look,
    Heartbeat,
    End,
}

impl Follower {
    /// The next piece. Read only when the one before has been taken, so that a slow reader costs one batch.
    async fn next(mut self) -> Option<(Result<Bytes, Problem>, Self)> {
        let heartbeat_at = Instant::now() + HEARTBEAT;
        loop {
            if let Some(piece) = self.pending.pop_front() {
                return Some((Ok(piece), self));
            }
            if self.over {
                return None;
            }
            if self.behind {
                match self.read().await {
                    Ok(more) => self.behind = more,
                    Err(_logged) => return None,
                }
                continue;
            }
            match self.wait(heartbeat_at).await {
                Woken::Read => self.behind = true,
                Woken::Look => self.look().await,
                Woken::Heartbeat => return Some((Ok(Bytes::from_static(b":\n\n")), self)),
                Woken::End => return None,
            }
        }
    }

    /// What other instances and processes wrote rings from here. Done to its end even if the caller goes away.
    async fn look(&self) {
        let Some(games) = self.seat.streams.to_look_at() else { return };
        let (streams, service, bell) = (self.seat.streams.clone(), self.service.clone(), self.bell.clone());
        let looked = web::block(move || streams.look(&games, &service, &bell)).await;
        if let Err(error) | Ok(Err(error)) = looked.map_err(|_stopping| Failure::Busy) {
            tracing::warn!(
                error = &error as &dyn std::error::Error,
                "the games that are followed were not looked at"
            );
        }
    }

    async fn read(&mut self) -> Result<bool, Problem> {
        let (service, game, after) = (self.service.clone(), self.game, self.after);
        let (who, authenticator) = (self.who.clone(), self.authenticator.clone());
        let events = web::block(move || {
            let events = events_after(&service, game, who.viewer(), after, BATCH)?;
            // What was revoked meanwhile is told nothing more.
            let told = events.is_empty() || authenticator.still(&who)?;
            Ok::<_, Failure>(told.then_some(events))
        });
        let Some(events) = events.await?? else {
            self.over = true;
            return Ok(true);
        };
        for event in &events {
            self.after = event.seq;
            self.over |= event.event.ended().is_some();
            self.pending.push_back(piece(event, self.service.epoch())?);
        }
        Ok(!events.is_empty())
    }

    async fn wait(&mut self, heartbeat_at: Instant) -> Woken {
        let look_at = self.seat.streams.due_at();
        loop {
            tokio::select! {
                rung = self.rings.recv() => match rung {
                    Ok(game) if game != self.game => {}
                    Ok(_) | Err(broadcast::error::RecvError::Lagged(_)) => return Woken::Read,
                    Err(broadcast::error::RecvError::Closed) => return Woken::End,
                },
                changed = self.draining.changed() => {
                    if changed.is_err() || *self.draining.borrow() {
                        return Woken::End;
                    }
                }
                () = sleep_until(self.ends_at) => return Woken::End,
                () = sleep_until(heartbeat_at) => return Woken::Heartbeat,
                () = sleep_until(look_at) => return Woken::Look,
            }
        }
    }
}

fn piece(event: &EventBody, epoch: Epoch) -> Result<Bytes, Problem> {
    let data = serde_json::to_string(event).map_err(|error| {
        tracing::error!(%error, "an event could not be written");
        Problem::of("internal")
    })?;
    Ok(Bytes::from(format!("id: {}\nevent: {}\ndata: {data}\n\n", event_id(event.seq, epoch), event.kind())))
}
