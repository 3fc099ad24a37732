//! The listener over real TCP, and a peer that talks to it.

use std::net::SocketAddr;

use app::Service;
use mailer::intake::{Options, serve};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpListener, TcpStream},
    sync::oneshot,
};

/// A listener that ends with the test.
pub struct Listener {
    pub address: SocketAddr,
    pub stop: Option<oneshot::Sender<()>>,
}

impl Listener {
    pub async fn start(service: &Service, options: Options) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let service = service.clone();
        tokio::spawn(serve(listener, service, options, async { stopped.await.unwrap_or_default() }));
        Self { address, stop: Some(stop) }
    }

    /// Sends the bytes, closes, and answers everything that came back.
    pub async fn talk(&self, bytes: &[u8]) -> String {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        // The peer may have closed on a hard error before it read everything.
        if stream.write_all(bytes).await.is_ok() {
            stream.shutdown().await.unwrap_or_default();
        }
        let mut answers = Vec::new();
        stream.read_to_end(&mut answers).await.unwrap_or_default();
        String::from_utf8(answers).unwrap()
    }
}

/// First digits of every answer, continuation lines left out.
pub fn codes(answers: &str) -> Vec<&str> {
    answers.lines().filter(|line| line.as_bytes().get(3) == Some(&b' ')).map(|line| &line[..3]).collect()
}
