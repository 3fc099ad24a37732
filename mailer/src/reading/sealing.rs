//! The words of sealing, and the shape of a move: a line that has both is neither repeated nor stored.

/// Tells whether some line of a text may have a word of sealing; cheap where none has.
pub(super) fn may_name_sealing(text: &str) -> bool {
    let lower = text.to_ascii_lowercase();
    let stems = ["seal", "versiegel", "abgabez", "draft", "entwurf"];
    stems.iter().any(|stem| memchr::memmem::find(lower.as_bytes(), stem.as_bytes()).is_some())
}

/// Tells whether a line has a word of sealing. Names are none: they stand below every mail of their bearer.
pub(super) fn names_sealing(line: &str) -> bool {
    speaks_of_sealing(line, &[])
}

/// The same, without words of `names`, written as in them, and what only a firm is called.
pub(super) fn speaks_of_sealing(line: &str, names: &[String]) -> bool {
    has_word(line, names, &["seal", "seals"], &["sealed", "sealing", "versiegel", "abgabez"])
        || speaks_of_drafts(line, names)
}

/// The same of a line to the opponent: drafts there are of many kinds.
pub(super) fn tells_of_sealing(line: &str, names: &[String]) -> bool {
    speaks_of_sealing(line, names) && !speaks_of_drafts(line, names)
}

fn speaks_of_drafts(line: &str, names: &[String]) -> bool {
    // "Entwurf & Planung GmbH"
    let firm = || {
        let mut words = line.split_whitespace().map(str::to_lowercase);
        matches!(words.next().as_deref(), Some("draft" | "entwurf"))
            && matches!(words.next().as_deref(), Some("&" | "+" | "and" | "und" | "u."))
    };
    has_word(line, names, &["draft", "drafts", "drafted", "drafting"], &["entwurf"]) && !firm()
}

fn has_word(line: &str, names: &[String], whole: &[&str], begins: &[&str]) -> bool {
    let is_name = |word: &str| {
        names.iter().any(|name| name.split(|c: char| !c.is_alphabetic()).any(|part| part == word))
    };
    let mut words = line.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty());
    words.any(|word| {
        let lower = word.to_lowercase();
        (whole.contains(&lower.as_str()) || begins.iter().any(|begins| lower.starts_with(begins)))
            && !is_name(word)
    })
}

/// Tells whether a word of a line has the shape of a move.
pub(super) fn holds_move(line: &str) -> bool {
    let is_move = |word: &str| {
        let word = word.trim_matches(|c: char| !c.is_alphanumeric());
        let square = |pair: &[u8]| matches!(pair, [b'a'..=b'h', b'1'..=b'8']);
        let numeric = matches!(word.len(), 4 | 5) && word.bytes().all(|digit| matches!(digit, b'1'..=b'8'));
        numeric
            || word.as_bytes().windows(2).any(square)
            || ["o-o", "0-0"].iter().any(|o| word.starts_with(o))
    };
    line.to_lowercase().split_whitespace().any(is_move)
}
