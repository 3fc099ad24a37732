//! The page of the log: its newest signed head, the keys, and how to check them.

use actix_web::get;
use maud::html;
use messages::{Message, msg};

use super::visitor::Visitor;
use crate::http::problem::Answer;

#[get("/log")]
pub(super) async fn show_log(visitor: Visitor) -> Answer {
    let head = visitor.ask(|service| service.log.log_head()).await?;
    let frame = &visitor.frame;
    let signed = head.and_then(|head| head.checkpoint);
    let link = |to: &str, text: Message| html! { li { a href=(to) { (frame.say(&text)) } } };
    let content = html! {
        p { (frame.say(&msg!("page-log-about"))) }
        h2 { (frame.say(&msg!("page-log-head"))) }
        @if let Some(signed) = &signed {
            p { (frame.say(&msg!("page-log-entries", n = signed.size))) }
            pre dir="ltr" { (signed.note) }
        } @else {
            p { (frame.say(&msg!("page-log-unsigned"))) }
        }
        ul.plain {
            @if signed.is_some() { (link("/log/checkpoint", msg!("page-log-file"))) }
            (link("/log/keys", msg!("page-log-keys")))
            (link("/log/keys.pem", msg!("page-log-pem")))
            (link("/log/statements", msg!("page-log-statements")))
        }
        h2 { (frame.say(&msg!("page-log-check"))) }
        p { (frame.say(&msg!("page-log-mails"))) }
        p { (frame.say(&msg!("page-log-script"))) }
        p { a href="/check" { (frame.say(&msg!("page-verify"))) } }
    };
    Ok(frame.page(&msg!("page-log"), None, &content))
}
