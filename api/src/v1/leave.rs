//! Leave in one game or in all games of the player.

use actix_web::{post, web};
use app::{Unresolved, ports::BulkAct};
use domain::{Command, GameId, Refusal, clock::Date};
use messages::Sentence;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{
    acting::{Acting, ReceiptBody},
    problems,
};
use crate::http::{
    extract::Json,
    language::Said,
    problem::{Answer, JsonAnswer, Problem},
};

/// Leave to book.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LeaveOrder {
    /// Its first day, in the caller's time zone.
    #[schema(value_type = String, format = Date, example = "2026-12-24")]
    pub first: Date,
    /// Its last day.
    #[schema(value_type = String, format = Date, example = "2027-01-02")]
    pub last: Date,
}

/// Books leave in this game: whole days, within the year's allowance and the notice of its regulations.
#[utoipa::path(tag = "games", security(("bearer" = ["games:write"])),
    responses((status = 201, description = "It was recorded; the opponent is notified.", body = ReceiptBody), problems::Clocks))]
#[post("/v1/games/{id}/leave")]
pub async fn book_leave(acting: Acting, id: web::Path<i64>, order: Json<LeaveOrder>) -> Answer {
    let LeaveOrder { first, last } = order.into_inner();
    acting.play(*id, Unresolved::BookLeave { first, last }, None).await
}

/// Leave to take back.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CancelLeaveOrder {
    /// Its first day.
    #[schema(value_type = String, format = Date, example = "2026-12-24")]
    pub first: Date,
}

/// Takes back leave that has not begun.
#[utoipa::path(tag = "games", security(("bearer" = ["games:write"])),
    responses((status = 201, description = "It was recorded; the opponent is notified.", body = ReceiptBody), problems::Clocks))]
#[post("/v1/games/{id}/leave/cancel")]
pub async fn cancel_leave(acting: Acting, id: web::Path<i64>, order: Json<CancelLeaveOrder>) -> Answer {
    acting.play(*id, Command::CancelLeave { first: order.first }, None).await
}

/// Leave to book in several games.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LeaveEverywhere {
    /// Its first day, in the caller's time zone.
    #[schema(value_type = String, format = Date, example = "2026-12-24")]
    pub first: Date,
    /// Its last day.
    #[schema(value_type = String, format = Date, example = "2027-01-02")]
    pub last: Date,
    /// Only in games with this Event tag.
    #[serde(default)]
    pub event: Option<String>,
}

/// Leave to take back in several games.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CancelLeaveEverywhere {
    /// Its first day.
    #[schema(value_type = String, format = Date, example = "2026-12-24")]
    pub first: Date,
    /// Only in games with this Event tag.
    #[serde(default)]
    pub event: Option<String>,
}

/// The result in one game.
#[derive(Debug, Serialize, ToSchema)]
pub struct InGame {
    /// The number of the game.
    pub game: i64,
    /// The code of the refusal; null if it was done.
    pub code: Option<&'static str>,
    /// The same in words.
    #[schema(value_type = Option<String>)]
    pub detail: Option<Said>,
}

/// The results.
#[derive(Debug, Serialize, ToSchema)]
pub struct InGames {
    /// In each game that was under way.
    pub games: Vec<InGame>,
}

impl From<Vec<(GameId, Option<Refusal>)>> for InGames {
    fn from(mut done: Vec<(GameId, Option<Refusal>)>) -> Self {
        done.sort_by_key(|(game, _)| *game);
        let games = done.into_iter().map(|(game, refusal)| InGame {
            game: game.0,
            detail: refusal.as_ref().map(|refusal| Said(refusal.message())),
            code: refusal.map(|refusal| Problem::from(refusal).code()),
        });
        Self { games: games.collect() }
    }
}

/// Books leave in all running games of the caller, or in those of one event. In each the allowance and the notice of its
/// regulations hold. The same key again books nothing twice.
#[utoipa::path(tag = "games", security(("bearer" = ["games:write"])),
    responses((status = 200, description = "What became of it in each game.", body = InGames), problems::Everywhere))]
#[post("/v1/leave")]
pub async fn book_leave_everywhere(acting: Acting, order: Json<LeaveEverywhere>) -> JsonAnswer<InGames> {
    let LeaveEverywhere { first, last, event } = order.into_inner();
    Ok(web::Json(acting.everywhere(BulkAct::BookLeave { first, last }, event).await?.into()))
}

/// Cancels leave that has not begun in all one's games that are under way, or in those of one event.
#[utoipa::path(tag = "games", security(("bearer" = ["games:write"])),
    responses((status = 200, description = "What became of it in each game.", body = InGames), problems::Everywhere))]
#[post("/v1/leave/cancel")]
pub async fn cancel_leave_everywhere(
    acting: Acting,
    order: Json<CancelLeaveEverywhere>,
) -> JsonAnswer<InGames> {
    let CancelLeaveEverywhere { first, event } = order.into_inner();
    Ok(web::Json(acting.everywhere(BulkAct::CancelLeave { first }, event).await?.into()))
}
