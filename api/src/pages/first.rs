//! The first sign-in of an administrator, with what `postzug admin create` printed: the request and its code, as one word.

use actix_web::{HttpRequest, HttpResponse, get, http::StatusCode, post, web};
use app::people::PeopleRefusal;
use maud::html;
use messages::{Message, Sentence as _, msg};
use serde::Deserialize;

use super::{
    sign_in::{REFUSED, signed_in},
    visitor::{Visitor, form_key},
};
use crate::{
    http::{blocking, problem::Answer},
    v1::device,
};

#[derive(Deserialize)]
pub(super) struct Printed {
    key: String,
    printed: String,
}

#[get("/sign-in/first")]
pub(super) async fn ask_for_printed(visitor: Visitor) -> Answer {
    Ok(visitor.first_page(StatusCode::OK, None))
}

#[post("/sign-in/first")]
pub(super) async fn sign_in_first(
    visitor: Visitor,
    request: HttpRequest,
    form: web::Form<Printed>,
) -> Answer {
    let Printed { key, printed } = form.into_inner();
    let (asked, code) = printed.trim().rsplit_once('-').unwrap_or_default();
    let (asked, code) = (asked.to_owned(), code.to_owned());
    let service = visitor.state.service.repeatable(&form_key(&key)?, &["page-first", &asked, &code]);
    let asked_by = device(&request);
    match blocking(move || service.access.confirm_code_in_browser(&asked, &code, None, &asked_by)).await? {
        Ok(begun) => signed_in(&visitor, &begun, "/admin"),
        // No code was sent, and nobody can ask for another.
        Err(PeopleRefusal::WrongCode { .. } | PeopleRefusal::CodeVoid) => {
            Ok(visitor.first_page(REFUSED, Some(&msg!("page-first-refused"))))
        }
        Err(refusal) => Ok(visitor.first_page(REFUSED, Some(&refusal.message()))),
    }
}

impl Visitor {
    fn first_page(&self, status: StatusCode, refusal: Option<&Message>) -> HttpResponse {
        let frame = &self.frame;
        let content = html! {
            (self.unkept()) (frame.refused(refusal))
            p { (frame.say(&msg!("page-first-about"))) }
            form method="post" action="/sign-in/first" {
                (frame.key_field("first"))
                (frame.labelled(&msg!("page-first-printed"), &html! {
                    input name="printed" required autocomplete="off" spellcheck="false" dir="ltr" maxlength="60"
                        autofocus;
                }))
                p { button { (frame.say(&msg!("page-sign-in"))) } }
            }
        };
        frame.page_with(status, &msg!("page-first"), None, &content)
    }
}
