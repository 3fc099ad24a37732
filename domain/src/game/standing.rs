//! An adjournment as its players and arbiters follow it: who has come, and what happens next (FIDE Guidelines I).

use shakmaty::{ByColor, Color};

use crate::{Game, Holders, Instant, Phase, Stage, State};

/// The standing of an adjournment.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Standing {
    /// The state of the procedure; playing where a sealer is absent whose move is on the board.
    pub state: State,
    /// The side that seals, or has sealed.
    pub sealer: Color,
    /// The sides that are ready to resume, or have come.
    pub ready: ByColor<bool>,
    /// The next step.
    pub next: NextStep,
    /// The latest instant of the next step; none where it waits for an arbiter.
    pub until: Option<Instant>,
}

/// The step that an adjournment waits for.
#[derive(Copy, Clone, Eq, PartialEq, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum NextStep {
    /// The player on move seals.
    Sealing,
    /// The game resumes: when both players are ready, or at the agreed time.
    ReadyBoth,
    /// The game resumes: when the player who must reply is ready, or at the agreed time.
    ReadyReplier,
    /// An absent player comes.
    Arrival,
    /// The envelope is opened.
    Opening,
    /// The sealer shows the text that was sealed.
    SealedText,
    /// An arbiter decides the game.
    Adjudication,
    /// The player who must reply takes one of the readings.
    Reading,
}

impl Game {
    /// Returns the standing of the adjournment; none while the game is played without one, or over. After a withdrawal an
    /// arbiter decides the game, and nothing else is next.
    #[must_use]
    pub fn standing(&self) -> Option<Standing> {
        if self.withdrawn.is_some() {
            return None;
        }
        let deadline = self.deadline();
        let (sealer, ready, next, until) = match &self.phase {
            Phase::Ended { .. } => return None,
            // The sealer of a move on the board has not come; the opponent moves, or seals the reply.
            Phase::Playing { .. } => {
                let absent = self.session.absent?;
                let ready = ByColor::new_with(|color| color != absent);
                (absent, ready, NextStep::Arrival, self.default_at())
            }
            Phase::Sealing => {
                let ready = ByColor::new_with(|color| self.session.absent != Some(color));
                (self.position.side_to_move(), ready, NextStep::Sealing, deadline)
            }
            Phase::Adjourned {
                sealed_by, envelope, resume_at, sealer_ready, replier_ready, stage, ..
            } => {
                let ready =
                    ByColor::new_with(
                        |color| if color == *sealed_by { *sealer_ready } else { *replier_ready },
                    );
                let (next, until) = match stage {
                    Stage::Waiting if self.regulations.adjournment.check_in => {
                        (NextStep::ReadyBoth, Some(*resume_at))
                    }
                    Stage::Waiting => (NextStep::ReadyReplier, Some(*resume_at)),
                    Stage::Due { .. } | Stage::Late { .. } => (NextStep::Opening, None),
                    Stage::ReplierAbsent | Stage::SealerAbsent => (NextStep::Arrival, deadline),
                    Stage::Missing { .. } if envelope.strict => (NextStep::SealedText, deadline),
                    Stage::Missing { .. } => (NextStep::Adjudication, None),
                    Stage::Choosing { .. } => (NextStep::Reading, deadline),
                };
                (*sealed_by, ready, next, until)
            }
        };
        Some(Standing { state: self.state(), sealer, ready, next, until })
    }

    /// Returns true if arbiters open the envelope of the adjourned game, and not the service.
    #[must_use]
    pub fn is_held_by_arbiters(&self) -> bool {
        matches!(&self.phase, Phase::Adjourned { envelope, .. } if envelope.holders != Holders::Vault)
    }
}
