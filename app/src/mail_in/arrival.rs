//! Stores a mail before it is acknowledged.

use std::sync::Arc;

use domain::{Digest, Phase, Span, Termination};

use crate::{
    Failure,
    mail_in::service::MailIn,
    model::{Inbound, Intake, NewInbound},
    ports::{self, LockScope, MacPurpose, Purpose, Tx, WallClock},
};

/// A mail stored later than this after its stamp may have missed a flag. This time is shorter than the grace of a flag by
/// twice the difference of two clocks.
const LATE: Span = Span(1_000);

/// Fields that change with every delivery of the same mail.
const TRACE_FIELDS: [&str; 7] = [
    "received",
    "return-path",
    "delivered-to",
    "x-original-to",
    "authentication-results",
    "received-spf",
    // Ours: the host that brought it.
    "x-arrived",
];

impl MailIn {
    /// Stores a mail for all its recipients in one transaction; when this returns, it is durable. A mail that is
    /// already there is not stored again. Raw mail is encrypted before it reaches the database, because it
    /// may hold a move to be sealed.
    ///
    /// # Errors
    ///
    /// [`Failure`]: nothing was stored for anybody, and the sender must try again. [`Failure::Busy`] also when storing it
    /// took so long that the game was lost on time: a mail that was stored late is not acknowledged. Also while our
    /// stamp comes from another clock than the database's.
    pub fn intake(&self, mail: &Intake) -> Result<Vec<i64>, Failure> {
        let arrival = self.arrival(mail)?;
        ports::write_locking(&*self.kernel.ledger, arrival.scope(), move |tx| arrival.store(tx)).map(ids)
    }

    /// [`MailIn::intake`] of a mail that its host received at `received_at`, before anybody of ours could look. Its sender
    /// learned long ago that it arrived, so it is stored in any case. For a game that was lost on time meanwhile it counts as
    /// of now. Tells of each recipient's mail whether it is new.
    ///
    /// # Errors
    ///
    /// [`Failure`]: nothing was stored for anybody, and it must be fetched again.
    pub fn intake_fetched(&self, mail: &Intake) -> Result<Vec<(i64, bool)>, Failure> {
        let arrival = Arrival { is_fetched: true, ..self.arrival(mail)? };
        ports::write_locking(&*self.kernel.ledger, arrival.scope(), move |tx| arrival.store(tx))
    }

    /// [`MailIn::intake`] for callers who must not wait: `answer` is called after the commit, on the thread that
    /// commits, and must be quick.
    pub fn intake_then(
        &self,
        mail: &Intake,
        answer: impl FnOnce(Result<Vec<i64>, Failure>) + Send + 'static,
    ) {
        match self.arrival(mail) {
            Ok(arrival) => {
                let answer = |stored: Result<Vec<_>, Failure>| answer(stored.map(ids));
                ports::write_then(&*self.kernel.ledger, arrival.scope(), move |tx| arrival.store(tx), answer);
            }
            Err(failure) => answer(Err(failure)),
        }
    }

    fn arrival(&self, mail: &Intake) -> Result<Arrival, Failure> {
        self.kernel.may_act()?;
        let content = without_trace_fields(&mail.raw);
        let mut games = mail.recipients.iter().filter_map(|address| address.game());
        let first = games.next();
        let several_games = games.any(|game| Some(game) != first);
        let mut rows = Vec::with_capacity(mail.recipients.len());
        for &address in &mail.recipients {
            let mut message = address.name().into_bytes();
            message.push(0);
            message.extend_from_slice(&content);
            // Keyed: a plain hash of a mail with a sealed move could be tried for every legal move.
            let digest = Digest(self.kernel.vault.mac(MacPurpose::SecretDigest, &message));
            rows.push(NewInbound {
                received_at: mail.received_at,
                sender: mail.sender.clone(),
                address,
                digest,
                raw: self.kernel.vault.seal(Purpose::RawMail, &Inbound::raw_context(&digest), &mail.raw)?,
                several_games,
            });
        }
        Ok(Arrival { rows, is_fetched: false, wall_clock: Arc::clone(&self.kernel.wall_clock) })
    }
}

fn ids(stored: Vec<(i64, bool)>) -> Vec<i64> {
    stored.into_iter().map(|(id, _is_new)| id).collect()
}

/// A mail to be stored for all its recipients, sealed.
struct Arrival {
    rows: Vec<NewInbound>,
    /// Tells whether it comes from a host that has it: it cannot be refused.
    is_fetched: bool,
    wall_clock: Arc<dyn WallClock>,
}

impl Arrival {
    fn scope(&self) -> LockScope {
        LockScope::Arrival(self.rows.iter().filter_map(|row| row.address.game()).collect())
    }

    fn store(&self, tx: &mut dyn Tx) -> Result<Vec<(i64, bool)>, Failure> {
        let now = self.wall_clock.now();
        let is_late = self.rows.first().is_some_and(|row| now - row.received_at > LATE);
        let mut stored = Vec::with_capacity(self.rows.len());
        for row in &self.rows {
            let is_lost = is_late && missed_flag(tx, row)?;
            if is_lost && !self.is_fetched {
                return Err(Failure::Busy);
            }
            stored.push(if is_lost {
                tx.receive(&NewInbound { received_at: now, ..row.clone() })?
            } else {
                tx.receive(row)?
            });
        }
        Ok(stored)
    }
}

/// Tells whether the flag fell between stamping a mail and storing it. No flag falls while it is being stored, and a later
/// flag sees it.
fn missed_flag(tx: &mut dyn Tx, mail: &NewInbound) -> Result<bool, Failure> {
    let Some(game) = mail.address.game() else { return Ok(false) };
    let Some(row) = tx.game(game)? else { return Ok(false) };
    let on_time = Termination::TimeLimitExceeded;
    let lost = matches!(row.state.phase, Phase::Ended { termination, .. } if termination == on_time);
    Ok(lost && row.state.last_at >= mail.received_at)
}

/// The mail without the fields every hop adds, so that a repeated delivery is known again.
fn without_trace_fields(raw: &[u8]) -> Vec<u8> {
    let mut kept = Vec::with_capacity(raw.len());
    let mut dropping = false;
    let mut in_header = true;
    for line in raw.split_inclusive(|&byte| byte == b'\n') {
        if in_header {
            in_header = !line.trim_ascii().is_empty();
            if !line.starts_with(b" ") && !line.starts_with(b"\t") {
                let name = line.split(|&byte| byte == b':').next().unwrap_or_default().trim_ascii_end();
                let name = name.to_ascii_lowercase();
                dropping = in_header
                    && (TRACE_FIELDS.iter().any(|field| field.as_bytes() == name)
                        || name.starts_with(b"arc-")
                        || name.starts_with(b"x-spam-"));
            }
            if dropping {
                continue;
            }
        }
        kept.extend_from_slice(line);
    }
    kept
}
