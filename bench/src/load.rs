//! Measures the service on this machine: a temporary database, real clients, real tokens. Or an installation that runs.

mod client;
mod harness;
mod mail;
mod measured;
mod pages;
mod raw;
mod rig;

use std::{
    net::{TcpListener, ToSocketAddrs as _},
    path::{Path, PathBuf},
    process::ExitCode,
    sync::Arc,
    time::Duration,
};

use anyhow::Context as _;
use api::event_broadcast::EventBroadcast;
use app::ports::Entropy as _;
use bench::clients;
use clap::{Args, Subcommand};
use data_encoding::HEXLOWER;
use metrics_exporter_prometheus::PrometheusBuilder;
use postzug::{Instance, Stop, logging, running, say, workers};
use store::host::SystemEntropy;

use self::{
    measured::{Measured, Writer, counting, median},
    raw::Raw,
    rig::Rig,
};

#[derive(Debug, Subcommand)]
pub(super) enum Load {
    /// Moves over HTTP, beside the rate at which the same rows can be written without the service around them.
    ///
    /// Runs on a temporary service on SQLite, or on PostgreSQL with --database. Its clients are in this process too and take
    /// their share of the machine. With --url it runs on an existing installation. "half" is paced at half the rate just
    /// reached.
    Http(Http),
    /// Mail: accepted, beside storing the bytes only; read and applied; sent; beside another mail server.
    ///
    /// Runs on a temporary service on SQLite, or measures what a running service accepts.
    Mail(mail::Mail),
    /// Pages beside the API, in turn: the list of a player's games, a game, sealing, and moves by form beside moves with a
    /// token.
    ///
    /// Runs on a temporary service on SQLite; its clients are in this process too. Bytes are those of a body as it is sent.
    Pages(pages::Pages),
}

/// Clients at once; enough to fill the queue of the writer, few enough for the descriptors of one process.
const MOST_CLIENTS: i64 = 1024;
/// Whole games end before that.
const LONGEST: Duration = Duration::from_hours(24);

#[derive(Debug, Args)]
pub(super) struct Http {
    /// Clients that play at once, each on a connection of its own; several numbers are measured in turn.
    #[arg(long, value_delimiter = ',', default_values_t = [1, 8, 64, 256],
          value_parser = clap::value_parser!(u16).range(1..=MOST_CLIENTS))]
    clients: Vec<u16>,
    /// The duration of each measurement.
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=600))]
    seconds: u64,
    /// Games prepared for each client of the largest number before the clock starts.
    #[arg(long, default_value_t = 64, value_parser = clap::value_parser!(u16).range(1..=10_000))]
    games: u16,
    /// Plays every game to its end, once, and measures nothing beside it. The work is the same everywhere.
    #[arg(long, conflicts_with_all = ["raw_database", "instances"])]
    whole: bool,
    /// The number of rounds in which everything is measured.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u16).range(1..=100))]
    rounds: u16,
    /// An empty PostgreSQL database for the temporary service; what is played stays there.
    #[arg(long, value_name = "URL", conflicts_with = "url")]
    database: Option<String>,
    /// Another one, for the writes beside it; without it they are not measured.
    #[arg(long, value_name = "URL", requires = "database")]
    raw_database: Option<String>,
    /// Number of instances on that database, measured beside one alone.
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
            Self::Pages(pages) => pages.run(),
        }
    }
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

    /// Refuses a measurement with refused moves, if all games must be played: a refusal ends its game early.
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
        let (mut instances, mut servers, mut addresses) = (Vec::new(), Vec::new(), Vec::new());
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
            instances.push(instance);
            addresses.push(address);
        }
        let instance = instances.first().context("no instance")?;
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
        let service = clients::Http::new(address);
        let tokens = std::fs::read_to_string(tokens).context("the tokens")?;
        let tokens: Vec<&str> = tokens.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
        let (pairs, most) = (tokens.len() / 2, self.most());
        anyhow::ensure!(pairs >= most, "{most} clients need {} tokens, not {}", most * 2, tokens.len());
        say(&format!("Beginning {} games of {most} clients ...", most * usize::from(self.games)))?;
        let mut run = [0; 8];
        SystemEntropy.fill(&mut run);
        let run = HEXLOWER.encode(&run);
        let tables = tokens.chunks_exact(2).take(most).enumerate();
        let tables =
            tables.map(|(client, pair)| harness::challenged(&service, &run, client, pair, self.games));
        let mut rig = Rig::new(&[address], host, tables.collect::<anyhow::Result<_>>()?)?;
        let figures = || {
            let answer = service.get("/metrics").ok().filter(|answer| answer.status == 200);
            Writer::read(answer.as_ref().and_then(|answer| answer.body.as_str()).unwrap_or_default())
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
