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

impl Kernel {
    /// The full mail address.
    #[must_use]
    pub(crate) fn mail_address(&self, address: Address) -> String {
        format!("{}@{}", address.local_part(&*self.vault, self.epoch), self.settings.mail_domain)
    }

    /// Returns the address of ours that this is; `None` for another domain, an unknown form or a wrong token.
    ///
    /// RFC 5321 4.5.1 has `postmaster` without a domain, too.
    #[must_use]
    pub(crate) fn read_mail_address(&self, address: &str) -> Option<Address> {
        if address.eq_ignore_ascii_case(Mailbox::Postmaster.name()) {
            return Some(Address::Public(Mailbox::Postmaster));
        }
        let (local_part, domain) = address.rsplit_once('@')?;
        domain.eq_ignore_ascii_case(&self.settings.mail_domain).then_some(())?;
        Address::from_local_part(local_part, &*self.vault, self.epoch)
    }
}
