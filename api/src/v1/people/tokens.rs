//! Tokens for programs, and the public keys of access tokens.

use actix_web::{HttpResponse, delete, get, post, web};
use app::{
    people::{NewApiToken, Scope, Scopes},
    ports::{ApiToken, ApiTokenId},
};
use domain::Span;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{
    asking::{Repeatable, State, block, time},
    problems,
};
use crate::{
    auth::SignedIn,
    http::{
        extract::Json,
        problem::{Answer, JsonAnswer},
    },
};

/// A token to make.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// Your name for it.
    #[schema(example = "my bot")]
    pub label: String,
    /// Its scopes: `games:read`, `games:write`, `arbiter`, `account:read`, `webhooks`.
    #[schema(value_type = Vec<String>, example = json!(["games:read", "games:write"]))]
    pub scopes: Vec<Scope>,
    /// Days until it expires; it never does without it.
    #[schema(minimum = 1, example = 365)]
    pub days: Option<u16>,
}

/// A token for programs, without its secret.
#[derive(Serialize, ToSchema)]
pub struct TokenBody {
    /// Its number.
    pub id: i64,
    /// Your name for it.
    pub label: String,
    /// Its scopes.
    #[schema(value_type = Vec<String>)]
    pub scopes: Scopes,
    /// The time of creation.
    #[schema(format = DateTime)]
    pub created_at: String,
    /// Good until then; for ever if null.
    #[schema(format = DateTime)]
    pub expires_at: Option<String>,
    /// The time of its last use, to the hour.
    #[schema(format = DateTime)]
    pub last_used_at: Option<String>,
}

/// A new token, with its secret.
#[derive(Serialize, ToSchema)]
pub struct MadeToken {
    /// The token for `Authorization: Bearer`. It is shown this once.
    pub token: String,
    /// The rest.
    #[serde(flatten)]
    pub about: TokenBody,
}

impl From<ApiToken> for TokenBody {
    fn from(token: ApiToken) -> Self {
        Self {
            id: token.id.0,
            label: token.label,
            scopes: Scopes::of_text(&token.scopes),
            created_at: time(token.created_at),
            expires_at: token.expires_at.map(time),
            last_used_at: token.last_used_at.map(time),
        }
    }
}

/// Lists one's tokens for programs, oldest first.
#[utoipa::path(tag = "people", security(("session" = [])),
    responses((status = 200, description = "The tokens, without their secrets.", body = Vec<TokenBody>),
        problems::Session))]
#[get("/v1/me/tokens")]
pub async fn list_api_tokens(state: State, who: SignedIn) -> JsonAnswer<Vec<TokenBody>> {
    who.session()?;
    let tokens = block(&state, move |state| state.service.access.api_tokens(who.player).map(Ok)).await?;
    Ok(web::Json(tokens.into_iter().map(Into::into).collect()))
}

/// Makes a token for programs. Its secret is in this answer and never again.
#[utoipa::path(tag = "people", security(("session" = [])),
    responses((status = 201, description = "The token.", body = MadeToken), problems::MakeToken))]
#[post("/v1/me/tokens")]
pub async fn make_api_token(
    state: State,
    who: SignedIn,
    repeatable: Repeatable,
    new: Json<NewToken>,
) -> Answer {
    who.session()?;
    let NewToken { label, scopes, days } = new.into_inner();
    let expires_at = days.map(|days| state.service.time.now() + Span::days(days));
    let new = NewApiToken { label, scopes: Scopes(scopes), expires_at };
    let (token, secret) = block(&state, move |state| {
        let service = repeatable.service(&state.service, &["token", &who.player.0.to_string()]);
        service.access.make_api_token(who.player, Some(who.means), &new)
    })
    .await?;
    let made = MadeToken { token: secret.0, about: token.into() };
    Ok(HttpResponse::Created().insert_header(("Cache-Control", "no-store")).json(made))
}

/// Revokes a token for programs, at once.
#[utoipa::path(tag = "people", security(("session" = [])), responses((status = 204, description = "It is void."), problems::End))]
#[delete("/v1/me/tokens/{id}")]
pub async fn revoke_api_token(state: State, who: SignedIn, id: web::Path<i64>) -> Answer {
    who.session()?;
    block(&state, move |state| state.service.access.revoke_api_token(who.player, ApiTokenId(*id))).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// The public keys of access tokens (RFC 7517).
#[utoipa::path(tag = "people", security(()),
    responses((status = 200, description = "A JWK set.", body = Object)))]
#[get("/.well-known/jwks.json")]
pub async fn list_token_keys(state: State) -> Answer {
    let keys = block(&state, |state| state.authenticator.jwks().map(Ok)).await?;
    Ok(HttpResponse::Ok().insert_header(("Cache-Control", "max-age=60")).json(keys))
}
