//! The counter: actix-web, tokens, OpenAPI, pages.
