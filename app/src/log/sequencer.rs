use std::sync::{Arc, Mutex, PoisonError};

use domain::{Digest, GameId, Instant, Span};
use translog::{Opening, STATEMENTS, Salt, commitment, leaf};

use super::{continuity, statement, tree};
use crate::{
    Failure,
    games::arbiter_notices,
    log::Log,
    model::mail_details::MailDetails,
    ports::{
        self, Epoch, LockScope, LogEntry, LogExtension, LogHead, LogKeeper, MailKind, NewMail, Recipient,
        SignedHead, Tx, Unlogged, View, Waiting, write_locking,
    },
    record,
};

/// Events in one transaction: a few milliseconds of the writer. The entries of events in the same games share pages.
const BATCH: u32 = 1024;
/// Games of which all events are read at a time.
pub(super) const GAMES: u32 = 1_000;
/// Transactions in one round. Each head that is signed is stored beside the keys, and the disk synced for it.
const BATCHES: u32 = 4;

/// Envelopes sealed before that get no receipts.
const OLD: Span = Span::days(1);

/// The result of a round.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Round {
    /// Events that went into the log.
    pub logged: usize,
    /// More are waiting.
    pub more: bool,
    /// Another instance was faster.
    pub beaten: bool,
}

/// Takes events into the log after they were acknowledged, so no move waits for it. Everything is prepared beside the writer;
/// then leaves and tiles become one transaction, which does nothing if the size of the log has changed since. Only the
/// contents of the database are signed, the signed head is stored beside the keys, and only a stored head is published. Any
/// number of instances may try. None contradicts a head it has signed or seen, even after a kill or the restoration of an
/// older database.
#[derive(Clone)]
pub struct Sequencer {
    log: Log,
    keys: Arc<dyn LogKeeper>,
    pass: Arc<Mutex<Pass>>,
}

/// The place of the sequencer among the waiting events: no event waits for others that cannot go in.
#[derive(Default)]
struct Pass {
    /// The place after which the pass continues.
    after: i64,
    /// The last game that cannot be logged.
    broken: Option<GameId>,
    /// It was told that another key signs instead of this host's.
    replaced: bool,
}

impl Log {
    /// Returns the number of events that are not in the log yet.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn log_waiting(&self) -> Result<u64, Failure> {
        ports::read(&*self.kernel.ledger, |view| view.unlogged_count())
    }

    /// The name of a log that begins here.
    #[must_use]
    pub fn new_origin(&self) -> String {
        let url = &self.kernel.settings.public_url;
        let host = url.split_once("://").map_or(url.as_str(), |(_scheme, rest)| rest);
        origin_in(&format!("{host}/log"), self.kernel.epoch)
    }
}

/// The name of a log in an epoch. What a lost time signed was signed under another name.
pub(crate) fn origin_in(origin: &str, epoch: Epoch) -> String {
    let first = origin.rsplit_once('/').filter(|(_, last)| Epoch::named(last).is_some());
    let first = first.map_or(origin, |(first, _)| first);
    if epoch == Epoch::default() { first.to_owned() } else { format!("{first}/{epoch}") }
}

/// The result of a transaction.
struct Batch {
    logged: usize,
    more: bool,
    /// The log has changed.
    extended: bool,
    /// It has begun.
    first: bool,
}

/// The entries that go into the log at once.
#[derive(Default)]
struct Prepared {
    /// None: nothing.
    extension: Option<LogExtension>,
    /// A game whose events cannot go in.
    broken: Option<(GameId, Failure)>,
    /// The last place that was looked at; none if there are no more.
    last: Option<i64>,
}

/// A receipt for an envelope goes to both players and to the arbiters of the game. An envelope sealed long ago, in a log that
/// only begins, gets none.
fn receipts(tx: &mut dyn Tx, game: GameId, seq: u32, epoch: Epoch, now: Instant) -> Result<(), Failure> {
    let sealed = tx.events(game, seq.saturating_sub(1), 1)?.pop();
    if sealed.is_none_or(|sealed| now - sealed.event.at >= OLD) {
        return Ok(());
    }
    let Some(row) = tx.game(game)? else { return Ok(()) };
    let players = row.state.players;
    let arbiters = arbiter_notices::of(tx, &row.state)?;
    let arbiters = arbiters.into_iter().filter(|&id| row.state.color_of(id).is_none());
    for reader in [players.white, players.black].into_iter().chain(arbiters) {
        let kind = MailKind::LogReceipt;
        let key = format!("{}.{seq}.{}.{}{}", game.0, reader.0, kind.name(), epoch.suffix());
        tx.enqueue(&NewMail {
            game: Some(game),
            seq: Some(seq),
            ply: Some(row.state.ply),
            details: MailDetails::Events { first: seq, conditional: None },
            ..NewMail::new(key, Recipient::Player(reader), kind, now)
        })?;
    }
    Ok(())
}

/// The decision whether the current log must be signed here.
enum Signing {
    /// This host signs, with this root; these events are newly logged sealed moves.
    Due(LogHead, Digest, Vec<(GameId, u32)>),
    /// It is signed.
    Done,
    /// Another key signs, which this host has not.
    Replaced,
}

impl Sequencer {
    /// A sequencer that signs with these keys.
    #[must_use]
    pub fn new(log: Log, keys: Arc<dyn LogKeeper>) -> Self {
        Self { log, keys, pass: Arc::default() }
    }

    /// Lets events of the next games above `after` wait that were left out of the log, if there are any. Answers after
    /// which game to look on; none when all were looked at. Reads all events of a thousand games.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn look_for_left_out(&self, after: GameId) -> Result<Option<GameId>, Failure> {
        let ports::LeftOut { events, last } =
            ports::read(&*self.log.kernel.ledger, |view| view.left_out(after, GAMES))?;
        for events in events.chunks(BATCH as usize) {
            tracing::error!(count = events.len(), "events were left out of the log; they go into it now");
            let events = events.to_vec();
            // Under the global lock, where no other instance lets the same ones wait.
            ports::write(&*self.log.kernel.ledger, move |tx| tx.wait_for_log(&events))?;
        }
        Ok(last)
    }

    /// Takes up to 4,096 events into the log, 1,024 in a transaction, and signs it.
    ///
    /// # Errors
    ///
    /// [`Failure`]: it is not known whether they went in; the next round finds out. [`Failure::Damaged`] when the
    /// log is not the one that was signed here before: nothing is signed.
    pub fn round(&self) -> Result<Round, Failure> {
        const BEATEN: Round = Round { logged: 0, more: false, beaten: true };
        if !self.sign()? {
            return Ok(BEATEN);
        }
        let (mut round, mut extended) = (Round::default(), false);
        for _ in 0..BATCHES {
            let Some(batch) = self.batch()? else { return Ok(BEATEN) };
            round.logged += batch.logged;
            round.more = batch.more;
            extended |= batch.extended;
            // An empty log is signed first: what was never signed under its name has had its receipts.
            if !batch.more || batch.first {
                break;
            }
        }
        // The front again, where something may have come late; unless nothing there can go in.
        if round.logged > 0 {
            self.pass.lock().unwrap_or_else(PoisonError::into_inner).after = 0;
        }
        Ok(if extended && !self.sign()? { BEATEN } else { round })
    }

    /// Takes up to 1,024 events into the log; none if another instance was faster.
    fn batch(&self) -> Result<Option<Batch>, Failure> {
        let ledger = &*self.log.kernel.ledger;
        let mut pass = self.pass.lock().unwrap_or_else(PoisonError::into_inner);
        let Prepared { extension, broken, last } =
            ports::read(ledger, |view| self.prepare(view, pass.after))?;
        if let Some((game, failure)) = broken
            && pass.broken.replace(game) != Some(game)
        {
            tracing::error!(%game, error = &failure as &dyn std::error::Error, "a game cannot go into the log");
        }
        let (mut first, mut logged, extended) = (false, 0, extension.is_some());
        if let Some(extension) = extension {
            (first, logged) = (extension.before.is_none(), extension.entries.len());
            // The row of the log is lock enough.
            let done =
                write_locking(ledger, LockScope::Games(Vec::new()), move |tx| tx.extend_log(&extension))?;
            if !done {
                return Ok(None);
            }
            metrics::counter!("postzug_log_entries_total").increment(logged as u64);
        }
        pass.after = last.unwrap_or(0);
        Ok(Some(Batch { logged, more: first || last.is_some(), extended, first }))
    }

    /// Signs the log as it is, if that was not done; false if it went on meanwhile.
    fn sign(&self) -> Result<bool, Failure> {
        let (ledger, keys) = (&*self.log.kernel.ledger, &*self.keys);
        let (now, epoch, key) = (self.log.kernel.now(), self.log.kernel.epoch, keys.public()?);
        let before = keys.latest_head()?;
        let unsigned = ports::read(ledger, |view| {
            let seen = continuity::check(view, keys, before.as_deref())?;
            let Some(head) = view.log_head()? else { return Ok(Signing::Done) };
            let signed = head.checkpoint.as_ref();
            if signed.is_some_and(|signed| signed.size == head.size && signed.key == key) {
                // Signed by another instance.
                seen.iter().try_for_each(|note| keys.replace_head(note))?;
                return Ok(Signing::Done);
            }
            if signed.is_some_and(|signed| signed.key != key) && statement::is_replaced(view, key)? {
                seen.iter().try_for_each(|note| keys.replace_head(note))?;
                return Ok(Signing::Replaced);
            }
            // Whatever the log has that was never signed under its name was signed under the one before.
            let sealed = view.sealed_since(signed.map_or(head.size, |signed| signed.size))?;
            let root = tree(view, head.size).root(head.size)?;
            Ok(Signing::Due(head, root, sealed))
        })?;
        let (LogHead { origin, size, .. }, root, sealed) = match unsigned {
            Signing::Due(head, root, sealed) => (head, root, sealed),
            Signing::Done => return Ok(true),
            Signing::Replaced => {
                let mut pass = self.pass.lock().unwrap_or_else(PoisonError::into_inner);
                if !std::mem::replace(&mut pass.replaced, true) {
                    tracing::error!(
                        "another key signs the log now, and only the instance that has it: copy its folder of keys here"
                    );
                }
                return Ok(false);
            }
        };
        let (note, key) = translog::sign(&origin, size, root, |head| keys.sign(head))?;
        let signed = SignedHead { note, size, key };
        keys.replace_head(&signed.note)?;
        let head = LogHead { origin, size, checkpoint: Some(signed) };
        let done = write_locking(ledger, LockScope::Games(Vec::new()), move |tx| {
            let done = tx.publish_head(&head, now)?;
            if done {
                sealed.iter().try_for_each(|&(game, seq)| receipts(tx, game, seq, epoch, now))?;
            }
            Ok(done)
        })?;
        #[expect(clippy::cast_precision_loss, reason = "a figure")]
        metrics::gauge!("postzug_log_size").set(size as f64);
        Ok(done)
    }

    fn prepare(&self, view: &mut dyn View, front: i64) -> Result<Prepared, Failure> {
        let Some(before) = view.log_head()? else {
            let after = LogHead { origin: self.log.new_origin(), size: 0, checkpoint: None };
            let begun =
                LogExtension { before: None, entries: Vec::new(), tiles: Vec::new(), after, waited: (0, 0) };
            return Ok(Prepared { extension: Some(begun), ..Prepared::default() });
        };
        let waiting = view.unlogged(front, BATCH)?;
        let back = waiting.iter().map(|waiting| waiting.place).max().unwrap_or(front);
        let last = (waiting.len() == BATCH as usize).then_some(back);
        let mut prepared = Prepared { last, ..Prepared::default() };
        let statements = view.log_statements()?;
        let mut stated = Vec::new();
        for seq in (1..).take(statements.len()) {
            stated.extend(view.log_entry(STATEMENTS, seq)?.map(|_| seq));
        }
        let mut tree = tree(view, before.size);
        let mut entries = Vec::with_capacity(waiting.len());
        for (note, seq) in statements.into_iter().zip(1..) {
            if !stated.contains(&seq) {
                let logged = self.commit(STATEMENTS, seq, &note, tree.size());
                tree.push(leaf(STATEMENTS, seq, &logged.commitment))?;
                entries.push(logged);
            }
        }
        for Waiting { game, seq, is_next, event, .. } in waiting {
            // Events after an unreadable one wait with it. So do those after an event that another transaction shows only
            // later.
            let follows = |last: &LogEntry| last.game == game && i64::from(last.seq) + 1 == seq;
            if !is_next && !entries.last().is_some_and(follows) {
                continue;
            }
            let logged = match event.and_then(|event| self.entry(&event, tree.size())) {
                Ok(logged) => logged,
                Err(failure) => {
                    prepared.broken = Some((game, failure));
                    continue;
                }
            };
            tree.push(leaf(logged.game, logged.seq, &logged.commitment))?;
            entries.push(logged);
        }
        if !entries.is_empty() {
            let (size, tiles) = (tree.size(), tree.changed());
            let after = LogHead { size, ..before.clone() };
            let waited = (front, back);
            prepared.extension = Some(LogExtension { before: Some(before), entries, tiles, after, waited });
        }
        Ok(prepared)
    }

    fn entry(&self, event: &Unlogged, leaf: u64) -> Result<LogEntry, Failure> {
        let Unlogged { game, seq, actor, cause, body, previous } = event;
        let text = record::text(previous, *game, *seq, *actor, cause.as_deref(), body)?;
        Ok(self.commit(*game, *seq, &text, leaf))
    }

    fn commit(&self, game: GameId, seq: u32, text: &str, leaf: u64) -> LogEntry {
        let mut salt = Salt::default();
        self.log.kernel.entropy.fill(&mut salt);
        let opening = Opening::new(game, seq, &salt, text);
        LogEntry { leaf, game, seq, commitment: commitment(&opening.text), salt: Some(salt) }
    }
}
