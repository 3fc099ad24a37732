//! The envelopes of a game, and the arbiters who can open them.

use shakmaty::Color;

use crate::{Envelope, Game, Holders, Instant, Phase, PlayerId, Stage, UnopenedEnvelope};

/// The conditions of opening an envelope before its time.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct EarlyOpening {
    /// The number of arbiters who must agree to it.
    pub needed: u8,
    /// The arbiter whose agreement is on record.
    pub agreed: Option<PlayerId>,
}

impl EarlyOpening {
    /// Returns true if enough arbiters agree once this one opens it.
    #[must_use]
    pub fn may_open(&self, arbiter: PlayerId) -> bool {
        self.needed < 2 || self.agreed.is_some_and(|other| other != arbiter)
    }
}

impl Game {
    /// Returns the holders of an envelope sealed now, among the players in `able`: the arbiters that the regulations
    /// name and who do not play. Where they name none it is the service.
    #[must_use]
    pub fn holders(&self, able: &[PlayerId]) -> Holders {
        let rules = &self.regulations.adjournment;
        if rules.arbiters.is_empty() {
            return Holders::Vault;
        }
        let may = |id: &&PlayerId| able.contains(id) && self.color_of(**id).is_none();
        Holders::Arbiters {
            arbiters: rules.arbiters.iter().filter(may).copied().collect(),
            needed: rules.needed,
        }
    }

    /// Returns true if an envelope can be sealed to these holders now.
    pub(crate) fn seals_to(&self, holders: &Holders) -> bool {
        let able: &[PlayerId] = match holders {
            Holders::Vault => &[],
            Holders::Arbiters { arbiters, .. } => arbiters,
        };
        self.holders(able) == *holders && holders.too_few().is_none()
    }

    /// Returns true for a player who can open sealed moves of the game, now or later. They do not play in it.
    pub(crate) fn holds_envelopes(&self, player: PlayerId) -> bool {
        let closed = match &self.phase {
            Phase::Adjourned { envelope, .. } => Some(envelope),
            _ => None,
        };
        let unopened = self.unopened.as_ref().map(|unopened| &unopened.envelope);
        let kept = closed.into_iter().chain(&self.session.draft).chain(unopened);
        self.regulations.adjournment.arbiters.contains(&player)
            || kept.into_iter().any(|envelope| match &envelope.holders {
                Holders::Vault => false,
                Holders::Arbiters { arbiters, .. } => arbiters.contains(&player),
            })
    }

    /// Returns the conditions of an arbiter's opening at this instant. None if it is not before its time, or the game is not
    /// adjourned. An envelope that was declared missing is due no earlier than it was before.
    #[must_use]
    pub fn early_opening(&self, at: Instant) -> Option<EarlyOpening> {
        let Phase::Adjourned { stage, resume_at, early_by, .. } = &self.phase else { return None };
        let rules = &self.regulations.adjournment;
        let is_early = match stage {
            Stage::Waiting => at < *resume_at || rules.check_in,
            Stage::ReplierAbsent | Stage::SealerAbsent => true,
            Stage::Missing { was } => match **was {
                // Nobody can come to it any more.
                Stage::Waiting => at < *resume_at,
                ref was => matches!(was, Stage::ReplierAbsent | Stage::SealerAbsent),
            },
            Stage::Due { .. } | Stage::Late { .. } | Stage::Choosing { .. } => false,
        };
        is_early.then_some(EarlyOpening { needed: rules.needed_early, agreed: *early_by })
    }

    /// Returns the unopened envelope, if both players agreed to show it and it has not been shown.
    #[must_use]
    pub fn envelope_to_publish(&self) -> Option<&UnopenedEnvelope> {
        self.unopened
            .as_ref()
            .filter(|unopened| self.is_over() && unopened.agreed.white && unopened.agreed.black)
    }

    /// Returns the envelope whose text this player, who sealed it, may show now. It is due (FIDE Guidelines I.12.1), or both
    /// players agreed to publish it after the game.
    #[must_use]
    pub fn envelope_to_show(&self, by: Color, at: Instant) -> Option<&Envelope> {
        match &self.phase {
            Phase::Adjourned { sealed_by, envelope, stage, .. } => {
                let is_due = matches!(stage, Stage::Due { .. } | Stage::Late { .. } | Stage::Missing { .. });
                (is_due && *sealed_by == by).then_some(envelope)
            }
            _ => {
                let unopened = self.envelope_to_publish().filter(|unopened| unopened.sealed_by == by)?;
                (!self.may_go_on(at)).then_some(&unopened.envelope)
            }
        }
    }
}
