//! The names of events, acts and other variants, by which messages tell them apart.

use domain::{Act, Event, EventKind};

/// The name of an event as the messages know it: its type on record, and for an act its kind, too.
pub(super) fn event_name(event: &Event) -> String {
    match &event.kind {
        EventKind::Act { act, .. } => act_name(act),
        _ => tag(event, "type"),
    }
}

pub(super) fn act_name(act: &Act) -> String {
    format!("act_{}", tag(act, "kind"))
}

fn tag(value: &impl serde::Serialize, name: &str) -> String {
    let value = serde_json::to_value(value).unwrap_or_default();
    value[name].as_str().unwrap_or_default().to_owned()
}

/// The name of a variant without fields, as it is written.
pub(super) fn tag_of(value: &impl serde::Serialize) -> String {
    let value = serde_json::to_value(value).unwrap_or_default();
    value.as_str().unwrap_or_default().to_owned()
}
