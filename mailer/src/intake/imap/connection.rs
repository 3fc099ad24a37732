//! One conversation with a host. Every answer is waited for within bounds.

use std::{pin::pin, time::Duration};

use app::{Failure, inbox::SourceTrouble};
use async_imap::{
    Client, Session,
    error::Error,
    extensions::idle::IdleResponse,
    imap_proto::{AttributeValue, MailboxDatum, MessageSection, Response, SectionPath, Status},
    types::{QuotaResourceName, UnsolicitedResponse},
};
use domain::Instant;
use tokio::time::{Instant as Moment, timeout};

use super::{
    account::{Abilities, Account, After, ImapError, ImapTls, RoundError},
    folder::encode,
    stream::Stream,
};

/// While the host is silent, this is the time between two questions whether a look is awaited.
const ASK_AGAIN: Duration = Duration::from_secs(7);

/// The header of a message, as far as one of honest length goes.
const HEADER: &str = "(UID BODY.PEEK[HEADER]<0.262144>)";

/// A message as known before it is read.
pub(super) struct Described {
    pub(super) size: usize,
    /// INTERNALDATE.
    pub(super) noted: Option<Instant>,
    pub(super) header: Vec<u8>,
}

/// The folder as it was opened.
#[derive(Copy, Clone)]
pub(super) struct Selected {
    pub(super) validity: i64,
    pub(super) next: Option<i64>,
    messages: u32,
}

/// The answers to a fetch of one message.
#[derive(Default)]
struct Fetched {
    size: Option<usize>,
    noted: Option<Instant>,
    header: Option<Vec<u8>>,
    whole: Option<Vec<u8>>,
}

impl Fetched {
    fn add(&mut self, attributes: &[AttributeValue<'_>]) {
        for attribute in attributes {
            match attribute {
                AttributeValue::Rfc822Size(size) => self.size = Some(*size as usize),
                AttributeValue::InternalDate(date) => self.noted = internal_date(date),
                AttributeValue::BodySection { section: None, data: Some(data), .. } => {
                    self.whole = Some(data.to_vec());
                }
                AttributeValue::BodySection {
                    section: Some(SectionPath::Full(MessageSection::Header)),
                    data: Some(data),
                    ..
                } => self.header = Some(data.to_vec()),
                _ => {}
            }
        }
    }
}

/// Reads a date-time (RFC 3501 9), such as ` 5-Jan-2026 10:00:00 +0100`.
fn internal_date(text: &str) -> Option<Instant> {
    let at = jiff::Timestamp::strptime("%d-%b-%Y %H:%M:%S %z", text).ok()?;
    Some(Instant(at.as_millisecond()))
}

/// A conversation in which the user is logged in.
pub(super) struct Connection {
    pub(super) session: Session<Stream>,
    /// The host said that mail came, and nobody has looked since.
    pub(super) has_come: bool,
    /// UIDVALIDITY of the folder, once it was opened.
    validity: Option<u32>,
    pub(super) abilities: Abilities,
    quota: bool,
    pub(super) account: Account,
}

/// Waits for an answer.
pub(super) async fn answer<T>(
    patience: Duration,
    refusal: SourceTrouble,
    work: impl Future<Output = async_imap::error::Result<T>>,
) -> Result<T, ImapError> {
    match timeout(patience, work).await {
        Ok(Ok(answer)) => Ok(answer),
        Ok(Err(failed)) => Err(explained(refusal, failed)),
        Err(_elapsed) => Err(ImapError::new(SourceTrouble::Slow, "no answer in time")),
    }
}

/// The words of a refused command may quote a message, and are left out of [`Error::Parse`].
fn explained(refusal: SourceTrouble, failed: Error) -> ImapError {
    match failed {
        Error::No(words) if words.contains("[OVERQUOTA]") => ImapError::new(SourceTrouble::Full, words),
        Error::No(words) | Error::Bad(words) => ImapError::new(refusal, words),
        Error::Io(failed) => ImapError::io(&failed),
        Error::ConnectionLost => ImapError::new(SourceTrouble::Unreachable, "the host closed the connection"),
        Error::Parse(_) => ImapError::new(SourceTrouble::Protocol, "an answer that cannot be read"),
        other => ImapError::new(SourceTrouble::Protocol, other),
    }
}

impl Connection {
    /// Connects and logs in.
    pub(super) async fn open(account: &Account) -> Result<Self, ImapError> {
        let patience = account.patience;
        let stream = Stream::connect(account).await?;
        let mut client = Client::new(stream);
        let greeting = answer(patience, SourceTrouble::Protocol, async { Ok(client.read_response().await?) });
        greeting.await?.ok_or_else(|| ImapError::new(SourceTrouble::Unreachable, "no greeting"))?;
        if account.tls == ImapTls::StartTls {
            let asked = client.run_command_and_check_ok("STARTTLS", None);
            answer(patience, SourceTrouble::Certificate, asked).await?;
            // What was sent before TLS is thrown away with the client.
            client = Client::new(client.into_inner().secured(account).await?);
        }
        let login = async {
            client.login(&account.user, account.password.expose()).await.map_err(|(failed, _client)| failed)
        };
        let mut session = answer(patience, SourceTrouble::Password, login).await?;
        let can = answer(patience, SourceTrouble::Protocol, session.capabilities()).await?;
        let abilities = Abilities {
            idle: can.has_str("IDLE"),
            moves: can.has_str("MOVE"),
            uid_plus: can.has_str("UIDPLUS"),
            full: false,
            messages: 0,
        };
        let quota = can.has_str("QUOTA");
        let mut connection =
            Self { session, has_come: false, validity: None, abilities, quota, account: account.clone() };
        if let After::Move(folder) = &account.after {
            connection.make(folder).await?;
        }
        Ok(connection)
    }

    /// Makes a folder, unless it is there.
    async fn make(&mut self, folder: &str) -> Result<(), ImapError> {
        match answer(self.account.patience, SourceTrouble::Folder, self.session.create(encode(folder))).await
        {
            // RFC 3501 has no other word for a folder that exists.
            Err(ImapError { trouble: SourceTrouble::Folder, words }) => {
                tracing::debug!(folder, words, "the folder is there, or cannot be made");
                Ok(())
            }
            other => other,
        }
    }

    /// Opens the folder.
    pub(super) async fn select(&mut self) -> Result<Selected, ImapError> {
        let opened = self.session.select(encode(&self.account.folder));
        let opened = answer(self.account.patience, SourceTrouble::Folder, opened).await?;
        let validity =
            opened.uid_validity.ok_or_else(|| ImapError::new(SourceTrouble::Protocol, "no UIDVALIDITY"))?;
        if self.validity.replace(validity).is_some_and(|before| before != validity) {
            return Err(ImapError::new(SourceTrouble::Folder, "the messages have other numbers now"));
        }
        Ok(Selected {
            validity: validity.into(),
            next: opened.uid_next.map(i64::from),
            messages: opened.exists,
        })
    }

    pub(super) async fn probe(mut self) -> Result<Abilities, ImapError> {
        let selected = self.select().await?;
        let full = self.is_full().await?;
        Ok(Abilities { full, messages: selected.messages, ..self.abilities })
    }

    /// Tells whether the mailbox is full, or will be with the next mail (RFC 2087).
    pub(super) async fn is_full(&mut self) -> Result<bool, ImapError> {
        if !self.quota {
            return Ok(false);
        }
        let folder = encode(&self.account.folder);
        let asked = self.session.get_quota_root(&folder);
        match answer(self.account.patience, SourceTrouble::Protocol, asked).await {
            Ok((_roots, quotas)) => Ok(quotas.iter().flat_map(|quota| &quota.resources).any(|resource| {
                matches!(resource.name, QuotaResourceName::Storage | QuotaResourceName::Message)
                    && resource.get_usage_percentage() >= 98
            })),
            // Hosts that announce it and refuse it are not in trouble.
            Err(ImapError { trouble: SourceTrouble::Protocol, words }) => {
                tracing::debug!(words, "the host does not tell the size of the mailbox");
                self.quota = false;
                Ok(false)
            }
            Err(failed) => Err(failed),
        }
    }

    /// Runs a command to its end, and picks from its answers. The library's own commands take a refusal, or a connection
    /// that broke, for the end of an empty answer: a message would be passed over.
    async fn run<T>(
        &mut self,
        command: &str,
        mut pick: impl FnMut(&Response<'_>) -> Option<T>,
    ) -> Result<Vec<T>, ImapError> {
        let (session, has_come) = (&mut self.session, &mut self.has_come);
        let work = async {
            let id = session.run_command(command).await?;
            let mut picked = Vec::new();
            while let Some(response) = session.read_response().await? {
                match response.parsed() {
                    Response::Done { tag, status, outcome } if *tag == id => {
                        let words = || {
                            let words = outcome.information.as_deref().unwrap_or_default();
                            outcome.code.as_ref().map_or(words.into(), |code| format!("{code:?}: {words}"))
                        };
                        return match status {
                            Status::Ok => Ok(picked),
                            Status::Bad => Err(Error::Bad(words())),
                            _ => Err(Error::No(words())),
                        };
                    }
                    Response::MailboxData(MailboxDatum::Exists(_)) => *has_come = true,
                    answer => picked.extend(pick(answer)),
                }
            }
            Err(Error::ConnectionLost)
        };
        answer(self.account.patience, SourceTrouble::Protocol, work).await
    }

    /// Runs a command of which only the outcome counts.
    pub(super) async fn perform(&mut self, command: &str) -> Result<(), ImapError> {
        self.run(command, |_answer| None::<()>).await.map(drop)
    }

    /// The numbers that match, in order.
    pub(super) async fn search(&mut self, what: &str) -> Result<Vec<i64>, ImapError> {
        let pick = |answer: &Response<'_>| match answer {
            Response::MailboxData(MailboxDatum::Search(found)) => Some(found.clone()),
            _ => None,
        };
        let found = self.run(&format!("UID SEARCH {what}"), pick).await?;
        let mut found: Vec<i64> = found.into_iter().flatten().map(i64::from).collect();
        found.sort_unstable();
        Ok(found)
    }

    /// The messages that came since the last command are known to the host's answers from now on.
    pub(super) async fn refresh(&mut self) -> Result<(), ImapError> {
        self.perform("NOOP").await?;
        self.has_come = false;
        while self.session.unsolicited_responses.try_recv().is_ok() {}
        Ok(())
    }

    /// Fetches parts of a message; none if it is gone.
    async fn fetch(&mut self, uid: i64, what: &str) -> Result<Option<Fetched>, ImapError> {
        let mut fetched: Option<Fetched> = None;
        let is_uid = |attribute: &AttributeValue<'_>| match attribute {
            AttributeValue::Uid(of) => i64::from(*of) == uid,
            _ => false,
        };
        let pick = |answer: &Response<'_>| {
            if let Response::Fetch(_, attributes) = answer
                && attributes.iter().any(is_uid)
            {
                fetched.get_or_insert_default().add(attributes);
            }
            None::<()>
        };
        self.run(&format!("UID FETCH {uid} {what}"), pick).await?;
        Ok(fetched)
    }

    /// Describes a message; none if it is gone. Its size is asked before anything of it is fetched.
    pub(super) async fn describe(&mut self, uid: i64) -> Result<Option<Described>, ImapError> {
        let Some(Fetched { size, noted, .. }) = self.fetch(uid, "(UID RFC822.SIZE INTERNALDATE)").await?
        else {
            return Ok(None);
        };
        let Some(Fetched { header, .. }) = self.fetch(uid, HEADER).await? else { return Ok(None) };
        let header = header.ok_or_else(|| ImapError::new(SourceTrouble::Protocol, "no header"))?;
        Ok(Some(Described { size: size.unwrap_or(usize::MAX), noted, header }))
    }

    /// The whole message, which stays unread; its first bytes where it is larger than any that is taken, whatever size
    /// the host told. None if it is gone.
    pub(super) async fn read(&mut self, uid: i64) -> Result<Option<Vec<u8>>, ImapError> {
        let most = self.account.max_message.saturating_add(1);
        let Some(fetched) = self.fetch(uid, &format!("(UID BODY.PEEK[]<0.{most}>)")).await? else {
            return Ok(None);
        };
        fetched.whole.map(Some).ok_or_else(|| ImapError::new(SourceTrouble::Protocol, "no text"))
    }

    /// Waits until the host says that something happened, or it is time to look. Asks every few seconds whether a
    /// look is awaited. Returns the time at which the host woke us.
    pub(super) async fn wait(
        mut self,
        is_awaited: impl Fn() -> Result<bool, Failure>,
        now: impl Fn() -> Instant,
    ) -> Result<(Self, Option<Instant>), RoundError> {
        let (patience, poll) = (self.account.patience, self.account.poll);
        if !self.abilities.idle {
            let until = Moment::now() + poll;
            while Moment::now() < until {
                tokio::time::sleep((until - Moment::now()).min(ASK_AGAIN)).await;
                if is_awaited()? {
                    break;
                }
            }
            return Ok((self, None));
        }
        let until = Moment::now() + self.account.idle;
        // What the host said during earlier commands is not said again.
        let said = self.session.unsolicited_responses.clone();
        let has_come = || {
            let mut has_come = false;
            while let Ok(response) = said.try_recv() {
                has_come |= matches!(response, UnsolicitedResponse::Exists(_));
            }
            has_come
        };
        let mut idle = self.session.idle();
        answer(patience, SourceTrouble::Protocol, idle.init()).await?;
        let mut woken_at = (has_come() || self.has_come).then(&now);
        if woken_at.is_none() {
            let (waiting, _stop) = idle.wait_with_timeout(self.account.idle);
            let mut waiting = pin!(waiting);
            woken_at = loop {
                // The library begins to count anew when a host says that it is still there.
                let left = until.saturating_duration_since(Moment::now());
                match timeout(left.min(ASK_AGAIN), &mut waiting).await {
                    Err(_elapsed) if is_awaited()? || left <= ASK_AGAIN => break None,
                    Err(_elapsed) => {}
                    Ok(Ok(IdleResponse::NewData(_))) => break Some(now()),
                    Ok(Ok(IdleResponse::Timeout)) => break None,
                    // Nobody interrupts: the stream ended.
                    Ok(Ok(IdleResponse::ManualInterrupt)) => {
                        let closed = "the host closed the connection";
                        return Err(ImapError::new(SourceTrouble::Unreachable, closed).into());
                    }
                    Ok(Err(failed)) => return Err(explained(SourceTrouble::Protocol, failed).into()),
                }
            };
        }
        self.session = answer(patience, SourceTrouble::Protocol, idle.done()).await?;
        Ok((self, woken_at))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_of_hosts_are_read() {
        let at = Instant(1_767_603_600_000);
        for text in [" 5-Jan-2026 10:00:00 +0100", "05-Jan-2026 09:00:00 +0000", "5-jan-2026 04:00:00 -0500"]
        {
            assert_eq!(internal_date(text), Some(at), "{text}");
        }
        assert_eq!(internal_date("yesterday"), None);
    }
}
