use actix_web::{get, web};
use domain::{GameId, Refusal};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    http::problem::JsonAnswer,
    v1::{
        acting::Directing,
        problems,
        view::{Sides, Time},
    },
};

/// The use of time by one side. Spans are in milliseconds.
#[derive(Debug, Serialize, ToSchema)]
pub struct PaceBody {
    /// The player's name.
    pub name: String,
    /// Moves made on the player's own time.
    pub moves: u16,
    /// Time used for them.
    pub used: i64,
    /// Time charged for them.
    pub charged: i64,
    /// Half of the moves took no longer.
    pub median: i64,
    /// The most that one took.
    pub longest: i64,
    /// The ply it made.
    pub longest_at: u16,
    /// Time for the last ten moves.
    pub last_ten: i64,
    /// The time of receipt of the last move.
    pub last_at: Option<Time>,
    /// Moves received in the last thirty days.
    pub in_thirty_days: u16,
    /// Time used for the present move.
    pub thinking: i64,
}

/// Shows how both sides have used their time, as an arbiter: the evidence when somebody complains of slow play, which
/// breaks no rule by itself.
#[utoipa::path(tag = "arbiter", security(("bearer" = ["arbiter"])),
    responses((status = 200, description = "Both sides.", body = Sides<PaceBody>), problems::ArbiterQueue))]
#[get("/v1/arbiter/games/{id}/pace")]
pub async fn get_game_pace(Directing(reading): Directing, id: web::Path<i64>) -> JsonAnswer<Sides<PaceBody>> {
    let (id, viewer) = (GameId(*id), reading.who.player);
    let found = reading
        .ask_as(move |service, reader| {
            if service.games.game(id)?.is_none() {
                return Ok(Err(Refusal::UnknownGame));
            }
            let Some(sides) = service.queue.pace(id, viewer)? else {
                return Ok(Err(Refusal::NotAnArbiter));
            };
            Ok(Ok(Sides::of(|color| {
                let (name, pace) = &sides[color];
                PaceBody {
                    name: name.clone(),
                    moves: pace.moves,
                    used: pace.used.0,
                    charged: pace.charged.0,
                    median: pace.median.0,
                    longest: pace.longest.0,
                    longest_at: pace.longest_at.0,
                    last_ten: pace.last_ten.0,
                    last_at: pace.last_at.map(|at| reader.time(at)),
                    in_thirty_days: pace.in_thirty_days,
                    thinking: pace.thinking.0,
                }
            })))
        })
        .await?;
    Ok(web::Json(found?))
}
