//! The yardstick: the rows of the same moves, written through one grouping writer by as many threads, without
//! HTTP, tokens, reading or judging.

use std::{
    sync::atomic::{AtomicU32, Ordering},
    time::{Duration, Instant},
};

use app::{
    Channel, Failure, Key, Receipt,
    outbox::MailDetails,
    ports::{
        GameRow, LockScope, MailKind, NewMail, Recipient, Recorded, StoredReceipt, write, write_locking,
    },
};
use domain::{Actor, Digest, GameId, Ply};
use store::Store;

use super::{
    client,
    harness::{self, Table},
    measured::Measured,
};
use postzug::Instance;

/// A database of its own with as many games, and the rows that a move in the middle of a game wrote.
pub(super) struct Raw {
    store: Store,
    row: GameRow,
    moved: Recorded,
    games: Vec<Vec<GameId>>,
    /// Events that every game has.
    round: Vec<AtomicU32>,
}

impl Raw {
    /// Opens as many games as the service has.
    pub(super) fn open(
        url: &str,
        instance: &Instance,
        tables: &mut [Table],
        games: usize,
    ) -> anyhow::Result<Self> {
        let sample = harness::sample(instance, tables)?;
        let store = Store::open(url)?;
        let number = |client: usize, game: usize| i64::try_from(client * games + game + 1).map(GameId);
        let mut all = Vec::new();
        for client in 0..tables.len() {
            let own = (0..games).map(|game| number(client, game)).collect::<Result<Vec<_>, _>>()?;
            let (row, first) = (sample.0.clone(), sample.1.clone());
            let ids = own.clone();
            // All games of a client in one commit.
            write(&store, move |tx| {
                ids.iter().try_for_each(|&id| {
                    let (row, moved) = rows(&row, &first, id, 1);
                    tx.append(&row, &[Recorded { ply: None, ..moved }], 0)
                })
            })?;
            all.push(own);
        }
        let round = tables.iter().map(|_| AtomicU32::new(0)).collect();
        Ok(Self { store, row: sample.0, moved: sample.1, games: all, round })
    }

    pub(super) fn measure(&self, clients: usize, duration: Duration) -> Measured {
        let began = Instant::now();
        let mut all = Measured::default();
        std::thread::scope(|scope| {
            let clients: Vec<_> = (0..clients)
                .map(|client| scope.spawn(move || self.write_until(client, began + duration)))
                .collect();
            for client in clients {
                match client.join() {
                    Ok(measured) => all.add(measured),
                    Err(_panic) => all.failed += 1,
                }
            }
        });
        all.took = began.elapsed();
        all
    }

    fn write_until(&self, client: usize, until: Instant) -> Measured {
        let mut measured = Measured::default();
        while Instant::now() < until {
            let turn = self.round[client].fetch_add(1, Ordering::Relaxed);
            let games = &self.games[client % self.games.len()];
            let id = games[turn as usize % games.len()];
            let began = Instant::now();
            let seq = 2 + turn / u32::try_from(games.len()).unwrap_or(u32::MAX);
            match self.write(id, seq) {
                Ok(()) => measured.latencies.push(began.elapsed()),
                Err(error) => {
                    tracing::error!(%error, "a raw write failed");
                    measured.failed += 1;
                }
            }
        }
        measured
    }

    /// Game update, event, outbox row and receipt, as [`app::Games::submit`] writes them for a move.
    fn write(&self, id: GameId, seq: u32) -> Result<(), Failure> {
        let (row, moved) = rows(&self.row, &self.moved, id, seq);
        let ply = row.state.ply;
        let at = row.state.last_at;
        let to = row.state.players[row.state.position.side_to_move()];
        let mail = NewMail {
            game: Some(id),
            seq: Some(seq),
            ply: Some(ply),
            deadline: row.state.deadline().unwrap_or(at),
            details: MailDetails::Events { first: seq, conditional: None },
            ..NewMail::new(
                format!("{}.{seq}.{}.{}", id.0, to.0, MailKind::YourMove.name()),
                Recipient::Player(to),
                MailKind::YourMove,
                at,
            )
        };
        let receipt = Receipt { events: vec![moved.event.clone()], ..Receipt::nothing(id, seq, ply) };
        let stored = StoredReceipt { request: Digest([7; 32]), receipt };
        let key = Key::Sent(client::key(id.0, ply.0));
        let scope = LockScope::Submission { game: id, actor: moved.actor, key: key.clone(), session: None };
        write_locking(&self.store, scope, move |tx| {
            tx.append(&row, std::slice::from_ref(&moved), seq - 1)?;
            tx.enqueue(&mail)?;
            tx.insert_receipt(moved.actor, &key, Channel::Http, at, &stored)
        })
    }
}

/// The sample's rows for this event of this game, as long as they were and a little later.
fn rows(row: &GameRow, moved: &Recorded, id: GameId, seq: u32) -> (GameRow, Recorded) {
    let (mut row, mut moved) = (row.clone(), moved.clone());
    let ply = Ply(u16::try_from(seq).unwrap_or(u16::MAX));
    row.id = id;
    row.state.events = seq;
    row.state.ply = ply;
    let later = domain::Span(i64::from(seq) * 150);
    row.state.last_at = row.state.last_at + later;
    row.remind_at = row.remind_at.map(|at| at + later);
    if let Some(running) = &mut row.state.clock.running {
        running.since = running.since + later;
        running.deadline = running.deadline + later;
    }
    let side = if seq.is_multiple_of(2) { domain::Color::White } else { domain::Color::Black };
    moved.actor = Actor::Player(row.state.players[side]);
    (moved.game, moved.seq, moved.ply) = (id, seq, Some(ply));
    (row, moved)
}
