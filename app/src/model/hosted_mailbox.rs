/// A mailbox at a host of others that receives all mail of the service. The mailbox itself takes the place of
/// [`Mailbox::Play`](crate::Mailbox::Play), and every other address stands behind a `+` (RFC 5233).
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct HostedMailbox {
    /// Its local part, such as `club.chess`.
    pub local_part: String,
    /// The host delivers `club.chess+ANYTHING` to it.
    pub sub_addresses: bool,
    /// The relay takes mail whose envelope comes from a sub-address, so that bounces name their mail.
    pub bounce_addresses: bool,
    /// People use it too: mail to the mailbox itself is the service's only if it answers a mail of ours.
    pub is_shared: bool,
}

/// The longest local part (RFC 5321 4.5.3.1.1).
const LONGEST: usize = 64;

impl HostedMailbox {
    /// Returns the local part of the sub-address for this detail; `None` where the host has none, or if it were too
    /// long.
    #[must_use]
    pub fn sub_address(&self, detail: &str) -> Option<String> {
        let local_part = format!("{}+{detail}", self.local_part);
        (self.sub_addresses && local_part.len() <= LONGEST).then_some(local_part)
    }

    /// Returns the text behind the `+` of a sub-address of this mailbox. Hosts fold case.
    #[must_use]
    pub fn detail<'a>(&self, local_part: &'a str) -> Option<&'a str> {
        let (user, detail) = local_part.split_once('+')?;
        user.eq_ignore_ascii_case(&self.local_part).then_some(detail)
    }

    /// Tells whether mail to this local part comes here.
    #[must_use]
    pub fn receives(&self, local_part: &str) -> bool {
        local_part.eq_ignore_ascii_case(&self.local_part) || self.detail(local_part).is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mailbox(sub_addresses: bool) -> HostedMailbox {
        HostedMailbox {
            local_part: "club.chess".into(),
            sub_addresses,
            bounce_addresses: false,
            is_shared: false,
        }
    }

    #[test]
    fn bounded_sub_addresses_fold_case() {
        let on = mailbox(true);
        assert_eq!(on.sub_address("join").as_deref(), Some("club.chess+join"));
        assert_eq!(on.detail("Club.Chess+play+4-7-2-abc"), Some("play+4-7-2-abc"));
        assert_eq!(on.detail("club+join"), None);
        assert!(on.receives("CLUB.chess") && on.receives("club.chess+x") && !on.receives("club.chessx"));
        assert_eq!(on.sub_address(&"a".repeat(53)).map(|local| local.len()), Some(64));
        assert_eq!(on.sub_address(&"a".repeat(54)), None);
        assert_eq!(mailbox(false).sub_address("join"), None);
    }
}
