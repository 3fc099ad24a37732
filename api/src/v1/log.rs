//! The log of all events, for everybody (tlog-tiles), and the proof that an event is in it.

use actix_web::{HttpRequest, HttpResponse, get, http::header, web};
use app::{Failure, Service, log::TilePath};
use domain::GameId;
use serde::Deserialize;
use utoipa::IntoParams;

use super::{acting::Reading, game::media_type, problems};
use crate::{
    http::{
        blocking,
        problem::{Answer, Problem},
    },
    state::HttpState,
};

type State = web::Data<HttpState>;

/// Files that never change may be cached for a year.
const FOR_EVER: &str = "public, max-age=31536000, immutable";
/// Files that change any second are not cached.
const FOR_NOW: &str = "public, max-age=1, must-revalidate";
const TEXT: &str = "text/plain; charset=utf-8";
const PROOF: &str = "application/vnd.c2sp.tlog-proof";

async fn ask<T: Send + 'static>(
    state: State,
    question: impl FnOnce(&Service) -> Result<Option<T>, Failure> + Send + 'static,
) -> Result<T, Problem> {
    blocking(move || question(&state.service)).await?.ok_or_else(|| Problem::of("not_found"))
}

fn answer(
    media: &str,
    cache_control: &'static str,
    body: impl actix_web::body::MessageBody + 'static,
) -> HttpResponse {
    HttpResponse::Ok().content_type(media).insert_header((header::CACHE_CONTROL, cache_control)).body(body)
}

/// The newest signed head of the log.
#[utoipa::path(tag = "log", security(()),
    responses((status = 200, description = "A signed note: origin, size, root hash, signature.", body = String,
        content_type = "text/plain"), problems::ReadLog))]
#[get("/log/checkpoint")]
pub async fn get_log_checkpoint(state: State) -> Answer {
    let head = ask(state, |service| Ok(service.log.log_head()?.and_then(|head| head.checkpoint))).await?;
    Ok(answer(TEXT, FOR_NOW, head.note))
}

/// The public keys that ever signed the log, the youngest first, as signed-note writes them.
#[utoipa::path(tag = "log", security(()),
    responses((status = 200, description = "One vkey a line.", body = String, content_type = "text/plain"),
        problems::ReadLog))]
#[get("/log/keys")]
pub async fn list_log_keys(state: State) -> Answer {
    let keys = ask(state, |service| service.log.log_keys().map(Some)).await?;
    Ok(answer(TEXT, FOR_NOW, keys.iter().map(|key| format!("{key}\n")).collect::<String>()))
}

/// Statements of the service about the log itself, in order. In each signed note a key introduces the next one, or a
/// log restored from a backup names the one it continues.
#[utoipa::path(tag = "log", security(()),
    responses((status = 200, description = "Signed notes with an empty line between them; none if nothing was said.",
        body = String, content_type = "text/plain"), problems::ReadLog))]
#[get("/log/statements")]
pub async fn list_log_statements(state: State) -> Answer {
    let notes = ask(state, |service| service.log.log_statements().map(Some)).await?;
    Ok(answer(TEXT, FOR_NOW, notes.join("\n")))
}

/// The same keys in PEM, as openssl reads them.
#[utoipa::path(tag = "log", security(()),
    responses((status = 200, description = "One PEM block a key.", body = String, content_type = "text/plain"),
        problems::ReadLog))]
#[get("/log/keys.pem")]
pub async fn get_log_pem(state: State) -> Answer {
    let keys = ask(state, |service| service.log.log_keys().map(Some)).await?;
    Ok(answer(TEXT, FOR_NOW, app::log::pems(&keys).concat()))
}

/// Hashes of the tree, or with the level `entries` the entries themselves.
#[utoipa::path(tag = "log", security(()), params(("part" = String, Path,
        description = "LEVEL/N or LEVEL/N.p/WIDTH, with N as x001/x234/067; LEVEL is a number or `entries`.")),
    responses((status = 200, description = "Hashes of 32 bytes each, or entries with their lengths before them.",
        body = Vec<u8>, content_type = "application/octet-stream"), problems::ReadLog))]
#[get("/log/tile/{part:.*}")]
pub async fn get_log_tile(state: State, part: web::Path<String>) -> Answer {
    let part = TilePath::parse(&part).ok_or_else(|| Problem::of("not_found"))?;
    let bytes = ask(state, move |service| service.log.log_part(part)).await?;
    Ok(answer("application/octet-stream", FOR_EVER, bytes))
}

/// Two sizes of the log.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct ConsistencyQuery {
    /// The size of the older log.
    pub from: u64,
}

/// The proof that the log of an older size is the beginning of the present log.
#[utoipa::path(tag = "log", security(()), params(ConsistencyQuery),
    responses((status = 200, description = "`old SIZE`, hashes in base64, an empty line, the newest checkpoint.",
        body = String, content_type = "text/plain"), problems::ReadLog))]
#[get("/log/consistency")]
pub async fn get_log_consistency(state: State, query: web::Query<ConsistencyQuery>) -> Answer {
    let from = query.from;
    let proof = ask(state, move |service| service.log.log_consistency(from)).await?;
    Ok(answer(TEXT, FOR_NOW, proof.to_text()))
}

/// Proves that an event of a game is in the log.
#[utoipa::path(tag = "log", security(("bearer" = ["games:read"])),
    responses((status = 200, description = "A .tlog-proof (tlog-proof@v1); its extra data is what the entry commits to.",
        content((String = "application/vnd.c2sp.tlog-proof"), (String = "text/plain"))), problems::ReadGame))]
#[get("/v1/games/{id}/events/{seq}/proof")]
pub async fn get_event_proof(reading: Reading, request: HttpRequest, path: web::Path<(i64, u32)>) -> Answer {
    let (game, seq) = (GameId(path.0), path.1);
    let receipt = reading.ask(move |service| service.log.log_receipt(game, seq)).await?;
    let receipt = receipt.ok_or_else(|| Problem::of("not_found"))?;
    Ok(HttpResponse::Ok()
        .content_type(media_type(&request, PROOF))
        .insert_header((header::VARY, "Accept"))
        .insert_header((
            header::CONTENT_DISPOSITION,
            format!("attachment; filename=\"{}\"", receipt.file_name()),
        ))
        .body(receipt.proof.to_text()))
}
