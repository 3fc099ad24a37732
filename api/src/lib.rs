//! The counter: actix-web, tokens, OpenAPI, pages.

pub mod config;
