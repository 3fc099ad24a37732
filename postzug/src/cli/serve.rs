use std::process::ExitCode;

use anyhow::Context as _;
use api::config::{Config, Outgoing};
use metrics_exporter_prometheus::PrometheusBuilder;
use tokio::signal::unix::{Signal, SignalKind, signal};

use super::{instance, logging, output::say, preflight, running::Running};

/// The exit code by which a shell reports a process that SIGINT ended.
const EXIT_ABORTED: i32 = 130;

pub(super) fn run(config: &Config) -> anyhow::Result<ExitCode> {
    instance::check(config)?;
    preflight::serve(config)?;
    logging::start(&config.log)?;
    let metrics = PrometheusBuilder::new().install_recorder().context("the figures")?;
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    let mut signals = runtime.block_on(async { Signals::new() })?;

    let running = Running::start(config, Some(metrics))?;
    announce(config, &running)?;
    let restored = runtime.block_on(async {
        tokio::select! { () = signals.next() => false, () = running.stopped() => true }
    });

    say("Stopping: what is under way may finish, at most ten seconds. A second signal ends it at once.")?;
    runtime.spawn(async move {
        signals.next().await;
        std::process::exit(EXIT_ABORTED);
    });
    running.stop()?;
    say("Stopped.")?;
    // The supervisor then starts it again.
    Ok(if restored { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

/// The signals that end the service.
pub struct Signals {
    terminate: Signal,
    interrupt: Signal,
}

impl Signals {
    /// Listens for them.
    ///
    /// # Errors
    ///
    /// The system refuses.
    pub fn new() -> std::io::Result<Self> {
        Ok(Self { terminate: signal(SignalKind::terminate())?, interrupt: signal(SignalKind::interrupt())? })
    }

    /// Completes at the next one.
    pub async fn next(&mut self) {
        tokio::select! { _ = self.terminate.recv() => {}, _ = self.interrupt.recv() => {} }
    }
}

fn announce(config: &Config, running: &Running) -> anyhow::Result<()> {
    let outgoing = match config.mail.outgoing {
        Outgoing::Maildir => {
            format!("the Maildir {} (any mail program opens it)", config.maildir().display())
        }
        Outgoing::Smtp => format!("the relay {}:{}", config.mail.smtp.host, config.mail.smtp.port),
    };
    say(&format!("Postzug {} serves from {}", env!("CARGO_PKG_VERSION"), config.data.display()))?;
    say(&format!(
        "  HTTP      http://{}/  (open it to play; the API is explained under /docs/)",
        running.http
    ))?;
    say(&format!("  mail in   {}, LMTP and SMTP, for ...@{}", running.intake, config.mail.domain))?;
    if !config.mail.imap.host.is_empty() {
        let imap = &config.mail.imap;
        say(&format!("  fetching  {} of {} at {}:{}", imap.folder, imap.user, imap.host, imap.port))?;
    }
    say(&format!("  mail out  {outgoing}"))?;
    if !running.instance.service.accounts.has_administrator()? {
        say("  There is no administrator yet. To make one, in another terminal:")?;
        // As it was started, so that it can be copied where postzug is not on the path.
        let me = std::env::args().next().unwrap_or_else(|| "postzug".into());
        say(&format!("    {me} admin create NAME MAIL-ADDRESS"))?;
    }
    Ok(())
}
