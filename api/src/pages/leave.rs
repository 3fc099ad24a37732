//! Leave in all games of a player, by the rules of each.

use actix_web::{HttpResponse, get, http::StatusCode, post, web};
use app::{
    Channel,
    ports::{BulkAct, BulkCommand},
};
use domain::{Actor, GameId, Refusal, clock::Date};
use maud::{Markup, html};
use messages::{Sentence as _, msg};
use serde::Deserialize;

use super::visitor::{Frame, Member, form_key};
use crate::http::problem::{Answer, Problem};

/// A form that books or cancels leave, in one game or in all.
#[derive(Deserialize)]
pub(super) struct LeaveForm {
    pub(super) key: String,
    pub(super) first: String,
    /// Without it the leave that begins on the first day is taken back.
    pub(super) last: Option<String>,
}

impl LeaveForm {
    /// Reads both days.
    pub(super) fn days(&self) -> Result<(Date, Option<Date>), Problem> {
        let last = self.last.as_deref().map(str::parse).transpose();
        let days = self.first.parse().ok().zip(last.ok());
        days.ok_or_else(|| Problem::because("bad_request", msg!("page-leave-unreadable")))
    }
}

/// The field of a day. A browser shows nothing there that is no day.
pub(super) fn day_field(name: &str, written: &str) -> Markup {
    let day: Option<Date> = written.parse().ok();
    html! { input type="date" name=(name) required value=[day] dir="ltr"; }
}

impl Frame {
    /// The first day of a leave.
    pub(super) fn first_day(&self, written: &str) -> Markup {
        self.labelled(&msg!("page-leave-first"), &day_field("first", written))
    }

    /// The days of a leave to book, and the button.
    pub(super) fn booking(&self, (first, last): (&str, &str)) -> Markup {
        html! {
            (self.key_field("leave"))
            (self.first_day(first))
            (self.labelled(&msg!("page-leave-last"), &day_field("last", last)))
            p { button { (self.say(&msg!("page-leave-book"))) } }
        }
    }
}

/// The outcome in each game under way.
type InGames = Vec<(GameId, Option<Refusal>)>;

#[get("/leave")]
pub(super) async fn show_leave(member: Member) -> HttpResponse {
    page(&member, StatusCode::OK, None, None, None)
}

#[post("/leave")]
pub(super) async fn change_leave(member: Member, form: web::Form<LeaveForm>) -> Answer {
    let form = form.into_inner();
    let act = match form.days() {
        Ok((first, None)) => BulkAct::CancelLeave { first },
        Ok((first, Some(last))) => BulkAct::BookLeave { first, last },
        Err(unreadable) => {
            return Ok(page(&member, StatusCode::UNPROCESSABLE_ENTITY, Some(&form), Some(&unreadable), None));
        }
    };
    let player = member.player.id;
    let bulk_command = BulkCommand {
        key: format!("http.{}.{}", player.0, form_key(&form.key)?.text()),
        player,
        event: None,
        actor: Actor::Player(player),
        act,
        channel: Channel::Http,
        received_at: member.state.service.time.now(),
    };
    let mut done = member.ask(move |service| service.bulk.run(&bulk_command)).await??;
    done.sort_by_key(|(game, _)| *game);
    Ok(page(&member, StatusCode::OK, None, None, Some(&done)))
}

fn page(
    member: &Member,
    status: StatusCode,
    written: Option<&LeaveForm>,
    problem: Option<&Problem>,
    done: Option<&InGames>,
) -> HttpResponse {
    let frame = &member.frame;
    let booked = written.and_then(|form| Some((&*form.first, form.last.as_deref()?)));
    let cancel = msg!("page-leave-all-cancel");
    let content = html! {
        @if let Some(problem) = problem { (frame.problem(problem)) }
        @if let Some(done) = done { (outcomes(member, done)) }
        p { (frame.say(&msg!("page-leave-all-about"))) }
        form method="post" action="/leave" { (frame.booking(booked.unwrap_or_default())) }
        h2 { (frame.say(&cancel)) }
        form method="post" action="/leave" {
            (frame.key_field("leave-cancel"))
            (frame.first_day(""))
            p { button { (frame.say(&cancel)) } }
        }
    };
    frame.page_with(status, &msg!("page-leave-all"), None, &content)
}

/// The outcome in each game, in the words that the page of the game would have.
fn outcomes(member: &Member, done: &InGames) -> Markup {
    let frame = &member.frame;
    html! {
        div role="status" {
            @if done.is_empty() { p { (frame.say(&msg!("page-games-none"))) } }
            ul {
                @for (game, refusal) in done {
                    li {
                        a href=(format!("/g/{}", game.0)) { (game.to_string()) } ": "
                        @match refusal {
                            None => (frame.say(&msg!("done-recorded"))),
                            Some(refusal) => (frame.say(&refusal.message())),
                        }
                    }
                }
            }
        }
    }
}
