//! Incoming mail: the mailbox at a host, the workers that fetch from it or take from a Maildir or an mbox file, and the verifier.

use std::{sync::Arc, time::Duration};

use api::config::{AfterFetch, Config, Tls, is_domain};
use app::{HostedMailbox, Service};
use domain::sealing::Secret;
use mailer::{
    intake::{
        Mbox, PickUp,
        imap::{Account, After, Fetcher, ImapTls},
    },
    reading::Verifier,
};

use super::workers::{Step, Stop};

/// Time for each answer of the host.
const PATIENCE: Duration = Duration::from_secs(30);

/// The mailbox is held anew this often.
const HOLD_AGAIN: Duration = Duration::from_secs(7);

/// IDLE is issued anew after this.
const IDLE: Duration = Duration::from_mins(4);
/// Flags wait for a look.
const LONGEST_POLL: u32 = 300;

/// The mailbox that takes the place of a domain.
pub(super) fn hosted(config: &Config) -> Option<HostedMailbox> {
    let mail = &config.mail;
    let (local_part, _domain) = mail.mailbox.rsplit_once('@')?;
    Some(HostedMailbox {
        local_part: local_part.into(),
        sub_addresses: mail.sub_addresses,
        bounce_addresses: mail.bounce_addresses,
        is_shared: mail.mailbox_is_shared,
    })
}

/// The account from which mail is fetched.
pub(super) fn account(config: &Config) -> Option<Account> {
    let imap = &config.mail.imap;
    (!imap.host.is_empty()).then(|| Account {
        host: imap.host.clone(),
        port: imap.port,
        tls: match imap.tls {
            Tls::Implicit => ImapTls::Implicit,
            Tls::Starttls => ImapTls::StartTls,
            Tls::None => ImapTls::None,
        },
        user: imap.user.clone(),
        password: Secret::new(imap.password.reveal().to_owned()),
        folder: imap.folder.clone(),
        after: match imap.after {
            AfterFetch::Seen => After::Seen,
            AfterFetch::Move => After::Move(imap.move_to.clone()),
            AfterFetch::Keep => After::Keep,
            AfterFetch::Delete => After::Delete,
        },
        old_mail: imap.old_mail,
        poll: Duration::from_secs(imap.poll_seconds.into()),
        idle: IDLE,
        max_message: config.mail.max_message_size as usize,
        patience: PATIENCE,
        hold_again: HOLD_AGAIN,
    })
}

/// Finds what is wrong with the settings, each with its name.
pub(super) fn problems(config: &Config) -> Vec<(&'static str, String)> {
    let (mail, imap) = (&config.mail, &config.mail.imap);
    let mut problems = Vec::new();
    let mut unless = |is_fine: bool, setting, reason: &dyn Fn() -> String| {
        if !is_fine {
            problems.push((setting, reason()));
        }
    };
    if !mail.mailbox.is_empty() {
        let (local_part, domain) = mail.mailbox.rsplit_once('@').unwrap_or_default();
        let is_plain = |c: char| c.is_ascii_alphanumeric() || "._-".contains(c);
        unless(!local_part.is_empty() && local_part.chars().all(is_plain), "mail.mailbox", &|| {
            format!("{:?} is not a mail address without +, such as club.chess@example.com", mail.mailbox)
        });
        unless(domain.eq_ignore_ascii_case(&mail.domain), "mail.domain", &|| {
            format!("must be {domain:?}, the domain of mail.mailbox")
        });
        let files = [&mail.maildir.path, &mail.mbox.path];
        let is_taken = !imap.host.is_empty() || files.iter().any(|path| !path.as_os_str().is_empty());
        unless(is_taken, "mail.mailbox", &|| {
            "mail.imap, mail.maildir or mail.mbox must say how its mail is fetched".into()
        });
        let is_cut = !mail.mbox.path.as_os_str().is_empty();
        unless(!is_cut || !mail.mailbox_is_shared, "mail.mbox.path", &|| {
            "mail is cut out of an mbox file, so people must not read theirs there: set mail.mailbox_is_shared \
             = false, or take mail.maildir or mail.imap"
                .into()
        });
    }
    if !imap.host.is_empty() {
        let is_address = imap.host.parse::<std::net::IpAddr>().is_ok();
        unless(is_address || is_domain(&imap.host), "mail.imap.host", &|| {
            format!("{:?} is not a host name; the port stands in mail.imap.port", imap.host)
        });
        let is_here = imap.host == "localhost"
            || imap.host.parse::<std::net::IpAddr>().is_ok_and(|address| address.is_loopback());
        unless(imap.tls != Tls::None || is_here, "mail.imap.tls", &|| {
            "\"none\" is for a host on this machine".into()
        });
        unless((1..=LONGEST_POLL).contains(&imap.poll_seconds), "mail.imap.poll_seconds", &|| {
            format!("must be 1 to {LONGEST_POLL}")
        });
        unless(!imap.user.is_empty(), "mail.imap.user", &|| "must be set".into());
        unless(imap.after != AfterFetch::Move || !imap.move_to.is_empty(), "mail.imap.move_to", &|| {
            "must name the folder, because mail.imap.after is \"move\"".into()
        });
        unless(imap.move_to.is_empty() || imap.move_to != imap.folder, "mail.imap.move_to", &|| {
            "must be another folder than mail.imap.folder".into()
        });
    }
    problems
}

/// Fetches mail from a mailbox at a host.
pub(super) fn fetch(service: Service, account: Account, stop: Stop) -> Step {
    let mut fetcher = Fetcher::new(service, account);
    Box::new(move || fetcher.run(stop.stopped()))
}

/// Takes mail from a Maildir.
pub(super) fn pick_up(config: &Config, service: Service) -> Step {
    let mut pick_up = PickUp::new(service, &config.mail.maildir.path, config.mail.max_message_size as usize);
    Box::new(move || {
        pick_up.round()?;
        Ok(pick_up.pause())
    })
}

/// Returns the verifier of incoming mail, if this process has one.
pub(super) fn verifier(config: &Config) -> anyhow::Result<Option<Arc<Verifier>>> {
    let settings = &config.mail.verify;
    if !settings.enabled {
        return Ok(None);
    }
    Ok(Some(Arc::new(Verifier::new(&settings.name_servers, &config.mail.domain)?)))
}

/// Takes mail from an mbox file.
pub(super) fn empty(config: &Config, service: Service) -> Step {
    let mut mbox = Mbox::new(service, &config.mail.mbox.path, config.mail.max_message_size as usize);
    Box::new(move || {
        mbox.round()?;
        Ok(mbox.pause())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn polls_are_bounded() {
        let mut config = Config::default();
        (config.mail.imap.host, config.mail.imap.user) = ("imap.example.com".into(), "club".into());
        for (seconds, is_fine) in [(0, false), (1, true), (300, true), (301, false)] {
            config.mail.imap.poll_seconds = seconds;
            let problems = problems(&config);
            let is_named = problems.iter().any(|(setting, _)| *setting == "mail.imap.poll_seconds");
            assert_eq!(is_named, !is_fine, "{seconds}");
        }
    }
}
