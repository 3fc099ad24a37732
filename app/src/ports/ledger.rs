use std::sync::{Arc, Mutex, PoisonError};

use domain::{Actor, GameId, Instant};

use crate::{
    Failure,
    model::{Key, SessionId},
    ports::{
        BulkCommandsTx, BulkCommandsView, ChallengesTx, ChallengesView, ConditionalTx, ConditionalView,
        GamesTx, GamesView, InboxTx, InboxView, InstallationTx, InstallationView, LogTx, LogView,
        MailProblemsTx, MailProblemsView, MailSourcesTx, MailSourcesView, NotesTx, NotesView, OutboxTx,
        OutboxView, PeopleTx, PeopleView, TimekeepingTx, TimekeepingView, WebhooksTx, WebhooksView,
    },
};

/// Declares a trait that is all of these.
macro_rules! joined {
    ($(#[$about:meta])* $name:ident: $($port:ident),+) => {
        $(#[$about])*
        pub trait $name: $($port +)+ {}

        impl<T: $($port +)+> $name for T {}
    };
}

joined!(
    /// Reads, inside a transaction or on a reader of its own.
    View: GamesView, ChallengesView, ConditionalView, BulkCommandsView, TimekeepingView, PeopleView, InboxView,
    OutboxView, InstallationView, LogView, MailProblemsView, MailSourcesView, NotesView, WebhooksView
);

joined!(
    /// Reads and writes inside the one write transaction.
    Tx: View, GamesTx, ChallengesTx, ConditionalTx, BulkCommandsTx, TimekeepingTx, PeopleTx, InboxTx, OutboxTx,
    InstallationTx, LogTx, MailProblemsTx, MailSourcesTx, NotesTx, WebhooksTx
);

/// A piece of work for the writer. It may run more than once before it is committed (a neighbour in the same
/// batch failed), so it must only act through [`Tx`].
pub type Work = Box<dyn FnMut(&mut dyn Tx) -> Result<(), Failure> + Send>;

/// The rows that a piece of work reads and writes, declared ahead. Where several instances share a database, this
/// decides what waits for what; the work need not be declared for one writer alone.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum LockScope {
    /// Locks as [`LockScope::Games`] with this game. It asks for what is named here, which may be read before it runs.
    Submission {
        /// The game of the submission.
        game: GameId,
        /// The actor. Their account is read, unless there is a session.
        actor: Actor,
        /// Their key.
        key: Key,
        /// The session they act by.
        session: Option<SessionId>,
    },
    /// Only these games and what hangs on them: the record, receipts, notices. Nobody else writes them meanwhile.
    Games(Vec<GameId>),
    /// Only stores a mail that came in, for these games; see [`crate::inbox`].
    Arrival(Vec<GameId>),
    /// Anything: it runs while no other such work runs on any instance, as if there were one writer.
    Anything,
}

/// Told after the commit, or why there was none; on the writer's thread.
pub type Done = Box<dyn FnOnce(Result<(), Failure>) + Send>;

/// The database. One writer takes what is waiting, runs each piece of work in one transaction and commits once.
pub trait Ledger: Send + Sync {
    /// Runs the work and returns after its commit is durable. An error means that it is not known to be: nobody may
    /// be told, and the same work may be done again.
    fn write(&self, scope: LockScope, work: Work) -> Result<(), Failure>;
    /// [`Ledger::write`] for who must not wait: puts the work into the queue of the writer, which calls `done` on its
    /// own thread.
    fn enqueue(&self, scope: LockScope, work: Work, done: Done) {
        done(self.write(scope, work));
    }
    /// Runs a read on a snapshot that sees every earlier commit of this instance.
    fn read(&self, work: &mut dyn FnMut(&mut dyn View) -> Result<(), Failure>) -> Result<(), Failure>;
    /// The clock of the database's host, where that may be another than ours.
    fn clock(&self) -> Result<Option<Instant>, Failure> {
        Ok(None)
    }
}

/// [`Ledger::write`] of [`LockScope::Anything`] with a result.
pub fn write<T: Send + 'static>(
    ledger: &dyn Ledger,
    work: impl FnMut(&mut dyn Tx) -> Result<T, Failure> + Send + 'static,
) -> Result<T, Failure> {
    write_locking(ledger, LockScope::Anything, work)
}

/// [`Ledger::write`] with a result.
pub fn write_locking<T: Send + 'static>(
    ledger: &dyn Ledger,
    scope: LockScope,
    work: impl FnMut(&mut dyn Tx) -> Result<T, Failure> + Send + 'static,
) -> Result<T, Failure> {
    let (work, result) = with_result(work);
    ledger.write(scope, work)?;
    result()
}

/// [`Ledger::enqueue`] with a result.
pub fn write_then<T: Send + 'static>(
    ledger: &dyn Ledger,
    scope: LockScope,
    work: impl FnMut(&mut dyn Tx) -> Result<T, Failure> + Send + 'static,
    done: impl FnOnce(Result<T, Failure>) + Send + 'static,
) {
    let (work, result) = with_result(work);
    ledger.enqueue(scope, work, Box::new(move |written| done(written.and_then(|()| result()))));
}

/// The work, and what its last run gave.
fn with_result<T: Send + 'static>(
    mut work: impl FnMut(&mut dyn Tx) -> Result<T, Failure> + Send + 'static,
) -> (Work, impl FnOnce() -> Result<T, Failure> + Send + 'static) {
    let result = Arc::new(Mutex::new(None));
    let given = Arc::clone(&result);
    let work: Work = Box::new(move |tx| {
        let value = work(tx)?;
        *given.lock().unwrap_or_else(PoisonError::into_inner) = Some(value);
        Ok(())
    });
    let dropped = || Failure::Bug("the writer dropped its work".into());
    (work, move || result.lock().unwrap_or_else(PoisonError::into_inner).take().ok_or_else(dropped))
}

/// [`Ledger::read`] with a result.
pub fn read<T>(
    ledger: &dyn Ledger,
    mut work: impl FnMut(&mut dyn View) -> Result<T, Failure>,
) -> Result<T, Failure> {
    let mut result = None;
    ledger.read(&mut |view| {
        result = Some(work(view)?);
        Ok(())
    })?;
    result.ok_or_else(|| Failure::Bug("the reader dropped its work".into()))
}
