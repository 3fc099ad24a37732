//! The position in words, for readers who have it read aloud.

use actix_web::{HttpResponse, get, http::header, web};
use domain::{File, GameId, Rank, Role, wire};
use messages::{msg, pieces_where};
use serde::Deserialize;
use utoipa::IntoParams;

use super::{acting::Reading, game::unknown, problems, schemas};
use crate::http::{
    language::voice,
    problem::{Answer, Problem},
};

/// A kind of piece.
#[derive(Copy, Clone, Debug, Deserialize)]
#[serde(transparent)]
pub(crate) struct Piece(#[serde(with = "wire::role")] pub(crate) Role);

/// The pieces that are asked for: those to which all of it applies.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct PiecesQuery {
    /// Filters by this kind of piece.
    #[param(schema_with = schemas::piece, required = false)]
    piece: Option<Piece>,
    /// On this file, from a to h.
    #[param(value_type = Option<String>)]
    file: Option<char>,
    /// On this rank, from 1 to 8.
    #[param(value_type = Option<u8>, minimum = 1, maximum = 8)]
    rank: Option<char>,
}

/// The position in words: the pieces of each side with their squares, in the language that Accept-Language asks for.
#[utoipa::path(tag = "games", security(("bearer" = ["games:read"])), params(PiecesQuery),
    responses((status = 200, description = "One line.", body = String, content_type = "text/plain"), problems::ReadGame))]
#[get("/v1/games/{id}/pieces")]
pub async fn get_pieces(reading: Reading, id: web::Path<i64>, query: web::Query<PiecesQuery>) -> Answer {
    let wrong = || Problem::because("bad_request", msg!("problem-pieces"));
    let file = query.file.map(|name| File::from_char(name).ok_or_else(wrong)).transpose()?;
    let rank = query.rank.map(|name| Rank::from_char(name).ok_or_else(wrong)).transpose()?;
    let id = GameId(*id);
    let view = reading.ask(move |service| service.games.game(id)).await?.ok_or_else(unknown)?;
    let said = pieces_where(&view.row.state.position, |role, square| {
        query.piece.is_none_or(|piece| piece.0 == role)
            && file.is_none_or(|file| file == square.file())
            && rank.is_none_or(|rank| rank == square.rank())
    });
    let (text, language) = voice().say_in(&said);
    Ok(HttpResponse::Ok()
        .content_type("text/plain; charset=utf-8")
        .insert_header((header::CONTENT_LANGUAGE, language.tag))
        .insert_header((header::VARY, "Accept-Language"))
        .body(format!("{text}\n")))
}
