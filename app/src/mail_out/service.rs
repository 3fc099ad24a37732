use std::sync::Arc;

use crate::{
    games::Games,
    kernel::{Kernel, mail_address::ReplyAddress},
    model::Address,
};

/// Outgoing mail. A clone shares the state of the instance.
#[derive(Clone)]
pub struct MailOut {
    pub(crate) kernel: Arc<Kernel>,
    pub(crate) games: Games,
}

impl MailOut {
    pub(crate) fn new(kernel: &Arc<Kernel>) -> Self {
        Self { games: Games::new(kernel), kernel: Arc::clone(kernel) }
    }
}

impl MailOut {
    /// Returns the full mail address.
    #[must_use]
    pub fn mail_address(&self, address: Address) -> String {
        self.kernel.mail_address(address)
    }

    /// Returns the mail address for replies.
    #[must_use]
    pub fn reply_address(&self, address: Address) -> ReplyAddress {
        self.kernel.reply_address(address)
    }
}
