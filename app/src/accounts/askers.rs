//! The askers of codes: each has a share of the codes that a mailbox gets.

use domain::{Instant, PlayerId};
use subtle::ConstantTimeEq as _;

use crate::{
    Failure,
    kernel::{Kernel, secrets::base32},
    model::{Secret, SecretDigest, trail::SESSIONS_ENDED},
    ports::View,
};

/// Characters of the word in the mark of a browser: 160 bits.
const WORD: usize = 32;

/// Characters of the check behind it: 160 bits of a keyed digest.
const CHECK: usize = 32;

/// The asker of a code.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Asker {
    /// The name that the asking program gives itself, for the mail.
    pub program: String,
    /// The network that it asks from.
    pub network: String,
    /// The mark that the browser shows; see [`BrowserSignIn::mark`](super::sessions::BrowserSignIn).
    pub mark: Option<Secret>,
}

/// A program on an unnamed network.
impl From<&str> for Asker {
    fn from(program: &str) -> Self {
        Self { program: program.to_owned(), ..Self::default() }
    }
}

/// The holder of an account, as the marks of their browsers name them. Marks end with the mail address and with all sessions.
pub(crate) struct Bearer {
    player: PlayerId,
    mailbox: SecretDigest,
    /// The number of times that all sessions of the player were ended.
    endings: u64,
}

impl Bearer {
    /// Reads the state of a player whose address is of this mailbox.
    pub(crate) fn read(
        view: &mut dyn View,
        player: PlayerId,
        mailbox: SecretDigest,
    ) -> Result<Self, Failure> {
        let endings = view.count_account_events(player, SESSIONS_ENDED, Instant(0))?;
        Ok(Self { player, mailbox, endings })
    }
}

/// The bit of the first byte that only the shares of marked browsers have: the two sums of a mailbox are counted by it.
const OWN: u8 = 1;

/// The share of an asker in the codes of a mailbox.
#[derive(Copy, Clone, Eq, PartialEq)]
pub(crate) struct Share(SecretDigest);

impl Share {
    /// The share of a browser that bears a mark of the account's holder, else that of its network.
    pub(crate) fn of(kernel: &Kernel, asker: &Asker, holder: Option<&Bearer>) -> Self {
        let network = || Self::new(kernel.digest("asking-network", &[&asker.network]), false);
        let (Some(mark), Some(holder)) = (&asker.mark, holder) else { return network() };
        let Some((word, check)) = mark.0.split_at_checked(WORD) else { return network() };
        if bool::from(check.as_bytes().ct_eq(browser_check(kernel, word, holder).as_bytes())) {
            Self::new(kernel.digest("asking-browser", &[word]), true)
        } else {
            network()
        }
    }

    /// The share of a code, as it was stored.
    pub(crate) const fn stored(asker: SecretDigest) -> Self {
        Self(asker)
    }

    pub(crate) const fn stored_as(self) -> SecretDigest {
        self.0
    }

    fn new(mut digest: SecretDigest, is_own: bool) -> Self {
        digest[0] = (digest[0] & !OWN) | if is_own { OWN } else { 0 };
        Self(digest)
    }

    /// Tells whether the asker has signed in to this account before: what strangers ask for takes nothing from this share.
    pub(crate) fn is_own(&self) -> bool {
        self.0[0] & OWN == OWN
    }
}

/// Marks a browser that signed in. Only this service can make the mark, and it names nobody.
pub(crate) fn browser_mark(kernel: &Kernel, word: &[u8; 20], holder: &Bearer) -> Secret {
    let word = base32(word);
    let check = browser_check(kernel, &word, holder);
    Secret(word + &check)
}

fn browser_check(kernel: &Kernel, word: &str, holder: &Bearer) -> String {
    let (player, mailbox) = (holder.player.0.to_string(), base32(&holder.mailbox));
    let (endings, epoch) = (holder.endings.to_string(), kernel.epoch.to_string());
    let digest = kernel.digest("browser-mark", &[word, &player, &mailbox, &endings, &epoch]);
    base32(&digest).chars().take(CHECK).collect()
}
