//! Sessions: going on, looking at them, ending them.

use actix_web::{HttpResponse, delete, get, post, web};
use app::ports::SessionId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{
    asking::{Repeatable, State, block, time},
    problems,
    sign_in::Tokens,
};
use crate::{
    auth::SignedIn,
    http::{
        extract::Json,
        problem::{Answer, JsonAnswer},
    },
};

/// A refresh token to exchange.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RefreshToken {
    /// The newest one of the session.
    pub refresh_token: String,
}

/// A session.
#[derive(Serialize, ToSchema)]
pub struct SessionBody {
    /// Its number.
    pub id: i64,
    /// The name that its client gives itself.
    pub device: String,
    /// `true` for the session that asks.
    pub current: bool,
    /// The time of sign-in.
    #[schema(format = DateTime)]
    pub created_at: String,
    /// The time at which its refresh token was last exchanged; for a browser, of its last use, to the day.
    #[schema(format = DateTime)]
    pub refreshed_at: String,
    /// It ends then at the latest.
    #[schema(format = DateTime)]
    pub expires_at: String,
}

/// Exchanges the refresh token for new tokens. A token that was not issued here, a damaged one for example, is refused with
/// `bad_token` and ends nothing. For 30 seconds the token exchanged last gives the same new refresh token again, so that a
/// client may refresh several times at once. With the same `Idempotency-Key` it does so until the new one is used. Any other
/// token that was exchanged before ends the session: somebody copied it.
#[utoipa::path(tag = "people", security(()),
    responses((status = 201, description = "New tokens.", body = Tokens), problems::Refresh))]
#[post("/v1/sessions/refresh")]
pub async fn refresh_session(state: State, repeatable: Repeatable, body: Json<RefreshToken>) -> Answer {
    let body = body.into_inner().refresh_token;
    let tokens = block(&state, move |state| {
        let sign_in = match repeatable.service(&state.service, &["refresh", &body]).access.refresh(&body)? {
            Ok(sign_in) => sign_in,
            Err(refusal) => return Ok(Err(refusal)),
        };
        let access = state.authenticator.access_token(sign_in.player.id, sign_in.session)?;
        Ok(Ok(Tokens::new(sign_in, access)))
    })
    .await?;
    Ok(HttpResponse::Created().insert_header(("Cache-Control", "no-store")).json(tokens))
}

/// Signs out: ends the session that asks. Its tokens are void at once.
#[utoipa::path(tag = "people", security(("session" = [])), responses((status = 204, description = "Signed out."), problems::End))]
#[post("/v1/sign-out")]
pub async fn sign_out(state: State, who: SignedIn) -> Answer {
    let session = who.session()?;
    block(&state, move |state| state.service.access.end_session(who.player, session)).await?;
    state.authenticator.ended(session);
    Ok(HttpResponse::NoContent().finish())
}

/// Lists one's sessions, oldest first.
#[utoipa::path(tag = "people", security(("session" = [])),
    responses((status = 200, description = "The sessions.", body = Vec<SessionBody>), problems::Session))]
#[get("/v1/me/sessions")]
pub async fn list_sessions(state: State, who: SignedIn) -> JsonAnswer<Vec<SessionBody>> {
    let current = who.session()?;
    let sessions = block(&state, move |state| state.service.access.sessions(who.player).map(Ok)).await?;
    let body = |session: app::ports::Session| SessionBody {
        id: session.id.0,
        device: session.device,
        current: session.id == current,
        created_at: time(session.created_at),
        refreshed_at: time(session.refreshed_at),
        expires_at: time(session.expires_at),
    };
    Ok(web::Json(sessions.into_iter().map(body).collect()))
}

/// Ends one of one's sessions.
#[utoipa::path(tag = "people", security(("session" = [])), responses((status = 204, description = "It has ended."), problems::End))]
#[delete("/v1/me/sessions/{id}")]
pub async fn end_session(state: State, who: SignedIn, id: web::Path<i64>) -> Answer {
    who.session()?;
    let ended = SessionId(*id);
    block(&state, move |state| state.service.access.end_session(who.player, ended)).await?;
    state.authenticator.ended(ended);
    Ok(HttpResponse::NoContent().finish())
}

/// Ends all of one's sessions, the one that asks too.
#[utoipa::path(tag = "people", security(("session" = [])), responses((status = 204, description = "They have ended."), problems::Session))]
#[delete("/v1/me/sessions")]
pub async fn end_sessions(state: State, who: SignedIn) -> Answer {
    who.session()?;
    block(&state, move |state| state.service.access.end_sessions(who.player, Some(who.player)).map(Ok))
        .await?;
    state.authenticator.all_ended(who.player);
    Ok(HttpResponse::NoContent().finish())
}
