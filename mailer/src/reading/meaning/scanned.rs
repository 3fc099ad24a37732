//! The moves on one line, and whether they stand there for themselves.

use domain::notation::{self, Letters, NotationStyle, scan_line};

use super::{
    findings::{BROKEN, Candidate},
    types::Context,
};
use crate::reading::{
    quoting::Written,
    speech::{self, Company},
};

/// The moves on a line.
#[derive(Default)]
pub(super) struct Scanned {
    /// In order, legal or not.
    pub(super) found: Vec<Candidate>,
    /// Something besides moves stands there or directly beside it: they may be no moves of the sender's.
    pub(super) is_aside: bool,
    /// Good wishes stand beside the move.
    pub(super) has_wishes: bool,
}

impl Scanned {
    pub(super) fn new(line: &Written, context: &Context) -> Self {
        Self::by(context.style, line, context)
    }

    fn by(style: NotationStyle, line: &Written, context: &Context) -> Self {
        let Some(position) = &context.position else { return Self::default() };
        let (text, comment) = without_comment(&line.text);
        let scan = |text| scan_line(text, position, style);
        let (in_line, in_comment) = (scan(text), comment.map(scan).unwrap_or_default().candidates);
        if in_line.candidates.is_empty() && in_comment.is_empty() {
            return Self::default();
        }
        // A legal move in the comment may be the one meant.
        let same =
            |a: &notation::Candidate, b: &notation::Candidate| a.reading.is_ok() && a.reading == b.reading;
        let is_doubtful = in_comment
            .iter()
            .any(|one| one.reading.is_ok() && !in_line.candidates.iter().any(|other| same(one, other)));
        let is_one = in_line.candidates.iter().all(|candidate| same(candidate, &in_line.candidates[0]));
        let company = (in_line.prose && is_one)
            .then(|| speech::company(text, &in_line.words, &context.names))
            .flatten();
        let found = in_line.candidates.into_iter().map(|candidate| Candidate {
            text: candidate.text,
            draw_offer: candidate.draw_offer,
            number: candidate.number,
            reading: candidate.reading.ok(),
        });
        let is_prose = in_line.prose && company.is_none();
        let found: Vec<Candidate> = found.collect();
        Self {
            is_aside: is_prose || line.in_paragraph || line.foreign || is_doubtful,
            has_wishes: company == Some(Company::Wishes),
            found,
        }
    }

    /// The same, compared with the lines directly above and below it: "Your code is / 1213" is one sentence.
    pub(super) fn between(
        above: Option<&Written>,
        line: &Written,
        below: Option<&Written>,
        context: &Context,
    ) -> Self {
        let is_prose = |other: &&Written| !other.foreign && !other.echoes;
        let is_near =
            |above: &&Written| above.at + 1 == line.at || above.text.ends_with(':') && !line.after_left_out;
        let above = above.filter(is_near).filter(is_prose);
        let leaves_open = above.is_some_and(|above| speech::leaves_open(&above.text, &context.names));
        // A greeting without its comma does not go on with the move.
        let greets = !leaves_open && above.is_some_and(|above| above.text.chars().count() < BROKEN);
        let mut scanned =
            Self::new(&Written { in_paragraph: line.in_paragraph && !greets, ..line.clone() }, context);
        let continues = |below: &Written| speech::goes_on_from_a_move(&below.text);
        let continues = below.filter(|below| line.at + 1 == below.at).filter(is_prose).is_some_and(continues);
        scanned.is_aside |= !scanned.found.is_empty() && (leaves_open || continues);
        scanned
    }

    /// The legal moves that the line would be, alone on it, for somebody with other piece letters: `Sf3` for `Nf3`.
    pub(super) fn in_other_letters(line: &Written, context: &Context) -> Vec<Candidate> {
        let mut found: Vec<Candidate> = Vec::new();
        // A letter and a square at least, and no more than a move with its number.
        if !(3..=24).contains(&line.text.chars().count()) {
            return found;
        }
        for letters in Letters::ALL {
            let scanned = Self::by(letters.into(), line, context);
            let one = scanned.found.len() == 1 && scanned.has_own();
            found.extend(scanned.found.into_iter().filter(|candidate| one && candidate.reading.is_some()));
        }
        found
    }

    /// Tells whether moves stand there for themselves.
    pub(super) fn has_own(&self) -> bool {
        !self.is_aside && !self.found.is_empty()
    }

    /// Its legal moves, but for numbers that are none.
    pub(super) fn doubts(self, line: &str) -> impl Iterator<Item = Candidate> + use<> {
        let is_none = speech::only_numbers(line);
        self.found.into_iter().filter(move |candidate| candidate.reading.is_some() && !is_none)
    }
}

/// A comment after a clear separator: `5254 ; thanks`, `Nf3 {best}`, `Nf3 // book`.
pub(super) fn without_comment(line: &str) -> (&str, Option<&str>) {
    let at = [" ;", " {", " //", "; "].iter().filter_map(|mark| line.find(mark)).min();
    at.map_or((line, None), |at| {
        (line[..at].trim_end(), Some(line[at..].trim_start_matches([' ', ';', '{', '/'])))
    })
}
