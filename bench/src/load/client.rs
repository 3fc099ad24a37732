use std::net::SocketAddr;

use anyhow::{Context as _, bail};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};

/// A connection that is kept open, doing as little as a client can.
pub(super) struct Client {
    stream: TcpStream,
    host: String,
    buffer: Vec<u8>,
}

/// A move to be played.
pub(super) struct Move<'a> {
    pub(super) game: i64,
    pub(super) ply: u16,
    pub(super) text: &'a str,
    pub(super) token: &'a str,
}

impl Client {
    pub(super) async fn connect(address: SocketAddr, host: &str) -> anyhow::Result<Self> {
        let stream = TcpStream::connect(address).await.context("the service does not answer")?;
        stream.set_nodelay(true)?;
        Ok(Self { stream, host: host.into(), buffer: Vec::with_capacity(4096) })
    }

    /// Asks for the move; the status of the answer.
    pub(super) async fn play(&mut self, wanted: &Move<'_>) -> anyhow::Result<u16> {
        let Move { game, ply, text, token } = wanted;
        let body = format!(r#"{{"move":"{text}","ply":{ply}}}"#);
        let request = format!(
            "POST /v1/games/{game}/moves HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer {token}\r\n\
             Content-Type: application/json\r\nIdempotency-Key: {key}\r\nContent-Length: {}\r\n\r\n{body}",
            body.len(),
            host = self.host,
            key = key(*game, *ply),
        );
        self.stream.write_all(request.as_bytes()).await?;
        self.buffer.clear();
        loop {
            if self.stream.read_buf(&mut self.buffer).await? == 0 {
                bail!("the service closed the connection");
            }
            if let Some(status) = complete(&self.buffer)? {
                return Ok(status);
            }
        }
    }
}

/// An idempotency key as long as the UUIDs that clients take.
pub(super) fn key(game: i64, ply: u16) -> String {
    format!("load-move-{game:013}-{ply:012}")
}

/// The status, when all of the answer is there.
fn complete(buffer: &[u8]) -> anyhow::Result<Option<u16>> {
    let mut headers = [httparse::EMPTY_HEADER; 32];
    let mut response = httparse::Response::new(&mut headers);
    let httparse::Status::Complete(head) = response.parse(buffer)? else { return Ok(None) };
    let length = response.headers.iter().find(|header| header.name.eq_ignore_ascii_case("content-length"));
    let length: usize = str::from_utf8(length.context("an answer without a length")?.value)?.parse()?;
    Ok(response.code.filter(|_| buffer.len() >= head + length))
}
