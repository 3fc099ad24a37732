//! Conditional moves: saved lines beside the game, and the page that changes them. A draft is called one, and is sent by
//! its own form alone: the board that plays knows nothing of it.

use actix_web::{get, http::StatusCode, post, web};
use app::{Preconditions, Request, Submitted, Texts, Viewer};
use domain::{GameId, Refusal};
use maud::html;
use serde::Deserialize;

use super::{
    acts::{position, submit},
    assets,
    done::{After, Done},
    layout::see_other,
    plan_view::{Draft, PlanView},
    typed::unix_lines,
    visitor::Member,
};
use crate::http::problem::{Answer, Problem};
use messages::msg;

/// The lines of a form.
#[derive(Deserialize)]
pub(super) struct PlanForm {
    key: String,
    ply: u16,
    revision: u16,
    /// The saved lines that its page showed, in UCI. None where they could not be read.
    saved: Option<String>,
    #[serde(default)]
    lines: String,
}

#[derive(Deserialize)]
pub(super) struct RemovalForm {
    key: String,
    ply: u16,
    revision: u16,
    saved: Option<String>,
    /// The place of the line among those; all of them if it is not there.
    line: Option<usize>,
}

/// The lines of a text, without empty ones.
pub(super) fn rows(text: &str) -> Vec<String> {
    let rows = text.lines().map(str::trim).filter(|row| !row.is_empty());
    rows.map(str::to_owned).collect()
}

fn saved_lines(text: &str) -> Vec<Vec<String>> {
    rows(text).iter().map(|row| row.split_whitespace().map(str::to_owned).collect()).collect()
}

/// The messages of the page besides the saved lines.
#[derive(Default)]
pub(super) struct Says {
    pub(super) problems: Vec<Problem>,
    /// The numbers of lines that a problem is about.
    pub(super) about: Vec<u16>,
    pub(super) draft: Option<Draft>,
    pub(super) done: Option<Done>,
}

impl Says {
    /// The reasons why lines were not saved.
    pub(super) fn refused(problems: Vec<Problem>, refusal: Option<&Refusal>, draft: Draft) -> Self {
        let refusal = match refusal {
            Some(Refusal::OfferAndConditions { conditions, .. }) => Some(&**conditions),
            other => other,
        };
        let about = match refusal {
            Some(Refusal::BadConditions { line, other_line, .. }) => {
                other_line.iter().chain([line]).copied().collect()
            }
            _ => Vec::new(),
        };
        Self { problems, about, draft: Some(draft), done: None }
    }
}

#[get("/g/{id}/plan")]
pub(super) async fn show_plan(member: Member, id: web::Path<i64>, after: web::Query<After>) -> Answer {
    show(&member, GameId(*id), StatusCode::OK, Says { done: after.done, ..Says::default() }).await
}

/// The page as it is after a form.
pub(super) async fn show(member: &Member, id: GameId, status: StatusCode, says: Says) -> Answer {
    let (frame, reader) = (member.frame.clone(), member.player.clone());
    let done = says.done.map(|done| frame.say(&done.message()));
    let written = member.ask(move |service| {
        let Some(whole) = service.games.whole(id, Viewer::from(reader.id), &Texts::None)? else {
            return Ok(Err(Refusal::UnknownGame));
        };
        let Some(me) = whole.view.row.state.color_of(reader.id) else { return Ok(Err(Refusal::NotAPlayer)) };
        Ok(Ok(PlanView::new(&frame, &whole, &reader, me, &says).content()))
    });
    let content = html! { (written.await??) (assets::TEXTS.load()) };
    let title = msg!("page-plan-of", game = id.to_string());
    Ok(member.frame.page_with(status, &title, done.as_deref(), &content))
}

/// Shows what a draft means, and saves nothing.
#[post("/g/{id}/plan/draft")]
pub(super) async fn draft_plan(member: Member, id: web::Path<i64>, form: web::Form<PlanForm>) -> Answer {
    let draft = draft(&form);
    let says = Says { draft: Some(Draft { is_read: true, ..draft }), ..Says::default() };
    show(&member, GameId(*id), StatusCode::OK, says).await
}

fn draft(form: &PlanForm) -> Draft {
    let mut text = form.lines.clone();
    unix_lines(&mut text);
    let before = form.saved.as_deref().map_or(0, |saved| rows(saved).len());
    Draft { text, ply: form.ply, revision: form.revision, before, is_read: false }
}

#[post("/g/{id}/plan/save")]
pub(super) async fn save_plan(member: Member, id: web::Path<i64>, form: web::Form<PlanForm>) -> Answer {
    let (id, draft) = (GameId(*id), draft(&form));
    let new = rows(&draft.text);
    if new.is_empty() {
        let empty = Problem::because("bad_conditions", msg!("page-plan-empty"));
        return show(&member, id, StatusCode::UNPROCESSABLE_ENTITY, Says::refused(vec![empty], None, draft))
            .await;
    }
    let saved = form.saved.as_deref().map(saved_lines);
    let kept = saved.iter().flatten().map(|line| line.join(" "));
    let lines = kept.chain(new).collect();
    give(member, id, Given { key: form.into_inner().key, saved, lines, draft, done: Done::PlanSaved }).await
}

#[post("/g/{id}/plan/remove")]
pub(super) async fn remove_plan(member: Member, id: web::Path<i64>, form: web::Form<RemovalForm>) -> Answer {
    let RemovalForm { key, ply, revision, saved, line } = form.into_inner();
    let saved = saved.as_deref().map(saved_lines);
    let others =
        saved.iter().flatten().enumerate().filter(|(index, _)| line.is_some_and(|line| line != *index));
    let lines = others.map(|(_, line)| line.join(" ")).collect();
    let draft = Draft { ply, revision, ..Draft::default() };
    give(member, GameId(*id), Given { key, saved, lines, draft, done: Done::PlanRemoved }).await
}

/// All the lines that are to be saved.
struct Given {
    key: String,
    saved: Option<Vec<Vec<String>>>,
    lines: Vec<String>,
    draft: Draft,
    done: Done,
}

async fn give(member: Member, id: GameId, given: Given) -> Answer {
    let Given { key, saved, lines, draft, done } = given;
    let seen = position(draft.ply, draft.revision);
    let conditions = Preconditions { stored_lines: saved, ..Preconditions::default() };
    let submitted = submit(&member, id, &key, Request::conditional(lines), seen, conditions).await?;
    let (problem, refusal) = match submitted {
        Submitted::Judged(receipt) => match receipt.refusal {
            None => return Ok(see_other(&format!("/g/{}/plan?done={done}", id.0))),
            Some(refusal) => (Problem::from(refusal.clone()), Some(refusal)),
        },
        Submitted::OtherVersion => (Problem::because("precondition_failed", msg!("page-plan-changed")), None),
        Submitted::SessionEnded => return Err(member.session_ended()),
    };
    let says = Says::refused(vec![problem], refusal.as_ref(), draft);
    show(&member, id, StatusCode::UNPROCESSABLE_ENTITY, says).await
}
