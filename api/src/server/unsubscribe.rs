//! Unsubscription by the link of a mail: one POST, from a mail program or from the page (RFC 8058). A GET changes nothing,
//! for scanners of mail open every link.

use actix_multipart::Multipart;
use actix_web::{
    FromRequest as _, HttpRequest, HttpResponse,
    dev::Payload,
    get,
    http::header::{self, HeaderName, HeaderValue},
    post, web,
};
use app::{people::Unsubscription, ports::Player};
use futures_util::TryStreamExt as _;
use maud::html;
use messages::{Arg, Language, Message, Sentence as _, Voice, msg};
use serde::Deserialize;

use crate::{
    http::{
        blocking,
        problem::{Answer, Problem},
    },
    pages::Frame,
    state::HttpState,
};

/// The field of the request, and its one value.
const FIELD: &str = "List-Unsubscribe";
const VALUE: &str = "One-Click";

const ROBOTS: HeaderName = HeaderName::from_static("x-robots-tag");

/// A body in the form that browsers send by themselves.
#[derive(Deserialize)]
struct Form {
    #[serde(rename = "List-Unsubscribe")]
    field: String,
}

/// A body is longer only if it holds something else.
const BODY_LIMIT: usize = 4096;

/// Tells whether the body asks for it. RFC 8058 3.2 allows both media types of forms.
async fn is_asked(request: &HttpRequest, payload: web::Payload) -> bool {
    let Ok(Ok(body)) = payload.to_bytes_limited(BODY_LIMIT).await else { return false };
    let mut payload = Payload::from(body);
    let media = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    if !media.is_some_and(|media| media.trim_start().to_ascii_lowercase().starts_with("multipart/form-data"))
    {
        let form = web::Form::<Form>::from_request(request, &mut payload).await;
        return form.is_ok_and(|form| form.field == VALUE);
    }
    let Ok(mut parts) = Multipart::from_request(request, &mut payload).await else { return false };
    // The first field decides: nobody sends more.
    let Ok(Some(mut part)) = parts.try_next().await else { return false };
    let is_field = part.name() == Some(FIELD);
    is_field && matches!(part.bytes(VALUE.len()).await, Ok(Ok(value)) if value == VALUE)
}

fn kinds(named: &Unsubscription) -> Vec<Arg> {
    named.kinds.iter().map(|kind| kind.message().into()).collect()
}

/// A page in the language of the account. It holds nothing else of the account.
async fn page(request: &HttpRequest, account: &Player, sentence: &Message, form: bool) -> HttpResponse {
    let language = Language::of(&account.language).unwrap_or(Language::english());
    let frame = Frame::of(request).await.in_voice(Voice::of(language));
    let content = html! {
        p { (frame.say(sentence)) }
        @if form {
            form method="post" {
                input type="hidden" name=(FIELD) value=(VALUE);
                p { button { (frame.say(&msg!("unsubscribe-button"))) } }
            }
        }
    };
    let mut response = frame.page(&msg!("unsubscribe-title"), None, &content);
    response.headers_mut().insert(ROBOTS, HeaderValue::from_static("noindex"));
    response
}

/// Asks first.
#[get("/unsubscribe/{token}")]
pub(super) async fn ask(
    request: HttpRequest,
    state: web::Data<HttpState>,
    token: web::Path<String>,
) -> Answer {
    let read = blocking(move || state.service.accounts.read_unsubscribe_token(&token)).await?;
    let (named, account) = read.ok_or_else(|| Problem::of("not_found"))?;
    Ok(page(&request, &account, &msg!("unsubscribe-ask", kinds = kinds(&named)), true).await)
}

/// Switches the notices off; again it answers the same.
#[post("/unsubscribe/{token}")]
pub(super) async fn unsubscribe(
    request: HttpRequest,
    payload: web::Payload,
    state: web::Data<HttpState>,
    token: web::Path<String>,
) -> Answer {
    // Strangers send us no body to read.
    let (shared, asked) = (state.clone(), token.clone());
    let known = blocking(move || shared.service.accounts.read_unsubscribe_token(&asked)).await?;
    if known.is_none() {
        return Err(Problem::of("not_found"));
    }
    if !is_asked(&request, payload).await {
        return Err(Problem::of("body_invalid"));
    }
    let done = blocking(move || state.service.accounts.unsubscribe(&token)).await?;
    let (named, account) = done.map_err(|refusal| Problem::from(&refusal))?;
    Ok(page(&request, &account, &msg!("unsubscribe-done", kinds = kinds(&named)), false).await)
}
