//! Verifies whose mail it is, where no mail server in front does it. A resolver that is slow or dead leaves that
//! unknown, after a bounded time. Only the mails that ask for its answer wait for it: they are read again, and the check
//! goes on meanwhile.

mod budget;
mod check;
mod claimed;
mod outcome;
mod signed;

use std::{
    collections::HashMap,
    io,
    net::SocketAddr,
    sync::{
        Arc,
        mpsc::{self, Receiver, RecvTimeoutError},
    },
    time::Duration,
};

use mail_auth::{
    MessageAuthenticator,
    hickory_resolver::{
        config::{ConnectionConfig, NameServerConfig, ResolverConfig, ResolverOpts},
        net::NetError,
        system_conf::read_system_conf,
    },
};
use parking_lot::Mutex;
use tokio::{
    runtime::{Builder, Runtime},
    sync::Semaphore,
};

pub(super) use claimed::unchecked;
pub(super) use outcome::{Outcome, Unchecked};

/// The time for one mail.
const PATIENCE: Duration = Duration::from_secs(5);
/// The time for one question to the DNS, which is put twice.
const ANSWER: Duration = Duration::from_millis(1_500);
/// The time beyond [`PATIENCE`] after which a check hangs.
const SLACK: Duration = Duration::from_secs(1);
/// The time for which a batch waits for its checks. A name server that works needs less.
const GRACE: Duration = Duration::from_millis(500);
/// Checks under way, at most: each holds the header of its mail.
const MOST: usize = 512;
/// The time after which nobody comes for an outcome: another instance read the mail.
const KEPT: Duration = Duration::from_mins(10);

/// Why mail cannot be verified.
#[derive(Debug, thiserror::Error)]
pub enum VerifierError {
    /// The name servers are not known, or cannot be asked.
    #[error("no name server can be asked: {0}")]
    Dns(#[from] NetError),
    /// No threads.
    #[error("{0}")]
    Threads(#[from] io::Error),
}

/// Checks mails by DKIM, SPF and DMARC.
pub struct Verifier {
    dns: MessageAuthenticator,
    own_domain: Arc<str>,
    runtime: Option<Runtime>,
    free: Arc<Semaphore>,
    /// The checks of mails that are read again, by the number of the mail.
    slow: Mutex<HashMap<i64, Checking>>,
}

/// A check that was begun.
struct Checking {
    since: std::time::Instant,
    /// Closed without an outcome if the check panicked or took too long.
    outcome: Receiver<Outcome>,
}

impl Verifier {
    /// Asks these name servers; if there is none, those of /etc/resolv.conf.
    ///
    /// # Errors
    ///
    /// [`VerifierError`].
    pub fn new(name_servers: &[SocketAddr], own_domain: &str) -> Result<Self, VerifierError> {
        let (config, mut options) = if name_servers.is_empty() {
            read_system_conf()?
        } else {
            let servers = name_servers.iter().map(|server| {
                let connections = [ConnectionConfig::udp(), ConnectionConfig::tcp()].map(|mut connection| {
                    connection.port = server.port();
                    connection
                });
                NameServerConfig::new(server.ip(), true, connections.into())
            });
            (ResolverConfig::from_name_servers(servers.collect()), ResolverOpts::default())
        };
        (options.timeout, options.attempts) = (ANSWER, 2);
        let threads =
            Builder::new_multi_thread().worker_threads(2).thread_name("mail-verify").enable_all().build()?;
        let dns = MessageAuthenticator::new(config, options)?;
        Ok(Self {
            dns,
            own_domain: own_domain.into(),
            runtime: Some(threads),
            free: Arc::new(Semaphore::new(MOST)),
            slow: Mutex::default(),
        })
    }

    /// Checks mails side by side. One without an outcome is to be brought again: its check goes on, or begins then. One on
    /// which the check panics, hangs or waits too long is unknown.
    fn check_all(&self, mails: Vec<(i64, Unchecked)>) -> HashMap<i64, Outcome> {
        let mut under_way = Vec::with_capacity(mails.len());
        {
            let mut slow = self.slow.lock();
            slow.retain(|_, checking| checking.since.elapsed() < KEPT);
            for (id, mail) in mails {
                let checking = slow.remove(&id).or_else(|| self.begin(mail));
                under_way.extend(checking.map(|checking| (id, checking)));
            }
        }
        let mut outcomes = HashMap::with_capacity(under_way.len());
        let until = std::time::Instant::now() + GRACE;
        for (id, checking) in under_way {
            let left = until.saturating_duration_since(std::time::Instant::now());
            match checking.outcome.recv_timeout(left) {
                Ok(outcome) => drop(outcomes.insert(id, outcome)),
                Err(RecvTimeoutError::Timeout) if checking.since.elapsed() < PATIENCE + SLACK => {
                    self.slow.lock().insert(id, checking);
                }
                Err(_none) => drop(outcomes.insert(id, Outcome::trouble("no_answer"))),
            }
        }
        outcomes
    }

    /// Begins a check; `None` while too many are under way.
    fn begin(&self, mail: Unchecked) -> Option<Checking> {
        let place = Arc::clone(&self.free).try_acquire_owned().ok()?;
        let (done, outcome) = mpsc::channel();
        let (dns, own_domain) = (self.dns.clone(), Arc::clone(&self.own_domain));
        self.runtime.as_ref()?.spawn(async move {
            let outcome = tokio::time::timeout(PATIENCE, check::check(&dns, &mail, &own_domain)).await;
            app::scrub_stack();
            if let Ok(outcome) = outcome
                && done.send(outcome).is_err()
            {
                tracing::debug!("a mail was verified too late");
            }
            drop(place);
        });
        Some(Checking { since: std::time::Instant::now(), outcome })
    }

    /// Counts outcomes, of each mail once.
    fn count(outcomes: &[Outcome]) {
        let troubled = outcomes.iter().filter(|outcome| outcome.is_trouble).count();
        if troubled > 0 {
            metrics::counter!("postzug_mail_verify_no_answer").increment(troubled as u64);
            tracing::warn!(mails = troubled, "the DNS did not answer: whose mail it is stays unknown");
        }
        for outcome in outcomes {
            metrics::counter!("postzug_mail_verified", "verdict" => outcome.verdict.name()).increment(1);
        }
    }
}

impl Drop for Verifier {
    fn drop(&mut self) {
        // Its owner may be a task of another runtime, in which none may wait for threads.
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}
