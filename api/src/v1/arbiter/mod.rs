//! The arbiter's endpoints: the queue, acts and appeals, and the evidence about a game.

pub(super) mod acts;
pub(super) mod adjourned;
pub(super) mod pace;
pub(super) mod queue;
pub(super) mod trail;

pub(crate) use acts::{ActOrder, AppealDecision, ArbiterAct};
pub use adjourned::AdjournedBody;
pub(crate) use queue::Waiting;
pub use queue::{
    AppealInQueue, ArbiterQueueBody, ClaimInQueue, FlagInQueue, QuestionInQueue, WithdrawalInQueue,
};
pub use trail::{TrailBody, TrailsBody};
