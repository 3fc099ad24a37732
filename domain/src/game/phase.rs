//! Playing, sealing, adjourned or over.

use alloc::{boxed::Box, string::String, vec::Vec};

use serde::{Deserialize, Serialize};
use shakmaty::{ByColor, Color};

use crate::{Envelope, Instant, Outcome, Paused, PlayerId, Ply, Termination, wire};

/// The phase of a game.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[expect(clippy::large_enum_variant, reason = "a game has one, and the place for it")]
pub enum Phase {
    /// Moves are made.
    Playing {
        /// The player who proposes to adjourn.
        #[serde(with = "wire::opt_color", default, skip_serializing_if = "Option::is_none")]
        adjournment_proposed_by: Option<Color>,
    },
    /// The player on move must seal, on their clock.
    Sealing,
    /// The move is in the envelope.
    Adjourned {
        /// The sealer.
        #[serde(with = "wire::color")]
        sealed_by: Color,
        /// The envelope.
        envelope: Envelope,
        /// The latest time of resumption.
        resume_at: Instant,
        /// The sealer asked to resume, or is there.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        sealer_ready: bool,
        /// The replier asked to resume, or is present.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        replier_ready: bool,
        /// The arbiter who has checked the face of the envelope (FIDE Guidelines I.3).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        acknowledged_by: Option<PlayerId>,
        /// The arbiter who agrees that it is opened before its time.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        early_by: Option<PlayerId>,
        /// The stage of the adjournment.
        #[serde(default)]
        stage: Stage,
    },
    /// Nothing more happens.
    Ended {
        /// The instant.
        at: Instant,
        /// The result.
        outcome: Outcome,
        /// The termination.
        termination: Termination,
    },
}

/// A standing draw offer.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct DrawOffer {
    /// The player who offers.
    #[serde(with = "wire::color")]
    pub by: Color,
    /// The ply it was made with.
    pub ply: Ply,
}

/// A player has withdrawn from a game that continues with a replacement, or is adjudicated.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Withdrawn {
    /// The player.
    #[serde(with = "wire::color")]
    pub of: Color,
    /// The instant.
    pub at: Instant,
    /// The player said nothing: silence lost half of their games.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub silent: bool,
    /// The clock that ran.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub paused: Option<Paused>,
}

/// The stage of an adjourned game.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Stage {
    /// Waits for the resumption. No clock runs.
    #[default]
    Waiting,
    /// The game resumed, and the player who must reply is present: the envelope is to be opened (I.7). No clock runs: a
    /// late opening costs neither player time.
    Due {
        /// The replier's clock, if it had run during an absence (I.9.2).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        paused: Option<Paused>,
    },
    /// The game resumed without the player who must reply: their clock runs (I.9.2, I.11).
    ReplierAbsent,
    /// The sealed move was opened while its sealer was absent, and the reply to it lies in this envelope. The absent
    /// player's clock runs (I.9.3).
    SealerAbsent,
    /// A player came too late. The game is lost unless the sealed move ended it (I.10).
    Late {
        /// The absent players.
        #[serde(with = "wire::by_color")]
        absent: ByColor<bool>,
        /// The clock ran out; otherwise the default time passed.
        on_time: bool,
    },
    /// The envelope is lost or cannot be opened: only the sealed text counts (I.12.1). A sealer who encrypted it has
    /// that text, and their clock runs, not before the agreed time. Otherwise no clock runs, and the arbiter decides.
    Missing {
        /// The stage before, its clock paused.
        was: Box<Stage>,
    },
    /// The sealed move has several readings: the player who must reply takes one, on their clock.
    Choosing {
        /// The readings in UCI.
        readings: Vec<String>,
        /// A draw is offered with the move, whichever it is.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        draw_offer: bool,
    },
}

impl Stage {
    /// Returns the stage from which the game continues once the envelope is opened.
    pub(crate) fn before_missing(&self) -> &Self {
        if let Self::Missing { was } = self { was } else { self }
    }

    /// Returns the clock that continues later.
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

/// The envelope of a game that was resigned or drawn while it was adjourned. It stays closed unless both players agree
/// to show it. FIDE Guidelines I.6 says that the game is over, and nothing about the envelope.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct UnopenedEnvelope {
    /// The envelope.
    pub envelope: Envelope,
    /// The sealer.
    #[serde(with = "wire::color")]
    pub sealed_by: Color,
    /// The players who agreed.
    #[serde(with = "wire::by_color")]
    pub agreed: ByColor<bool>,
}
