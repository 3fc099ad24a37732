//! `postzug doctor`: looks at what a running service needs from its machine, its relay and the DNS.

mod certificate;
mod finding;
mod records;
mod round_trip;
mod test_mail;

use std::{
    io::{self, Read as _},
    path::{Path, PathBuf},
    process::ExitCode,
    time::Duration,
};

use api::config::{self, Config};
use app::{inbox::SourceTrouble, ports::WallClock as _};
use clap::Args;
use mailer::intake::imap;
use serde::Serialize;
use store::host::SystemClock;

use self::{
    finding::{Finding, State, fault, finding, good, skipped},
    test_mail::{PATIENCE, test_mail},
};
use super::{instance, outgoing, output::say, preflight};

/// Less free space than this is a fault, less than ten times as much a warning.
const SPACE: u64 = 200 << 20;
/// An earlier time is that of a machine whose clock was never set: 2026-01-01.
const EARLIEST: i64 = 1_767_225_600_000;

#[derive(Debug, Args)]
pub(super) struct Doctor {
    /// Send a test mail to this address.
    #[arg(long, value_name = "ADDRESS")]
    mail: Option<String>,
    /// Send a mail through the relay to an address of the running service itself, and wait until it comes back in.
    #[arg(long)]
    round_trip: bool,
    /// Seconds to wait for it.
    #[arg(long, value_name = "SECONDS", default_value_t = 120)]
    wait: u64,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Serialize)]
struct Report {
    ok: bool,
    findings: Vec<Finding>,
}

impl Doctor {
    pub(super) fn run(&self, config: &Config) -> anyhow::Result<ExitCode> {
        let mut findings = vec![settings(config), disk(&config.data), clock(), database(config)];
        findings.extend(source(config));
        findings.extend(relay(config));
        findings.push(self.mail(config));
        findings.push(match self.round_trip {
            true => round_trip::check(config, Duration::from_secs(self.wait)),
            false => {
                skipped("trip", "no mail was sent to the service itself: postzug doctor --round-trip does it")
            }
        });
        findings.extend(mailbox(config));
        findings.extend(maildir(config));
        findings.extend(mbox(config));
        findings.extend(records::names(config));
        let ok = findings.iter().all(|finding| finding.state != State::Fault);
        if self.json {
            say(&serde_json::to_string_pretty(&Report { ok, findings })?)?;
        } else {
            for Finding { check, state, found, remedy } in &findings {
                let state = format!("{state:?}").to_lowercase();
                say(&format!("{state:<8} {check:<9} {found}"))?;
                for line in remedy.lines() {
                    say(&format!("{:<18} {line}", ""))?;
                }
            }
        }
        Ok(if ok { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }

    fn mail(&self, config: &Config) -> Finding {
        let Some(to) = &self.mail else {
            return skipped("mail", "no test mail was sent: postzug doctor --mail ADDRESS sends one");
        };
        if config.mail.outgoing == config::Outgoing::Maildir {
            return finding(
                "mail",
                State::Warning,
                "mail goes into a Maildir and leaves to nobody",
                "set mail.outgoing = \"smtp\" and mail.smtp",
            );
        }
        match test_mail(config, to, "Postzug test mail") {
            Ok(()) => good(
                "mail",
                format!("the relay took a mail to {to}; see whether it arrives, and not as spam"),
            ),
            Err(error) => fault("mail", preflight::causes(&*error), "read the relay's log"),
        }
    }
}

fn settings(config: &Config) -> Finding {
    if let Err(error) = instance::check(config) {
        return fault("settings", error, "mend the settings");
    }
    match preflight::check(config) {
        Ok(notes) if notes.is_empty() => good("settings", "the settings are fine"),
        Ok(notes) => finding("settings", State::Warning, notes.join(" "), ""),
        Err(error) => fault("settings", error, "mend the settings"),
    }
}

/// Asks for the address of the source code where others use the service (AGPL 13).
fn source(config: &Config) -> Option<Finding> {
    let is_public = config.http.public_url.starts_with("https://");
    (is_public && config.http.source_url.is_empty()).then(|| {
        finding(
            "source",
            State::Warning,
            "the pages offer no source code, which the AGPL (13) asks of a changed service",
            "set http.source_url to where the code of this service is",
        )
    })
}

fn disk(data: &Path) -> Finding {
    let existing = data.ancestors().find(|folder| folder.exists()).map(PathBuf::from);
    let folder = existing.filter(|folder| !folder.as_os_str().is_empty()).unwrap_or_else(|| ".".into());
    let space = match rustix::fs::statvfs(&folder) {
        Ok(space) => space,
        Err(error) => return fault("disk", format!("{}: {error}", folder.display()), "mend the file system"),
    };
    let bytes = space.f_bavail.saturating_mul(space.f_frsize);
    let found = format!("{} MiB free in {}", bytes >> 20, folder.display());
    // A file system without a table of files counts none.
    let out_of_files = space.f_files > 0 && space.f_favail < 1_000;
    if bytes < SPACE || out_of_files {
        return fault("disk", found, "make room: without it mail and moves are refused");
    }
    let state = if bytes < SPACE * 10 { State::Warning } else { State::Ok };
    finding("disk", state, found, if state == State::Ok { "" } else { "make room soon" })
}

fn clock() -> Finding {
    let now = SystemClock.now();
    let shown = jiff::Timestamp::from_millisecond(now.0)
        .map_or_else(|error| error.to_string(), |at| format!("{at:.0}"));
    if now.0 < EARLIEST {
        return fault("clock", shown, "set this machine's clock, and keep it set by NTP");
    }
    // systemd-timesyncd and chrony leave a mark when they have set the clock.
    let marks = [
        "/run/systemd/timesync/synchronized",
        "/run/chrony/chronyd.pid",
        "/run/ntpd.pid",
        "/run/openntpd.pid",
    ];
    if marks.iter().any(|mark| Path::new(mark).exists()) {
        return good("clock", format!("{shown}, kept by NTP"));
    }
    finding("clock", State::Warning, format!("{shown}, and no sign of NTP"), "see: timedatectl")
}

fn database(config: &Config) -> Finding {
    let url = config.database_url();
    if instance::is_there(config).is_err() {
        return finding(
            "database",
            State::Warning,
            format!("{url} is not there"),
            "the first start makes it",
        );
    }
    if let Err(error) = store::inspect(url.reveal(), true) {
        return fault(
            "database",
            format!("{url}: {}", preflight::causes(&error)),
            "keep a copy of it; docs/operate/backup.md",
        );
    }
    if url.is_file() {
        return good("database", format!("{url} is whole"));
    }
    let skew = || -> anyhow::Result<i64> {
        let skew = instance::Instance::for_a_command(config)?.service.time.clock_skew()?;
        Ok(skew.map_or(0, |skew| skew.0))
    };
    match skew() {
        Ok(skew) => good("database", format!("{url} answers; its clock differs by {skew} ms")),
        Err(error) => {
            fault("database", format!("{url}: {}", preflight::causes(&*error)), "docs/operate/backup.md")
        }
    }
}

/// Logs in to the mailbox and opens its folder.
fn mailbox(config: &Config) -> Option<Finding> {
    let account = super::mailbox::account(config)?;
    let name = account.name();
    Some(match imap::probe(&account) {
        Ok(abilities) => {
            let way = if abilities.idle { "tells at once (IDLE)" } else { "is polled (no IDLE)" };
            let addresses = match (config.mail.mailbox.is_empty(), config.mail.sub_addresses) {
                (true, _) => "a domain of its own",
                (false, true) => "sub-addresses, by the settings",
                (false, false) => "no sub-addresses: readers are known by the name before the address",
            };
            let is_shared = config.mail.mailbox_is_shared && !config.mail.mailbox.is_empty();
            let people = if is_shared { "; mail to the mailbox itself is left to people" } else { "" };
            let found = format!("{name}: {} messages; it {way}; {addresses}{people}", abilities.messages);
            if abilities.full {
                let remedy = "delete or move mail: a full mailbox takes none, and players' moves bounce";
                finding("mailbox", State::Warning, format!("{found}; it is full"), remedy)
            } else if config.mail.imap.after == config::AfterFetch::Delete && !abilities.uid_plus {
                let remedy = "it has no UIDPLUS: mail is only marked as deleted; use \"seen\" or \"move\"";
                finding("mailbox", State::Warning, found, remedy)
            } else {
                good("mailbox", found)
            }
        }
        Err(error) => fault("mailbox", format!("{name}: {error}"), remedy(error.trouble)),
    })
}

/// Opens the Maildir from which mail is taken, as the user who runs this.
fn maildir(config: &Config) -> Option<Finding> {
    let folder = &config.mail.maildir.path;
    if folder.as_os_str().is_empty() {
        return None;
    }
    let may_use = |name: &str| {
        let place = folder.join(name);
        let may_move =
            rustix::fs::Access::READ_OK | rustix::fs::Access::WRITE_OK | rustix::fs::Access::EXEC_OK;
        let opened = std::fs::read_dir(&place).map_err(|error| error.to_string());
        let usable =
            opened.and_then(|_files| rustix::fs::access(&place, may_move).map_err(|error| error.to_string()));
        usable.map_err(|error| format!("{}: {error}", place.display()))
    };
    Some(match may_use("new").and_then(|()| may_use("cur")) {
        Ok(()) => good("maildir", format!("{} can be read, and its mail moved to cur", folder.display())),
        Err(error) => {
            fault("maildir", error, "see mail.maildir.path; the service must be able to write in new and cur")
        }
    })
}

/// Opens the mbox file from which mail is taken, and looks at its folder, as the user who runs this.
fn mbox(config: &Config) -> Option<Finding> {
    let path = &config.mail.mbox.path;
    let folder = path.parent()?;
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let may_write = rustix::fs::Access::WRITE_OK | rustix::fs::Access::EXEC_OK;
    let usable = rustix::fs::access(folder, may_write)
        .map_err(|error| format!("{}: {error}", folder.display()))
        .and_then(|()| begins_as_mbox(path).map_err(|error| format!("{}: {error}", path.display())));
    let aside = mailer::intake::Mbox::aside(path);
    Some(match usable {
        Ok(()) if aside.exists() => fault("mbox", format!("{} is there", aside.display()), ASIDE),
        Ok(()) => good("mbox", format!("mail can be taken out of {}", path.display())),
        Err(error) => fault(
            "mbox",
            error,
            "see mail.mbox.path; the service must be able to write the file and in its folder",
        ),
    })
}

/// The remedy for a journal that did not fit.
const ASIDE: &str =
    "stop the service, append to the mbox file the mails of this file that are missing there, and remove it";

/// A missing or empty file becomes an mbox file.
fn begins_as_mbox(path: &Path) -> io::Result<()> {
    let mut begin = Vec::new();
    match std::fs::File::options().read(true).write(true).open(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        file => file?.take(5).read_to_end(&mut begin)?,
    };
    if begin.is_empty() || begin == b"From " { Ok(()) } else { Err(io::Error::other("not an mbox file")) }
}

fn remedy(trouble: SourceTrouble) -> &'static str {
    match trouble {
        SourceTrouble::Unreachable | SourceTrouble::Slow => {
            "see mail.imap.host, port and tls, and the firewall"
        }
        SourceTrouble::Certificate => {
            "see mail.imap.host and tls; a CA of your own must be in the system's store"
        }
        SourceTrouble::Password => {
            "see mail.imap.user and password; many hosts want a password made for programs, and IMAP switched on"
        }
        SourceTrouble::Folder => "see mail.imap.folder, mail.maildir.path or mail.mbox.path",
        SourceTrouble::Aside => ASIDE,
        SourceTrouble::Full => "delete or move mail",
        SourceTrouble::SingleMail => {
            "find the reason in the log; a mail that is deleted or moved elsewhere is not tried any more"
        }
        SourceTrouble::Protocol => "keep these words and report them",
    }
}

/// Greets the relay and signs in, and looks at its certificate.
fn relay(config: &Config) -> Vec<Finding> {
    if config.mail.outgoing == config::Outgoing::Maildir {
        return vec![skipped("relay", "none is set: mail goes into a Maildir")];
    }
    let smtp = &config.mail.smtp;
    let address = format!("{}:{}", smtp.host, smtp.port);
    let signed_in = outgoing::relay(config, PATIENCE).and_then(|relay| Ok(relay.sign_in()?));
    let certificate = match signed_in {
        Ok(certificate) => certificate,
        Err(error) => {
            let found = format!("{address}: {}", preflight::causes(&*error));
            return vec![fault("relay", found, "see mail.smtp, and the relay's log")];
        }
    };
    let found = match &*smtp.username {
        "" => format!("{address} answers"),
        user => format!("{address} lets {user} in"),
    };
    let tls = match certificate {
        Some(der) => certificate::validity(&der, SystemClock.now()),
        None => skipped("tls", "the connection to the relay is not encrypted (mail.smtp.tls)"),
    };
    vec![good("relay", found), tls]
}
