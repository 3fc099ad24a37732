use std::process::ExitCode;

use api::{config::Config, webhooks::Deliverer};
use app::{Failure, Service};

use super::{
    generation,
    instance::{Instance, ServingLock},
    log, logging, preflight, running,
    workers::Stop,
};

/// Attempts at deliveries to webhooks in one run.
const DELIVERIES: usize = 20;

/// Says nothing but the log. Each kind of work is done though
/// another failed; what was not done is done by the next run.
pub(super) fn run(config: &Config) -> anyhow::Result<ExitCode> {
    preflight::serve(config)?;
    logging::start(&config.log)?;
    let _lock = ServingLock::take(&config.data)?;
    let service = Instance::for_a_command(config)?.with_tables(config)?.service;
    generation::count(config, &service)?;
    running::wake(&service)?;
    let mail_in = running::reader(config, service.clone())?;
    let mail_out = running::mail_out(config, service.clone())?;
    // Mail first: a flag waits for what was received in time.
    let work = [
        ("mail in", mail_in.read_due().map(drop)),
        ("the clocks", service.time.tick().map(drop)),
        ("the log", log::all(config, &service)),
        ("mail out", mail_out.deliver_due().map(drop)),
        ("webhooks", call_webhooks(&service)),
        ("erasing what is old", erase(&service)),
    ];
    let mut exit = ExitCode::SUCCESS;
    for (what, done) in work {
        if let Err(failure) = done {
            tracing::error!(error = &failure as &dyn std::error::Error, "{what} failed");
            exit = ExitCode::FAILURE;
        }
    }
    Ok(exit)
}

/// Leaves the rest to the next run: receivers may take their time.
fn call_webhooks(service: &Service) -> Result<(), Failure> {
    let deliverer = Deliverer::new(service.clone());
    deliverer.follow()?;
    for _ in 0..DELIVERIES {
        if !deliverer.deliver_one(true)? {
            break;
        }
    }
    Ok(())
}

fn erase(service: &Service) -> Result<(), Failure> {
    while running::prune(service, &Stop::new())? {}
    Ok(())
}
