//! The one door of the service and everything behind it that is not a rule of chess: [`Service::submit`], the
//! queries, the timekeeper, people, and the ports through which the world comes in.
//!
//! Synchronous throughout: callers on an async runtime use a blocking thread.

mod address;
mod failure;
pub mod inbox;
mod notices;
pub mod outbox;
pub mod people;
pub mod ports;
mod service;
mod submission;

pub use address::Address;
pub use failure::Failure;
pub use service::{Service, Settings};
pub use submission::{Channel, Key, Receipt, Submission, Wish};
