//! Adjournment by the players: proposal, sealed move, resumption.

use actix_web::{post, web};
use app::Request;
use domain::{Command, notation::Notation};
use serde::Deserialize;
use utoipa::ToSchema;

use super::{
    acting::{Acting, ReceiptBody},
    problems, schemas,
};
use crate::http::{extract::Json, problem::Answer};

/// An act about an adjournment.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AdjournmentOrder {
    /// The act.
    pub action: AdjournmentAction,
    /// Half-moves that have been played: the position you have seen. A proposal needs none, but without it agrees to nothing.
    #[serde(default)]
    pub ply: Option<u16>,
    /// The `revision` of the game as it was seen: the number of reversals by arbiters; 0 if absent.
    #[serde(default)]
    pub revision: Option<u16>,
}

/// An act about an adjournment.
#[derive(Copy, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum AdjournmentAction {
    /// Propose it, or accept the opponent's proposal in the position that `ply` names.
    Propose,
    /// Accept the opponent's proposal: the player on move seals.
    Accept,
    /// Turn it down.
    Decline,
    /// Adjourn before the session is over, as the player on move: the rest of it counts as time used.
    Early,
}

/// Proposes, accepts or declines an adjournment, or adjourns early. An arbiter orders one by an act.
#[utoipa::path(tag = "games", security(("bearer" = ["games:write"])),
    responses((status = 201, description = "It was recorded.", body = ReceiptBody), problems::Adjourn))]
#[post("/v1/games/{id}/adjournment")]
pub async fn propose_adjournment(
    acting: Acting,
    id: web::Path<i64>,
    order: Json<AdjournmentOrder>,
) -> Answer {
    let command = match order.action {
        AdjournmentAction::Propose => Command::Adjourn,
        AdjournmentAction::Accept => Command::AcceptAdjournment,
        AdjournmentAction::Decline => Command::DeclineAdjournment,
        AdjournmentAction::Early => Command::AdjournEarly,
    };
    acting.in_revision(order.revision).play(*id, command, order.ply).await
}

/// A move to seal.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SealOrder {
    /// The move in any notation. It is encrypted at once and appears in no answer. Without it the draft is sealed.
    #[serde(rename = "move", default)]
    #[schema(max_length = 256)]
    pub text: Option<String>,
    /// The notation, if it is not that of your account: with `san`, English letters come first.
    #[serde(default)]
    #[schema(schema_with = schemas::notation, required = false)]
    pub notation: Option<Notation>,
    /// Half-moves that have been played.
    #[schema(required, value_type = u16)]
    pub ply: Option<u16>,
    /// The `revision` of the game as it was seen: the number of reversals by arbiters; 0 if absent.
    #[serde(default)]
    pub revision: Option<u16>,
    /// Offers a draw with it. The offer is in the envelope with the move, and is made when the envelope is opened. None can be
    /// added to a draft.
    #[serde(default)]
    pub draw_offer: bool,
    /// Puts it into an envelope that can still be replaced; the clock runs on (FIDE Guidelines I.1.1).
    #[serde(default)]
    pub draft: bool,
}

/// Seals the move in an adjournment that was agreed or ordered, or in answer to a player who is absent. The receipt
/// shows the face of the envelope and the commitment.
#[utoipa::path(tag = "games", security(("bearer" = ["games:write"])),
    responses((status = 201, description = "The move is in the envelope; no clock runs.", body = ReceiptBody), problems::Seal))]
#[post("/v1/games/{id}/seal")]
pub async fn seal_move(acting: Acting, id: web::Path<i64>, order: Json<SealOrder>) -> Answer {
    let SealOrder { text, notation, ply, revision, draw_offer, draft } = order.into_inner();
    let request = match text {
        Some(text) if draft => Request::draft(text, draw_offer),
        Some(text) => Request::seal(text, draw_offer),
        None => Request::seal_draft(draw_offer),
    };
    acting.in_revision(revision).in_notation(notation).play(*id, request, ply).await
}

/// Is ready to resume, as a player; or resumes the game, as an arbiter of it.
#[utoipa::path(tag = "games", security(("bearer" = ["games:write"]), ("bearer" = ["arbiter"])),
    responses((status = 201, description = "It was recorded; the envelope may have been opened.", body = ReceiptBody), problems::Resume))]
#[post("/v1/games/{id}/resume")]
pub async fn resume_game(acting: Acting, id: web::Path<i64>) -> Answer {
    let actor = acting.seated(*id).await?;
    acting.submit(actor, *id, Command::Resume { envelope: None }, None).await
}
