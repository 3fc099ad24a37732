use domain::{
    Instant, PlayerId, Span,
    notation::{Letters, Notation},
};
use subtle::ConstantTimeEq as _;

use crate::model::account_refusal::Answer;
use crate::{
    Failure,
    accounts::{
        service::Accounts,
        sessions::{BrowserSignIn, FreshSession, SignIn},
    },
    kernel::{mail_problems, secrets::base32, trail::record},
    model::{
        Code, CodePurpose, MailFormat, MailKind, MailTrust, NewMail, PeopleRefusal, Player, Recipient, Role,
        Secret, SecretDigest,
        mail_details::{self, CodeSent, MailDetails},
        names::{check_email, check_name, check_time_zone, program},
    },
    ports::{Purpose, Tx, View, read, write},
};

/// A code is good for this long (ASVS 6.5.5).
pub(crate) const CODE_LIFE: Span = Span::minutes(10);

/// Wrong tries that void a code.
const TRIES: u8 = 5;

/// Codes for one mailbox
const CODES: u32 = 3;

/// in this time.
pub(crate) const CODES_IN: Span = Span::hours(1);

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
    /// The language that they read; that of the site if `None` or unknown.
    pub language: Option<String>,
    /// The name of the asking program, for the mail.
    pub asked_by: String,
}

/// A request that waits for its code.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct CodeRequest {
    /// Must be shown together with the code: the mail alone is not enough (ASVS 6.6.2). 160 bits.
    pub request_id: Secret,
    /// The code is good before this instant.
    pub expires_at: Instant,
}

/// The random parts of a request, drawn before its transaction.
#[derive(Clone)]
pub(crate) struct FreshCode {
    pub(crate) request_id: Secret,
    pub(crate) code: Secret,
    pub(crate) request: SecretDigest,
    digest: SecretDigest,
    pub(crate) at: Instant,
    pub(crate) expires_at: Instant,
}

impl FreshCode {
    pub(crate) fn answer(&self) -> CodeRequest {
        CodeRequest { request_id: self.request_id.clone(), expires_at: self.expires_at }
    }

    /// The row of the code, for nobody and nothing yet.
    pub(crate) fn row(&self) -> Code {
        Code {
            request: self.request,
            mailbox: [0; 32],
            code: Some(self.digest),
            purpose: CodePurpose::SignIn { player: None },
            tries: 0,
            created_at: self.at,
            expires_at: self.expires_at,
        }
    }

    /// Stores the code unless the mailbox had its share, and sends the mail if there is one to send. The answer is
    /// the same in both cases, and for a repeat of the request.
    pub(crate) fn keep(
        &self,
        tx: &mut dyn Tx,
        mailbox: SecretDigest,
        purpose: CodePurpose,
        mail: Option<&NewMail>,
    ) -> Answer<CodeRequest> {
        if let Some(kept) = tx.code(&self.request)? {
            let answer = CodeRequest { expires_at: kept.expires_at, ..self.answer() };
            return Ok(if kept.purpose == purpose { Ok(answer) } else { Err(PeopleRefusal::KeyReused) });
        }
        let (sent, first) = tx.codes_since(&mailbox, self.at - CODES_IN)?;
        if let Some(first) = first.filter(|_| sent >= CODES) {
            return Ok(Err(PeopleRefusal::TooManyCodes { retry_at: first + CODES_IN }));
        }
        tx.add_code(&Code { mailbox, purpose, ..self.row() })?;
        mail.map_or(Ok(()), |mail| tx.enqueue(mail))?;
        Ok(Ok(self.answer()))
    }
}

impl Accounts {
    /// Asks for an account. A code goes to the address; if it is known already, the code signs in to the account
    /// that has it, and the answer is the same. At most three codes an hour go to one mailbox; the caller limits
    /// what one IP address may ask for.
    ///
    /// # Errors
    ///
    /// [`Failure`]; refusals for a bad or taken name, a bad address or time zone, too many codes.
    pub fn request_sign_up(&self, new: &NewSignUp) -> Answer<CodeRequest> {
        let checked =
            check_email(&new.email, |email| self.kernel.settings.is_own_address(email)).and_then(|email| {
                let zone = check_time_zone(new.time_zone.as_deref().unwrap_or("UTC"))?;
                Ok((email, check_name(&new.name)?, zone))
            });
        let (email, name, time_zone) = match checked {
            Ok(checked) => checked,
            Err(refusal) => return Ok(Err(refusal)),
        };
        let fresh = self.fresh_code(CODE_LIFE);
        let to = Recipient::Address(email.clone());
        let language = new.language.as_deref().and_then(|tag| self.known_language(tag).ok());
        let language = language.unwrap_or_else(|| self.kernel.settings.language.clone());
        let sent = mail_details::CodeSent {
            purpose: mail_details::CodePurpose::SignUp,
            until: fresh.expires_at,
            asked_by: program(&new.asked_by),
            language: Some(language.clone()),
        };
        let sign_up_mail = self.mail_code(&fresh, &sent, to)?;
        let (known, sign_in_mail) = self.sign_in_mail(&fresh, &email, &new.asked_by)?;
        let mailbox = self.kernel.mailbox_digest(&email);
        let letters = new.letters.unwrap_or_default();
        let purpose = CodePurpose::SignUp { email, name: name.clone(), time_zone, letters, language };
        write(&*self.kernel.ledger, move |tx| {
            // Looked at for a known address too: otherwise a taken name would tell known addresses from others.
            if tx.is_name_taken(&name)? {
                return Ok(Err(PeopleRefusal::NameTaken));
            }
            match known {
                Some(player) => {
                    let purpose = CodePurpose::SignIn { player: Some(player) };
                    fresh.keep(tx, mailbox, purpose, sign_in_mail.as_ref())
                }
                None => fresh.keep(tx, mailbox, purpose.clone(), Some(&sign_up_mail)),
            }
        })
    }

    /// Asks for a code to sign in with. Known and unknown addresses are answered alike; only a known one gets a
    /// mail, because nobody is written to on a stranger's word. `asked_by` is what the asking program calls itself.
    ///
    /// # Errors
    ///
    /// [`Failure`]; refusals for a bad address and too many codes.
    pub fn request_sign_in(&self, email: &str, asked_by: &str) -> Answer<CodeRequest> {
        let email = match check_email(email, |email| self.kernel.settings.is_own_address(email)) {
            Ok(email) => email,
            Err(refusal) => return Ok(Err(refusal)),
        };
        let fresh = self.fresh_code(CODE_LIFE);
        let (player, mail) = self.sign_in_mail(&fresh, &email, asked_by)?;
        let mailbox = self.kernel.mailbox_digest(&email);
        write(&*self.kernel.ledger, move |tx| {
            fresh.keep(tx, mailbox, CodePurpose::SignIn { player }, mail.as_ref())
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
        self.confirm(request_id, code, name, self.fresh_session(asked_by))
    }

    /// Confirms as [`Accounts::confirm_code`] does, and begins the session of a browser.
    ///
    /// # Errors
    ///
    /// As [`Accounts::confirm_code`].
    pub fn confirm_code_in_browser(
        &self,
        request_id: &str,
        code: &str,
        name: Option<&str>,
        asked_by: &str,
    ) -> Answer<BrowserSignIn> {
        let begun = self.confirm(request_id, code, name, self.fresh_browser_session(asked_by))?;
        Ok(begun.map(|SignIn { player, refresh_token, expires_at, signed_up, .. }| BrowserSignIn {
            player,
            secret: refresh_token,
            expires_at,
            signed_up,
        }))
    }

    fn confirm(
        &self,
        request_id: &str,
        code: &str,
        name: Option<&str>,
        session: FreshSession,
    ) -> Answer<SignIn> {
        let name = match name.map(check_name).transpose() {
            Ok(name) => name,
            Err(refusal) => return Ok(Err(refusal)),
        };
        let presented = self.presented(request_id, code);
        write(&*self.kernel.ledger, move |tx| {
            if let Some(begun) = session.begun(tx)? {
                return Ok(Ok(begun));
            }
            let mut kept = match presented.check(tx)? {
                Ok(kept) => kept,
                Err(refusal) => return Ok(Err(refusal)),
            };
            let (player, signed_up) = match kept.purpose.clone() {
                // The code of an unknown address was sent to nobody: whoever guessed it gets nothing.
                CodePurpose::SignIn { player: None } | CodePurpose::ChangeAddress { .. } => (None, false),
                CodePurpose::SignIn { player: Some(player) } => {
                    // The mail with the code arrived.
                    mail_problems::heard_from(tx, player, session.at)?;
                    (tx.player(player)?, false)
                }
                CodePurpose::SignUp { email, name: asked, time_zone, letters, language } => {
                    match tx.player_by_email(&email)? {
                        Some(player) => (Some(player), false),
                        None => {
                            let name = name.clone().unwrap_or(asked);
                            if tx.is_name_taken(&name)? {
                                return Ok(Err(PeopleRefusal::NameTaken));
                            }
                            let player = new_player(name, email, time_zone, letters, language, session.at);
                            (Some(signed_up_player(tx, player, Role::Player)?), true)
                        }
                    }
                }
            };
            kept.code = None;
            tx.update_code(&kept)?;
            match player {
                Some(player) if player.email.is_some() => session.begin(tx, player, signed_up).map(Ok),
                _ => Ok(Err(PeopleRefusal::CodeVoid)),
            }
        })
    }

    pub(crate) fn fresh_code(&self, life: Span) -> FreshCode {
        let request_id = base32(&self.kernel.random::<20>());
        // 64 bits over 10^8 codes: the bias is below 2^-37.
        let code = format!("{:08}", u64::from_le_bytes(self.kernel.random()) % 100_000_000);
        let at = self.kernel.now();
        FreshCode {
            request: self.kernel.digest("request", &[&request_id]),
            digest: self.kernel.digest("code", &[&request_id, &code]),
            request_id: Secret(request_id),
            code: Secret(code),
            at,
            expires_at: at + life,
        }
    }

    pub(crate) fn mail_code(
        &self,
        fresh: &FreshCode,
        sent: &mail_details::CodeSent,
        to: Recipient,
    ) -> Result<NewMail, Failure> {
        self.code_mail(&fresh.request, &fresh.code, sent, to, fresh.at)
    }

    /// Returns the holder of the address, and the mail to them. It is made, and thrown away, for an unknown address
    /// too: the work is the same.
    fn sign_in_mail(
        &self,
        fresh: &FreshCode,
        email: &str,
        asked_by: &str,
    ) -> Result<(Option<PlayerId>, Option<NewMail>), Failure> {
        let player = read(&*self.kernel.ledger, |view: &mut dyn View| view.player_by_email(email))?;
        let id = player.map(|player| player.id);
        let to = Recipient::Player(id.unwrap_or(PlayerId(0)));
        let sent = mail_details::CodeSent {
            purpose: mail_details::CodePurpose::SignIn,
            until: fresh.expires_at,
            asked_by: program(asked_by),
            language: None,
        };
        let mail = self.mail_code(fresh, &sent, to)?;
        Ok((id, id.map(|_| mail)))
    }

    pub(crate) fn presented(&self, request_id: &str, code: &str) -> Presented {
        let request_id = request_id.trim().to_ascii_lowercase();
        // People copy "1234 5678" and "1234-5678".
        let code: String = code.chars().filter(|c| !matches!(c, ' ' | '-')).take(9).collect();
        Presented {
            request: self.kernel.digest("request", &[&request_id]),
            digest: self.kernel.digest("code", &[&request_id, &code]),
            at: self.kernel.now(),
        }
    }
}

/// A code that somebody shows.
pub(crate) struct Presented {
    request: SecretDigest,
    digest: SecretDigest,
    pub(crate) at: Instant,
}

impl Presented {
    /// The code that was asked for, if this is it and it is still good; a wrong one is counted. The caller voids
    /// it once it has done its work.
    pub(crate) fn check(&self, tx: &mut dyn Tx) -> Answer<Code> {
        let Some(mut kept) = tx.code(&self.request)? else { return Ok(Err(PeopleRefusal::CodeVoid)) };
        let Some(digest) = kept.code.filter(|_| self.at < kept.expires_at) else {
            return Ok(Err(PeopleRefusal::CodeVoid));
        };
        if bool::from(digest.ct_eq(&self.digest)) {
            return Ok(Ok(kept));
        }
        kept.tries += 1;
        let tries_left = TRIES.saturating_sub(kept.tries);
        if tries_left == 0 {
            kept.code = None;
        }
        tx.update_code(&kept)?;
        Ok(Err(PeopleRefusal::WrongCode { tries_left }))
    }
}

pub(crate) fn new_player(
    name: String,
    email: String,
    time_zone: String,
    letters: Letters,
    language: String,
    created_at: Instant,
) -> Player {
    Player {
        id: PlayerId(0),
        name,
        email: Some(email),
        role: Role::Player,
        language,
        letters,
        notation: Notation::default(),
        time_zone,
        mail_trust: MailTrust::TokenAndFrom,
        acknowledge: true,
        no_board: false,
        mail_format: MailFormat::default(),
        pgn_attached: false,
        calendar_attached: false,
        muted: Default::default(),
        created_at,
    }
}

/// Stores the account and begins its trail.
pub(crate) fn signed_up_player(tx: &mut dyn Tx, mut player: Player, role: Role) -> Result<Player, Failure> {
    player.role = role;
    player.id = tx.add_player(&player)?;
    record(tx, player.id, None, player.created_at, "signed_up", "")?;
    Ok(player)
}

impl FreshSession {
    /// The session that a request with these very secrets began, until it is refreshed: the answer is being asked
    /// for again.
    fn begun(&self, tx: &mut dyn Tx) -> Result<Option<SignIn>, Failure> {
        let found = tx.session_of_family(&self.family)?;
        let good = found.filter(|(session, _)| {
            let until = session.expires_at.min(session.created_at + self.repeats_for);
            session.current == self.current && self.at < until
        });
        Ok(good.map(|(session, player)| SignIn {
            player,
            session: session.id,
            refresh_token: self.secret.clone(),
            expires_at: session.expires_at,
            signed_up: false,
        }))
    }

    pub(crate) fn begin(&self, tx: &mut dyn Tx, player: Player, signed_up: bool) -> Result<SignIn, Failure> {
        let session = tx.add_session(&self.session(player.id))?;
        record(tx, player.id, Some(player.id), self.at, "signed_in", "")?;
        Ok(SignIn {
            player,
            session,
            refresh_token: self.secret.clone(),
            expires_at: self.expires_at,
            signed_up,
        })
    }
}

impl Accounts {
    /// A mail with a code in it: readable only for the worker that sends it, and only until it expires.
    pub(crate) fn code_mail(
        &self,
        request: &[u8; 32],
        code: &Secret,
        sent: &CodeSent,
        to: Recipient,
        at: Instant,
    ) -> Result<NewMail, Failure> {
        let key = format!("account.{}.{}", base32(&request[..10]), MailKind::SignInCode.name());
        let secret = self.kernel.vault.seal(Purpose::OutgoingSecret, &key, code.0.as_bytes())?;
        Ok(NewMail {
            details: MailDetails::Code(sent.clone()),
            secret: Some(secret),
            expires_at: Some(sent.until),
            deadline: sent.until,
            ..NewMail::new(key, to, MailKind::SignInCode, at)
        })
    }
}
