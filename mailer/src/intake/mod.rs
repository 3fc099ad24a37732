//! Mail in. The SMTP and LMTP listener and the pipe commit before they answer 250 or exit with 0. Mail fetched from a
//! mailbox at a host, a Maildir or an mbox file is marked or removed there after the commit.

mod data;
mod fetched;
pub mod imap;
mod input;
mod looks;
mod maildir;
mod mbox;
mod memory;
mod options;
mod pipe;
mod received;
mod recipients;
mod session;

use std::{
    collections::HashMap,
    net::{IpAddr, Ipv6Addr},
    sync::Arc,
    time::Duration,
};

use app::{Service, delivering::is_public as is_internet};
use parking_lot::Mutex;
use tokio::{io::AsyncWriteExt as _, net::TcpListener, sync::watch, task::JoinSet};

pub use maildir::PickUp;
pub use mbox::Mbox;
pub use memory::Memory;
pub use options::Options;
pub use pipe::{PipeExit, pipe};
pub use session::converse;

/// The pause after a connection could not be accepted, doubling with each further one.
const FIRST_PAUSE: Duration = Duration::from_millis(50);
const LONGEST_PAUSE: Duration = Duration::from_secs(1);

/// Serves sessions until `shutdown` completes, then lets messages under way finish. Speaks SMTP after EHLO or HELO, and
/// LMTP after LHLO.
pub async fn serve(
    listener: TcpListener,
    service: Service,
    options: Options,
    shutdown: impl Future<Output = ()> + Send,
) {
    let (stop, stopping) = watch::channel(false);
    let peers = Peers::default();
    let options = Arc::new(options);
    let mut sessions = JoinSet::new();
    let mut pause = FIRST_PAUSE;
    tokio::pin!(shutdown);
    loop {
        let accepted = tokio::select! {
            () = &mut shutdown => break,
            accepted = listener.accept() => accepted,
            Some(_ended) = sessions.join_next() => continue,
        };
        let (mut stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Most likely out of file descriptors: wait for sessions to end. New peers wait in the kernel's queue.
                tracing::warn!(%error, "a mail connection could not be accepted");
                tokio::select! {
                    () = &mut shutdown => break,
                    () = tokio::time::sleep(pause) => {}
                }
                pause = (pause * 2).min(LONGEST_PAUSE);
                continue;
            }
        };
        pause = FIRST_PAUSE;
        let place = (sessions.len() < options.sessions)
            .then(|| peers.enter(peer.ip(), options.sessions_per_peer))
            .flatten();
        let (service, options, stopping) = (service.clone(), options.clone(), stopping.clone());
        sessions.spawn(async move {
            let Some(_place) = place else {
                metrics::counter!("postzug_mail_sessions_refused").increment(1);
                let refused = stream.write_all(b"421 4.7.0 Too many connections, try again later\r\n").await;
                if let Err(error) = refused {
                    tracing::debug!(%error, "a refused peer left first");
                }
                return;
            };
            let public = Some(peer.ip().to_canonical()).filter(|ip| options.from_internet && is_public(*ip));
            converse(stream, public, &service, &options, stopping).await;
        });
    }
    drop(listener);
    if stop.send(true).is_err() {
        tracing::debug!("no mail session is open");
    }
    let all_ended = async { while sessions.join_next().await.is_some() {} };
    if tokio::time::timeout(options.grace, all_ended).await.is_err() {
        tracing::warn!(sessions = sessions.len(), "mail sessions were cut off; their peers will try again");
    }
}

/// Tells whether a peer has an address of its own in the internet. This machine, its network and translators of addresses
/// (RFC 6052) have none.
fn is_public(address: IpAddr) -> bool {
    let is_translated = |ip: Ipv6Addr| ip.segments()[..6] == [0x64, 0xff9b, 0, 0, 0, 0];
    is_internet(address) && !matches!(address, IpAddr::V6(ip) if is_translated(ip))
}

/// Open sessions per peer.
#[derive(Clone, Default)]
struct Peers(Arc<Mutex<HashMap<IpAddr, usize>>>);

/// The place of a session, returned at its end.
struct Place {
    peers: Peers,
    peer: IpAddr,
}

impl Peers {
    fn enter(&self, peer: IpAddr, most: usize) -> Option<Place> {
        let mut open = self.0.lock();
        let count = open.entry(peer).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Place { peers: self.clone(), peer })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.peers.0.lock();
        if let Some(count) = open.get_mut(&self.peer) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.peer);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_internet_peers_are_clients() {
        for (ip, public) in [
            ("8.8.8.8", true),
            ("2606:4700::1111", true),
            ("0.0.0.0", false),
            ("127.0.0.1", false),
            ("10.1.2.3", false),
            ("172.16.0.1", false),
            ("192.168.1.1", false),
            ("100.64.0.1", false),
            ("169.254.1.1", false),
            ("192.0.2.1", false),
            ("198.51.100.1", false),
            ("203.0.113.1", false),
            ("224.0.0.1", false),
            ("255.255.255.255", false),
            ("::", false),
            ("::1", false),
            ("::ffff:10.1.2.3", false),
            ("64:ff9b::808:808", false),
            ("2001:db8::1", false),
            ("fc00::1", false),
            ("fe80::1", false),
            ("ff02::1", false),
        ] {
            assert_eq!(is_public(ip.parse().expect(ip)), public, "{ip}");
        }
    }
}
