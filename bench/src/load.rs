//! Measures the service on this machine: a temporary database, real clients, real tokens. Or an installation that runs.

mod client;
mod harness;
mod mail;
mod raw;

use std::{
    fmt::Write as _,
    net::{SocketAddr, TcpListener, ToSocketAddrs as _},
    path::{Path, PathBuf},
    process::ExitCode,
    sync::Arc,
    time::{Duration, Instant},
};

use anyhow::{Context as _, bail};
use api::event_broadcast::EventBroadcast;
use app::ports::Entropy as _;
use bench::clients;
use clap::{Args, Subcommand};
use data_encoding::HEXLOWER;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use postzug::{Instance, Stop, logging, running, say, workers};
use store::host::SystemEntropy;

use self::{
    client::Client,
    harness::{Player, Table},
    raw::Raw,
};
#[derive(Debug, Subcommand)]
pub(super) enum Load {
    /// Moves over HTTP, beside the rate at which the same rows can be written without the service around them.
    ///
    /// On a temporary service on SQLite, or on PostgreSQL with --database, whose clients run in this process too and take
    /// their share of the machine; or, with --url, on an installation that runs. "half" is paced at half the rate just
    /// reached.
    Http(Http),
    /// Mail: accepted, beside storing the bytes only; read and applied; sent; beside another mail server.
    ///
    /// A temporary service on SQLite, or what a running one accepts.
    Mail(mail::Mail),
}

/// Clients at once; enough to fill the queue of the writer, few enough for the descriptors of one process.
const MOST_CLIENTS: i64 = 1024;
/// Whole games are over before.
const LONGEST: Duration = Duration::from_hours(24);

#[derive(Debug, Args)]
pub(super) struct Http {
    /// Clients that play at once, each on a connection of its own; several numbers are measured in turn.
    #[arg(long, value_delimiter = ',', default_values_t = [1, 8, 64, 256],
          value_parser = clap::value_parser!(u16).range(1..=MOST_CLIENTS))]
    clients: Vec<u16>,
    /// Seconds that each measurement takes.
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=600))]
    seconds: u64,
    /// Games prepared for each client of the largest number before the clock starts.
    #[arg(long, default_value_t = 64, value_parser = clap::value_parser!(u16).range(1..=10_000))]
    games: u16,
    /// Plays every game to its end, once and however long that takes, and measures nothing beside it: the same work
    /// wherever it is done, or none.
    #[arg(long, conflicts_with_all = ["raw_database", "instances"])]
    whole: bool,
    /// Number of rounds in which everything is measured, in turn.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u16).range(1..=100))]
    rounds: u16,
    /// An empty PostgreSQL database for the temporary service; what is played stays there.
    #[arg(long, value_name = "URL", conflicts_with = "url")]
    database: Option<String>,
    /// Another one, for the writes beside it; without it they are not measured.
    #[arg(long, value_name = "URL", requires = "database")]
    raw_database: Option<String>,
    /// So many instances on that database, beside one of them alone.
    #[arg(long, default_value_t = 1, requires = "database", value_parser = clap::value_parser!(u16).range(1..=8))]
    instances: u16,
    /// Plays against this installation, such as http://127.0.0.1:8080, instead of a temporary one. Real games begin there
    /// and are left unfinished, and its limits on requests hold.
    #[arg(long, requires = "tokens")]
    url: Option<String>,
    /// A file with a token a line, two lines for each client: who plays White and who plays Black.
    #[arg(long, requires = "url")]
    tokens: Option<PathBuf>,
}

impl Load {
    pub(super) fn run(&self) -> anyhow::Result<ExitCode> {
        match self {
            Self::Http(http) => http.run(),
            Self::Mail(mail) => mail.run(),
        }
    }
}

/// The result of one measurement.
#[derive(Default)]
pub(super) struct Measured {
    pub(super) took: Duration,
    /// Of each acknowledged move.
    pub(super) latencies: Vec<Duration>,
    pub(super) refused: usize,
    pub(super) failed: usize,
    writer: Writer,
}

/// The work of the writer meanwhile.
#[derive(Copy, Clone, Default)]
struct Writer {
    commits: f64,
    jobs: f64,
    statements: f64,
}

impl Writer {
    /// From the figures in the text of `/metrics`.
    fn read(figures: &str) -> Self {
        let figure = |name: &str| {
            let value = figures.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
            value.and_then(|value| value.trim().parse().ok()).unwrap_or_default()
        };
        Self {
            commits: figure("postzug_writer_batch_count"),
            jobs: figure("postzug_writer_batch_sum"),
            statements: figure("postzug_writer_statements"),
        }
    }

    fn since(self, before: Self) -> Self {
        Self {
            commits: self.commits - before.commits,
            jobs: self.jobs - before.jobs,
            statements: self.statements - before.statements,
        }
    }
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

    fn report(mut self, what: &str, clients: usize) -> anyhow::Result<f64> {
        if self.latencies.is_empty() {
            bail!("{what}: no move was acknowledged ({} refused, {} failed)", self.refused, self.failed);
        }
        self.latencies.sort_unstable();
        let at =
            |per_cent: usize| self.latencies[(self.latencies.len() - 1) * per_cent / 100].as_secs_f64() * 1e3;
        let (rate, moves, writer) = (self.rate(), count(self.latencies.len()), self.writer);
        let mut line = format!(
            "{what:<5} {clients:>4} clients {rate:>8.0} moves/s   p50 {:>6.2} ms   p99 {:>6.2} ms",
            at(50),
            at(99)
        );
        if writer.commits > 0.0 {
            let batch = writer.jobs / writer.commits;
            let _infallible = write!(
                line,
                "   {:>6.1} commits per 1000 moves   {:>5.2} statements a move   {batch:>4.1} in a batch",
                writer.commits * 1e3 / moves,
                writer.statements / moves,
            );
        }
        say(&format!("{line}   {} refused, {} failed", self.refused, self.failed))?;
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
        match (&self.url, &self.tokens) {
            (Some(url), Some(tokens)) => self.against(url, tokens),
            _ => self.on_a_temporary_service(),
        }
    }

    /// Games that are over are not played twice.
    fn rounds(&self) -> anyhow::Result<u16> {
        anyhow::ensure!(!self.whole || self.clients.len() == 1, "--whole takes one number of --clients");
        Ok(if self.whole { 1 } else { self.rounds })
    }

    /// Returns the measurement, or an error if a refusal or a failure ended a game before its last move.
    fn is_whole(&self, measured: Measured) -> anyhow::Result<Measured> {
        let lost = measured.refused + measured.failed;
        anyhow::ensure!(!self.whole || lost == 0, "{lost} games were not played to their end");
        Ok(measured)
    }

    fn most(&self) -> usize {
        self.clients.iter().copied().max().unwrap_or(1).into()
    }

    fn on_a_temporary_service(&self) -> anyhow::Result<ExitCode> {
        let folder = harness::Folder::new()?;
        let config = folder.config(self.database.as_deref());
        logging::start(&config.log)?;
        let metrics = PrometheusBuilder::new().install_recorder().context("the figures")?;
        let stop = Stop::new();
        let (mut houses, mut servers, mut addresses) = (Vec::new(), Vec::new(), Vec::new());
        for _ in 0..self.instances {
            let listener = TcpListener::bind("127.0.0.1:0")?;
            let address = listener.local_addr()?;
            let event_broadcast = Arc::new(EventBroadcast::new());
            let instance = Instance::open(&config, address, event_broadcast.clone())?;
            let http = running::serve_http(
                &config,
                &instance,
                event_broadcast,
                listener,
                Some(metrics.clone()),
                stop.clone(),
            );
            servers.push(workers::start("http", stop.clone(), http)?);
            houses.push(instance);
            addresses.push(address);
        }
        let instance = houses.first().context("no instance")?;
        let (most, games) = (self.most(), usize::from(self.games));
        say(&format!("Preparing {} games of {most} clients ...", most * games))?;
        let mut tables = harness::tables(&config, instance, most, games)?;
        let raw = match (&self.database, &self.raw_database) {
            (Some(_), None) => None,
            _ if self.whole => None,
            (_, raw) => {
                let url = raw.clone().unwrap_or_else(|| folder.file("raw.db"));
                Some(Raw::open(&url, instance, &mut tables, games)?)
            }
        };

        let figures = || Writer::read(&metrics.render());
        let mut ratios = vec![[Vec::new(), Vec::new()]; self.clients.len()];
        let mut rig = Rig::new(&addresses, "localhost", tables)?;
        for _ in 0..self.rounds()? {
            for (clients, ratios) in self.clients.iter().map(|&n| usize::from(n)).zip(&mut ratios) {
                let mut measure = |what, instances, pace| {
                    let measured = rig.measure(figures, instances, clients, self.duration(), pace)?;
                    self.is_whole(measured)?.report(what, clients)
                };
                let http = measure("http", 1, None)?;
                if let Some(raw) = &raw {
                    let raw = counting(figures, || Ok(raw.measure(clients, self.duration())))?;
                    ratios[0].push(http / raw.report("raw", clients)?);
                }
                if self.instances > 1 {
                    ratios[1].push(measure("all", self.instances.into(), None)? / http);
                }
                if !self.whole {
                    measure("half", 1, Some(http / 2.0))?;
                }
            }
        }
        stop.now();
        drop(rig);
        servers.into_iter().try_for_each(|server| server.join().ok().context("a server panicked"))?;
        for (clients, [raw, all]) in self.clients.iter().zip(ratios) {
            if !raw.is_empty() {
                say(&format!("{clients:>4} clients: http / raw = {:.2} (median)", median(raw)))?;
            }
            if !all.is_empty() {
                let together = format!("{} instances / one = {:.2} (median)", self.instances, median(all));
                say(&format!("{clients:>4} clients: {together}"))?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }

    fn against(&self, url: &str, tokens: &Path) -> anyhow::Result<ExitCode> {
        let host = url.strip_prefix("http://").context("only http:// is spoken; play beside the proxy")?;
        let host = host.trim_end_matches('/');
        let port = if host.contains(':') { "" } else { ":80" };
        let address = format!("{host}{port}").to_socket_addrs()?.next().context("no such host")?;
        let door = clients::Http::new(address);
        let tokens = std::fs::read_to_string(tokens).context("the tokens")?;
        let tokens: Vec<&str> = tokens.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
        let (pairs, most) = (tokens.len() / 2, self.most());
        anyhow::ensure!(pairs >= most, "{most} clients need {} tokens, not {}", most * 2, tokens.len());
        say(&format!("Beginning {} games of {most} clients ...", most * usize::from(self.games)))?;
        let mut run = [0; 8];
        SystemEntropy.fill(&mut run);
        let run = HEXLOWER.encode(&run);
        let tables = tokens.chunks_exact(2).take(most).enumerate();
        let tables = tables.map(|(client, pair)| harness::challenged(&door, &run, client, pair, self.games));
        let mut rig = Rig::new(&[address], host, tables.collect::<anyhow::Result<_>>()?)?;
        let figures = || {
            let shown = door.get("/metrics").ok().filter(|answer| answer.status == 200);
            Writer::read(shown.as_ref().and_then(|answer| answer.body.as_str()).unwrap_or_default())
        };
        for _ in 0..self.rounds()? {
            for clients in self.clients.iter().map(|&n| usize::from(n)) {
                let http = rig.measure(figures, 1, clients, self.duration(), None)?;
                let http = self.is_whole(http)?.report("http", clients)?;
                if !self.whole {
                    rig.measure(figures, 1, clients, self.duration(), Some(http / 2.0))?
                        .report("half", clients)?;
                }
            }
        }
        Ok(ExitCode::SUCCESS)
    }

    const fn duration(&self) -> Duration {
        if self.whole { LONGEST } else { Duration::from_secs(self.seconds) }
    }
}

/// Commits of the writer so far.
fn commits(metrics: &PrometheusHandle) -> u64 {
    let text = metrics.render();
    let count = text.lines().find_map(|line| line.strip_prefix("postzug_writer_batch_count "));
    count.and_then(|count| count.trim().parse().ok()).unwrap_or_default()
}

/// Measures, and reads from the figures what the writer did.
fn counting(
    figures: impl Fn() -> Writer,
    measure: impl FnOnce() -> anyhow::Result<Measured>,
) -> anyhow::Result<Measured> {
    let before = figures();
    let mut measured = measure()?;
    measured.writer = figures().since(before);
    Ok(measured)
}

/// The instances on which the clients play, and their games.
struct Rig {
    runtime: tokio::runtime::Runtime,
    /// Of the instances.
    addresses: Vec<SocketAddr>,
    host: String,
    tables: Vec<Table>,
}

impl Rig {
    fn new(addresses: &[SocketAddr], host: &str, tables: Vec<Table>) -> anyhow::Result<Self> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        Ok(Self { runtime, addresses: addresses.to_vec(), host: host.into(), tables })
    }

    /// So many clients, spread over so many instances, share all the tables and play until the time is over or all
    /// games are; with a pace, so many moves a second in all, one client after the other.
    fn measure(
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
        let request = client::Move { game: game.id, ply: game.ply, text, token };
        if between.is_some() {
            tokio::time::sleep_until(next.into()).await;
        }
        let began = if between.is_some() { next } else { Instant::now() };
        match client.play(&request).await? {
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
