//! The circumstances of a command, and its judgement.

use alloc::{vec, vec::Vec};

use shakmaty::Color;

use crate::{
    Actor, CanMate, Digest, Event, EventKind, Game, Instant, Outcome, PlayerId, Refusal, Seen, Span, Stamp,
    Termination, TextKind, notation::NotationStyle,
};

/// The consequence of a command. Both parts may be present: a counted illegal move is refused and recorded, a wrong
/// claim is refused and its announced move played (FIDE 9.5.3).
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Decision {
    /// The events to append, in this order; empty when nothing happened to the game.
    pub events: Vec<Event>,
    /// The part of the command that was refused.
    pub refusal: Option<Refusal>,
}

impl From<Refusal> for Decision {
    fn from(refusal: Refusal) -> Self {
        Self { events: Vec::new(), refusal: Some(refusal) }
    }
}

impl From<Vec<Event>> for Decision {
    fn from(events: Vec<Event>) -> Self {
        Self { events, refusal: None }
    }
}

impl From<Event> for Decision {
    fn from(event: Event) -> Self {
        vec![event].into()
    }
}

pub(super) type Judgement = Result<Decision, Refusal>;

/// The circumstances of a command.
pub(super) struct Call<'a> {
    pub(super) game: &'a Game,
    pub(super) stamp: Stamp,
    /// The instant of its events: time never runs backwards in a game.
    pub(super) at: Instant,
    /// The state that its sender had seen.
    pub(super) seen: Seen,
    /// Salted digest of the text that goes with it.
    pub(super) text: Option<Digest>,
    /// The actor's notation.
    pub(super) style: NotationStyle,
}

impl Call<'_> {
    /// The text that must go with this kind of command.
    pub(super) fn text(&self, kind: TextKind) -> Result<Digest, Refusal> {
        self.text.ok_or(kind.refusal())
    }

    pub(super) fn reason(&self) -> Result<Digest, Refusal> {
        self.text(TextKind::Reason)
    }

    /// Returns the time used for a move received now and, if it differs, the charge for it.
    pub(super) fn spent(&self) -> (Span, Option<Span>) {
        self.spent_at(self.stamp.received_at)
    }

    pub(super) fn spent_at(&self, at: Instant) -> (Span, Option<Span>) {
        self.game.thinking().map_or((Span::ZERO, None), |thinking| {
            let used = thinking.used(at);
            let charged = thinking.price(used);
            (used, (charged != used).then_some(charged))
        })
    }

    pub(super) fn ended(&self, outcome: Outcome, termination: Termination) -> Event {
        EventKind::Ended { outcome, termination }.at(self.at)
    }

    /// Returns the result when `loser` breaks the Laws: no win for an opponent who cannot mate by any sequence of legal
    /// moves (FIDE 6.9, 7.5.5).
    pub(super) fn lost_by(&self, loser: Color) -> Outcome {
        match self.game.position.can_mate(!loser) {
            CanMate::No => Outcome::Draw,
            CanMate::Yes | CanMate::Undecided => Outcome::won_by(!loser),
        }
    }
}

/// The role of an actor in this game.
#[derive(Copy, Clone)]
pub(super) enum Party {
    Player(Color),
    Arbiter(PlayerId),
    Timekeeper,
}

impl Party {
    pub(super) fn of(actor: Actor, game: &Game) -> Result<Self, Refusal> {
        match actor {
            Actor::Player(id) => game.color_of(id).map(Self::Player).ok_or(Refusal::NotAPlayer),
            // A former player does not either.
            Actor::Arbiter(id) if game.color_of(id).is_some() || game.replaced_players.contains(&id) => {
                Err(Refusal::NotAnArbiter)
            }
            Actor::Arbiter(id) => Ok(Self::Arbiter(id)),
            Actor::Timekeeper => Ok(Self::Timekeeper),
        }
    }

    pub(super) fn player(self) -> Result<Color, Refusal> {
        if let Self::Player(color) = self { Ok(color) } else { Err(Refusal::NotAPlayer) }
    }

    pub(super) fn arbiter(self) -> Result<PlayerId, Refusal> {
        if let Self::Arbiter(id) = self { Ok(id) } else { Err(Refusal::NotAnArbiter) }
    }

    pub(super) fn timekeeper(self) -> Result<(), Refusal> {
        if let Self::Timekeeper = self { Ok(()) } else { Err(Refusal::NotTheTimekeeper) }
    }
}
