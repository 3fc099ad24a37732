use std::sync::Arc;

use domain::{GameId, Instant, Span};
use tlog_tiles::record_hash;

use super::{Opening, commitment, entry, note, tree::Tree};
use crate::{
    Failure, Service,
    ports::{
        self, Epoch, LogEntry, LogExtension, LogHead, LogKeys, MailKind, NewMail, PublicKey, Recipient, Salt,
        Touches, Tx, Unlogged, View, write_touching,
    },
    record,
};

/// Events in one round: a few milliseconds of the writer.
const BATCH: u32 = 256;

/// Arbiters who are sent a receipt.
const ARBITERS: u32 = 10;
/// For what was sealed before that, no receipts.
const OLD: Span = Span::days(1);

/// What a round did.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Round {
    /// Events that went into the log.
    pub logged: usize,
    /// More are waiting.
    pub more: bool,
    /// Another instance was faster.
    pub beaten: bool,
}

/// Takes events into the log, after they were acknowledged: no move waits for it. Everything is made ready beside the
/// writer; then leaves, tiles and the signed head become one transaction, which does nothing if the log is not of the
/// size any more that it was made for. So any number of instances may try, and one signed head never contradicts
/// another: what was signed for nothing is seen by nobody.
#[derive(Clone)]
pub struct Sequencer {
    service: Service,
    keys: Arc<dyn LogKeys>,
}

impl Service {
    /// The name of a log that begins here.
    #[must_use]
    pub fn new_origin(&self) -> String {
        let url = &self.settings.public_url;
        let host = url.split_once("://").map_or(url.as_str(), |(_scheme, rest)| rest);
        origin_in(&format!("{host}/log"), self.epoch)
    }
}

/// The name of a log in an epoch. What a lost time signed was signed under another name.
pub(crate) fn origin_in(origin: &str, epoch: Epoch) -> String {
    let first = origin.rsplit_once('/').filter(|(_, last)| Epoch::named(last).is_some());
    let first = first.map_or(origin, |(first, _)| first);
    if epoch == Epoch::default() { first.to_owned() } else { format!("{first}/{epoch}") }
}

/// What goes into the log at once, and which of it are envelopes.
struct Prepared {
    extension: LogExtension,
    sealed: Vec<(GameId, u32)>,
}

/// A receipt for an envelope goes to both players and to the arbiters; not for one that was sealed long ago, in a log
/// that only begins.
fn receipts(tx: &mut dyn Tx, game: GameId, seq: u32, epoch: Epoch, now: Instant) -> Result<(), Failure> {
    let Some(row) = tx.game(game)?.filter(|row| now - row.state.last_at < OLD) else { return Ok(()) };
    let players = row.state.players;
    let arbiters = tx.arbiters(ARBITERS)?.into_iter().filter(|&id| row.state.color_of(id).is_none());
    for reader in [players.white, players.black].into_iter().chain(arbiters) {
        let kind = MailKind::LogReceipt;
        let key = format!("{}.{seq}.{}.{}{}", game.0, reader.0, kind.name(), epoch.suffix());
        tx.enqueue(&NewMail {
            game: Some(game),
            seq: Some(seq),
            ply: Some(row.state.ply),
            details: seq.to_string(),
            ..NewMail::new(key, Recipient::Player(reader), kind, now)
        })?;
    }
    Ok(())
}

impl Sequencer {
    /// A sequencer that signs with these keys.
    #[must_use]
    pub const fn new(service: Service, keys: Arc<dyn LogKeys>) -> Self {
        Self { service, keys }
    }

    /// Takes up to 256 events into the log and signs it.
    ///
    /// # Errors
    ///
    /// [`Failure`]: it is not known whether they went in; the next round finds out.
    pub fn round(&self) -> Result<Round, Failure> {
        let ledger = &*self.service.ledger;
        let (now, key, epoch) = (self.service.now(), self.keys.public()?, self.service.epoch);
        let Some(Prepared { extension, sealed }) = ports::read(ledger, |view| self.prepare(view, now, key))?
        else {
            return Ok(Round::default());
        };
        let (logged, size) = (extension.entries.len(), extension.after.size);
        // The row of the log is lock enough.
        let done = write_touching(ledger, Touches::Games(Vec::new()), move |tx| {
            let done = tx.extend_log(&extension)?;
            if done {
                sealed.iter().try_for_each(|&(game, seq)| receipts(tx, game, seq, epoch, now))?;
            }
            Ok(done)
        })?;
        if !done {
            return Ok(Round { beaten: true, ..Round::default() });
        }
        #[expect(clippy::cast_precision_loss, reason = "a figure")]
        metrics::gauge!("postzug_log_size").set(size as f64);
        metrics::counter!("postzug_log_entries_total").increment(logged as u64);
        Ok(Round { logged, more: logged == BATCH as usize, beaten: false })
    }

    fn prepare(
        &self,
        view: &mut dyn View,
        now: Instant,
        key: PublicKey,
    ) -> Result<Option<Prepared>, Failure> {
        let before = view.log_head()?;
        let waiting = view.unlogged(BATCH)?;
        // A key that never signed says so at once. One that others have replaced does not sign for that alone.
        let signed = before.as_ref().is_some_and(|head| head.checkpoint.is_some())
            && view.log_keys()?.iter().any(|known| known.public == key);
        if signed && waiting.is_empty() {
            return Ok(None);
        }
        let (origin, size) = before
            .as_ref()
            .map_or_else(|| (self.service.new_origin(), 0), |head| (head.origin.clone(), head.size));
        let mut tree = Tree::new(view, size);
        let mut entries = Vec::with_capacity(waiting.len());
        for event in &waiting {
            let logged = self.entry(event, tree.size())?;
            tree.push(record_hash(entry(logged.game, logged.seq, &logged.commitment).as_bytes()))?;
            entries.push(logged);
        }
        let size = tree.size();
        let checkpoint = Some(note::sign(&origin, size, tree.root(size)?, &*self.keys)?);
        let tiles = tree.changed();
        let is_sealed = |event: &&Unlogged| event.body.starts_with("{\"type\":\"sealed\"");
        let sealed = waiting.iter().filter(is_sealed).map(|event| (event.game, event.seq)).collect();
        let after = LogHead { origin, size, checkpoint };
        Ok(Some(Prepared { extension: LogExtension { before, entries, tiles, after, at: now }, sealed }))
    }

    fn entry(&self, event: &Unlogged, leaf: u64) -> Result<LogEntry, Failure> {
        let Unlogged { game, seq, actor, body, previous } = event;
        let mut salt = Salt::default();
        self.service.entropy.fill(&mut salt);
        let text = record::text(previous, *game, *seq, *actor, body)?;
        let opening = Opening::new(*game, *seq, &salt, &text);
        let (game, seq): (GameId, u32) = (*game, *seq);
        Ok(LogEntry { leaf, game, seq, commitment: commitment(&opening.text), salt: Some(salt) })
    }
}
