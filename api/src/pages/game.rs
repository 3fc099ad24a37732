//! The page of a game, and its PGN.

use actix_web::{
    HttpResponse, get,
    http::{StatusCode, header},
    web,
};
use app::{Failure, Viewer};
use domain::{GameId, Refusal};
use messages::Sentence;

use super::{
    sheet::{Looking, Outcome, Sheet},
    visitor::Member,
};
use crate::http::problem::{Answer, Problem};

#[get("/g/{id}")]
pub(super) async fn show_game(member: Member, id: web::Path<i64>, looking: web::Query<Looking>) -> Answer {
    show(&member, GameId(*id), StatusCode::OK, &looking, &Outcome::default()).await
}

/// The page as it is after a form.
pub(super) async fn show(
    member: &Member,
    id: GameId,
    status: StatusCode,
    looking: &Looking,
    outcome: &Outcome,
) -> Answer {
    let viewer = Viewer::from(member.player.id);
    let whole = member.ask(move |service| service.games.whole(id, viewer)).await?;
    let whole = whole.ok_or(Refusal::UnknownGame)?;
    let now = member.state.service.time.now();
    let sheet = Sheet::new(&member.frame, &whole, &member.player, looking, outcome, now);
    let sheet = sheet.ok_or_else(|| Failure::Damaged(format!("the record of {id} is broken")))?;
    Ok(member.frame.page_with(status, &sheet.title(), sheet.done().as_deref(), &sheet.content()))
}

#[get("/g/{id}/pgn")]
pub(super) async fn get_pgn(member: Member, id: web::Path<i64>) -> Answer {
    let (id, viewer) = (GameId(*id), Viewer::from(member.player.id));
    let text = member.ask(move |service| service.games.pgn(id, Some(viewer), Sentence::sentence)).await?;
    let text = text.ok_or_else(|| Problem::from(Refusal::UnknownGame))?;
    Ok(HttpResponse::Ok()
        .content_type("application/x-chess-pgn")
        .insert_header((header::CONTENT_DISPOSITION, format!("attachment; filename=\"{id}.pgn\"")))
        .insert_header((header::VARY, "Cookie"))
        .body(text))
}
