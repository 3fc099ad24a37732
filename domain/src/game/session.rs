//! The playing session.

use serde::{Deserialize, Serialize};
use shakmaty::{ByColor, Color};

use crate::{Envelope, Instant, Ply, Span, wire};

/// A playing session: from the start of the game or a resumption to the next adjournment.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Session {
    /// 1 for the first.
    pub number: u16,
    /// The start of the session.
    pub began_at: Instant,
    /// Half-moves played when the last envelope had been opened: no move before is taken back.
    #[serde(default, skip_serializing_if = "wire::is_first")]
    pub first_ply: Ply,
    /// The draft of the move to be sealed, which can still be replaced (I.1.1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub draft: Option<Envelope>,
    /// The player on move adjourned early and is charged until then (I.1.2).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub charged_until: Option<Instant>,
    /// The sealer of the move on the board, if they have not come to this session yet (I.9.3).
    #[serde(with = "wire::opt_color", default, skip_serializing_if = "Option::is_none")]
    pub absent: Option<Color>,
    /// The start of the default time of an absent player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub awaited: Option<Awaited>,
    /// The players who may still say that the clocks showed wrong times (I.13).
    #[serde(with = "wire::by_color")]
    pub may_question_clocks: ByColor<bool>,
}

impl Session {
    pub(crate) fn first(began_at: Instant) -> Self {
        Self {
            number: 1,
            began_at,
            first_ply: Ply::default(),
            draft: None,
            charged_until: None,
            absent: None,
            awaited: None,
            may_question_clocks: ByColor::default(),
        }
    }

    /// Returns the next session; an absent sealer is awaited since `resumed_at`.
    pub(crate) fn next(&self, began_at: Instant, absent: Option<Color>, resumed_at: Instant) -> Self {
        let both = ByColor { white: true, black: true };
        let number = self.number.saturating_add(1);
        let awaited = absent.map(|_| Awaited::since(resumed_at));
        Self { number, absent, awaited, may_question_clocks: both, ..Self::first(began_at) }
    }
}

/// A player is waited for (FIDE Guidelines I.10).
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Awaited {
    /// The beginning: the resumption as it took place, and not before the agreed time.
    pub since: Instant,
    /// Downtime of the service, in which the player could not come.
    #[serde(default, skip_serializing_if = "Span::is_zero")]
    pub returned: Span,
    /// Downtime is accounted for up to here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub returned_until: Option<Instant>,
}

impl Awaited {
    pub(crate) const fn since(since: Instant) -> Self {
        Self { since, returned: Span::ZERO, returned_until: None }
    }
}
