//! Counts the statements to the database, for guards that no noise can move.

use std::{
    collections::BTreeSet,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
};

use diesel::connection::{Instrumentation, InstrumentationEvent, set_default_instrumentation};

static READS: AtomicU64 = AtomicU64::new(0);
static WRITES: AtomicU64 = AtomicU64::new(0);
static TRANSACTIONS: AtomicU64 = AtomicU64::new(0);
static TEXTS: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());

/// The statements of all connections of this process that were opened after [`Statements::count`].
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Statements {
    /// Statements that read, wherever.
    pub reads: u64,
    /// Statements that write.
    pub writes: u64,
    /// Transactions of the writer.
    pub transactions: u64,
}

struct Counter;

impl Instrumentation for Counter {
    fn on_connection_event(&mut self, event: InstrumentationEvent<'_>) {
        let InstrumentationEvent::StartQuery { query, .. } = event else { return };
        let text = query.to_string();
        let of = match text.trim_start().split([' ', '(']).next().unwrap_or_default() {
            "SELECT" => &READS,
            "INSERT" | "UPDATE" | "DELETE" => &WRITES,
            _ if text.starts_with("BEGIN IMMEDIATE") => &TRANSACTIONS,
            _ => return,
        };
        of.fetch_add(1, Ordering::SeqCst);
        let sql = text.split(" -- binds").next().unwrap_or_default();
        let mut texts = TEXTS.lock().unwrap_or_else(PoisonError::into_inner);
        if !texts.contains(sql) {
            texts.insert(sql.to_owned());
        }
    }
}

impl Statements {
    /// Begins to count. The whole process counts: such a test is alone in its binary.
    ///
    /// # Panics
    ///
    /// Panics if another thread has panicked while it began.
    pub fn count() {
        set_default_instrumentation(|| Some(Box::new(Counter))).expect("nobody panicked");
    }

    /// Every statement that was asked so far, without its values.
    #[must_use]
    pub fn texts() -> BTreeSet<String> {
        TEXTS.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Returns the counts so far.
    #[must_use]
    pub fn so_far() -> Self {
        let read = |counter: &AtomicU64| counter.load(Ordering::SeqCst);
        Self { reads: read(&READS), writes: read(&WRITES), transactions: read(&TRANSACTIONS) }
    }

    /// Returns the counts since then.
    #[must_use]
    pub fn since(self) -> Self {
        let now = Self::so_far();
        Self {
            reads: now.reads - self.reads,
            writes: now.writes - self.writes,
            transactions: now.transactions - self.transactions,
        }
    }
}
