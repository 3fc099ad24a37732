//! `postzug doctor`: looks at what a running service needs from its machine, its relay and the DNS.

use std::{
    fmt::Display,
    path::{Path, PathBuf},
    process::ExitCode,
    time::Duration,
};

use api::config::{self, Config};
use app::ports::WallClock as _;
use aws_lc_rs::{
    encoding::AsDer as _,
    signature::{KeyPair as _, RsaKeyPair},
};
use clap::Args;
use data_encoding::BASE64;
use lettre::{Message, message::Mailbox};
use mailer::notice::Outgoing;
use rustls::pki_types::{PrivateKeyDer, pem::PemObject as _};
use serde::Serialize;
use store::host::SystemClock;

use super::{
    dns::{DnsError, NameServers},
    instance, outgoing,
    output::say,
    preflight,
};

/// Time for the relay to answer.
const PATIENCE: Duration = Duration::from_secs(10);
/// Less free space than this is a fault, less than ten times as much a warning.
const SPACE: u64 = 200 << 20;
/// An earlier time is that of a machine whose clock was never set: 2026-01-01.
const EARLIEST: i64 = 1_767_225_600_000;

#[derive(Debug, Args)]
pub(super) struct Doctor {
    /// Send a test mail to this address.
    #[arg(long, value_name = "ADDRESS")]
    mail: Option<String>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
enum State {
    Ok,
    /// Not needed with these settings, or not asked for.
    Skipped,
    Warning,
    Fault,
}

#[derive(Debug, Serialize)]
struct Finding {
    check: &'static str,
    state: State,
    found: String,
    /// An instruction to the operator, empty if nothing has to be done.
    #[serde(skip_serializing_if = "String::is_empty")]
    remedy: String,
}

#[derive(Debug, Serialize)]
struct Report {
    ok: bool,
    findings: Vec<Finding>,
}

impl Doctor {
    pub(super) fn run(&self, config: &Config) -> anyhow::Result<ExitCode> {
        let mut findings = vec![settings(config), disk(&config.data), clock(), database(config)];
        findings.push(relay(config));
        findings.push(self.mail(config));
        findings.extend(names(config));
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
        match test_mail(config, to) {
            Ok(()) => good(
                "mail",
                format!("the relay took a mail to {to}; see whether it arrives, and not as spam"),
            ),
            Err(error) => fault("mail", chain(&*error), "read the relay's log"),
        }
    }
}

fn finding(check: &'static str, state: State, found: impl Display, remedy: impl Display) -> Finding {
    Finding { check, state, found: found.to_string(), remedy: remedy.to_string() }
}

fn good(check: &'static str, found: impl Display) -> Finding {
    finding(check, State::Ok, found, "")
}

fn skipped(check: &'static str, found: impl Display) -> Finding {
    finding(check, State::Skipped, found, "")
}

fn fault(check: &'static str, found: impl Display, remedy: impl Display) -> Finding {
    finding(check, State::Fault, found, remedy)
}

fn chain(error: &dyn std::error::Error) -> String {
    preflight::causes(error)
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
            format!("{url}: {}", chain(&error)),
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
        Err(error) => fault("database", format!("{url}: {}", chain(&*error)), "docs/operate/backup.md"),
    }
}

/// Sends a mail the way all mail goes, signed like it.
fn test_mail(config: &Config, to: &str) -> anyhow::Result<()> {
    let from = format!("postmaster@{}", config.mail.domain).parse()?;
    let mail = Message::builder()
        .from(Mailbox::new(Some(config.site_name.clone()), from))
        .to(to.parse()?)
        .subject("Postzug test mail")
        .message_id(None)
        .body(format!("This mail was sent by postzug doctor on {}.\n", config.mail.domain))?;
    let mut mail =
        Outgoing { envelope: mail.envelope().clone(), bytes: mail.formatted(), seven_bit: None, text: None };
    if let Some(dkim) = outgoing::dkim(config)? {
        mail = dkim.sign(mail)?;
    }
    Ok(outgoing::relay(config, PATIENCE)?.send(&mail)?)
}

/// Greets the relay and signs in.
fn relay(config: &Config) -> Finding {
    if config.mail.outgoing == config::Outgoing::Maildir {
        return skipped("relay", "none is set: mail goes into a Maildir");
    }
    let smtp = &config.mail.smtp;
    let address = format!("{}:{}", smtp.host, smtp.port);
    let signed_in = outgoing::relay(config, PATIENCE).and_then(|relay| Ok(relay.sign_in()?));
    match signed_in {
        Ok(()) if smtp.username.is_empty() => good("relay", format!("{address} answers")),
        Ok(()) => good("relay", format!("{address} lets {} in", smtp.username)),
        Err(error) => {
            fault("relay", format!("{address}: {}", chain(&*error)), "see mail.smtp, and the relay's log")
        }
    }
}

/// Compares the DNS records of the mail domain with those it needs: MX (RFC 5321 5.1), SPF (RFC 7208), DKIM (RFC 6376),
/// DMARC (RFC 7489).
fn names(config: &Config) -> Vec<Finding> {
    let domain = &config.mail.domain;
    if !domain.contains('.') {
        return vec![skipped("dns", format!("{domain} is no public domain"))];
    }
    let servers = match NameServers::of_this_machine() {
        Ok(servers) => servers,
        Err(error) => {
            return vec![fault("dns", format!("no name server is known: {error}"), "/etc/resolv.conf")];
        }
    };
    records(config, &servers)
}

fn records(config: &Config, servers: &NameServers) -> Vec<Finding> {
    let domain = &config.mail.domain;
    let relay = if config.mail.smtp.host.is_empty() { domain } else { &config.mail.smtp.host };
    let mut findings = Vec::new();
    let exchange = format!("{domain}. IN MX 10 {relay}.");
    findings.push(asked("mx", servers.mail_servers(domain), &exchange, |_host| true));
    let policy = format!("{domain}. IN TXT \"v=spf1 mx a:{relay} -all\"");
    findings.push(asked("spf", servers.texts(domain), &policy, |text| tagged(text, "v=spf1")));
    findings.push(dkim(config, servers));
    let name = format!("_dmarc.{domain}");
    let policy = format!("{name}. IN TXT \"v=DMARC1; p=quarantine; rua=mailto:postmaster@{domain}\"");
    findings.push(asked("dmarc", servers.texts(&name), &policy, |text| tagged(text, "v=DMARC1")));
    findings
}

/// Tells whether a record begins with this version tag, and not with a longer one.
fn tagged(text: &str, version: &str) -> bool {
    text.strip_prefix(version).is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_alphanumeric()))
}

fn asked(
    check: &'static str,
    answer: Result<Vec<String>, DnsError>,
    record: &str,
    fits: impl Fn(&str) -> bool,
) -> Finding {
    let found = match answer {
        Ok(records) => records.into_iter().filter(|record| fits(record)).collect::<Vec<_>>(),
        Err(error) => return fault(check, format!("the DNS could not be asked: {error}"), ""),
    };
    match &*found {
        [] => fault(check, "there is no such record", format!("set: {record}")),
        // Two policies are none (RFC 7208 4.5, RFC 7489 6.6.3).
        [_, _, ..] if check != "mx" => fault(
            check,
            format!("{} records, of which none counts: {}", found.len(), found.join(" | ")),
            "leave one",
        ),
        _ => good(check, found.join(", ")),
    }
}

fn dkim(config: &Config, servers: &NameServers) -> Finding {
    let settings = &config.mail.dkim;
    if settings.key_file.as_os_str().is_empty() {
        return skipped("dkim", "mail.dkim is not set: the relay must sign");
    }
    let name = format!("{}._domainkey.{}", settings.selector, config.mail.domain);
    let Some(key) = public_key(&settings.key_file) else {
        return fault(
            "dkim",
            format!("{} holds no RSA key", settings.key_file.display()),
            "openssl genrsa 2048",
        );
    };
    let record = format!("set: {name}. IN TXT {}", quoted(&format!("v=DKIM1; k=rsa; p={key}")));
    match servers.texts(&name) {
        Err(error) => fault("dkim", format!("the DNS could not be asked: {error}"), record),
        Ok(records) if records.is_empty() => fault("dkim", "there is no such record", record),
        Ok(records) => {
            let has_key = |text: &String| {
                let tags = text.split(';').filter_map(|tag| tag.trim().strip_prefix("p="));
                tags.map(|tag| tag.replace(char::is_whitespace, "")).any(|tag| tag == key)
            };
            if records.iter().any(has_key) {
                good("dkim", format!("{name} holds the key"))
            } else {
                fault("dkim", format!("{name} holds another key"), record)
            }
        }
    }
}

/// A text for a zone file: strings of at most 255 bytes (RFC 1035 3.3).
fn quoted(text: &str) -> String {
    let parts: Vec<_> =
        text.as_bytes().chunks(255).map(|part| format!("\"{}\"", String::from_utf8_lossy(part))).collect();
    format!("( {} )", parts.join(" "))
}

/// The public half of a key, as DKIM publishes it (RFC 6376 3.6.1).
fn public_key(file: &Path) -> Option<String> {
    let pem = std::fs::read(file).ok()?;
    let pair = match PrivateKeyDer::from_pem_slice(&pem).ok()? {
        PrivateKeyDer::Pkcs8(der) => RsaKeyPair::from_pkcs8(der.secret_pkcs8_der()).ok()?,
        PrivateKeyDer::Pkcs1(der) => RsaKeyPair::from_der(der.secret_pkcs1_der()).ok()?,
        _ => return None,
    };
    Some(BASE64.encode(pair.public_key().as_der().ok()?.as_ref()))
}

#[cfg(test)]
mod tests {
    use aws_lc_rs::{encoding::Pkcs8V1Der, rsa::KeySize};

    use super::*;

    fn states(findings: &[Finding]) -> Vec<(&str, State)> {
        findings.iter().map(|finding| (finding.check, finding.state)).collect()
    }

    #[test]
    fn records_are_those_to_set() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("dkim.pem");
        let pair = RsaKeyPair::generate(KeySize::Rsa2048).expect("a key");
        let der: Pkcs8V1Der<'_> = pair.as_der().expect("a key");
        let pem = BASE64.encode(der.as_ref());
        std::fs::write(&file, format!("-----BEGIN PRIVATE KEY-----\n{pem}\n-----END PRIVATE KEY-----\n"))
            .expect("a file");
        let mut config = Config::default();
        config.mail.domain = "play.example.org".into();
        config.mail.smtp.host = "mail.example.org".into();
        config.mail.dkim.selector = "mail".into();
        config.mail.dkim.key_file = file;

        let none = records(&config, &NameServers::with(&[], &[]));
        let all = ["mx", "spf", "dkim", "dmarc"];
        assert_eq!(states(&none), all.map(|check| (check, State::Fault)));
        // What the doctor says to set is what satisfies the doctor.
        let texts: Vec<(String, String)> = none
            .iter()
            .filter(|finding| finding.check != "mx")
            .map(|finding| {
                let (name, text) =
                    finding.remedy.trim_start_matches("set: ").split_once(" IN TXT ").expect("a record");
                let strings = text.split('"').skip(1).step_by(2).collect::<String>();
                (name.to_owned(), strings)
            })
            .collect();
        let mut texts: Vec<(&str, &str)> =
            texts.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
        let domain = "play.example.org";
        let found = records(&config, &NameServers::with(&[domain], &texts));
        assert_eq!(states(&found), all.map(|check| (check, State::Ok)), "{found:?}");

        texts.push((domain, "v=spf10 is no policy"));
        texts.push(("mail._domainkey.play.example.org", "v=DKIM1; k=rsa; p=AAAA"));
        let found = records(&config, &NameServers::with(&[domain], &texts));
        assert_eq!(states(&found), all.map(|check| (check, State::Ok)), "{found:?}");
        texts.push((domain, "v=spf1 -all"));
        let found = records(&config, &NameServers::with(&[domain], &texts));
        assert_eq!(found[1].state, State::Fault, "two policies are none: {found:?}");
    }
}
