//! Sends a mail to the running service itself: out through the relay, and in by whatever way mail comes in.

use std::{
    thread,
    time::{Duration, Instant},
};

use api::config::{self, Config};
use app::{
    Address, Service,
    ports::{Inbound, InboxState},
};
use domain::PlayerId;

use super::finding::{Finding, State, fault, finding, good};
use crate::cli::{instance::Instance, preflight};

/// The address of nobody's account: mail to it is taken in and filed, and never answered.
const NOBODY: Address = Address::Account { player: PlayerId(0) };
/// The pause between two looks into the inbox.
const PAUSE: Duration = Duration::from_millis(250);
/// Mails that may arrive between two looks.
const PAGE: u32 = 200;

pub(super) fn check(config: &Config, wait: Duration) -> Finding {
    if config.mail.outgoing == config::Outgoing::Maildir {
        let remedy = "set mail.outgoing = \"smtp\" and mail.smtp";
        return finding("trip", State::Warning, "mail goes into a Maildir and leaves to nobody", remedy);
    }
    let service = match Instance::open_existing(config) {
        Ok(instance) => instance.service,
        Err(error) => return fault("trip", preflight::causes(&*error), "start the service first"),
    };
    match travel(config, &service, wait) {
        Ok(found) => found,
        Err(error) => fault("trip", format!("the inbox could not be read: {error}"), "see the database"),
    }
}

fn travel(config: &Config, service: &Service, wait: Duration) -> anyhow::Result<Finding> {
    let before = service.mail_in.mails(None, None, 1)?.first().map_or(0, |mail| mail.id);
    let address = service.mail_out.mail_address(NOBODY);
    let begun = Instant::now();
    if let Err(error) = super::test_mail(config, &address, "Postzug round trip") {
        let found = format!("the relay did not take the mail: {}", preflight::causes(&*error));
        return Ok(fault("trip", found, "see mail.smtp, and the relay's log"));
    }
    let mut arrived = None;
    while begun.elapsed() < wait {
        let found = service.mail_in.mails(None, None, PAGE)?;
        let ours = found.into_iter().find(|mail| mail.id > before && mail.address == NOBODY);
        let seconds = begun.elapsed().as_secs();
        match ours {
            Some(Inbound { state: InboxState::Received, .. }) => {
                arrived.get_or_insert(seconds);
            }
            Some(_filed) => {
                return Ok(good("trip", format!("a mail went out and came in and was read in {seconds} s")));
            }
            None => {}
        }
        thread::sleep(PAUSE);
    }
    let wait = wait.as_secs();
    Ok(match arrived {
        Some(seconds) => fault(
            "trip",
            format!("the mail came in after {seconds} s, but was not read within {wait} s"),
            "see whether postzug serve runs, and its log",
        ),
        None => fault(
            "trip",
            format!("the relay took the mail, but it did not come in within {wait} s"),
            format!(
                "see the relay's log and queue for {}; the MX record; whether the mail server in front hands \
                 mail to {}; whether postzug serve runs",
                config.mail.domain, config.mail.intake_bind
            ),
        ),
    })
}
