//! Other people: who they are, and what an administrator does with accounts.

use actix_web::{HttpResponse, delete, get, put, web};
use app::{
    people::{Missing, PeopleRefusal, Scope},
    ports::{Player, Role},
};
use domain::PlayerId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{
    asking::{State, block, time},
    problems,
};
use crate::{
    auth::SignedIn,
    http::{
        extract::Json,
        problem::{Answer, JsonAnswer, Problem},
    },
};

/// A player as others see them: without mail address, time zone and settings.
#[derive(Serialize, ToSchema)]
pub struct PlayerBody {
    /// The number of the account.
    pub id: i64,
    /// The name.
    pub name: String,
    /// `player`, `arbiter` or `administrator`.
    #[schema(value_type = String)]
    pub role: Role,
    /// The time at which the account was made.
    #[schema(format = DateTime)]
    pub created_at: String,
}

impl From<Player> for PlayerBody {
    fn from(player: Player) -> Self {
        Self { id: player.id.0, name: player.name, role: player.role, created_at: time(player.created_at) }
    }
}

/// A role to give.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewRole {
    /// `player`, `arbiter` or `administrator`.
    #[schema(value_type = String, example = "arbiter")]
    pub role: Role,
}

/// Looks a player up by name, without regard to case.
#[utoipa::path(tag = "people", security(("bearer" = ["games:read"])),
    responses((status = 200, description = "The player.", body = PlayerBody), problems::Player))]
#[get("/v1/players/{name}")]
pub async fn get_player(state: State, who: SignedIn, name: web::Path<String>) -> JsonAnswer<PlayerBody> {
    who.require(Scope::ReadGames)?;
    let found = block(&state, move |state| {
        let player = state.service.accounts.player_by_name(&name)?;
        Ok(player.ok_or(PeopleRefusal::NotFound { what: Missing::Player }))
    });
    Ok(web::Json(found.await?.into()))
}

/// Gives an account a role, at once. For administrators.
#[utoipa::path(tag = "people", security(("session" = [])),
    responses((status = 200, description = "The player after it.", body = PlayerBody), problems::Administer))]
#[put("/v1/players/{id}/role")]
pub async fn set_role(
    state: State,
    who: SignedIn,
    id: web::Path<i64>,
    new: Json<NewRole>,
) -> JsonAnswer<PlayerBody> {
    who.session()?;
    let (by, player, role) = (who.player, PlayerId(*id), new.role);
    let changed = block(&state, move |state| state.service.accounts.set_role(Some(by), player, role)).await?;
    Ok(web::Json(changed.into()))
}

/// Ends all sessions of an account. For administrators.
#[utoipa::path(tag = "people", security(("session" = [])),
    responses((status = 204, description = "They have ended."), problems::Administer))]
#[delete("/v1/players/{id}/sessions")]
pub async fn end_sessions_of_player(state: State, who: SignedIn, id: web::Path<i64>) -> Answer {
    who.session()?;
    if who.role != Role::Administrator {
        return Err(Problem::of("not_an_administrator"));
    }
    let (by, player) = (who.player, PlayerId(*id));
    block(&state, move |state| state.service.access.end_sessions(player, Some(by)).map(Ok)).await?;
    state.authenticator.all_ended(player);
    Ok(HttpResponse::NoContent().finish())
}
