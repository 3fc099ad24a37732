use actix_web::{get, web};
use app::{Adjourned, QueuePage};
use domain::{GameId, Holders, Refusal, wire};
use messages::Sentence;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    http::{
        language::Said,
        page::{Page, PageQuery, cursor},
        problem::JsonAnswer,
    },
    v1::{
        acting::Directing,
        problems,
        view::{Reader, Time, state_name},
    },
};

/// A game with an envelope in the arbiter queue.
#[derive(Debug, Serialize, ToSchema)]
pub struct AdjournedBody {
    /// Its number.
    pub game: i64,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// Its state in the diagram of docs/arbitrate/adjournment.md: `sealing` with a draft in the envelope. `ended` has an
    /// unopened envelope that both players want published.
    pub state: &'static str,
    /// The next step that it waits for, in words.
    #[schema(value_type = String)]
    pub waits_for: Said,
    /// The side that sealed, or has a draft in it.
    pub sealed_by: &'static str,
    /// Holders of the keys that open the envelope: the service (`vault`), or `needed` of these `arbiters`.
    #[schema(value_type = Object)]
    pub holders: Holders,
    /// SHA-256 of the envelope's text; that of a draft is gone when it is replaced.
    pub commitment: String,
    /// The time of resumption; null if it is not adjourned.
    pub resume_at: Option<Time>,
    /// The arbiter who has checked the face of the envelope.
    pub acknowledged_by: Option<i64>,
}

impl AdjournedBody {
    pub(super) fn new(game: Adjourned, reader: &Reader) -> Self {
        Self {
            waits_for: Said(game.message()),
            game: game.id.0,
            white: game.names.white,
            black: game.names.black,
            state: state_name(game.state),
            sealed_by: wire::color_name(game.sealed_by),
            holders: game.holders,
            commitment: game.commitment.to_string(),
            resume_at: game.resume_at.map(|at| reader.time(at)),
            acknowledged_by: game.acknowledged_by.map(|id| id.0),
        }
    }
}

/// Lists games with an envelope and what each waits for, as an arbiter.
#[utoipa::path(tag = "envelopes", security(("bearer" = ["arbiter"])), params(PageQuery),
    responses((status = 200, description = "A page of games.", body = Page<AdjournedBody>), problems::ArbiterQueue))]
#[get("/v1/arbiter/games")]
pub async fn list_adjourned_games(
    Directing(reading): Directing,
    query: web::Query<PageQuery>,
) -> JsonAnswer<Page<AdjournedBody>> {
    let (limit, after) = (query.limit()?, query.place("arbiter_queue")?.map_or(GameId(0), GameId));
    let viewer = reading.who.player;
    let found = reading
        .ask_as(move |service, reader| {
            let Some(QueuePage { games, next }) = service.queue.adjourned(viewer, after, limit)? else {
                return Ok(None);
            };
            Ok(Some((games.into_iter().map(|game| AdjournedBody::new(game, reader)).collect(), next)))
        })
        .await?;
    let (items, next) = found.ok_or(Refusal::NotAnArbiter)?;
    Ok(web::Json(Page { items, next: next.map(|id| cursor("arbiter_queue", id.0)) }))
}
