//! Moves, draw offers, resignation, withdrawal and messages.

use actix_web::{post, web};
use app::{Request, Scope, Unresolved, Who};
use domain::{Actor, Command, Refusal, notation::Notation};
use serde::Deserialize;
use utoipa::ToSchema;

use super::{
    acting::{Acting, ReceiptBody},
    problems, schemas,
};
use crate::http::{
    extract::Json,
    problem::{Answer, Problem},
};

/// A move.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MoveOrder {
    /// The move in any notation: `5254`, `e4`, `e2-e4`, `e2e4`, `Sf3` in the player's letters.
    #[serde(rename = "move")]
    #[schema(example = "5254", max_length = 256)]
    pub text: String,
    /// The notation, if it is not that of your account: with `san`, English letters come first.
    #[serde(default)]
    #[schema(schema_with = schemas::notation, required = false)]
    pub notation: Option<Notation>,
    /// Half-moves that have been played: the position the move is meant for.
    #[schema(required, value_type = u16, example = 0)]
    pub ply: Option<u16>,
    /// The `revision` of the game as it was seen: the number of reversals by arbiters; 0 if absent.
    #[serde(default)]
    pub revision: Option<u16>,
    /// Offers a draw with it.
    #[serde(default)]
    pub draw_offer: bool,
    /// A message to the opponent: plain text.
    #[serde(default)]
    #[schema(max_length = 2000)]
    pub message: Option<String>,
    /// Conditional moves for the position after it, as in `PUT conditions`. If they are wrong, the move stands.
    #[serde(default)]
    #[schema(max_items = 100)]
    pub conditions: Vec<String>,
}

/// Plays a move. A standing offer of the opponent is declined by it (FIDE 9.1.2.1).
#[utoipa::path(tag = "games", security(("bearer" = ["games:write"])),
    responses((status = 201, description = "The move was recorded; the opponent's clock runs.", body = ReceiptBody), problems::Play))]
#[post("/v1/games/{id}/moves")]
pub async fn play_move(acting: Acting, id: web::Path<i64>, order: Json<MoveOrder>) -> Answer {
    let MoveOrder { text, notation, ply, revision, draw_offer, message, conditions } = order.into_inner();
    let played = Request { text: message, ..Request::play(text, draw_offer) };
    let request = if conditions.is_empty() { played } else { played.if_then(conditions) };
    acting.in_revision(revision).in_notation(notation).play(*id, request, ply).await
}

/// An act about a draw.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DrawOrder {
    /// The act.
    pub action: DrawAction,
    /// Half-moves that have been played: the position of the offer. An offer of your own needs none.
    #[serde(default)]
    pub ply: Option<u16>,
    /// The `revision` of the game as it was seen: the number of reversals by arbiters; 0 if absent.
    #[serde(default)]
    pub revision: Option<u16>,
}

/// An act about a draw.
#[derive(Copy, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DrawAction {
    /// Accept the opponent's standing offer.
    Accept,
    /// Decline it in words.
    Decline,
    /// Offer a draw in an adjourned game; otherwise set `draw_offer` on a move.
    Offer,
}

/// Accepts or declines a draw offer, or offers a draw while the game is adjourned.
#[utoipa::path(tag = "games", security(("bearer" = ["games:write"])),
    responses((status = 201, description = "It was recorded.", body = ReceiptBody), problems::Draw))]
#[post("/v1/games/{id}/draw")]
pub async fn answer_draw_offer(acting: Acting, id: web::Path<i64>, order: Json<DrawOrder>) -> Answer {
    let command = match order.action {
        DrawAction::Accept => Command::AcceptDraw,
        DrawAction::Decline => Command::DeclineDraw,
        DrawAction::Offer => Command::OfferDraw,
    };
    acting.in_revision(order.revision).play(*id, command, order.ply).await
}

/// A resignation.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ResignOrder {
    /// Must be `true`.
    #[schema(example = true)]
    pub confirm: bool,
    /// Half-moves that have been played; optional.
    #[serde(default)]
    pub ply: Option<u16>,
    /// The `revision` of the game as it was seen: the number of reversals by arbiters; 0 if absent.
    #[serde(default)]
    pub revision: Option<u16>,
}

/// Loses the game.
#[utoipa::path(tag = "games", security(("bearer" = ["games:write"])),
    responses((status = 201, description = "The game is over.", body = ReceiptBody), problems::Resign))]
#[post("/v1/games/{id}/resign")]
pub async fn resign_game(acting: Acting, id: web::Path<i64>, order: Json<ResignOrder>) -> Answer {
    if !order.confirm {
        return Err(Problem::of("confirmation_missing"));
    }
    acting.in_revision(order.revision).play(*id, Command::Resign, order.ply).await
}

/// A message.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MessageOrder {
    /// Plain text of 1 to 2,000 characters.
    #[schema(min_length = 1, max_length = 2000)]
    pub message: String,
}

/// Writes to the opponent without moving.
#[utoipa::path(tag = "games", security(("bearer" = ["games:write"])),
    responses((status = 201, description = "It was recorded.", body = ReceiptBody), problems::Say))]
#[post("/v1/games/{id}/messages")]
pub async fn send_message(acting: Acting, id: web::Path<i64>, order: Json<MessageOrder>) -> Answer {
    acting.play(*id, Request::say(order.into_inner().message), None).await
}

/// A withdrawal.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WithdrawalOrder {
    /// Must be `true`.
    #[schema(example = true)]
    pub confirm: bool,
    /// The games besides this one.
    #[serde(default)]
    #[schema(schema_with = schemas::scope)]
    pub scope: Scope,
    /// The reason, in at most 500 characters; both players read it.
    #[serde(default)]
    #[schema(max_length = 500)]
    pub reason: String,
}

/// Withdraws from the game, and from the others of its event or from all the caller's games. Within a minute they are lost,
/// annulled, or stopped until an arbiter adjudicates them, as the regulations of each say.
#[utoipa::path(tag = "games", security(("bearer" = ["games:write"])),
    responses((status = 201, description = "It is on record here, and follows in the other games.", body = ReceiptBody), problems::Withdraw))]
#[post("/v1/games/{id}/withdrawal")]
pub async fn withdraw_from_game(acting: Acting, id: web::Path<i64>, order: Json<WithdrawalOrder>) -> Answer {
    let WithdrawalOrder { confirm, scope, reason } = order.into_inner();
    if !confirm {
        return Err(Problem::of("confirmation_missing"));
    }
    let actor = acting.player()?;
    let Actor::Player(player) = actor else { return Err(Refusal::NotAPlayer.into()) };
    let text = Some(reason).filter(|reason| !reason.trim().is_empty());
    let command = Unresolved::Withdraw { who: Who::Player(player), scope };
    acting.submit(actor, *id, Request { text, ..Request::from(command) }, None).await
}
