//! Tables, the same names in both databases. One file per noun.

pub(crate) mod bulk_commands;
pub(crate) mod games;
pub(crate) mod inbox;
pub(crate) mod installation;
pub(crate) mod log;
pub(crate) mod mail_problems;
pub(crate) mod mail_sources;
pub(crate) mod outbox;
pub(crate) mod people;
pub(crate) mod webhooks;
