//! The time that both players have used.

use actix_web::{get, web};
use domain::{GameId, Refusal};
use maud::html;
use messages::{describe_pace, msg};

use super::{form::Sheet, visitor::Director};
use crate::http::problem::Answer;

#[get("/desk/g/{id}/pace")]
pub(super) async fn show_pace(director: Director, id: web::Path<i64>) -> Answer {
    let id = GameId(*id);
    let view = director.game(id).await?;
    let Director(member) = &director;
    let viewer = member.player.id;
    let sides = member.ask(move |service| service.queue.pace(id, viewer)).await?;
    let sides = sides.ok_or(Refusal::NotAnArbiter)?;
    let frame = &member.frame;
    let content = html! {
        (Sheet { frame, view: &view }.head())
        @for (name, pace) in [sides.white, sides.black] { p { (frame.say(&describe_pace(name, &pace))) } }
    };
    Ok(frame.page(&msg!("page-desk-pace-in", game = id.to_string()), None, &content))
}
