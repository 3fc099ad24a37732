//! Checks the DNS records of the mail domain.

use std::path::Path;

use api::config::Config;
use aws_lc_rs::{
    encoding::AsDer as _,
    signature::{KeyPair as _, RsaKeyPair},
};
use data_encoding::BASE64;
use rustls::pki_types::{PrivateKeyDer, pem::PemObject as _};

use super::finding::{Finding, fault, good, skipped};
use crate::cli::dns::{DnsError, NameServers};

/// Compares the DNS records of the mail domain with those it needs: MX (RFC 5321 5.1), SPF (RFC 7208), DKIM (RFC 6376),
/// DMARC (RFC 7489).
pub(super) fn names(config: &Config) -> Vec<Finding> {
    let domain = &config.mail.domain;
    if !domain.contains('.') {
        return vec![skipped("dns", format!("{domain} is no public domain"))];
    }
    if !config.mail.mailbox.is_empty() {
        return vec![skipped(
            "dns",
            format!("the records of {domain} are the business of the mailbox's host"),
        )];
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

    use super::{super::finding::State, *};

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
        // The records that the doctor asks for satisfy it.
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
