//! The Laws of Chess as a correspondence service plays them.
//!
//! Everything here is pure: no clock, no randomness, no I/O. Time is an argument ([`Stamp`]), in UTC
//! milliseconds. The heart is two functions: [`decide()`] turns a [`Command`] into [`Event`]s or a
//! [`Refusal`], and [`Game::evolve`] ([`Folding`], where an arbiter undid something) folds events into the state. Folding a game's events from zero gives the
//! stored game, always.
#![no_std]

extern crate alloc;

mod act;
mod adjournment;
mod adjudication;
pub mod clock;
mod command;
mod conditional;
mod decide;
mod event;
mod evolve;
mod folding;
mod game;
mod helpmate;
mod history;
mod ids;
mod instant;
mod move_text;
pub mod notation;
mod outcome;
mod pace;
pub mod pgn;
mod position;
mod refusal;
mod regulations;
pub mod sealing;
mod tablebase;
mod verifier;
pub mod wire;

pub use act::{Act, ActNote, Appeal};
pub use adjournment::{Awaited, Envelope, Face, Holders, Paused, Session, Stage, State, UnopenedEnvelope};
pub use adjudication::AdjudicationRules;
pub use clock::TimeControl;
pub use command::{Actor, Cause, ClaimBasis, Command, PositionId, RecordEntry, Seen, TextKind, TextRule};
pub use conditional::{ConditionFault, ConditionalMoves, ConditionalRule, MAX_CONDITIONS, Remains};
pub use decide::{Decision, decide};
pub use event::{Event, OpenVerdict};
pub use folding::Folding;
pub use game::{Clock, DrawOffer, Game, Phase, Reminder, Running, Withdrawn};
pub use helpmate::CanMate;
pub use history::{History, Step};
pub use ids::{Digest, GameId, PlayerId, Ply};
pub use instant::{Instant, Span, Stamp};
pub use move_text::MoveText;
pub use outcome::{Outcome, Termination};
pub use pace::{Pace, pace};
pub use position::{Position, PositionKey, Start, StartError};
pub use refusal::Refusal;
pub use regulations::{
    AdjournmentRules, AmbiguousSealed, ArbiterRules, DrawRules, FlagRule, IllegalMoveRules, LeaveRules,
    Regulations, RegulationsError, SilenceRule, Withdrawal, WithdrawalRules,
};
pub use shakmaty::{ByColor, Color, Move, Role, Square};
pub use tablebase::{Probed, ReferredClaim, TableValue, TablebaseRules, claimed_position};
pub use verifier::{InvalidEvent, RecordVerifier};
