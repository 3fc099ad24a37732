//! Mail in from a mailbox at a host, by IMAP (RFC 3501).
//!
//! ```text
//! hold the mailbox -> connect, log in, SELECT -> look -> IDLE or a pause -> look ...
//! look: numbers above the last one taken -> header: for us? -> whole mail -> store -> mark -> note the number
//! ```
//!
//! A mail is marked after it was stored, and its number noted after that. A process that ends between two of these takes
//! the mail again, and its digest makes it the same row.

mod account;
mod connection;
mod folder;
mod look;
mod settle;
mod stream;

use std::time::Duration;

use app::{Failure, Service, inbox::SourceTrouble};

pub use account::{Abilities, Account, After, ImapError, ImapTls};

use self::{account::RoundError, connection::Connection, look::Progress};

/// Connects, logs in, opens the folder and says what the host can do.
///
/// # Errors
///
/// [`ImapError`].
pub fn probe(account: &Account) -> Result<Abilities, ImapError> {
    let failed =
        |error: std::io::Error| ImapError { trouble: SourceTrouble::Unreachable, words: error.to_string() };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(failed)?;
    let found = runtime.block_on(async { Connection::open(account).await?.probe().await });
    runtime.shutdown_background();
    found
}

/// The pause after the host failed, doubling with each further time.
const FIRST_PAUSE: Duration = Duration::from_secs(1);
const LONGEST_PAUSE: Duration = Duration::from_secs(60);
/// The pause while another instance fetches.
const NOT_HELD: Duration = Duration::from_secs(5);

/// Fetches mail from one mailbox.
pub struct Fetcher {
    service: Service,
    account: Account,
    progress: Progress,
    pause: Duration,
    /// The trouble that was logged.
    logged: Option<SourceTrouble>,
}

impl std::fmt::Debug for Fetcher {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Fetcher").field("account", &self.account).finish_non_exhaustive()
    }
}

impl Fetcher {
    /// Fetches for this service.
    #[must_use]
    pub fn new(service: Service, account: Account) -> Self {
        Self { service, account, progress: Progress::default(), pause: FIRST_PAUSE, logged: None }
    }

    /// Fetches until the host or the storage fails, or `stopped` completes. Returns the pause after that.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn run(&mut self, stopped: impl Future<Output = ()>) -> Result<Duration, Failure> {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .map_err(|error| Failure::Other("the mailbox", Box::new(error)))?;
        let (service, name) = (self.service.clone(), self.account.name());
        let hold_again = self.account.hold_again;
        // At any pause of the network the conversation may end: what is stored and not noted comes again.
        let ended = runtime.block_on(async {
            tokio::select! {
                () = stopped => None,
                error = self.converse() => Some(error),
                error = hold_on(&service, &name, hold_again) => Some(error),
            }
        });
        // A look-up of the host's name may be under way: nobody waits for it.
        runtime.shutdown_background();
        match ended {
            None => {
                self.service.mail_sources.release(&name)?;
                Ok(Duration::ZERO)
            }
            Some(RoundError::NotHeld) => Ok(NOT_HELD),
            Some(RoundError::Storage(failure)) => Err(failure),
            Some(RoundError::Host(error)) => {
                if self.logged.replace(error.trouble) != Some(error.trouble) {
                    tracing::warn!(mailbox = name, %error, "mail cannot be fetched");
                }
                metrics::counter!("postzug_mail_fetch_failures", "trouble" => error.trouble.name())
                    .increment(1);
                self.service.mail_sources.note_trouble(&name, error.trouble)?;
                let pause = self.pause;
                self.pause = (pause * 2).min(LONGEST_PAUSE);
                Ok(pause)
            }
        }
    }

    /// Ends with an error only.
    async fn converse(&mut self) -> RoundError {
        match self.rounds().await {
            Ok(never) => match never {},
            Err(error) => error,
        }
    }

    async fn rounds(&mut self) -> Result<std::convert::Infallible, RoundError> {
        let name = self.account.name();
        self.service.mail_sources.hold(&name)?.ok_or(RoundError::NotHeld)?;
        let mut connection = Connection::open(&self.account).await?;
        // The host says it once a conversation; a mailbox that was made anew has another number then.
        let selected = connection.select().await?;
        let mut woken_at = None;
        loop {
            let began = self.service.time.now();
            self.progress.look(&self.service, &self.account, &mut connection, &selected, woken_at).await?;
            self.pause = FIRST_PAUSE;
            if self.logged.take().is_some() {
                tracing::info!(mailbox = name, "mail is fetched again");
            }
            let full = connection.is_full().await?;
            if !self.service.mail_sources.note_look(&name, began, full.then_some(SourceTrouble::Full))? {
                return Err(RoundError::NotHeld);
            }
            let is_awaited = || self.service.mail_sources.look_is_awaited(began);
            (connection, woken_at) = connection.wait(is_awaited, || self.service.time.now()).await?;
        }
    }
}

/// Holds the mailbox also while the host is slow to answer. Ends with an error only.
async fn hold_on(service: &Service, name: &str, again: Duration) -> RoundError {
    loop {
        tokio::time::sleep(again).await;
        match service.mail_sources.hold(name) {
            Ok(Some(_source)) => {}
            Ok(None) => return RoundError::NotHeld,
            Err(failure) => return failure.into(),
        }
    }
}
