use std::sync::{
    Arc,
    atomic::{AtomicU32, Ordering},
};

use app::{
    Failure,
    ports::{Ledger, LockScope, View, Work},
};

/// A ledger as one instance sees it while something else happens before each of its writes, the first of which is 0.
pub(crate) struct Meanwhile {
    store: Arc<dyn Ledger>,
    writes: AtomicU32,
    happens: Box<dyn Fn(u32) + Send + Sync>,
}

impl Meanwhile {
    pub(crate) fn new(store: Arc<dyn Ledger>, happens: impl Fn(u32) + Send + Sync + 'static) -> Self {
        Self { store, writes: AtomicU32::new(0), happens: Box::new(happens) }
    }
}

impl Ledger for Meanwhile {
    fn write(&self, scope: LockScope, work: Work) -> Result<(), Failure> {
        (self.happens)(self.writes.fetch_add(1, Ordering::SeqCst));
        self.store.write(scope, work)
    }

    fn read(&self, work: &mut dyn FnMut(&mut dyn View) -> Result<(), Failure>) -> Result<(), Failure> {
        self.store.read(work)
    }
}
