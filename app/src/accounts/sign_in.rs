use domain::{
    PlayerId,
    notation::{Letters, Notation},
};

use crate::model::account_refusal::Answer;
use crate::{
    Failure,
    accounts::{
        askers::{Asker, Bearer, Share, browser_mark},
        codes::{CODE_LIFE, CodeRequest, FreshCode, Presented},
        service::Access,
        sessions::{BrowserSignIn, FreshSession, SignIn},
    },
    kernel::{mail_problems, trail::record},
    model::{
        CodePurpose, NewMail, PeopleRefusal, Player, Recipient, Role, mail_details,
        names::{check_email, check_time_zone, program},
    },
    ports::{Tx, View, read, write},
};

/// A request to sign up.
#[derive(Clone, Debug)]
pub struct NewSignUp {
    /// Their address; not verified yet.
    pub email: String,
    /// The name others will see.
    pub name: String,
    /// IANA name; UTC if `None`.
    pub time_zone: Option<String>,
    /// Piece letters of their language; English if `None`.
    pub letters: Option<Letters>,
    /// The notation that they read; numeric, which every language reads, if `None`.
    pub notation: Option<Notation>,
    /// The language that they read; that of the site if `None` or unknown.
    pub language: Option<String>,
    /// The asker.
    pub asked_by: Asker,
}

impl Access {
    /// Asks for an account. A code goes to the address. If an account has the address, the code signs in to it, and the
    /// answer is the same. The asker gets at most three codes an hour for one mailbox, and all strangers together 12. The caller
    /// limits what one IP address may ask for.
    ///
    /// # Errors
    ///
    /// [`Failure`]; refusals for a bad or taken name, a bad address or time zone, too many codes.
    pub fn request_sign_up(&self, new: &NewSignUp) -> Answer<CodeRequest> {
        let checked =
            check_email(&new.email, |email| self.kernel.settings.is_own_address(email)).and_then(|email| {
                let zone = check_time_zone(new.time_zone.as_deref().unwrap_or("UTC"))?;
                Ok((email, self.kernel.settings.check_name(&new.name)?, zone))
            });
        let (email, name, time_zone) = match checked {
            Ok(checked) => checked,
            Err(refusal) => return Ok(Err(refusal)),
        };
        let fresh = FreshCode::draw(&self.kernel, CODE_LIFE);
        let to = Recipient::Address(email.clone());
        let language = new.language.as_deref().and_then(|tag| self.kernel.settings.known_language(tag).ok());
        let language = language.unwrap_or_else(|| self.kernel.settings.language.clone());
        let sent = mail_details::CodeSent {
            purpose: mail_details::CodePurpose::SignUp,
            until: fresh.expires_at,
            asked_by: program(&new.asked_by.program),
            language: Some(language.clone()),
        };
        let sign_up_mail = fresh.mail(&self.kernel, &sent, to)?;
        let (known, share, sign_in_mail) = self.sign_in_mail(&fresh, &email, &new.asked_by)?;
        let to = (self.kernel.mailbox_digest(&email), share);
        let (letters, notation) = (new.letters.unwrap_or_default(), new.notation.unwrap_or_default());
        let purpose =
            CodePurpose::SignUp { email, name: name.clone(), time_zone, letters, notation, language };
        write(&*self.kernel.ledger, move |tx| {
            // Looked at for a known address too: otherwise a taken name would tell known addresses from others.
            if tx.is_name_taken(&name)? {
                return Ok(Err(PeopleRefusal::NameTaken));
            }
            match known {
                Some(player) => {
                    let purpose = CodePurpose::SignIn { player: Some(player) };
                    fresh.save(tx, to, purpose, sign_in_mail.as_ref())
                }
                None => fresh.save(tx, to, purpose.clone(), Some(&sign_up_mail)),
            }
        })
    }

    /// Asks for a code to sign in with. Known and unknown addresses are answered alike; only a known one gets a
    /// mail, because nobody is written to on a stranger's word.
    ///
    /// # Errors
    ///
    /// [`Failure`]; refusals for a bad address and too many codes.
    pub fn request_sign_in(&self, email: &str, asked_by: impl Into<Asker>) -> Answer<CodeRequest> {
        let asked_by = asked_by.into();
        let email = match check_email(email, |email| self.kernel.settings.is_own_address(email)) {
            Ok(email) => email,
            Err(refusal) => return Ok(Err(refusal)),
        };
        let fresh = FreshCode::draw(&self.kernel, CODE_LIFE);
        let (player, share, mail) = self.sign_in_mail(&fresh, &email, &asked_by)?;
        let to = (self.kernel.mailbox_digest(&email), share);
        write(&*self.kernel.ledger, move |tx| {
            fresh.save(tx, to, CodePurpose::SignIn { player }, mail.as_ref())
        })
    }

    /// Confirms a sign-up or a sign-in with the code, once: makes the account if there is none, and begins a
    /// session. `name` replaces the name asked for at sign-up, in case it was taken meanwhile; a refused name
    /// leaves the code good.
    ///
    /// # Errors
    ///
    /// [`Failure`]; refusals for a wrong or void code and a taken name.
    pub fn confirm_code(
        &self,
        request_id: &str,
        code: &str,
        name: Option<&str>,
        asked_by: &str,
    ) -> Answer<SignIn> {
        self.confirm(request_id, code, name, FreshSession::draw(&self.kernel, asked_by))
    }

    /// Confirms as [`Access::confirm_code`] does, and begins the session of a browser.
    ///
    /// # Errors
    ///
    /// As [`Access::confirm_code`].
    pub fn confirm_code_in_browser(
        &self,
        request_id: &str,
        code: &str,
        name: Option<&str>,
        asked_by: &str,
    ) -> Answer<BrowserSignIn> {
        let fresh = FreshSession::draw_for_browser(&self.kernel, asked_by);
        let word = self.kernel.random();
        let begun = match self.confirm(request_id, code, name, fresh)? {
            Ok(begun) => begun,
            Err(refusal) => return Ok(Err(refusal)),
        };
        let SignIn { player, refresh_token, expires_at, signed_up, .. } = begun;
        let mailbox = self.kernel.mailbox_digest(player.email.as_deref().unwrap_or_default());
        let bearer =
            read(&*self.kernel.ledger, |view: &mut dyn View| Bearer::read(view, player.id, mailbox))?;
        let mark = browser_mark(&self.kernel, &word, &bearer);
        Ok(Ok(BrowserSignIn { player, secret: refresh_token, mark, expires_at, signed_up }))
    }

    fn confirm(
        &self,
        request_id: &str,
        code: &str,
        name: Option<&str>,
        session: FreshSession,
    ) -> Answer<SignIn> {
        let name = match name.map(|name| self.kernel.settings.check_name(name)).transpose() {
            Ok(name) => name,
            Err(refusal) => return Ok(Err(refusal)),
        };
        let presented = Presented::new(&self.kernel, request_id, code);
        write(&*self.kernel.ledger, move |tx| {
            if let Some(begun) = session.begun(tx)? {
                return Ok(Ok(begun));
            }
            let mut kept = match presented.check(tx)? {
                Ok(kept) => kept,
                Err(refusal) => return Ok(Err(refusal)),
            };
            let (player, signed_up) = match kept.purpose.clone() {
                // The code of an unknown address was sent to nobody: a correct guess gains nothing.
                CodePurpose::SignIn { player: None } | CodePurpose::ChangeAddress { .. } => (None, false),
                CodePurpose::SignIn { player: Some(player) } => {
                    // The mail with the code arrived.
                    mail_problems::heard_from(tx, player, session.at)?;
                    (tx.player(player)?, false)
                }
                CodePurpose::SignUp { email, name: asked, time_zone, letters, notation, language } => {
                    match tx.player_by_email(&email)? {
                        Some(player) => (Some(player), false),
                        None => {
                            let name = name.clone().unwrap_or(asked);
                            if tx.is_name_taken(&name)? {
                                return Ok(Err(PeopleRefusal::NameTaken));
                            }
                            let player = Player::new(name, email, Role::Player, session.at);
                            let player = Player { time_zone, letters, notation, language, ..player };
                            (Some(signed_up_player(tx, player)?), true)
                        }
                    }
                }
            };
            kept.spend();
            tx.update_code(&kept)?;
            match player {
                Some(player) if player.email.is_some() => session.begin(tx, player, signed_up).map(Ok),
                _ => Ok(Err(PeopleRefusal::CodeVoid)),
            }
        })
    }

    /// Returns the holder of the address, the share of the asker, and the mail to the holder. It is made, and thrown away,
    /// for an unknown address too: the work is the same.
    fn sign_in_mail(
        &self,
        fresh: &FreshCode,
        email: &str,
        asked_by: &Asker,
    ) -> Result<(Option<PlayerId>, Share, Option<NewMail>), Failure> {
        let mailbox = self.kernel.mailbox_digest(email);
        let (id, bearer) = read(&*self.kernel.ledger, |view: &mut dyn View| {
            let id = view.player_by_email(email)?.map(|player| player.id);
            Ok((id, Bearer::read(view, id.unwrap_or(PlayerId(0)), mailbox)?))
        })?;
        let share = Share::of(&self.kernel, asked_by, id.map(|_| &bearer));
        let to = Recipient::Player(id.unwrap_or(PlayerId(0)));
        let sent = mail_details::CodeSent {
            purpose: mail_details::CodePurpose::SignIn,
            until: fresh.expires_at,
            asked_by: program(&asked_by.program),
            language: None,
        };
        let mail = fresh.mail(&self.kernel, &sent, to)?;
        Ok((id, share, id.map(|_| mail)))
    }
}

/// Stores the account and begins its trail.
pub(crate) fn signed_up_player(tx: &mut dyn Tx, mut player: Player) -> Result<Player, Failure> {
    player.id = tx.add_player(&player)?;
    record(tx, player.id, None, player.created_at, "signed_up", "")?;
    Ok(player)
}
