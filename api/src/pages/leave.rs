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

use super::visitor::{Member, form_key};
use crate::http::problem::{Answer, Problem};

#[derive(Deserialize)]
pub(super) struct LeaveForm {
    key: String,
    first: String,
    /// Without it the leave that begins on the first day is taken back.
    last: Option<String>,
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
    let act = match (form.first.parse::<Date>(), form.last.as_deref().map(str::parse::<Date>)) {
        (Ok(first), None) => BulkAct::CancelLeave { first },
        (Ok(first), Some(Ok(last))) => BulkAct::BookLeave { first, last },
        _ => {
            let unreadable = Problem::because("bad_request", msg!("page-leave-unreadable"));
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
    let booked = written.filter(|form| form.last.is_some());
    let first = booked.map(|form| &form.first);
    let day = |name: &str, value: Option<&String>| {
        let label = if name == "first" { msg!("page-leave-first") } else { msg!("page-leave-last") };
        frame.labelled(&label, &html! { input type="date" name=(name) required value=[value.filter(|day| day.parse::<Date>().is_ok())]
                dir="ltr";
        })
    };
    let content = html! {
        @if let Some(problem) = problem { (frame.problem(problem)) }
        @if let Some(done) = done { (outcomes(member, done)) }
        p { (frame.say(&msg!("page-leave-all-about"))) }
        form method="post" action="/leave" {
            (frame.key_field("leave"))
            (day("first", first))
            (day("last", booked.and_then(|form| form.last.as_ref())))
            p { button { (frame.say(&msg!("page-leave-book"))) } }
        }
        h2 { (frame.say(&msg!("page-leave-all-cancel"))) }
        form method="post" action="/leave#cancel" {
            (frame.key_field("leave-cancel"))
            (day("first", None))
            p { button { (frame.say(&msg!("page-leave-all-cancel"))) } }
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
