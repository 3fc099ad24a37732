//! Text without blanks.

/// Returns a text without blanks: mail programs fold and pad.
pub(in crate::reading) fn folded(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    if text.is_ascii() {
        let mut begin = 0;
        for (end, byte) in text.bytes().enumerate() {
            if matches!(byte, b'\t'..=b'\r' | b' ') {
                folded.push_str(&text[begin..end]);
                begin = end + 1;
            }
        }
        folded.push_str(&text[begin..]);
    } else {
        folded.extend(text.chars().filter(|c| !c.is_whitespace()));
    }
    folded
}
