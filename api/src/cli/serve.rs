use std::{
    io,
    net::{SocketAddr, TcpListener},
    process::ExitCode,
    sync::Arc,
    time::Duration,
};

use anyhow::{Context as _, anyhow};
use api::config::{Config, Outgoing};
use app::ports::Bell;
use tokio::signal::unix::{SignalKind, signal};

use super::{
    house::{self, House, ServingLock},
    logging, say,
    workers::Stop,
};

/// What a stop may take: then the process ends, and what was not acknowledged comes again.
const DRAIN: Duration = Duration::from_secs(10);

pub(super) fn run(config: &Config) -> anyhow::Result<ExitCode> {
    house::check(config)?;
    logging::start(&config.log)?;
    let _lock = ServingLock::take(&config.data)?;
    let http = listen("HTTP", "http.bind", config.http.bind)?;
    let intake = listen("mail", "mail.intake_bind", config.mail.intake_bind)?;
    let house = House::open(config, Arc::new(Silent))?;
    announce(config, http.local_addr()?, intake.local_addr()?)?;
    let stop = Stop::default();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let mut terminate = signal(SignalKind::terminate())?;
        let mut interrupt = signal(SignalKind::interrupt())?;
        tokio::select! { _ = terminate.recv() => {}, _ = interrupt.recv() => {} }
        io::Result::Ok(())
    })?;
    stop.now();
    drop(house);
    tracing::info!(longest_s = DRAIN.as_secs(), "stopped");
    Ok(ExitCode::SUCCESS)
}

struct Silent;

impl Bell for Silent {
    fn ring(&self, _game: domain::GameId) {}
}

fn listen(what: &str, setting: &str, address: SocketAddr) -> anyhow::Result<TcpListener> {
    TcpListener::bind(address).map_err(|error| match error.kind() {
        io::ErrorKind::AddrInUse => anyhow!(
            "{what} cannot listen on {address}: another program does. Stop it, or set {setting} to another port"
        ),
        _ => anyhow!(error).context(format!("{what} cannot listen on {address} ({setting})")),
    })
}

fn announce(config: &Config, http: SocketAddr, intake: SocketAddr) -> anyhow::Result<()> {
    say(&format!("Postzug {} serves from {}", env!("CARGO_PKG_VERSION"), config.data.display()))?;
    say(&format!("  HTTP       http://{http}/  (the API explains itself under /docs)"))?;
    say(&format!("  mail in    {intake}, LMTP and SMTP, for *@{}", config.mail.domain))?;
    let outgoing = match config.mail.outgoing {
        Outgoing::Maildir => format!("the Maildir {}", config.data.join("outgoing").display()),
        Outgoing::Smtp => format!("the relay {}:{}", config.mail.smtp.host, config.mail.smtp.port),
    };
    say(&format!("  mail out   {outgoing}")).context("announcing")
}
