/// Reads incoming mail.
pub trait InboxView {}

/// Writes incoming mail.
pub trait InboxTx: InboxView {}
