use std::{
    fs,
    path::{Path, PathBuf},
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context as _, bail, ensure};
use api::config::Config;
use app::{
    Service,
    ports::{InboxState, MailState},
};
use lettre::{SmtpTransport, Transport as _};
use serde_json::Value;

use bench::clients::{self, Http, Outgoing, ReceivedMail};
use postzug::{Running, say};

/// Longest time a mail may take.
const PATIENCE: Duration = Duration::from_secs(20);
/// Columns of the output.
const WIDTH: usize = 96;

/// Somebody who plays.
pub(super) struct Person {
    pub(super) name: &'static str,
    pub(super) email: &'static str,
}

/// The entry points of the service; everything sent through them is printed.
pub(super) struct Harness {
    http: Http,
    smtp: SmtpTransport,
    outgoing: Outgoing,
    mails: Vec<ReceivedMail>,
    service: Service,
    data: PathBuf,
    keys: u32,
    shown_in_full: Option<&'static str>,
}

impl Harness {
    pub(super) fn new(running: &Running, config: &Config) -> Self {
        Self {
            http: Http::new(running.http),
            smtp: clients::transport(running.intake),
            outgoing: Outgoing::new(&config.maildir()),
            mails: Vec::new(),
            service: running.instance.service.clone(),
            data: config.data.clone(),
            keys: 0,
            shown_in_full: None,
        }
    }

    /// The HTTP calls after this are made with `token`.
    pub(super) fn sign_in(&mut self, token: &Value) -> anyhow::Result<()> {
        self.http = self.http.with_token(token.as_str().context("the token is not a text")?);
        Ok(())
    }

    pub(super) fn heading(&self, text: &str) -> anyhow::Result<()> {
        say(&format!("\n== {text} {}", "=".repeat(WIDTH.saturating_sub(text.len() + 4))))
    }

    /// POST; shows what `shown` points to (RFC 6901) in the answer, which must have this status.
    pub(super) fn post(
        &mut self,
        who: &Person,
        path: &str,
        body: &Value,
        status: u16,
        shown: &[&str],
    ) -> anyhow::Result<Value> {
        self.keys += 1;
        say_clipped(&format!("{:<5} -> HTTP POST {path} {}", who.name, shortened(body)))?;
        let answer = self.http.post(path, &format!("demo-{}", self.keys), body)?;
        let answer = answered(path, answer, status, shown)?;
        self.settle()?;
        Ok(answer)
    }

    /// GET; the same.
    pub(super) fn get(&self, who: &Person, path: &str, shown: &[&str]) -> anyhow::Result<Value> {
        say_clipped(&format!("{:<5} -> HTTP GET {path}", who.name))?;
        answered(path, self.http.get(path)?, 200, shown)
    }

    /// Replies to a mail over SMTP, above the quoted mail if `quotes`.
    pub(super) fn reply(
        &mut self,
        who: &Person,
        mail: &ReceivedMail,
        text: &str,
        quotes: bool,
    ) -> anyhow::Result<()> {
        let mut text = format!("{text}\n");
        if quotes {
            let quoted: String = mail.text.lines().map(|line| format!("> {line}\n")).collect();
            text.push_str(&format!("\nOn Monday, Postzug wrote:\n{quoted}"));
        }
        let subject = format!("Re: {}", mail.subject);
        say_clipped(&format!("{:<5} -> mail over SMTP to {}", who.name, mail.reply_to))?;
        print_lines(&text, if quotes { 5 } else { usize::MAX })?;
        let (envelope, raw) = clients::written(who.email, &mail.reply_to, &subject, &text)?;
        let answer = self.smtp.send_raw(&envelope, &raw).context("the intake refused the mail")?;
        say_clipped(&format!("      <- {} {}", answer.code(), answer.first_line().unwrap_or_default()))?;
        self.settle()
    }

    /// Waits until the service has nothing left to do, and prints every mail it sent meanwhile.
    fn settle(&mut self) -> anyhow::Result<()> {
        let until = Instant::now() + PATIENCE;
        // In this order: what is read from the inbox is in the outbox before it leaves the inbox.
        while !self.service.inbox.mails(Some(InboxState::Received), None, 1)?.is_empty()
            || !self.service.mail_out.outbox(Some(MailState::Waiting), None, 1)?.is_empty()
        {
            ensure!(Instant::now() < until, "mail lies about for {} seconds", PATIENCE.as_secs());
            thread::sleep(Duration::from_millis(10));
        }
        for mail in self.outgoing.look()? {
            self.print(&mail)?;
            self.mails.push(mail);
        }
        Ok(())
    }

    /// The mail to somebody in which these words stand, which must have come.
    pub(super) fn mail(&mut self, to: &Person, words: &str) -> anyhow::Result<ReceivedMail> {
        // The text is wrapped at no word in particular.
        let unwrapped = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        let fits = |mail: &ReceivedMail| {
            mail.to == to.email && (mail.subject.contains(words) || unwrapped(&mail.text).contains(words))
        };
        let index = self.mails.iter().position(fits);
        let index = index.with_context(|| format!("no mail with {words:?} came to {}", to.name))?;
        Ok(self.mails.remove(index))
    }

    /// Mails in which these words stand are printed from their first line to their last.
    pub(super) const fn show_in_full(&mut self, words: Option<&'static str>) {
        self.shown_in_full = words;
    }

    fn print(&self, mail: &ReceivedMail) -> anyhow::Result<()> {
        say_clipped(&format!("      <- mail to {}: {}", mail.to, mail.subject))?;
        let text = mail.text.trim_end();
        if self.shown_in_full.is_some_and(|words| text.contains(words)) {
            return print_lines(text, usize::MAX);
        }
        let drawn = |paragraph: &&str| {
            ["  a b c", "  h g f", "Commands,", "--"].iter().any(|begin| paragraph.starts_with(begin))
        };
        let paragraphs = text.split("\n\n").take_while(|paragraph| !drawn(paragraph));
        // How to answer is shown once, in the mail that is printed in full.
        let paragraphs: Vec<&str> =
            paragraphs.filter(|paragraph| !paragraph.starts_with("Answer: ")).collect();
        print_lines(&paragraphs.join("\n\n"), usize::MAX)
    }

    /// Looks for `secret` in every file of the service, and returns their number.
    pub(super) fn search(&self, secret: &str) -> anyhow::Result<usize> {
        let mut files = 0;
        let mut folders = vec![self.data.clone()];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(&folder)? {
                let entry = entry?;
                if entry.file_type()?.is_dir() {
                    folders.push(entry.path());
                } else if let Some(bytes) = content(&entry.path())? {
                    files += 1;
                    if bytes.windows(secret.len()).any(|window| window == secret.as_bytes()) {
                        bail!("{secret} stands in {}", entry.path().display());
                    }
                }
            }
        }
        Ok(files)
    }
}

/// Nothing if it is gone meanwhile: files of the database and the Maildir come and go.
fn content(path: &Path) -> anyhow::Result<Option<Vec<u8>>> {
    match fs::read(path) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
        content => Ok(Some(content?)),
    }
}

fn answered(path: &str, answer: clients::Answer, status: u16, shown: &[&str]) -> anyhow::Result<Value> {
    let mut line = format!("      <- {}", answer.status);
    if answer.status != status {
        bail!("{path} was answered with {} instead of {status}: {}", answer.status, answer.body);
    }
    for pointer in shown {
        let value =
            answer.body.pointer(pointer).with_context(|| format!("no {pointer} in {}", answer.body))?;
        let name = pointer.rsplit('/').next().unwrap_or(pointer);
        let value = match shortened(value) {
            Value::String(text) => format!("{name} {text}"),
            value => format!("{name} {value}"),
        };
        if line.len() + value.len() + 2 > WIDTH {
            say(&line)?;
            line = " ".repeat(10);
        }
        line.push_str(&format!("  {value}"));
    }
    say_clipped(&line)?;
    Ok(answer.body)
}

fn print_lines(text: &str, most: usize) -> anyhow::Result<()> {
    for line in text.lines().take(most) {
        say_clipped(format!("          | {line}").trim_end())?;
    }
    let rest = text.lines().count().saturating_sub(most);
    if rest > 0 { say(&format!("          [and {rest} more quoted lines]")) } else { Ok(()) }
}

pub(super) fn say_clipped(line: &str) -> anyhow::Result<()> {
    match line.char_indices().nth(WIDTH) {
        Some((end, _)) => say(&format!("{}...", &line[..end])),
        None => say(line),
    }
}

/// Tokens and the like are of no use to a reader, and need not be shown.
fn shortened(value: &Value) -> Value {
    match value {
        Value::String(text) if text.len() > 40 && !text.contains(' ') && !is_digest(text) => {
            Value::String(format!("{}...", text.chars().take(8).collect::<String>()))
        }
        Value::Array(values) => values.iter().map(shortened).collect(),
        Value::Object(fields) => {
            Value::Object(fields.iter().map(|(name, value)| (name.clone(), shortened(value))).collect())
        }
        other => other.clone(),
    }
}

fn is_digest(text: &str) -> bool {
    text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}
