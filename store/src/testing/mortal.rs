use std::sync::{
    Arc,
    atomic::{AtomicBool, AtomicU32, Ordering},
};

use app::{
    Failure,
    ports::{Ledger, LockScope, View, Work},
};

/// A ledger as seen by one process that may be killed. Between two transactions the process is gone. None of its work reaches
/// the store any more, and nobody hears of its last commit. The store lives on.
pub struct Mortal {
    store: Arc<dyn Ledger>,
    /// Commits left, [`u32::MAX`] for ever.
    left: AtomicU32,
    /// It dies before the commit it is about to make, not after.
    early: AtomicBool,
    /// Writes that fail before it goes on, as with a full disk.
    ailing: AtomicU32,
}

impl std::fmt::Debug for Mortal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Mortal").field("left", &self.left).finish_non_exhaustive()
    }
}

fn gone() -> Failure {
    Failure::Storage("the process was killed".into())
}

impl Mortal {
    /// Lives until [`Mortal::die_after`] or [`Mortal::die_within`].
    #[must_use]
    pub const fn new(store: Arc<dyn Ledger>) -> Self {
        Self {
            store,
            left: AtomicU32::new(u32::MAX),
            early: AtomicBool::new(false),
            ailing: AtomicU32::new(0),
        }
    }

    /// Dies once this many more transactions are committed: the last one is durable, but its caller only hears of
    /// a failure.
    pub fn die_after(&self, commits: u32) {
        self.early.store(false, Ordering::SeqCst);
        self.left.store(commits, Ordering::SeqCst);
    }

    /// Dies before it commits anything more, in the middle of the next transaction but `commits`.
    pub fn die_within(&self, commits: u32) {
        self.early.store(true, Ordering::SeqCst);
        self.left.store(commits.saturating_add(1), Ordering::SeqCst);
    }

    /// Makes the next writes fail and store nothing; the process lives.
    pub fn fail_next(&self, writes: u32) {
        self.ailing.store(writes, Ordering::SeqCst);
    }

    /// Tells whether it was killed.
    #[must_use]
    pub fn is_dead(&self) -> bool {
        self.left.load(Ordering::SeqCst) == 0
    }
}

impl Ledger for Mortal {
    fn write(&self, scope: LockScope, mut work: Work) -> Result<(), Failure> {
        let ail = |left: u32| left.checked_sub(1);
        if self.ailing.fetch_update(Ordering::SeqCst, Ordering::SeqCst, ail).is_ok() {
            return Err(Failure::Storage("the disk does not write now".into()));
        }
        let count = |left: u32| if left == u32::MAX { Some(left) } else { left.checked_sub(1) };
        match self.left.fetch_update(Ordering::SeqCst, Ordering::SeqCst, count) {
            Err(_) => Err(gone()),
            Ok(1) if self.early.load(Ordering::SeqCst) => {
                // Everything is done but the commit.
                let undone = self.store.write(scope, Box::new(move |tx| work(tx).and(Err(gone()))));
                undone.and(Err(gone()))
            }
            Ok(1) => self.store.write(scope, work).and(Err(gone())),
            Ok(_) => self.store.write(scope, work),
        }
    }

    fn read(&self, work: &mut dyn FnMut(&mut dyn View) -> Result<(), Failure>) -> Result<(), Failure> {
        if self.is_dead() { Err(gone()) } else { self.store.read(work) }
    }
}
