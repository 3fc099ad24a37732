//! Offers of games, and answers to them.

use actix_web::{get, http::StatusCode, post, web};
use app::{
    ChallengeView, Channel, LobbyCommand, LobbyReceipt, LobbyRequest, MAX_PAGE,
    ports::{ChallengeFilter, ChallengeId},
};
use domain::{Actor, Color, Refusal};
use maud::{Markup, html};
use messages::{Message, Sentence as _, msg};
use serde::Deserialize;

use super::{
    done::{After, Done},
    layout::see_other,
    visitor::{Member, form_key, signed_out},
};
use crate::http::{
    blocking,
    problem::{Answer, Problem},
};

#[derive(Deserialize)]
pub(super) struct Reply {
    key: String,
    answer: ReplyKind,
}

#[derive(Copy, Clone, Deserialize)]
#[serde(rename_all = "snake_case")]
enum ReplyKind {
    Accept,
    Decline,
    Withdraw,
}

/// Submits a lobby request.
pub(super) async fn arrange(
    member: &Member,
    key: &str,
    command: LobbyCommand,
) -> Result<LobbyReceipt, Problem> {
    let (service, session) = (member.state.service.clone(), member.session);
    let request = LobbyRequest {
        actor: Actor::Player(member.player.id),
        command,
        received_at: service.time.now(),
        channel: Channel::Http,
        key: form_key(key)?,
    };
    let arranged = blocking(move || service.lobby.arrange_in(request, Some(session))).await?;
    arranged.ok_or_else(|| {
        member.state.authenticator.ended(session);
        signed_out()
    })
}

#[derive(Deserialize)]
pub(super) struct Older {
    /// Seeks with lower numbers follow.
    before: Option<i64>,
}

/// Challenges and seeks, the newest first.
#[get("/seeks")]
pub(super) async fn list_offers(
    member: Member,
    after: web::Query<After>,
    older: web::Query<Older>,
) -> Answer {
    lobby_page(&member, None, after.done, older.before.map(ChallengeId)).await
}

async fn lobby_page(
    member: &Member,
    refusal: Option<&Refusal>,
    done: Option<Done>,
    before: Option<ChallengeId>,
) -> Answer {
    let player = member.player.id;
    let [received, sent, seeks] = member
        .ask(move |service| {
            let some = |filter, before| service.lobby.challenges(filter, before, MAX_PAGE);
            Ok([
                some(ChallengeFilter::To(player), None)?,
                some(ChallengeFilter::By(player), None)?,
                some(ChallengeFilter::Seeks, before)?,
            ])
        })
        .await?;
    let rest = seeks
        .last()
        .filter(|_| seeks.len() == MAX_PAGE as usize)
        .map(|last| format!("/seeks?before={}", last.challenge.id.0));
    let seeks: Vec<_> = seeks.into_iter().filter(|view| view.challenge.by != player).collect();
    let frame = &member.frame;
    let play = ("accept", msg!("page-accept-game"));
    let withdraw = ("withdraw", msg!("page-withdraw"));
    let content = html! {
        (frame.refused(refusal.map(|refusal| refusal.message()).as_ref()))
        (challenges(member, &received))
        (offers(member, &msg!("page-seeks-open"), &seeks, &[play]))
        (frame.more(rest.as_deref()))
        (offers(member, &msg!("page-challenges-sent"), &sent, &[withdraw]))
        p { a href="/new" { (frame.say(&msg!("page-new"))) } }
    };
    let status = if refusal.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let done = done.map(|done| frame.say(&done.message()));
    Ok(frame.page_with(status, &msg!("page-seeks"), done.as_deref(), &content))
}

/// Challenges to the visitor, each with its answers.
pub(super) fn challenges(member: &Member, received: &[ChallengeView]) -> Markup {
    let answers = [("accept", msg!("page-accept-game")), ("decline", msg!("page-decline"))];
    offers(member, &msg!("page-challenges-received"), received, &answers)
}

fn offers(member: &Member, title: &Message, found: &[ChallengeView], answers: &[(&str, Message)]) -> Markup {
    let frame = &member.frame;
    html! {
        h2 { (frame.say(title)) }
        @if found.is_empty() { p { (frame.say(&msg!("page-games-none"))) } }
        ul.rows {
            @for view in found {
                @let id = format!("offer-{}", view.challenge.id.0);
                li {
                    p #(id) { (view.challenge.id.to_string()) " " (frame.say(&described(member, view))) }
                    (frame.unusual(view))
                    @for (answer, label) in answers {
                        form.beside method="post" action=(format!("/seeks/{}", view.challenge.id.0)) {
                            (frame.key_field(&format!("{answer}{}", view.challenge.id.0)))
                            button name="answer" value=(answer) aria-describedby=(id) { (frame.say(label)) }
                        }
                    }
                }
            }
        }
    }
}

/// `Boris: 5 days for each move; Boris plays White`
pub(super) fn described(member: &Member, view: &ChallengeView) -> Message {
    let by = view.by.clone();
    let terms = &view.challenge.terms;
    let control = terms.regulations.time_control.message();
    let colour = match terms.color {
        Some(Color::White) => msg!("page-plays-white", name = by.clone()),
        Some(Color::Black) => msg!("page-plays-black", name = by.clone()),
        None => msg!("challenge-colours-drawn"),
    };
    let is_own = view.challenge.by == member.player.id;
    match &view.to {
        Some(to) if is_own => {
            msg!("page-challenge-to", name = to.clone(), control = control, colour = colour)
        }
        None if is_own => msg!("page-challenge-seek", control = control, colour = colour),
        _ => msg!("page-challenge", name = by, control = control, colour = colour),
    }
}

#[post("/seeks/{id}")]
pub(super) async fn answer_offer(member: Member, id: web::Path<i64>, form: web::Form<Reply>) -> Answer {
    let challenge = ChallengeId(*id);
    let (command, done) = match form.answer {
        ReplyKind::Accept => (LobbyCommand::Accept { challenge }, None),
        ReplyKind::Decline => (LobbyCommand::Decline { challenge }, Some(Done::ChallengeDeclined)),
        ReplyKind::Withdraw => (LobbyCommand::Withdraw { challenge }, Some(Done::Withdrawn)),
    };
    let arranged = arrange(&member, &form.key, command).await?;
    match (&arranged.refusal, arranged.game) {
        (Some(refusal), _) => lobby_page(&member, Some(refusal), None, None).await,
        (None, Some(game)) => Ok(see_other(&format!("/g/{}", game.0))),
        (None, None) => {
            let done = done.map_or_else(String::new, |done| format!("?done={done}"));
            Ok(see_other(&format!("/seeks{done}")))
        }
    }
}
