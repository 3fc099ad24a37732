//! Comparison with the stored game.

use super::*;

impl Model {
    /// Compares the model with the stored game.
    pub fn agrees(&self, game: &Game) -> Result<(), String> {
        let stage = match (&self.stage, &game.phase) {
            (Stage::Playing { proposed_by }, Phase::Playing { adjournment_proposed_by }) => {
                proposed_by == adjournment_proposed_by
            }
            (Stage::Sealing, Phase::Sealing) => true,
            (
                Stage::Adjourned { by, resume_at, ready, .. },
                Phase::Adjourned { sealed_by, resume_at: stored, sealer_ready, .. },
            ) => (by, resume_at, ready) == (sealed_by, stored, sealer_ready),
            (Stage::Over(outcome, termination), Phase::Ended { outcome: o, termination: t, .. }) => {
                (outcome, termination) == (o, t)
            }
            _ => false,
        };
        let running = game.clock.running.map(|running| {
            (running.side, running.since, running.deadline, running.returned, running.returned_until)
        });
        let ticking = self.ticking.map(|ticking| {
            (self.on_move(), ticking.since, ticking.deadline, ticking.returned, ticking.returned_until)
        });
        let same = stage
            && self.position().fen() == game.position.fen()
            && self.ply() == game.ply.0
            && self.events == game.events
            && self.last_at == game.last_at
            && self.used == game.clock.used
            && self.gained == game.clock.gained
            && self.illegal == game.illegal_moves
            && self.offer == game.draw_offer.map(|offer| offer.by)
            && running == ticking;
        if same { Ok(()) } else { Err(format!("{}: {self:?}\nstored: {game:#?}", self.id)) }
    }
}

impl std::fmt::Debug for Model {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Model")
            .field("id", &self.id)
            .field("moves", &self.moves.join(" "))
            .field("fen", &self.position().fen())
            .field("stage", &self.stage)
            .field("offer", &self.offer)
            .field("used", &self.used)
            .field("gained", &self.gained)
            .field("ticking", &self.ticking)
            .field("last_at", &self.last_at)
            .field("events", &self.events)
            .finish_non_exhaustive()
    }
}
