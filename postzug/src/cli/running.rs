//! The service as one process: listeners and workers.

use std::{
    io,
    net::{SocketAddr, TcpListener},
    sync::Arc,
    thread::JoinHandle,
    time::{Duration, Instant},
};

use anyhow::{anyhow, bail};
use api::{
    config::{Config, Outgoing},
    event_broadcast::EventBroadcast,
    http,
    webhooks::Deliverer,
};
use app::{Failure, Ops, PRUNED_AT_ONCE, Service};
use mailer::{delivery::Worker, intake};
use metrics_exporter_prometheus::PrometheusHandle;

use super::{
    figures, generation,
    instance::{self, Instance, ServingLock},
    log, mailbox, outgoing,
    preflight::Unfit,
    workers::{self, Step, Stop},
};

/// Longest time for a stop: then the process ends, and unacknowledged work comes again.
const DRAIN: Duration = Duration::from_secs(10);
/// Pause between two looks at inbox and outbox, which cost one read of an index each.
pub const POLL: Duration = Duration::from_millis(100);
/// Pause between two looks at the log and at deliveries to webhooks.
const POLL_WEBHOOKS: Duration = Duration::from_millis(500);
/// Webhooks called at a time; and the most of them that may be failing, so that those do not hold up the others.
const WEBHOOKS: usize = 8;
const FAILING_WEBHOOKS: usize = 3;
/// Pause before the clocks are compared again after they differed.
const RECONSIDER: Duration = Duration::from_secs(10);
/// Between two rounds of erasing, so that moves go between; and so long at a time, so that the figures go on.
const BETWEEN_ROUNDS: Duration = Duration::from_millis(50);
const ERASING: Duration = Duration::from_secs(2);
/// The timekeeper looks at least this often, and writes its heartbeat.
const LONGEST_NAP: Duration = Duration::from_secs(30);

/// The service, running: listeners and workers.
pub struct Running {
    /// The address of the HTTP listener.
    pub http: SocketAddr,
    /// The address of the mail listener.
    pub intake: SocketAddr,
    /// The service behind them.
    pub instance: Instance,
    stop: Stop,
    threads: Vec<JoinHandle<()>>,
    _lock: ServingLock,
}

impl Running {
    /// Opens every listener. Port 0 is any free one.
    ///
    /// # Errors
    ///
    /// The settings, the database or a listener fails.
    pub fn start(config: &Config, metrics: Option<PrometheusHandle>) -> anyhow::Result<Self> {
        let lock = ServingLock::take(&config.data)?;
        let http = listen("HTTP", "http.bind", config.http.bind)?;
        let intake = listen("mail", "mail.intake_bind", config.mail.intake_bind)?;
        let (http_address, intake_address) = (http.local_addr()?, intake.local_addr()?);
        let event_broadcast = Arc::new(EventBroadcast::new());
        let instance = Instance::open(config, http_address, event_broadcast.clone())?.with_tables(config)?;
        generation::count(config, &instance.service)?;
        // A long outage is credited while the listeners are open; no move is judged until it is.
        instance.service.time.note_outage()?;
        release(&instance.service)?;
        instance.service.ops.resume_bulk_commands()?;
        let mail_out = mail_out(config, instance.service.clone())?;

        let stop = Stop::new();
        let mut threads = Vec::new();
        let mut start = |name, step: Step| {
            threads.push(workers::start(name, stop.clone(), step)?);
            io::Result::Ok(())
        };
        start("timekeeper", timekeeper(instance.service.clone()))?;
        start("log", log::worker(config, instance.service.clone())?)?;
        start("housekeeping", housekeeping(config, instance.service.clone(), metrics.clone(), stop.clone()))?;
        start("mail-out", deliver(mail_out))?;
        let deliverer = Deliverer::new(instance.service.clone());
        start("webhooks", follow(deliverer.clone()))?;
        for n in 0..WEBHOOKS {
            start("webhooks", call(deliverer.clone(), n < FAILING_WEBHOOKS))?;
        }
        let max_message = config.mail.max_message_size as usize;
        let options = intake::Options {
            grace: DRAIN,
            max_message,
            from_internet: config.mail.verify.enabled && config.mail.verify.from_internet,
            ..intake::Options::default()
        };
        start("mail-in", mail_in(instance.service.clone(), intake, stop.clone(), options))?;
        if let Some(account) = mailbox::account(config) {
            start("mail-fetch", mailbox::fetch(instance.service.clone(), account, stop.clone()))?;
        }
        if !config.mail.maildir.path.as_os_str().is_empty() {
            start("mail-pick-up", mailbox::pick_up(config, instance.service.clone()))?;
        }
        if !config.mail.mbox.path.as_os_str().is_empty() {
            start("mail-mbox", mailbox::empty(config, instance.service.clone()))?;
        }
        start("mail-reading", read_mail(reader(config, instance.service.clone())?))?;
        start("http", serve_http(config, &instance, event_broadcast, http, metrics, stop.clone()))?;
        Ok(Self { http: http_address, intake: intake_address, instance, stop, threads, _lock: lock })
    }

    /// Completes when it stops by itself.
    pub(super) fn stopped(&self) -> impl Future<Output = ()> + Send + use<> {
        self.stop.stopped()
    }

    /// Stops accepting, and lets the work under way finish within ten seconds.
    ///
    /// # Errors
    ///
    /// A thread panicked or did not stop in time.
    pub fn stop(self) -> anyhow::Result<()> {
        self.stop.now();
        let until = Instant::now() + DRAIN;
        for thread in self.threads {
            while !thread.is_finished() && Instant::now() < until {
                std::thread::sleep(Duration::from_millis(5));
            }
            if !thread.is_finished() {
                bail!("{} did not stop in time", thread.thread().name().unwrap_or("a thread"));
            }
            thread.join().map_err(|_panic| anyhow!("a thread panicked while stopping"))?;
        }
        Ok(())
    }
}

/// Before any work: nobody loses on time to an outage, and what an earlier process had in hand is due at once.
pub(super) fn wake(service: &Service) -> Result<(), Failure> {
    service.time.return_downtime()?;
    release(service)
}

fn release(service: &Service) -> Result<(), Failure> {
    service.mail_in.release_mail_leases()?;
    service.mail_out.release_outbox_leases()?;
    service.webhooks.release_webhooks()
}

fn listen(what: &str, setting: &str, address: SocketAddr) -> anyhow::Result<TcpListener> {
    TcpListener::bind(address).map_err(|error| match error.kind() {
        io::ErrorKind::AddrInUse => anyhow!(
            "{what} cannot listen on {address}: another program does; stop it, or set {setting} to another port"
        ),
        // Not an address of this machine, or a port for root alone: no restart helps.
        _ => anyhow!(Unfit::new(format!("{setting}: {what} cannot listen on {address}: {error}"))),
    })
}

fn host(what: &'static str) -> impl Fn(io::Error) -> Failure {
    move |error| Failure::Other(what, Box::new(error))
}

fn timekeeper(service: Service) -> Step {
    Box::new(move || {
        // An instance with a wrong clock leaves the time to the others.
        if let Err(error) = instance::clocks_agree(&service)? {
            tracing::error!(%error, "this instance does not look at the games' clocks");
            return Ok(RECONSIDER);
        }
        let tick = service.time.tick()?;
        let nap = tick.next_due.map_or(LONGEST_NAP, |due| {
            let left = (due - service.time.now()).0;
            Duration::from_millis(u64::try_from(left).unwrap_or(0))
                .clamp(Duration::from_millis(50), LONGEST_NAP)
        });
        Ok(nap)
    })
}

/// Erases what has been kept long enough, and lets the figures forget old samples. Ends the process when its database
/// was restored from a copy: it would write nothing more.
fn housekeeping(config: &Config, service: Service, metrics: Option<PrometheusHandle>, stop: Stop) -> Step {
    let (config, mut looks, mut behind) = (config.clone(), 0_u32, false);
    Box::new(move || {
        if service.ops.is_superseded()? {
            tracing::error!("the database was restored beneath this process, which ends: start it again");
            stop.now();
            return Ok(Duration::ZERO);
        }
        if let Some(metrics) = &metrics {
            metrics.run_upkeep();
        }
        #[expect(clippy::cast_precision_loss, reason = "a figure")]
        {
            metrics::gauge!("postzug_mail_answers_held").set(service.inbox.held_answers()? as f64);
            metrics::gauge!("postzug_mail_sources_in_trouble")
                .set(service.mail_sources.troubled()?.len() as f64);
            metrics::gauge!("postzug_webhook_unsent").set(service.webhooks.deliveries_due()? as f64);
            metrics::gauge!("postzug_log_waiting").set(service.log.log_waiting()? as f64);
            metrics::gauge!("postzug_bulk_commands_set_aside")
                .set(service.ops.bulk_commands_set_aside()? as f64);
        }
        if looks.is_multiple_of(60) {
            figures::totals(&config, &service)?;
        }
        figures::unsent(&service)?;
        // Every ten seconds the figures, every minute the generation, every ten minutes the rest.
        if looks.is_multiple_of(6)
            && let Err(error) = generation::count(&config, &service)
        {
            tracing::warn!(error = &*error as &dyn std::error::Error, "the generation was not counted");
        }
        if behind || looks.is_multiple_of(60) {
            behind = prune(&service, &stop)?;
        }
        looks = looks.wrapping_add(1);
        Ok(Duration::from_secs(10))
    })
}

/// Erases what has been kept long enough, and lets no mail wait for a time that a wrong clock gave it. Answers whether
/// there may be more to erase; not when it is to stop.
pub(super) fn prune(service: &Service, stop: &Stop) -> Result<bool, Failure> {
    service.mail_out.bring_mails_forward()?;
    let mut kinds = vec![
        Ops::prune_mail,
        Ops::prune_outbox,
        Ops::prune_people,
        Ops::prune_receipts,
        Ops::prune_deliveries,
    ];
    let until = Instant::now() + ERASING;
    while Instant::now() < until {
        let mut left = Vec::new();
        for kind in kinds {
            if kind(&service.ops)? >= PRUNED_AT_ONCE as usize {
                left.push(kind);
            }
        }
        kinds = left;
        if kinds.is_empty() || stop.wait(BETWEEN_ROUNDS) {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Makes deliveries of what came into the log.
fn follow(deliverer: Deliverer) -> Step {
    Box::new(move || {
        deliverer.follow()?;
        Ok(POLL_WEBHOOKS)
    })
}

/// Calls webhooks; also those that are failing with `failing`.
fn call(deliverer: Deliverer, failing: bool) -> Step {
    Box::new(move || Ok(if deliverer.deliver_one(failing)? { Duration::ZERO } else { POLL_WEBHOOKS }))
}

/// Reads what came in; polls, because mail may also come through the pipe of another process.
fn read_mail(worker: mailer::reading::Worker) -> Step {
    Box::new(move || {
        worker.read_due()?;
        Ok(POLL)
    })
}

pub(super) fn reader(config: &Config, service: Service) -> anyhow::Result<mailer::reading::Worker> {
    let authserv_id = Some(config.mail.trusted_authserv_id.clone()).filter(|id| !id.is_empty());
    Ok(mailer::reading::Worker::new(service, authserv_id).verifying(mailbox::verifier(config)?))
}

pub(super) fn mail_out(config: &Config, service: Service) -> anyhow::Result<Worker> {
    Ok(Worker::new(service, outgoing::transport(config)?).signing(outgoing::dkim(config)?))
}

fn deliver(worker: Worker) -> Step {
    Box::new(move || {
        worker.deliver_due()?;
        Ok(POLL)
    })
}

/// Accepts mail until the process stops.
pub fn mail_in(service: Service, listener: TcpListener, stop: Stop, options: intake::Options) -> Step {
    Box::new(move || {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .thread_name("mail-in-session")
            .enable_all()
            .build()
            .map_err(host("the mail listener"))?;
        let listener = listener.try_clone().map_err(host("the mail listener"))?;
        listener.set_nonblocking(true).map_err(host("the mail listener"))?;
        runtime.block_on(async {
            let listener = tokio::net::TcpListener::from_std(listener).map_err(host("the mail listener"))?;
            intake::serve(listener, service.clone(), options.clone(), stop.stopped()).await;
            Ok(Duration::ZERO)
        })
    })
}

/// Serves HTTP until the process stops.
pub fn serve_http(
    config: &Config,
    instance: &Instance,
    event_broadcast: Arc<EventBroadcast>,
    listener: TcpListener,
    metrics: Option<PrometheusHandle>,
    stop: Stop,
) -> Step {
    let options = http::Options {
        cors_origins: config.http.cors_origins.clone(),
        source_url: config.http.source_url.clone(),
        // Its reader need not know where the service was started.
        trial_mail: (config.mail.outgoing == Outgoing::Maildir).then(|| {
            let folder = config.maildir().join("new");
            std::path::absolute(&folder).unwrap_or(folder)
        }),
        trusted_proxies: config.http.trusted_proxies.clone(),
        account_per_minute: config.limits.account_per_minute,
        address_per_minute: config.limits.address_per_minute,
        sign_in_per_minute: config.limits.sign_in_per_minute,
        codes_per_hour: config.limits.codes_per_hour,
        data: Some(config.data.clone()),
        shutdown_timeout: DRAIN,
        ..http::Options::default()
    };
    let metrics = metrics.filter(|_| config.http.metrics);
    let state = api::HttpState::new(
        instance.service.clone(),
        instance.authenticator.clone(),
        event_broadcast,
        metrics,
        &options,
    );
    Box::new(move || {
        let listener = listener.try_clone().map_err(host("the HTTP listener"))?;
        actix_web::rt::System::new()
            .block_on(api::server::serve(listener, state.clone(), options.clone(), stop.stopped()))
            .map_err(host("the HTTP listener"))?;
        Ok(Duration::ZERO)
    })
}

#[cfg(test)]
mod tests {
    use domain::Span;
    use store::testing::TestInstance;

    use super::*;

    /// More than one transaction erases, and then no more than a round at a time once it is to stop.
    #[test]
    fn old_rows_are_erased_unless_stopping() {
        let instance = TestInstance::new();
        let at = instance.clock_now().0;
        let sent = |n: u32| {
            let rows = format!(
                "WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < {n}) \
                 INSERT INTO outbox (key, player, kind, due_at, deadline, details, state, reason, attempts, settled_at, \
                 body) SELECT 'old {n} ' || n, 1, 'account-news', {at}, {at}, '', 'sent', '', 1, {at}, 'text' FROM n"
            );
            instance.execute(&rows).expect("rows");
        };
        let left = || instance.number("SELECT count(*) FROM outbox WHERE body IS NOT NULL");
        instance.player("Ann");
        sent(3 * PRUNED_AT_ONCE + 1);
        instance.clock.advance(Span::days(91));
        let stop = Stop::new();
        assert!(!prune(&instance.service, &stop).expect("no failure"));
        assert_eq!(left(), 0);
        sent(2 * PRUNED_AT_ONCE);
        stop.now();
        assert!(!prune(&instance.service, &stop).expect("no failure"));
        assert_eq!(left(), i64::from(PRUNED_AT_ONCE));
    }
}
