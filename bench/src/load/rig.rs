//! Plays the games of many clients at once.

use std::{
    net::SocketAddr,
    time::{Duration, Instant},
};

use super::{
    client::Client,
    harness::{Player, Table},
    measured::{Measured, Writer, count, counting},
};

/// The clients, and the games they play.
pub(super) struct Rig {
    runtime: tokio::runtime::Runtime,
    /// The addresses of the instances.
    addresses: Vec<SocketAddr>,
    host: String,
    tables: Vec<Table>,
}

impl Rig {
    pub(super) fn new(addresses: &[SocketAddr], host: &str, tables: Vec<Table>) -> anyhow::Result<Self> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        Ok(Self { runtime, addresses: addresses.to_vec(), host: host.into(), tables })
    }

    /// Plays with this number of clients, spread over the instances, until the time or all games are over. With a pace, it
    /// sends this number of moves a second in all, one client after the other.
    pub(super) fn measure(
        &mut self,
        figures: impl Fn() -> Writer,
        instances: usize,
        clients: usize,
        duration: Duration,
        pace: Option<f64>,
    ) -> anyhow::Result<Measured> {
        let share = self.tables.len().div_ceil(clients);
        let between = pace.map(|pace| Duration::from_secs_f64(count(clients) / pace));
        let Self { runtime, addresses, host, tables } = self;
        let connections =
            (0..clients).map(|n| runtime.block_on(Client::connect(addresses[n % instances], host)));
        let connections = connections.collect::<anyhow::Result<Vec<_>>>()?;
        counting(figures, || {
            runtime.block_on(async {
                let began = Instant::now();
                let until = began + duration;
                let playing = connections.into_iter().zip(tables.chunks_mut(share)).enumerate().map(
                    |(n, (client, tables))| {
                        let after = between.map(|between| between.mul_f64(count(n) / count(clients)));
                        sit(client, tables, began + after.unwrap_or_default(), until, between)
                    },
                );
                let mut all = Measured::default();
                for one in futures_util::future::try_join_all(playing).await? {
                    all.add(one);
                }
                all.took = began.elapsed();
                Ok(all)
            })
        })
    }
}

/// One client: a move in each of its games in turn, for both players. With a pause between two moves, the time a move
/// took counts from when it should have been sent.
async fn sit(
    mut client: Client,
    tables: &mut [Table],
    mut next: Instant,
    until: Instant,
    between: Option<Duration>,
) -> anyhow::Result<Measured> {
    let mut measured = Measured::default();
    let (mut turn, mut over) = (0, 0);
    while next < until && over < tables.len() {
        let seated = turn % tables.len();
        turn += 1;
        let table = &mut tables[seated];
        let Some(mut game) = table.games.pop_front() else {
            over += 1;
            continue;
        };
        over = 0;
        let Some(text) = game.next_move() else { continue };
        let Player { token, .. } = &table.players[usize::from(game.ply) % 2];
        let request = client.play(game.id, game.ply, text, token);
        if between.is_some() {
            tokio::time::sleep_until(next.into()).await;
        }
        let began = if between.is_some() { next } else { Instant::now() };
        match client.ask(&request).await?.0 {
            201 => {
                measured.latencies.push(began.elapsed());
                game.ply += 1;
                table.games.push_back(game);
            }
            400..=499 => measured.refused += 1,
            _ => measured.failed += 1,
        }
        next = between.map_or_else(Instant::now, |between| next + between);
    }
    Ok(measured)
}
