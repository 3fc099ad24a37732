//! Signing up and in by a code sent by mail.

use actix_web::{HttpRequest, HttpResponse, post};
use app::people::{CodeRequest, NewSignUp, SignIn};
use domain::notation::Letters;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{
    asking::{Repeatable, State, asker, block, device, time},
    problems,
};
use crate::{
    auth::AccessToken,
    http::{extract::Json, language::accepted, problem::Answer},
};

/// An account to ask for.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewAccount {
    /// A mail address you read. Never shown to other players.
    #[schema(example = "ann@example.org")]
    pub email: String,
    /// The name others see: 2 to 40 characters.
    #[schema(example = "Ann")]
    pub name: String,
    /// IANA name; UTC without it.
    #[schema(example = "Europe/Berlin")]
    pub time_zone: Option<String>,
    /// The language of your piece letters, such as `german`; `english` without it.
    #[schema(value_type = Option<String>, example = "english")]
    pub letters: Option<Letters>,
    /// The language of mails to you, as a tag of BCP 47; by Accept-Language, else that of the site, without it.
    #[schema(example = "uk")]
    pub language: Option<String>,
}

/// Somebody who wants to sign in.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Address {
    /// The address of the account.
    #[schema(example = "ann@example.org")]
    pub email: String,
}

/// A request that waits for its code.
#[derive(Serialize, ToSchema)]
pub struct CodeRequested {
    /// Show it together with the code. Keep it to yourself.
    pub request_id: String,
    /// The code is good until then.
    #[schema(format = DateTime)]
    pub expires_at: String,
}

impl From<CodeRequest> for CodeRequested {
    fn from(request: CodeRequest) -> Self {
        Self { request_id: request.request_id.0, expires_at: time(request.expires_at) }
    }
}

/// A code with the request it belongs to.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Confirmation {
    /// The id in the answer to the request.
    pub request_id: String,
    /// The eight digits of the mail.
    #[schema(example = "12345678")]
    pub code: String,
    /// At sign-up: another name than the one asked for, if that was taken meanwhile.
    pub name: Option<String>,
}

/// The tokens of a session.
#[derive(Serialize, ToSchema)]
pub struct Tokens {
    /// The token for `Authorization: Bearer`.
    pub access_token: String,
    /// Always `Bearer`.
    pub token_type: &'static str,
    /// The access token is good until then.
    #[schema(format = DateTime)]
    pub access_expires_at: String,
    /// Good once, for the next tokens. Keep it to yourself.
    pub refresh_token: String,
    /// The session ends then at the latest.
    #[schema(format = DateTime)]
    pub session_expires_at: String,
    /// The session's number.
    pub session: i64,
    /// The account's number.
    pub player: i64,
    /// The account's name.
    pub name: String,
}

impl Tokens {
    pub(super) fn new(sign_in: SignIn, access: AccessToken) -> Self {
        Self {
            access_token: access.token.0,
            token_type: "Bearer",
            access_expires_at: time(access.expires_at),
            refresh_token: sign_in.refresh_token.0,
            session_expires_at: time(sign_in.expires_at),
            session: sign_in.session.0,
            player: sign_in.player.id.0,
            name: sign_in.player.name,
        }
    }
}

/// Asks for an account: a code goes to the address. The answer does not tell whether the address has one already;
/// if it has, the code signs in to it.
#[utoipa::path(tag = "people", security(()),
    responses((status = 202, description = "A code is on its way.", body = CodeRequested), problems::SignUp))]
#[post("/v1/sign-up")]
pub async fn request_sign_up(
    state: State,
    request: HttpRequest,
    repeatable: Repeatable,
    new: Json<NewAccount>,
) -> Answer {
    let NewAccount { email, name, time_zone, letters, language } = new.into_inner();
    let asked = || Some(accepted(request.headers())?.tag.to_owned());
    let language = language.or_else(asked);
    let asked_by = asker(&request);
    let new = NewSignUp { email, name, time_zone, letters, notation: None, language, asked_by };
    let request = block(&state, move |state| {
        let scope = ["sign-up", &repeatable.network, &new.email];
        repeatable.service(&state.service, &scope).access.request_sign_up(&new)
    })
    .await?;
    Ok(HttpResponse::Accepted().json(CodeRequested::from(request)))
}

/// Asks for a code to sign in with. The answer does not tell whether there is an account with this address.
#[utoipa::path(tag = "people", security(()),
    responses((status = 202, description = "If there is such an account, a code is on its way.", body = CodeRequested),
        problems::SignIn))]
#[post("/v1/sign-in")]
pub async fn request_sign_in(
    state: State,
    request: HttpRequest,
    repeatable: Repeatable,
    address: Json<Address>,
) -> Answer {
    let (email, asked_by) = (address.into_inner().email, asker(&request));
    let request = block(&state, move |state| {
        let scope = ["sign-in", &repeatable.network, &email];
        repeatable.service(&state.service, &scope).access.request_sign_in(&email, asked_by)
    })
    .await?;
    Ok(HttpResponse::Accepted().json(CodeRequested::from(request)))
}

/// Confirms a sign-up: makes the account and begins a session.
#[utoipa::path(tag = "people", security(()),
    responses((status = 201, description = "Signed in.", body = Tokens), problems::Confirm))]
#[post("/v1/sign-up/confirm")]
pub async fn confirm_sign_up(
    state: State,
    request: HttpRequest,
    repeatable: Repeatable,
    body: Json<Confirmation>,
) -> Answer {
    confirm(&state, &request, repeatable, body.into_inner()).await
}

/// Confirms a sign-in: begins a session.
#[utoipa::path(tag = "people", security(()),
    responses((status = 201, description = "Signed in.", body = Tokens), problems::Confirm))]
#[post("/v1/sign-in/confirm")]
pub async fn confirm_sign_in(
    state: State,
    request: HttpRequest,
    repeatable: Repeatable,
    body: Json<Confirmation>,
) -> Answer {
    confirm(&state, &request, repeatable, body.into_inner()).await
}

async fn confirm(state: &State, request: &HttpRequest, repeatable: Repeatable, body: Confirmation) -> Answer {
    let device = device(request);
    let tokens = block(state, move |state| {
        let Confirmation { request_id, code, name } = body;
        let service = repeatable.service(&state.service, &["confirm", &request_id, &code]);
        let answer = service.access.confirm_code(&request_id, &code, name.as_deref(), &device)?;
        let sign_in = match answer {
            Ok(sign_in) => sign_in,
            Err(refusal) => return Ok(Err(refusal)),
        };
        let access = state.authenticator.access_token(sign_in.player.id, sign_in.session)?;
        Ok(Ok(Tokens::new(sign_in, access)))
    })
    .await?;
    Ok(HttpResponse::Created().insert_header(("Cache-Control", "no-store")).json(tokens))
}
