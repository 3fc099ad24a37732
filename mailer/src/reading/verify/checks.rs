//! Checks under way, side by side.

use std::{
    collections::HashMap,
    sync::{
        Arc,
        mpsc::{self, Receiver, RecvTimeoutError},
    },
    time::{Duration, Instant},
};

use super::{Outcome, PATIENCE, SLACK, Unchecked, Verifier, check};

/// The checks of a batch.
#[derive(Default)]
pub(in crate::reading) struct Checks {
    open: HashMap<i64, Checking>,
    outcomes: HashMap<i64, Outcome>,
}

struct Checking {
    since: Instant,
    /// Closed without an outcome if the check panicked or took too long.
    outcome: Receiver<Outcome>,
}

impl Checks {
    /// Waits for outcomes. A mail on which the check panics, hangs or waits too long is unknown.
    pub(in crate::reading) fn wait(&mut self, patience: Duration) {
        let until = Instant::now() + patience;
        let outcomes = &mut self.outcomes;
        self.open.retain(|id, checking| {
            let over = checking.since + PATIENCE + SLACK;
            let left = until.min(over).saturating_duration_since(Instant::now());
            let outcome = match checking.outcome.recv_timeout(left) {
                Ok(outcome) => outcome,
                Err(RecvTimeoutError::Timeout) if Instant::now() < over => return true,
                Err(_none) => Outcome::trouble("no_answer"),
            };
            outcomes.insert(*id, outcome);
            false
        });
    }

    /// Tells whether some have no outcome yet.
    pub(in crate::reading) fn are_open(&self) -> bool {
        !self.open.is_empty()
    }

    /// Tells whether this mail has no outcome yet.
    pub(in crate::reading) fn is_open(&self, id: i64) -> bool {
        self.open.contains_key(&id)
    }

    /// Takes an outcome.
    pub(super) fn take(&mut self, id: i64) -> Option<Outcome> {
        self.outcomes.remove(&id)
    }
}

impl Verifier {
    /// Begins to check mails.
    pub(in crate::reading) fn begin(&self, mails: Vec<(i64, Unchecked)>) -> Checks {
        let begun = mails.into_iter().map(|(id, mail)| {
            let (done, outcome) = mpsc::channel();
            let (dns, own_domain) = (self.dns.clone(), Arc::clone(&self.own_domain));
            let check = async move {
                let outcome = tokio::time::timeout(PATIENCE, check::check(&dns, &mail, &own_domain)).await;
                app::scrub_stack();
                if let Ok(outcome) = outcome
                    && done.send(outcome).is_err()
                {
                    tracing::debug!("a mail was verified too late");
                }
            };
            if let Some(runtime) = &self.runtime {
                runtime.spawn(check);
            }
            (id, Checking { since: Instant::now(), outcome })
        });
        Checks { open: begun.collect(), outcomes: HashMap::new() }
    }
}
