use std::sync::Arc;

use domain::{PlayerId, Span};

use crate::model::account_refusal::Answer;
use crate::{
    Failure,
    accounts::{
        codes::{CODE_LIFE, CodeRequest, FreshCode, Presented},
        service::Accounts,
        sessions::Means,
        sign_in::signed_up_player,
    },
    kernel::{account_news::news, mail_problems, trail::record},
    model::{
        AccountNews, Code, CodePurpose, Missing, PeopleRefusal, Player, Recipient, Role, Secret,
        mail_details,
        names::{check_email, check_name},
    },
    ports::{View, read, write},
};

/// The greatest age of a sign-in for what needs a fresh one (ASVS 7.5.1).
const FRESH: Span = Span::minutes(15);

/// The first code of an administrator is good for this long (ASVS 6.4.1).
const FIRST_CODE_LIFE: Span = Span::hours(24);

/// The first sign-in of an account made by the operator, without any mail.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct FirstSignIn {
    /// The player.
    pub player: Player,
    /// The request and its code, for `POST /v1/sign-in/confirm`; good for 24 hours.
    pub request: CodeRequest,
    /// The code, once.
    pub code: Secret,
}

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
        let name = match check_name(name) {
            Ok(name) => name,
            Err(refusal) => return Ok(Err(refusal)),
        };
        let taken = read(&*self.kernel.ledger, |view: &mut dyn View| view.is_name_taken(&name))?;
        Ok(if taken { Err(PeopleRefusal::NameTaken) } else { Ok(name) })
    }

    /// Tells whether somebody is an administrator. There is no default account: until the operator makes the first one,
    /// nobody is.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn has_administrator(&self) -> Result<bool, Failure> {
        read(&*self.kernel.ledger, |view: &mut dyn View| view.has_administrator(None))
    }

    /// Makes an administrator on the word of the operator: a new account, or the one that has the address. The
    /// answer has what they need to sign in once; no mail is sent.
    ///
    /// # Errors
    ///
    /// [`Failure`]; refusals for a bad or taken name and a bad address.
    pub fn make_administrator(&self, name: &str, email: &str) -> Answer<FirstSignIn> {
        let checked = check_name(name).and_then(|name| {
            Ok((name, check_email(email, |email| self.kernel.settings.is_own_address(email))?))
        });
        let (name, email) = match checked {
            Ok(checked) => checked,
            Err(refusal) => return Ok(Err(refusal)),
        };
        let fresh = FreshCode::draw(&self.kernel, FIRST_CODE_LIFE);
        let language = self.kernel.settings.language.clone();
        // Not the mailbox's own digest: nobody who asks for a code can void this one.
        let mailbox = self.kernel.digest("first-sign-in", &[&email]);
        write(&*self.kernel.ledger, move |tx| {
            let player = match tx.player_by_email(&email)? {
                Some(mut player) => {
                    player.role = Role::Administrator;
                    tx.update_player(&player)?;
                    player
                }
                None if tx.is_name_taken(&name)? => return Ok(Err(PeopleRefusal::NameTaken)),
                None => {
                    let player = Player::new(name.clone(), email.clone(), Role::Administrator, fresh.at);
                    signed_up_player(tx, Player { language: language.clone(), ..player })?
                }
            };
            record(tx, player.id, None, fresh.at, "role_changed", "administrator")?;
            tx.add_code(&Code {
                mailbox,
                purpose: CodePurpose::SignIn { player: Some(player.id) },
                ..fresh.row()
            })?;
            Ok(Ok(FirstSignIn { player, request: fresh.answer(), code: fresh.code.clone() }))
        })
    }

    /// Makes an account without a session, on the word of the operator or of a reply from the address: the player takes
    /// part by mail, and signs in with a code if they want to. A mail welcomes them.
    ///
    /// # Errors
    ///
    /// [`Failure`]; refusals for a bad or taken name, a bad address and an unknown language. Returns the account that has the
    /// address, and whether it is new. Without a language it reads that of the site.
    pub fn add_player(&self, name: &str, email: &str, language: Option<&str>) -> Answer<(Player, bool)> {
        let checked = check_name(name).and_then(|name| {
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
                AccountNews::Welcome { name: player.name.clone(), site: settings.site_name.clone() };
            let unique = format!("welcome.{}", player.id.0);
            tx.enqueue(&news(&unique, Recipient::Player(player.id), &welcome, at))?;
            Ok(Ok((player, true)))
        })
    }

    /// Asks to replace the address of an account; a code goes to the new one. Needs a sign-in of the last
    /// 15 minutes. An address that somebody has is answered like a free one, and gets no mail.
    ///
    /// # Errors
    ///
    /// [`Failure`]; refusals for an old sign-in, a bad address, too many codes.
    pub fn request_address_change(&self, player: PlayerId, means: Means, email: &str) -> Answer<CodeRequest> {
        if let Err(refusal) = self.signed_in_freshly(means) {
            return Ok(Err(refusal));
        }
        let email = match check_email(email, |email| self.kernel.settings.is_own_address(email)) {
            Ok(email) => email,
            Err(refusal) => return Ok(Err(refusal)),
        };
        let fresh = FreshCode::draw(&self.kernel, CODE_LIFE);
        let mailbox = self.kernel.mailbox_digest(&email);
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
            fresh.keep(tx, mailbox, purpose, free.then_some(&mail))
        })
    }

    /// Replaces the address with the one the code went to. The old address is told; all sessions end, and all
    /// API tokens and the address of the calendar are revoked, since whoever held the old mailbox may have made some.
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
            kept.code = None;
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
                // Whoever reads the old mailbox may hold a code that came before this.
                tx.void_codes(&kernel.mailbox_digest(&old))?;
                let changed =
                    AccountNews::AddressChanged { name: account.name, language: Some(account.language) };
                tx.enqueue(&news(&unique, Recipient::Address(old), &changed, presented.at))?;
            }
            Ok(Ok(()))
        })
    }

    /// Gives an account another role, at once. `by` is an administrator, or `None` for the operator.
    ///
    /// # Errors
    ///
    /// [`Failure`]; refusals when `by` is no administrator now, and for the last administrator.
    pub fn set_role(&self, by: Option<PlayerId>, player: PlayerId, role: Role) -> Answer<Player> {
        let at = self.kernel.now();
        let unique = self.kernel.unique();
        write(&*self.kernel.ledger, move |tx| {
            // Looked up again here: the caller may have lost the role since their request came in.
            let allowed = match by {
                Some(by) => tx.player(by)?.is_some_and(|by| by.role == Role::Administrator),
                None => true,
            };
            if !allowed {
                return Ok(Err(PeopleRefusal::NotAnAdministrator));
            }
            let Some(mut changed) = tx.player(player)?.filter(|player| player.email.is_some()) else {
                return Ok(Err(PeopleRefusal::NotFound { what: Missing::Account }));
            };
            if changed.role == role {
                return Ok(Ok(changed));
            }
            if changed.role == Role::Administrator && !tx.has_administrator(Some(player))? {
                return Ok(Err(PeopleRefusal::LastAdministrator));
            }
            changed.role = role;
            tx.update_player(&changed)?;
            record(tx, player, by, at, "role_changed", role.name())?;
            let told = AccountNews::RoleChanged { role };
            tx.enqueue(&news(&unique, Recipient::Player(player), &told, at))?;
            Ok(Ok(changed))
        })
    }

    /// Tells whether somebody signed in within the last 15 minutes.
    pub(crate) fn signed_in_freshly(&self, means: Means) -> Result<(), PeopleRefusal> {
        match means {
            Means::Session { signed_in_at, .. } if self.kernel.now() - signed_in_at <= FRESH => Ok(()),
            _ => Err(PeopleRefusal::SignInAgain),
        }
    }
}
