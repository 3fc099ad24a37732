//! The language of a request: people read problems in the one that `Accept-Language` asks for.

use std::{cell::RefCell, fmt};

use actix_web::{
    Error,
    body::MessageBody,
    dev::{ServiceRequest, ServiceResponse},
    error::{ErrorInternalServerError, InternalError},
    http::header::{self, HeaderMap, HeaderValue},
    middleware::Next,
};
use messages::{Language, Message, Voice};
use serde::{Serialize, Serializer};

/// The language of a request, and those of the sentences in its answer so far: what a language lacks is in English.
struct Asked {
    language: &'static Language,
    said: RefCell<Vec<&'static str>>,
}

tokio::task_local! {
    static ASKED: Asked;
}

/// Keeps the language of a request while it is answered, and names the languages of what was [`Said`] in the answer. What
/// is written on another thread is English.
pub(crate) async fn of_request<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<B>, Error> {
    let language = accepted(request.headers()).unwrap_or_else(Language::english);
    let answered = async {
        match next.call(request).await {
            Ok(mut answer) => {
                name_languages(answer.headers_mut())?;
                Ok(answer)
            }
            Err(error) => {
                // It would be written after this.
                let mut answer = error.error_response();
                name_languages(answer.headers_mut())?;
                Err(InternalError::from_response("", answer).into())
            }
        }
    };
    ASKED.scope(Asked { language, said: RefCell::default() }, answered).await
}

fn name_languages(headers: &mut HeaderMap) -> Result<(), Error> {
    let said = ASKED.with(|asked| asked.said.borrow().join(", "));
    if !said.is_empty() && !headers.contains_key(header::CONTENT_LANGUAGE) {
        headers
            .insert(header::CONTENT_LANGUAGE, HeaderValue::try_from(said).map_err(ErrorInternalServerError)?);
    }
    Ok(())
}

/// The language that the person behind a request prefers, if the catalogue has it.
pub(crate) fn accepted(headers: &HeaderMap) -> Option<&'static Language> {
    let fields: Vec<_> =
        headers.get_all(header::ACCEPT_LANGUAGE).filter_map(|field| field.to_str().ok()).collect();
    Language::accepted(&fields.join(","))
}

/// The voice in which this request is answered.
pub(crate) fn voice() -> Voice {
    Voice::of(ASKED.try_with(|asked| asked.language).unwrap_or_else(|_outside| Language::english()))
}

/// A message that is said in the language of the request when the answer is written.
#[derive(Clone, Debug)]
pub struct Said(pub Message);

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (text, language) = voice().say_in(&self.0);
        // Outside of a request there is no answer.
        let _outside = ASKED.try_with(|asked| {
            let mut said = asked.said.borrow_mut();
            if !said.contains(&language.tag) {
                said.push(language.tag);
            }
        });
        f.write_str(&text)
    }
}

impl Serialize for Said {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
