//! The reasons for which a game cannot start.

use domain::{BadStart, FenFault, MAX_HOLDERS, PositionFault, RegulationsError, StartError};

use crate::Sentence;

impl Sentence for BadStart {
    fn sentence(&self) -> String {
        match self {
            Self::Regulations(error) => error.sentence(),
            Self::Position(error) => error.sentence(),
            Self::TimeZones => "the time zones are not sound".into(),
            Self::Started => "it has already started".into(),
            Self::TournamentName(most) => {
                format!("the tournament's name is one line of at most {most} characters")
            }
            Self::NoArbiter(player) => format!("player {} is no arbiter of this game", player.0),
            Self::NoEnvelopeKey(arbiter) => {
                format!("arbiter {} has registered no key for envelopes", arbiter.0)
            }
        }
    }
}

impl Sentence for RegulationsError {
    fn sentence(&self) -> String {
        match self {
            Self::TimeControl(error) => return error.sentence(),
            Self::FreeTime(error) => return error.sentence(),
            Self::Leave => {
                "leave must be 1 to 366 days a year, 1 to 60 days at the least, with a notice of at most 60 days"
            }
            Self::LeaveInTripleBlock => "Triple Block knows no leave",
            Self::Silence => "silence must lose after 10 to 365 days, with three reminders before in order",
            Self::SilenceWithoutPeriods => "a rule about silence needs a time control of periods",
            Self::ClaimAfterMoves => {
                "the moves without capture or pawn move that allow a claim must be 50 to 100"
            }
            Self::TablebaseFiftyMoves => {
                "with another number of moves than 50 for a claim, tablebases cannot count the fifty-move rule"
            }
            Self::Tablebase => {
                "tablebase claims are about 3 to 7 men, and an arbiter has 1 to 90 days for them"
            }
            Self::Adjudication => {
                "adjudication is asked for after at most 500 moves, and an arbiter has 1 to 90 days for it"
            }
            Self::OfferAgain => "the moves between two draw offers must be at most 100",
            Self::PenaltyDays => "days gained by the opponent must be at most 30",
            Self::LosesAt => "the illegal or ambiguous move that loses must be the first or a later one",
            Self::Arbiters => "a game has at most 10 arbiters, each named once",
            Self::Withdrawal => {
                "games are annulled before at most 100 moves, and silent withdrawal needs a rule about silence"
            }
            Self::AppealDays => "a player may appeal within at most 365 days",
            Self::ResumeAfterDays => "resumption must be 1 to 365 days after sealing",
            Self::SessionDays => "a session must be 1 to 365 days",
            Self::DefaultDays => "the default time must be 0 to 60 days, and needs check_in",
            Self::Holders => {
                return format!(
                    "envelopes have at most {MAX_HOLDERS} different arbiters, of whom 1 to 3 are needed, and 1 or 2 \
                     before the time"
                );
            }
        }
        .into()
    }
}

impl Sentence for StartError {
    fn sentence(&self) -> String {
        match self {
            Self::Number(number) => format!("Chess960 positions are numbered 0 to 959, not {number}"),
            Self::Fen(fault) => format!("this is not a FEN: {}", fault.sentence()),
            Self::Position(faults) => {
                let faults: Vec<_> = faults.iter().copied().map(property).collect();
                format!("this position is not legal: illegal position: {}", faults.join(", "))
            }
            Self::MoveNumber => "a game can start at move 9999 at the latest".into(),
            Self::Over => "the game is already over in this position".into(),
            Self::Drawn { halfmoves } => format!(
                "the game is already drawn in this position: no capture and no pawn move for {halfmoves} half-moves"
            ),
        }
    }
}

impl Sentence for FenFault {
    fn sentence(&self) -> String {
        match self {
            Self::Text => "invalid fen",
            Self::Board => "invalid board part in fen",
            Self::Digits => "two digits of the board stand side by side",
            Self::Pocket => "invalid pocket in fen",
            Self::Turn => "invalid turn part in fen",
            Self::Castling => "invalid castling part in fen",
            Self::EnPassant => "invalid ep square in fen",
            Self::Checks => "invalid remaining checks in fen",
            Self::HalfMoves => "invalid halfmove clock in fen",
            Self::MoveNumber => "invalid fullmove part in fen",
            Self::Counter => "a counter is not a number that a game can reach",
        }
        .into()
    }
}

const fn property(fault: PositionFault) -> &'static str {
    match fault {
        PositionFault::EmptyBoard => "empty board",
        PositionFault::MissingKing => "missing king",
        PositionFault::TooManyKings => "too many kings",
        PositionFault::PawnsOnBackrank => "pawns on backrank",
        PositionFault::CastlingRights => "invalid castling rights",
        PositionFault::EnPassant => "invalid ep square",
        PositionFault::OppositeCheck => "opposite check",
        PositionFault::ImpossibleCheck => "impossible check",
        PositionFault::TooMuchMaterial => "too much material",
    }
}
