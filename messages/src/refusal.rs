//! Refusals of commands.

use app::message::{Arg, Message};
use domain::{ConditionFault, Counted, Refusal, WrongClaim, notation::Reading, sealing::NotSealable, wire};

use crate::{Sentence, coded, msg, one_of};

/// The codes are the ids; here are the arguments.
impl Sentence for Refusal {
    fn message(&self) -> Message {
        let message = coded("refusal", self.code());
        match self {
            Self::BadStart { reason } => message.with("reason", reason.message()),
            Self::WrongPly { expected, current } => {
                message.with("expected", *expected).with("current", *current)
            }
            Self::AlreadyPlayed { ply } => message.with("ply", ply.0),
            Self::NotAMove { text } => message.with("text", text),
            Self::IllegalMove { text, reason, counted } => {
                let message = message.with("text", text).with("reason", reason.message());
                match counted {
                    Some(Counted { count, loses_at }) => {
                        msg!("counted-illegal", refusal = message, count = *count, limit = *loses_at)
                    }
                    None => message,
                }
            }
            Self::AmbiguousMove { text, readings, counted }
            | Self::PromotionMissing { text, readings, counted } => {
                let message = message.with("text", text).with("readings", either(readings));
                match counted {
                    Some(Counted { count, loses_at }) => {
                        msg!("counted-ambiguous", refusal = message, count = *count, limit = *loses_at)
                    }
                    None => message,
                }
            }
            Self::DrawTooEarly { move_number } | Self::AdjudicationTooEarly { move_number } => {
                message.with("move_number", *move_number)
            }
            Self::AlreadyProposed { by_you } => message.with("by_you", *by_you),
            Self::ClaimNotCorrect { reason } => message.with("reason", reason.message()),
            Self::OfferTooSoon { moves } => message.with("moves", *moves),
            Self::TooManyMen { men } => message.with("men", *men),
            Self::NotSealable { why } => message.with("why", why.message()),
            Self::CommitmentMismatch { sealed_by } => message.with("sealed_by", wire::color_name(*sealed_by)),
            Self::WrongRecipients { needed, holders } => {
                message.with("needed", *needed).with("holders", *holders)
            }
            Self::SecondArbiterNeeded { approved_by_you } => {
                message.with("approved_by_you", approved_by_you.map_or_else(|| "nobody".into(), Arg::from))
            }
            Self::TooFewArbiters { left, needed } => message.with("left", *left).with("needed", *needed),
            Self::OtherGameCounts { game } => message.with("game", Arg::shown(game)),
            Self::BadConditions { line, half_move, why, .. } => {
                message.with("line", *line).with("half_move", *half_move).with("why", why.message())
            }
            Self::OfferAndConditions { offer, conditions } => {
                message.with("offer", offer.message()).with("conditions", conditions.message())
            }
            Self::TooManyChallenges { limit } => message.with("limit", *limit),
            Self::LeaveTooShort { days } | Self::LeaveTooLate { days } => message.with("days", *days),
            Self::LeaveUsedUp { year, days } => message.with("year", Arg::shown(year)).with("days", *days),
            Self::RateLimited { retry_after } => message.with("retry_after", *retry_after),
            _ => message,
        }
    }
}

impl Sentence for WrongClaim {
    fn message(&self) -> Message {
        let message = coded("wrong-claim", self.into());
        match self {
            Self::Repetition { times } => message.with("times", *times),
            Self::HalfMoves { counted, needed } => message.with("counted", *counted).with("needed", *needed),
            Self::Tablebase | Self::FiftyMovesSuspended => message,
        }
    }
}

impl Sentence for ConditionFault {
    fn message(&self) -> Message {
        coded("condition", self.into())
    }
}

impl Sentence for NotSealable {
    fn message(&self) -> Message {
        coded("not-sealable", self.into())
    }
}

/// Each as the player writes it, with its numbers: no two look the same.
fn either(readings: &[Reading]) -> Arg {
    let written = |reading: &Reading| {
        let written = if reading.written.is_empty() { &reading.san } else { &reading.written };
        Arg::from(format!("{written} ({})", reading.numeric))
    };
    one_of(readings.iter().map(written).collect())
}
