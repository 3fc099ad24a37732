//! Signing up and in by a mailed code. Opening a page asks for nothing: a program that scans the links of a mail does no
//! harm.

use actix_web::{HttpRequest, HttpResponse, get, http::StatusCode, post, web};
use app::{
    Service,
    people::{Asker, BrowserSignIn, CodeRequest, NewSignUp, PeopleRefusal},
};
use domain::{Span, notation::Notation};
use maud::{Markup, html};
use messages::{Message, Sentence as _, msg};
use serde::Deserialize;

use super::{
    assets, cookies,
    layout::{self, see_other},
    origin,
    problem::is_page,
    visitor::{Frame, SESSION, Visitor, form_key},
};
use crate::{
    http::{
        blocking,
        problem::{Answer, Problem},
    },
    v1::{asker, device, network},
};

/// The cookie with what must be shown together with the code (ASVS 6.6.2).
const REQUEST: &str = "postzug-request";

/// The cookie that marks a browser which signed in to an account. It stays when the session ends, so that nobody else uses
/// up the codes of this browser.
pub(super) const MARK: &str = "postzug-mark";

/// Browsers keep no cookie for longer than 400 days.
const MARK_LIFE: Span = Span::days(400);

pub(super) const REFUSED: StatusCode = StatusCode::UNPROCESSABLE_ENTITY;

/// The page after signing in.
#[derive(Default, Deserialize)]
pub(super) struct Onward {
    #[serde(default)]
    next: String,
}

impl Onward {
    /// The page to go to; none for an address that is none of a page.
    fn page(&self) -> Option<&str> {
        Some(self.next.as_str()).filter(|next| is_page(next))
    }

    /// The frame of a page on the way there.
    fn frame(&self, visitor: &Visitor) -> Frame {
        Frame { next: self.page().map(ToOwned::to_owned), ..visitor.frame.clone() }
    }

    /// A page on the way there.
    fn to(&self, path: &str) -> String {
        layout::onward(path, self.page())
    }
}

#[derive(Deserialize)]
pub(super) struct Address {
    key: String,
    email: String,
    #[serde(flatten)]
    onward: Onward,
}

#[derive(Deserialize)]
pub(super) struct NewAccount {
    key: String,
    email: String,
    name: String,
    time_zone: String,
    #[serde(flatten)]
    onward: Onward,
}

#[derive(Deserialize)]
pub(super) struct Code {
    key: String,
    code: String,
    name: Option<String>,
    #[serde(flatten)]
    onward: Onward,
}

impl Visitor {
    /// Warns where the browser would forget that it signed in.
    pub(super) fn unkept(&self) -> Markup {
        let kept = origin::keeps_cookies(self.state.service.public_url());
        html! { @if !kept { p.refused { (self.frame.say(&msg!("page-clear"))) } } }
    }

    fn sign_in_page(
        &self,
        status: StatusCode,
        refusal: Option<&Message>,
        email: &str,
        onward: &Onward,
    ) -> HttpResponse {
        let frame = onward.frame(self);
        let content = html! {
            (self.unkept()) (frame.refused(refusal))
            form method="post" action="/sign-in" {
                (frame.key_field("sign-in")) (onward_field(onward)) (frame.email_field(email))
                p { button { (frame.say(&msg!("page-send-code"))) } }
            }
            p { (frame.say(&msg!("page-sign-in-about"))) }
            p { (frame.say(&msg!("page-sign-in-new"))) " "
                a href=(onward.to("/sign-up")) { (frame.say(&msg!("page-sign-up"))) } }
        };
        frame.page_with(status, &msg!("page-sign-in"), None, &content)
    }

    fn sign_up_page(&self, refusal: Option<&Message>, filled: [&str; 3], onward: &Onward) -> HttpResponse {
        let (frame, [email, name, zone]) = (onward.frame(self), filled);
        let content = html! {
            (self.unkept()) (frame.refused(refusal))
            form method="post" action="/sign-up" {
                (frame.key_field("sign-up")) (onward_field(onward)) (frame.email_field(email))
                (frame.name_field(name))
                (frame.zone_field(&msg!("page-time-zone-new"), zone, false))
                p { button { (frame.say(&msg!("page-send-code"))) } }
            }
            (assets::ZONE.load())
            p { (frame.say(&msg!("page-sign-up-about"))) }
            p { (frame.say(&msg!("page-sign-up-known"))) " "
                a href=(onward.to("/sign-in")) { (frame.say(&msg!("page-sign-in"))) } }
        };
        frame.page_with(status(refusal), &msg!("page-sign-up"), None, &content)
    }

    /// `name`: the one that was asked for is taken, and another can be given.
    fn code_page(&self, refusal: Option<&Message>, name: Option<&str>, onward: &Onward) -> HttpResponse {
        let frame = onward.frame(self);
        let content = html! {
            (self.unkept()) (frame.refused(refusal))
            @if refusal.is_none() { p { (frame.say(&msg!("page-code-about"))) } }
            (self.trial_mail())
            form method="post" action="/sign-in/code" {
                (frame.key_field("code")) (onward_field(onward))
                @if let Some(name) = name { (frame.name_field(name)) }
                (frame.code_field())
                p { button { (frame.say(&msg!("page-sign-in"))) } }
            }
            p { a href=(onward.to("/sign-in")) { (frame.say(&msg!("page-code-again"))) } }
        };
        frame.page_with(status(refusal), &msg!("page-sign-in"), None, &content)
    }
}

fn status(refusal: Option<&Message>) -> StatusCode {
    if refusal.is_some() { REFUSED } else { StatusCode::OK }
}

fn onward_field(onward: &Onward) -> Markup {
    html! { @if let Some(next) = onward.page() { input type="hidden" name="next" value=(next); } }
}

impl Frame {
    fn email_field(&self, value: &str) -> Markup {
        self.labelled(&msg!("page-email"), &html! {
            input type="email" name="email" required value=(value) autocomplete="email" maxlength="254" dir="ltr"
                autofocus;
        })
    }

    /// The field for a code from a mail.
    pub(super) fn code_field(&self) -> Markup {
        self.labelled(
            &msg!("page-code"),
            &html! {
                input name="code" required inputmode="numeric" autocomplete="one-time-code" maxlength="20"
                    spellcheck="false" dir="ltr" autofocus;
            },
        )
    }

    fn name_field(&self, value: &str) -> Markup {
        self.labelled(&msg!("page-name"), &html! {
            input name="name" required value=(value) autocomplete="nickname" minlength="2" maxlength="40" dir="auto";
        })
    }
}

#[get("/sign-in")]
pub(super) async fn ask_to_sign_in(visitor: Visitor, onward: web::Query<Onward>) -> Answer {
    Ok(visitor.sign_in_page(StatusCode::OK, None, "", &onward))
}

#[get("/sign-up")]
pub(super) async fn ask_to_sign_up(visitor: Visitor, onward: web::Query<Onward>) -> Answer {
    Ok(visitor.sign_up_page(None, ["", "", ""], &onward))
}

/// The service for a form that may come twice: the same one gets the same answer, and one mail is sent.
fn once(visitor: &Visitor, request: &HttpRequest, key: &str, scope: [&str; 2]) -> Result<Service, Problem> {
    let network = network(request);
    let [act, about] = scope;
    Ok(visitor.state.service.repeatable(&form_key(key)?, &[act, &network, about]))
}

/// The asker of a code, with the mark of the browser.
fn marked(visitor: &Visitor, request: &HttpRequest) -> Asker {
    let mark = cookies::shown(request, visitor.state.service.public_url(), MARK);
    Asker { mark, ..asker(request) }
}

/// Keeps in the browser what it shows with the code.
fn code_sent(visitor: &Visitor, sent: &CodeRequest, onward: &Onward) -> Answer {
    let life = sent.expires_at - visitor.state.service.time.now();
    let mut response = see_other(&onward.to("/sign-in/code"));
    cookies::give(&mut response, visitor.is_local, REQUEST, &sent.request_id.0, life)?;
    Ok(response)
}

#[post("/sign-in")]
pub(super) async fn send_sign_in_code(
    visitor: Visitor,
    request: HttpRequest,
    form: web::Form<Address>,
) -> Answer {
    let Address { key, email, onward } = form.into_inner();
    let service = once(&visitor, &request, &key, ["page-sign-in", &email])?;
    let (address, asked_by) = (email.clone(), marked(&visitor, &request));
    match blocking(move || service.access.request_sign_in(&address, asked_by)).await? {
        Ok(sent) => code_sent(&visitor, &sent, &onward),
        Err(refusal) => Ok(visitor.sign_in_page(REFUSED, Some(&refusal.message()), &email, &onward)),
    }
}

#[post("/sign-up")]
pub(super) async fn send_sign_up_code(
    visitor: Visitor,
    request: HttpRequest,
    form: web::Form<NewAccount>,
) -> Answer {
    let NewAccount { key, email, name, time_zone, onward } = form.into_inner();
    let service = once(&visitor, &request, &key, ["page-sign-up", &email])?;
    let new = NewSignUp {
        email: email.clone(),
        name: name.clone(),
        time_zone: Some(time_zone.trim().to_owned()).filter(|zone| !zone.is_empty()),
        letters: None,
        // What is read on a board beside it.
        notation: Some(Notation::San),
        language: Some(visitor.frame.voice.language().tag.to_owned()),
        asked_by: marked(&visitor, &request),
    };
    match blocking(move || service.access.request_sign_up(&new)).await? {
        Ok(sent) => code_sent(&visitor, &sent, &onward),
        Err(refusal) => {
            Ok(visitor.sign_up_page(Some(&refusal.message()), [&email, &name, &time_zone], &onward))
        }
    }
}

#[get("/sign-in/code")]
pub(super) async fn ask_for_code(
    visitor: Visitor,
    request: HttpRequest,
    onward: web::Query<Onward>,
) -> Answer {
    if cookies::shown(&request, visitor.state.service.public_url(), REQUEST).is_none() {
        return Ok(visitor.sign_in_page(StatusCode::OK, Some(&msg!("page-code-elsewhere")), "", &onward));
    }
    Ok(visitor.code_page(None, None, &onward))
}

/// Begins a session with a secret of its own, whatever cookie the browser had.
#[post("/sign-in/code")]
pub(super) async fn confirm(visitor: Visitor, request: HttpRequest, form: web::Form<Code>) -> Answer {
    let Code { key, code, name, onward } = form.into_inner();
    let Some(asked) = cookies::shown(&request, visitor.state.service.public_url(), REQUEST) else {
        return Ok(visitor.sign_in_page(REFUSED, Some(&msg!("page-code-elsewhere")), "", &onward));
    };
    let asked_by = device(&request);
    let service = visitor.state.service.repeatable(&form_key(&key)?, &["page-code", &asked.0, &code]);
    let other = name.clone();
    let answer = blocking(move || {
        service.access.confirm_code_in_browser(&asked.0, &code, other.as_deref(), &asked_by)
    })
    .await?;
    let begun = match answer {
        Ok(begun) => begun,
        Err(refusal) => {
            let taken = matches!(refusal, PeopleRefusal::NameTaken);
            let name = name.as_deref().or(taken.then_some(""));
            return Ok(visitor.code_page(Some(&refusal.message()), name, &onward));
        }
    };
    signed_in(&visitor, &begun, onward.page().unwrap_or("/games"))
}

/// Gives the browser its session, and leads on.
pub(super) fn signed_in(visitor: &Visitor, begun: &BrowserSignIn, to: &str) -> Answer {
    let mut response = see_other(to);
    let life = begun.expires_at - visitor.state.service.time.now();
    cookies::give(&mut response, visitor.is_local, SESSION, &begun.secret.0, life)?;
    cookies::give(&mut response, visitor.is_local, MARK, &begun.mark.0, MARK_LIFE)?;
    cookies::take(&mut response, visitor.is_local, REQUEST)?;
    Ok(response)
}
