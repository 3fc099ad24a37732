//! The text that somebody typed into a form, kept for the page that says why it was not taken.

use actix_web::{
    Error, HttpMessage as _,
    body::{BoxBody, MessageBody},
    dev::{Payload, ServiceRequest, ServiceResponse},
    http::Method,
    middleware::Next,
    web::{BytesMut, Data, Query},
};
use futures_util::stream::{self, StreamExt as _};
use serde::Deserialize;

use super::origin;
use crate::{http::extract::MAX_BODY, state::HttpState};

/// Takes the carriage returns out of a text, which browsers send at the ends of lines: they count one character for both.
pub(super) fn unix_lines(text: &mut String) {
    text.retain(|c| c != '\r');
}

/// The text fields of the forms of a game, for players and for arbiters, and of those of administrators. Never a sealed
/// move: what is kept is shown again.
#[derive(Deserialize)]
struct Fields {
    #[serde(default)]
    message: String,
    #[serde(default)]
    reason: String,
    #[serde(default)]
    lines: String,
    #[serde(default)]
    conditions: String,
    #[serde(default)]
    notes: String,
}

/// The text of a form.
#[derive(Clone)]
pub(super) struct Typed(pub(super) String);

/// Reads a form with text before anybody refuses it, and passes it on whole. This comes before the limits of requests, so
/// few forms are held at once, and of each as much as one may have: the text of another is lost if it is refused.
pub(crate) async fn keep_text<B: MessageBody + 'static>(
    mut request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    let state = request.app_data::<Data<HttpState>>().filter(|state| is_form_with_text(&request, state));
    let place = state.and_then(|state| state.limits.place_for_form());
    if place.is_some() {
        let mut payload = request.take_payload();
        let mut read = BytesMut::new();
        let mut broken = None;
        while read.len() < MAX_BODY {
            match payload.next().await {
                Some(Ok(chunk)) => read.extend_from_slice(&chunk),
                Some(Err(error)) => {
                    broken = Some(Err(error));
                    break;
                }
                None => break,
            }
        }
        let read = read.freeze();
        if let Ok(text) = std::str::from_utf8(&read[..read.len().min(MAX_BODY)])
            && let Ok(Query(Fields { message, reason, lines, conditions, notes })) = Query::from_query(text)
            && let Some(typed) =
                [message, reason, lines, conditions, notes].into_iter().find(|typed| !typed.trim().is_empty())
        {
            request.extensions_mut().insert(Typed(typed));
        }
        let whole = stream::iter([Ok(read)].into_iter().chain(broken)).chain(payload);
        request.set_payload(Payload::Stream { payload: Box::pin(whole) });
    }
    Ok(next.call(request).await?.map_into_boxed_body())
}

fn is_form_with_text(request: &ServiceRequest, state: &HttpState) -> bool {
    request.method() == Method::POST
        && ["/g/", "/desk/g/", "/admin/"].iter().any(|begins| request.path().starts_with(begins))
        && request.content_type().eq_ignore_ascii_case("application/x-www-form-urlencoded")
        // The words of another site are not the reader's.
        && origin::is_own(request.request(), state.service.public_url())
}
