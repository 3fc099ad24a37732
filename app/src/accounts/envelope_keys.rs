//! Keys with which players and arbiters open envelopes.

use domain::PlayerId;

use crate::{
    Failure,
    accounts::{service::Accounts, sessions::Means},
    kernel::account_notice,
    model::{AccountEvent, AccountNotice, PeopleRefusal, Recipient},
    ports,
};

impl Accounts {
    /// The public key of age to which envelopes are encrypted for a player.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn envelope_key(&self, player: PlayerId) -> Result<Option<String>, Failure> {
        ports::read(&*self.kernel.ledger, |view| view.envelope_key(player))
    }

    /// Registers the public key of age to which envelopes are encrypted for a player; an earlier one is replaced. What
    /// was sealed before opens with the earlier one. `means` of `None` is the operator; a player needs a sign-in of the last
    /// 15 minutes.
    ///
    /// # Errors
    ///
    /// [`Failure`]; [`PeopleRefusal::SignInAgain`], [`PeopleRefusal::BadKey`], [`PeopleRefusal::KeyTaken`].
    pub fn set_envelope_key(
        &self,
        player: PlayerId,
        means: Option<Means>,
        key: &str,
    ) -> Result<Result<(), PeopleRefusal>, Failure> {
        if let Err(refusal) = self.kernel.signed_in_freshly(means) {
            return Ok(Err(refusal));
        }
        // Capitals say the same, and two keys are compared below.
        let key = key.trim().to_lowercase();
        if !self.kernel.vault.is_recipient(&key) {
            return Ok(Err(PeopleRefusal::BadKey));
        }
        // The operator of the service would open what only an arbiter should.
        if key == self.kernel.vault.envelope_recipient() {
            return Ok(Err(PeopleRefusal::KeyTaken));
        }
        let at = self.kernel.now();
        let set = AccountNotice::EnvelopeKeySet { key: key.clone() };
        let mail = account_notice::news(&self.kernel.unique(), Recipient::Player(player), &set, at);
        ports::write(&*self.kernel.ledger, move |tx| {
            if tx.envelope_key(player)?.as_ref() == Some(&key) {
                return Ok(Ok(()));
            }
            if tx.envelope_key_holder(&key)?.is_some() {
                return Ok(Err(PeopleRefusal::KeyTaken));
            }
            tx.set_envelope_key(player, &key, at)?;
            let event =
                AccountEvent { at, by: Some(player), what: "envelope_key".into(), details: String::new() };
            tx.add_account_event(player, &event)?;
            tx.enqueue(&mail)?;
            Ok(Ok(()))
        })
    }
}
