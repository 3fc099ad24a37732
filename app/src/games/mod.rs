//! Games: acts in one and in many, the games as they stand, their records, and the arbiter queue.

pub(crate) mod analysis;
pub(crate) mod arbiter_notices;
pub(crate) mod arbiter_queue;
pub(crate) mod bulk_commands;
pub(crate) mod conditional_moves;
pub(crate) mod context;
pub(crate) mod delay;
pub(crate) mod downtime;
pub(crate) mod envelopes;
pub(crate) mod notes;
pub(crate) mod notices;
pub(crate) mod played;
pub(crate) mod possible;
pub(crate) mod queries;
pub(crate) mod records;
pub(crate) mod reminders;
pub(crate) mod seats;
pub(crate) mod service;
pub(crate) mod submit;
pub(crate) mod texts;

pub use service::{ArbiterQueue, BulkCommands, Games, Records};
