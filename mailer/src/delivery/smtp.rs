//! The relay: pooled connections, each conversation as short as the relay allows.

use std::time::{Duration, Instant};

use lettre::{
    address::Envelope,
    transport::smtp::{
        Error as SmtpError,
        authentication::{Credentials, DEFAULT_MECHANISMS},
        client::{AsyncSmtpConnection, TlsParameters},
        commands::{Data, Ehlo, Mail, Rcpt, Rset},
        extension::{ClientId, Extension, MailBodyParameter, MailParameter},
    },
};
use parking_lot::Mutex;
use tokio::{runtime::Runtime, time::timeout};

use super::relay::{Relay, RelayTls, SendError};
use crate::{notice::Outgoing, status};

/// Connections at a time: mail servers commonly allow ten or more of one client.
pub(super) const WIDTH: usize = 8;
/// Closes an idle connection after this time; if the relay closed it earlier, the mail goes over a new one.
const IDLE: Duration = Duration::from_secs(30);

/// A pool of connections to a relay.
pub struct Smtp {
    relay: Relay,
    name: ClientId,
    tls: Option<TlsParameters>,
    idle: Mutex<Vec<Connection>>,
}

impl std::fmt::Debug for Smtp {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Smtp").field("relay", &self.relay).finish_non_exhaustive()
    }
}

/// A connection between two conversations.
struct Connection {
    smtp: AsyncSmtpConnection,
    runtime: Runtime,
    /// The relay takes several commands at once (RFC 2920).
    pipelining: bool,
    since: Instant,
}

/// A failed conversation. It and its sources may hold the relay's words, which often name the recipient: they may be
/// shown to the operator, but never logged.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// The relay did not answer in time.
    #[error("no answer in time")]
    Late,
    /// STARTTLS did not lead to TLS.
    #[error("STARTTLS did not lead to TLS")]
    Tls(#[source] SmtpError),
    /// MAIL was refused: the relay takes no mail from us, for any recipient.
    #[error(transparent)]
    Sender(SmtpError),
    /// Anything else.
    #[error(transparent)]
    Smtp(#[from] SmtpError),
}

/// A mail that was not taken.
struct NotTaken {
    trouble: Trouble,
    /// The text was being sent, so the relay may have the mail.
    begun: bool,
    /// The next mail may go over the same connection.
    usable: bool,
}

impl Smtp {
    /// Makes an empty pool. `name` is the name that we give in EHLO.
    ///
    /// # Errors
    ///
    /// TLS cannot be set up.
    pub fn new(relay: Relay, name: &str) -> Result<Self, SmtpError> {
        let tls = match relay.tls {
            RelayTls::None => None,
            RelayTls::StartTls | RelayTls::Implicit => Some(TlsParameters::new(relay.host.clone())?),
        };
        Ok(Self { relay, name: ClientId::Domain(name.into()), tls, idle: Mutex::default() })
    }

    /// Greets the relay and signs in. Returns its certificate in DER, if the connection is encrypted.
    ///
    /// # Errors
    ///
    /// [`Trouble`].
    pub fn sign_in(&self) -> Result<Option<Vec<u8>>, Trouble> {
        let connection = self.open()?;
        let certificate = self.tls.as_ref().map(|_| connection.smtp.peer_certificate()).transpose()?;
        self.idle.lock().push(connection);
        Ok(certificate)
    }

    /// Sends a mail over a pooled connection or a new one.
    ///
    /// # Errors
    ///
    /// [`SendError`]; the mail may have arrived nevertheless (the answer was lost).
    pub fn send(&self, mail: &Outgoing) -> Result<(), SendError> {
        while let Some(mut connection) = self.pooled() {
            match self.converse(&mut connection, mail) {
                // The relay closed the idle connection: another one may do.
                Err(not_taken) if !not_taken.begun && not_taken.trouble.is_of_the_connection() => {}
                outcome => return self.release(connection, outcome),
            }
        }
        let mut connection = self.open().map_err(|trouble| SendError::Unreachable(trouble.words()))?;
        let outcome = self.converse(&mut connection, mail);
        self.release(connection, outcome)
    }

    fn pooled(&self) -> Option<Connection> {
        self.tidy();
        self.idle.lock().pop()
    }

    fn release(&self, connection: Connection, outcome: Result<(), NotTaken>) -> Result<(), SendError> {
        let usable = |not_taken: &NotTaken| not_taken.usable && !not_taken.trouble.is_of_the_connection();
        if outcome.as_ref().map_or_else(usable, |()| true) {
            self.idle.lock().push(Connection { since: Instant::now(), ..connection });
        }
        Ok(outcome?)
    }

    /// Closes connections that have been idle for too long.
    pub(super) fn tidy(&self) {
        self.idle.lock().retain(|connection| connection.since.elapsed() < IDLE);
    }

    fn open(&self) -> Result<Connection, Trouble> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        // Without threads or descriptors no mail can leave, as without a relay.
        let runtime = runtime.map_err(|_error| Trouble::Late)?;
        let opened = runtime.block_on(async { timeout(self.relay.timeout, self.greet()).await });
        let (smtp, pipelining) = opened.map_err(|_elapsed| Trouble::Late)??;
        Ok(Connection { runtime, smtp, pipelining, since: Instant::now() })
    }

    async fn greet(&self) -> Result<(AsyncSmtpConnection, bool), Trouble> {
        let Relay { host, port, tls, credentials, timeout } = &self.relay;
        let implicit = self.tls.clone().filter(|_| *tls == RelayTls::Implicit);
        let mut connection = AsyncSmtpConnection::connect_tokio1(
            (host.as_str(), *port),
            Some(*timeout),
            &self.name,
            implicit,
            None,
        )
        .await?;
        if *tls == RelayTls::StartTls
            && let Some(parameters) = self.tls.clone()
        {
            let started = connection.starttls(parameters, &self.name).await;
            started
                .map_err(|error| if error.status().is_none() { Trouble::Tls(error) } else { error.into() })?;
        }
        if let Some((user, password)) = credentials {
            let credentials = Credentials::new(user.clone(), password.expose().into());
            connection.auth(DEFAULT_MECHANISMS, &credentials).await?;
        }
        // lettre keeps only the extensions it uses itself.
        let hello = connection.command(Ehlo::new(self.name.clone())).await?;
        let pipelining = hello.message().any(|line| line.trim().eq_ignore_ascii_case("PIPELINING"));
        Ok((connection, pipelining))
    }

    /// Sends one mail.
    fn converse(&self, connection: &mut Connection, mail: &Outgoing) -> Result<(), NotTaken> {
        let Connection { runtime, smtp, pipelining, .. } = connection;
        let eight_bit = smtp.server_info().supports_feature(Extension::EightBitMime);
        let bytes = match &mail.seven_bit {
            Some(seven_bit) if !eight_bit => seven_bit,
            _ => &mail.bytes,
        };
        let text = stuffed(bytes).ok_or(NotTaken { trouble: Trouble::Late, begun: false, usable: true })?;
        let (mut begun, mut usable) = (false, false);
        let talk = async {
            if let Err(refused) = envelope(smtp, &mail.envelope, !bytes.is_ascii(), *pipelining).await {
                // A refusal of this mail leaves the connection to the next, unless an answer is still due.
                let refused = refused?;
                usable = smtp.command(Rset).await.is_ok();
                return Err(refused);
            }
            begun = true;
            // One write: a last line in its own packet would wait for the acknowledgement of the packet before it (Nagle).
            smtp.command(text).await?;
            Ok::<(), Trouble>(())
        };
        // The answer after the text may take long: it has as much time as the rest.
        let outcome = runtime.block_on(async { timeout(self.relay.timeout * 2, talk).await });
        outcome.unwrap_or(Err(Trouble::Late)).map_err(|trouble| NotTaken { trouble, begun, usable })
    }
}

/// Sends MAIL, RCPT and DATA. The inner `Ok` of an error is a refusal after which the connection is idle.
async fn envelope(
    connection: &mut AsyncSmtpConnection,
    envelope: &Envelope,
    eight_bit: bool,
    pipelining: bool,
) -> Result<(), Result<Trouble, Trouble>> {
    let refused = |n: usize, error: SmtpError| match error.status() {
        Some(code) if u16::from(code) != 421 => {
            Ok(if n == 0 { Trouble::Sender(error) } else { Trouble::Smtp(error) })
        }
        _ => Err(Trouble::Smtp(error)),
    };
    let body = eight_bit.then_some(MailParameter::Body(MailBodyParameter::EightBitMime));
    let mut commands = vec![Mail::new(envelope.from().cloned(), body.into_iter().collect()).to_string()];
    commands.extend(envelope.to().iter().map(|to| Rcpt::new(to.clone(), Vec::new()).to_string()));
    commands.push(Data.to_string());
    if !pipelining {
        for (n, command) in commands.into_iter().enumerate() {
            connection.command(command).await.map_err(|error| refused(n, error))?;
        }
        return Ok(());
    }
    let (mut refusal, mut wants_text) = (None, false);
    for n in 0..commands.len() {
        let answer = match n {
            0 => connection.command(commands.concat()).await,
            _ => connection.read_response().await,
        };
        match answer.map_err(|error| refused(n, error)) {
            Ok(answer) => wants_text = answer.has_code(354),
            Err(Ok(trouble)) => {
                refusal.get_or_insert(trouble);
            }
            Err(trouble) => return Err(trouble),
        }
    }
    match refusal {
        None => Ok(()),
        // Only closing the connection ends DATA without a mail.
        Some(trouble) if wants_text => Err(Err(trouble)),
        Some(trouble) => Err(Ok(trouble)),
    }
}

/// Returns the text in the form of DATA: dots doubled, the end marked (RFC 5321 4.5.2). `None` if it is not UTF-8.
fn stuffed(bytes: &[u8]) -> Option<String> {
    let text = str::from_utf8(bytes).ok()?;
    let mut stuffed = text.replace("\r\n.", "\r\n..");
    if stuffed.starts_with('.') {
        stuffed.insert(0, '.');
    }
    if !stuffed.ends_with("\r\n") {
        stuffed.push_str("\r\n");
    }
    stuffed.push_str(".\r\n");
    Some(stuffed)
}

impl Trouble {
    /// Returns true if the mail is not the reason: 421, silence, a missing or expired login (RFC 4954 6), a refusal to take
    /// any mail.
    fn is_of_the_connection(&self) -> bool {
        match self {
            Self::Late | Self::Tls(_) | Self::Sender(_) => true,
            Self::Smtp(error) => {
                error.status().is_none_or(|code| matches!(u16::from(code), 421 | 530 | 534 | 535 | 538))
            }
        }
    }

    /// Describes the trouble without the words of the relay, which often name the recipient.
    fn words(&self) -> String {
        match self {
            Self::Late => "timeout".into(),
            Self::Tls(_) => "TLS".into(),
            Self::Smtp(error) | Self::Sender(error) => match error.status() {
                Some(code) => code.to_string(),
                None if error.is_timeout() => "timeout".into(),
                None if error.is_tls() => "TLS".into(),
                None if error.is_client() => "the relay lacks an extension".into(),
                None => "connection".into(),
            },
        }
    }
}

impl From<NotTaken> for SendError {
    fn from(NotTaken { trouble, .. }: NotTaken) -> Self {
        let words = trouble.words();
        // An answer about a recipient may come from the recipient's server, even a demand to log in: other mails are tried.
        let error = match &trouble {
            Trouble::Smtp(error) if error.status().is_some_and(|code| u16::from(code) != 421) => error,
            _ => return Self::Unreachable(words),
        };
        // Only an enhanced code (RFC 3463) is taken from the words of the relay.
        let said = std::error::Error::source(error).map(ToString::to_string).unwrap_or_default();
        let more = status::find(&said).filter(|more| more.contains('.'));
        let code = more.map_or_else(|| words.clone(), |more| format!("{words} {more}"));
        match error.is_permanent() {
            true if status::refuses_us(&words, &said) => Self::RefusesUs(code),
            true => Self::Permanent(code),
            false => Self::Transient(code),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dots_are_doubled_and_end_marked() {
        for (text, expected) in [
            ("a\r\n", "a\r\n.\r\n"),
            ("a", "a\r\n.\r\n"),
            (".a\r\n.\r\n..b", "..a\r\n..\r\n...b\r\n.\r\n"),
            ("a.\r\nb", "a.\r\nb\r\n.\r\n"),
        ] {
            assert_eq!(stuffed(text.as_bytes()).as_deref(), Some(expected));
        }
    }
}
