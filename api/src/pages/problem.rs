//! Problems as pages, where a browser asked for a page.

use actix_web::{
    Error, HttpMessage as _,
    body::{BoxBody, MessageBody},
    dev::{ServiceRequest, ServiceResponse},
    http::{Method, StatusCode, header},
    middleware::Next,
    web::Data,
};
use maud::{Markup, html};
use messages::{Message, msg};

use super::{
    layout::{onward, see_other},
    score::spoken,
    typed::Typed,
    visitor::Frame,
};
use crate::{
    http::{language, problem::Problem},
    state::HttpState,
};

/// Answers a problem with a page of the same code and status. A visitor without a session signs in first, and comes back.
pub(crate) async fn as_page<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    let wanted = wants_page(&request);
    let response = next.call(request).await?.map_into_boxed_body();
    let problem = response.response().extensions().get::<Problem>().cloned();
    let Some(problem) = problem.filter(|_| wanted) else { return Ok(response) };
    let request = response.request();
    if response.status() == StatusCode::UNAUTHORIZED && request.method() == Method::GET {
        let next = request.uri().path_and_query().map(|next| next.as_str());
        let to = onward("/sign-in", next.filter(|next| is_page(next)));
        return Ok(response.into_response(see_other(&to)));
    }
    // The address of a form, opened again.
    if response.status() == StatusCode::METHOD_NOT_ALLOWED
        && request.method() == Method::GET
        && let Some(home) = home(request.path()).filter(|home| home != request.path())
    {
        return Ok(response.into_response(see_other(&home)));
    }
    let known = request.extensions().get::<Frame>().cloned();
    let mut frame = match known {
        Some(frame) => frame,
        // For a client that asks too often nobody is looked up but the payer.
        None if response.status() == StatusCode::TOO_MANY_REQUESTS => Frame::of_stranger(language::voice()),
        None => Frame::of(request).await,
    };
    // A member may see more there.
    let is_hidden = response.status() == StatusCode::NOT_FOUND && request.match_pattern().is_some();
    let comes_back = is_hidden && frame.name.is_none() && is_page(request.path());
    frame.next = comes_back.then(|| request.path().to_owned());
    let typed = request.extensions().get::<Typed>().cloned();
    let state = request.app_data::<Data<HttpState>>().map(|state| &***state);
    let typed = typed.unwrap_or_default().shown(state, request.path(), response.status()).await;
    let content = html! { (frame.problem_at(&problem, request.path())) (frame.typed(&typed)) };
    let mut page = frame.page_with(response.status(), &msg!("page-problem"), None, &content);
    for name in [header::RETRY_AFTER, header::ALLOW] {
        if let Some(value) = response.headers().get(&name) {
            page.headers_mut().insert(name, value.clone());
        }
    }
    Ok(response.into_response(page))
}

fn wants_page(request: &ServiceRequest) -> bool {
    let accepted = request.headers().get(header::ACCEPT).and_then(|value| value.to_str().ok());
    !request.path().starts_with("/v1") && accepted.is_some_and(|accepted| accepted.contains("text/html"))
}

/// Bytes of the longest path of a page: each letter of a name takes up to twelve.
const MAX_PATH: usize = 600;

/// Returns the page with the form that is sent to this path.
fn home(path: &str) -> Option<String> {
    let parts: Vec<&str> = path.split('/').skip(1).collect();
    let kept = match parts.as_slice() {
        ["g", _, "notes" | "plan" | "analysis", _, ..] | ["desk", "g", _, ..] => 3,
        ["admin", "players" | "mail", id, ..] if id.bytes().all(|byte| byte.is_ascii_digit()) => 3,
        ["g", _, ..] | ["admin", "players" | "mail", ..] => 2,
        ["me" | "admin" | "seeks" | "new" | "leave", ..] => 1,
        _ => return None,
    };
    let home = format!("/{}", parts.get(..kept)?.join("/"));
    is_page(&home).then_some(home)
}

/// Tells whether this is the address of a page, and of nothing elsewhere, such as `//example.org`. A name in it is encoded.
pub(super) fn is_page(path: &str) -> bool {
    let lower = path.to_ascii_lowercase();
    path.starts_with('/')
        && ["//", "%2f", "%5c"].iter().all(|elsewhere| !lower.contains(elsewhere))
        && path.len() <= MAX_PATH
        && path.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"/-._%'?=&".contains(&byte))
}

impl Frame {
    /// The problem, and its effect on the game.
    pub(super) fn problem(&self, problem: &Problem) -> Markup {
        self.problem_at(problem, "")
    }

    /// [`Frame::problem`] with a way back after signing in, for a form of a game or of the account.
    fn problem_at(&self, problem: &Problem, path: &str) -> Markup {
        let sign_in = onward("/sign-in", home(path).as_deref());
        let code = problem.code();
        html! {
            div role="alert" {
                p.refused { (spoken(&self.say(&problem.detail().0))) }
                @if let Some(game) = problem.game() { p { (self.say(&for_people(game.0))) } }
            }
            @if code == "unauthenticated" { p { a href=(sign_in) { (self.say(&msg!("page-sign-in"))) } } }
            p.small { a href=(format!("/problems/{code}")) {
                (self.say(&problem_code(problem))) } }
        }
    }
}

fn problem_code(problem: &Problem) -> Message {
    msg!("page-problem-code", status = i64::from(problem.status()), code = problem.code())
}

/// The effect on the game, without the names of fields: the page shows their values.
fn for_people(game: Message) -> Message {
    match &*game.id {
        "game-claim-move" => msg!("page-claim-move"),
        "game-claim" => msg!("page-claim-no-move"),
        "refusal-claim_not_correct.game" => msg!("page-claim-recorded"),
        _ => game,
    }
}
