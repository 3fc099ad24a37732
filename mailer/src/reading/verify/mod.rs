//! Verifies whose mail it is, where no mail server in front does it. A resolver that is slow or dead leaves that
//! unknown, after a bounded time. Meanwhile other mails are read: the mails that wait are among its delayed mails.

mod budget;
mod check;
mod checks;
mod claimed;
mod outcome;
mod signed;

use std::{io, net::SocketAddr, sync::Arc, time::Duration};

use mail_auth::{
    MessageAuthenticator,
    hickory_resolver::{
        config::{ConnectionConfig, NameServerConfig, ResolverConfig, ResolverOpts},
        net::NetError,
        system_conf::read_system_conf,
    },
};
use tokio::runtime::{Builder, Runtime};

pub(super) use checks::Checks;
pub(super) use claimed::unchecked;
pub(super) use outcome::{Outcome, Unchecked};

/// The time for one mail.
const PATIENCE: Duration = Duration::from_secs(5);
/// The time for one question to the DNS, which is put twice.
const ANSWER: Duration = Duration::from_millis(1_500);
/// The time beyond [`PATIENCE`] after which a check hangs.
const SLACK: Duration = Duration::from_secs(1);

/// The reason why mail cannot be verified.
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
        Ok(Self { dns, own_domain: own_domain.into(), runtime: Some(threads) })
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
