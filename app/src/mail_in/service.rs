use std::sync::Arc;

use crate::{
    Failure,
    kernel::Kernel,
    model::{Address, Inbound},
};

/// Incoming mail: taken in, read and filed. A clone shares the state of the instance.
#[derive(Clone)]
pub struct MailIn {
    pub(crate) kernel: Arc<Kernel>,
}

impl MailIn {
    pub(crate) fn new(kernel: &Arc<Kernel>) -> Self {
        Self { kernel: Arc::clone(kernel) }
    }
}

/// Mailboxes from which mail is fetched. A clone shares the state of the instance.
#[derive(Clone)]
pub struct MailSources {
    pub(crate) kernel: Arc<Kernel>,
}

impl MailSources {
    pub(crate) fn new(kernel: &Arc<Kernel>) -> Self {
        Self { kernel: Arc::clone(kernel) }
    }
}

/// Filed mails: those that wait for a confirmation, and the inbox as the operator sees it. A clone shares the state of
/// the instance.
#[derive(Clone)]
pub struct Inbox {
    pub(crate) kernel: Arc<Kernel>,
}

impl Inbox {
    pub(crate) fn new(kernel: &Arc<Kernel>) -> Self {
        Self { kernel: Arc::clone(kernel) }
    }
}

impl MailIn {
    /// Returns the address of ours that this is; `None` for another domain, an unknown form or a wrong token.
    #[must_use]
    pub fn read_mail_address(&self, address: &str) -> Option<Address> {
        self.kernel.read_mail_address(address)
    }

    /// Works as [`MailIn::read_mail_address`], with the name before the address in a header field. A host without
    /// sub-addresses puts the local part there.
    #[must_use]
    pub fn read_recipient(&self, name: &str, address: &str) -> Option<Address> {
        self.kernel.read_recipient(name, address)
    }

    /// Returns the raw text of a mail.
    ///
    /// # Errors
    ///
    /// [`Failure::Damaged`] once it was erased.
    pub fn open_mail(&self, mail: &Inbound) -> Result<Vec<u8>, Failure> {
        self.kernel.open_mail(mail)
    }
}
