//! The header fields of a mail, and the settings they are read against.

use std::borrow::Cow;

use app::HostedMailbox;

/// The world around the mail.
#[derive(Clone, Debug, Default)]
pub struct Surroundings {
    /// The name under which our own mail server signs `Authentication-Results` (RFC 8601); none trusts nobody.
    pub authserv_id: Option<String>,
    /// Our own mail domain.
    pub mail_domain: String,
    /// The domains that our addresses had before.
    pub former_domains: Vec<String>,
    /// The mailbox at a host of others, where we have no domain of our own.
    pub mailbox: Option<HostedMailbox>,
}

/// The field that marks such a mail.
pub(super) const NOT_READ: &str = "X-Not-Read";

/// Names and values of the header fields, in order.
pub(super) struct Fields<'m>(pub(super) Vec<(&'m str, Cow<'m, str>)>);

impl Fields<'_> {
    /// Values of the fields of that name, the topmost first.
    pub(super) fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.0.iter().filter(move |(found, _)| found.eq_ignore_ascii_case(name)).map(|(_, value)| &**value)
    }

    /// Tells whether the name of a field begins so.
    pub(super) fn any_begins(&self, prefix: &str) -> bool {
        self.0
            .iter()
            .any(|(name, _)| name.get(..prefix.len()).is_some_and(|name| name.eq_ignore_ascii_case(prefix)))
    }
}
