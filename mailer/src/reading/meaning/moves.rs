//! The moves on a line of the text, and the prose around them.

use domain::notation::{
    self, Letters, NotationStyle, before_hint, begins_condition, hints_at_condition, scan_line,
    with_condition,
};
use messages::{latin, latin_squares};

use super::{
    findings::{BROKEN, Candidate, Findings, MAX_SHOWN, Taken},
    types::Context,
};
use crate::reading::{
    grammar::is_plain_below_text,
    language::may_be_conditional,
    quoting::Written,
    speech::{self, Company},
};

/// The most characters of a move with its number.
const MAX_MOVE: usize = 24;

/// The moves on a line.
#[derive(Default)]
pub(super) struct Scanned {
    /// In order, legal or not.
    pub(super) found: Vec<Candidate>,
    /// Something besides moves stands there or directly beside it: they may be no moves of the sender's.
    is_aside: bool,
    /// Good wishes stand beside the move.
    has_wishes: bool,
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
    fn between(above: Option<&Written>, line: &Written, below: Option<&Written>, context: &Context) -> Self {
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
    fn in_other_letters(line: &Written, context: &Context) -> Vec<Candidate> {
        let mut found: Vec<Candidate> = Vec::new();
        // A letter and a square at least.
        if !(3..=MAX_MOVE).contains(&line.text.chars().count()) {
            return found;
        }
        for letters in Letters::ALL {
            let scanned = Self::by(letters.into(), line, context);
            let one = scanned.found.len() == 1 && scanned.has_own();
            found.extend(scanned.found.into_iter().filter(|candidate| one && candidate.reading.is_some()));
        }
        found
    }

    /// The move that the line would be, alone on it, in Latin letters: a Cyrillic "е" is no file.
    fn in_cyrillic(line: &Written, context: &Context) -> Option<Candidate> {
        if line.text.is_ascii() || line.text.chars().count() > MAX_MOVE {
            return None;
        }
        let one = |text: String| {
            let in_latin = text != line.text;
            let scanned = Self::new(&Written { text, ..line.clone() }, context);
            let is_one = in_latin && scanned.found.len() == 1 && scanned.has_own();
            scanned.found.into_iter().next().filter(|_| is_one)
        };
        // Of the letter of a piece the alphabet may be meant, so the move decides.
        let whole = || one(line.text.chars().map(latin).collect()).filter(|found| found.reading.is_some());
        one(latin_squares(&line.text)).or_else(whole)
    }

    /// Tells whether moves stand there for themselves.
    pub(super) fn has_own(&self) -> bool {
        !self.is_aside && !self.found.is_empty()
    }

    /// Its legal moves, but for numbers that are none.
    fn doubts(self, line: &str) -> impl Iterator<Item = Candidate> + use<> {
        let is_none = speech::only_numbers(line);
        self.found.into_iter().filter(move |candidate| candidate.reading.is_some() && !is_none)
    }
}

/// A comment after a clear separator: `5254 ; thanks`, `Nf3 {best}`, `Nf3 // book`.
fn without_comment(line: &str) -> (&str, Option<&str>) {
    let at = [" ;", " {", " //", "; "].iter().filter_map(|mark| line.find(mark)).min();
    at.map_or((line, None), |at| {
        (line[..at].trim_end(), Some(line[at..].trim_start_matches([' ', ';', '{', '/'])))
    })
}

impl Findings {
    /// Takes the moves on a line, with or without conditions behind them. `below_seal`: the line above is about sealing.
    /// `above`: the line before it.
    pub(super) fn take_moves(
        &mut self,
        below_seal: bool,
        above: Option<&Written>,
        line: &Written,
        below: &[Written],
        context: &Context,
    ) -> Taken {
        let cut = |text: &str| Written { text: text.to_owned(), ..line.clone() };
        if let Some((before, behind)) = with_condition(&line.text).filter(|_| !line.foreign) {
            let found = self.moves_on(&cut(before), context);
            if !found.is_empty() {
                self.reason.inside.extend(self.reason.is_open.then(|| line.as_written().to_owned()));
                self.ask_below(below_seal, line);
                self.seen.own.extend(found);
                return Taken { lines: self.take_condition(behind, line, below), is_apart: true };
            }
            // Meant for the opponent or for us?
            if self.message.text.is_some() {
                self.message.half_conditions.push(line.as_written().to_owned());
                return Taken::default();
            }
        }
        // "e4 (if e5 then Nf3)": of the conditions nothing is taken, but the move is clear.
        let before = before_hint(&line.text).map(|text| self.moves_on(&cut(text), context));
        let before = before.filter(|found| !found.is_empty());
        let mentions = self.seen.mentions.len();
        let is_whole = before.is_none() && without_comment(&line.text).1.is_none();
        let found = before.unwrap_or_else(|| {
            let scanned = Scanned::between(above, line, below.first(), context);
            self.note(scanned, line)
        });
        if found.is_empty() && !line.below {
            self.prose.unknown.push(line.as_written().to_owned());
            if !line.foreign && !line.echoes && self.prose.unknown.len() <= MAX_SHOWN {
                self.seen.in_other_letters.extend(Scanned::in_other_letters(line, context));
                let in_cyrillic = Scanned::in_cyrillic(line, context);
                self.seen.in_cyrillic.extend(in_cyrillic.map(|found| (line.as_written().to_owned(), found)));
            }
        }
        if !line.foreign && !line.echoes {
            if found.is_empty() {
                self.take_prose(line, context);
            } else {
                self.prose.closing.clear();
            }
            self.conditions.is_unclear |= hints_at_condition(&line.text);
            self.conditions.has_if |= begins_condition(&line.text);
            self.conditions.below_if |= begins_condition(&line.text);
        }
        self.sealing.is_secret |= below_seal && self.seen.mentions.len() > mentions;
        if found.is_empty() {
            return Taken::default();
        }
        self.ask_below(below_seal, line);
        self.reason.inside.extend(self.reason.is_open.then(|| line.as_written().to_owned()));
        self.seen.own.extend(found);
        // "12. Nf3 ; thank you, to me it looks like a dead" goes on with "draw."
        let is_plain = below.first().is_some_and(|next| is_plain_below_text(&next.text));
        Taken { lines: 0, is_apart: is_plain || is_whole && line.text.chars().count() < BROKEN }
    }

    /// Takes a line without a move of the sender.
    fn take_prose(&mut self, line: &Written, context: &Context) {
        self.prose.lines.push(line.as_written().to_owned());
        self.prose.closing.extend(
            (!self.seen.own.is_empty() && speech::may_close_every_mail(&line.text))
                .then(|| line.as_written().to_owned()),
        );
        self.prose.wishes |=
            !line.below && !self.prose.has_closed && speech::is_for_somebody(&line.text, &context.names);
    }

    /// Remembers that a move on this line may be meant otherwise: as the answer to what stands above, or to be sealed.
    fn ask_below(&mut self, below_seal: bool, line: &Written) {
        self.sealing.is_secret |= below_seal;
        if below_seal || self.conditions.below_if {
            self.seen.is_doubtful = true;
            self.mention(line);
        }
    }

    fn mention(&mut self, line: &Written) {
        self.conditions.has_if |= may_be_conditional(&line.text);
        self.seen.mentions.push(line.as_written().to_owned());
    }

    /// Returns the moves on a line of their own; what only looks like one is remembered as seen.
    pub(super) fn moves_on(&mut self, line: &Written, context: &Context) -> Vec<Candidate> {
        self.note(Scanned::new(line, context), line)
    }

    /// Remembers moves that are not on a line of their own as seen, and returns those that are.
    fn note(&mut self, scanned: Scanned, line: &Written) -> Vec<Candidate> {
        if scanned.has_own() {
            self.prose.wishes |= scanned.has_wishes;
            return scanned.found;
        }
        if scanned.is_aside {
            // An address below "Best regards" is no second thought.
            if !self.prose.has_closed || speech::speaks_of_a_move(&line.text) {
                self.seen.in_prose |= speech::speaks_of_a_move(&line.text);
                self.seen.doubts.extend(scanned.doubts(&line.text));
            }
            self.mention(line);
        }
        Vec::new()
    }

    /// Tells whether a line closes the letter below its move.
    pub(super) fn closes(&self, line: &Written, context: &Context) -> bool {
        !self.seen.own.is_empty()
            && !line.foreign
            && speech::closes(&line.text, &context.names)
            && Scanned::new(line, context).found.is_empty()
    }
}
