//! The acts of an arbiter as forms.

use app::{Request, is_possible};
use domain::{
    Act, Actor, ByColor, Color, Command, Game, Instant, Outcome, PlayerId, Ply, Span,
    clock::{Date, Leave, Zone},
};
use jiff::tz::TimeZone;
use messages::{Message, msg};
use serde::Deserialize;
use strum::VariantArray as _;

use super::fields::{Field, Filled};
use crate::v1::{ActOrder, AppealDecision, ArbiterAct, ClaimDecision, EnvelopeOrder, Sides};

/// An act of an arbiter.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Deserialize, strum::IntoStaticStr, strum::VariantArray)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub(super) enum Kind {
    DecideClaim,
    ClaimFlag,
    DecideAppeal,
    AcknowledgeFace,
    SetResumption,
    ApproveEarlyOpening,
    DeclareMissing,
    Warn,
    GiveTime,
    TakeTime,
    CorrectClocks,
    Adjudicate,
    Forfeit,
    Cancel,
    Replay,
    Annul,
    ChangePoints,
    GrantLeave,
    EndLeave,
    Adjourn,
    TakeBack,
    Replace,
    Withdraw,
    Expel,
}

impl Kind {
    /// The acts that this arbiter can take in the game now, what something waits for first.
    pub(super) fn of(game: &Game, arbiter: PlayerId, now: Instant) -> Vec<Self> {
        Self::VARIANTS.iter().copied().filter(|kind| kind.is_possible(game, arbiter, now)).collect()
    }

    /// Tells whether one of the forms of this act that an arbiter can fill in would be carried out now.
    pub(super) fn is_possible(self, game: &Game, arbiter: PlayerId, now: Instant) -> bool {
        let actor = Actor::Arbiter(arbiter);
        self.commands(game, now).into_iter().any(|command| is_possible(game, actor, command, now))
    }

    /// Examples of the commands that the form of this act gives, one of which is possible if any is.
    fn commands(self, game: &Game, now: Instant) -> Vec<Command> {
        let each = |act: &dyn Fn(Color) -> Act| -> Vec<Command> {
            Color::ALL.into_iter().map(|side| Command::Act { act: act(side) }).collect()
        };
        let one = |act: Act| vec![Command::Act { act }];
        let claims = || {
            let claim = game.claim.iter().map(|claim| claim.seq);
            claim.flat_map(|claim| [true, false].map(|upheld| Command::DecideClaim { claim, upheld }))
        };
        let appealed = || {
            let acts = game.acts.iter().filter(|note| note.is_open()).map(|note| note.seq);
            acts.flat_map(|act| [true, false].map(|reverse| Command::DecideAppeal { act, reverse }))
        };
        match self {
            Self::DecideClaim => claims().collect(),
            Self::ClaimFlag => vec![Command::ClaimFlag],
            Self::DecideAppeal => appealed().collect(),
            Self::AcknowledgeFace => vec![Command::AcknowledgeFace],
            Self::SetResumption => vec![Command::SetResumption { resume_at: now + Span::days(2) }],
            Self::ApproveEarlyOpening => vec![Command::ApproveEarlyOpening],
            Self::DeclareMissing => vec![Command::DeclareMissing],
            Self::Warn => each(&|side| Act::Warn { side }),
            Self::GiveTime => each(&|side| Act::Time { side, span: Span(1) }),
            Self::TakeTime => each(&|side| Act::Time { side, span: Span(-1) }),
            Self::CorrectClocks => one(Act::Clocks { used: game.clock.used, deadline: None }),
            Self::Adjudicate => {
                let results = [Outcome::WhiteWins, Outcome::BlackWins, Outcome::Draw, Outcome::BothLose];
                results.into_iter().flat_map(|outcome| one(Act::Adjudicate { outcome })).collect()
            }
            Self::Forfeit => each(&|loser| Act::Forfeit { loser }),
            Self::Cancel | Self::Replay => one(Act::Cancel { replayed_as: None }),
            Self::Annul => one(Act::Annul),
            Self::ChangePoints => {
                let points = [(2, 0), (1, 1), (0, 2)].map(|(white, black)| ByColor { white, black });
                points.into_iter().flat_map(|half_points| one(Act::Points { half_points })).collect()
            }
            Self::GrantLeave => {
                let free = Color::ALL.into_iter().filter_map(|side| Some((side, free_day(game, side, now)?)));
                free.map(|(side, leave)| Command::Act { act: Act::Leave { side, leave } }).collect()
            }
            Self::EndLeave => {
                let booked =
                    |side: Color| game.clock.leave[side].iter().map(move |leave| (side, leave.first));
                let booked = Color::ALL.into_iter().flat_map(booked);
                booked.flat_map(|(side, first)| one(Act::EndLeave { side, first })).collect()
            }
            Self::Adjourn => one(Act::Adjourn),
            Self::TakeBack => {
                let places = [1, 2].into_iter().filter_map(|back| game.ply.0.checked_sub(back));
                places.flat_map(|to| one(Act::TakeBack { to: Ply(to) })).collect()
            }
            // Nobody has this number.
            Self::Replace => each(&|side| Act::Replace { side, player: PlayerId(0), zone: Zone::default() }),
            Self::Withdraw => Color::ALL.into_iter().map(|of| Command::Withdraw { of }).collect(),
            Self::Expel => each(&|side| Act::Expel { side }),
        }
    }

    /// Returns the name in an address.
    pub(super) fn name(self) -> &'static str {
        self.into()
    }

    pub(super) fn title(self) -> Message {
        msg!("page-desk-act", act = self.name())
    }

    pub(super) const fn fields(self) -> &'static [Field] {
        use Field::{
            Act, Claim, Deadline, First, Last, Player, Ply, PointsBlack, PointsWhite, Reason, Result,
            ResumeAt, Reverse, Scope, Side, Time, Upheld, UsedBlack, UsedWhite,
        };
        match self {
            Self::DecideClaim => &[Claim, Upheld, Reason],
            Self::ClaimFlag | Self::AcknowledgeFace => &[],
            Self::DecideAppeal => &[Act, Reverse, Reason],
            Self::SetResumption => &[ResumeAt, Reason],
            Self::Warn | Self::Forfeit => &[Side, Reason],
            Self::GiveTime | Self::TakeTime => &[Side, Time, Reason],
            Self::CorrectClocks => &[UsedWhite, UsedBlack, Deadline, Reason],
            Self::Adjudicate => &[Result, Reason],
            Self::ApproveEarlyOpening
            | Self::DeclareMissing
            | Self::Cancel
            | Self::Replay
            | Self::Annul
            | Self::Adjourn => &[Reason],
            Self::ChangePoints => &[PointsWhite, PointsBlack, Reason],
            Self::GrantLeave => &[Side, First, Last, Reason],
            Self::EndLeave => &[Side, First, Reason],
            Self::TakeBack => &[Ply, Reason],
            Self::Replace => &[Side, Player, Reason],
            Self::Withdraw | Self::Expel => &[Side, Scope, Reason],
        }
    }

    /// The request that a filled form makes, or the field that cannot be read.
    pub(super) fn request(self, filled: &Filled) -> Result<Request, Field> {
        let reason = filled.text(Field::Reason).to_owned();
        let side = || filled.side(Field::Side);
        let act = match self {
            Self::DecideClaim => {
                let (claim, upheld) = (filled.number(Field::Claim)?, filled.is_yes(Field::Upheld)?);
                return Ok(ClaimDecision { claim, upheld, reason }.into());
            }
            Self::DecideAppeal => {
                let (act, reverse) = (filled.number(Field::Act)?, filled.is_yes(Field::Reverse)?);
                return Ok(AppealDecision { reverse, reason }.about(act));
            }
            Self::ClaimFlag => return Ok(Command::ClaimFlag.into()),
            Self::AcknowledgeFace => return Ok(EnvelopeOrder::AcknowledgeFace {}.into()),
            Self::SetResumption => {
                let resume_at = filled.instant(Field::ResumeAt)?.ok_or(Field::ResumeAt)?;
                return Ok(EnvelopeOrder::SetResumption { resume_at, reason }.into());
            }
            Self::ApproveEarlyOpening => return Ok(EnvelopeOrder::ApproveEarlyOpening { reason }.into()),
            Self::DeclareMissing => return Ok(EnvelopeOrder::DeclareMissing { reason }.into()),
            Self::Warn => ArbiterAct::Warn { side: side()? },
            Self::GiveTime => ArbiterAct::GiveTime { side: side()?, time: filled.length(Field::Time)? },
            Self::TakeTime => ArbiterAct::TakeTime { side: side()?, time: filled.length(Field::Time)? },
            Self::CorrectClocks => ArbiterAct::CorrectClocks {
                used: Sides {
                    white: filled.length(Field::UsedWhite)?.0,
                    black: filled.length(Field::UsedBlack)?.0,
                },
                deadline: filled.instant(Field::Deadline)?,
            },
            Self::Adjudicate => ArbiterAct::Adjudicate { outcome: filled.result(Field::Result)? },
            Self::Forfeit => ArbiterAct::Forfeit { loser: side()? },
            Self::Cancel => ArbiterAct::Cancel { replay: false },
            Self::Replay => ArbiterAct::Cancel { replay: true },
            Self::Annul => ArbiterAct::Annul {},
            Self::ChangePoints => ArbiterAct::ChangePoints {
                half_points: Sides {
                    white: filled.number(Field::PointsWhite)?,
                    black: filled.number(Field::PointsBlack)?,
                },
            },
            Self::GrantLeave => ArbiterAct::GrantLeave {
                side: side()?,
                first: filled.date(Field::First)?,
                last: filled.date(Field::Last)?,
            },
            Self::EndLeave => ArbiterAct::EndLeave { side: side()?, first: filled.date(Field::First)? },
            Self::Adjourn => ArbiterAct::Adjourn {},
            Self::TakeBack => ArbiterAct::TakeBack { to: filled.number(Field::Ply)? },
            Self::Replace => {
                ArbiterAct::Replace { side: side()?, player: filled.text(Field::Player).to_owned() }
            }
            Self::Withdraw => ArbiterAct::Withdraw { side: side()?, scope: filled.scope(Field::Scope)? },
            Self::Expel => ArbiterAct::Expel { side: side()?, scope: filled.scope(Field::Scope)? },
        };
        Ok(ActOrder { act, reason }.into())
    }
}

/// The first day from tomorrow on, in UTC, on which no leave of this side begins, as special leave.
fn free_day(game: &Game, side: Color, now: Instant) -> Option<Leave> {
    let today = i32::try_from(now.0.div_euclid(Span::days(1).0)).ok()?;
    let is_free = |day: &Date| game.clock.leave[side].iter().all(|leave| leave.first != *day);
    let day = (today..i32::MAX).skip(1).map(Date).find(is_free)?;
    let (from, until) = day.within(&TimeZone::UTC)?;
    Some(Leave { first: day, last: day, from, until, special: true })
}
