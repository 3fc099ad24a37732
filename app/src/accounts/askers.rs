//! The askers of codes: each has a share of the codes that a mailbox gets.

use domain::PlayerId;
use subtle::ConstantTimeEq as _;

use crate::{
    kernel::{Kernel, secrets::base32},
    model::{Secret, SecretDigest},
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

/// The share of an asker in the codes of a mailbox.
#[derive(Copy, Clone)]
pub(crate) struct Share {
    pub(crate) digest: SecretDigest,
    /// The asker has signed in to this account before: what strangers ask for takes nothing from this share.
    pub(crate) is_own: bool,
}

impl Share {
    /// The share of a browser that bears a mark of the player, else that of its network.
    pub(crate) fn of(kernel: &Kernel, asker: &Asker, player: Option<PlayerId>) -> Self {
        let network = Self { digest: kernel.digest("asking-network", &[&asker.network]), is_own: false };
        let (Some(mark), Some(player)) = (&asker.mark, player) else { return network };
        let Some((word, check)) = mark.0.split_at_checked(WORD) else { return network };
        let is_own = bool::from(check.as_bytes().ct_eq(browser_check(kernel, word, player).as_bytes()));
        if is_own { Self { digest: kernel.digest("asking-browser", &[word]), is_own } } else { network }
    }
}

/// Marks a browser that signed in. Only this service can make the mark, and it names nobody.
pub(crate) fn browser_mark(kernel: &Kernel, word: &[u8; 20], player: PlayerId) -> Secret {
    let word = base32(word);
    let check = browser_check(kernel, &word, player);
    Secret(word + &check)
}

fn browser_check(kernel: &Kernel, word: &str, player: PlayerId) -> String {
    let epoch = kernel.epoch.to_string();
    let digest = kernel.digest("browser-mark", &[word, &player.0.to_string(), &epoch]);
    base32(&digest).chars().take(CHECK).collect()
}
