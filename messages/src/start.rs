//! The reasons for which a game cannot start.

use app::message::{Arg, Message};
use domain::{BadStart, FenFault, MAX_HOLDERS, PositionFault, RegulationsError, StartError};

use crate::{Sentence, coded};

impl Sentence for BadStart {
    fn message(&self) -> Message {
        let message = coded("bad-start", self.into());
        match self {
            Self::Regulations(error) => error.message(),
            Self::Position(error) => error.message(),
            Self::TournamentName(most) => message.with("most", *most),
            Self::NoArbiter(player) => message.with("player", Arg::shown(player.0)),
            Self::NoEnvelopeKey(arbiter) => message.with("arbiter", Arg::shown(arbiter.0)),
            Self::TimeZones | Self::Started => message,
        }
    }
}

impl Sentence for RegulationsError {
    fn message(&self) -> Message {
        let message = coded("regulations", self.into());
        match self {
            Self::TimeControl(error) => error.message(),
            Self::FreeTime(error) => error.message(),
            Self::Holders => message.with("most", MAX_HOLDERS),
            _ => message,
        }
    }
}

impl Sentence for StartError {
    fn message(&self) -> Message {
        let message = coded("start", self.into());
        match self {
            Self::Number(number) => message.with("number", Arg::shown(number)),
            Self::Fen(fault) => message.with("fault", fault.message()),
            Self::Position(faults) => message
                .with("faults", faults.iter().map(|fault| fault.message().into()).collect::<Vec<Arg>>()),
            Self::Drawn { halfmoves } => message.with("halfmoves", *halfmoves),
            Self::MoveNumber | Self::Over => message,
        }
    }
}

impl Sentence for FenFault {
    fn message(&self) -> Message {
        coded("fen", self.into())
    }
}

impl Sentence for PositionFault {
    fn message(&self) -> Message {
        coded("position", self.into())
    }
}
