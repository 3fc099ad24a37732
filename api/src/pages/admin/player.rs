//! An account: its role, its mail, its sessions and its trail.

use std::collections::HashMap;

use actix_web::{get, http::StatusCode, web};
use app::{
    MailStanding,
    people::{Missing, PeopleRefusal},
    ports::{AccountEvent, Player, Role, Session},
};
use domain::PlayerId;
use maud::{Markup, html};
use messages::{Arg, Message, Sentence as _, bounce_reason, msg};
use strum::VariantArray as _;

use super::{
    act::{Kind, Refused, Subject},
    administrator::Administrator,
};
use crate::{
    http::problem::{Answer, Problem},
    pages::{
        done::{After, Done},
        visitor::Frame,
    },
};

/// Entries of the trail that are shown, the newest.
const TRAIL: usize = 100;

/// An account and what is known of it.
struct Sheet<'a> {
    frame: &'a Frame,
    player: Player,
    standing: Option<MailStanding>,
    sessions: Vec<Session>,
    trail: Vec<AccountEvent>,
    names: HashMap<PlayerId, String>,
    refused: Option<Refused>,
}

#[get(r"/admin/players/{id:\d+}")]
pub(super) async fn show_player(
    administrator: Administrator,
    id: web::Path<i64>,
    after: web::Query<After>,
) -> Answer {
    administrator.player_page(PlayerId(*id), None, after.done).await
}

impl Administrator {
    /// The page of an account, after a form that did nothing or something.
    pub(super) async fn player_page(
        &self,
        id: PlayerId,
        refused: Option<Refused>,
        done: Option<Done>,
    ) -> Answer {
        let found = self.0.ask(move |service| {
            let Some(player) = service.accounts.player(id)? else { return Ok(None) };
            let mut trail = service.accounts.trail(id)?;
            trail.reverse();
            trail.truncate(TRAIL);
            let names = service.accounts.player_names(trail.iter().filter_map(|event| event.by))?;
            let (standing, sessions) = (service.mail_out.mail_standing(id)?, service.access.sessions(id)?);
            Ok(Some((player, standing, sessions, trail, names)))
        });
        let missing = || Problem::from(&PeopleRefusal::NotFound { what: Missing::Player });
        let (player, standing, sessions, trail, names) = found.await?.ok_or_else(missing)?;
        let frame = &self.0.frame;
        let sheet = Sheet { frame, player, standing, sessions, trail, names, refused };
        let status = if sheet.refused.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
        let done = done.map(|done| frame.say(&done.message()));
        let title = msg!("page-admin-player", name = sheet.player.name.clone());
        Ok(frame.page_with(status, &title, done.as_deref(), &sheet.content()))
    }
}

impl Sheet<'_> {
    fn say(&self, message: &Message) -> String {
        self.frame.say(message)
    }

    fn content(&self) -> Markup {
        let player = &self.player;
        let is_there = player.email.is_some();
        html! {
            p { a href="/admin/players" { (self.say(&msg!("page-admin-players"))) } }
            @if let Some(refused) = &self.refused { (refused.shown(self.frame)) }
            p {
                (self.say(&player.role.message())) ", "
                (self.say(&msg!("page-admin-since", at = Arg::at(player.created_at))))
            }
            @if is_there {
                h2 { (self.say(&Kind::Role.title())) }
                (self.act_form(Kind::Role, &self.role_field()))
                h2 { (self.say(&msg!("page-mails"))) }
                (self.mail())
                h2 { (self.say(&msg!("page-admin-sessions"))) }
                (self.sessions())
            } @else {
                p { (self.say(&msg!("page-admin-deleted"))) }
            }
            h2 { (self.say(&msg!("page-admin-trail"))) }
            (self.trail())
        }
    }

    fn act_form(&self, kind: Kind, fields: &Markup) -> Markup {
        let refused = self.refused.as_ref();
        Subject::Player(self.player.id).form(self.frame, kind, refused, fields)
    }

    fn role_field(&self) -> Markup {
        let sent = self.refused.as_ref().and_then(Refused::role);
        let chosen = sent.unwrap_or(self.player.role);
        self.frame.labelled(
            &msg!("page-admin-role"),
            &html! {
                select name="role" {
                    @for role in Role::VARIANTS {
                        option value=(role.name()) selected[*role == chosen] { (self.say(&role.message())) }
                    }
                }
            },
        )
    }

    fn mail(&self) -> Markup {
        let Some(standing) = &self.standing else {
            return html! { p { (self.say(&msg!("page-admin-mail-arrives"))) } };
        };
        html! {
            p.refused { (self.say(&bounced(standing))) }
            (self.act_form(Kind::RestoreMail, &html! {}))
        }
    }

    fn sessions(&self) -> Markup {
        html! {
            @if self.sessions.is_empty() {
                p { (self.say(&msg!("page-admin-no-sessions"))) }
            } @else {
                ul { @for session in &self.sessions {
                    li { (self.say(&msg!("page-admin-since", at = Arg::at(session.created_at)))) }
                } }
            }
            // The marks of browsers end with it, too.
            (self.act_form(Kind::EndSessions, &html! {}))
        }
    }

    fn name(&self, id: PlayerId) -> &str {
        self.names.get(&id).map_or("", String::as_str)
    }

    fn trail(&self) -> Markup {
        html! {
            p { (self.say(&msg!("page-admin-trail-about"))) }
            ul.rows { @for event in &self.trail {
                li { (self.frame.account_event(event, event.by.map(|by| self.name(by)))) }
            } }
        }
    }
}

/// Mail to a player that came back.
pub(super) fn bounced(standing: &MailStanding) -> Message {
    let (n, since, reason) = (standing.bounces, Arg::at(standing.since), bounce_reason(&standing.reason));
    if standing.stopped {
        msg!("page-admin-stopped", n = n, since = since, reason = reason)
    } else {
        msg!("page-admin-returned", n = n, since = since, reason = reason)
    }
}
