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

impl Client {
    pub(super) async fn connect(address: SocketAddr, host: &str) -> anyhow::Result<Self> {
        let stream = TcpStream::connect(address).await.context("the service does not answer")?;
        stream.set_nodelay(true)?;
        Ok(Self { stream, host: host.into(), buffer: Vec::with_capacity(4096) })
    }

    /// Writes a request: method and path, header fields with their ends of lines, content.
    pub(super) fn request(&self, head: &str, headers: &str, body: &str) -> String {
        let (host, length) = (&self.host, body.len());
        format!("{head} HTTP/1.1\r\nHost: {host}\r\n{headers}Content-Length: {length}\r\n\r\n{body}")
    }

    /// A move with a token.
    pub(super) fn play(&self, game: i64, ply: u16, text: &str, token: &str) -> String {
        let headers = format!(
            "Authorization: Bearer {token}\r\nContent-Type: application/json\r\nIdempotency-Key: {}\r\n",
            key(game, ply)
        );
        let body = format!(r#"{{"move":"{text}","ply":{ply}}}"#);
        self.request(&format!("POST /v1/games/{game}/moves"), &headers, &body)
    }

    /// Sends a request; the status of the answer, and the bytes of its content.
    pub(super) async fn ask(&mut self, request: &str) -> anyhow::Result<(u16, usize)> {
        self.stream.write_all(request.as_bytes()).await?;
        self.buffer.clear();
        loop {
            if self.stream.read_buf(&mut self.buffer).await? == 0 {
                bail!("the service closed the connection");
            }
            if let Some(answer) = complete(&self.buffer)? {
                return Ok(answer);
            }
        }
    }
}

/// An idempotency key as long as the UUIDs that clients take.
pub(super) fn key(game: i64, ply: u16) -> String {
    format!("load-move-{game:013}-{ply:012}")
}

/// The status and the length of the content, when all of the answer is there.
fn complete(buffer: &[u8]) -> anyhow::Result<Option<(u16, usize)>> {
    let mut headers = [httparse::EMPTY_HEADER; 32];
    let mut response = httparse::Response::new(&mut headers);
    let httparse::Status::Complete(head) = response.parse(buffer)? else { return Ok(None) };
    let length = response.headers.iter().find(|header| header.name.eq_ignore_ascii_case("content-length"));
    let length: usize = str::from_utf8(length.context("an answer without a length")?.value)?.parse()?;
    Ok(response.code.filter(|_| buffer.len() >= head + length).map(|status| (status, length)))
}
