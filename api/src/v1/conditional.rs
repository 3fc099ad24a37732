//! Conditional moves. See docs/play/conditional-moves.md.

use actix_web::{delete, get, put, web};
use app::Request;
use domain::{GameId, Refusal, notation::Notation};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{
    acting::{Acting, Reading, ReceiptBody},
    problems, schemas,
};
use crate::http::{
    extract::Json,
    problem::{Answer, JsonAnswer},
};

/// Conditional moves to give.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ConditionsOrder {
    /// The opponent's move, the caller's answer, and so on, in any notation; branches repeat what they share. At most 100
    /// half-moves in all. None withdraws those given before.
    #[schema(example = json!(["5755 then 7163", "3735 7163 3847 5263"]), max_items = 100)]
    pub lines: Vec<String>,
    /// The notation, if it is not that of your account: with `san`, English letters come first.
    #[serde(default)]
    #[schema(schema_with = schemas::notation, required = false)]
    pub notation: Option<Notation>,
    /// Half-moves that have been played: the position in which each line begins.
    #[schema(required, value_type = u16, example = 1)]
    pub ply: Option<u16>,
    /// The `revision` of the game as it was seen: the number of reversals by arbiters; 0 if absent.
    #[serde(default)]
    pub revision: Option<u16>,
}

/// Conditional moves of a game, in the reader's notation.
#[derive(Debug, Serialize, ToSchema)]
pub struct ConditionsBody {
    /// Half-moves that have been played.
    pub ply: u16,
    /// The caller's own lines, from the position on the board.
    pub lines: Vec<Vec<String>>,
    /// The opponent's; null unless the regulations make them visible.
    pub opponents: Option<Vec<Vec<String>>>,
}

/// Shows the caller's own conditional moves. Nobody else sees them, unless the regulations show them to the opponent.
#[utoipa::path(tag = "games", security(("bearer" = ["games:read"])),
    responses((status = 200, description = "The lines that are left.", body = ConditionsBody), problems::ReadConditions))]
#[get("/v1/games/{id}/conditions")]
pub async fn get_conditions(reading: Reading, id: web::Path<i64>) -> JsonAnswer<ConditionsBody> {
    let (id, viewer) = (GameId(*id), reading.who.player);
    let found = reading
        .ask(move |service| Ok((service.games.game(id)?.is_some(), service.games.conditions(id, viewer)?)))
        .await?;
    let view = match found {
        (false, _) => return Err(Refusal::UnknownGame.into()),
        (true, None) => return Err(Refusal::NotAPlayer.into()),
        (true, Some(view)) => view,
    };
    Ok(web::Json(ConditionsBody { ply: view.ply.0, lines: view.own, opponents: view.opponents }))
}

/// Gives conditional moves while the opponent thinks; those given before are replaced. The first that answers their move
/// is played at once and costs no time.
#[utoipa::path(tag = "games", security(("bearer" = ["games:write"])),
    responses((status = 201, description = "They are stored. The record has no event of it.", body = ReceiptBody), problems::GiveConditions))]
#[put("/v1/games/{id}/conditions")]
pub async fn give_conditions(acting: Acting, id: web::Path<i64>, order: Json<ConditionsOrder>) -> Answer {
    let ConditionsOrder { lines, notation, ply, revision } = order.into_inner();
    acting.in_revision(revision).in_notation(notation).play(*id, Request::conditional(lines), ply).await
}

/// Withdraws all conditional moves.
#[utoipa::path(tag = "games", security(("bearer" = ["games:write"])),
    responses((status = 201, description = "None are left.", body = ReceiptBody), problems::GiveConditions))]
#[delete("/v1/games/{id}/conditions")]
pub async fn withdraw_conditions(acting: Acting, id: web::Path<i64>) -> Answer {
    acting.play(*id, Request::conditional([]), None).await
}
