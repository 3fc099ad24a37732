//! The envelopes of a game, and the arbiters who can open them.

use serde::{Deserialize, Serialize};
use shakmaty::{ByColor, Color};

use crate::{Envelope, Game, Holders, Phase, PlayerId, wire};

/// The envelope of a game that was given up or drawn while it was adjourned. It stays shut unless both players agree
/// that everybody may see what was in it (FIDE Guidelines I.6 says that the game is over, and nothing of the envelope).
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct UnopenedEnvelope {
    /// The envelope.
    pub envelope: Envelope,
    /// Who sealed it.
    #[serde(with = "wire::color")]
    pub sealed_by: Color,
    /// Who agreed.
    #[serde(with = "wire::by_color")]
    pub agreed: ByColor<bool>,
}

impl Game {
    /// Whose keys open an envelope sealed now, if it is for those of these players who may: the arbiters whom the
    /// regulations name, and who do not play. Where they name none it is the service.
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

    /// Whether an envelope sealed now can be for them.
    pub(crate) fn seals_to(&self, holders: &Holders) -> bool {
        let able: &[PlayerId] = match holders {
            Holders::Vault => &[],
            Holders::Arbiters { arbiters, .. } => arbiters,
        };
        self.holders(able) == *holders && holders.too_few().is_none()
    }

    /// Whether somebody can open moves that are or will be sealed in the game, or is to: he does not play in it.
    pub(crate) fn holds_envelopes(&self, player: PlayerId) -> bool {
        let closed = match &self.phase {
            Phase::Adjourned { envelope, .. } => Some(envelope),
            _ => None,
        };
        let shut = self.shut.as_ref().map(|shut| &shut.envelope);
        let kept = closed.into_iter().chain(&self.session.draft).chain(shut);
        self.regulations.adjournment.arbiters.contains(&player)
            || kept.into_iter().any(|envelope| match &envelope.holders {
                Holders::Vault => false,
                Holders::Arbiters { arbiters, .. } => arbiters.contains(&player),
            })
    }

    /// The envelope that stayed shut, if both players want it shown and it has not been.
    #[must_use]
    pub fn shut_to_be_shown(&self) -> Option<&UnopenedEnvelope> {
        self.shut.as_ref().filter(|shut| self.is_over() && shut.agreed.white && shut.agreed.black)
    }
}
