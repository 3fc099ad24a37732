//! Server-sent events of a game.

use actix_web::{HttpRequest, HttpResponse, get, web};
use app::{Failure, Service, Viewer};
use bytes::Bytes;
use domain::{GameId, Refusal};
use tokio::sync::broadcast::Receiver;

use super::{
    acting::Reading,
    follow::{Batch, LastSeen, Source, check_open, last_seen, piece, response, rung},
    game::events_after,
    problems,
};
use crate::http::problem::{Answer, Problem};

/// Events read at a time.
const BATCH: u32 = 100;

/// Follows a game from its first event, or from the one after `Last-Event-ID`. Each event has an id, its type as name and an
/// `EventBody` as data. The id is the event's number, with a mark after a restoration of the service. With an older id the
/// stream begins at the first event. The stream ends after some minutes, when the service stops, and when the game is over.
/// Connect again with the last id, until 204 says that nothing more comes.
#[utoipa::path(tag = "games", security(("bearer" = ["games:read"])),
    params(("Last-Event-ID" = Option<String>, Header, description = "The id of the last event seen.")),
    responses(
        (status = 200, description = "Server-sent events.", body = String, content_type = "text/event-stream"),
        (status = 204, description = "The game is over and all its events have been seen."),
        problems::Follow))]
#[get("/v1/games/{id}/events/stream")]
pub async fn follow_game(reading: Reading, request: HttpRequest, id: web::Path<i64>) -> Answer {
    let game = GameId(*id);
    let suffix = reading.state.service.epoch().suffix();
    let after = match last_seen(&request, &suffix)? {
        LastSeen::Event(seq) => seq,
        // The events seen before a restoration may not be those of the record.
        LastSeen::Nothing | LastSeen::Void => 0,
    };
    // Listening begins before the first read: what happens in between rings.
    let rings = reading.state.event_broadcast.listen();
    check_open(&reading)?;
    let view = reading.ask(move |service| service.games.game(game)).await?;
    let state = view.ok_or_else(|| Problem::from(Refusal::UnknownGame))?.row.state;
    if state.is_over() && after >= state.events {
        return Ok(HttpResponse::NoContent().finish());
    }
    let seat = reading.state.streams.enter(reading.who.player, game, state.events);
    let seat = seat.ok_or_else(|| Problem::of("too_many_streams"))?;
    let source = GameEvents {
        service: reading.state.service.clone(),
        game,
        viewer: reading.who.viewer(),
        rings,
        after,
        suffix,
    };
    Ok(response(&reading, seat, source, Bytes::from_static(b"retry: 2000\n\n")))
}

/// The record of a game.
struct GameEvents {
    service: Service,
    game: GameId,
    viewer: Viewer,
    rings: Receiver<GameId>,
    after: u32,
    suffix: String,
}

impl Source for GameEvents {
    async fn changed(&mut self) -> bool {
        rung(&mut self.rings, self.game).await
    }

    fn read(&mut self) -> Result<Batch, Failure> {
        let events = events_after(&self.service, self.game, self.viewer, self.after, BATCH)?;
        let mut batch = Batch { more: !events.is_empty(), ..Batch::default() };
        for event in &events {
            self.after = event.seq;
            batch.is_last |= event.event.ended().is_some();
            batch.pieces.push(piece(&format!("{}{}", event.seq, self.suffix), &event.kind(), event)?);
        }
        Ok(batch)
    }

    fn heartbeat(&self) -> Bytes {
        Bytes::from_static(b":\n\n")
    }
}
