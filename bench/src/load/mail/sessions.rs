//! Our own SMTP client: as many sessions as are wanted, one command after the other, as most mail servers speak.

use std::{
    cell::RefCell,
    net::SocketAddr,
    time::{Duration, Instant},
};

use anyhow::{Context as _, bail};
use tokio::{
    io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader},
    net::TcpStream,
};

/// A mail and its envelope.
pub(super) struct Message {
    from: String,
    to: String,
    number: usize,
    text: String,
    size: usize,
}

impl Message {
    /// A reply as a common mail program writes it: `text` above, a quotation below, `size` bytes or a little less.
    pub(super) fn new(number: usize, to: &str, text: &str, size: usize) -> Self {
        Self { from: "somebody@example.org".into(), to: to.into(), number, text: text.into(), size }
    }

    pub(super) fn from(self, from: &str) -> Self {
        Self { from: from.into(), ..self }
    }

    pub(super) fn to(self, to: &str) -> Self {
        Self { to: to.into(), ..self }
    }

    fn bytes(&self) -> String {
        let Self { from, to, number, text, size } = self;
        let mut mail = format!(
            "Received: from mx.example.org (mx.example.org [192.0.2.7])\r\n\tby play.example.org with ESMTPS id \
             {number:08x}; Sat, 21 Nov 2026 10:00:00 +0000\r\nFrom: {from}\r\nTo: Postzug <{to}>\r\n\
             Subject: Re: Your move\r\nDate: Sat, 21 Nov 2026 11:00:00 +0100\r\n\
             Message-ID: <{number}.load@example.org>\r\nMIME-Version: 1.0\r\n\
             Content-Type: text/plain; charset=utf-8; format=flowed\r\n\r\n{text}\r\n\r\n\
             On 21/11/2026 10:59, Postzug wrote:\r\n"
        );
        const QUOTED: &str =
            "> The clocks: White 3 days 4 hours, Black 2 days 11 hours; six days are left.\r\n";
        while mail.len() + QUOTED.len() <= *size {
            mail.push_str(QUOTED);
        }
        mail
    }
}

/// Hands all of them over and says how long it took until the last was acknowledged.
pub(super) async fn push(
    server: SocketAddr,
    sessions: usize,
    messages: Vec<Message>,
) -> anyhow::Result<Duration> {
    let queue = RefCell::new(messages.into_iter());
    let mut open = Vec::new();
    for _ in 0..sessions.max(1) {
        open.push(Session::open(server).await?);
    }
    let began = Instant::now();
    let talking = open.into_iter().map(|session| session.talk(&queue));
    futures_util::future::try_join_all(talking).await?;
    Ok(began.elapsed())
}

struct Session {
    stream: BufReader<TcpStream>,
    line: String,
}

impl Session {
    async fn open(server: SocketAddr) -> anyhow::Result<Self> {
        let stream = TcpStream::connect(server).await.context("the mail server does not answer")?;
        stream.set_nodelay(true)?;
        let mut session = Self { stream: BufReader::new(stream), line: String::new() };
        session.answer("220").await?;
        session.say("EHLO load.example.org\r\n", "250").await?;
        Ok(session)
    }

    async fn talk(mut self, queue: &RefCell<impl Iterator<Item = Message>>) -> anyhow::Result<()> {
        loop {
            let next = queue.borrow_mut().next();
            let Some(message) = next else { break };
            self.say(&format!("MAIL FROM:<{}>\r\n", message.from), "250").await?;
            self.say(&format!("RCPT TO:<{}>\r\n", message.to), "250").await?;
            self.say("DATA\r\n", "354").await?;
            self.say(&(message.bytes() + ".\r\n"), "250").await?;
        }
        self.say("QUIT\r\n", "221").await
    }

    async fn say(&mut self, words: &str, expected: &str) -> anyhow::Result<()> {
        self.stream.get_mut().write_all(words.as_bytes()).await?;
        self.answer(expected).await
    }

    async fn answer(&mut self, expected: &str) -> anyhow::Result<()> {
        loop {
            self.line.clear();
            if self.stream.read_line(&mut self.line).await? == 0 {
                bail!("the mail server closed the connection");
            }
            if !self.line.starts_with(expected) {
                bail!("the mail server said {}", self.line.trim());
            }
            if self.line.as_bytes().get(3) != Some(&b'-') {
                return Ok(());
            }
        }
    }
}
