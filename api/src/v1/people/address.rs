//! Changing one's mail address.

use actix_web::{HttpRequest, HttpResponse, post};
use serde::Deserialize;
use utoipa::ToSchema;

use super::{
    asking::{Repeatable, State, asker, block},
    problems,
    sign_in::{Address, CodeRequested},
};
use crate::{
    auth::SignedIn,
    http::{extract::Json, problem::Answer},
};

/// A code with the request it belongs to.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AddressConfirmation {
    /// The id in the answer to the request.
    pub request_id: String,
    /// The eight digits of the mail to the new address.
    #[schema(example = "12345678")]
    pub code: String,
}

/// Asks to replace one's mail address: a code goes to the new one. Needs a sign-in of the last 15 minutes.
#[utoipa::path(tag = "people", security(("session" = [])),
    responses((status = 202, description = "If the address is free, a code is on its way.", body = CodeRequested),
        problems::Address))]
#[post("/v1/me/address")]
pub async fn change_address(
    state: State,
    who: SignedIn,
    repeatable: Repeatable,
    address: Json<Address>,
    request: HttpRequest,
) -> Answer {
    who.session()?;
    let (email, asked_by) = (address.into_inner().email, asker(&request));
    let request = block(&state, move |state| {
        let service = repeatable.service(&state.service, &["address", &who.player.0.to_string()]);
        service.accounts.request_address_change(who.player, who.means, &email, &asked_by)
    });
    Ok(HttpResponse::Accepted().json(CodeRequested::from(request.await?)))
}

/// Confirms the new address. The old one is notified; all sessions end and all API tokens are revoked.
#[utoipa::path(tag = "people", security(("session" = [])),
    responses((status = 204, description = "Changed; sign in again."), problems::ConfirmAddress))]
#[post("/v1/me/address/confirm")]
pub async fn confirm_address(state: State, who: SignedIn, body: Json<AddressConfirmation>) -> Answer {
    who.session()?;
    let AddressConfirmation { request_id, code } = body.into_inner();
    block(&state, move |state| state.service.accounts.confirm_address_change(who.player, &request_id, &code))
        .await?;
    Ok(HttpResponse::NoContent().finish())
}
