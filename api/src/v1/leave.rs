//! Leave in all one's games, each through `Service::submit`.

use actix_web::{post, web};
use app::ports::BulkAct;
use domain::{GameId, Refusal, clock::Date};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{acting::Acting, problems};
use crate::http::problem::Problem;

/// Leave to book in several games.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LeaveEverywhere {
    /// Its first day, in one's own time zone.
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

/// What became of it in a game.
#[derive(Debug, Serialize, ToSchema)]
pub struct InGame {
    /// Which.
    pub game: i64,
    /// Why it was not done there; null if it was.
    pub code: Option<&'static str>,
    /// The same in words.
    pub detail: Option<String>,
}

/// What became of it.
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
            detail: refusal.as_ref().map(ToString::to_string),
            code: refusal.map(|refusal| Problem::from(refusal).code),
        });
        Self { games: games.collect() }
    }
}

/// Books leave in all one's games that are under way, or in those of one event: in each within the allowance and the
/// notice of its regulations. The same key again books nothing twice.
#[utoipa::path(tag = "games", security(("bearer" = ["games:write"])),
    responses((status = 200, description = "What became of it in each game.", body = InGames), problems::Everywhere))]
#[post("/v1/leave")]
pub async fn book_leave_everywhere(
    acting: Acting,
    order: web::Json<LeaveEverywhere>,
) -> Result<web::Json<InGames>, Problem> {
    let LeaveEverywhere { first, last, event } = order.into_inner();
    Ok(web::Json(acting.everywhere(BulkAct::BookLeave { first, last }, event).await?.into()))
}

/// Takes leave that has not begun back in all one's games that are under way, or in those of one event.
#[utoipa::path(tag = "games", security(("bearer" = ["games:write"])),
    responses((status = 200, description = "What became of it in each game.", body = InGames), problems::Everywhere))]
#[post("/v1/leave/cancel")]
pub async fn cancel_leave_everywhere(
    acting: Acting,
    order: web::Json<CancelLeaveEverywhere>,
) -> Result<web::Json<InGames>, Problem> {
    let CancelLeaveEverywhere { first, event } = order.into_inner();
    Ok(web::Json(acting.everywhere(BulkAct::CancelLeave { first }, event).await?.into()))
}
