//! What an adjourned game is in: the envelope from outside, who can open it, and the stages of a resumption
//! (FIDE Guidelines I).

use alloc::{boxed::Box, string::String, vec::Vec};

use serde::{Deserialize, Serialize};
use shakmaty::{ByColor, Color};

use crate::{Digest, Game, Instant, Phase, PlayerId, Ply, Refusal, Running, Span, decide, wire};

/// What stands on the outside of an envelope (FIDE Guidelines I.2), beside who sealed, the ply and the time of
/// resumption, which are fields of the event. Public.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Face {
    /// The players (I.2.1); their names are not part of the record.
    #[serde(with = "wire::by_color")]
    pub players: ByColor<PlayerId>,
    /// The position immediately before the sealed move (I.2.2).
    pub fen: String,
    /// Time used by each side (I.2.3), the sealed move included.
    #[serde(with = "wire::by_color")]
    pub used: ByColor<Span>,
    /// The number of the sealed move (I.2.5).
    pub move_number: u32,
    /// Who offers a draw, if an offer is pending (I.2.6).
    #[serde(with = "wire::opt_color", default, skip_serializing_if = "Option::is_none")]
    pub draw_offer: Option<Color>,
}

/// A closed envelope: what can be known of it without opening it.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Envelope {
    /// SHA-256 of the canonical text in it.
    pub commitment: Digest,
    /// SHA-256 of the text as encrypted.
    pub ciphertext: Digest,
    /// Whose keys open it.
    pub holders: Holders,
    /// The player encrypted it himself, and nobody has looked at the move: it is judged when it is opened.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub strict: bool,
}

impl Envelope {
    /// One that the service wrote and keeps the key of.
    #[must_use]
    pub const fn in_vault(commitment: Digest, ciphertext: Digest) -> Self {
        Self { commitment, ciphertext, holders: Holders::Vault, strict: false }
    }
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
}

/// Whose keys open an envelope.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Holders {
    /// A key of the service that is not in its database; it opens when the game resumes.
    Vault,
    /// The keys of arbiters, which the service never has.
    Arbiters {
        /// Which.
        arbiters: Vec<PlayerId>,
        /// How many of them it takes.
        needed: u8,
    },
}

impl Holders {
    /// Why nothing can be sealed to them, if so: with fewer keys than the regulations ask for, fewer arbiters than the
    /// players agreed to could open it, or the service itself.
    #[must_use]
    pub fn too_few(&self) -> Option<Refusal> {
        let Self::Arbiters { arbiters, needed } = self else { return None };
        let left = u8::try_from(arbiters.len()).unwrap_or(u8::MAX);
        (left < *needed).then_some(Refusal::TooFewArbiters { left, needed: *needed })
    }
}

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

/// A clock that was stopped and goes on later.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Paused {
    /// As it stood.
    pub running: Running,
    /// When it was stopped.
    pub at: Instant,
}

/// Somebody is waited for (FIDE Guidelines I.10).
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Awaited {
    /// Since then: the resumption as it took place, and not before the agreed time.
    pub since: Instant,
    /// Downtime of the service, in which he could not come.
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

/// A playing session: from the start of the game or a resumption to the next adjournment.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Session {
    /// 1 for the first.
    pub number: u16,
    /// When it began.
    pub began_at: Instant,
    /// Half-moves played when the last envelope had been opened: no move before is taken back.
    #[serde(default, skip_serializing_if = "crate::game::is_first")]
    pub first_ply: Ply,
    /// The draft of the move to be sealed, which can still be replaced (I.1.1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub draft: Option<Envelope>,
    /// The player on move adjourned early and is charged until then (I.1.2).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub charged_until: Option<Instant>,
    /// The sealer, whose move is on the board, and who has not come to this session yet (I.9.3).
    #[serde(with = "wire::opt_color", default, skip_serializing_if = "Option::is_none")]
    pub absent: Option<Color>,
    /// What the default time of whoever is absent counts from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub awaited: Option<Awaited>,
    /// Who may still say that the clocks showed wrong times (I.13).
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

    /// The next one; the sealer who is absent is waited for since `resumed_at`.
    pub(crate) fn next(&self, began_at: Instant, absent: Option<Color>, resumed_at: Instant) -> Self {
        let both = ByColor { white: true, black: true };
        let number = self.number.saturating_add(1);
        let awaited = absent.map(|_| Awaited::since(resumed_at));
        Self { number, absent, awaited, may_question_clocks: both, ..Self::first(began_at) }
    }
}

/// A state of the procedure, as the diagram in docs/adjournment.md draws it.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug)]
pub enum State {
    /// Moves are made.
    Playing,
    /// The player on move must seal; his clock runs.
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
            // The move goes onto the board first; the loss follows at once, or what the move made of the game.
            Self::Late => &[Self::Playing, Self::Missing],
            Self::Missing => &[Self::Late, Self::Playing, Self::Choosing],
            Self::Choosing => &[Self::Playing],
            Self::Ended => &[],
        }
    }
}

impl Game {
    /// Where the game stands in the procedure.
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

    /// The envelope that stayed shut, if both players want it shown and it has not been.
    #[must_use]
    pub fn shut_to_be_shown(&self) -> Option<&UnopenedEnvelope> {
        self.shut.as_ref().filter(|shut| self.is_over() && shut.agreed.white && shut.agreed.black)
    }

    /// When the session is over and the player on move must seal (I.1.1); none without the regulation.
    #[must_use]
    pub fn session_ends_at(&self) -> Option<Instant> {
        let days = self.regulations.adjournment.session_days?;
        matches!(self.phase, Phase::Playing { .. }).then(|| self.session.began_at + Span::days(days))
    }

    /// When whoever is still absent loses (I.10): the default time after the resumption as it took place, longer by
    /// the downtime of the service since; none without the regulation, or when nobody is waited for.
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

    /// By when who has to come, or he loses (I.10): as [`Self::default_at`], and before the resumption as it will be if
    /// nothing else happens.
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
            // Who came late before has lost by that.
            Phase::Adjourned { stage: Stage::Missing { .. }, sealed_by, .. } => {
                ByColor::new_with(|color| color == *sealed_by)
            }
            _ => decide::absent(self, false)?,
        };
        // The timekeeper waits for the arbiter.
        if self.withdrawn.is_some() { None } else { Some((at, absent)) }
    }

    /// How much of a downtime is given back to who is waited for; nothing if he had come too late before.
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
