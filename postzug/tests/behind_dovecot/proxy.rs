//! Stands between the service and the host, and stops what it is told to stop.

use std::{
    io::{Read as _, Write as _},
    net::{SocketAddr, TcpListener, TcpStream},
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    thread,
    time::Duration,
};

use parking_lot::Mutex;

/// Passes everything on until the service says certain words; these and what follows stay here.
pub struct Proxy {
    pub address: SocketAddr,
    words: Arc<Mutex<String>>,
    stopped: Arc<AtomicBool>,
    /// Milliseconds for which each answer of the host stays here.
    delay: Arc<AtomicU64>,
    spoilt: Arc<Mutex<String>>,
}

impl Proxy {
    pub fn before(server: SocketAddr) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("its address");
        let (words, stopped) = (Arc::new(Mutex::new(String::new())), Arc::new(AtomicBool::new(false)));
        let delay = Arc::new(AtomicU64::new(0));
        let spoilt = Arc::new(Mutex::new(String::new()));
        let proxy = Self {
            address,
            words: words.clone(),
            stopped: stopped.clone(),
            delay: delay.clone(),
            spoilt: spoilt.clone(),
        };
        let answers = move |_bytes: &mut [u8]| {
            thread::sleep(Duration::from_millis(delay.load(Ordering::SeqCst)));
            true
        };
        let orders = move |bytes: &mut [u8]| {
            let words = words.lock();
            let is_it = !words.is_empty() && String::from_utf8_lossy(bytes).contains(&*words);
            stopped.fetch_or(is_it, Ordering::SeqCst);
            let spoilt = spoilt.lock();
            let at = bytes.windows(spoilt.len().max(1)).position(|words| words == spoilt.as_bytes());
            if let Some(at) = at {
                bytes[at + spoilt.len() - 1] = b'X';
            }
            !is_it
        };
        stand_before(server, listener, orders, answers);
        proxy
    }

    /// Stops at these words from now on; at none if they are empty.
    pub fn stop_at(&self, words: &str) {
        *self.words.lock() = words.into();
        self.stopped.store(false, Ordering::SeqCst);
    }

    /// Makes the host misunderstand commands with these words; empty words end it.
    pub fn spoil(&self, words: &str) {
        *self.spoilt.lock() = words.into();
    }

    /// Each answer of the host takes this long from now on.
    pub fn delay(&self, milliseconds: u64) {
        self.delay.store(milliseconds, Ordering::SeqCst);
    }

    /// It has stopped.
    pub fn has_stopped(&self) -> bool {
        self.stopped.load(Ordering::SeqCst)
    }
}

/// Returns the port of a relay that delivers what it takes to an LMTP server: for one recipient, the protocols differ in
/// a letter.
pub fn relay(server: SocketAddr) -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = listener.local_addr().expect("its address").port();
    let orders = |bytes: &mut [u8]| {
        if bytes.starts_with(b"EHLO") {
            bytes[0] = b'L';
        }
        true
    };
    stand_before(server, listener, orders, |_bytes| true);
    port
}

/// Passes on what both sides say, as long as it may pass.
fn stand_before(
    server: SocketAddr,
    listener: TcpListener,
    orders: impl FnMut(&mut [u8]) -> bool + Clone + Send + 'static,
    answers: impl FnMut(&mut [u8]) -> bool + Clone + Send + 'static,
) {
    thread::spawn(move || {
        for client in listener.incoming() {
            let (Ok(client), Ok(server)) = (client, TcpStream::connect(server)) else { continue };
            let (from, to) = (server.try_clone().expect("a copy"), client.try_clone().expect("a copy"));
            let (orders, answers) = (orders.clone(), answers.clone());
            thread::spawn(move || pass(from, to, answers));
            thread::spawn(move || pass(client, server, orders));
        }
    });
}

fn pass(mut from: TcpStream, mut to: TcpStream, mut may_pass: impl FnMut(&mut [u8]) -> bool) {
    let mut bytes = [0; 4096];
    loop {
        match from.read(&mut bytes) {
            Ok(0) | Err(_) => break,
            Ok(count) if may_pass(&mut bytes[..count]) => {
                if to.write_all(&bytes[..count]).is_err() {
                    break;
                }
            }
            // The words stay here, and the connection stays open.
            Ok(_stopped) => loop {
                match from.read(&mut bytes) {
                    Ok(0) | Err(_) => return,
                    Ok(_more) => {}
                }
            },
        }
    }
    // Either side may be gone already.
    let _closed = (to.shutdown(std::net::Shutdown::Both), from.shutdown(std::net::Shutdown::Both));
}
