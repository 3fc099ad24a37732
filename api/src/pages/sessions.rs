//! The account's page: where one is signed in, and signing out.

use actix_web::{HttpResponse, get, post, web};
use app::ports::SessionId;
use maud::html;
use messages::{Arg, msg};

use super::{
    done::Done,
    layout::see_other,
    visitor::{Member, no_session},
};
use crate::http::problem::{Answer, Problem};

/// Takes the cookie away.
fn leave(done: Option<Done>) -> Answer {
    let to = done.map_or_else(|| "/".to_owned(), |done| format!("/?done={done}"));
    let mut response: HttpResponse = see_other(&to);
    response.add_cookie(&no_session()).map_err(|_unwritable| Problem::of("internal"))?;
    Ok(response)
}

#[post("/sign-out")]
pub(super) async fn sign_out(member: Member) -> Answer {
    let (player, session) = (member.player.id, member.session);
    // Whoever has ended it already is signed out all the same.
    let _gone = member.ask(move |service| service.access.end_session(player, session)).await?;
    member.state.authenticator.ended(session);
    leave(None)
}

#[get("/me")]
pub(super) async fn account(member: Member) -> Answer {
    let player = member.player.id;
    let sessions = member.ask(move |service| service.access.sessions(player)).await?;
    let frame = &member.frame;
    let content = html! {
        p { bdi { (member.player.name) } @if let Some(email) = &member.player.email { ", " bdi { (email) } } }
        h2 { (frame.say(&msg!("page-sessions"))) }
        p { (frame.say(&msg!("page-sessions-about"))) }
        ul.rows {
            @for session in sessions {
                @let unnamed = frame.say(&msg!("page-session-unnamed"));
                @let device = if session.device.is_empty() { unnamed } else { session.device };
                li {
                    p {
                        (frame.say(&msg!("page-session", device = device, at = Arg::at(session.created_at))))
                        @if session.id == member.session { " " strong { (frame.say(&msg!("page-session-here"))) } }
                    }
                    form method="post" action=(format!("/me/sessions/{}/end", session.id.0)) {
                        button { (frame.say(&msg!("page-session-end"))) }
                    }
                }
            }
        }
        form method="post" action="/me/sessions/end" {
            p { button { (frame.say(&msg!("page-sessions-end"))) } }
        }
    };
    Ok(frame.page(&msg!("page-account"), None, &content))
}

#[post("/me/sessions/{id}/end")]
pub(super) async fn end_session(member: Member, id: web::Path<i64>) -> Answer {
    let (player, session) = (member.player.id, SessionId(*id));
    let ended = member.ask(move |service| service.access.end_session(player, session)).await?;
    ended.map_err(|refusal| Problem::from(&refusal))?;
    member.state.authenticator.ended(session);
    if session == member.session { leave(None) } else { Ok(see_other("/me")) }
}

#[post("/me/sessions/end")]
pub(super) async fn end_sessions(member: Member) -> Answer {
    let player = member.player.id;
    member.ask(move |service| service.access.end_sessions(player, Some(player))).await?;
    member.state.authenticator.all_ended(player);
    leave(Some(Done::SessionsEnded))
}
