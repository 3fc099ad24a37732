//! The state of a game, and all that judging the next command needs.

mod claim;
mod clocks;
mod envelopes;
mod notes;
mod phase;
mod procedure;
mod session;
mod standing;
mod state;
mod thinking;
mod timers;

pub use claim::ReferredClaim;
pub use clocks::{Clock, Paused, Running};
pub use envelopes::EarlyOpening;
pub(crate) use notes::MAX_ACTS;
pub use notes::{ActNote, Appeal};
pub use phase::{DrawOffer, Phase, Stage, UnopenedEnvelope, Withdrawn};
pub use procedure::State;
pub use session::{Awaited, Session};
pub use standing::{NextStep, Standing};
pub use state::{Game, claimed_position};
pub use timers::Reminder;
