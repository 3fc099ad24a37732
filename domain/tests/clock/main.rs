//! Chess clocks: the worked examples of the field, tables for each control, and invariants of every history.
#![expect(clippy::unwrap_used, reason = "a test may panic")]

#[path = "../laws/table.rs"]
#[expect(dead_code, reason = "shared with the tests of the Laws")]
mod table;

mod corrections;
mod edges;
mod examples;
mod flags;
mod games;
mod histories;
mod next;
mod outages;
mod page;
mod tables;
