//! Server-sent events of all games of an account.

use std::sync::Arc;

use actix_web::{HttpRequest, get};
use app::{Failure, Service, Viewer};
use bytes::Bytes;
use domain::GameId;
use serde::Serialize;
use tokio::sync::broadcast::{Receiver, error::RecvError};
use utoipa::ToSchema;

use super::{
    acting::Reading,
    follow::{Batch, LastSeen, Source, check_open, last_seen, piece, response},
    game::events_after,
    problems,
    view::EventBody,
};
use crate::{
    http::problem::{Answer, Problem},
    streams::Growth,
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

/// An event of a game as this viewer sees it; none if there is no such event.
pub(crate) fn own_event(
    service: &Service,
    viewer: Viewer,
    game: GameId,
    seq: u32,
) -> Result<Option<OwnEventBody>, Failure> {
    let found = events_after(service, game, viewer, seq.saturating_sub(1), 1)?;
    let event = found.into_iter().next().filter(|event| event.seq == seq);
    Ok(event.map(|event| OwnEventBody { game: game.0, event }))
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
pub async fn follow_own_games(reading: Reading, request: HttpRequest) -> Answer {
    let suffix = reading.state.service.epoch().suffix();
    let seen = last_seen(&request, &suffix)?;
    check_open(&reading)?;
    let seat = reading.state.streams.enter_account(reading.who.player);
    let seat = seat.ok_or_else(|| Problem::of("too_many_streams"))?;
    // Listening begins before the first read: what happens in between is announced.
    let growth = reading.state.streams.growth();
    let size = reading.ask(|service| Ok(service.log.log_head()?.map_or(0, |head| head.size))).await?;
    let (place, is_void) = match seen {
        LastSeen::Event(place) if place <= size => (place, false),
        LastSeen::Event(_) | LastSeen::Void => (size, true),
        LastSeen::Nothing => (size, false),
    };
    let restored = if is_void { "event: restored\ndata: {}\n\n" } else { "" };
    let first = Bytes::from(format!("retry: 2000\nid: {place}{suffix}\n\n{restored}"));
    let source = AccountEvents {
        service: reading.state.service.clone(),
        viewer: reading.who.viewer(),
        growth,
        place,
        until: size,
        suffix,
    };
    Ok(response(&reading, seat, source, first))
}

/// The events of all games of an account, as they come into the log.
struct AccountEvents {
    service: Service,
    viewer: Viewer,
    growth: Receiver<Arc<Growth>>,
    /// Entries of the log before this were looked through.
    place: u64,
    /// The size of the log as far as it is known.
    until: u64,
    suffix: String,
}

impl Source for AccountEvents {
    async fn changed(&mut self) -> bool {
        loop {
            match self.growth.recv().await {
                Ok(growth) if growth.until <= self.place => {}
                Ok(growth) if growth.from <= self.place && !growth.concerns(self.viewer.player) => {
                    self.place = growth.until;
                }
                Ok(growth) => {
                    self.until = growth.until;
                    return true;
                }
                // The next one begins after the place, so the log is read.
                Err(RecvError::Lagged(_)) => {}
                Err(RecvError::Closed) => return false,
            }
        }
    }

    fn read(&mut self) -> Result<Batch, Failure> {
        let until = self.until.min(self.place.saturating_add(WINDOW));
        let mut batch = Batch::default();
        if self.place < until {
            for (leaf, game, seq) in self.service.log.own_events(self.viewer.player, self.place, until)? {
                if let Some(own) = own_event(&self.service, self.viewer, game, seq)? {
                    let (id, name) = (format!("{}{}", leaf + 1, self.suffix), own.event.kind());
                    batch.pieces.push(piece(&id, &name, &own)?);
                }
            }
            self.place = until;
        }
        batch.more = self.place < self.until;
        Ok(batch)
    }

    /// A client that comes back with this id needs no events of others' games since.
    fn heartbeat(&self) -> Bytes {
        Bytes::from(format!("id: {}{}\n\n", self.place, self.suffix))
    }
}
