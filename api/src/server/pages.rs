//! The document of the API, pages about problems, and what is said when nothing is there.

use actix_web::{
    HttpRequest, HttpResponse, ResponseError as _, get,
    http::{Method, header},
    web,
};
use messages::{Message, Voice, id};

use super::openapi;
use crate::{
    http::{
        codes::{CODES, Code},
        problem::{Answer, Problem},
    },
    pages::voice_of,
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
    let voice = voice_of(&request).await;
    let say = |id: &'static str| voice.say(&Message::new(id));
    let (title, help, api) = (say(title), say(help), say(id!("page-api")));
    let game = game.map_or_else(String::new, |id| format!("<p>{}</p>\n", say(id)));
    let text = format!(
        "<h1>{title}</h1>\n\
         {game}<p>{help}</p>\n<p><small>{}, <code>{code}</code></small></p>\n<p><a href=\"/docs/\">{api}</a></p>\n",
        status.as_u16()
    );
    let language = (header::CONTENT_LANGUAGE, voice.language().tag);
    let page = html(&voice, &title, &text);
    Ok(HttpResponse::Ok().content_type("text/html; charset=utf-8").insert_header(language).body(page))
}

/// A page in the language of a voice.
pub(super) fn html(voice: &Voice, title: &str, text: &str) -> String {
    let tag = voice.language().tag;
    let direction = if voice.language().is_right_to_left() { "rtl" } else { "ltr" };
    format!(
        "<!doctype html>\n<html lang=\"{tag}\" dir=\"{direction}\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n<main>\n{text}</main>\n"
    )
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
