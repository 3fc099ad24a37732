//! The acts of an arbiter as forms.

use app::Request;
use domain::{Command, Game, Instant, Phase};
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
    /// The acts that something in the game waits for, and then the others.
    pub(super) fn of(game: &Game, now: Instant) -> Vec<Self> {
        let is_adjourned = matches!(game.phase, Phase::Adjourned { .. });
        let is_early = game.early_opening(now).is_some_and(|early| early.agreed.is_none());
        let asked = [
            (Self::DecideClaim, game.claim.is_some()),
            (Self::ClaimFlag, game.flag_for_arbiter().is_some()),
            (Self::DecideAppeal, game.acts.iter().any(domain::ActNote::is_open)),
            (Self::AcknowledgeFace, is_adjourned),
            (Self::SetResumption, is_adjourned),
            (Self::ApproveEarlyOpening, is_early),
            (Self::DeclareMissing, is_adjourned),
        ];
        let is_general = |kind: &Self| asked.iter().all(|(other, _)| other != kind);
        let general = Self::VARIANTS.iter().copied().filter(is_general);
        asked.iter().filter(|(_, is)| *is).map(|(kind, _)| *kind).chain(general).collect()
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
