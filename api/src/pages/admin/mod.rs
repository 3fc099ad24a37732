//! The administrator's pages: accounts, mail that was set aside, mail that does not arrive, and the state of the service.
//!
//! An [`act`] has a reason. The first submission shows what would be done and stores nothing; the second does it, once.

mod act;
mod administrator;
mod health;
mod mail;
mod player;
mod players;
mod trail;
mod trouble;

use actix_web::{get, web};
use maud::html;
use messages::{Message, msg};

use self::administrator::Administrator;
use crate::http::problem::Answer;

/// The pages for administrators. Those of an act come last: their paths have any words.
pub(super) fn configure(cfg: &mut web::ServiceConfig) {
    cfg.service(overview)
        .service(health::show_health)
        .service(trouble::show_trouble)
        .service(players::list_players)
        .service(players::find_player)
        .service(player::show_player)
        .service(mail::list_mail)
        .service(mail::show_mail)
        .service(act::show_act)
        .service(act::confirm);
}

#[get("/admin")]
async fn overview(administrator: Administrator) -> Answer {
    let frame = &administrator.0.frame;
    let totals = administrator.0.ask(|service| service.ops.totals()).await?;
    let link = |to: &str, text: Message| html! { li { a href=(to) { (frame.say(&text)) } } };
    let content = html! {
        ul.plain {
            (link("/admin/players", msg!("page-admin-players")))
            (link("/admin/mail", msg!("page-admin-mail")))
            (link("/admin/trouble", msg!("page-admin-trouble")))
            (link("/admin/health", msg!("page-admin-health")))
        }
        p { (frame.say(&msg!("page-admin-aside", n = totals.mails_set_aside))) }
    };
    Ok(frame.page(&msg!("page-admin"), None, &content))
}
