//! Receipts as answers.

use actix_web::{HttpResponse, http::header};
use app::{LobbyReceipt, Receipt, ports::Epoch};
use domain::{Event, EventKind};
use messages::id;
use serde::Serialize;
use utoipa::ToSchema;

use super::{schemas, view::location};
use crate::http::{
    extract::etag,
    problem::{Answer, Problem},
};

/// The result of an act.
#[derive(Debug, Serialize, ToSchema)]
pub struct ReceiptBody {
    /// The number of the game.
    pub game: i64,
    /// Events of the game after it.
    pub version: u32,
    /// Half-moves played after it.
    pub ply: u16,
    /// The events it caused.
    #[schema(schema_with = events)]
    pub events: Vec<Event>,
    /// Parts of the request that were refused although something happened: `game` describes the events, and `status` is
    /// that of the same refusal without events.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub warnings: Vec<Problem>,
}

fn events() -> utoipa::openapi::schema::Array {
    utoipa::openapi::schema::Array::new(schemas::event())
}

/// The result of a lobby request.
#[derive(Debug, Serialize, ToSchema)]
pub struct ArrangedBody {
    /// The challenge or seek that was posted or answered.
    pub challenge: Option<i64>,
    /// The game that began.
    pub game: Option<i64>,
}

impl ReceiptBody {
    /// The answer to what was judged.
    ///
    /// # Errors
    ///
    /// The refusal, if it changes nothing but what counts refusals.
    pub fn of(receipt: Receipt) -> Result<Self, Problem> {
        let Receipt { game, version, ply, events, refusal, .. } = receipt;
        let mut warnings = Vec::new();
        if let Some(refusal) = refusal {
            let mut problem = Problem::from(refusal);
            if events.iter().all(Event::only_counts) {
                if !events.is_empty() {
                    problem = problem.with("version", version).with("ply", ply.0);
                }
                return Err(problem);
            }
            warnings.push(problem.but(happened(&events)));
        }
        Ok(Self { game: game.0, version, ply: ply.0, events, warnings })
    }
}

pub(super) fn receipt_response(receipt: Receipt, epoch: Epoch) -> Answer {
    let (game, repeated) = (receipt.game, receipt.repeated);
    let body = ReceiptBody::of(receipt)?;
    let mut response = HttpResponse::Created();
    response.insert_header(etag(body.version, epoch)).insert_header((header::LOCATION, location(game)));
    note_repeated(&mut response, repeated);
    Ok(response.json(body))
}

/// Describes the part of a request that was done although another part was refused.
fn happened(events: &[Event]) -> &'static str {
    let moved = events.iter().any(|event| event.played().is_some());
    let ended = events.iter().any(|event| event.ended().is_some());
    match events {
        [Event { kind: EventKind::ClaimRejected { .. }, .. }, ..] if ended => {
            id!("game-claim-move-end")
        }
        [Event { kind: EventKind::ClaimRejected { .. }, .. }, ..] if moved => {
            id!("game-claim-move")
        }
        [Event { kind: EventKind::ClaimRejected { .. }, .. }, ..] => {
            id!("game-claim")
        }
        [Event { kind: EventKind::IllegalMove { .. }, .. }, ..] if ended => {
            id!("game-illegal-end")
        }
        [Event { kind: EventKind::IllegalMove { .. }, .. }, ..] => {
            id!("game-illegal-gain")
        }
        _ if ended => id!("game-move-end"),
        _ if moved => id!("game-move"),
        _ => id!("game-recorded"),
    }
}

pub(super) fn arranged_response(arranged: LobbyReceipt) -> Answer {
    let LobbyReceipt { challenge, game, refusal, repeated, .. } = arranged;
    if let Some(refusal) = refusal {
        return Err(refusal.into());
    }
    let mut response = HttpResponse::Created();
    let place = match (game, challenge) {
        (Some(game), _) => location(game),
        (None, Some(challenge)) => format!("/v1/challenges/{}", challenge.0),
        (None, None) => "/v1/challenges".to_owned(),
    };
    response.insert_header((header::LOCATION, place));
    note_repeated(&mut response, repeated);
    Ok(response.json(ArrangedBody { challenge: challenge.map(|id| id.0), game: game.map(|id| id.0) }))
}

fn note_repeated(response: &mut actix_web::HttpResponseBuilder, repeated: bool) {
    if repeated {
        response.insert_header(("Idempotency-Replayed", "true"));
    }
}
