use std::{collections::BTreeMap, time::Duration};

use app::{Failure, Service, ports::OutboxRow};
use domain::Instant;
use parking_lot::{Condvar, Mutex, MutexGuard};

/// The interval of renewals, well below the length of a lease.
const RENEW: Duration = Duration::from_secs(5);

/// The leases of a batch, renewed while a relay is slow: nothing is sent twice while its worker lives.
pub(super) struct Leases<'a> {
    service: &'a Service,
    held: Mutex<BTreeMap<i64, Lease>>,
    over: Condvar,
}

#[derive(Copy, Clone)]
struct Lease {
    attempt: u32,
    until: Instant,
}

impl<'a> Leases<'a> {
    pub(super) fn new(service: &'a Service, rows: &[OutboxRow]) -> Self {
        let lease = |row: &OutboxRow| Some((row.id, Lease { attempt: row.attempts, until: row.next_at? }));
        Self { service, held: Mutex::new(rows.iter().filter_map(lease).collect()), over: Condvar::new() }
    }

    /// Returns true if no other worker can have the mail.
    pub(super) fn holds(&self, id: i64) -> bool {
        let in_time =
            |lease: &Lease| self.service.time.now() < lease.until && !self.service.time.clock_differs();
        self.held.lock().get(&id).is_some_and(in_time)
    }

    /// Returns true if the mail is still ours to send. If not, another lease will cover it.
    pub(super) fn hold(&self, id: i64) -> bool {
        let ours = self.holds(id);
        if !ours {
            tracing::warn!(id, "a mail could not be sent in time and is left to the next worker");
            self.end(id);
        }
        ours
    }

    /// Ends the lease of an attempt.
    pub(super) fn end(&self, id: i64) {
        self.forget(&mut self.held.lock(), id);
    }

    /// Ends all leases.
    pub(super) fn finish(&self) {
        self.held.lock().clear();
        self.over.notify_all();
    }

    fn forget(&self, held: &mut MutexGuard<'_, BTreeMap<i64, Lease>>, id: i64) {
        held.remove(&id);
        if held.is_empty() {
            self.over.notify_all();
        }
    }

    /// Renews the leases until none is held.
    pub(super) fn renew_until_finished(&self) {
        let mut held = self.held.lock();
        while !held.is_empty() {
            if !self.over.wait_for(&mut held, RENEW).timed_out() {
                continue;
            }
            let ours: Vec<_> = held.iter().map(|(&id, lease)| (id, lease.attempt)).collect();
            let renewed = MutexGuard::unlocked(&mut held, || self.renew(ours));
            match renewed {
                Ok((until, ids)) => {
                    for id in ids {
                        held.entry(id).and_modify(|lease| lease.until = until);
                    }
                }
                Err(error) => tracing::warn!(%error, "leases could not be renewed"),
            }
        }
    }

    fn renew(&self, ours: Vec<(i64, u32)>) -> Result<(Instant, Vec<i64>), Failure> {
        self.service.mail_out.renew_mails(ours)
    }
}
