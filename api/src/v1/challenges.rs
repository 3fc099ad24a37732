//! Challenges to a named player, and open seeks.

use actix_web::{delete, get, post, web};
use app::{
    ChallengeView, LobbyCommand,
    ports::{ChallengeFilter, ChallengeId, ChallengeState, Terms},
};
use domain::{Color, PlayerId, Refusal, Regulations, wire};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::{
    acting::{Acting, ArrangedBody, Reading},
    games::StartBody,
    problems, schemas,
    view::{PlayerName, Reader, Time},
};
use crate::http::{
    extract::Json,
    page::{Page, PageQuery, page},
    problem::{Answer, JsonAnswer},
};

/// A challenge to post.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewChallenge {
    /// Name of the player.
    pub opponent: String,
    /// Your colour; drawn when the game begins if it is left out.
    #[serde(default, with = "wire::opt_color")]
    #[schema(schema_with = schemas::side_or_null, required = false)]
    pub color: Option<Color>,
    /// The starting position.
    #[serde(default)]
    pub start: StartBody,
    /// The rules of the game.
    #[serde(default)]
    #[schema(schema_with = schemas::regulations)]
    pub regulations: Regulations,
}

/// A seek to post.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewSeek {
    /// Your colour; drawn when the game begins if it is left out.
    #[serde(default, with = "wire::opt_color")]
    #[schema(schema_with = schemas::side_or_null, required = false)]
    pub color: Option<Color>,
    /// The starting position.
    #[serde(default)]
    pub start: StartBody,
    /// The rules of the game.
    #[serde(default)]
    #[schema(schema_with = schemas::regulations)]
    pub regulations: Regulations,
}

/// A challenge or a seek.
#[derive(Debug, Serialize, ToSchema)]
pub struct ChallengeBody {
    /// Its number.
    pub id: i64,
    /// Its number as mails show it, such as `C7`.
    pub number: String,
    /// The side that offers.
    pub by: PlayerName,
    /// The invited player; null for a seek.
    pub to: Option<PlayerName>,
    /// The challenger's colour; null if it is drawn.
    #[schema(schema_with = schemas::side_or_null, required)]
    pub color: Option<&'static str>,
    /// The starting position.
    pub start: StartBody,
    /// The rules of the game.
    #[schema(schema_with = schemas::regulations)]
    pub regulations: Regulations,
    /// The time of posting.
    pub created_at: Time,
    /// Nobody can accept it after this.
    pub expires_at: Time,
    /// `open`, `accepted`, `declined`, `withdrawn`; an expired one stays `open`.
    pub state: &'static str,
    /// The game it became.
    pub game: Option<i64>,
}

impl ChallengeBody {
    fn new(view: ChallengeView, reader: &Reader) -> Self {
        let ChallengeView { challenge, by, to, arbiters: _ } = view;
        let (state, game) = match challenge.state {
            ChallengeState::Open => ("open", None),
            ChallengeState::Accepted { game } => ("accepted", Some(game.0)),
            ChallengeState::Declined => ("declined", None),
            ChallengeState::Withdrawn => ("withdrawn", None),
        };
        Self {
            id: challenge.id.0,
            number: challenge.id.to_string(),
            by: PlayerName { id: challenge.by.0, name: by },
            to: challenge.to.map(|id| PlayerName { id: id.0, name: to.unwrap_or_default() }),
            color: challenge.terms.color.map(wire::color_name),
            start: (&challenge.terms.start).into(),
            regulations: challenge.terms.regulations,
            created_at: reader.time(challenge.created_at),
            expires_at: reader.time(challenge.expires_at),
            state,
            game,
        }
    }
}

/// Challenges a player.
#[utoipa::path(tag = "challenges", security(("bearer" = ["games:write"])),
    responses((status = 201, description = "The player is notified.", body = ArrangedBody), problems::Offer))]
#[post("/v1/challenges")]
pub async fn post_challenge(acting: Acting, new: Json<NewChallenge>) -> Answer {
    let NewChallenge { opponent, color, start, regulations } = new.into_inner();
    let actor = acting.player()?;
    let terms = Terms { color, start: start.into(), regulations };
    acting.arrange(actor, LobbyCommand::Challenge { opponent, terms }).await
}

/// Posts a seek that anybody may accept.
#[utoipa::path(tag = "challenges", security(("bearer" = ["games:write"])),
    responses((status = 201, description = "It is posted.", body = ArrangedBody), problems::Offer))]
#[post("/v1/seeks")]
pub async fn post_seek(acting: Acting, new: Json<NewSeek>) -> Answer {
    let NewSeek { color, start, regulations } = new.into_inner();
    acting.meet(LobbyCommand::Seek { terms: Terms { color, start: start.into(), regulations } }).await
}

/// Accepts a challenge or a seek: the game begins.
#[utoipa::path(tag = "challenges", security(("bearer" = ["games:write"])),
    responses((status = 201, description = "The game began.", body = ArrangedBody), problems::Answer))]
#[post("/v1/challenges/{id}/accept")]
pub async fn accept_challenge(acting: Acting, id: web::Path<i64>) -> Answer {
    acting.meet(LobbyCommand::Accept { challenge: ChallengeId(*id) }).await
}

/// Accepts a seek: the game begins.
#[utoipa::path(tag = "challenges", security(("bearer" = ["games:write"])),
    responses((status = 201, description = "The game began.", body = ArrangedBody), problems::Answer))]
#[post("/v1/seeks/{id}/accept")]
pub async fn accept_seek(acting: Acting, id: web::Path<i64>) -> Answer {
    acting.meet(LobbyCommand::Accept { challenge: ChallengeId(*id) }).await
}

/// Declines a challenge.
#[utoipa::path(tag = "challenges", security(("bearer" = ["games:write"])),
    responses((status = 201, description = "The challenger is notified.", body = ArrangedBody), problems::Answer))]
#[post("/v1/challenges/{id}/decline")]
pub async fn decline_challenge(acting: Acting, id: web::Path<i64>) -> Answer {
    acting.meet(LobbyCommand::Decline { challenge: ChallengeId(*id) }).await
}

/// Takes an own challenge back.
#[utoipa::path(tag = "challenges", security(("bearer" = ["games:write"])),
    responses((status = 201, description = "It is withdrawn.", body = ArrangedBody), problems::Answer))]
#[delete("/v1/challenges/{id}")]
pub async fn withdraw_challenge(acting: Acting, id: web::Path<i64>) -> Answer {
    acting.meet(LobbyCommand::Withdraw { challenge: ChallengeId(*id) }).await
}

/// Takes an own seek back.
#[utoipa::path(tag = "challenges", security(("bearer" = ["games:write"])),
    responses((status = 201, description = "It is withdrawn.", body = ArrangedBody), problems::Answer))]
#[delete("/v1/seeks/{id}")]
pub async fn withdraw_seek(acting: Acting, id: web::Path<i64>) -> Answer {
    acting.meet(LobbyCommand::Withdraw { challenge: ChallengeId(*id) }).await
}

/// Shows a challenge or seek: the caller's own, one to the caller, or any seek.
#[utoipa::path(tag = "challenges", security(("bearer" = ["games:read"])),
    responses((status = 200, description = "The challenge.", body = ChallengeBody), problems::ReadChallenge))]
#[get("/v1/challenges/{id}")]
pub async fn get_challenge(reading: Reading, id: web::Path<i64>) -> JsonAnswer<ChallengeBody> {
    let (id, viewer) = (ChallengeId(*id), reading.who.player);
    let found = reading
        .ask_as(move |service, reader| {
            Ok(service.lobby.challenge(id, viewer)?.map(|view| ChallengeBody::new(view, reader)))
        })
        .await?;
    found.map(web::Json).ok_or_else(|| Refusal::UnknownChallenge.into())
}

/// A selection of challenges.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct ChallengesQuery {
    /// Received ones without it.
    #[param(inline)]
    pub direction: Option<Direction>,
    /// `next` of the page before; the first page without it.
    pub cursor: Option<String>,
    /// The maximum number of items; 50 without it.
    #[param(minimum = 1, maximum = 200)]
    pub limit: Option<u32>,
}

/// The direction of a challenge.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    /// Sent to the reader.
    Received,
    /// Sent by the reader, seeks too.
    Sent,
}

/// Lists open challenges, newest first.
#[utoipa::path(tag = "challenges", security(("bearer" = ["games:read"])), params(ChallengesQuery),
    responses((status = 200, description = "A page of challenges.", body = Page<ChallengeBody>), problems::Lists))]
#[get("/v1/challenges")]
pub async fn list_challenges(
    reading: Reading,
    query: web::Query<ChallengesQuery>,
) -> JsonAnswer<Page<ChallengeBody>> {
    let ChallengesQuery { direction, cursor, limit } = query.into_inner();
    let filter = |player: PlayerId| match direction {
        Some(Direction::Sent) => ChallengeFilter::By(player),
        _ => ChallengeFilter::To(player),
    };
    let filter = filter(reading.who.player);
    some(reading, filter, "challenges", &PageQuery { cursor, limit }).await
}

/// Lists open seeks, newest first.
#[utoipa::path(tag = "challenges", security(("bearer" = ["games:read"])), params(PageQuery),
    responses((status = 200, description = "A page of seeks.", body = Page<ChallengeBody>), problems::Lists))]
#[get("/v1/seeks")]
pub async fn list_seeks(reading: Reading, query: web::Query<PageQuery>) -> JsonAnswer<Page<ChallengeBody>> {
    some(reading, ChallengeFilter::Seeks, "seeks", &query).await
}

async fn some(
    reading: Reading,
    filter: ChallengeFilter,
    list: &'static str,
    which: &PageQuery,
) -> JsonAnswer<Page<ChallengeBody>> {
    let (limit, before) = (which.limit()?, which.place(list)?.map(ChallengeId));
    let found = reading
        .ask_as(move |service, reader| {
            let found = service.lobby.challenges(filter, before, limit)?;
            let place = |view: &ChallengeView| view.challenge.id.0;
            Ok(page(list, found, limit, place, |view| ChallengeBody::new(view, reader)))
        })
        .await?;
    Ok(web::Json(found))
}
