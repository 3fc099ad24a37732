use super::Reading;
use crate::{Instant, Span};

/// The display of one side's clock. The clock runs, or it was stopped, or it waits for the side's next move.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct ClockDisplay {
    /// Used for all moves, the current one included.
    pub used: Span,
    /// Left for this move and the next ones, or of the limit of one; negative after the flag.
    pub left: Span,
    /// Left in the bank of Triple Block.
    pub bank: Span,
    /// Given for the next move besides the time left; negative if it was taken.
    pub gained: Span,
    /// The move that is thought about; none while the opponent thinks. Of a stopped clock it is as it stood: without a
    /// deadline that holds, and nothing changes next.
    pub thinking: Option<Reading>,
    /// The instant at which it was stopped, to continue later.
    pub stopped_at: Option<Instant>,
}
