//! Measures the service on this machine: a temporary database, real doors, real tokens.

mod client;
mod mail;
mod raw;
mod stage;

use std::{
    net::TcpListener,
    process::ExitCode,
    sync::Arc,
    time::{Duration, Instant},
};

use anyhow::{Context as _, bail};
use api::bell::Bell;
use clap::{Args, Subcommand};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

use self::{
    client::Client,
    raw::Raw,
    stage::{Player, Table},
};
use super::{
    house::House,
    logging, running, say,
    workers::{self, Stop},
};

#[derive(Debug, Subcommand)]
pub(super) enum Load {
    /// Moves over HTTP, beside the rate at which the same rows can be written without the service around them.
    ///
    /// A temporary service on SQLite; its clients run in this process too and take their share of the machine.
    Http(Http),
    /// Mail: accepted, beside storing the bytes only; read and applied; sent; beside another mail server.
    ///
    /// A temporary service on SQLite, or what a running one accepts.
    Mail(mail::Mail),
}

#[derive(Debug, Args)]
pub(super) struct Http {
    /// Clients that play at once, each on a connection of its own.
    #[arg(long, default_value_t = 64)]
    clients: usize,
    /// How long each measurement takes.
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// Games of each client, prepared before the clock starts.
    #[arg(long, default_value_t = 64)]
    games: usize,
    /// How often both are measured, in turn.
    #[arg(long, default_value_t = 2)]
    rounds: usize,
}

impl Load {
    pub(super) fn run(&self) -> anyhow::Result<ExitCode> {
        match self {
            Self::Http(http) => http.run(),
            Self::Mail(mail) => mail.run(),
        }
    }
}

/// What one measurement gave.
#[derive(Default)]
pub(super) struct Measured {
    pub(super) took: Duration,
    /// Of each acknowledged move.
    pub(super) latencies: Vec<Duration>,
    pub(super) refused: usize,
    pub(super) failed: usize,
    pub(super) commits: u64,
}

impl Measured {
    pub(super) fn add(&mut self, other: Self) {
        self.latencies.extend(other.latencies);
        self.refused += other.refused;
        self.failed += other.failed;
    }

    /// Moves a second.
    fn rate(&self) -> f64 {
        count(self.latencies.len()) / self.took.as_secs_f64()
    }

    fn report(mut self, what: &str) -> anyhow::Result<f64> {
        if self.latencies.is_empty() {
            bail!("{what}: no move was acknowledged ({} refused, {} failed)", self.refused, self.failed);
        }
        self.latencies.sort_unstable();
        let at = |per_cent: usize| self.latencies[(self.latencies.len() - 1) * per_cent / 100];
        let rate = self.rate();
        say(&format!(
            "{what:<5} {rate:>8.0} moves/s   p50 {:>6.2} ms   p99 {:>6.2} ms   {:>5.1} commits per 1000 moves   \
             {} refused, {} failed",
            at(50).as_secs_f64() * 1e3,
            at(99).as_secs_f64() * 1e3,
            count(usize::try_from(self.commits)?) * 1e3 / count(self.latencies.len()),
            self.refused,
            self.failed,
        ))?;
        Ok(rate)
    }
}

fn count(n: usize) -> f64 {
    f64::from(u32::try_from(n).unwrap_or(u32::MAX))
}

fn median(mut rates: Vec<f64>) -> f64 {
    rates.sort_unstable_by(f64::total_cmp);
    let (low, high) = (rates.len().saturating_sub(1) / 2, rates.len() / 2);
    (rates.get(low).copied().unwrap_or_default() + rates.get(high).copied().unwrap_or_default()) / 2.0
}

impl Http {
    fn run(&self) -> anyhow::Result<ExitCode> {
        let folder = stage::Folder::new()?;
        let config = folder.config();
        logging::start(&config.log)?;
        let metrics = PrometheusBuilder::new().install_recorder().context("the figures")?;
        let listener = TcpListener::bind("127.0.0.1:0")?;
        let address = listener.local_addr()?;
        let bell = Arc::new(Bell::new());
        let house = House::open(&config, address, bell.clone())?;
        say(&format!("Preparing {} games of {} clients ...", self.clients * self.games, self.clients))?;
        let mut tables = stage::tables(&config, &house, self.clients, self.games)?;
        let raw = Raw::open(&folder, &house, &mut tables, self.games)?;

        let stop = Stop::new();
        let http = running::serve_http(&config, &house, bell, listener, Some(metrics.clone()), stop.clone());
        let server = workers::start("http", stop.clone(), http)?;
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let mut clients = Vec::new();
        for table in tables {
            clients.push((runtime.block_on(Client::connect(address))?, table));
        }
        let duration = Duration::from_secs(self.seconds);
        let (mut raw_rates, mut http_rates) = (Vec::new(), Vec::new());
        for _ in 0..self.rounds.max(1) {
            raw_rates.push(counting(&metrics, || Ok(raw.measure(duration)))?.report("raw")?);
            let played = counting(&metrics, || runtime.block_on(play(&mut clients, duration)))?;
            http_rates.push(played.report("http")?);
        }
        stop.now();
        drop(clients);
        server.join().ok().context("the server panicked")?;
        let (raw, http) = (median(raw_rates), median(http_rates));
        say(&format!("medians: raw {raw:.0}, http {http:.0} moves/s; http / raw = {:.2}", http / raw))?;
        Ok(ExitCode::SUCCESS)
    }
}

/// Measures, and reads from the figures how many commits it took.
fn counting(
    metrics: &PrometheusHandle,
    measure: impl FnOnce() -> anyhow::Result<Measured>,
) -> anyhow::Result<Measured> {
    let before = commits(metrics);
    let mut measured = measure()?;
    measured.commits = commits(metrics).saturating_sub(before);
    Ok(measured)
}

fn commits(metrics: &PrometheusHandle) -> u64 {
    let text = metrics.render();
    let count = text.lines().find_map(|line| line.strip_prefix("postzug_writer_batch_count "));
    count.and_then(|count| count.trim().parse().ok()).unwrap_or_default()
}

/// All clients play until the time is over or all their games are.
async fn play(clients: &mut [(Client, Table)], duration: Duration) -> anyhow::Result<Measured> {
    let began = Instant::now();
    let until = began + duration;
    let playing = clients.iter_mut().map(|(client, table)| sit(client, table, until));
    let mut all = Measured::default();
    for one in futures_util::future::try_join_all(playing).await? {
        all.add(one);
    }
    all.took = began.elapsed();
    Ok(all)
}

/// One client: a move in each of its games in turn, for both players.
async fn sit(client: &mut Client, table: &mut Table, until: Instant) -> anyhow::Result<Measured> {
    let mut measured = Measured::default();
    while Instant::now() < until
        && let Some(mut game) = table.games.pop_front()
    {
        let Some(text) = game.next_move() else { continue };
        let Player { token, .. } = &table.players[usize::from(game.ply) % 2];
        let request = client::Move { game: game.id, ply: game.ply, text, token };
        let began = Instant::now();
        match client.play(&request).await? {
            201 => {
                measured.latencies.push(began.elapsed());
                game.ply += 1;
                table.games.push_back(game);
            }
            400..=499 => measured.refused += 1,
            _ => measured.failed += 1,
        }
    }
    Ok(measured)
}
