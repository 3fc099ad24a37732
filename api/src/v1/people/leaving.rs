//! Taking one's data along, and going.

use actix_web::{HttpResponse, get, post};
use serde::Deserialize;
use utoipa::ToSchema;

use super::{
    asking::{State, block},
    problems,
};
use crate::{
    auth::SignedIn,
    http::{
        extract::Json,
        problem::{Answer, Problem},
    },
};

/// A request to delete the account.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Deletion {
    /// Must be true.
    pub confirm: bool,
    /// Resigns all running games first.
    #[serde(default)]
    pub resign_all: bool,
}

/// Everything the service knows about you: account, settings, sessions, tokens, trail, games, messages you wrote.
#[utoipa::path(tag = "people", security(("session" = [])),
    responses((status = 200, description = "Your data.", body = Object), problems::Session))]
#[get("/v1/me/export")]
pub async fn export_account(state: State, who: SignedIn) -> Answer {
    who.session()?;
    let export = block(&state, move |state| state.service.accounts.export_account(who.player)).await?;
    let file = ("Content-Disposition", "attachment; filename=\"postzug-account.json\"");
    Ok(HttpResponse::Ok().insert_header(file).insert_header(("Cache-Control", "no-store")).json(export))
}

/// Deletes your account: a pseudonym stays in finished games. Needs a sign-in of the last 15 minutes; running games
/// must be resigned first, or are with `resign_all`.
#[utoipa::path(tag = "people", security(("session" = [])), responses((status = 204, description = "Gone."), problems::Delete))]
#[post("/v1/me/deletion")]
pub async fn delete_account(state: State, who: SignedIn, what: Json<Deletion>) -> Answer {
    who.session()?;
    if !what.confirm {
        return Err(Problem::of("confirmation_missing"));
    }
    block(&state, move |state| {
        state.service.accounts.delete_account(who.player, Some(who.means), what.resign_all)
    })
    .await?;
    state.authenticator.all_ended(who.player);
    Ok(HttpResponse::NoContent().finish())
}
