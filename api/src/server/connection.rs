//! Problems for requests that actix cannot parse. It answers them before any middleware runs, with a head and no content.

use std::{
    io,
    pin::Pin,
    task::{Context, Poll, ready},
};

use actix_web::rt::net::TcpStream;
use messages::msg;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

use crate::http::problem::{MEDIA_TYPE, Problem};

/// More than the head of an answer without content takes.
const LONGEST: usize = 256;

/// A connection that puts a problem in the place of an error without content. Such an error is the last answer of its
/// connection, so that nothing after it can be misread.
pub(super) struct Connection {
    stream: TcpStream,
    replacement: Option<Replacement>,
}

struct Replacement {
    bytes: Vec<u8>,
    written: usize,
    /// Bytes of the head that is replaced.
    replaced: usize,
}

impl Connection {
    pub(super) const fn new(stream: TcpStream) -> Self {
        Self { stream, replacement: None }
    }

    fn poll_replacement(&mut self, cx: &mut Context<'_>) -> Poll<io::Result<usize>> {
        while let Some(Replacement { bytes, written, replaced }) = &mut self.replacement {
            match ready!(Pin::new(&mut self.stream).poll_write(cx, &bytes[*written..]))? {
                0 => return Poll::Ready(Ok(0)),
                more => *written += more,
            }
            if *written == bytes.len() {
                let replaced = *replaced;
                self.replacement = None;
                return Poll::Ready(Ok(replaced));
            }
        }
        Poll::Ready(Ok(0))
    }
}

impl AsyncWrite for Connection {
    fn poll_write(self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        if this.replacement.is_none() {
            let before = match error_without_content(bytes) {
                None => bytes,
                Some((before, _)) if !before.is_empty() => before,
                Some((_, problem)) => {
                    this.replacement =
                        Some(Replacement { bytes: problem, written: 0, replaced: bytes.len() });
                    return this.poll_replacement(cx);
                }
            };
            return Pin::new(&mut this.stream).poll_write(cx, before);
        }
        this.poll_replacement(cx)
    }

    fn poll_flush(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_flush(cx)
    }

    fn poll_shutdown(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_shutdown(cx)
    }
}

impl AsyncRead for Connection {
    fn poll_read(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_read(cx, buffer)
    }
}

/// Finds such an error at the end of what is written: the bytes before it, and the answer that replaces it.
fn error_without_content(bytes: &[u8]) -> Option<(&[u8], Vec<u8>)> {
    let begin = bytes.len().saturating_sub(LONGEST);
    let end = bytes[begin..].strip_suffix(b"\r\n\r\n")?;
    let begin = begin + end.windows(7).rposition(|window| window == b"HTTP/1.")?;
    let (before, head) = bytes.split_at(begin);
    let head = str::from_utf8(head).ok()?;
    let (code, detail) = match head.get(9..12)? {
        "400" => ("bad_request", msg!("problem-head")),
        "408" => ("request_timeout", msg!("problem-head-late")),
        "431" => ("head_too_large", msg!("problem-head-large")),
        _ => return None,
    };
    let (status, fields) = head.split_once("\r\ncontent-length: 0\r\n")?;
    let body = serde_json::to_string(&Problem::because(code, detail)).ok()?;
    let length = body.len();
    // actix closes the connection, and says so only on the first request.
    let close = if head.contains("\r\nconnection: close\r\n") { "" } else { "connection: close\r\n" };
    let answer = format!(
        "{status}\r\ncontent-length: {length}\r\ncontent-type: {MEDIA_TYPE}\r\ncontent-language: en\r\ncache-control: no-store\r\n\
         x-content-type-options: nosniff\r\n{close}{fields}{body}"
    );
    Some((before, answer.into_bytes()))
}

#[cfg(test)]
mod tests {
    use super::error_without_content;

    const ERROR: &str =
        "HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\ndate: now\r\n\r\n";

    #[test]
    fn error_gets_a_problem() {
        for before in ["", "HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}"] {
            for error in [ERROR, &ERROR.replace("connection: close\r\n", "")] {
                let written = format!("{before}{error}");
                let (kept, answer) = error_without_content(written.as_bytes()).expect("an error");
                assert_eq!(kept, before.as_bytes());
                let answer = String::from_utf8(answer).expect("text");
                let (head, body) = answer.split_once("\r\n\r\n").expect("a head");
                assert!(head.starts_with("HTTP/1.1 400 Bad Request\r\n"), "{head}");
                assert!(head.contains(&format!("\r\ncontent-length: {}\r\n", body.len())), "{head}");
                assert_eq!(head.matches("\r\nconnection: close").count(), 1, "{head}");
                assert!(body.contains("\"code\":\"bad_request\""), "{body}");
            }
        }
    }

    #[test]
    fn other_answers_stay() {
        for written in [
            String::new(),
            ERROR.replace("400 Bad Request", "200 OK"),
            ERROR.replace("content-length: 0", "content-length: 5"),
            format!("{ERROR}{{}}"),
            "HTTP/1.1 204 No Content\r\n\r\n".into(),
        ] {
            assert_eq!(error_without_content(written.as_bytes()), None, "{written}");
        }
    }
}
