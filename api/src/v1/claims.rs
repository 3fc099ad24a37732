//! Claims of a draw or a win, and requests for adjudication.

use actix_web::{post, web};
use app::Request;
use domain::{ClaimBasis, Command, notation::Notation};
use serde::Deserialize;
use utoipa::ToSchema;

use super::{
    acting::{Acting, ReceiptBody},
    problems, schemas,
};
use crate::http::{extract::Json, problem::Answer};

/// A claim of a draw.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ClaimOrder {
    /// The basis of the claim.
    #[schema(schema_with = schemas::claim_basis)]
    pub basis: ClaimBasis,
    /// A move that is announced and not yet played, in any notation.
    #[serde(default)]
    #[schema(max_length = 256)]
    pub announced: Option<String>,
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
}

/// Claims a draw on the caller's own turn (FIDE 9.2, 9.3), or a draw or win by a tablebase. A wrong claim stays a draw offer
/// where one may be made, and an announced move is played (FIDE 9.5.3).
#[utoipa::path(tag = "games", security(("bearer" = ["games:write"])),
    responses((status = 201, description = "The claim is correct and the game is over, drawn or won; or no table tells, and it waits for an arbiter as the claim of the game.", body = ReceiptBody), problems::Claim))]
#[post("/v1/games/{id}/claims")]
pub async fn claim_draw(acting: Acting, id: web::Path<i64>, order: Json<ClaimOrder>) -> Answer {
    let ClaimOrder { basis, announced, notation, ply, revision } = order.into_inner();
    acting.in_revision(revision).in_notation(notation).play(*id, Request::claim(basis, announced), ply).await
}

/// An arbiter's decision of a claim.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ClaimDecision {
    /// The claim, as it is numbered in the game and in the arbiter queue: another one is not decided by it.
    pub claim: u32,
    /// `true` if the claim is right. A request for adjudication is then granted as it was made; another result is an act.
    pub upheld: bool,
    /// The reason, in 1 to 500 characters; both players read it.
    #[schema(min_length = 1, max_length = 500)]
    pub reason: String,
}

impl From<ClaimDecision> for Request {
    fn from(ClaimDecision { claim, upheld, reason }: ClaimDecision) -> Self {
        Self::from(Command::DecideClaim { claim, upheld }).with(reason)
    }
}

/// Decides a claim that no tablebase here decided, or a request for adjudication, as an arbiter.
#[utoipa::path(tag = "games", security(("bearer" = ["arbiter"])),
    responses((status = 201, description = "It was recorded.", body = ReceiptBody), problems::DecideClaim))]
#[post("/v1/games/{id}/claims/decision")]
pub async fn decide_claim(acting: Acting, id: web::Path<i64>, order: Json<ClaimDecision>) -> Answer {
    let actor = acting.arbiter().await?;
    acting.submit(actor, *id, order.into_inner(), None).await
}

/// A request for adjudication.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AdjudicationOrder {
    /// The result that the arbiter is asked to find: `win` or `draw`.
    pub seeks: Sought,
    /// The analysis, as plain text of 1 to 20,000 characters. The opponent reads it when the game is over.
    #[schema(min_length = 1, max_length = 20000)]
    pub analysis: String,
}

/// A result sought by adjudication.
#[derive(Copy, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Sought {
    /// The player who asks wins.
    Win,
    /// It is drawn.
    Draw,
}

/// Asks an arbiter to decide the game by analysis.
#[utoipa::path(tag = "games", security(("bearer" = ["games:write"])),
    responses((status = 201, description = "It was recorded; an arbiter decides.", body = ReceiptBody), problems::Adjudication))]
#[post("/v1/games/{id}/adjudication")]
pub async fn ask_adjudication(acting: Acting, id: web::Path<i64>, order: Json<AdjudicationOrder>) -> Answer {
    let AdjudicationOrder { seeks, analysis } = order.into_inner();
    let basis = match seeks {
        Sought::Win => ClaimBasis::AdjudicatedWin,
        Sought::Draw => ClaimBasis::AdjudicatedDraw,
    };
    acting.play(*id, Request::from(Command::AskAdjudication { basis }).with(analysis), None).await
}

/// Analysis.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AnalysisOrder {
    /// Plain text of 1 to 20,000 characters. The opponent reads it when the game is over.
    #[schema(min_length = 1, max_length = 20000)]
    pub analysis: String,
}

/// Hands in analysis about a request for adjudication, of either player; three times at most.
#[utoipa::path(tag = "games", security(("bearer" = ["games:write"])),
    responses((status = 201, description = "It was recorded.", body = ReceiptBody), problems::Adjudication))]
#[post("/v1/games/{id}/adjudication/analysis")]
pub async fn hand_in_analysis(acting: Acting, id: web::Path<i64>, order: Json<AnalysisOrder>) -> Answer {
    acting.play(*id, Request::from(Command::Analyse).with(order.into_inner().analysis), None).await
}
