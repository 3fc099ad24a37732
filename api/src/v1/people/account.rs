//! One's own account.

use actix_web::{get, patch, web};
use app::{
    people::{PeopleRefusal, Scope, SettingsPatch},
    ports::{MailTrust, Player, Role},
};
use domain::notation::{Letters, Notation};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{State, block, problems, time};
use crate::{auth::SignedIn, http::problem::Problem};

/// One's own account.
#[derive(Serialize, ToSchema)]
pub struct AccountBody {
    /// Its number.
    pub id: i64,
    /// The name others see.
    pub name: String,
    /// Its mail address, which nobody else sees.
    pub email: Option<String>,
    /// `player`, `arbiter` or `administrator`.
    #[schema(value_type = String)]
    pub role: Role,
    /// The language of its piece letters.
    #[schema(value_type = String)]
    pub letters: Letters,
    /// How moves are written in mails.
    #[schema(value_type = String)]
    pub notation: Notation,
    /// IANA name.
    pub time_zone: String,
    /// How sure we must be that a mail is yours: `token`, `token_and_from`, `token_from_and_dmarc` or `off`.
    #[schema(value_type = String)]
    pub mail_trust: MailTrust,
    /// Moves made by mail are acknowledged by mail.
    pub acknowledge: bool,
    /// Piece lists instead of board drawings in mails.
    pub no_board: bool,
    /// When it was made.
    #[schema(format = DateTime)]
    pub created_at: String,
}

impl From<Player> for AccountBody {
    fn from(player: Player) -> Self {
        Self {
            id: player.id.0,
            name: player.name,
            email: player.email,
            role: player.role,
            letters: player.letters,
            notation: player.notation,
            time_zone: player.time_zone,
            mail_trust: player.mail_trust,
            acknowledge: player.acknowledge,
            no_board: player.no_board,
            created_at: time(player.created_at),
        }
    }
}

/// What to change; what is left out stays.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// The language of your piece letters.
    #[schema(value_type = Option<String>, example = "german")]
    pub letters: Option<Letters>,
    /// How moves are written in mails: `numeric`, `san`, `letters`, `figurine`, `long`, `uci` or `announced`.
    #[schema(value_type = Option<String>, example = "numeric")]
    pub notation: Option<Notation>,
    /// IANA name.
    #[schema(example = "Europe/Berlin")]
    pub time_zone: Option<String>,
    /// How sure we must be that a mail is yours: `token`, `token_and_from`, `token_from_and_dmarc` or `off`.
    #[schema(value_type = Option<String>, example = "token_and_from")]
    pub mail_trust: Option<MailTrust>,
    /// Moves made by mail are acknowledged by mail.
    pub acknowledge: Option<bool>,
    /// Piece lists instead of board drawings in mails.
    pub no_board: Option<bool>,
}

/// Shows one's own account.
#[utoipa::path(tag = "people",
    responses((status = 200, description = "The account.", body = AccountBody), problems::Account))]
#[get("/v1/me")]
pub async fn show_account(state: State, who: SignedIn) -> Result<web::Json<AccountBody>, Problem> {
    who.require(Scope::Account)?;
    let found = block(&state, move |state| {
        let player = state.service.player(who.player)?;
        Ok(player.ok_or(PeopleRefusal::NotFound { what: "account" }))
    });
    Ok(web::Json(found.await?.into()))
}

/// Changes one's settings.
#[utoipa::path(tag = "people",
    responses((status = 200, description = "The account after it.", body = AccountBody), problems::Settings))]
#[patch("/v1/me")]
pub async fn change_settings(
    state: State,
    who: SignedIn,
    settings: web::Json<Settings>,
) -> Result<web::Json<AccountBody>, Problem> {
    who.session()?;
    let Settings { letters, notation, time_zone, mail_trust, acknowledge, no_board } = settings.into_inner();
    let patch = SettingsPatch { letters, notation, time_zone, mail_trust, acknowledge, no_board };
    let changed = block(&state, move |state| state.service.change_settings(who.player, &patch)).await?;
    Ok(web::Json(changed.into()))
}
