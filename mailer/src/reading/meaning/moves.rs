//! The moves on a line of the text, and the prose around them.

use domain::notation::{before_hint, begins_condition, hints_at_condition, with_condition};

use super::{
    blocks::Taken,
    findings::{BROKEN, Candidate, Findings, MAX_SHOWN},
    scanned::{Scanned, without_comment},
    types::Context,
};
use crate::reading::{grammar::is_plain_below_text, quoting::Written, speech};

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
                self.reason.inside.extend(self.reason.is_open.then(|| line.text.clone()));
                self.ask_below(below_seal, line);
                self.seen.own.extend(found);
                return Taken { lines: self.take_condition(behind, line, below), is_apart: true };
            }
            // Meant for the opponent or for us?
            if self.message.text.is_some() {
                self.message.half_conditions.push(line.text.clone());
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
            self.prose.unknown.push(line.text.clone());
            if !line.foreign && !line.echoes && self.prose.unknown.len() <= MAX_SHOWN {
                self.seen.in_other_letters.extend(Scanned::in_other_letters(line, context));
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
        self.reason.inside.extend(self.reason.is_open.then(|| line.text.clone()));
        self.seen.own.extend(found);
        // "12. Nf3 ; thank you, to me it looks like a dead" goes on with "draw."
        let is_plain = below.first().is_some_and(|next| is_plain_below_text(&next.text));
        Taken { lines: 0, is_apart: is_plain || is_whole && line.text.chars().count() < BROKEN }
    }

    /// Takes a line without a move of the sender.
    fn take_prose(&mut self, line: &Written, context: &Context) {
        self.prose.lines.push(line.text.clone());
        self.prose.closing.extend(
            (!self.seen.own.is_empty() && speech::may_close_every_mail(&line.text))
                .then(|| line.text.clone()),
        );
        self.prose.wishes |=
            !line.below && !self.prose.has_closed && speech::is_for_somebody(&line.text, &context.names);
    }

    /// Remembers that a move on this line may be meant otherwise: as the answer to what stands above, or to be sealed.
    fn ask_below(&mut self, below_seal: bool, line: &Written) {
        self.sealing.is_secret |= below_seal;
        if below_seal || self.conditions.below_if {
            self.seen.is_doubtful = true;
            self.seen.mentions.push(line.text.clone());
        }
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
            self.seen.mentions.push(line.text.clone());
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
