//! The tools of Postfix, where they are installed.

use std::{
    fs,
    io::{self, BufRead as _, BufReader, Write as _},
    net::{SocketAddr, TcpListener, TcpStream},
    os::unix::fs::MetadataExt as _,
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context as _, bail};

fn missing_is_none<T>(result: io::Result<T>) -> anyhow::Result<Option<T>> {
    match result {
        Ok(value) => Ok(Some(value)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error.into()),
    }
}

/// Sends mails of its own making; how long that took, or nothing if it is not installed.
pub(super) fn smtp_source(
    server: SocketAddr,
    to: &str,
    sessions: usize,
    mails: usize,
    size: usize,
) -> anyhow::Result<Option<Duration>> {
    let began = Instant::now();
    let status = Command::new("smtp-source")
        .args(["-d", "-f", "white0@example.org", "-t", to])
        .args(["-s", &sessions.to_string(), "-m", &mails.to_string(), "-l", &size.to_string()])
        .arg(format!("inet:{server}"))
        .status();
    let Some(status) = missing_is_none(status)? else { return Ok(None) };
    if !status.success() {
        bail!("smtp-source failed: {status}");
    }
    Ok(Some(began.elapsed()))
}

/// A mail server that takes everything and keeps nothing: that of Postfix, or a thread a connection of our own.
pub(super) enum SmtpSink {
    Postfix(Child, SocketAddr),
    Ours(SocketAddr),
}

impl SmtpSink {
    pub(super) fn start() -> anyhow::Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0")?;
        let address = listener.local_addr()?;
        let mut command = Command::new("smtp-sink");
        // It will not run as root.
        if fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0) {
            command.args(["-u", "nobody"]);
        }
        command.arg(format!("inet:{address}")).arg("1000").stdin(Stdio::null());
        drop(listener);
        if let Some(child) = missing_is_none(command.spawn())? {
            let sink = Self::Postfix(child, address);
            let until = Instant::now() + Duration::from_secs(10);
            while TcpStream::connect(address).is_err() {
                if Instant::now() > until {
                    bail!("smtp-sink does not answer");
                }
                thread::sleep(Duration::from_millis(20));
            }
            return Ok(sink);
        }
        let listener = TcpListener::bind("127.0.0.1:0").context("a port for the sink")?;
        let address = listener.local_addr()?;
        thread::Builder::new().name("sink".into()).spawn(move || {
            for stream in listener.incoming().flatten() {
                let swallow = move || {
                    if let Err(error) = swallow(&stream) {
                        tracing::debug!(%error, "a session of the sink was lost");
                    }
                };
                if let Err(error) = thread::Builder::new().name("sink-session".into()).spawn(swallow) {
                    tracing::error!(%error, "the sink cannot start a thread");
                }
            }
        })?;
        Ok(Self::Ours(address))
    }

    pub(super) const fn address(&self) -> SocketAddr {
        match self {
            Self::Postfix(_, address) | Self::Ours(address) => *address,
        }
    }

    pub(super) const fn name(&self) -> &'static str {
        match self {
            Self::Postfix(..) => "smtp-sink",
            Self::Ours(_) => "a sink of our own (smtp-sink is not installed)",
        }
    }
}

impl Drop for SmtpSink {
    fn drop(&mut self) {
        if let Self::Postfix(child, _) = self
            && let Err(error) = child.kill().and_then(|()| child.wait())
        {
            tracing::warn!(%error, "smtp-sink did not stop");
        }
    }
}

fn swallow(mut stream: &TcpStream) -> io::Result<()> {
    let mut lines = BufReader::new(stream.try_clone()?);
    let mut line = Vec::new();
    let mut in_data = false;
    stream.write_all(b"220 sink\r\n")?;
    loop {
        line.clear();
        if lines.read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        let answer: &[u8] = match line.to_ascii_uppercase().get(..4).unwrap_or(&line) {
            _ if in_data && line != b".\r\n" => continue,
            _ if in_data => {
                in_data = false;
                b"250 taken\r\n"
            }
            b"EHLO" => b"250-sink\r\n250-PIPELINING\r\n250 8BITMIME\r\n",
            b"DATA" => {
                in_data = true;
                b"354 go\r\n"
            }
            b"QUIT" => return stream.write_all(b"221 bye\r\n"),
            _ => b"250 ok\r\n",
        };
        stream.write_all(answer)?;
    }
}
