//! One game in every form.

use std::collections::{BTreeMap, btree_map::Entry};

use actix_web::{HttpRequest, HttpResponse, get, http::header, web};
use app::{Failure, MAX_PAGE, Service, Viewer, ports::Recorded};
use domain::{Color, Event, GameId, Instant, Refusal, notation::Notation, wire};
use jiff::Timestamp;
use messages::{Sentence, msg};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::{
    acting::Reading,
    problems, schemas,
    view::{EventBody, GameBody, MoveBody, PlayerName, Reader, ReadingBody, moves},
};
use crate::http::{
    extract::{etag, is_known},
    page::{Page, PageQuery, cursor, page},
    problem::{Answer, JsonAnswer, Problem},
};

/// Options of the view of a game.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct GameQuery {
    /// Asks for all moves.
    #[serde(default)]
    pub moves: bool,
    /// The notation; that of the reader's account without it.
    #[param(schema_with = schemas::notation, required = false)]
    pub notation: Option<Notation>,
}

/// A notation.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct NotationQuery {
    /// The notation; that of the reader's account without it.
    #[param(schema_with = schemas::notation, required = false)]
    pub notation: Option<Notation>,
}

pub(super) fn unknown() -> Problem {
    Refusal::UnknownGame.into()
}

/// Shows a game.
#[utoipa::path(tag = "games", security(("bearer" = ["games:read"])), params(GameQuery),
    responses(
        (status = 200, description = "The game.", body = GameBody,
            headers(("ETag" = String, description = "Names the version; to be sent back as it is."))),
        (status = 304, description = "Nothing has changed since the version in If-None-Match."),
        problems::ReadGame))]
#[get("/v1/games/{id}")]
pub async fn get_game(
    reading: Reading,
    request: HttpRequest,
    id: web::Path<i64>,
    query: web::Query<GameQuery>,
) -> Answer {
    let (id, query) = (GameId(*id), query.into_inner());
    let known =
        request.headers().get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok()).map(str::to_owned);
    let body = reading
        .ask_as(move |service, reader| {
            let Some(view) = service.games.game(id)? else { return Ok(None) };
            let tag = etag(view.row.state.events, service.epoch());
            let same = known.is_some_and(|known| is_known(&known, &tag));
            if same {
                return Ok(Some((tag, None)));
            }
            let clock = service.games.clock_of(&view.row.state, None);
            let mut body = GameBody::new(&view, &clock, reader);
            if query.moves {
                body.moves = Some(written_moves(service, id, query.notation, reader)?);
            }
            Ok(Some((tag, Some(body))))
        })
        .await?;
    let (tag, body) = body.ok_or_else(unknown)?;
    Ok(match body {
        Some(body) => HttpResponse::Ok().insert_header(tag).json(body),
        None => HttpResponse::NotModified().insert_header(tag).finish(),
    })
}

fn whole_record(service: &Service, id: GameId) -> Result<Vec<Recorded>, Failure> {
    let mut record = Vec::new();
    loop {
        let after = record.last().map_or(0, |last: &Recorded| last.seq);
        let part = service.records.events_after(id, after, MAX_PAGE)?;
        let last = part.len() < MAX_PAGE as usize;
        record.extend(part);
        if last {
            return Ok(record);
        }
    }
}

fn written_moves(
    service: &Service,
    id: GameId,
    notation: Option<Notation>,
    reader: &Reader,
) -> Result<Vec<MoveBody>, Failure> {
    let record = whole_record(service, id)?;
    if record.is_empty() {
        return Ok(Vec::new());
    }
    let events: Vec<Event> = record.into_iter().map(|recorded| recorded.event).collect();
    moves(&events, notation.unwrap_or(reader.notation), reader)
        .ok_or_else(|| Failure::Damaged(format!("the record of {id} is broken")))
}

/// The instant of the reading.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct ClockQuery {
    /// Milliseconds since 1970 UTC; now without it.
    pub at: Option<i64>,
}

/// Shows the running clock: what a move received now, or at an instant, would cost, and what changes next.
#[utoipa::path(tag = "games", security(("bearer" = ["games:read"])), params(ClockQuery),
    responses((status = 200, description = "The clock.", body = ReadingBody), problems::ReadGame))]
#[get("/v1/games/{id}/clock")]
pub async fn get_clock(
    reading: Reading,
    id: web::Path<i64>,
    query: web::Query<ClockQuery>,
) -> JsonAnswer<ReadingBody> {
    let (id, at) = (GameId(*id), query.at.map(Instant));
    // What has no date in a calendar is no instant of a game.
    if at.is_some_and(|at| Timestamp::from_millisecond(at.0).is_err()) {
        return Err(Problem::because("bad_request", msg!("problem-at")));
    }
    let body = reading
        .ask_as(move |service, reader| {
            Ok(service.games.clock(id, at)?.map(|view| ReadingBody::new(&view, reader)))
        })
        .await?;
    body.map(web::Json).ok_or_else(unknown)
}

/// All moves of a game.
#[derive(Debug, Serialize, ToSchema)]
pub struct MovesBody {
    /// The moves in order.
    pub moves: Vec<MoveBody>,
}

/// Options of the list of moves.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct MovesQuery {
    /// The notation; that of the reader's account without it.
    #[param(schema_with = schemas::notation, required = false)]
    pub notation: Option<Notation>,
    /// Only the last moves, by number.
    pub last: Option<u16>,
}

/// Lists the moves played.
#[utoipa::path(tag = "games", security(("bearer" = ["games:read"])), params(MovesQuery),
    responses((status = 200, description = "The moves.", body = MovesBody), problems::ReadGame))]
#[get("/v1/games/{id}/moves")]
pub async fn list_moves(
    reading: Reading,
    id: web::Path<i64>,
    query: web::Query<MovesQuery>,
) -> JsonAnswer<MovesBody> {
    let (id, notation) = (GameId(*id), query.notation);
    let mut moves =
        reading.ask_as(move |service, reader| written_moves(service, id, notation, reader)).await?;
    if moves.is_empty() && reading.ask(move |service| service.games.game(id)).await?.is_none() {
        return Err(unknown());
    }
    if let Some(last) = query.last {
        moves.drain(..moves.len().saturating_sub(last.into()));
    }
    Ok(web::Json(MovesBody { moves }))
}

/// The legal moves.
#[derive(Debug, Serialize, ToSchema)]
pub struct LegalBody {
    /// Empty when the game is over.
    pub moves: Vec<LegalMoveBody>,
}

/// A legal move.
#[derive(Debug, Serialize, ToSchema)]
pub struct LegalMoveBody {
    /// In the notation asked for, or the reader's own.
    #[serde(rename = "move")]
    pub written: String,
    /// The move in UCI.
    pub uci: String,
}

/// Lists the legal moves of the side to move.
#[utoipa::path(tag = "games", security(("bearer" = ["games:read"])), params(NotationQuery),
    responses((status = 200, description = "The legal moves.", body = LegalBody), problems::ReadGame))]
#[get("/v1/games/{id}/legal")]
pub async fn list_legal_moves(
    reading: Reading,
    id: web::Path<i64>,
    query: web::Query<NotationQuery>,
) -> JsonAnswer<LegalBody> {
    let (id, notation) = (GameId(*id), query.notation);
    let moves = reading
        .ask_as(move |service, reader| {
            service.games.legal_moves(id, notation.unwrap_or(reader.notation), reader.letters)
        })
        .await?
        .ok_or_else(unknown)?;
    let moves = moves.into_iter().map(|m| LegalMoveBody { written: m.written, uci: m.uci });
    Ok(web::Json(LegalBody { moves: moves.collect() }))
}

/// This media type of a text, or `text/plain` for a client that accepts only what it knows.
pub(super) fn media_type(request: &HttpRequest, special: &'static str) -> &'static str {
    let accepted = request.headers().get(header::ACCEPT).and_then(|value| value.to_str().ok());
    let accepts = |kind: &str| accepted.is_some_and(|accepted| accepted.contains(kind));
    if accepts("text/plain") && !accepts(special) { "text/plain; charset=utf-8" } else { special }
}

/// The game as PGN, with clocks and, for its players and arbiters, messages as comments.
#[utoipa::path(tag = "games", security(("bearer" = ["games:read"])),
    responses((status = 200, description = "PGN.",
        content((String = "application/x-chess-pgn"), (String = "text/plain"))), problems::ReadGame))]
#[get("/v1/games/{id}/pgn")]
pub async fn get_pgn(reading: Reading, request: HttpRequest, id: web::Path<i64>) -> Answer {
    let (id, viewer) = (GameId(*id), reading.who.viewer());
    let text = reading
        .ask(move |service| service.records.pgn(id, Some(viewer), Sentence::sentence))
        .await?
        .ok_or_else(unknown)?;
    Ok(HttpResponse::Ok()
        .content_type(media_type(&request, "application/x-chess-pgn"))
        .insert_header((header::VARY, "Accept"))
        .insert_header((header::CONTENT_DISPOSITION, format!("attachment; filename=\"{id}.pgn\"")))
        .body(text))
}

/// A side.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct BoardQuery {
    /// Seen from; the reader's own side without it.
    #[serde(default, with = "wire::opt_color")]
    #[param(schema_with = schemas::side, required = false)]
    pub from: Option<Color>,
}

/// The board as text.
#[utoipa::path(tag = "games", security(("bearer" = ["games:read"])), params(BoardQuery),
    responses((status = 200, description = "Ten lines of text.", body = String, content_type = "text/plain"), problems::ReadGame))]
#[get("/v1/games/{id}/board")]
pub async fn get_board(reading: Reading, id: web::Path<i64>, query: web::Query<BoardQuery>) -> Answer {
    let (id, viewer) = (GameId(*id), reading.who.player);
    let view = reading.ask(move |service| service.games.game(id)).await?.ok_or_else(unknown)?;
    let game = view.row.state;
    let from = query.from.or_else(|| game.color_of(viewer)).unwrap_or(Color::White);
    let text = domain::notation::board(&game.position, from);
    Ok(HttpResponse::Ok().content_type("text/plain; charset=utf-8").body(text))
}

/// The position as X-FEN.
#[utoipa::path(tag = "games", security(("bearer" = ["games:read"])),
    responses((status = 200, description = "One line.", body = String, content_type = "text/plain"), problems::ReadGame))]
#[get("/v1/games/{id}/fen")]
pub async fn get_fen(reading: Reading, id: web::Path<i64>) -> Answer {
    let id = GameId(*id);
    let view = reading.ask(move |service| service.games.game(id)).await?.ok_or_else(unknown)?;
    let text = format!("{}\n", view.row.state.position.fen());
    Ok(HttpResponse::Ok().content_type("text/plain; charset=utf-8").body(text))
}

/// Events after a place in the record; with messages, where the reader may read them.
pub(crate) fn events_after(
    service: &Service,
    id: GameId,
    viewer: Viewer,
    after: u32,
    limit: u32,
) -> Result<Vec<EventBody>, Failure> {
    let (record, messages) = service.records.events_with_texts(id, viewer, after, limit)?;
    Ok(record.into_iter().map(|recorded| EventBody::new(recorded, &messages)).collect())
}

/// Lists the record of a game.
#[utoipa::path(tag = "games", security(("bearer" = ["games:read"])), params(PageQuery),
    responses((status = 200, description = "A page of events.", body = Page<EventBody>), problems::ReadGame))]
#[get("/v1/games/{id}/events")]
pub async fn list_events(
    reading: Reading,
    id: web::Path<i64>,
    query: web::Query<PageQuery>,
) -> JsonAnswer<Page<EventBody>> {
    let (id, viewer, limit) = (GameId(*id), reading.who.viewer(), query.limit()?);
    let after = query.place("events")?.unwrap_or(0);
    let found = reading
        .ask(move |service| {
            if service.games.game(id)?.is_none() {
                return Ok(None);
            }
            events_after(service, id, viewer, after, limit).map(Some)
        })
        .await?
        .ok_or_else(unknown)?;
    Ok(web::Json(page("events", found, limit, |event| event.seq, |event| event)))
}

/// A message.
#[derive(Debug, Serialize, ToSchema)]
pub struct MessageBody {
    /// The event that carries its digest.
    pub seq: u32,
    /// The author.
    pub author: PlayerName,
    /// The text; empty after it was erased.
    pub text: String,
}

/// A page of the messages of a game.
#[derive(Debug, Serialize, ToSchema)]
pub struct MessagesBody {
    /// The messages in order.
    pub messages: Vec<MessageBody>,
    /// The cursor of the page with the messages before these, if there are more.
    pub next: Option<String>,
}

/// Lists the newest messages of a game, for its players and arbiters; for others it is empty. The pages lead back to the
/// first message.
#[utoipa::path(tag = "games", security(("bearer" = ["games:read"])), params(PageQuery),
    responses((status = 200, description = "A page of messages.", body = MessagesBody), problems::ReadGame))]
#[get("/v1/games/{id}/messages")]
pub async fn list_messages(
    reading: Reading,
    id: web::Path<i64>,
    query: web::Query<PageQuery>,
) -> JsonAnswer<MessagesBody> {
    let (id, viewer) = (GameId(*id), reading.who.viewer());
    let (limit, before) = (query.limit()?, query.place("messages")?);
    let found = reading
        .ask(move |service| {
            if service.games.game(id)?.is_none() {
                return Ok(None);
            }
            let (messages, earlier) = service.records.newest_messages(id, viewer, before, limit)?;
            // Arbiters write too, and who was replaced.
            let mut names = BTreeMap::new();
            for author in messages.iter().map(|message| message.author) {
                if let Entry::Vacant(name) = names.entry(author) {
                    name.insert(
                        service.accounts.player(author)?.map_or_else(String::new, |player| player.name),
                    );
                }
            }
            Ok(Some((messages, earlier, names)))
        })
        .await?;
    let (messages, earlier, names) = found.ok_or_else(unknown)?;
    let messages = messages.into_iter().map(|message| MessageBody {
        seq: message.seq,
        author: PlayerName {
            id: message.author.0,
            name: names.get(&message.author).cloned().unwrap_or_default(),
        },
        text: message.text,
    });
    let next = earlier.map(|before| cursor("messages", before));
    Ok(web::Json(MessagesBody { messages: messages.collect(), next }))
}
