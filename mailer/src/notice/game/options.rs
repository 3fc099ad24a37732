//! The answers that a reply can give now.

use domain::{Color, Holders, Phase, Stage};
use messages::{Arg, glued, msg};

use super::GameMail;
use crate::notice::{page::Page, score::example};

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
                    page.offer(&[msg!("answer-move", example = example)]);
                }
            }
            Phase::Playing { .. } => {}
            Phase::Sealing if on_move => {
                if let Some(example) = self.example() {
                    page.offer(&[msg!("answer-seal", example = example)]);
                    page.offer(&[msg!("answer-seal-clock")]);
                }
            }
            Phase::Sealing => {}
            Phase::Adjourned { .. } => self.resuming(page, me),
        }
        self.default_time(page, me);
        if game.draw_offer.is_some_and(|offer| offer.by != me) {
            page.offer(&[if on_move {
                msg!("answer-draw-on-move", opponent = opponent)
            } else {
                msg!("answer-draw", opponent = opponent)
            }]);
        }
        if let Phase::Playing { adjournment_proposed_by: Some(by) } = game.phase
            && by != me
        {
            page.offer(&[msg!("answer-adjournment", opponent = opponent)]);
        }
    }

    /// Adds the reader's options in an adjournment.
    fn resuming(&self, page: &mut Page, me: Color) {
        let Phase::Adjourned { sealed_by, envelope, resume_at, sealer_ready, replier_ready, stage, .. } =
            &self.game().phase
        else {
            return;
        };
        let opponent = &self.context.names[!me];
        let latest = || Arg::at(*resume_at);
        let (sealer, checks_in) = (*sealed_by == me, self.game().regulations.adjournment.check_in);
        let ready = if sealer { *sealer_ready } else { *replier_ready };
        let open = match envelope.holders {
            Holders::Vault => msg!("resume-played"),
            Holders::Arbiters { .. } => msg!("resume-opened-and-played"),
        };
        page.offer(&match stage {
            Stage::Waiting if sealer && checks_in && *replier_ready && !ready => {
                vec![msg!("resume-opponent-ready", opponent = opponent, then = open, latest = latest())]
            }
            Stage::Waiting if sealer && checks_in && ready => {
                vec![msg!("resume-when-opponent-too", opponent = opponent, latest = latest())]
            }
            Stage::Waiting if sealer && checks_in => vec![
                msg!("resume-reply-when-ready"),
                msg!("resume-when-both-sealer", opponent = opponent, latest = latest()),
            ],
            Stage::Waiting if sealer => {
                let how = (!ready).then(|| msg!("resume-reply-when-ready"));
                let when = msg!("resume-when-opponent", opponent = opponent, latest = latest());
                [when].into_iter().chain(how).collect()
            }
            Stage::Waiting if ready => {
                vec![msg!("resume-when-opponent-ready-too", opponent = opponent, latest = latest())]
            }
            Stage::Waiting if checks_in => {
                vec![msg!("resume-reply-when-ready"), msg!("resume-when-both", latest = latest())]
            }
            Stage::Waiting => vec![msg!("resume-now", then = open, latest = latest())],
            // `default_time` gives the deadline.
            Stage::ReplierAbsent if sealer && (ready || self.game().default_at().is_some()) => return,
            Stage::ReplierAbsent if sealer => vec![msg!("resume-reply-when-ready")],
            Stage::ReplierAbsent | Stage::SealerAbsent if !ready => {
                vec![msg!("resume-clock-runs", then = open)]
            }
            Stage::Missing { .. } if sealer => vec![msg!("resume-show-text")],
            Stage::Choosing { readings, .. } if !sealer => {
                let first = readings.first().cloned().unwrap_or_default();
                let readings = readings.iter().map(Arg::from).collect::<Vec<_>>();
                vec![msg!("resume-choose", first = first, readings = readings)]
            }
            _ => return,
        });
    }

    /// Adds the time at which an absent player loses by default.
    fn default_time(&self, page: &mut Page, me: Color) {
        let Some((at, absent)) = self.game().default_ahead() else { return };
        let opponent = &self.context.names[!me];
        if absent[me] {
            // Some other acts count as an appearance, but not all: this one does.
            page.offer(&[msg!("default-you", until = Arg::at(at))]);
        }
        if absent[!me] {
            // For the sealer the time starts again at a later opening.
            let sealed = matches!(self.game().phase, Phase::Adjourned { sealed_by, .. } if sealed_by == !me);
            page.say(&if sealed {
                msg!("default-sealer", opponent = opponent, until = Arg::at(at))
            } else {
                msg!("default-opponent", opponent = opponent, until = Arg::at(at))
            });
        }
    }

    pub(super) fn example(&self) -> Option<String> {
        example(&self.game().position, self.style).map(|example| glued(&example))
    }
}
