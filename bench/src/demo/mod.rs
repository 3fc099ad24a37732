//! A scripted game through the real entry points of a temporary service.

mod harness;
mod script;

use std::{
    net::SocketAddr,
    process::ExitCode,
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context as _, anyhow, bail};
use api::config::{self, Config};
use tokio::{sync::oneshot, time::sleep};

use self::harness::Harness;
use postzug::{Running, Signals, logging, say};

/// Ten times what a slow machine needs. A step that is never answered fails earlier and says which it was.
const PATIENCE: Duration = Duration::from_secs(120);

pub(super) fn run() -> anyhow::Result<ExitCode> {
    let began = Instant::now();
    let folder = tempfile::Builder::new().prefix("postzug-demo-").tempdir().context("a temporary folder")?;
    let free_port = SocketAddr::from(([127, 0, 0, 1], 0));
    let config = Config {
        data: folder.path().join("data"),
        http: config::Http { bind: free_port, ..config::Http::default() },
        mail: config::Mail { intake_bind: free_port, ..config::Mail::default() },
        log: config::Log { filter: "error".into(), ..config::Log::default() },
        ..Config::default()
    };
    logging::start(&config.log)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    let mut signals = runtime.block_on(async { Signals::new() })?;
    let running = Running::start(&config, None)?;

    let harness = Harness::new(&running, &config);
    let (sender, receiver) = oneshot::channel();
    thread::Builder::new().name("demo".into()).spawn(move || {
        // Nobody listens any more when the time is up.
        sender.send(script::play(harness)).unwrap_or_default();
    })?;
    let played = runtime.block_on(async {
        tokio::select! {
            played = receiver => played.unwrap_or_else(|_gone| Err(anyhow!("the script broke off"))),
            () = sleep(PATIENCE) => bail_late(),
            () = signals.next() => bail!("stopped before the game was over"),
        }
    });
    let stopped = running.stop();
    folder.close().context("the temporary folder cannot be removed")?;
    played.context("the demo did not go as it should")?;
    stopped?;
    let seconds = began.elapsed().as_secs_f64();
    say(&format!("After {seconds:.1} seconds the service is stopped and its folder removed."))?;
    Ok(ExitCode::SUCCESS)
}

fn bail_late() -> anyhow::Result<()> {
    bail!("it was not over after {} seconds", PATIENCE.as_secs())
}
