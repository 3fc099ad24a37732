//! The language of a request: people read problems in the one that `Accept-Language` asks for.

use std::fmt;

use actix_web::{
    Error,
    body::MessageBody,
    dev::{ServiceRequest, ServiceResponse},
    error::InternalError,
    http::header::{self, HeaderMap},
    middleware::Next,
};
use messages::{Language, Message, Voice};
use serde::{Serialize, Serializer};

tokio::task_local! {
    static LANGUAGE: &'static Language;
}

/// Keeps the language of a request while it is answered. What is written on another thread is English.
pub(crate) async fn of_request<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<B>, Error> {
    let language = accepted(request.headers()).unwrap_or_else(Language::english);
    let answered = async {
        // An error would be written after this.
        let written = |error: Error| InternalError::from_response("", error.error_response()).into();
        next.call(request).await.map_err(written)
    };
    LANGUAGE.scope(language, answered).await
}

/// The language that the person behind a request prefers, if the catalogue has it.
pub(crate) fn accepted(headers: &HeaderMap) -> Option<&'static Language> {
    let fields: Vec<_> =
        headers.get_all(header::ACCEPT_LANGUAGE).filter_map(|field| field.to_str().ok()).collect();
    Language::accepted(&fields.join(","))
}

/// The voice in which this request is answered.
pub(crate) fn voice() -> Voice {
    Voice::of(LANGUAGE.try_with(|language| *language).unwrap_or_else(|_outside| Language::english()))
}

/// A message that is said in the language of the request when the answer is written.
#[derive(Clone, Debug)]
pub struct Said(pub Message);

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&voice().say(&self.0))
    }
}

impl Serialize for Said {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
