//! A game on the desk: what waits in it, the acts, and its trail.

use actix_web::{get, web};
use app::{Failure, Viewer};
use domain::{GameId, Phase, Refusal};
use maud::html;
use messages::{describe_clocks, msg};

use super::{form, kind::Kind, queue, trail, visitor::Director};
use crate::{
    http::problem::Answer,
    pages::{
        done::After,
        state::{marks, state},
    },
};

#[get("/desk/g/{id}")]
pub(super) async fn direct_game(director: Director, id: web::Path<i64>, after: web::Query<After>) -> Answer {
    let id = GameId(*id);
    director.game(id).await?;
    let member = &director.0;
    let viewer = member.player.id;
    let style = member.notation_style();
    let frame = member.frame.clone();
    // A long game takes a while to be replayed: other requests of this thread do not wait for it.
    let found = member
        .ask(move |service| {
            let whole = service.games.whole(id, Viewer::from(viewer))?;
            let Some((whole, trail)) = whole.zip(service.queue.trail(id, viewer)?) else {
                return Ok(None);
            };
            let names = service.accounts.player_names(trail::actors(&trail))?;
            let sheet = trail::Sheet { frame: &frame, whole: &whole, trail: &trail, names: &names, style };
            let table = sheet.table();
            let table = table.ok_or_else(|| Failure::Damaged(format!("the record of {id} is broken")))?;
            Ok(Some((whole, table)))
        })
        .await?;
    let (whole, table) = found.ok_or(Refusal::NotAnArbiter)?;
    let (frame, view) = (&member.frame, &whole.view);
    let game = &view.row.state;
    let now = member.state.service.time.now();
    let sheet = form::Sheet { frame, view };
    let has_envelope = matches!(game.phase, Phase::Adjourned { .. }) || game.envelope_to_publish().is_some();
    let done = after.done.map(|done| frame.say(&done.message()));
    let content = html! {
        p { strong { (frame.say(&state(id, game, &view.names, None, now))) } }
        @for mark in marks(game, &view.names, None, now) { p { (frame.say(&mark)) } }
        p { a href=(format!("/g/{}", id.0)) { (frame.say(&msg!("page-desk-to-board"))) } }
        @for line in queue::in_game(view, viewer, style) { (line.what(frame)) }
        @if has_envelope {
            p { a href=(format!("{}/envelope", sheet.path())) { (frame.say(&msg!("page-desk-envelope"))) } }
        }
        h2 { (frame.say(&msg!("page-clocks"))) }
        @for paragraph in describe_clocks(game, &view.names, now) {
            p { (frame.voice.say_all(&paragraph)) }
        }
        p { a href=(format!("{}/pace", sheet.path())) { (frame.say(&msg!("page-desk-pace"))) } }
        h2 { (frame.say(&msg!("page-desk-acts"))) }
        p { (frame.say(&msg!("page-desk-acts-about"))) }
        ul.plain {
            @for kind in Kind::of(game, now) {
                li { a href=(format!("{}/{}", sheet.path(), kind.name())) { (frame.say(&kind.title())) } }
            }
        }
        (table)
    };
    let (number, names) = (id.to_string(), &view.names);
    let title =
        msg!("page-desk-game", game = number, white = names.white.clone(), black = names.black.clone());
    Ok(frame.page(&title, done.as_deref(), &content))
}
