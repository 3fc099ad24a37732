//! Parts of the sentences of refusals.

use alloc::string::String;

use crate::notation::Reading;

/// Returns the task of the second of two arbiters.
pub(super) const fn second(approved_by_you: Option<bool>) -> &'static str {
    match approved_by_you {
        None => "another one approves it first (approve early: the reason)",
        Some(true) => "you have approved it, and another one opens it now",
        Some(false) => "another one has approved it, and you open it now",
    }
}

pub(super) fn notation_list(readings: &[Reading]) -> String {
    let mut list = String::new();
    for (i, reading) in readings.iter().enumerate() {
        if i > 0 {
            list.push_str(if i + 1 == readings.len() { " or " } else { ", " });
        }
        list.push_str(if reading.written.is_empty() { &reading.san } else { &reading.written });
        list.push_str(" (");
        list.push_str(&reading.numeric);
        list.push(')');
    }
    list
}
