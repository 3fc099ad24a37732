//! A game on the desk: what waits in it, the acts, and its trail.

use actix_web::{get, web};
use app::{Failure, Texts, Viewer};
use domain::{GameId, Phase, Refusal};
use maud::html;
use messages::{describe_clocks, msg};
use serde::Deserialize;

use super::{form, kind::Kind, queue, trail, visitor::Director};
use crate::{
    http::problem::Answer,
    pages::{
        done::{Done, readable},
        state::state,
    },
};

/// The query of the page's address.
#[derive(Deserialize)]
pub(super) struct Looking {
    /// The result of the last form.
    #[serde(default, deserialize_with = "readable")]
    done: Option<Done>,
    /// The place in the trail before which lines are shown.
    before: Option<String>,
}

#[get("/desk/g/{id}")]
pub(super) async fn direct_game(
    director: Director,
    id: web::Path<i64>,
    looking: web::Query<Looking>,
) -> Answer {
    let id = GameId(*id);
    director.game(id).await?;
    let member = &director.0;
    let viewer = member.player.id;
    let (style, before) = (member.notation_style(), looking.before.as_deref().and_then(trail::read_place));
    let frame = member.frame.clone();
    // A long game takes a while to be replayed: other requests of this thread do not wait for it.
    let found = member
        .ask(move |service| {
            let Some(trail) = service.queue.trail(id, viewer)? else { return Ok(None) };
            let shown = trail::TrailPage::of(trail, before);
            let whole = service.games.whole(id, Viewer::from(viewer), &Texts::Of(shown.numbers()))?;
            let Some(whole) = whole else { return Ok(None) };
            let names = service.accounts.player_names(shown.actors())?;
            let sheet = trail::Sheet { frame: &frame, whole: &whole, shown: &shown, names: &names, style };
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
    let reader = queue::Reader { id: viewer, style, now };
    let kinds = Kind::of(game, viewer, now);
    let has_envelope = matches!(game.phase, Phase::Adjourned { .. }) || game.envelope_to_publish().is_some();
    let done = looking.done.map(|done| frame.say(&done.message()));
    let content = html! {
        p { strong { (frame.say(&state(id, game, &view.names, None, now))) } }
        (frame.standing_and_marks(game, &view.names, None, now))
        p { a href=(format!("/g/{}", id.0)) { (frame.say(&msg!("page-desk-to-board"))) } }
        @for line in reader.in_game(view) { (line.what(frame)) }
        @if has_envelope {
            p { a href=(format!("{}/envelope", sheet.path())) { (frame.say(&msg!("page-desk-envelope"))) } }
        }
        h2 { (frame.say(&msg!("page-clocks"))) }
        @for paragraph in describe_clocks(game, &view.names, now) {
            p { (frame.voice.say_all(&paragraph)) }
        }
        p { a href=(format!("{}/pace", sheet.path())) { (frame.say(&msg!("page-desk-pace"))) } }
        h2 { (frame.say(&msg!("page-desk-acts"))) }
        @if kinds.is_empty() {
            p { (frame.say(&msg!("page-desk-acts-none"))) }
        } @else {
            p { (frame.say(&msg!("page-desk-acts-about"))) }
            ul.plain {
                @for kind in kinds {
                    li { a href=(format!("{}/{}", sheet.path(), kind.name())) { (frame.say(&kind.title())) } }
                }
            }
        }
        (table)
    };
    let (number, names) = (id.to_string(), &view.names);
    let title =
        msg!("page-desk-game", game = number, white = names.white.clone(), black = names.black.clone());
    Ok(frame.page(&title, done.as_deref(), &content))
}
