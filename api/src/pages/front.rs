//! The front page, and the offer of the source code (AGPL 13).

use actix_web::{get, web};
use maud::html;
use messages::msg;

use super::{assets, done::After, visitor::Visitor};
use crate::http::problem::Answer;

#[get("/")]
pub(super) async fn front(visitor: Visitor, after: web::Query<After>) -> Answer {
    let frame = &visitor.frame;
    let done = after.done.map(|done| frame.say(&done.message()));
    let link = |to: &str, text| html! { li { a href=(to) { (frame.say(&text)) } } };
    Ok(frame.page(
        &msg!("page-front"),
        done.as_deref(),
        &html! {
            p { (frame.say(&msg!("page-front-about"))) }
            ul.plain {
                @if frame.name.is_some() {
                    (link("/games", msg!("page-games")))
                    (link("/seeks", msg!("page-seeks")))
                    (link("/new", msg!("page-new")))
                } @else {
                    (link("/sign-up", msg!("page-sign-up")))
                    (link("/sign-in", msg!("page-sign-in")))
                }
            }
            @if frame.name.is_none() && visitor.state.trial_mail.is_some() { p { (frame.say(&msg!("page-front-try"))) } }
        },
    ))
}

#[get("/source")]
pub(super) async fn source(visitor: Visitor) -> Answer {
    let frame = &visitor.frame;
    let version = env!("CARGO_PKG_VERSION");
    Ok(frame.page(
        &msg!("page-source"),
        None,
        &html! {
            p { (frame.say(&msg!("page-source-about", version = version))) }
            @if visitor.state.source_url.is_empty() {
                p { (frame.say(&msg!("page-source-operator"))) }
            } @else {
                p { (frame.say(&msg!("page-source-link"))) " "
                    a href=(visitor.state.source_url) { (visitor.state.source_url) } }
            }
            p { a href=(assets::NOTICE.path) { (frame.say(&msg!("page-notice"))) } }
        },
    ))
}
