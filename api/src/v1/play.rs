//! What players and arbiters do in a game. Everything here goes through `Service::submit`.

use actix_web::{HttpResponse, post, web};
use app::{Request, Unresolved};
use domain::{ClaimBasis, Command, clock::Date, notation::Notation};
use serde::Deserialize;
use utoipa::ToSchema;

use super::{
    acting::{Acting, ReceiptBody},
    problems, schemas,
};
use crate::http::problem::Problem;

type Answer = Result<HttpResponse, Problem>;

/// A move.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MoveOrder {
    /// In any notation: `5254`, `e4`, `e2-e4`, `e2e4`, `Sf3` in the player's letters.
    #[serde(rename = "move")]
    #[schema(example = "5254", max_length = 256)]
    pub text: String,
    /// How its moves are written, if not in the notation of your account: with `san`, English letters come first.
    #[serde(default)]
    #[schema(schema_with = schemas::notation, required = false)]
    pub notation: Option<Notation>,
    /// Half-moves that have been played: the position the move is meant for.
    #[schema(required, value_type = u16, example = 0)]
    pub ply: Option<u16>,
    /// How often an arbiter had undone something in the game as it was seen: its `line`; 0 if absent.
    #[serde(default)]
    pub line: Option<u16>,
    /// Offers a draw with it.
    #[serde(default)]
    pub draw_offer: bool,
    /// To the opponent: plain text.
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
pub async fn play_move(acting: Acting, id: web::Path<i64>, order: web::Json<MoveOrder>) -> Answer {
    let MoveOrder { text, notation, ply, line, draw_offer, message, conditions } = order.into_inner();
    let actor = acting.player()?;
    let played = Request { text: message, ..Request::play(text, draw_offer) };
    let request = if conditions.is_empty() { played } else { played.if_then(conditions) };
    acting.on_line(line).in_notation(notation).submit(actor, *id, request, ply).await
}

/// What to do about a draw.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DrawOrder {
    /// What.
    pub action: DrawAction,
    /// Half-moves that have been played: the position of the offer. An offer of your own needs none.
    #[serde(default)]
    pub ply: Option<u16>,
    /// How often an arbiter had undone something in the game as it was seen: its `line`; 0 if absent.
    #[serde(default)]
    pub line: Option<u16>,
}

/// What to do about a draw.
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
pub async fn answer_draw_offer(acting: Acting, id: web::Path<i64>, order: web::Json<DrawOrder>) -> Answer {
    let command = match order.action {
        DrawAction::Accept => Command::AcceptDraw,
        DrawAction::Decline => Command::DeclineDraw,
        DrawAction::Offer => Command::OfferDraw,
    };
    let actor = acting.player()?;
    acting.on_line(order.line).submit(actor, *id, command, order.ply).await
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
    /// How often an arbiter had undone something in the game as it was seen: its `line`; 0 if absent.
    #[serde(default)]
    pub line: Option<u16>,
}

/// Loses the game.
#[utoipa::path(tag = "games", security(("bearer" = ["games:write"])),
    responses((status = 201, description = "The game is over.", body = ReceiptBody), problems::Resign))]
#[post("/v1/games/{id}/resign")]
pub async fn resign_game(acting: Acting, id: web::Path<i64>, order: web::Json<ResignOrder>) -> Answer {
    if !order.confirm {
        return Err(Problem::of("confirmation_missing"));
    }
    let actor = acting.player()?;
    acting.on_line(order.line).submit(actor, *id, Command::Resign, order.ply).await
}

/// A claim of a draw.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ClaimOrder {
    /// On what.
    #[schema(schema_with = schemas::claim_basis)]
    pub basis: ClaimBasis,
    /// A move that is announced and not yet played, in any notation.
    #[serde(default)]
    #[schema(max_length = 256)]
    pub announced: Option<String>,
    /// How its moves are written, if not in the notation of your account: with `san`, English letters come first.
    #[serde(default)]
    #[schema(schema_with = schemas::notation, required = false)]
    pub notation: Option<Notation>,
    /// Half-moves that have been played.
    #[schema(required, value_type = u16)]
    pub ply: Option<u16>,
    /// How often an arbiter had undone something in the game as it was seen: its `line`; 0 if absent.
    #[serde(default)]
    pub line: Option<u16>,
}

/// Claims a draw on one's own turn (FIDE 9.2, 9.3), or a draw or win by a tablebase. A wrong claim stays a draw offer where
/// one may be made, and an announced move is played (FIDE 9.5.3).
#[utoipa::path(tag = "games", security(("bearer" = ["games:write"])),
    responses((status = 201, description = "The claim is correct and the game is over, drawn or won; or no table tells, and it waits for an arbiter as the claim of the game.", body = ReceiptBody), problems::Claim))]
#[post("/v1/games/{id}/claims")]
pub async fn claim_draw(acting: Acting, id: web::Path<i64>, order: web::Json<ClaimOrder>) -> Answer {
    let ClaimOrder { basis, announced, notation, ply, line } = order.into_inner();
    let actor = acting.player()?;
    acting.on_line(line).in_notation(notation).submit(actor, *id, Request::claim(basis, announced), ply).await
}

/// An arbiter's decision of a claim.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ClaimDecision {
    /// The claim, as it is numbered in the game and in the arbiter queue: another one is not decided by it.
    pub claim: u32,
    /// Whether the claim is right. A request for adjudication is granted by it as it was made; another result is an act.
    pub upheld: bool,
    /// Why, in 1 to 500 characters; shown to both players.
    #[schema(min_length = 1, max_length = 500)]
    pub reason: String,
}

/// Decides a claim that no tablebase here decided, or a request for adjudication, as an arbiter.
#[utoipa::path(tag = "games", security(("bearer" = ["arbiter"])),
    responses((status = 201, description = "It was recorded.", body = ReceiptBody), problems::DecideClaim))]
#[post("/v1/games/{id}/claims/decision")]
pub async fn decide_claim(acting: Acting, id: web::Path<i64>, order: web::Json<ClaimDecision>) -> Answer {
    let ClaimDecision { claim, upheld, reason } = order.into_inner();
    let actor = acting.arbiter().await?;
    let request = Request::from(Command::DecideClaim { claim, upheld }).with(reason);
    acting.submit(actor, *id, request, None).await
}

/// A request for adjudication.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AdjudicationOrder {
    /// What the arbiter shall find: `win` or `draw`.
    pub seeks: Sought,
    /// Why, as plain text of 1 to 20,000 characters. The opponent reads it when the game is over.
    #[schema(min_length = 1, max_length = 20000)]
    pub analysis: String,
}

/// What somebody seeks by adjudication.
#[derive(Copy, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Sought {
    /// He wins.
    Win,
    /// It is drawn.
    Draw,
}

/// Asks an arbiter to decide the game by analysis.
#[utoipa::path(tag = "games", security(("bearer" = ["games:write"])),
    responses((status = 201, description = "It was recorded; an arbiter decides.", body = ReceiptBody), problems::Adjudication))]
#[post("/v1/games/{id}/adjudication")]
pub async fn ask_adjudication(
    acting: Acting,
    id: web::Path<i64>,
    order: web::Json<AdjudicationOrder>,
) -> Answer {
    let AdjudicationOrder { seeks, analysis } = order.into_inner();
    let basis = match seeks {
        Sought::Win => ClaimBasis::AdjudicatedWin,
        Sought::Draw => ClaimBasis::AdjudicatedDraw,
    };
    let actor = acting.player()?;
    acting.submit(actor, *id, Request::from(Command::AskAdjudication { basis }).with(analysis), None).await
}

/// Analysis.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AnalysisOrder {
    /// Plain text of 1 to 20,000 characters. The opponent reads it when the game is over.
    #[schema(min_length = 1, max_length = 20000)]
    pub analysis: String,
}

/// Hands in analysis about a request for adjudication, one's own or the opponent's; three times at most.
#[utoipa::path(tag = "games", security(("bearer" = ["games:write"])),
    responses((status = 201, description = "It was recorded.", body = ReceiptBody), problems::Adjudication))]
#[post("/v1/games/{id}/adjudication/analysis")]
pub async fn hand_in_analysis(acting: Acting, id: web::Path<i64>, order: web::Json<AnalysisOrder>) -> Answer {
    let actor = acting.player()?;
    acting.submit(actor, *id, Request::from(Command::Analyse).with(order.into_inner().analysis), None).await
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
pub async fn send_message(acting: Acting, id: web::Path<i64>, order: web::Json<MessageOrder>) -> Answer {
    let actor = acting.player()?;
    acting.submit(actor, *id, Request::say(order.into_inner().message), None).await
}

/// What to do about an adjournment.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AdjournmentOrder {
    /// What.
    pub action: AdjournmentAction,
    /// Half-moves that have been played: the position you have seen. A proposal needs none.
    #[serde(default)]
    pub ply: Option<u16>,
    /// How often an arbiter had undone something in the game as it was seen: its `line`; 0 if absent.
    #[serde(default)]
    pub line: Option<u16>,
}

/// What to do about an adjournment.
#[derive(Copy, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum AdjournmentAction {
    /// Propose it.
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
    order: web::Json<AdjournmentOrder>,
) -> Answer {
    let command = match order.action {
        AdjournmentAction::Propose => Command::Adjourn,
        AdjournmentAction::Accept => Command::AcceptAdjournment,
        AdjournmentAction::Decline => Command::DeclineAdjournment,
        AdjournmentAction::Early => Command::AdjournEarly,
    };
    let actor = acting.player()?;
    acting.on_line(order.line).submit(actor, *id, command, order.ply).await
}

/// Something about one's clock, or the opponent's.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ClockOrder {
    /// What.
    pub action: ClockAction,
}

/// Something about one's clock, or the opponent's.
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
pub async fn act_on_clock(acting: Acting, id: web::Path<i64>, order: web::Json<ClockOrder>) -> Answer {
    let (actor, command) = match order.action {
        ClockAction::Refill => (acting.player()?, Command::RefillClock),
        ClockAction::DeclareReflection => (acting.player()?, Command::DeclareReflection),
        ClockAction::ClaimFlag => (acting.player()?, Command::ClaimFlag),
        ClockAction::ArbitrateFlag => (acting.arbiter().await?, Command::ClaimFlag),
    };
    acting.submit(actor, *id, command, None).await
}

/// Leave to book.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LeaveOrder {
    /// Its first day, in one's own time zone.
    #[schema(value_type = String, format = Date, example = "2026-12-24")]
    pub first: Date,
    /// Its last day.
    #[schema(value_type = String, format = Date, example = "2027-01-02")]
    pub last: Date,
}

/// Books leave in this game: whole days, within the year's allowance and the notice of its regulations.
#[utoipa::path(tag = "games", security(("bearer" = ["games:write"])),
    responses((status = 201, description = "It was recorded; the opponent is told.", body = ReceiptBody), problems::Clocks))]
#[post("/v1/games/{id}/leave")]
pub async fn book_leave(acting: Acting, id: web::Path<i64>, order: web::Json<LeaveOrder>) -> Answer {
    let LeaveOrder { first, last } = order.into_inner();
    let actor = acting.player()?;
    acting.submit(actor, *id, Unresolved::BookLeave { first, last }, None).await
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
    responses((status = 201, description = "It was recorded; the opponent is told.", body = ReceiptBody), problems::Clocks))]
#[post("/v1/games/{id}/leave/cancel")]
pub async fn cancel_leave(acting: Acting, id: web::Path<i64>, order: web::Json<CancelLeaveOrder>) -> Answer {
    let actor = acting.player()?;
    acting.submit(actor, *id, Command::CancelLeave { first: order.first }, None).await
}

/// A move to seal.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SealOrder {
    /// In any notation. It is encrypted at once and appears in no answer. Without it the draft is sealed.
    #[serde(rename = "move", default)]
    #[schema(max_length = 256)]
    pub text: Option<String>,
    /// How its moves are written, if not in the notation of your account: with `san`, English letters come first.
    #[serde(default)]
    #[schema(schema_with = schemas::notation, required = false)]
    pub notation: Option<Notation>,
    /// Half-moves that have been played.
    #[schema(required, value_type = u16)]
    pub ply: Option<u16>,
    /// How often an arbiter had undone something in the game as it was seen: its `line`; 0 if absent.
    #[serde(default)]
    pub line: Option<u16>,
    /// Offers a draw with it.
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
pub async fn seal_move(acting: Acting, id: web::Path<i64>, order: web::Json<SealOrder>) -> Answer {
    let SealOrder { text, notation, ply, line, draw_offer, draft } = order.into_inner();
    let actor = acting.player()?;
    let request = match text {
        Some(text) if draft => Request::draft(text, draw_offer),
        Some(text) => Request::seal(text, draw_offer),
        None => Command::Seal { envelope: None }.into(),
    };
    acting.on_line(line).in_notation(notation).submit(actor, *id, request, ply).await
}

/// Is ready to resume, as a player; or resumes the game, as an arbiter of it.
#[utoipa::path(tag = "games", security(("bearer" = ["games:write"]), ("bearer" = ["arbiter"])),
    responses((status = 201, description = "It was recorded; the envelope may have been opened.", body = ReceiptBody), problems::Resume))]
#[post("/v1/games/{id}/resume")]
pub async fn resume_game(acting: Acting, id: web::Path<i64>) -> Answer {
    let actor = acting.seated(*id).await?;
    acting.submit(actor, *id, Command::Resume { envelope: None }, None).await
}
