//! The answers that a reply can give now.

use domain::{Color, Holders, Phase, Stage};

use super::GameMail;
use crate::notice::{
    page::{Page, glued},
    score::example,
};

/// The commands that a reply may hold.
pub(in crate::notice) const COMMANDS: &str = "Commands, one to a line: your move; your move and \"draw\"; accept; decline; resign yes; \
     claim threefold; claim fifty; say ...; adjourn; seal ...; resume; show; moves; clocks; legal; pgn; help.";

impl GameMail<'_> {
    /// Adds the possible replies, each with its words.
    pub(super) fn options(&self, page: &mut Page) {
        let game = self.game();
        let Some(me) = self.color else { return };
        let opponent = &self.context.names[!me];
        // While no clock runs, because an arbiter decides something, nobody moves.
        let on_move = game.on_move() == Some(me) && game.clock.running.is_some();
        match &game.phase {
            Phase::Ended { .. } => return,
            Phase::Playing { .. } if on_move => {
                if let Some(example) = self.example() {
                    page.paragraph(&format!(
                        "Answer: reply to this mail with one line, such as \"{example}\"; any notation will do."
                    ));
                }
            }
            Phase::Playing { .. } => {}
            Phase::Sealing if on_move => {
                if let Some(example) = self.example() {
                    page.paragraph(&format!(
                        "Answer: reply to this mail with one line, such as \"seal\u{a0}{example}\"; any notation will do."
                    ));
                    page.paragraph(
                        "Your clock runs until the move is sealed. Nobody sees it before it is opened.",
                    );
                }
            }
            Phase::Sealing => {}
            Phase::Adjourned { .. } => self.resuming(page, me),
        }
        self.default_time(page, me);
        if game.draw_offer.is_some_and(|offer| offer.by != me) {
            let moving = if on_move { "; a move declines it" } else { "" };
            page.paragraph(&format!(
                "{opponent} offers a draw: reply \"accept\" to agree, \"decline\" to decline{moving}."
            ));
        }
        if let Phase::Playing { adjournment_proposed_by: Some(by) } = game.phase
            && by != me
        {
            page.paragraph(&format!(
                "{opponent} proposes to adjourn: reply \"adjourn\" to agree; the player on move then seals the \
                 next move and the clock stops. Reply \"decline adjournment\" to continue playing."
            ));
        }
    }

    /// Adds the reader's options in an adjournment.
    fn resuming(&self, page: &mut Page, me: Color) {
        let Phase::Adjourned { sealed_by, envelope, resume_at, sealer_ready, replier_ready, stage, .. } =
            &self.game().phase
        else {
            return;
        };
        let (opponent, latest) = (&self.context.names[!me], self.calendar.date(*resume_at));
        let (sealer, checks_in) = (*sealed_by == me, self.game().regulations.adjournment.check_in);
        let ready = if sealer { *sealer_ready } else { *replier_ready };
        let open = match envelope.holders {
            Holders::Vault => "the sealed move is played",
            Holders::Arbiters { .. } => "the arbiter opens it, the sealed move is played",
        };
        let how = "Reply \"resume\" when you are ready.";
        let text = match stage {
            Stage::Waiting if sealer && checks_in && *replier_ready && !ready => format!(
                "{opponent} is ready. Reply \"resume\" when you are ready too: then {open}. Otherwise the game resumes on {latest} \
                 in your absence."
            ),
            Stage::Waiting if sealer && checks_in => {
                let (how, both) = if ready {
                    (String::new(), format!("{opponent} is ready too"))
                } else {
                    (format!("{how} "), "both are ready".into())
                };
                format!(
                    "{how}Before {latest} the game resumes when {both}. From then on {opponent}'s clock runs, and the \
                     envelope is opened when {opponent} appears."
                )
            }
            Stage::Waiting if sealer => {
                let how = if ready { String::new() } else { format!(" {how}") };
                format!("The game resumes when {opponent} is ready, at the latest on {latest}.{how}")
            }
            Stage::Waiting if ready => {
                format!("The game resumes when {opponent} is ready too, at the latest on {latest}.")
            }
            Stage::Waiting if checks_in => format!(
                "{how} Before {latest} the game resumes when both are ready. From then on your clock runs, and the \
                 envelope is opened when you reply \"resume\"."
            ),
            Stage::Waiting => format!(
                "Reply \"resume\" to open the envelope: {open} and your clock starts. Otherwise the game resumes \
                 on {latest}."
            ),
            // `default_time` gives the deadline.
            Stage::ReplierAbsent if sealer && (ready || self.game().default_at().is_some()) => return,
            Stage::ReplierAbsent if sealer => how.into(),
            Stage::ReplierAbsent | Stage::SealerAbsent if !ready => {
                format!("Reply \"resume\": then {open}. Your clock runs until you do.")
            }
            Stage::Missing { .. } if sealer => {
                "Show the text that you sealed, over HTTP (open the envelope), or give it to \
                 the arbiter."
                    .into()
            }
            Stage::Choosing { readings } if !sealer => format!(
                "The sealed move can mean more than one thing, and you choose: reply \"choose {}\", or another of \
                 {}. Your clock runs.",
                readings.first().map_or("", String::as_str),
                readings.join(", "),
            ),
            _ => return,
        };
        page.paragraph(&text);
    }

    /// Adds the time at which an absent player loses by default.
    fn default_time(&self, page: &mut Page, me: Color) {
        let Some((at, absent)) = self.game().default_ahead() else { return };
        let (opponent, until) = (&self.context.names[!me], self.calendar.date(at));
        if absent[me] {
            // Some other acts count as an appearance, but not all: this one does.
            page.paragraph(&format!(
                "Reply \"resume\" by {until}: otherwise you lose the game by default (FIDE Guidelines I.10)."
            ));
        }
        if absent[!me] {
            // For the sealer the time starts again at a later opening.
            let sealed = matches!(self.game().phase, Phase::Adjourned { sealed_by, .. } if sealed_by == !me);
            let unless = if sealed { " and the envelope is not opened before" } else { "" };
            page.paragraph(&format!(
                "If {opponent} has not appeared by {until}{unless}, {opponent} loses the game by default (FIDE Guidelines I.10)."
            ));
        }
    }

    fn example(&self) -> Option<String> {
        example(&self.game().position, self.style).map(|example| glued(&example))
    }
}
