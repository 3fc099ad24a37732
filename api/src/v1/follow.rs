//! Server-sent events: one follower for every source of events.

use std::{collections::VecDeque, str::FromStr, time::Duration};

use actix_web::{HttpRequest, HttpResponse, http::header, web};
use app::Failure;
use bytes::Bytes;
use domain::GameId;
use futures_util::stream;
use messages::msg;
use serde::Serialize;
use tokio::{
    sync::{
        broadcast::{Receiver, error::RecvError},
        watch,
    },
    time::{Instant, sleep_until},
};

use super::acting::Reading;
use crate::{
    auth::SignedIn,
    http::{blocking, problem::Problem},
    state::HttpState,
    streams::Seat,
};

/// A heartbeat after this silence, so that nobody in between closes the connection.
const HEARTBEAT: Duration = Duration::from_secs(15);
/// Then the client connects again.
const LONGEST: Duration = Duration::from_secs(15 * 60);

/// A place in a sequence of events.
pub(crate) trait Source: Send + 'static {
    /// Waits until there may be events to read; `false` if none will follow.
    async fn changed(&mut self) -> bool;
    /// Reads the next events, on a thread that may block.
    fn read(&mut self) -> Result<Batch, Failure>;
    /// The piece sent after a silence.
    fn heartbeat(&self) -> Bytes;
}

/// Events that were read together.
#[derive(Default)]
pub(crate) struct Batch {
    /// Each as it is sent.
    pub pieces: Vec<Bytes>,
    /// Reading again may give more.
    pub more: bool,
    /// The stream ends after these.
    pub is_last: bool,
}

/// The event a client saw last.
#[derive(Copy, Clone, Debug)]
pub(super) enum LastSeen<N> {
    /// None.
    Nothing,
    /// The event of this number.
    Event(N),
    /// The id was issued before a restoration of the service.
    Void,
}

/// Reads `Last-Event-ID`: a number and the suffix of the epoch.
pub(super) fn last_seen<N: FromStr>(request: &HttpRequest, suffix: &str) -> Result<LastSeen<N>, Problem> {
    let Some(value) = request.headers().get("last-event-id") else { return Ok(LastSeen::Nothing) };
    let value = value.to_str().unwrap_or_default().trim();
    let (number, rest) = value.split_at(value.find('.').unwrap_or(value.len()));
    let number =
        number.parse().map_err(|_malformed| Problem::because("bad_request", msg!("problem-last-event")))?;
    Ok(if rest == suffix { LastSeen::Event(number) } else { LastSeen::Void })
}

/// One event as it is sent.
pub(crate) fn piece(id: &str, name: &str, data: &impl Serialize) -> Result<Bytes, Failure> {
    let data = serde_json::to_string(data)
        .map_err(|error| Failure::Other("an event could not be written", Box::new(error)))?;
    Ok(Bytes::from(format!("id: {id}\nevent: {name}\ndata: {data}\n\n")))
}

/// Waits until something happens in a game, or may have happened unheard; `false` if nothing will.
pub(crate) async fn rung(rings: &mut Receiver<GameId>, game: GameId) -> bool {
    loop {
        match rings.recv().await {
            Ok(other) if other != game => {}
            Ok(_) | Err(RecvError::Lagged(_)) => return true,
            Err(RecvError::Closed) => return false,
        }
    }
}

/// Refuses a new stream while the service stops.
pub(crate) fn check_open(reading: &Reading) -> Result<(), Problem> {
    if *reading.state.draining().borrow() { Err(Problem::of("draining")) } else { Ok(()) }
}

/// The response that sends `first` and then the events of a source.
pub(crate) fn response(reading: &Reading, seat: Seat, source: impl Source, first: Bytes) -> HttpResponse {
    seat.watch(&reading.state.service, &reading.state.event_broadcast);
    let follower = Follower {
        draining: reading.state.draining(),
        state: reading.state.clone(),
        who: reading.who.clone(),
        source,
        pending: VecDeque::from([first]),
        behind: true,
        is_last: false,
        ends_at: Instant::now() + LONGEST,
        seat,
    };
    HttpResponse::Ok()
        .content_type("text/event-stream")
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .insert_header(("X-Accel-Buffering", "no"))
        .streaming(stream::unfold(follower, Follower::next))
}

/// An open stream.
struct Follower<S> {
    state: web::Data<HttpState>,
    who: SignedIn,
    source: S,
    pending: VecDeque<Bytes>,
    /// There may be events that were not read.
    behind: bool,
    /// Nothing follows what is pending.
    is_last: bool,
    draining: watch::Receiver<bool>,
    ends_at: Instant,
    seat: Seat,
}

enum Woken {
    Changed,
    Heartbeat,
    End,
}

impl<S: Source> Follower<S> {
    /// The next piece. Events are read once all pieces before them were taken, so a slow reader costs one batch.
    async fn next(mut self) -> Option<(Result<Bytes, Problem>, Self)> {
        let heartbeat_at = Instant::now() + HEARTBEAT;
        loop {
            if let Some(piece) = self.pending.pop_front() {
                return Some((Ok(piece), self));
            }
            if self.is_last {
                return None;
            }
            if self.behind {
                self = self.read().await?;
                continue;
            }
            match self.wait(heartbeat_at).await {
                Woken::Changed => self.behind = true,
                Woken::Heartbeat => {
                    self.seat.watch(&self.state.service, &self.state.event_broadcast);
                    return Some((Ok(self.source.heartbeat()), self));
                }
                Woken::End => return None,
            }
        }
    }

    /// Reads a batch; nothing after a failure, which is logged.
    async fn read(self) -> Option<Self> {
        let Self { mut source, .. } = self;
        let (who, authenticator) = (self.who.clone(), self.state.authenticator.clone());
        let read = blocking(move || {
            let batch = source.read()?;
            // Access may have been revoked since the stream began.
            let is_allowed = batch.pieces.is_empty() || authenticator.still(&who)?;
            let end = Batch { is_last: true, ..Batch::default() };
            Ok::<_, Failure>((source, if is_allowed { batch } else { end }))
        });
        let read = read.await.map_err(Problem::from);
        let Ok((source, batch)) = read else { return None };
        Some(Self {
            source,
            pending: batch.pieces.into(),
            behind: batch.more,
            is_last: batch.is_last,
            ..self
        })
    }

    async fn wait(&mut self, heartbeat_at: Instant) -> Woken {
        loop {
            tokio::select! {
                is_open = self.source.changed() => return if is_open { Woken::Changed } else { Woken::End },
                changed = self.draining.changed() => {
                    if changed.is_err() || *self.draining.borrow() {
                        return Woken::End;
                    }
                }
                () = sleep_until(self.ends_at) => return Woken::End,
                () = self.seat.taken() => return Woken::End,
                () = sleep_until(heartbeat_at) => return Woken::Heartbeat,
            }
        }
    }
}
