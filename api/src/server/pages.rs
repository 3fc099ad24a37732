//! The document of the API, pages about problems, and what is said when nothing is there.

use actix_web::{
    HttpRequest, HttpResponse, ResponseError as _, get,
    http::{Method, header},
    web,
};
use maud::html;
use messages::Message;

use super::openapi;
use crate::{
    http::{
        codes::{CODES, Code},
        problem::{Answer, Problem},
    },
    pages::Frame,
};

pub(crate) fn configure(cfg: &mut web::ServiceConfig) {
    cfg.service(document_yaml)
        .service(web::redirect("/docs", "/docs/"))
        .service(document_json)
        .service(problem_page);
}

#[get("/openapi.yaml")]
async fn document_yaml() -> Answer {
    Ok(HttpResponse::Ok().content_type("application/yaml").body(openapi::openapi_yaml()))
}

#[get("/openapi.json")]
async fn document_json() -> HttpResponse {
    HttpResponse::Ok().content_type(header::ContentType::json()).body(openapi::openapi_json())
}

/// The page that the `type` of a problem leads to.
#[get("/problems/{code}")]
async fn problem_page(code: web::Path<String>, request: HttpRequest) -> Answer {
    let entry = CODES.iter().find(|entry| entry.code == *code).ok_or_else(|| Problem::of("not_found"))?;
    let Code { code, status, title, game, help, .. } = entry;
    let frame = Frame::of(&request).await;
    let say = |id: &'static str| frame.say(&Message::new(id));
    let content = html! {
        @if let Some(game) = game { p { (say(game)) } }
        p { (say(help)) }
        p.small { (status.as_u16()) ", " code { (code) } }
    };
    Ok(frame.page(&Message::new(*title), None, &content))
}

/// 405 where the path exists with other methods, else 404.
pub(crate) async fn fallback(request: HttpRequest) -> HttpResponse {
    let Some(pattern) = request.match_pattern() else {
        return Problem::of("not_found").error_response();
    };
    let mut response = Problem::of("method_not_allowed").error_response();
    let allow = openapi::methods(&pattern);
    // Of the pages, each is either read or a form's.
    let other = if request.method() == Method::GET { "POST" } else { "GET, HEAD" };
    if let Ok(value) = header::HeaderValue::try_from(if allow.is_empty() { other } else { &allow }) {
        response.headers_mut().insert(header::ALLOW, value);
    }
    response
}
