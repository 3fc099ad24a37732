//! Acts of arbiters as the game remembers them.

use serde::{Deserialize, Serialize};
use shakmaty::ByColor;

use crate::{Act, Instant, PlayerId, Span, wire};

/// An act as the game remembers it, for appeals.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct ActNote {
    /// The number of its event.
    pub seq: u32,
    /// The instant.
    pub at: Instant,
    /// The arbiter.
    pub by: PlayerId,
    /// The act.
    pub act: Act,
    /// The player who was replaced by it: the appeal of that side belongs to them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub replaced: Option<PlayerId>,
    /// One appeal for each side.
    #[serde(with = "wire::by_color", default, skip_serializing_if = "wire::is_default")]
    pub appeals: ByColor<Appeal>,
    /// The instant of the appeal, waiting or decided.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub appealed_at: Option<Instant>,
    /// Another arbiter has reversed it.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub reversed: bool,
}

impl ActNote {
    /// Returns true if an appeal waits for another arbiter.
    #[must_use]
    pub fn is_open(&self) -> bool {
        !self.reversed && self.appeals.iter().any(|appeal| *appeal == Appeal::Waits)
    }

    /// Returns the last instant at which a player may appeal, where it is possible for `appeal_days` (ICCF: 14).
    #[must_use]
    pub fn appeal_until(&self, appeal_days: u16) -> Instant {
        self.at + Span::days(appeal_days)
    }

    /// Returns true if no appeal is possible any more, where a player may appeal within `appeal_days`.
    pub(crate) fn is_settled(&self, now: Instant, appeal_days: u16) -> bool {
        self.reversed || !self.is_open() && now > self.appeal_until(appeal_days) + READ_WITHIN
    }

    /// Returns true if another arbiter has reversed the same act of this arbiter.
    pub(crate) fn forbids(&self, by: PlayerId, act: &Act) -> bool {
        let same = match (&self.act, act) {
            (Act::Cancel { .. }, Act::Cancel { .. }) => true,
            (Act::Points { .. } | Act::Replace { .. }, again) => self.act == *again,
            (before, again) => before.ended().is_some() && before == again,
        };
        self.reversed && self.by == by && same
    }
}

/// The time in which a mail with an appeal, received in time, is judged.
const READ_WITHIN: Span = Span::days(14);

/// The state of one side's appeal.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Appeal {
    /// There was none.
    #[default]
    None,
    /// It waits for another arbiter.
    Waits,
    /// The act was confirmed.
    Rejected,
}

/// Acts that a game remembers, so that its state stays small.
pub(crate) const MAX_ACTS: usize = 100;
