//! A mail server that takes everything.

use std::{
    io::{BufRead as _, BufReader, Write as _},
    net::{TcpListener, TcpStream},
    sync::{Arc, Mutex},
    thread::{self, JoinHandle},
    time::Duration,
};

pub struct Relay {
    port: u16,
    taken: Arc<Mutex<Vec<Vec<u8>>>>,
    thread: JoinHandle<()>,
}

impl Relay {
    pub fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let port = listener.local_addr().expect("its address").port();
        let taken = Arc::new(Mutex::new(Vec::new()));
        let mails = taken.clone();
        let thread = thread::spawn(move || {
            thread::scope(|scope| {
                for stream in listener.incoming() {
                    let stream = stream.expect("a connection");
                    // A client whose message broke off waits for an answer to it.
                    stream.set_read_timeout(Some(Duration::from_secs(3))).expect("a time");
                    let mut greeting = BufReader::new(stream);
                    greeting.get_mut().write_all(b"220 relay\r\n").unwrap_or_default();
                    let mut line = String::new();
                    greeting.read_line(&mut line).unwrap_or_default();
                    if line == "CLOSE\r\n" {
                        return;
                    }
                    let mails = &mails;
                    // A client that is killed ends its session; nothing else here fails.
                    scope.spawn(move || talk(greeting, mails).unwrap_or_default());
                }
            });
        });
        Self { port, taken, thread }
    }

    pub fn port(&self) -> u16 {
        self.port
    }

    /// Every mail that was answered with 250.
    pub fn close(self) -> Vec<Vec<u8>> {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).expect("it listens");
        stream.write_all(b"CLOSE\r\n").expect("it listens");
        self.thread.join().expect("no thread panicked");
        let taken = self.taken.lock().expect("no thread panicked");
        taken.clone()
    }
}

/// Talks from the first EHLO on.
fn talk(mut stream: BufReader<TcpStream>, taken: &Mutex<Vec<Vec<u8>>>) -> std::io::Result<()> {
    stream.get_mut().write_all(b"250-relay\r\n250 8BITMIME\r\n")?;
    let mut line = String::new();
    while stream.read_line(&mut line)? > 0 {
        match line.trim_end().to_ascii_uppercase().as_str() {
            "DATA" => {
                stream.get_mut().write_all(b"354 go on\r\n")?;
                let mut mail = Vec::new();
                while !mail.ends_with(b"\r\n.\r\n") {
                    if stream.read_until(b'\n', &mut mail)? == 0 {
                        return Ok(());
                    }
                }
                taken.lock().expect("no thread panicked").push(mail);
                stream.get_mut().write_all(b"250 taken\r\n")?;
            }
            "QUIT" => return stream.get_mut().write_all(b"221 bye\r\n"),
            _ => stream.get_mut().write_all(b"250 ok\r\n")?,
        }
        line.clear();
    }
    Ok(())
}
