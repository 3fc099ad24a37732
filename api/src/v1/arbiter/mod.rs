//! The arbiter's endpoints: the queue, acts and appeals, and the evidence about a game.

pub(super) mod acts;
pub(super) mod adjourned;
pub(super) mod pace;
pub(super) mod queue;
pub(super) mod trail;

pub use adjourned::AdjournedBody;
pub use queue::{AppealInQueue, ArbiterQueueBody, ClaimInQueue, FlagInQueue, WithdrawalInQueue};
pub use trail::{TrailBody, TrailsBody};
