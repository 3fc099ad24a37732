//! The administrator's pages: accounts, mail that was set aside, mail that does not arrive, and the state of the service.
//!
//! An [`act`] has a reason. The first submission shows what would be done and stores nothing; the second does it, once.

mod act;
mod health;
mod mail;
mod player;
mod players;
mod trouble;

use std::{future::Future, pin::Pin};

use actix_web::{FromRequest, HttpRequest, dev::Payload, get, web};
use app::ports::Role;
use maud::{Markup, html};
use messages::{Message, msg};

use super::visitor::{Frame, Member};
use crate::http::problem::{Answer, Problem};

/// Rows of a list.
const ROWS: u32 = 50;

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
        .service(act::form_again)
        .service(act::show_act)
        .service(act::confirm);
}

/// A visitor who is an administrator. To anybody else these pages are not there.
struct Administrator(Member);

impl FromRequest for Administrator {
    type Error = Problem;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Problem>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let member = Member::from_request(request, payload);
        Box::pin(async move {
            let member = member.await?;
            let may = member.player.role == Role::Administrator;
            if may { Ok(Self(member)) } else { Err(Problem::of("not_found")) }
        })
    }
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

impl Frame {
    /// A fact with its name before it.
    fn fact(&self, name: &Message, value: &Message) -> Markup {
        html! { dt { (self.say(name)) } dd { bdi { (self.say(value)) } } }
    }

    /// Leads to the rest of a list, if it has one.
    fn more(&self, to: Option<&str>) -> Markup {
        html! { @if let Some(to) = to { p { a href=(to) { (self.say(&msg!("page-admin-more"))) } } } }
    }
}

/// The place behind which a list goes on, if this part of it is full.
fn rest<T, K>(rows: &[T], place: impl Fn(&T) -> K) -> Option<K> {
    rows.last().filter(|_| rows.len() >= ROWS as usize).map(place)
}
