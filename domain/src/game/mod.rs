//! The state of a game, and all that judging the next command needs.

mod claim;
mod clocks;
mod envelopes;
mod notes;
mod phase;
mod procedure;
mod session;
mod state;
mod thinking;
mod timers;

pub use claim::{ReferredClaim, claimed_position};
pub use clocks::{Clock, Paused, Running};
pub use envelopes::UnopenedEnvelope;
pub(crate) use notes::MAX_ACTS;
pub use notes::{ActNote, Appeal};
pub use phase::{DrawOffer, Phase, Stage, Withdrawn};
pub use procedure::State;
pub use session::{Awaited, Session};
pub use state::Game;
pub use timers::Reminder;
