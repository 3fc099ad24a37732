//! The Laws of Chess as a correspondence service plays them.
//!
//! Everything here is pure: no clock, no randomness, no I/O. Time is an argument ([`Stamp`]), in UTC milliseconds. The
//! heart is two functions. [`decide()`] turns a [`Command`] into [`Event`]s or a [`Refusal`]. [`Game::evolve`] folds events
//! into the state; [`Folding`] does so where an arbiter undid something. Folding the events of a game from zero gives the
//! stored game, always.
//!
//! The modules form layers; each imports only from those above it:
//!
//! | layer | modules |
//! |---|---|
//! | numbers | `ids`, `instant`, `outcome`, [`wire`] |
//! | chess | `position`, [`notation`], [`clock`], `refusal` |
//! | rules of one game | `regulations` |
//! | vocabulary | [`sealing`], `command`, `event` |
//! | state | `game`, `conditional` |
//! | functions | `evolve`, `decide`, `record`, [`pgn`] |
//!
//! | task | place |
//! |---|---|
//! | find a rule, such as 75 moves | the table at the top of `decide` |
//! | add a regulation | a field and its type in `regulations`, its bounds in `regulations::check` |
//! | change when a reminder or a deadline is due | `game::timers` |
//! | add a command | `command` with its traits, `decide`, and for a new event `event` with its traits and `evolve` |
//! | add a refusal | `refusal` |
//! | read or write another notation | [`notation`] |
#![no_std]

extern crate alloc;

pub mod clock;
mod command;
mod conditional;
mod decide;
mod event;
mod evolve;
mod game;
mod ids;
mod instant;
pub mod notation;
mod outcome;
pub mod pgn;
mod position;
mod record;
mod refusal;
mod regulations;
pub mod sealing;
pub mod wire;

pub use clock::TimeControl;
pub use command::{
    Act, Actor, Cause, ClaimBasis, Command, CommandTraits, MoveText, PositionId, Probed, Seen, SeenRule,
    TableValue, TextKind, TextRule,
};
pub use conditional::{ConditionalMoves, MAX_CONDITIONS, Remains};
pub use decide::{Decision, decide, draw_to_claim};
pub use event::{Event, EventKind, EventTraits, OpenVerdict, Weight};
pub use game::{
    ActNote, Appeal, Awaited, Clock, DrawOffer, EarlyOpening, Game, NextStep, Paused, Phase, ReferredClaim,
    Reminder, Running, Session, Stage, Standing, State, UnopenedEnvelope, Withdrawn, claimed_position,
};
pub use ids::{Digest, GameId, PlayerId, Ply};
pub use instant::{Instant, Span, Stamp};
pub use outcome::{Outcome, Termination};
pub use position::{
    CanMate, FenFault, History, Position, PositionFault, PositionKey, Start, StartError, Step,
};
pub use record::{Folding, InvalidEvent, Pace, RecordEntry, RecordVerifier, pace};
pub use refusal::{BadStart, ConditionFault, Counted, Refusal, WrongClaim};
pub use regulations::{
    AdjournmentRules, AdjudicationRules, AmbiguousSealed, ArbiterRules, ConditionalRule, DrawRules, FlagRule,
    IllegalMoveRules, LeaveRules, MAX_HOLDERS, PublicRules, Regulations, RegulationsError, SilenceRule,
    TablebaseRules, Withdrawal, WithdrawalRules,
};
pub use sealing::{Envelope, Face, Holders};
pub use shakmaty::{ByColor, Color, File, Move, Rank, Role, Square};
