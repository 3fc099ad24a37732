//! Decisions of arbiters.

use serde::{Deserialize, Serialize};
use shakmaty::{ByColor, Color};

use crate::{
    GameId, Instant, Outcome, PlayerId, Ply, Span, Termination,
    clock::{Date, Leave, Zone},
    wire,
};

/// A decision of an arbiter (FIDE 12.9, 13.4; ICCF Rules, tournament director). Each is one event with a reason for
/// both players, and each can be appealed against.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Act {
    /// A warning (FIDE 12.9.1). Nothing follows from it but that it is on record.
    Warn {
        /// The player who is warned.
        #[serde(with = "wire::color")]
        side: Color,
    },
    /// Gives time, or takes it (FIDE 12.9.2, 12.9.3): of the clock that runs or stands still to
    /// go on, or for the next move.
    Time {
        /// The player.
        #[serde(with = "wire::color")]
        side: Color,
        /// The amount; a negative one takes time.
        span: Span,
    },
    /// Corrects the clocks (FIDE 6.10, Guidelines I.13).
    Clocks {
        /// Time used by each side.
        #[serde(with = "wire::by_color")]
        used: ByColor<Span>,
        /// The last instant that is in time for the clock that runs; none leaves it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        deadline: Option<Instant>,
    },
    /// Fixes the result, or changes it: won, drawn, or lost by both (FIDE 11.3.1.4).
    Adjudicate {
        /// The result.
        outcome: Outcome,
    },
    /// Declares the game lost without play (FIDE 12.9.5).
    Forfeit {
        /// The player who loses.
        #[serde(with = "wire::color")]
        loser: Color,
    },
    /// The game is cancelled, as after a wrong initial position (FIDE 7.2).
    Cancel {
        /// The game that is played instead.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        replayed_as: Option<GameId>,
    },
    /// The game does not count, whatever was played or decided (ICCF, annulment).
    Annul,
    /// The game does not count, because the cancelled game that it replaced does. It follows from the reversal of a
    /// cancellation; no arbiter orders it directly, and nothing undoes it.
    GiveWay {
        /// The game that counts.
        to: GameId,
    },
    /// Changes the points of a finished game (FIDE 12.9.6, 12.9.7), each at most a win.
    Points {
        /// Points, in half points.
        #[serde(with = "wire::by_color")]
        half_points: ByColor<u8>,
    },
    /// Special leave (ICCF server): it counts against no allowance, and may have begun.
    Leave {
        /// The player.
        #[serde(with = "wire::color")]
        side: Color,
        /// The days.
        leave: Leave,
    },
    /// Ends running leave at once, or cancels later leave (ICCF server), special or the player's own.
    EndLeave {
        /// The player.
        #[serde(with = "wire::color")]
        side: Color,
        /// Its first day.
        first: Date,
    },
    /// Orders an adjournment: the player on move must seal (FIDE Guidelines I.1.1).
    Adjourn,
    /// Takes back a slip of the pen, where regulated (against FIDE 4.7). The game continues after `to` half-moves, and
    /// the time since then is given back.
    TakeBack {
        /// Half-moves that stand.
        to: Ply,
    },
    /// A replacement plays on (ICCF, replacement of a withdrawn player).
    Replace {
        /// The side of the player.
        #[serde(with = "wire::color")]
        side: Color,
        /// The player.
        player: PlayerId,
        /// The player's time zone, if free time depends on it.
        #[serde(default, skip_serializing_if = "Zone::is_utc")]
        zone: Zone,
    },
    /// Expels a player from the event (FIDE 12.9.9): this game is lost.
    Expel {
        /// The player.
        #[serde(with = "wire::color")]
        side: Color,
    },
}

impl Act {
    /// Returns the result and the termination, if the act ends the game.
    #[must_use]
    pub fn ended(&self) -> Option<(Outcome, Termination)> {
        Some(match *self {
            Self::Adjudicate { outcome } => (outcome, Termination::Adjudication),
            Self::Forfeit { loser } => (Outcome::won_by(!loser), Termination::Forfeit),
            Self::Cancel { .. } => (Outcome::NoResult, Termination::Cancelled),
            Self::Annul | Self::GiveWay { .. } => (Outcome::NoResult, Termination::Annulled),
            Self::Expel { side } => (Outcome::won_by(!side), Termination::Expulsion),
            Self::Warn { .. }
            | Self::Time { .. }
            | Self::Clocks { .. }
            | Self::Points { .. }
            | Self::Leave { .. }
            | Self::EndLeave { .. }
            | Self::Adjourn
            | Self::TakeBack { .. }
            | Self::Replace { .. } => return None,
        })
    }

    /// Returns true if the act changes the players, or nothing.
    pub(crate) const fn is_about_people(&self) -> bool {
        matches!(self, Self::Replace { .. } | Self::Warn { .. })
    }

    /// Returns true if the act can change a finished game.
    pub(crate) const fn outlives(&self) -> bool {
        matches!(
            self,
            Self::Adjudicate { .. }
                | Self::Forfeit { .. }
                | Self::Annul
                | Self::Points { .. }
                | Self::Warn { .. }
        )
    }
}
