use domain::Instant;

use crate::reading::{authres::Verdict, parse::Parsed};

/// The outcome of checking one mail.
#[derive(Clone, Eq, PartialEq, Debug)]
pub(in crate::reading) struct Outcome {
    /// The author as the check saw it, in lower case.
    pub(in crate::reading) author: Option<String>,
    pub(in crate::reading) verdict: Verdict,
    /// The DNS did not answer.
    pub(in crate::reading) is_trouble: bool,
    /// The single results, in stable words.
    pub(in crate::reading) results: String,
}

impl Outcome {
    pub(super) fn unknown(results: &str) -> Self {
        Self { author: None, verdict: Verdict::Unknown, is_trouble: false, results: results.into() }
    }

    pub(super) fn trouble(results: &str) -> Self {
        Self { is_trouble: true, ..Self::unknown(results) }
    }

    /// The same for a mail as it was read. Nothing is known about a mail with only its header stored, or a mail that two
    /// readers take for mails of two authors.
    pub(super) fn about(&self, parsed: &Parsed) -> Self {
        let is_author = |from: &str| self.author.as_ref().is_none_or(|author| *author == from.to_lowercase());
        if parsed.not_read || !parsed.from.as_deref().is_ok_and(is_author) {
            return Self::unknown("unchecked");
        }
        self.clone()
    }

    /// Returns the text stored with the mail: the verdict first.
    pub(super) fn to_stored(&self) -> String {
        format!("{} {}", self.verdict.name(), self.results)
    }
}

/// A mail to be checked.
pub(in crate::reading) struct Unchecked {
    /// Its header as it was stored.
    pub(super) header: Vec<u8>,
    /// The line behind the empty one, without its end.
    pub(super) first_line: Vec<u8>,
    /// MAIL FROM.
    pub(super) sender: String,
    pub(super) received_at: Instant,
    /// It came to an address that only the player knows.
    pub(super) has_token: bool,
}
