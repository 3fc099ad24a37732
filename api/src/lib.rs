//! HTTP under `/v1`, its problems, its OpenAPI document, its streams; tokens; configuration.

pub mod auth;
pub mod config;
#[cfg(test)]
pub(crate) mod contract;
pub mod event_broadcast;
pub mod http;
mod pages;
pub mod server;
mod state;
mod streams;
#[cfg(test)]
pub(crate) mod testing;
pub mod v1;
pub mod webhooks;
mod xfcc;

pub use server::openapi::{openapi, openapi_yaml};
pub use state::HttpState;
