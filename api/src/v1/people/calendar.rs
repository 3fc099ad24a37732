//! The address of one's calendar.

use actix_web::{HttpResponse, delete, post};
use serde::Serialize;
use utoipa::ToSchema;

use super::{
    asking::{Repeatable, State, block},
    problems,
};
use crate::{auth::SignedIn, http::problem::Answer};

/// The address of a calendar.
#[derive(Serialize, ToSchema)]
pub struct CalendarAddress {
    /// Calendar programs subscribe to it. It is shown this once, and every holder reads your deadlines.
    #[schema(example = "https://play.example.org/calendar/6qkmgd2kvbhx3ydh5l2wq7c4te5fzr3a.ics")]
    pub url: String,
}

/// Makes the address from which calendar programs read one's deadlines. It is in this answer and never again; the address
/// before it is void.
#[utoipa::path(tag = "people", security(("session" = [])),
    responses((status = 201, description = "The address.", body = CalendarAddress), problems::MakeCalendar))]
#[post("/v1/me/calendar")]
pub async fn make_calendar(state: State, who: SignedIn, repeatable: Repeatable) -> Answer {
    who.session()?;
    let url = block(&state, move |state| {
        let service = repeatable.service(&state.service, &["calendar", &who.player.0.to_string()]);
        service.access.make_calendar(who.player, Some(who.means))
    })
    .await?;
    let made = CalendarAddress { url: url.0 };
    Ok(HttpResponse::Created().insert_header(("Cache-Control", "no-store")).json(made))
}

/// Revokes the address of one's calendar, at once. Without one nothing happens.
#[utoipa::path(tag = "people", security(("session" = [])),
    responses((status = 204, description = "There is no address."), problems::Session))]
#[delete("/v1/me/calendar")]
pub async fn revoke_calendar(state: State, who: SignedIn) -> Answer {
    who.session()?;
    block(&state, move |state| state.service.access.revoke_calendar(who.player).map(Ok)).await?;
    Ok(HttpResponse::NoContent().finish())
}
