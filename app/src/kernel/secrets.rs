//! Random strings, keyed digests, and mails opened by the vault.

use data_encoding::BASE32_NOPAD;

use crate::{
    Failure,
    kernel::Kernel,
    model::{Inbound, SecretDigest, names::mailbox},
    ports::{MacPurpose, Purpose},
};

/// Lower-case base 32: survives every channel and every case folding.
pub(crate) fn base32(bytes: &[u8]) -> String {
    BASE32_NOPAD.encode(bytes).to_ascii_lowercase()
}

impl Kernel {
    /// Fresh unpredictable bytes. Drawn before a transaction, which may run twice.
    pub(crate) fn random<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        self.entropy.fill(&mut bytes);
        bytes
    }

    /// Returns the digest that is stored instead of a secret. `kind` keeps digests of different things apart.
    pub(crate) fn digest(&self, kind: &str, parts: &[&str]) -> SecretDigest {
        let mut message = kind.to_owned();
        for part in parts {
            message.push('\0');
            message.push_str(part);
        }
        self.vault.mac(MacPurpose::SecretDigest, message.as_bytes())
    }
}

impl Kernel {
    /// A few random characters for the key of a mail.
    pub(crate) fn unique(&self) -> String {
        base32(&self.random::<10>())
    }
}

impl Kernel {
    pub(crate) fn mailbox_digest(&self, email: &str) -> SecretDigest {
        self.digest("mailbox", &[&mailbox(email)])
    }
}

impl Kernel {
    /// The raw text of a mail.
    ///
    /// # Errors
    ///
    /// [`Failure::Damaged`] once it was erased.
    pub(crate) fn open_mail(&self, mail: &Inbound) -> Result<Vec<u8>, Failure> {
        let Some(sealed) = &mail.raw else {
            return Err(Failure::Damaged(format!("inbox {}: the raw mail is gone", mail.id)));
        };
        self.vault.open(Purpose::RawMail, &Inbound::raw_context(&mail.digest), sealed)
    }
}
