use std::{collections::HashMap, sync::Arc};

use domain::PlayerId;

use crate::model::account_refusal::Answer;
use crate::{
    Failure,
    accounts::{
        askers::{Asker, Share},
        codes::{CODE_LIFE, CodeRequest, FreshCode, Presented},
        service::Accounts,
        sessions::Means,
        sign_in::signed_up_player,
    },
    kernel::{
        account_notice::news,
        mail_problems,
        names::{MAX_PAGE, names_of},
        trail::record,
    },
    model::{
        AccountEvent, AccountNotice, CodePurpose, PeopleRefusal, Player, Recipient, Role, mail_details,
        names::check_email,
    },
    ports::{View, read, write},
};

impl Accounts {
    /// An account by number, deleted ones included.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn player(&self, id: PlayerId) -> Result<Option<Player>, Failure> {
        read(&*self.kernel.ledger, |view: &mut dyn View| view.player(id))
    }

    /// An account by name, without regard to case.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn player_by_name(&self, name: &str) -> Result<Option<Player>, Failure> {
        read(&*self.kernel.ledger, |view: &mut dyn View| view.player_by_name(name))
    }

    /// Accounts that were not deleted, by name, those behind the name `after`; only those whose name contains `part`.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn players(&self, part: &str, after: &str, limit: u32) -> Result<Vec<Player>, Failure> {
        let (part, after) = (part.trim().to_owned(), after.to_owned());
        read(&*self.kernel.ledger, move |view: &mut dyn View| {
            view.players(&part, &after, limit.min(MAX_PAGE))
        })
    }

    /// The trail of an account, oldest first.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn trail(&self, player: PlayerId) -> Result<Vec<AccountEvent>, Failure> {
        read(&*self.kernel.ledger, |view: &mut dyn View| view.account_events(player))
    }

    /// The names of several accounts, deleted ones included.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn player_names(
        &self,
        players: impl IntoIterator<Item = PlayerId> + Clone,
    ) -> Result<HashMap<PlayerId, String>, Failure> {
        read(&*self.kernel.ledger, |view| names_of(view, players.clone()))
    }

    /// The account with this mail address.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn player_by_email(&self, email: &str) -> Result<Option<Player>, Failure> {
        read(&*self.kernel.ledger, |view: &mut dyn View| view.player_by_email(email))
    }

    /// A name that somebody wants, as it would be stored.
    ///
    /// # Errors
    ///
    /// [`Failure`]; refusals for a bad or taken name.
    pub fn free_name(&self, name: &str) -> Answer<String> {
        let name = match self.kernel.settings.check_name(name) {
            Ok(name) => name,
            Err(refusal) => return Ok(Err(refusal)),
        };
        let taken = read(&*self.kernel.ledger, |view: &mut dyn View| view.is_name_taken(&name))?;
        Ok(if taken { Err(PeopleRefusal::NameTaken) } else { Ok(name) })
    }

    /// Makes an account without a session, on the word of the operator or of a reply from the address. The player takes part
    /// by mail, and signs in with a code if they want to. A mail welcomes them.
    ///
    /// # Errors
    ///
    /// [`Failure`]; refusals for a bad or taken name, a bad address and an unknown language. Returns the account that has the
    /// address, and whether it is new. Without a language it reads that of the site.
    pub fn add_player(&self, name: &str, email: &str, language: Option<&str>) -> Answer<(Player, bool)> {
        let checked = self.kernel.settings.check_name(name).and_then(|name| {
            Ok((name, check_email(email, |email| self.kernel.settings.is_own_address(email))?))
        });
        let (name, email) = match checked {
            Ok(checked) => checked,
            Err(refusal) => return Ok(Err(refusal)),
        };
        let (at, settings) = (self.kernel.now(), self.kernel.settings.clone());
        let language = match language.map(|tag| self.kernel.settings.known_language(tag)).transpose() {
            Ok(language) => language.unwrap_or_else(|| settings.language.clone()),
            Err(refusal) => return Ok(Err(refusal)),
        };
        write(&*self.kernel.ledger, move |tx| {
            if let Some(known) = tx.player_by_email(&email)? {
                return Ok(Ok((known, false)));
            }
            if tx.is_name_taken(&name)? {
                return Ok(Err(PeopleRefusal::NameTaken));
            }
            let player = Player::new(name.clone(), email.clone(), Role::Player, at);
            let player = signed_up_player(tx, Player { language: language.clone(), ..player })?;
            let welcome =
                AccountNotice::Welcome { name: player.name.clone(), site: settings.site_name.clone() };
            let unique = format!("welcome.{}", player.id.0);
            tx.enqueue(&news(&unique, Recipient::Player(player.id), &welcome, at))?;
            Ok(Ok((player, true)))
        })
    }

    /// Asks to replace the address of an account; a code goes to the new one. Needs a sign-in of the last
    /// 15 minutes. An address that somebody has is answered like a free one, and gets no mail. The code is in the share of the
    /// asking network: several accounts in it take no more of the new mailbox's codes than one.
    ///
    /// # Errors
    ///
    /// [`Failure`]; refusals for an old sign-in, a bad address, too many codes.
    pub fn request_address_change(
        &self,
        player: PlayerId,
        means: Means,
        email: &str,
        asked_by: &Asker,
    ) -> Answer<CodeRequest> {
        if let Err(refusal) = self.kernel.signed_in_freshly(Some(means)) {
            return Ok(Err(refusal));
        }
        let email = match check_email(email, |email| self.kernel.settings.is_own_address(email)) {
            Ok(email) => email,
            Err(refusal) => return Ok(Err(refusal)),
        };
        let fresh = FreshCode::draw(&self.kernel, CODE_LIFE);
        let mailbox = self.kernel.mailbox_digest(&email);
        let share = Share::of(&self.kernel, asked_by, None);
        let sent = mail_details::CodeSent {
            purpose: mail_details::CodePurpose::ChangeAddress,
            until: fresh.expires_at,
            asked_by: String::new(),
            language: self.player(player)?.map(|player| player.language),
        };
        let mail = fresh.mail(&self.kernel, &sent, Recipient::Address(email.clone()))?;
        write(&*self.kernel.ledger, move |tx| {
            let free = tx.player_by_email(&email)?.is_none();
            let purpose = CodePurpose::ChangeAddress { player, email: free.then(|| email.clone()) };
            fresh.save(tx, (mailbox, share), purpose, free.then_some(&mail))
        })
    }

    /// Replaces the address with the one the code went to. The old address gets a notice. All sessions end, and all API
    /// tokens and the address of the calendar are revoked: a reader of the old mailbox may have made some.
    ///
    /// # Errors
    ///
    /// [`Failure`]; refusals for a wrong or void code.
    pub fn confirm_address_change(&self, player: PlayerId, request_id: &str, code: &str) -> Answer<()> {
        let presented = Presented::new(&self.kernel, request_id, code);
        let unique = self.kernel.unique();
        let kernel = Arc::clone(&self.kernel);
        write(&*self.kernel.ledger, move |tx| {
            let mut kept = match presented.check(tx)? {
                Ok(kept) => kept,
                Err(refusal) => return Ok(Err(refusal)),
            };
            kept.spend();
            tx.update_code(&kept)?;
            let CodePurpose::ChangeAddress { player: whose, email: Some(email) } = kept.purpose else {
                return Ok(Err(PeopleRefusal::CodeVoid));
            };
            let account = tx.player(player)?.filter(|account| account.id == whose && account.email.is_some());
            let Some(mut account) = account else { return Ok(Err(PeopleRefusal::CodeVoid)) };
            if tx.player_by_email(&email)?.is_some() {
                return Ok(Err(PeopleRefusal::CodeVoid));
            }
            let old = account.email.replace(email);
            tx.update_player(&account)?;
            tx.end_sessions(player)?;
            tx.revoke_api_tokens(player)?;
            tx.forget_calendar(player)?;
            record(tx, player, Some(player), presented.at, "address_changed", "")?;
            mail_problems::clear(tx, player, presented.at, Some(player))?;
            if let Some(old) = old {
                // A reader of the old mailbox may hold an earlier code.
                tx.void_codes(&kernel.mailbox_digest(&old))?;
                let changed =
                    AccountNotice::AddressChanged { name: account.name, language: Some(account.language) };
                tx.enqueue(&news(&unique, Recipient::Address(old), &changed, presented.at))?;
            }
            Ok(Ok(()))
        })
    }

    /// Tells whether somebody signed in within the last 15 minutes.
    ///
    /// # Errors
    ///
    /// [`PeopleRefusal::SignInAgain`].
    pub fn signed_in_freshly(&self, means: Means) -> Result<(), PeopleRefusal> {
        self.kernel.signed_in_freshly(Some(means))
    }
}
