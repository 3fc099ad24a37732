//! Tells an open page of a game that the game has changed, and how much time is left. It does nothing else.

use actix_web::{HttpResponse, get, web};
use app::{Failure, GameView, MAX_PAGE, Service};
use bytes::Bytes;
use domain::{Color, Event, EventKind, GameId, Instant, PlayerId, Refusal, Span, Weight};
use messages::Arg;
use serde::{Deserialize, Serialize};
use tokio::sync::broadcast::Receiver;

use super::{state::state_with, visitor::Member};
use crate::{
    http::problem::{Answer, Problem},
    v1::follow::{Batch, Source, check_open, piece, response, rung},
};

/// A placeholder in a sentence that a script fills.
pub(super) const BLANK: &str = "\u{fffc}";

/// Events that are looked at: a page that is more behind is told the same.
const MOST: u32 = 100;

#[derive(Deserialize)]
struct Version {
    /// The number of events that the page shows, of those that are told to its reader.
    events: u32,
}

/// Tells whether an open page of the reader shows the event. Nothing on the opponent's page changes with a draft of a move
/// to be sealed. The record names it, and so does a page of somebody who does not play, when it is loaded.
pub(super) fn is_told(event: &Event, reader: Option<Color>) -> bool {
    !matches!(event.kind, EventKind::Drafted { by, .. } if Some(by) != reader)
}

/// The number of the last event that a page shows.
fn last_shown(service: &Service, game: GameId, me: Option<Color>, mut shown: u32) -> Result<u32, Failure> {
    let mut last = 0;
    while shown > 0 {
        let events = service.records.events_after(game, last, MAX_PAGE)?;
        if events.is_empty() {
            break;
        }
        for recorded in events {
            if shown == 0 {
                break;
            }
            last = recorded.seq;
            shown -= u32::from(is_told(&recorded.event, me));
        }
    }
    Ok(last)
}

/// The kinds of change that are told apart.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
enum Change {
    Message,
    Other,
    Move,
}

/// The clock that runs.
#[derive(Serialize)]
struct Left {
    /// Milliseconds.
    left: i64,
    /// The state of the game.
    words: String,
    /// The same sentence with a blank for the time.
    sentence: String,
}

/// Ends with the first change: the page is of the past then.
#[get("/g/{id}/live")]
pub(super) async fn follow(member: Member, id: web::Path<i64>, shown: web::Query<Version>) -> Answer {
    let (id, shown, reading) = (GameId(*id), shown.into_inner().events, member.reading());
    // Listening begins before the first read: what happens in between rings.
    let rings = member.state.event_broadcast.listen();
    check_open(&reading)?;
    let reader = member.player.id;
    let found = member.ask(move |service| {
        let Some(view) = service.games.game(id)? else { return Ok(None) };
        let shown = last_shown(service, id, view.row.state.color_of(reader), shown)?;
        Ok(Some((view, shown)))
    });
    let (view, shown) = found.await?.ok_or_else(|| Problem::from(Refusal::UnknownGame))?;
    let game = &view.row.state;
    if game.is_over() && shown >= game.events {
        return Ok(HttpResponse::NoContent().finish());
    }
    let seat = member.state.streams.enter_window(member.player.id, id, game.events);
    let seat = seat.ok_or_else(|| Problem::of("too_many_streams"))?;
    let service = member.state.service.clone();
    let clock = piece("0", "clock", &left(&view, &member, service.time.now()))?;
    let source = Changes { service, game: id, reader, rings, shown };
    Ok(response(&reading, seat, source, clock))
}

fn left(view: &GameView, member: &Member, now: Instant) -> Option<Left> {
    let game = &view.row.state;
    let running = game.clock.running.filter(|running| !running.flagged)?;
    let left = running.deadline - now;
    let me = game.color_of(member.player.id);
    let say =
        |left: fn(Span) -> Arg| member.frame.say(&state_with(view.row.id, game, &view.names, me, now, left));
    (left > Span::ZERO).then(|| Left {
        left: left.0,
        words: say(Arg::left),
        sentence: say(|_left| BLANK.into()),
    })
}

/// The changes after a state that a page shows.
struct Changes {
    service: Service,
    game: GameId,
    reader: PlayerId,
    rings: Receiver<GameId>,
    shown: u32,
}

impl Source for Changes {
    async fn changed(&mut self) -> bool {
        rung(&mut self.rings, self.game).await
    }

    fn read(&mut self) -> Result<Batch, Failure> {
        let events = self.service.records.events_after(self.game, self.shown, MOST)?;
        let view = if events.is_empty() { None } else { self.service.games.game(self.game)? };
        let me = view.and_then(|view| view.row.state.color_of(self.reader));
        let changes = events.iter().filter_map(|recorded| {
            let kind = &recorded.event.kind;
            let traits = kind.traits();
            match traits.weight {
                _ if recorded.event.played().is_some() => Some(Change::Move),
                _ if !is_told(&recorded.event, me) => None,
                // What the reader may not read yet is nothing to look at.
                _ if traits.analyst.is_some_and(|analyst| Some(analyst) != me) => None,
                Weight::Message if me.is_none() => None,
                Weight::Message => Some(Change::Message),
                Weight::Duty | Weight::News => Some(Change::Other),
            }
        });
        let Some(change) = changes.max() else {
            self.shown = events.last().map_or(self.shown, |last| last.seq);
            return Ok(Batch { more: !events.is_empty(), ..Batch::default() });
        };
        let told = piece("0", "change", &change)?;
        Ok(Batch { pieces: vec![told], more: false, is_last: true })
    }

    fn heartbeat(&self) -> Bytes {
        Bytes::from_static(b":\n\n")
    }
}
