//! What is the same for every request: state, middleware, problems, the OpenAPI document, the server.

pub mod codes;
mod connection;
pub(crate) mod extract;
pub mod guard;
mod head;
mod health;
pub(crate) mod limits;
mod observe;
pub mod openapi;
#[cfg(test)]
mod openapi_tests;
mod pages;
pub mod problem;
mod server;
mod shared_schemas;
mod state;
#[cfg(test)]
mod tests;

pub use server::{Options, app, configure, serve};
pub use state::HttpState;
