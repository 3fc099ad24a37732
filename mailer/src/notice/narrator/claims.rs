//! Draw offers and claims.

use domain::{ClaimBasis, Color, Event, EventKind, notation};

use super::EventNarrator;
use crate::notice::score;

impl EventNarrator<'_> {
    pub(super) fn claims(&self, event: &Event) -> Option<String> {
        Some(match &event.kind {
            EventKind::DrawOffered { by } => format!("{} offered a draw.", self.who(*by)),
            EventKind::DrawDeclined { by } => format!("{} declined the draw offer.", self.who(*by)),
            EventKind::ClaimReferred { by, basis, announced, .. } => {
                self.referred(event, *by, *basis, announced.as_deref())
            }
            EventKind::Analysed { by, .. } => format!("{} submitted analysis.", self.who(*by)),
            EventKind::ClaimLapsed => {
                "No arbiter decided the claim in time: the game continues as if it had not been \
                 made, and the waiting time is charged to neither player."
                    .into()
            }
            EventKind::ClaimUpheld { by, basis, reason, .. } => {
                format!(
                    "{} claimed {} by {}, correctly.{}",
                    self.who(*by),
                    claimed(*basis),
                    basis_words(*basis),
                    self.why(reason.as_ref())
                )
            }
            EventKind::ClaimRejected { basis, reason, .. } if basis.is_by_adjudication() => {
                format!(
                    "{} declined to adjudicate: the game continues.{}",
                    self.arbiter(self.seq(event)),
                    self.why(reason.as_ref())
                )
            }
            EventKind::ClaimRejected { by, basis, gained, reason, .. } => format!(
                "{} claimed {} by {}. The claim is not correct{}.{}{}",
                self.who(*by),
                claimed(*basis),
                basis_words(*basis),
                if self.game.draw_offer.is_some_and(|offer| offer.by == *by) {
                    " and stands as a draw offer (FIDE 9.5.3)"
                } else {
                    ""
                },
                self.gain(!*by, *gained),
                self.why(reason.as_ref()),
            ),
            _ => return None,
        })
    }

    /// Describes a claim for the arbiter. The mail may be late: advice is given only while this claim is pending.
    fn referred(&self, event: &Event, by: Color, basis: ClaimBasis, announced: Option<&str>) -> String {
        let seq = self.seq(event);
        let claim = self.game.claim.as_ref().filter(|claim| Some(claim.seq) == seq);
        let pending = claim.filter(|_| !self.past).map_or_else(String::new, |claim| {
            let clock = match claim.paused {
                None => "meanwhile the game continues and the clock runs",
                Some(_) => "until then no clock runs",
            };
            let until = self.calendar.date(claim.until);
            format!(" An arbiter decides by {until}; {clock}. Undecided, it lapses then.")
        });
        let what = if basis.is_by_adjudication() {
            format!("{} asked for adjudication as {}.", self.who(by), claimed(basis))
        } else {
            let (who, claimed, by) = (self.who(by), claimed(basis), basis_words(basis));
            let after = announced.map_or_else(String::new, |uci| {
                format!(" and announced the move {}", self.announced(uci, claim.is_some()))
            });
            format!("{who} claimed {claimed} by {by}{after}. No tablebase here can decide it.")
        };
        let how = match (self.reader, claim) {
            _ if self.past => String::new(),
            (None, Some(claim)) => format!(
                " It is for you to decide: reply with one line, \"arbiter {0} uphold {1}: \" or \"arbiter {0} reject \
                 {1}: \" and the reason.",
                self.context.id, claim.seq
            ),
            (Some(_), Some(claim)) if claim.basis.is_by_adjudication() => {
                " You can submit analysis: reply with \"analysis:\" and the text below it. Your opponent cannot read \
                 it before the game is over."
                    .to_owned()
            }
            _ => String::new(),
        };
        format!("{what}{pending}{how}")
    }

    /// Writes an announced move, in the reader's notation while the position is still the same.
    fn announced(&self, uci: &str, is_pending: bool) -> String {
        let position = &self.game.position;
        match position.from_uci(uci).filter(|_| is_pending) {
            Some(m) => {
                let text = notation::write(m, position, self.style.notation, self.style.letters);
                score::foreseen(position, &[text])
            }
            None => uci.to_owned(),
        }
    }
}

const fn claimed(basis: ClaimBasis) -> &'static str {
    match basis {
        ClaimBasis::TablebaseWin | ClaimBasis::AdjudicatedWin => "a win",
        _ => "a draw",
    }
}

const fn basis_words(basis: ClaimBasis) -> &'static str {
    match basis {
        ClaimBasis::ThreefoldRepetition => "threefold repetition",
        ClaimBasis::FiftyMoves => "the fifty-move rule",
        ClaimBasis::TablebaseWin | ClaimBasis::TablebaseDraw => "an endgame tablebase",
        ClaimBasis::AdjudicatedWin | ClaimBasis::AdjudicatedDraw => "adjudication",
    }
}
