//! Accounts by name. A mail address is never shown, and no address of a page contains one.

use actix_web::{HttpResponse, get, http::StatusCode, post, web};
use app::ports::Player;
use maud::html;
use messages::{Arg, Message, Sentence as _, msg};
use serde::Deserialize;

use super::administrator::{Administrator, ROWS, rest};
use crate::{http::problem::Answer, pages::layout::see_other};

/// The part of a name, and the name behind which the list goes on.
#[derive(Default, Deserialize)]
pub(super) struct Search {
    #[serde(default)]
    part: String,
    #[serde(default)]
    after: String,
}

#[derive(Deserialize)]
pub(super) struct Address {
    email: String,
}

#[get("/admin/players")]
pub(super) async fn list_players(administrator: Administrator, search: web::Query<Search>) -> Answer {
    administrator.players(search.into_inner(), None).await
}

/// Leads to the account that has an address.
#[post("/admin/players/find")]
pub(super) async fn find_player(administrator: Administrator, form: web::Form<Address>) -> Answer {
    let email = form.into_inner().email.trim().to_owned();
    match administrator.0.ask(move |service| service.accounts.player_by_email(&email)).await? {
        Some(player) => Ok(see_other(&format!("/admin/players/{}", player.id.0))),
        None => administrator.players(Search::default(), Some(msg!("page-admin-no-address"))).await,
    }
}

impl Administrator {
    async fn players(&self, search: Search, refusal: Option<Message>) -> Answer {
        let Search { part, after } = search;
        let (wanted, behind) = (part.clone(), after);
        let players = self.0.ask(move |service| service.accounts.players(&wanted, &behind, ROWS)).await?;
        Ok(self.players_page(&players, &part, refusal.as_ref()))
    }

    fn players_page(&self, players: &[Player], part: &str, refusal: Option<&Message>) -> HttpResponse {
        let frame = &self.0.frame;
        let next = rest(players, |player| player.name.clone());
        let content = html! {
            (frame.refused(refusal))
            form method="get" action="/admin/players" {
                (frame.labelled(&msg!("page-admin-part"), &html! {
                    input type="search" name="part" value=(part) maxlength="40" autocomplete="off" dir="auto";
                }))
                p { button { (frame.say(&msg!("page-admin-search"))) } }
            }
            form method="post" action="/admin/players/find" {
                (frame.labelled(&msg!("page-admin-address"), &html! {
                    input type="email" name="email" required maxlength="254" autocomplete="off" dir="ltr";
                }))
                p { button { (frame.say(&msg!("page-admin-search"))) } }
            }
            @if players.is_empty() { p { (frame.say(&msg!("page-admin-none"))) } }
            ul.rows {
                @for player in players {
                    li { p {
                        a href=(format!("/admin/players/{}", player.id.0)) { bdi { (player.name) } } ", "
                        (frame.say(&player.role.message())) ", "
                        (frame.say(&msg!("page-admin-since", at = Arg::at(player.created_at))))
                    } }
                }
            }
            @if let Some(after) = next {
                form method="get" action="/admin/players" {
                    input type="hidden" name="part" value=(part);
                    input type="hidden" name="after" value=(after);
                    p { button { (frame.say(&msg!("page-admin-more"))) } }
                }
            }
        };
        let status = if refusal.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
        frame.page_with(status, &msg!("page-admin-players"), None, &content)
    }
}
