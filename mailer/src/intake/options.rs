//! Limits of the listener.

use std::time::Duration;

use super::memory::Memory;

/// Limits of the listener: bytes, time and number of sessions that a peer may use.
#[derive(Clone, Debug)]
pub struct Options {
    /// Bytes of one arriving message; [`crate::reading::Trimmer`] selects the stored parts.
    pub max_message: usize,
    /// The memory for the messages of all sessions together.
    pub memory: Memory,
    /// Recipients of one message.
    pub max_recipients: usize,
    /// Silence after which a session ends.
    pub idle: Duration,
    /// Length of a session, however busy.
    pub session: Duration,
    /// Sessions of one peer at a time.
    pub sessions_per_peer: usize,
    /// Sessions at a time.
    pub sessions: usize,
    /// Time that sessions have left when the service stops.
    pub grace: Duration,
    /// Peers of public addresses are the senders' own servers: no mail server is in front.
    pub from_internet: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            max_message: 10 << 20,
            memory: Memory::of(32 << 20),
            max_recipients: 10,
            idle: Duration::from_secs(60),
            session: Duration::from_mins(10),
            sessions_per_peer: 50,
            sessions: 200,
            grace: Duration::from_secs(20),
            from_internet: false,
        }
    }
}
