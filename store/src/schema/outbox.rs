//! Tables of outbox.
