//! Server-sent events of all games of an account.

use std::{collections::VecDeque, sync::Arc};

use actix_web::{HttpRequest, HttpResponse, get, http::header};
use app::{Failure, Service};
use bytes::Bytes;
use futures_util::stream;
use serde::Serialize;
use tokio::{
    sync::watch,
    time::{Instant, sleep_until},
};
use utoipa::ToSchema;

use super::{
    acting::Reading,
    game::events_after,
    problems,
    stream::{HEARTBEAT, LONGEST, POLL, Seat, Streams},
    view::EventBody,
};
use crate::{
    auth::{Authenticator, SignedIn},
    http::problem::Problem,
};

/// Entries of the log that are looked through at a time.
const WINDOW: u64 = 500;

/// An event of one of the games.
#[derive(Debug, Serialize, ToSchema)]
pub struct OwnEventBody {
    /// The number of the game.
    pub game: i64,
    /// The event.
    #[serde(flatten)]
    pub event: EventBody,
}

/// Follows all games of the caller: those under way, those that begin, those that end. Each event has as id its place
/// among the events of all games, its type as name and an `OwnEventBody` as data. An event comes once it is in the log,
/// within two seconds. Without `Last-Event-ID` the stream begins now; its first line is an id from which to go on. So
/// connect first and read `/v1/me/games` then: nothing is missed in between. The stream ends after some minutes and when
/// the service stops: connect again with the last id. An event named `restored` says that the service was restored
/// from a copy and the id is void: read `/v1/me/games` again.
#[utoipa::path(tag = "games", security(("bearer" = ["games:read"])),
    params(("Last-Event-ID" = Option<String>, Header, description = "The id of the last event seen.")),
    responses(
        (status = 200, description = "Server-sent events.", body = String, content_type = "text/event-stream"),
        problems::FollowOwn))]
#[get("/v1/me/games/events/stream")]
pub async fn follow_own_games(reading: Reading, request: HttpRequest) -> Result<HttpResponse, Problem> {
    let suffix = reading.state.service.epoch().suffix();
    let after = last_event_id(&request, &suffix)?;
    let draining = reading.state.draining();
    if *draining.borrow() {
        return Err(Problem::of("draining"));
    }
    let seat = reading.state.streams.enter_account(reading.who.player);
    let seat = seat.ok_or_else(|| Problem::of("too_many_streams"))?;
    let streams = reading.state.streams.clone();
    let size = reading.ask(move |service| streams.log_size(service)).await?;
    let begin = match after {
        After::Place(place) if place <= size => place,
        _ => size,
    };
    let mut pending = VecDeque::from([Bytes::from(format!("retry: 2000\nid: {begin}{suffix}\n\n"))]);
    let is_void = matches!(after, After::Void) || matches!(after, After::Place(place) if place > size);
    if is_void {
        pending.push_back(Bytes::from_static(b"event: restored\ndata: {}\n\n"));
    }
    let follower = Follower {
        service: reading.state.service.clone(),
        streams: reading.state.streams.clone(),
        who: reading.who.clone(),
        authenticator: reading.state.authenticator.clone(),
        place: begin,
        suffix,
        pending,
        draining,
        ends_at: Instant::now() + LONGEST,
        over: false,
        _seat: seat,
    };
    Ok(HttpResponse::Ok()
        .content_type("text/event-stream")
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .insert_header(("X-Accel-Buffering", "no"))
        .streaming(stream::unfold(follower, Follower::next)))
}

/// Where to go on.
#[derive(Copy, Clone, Debug)]
enum After {
    /// At the end of the log.
    Now,
    /// After so many of its entries.
    Place(u64),
    /// The id is of before a restoration.
    Void,
}

fn last_event_id(request: &HttpRequest, suffix: &str) -> Result<After, Problem> {
    let Some(value) = request.headers().get("last-event-id") else { return Ok(After::Now) };
    let value = value.to_str().unwrap_or_default().trim();
    let place: Option<u64> = value.split('.').next().and_then(|place| place.parse().ok());
    let place =
        place.ok_or_else(|| Problem::because("bad_request", "Last-Event-ID must be the id of an event"))?;
    Ok(if value == format!("{place}{suffix}") { After::Place(place) } else { After::Void })
}

/// An open stream.
struct Follower {
    service: Service,
    streams: Arc<Streams>,
    who: SignedIn,
    authenticator: Arc<dyn Authenticator>,
    /// Entries of the log that were looked through.
    place: u64,
    suffix: String,
    pending: VecDeque<Bytes>,
    draining: watch::Receiver<bool>,
    ends_at: Instant,
    over: bool,
    _seat: Seat,
}

/// What a look at the log found.
struct Found {
    events: Vec<(u64, OwnEventBody)>,
    until: u64,
}

enum Woken {
    Look,
    Heartbeat,
    End,
}

impl Follower {
    /// The next piece. The log is read only when all pieces before have been taken, so that a slow reader costs one
    /// window.
    async fn next(mut self) -> Option<(Result<Bytes, Problem>, Self)> {
        let heartbeat_at = Instant::now() + HEARTBEAT;
        loop {
            if let Some(piece) = self.pending.pop_front() {
                return Some((Ok(piece), self));
            }
            if self.over {
                return None;
            }
            match self.read().await {
                Ok(true) => continue,
                Ok(false) => {}
                Err(_logged) => return None,
            }
            match self.wait(heartbeat_at).await {
                Woken::Look => {}
                // Who comes back with it need not be told what happened in the games of others since.
                Woken::Heartbeat => {
                    let piece = format!("id: {}{}\n\n", self.place, self.suffix);
                    return Some((Ok(Bytes::from(piece)), self));
                }
                Woken::End => return None,
            }
        }
    }

    /// Reads a window of the log; whether there was something in it.
    async fn read(&mut self) -> Result<bool, Problem> {
        let (service, streams, from) = (self.service.clone(), self.streams.clone(), self.place);
        let (who, authenticator) = (self.who.clone(), self.authenticator.clone());
        let found = actix_web::web::block(move || {
            let until = streams.log_size(&service)?.min(from.saturating_add(WINDOW));
            let places = if until > from { service.own_events(who.player, from, until)? } else { Vec::new() };
            // What was revoked meanwhile is told nothing more.
            if !places.is_empty() && !authenticator.still(&who)? {
                return Ok::<_, Failure>(None);
            }
            let mut events = Vec::with_capacity(places.len());
            for (leaf, game, seq) in places {
                let found = events_after(&service, game, who.viewer(), seq.saturating_sub(1), 1)?;
                events
                    .extend(found.into_iter().map(|event| (leaf + 1, OwnEventBody { game: game.0, event })));
            }
            Ok(Some(Found { events, until }))
        });
        let Some(Found { events, until }) = found.await?? else {
            self.over = true;
            return Ok(true);
        };
        let moved = until > self.place;
        self.place = self.place.max(until);
        for (id, event) in events {
            self.pending.push_back(piece(id, &self.suffix, &event)?);
        }
        Ok(moved)
    }

    async fn wait(&mut self, heartbeat_at: Instant) -> Woken {
        let look_at = Instant::now() + POLL;
        loop {
            tokio::select! {
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

fn piece(id: u64, suffix: &str, event: &OwnEventBody) -> Result<Bytes, Problem> {
    let data = serde_json::to_string(event).map_err(|error| {
        tracing::error!(%error, "an event could not be written");
        Problem::of("internal")
    })?;
    Ok(Bytes::from(format!("id: {id}{suffix}\nevent: {}\ndata: {data}\n\n", event.event.kind())))
}
