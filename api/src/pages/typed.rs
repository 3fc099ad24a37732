//! The text that somebody typed into a form, kept for the page that says why it was not taken.

use actix_web::{
    Error, HttpMessage as _,
    body::{BoxBody, MessageBody},
    dev::{Payload, ServiceRequest, ServiceResponse},
    http::{Method, header},
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

/// Bytes that are looked at: more than a form may have, so that one that is too long is shown again, too.
const READ: usize = 2 * MAX_BODY;

/// The text fields of the forms of a game, for players and for arbiters.
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

/// Reads the form of a game before anybody refuses it, and passes it on whole.
pub(crate) async fn keep_text<B: MessageBody + 'static>(
    mut request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    if is_form_of_game(&request) {
        let mut payload = request.take_payload();
        let mut read = BytesMut::new();
        let mut broken = None;
        while read.len() < READ {
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
        if let Ok(text) = std::str::from_utf8(&read)
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

fn is_form_of_game(request: &ServiceRequest) -> bool {
    let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let state = request.app_data::<Data<HttpState>>();
    request.method() == Method::POST
        && ["/g/", "/desk/g/"].iter().any(|begins| request.path().starts_with(begins))
        && kind.is_some_and(|kind| kind.starts_with("application/x-www-form-urlencoded"))
        // The words of another site are not the reader's.
        && state.is_some_and(|state| origin::is_own(request.request(), state.service.public_url()))
}
