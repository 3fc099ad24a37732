//! Decisions of arbiters.

use serde::{Deserialize, Serialize};
use shakmaty::{ByColor, Color};

use crate::{
    GameId, Instant, Outcome, PlayerId, Ply, Span, Termination,
    clock::{Date, Leave, Zone},
    wire,
};

/// What an arbiter does to a game by his own judgement (FIDE 12.9, 13.4; ICCF Rules, tournament director). Each is one
/// event with a reason that both players read, and each can be appealed against.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Act {
    /// A warning (FIDE 12.9.1). Nothing follows from it but that it is on record.
    Warn {
        /// Who is warned.
        #[serde(with = "wire::color")]
        side: Color,
    },
    /// Gives time, or takes it (FIDE 12.9.2, 12.9.3): of the clock that runs or stands still to
    /// go on, or for the next move.
    Time {
        /// Whose.
        #[serde(with = "wire::color")]
        side: Color,
        /// How much; negative takes.
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
    /// Fixes what the game counts, or changes it: won, drawn, or lost by both (FIDE 11.3.1.4).
    Adjudicate {
        /// What it counts.
        outcome: Outcome,
    },
    /// Declares the game lost without play (FIDE 12.9.5).
    Forfeit {
        /// Who loses.
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
    /// The game does not count, because the cancelled one that it was played instead of does. No arbiter does that by
    /// itself: it follows where a cancellation is reversed, and nothing undoes it.
    GiveWay {
        /// The game that counts.
        to: GameId,
    },
    /// Changes the points of a finished game (FIDE 12.9.6, 12.9.7), each at most a win.
    Points {
        /// In half points.
        #[serde(with = "wire::by_color")]
        half_points: ByColor<u8>,
    },
    /// Special leave (ICCF server): it counts against no allowance, and may have begun.
    Leave {
        /// Whose.
        #[serde(with = "wire::color")]
        side: Color,
        /// Which days.
        leave: Leave,
    },
    /// Ends leave that runs, at once, or takes back what has not begun (ICCF server), be it special or the player's own.
    EndLeave {
        /// Whose.
        #[serde(with = "wire::color")]
        side: Color,
        /// Its first day.
        first: Date,
    },
    /// Orders an adjournment: the player on move must seal (FIDE Guidelines I.1.1).
    Adjourn,
    /// Takes back a slip of the pen, where regulated (against FIDE 4.7): the game is where it was after so many
    /// half-moves, and what has passed since is given back.
    TakeBack {
        /// Half-moves that stand.
        to: Ply,
    },
    /// Somebody else plays on (ICCF, replacement of a withdrawn player).
    Replace {
        /// For whom.
        #[serde(with = "wire::color")]
        side: Color,
        /// Who.
        player: PlayerId,
        /// Where he is, if free time depends on it.
        #[serde(default, skip_serializing_if = "Zone::is_utc")]
        zone: Zone,
    },
    /// Expels a player from the event (FIDE 12.9.9): this game is lost.
    Expel {
        /// Who.
        #[serde(with = "wire::color")]
        side: Color,
    },
}

impl Act {
    /// How a game ends by it.
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

    /// Whether it changes who plays, or nothing.
    pub(crate) const fn is_about_people(&self) -> bool {
        matches!(self, Self::Replace { .. } | Self::Warn { .. })
    }

    /// Whether a finished game can be changed by it.
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
