//! Sends a mail to the running service itself: out through the relay, and in by whatever way mail comes in.

use std::{
    thread,
    time::{Duration, Instant},
};

use api::config::{self, Config};
use app::ReplyAddress;
use app::{
    Address, Service,
    ports::{Entropy as _, Inbound, InboxState},
};
use domain::PlayerId;
use lettre::message::Mailbox;
use store::host::SystemEntropy;

use super::{
    finding::{Finding, State, fault, finding, good},
    test_mail::test_mail,
};
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
    let before = service.inbox.mails(None, None, 1)?.first().map_or(0, |mail| mail.id);
    let ReplyAddress { address, name, .. } = service.mail_out.reply_address(NOBODY);
    let address = Mailbox::new(name, address.parse()?).to_string();
    let begun = Instant::now();
    let mut number = [0; 8];
    SystemEntropy.fill(&mut number);
    // No other mail has it.
    let subject = format!("Postzug round trip {:016x}", u64::from_be_bytes(number));
    if let Err(error) = test_mail(config, &address, &subject) {
        let found = format!("the relay did not take the mail: {}", preflight::causes(&*error));
        return Ok(fault("trip", found, "see mail.smtp, and the relay's log"));
    }
    let mut arrived = None;
    while begun.elapsed() < wait {
        let mut ours = None;
        for mail in service.inbox.mails(None, None, PAGE)? {
            if mail.id > before && mail.address == NOBODY && holds(service, mail.id, &subject)? {
                ours = Some(mail);
            }
        }
        let seconds = begun.elapsed().as_secs();
        match ours {
            Some(Inbound { state: InboxState::Received, .. }) => {
                arrived.get_or_insert(seconds);
            }
            Some(Inbound { state: InboxState::Auto, .. }) => {
                return Ok(good("trip", format!("a mail went out and came in and was read in {seconds} s")));
            }
            Some(Inbound { id, state, reason, .. }) => {
                let found = format!("the mail came in, but was filed as {} {reason}", state.name());
                return Ok(fault("trip", found, format!("see postzug inbox show {id}")));
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
            missing(&config.mail),
        ),
    })
}

/// Returns where to look for a mail that went out and did not come in.
fn missing(mail: &config::Mail) -> String {
    let at = if !mail.imap.host.is_empty() {
        format!(
            "whether it lies in {} of {}, in another folder or among spam",
            mail.imap.folder, mail.mailbox
        )
    } else if !mail.maildir.path.as_os_str().is_empty() {
        format!("whether the mail server delivers into {}", mail.maildir.path.display())
    } else if !mail.mbox.path.as_os_str().is_empty() {
        format!("whether the mail server delivers into {}", mail.mbox.path.display())
    } else {
        format!("the MX record; whether the mail server in front hands mail to {}", mail.intake_bind)
    };
    format!("see the relay's log and queue for {}; {at}; whether postzug serve runs", mail.domain)
}

fn holds(service: &Service, id: i64, subject: &str) -> anyhow::Result<bool> {
    let Some(mail) = service.inbox.mail(id)?.filter(|mail| mail.raw.is_some()) else { return Ok(false) };
    Ok(String::from_utf8_lossy(&service.mail_in.open_mail(&mail)?).contains(subject))
}
