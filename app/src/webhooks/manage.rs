//! Webhooks as their owners manage them.

use data_encoding::BASE64;
use domain::{Instant, PlayerId, Span};

use crate::{
    Failure,
    kernel::{Kernel, names::MAX_PAGE, secrets::base32, trail::record},
    model::{
        AccountNotice, Delivery, Epoch, Missing, PeopleRefusal, Secret, Webhook, WebhookId, WebhookNonce,
        WebhookTrouble, account_refusal::Answer,
    },
    ports::{Tx, View, read, write},
    webhooks::{
        address,
        deliver::ATTEMPTS,
        owner::{switch_off, webhook_notice},
        service::Webhooks,
    },
};

/// Webhooks of one player at most.
const LIMIT: u8 = 5;

/// Secrets of webhooks that one player makes in 24 hours at most.
const A_DAY: u8 = 10;

/// The time for which the secret before a rotation signs, too.
pub(crate) const FORMER: Span = Span::hours(24);

/// In the trail of an account: a secret was made. The details are its mark, by which a late repeat is known.
const MADE: &str = "webhook_secret_made";

/// The reason why a webhook is off after a restoration.
const RESTORED: &str = "restored";

impl Kernel {
    /// The key that signs, of a nonce. It is stored nowhere.
    pub(crate) fn webhook_key(&self, nonce: &WebhookNonce) -> [u8; 32] {
        self.digest("webhook", &[&base32(nonce)])
    }

    fn webhook_secret(&self, nonce: &WebhookNonce) -> Secret {
        Secret(format!("whsec_{}", BASE64.encode(&self.webhook_key(nonce))))
    }
}

/// 80 bits of a nonce, which tell nothing about the secret.
fn mark(nonce: &WebhookNonce) -> String {
    base32(&nonce[..10])
}

/// Tells whether this player's secret of that nonce was made before.
fn is_spent(tx: &mut dyn Tx, player: PlayerId, nonce: &WebhookNonce) -> Result<bool, Failure> {
    let mark = mark(nonce);
    tx.has_account_event(player, MADE, &mark)
}

/// Tells whether this player made as many secrets as one may in a day: each is in the trail for ever, and makes a mail.
fn made_often(tx: &mut dyn Tx, player: PlayerId, at: Instant) -> Result<bool, Failure> {
    Ok(tx.count_account_events(player, MADE, at - Span::hours(24))? >= u64::from(A_DAY))
}

/// The webhook, if it is this player's.
fn own(view: &mut dyn View, player: PlayerId, id: WebhookId) -> Answer<Webhook> {
    let found = view.webhook(id)?.filter(|webhook| webhook.player == player);
    Ok(found.ok_or(PeopleRefusal::NotFound { what: Missing::Webhook }))
}

/// Makes events from now on those of the webhook.
fn switch_on(tx: &mut dyn Tx, webhook: &mut Webhook) -> Result<(), Failure> {
    webhook.since = Some(tx.log_head()?.map_or(0, |head| head.size));
    webhook.off_because.clear();
    webhook.failing_since = None;
    webhook.told_at = None;
    Ok(())
}

/// After a restoration from a copy: every webhook is off, because it may have been deleted since.
pub(crate) fn restored(tx: &mut dyn Tx, epoch: Epoch, at: Instant) -> Result<(), Failure> {
    for webhook in tx.webhooks_on()? {
        let unique = format!("restored-webhook-{epoch}-{}", webhook.id.0);
        let mail = webhook_notice(&unique, &webhook, |host| AccountNotice::WebhookRestored { host }, at);
        tx.enqueue(&mail)?;
        switch_off(tx, webhook, RESTORED, at)?;
    }
    Ok(())
}

impl Webhooks {
    /// Makes a webhook for the events from now on. Its secret is in this answer and never again. A mail tells the owner.
    ///
    /// # Errors
    ///
    /// [`Failure`]; refusals for an address that is not fit, too many webhooks, a repeat of a request whose webhook was
    /// deleted or got another secret.
    pub fn make_webhook(&self, player: PlayerId, url: &str) -> Answer<(Webhook, Secret)> {
        let Some(url) = address::read(url, self.kernel.settings.private_webhooks) else {
            return Ok(Err(PeopleRefusal::BadWebhookUrl));
        };
        let (at, nonce) = (self.kernel.now(), self.kernel.random());
        let secret = self.kernel.webhook_secret(&nonce);
        let new = Webhook {
            id: WebhookId(0),
            player,
            url,
            nonce,
            former: None,
            made_at: at,
            since: None,
            off_because: String::new(),
            failing_since: None,
            told_at: None,
            took: Span(0),
        };
        let mail =
            webhook_notice(&self.kernel.unique(), &new, |host| AccountNotice::WebhookMade { host }, at);
        write(&*self.kernel.ledger, move |tx| {
            if let Some(made) = tx.webhook_of_nonce(&nonce)? {
                let same = made.player == player && made.url == new.url;
                return Ok(if same { Ok((made, secret.clone())) } else { Err(PeopleRefusal::KeyReused) });
            }
            if is_spent(tx, player, &nonce)? {
                return Ok(Err(PeopleRefusal::KeyReused));
            }
            if tx.webhooks(player)?.len() >= usize::from(LIMIT) {
                return Ok(Err(PeopleRefusal::TooManyWebhooks { limit: LIMIT }));
            }
            if made_often(tx, player, at)? {
                return Ok(Err(PeopleRefusal::ManyWebhookSecrets { limit: A_DAY }));
            }
            let mut webhook = new.clone();
            switch_on(tx, &mut webhook)?;
            webhook.id = tx.add_webhook(&webhook)?;
            record(tx, player, Some(player), at, MADE, &mark(&nonce))?;
            tx.enqueue(&mail)?;
            Ok(Ok((webhook, secret.clone())))
        })
    }

    /// The webhooks of a player, oldest first.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn webhooks(&self, player: PlayerId) -> Result<Vec<Webhook>, Failure> {
        read(&*self.kernel.ledger, |view: &mut dyn View| view.webhooks(player))
    }

    /// Deliveries of a webhook, newest first, with numbers below `before`.
    ///
    /// # Errors
    ///
    /// [`Failure`]; [`PeopleRefusal::NotFound`].
    pub fn deliveries(
        &self,
        player: PlayerId,
        webhook: WebhookId,
        before: Option<i64>,
        limit: u32,
    ) -> Answer<Vec<Delivery>> {
        read(&*self.kernel.ledger, |view: &mut dyn View| match own(view, player, webhook)? {
            Ok(_own) => view.deliveries(webhook, before, limit.min(MAX_PAGE)).map(Ok),
            Err(refusal) => Ok(Err(refusal)),
        })
    }

    /// Webhooks of anybody that are off or failing, with numbers above `after`.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn in_trouble(&self, after: WebhookId, limit: u32) -> Result<Vec<WebhookTrouble>, Failure> {
        let found = read(&*self.kernel.ledger, |view: &mut dyn View| {
            view.troubled_webhooks(after, limit.min(MAX_PAGE))
        })?;
        let trouble = |webhook: Webhook| WebhookTrouble {
            id: webhook.id,
            player: webhook.player,
            host: address::host(&webhook.url),
            is_on: webhook.since.is_some(),
            off_because: webhook.off_because,
            failing_since: webhook.failing_since,
        };
        Ok(found.into_iter().map(trouble).collect())
    }

    /// Deliveries to anybody that were given up, newest first, with numbers below `before`.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn given_up(&self, before: Option<i64>, limit: u32) -> Result<Vec<Delivery>, Failure> {
        read(&*self.kernel.ledger, |view: &mut dyn View| view.dead_deliveries(before, limit.min(MAX_PAGE)))
    }

    /// Gives a webhook another secret, which is in this answer and never again; a mail tells the owner. The one before it signs, too, for 24 hours,
    /// and with every earlier one it is over.
    ///
    /// # Errors
    ///
    /// [`Failure`]; [`PeopleRefusal::NotFound`], [`PeopleRefusal::KeyReused`] for a repeat of a request whose secret was
    /// replaced.
    pub fn rotate(&self, player: PlayerId, id: WebhookId) -> Answer<Secret> {
        let (at, nonce, unique) = (self.kernel.now(), self.kernel.random(), self.kernel.unique());
        let secret = self.kernel.webhook_secret(&nonce);
        write(&*self.kernel.ledger, move |tx| {
            let mut webhook = match own(tx, player, id)? {
                Ok(webhook) => webhook,
                Err(refusal) => return Ok(Err(refusal)),
            };
            if webhook.nonce == nonce {
                return Ok(Ok(secret.clone()));
            }
            if is_spent(tx, player, &nonce)? {
                return Ok(Err(PeopleRefusal::KeyReused));
            }
            if made_often(tx, player, at)? {
                return Ok(Err(PeopleRefusal::ManyWebhookSecrets { limit: A_DAY }));
            }
            webhook.former = Some((webhook.nonce, at + FORMER));
            webhook.nonce = nonce;
            tx.update_webhook(&webhook)?;
            record(tx, player, Some(player), at, MADE, &mark(&nonce))?;
            let told = |host| AccountNotice::WebhookSecretMade { host };
            tx.enqueue(&webhook_notice(&unique, &webhook, told, at))?;
            Ok(Ok(secret.clone()))
        })
    }

    /// Sends a delivery once more, under the same number; a waiting delivery is due now.
    ///
    /// # Errors
    ///
    /// [`Failure`]; [`PeopleRefusal::NotFound`] also for a delivery that is no longer stored, and
    /// [`PeopleRefusal::WebhookOff`].
    pub fn replay(&self, player: PlayerId, id: WebhookId, delivery: i64) -> Answer<()> {
        let at = self.kernel.now();
        write(&*self.kernel.ledger, move |tx| {
            let webhook = match own(tx, player, id)? {
                Ok(webhook) => webhook,
                Err(refusal) => return Ok(Err(refusal)),
            };
            if webhook.since.is_none() {
                return Ok(Err(PeopleRefusal::WebhookOff));
            }
            let found = tx.replay_delivery(id, delivery, ATTEMPTS, at)?;
            Ok(if found { Ok(()) } else { Err(PeopleRefusal::NotFound { what: Missing::Delivery }) })
        })
    }

    /// Switches a webhook on, for the events from now on, and a mail tells the owner. A webhook that is on stays as it is.
    ///
    /// # Errors
    ///
    /// [`Failure`]; [`PeopleRefusal::NotFound`].
    pub fn enable(&self, player: PlayerId, id: WebhookId) -> Answer<Webhook> {
        let (at, unique) = (self.kernel.now(), self.kernel.unique());
        write(&*self.kernel.ledger, move |tx| {
            let mut webhook = match own(tx, player, id)? {
                Ok(webhook) => webhook,
                Err(refusal) => return Ok(Err(refusal)),
            };
            if webhook.since.is_none() {
                switch_on(tx, &mut webhook)?;
                tx.update_webhook(&webhook)?;
                record(tx, player, Some(player), at, "webhook_enabled", "")?;
                let told = |host| AccountNotice::WebhookEnabled { host };
                tx.enqueue(&webhook_notice(&unique, &webhook, told, at))?;
            }
            Ok(Ok(webhook))
        })
    }

    /// Deletes a webhook with its deliveries, at once: only an attempt that is under way may still arrive.
    ///
    /// # Errors
    ///
    /// [`Failure`]; [`PeopleRefusal::NotFound`].
    pub fn delete_webhook(&self, player: PlayerId, id: WebhookId) -> Answer<()> {
        let at = self.kernel.now();
        write(&*self.kernel.ledger, move |tx| {
            if let Err(refusal) = own(tx, player, id)? {
                return Ok(Err(refusal));
            }
            tx.delete_webhook(id)?;
            record(tx, player, Some(player), at, "webhook_deleted", "")?;
            Ok(Ok(()))
        })
    }
}
