use std::{
    borrow::Cow,
    io,
    net::IpAddr,
    panic::{AssertUnwindSafe, catch_unwind},
};

use app::{Address, Failure, Mailbox, Service, inbox::Intake};
use smtp_proto::{
    EXT_8BIT_MIME, EXT_ENHANCED_STATUS_CODES, EXT_PIPELINING, EXT_SIZE, EhloResponse, MAIL_BODY_7BIT,
    MAIL_BODY_8BITMIME, MailFrom, Request,
};
use tokio::{
    io::{AsyncRead, AsyncWrite, AsyncWriteExt as _},
    sync::{oneshot, watch},
    time::timeout,
};

use super::{
    data::{Data, Flaw},
    input::{Input, scrubbed},
    options::Options,
    recipients::readdressed,
};
use crate::reading::{Client, has_one_author};

/// The longest command: RFC 5321 4.5.3.1.4 demands 512 octets, extensions a little more.
const MAX_COMMAND: usize = 1024;
/// Errors that a peer may make before its session ends.
const MAX_ERRORS: usize = 20;

/// An end of a session before or by QUIT.
enum End {
    Quit,
    /// The session closes with this answer.
    Closed(&'static str),
    Lost(io::Error),
}

impl From<io::Error> for End {
    fn from(error: io::Error) -> Self {
        Self::Lost(error)
    }
}

/// Bytes, for all recipients together, that are encrypted faster than another thread could be woken.
const AT_ONCE: usize = 32 << 10;

struct Session<'a, S> {
    stream: S,
    input: Input,
    service: &'a Service,
    options: &'a Options,
    stopping: watch::Receiver<bool>,
    /// Unsent answers: commands may be pipelined (RFC 2920).
    answers: Vec<u8>,
    /// The peer's address, if peers are the senders' own servers.
    peer: Option<IpAddr>,
    greeted: bool,
    lmtp: bool,
    helo: String,
    sender: Option<String>,
    recipients: Vec<Address>,
    errors: usize,
}

/// Serves one connection, from greeting to QUIT. It ends soon after `stopping` becomes true. `peer` is named where SPF can
/// judge it: it is the sender's own server.
pub async fn converse<S: AsyncRead + AsyncWrite + Unpin>(
    stream: S,
    peer: Option<IpAddr>,
    service: &Service,
    options: &Options,
    stopping: watch::Receiver<bool>,
) {
    let mut session = Session {
        stream,
        input: Input::new(),
        service,
        options,
        stopping,
        answers: Vec::new(),
        peer,
        greeted: false,
        lmtp: false,
        helo: String::new(),
        sender: None,
        recipients: Vec::new(),
        errors: 0,
    };
    let end = timeout(options.session, session.talk())
        .await
        .unwrap_or(Err(End::Closed("421 4.4.2 The session lasted too long")));
    let last_words = match end {
        Ok(()) | Err(End::Quit) => "",
        Err(End::Closed(words)) => words,
        Err(End::Lost(error)) => {
            tracing::debug!(%error, "a mail session was lost");
            return;
        }
    };
    if !last_words.is_empty() {
        session.answer(last_words);
    }
    match timeout(options.idle, session.flush()).await {
        Ok(Ok(())) => {}
        Ok(Err(error)) => tracing::debug!(%error, "a mail session was lost"),
        Err(_elapsed) => tracing::debug!("a mail peer does not read"),
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> Session<'_, S> {
    fn answer(&mut self, line: &str) {
        self.answers.extend_from_slice(line.as_bytes());
        self.answers.extend_from_slice(b"\r\n");
    }

    async fn flush(&mut self) -> io::Result<()> {
        if !self.answers.is_empty() {
            self.stream.write_all(&self.answers).await?;
            self.answers.clear();
        }
        self.stream.flush().await
    }

    /// Sends pending answers and waits for input, which is empty at the end of the stream.
    async fn fill(&mut self, interruptible: bool) -> Result<&[u8], End> {
        if self.input.ahead().is_empty() {
            timeout(self.options.idle, self.flush())
                .await
                .map_err(|_elapsed| End::Closed("421 4.4.2 Idle for too long"))??;
        }
        let stopping = &mut self.stopping;
        let stopped = async {
            if stopping.wait_for(|stop| *stop).await.is_err() {
                std::future::pending::<()>().await;
            }
        };
        tokio::select! {
            filled = timeout(self.options.idle, self.input.fill(&mut self.stream)) => match filled {
                Ok(filled) => filled?,
                Err(_elapsed) => return Err(End::Closed("421 4.4.2 Idle for too long")),
            },
            () = stopped, if interruptible => return Err(End::Closed("421 4.3.2 The service is stopping")),
        }
        Ok(self.input.ahead())
    }

    /// Reads a command line with its CRLF; `None` at the end of the stream.
    async fn command(&mut self) -> Result<Option<Vec<u8>>, End> {
        let mut line = Vec::new();
        loop {
            let bytes = self.fill(true).await?;
            if bytes.is_empty() {
                return Ok(None);
            }
            let taken = bytes.iter().position(|&byte| byte == b'\n').map_or(bytes.len(), |end| end + 1);
            line.extend_from_slice(&bytes[..taken]);
            self.input.take(taken);
            if line.len() > MAX_COMMAND {
                return Err(End::Closed("500 5.5.2 Line too long"));
            }
            if line.ends_with(b"\n") {
                return Ok(Some(line));
            }
        }
    }

    async fn talk(&mut self) -> Result<(), End> {
        let domain = self.service.settings().mail_domain.clone();
        self.answer(&format!("220 {domain} ESMTP LMTP Postzug"));
        while let Some(line) = self.command().await? {
            let well_formed = line.strip_suffix(b"\r\n").is_some_and(|line| !line.contains(&b'\r'));
            let request = if well_formed { Request::parse(&mut line.iter()).ok() } else { None };
            match request {
                Some(Request::Rcpt { to }) => {
                    // The parser gives no address for `<postmaster>`, and for `<>`.
                    let bare = to.address.is_empty()
                        && line.to_ascii_lowercase().windows(12).any(|part| part == b"<postmaster>");
                    self.rcpt(if bare { Mailbox::Postmaster.name() } else { &to.address })?;
                }
                Some(request) => self.obey(request, &domain).await?,
                None => self.error("500 5.5.2 Syntax error or unknown command")?,
            }
        }
        Ok(())
    }

    fn error(&mut self, words: &str) -> Result<(), End> {
        self.errors += 1;
        if self.errors > MAX_ERRORS {
            return Err(End::Closed("421 4.7.0 Too many errors"));
        }
        self.answer(words);
        Ok(())
    }

    fn reset(&mut self) {
        self.sender = None;
        self.recipients.clear();
    }

    async fn obey(&mut self, request: Request<Cow<'_, str>>, domain: &str) -> Result<(), End> {
        match request {
            Request::Helo { host } => {
                self.greet(false, &host);
                self.answer(&format!("250 {domain}"));
            }
            Request::Ehlo { ref host } | Request::Lhlo { ref host } => {
                self.greet(matches!(request, Request::Lhlo { .. }), host);
                let mut hello = EhloResponse::new(domain);
                hello.capabilities = EXT_8BIT_MIME | EXT_ENHANCED_STATUS_CODES | EXT_PIPELINING | EXT_SIZE;
                hello.size = self.options.max_message;
                hello.write(&mut self.answers)?;
            }
            Request::Mail { from } => self.mail(&from)?,
            Request::Data => scrubbed(self.data()).await?,
            Request::Rset => {
                self.reset();
                self.answer("250 2.0.0 Ok");
            }
            Request::Noop { .. } => self.answer("250 2.0.0 Ok"),
            Request::Help { .. } => {
                self.answer("214 2.0.0 Write to the reply address of a mail from here, or to help@");
            }
            Request::Quit => {
                self.answer("221 2.0.0 Bye");
                return Err(End::Quit);
            }
            // Not offered; the data that follows must not be read as commands.
            Request::Bdat { .. } | Request::Burl { .. } => {
                return Err(End::Closed("502 5.5.1 Not implemented, closing"));
            }
            _ => self.error("502 5.5.1 Not implemented")?,
        }
        Ok(())
    }

    fn greet(&mut self, lmtp: bool, host: &str) {
        host.clone_into(&mut self.helo);
        self.greeted = true;
        self.lmtp = lmtp;
        self.reset();
    }

    fn mail(&mut self, from: &MailFrom<Cow<'_, str>>) -> Result<(), End> {
        if !self.greeted {
            return self.error("503 5.5.1 Say EHLO or LHLO first");
        }
        if self.sender.is_some() {
            return self.error("503 5.5.1 A message has been begun already");
        }
        if from.flags & !(MAIL_BODY_7BIT | MAIL_BODY_8BITMIME) != 0 {
            return self.error("555 5.5.4 A parameter is not supported");
        }
        if from.size > self.options.max_message {
            return self.error("552 5.3.4 Message too large");
        }
        if !from.address.is_ascii() {
            return self.error("553 5.6.7 Addresses must be ASCII");
        }
        self.sender = Some(from.address.clone().into_owned());
        self.answer("250 2.1.0 Ok");
        Ok(())
    }

    fn rcpt(&mut self, address: &str) -> Result<(), End> {
        if self.sender.is_none() {
            return self.error("503 5.5.1 Say MAIL FROM first");
        }
        if self.recipients.len() >= self.options.max_recipients {
            return self.error("452 4.5.3 Too many recipients");
        }
        match self.service.mail_in.read_mail_address(address) {
            Some(address) => {
                self.recipients.push(address);
                self.answer("250 2.1.5 Ok");
                Ok(())
            }
            None => self.error("550 5.1.1 No such address here"),
        }
    }

    async fn data(&mut self) -> Result<(), End> {
        if self.recipients.is_empty() {
            return self.error("503 5.5.1 No valid recipients");
        }
        self.answer("354 End with CRLF.CRLF");
        // LMTP is spoken by a server in front.
        let peer = self.peer.filter(|_peer| !self.lmtp);
        let client = peer.map(|address| Client { address, helo: self.helo.clone() });
        let mut data = Data::new(self.options.max_message, client);
        let mut share = self.options.memory.share();
        loop {
            let bytes = self.fill(false).await?;
            if bytes.is_empty() {
                return Err(End::Lost(io::ErrorKind::UnexpectedEof.into()));
            }
            let (ended, taken) = data.ingest(bytes);
            self.input.take(taken);
            if !share.resize(data.stored()) {
                metrics::counter!("postzug_mail_out_of_memory").increment(1);
                data.fail(Flaw::NoMemory);
            }
            if ended {
                break;
            }
            if data.read > self.options.max_message.saturating_mul(2) {
                return Err(End::Closed("552 5.3.4 Message too large, closing"));
            }
        }
        let received_at = self.service.time.now();
        let recipients = std::mem::take(&mut self.recipients);
        let sender = self.sender.take().unwrap_or_default();
        // LMTP owes one answer per recipient (RFC 2033 4.2); all are stored in one transaction, so all agree.
        let answers = if self.lmtp { recipients.len() } else { 1 };
        let words = match data.finish() {
            Err(flaw) => flaw.answer(),
            // The sender's own server informs them. Reports need no author.
            Ok(raw) if !sender.is_empty() && !has_one_author(&raw) => {
                "550 5.7.1 From must name one author by a plain address"
            }
            Ok(raw) => {
                let recipients = readdressed(self.service, recipients, &raw);
                self.store(Intake { sender, recipients, raw, received_at }).await
            }
        };
        for _ in 0..answers {
            self.answer(words);
        }
        Ok(())
    }

    /// Stores the mail. Answers 250 only after the commit, and 4xx to every failure of ours.
    async fn store(&self, mail: Intake) -> &'static str {
        let (answer, stored) = oneshot::channel();
        let answer = move |result| {
            if answer.send(result).is_err() {
                tracing::debug!("a mail was stored whose session has ended");
            }
        };
        let service = self.service.clone();
        let is_small = mail.raw.len() * mail.recipients.len() <= AT_ONCE;
        let seal = move || service.mail_in.intake_then(&mail, answer);
        // The result comes through the channel, which a panic closes.
        if is_small {
            let _sealed = catch_unwind(AssertUnwindSafe(seal));
        } else {
            let _sealing = tokio::task::spawn_blocking(move || {
                seal();
                app::scrub_stack();
            });
        }
        match stored.await {
            Ok(Ok(_rows)) => {
                metrics::counter!("postzug_mail_received").increment(1);
                "250 2.0.0 Stored"
            }
            Ok(Err(Failure::Busy)) => "451 4.3.0 Busy, try again later",
            Ok(Err(Failure::Full(error))) => {
                tracing::error!(%error, "mail could not be stored");
                "452 4.3.1 No space, try again later"
            }
            Ok(Err(error)) => {
                tracing::error!(error = &error as &dyn std::error::Error, "mail could not be stored");
                "451 4.3.0 Internal error, try again later"
            }
            Err(error) => {
                tracing::error!(%error, "storing mail was interrupted");
                "451 4.3.0 Internal error, try again later"
            }
        }
    }
}
