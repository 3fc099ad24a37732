//! The entry points of a running service as people use them: HTTP with a token, mail in over SMTP, mail out read from
//! the Maildir.

use std::{
    collections::HashSet,
    fs, io,
    net::SocketAddr,
    path::{Path, PathBuf},
    time::{Duration, Instant, SystemTime},
};

use anyhow::{Context as _, anyhow, bail};
use lettre::{
    Message, SmtpTransport, Transport as _, address::Envelope, message::header::ContentType,
    transport::smtp::client::Tls,
};
use mail_parser::MessageParser;
use serde_json::{Value, json};

/// An answer over HTTP.
#[derive(Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The body; a text where it is not JSON.
    pub body: Value,
}

impl Answer {
    /// The body, if the status is a success.
    pub fn ok(self) -> anyhow::Result<Value> {
        if !(200..300).contains(&self.status) {
            bail!("{} {}", self.status, self.body);
        }
        Ok(self.body)
    }
}

/// A client over HTTP.
#[derive(Clone)]
pub struct Http {
    agent: ureq::Agent,
    base: String,
    token: Option<String>,
}

impl Http {
    /// A client without a token.
    #[must_use]
    pub fn new(address: SocketAddr) -> Self {
        let config = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(Duration::from_secs(20)))
            .build();
        Self { agent: config.new_agent(), base: format!("http://{address}"), token: None }
    }

    /// The same client with a token.
    pub fn with_token(&self, token: &str) -> Self {
        Self { token: Some(token.into()), ..self.clone() }
    }

    /// The same person at another instance.
    pub fn at(&self, address: SocketAddr) -> Self {
        Self { base: format!("http://{address}"), ..self.clone() }
    }

    /// The token.
    pub fn token(&self) -> Option<&str> {
        self.token.as_deref()
    }

    /// Sends a GET.
    ///
    /// # Errors
    ///
    /// The service does not answer.
    pub fn get(&self, path: &str) -> anyhow::Result<Answer> {
        let mut request = self.agent.get(format!("{}{path}", self.base));
        if let Some(token) = &self.token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        answer(request.call()).with_context(|| format!("GET {path}"))
    }

    /// Sends a GET; returns the body of a success.
    ///
    /// # Errors
    ///
    /// The service does not answer, or refuses.
    pub fn read(&self, path: &str) -> anyhow::Result<Value> {
        self.get(path)?.ok()
    }

    /// Sends a POST under an idempotency key; returns the body of a success.
    ///
    /// # Errors
    ///
    /// The service does not answer, or refuses.
    pub fn done(&self, path: &str, key: &str, body: &Value) -> anyhow::Result<Value> {
        self.post(path, key, body)?.ok()
    }

    /// Sends a PATCH; returns the body of a success.
    ///
    /// # Errors
    ///
    /// The service does not answer, or refuses.
    pub fn change(&self, path: &str, body: &Value) -> anyhow::Result<Value> {
        let mut request = self.agent.patch(format!("{}{path}", self.base));
        if let Some(token) = &self.token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        answer(request.send_json(body)).with_context(|| format!("PATCH {path}"))?.ok()
    }

    /// Sends a POST under an idempotency key.
    ///
    /// # Errors
    ///
    /// The service does not answer.
    pub fn post(&self, path: &str, key: &str, body: &Value) -> anyhow::Result<Answer> {
        let mut request = self.agent.post(format!("{}{path}", self.base)).header("idempotency-key", key);
        if let Some(token) = &self.token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        answer(request.send_json(body)).with_context(|| format!("POST {path}"))
    }
}

fn answer(result: Result<ureq::http::Response<ureq::Body>, ureq::Error>) -> anyhow::Result<Answer> {
    let mut response = result?;
    let text = response.body_mut().read_to_string()?;
    let body = if text.is_empty() {
        Value::Null
    } else {
        serde_json::from_str(&text).unwrap_or(Value::String(text))
    };
    Ok(Answer { status: response.status().as_u16(), body })
}

/// A plain mail: its envelope and its bytes.
pub fn written(from: &str, to: &str, subject: &str, text: &str) -> anyhow::Result<(Envelope, Vec<u8>)> {
    let message = Message::builder()
        .from(from.parse()?)
        .to(to.parse()?)
        .subject(subject)
        .message_id(None)
        .header(ContentType::TEXT_PLAIN)
        .body(text.to_owned())?;
    Ok((message.envelope().clone(), message.formatted()))
}

/// SMTP to the intake.
pub fn transport(intake: SocketAddr) -> SmtpTransport {
    SmtpTransport::builder_dangerous(intake.ip().to_string())
        .port(intake.port())
        .tls(Tls::None)
        .timeout(Some(Duration::from_secs(20)))
        .build()
}

/// Hands a plain mail to the intake over SMTP and returns when it is acknowledged.
pub fn send_mail(intake: SocketAddr, from: &str, to: &str, subject: &str, text: &str) -> anyhow::Result<()> {
    let (envelope, raw) = written(from, to, subject, text)?;
    transport(intake).send_raw(&envelope, &raw).with_context(|| format!("mail to {to}"))?;
    Ok(())
}

/// A mail that was sent.
#[derive(Clone, Debug)]
pub struct ReceivedMail {
    /// The name of its file, one for each mail of the outbox.
    pub file: String,
    /// Its Message-ID.
    pub message_id: String,
    /// Its recipient.
    pub to: String,
    /// Its subject.
    pub subject: String,
    /// The address for replies.
    pub reply_to: String,
    /// The name before it; empty if there is none.
    pub reply_name: String,
    /// Its plain text.
    pub text: String,
    /// The same as HTML.
    pub html: String,
}

/// The outgoing Maildir, read as a mail program reads it.
pub struct Outgoing {
    folder: PathBuf,
    /// A mail that is delivered again is another time of the same file.
    seen: HashSet<(SystemTime, PathBuf)>,
    waiting: Vec<ReceivedMail>,
}

impl Outgoing {
    /// Reads the Maildir in this folder.
    #[must_use]
    pub fn new(folder: &Path) -> Self {
        Self { folder: folder.into(), seen: HashSet::new(), waiting: Vec::new() }
    }

    /// Every mail that has come since the last look, oldest first.
    pub fn look(&mut self) -> anyhow::Result<Vec<ReceivedMail>> {
        let mut files = Vec::new();
        for part in ["new", "cur"] {
            let entries = match fs::read_dir(self.folder.join(part)) {
                Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
                entries => entries?,
            };
            for entry in entries {
                let entry = entry?;
                files.push((entry.metadata()?.modified()?, entry.path()));
            }
        }
        files.retain(|file| self.seen.insert(file.clone()));
        files.sort();
        files.into_iter().map(|(_, path)| read(&path)).collect()
    }

    /// Takes the next mail to `to` whose subject or text contains `words`, and waits for it if need be.
    pub fn expect(&mut self, to: &str, words: &str) -> anyhow::Result<ReceivedMail> {
        self.take(to, words, None)
    }

    /// The same; with `ply`, only a mail about the position after this number of half-moves.
    pub fn take(&mut self, to: &str, words: &str, ply: Option<u16>) -> anyhow::Result<ReceivedMail> {
        let until = Instant::now() + Duration::from_secs(20);
        let fits = |mail: &ReceivedMail| {
            mail.to == to
                && (mail.subject.contains(words) || mail.says(words))
                && (ply.is_none() || mail.ply() == ply)
        };
        loop {
            let new = self.look()?;
            self.waiting.extend(new);
            if let Some(index) = self.waiting.iter().position(fits) {
                return Ok(self.waiting.remove(index));
            }
            if Instant::now() > until {
                let waiting =
                    self.waiting.iter().map(|l| format!("to {}: {}\n{}\n", l.to, l.subject, l.text));
                let waiting: String = waiting.collect();
                bail!("no mail to {to} with {words:?} came; waiting are:\n{waiting}");
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

fn read(path: &Path) -> anyhow::Result<ReceivedMail> {
    let raw = fs::read(path)?;
    let mail =
        MessageParser::default().parse(&raw).ok_or_else(|| anyhow!("an outgoing mail is not a mail"))?;
    let address = |list: Option<&mail_parser::Address<'_>>| {
        list.and_then(|list| list.first()).and_then(|one| one.address()).unwrap_or_default().to_owned()
    };
    Ok(ReceivedMail {
        file: path.file_name().unwrap_or_default().to_string_lossy().into_owned(),
        message_id: mail.message_id().unwrap_or_default().to_owned(),
        to: address(mail.to()),
        subject: mail.subject().unwrap_or_default().to_owned(),
        reply_to: address(mail.reply_to()),
        reply_name: mail
            .reply_to()
            .and_then(|list| list.first()?.name().map(str::to_owned))
            .unwrap_or_default(),
        text: mail.body_text(0).map(|text| text.replace("\r\n", "\n")).unwrap_or_default(),
        html: mail.body_html(0).unwrap_or_default().into_owned(),
    })
}

impl ReceivedMail {
    /// Tells whether the text has these words, wherever its lines are broken.
    pub fn says(&self, words: &str) -> bool {
        self.text.split_whitespace().collect::<Vec<_>>().join(" ").contains(words)
    }

    /// Half-moves played in the position that its reply address is bound to.
    pub fn ply(&self) -> Option<u16> {
        let (local_part, _) = self.reply_to.split_once('@')?;
        let (_, position) =
            [local_part, &self.reply_name].into_iter().find_map(|text| text.split_once("play+"))?;
        position.split('-').nth(2)?.parse().ok()
    }

    /// The paragraph that begins with these words, on one line, without them.
    pub fn paragraph(&self, begin: &str) -> Option<String> {
        let paragraph = self.text.split("\n\n").find_map(|paragraph| paragraph.trim().strip_prefix(begin))?;
        Some(paragraph.split_whitespace().collect::<Vec<_>>().join(" "))
    }

    /// The code that proves the address.
    pub fn code(&self) -> anyhow::Result<String> {
        let digits = |line: &&str| line.len() >= 6 && line.bytes().all(|byte| byte.is_ascii_digit());
        let line = self.text.lines().map(str::trim).find(digits);
        line.map(Into::into).with_context(|| format!("no code in:\n{}", self.text))
    }

    /// The example of a move that it gives.
    pub fn example(&self) -> anyhow::Result<String> {
        let answer = self.paragraph("Answer:").with_context(|| format!("no example in:\n{}", self.text))?;
        let quoted = answer.split('"').nth(1).with_context(|| format!("no example in: {answer}"))?;
        Ok(quoted.trim_start_matches("seal").trim().to_owned())
    }
}

/// Signs somebody up: the code comes by mail. Returns a client with their token.
pub fn sign_up(http: &Http, outgoing: &mut Outgoing, name: &str, email: &str) -> anyhow::Result<Http> {
    let asked = http
        .post("/v1/sign-up", &format!("sign-up-{name}"), &json!({ "name": name, "email": email }))?
        .ok()?;
    let code = outgoing.expect(email, "code")?.code()?;
    let proof = json!({ "request_id": asked["request_id"], "code": code });
    let signed_in = http.post("/v1/sign-in/confirm", &format!("confirm-{name}"), &proof)?.ok()?;
    let token = signed_in["access_token"].as_str().context("no access token")?;
    Ok(http.with_token(token))
}
