//! Unsubscription by the link of a mail, without signing in (RFC 8058). The link names the player and the kinds of
//! notices, and is authenticated; nothing is stored.

use std::collections::BTreeSet;

use domain::PlayerId;
use subtle::ConstantTimeEq;

use crate::model::account_refusal::Answer;
use crate::{
    Failure,
    accounts::{account::SettingsPatch, service::Accounts},
    kernel::{Kernel, secrets::base32},
    model::{Missing, NoticeKind, PeopleRefusal, Player},
};

/// 26 characters of base 32: 130 bits.
const MAC_CHARS: usize = 26;

/// The player and the kinds that a link names.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Unsubscription {
    /// The player.
    pub player: PlayerId,
    /// The kinds of notices, none of which is needed.
    pub kinds: BTreeSet<NoticeKind>,
}

impl Unsubscription {
    /// `7-messages`, `7-messages.news`.
    fn name(&self) -> String {
        let kinds: Vec<_> = self.kinds.iter().map(|kind| kind.name()).collect();
        format!("{}-{}", self.player.0, kinds.join("."))
    }

    fn named(name: &str) -> Option<Self> {
        let (player, kinds) = name.split_once('-')?;
        let kinds: Option<BTreeSet<_>> = kinds.split('.').map(NoticeKind::named).collect();
        let read = Self { player: PlayerId(player.parse().ok()?), kinds: kinds? };
        (read.name() == name).then_some(read)
    }
}

impl Kernel {
    fn unsubscribe_mac(&self, name: &str) -> String {
        base32(&self.digest("unsubscribe", &[name]))[..MAC_CHARS].to_owned()
    }
}

impl Accounts {
    /// Returns the link that switches these notices off for a player, with one request and without signing in. `None` if
    /// one of them is needed, if there are none, or if the service has no https.
    #[must_use]
    pub fn unsubscribe_link(&self, player: PlayerId, kinds: &BTreeSet<NoticeKind>) -> Option<String> {
        let url = &self.kernel.settings.public_url;
        // RFC 8058 3.1.
        let is_secure = url.get(..8).is_some_and(|scheme| scheme.eq_ignore_ascii_case("https://"));
        if !is_secure || kinds.is_empty() || kinds.iter().any(|kind| kind.needed().is_some()) {
            return None;
        }
        let name = Unsubscription { player, kinds: kinds.clone() }.name();
        Some(format!("{url}/unsubscribe/{name}-{}", self.kernel.unsubscribe_mac(&name)))
    }

    /// Reads the last part of a link, with the account as it is; `None` for one that is not ours, and for a deleted
    /// account.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn read_unsubscribe_token(&self, token: &str) -> Result<Option<(Unsubscription, Player)>, Failure> {
        let Some((name, mac)) = token.rsplit_once('-') else { return Ok(None) };
        if !bool::from(self.kernel.unsubscribe_mac(name).as_bytes().ct_eq(mac.as_bytes())) {
            return Ok(None);
        }
        let Some(named) = Unsubscription::named(name) else { return Ok(None) };
        let account = self.player(named.player)?.filter(|account| account.email.is_some());
        Ok(account.map(|account| (named, account)))
    }

    /// Switches off the notices that a link names, as `unsubscribe` by mail does. Again it changes nothing.
    ///
    /// # Errors
    ///
    /// [`Failure`]; [`PeopleRefusal::NotFound`] for a link that is not ours, and for a deleted account.
    pub fn unsubscribe(&self, token: &str) -> Answer<(Unsubscription, Player)> {
        let Some((named, _)) = self.read_unsubscribe_token(token)? else {
            return Ok(Err(PeopleRefusal::NotFound { what: Missing::Account }));
        };
        let patch = SettingsPatch::switching(named.kinds.iter().copied(), false);
        let changed = self.change_settings(named.player, &patch)?;
        Ok(changed.map(|account| (named, account)))
    }
}
