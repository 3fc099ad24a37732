//! The address from which calendar programs read a player's deadlines. The secret in it is the only key: these programs
//! cannot sign in.

use domain::{Instant, PlayerId};

use crate::model::account_refusal::Answer;
use crate::{
    Failure,
    accounts::{service::Access, sessions::Means},
    kernel::{Kernel, account_notice::news, secrets::base32, trail::record},
    model::{AccountNotice, Missing, NewMail, PeopleRefusal, Player, Recipient, Secret, SecretDigest},
    ports::{Purpose, View, read, write},
};

/// Characters of the secret: 160 bits in base 32.
const LENGTH: usize = 32;

/// In the trail of an account: an address was made. The details are its mark, by which a late repeat is known.
const MADE: &str = "calendar_made";

/// A secret that was drawn, and the address with it.
struct Drawn {
    url: Secret,
    digest: SecretDigest,
    at: Instant,
}

impl Drawn {
    /// 80 bits of the digest.
    fn mark(&self) -> String {
        base32(&self.digest[..10])
    }
}

impl Kernel {
    fn calendar_digest(&self, secret: &str) -> SecretDigest {
        self.digest("calendar", &[secret])
    }

    fn draw_calendar(&self) -> Drawn {
        let secret = base32(&self.random::<20>());
        let url = Secret(format!("{}/calendar/{secret}.ics", self.settings.public_url));
        Drawn { url, digest: self.calendar_digest(&secret), at: self.now() }
    }
}

impl Access {
    /// Makes the address of a player's calendar. It is in this answer and never again; the address before it is void.
    /// A mail tells the player, without the address. `means` of `None` is the operator; a player needs a sign-in of the last
    /// 15 minutes.
    ///
    /// # Errors
    ///
    /// [`Failure`]; [`PeopleRefusal::SignInAgain`], [`PeopleRefusal::NotFound`] for a deleted account, [`PeopleRefusal::KeyReused`] for a repeat of a
    /// request whose address was revoked.
    pub fn make_calendar(&self, player: PlayerId, means: Option<Means>) -> Answer<Secret> {
        if let Err(refusal) = self.kernel.signed_in_freshly(means) {
            return Ok(Err(refusal));
        }
        let drawn = self.kernel.draw_calendar();
        let mail = self.calendar_notice(player, &AccountNotice::CalendarShown, drawn.at);
        self.insert_calendar(player, drawn, mail)
    }

    /// [`Access::make_calendar`] for a player who asks by mail. A separate mail brings the address, which only the vault can
    /// read while it waits.
    ///
    /// # Errors
    ///
    /// As there.
    pub fn mail_calendar(&self, player: PlayerId) -> Answer<()> {
        let drawn = self.kernel.draw_calendar();
        let mail = self.calendar_notice(player, &AccountNotice::CalendarMade, drawn.at);
        let sealed = self.kernel.vault.seal(Purpose::OutgoingSecret, &mail.key, drawn.url.0.as_bytes())?;
        let mail = NewMail { secret: Some(sealed), ..mail };
        Ok(self.insert_calendar(player, drawn, mail)?.map(drop))
    }

    fn calendar_notice(&self, player: PlayerId, made: &AccountNotice, at: Instant) -> NewMail {
        news(&self.kernel.unique(), Recipient::Player(player), made, at)
    }

    fn insert_calendar(&self, player: PlayerId, drawn: Drawn, mail: NewMail) -> Answer<Secret> {
        let mark = drawn.mark();
        let Drawn { url, digest, at } = drawn;
        write(&*self.kernel.ledger, move |tx| {
            let account = tx.player(player)?.filter(|account| account.email.is_some());
            if account.is_none() {
                return Ok(Err(PeopleRefusal::NotFound { what: Missing::Account }));
            }
            // The same request again.
            if tx.calendar_owner(&digest)?.is_some_and(|owner| owner.id == player) {
                return Ok(Ok(url.clone()));
            }
            // A late repeat of a request: its address was revoked.
            if tx.has_account_event(player, MADE, &mark)? {
                return Ok(Err(PeopleRefusal::KeyReused));
            }
            tx.set_calendar(player, &digest, at)?;
            record(tx, player, Some(player), at, MADE, &mark)?;
            tx.enqueue(&mail)?;
            Ok(Ok(url.clone()))
        })
    }

    /// Revokes the address of a player's calendar, at once; tells whether there was one.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn revoke_calendar(&self, player: PlayerId) -> Result<bool, Failure> {
        let at = self.kernel.now();
        write(&*self.kernel.ledger, move |tx| {
            let revoked = tx.forget_calendar(player)?;
            if revoked {
                record(tx, player, Some(player), at, "calendar_revoked", "")?;
            }
            Ok(revoked)
        })
    }

    /// The player whose calendar has this secret in its address; `None` for a secret that is unknown or revoked.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn calendar_owner(&self, secret: &str) -> Result<Option<Player>, Failure> {
        if secret.len() != LENGTH {
            return Ok(None);
        }
        let digest = self.kernel.calendar_digest(secret);
        let owner = read(&*self.kernel.ledger, |view: &mut dyn View| view.calendar_owner(&digest))?;
        Ok(owner.filter(|owner| owner.email.is_some()))
    }
}
