//! TLS towards the host: with STARTTLS, and where nobody vouches for its certificate.

use std::path::Path;

use super::{
    first_look, game, mate,
    proxy::Proxy,
    ready, round_trip,
    server::{Dovecot, USER, is_there},
    start,
};
use crate::common::{run, text, wait_until};

/// The settings of a service that fetches from this port with this kind of TLS.
fn settings(port: u16, tls: &str) -> Vec<(&'static str, String)> {
    let mut settings = super::settings(port);
    settings.retain(|(name, _)| *name != "POSTZUG_MAIL__IMAP__TLS");
    settings.push(("POSTZUG_MAIL__IMAP__TLS", tls.into()));
    settings
}

fn doctor(folder: &Path, settings: &[(&str, String)]) -> String {
    let environment: Vec<(&str, &str)> = settings.iter().map(|(name, value)| (*name, &**value)).collect();
    text(&run(folder, &["doctor"], &environment).stdout)
}

#[test]
fn starttls_and_wrong_certificates() {
    if !is_there("STARTTLS and certificates of an unknown CA") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let host = tempfile::tempdir().expect("a folder");
    let dovecot = Dovecot::start(host.path(), "");
    let proxy = Proxy::before(dovecot.imap);
    // In clear, as in LOGIN.
    proxy.stop_at(USER);
    let mut with_ca = settings(proxy.address.port(), "starttls");
    with_ca.push(("SSL_CERT_FILE", dovecot.ca().display().to_string()));
    let service = start(folder.path(), &with_ca);
    first_look(folder.path(), &service);
    let (mut outgoing, _ann, _game) = game(&service);
    let mails = mate(&service, &mut outgoing, &dovecot);
    wait_until(20, || dovecot.seen("") == mails, || "all are marked".into());
    assert_eq!(ready(&service).trim(), "ready");
    let found = round_trip(folder.path(), with_ca, &dovecot);
    assert!(found.contains("ok       mailbox"), "{found}");
    assert!(!proxy.has_stopped(), "it signs in over TLS");
    drop(service);

    for (tls, port) in [("starttls", dovecot.imap.port()), ("implicit", dovecot.imaps.port())] {
        let folder = tempfile::tempdir().expect("a folder");
        let without_ca = settings(port, tls);
        let service = start(folder.path(), &without_ca);
        let is_told = || ready(&service).contains("certificate");
        wait_until(30, is_told, || format!("{tls}: {} {}", ready(&service), service.log()));
        let found = doctor(folder.path(), &without_ca);
        let line = found.lines().find(|line| line.contains(" mailbox ")).expect("a finding");
        assert!(line.starts_with("fault ") && line.contains("certificate"), "{tls}: {found}");
        assert!(found.contains("a CA of your own must be in the system's store"), "{tls}: {found}");
    }
}
