//! The front page, the viewer of the API, and what is said when nothing is there.

use actix_web::{HttpRequest, HttpResponse, ResponseError as _, get, http::header, web};
use utoipa_swagger_ui::{Config, SwaggerUi};

use super::openapi;
use crate::http::{
    codes::{CODES, Code},
    problem::{Answer, Problem},
};

pub(crate) fn configure(cfg: &mut web::ServiceConfig) {
    cfg.service(front)
        .service(document_yaml)
        .service(web::redirect("/docs", "/docs/"))
        .service(document_json)
        .service(problem_page)
        .service(SwaggerUi::new("/docs/{_:.*}").config(Config::from("/openapi.json")));
}

#[get("/")]
async fn front() -> HttpResponse {
    HttpResponse::Ok().content_type("text/html; charset=utf-8").body(include_str!("front.html"))
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
async fn problem_page(code: web::Path<String>) -> Answer {
    let Some(code) = CODES.iter().find(|entry| entry.code == *code) else {
        return Err(Problem::of("not_found"));
    };
    let Code { code, status, title, game, help } = code;
    let game = if game.is_empty() { String::new() } else { format!("<p>{game}</p>\n") };
    let page = format!(
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n<h1>{title}</h1>\n\
         {game}<p>{help}</p>\n<p><small>{status}, <code>{code}</code></small></p>\n<p><a href=\"/docs/\">The API</a></p>\n"
    );
    Ok(HttpResponse::Ok().content_type("text/html; charset=utf-8").body(page))
}

/// 405 where the path exists with other methods, else 404.
pub(crate) async fn fallback(request: HttpRequest) -> HttpResponse {
    let Some(pattern) = request.match_pattern() else {
        return Problem::of("not_found").error_response();
    };
    let mut response = Problem::of("method_not_allowed").error_response();
    let allow = openapi::methods(&pattern);
    if let Ok(value) = header::HeaderValue::try_from(if allow.is_empty() { "GET, HEAD" } else { &allow }) {
        response.headers_mut().insert(header::ALLOW, value);
    }
    response
}
