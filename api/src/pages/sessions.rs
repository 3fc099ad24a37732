//! The player's sessions, and signing out.

use actix_web::{
    http::header::{CLEAR_SITE_DATA, HeaderValue},
    post, web,
};
use app::{
    people::PeopleRefusal,
    ports::{Session, SessionId},
};
use domain::Instant;
use jiff::{Timestamp, tz::TimeZone};
use maud::{Markup, html};
use messages::{Arg, msg};

use super::{
    account::AccountPage,
    cookies,
    done::Done,
    layout::see_other,
    visitor::{SESSION, Visitor},
};
use crate::http::problem::{Answer, Problem};

/// Takes the cookie away, and lets the browser forget the pages that it keeps.
pub(super) fn leave(is_local: bool, done: Option<Done>) -> Answer {
    let to = done.map_or_else(|| "/".to_owned(), |done| format!("/?done={done}"));
    let mut response = see_other(&to);
    cookies::take(&mut response, is_local, SESSION)?;
    response.headers_mut().insert(CLEAR_SITE_DATA, HeaderValue::from_static("\"cache\""));
    Ok(response)
}

#[post("/sign-out")]
pub(super) async fn sign_out(visitor: Visitor) -> Answer {
    let is_local = visitor.is_local;
    // Pressed twice, or in a second window, the session has ended before.
    if let Ok(member) = visitor.into_member() {
        let (player, session) = (member.player.id, member.session);
        let _gone = member.ask(move |service| service.access.end_session(player, session)).await?;
        member.state.authenticator.ended(session);
    }
    leave(is_local, None)
}

#[post("/me/sessions/{id}/end")]
pub(super) async fn end_session(visitor: Visitor, id: web::Path<i64>) -> Answer {
    let member = visitor.last_press()?;
    let (player, session) = (member.player.id, SessionId(*id));
    match member.ask(move |service| service.access.end_session(player, session)).await? {
        Ok(()) => member.state.authenticator.ended(session),
        // Pressed twice, or elsewhere, it has ended before.
        Err(PeopleRefusal::NotFound { .. }) => {}
        Err(refusal) => return Err(Problem::from(&refusal)),
    }
    if session == member.session { leave(member.is_local, None) } else { Ok(see_other("/me")) }
}

#[post("/me/sessions/end")]
pub(super) async fn end_sessions(visitor: Visitor) -> Answer {
    let member = visitor.last_press()?;
    let player = member.player.id;
    member.ask(move |service| service.access.end_sessions(player, Some(player))).await?;
    member.state.authenticator.all_ended(player);
    leave(member.is_local, Some(Done::SessionsEnded))
}

impl AccountPage<'_> {
    pub(super) fn session_list(&self) -> Markup {
        html! {
            p { (self.say(&msg!("page-sessions-about"))) }
            ul.rows { @for session in &self.sessions { li { (self.session(session)) } } }
            form method="post" action="/me/sessions/end" { (self.button(&msg!("page-sessions-end"))) }
        }
    }

    /// The day of an instant for its reader.
    fn day(&self, at: Instant) -> String {
        let zone = TimeZone::get(&self.member.player.time_zone).unwrap_or(TimeZone::UTC);
        let day = Timestamp::from_millisecond(at.0).map(|at| at.to_zoned(zone).date().to_string());
        day.unwrap_or_default()
    }

    fn session(&self, session: &Session) -> Markup {
        let unnamed = self.say(&msg!("page-session-unnamed"));
        let id = format!("session-{}", session.id.0);
        let device = if session.device.is_empty() { &unnamed } else { &session.device };
        html! {
            p #(id) {
                (self.say(&msg!("page-session", device = device, at = Arg::at(session.created_at))))
                @if session.id == self.member.session { " " strong { (self.say(&msg!("page-session-here"))) } }
            }
            p.small { (self.say(&msg!("page-session-used", day = self.day(session.refreshed_at)))) }
            form method="post" action=(format!("/me/sessions/{}/end", session.id.0)) {
                button aria-describedby=(id) { (self.say(&msg!("page-session-end"))) }
            }
        }
    }
}
