//! `postzug doctor`, as an operator runs it.

use std::{
    fs,
    io::{BufRead as _, BufReader, Read, Write},
    net::TcpListener,
    path::Path,
    sync::Arc,
    thread,
    time::Duration,
};

use crate::{
    behind_dovecot::server::certificate,
    common::{Service, run, text},
    operators::chmod,
};
use aws_lc_rs::{
    encoding::{AsDer as _, Pkcs8V1Der},
    rsa::KeySize,
    signature::RsaKeyPair,
};
use rustls::{
    ServerConfig, ServerConnection, StreamOwned,
    pki_types::{CertificateDer, PrivateKeyDer, pem::PemObject as _},
};

#[test]
fn doctor_finds_faults_without_a_network() {
    let folder = tempfile::tempdir().expect("a folder");
    Service::start(folder.path()).kill();
    let output = run(folder.path(), &["doctor", "--json"], &[]);
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!((output.status.code(), &report["ok"]), (Some(0), &true.into()), "{report}");
    let state = |report: &serde_json::Value, check: &str| {
        let findings = report["findings"].as_array().expect("findings").iter();
        findings.filter(|finding| finding["check"] == check).map(|finding| finding["state"].clone()).next()
    };
    for (check, expected) in
        [("settings", "ok"), ("database", "ok"), ("relay", "skipped"), ("dns", "skipped")]
    {
        assert_eq!(state(&report, check), Some(expected.into()), "{report}");
    }
    assert_eq!(state(&report, "source"), None, "it is on this machine alone");

    let key = folder.path().join("dkim.pem");
    let pair = RsaKeyPair::generate(KeySize::Rsa2048).expect("a key");
    let der: Pkcs8V1Der<'_> = pair.as_der().expect("a key");
    let pem = data_encoding::BASE64.encode(der.as_ref());
    fs::write(&key, format!("-----BEGIN PRIVATE KEY-----\n{pem}\n-----END PRIVATE KEY-----\n"))
        .expect("a key");
    chmod(&key, 0o600);
    let environment = [
        ("POSTZUG_HTTP__PUBLIC_URL", "https://play.postzug.invalid"),
        ("POSTZUG_MAIL__DOMAIN", "play.postzug.invalid"),
        ("POSTZUG_MAIL__OUTGOING", "smtp"),
        ("POSTZUG_MAIL__SMTP__HOST", "127.0.0.1"),
        ("POSTZUG_MAIL__SMTP__PORT", "9"),
        ("POSTZUG_MAIL__SMTP__TLS", "none"),
        ("POSTZUG_MAIL__DKIM__SELECTOR", "mail"),
        ("POSTZUG_MAIL__DKIM__KEY_FILE", key.to_str().expect("a path")),
    ];
    let output = run(folder.path(), &["doctor", "--json", "--mail", "ann@example.org"], &environment);
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!((output.status.code(), &report["ok"]), (Some(1), &false.into()), "{report}");
    for check in ["relay", "mail", "mx", "spf", "dkim", "dmarc"] {
        assert_eq!(state(&report, check), Some("fault".into()), "{report}");
    }
    assert_eq!(state(&report, "source"), Some("warning".into()), "{report}");
    assert!(report.to_string().contains("mail._domainkey.play.postzug.invalid. IN TXT"), "{report}");
    let shown = text(&run(folder.path(), &["doctor"], &environment).stdout);
    assert!(shown.contains("fault    relay     127.0.0.1:9"), "{shown}");
}

/// The port of a relay that takes every mail and loses it; with TLS from the first byte where it has settings for it.
fn sink(tls: Option<Arc<ServerConfig>>) -> u16 {
    let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a port");
    let port = listener.local_addr().expect("its address").port();
    thread::spawn(move || {
        for stream in listener.incoming() {
            let stream = stream.expect("a connection");
            match tls.clone() {
                None => take_mails(stream),
                Some(tls) => {
                    take_mails(StreamOwned::new(ServerConnection::new(tls).expect("TLS"), stream));
                }
            }
        }
    });
    port
}

fn take_mails(stream: impl Read + Write) {
    let mut stream = BufReader::new(stream);
    let mut answer = "220 here";
    while write!(stream.get_mut(), "{answer}\r\n").is_ok() {
        let Some(Ok(line)) = stream.by_ref().lines().next() else { break };
        answer = "250 fine";
        if line == "DATA" {
            write!(stream.get_mut(), "354 go on\r\n").expect("sent");
            stream.by_ref().lines().map_while(Result::ok).take_while(|line| line != ".").for_each(drop);
            answer = "250 taken";
        }
    }
}

/// The settings of a relay with the certificate of this folder.
fn secured(folder: &Path) -> Arc<ServerConfig> {
    let certificate = CertificateDer::from_pem_file(folder.join("cert.pem")).expect("a certificate");
    let key = PrivateKeyDer::from_pem_file(folder.join("key.pem")).expect("a key");
    let settings = ServerConfig::builder().with_no_client_auth();
    Arc::new(settings.with_single_cert(vec![certificate], key).expect("a pair"))
}

#[test]
fn doctor_tells_days_of_certificate() {
    let folder = tempfile::tempdir().expect("a folder");
    Service::start(folder.path()).kill();
    for (days, expected) in [
        ("91", "ok       tls       the relay's certificate is valid for 90 more days"),
        ("10", "warning  tls       the relay's certificate is valid for 9 more days"),
        ("0", "certificate expired"),
    ] {
        let keys = tempfile::tempdir().expect("a folder");
        certificate(keys.path(), days);
        // A certificate for no days ends in the second in which it was made.
        thread::sleep(Duration::from_millis(1_100));
        let port = sink(Some(secured(keys.path()))).to_string();
        let ca = keys.path().join("ca.pem").display().to_string();
        let mut environment = vec![
            ("POSTZUG_MAIL__OUTGOING", "smtp"),
            ("POSTZUG_MAIL__SMTP__HOST", "127.0.0.1"),
            ("POSTZUG_MAIL__SMTP__PORT", &port),
            ("POSTZUG_MAIL__SMTP__TLS", "implicit"),
        ];
        let relay = |environment: &[(&str, &str)]| text(&run(folder.path(), &["doctor"], environment).stdout);
        let unknown = relay(&environment);
        let reason = if days == "0" { "certificate expired" } else { "UnknownIssuer" };
        assert!(unknown.contains("fault    relay") && unknown.contains(reason), "{days}: {unknown}");
        environment.push(("SSL_CERT_FILE", &ca));
        let found = relay(&environment);
        assert!(found.contains(expected), "{days}: {found}");
    }
}

/// Uses the intake as relay, so the test mail returns; then removes the relay.
#[test]
fn doctor_sends_mail_to_itself() {
    let folder = tempfile::tempdir().expect("a folder");
    let service = Service::start(folder.path());
    let trip = |port: u16, wait: &str| {
        let port = port.to_string();
        let environment = [
            ("POSTZUG_MAIL__OUTGOING", "smtp"),
            ("POSTZUG_MAIL__SMTP__HOST", "127.0.0.1"),
            ("POSTZUG_MAIL__SMTP__PORT", port.as_str()),
            ("POSTZUG_MAIL__SMTP__TLS", "none"),
        ];
        let output = run(folder.path(), &["doctor", "--round-trip", "--wait", wait], &environment);
        let shown = text(&output.stdout);
        shown.lines().find(|line| line.contains(" trip ")).expect("a finding").to_owned()
    };
    let came = trip(service.intake.port(), "60");
    assert!(came.starts_with("ok ") && came.contains("came in and was read"), "{came}");
    let lost = trip(sink(None), "1");
    assert!(lost.starts_with("fault ") && lost.contains("did not come in within 1 s"), "{lost}");
    let intake = service.intake.port();
    service.kill();
    let refused = trip(intake, "1");
    assert!(refused.starts_with("fault ") && refused.contains("did not take the mail"), "{refused}");
    let listed = text(&run(folder.path(), &["inbox", "list"], &[]).stdout);
    assert!(listed.contains("auto "), "{listed}");
}

/// A mail that does not come in is looked for where mail comes in.
#[test]
fn lost_round_trip_names_the_source() {
    let folder = tempfile::tempdir().expect("a folder");
    Service::start(folder.path()).kill();
    let port = sink(None).to_string();
    let sources: [(&[(&str, &str)], &str); 4] = [
        (&[], "the MX record"),
        (&[("POSTZUG_MAIL__MAILDIR__PATH", "/var/mail/club/")], "delivers into /var/mail/club/;"),
        (&[("POSTZUG_MAIL__MBOX__PATH", "/var/mail/club")], "delivers into /var/mail/club;"),
        (
            &[
                ("POSTZUG_MAIL__IMAP__HOST", "127.0.0.1"),
                ("POSTZUG_MAIL__IMAP__PORT", "9"),
                ("POSTZUG_MAIL__IMAP__TLS", "none"),
                ("POSTZUG_MAIL__IMAP__USER", "club"),
                ("POSTZUG_MAIL__IMAP__PASSWORD", "right"),
                ("POSTZUG_MAIL__IMAP__FOLDER", "Chess"),
            ],
            "whether it lies in Chess of club.chess@example.com, in another folder or among spam",
        ),
    ];
    for (source, expected) in sources {
        let mut environment = vec![
            ("POSTZUG_MAIL__OUTGOING", "smtp"),
            ("POSTZUG_MAIL__SMTP__HOST", "127.0.0.1"),
            ("POSTZUG_MAIL__SMTP__PORT", &*port),
            ("POSTZUG_MAIL__SMTP__TLS", "none"),
        ];
        if !source.is_empty() {
            environment.extend([
                ("POSTZUG_MAIL__DOMAIN", "example.com"),
                ("POSTZUG_MAIL__MAILBOX", "club.chess@example.com"),
            ]);
        }
        environment.extend(source);
        let found =
            text(&run(folder.path(), &["doctor", "--round-trip", "--wait", "1"], &environment).stdout);
        let (_, after) = found.split_once("fault    trip").unwrap_or_else(|| panic!("{found}"));
        let remedy = after.lines().nth(1).expect("a remedy");
        assert!(remedy.contains(expected), "{found}");
    }
}
