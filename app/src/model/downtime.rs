use domain::{GameId, Instant, Span};

/// A longer outage is given back to the players.
pub(crate) const DOWNTIME: Span = Span::minutes(5);

/// A time the service was away.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Downtime {
    /// The last heartbeat before it.
    pub from: Instant,
    /// The first after it.
    pub until: Instant,
}

/// A place in the index of the instants at which somebody must look at a game: everything after it is still to come.
/// The instant is not after what is due there, but may be long before it.
pub type Due = (Instant, GameId);
