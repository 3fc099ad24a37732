//! The games that wait for the caller: one request tells a bot all it needs to move.

use std::{fmt, str::FromStr};

use actix_web::{HttpRequest, HttpResponse, get, http::header, web};
use app::{
    OwnGame,
    ports::{Due, Epoch},
};
use data_encoding::HEXLOWER;
use domain::{GameId, Instant, wire};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use utoipa::{IntoParams, ToSchema};

use super::{
    acting::Reading,
    problems, schemas,
    view::{PlayerName, Reader, Time},
};
use crate::http::{
    extract::{etag, is_known},
    page::{Page, PageQuery, page},
    problem::Answer,
};

/// A selection of the caller's games.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct OwnGamesQuery {
    /// Only games that wait for the caller's move, or with `false` only the others; all without it.
    pub to_move: Option<bool>,
    /// `next` of the page before; the first page without it.
    pub cursor: Option<String>,
    /// The maximum number of items; 50 without it.
    #[param(minimum = 1, maximum = 200)]
    pub limit: Option<u32>,
}

/// A game under way, as its player needs it to move.
#[derive(Debug, Serialize, ToSchema)]
pub struct OwnGameItem {
    /// Its number.
    pub id: i64,
    /// Its number as mails show it.
    pub number: String,
    /// Events so far.
    pub version: u32,
    /// The ETag of the game, which `If-Match` of a move takes.
    pub etag: String,
    /// Half-moves played: what the next move has to name.
    pub ply: u16,
    /// The number of reversals by arbiters, which the next move has to name if it is not 0.
    pub revision: u16,
    /// The opponent.
    pub opponent: PlayerName,
    /// The caller's colour.
    #[schema(schema_with = schemas::side)]
    pub you: &'static str,
    /// The caller's clock runs: a move is waited for.
    pub to_move: bool,
    /// The next move is sealed, not played.
    pub sealing: bool,
    /// The deadline of the running clock; null when none runs.
    pub deadline: Option<Time>,
    /// The position as X-FEN.
    pub fen: String,
    /// Castling by the rules of Chess960: UCI writes it as king takes rook.
    pub chess960: bool,
    /// The side to move is in check.
    pub check: bool,
    /// The last move in UCI; null before the first.
    pub last_move: Option<String>,
    /// The opponent's draw offer stands.
    pub draw_offered: bool,
}

impl OwnGameItem {
    fn new(own: OwnGame, epoch: Epoch, reader: &Reader) -> Self {
        let game = &own.row.state;
        let opponent = PlayerName { id: game.players[!own.side].0, name: own.opponent.clone() };
        Self {
            id: own.row.id.0,
            number: own.row.id.to_string(),
            version: game.events,
            etag: etag(game.events, epoch).0.to_string(),
            ply: game.ply.0,
            revision: game.revision,
            opponent,
            you: wire::color_name(own.side),
            to_move: own.to_move(),
            sealing: game.is_sealing(),
            deadline: game.deadline().map(|deadline| reader.time(deadline)),
            fen: game.position.fen(),
            chess960: game.position.is_chess960(),
            check: game.position.is_check(),
            last_move: own.last_move,
            draw_offered: game.draw_offer.is_some_and(|offer| offer.by != own.side),
        }
    }
}

/// A place in the list, as a cursor holds it.
pub(crate) struct Place(pub(crate) Due);

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (deadline, id) = self.0;
        write!(f, "{}:{}", deadline.0, id.0)
    }
}

impl FromStr for Place {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (deadline, id) = text.split_once(':').unwrap_or((text, ""));
        Ok(Self((Instant(deadline.parse()?), GameId(id.parse()?))))
    }
}

/// The tag of the list: the versions of all games under way, and the time zone that times are written in.
fn tag(versions: &[(GameId, u32)], epoch: Epoch, reader: &Reader) -> header::ETag {
    let mut hash = Sha256::new();
    hash.update(reader.zone.iana_name().unwrap_or_default());
    for (game, version) in versions {
        hash.update(game.0.to_be_bytes());
        hash.update(version.to_be_bytes());
    }
    let short = HEXLOWER.encode(&hash.finalize()[..16]);
    header::ETag(header::EntityTag::new_weak(format!("{short}{}", epoch.suffix())))
}

/// Lists the caller's games under way, the nearest deadline first. With `If-None-Match` it is quick to ask again: the
/// answer is 304 until something happens in one of them. What it costs does not grow with the games that ended.
#[utoipa::path(tag = "games", security(("bearer" = ["games:read"])), params(OwnGamesQuery),
    responses(
        (status = 200, description = "A page of games.", body = Page<OwnGameItem>,
            headers(("ETag" = String, description = "Names the state of all games under way."))),
        (status = 304, description = "Nothing has happened since the answer with the ETag in If-None-Match."),
        problems::Lists))]
#[get("/v1/me/games")]
pub async fn list_own_games(
    reading: Reading,
    request: HttpRequest,
    query: web::Query<OwnGamesQuery>,
) -> Answer {
    let OwnGamesQuery { to_move, cursor, limit } = query.into_inner();
    let which = PageQuery { cursor, limit };
    let (limit, after) = (which.limit()?, which.place::<Place>("own-games")?.map(|place| place.0));
    let known =
        request.headers().get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok()).map(str::to_owned);
    let player = reading.who.player;
    let (tag, found) = reading
        .ask_as(move |service, reader| {
            // Read before the games: what happens in between makes the next answer a whole one.
            let tag = tag(&service.records.own_versions(player)?, service.epoch(), reader);
            if known.is_some_and(|known| is_known(&known, &tag)) {
                return Ok((tag, None));
            }
            let found = service.records.own_games(player, to_move, after, limit)?;
            let item = |own| OwnGameItem::new(own, service.epoch(), reader);
            Ok((tag, Some(page("own-games", found, limit, |own| Place(own.place()), item))))
        })
        .await?;
    Ok(match found {
        Some(found) => HttpResponse::Ok().insert_header(tag).json(found),
        None => HttpResponse::NotModified().insert_header(tag).finish(),
    })
}
