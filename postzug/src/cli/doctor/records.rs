//! Checks the DNS records of the mail domain.

use std::{net::IpAddr, path::Path};

use api::config::{Config, Mail};
use aws_lc_rs::{
    encoding::AsDer as _,
    signature::{Ed25519KeyPair, KeyPair as _, RsaKeyPair},
};
use data_encoding::BASE64;
use hickory_resolver::proto::rr::Name;
use rustls::pki_types::{PrivateKeyDer, pem::PemObject as _};

use super::finding::{Finding, State, fault, finding, good, skipped};
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
    let mut findings = reverse(config, servers);
    let exchange = format!("{domain}. IN MX 10 {relay}.");
    findings.push(asked("mx", servers.mail_servers(domain), &exchange, |_host| true));
    let policy = format!("{domain}. IN TXT \"v=spf1 mx a:{relay} -all\"");
    findings.push(asked("spf", servers.texts(domain), &policy, |text| tagged(text, "v=spf1")));
    findings.extend(dkim(config, servers));
    let name = format!("_dmarc.{domain}");
    let policy = format!("{name}. IN TXT \"v=DMARC1; p=quarantine; rua=mailto:postmaster@{domain}\"");
    findings.push(asked("dmarc", servers.texts(&name), &policy, |text| tagged(text, "v=DMARC1")));
    findings
}

/// Checks the names of the sending addresses, as far as they are known. They are those of the relay, or of the host that
/// takes our mail if the relay is on this machine.
fn reverse(config: &Config, servers: &NameServers) -> Vec<Finding> {
    let Mail { domain, smtp, .. } = &config.mail;
    let literal = smtp.host.parse::<IpAddr>().ok();
    let is_here = matches!(&*smtp.host, "" | "localhost") || literal.is_some_and(|ip| ip.is_loopback());
    let host = if is_here {
        let servers = servers.mail_servers(domain).unwrap_or_default();
        servers.into_iter().next().unwrap_or_else(|| domain.clone())
    } else {
        smtp.host.clone()
    };
    let addresses = match literal.filter(|_ip| !is_here) {
        Some(ip) => Ok(vec![ip]),
        None => servers.addresses(&host),
    };
    match addresses {
        Err(error) => vec![fault("ptr", format!("the DNS could not be asked: {error}"), "")],
        Ok(addresses) if addresses.is_empty() => {
            vec![fault("ptr", format!("{host} has no address"), "set its A record, or mend mail.smtp.host")]
        }
        Ok(addresses) => addresses.into_iter().map(|ip| name_of(ip, &host, servers)).collect(),
    }
}

/// Many providers take no mail from an address without a name that leads back to it (RFC 1912 2.1).
fn name_of(ip: IpAddr, host: &str, servers: &NameServers) -> Finding {
    let names = match servers.names(ip) {
        Ok(names) => names,
        Err(error) => return fault("ptr", format!("the DNS could not be asked: {error}"), ""),
    };
    let remedy = format!("ask the owner of the address to set: {}", reverse_record(ip, host));
    let leads_back = |name: &&String| servers.addresses(name).is_ok_and(|found| found.contains(&ip));
    match names.iter().take(3).find(leads_back) {
        Some(name) => good("ptr", format!("{ip} is {}", name.trim_end_matches('.'))),
        None if names.is_empty() => finding("ptr", State::Warning, format!("{ip} has no name"), remedy),
        None => {
            let found = format!("{ip} is called {}, which has other addresses", names.join(", "));
            finding("ptr", State::Warning, found, remedy)
        }
    }
}

fn reverse_record(ip: IpAddr, host: &str) -> String {
    format!("{} IN PTR {}.", Name::from(ip), host.trim_end_matches('.'))
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

/// Checks the record of each key that signs (RFC 6376 3.6.1, RFC 8463 4.1).
fn dkim(config: &Config, servers: &NameServers) -> Vec<Finding> {
    let settings = &config.mail.dkim;
    if settings.key_file.as_os_str().is_empty() {
        return vec![skipped("dkim", "mail.dkim is not set: the relay must sign")];
    }
    let mut findings = Vec::new();
    for (algorithm, file, selector, remedy) in [
        ("rsa", &settings.key_file, &settings.selector, "openssl genrsa 2048"),
        (
            "ed25519",
            &settings.ed25519_key_file,
            &settings.ed25519_selector,
            "openssl genpkey -algorithm ed25519",
        ),
    ] {
        if file.as_os_str().is_empty() {
            continue;
        }
        let name = format!("{selector}._domainkey.{}", config.mail.domain);
        findings.push(match public_key(algorithm, file) {
            Some(key) => dkim_record(servers, &name, algorithm, &key),
            None => fault("dkim", format!("{} holds no {algorithm} key", file.display()), remedy),
        });
    }
    findings
}

fn dkim_record(servers: &NameServers, name: &str, algorithm: &str, key: &str) -> Finding {
    let record = format!("set: {name}. IN TXT {}", quoted(&format!("v=DKIM1; k={algorithm}; p={key}")));
    match servers.texts(name) {
        Err(error) => fault("dkim", format!("the DNS could not be asked: {error}"), record),
        Ok(records) if records.is_empty() => {
            fault("dkim", format!("{name}: there is no such record"), record)
        }
        Ok(records) => {
            let has_key = |text: &String| {
                let tags = text.split(';').filter_map(|tag| tag.trim().strip_prefix("p="));
                tags.map(|tag| tag.replace(char::is_whitespace, "")).any(|tag| tag == key)
            };
            if records.iter().any(has_key) {
                good("dkim", format!("{name} holds the {algorithm} key"))
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

/// The public half of a key, as DKIM publishes it.
fn public_key(algorithm: &str, file: &Path) -> Option<String> {
    let pem = std::fs::read(file).ok()?;
    let key = PrivateKeyDer::from_pem_slice(&pem).ok()?;
    if algorithm == "ed25519" {
        let PrivateKeyDer::Pkcs8(der) = key else { return None };
        let pair = Ed25519KeyPair::from_pkcs8_maybe_unchecked(der.secret_pkcs8_der()).ok()?;
        return Some(BASE64.encode(pair.public_key().as_ref()));
    }
    let pair = match key {
        PrivateKeyDer::Pkcs8(der) => RsaKeyPair::from_pkcs8(der.secret_pkcs8_der()).ok()?,
        PrivateKeyDer::Pkcs1(der) => RsaKeyPair::from_der(der.secret_pkcs1_der()).ok()?,
        _ => return None,
    };
    Some(BASE64.encode(pair.public_key().as_der().ok()?.as_ref()))
}

#[cfg(test)]
mod tests {
    use aws_lc_rs::{encoding::Pkcs8V1Der, rsa::KeySize};
    use hickory_resolver::proto::rr::{
        RData, RecordType,
        rdata::{A, MX, PTR},
    };

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
        let second = folder.path().join("ed25519.pem");
        let pair = Ed25519KeyPair::generate().expect("a key").to_pkcs8v1().expect("a key");
        let pem = BASE64.encode(pair.as_ref());
        std::fs::write(&second, format!("-----BEGIN PRIVATE KEY-----\n{pem}\n-----END PRIVATE KEY-----\n"))
            .expect("a file");
        config.mail.dkim.ed25519_selector = "mail2".into();
        config.mail.dkim.ed25519_key_file = second;

        let records = |config: &Config, servers: &NameServers| super::records(config, servers).split_off(1);
        let none = records(&config, &NameServers::with(&[], &[]));
        let all = ["mx", "spf", "dkim", "dkim", "dmarc"];
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

    #[test]
    fn names_lead_back_to_addresses() {
        let named = |text: &str| Name::from_ascii(text).expect("a name");
        for (pointer, address, relay, state, told) in [
            (
                "mail.example.org.",
                "192.0.2.1",
                "mail.example.org",
                State::Ok,
                "192.0.2.1 is mail.example.org",
            ),
            ("mail.example.org.", "192.0.2.1", "192.0.2.1", State::Ok, "192.0.2.1 is mail.example.org"),
            // The relay is here: what takes our mail is asked about.
            ("mail.example.org.", "192.0.2.1", "127.0.0.1", State::Ok, "192.0.2.1 is mail.example.org"),
            ("", "192.0.2.1", "mail.example.org", State::Warning, "192.0.2.1 has no name"),
            (
                "pool.example.net.",
                "192.0.2.1",
                "mail.example.org",
                State::Warning,
                "called pool.example.net.",
            ),
            ("", "", "mail.example.org", State::Fault, "mail.example.org has no address"),
        ] {
            let servers = NameServers::answering(move |name, kind| match kind {
                RecordType::MX => vec![RData::MX(MX::new(10, named("mail.example.org.")))],
                RecordType::A if *name == named("mail.example.org.") && !address.is_empty() => {
                    vec![RData::A(A(address.parse().expect("an address")))]
                }
                RecordType::PTR if !pointer.is_empty() => vec![RData::PTR(PTR(named(pointer)))],
                _ => Vec::new(),
            });
            let mut config = Config::default();
            config.mail.domain = "play.example.org".into();
            config.mail.smtp.host = relay.into();
            let found = reverse(&config, &servers);
            assert_eq!(states(&found), [("ptr", state)], "{found:?}");
            assert!(found[0].found.contains(told), "{found:?}");
            if state == State::Warning {
                let set = "1.2.0.192.in-addr.arpa. IN PTR mail.example.org.";
                assert!(found[0].remedy.ends_with(set), "{found:?}");
            }
        }
    }
}
