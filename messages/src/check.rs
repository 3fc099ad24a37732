//! Checks while a call is compiled that the catalogue has its message with just these arguments.

use std::cmp::Ordering;

use crate::MESSAGES;

/// Stops the compilation unless the English file has the message, and it needs these arguments and no others.
pub const fn check(id: &str, arguments: &[&str]) {
    let Some(needed) = needs(id) else { panic!("en.ftl has no such message") };
    assert!(needed.len() == arguments.len(), "the message has another number of arguments");
    let mut at = 0;
    while at < needed.len() {
        assert!(is_one_of(needed[at], arguments), "an argument of the message is missing");
        at += 1;
    }
}

/// Returns the arguments of a message or attribute, if the English file has it.
#[must_use]
pub const fn needs(id: &str) -> Option<&'static [&'static str]> {
    let (mut low, mut high) = (0, MESSAGES.len());
    while low < high {
        let middle = (low + high) / 2;
        match order(MESSAGES[middle].0.as_bytes(), id.as_bytes()) {
            Ordering::Less => low = middle + 1,
            Ordering::Greater => high = middle,
            Ordering::Equal => return Some(MESSAGES[middle].1),
        }
    }
    None
}

const fn is_one_of(name: &str, names: &[&str]) -> bool {
    let mut at = 0;
    while at < names.len() {
        if matches!(order(names[at].as_bytes(), name.as_bytes()), Ordering::Equal) {
            return true;
        }
        at += 1;
    }
    false
}

/// Compares as `Ord` does, which a constant cannot call.
const fn order(a: &[u8], b: &[u8]) -> Ordering {
    let mut at = 0;
    while at < a.len() && at < b.len() {
        if a[at] != b[at] {
            return if a[at] < b[at] { Ordering::Less } else { Ordering::Greater };
        }
        at += 1;
    }
    if a.len() == b.len() {
        Ordering::Equal
    } else if a.len() < b.len() {
        Ordering::Less
    } else {
        Ordering::Greater
    }
}
