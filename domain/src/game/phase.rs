//! Playing, sealing, adjourned or over.

use alloc::{boxed::Box, string::String, vec::Vec};

use serde::{Deserialize, Serialize};
use shakmaty::{ByColor, Color};

use crate::{Envelope, Instant, Outcome, Paused, PlayerId, Ply, Termination, wire};

/// Where the game stands.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[expect(clippy::large_enum_variant, reason = "a game has one, and the place for it")]
pub enum Phase {
    /// Moves are made.
    Playing {
        /// Who proposes to adjourn.
        #[serde(with = "wire::opt_color", default, skip_serializing_if = "Option::is_none")]
        adjournment_proposed_by: Option<Color>,
    },
    /// The player on move must seal; his clock runs.
    Sealing,
    /// The move is in the envelope.
    Adjourned {
        /// Who sealed.
        #[serde(with = "wire::color")]
        sealed_by: Color,
        /// The envelope.
        envelope: Envelope,
        /// When the game resumes at the latest.
        resume_at: Instant,
        /// The sealer asked to resume, or is there.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        sealer_ready: bool,
        /// So did the player who must reply.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        replier_ready: bool,
        /// The arbiter who has checked the face of the envelope (FIDE Guidelines I.3).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        acknowledged_by: Option<PlayerId>,
        /// The arbiter who agrees that it is opened before its time.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        early_by: Option<PlayerId>,
        /// What is waited for.
        #[serde(default)]
        stage: Stage,
    },
    /// Nothing more happens.
    Ended {
        /// When.
        at: Instant,
        /// What it counts.
        outcome: Outcome,
        /// How it ended.
        termination: Termination,
    },
}

/// A standing draw offer.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct DrawOffer {
    /// Who offers.
    #[serde(with = "wire::color")]
    pub by: Color,
    /// The ply it was made with.
    pub ply: Ply,
}

/// A player has withdrawn from a game that goes on with somebody else, or is adjudicated.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Withdrawn {
    /// Who.
    #[serde(with = "wire::color")]
    pub of: Color,
    /// When.
    pub at: Instant,
    /// He has said nothing: silence lost half of his games.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub silent: bool,
    /// The clock that ran.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub paused: Option<Paused>,
}

/// Where an adjourned game stands.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Stage {
    /// Before the resumption. No clock runs.
    #[default]
    Waiting,
    /// The game resumed, and the player who must reply is there: the envelope is to be opened (I.7). No clock runs:
    /// a late opening costs nobody time.
    Due {
        /// His clock, if it had run while he was absent (I.9.2).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        paused: Option<Paused>,
    },
    /// The game resumed without the player who must reply: his clock runs (I.9.2, I.11).
    ReplierAbsent,
    /// The sealed move was opened while its sealer was absent, and the reply to it lies in this envelope. The absent
    /// player's clock runs (I.9.3).
    SealerAbsent,
    /// Somebody came too late. The game is lost unless the sealed move ended it (I.10).
    Late {
        /// Who.
        #[serde(with = "wire::by_color")]
        absent: ByColor<bool>,
        /// His clock ran out; otherwise the default time passed.
        on_time: bool,
    },
    /// The envelope is lost or cannot be opened: only the text that was sealed counts (I.12.1). Who encrypted it
    /// himself has that text, and his clock runs, not before the agreed time. Otherwise no clock runs, and it is for
    /// the arbiter to decide.
    Missing {
        /// The stage before, its clock paused.
        was: Box<Stage>,
    },
    /// The sealed move has several readings: the player who must reply takes one, on his clock.
    Choosing {
        /// In UCI.
        readings: Vec<String>,
    },
}

impl Stage {
    /// What the game goes on from once the envelope is opened.
    pub(crate) fn known(&self) -> &Self {
        if let Self::Missing { was } = self { was } else { self }
    }

    /// The clock that goes on later.
    pub(crate) fn paused(&self) -> Option<&Paused> {
        match self {
            Self::Due { paused } => paused.as_ref(),
            Self::Missing { was } => was.paused(),
            _ => None,
        }
    }

    /// [`Stage::paused`].
    pub(crate) fn paused_mut(&mut self) -> Option<&mut Paused> {
        match self {
            Self::Due { paused } => paused.as_mut(),
            Self::Missing { was } => was.paused_mut(),
            _ => None,
        }
    }
}
