//! Addresses with their authentication.

use data_encoding::BASE32_NOPAD;
use subtle::ConstantTimeEq;

use crate::{
    kernel::Kernel,
    model::{Address, Epoch, Mailbox},
    ports::{MacPurpose, Vault},
};

/// 20 characters of base 32: 100 bits.
const MAC_CHARS: usize = 20;

impl Address {
    /// The local part to print, such as `play+42-7-23-abcdefghij234567klmn`. What is about a position names the
    /// `epoch` too, if there is one: the same game can reach the same ply again, by other moves.
    #[must_use]
    pub fn local_part(self, vault: &dyn Vault, epoch: Epoch) -> String {
        let body = match self {
            Self::Public(mailbox) => return mailbox.name().to_owned(),
            Self::Play { .. } if epoch != Epoch::default() => format!("{}-{epoch}", self.name()),
            _ => self.name(),
        };
        format!("{body}-{}", mac(vault, &body))
    }

    /// Reads a local part in any case; `None` when it is not one of ours.
    #[must_use]
    pub fn from_local_part(local_part: &str, vault: &dyn Vault, epoch: Epoch) -> Option<Self> {
        if local_part.len() > 64 || !local_part.is_ascii() {
            return None;
        }
        if let Some(mailbox) = Mailbox::named(local_part) {
            return Some(Self::Public(mailbox));
        }
        let local_part = local_part.to_ascii_lowercase();
        let (body, shown) = local_part.rsplit_once('-')?;
        let (name, written_in) = match body.rsplit_once('-') {
            Some((name, last)) if last.starts_with('r') => (name, Epoch::named(last)?),
            _ => (body, Epoch::default()),
        };
        let address = match (Self::named(name)?, written_in == epoch) {
            (Self::Play { game, player, .. }, false) => Self::Former { game, player },
            (Self::Former { .. } | Self::Named { .. }, _) => return None,
            (address @ Self::Play { .. }, true) => address,
            (address, _) if written_in == Epoch::default() => address,
            _ => return None,
        };
        bool::from(mac(vault, body).as_bytes().ct_eq(shown.as_bytes())).then_some(address)
    }
}

fn mac(vault: &dyn Vault, body: &str) -> String {
    let mac = vault.mac(MacPurpose::ReplyAddress, body.as_bytes());
    BASE32_NOPAD.encode(&mac)[..MAC_CHARS].to_ascii_lowercase()
}

/// An address of ours for Reply-To and References.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct ReplyAddress {
    /// The full mail address.
    pub address: String,
    /// The name to stand before it, where the address alone does not tell one reader from another: its host has no
    /// sub-addresses.
    pub name: Option<String>,
    /// An identifier for References, which replies repeat.
    pub id: String,
}

impl Kernel {
    /// The full mail address.
    #[must_use]
    pub(crate) fn mail_address(&self, address: Address) -> String {
        self.reply_address(address).address
    }

    /// The mail address for replies.
    #[must_use]
    pub(crate) fn reply_address(&self, address: Address) -> ReplyAddress {
        let domain = &self.settings.mail_domain;
        let local_part = address.local_part(&*self.vault, self.epoch);
        let id = format!("{local_part}@{domain}");
        let Some(mailbox) = &self.settings.mailbox else {
            return ReplyAddress { address: id.clone(), name: None, id };
        };
        let bare = format!("{}@{domain}", mailbox.local_part);
        // Other readers of the mailbox read these too.
        let is_bare = match address {
            Address::Public(mailbox) => {
                matches!(mailbox, Mailbox::Play | Mailbox::Postmaster | Mailbox::Abuse)
            }
            Address::Bounce { .. } => !mailbox.bounce_addresses,
            _ => false,
        };
        if is_bare {
            return ReplyAddress { address: bare, name: None, id };
        }
        match mailbox.sub_address(&local_part) {
            Some(sub_address) => {
                let address = format!("{sub_address}@{domain}");
                ReplyAddress { address: address.clone(), name: None, id: address }
            }
            None => ReplyAddress { address: bare, name: Some(local_part), id },
        }
    }

    /// Returns the address of ours that this is; `None` for another domain, an unknown form or a wrong token. Addresses of a
    /// former domain are still ours.
    ///
    /// RFC 5321 4.5.1 has `postmaster` without a domain, too.
    #[must_use]
    pub(crate) fn read_mail_address(&self, address: &str) -> Option<Address> {
        if address.eq_ignore_ascii_case(Mailbox::Postmaster.name()) {
            return Some(Address::Public(Mailbox::Postmaster));
        }
        let (local_part, domain) = address.rsplit_once('@')?;
        let read = |local_part: &str| Address::from_local_part(local_part, &*self.vault, self.epoch);
        if !domain.eq_ignore_ascii_case(&self.settings.mail_domain) {
            self.settings.is_former_domain(domain).then_some(())?;
            // At a host it was a sub-address of a mailbox; a token makes it ours.
            let sub_address = || local_part.split_once('+').and_then(|(_mailbox, detail)| read(detail));
            let with_token = |address: &Address| !matches!(address, Address::Public(_));
            return read(local_part).or_else(|| sub_address().filter(with_token));
        }
        let Some(mailbox) = &self.settings.mailbox else { return read(local_part) };
        if local_part.eq_ignore_ascii_case(&mailbox.local_part) {
            return Some(Address::Public(Mailbox::Play));
        }
        match mailbox.detail(local_part) {
            Some(detail) => read(detail),
            // A token makes it ours. Names such as help@ and postmaster@ are the host's.
            None => read(local_part).filter(|address| !matches!(address, Address::Public(_))),
        }
    }

    /// Works as [`Kernel::read_mail_address`], with the name before the address. A host without sub-addresses puts the local
    /// part there.
    #[must_use]
    pub(crate) fn read_recipient(&self, name: &str, address: &str) -> Option<Address> {
        let found = self.read_mail_address(address)?;
        if self.settings.mailbox.is_none() || found != Address::Public(Mailbox::Play) {
            return Some(found);
        }
        let read = |text: &str| Address::from_local_part(text, &*self.vault, self.epoch);
        let words = name.split(|c: char| c.is_whitespace() || "\"'<>()[],;:".contains(c));
        // A person may be called Help.
        let named = words.filter_map(read).find(|address| !matches!(address, Address::Public(_)));
        Some(named.or_else(|| read(name.trim())).unwrap_or(found))
    }
}
