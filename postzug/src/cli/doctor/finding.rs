//! Represents the outcome of one check.

use std::fmt::Display;

use serde::Serialize;

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum State {
    Ok,
    /// Not needed with these settings, or not asked for.
    Skipped,
    Warning,
    Fault,
}

#[derive(Debug, Serialize)]
pub(super) struct Finding {
    pub(super) check: &'static str,
    pub(super) state: State,
    pub(super) found: String,
    /// An instruction to the operator, empty if nothing has to be done.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub(super) remedy: String,
}

pub(super) fn finding(
    check: &'static str,
    state: State,
    found: impl Display,
    remedy: impl Display,
) -> Finding {
    Finding { check, state, found: found.to_string(), remedy: remedy.to_string() }
}

pub(super) fn good(check: &'static str, found: impl Display) -> Finding {
    finding(check, State::Ok, found, "")
}

pub(super) fn skipped(check: &'static str, found: impl Display) -> Finding {
    finding(check, State::Skipped, found, "")
}

pub(super) fn fault(check: &'static str, found: impl Display, remedy: impl Display) -> Finding {
    finding(check, State::Fault, found, remedy)
}
