//! The problems of operations as the OpenAPI document lists them.

use std::collections::BTreeMap;

use utoipa::openapi::{Ref, RefOr, Response, content::Content, example::Example};

use super::{
    codes::{self, Code},
    problem::MEDIA_TYPE,
};

/// Codes that any operation may answer with.
const ALWAYS: &[&str] = &[
    "bad_request",
    "uri_too_long",
    "head_too_large",
    "rate_limited",
    "request_timeout",
    "internal",
    "busy",
    "storage",
];

/// The responses for these codes and the ones any operation has, grouped by status.
#[must_use]
pub fn responses(sets: &[&[&str]]) -> BTreeMap<String, RefOr<Response>> {
    let mut by_status = BTreeMap::<String, Vec<&'static Code>>::new();
    for name in sets.iter().copied().flatten().chain(ALWAYS) {
        let code = codes::find(name);
        by_status.entry(code.status.as_str().to_owned()).or_default().push(code);
    }
    by_status.into_iter().map(|(status, codes)| (status, RefOr::T(response(&codes)))).collect()
}

fn response(codes: &[&Code]) -> Response {
    let names: Vec<_> = codes.iter().map(|code| format!("`{}`", code.code)).collect();
    let content = Content::builder()
        .schema(Some(Ref::from_schema_name("Problem")))
        .examples_from_iter(codes.iter().map(|code| {
            (code.code, RefOr::<Example>::Ref(Ref::new(format!("#/components/examples/{}", code.code))))
        }))
        .build();
    Response::builder().description(names.join(", ")).content(MEDIA_TYPE, content).build()
}

/// Declares types that stand for the problems of an operation in `#[utoipa::path(responses(..))]`.
#[macro_export]
macro_rules! problem_sets {
    ($($(#[$doc:meta])* $name:ident = [$($set:expr),* $(,)?];)*) => {$(
        $(#[$doc])*
        pub struct $name;
        impl utoipa::IntoResponses for $name {
            fn responses() -> std::collections::BTreeMap<
                String,
                utoipa::openapi::RefOr<utoipa::openapi::Response>,
            > {
                $crate::http::responses::responses(&[$($set),*])
            }
        }
    )*};
}
