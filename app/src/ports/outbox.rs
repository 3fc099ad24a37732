use domain::{GameId, Instant, PlayerId};

use crate::{
    Failure,
    model::{MailState, NewMail, OutboxFigures, OutboxRow, Settled},
};

/// Reads outgoing mail.
pub trait OutboxView {
    /// One mail.
    fn mail(&mut self, id: i64) -> Result<Option<OutboxRow>, Failure>;
    /// One mail by its key.
    fn mail_by_key(&mut self, key: &str) -> Result<Option<OutboxRow>, Failure>;
    /// Mails in a state (or all), newest first, with numbers below `before`.
    fn outbox(
        &mut self,
        state: Option<MailState>,
        before: Option<i64>,
        limit: u32,
    ) -> Result<Vec<OutboxRow>, Failure>;
    /// Tells whether a mail could be sent now.
    fn has_mail_to_send(&mut self, now: Instant) -> Result<bool, Failure>;
    /// The amount of mail that waits.
    fn outbox_figures(&mut self, now: Instant) -> Result<OutboxFigures, Failure>;
    /// The keys of the first and the last mails of a game to a player before `id`, oldest first, at most `limit`. They are
    /// the thread of a mail.
    fn sent_before(
        &mut self,
        game: GameId,
        player: PlayerId,
        id: i64,
        limit: u32,
    ) -> Result<Vec<String>, Failure>;
    /// The mails that wait for this one to tell of them, oldest first: at most a thousand, those with the earliest deadlines.
    fn told_by(&mut self, id: i64) -> Result<Vec<OutboxRow>, Failure>;
    /// The instant at which somebody must look at a mail next, if it is of a kind that this version knows.
    fn next_look(&mut self, id: i64) -> Result<Option<Instant>, Failure>;
    /// The last mails about a game to a player, newest first; those of which another mail tells only `with_told`.
    fn recent_mails(
        &mut self,
        game: GameId,
        player: PlayerId,
        with_told: bool,
        limit: u32,
    ) -> Result<Vec<OutboxRow>, Failure>;
    /// The texts last sent to a player about a game, newest first, and their last digests: what a reply of theirs may quote.
    fn sent_texts(&mut self, game: GameId, player: PlayerId, limit: u32) -> Result<Vec<String>, Failure>;
}

/// Writes outgoing mail.
pub trait OutboxTx: OutboxView {
    /// Enqueues a mail; nothing happens when the key is known.
    fn enqueue(&mut self, mail: &NewMail) -> Result<(), Failure>;
    /// Takes mails that are due, the earliest deadline first, counts the attempt and hides them `until`. A worker
    /// that dies leaves them to the next one.
    fn lease_mails(&mut self, now: Instant, until: Instant, limit: u32) -> Result<Vec<OutboxRow>, Failure>;
    /// Hides those mails `until` then that are still held under this attempt; returns their numbers.
    fn renew_mails(&mut self, held: &[(i64, u32)], until: Instant) -> Result<Vec<i64>, Failure>;
    /// Used after a restart, if no other instance can hold a lease. Mails under way are due at once, and mails tried before
    /// are tried now.
    fn release_outbox_leases(&mut self, now: Instant) -> Result<(), Failure>;
    /// Makes mails due `now` that would be tried first after `first`, or again after `again`; answers how many
    /// that were. Not reminders that wait for their time, nor digests of the days ahead and the mails that they tell of. Of
    /// the answers to mails, which the breaker may hold, only this number, those that would go first.
    fn bring_forward(
        &mut self,
        first: Instant,
        again: Instant,
        answers: u32,
        now: Instant,
    ) -> Result<usize, Failure>;
    /// Ends the attempt of that number. `false` when the lease had passed to another worker.
    fn settle_mail(&mut self, id: i64, attempt: u32, settled: &Settled, at: Instant)
    -> Result<bool, Failure>;
    /// Tells whether a mail can describe another. No other may describe it, and no attempt at it may have begun or begin
    /// before the end of the transaction. It goes by this deadline, if that is earlier than its own.
    fn join_mail(&mut self, id: i64, deadline: Instant) -> Result<bool, Failure>;
    /// Ends the attempt of that number: another mail tells of this one, and of those that it tells of. They wait `until`
    /// then. `false` when the lease had passed to another worker.
    fn tell_by(&mut self, id: i64, attempt: u32, other: i64, until: Instant) -> Result<bool, Failure>;
    /// Closes the mails that this one covers: delivered or abandoned with it.
    fn end_told(&mut self, id: i64, told: &[i64], state: MailState, at: Instant) -> Result<(), Failure>;
    /// Raises what has been counted for a mail that did not arrive to `score`, unless it was as much already;
    /// answers what it was before.
    fn count_bounce(&mut self, id: i64, score: u32) -> Result<u32, Failure>;
    /// Erases texts sent before then, at most `limit`; answers how many.
    fn prune_sent(&mut self, before: Instant, limit: u32) -> Result<usize, Failure>;
    /// Erases every text sent to a player who leaves; what still waits for them is dropped.
    fn forget_mails(&mut self, player: PlayerId, at: Instant) -> Result<(), Failure>;
}
