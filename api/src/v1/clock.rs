//! Acts on the clocks of a game.

use actix_web::{post, web};
use domain::Command;
use serde::Deserialize;
use utoipa::ToSchema;

use super::{
    acting::{Acting, ReceiptBody},
    problems,
};
use crate::http::{extract::Json, problem::Answer};

/// An act on the caller's own clock, or on the opponent's.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ClockOrder {
    /// The act.
    pub action: ClockAction,
}

/// An act on the caller's own clock, or on the opponent's.
#[derive(Copy, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ClockAction {
    /// Takes time from the bank of Triple Block, as much as the clock can show.
    Refill,
    /// Declares that one goes on thinking, where silence loses.
    DeclareReflection,
    /// Claims that the opponent's flag is down, where regulations leave that to a claim.
    ClaimFlag,
    /// The same as an arbiter, about the side whose clock runs.
    ArbitrateFlag,
}

/// Refills a clock, declares reflection, or claims a flag.
#[utoipa::path(tag = "games", security(("bearer" = ["games:write"]), ("bearer" = ["arbiter"])),
    responses((status = 201, description = "It was recorded.", body = ReceiptBody), problems::Clocks))]
#[post("/v1/games/{id}/clock")]
pub async fn act_on_clock(acting: Acting, id: web::Path<i64>, order: Json<ClockOrder>) -> Answer {
    let (actor, command) = match order.action {
        ClockAction::Refill => (acting.player()?, Command::RefillClock),
        ClockAction::DeclareReflection => (acting.player()?, Command::DeclareReflection),
        ClockAction::ClaimFlag => (acting.player()?, Command::ClaimFlag),
        ClockAction::ArbitrateFlag => (acting.arbiter().await?, Command::ClaimFlag),
    };
    acting.submit(actor, *id, command, None).await
}
