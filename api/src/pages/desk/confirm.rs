//! Does an act that was shown.

use actix_web::{post, web};
use domain::GameId;
use messages::msg;

use super::{
    fields::{Filled, Sent},
    kind::Kind,
    preview::unreadable,
    visitor::{Director, Outcome},
};
use crate::{
    http::problem::{Answer, Problem},
    pages::{done::Done, layout::see_other},
};

/// Leads to the game after an act.
pub(super) fn done(id: GameId) -> Answer {
    Ok(see_other(&format!("/desk/g/{}?done={}", id.0, Done::Directed)))
}

#[post("/desk/g/{id}/{act}/confirm")]
pub(super) async fn confirm(
    director: Director,
    path: web::Path<(i64, Kind)>,
    sent: web::Form<Sent>,
) -> Answer {
    let (id, kind) = *path;
    let id = GameId(id);
    let mut sent = sent.into_inner();
    let missing = || Problem::because("bad_request", msg!("page-form-field"));
    let key = sent.remove("key").ok_or_else(missing)?;
    let version = sent.remove("version").and_then(|version| version.parse().ok()).ok_or_else(missing)?;
    let filled = Filled::new(sent, &director.0.player.time_zone);
    let request = match kind.request(&filled) {
        Ok(request) => request,
        Err(field) => return director.form(id, kind, filled, Some(unreadable(field))).await,
    };
    match director.submit(id, request, &key, version).await? {
        Outcome::Done => done(id),
        Outcome::Stale => director.preview(id, kind, filled, Some(msg!("page-desk-stale"))).await,
        Outcome::Refused(problem) => director.form(id, kind, filled, Some(problem)).await,
    }
}
