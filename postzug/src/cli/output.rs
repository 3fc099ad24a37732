//! Writes to the operator's terminal.

use std::io::{self, Write as _};

use anyhow::Context as _;

use super::preflight;

/// Writes a line for the operator to standard output.
///
/// # Errors
///
/// Standard output is closed.
pub fn say(line: &str) -> anyhow::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{line}").and_then(|()| out.flush()).context("standard output is closed")
}

/// Writes a text from elsewhere to standard output, in one line that nothing in it can leave.
pub(super) fn say_printable(text: &str) -> anyhow::Result<()> {
    say(&printable(text))
}

/// Writes an error and its causes to standard error, one a line.
pub(super) fn complain(error: &anyhow::Error) {
    let plain = |text: String| text.lines().map(printable).collect::<Vec<_>>().join("\n");
    let mut text = format!("postzug: {}\n", plain(error.to_string()));
    for cause in error.chain().skip(1) {
        let cause = plain(cause.to_string());
        // Many errors repeat their cause in their own message.
        if !text.contains(&cause) {
            text.push_str(&format!("  because: {cause}\n"));
        }
    }
    if let Some(who) = preflight::works_as() {
        text.push_str(&format!("  {who}\n"));
    }
    // When standard error is closed, too, nobody is left to read it.
    io::stderr().write_all(text.as_bytes()).unwrap_or_default();
}

/// Replaces control characters, and those that turn the direction of a text: one from elsewhere is then safe on a terminal.
fn printable(text: &str) -> String {
    let turns = |c| matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    text.chars().map(|c| if c.is_control() || turns(c) { '?' } else { c }).collect()
}
