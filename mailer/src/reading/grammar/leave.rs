//! The days of a leave, as players write them.

use domain::clock::Date;

/// Reads `FIRST LAST`, `from FIRST to LAST` or `FIRST - LAST`. `Err`: it is about days and lacks one. `None`: prose.
pub(super) fn days_of_leave(words: &[&str]) -> Option<Result<(Date, Date), ()>> {
    let words = words.strip_prefix(&["from"]).unwrap_or(words);
    let starts =
        |words: &&[&str]| words.first().is_some_and(|day| day.starts_with(|c: char| c.is_ascii_digit()));
    let words = words.strip_suffix(&["please"]).filter(starts).unwrap_or(words);
    let (first, last) = match words {
        [first, "to" | "until" | "till" | "through" | "bis" | "-" | "\u{2013}" | "\u{2014}", last]
        | [first, last] => (first, last),
        [first, ..] => (first, &""),
        [] => return None,
    };
    match (first.parse(), last.parse()) {
        (Ok(first), Ok(last)) => Some(Ok((first, last))),
        _ => {
            let about_days = first.starts_with(|c: char| c.is_ascii_digit());
            (words.len() == 2 || about_days && words.len() <= 6).then_some(Err(()))
        }
    }
}
