//! Unsubscription by the link of a mail, without signing in (RFC 8058). The link names the player and the kinds of
//! notices, and is authenticated together with the mailbox of the account; nothing is stored.

use std::collections::BTreeSet;

use domain::PlayerId;
use subtle::ConstantTimeEq;

use crate::model::account_refusal::Answer;
use crate::{
    Failure,
    accounts::{service::Accounts, settings::SettingsPatch},
    kernel::{Kernel, secrets::base32},
    model::{Frequency, Missing, NoticeKind, PeopleRefusal, Player},
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
    /// Other for each mailbox: who has old mails of a player does not act for the account of a new address.
    fn unsubscribe_mac(&self, name: &str, email: &str) -> String {
        let mailbox = base32(&self.mailbox_digest(email));
        base32(&self.digest("unsubscribe", &[name, &mailbox]))[..MAC_CHARS].to_owned()
    }
}

impl Accounts {
    /// Returns the link that switches these notices off for a player, with one request and without signing in. `None` if
    /// one of them is needed, if there are none, if the service has no https, or if the account has no address.
    #[must_use]
    pub fn unsubscribe_link(&self, player: &Player, kinds: &BTreeSet<NoticeKind>) -> Option<String> {
        let url = &self.kernel.settings.public_url;
        // RFC 8058 3.1.
        let is_secure = url.get(..8).is_some_and(|scheme| scheme.eq_ignore_ascii_case("https://"));
        if !is_secure || kinds.is_empty() || kinds.iter().any(|kind| kind.needed().is_some()) {
            return None;
        }
        let name = Unsubscription { player: player.id, kinds: kinds.clone() }.name();
        let mac = self.kernel.unsubscribe_mac(&name, player.email.as_deref()?);
        Some(format!("{url}/unsubscribe/{name}-{mac}"))
    }

    /// Reads the last part of a link, with the account as it is. Returns `None` for an unknown link, for a link made before a
    /// change of address, and for a deleted account.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn read_unsubscribe_token(&self, token: &str) -> Result<Option<(Unsubscription, Player)>, Failure> {
        let Some((name, mac)) = token.rsplit_once('-') else { return Ok(None) };
        let Some(named) = Unsubscription::named(name) else { return Ok(None) };
        let Some(account) = self.player(named.player)? else { return Ok(None) };
        let expected = account.email.as_deref().map(|email| self.kernel.unsubscribe_mac(name, email));
        let is_ours = expected.is_some_and(|expected| expected.as_bytes().ct_eq(mac.as_bytes()).into());
        Ok(is_ours.then_some((named, account)))
    }

    /// Switches off the notices that a link names, as `unsubscribe` by mail does, with an entry in the trail of the
    /// account. Again it changes nothing.
    ///
    /// # Errors
    ///
    /// [`Failure`]; [`PeopleRefusal::NotFound`] for a link that [`Accounts::read_unsubscribe_token`] does not know.
    pub fn unsubscribe(&self, token: &str) -> Answer<(Unsubscription, Player)> {
        let Some((named, _)) = self.read_unsubscribe_token(token)? else {
            return Ok(Err(PeopleRefusal::NotFound { what: Missing::Account }));
        };
        let patch = SettingsPatch::choosing(named.kinds.iter().copied(), Frequency::None);
        let changed = self.change_and_record(named.player, &patch, Some("unsubscribed_by_link"))?;
        Ok(changed.map(|account| (named, account)))
    }
}
