use domain::{Instant, Span};
use subtle::ConstantTimeEq as _;

use crate::model::account_refusal::Answer;
use crate::{
    Failure,
    accounts::askers::Share,
    kernel::{Kernel, secrets::base32},
    model::{
        Code, CodePurpose, MailKind, NewMail, PeopleRefusal, Recipient, Secret, SecretDigest,
        mail_details::{CodeSent, MailDetails},
    },
    ports::{Purpose, Tx},
};

/// A code is good for this long (ASVS 6.5.5).
pub(crate) const CODE_LIFE: Span = Span::minutes(10);

/// Wrong tries that void a code.
const TRIES: u8 = 5;

/// Codes that one asker gets for a mailbox in an hour.
const SHARE: usize = 3;

/// Codes that all strangers together get for a mailbox in an hour. The browsers that signed in to the account before get as
/// many, all together.
///
/// A code is good only with its request. So a stranger voids no code of the owner, and can guess only at codes that strangers
/// asked for. Those allow 12 * 5 = 60 tries an hour in 10^8 codes: 6 * 10^-7 an hour for all strangers together. From one
/// network it is 3 * 5 tries, 1.5 * 10^-7. The sum of marked browsers bounds a thief of marks in the same way.
const CODES: usize = 12;

/// The time in which unused codes count.
pub(crate) const CODES_IN: Span = Span::hours(1);

/// Returns the instant at which a code more is within the limit, if it is not now. The instants are sorted.
fn free_at(made: &[Instant], limit: usize) -> Option<Instant> {
    let leaves = made.len().checked_sub(limit)?;
    made.get(leaves).map(|&at| at + CODES_IN)
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
    /// Draws a request and its code.
    pub(crate) fn draw(kernel: &Kernel, life: Span) -> Self {
        let request_id = base32(&kernel.random::<20>());
        // 64 bits over 10^8 codes: the bias is below 2^-37.
        let code = format!("{:08}", u64::from_le_bytes(kernel.random()) % 100_000_000);
        let at = kernel.now();
        Self {
            request: kernel.digest("request", &[&request_id]),
            digest: kernel.digest("code", &[&request_id, &code]),
            request_id: Secret(request_id),
            code: Secret(code),
            at,
            expires_at: at + life,
        }
    }

    pub(crate) fn answer(&self) -> CodeRequest {
        CodeRequest { request_id: self.request_id.clone(), expires_at: self.expires_at }
    }

    /// The row of the code, for nobody and nothing yet.
    pub(crate) fn row(&self) -> Code {
        Code {
            request: self.request,
            mailbox: [0; 32],
            asker: None,
            is_used: false,
            code: Some(self.digest),
            purpose: CodePurpose::SignIn { player: None },
            tries: 0,
            created_at: self.at,
            expires_at: self.expires_at,
        }
    }

    /// Stores the code unless the asker had their share, or strangers or the owner their sum. Sends the mail if there is one to
    /// send. The answer is the same whether or not there is one, and for a repeat of the request.
    pub(crate) fn save(
        &self,
        tx: &mut dyn Tx,
        (mailbox, share): (SecretDigest, Share),
        purpose: CodePurpose,
        mail: Option<&NewMail>,
    ) -> Answer<CodeRequest> {
        if let Some(kept) = tx.code(&self.request)? {
            let answer = CodeRequest { expires_at: kept.expires_at, ..self.answer() };
            return Ok(if kept.purpose == purpose { Ok(answer) } else { Err(PeopleRefusal::KeyReused) });
        }
        let unused = tx.unused_codes(&mailbox, self.at - CODES_IN)?;
        let made = |counts: &dyn Fn(Option<Share>) -> bool| -> Vec<Instant> {
            unused
                .iter()
                .filter(|(asker, _at)| counts(asker.map(Share::stored)))
                .map(|(_asker, at)| *at)
                .collect()
        };
        let of_asker = made(&|asker| asker == Some(share));
        let of_side = made(&|asker| asker.is_some_and(|asker| asker.is_own()) == share.is_own());
        if let Some(retry_at) = free_at(&of_asker, SHARE).max(free_at(&of_side, CODES)) {
            return Ok(Err(PeopleRefusal::TooManyCodes { retry_at }));
        }
        tx.add_code(&Code { mailbox, asker: Some(share.stored_as()), purpose, ..self.row() })?;
        mail.map_or(Ok(()), |mail| tx.enqueue(mail))?;
        Ok(Ok(self.answer()))
    }

    /// A mail with the code in it: readable only for the worker that sends it, and only until it expires.
    pub(crate) fn mail(&self, kernel: &Kernel, sent: &CodeSent, to: Recipient) -> Result<NewMail, Failure> {
        let key = format!("account.{}.{}", base32(&self.request[..10]), MailKind::SignInCode.name());
        let secret = kernel.vault.seal(Purpose::OutgoingSecret, &key, self.code.0.as_bytes())?;
        Ok(NewMail {
            details: MailDetails::Code(sent.clone()),
            secret: Some(secret),
            expires_at: Some(sent.until),
            deadline: sent.until,
            ..NewMail::new(key, to, MailKind::SignInCode, self.at)
        })
    }
}

/// A code that somebody shows.
pub(crate) struct Presented {
    request: SecretDigest,
    digest: SecretDigest,
    pub(crate) at: Instant,
}

impl Presented {
    /// Takes a code as a person types it.
    pub(crate) fn new(kernel: &Kernel, request_id: &str, code: &str) -> Self {
        let request_id = request_id.trim().to_ascii_lowercase();
        // People copy "1234 5678" and "1234-5678".
        let code: String = code.chars().filter(|c| !matches!(c, ' ' | '-')).take(9).collect();
        Self {
            request: kernel.digest("request", &[&request_id]),
            digest: kernel.digest("code", &[&request_id, &code]),
            at: kernel.now(),
        }
    }

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
