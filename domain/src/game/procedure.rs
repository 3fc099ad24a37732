//! The procedure of an adjournment (FIDE Guidelines I).

use shakmaty::ByColor;

use crate::{Game, Instant, Phase, Span, Stage};

/// A state of the procedure, as the diagram in docs/arbitrate/adjournment.md draws it.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug)]
pub enum State {
    /// Moves are made.
    Playing,
    /// The player on move must seal, on their clock.
    Sealing,
    /// [`Stage::Waiting`].
    Waiting,
    /// [`Stage::Due`].
    Due,
    /// [`Stage::ReplierAbsent`].
    ReplierAbsent,
    /// [`Stage::SealerAbsent`].
    SealerAbsent,
    /// [`Stage::Late`].
    Late,
    /// [`Stage::Missing`].
    Missing,
    /// [`Stage::Choosing`].
    Choosing,
    /// Nothing more happens.
    Ended,
}

impl State {
    /// Every state.
    pub const ALL: [Self; 10] = [
        Self::Playing,
        Self::Sealing,
        Self::Waiting,
        Self::Due,
        Self::ReplierAbsent,
        Self::SealerAbsent,
        Self::Late,
        Self::Missing,
        Self::Choosing,
        Self::Ended,
    ];

    /// The states an event can lead to from here, without staying. From each but the last a game can also end.
    #[must_use]
    pub const fn next(self) -> &'static [Self] {
        match self {
            Self::Playing => &[Self::Sealing, Self::SealerAbsent],
            Self::Sealing => &[Self::Waiting],
            Self::Waiting => &[Self::Due, Self::ReplierAbsent, Self::Playing, Self::Missing, Self::Choosing],
            Self::ReplierAbsent | Self::SealerAbsent => {
                &[Self::Due, Self::Late, Self::Playing, Self::Missing, Self::Choosing]
            }
            Self::Due => &[Self::Late, Self::Playing, Self::Missing, Self::Choosing],
            // The move goes onto the board first. The loss follows at once, or the end by the move.
            Self::Late => &[Self::Playing, Self::Missing],
            Self::Missing => &[Self::Late, Self::Playing, Self::Choosing],
            Self::Choosing => &[Self::Playing],
            Self::Ended => &[],
        }
    }
}

impl Game {
    /// Returns the state of the game in the procedure.
    #[must_use]
    pub const fn state(&self) -> State {
        match &self.phase {
            Phase::Playing { .. } => State::Playing,
            Phase::Sealing => State::Sealing,
            Phase::Ended { .. } => State::Ended,
            Phase::Adjourned { stage, .. } => match stage {
                Stage::Waiting => State::Waiting,
                Stage::Due { .. } => State::Due,
                Stage::ReplierAbsent => State::ReplierAbsent,
                Stage::SealerAbsent => State::SealerAbsent,
                Stage::Late { .. } => State::Late,
                Stage::Missing { .. } => State::Missing,
                Stage::Choosing { .. } => State::Choosing,
            },
        }
    }

    /// Returns the end of the session, at which the player on move must seal (I.1.1); none without the regulation.
    #[must_use]
    pub fn session_ends_at(&self) -> Option<Instant> {
        let days = self.regulations.adjournment.session_days?;
        matches!(self.phase, Phase::Playing { .. }).then(|| self.session.began_at + Span::days(days))
    }

    /// Returns the instant at which an absent player loses (I.10): the default time after the actual resumption,
    /// extended by the downtime of the service since. None without the regulation, or without an absent player.
    #[must_use]
    pub fn default_at(&self) -> Option<Instant> {
        let rules = &self.regulations.adjournment;
        let days = rules.default_days.filter(|_| rules.check_in)?;
        let waited = match &self.phase {
            Phase::Playing { .. } | Phase::Sealing => self.session.absent.is_some(),
            Phase::Adjourned { stage, sealer_ready, envelope, .. } => match stage {
                Stage::ReplierAbsent | Stage::SealerAbsent => true,
                Stage::Due { .. } => !sealer_ready,
                Stage::Missing { .. } => envelope.strict && !sealer_ready,
                _ => false,
            },
            Phase::Ended { .. } => false,
        };
        let awaited = self.session.awaited.filter(|_| waited)?;
        Some(awaited.since + Span::days(days) + awaited.returned)
    }

    /// Returns the instant by which absent players must come, or they lose (I.10). It is [`Self::default_at`], and
    /// before the resumption the value that follows if nothing else happens.
    #[must_use]
    pub fn default_ahead(&self) -> Option<(Instant, ByColor<bool>)> {
        let rules = &self.regulations.adjournment;
        let at = match &self.phase {
            Phase::Adjourned { stage: Stage::Waiting, resume_at, .. } => {
                let days = rules.default_days.filter(|_| rules.check_in)?;
                *resume_at + Span::days(days)
            }
            _ => self.default_at()?,
        };
        let absent = match &self.phase {
            // A player who came late before has lost by that.
            Phase::Adjourned { stage: Stage::Missing { .. }, sealed_by, .. } => {
                ByColor::new_with(|color| color == *sealed_by)
            }
            _ => self.absentees(false)?,
        };
        // The timekeeper waits for the arbiter.
        if self.withdrawn.is_some() { None } else { Some((at, absent)) }
    }

    /// Tells whether an absent player who comes at `instant` is too late: the clock ran out, or the default time passed
    /// (FIDE Guidelines I.10).
    #[must_use]
    pub fn is_too_late(&self, instant: Instant) -> bool {
        self.is_late_by_clock(instant) || self.default_at().is_some_and(|late| instant > late)
    }

    /// Tells whether the clock of an absent player ran out by `instant`.
    pub(crate) fn is_late_by_clock(&self, instant: Instant) -> bool {
        self.flag_fallen(instant).is_some() && self.state() != State::Playing
    }

    /// Returns the absent players, when the clock ran out or the default time passed.
    pub(crate) fn absentees(&self, on_time: bool) -> Option<ByColor<bool>> {
        let mut absent = ByColor::default();
        match &self.phase {
            Phase::Adjourned { sealed_by, stage: Stage::Missing { was }, .. } => {
                if let Stage::Late { absent: before, .. } = **was {
                    absent = before;
                }
                absent[*sealed_by] = true;
            }
            Phase::Adjourned { sealed_by, sealer_ready, replier_ready, .. } => {
                absent[!*sealed_by] = !*replier_ready;
                absent[*sealed_by] = !*sealer_ready && !on_time;
            }
            _ => absent[self.session.absent?] = true,
        }
        Some(absent)
    }

    /// Returns the downtime that is given back to a player who is waited for; zero if they had come too late before.
    pub(crate) fn returned_to_awaited(&self, from: Instant, until: Instant) -> Span {
        match (self.session.awaited, self.default_at()) {
            (Some(awaited), Some(late)) if late >= from && self.withdrawn.is_none() => {
                let start = from.max(awaited.since).max(awaited.returned_until.unwrap_or(from));
                (until - start).or_zero()
            }
            _ => Span::ZERO,
        }
    }
}
