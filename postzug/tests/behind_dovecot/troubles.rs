//! Every trouble that fetched mail can have: it is shown, the administrator gets one mail, and it ends. All in
//! a folder with a space and letters beyond ASCII.

use std::{fs, path::Path};

use super::{
    MAILBOX, first_look, game,
    proxy::Proxy,
    ready, reply,
    server::{Dovecot, is_there},
    settings, sql, start,
};
use crate::common::{ANN, BEN, Service, clients::Http, run, text, wait_until};

/// A folder, and its name on the disk of the host.
const FOLDER: [&str; 2] = ["Schach Züge & Co", ".Schach Z&APw-ge &- Co"];

/// Without IDLE, the folder is looked into each second.
const POLLS: &str = "imap_capability = IMAP4rev1 UIDPLUS MOVE QUOTA\n";

fn with_administrator(folder: &Path, settings: &[(&str, String)]) {
    // Its first start makes the database.
    start(folder, settings).kill();
    let environment: Vec<(&str, &str)> = settings.iter().map(|(name, value)| (*name, &**value)).collect();
    let made = run(folder, &["admin", "create", "Carla", "carla@club.example.org"], &environment);
    assert!(made.status.success(), "{}", text(&made.stderr));
}

/// The number of mailboxes in trouble, as metrics have it.
fn sources_in_trouble(service: &Service) -> String {
    let metrics = Http::new(service.http).get("/metrics").expect("figures").body.to_string();
    let after = metrics.split("\npostzug_mail_sources_in_trouble ").nth(1).or_else(|| {
        // The body may be a JSON string, with its line ends written out.
        metrics.split("\\npostzug_mail_sources_in_trouble ").nth(1)
    });
    after.unwrap_or_default().chars().take_while(|c| c.is_ascii_digit() || *c == '.').collect()
}

/// Counts the mails about troubles that left the service.
fn mails_about_troubles(folder: &Path) -> i64 {
    let waiting = "SELECT count(*) FROM outbox WHERE key LIKE 'account.source.%' AND state <> 'sent'";
    wait_until(30, || sql(folder, waiting) == "0", || "a mail about a trouble is not sent".into());
    sql(folder, "SELECT count(*) FROM outbox WHERE key LIKE 'account.source.%'").parse().expect("a number")
}

/// Waits until the trouble shows; after a quarter of an hour there is one mail, and no other.
fn assert_shown_and_mailed(folder: &Path, service: &Service, trouble: &str) {
    let before = mails_about_troubles(folder);
    let state = || format!("{trouble}: {} {}", ready(service), service.log());
    wait_until(120, || ready(service).contains(trouble), state);
    wait_until(
        30,
        || sources_in_trouble(service) == "1",
        || format!("{trouble}: {}", sources_in_trouble(service)),
    );
    assert_eq!(mails_about_troubles(folder), before, "{trouble}: not at once");
    let aged = "PRAGMA busy_timeout = 9000; UPDATE mail_source SET trouble_since = trouble_since - 1000000 \
                WHERE trouble IS NOT NULL";
    sql(folder, aged);
    wait_until(
        120,
        || mails_about_troubles(folder) == before + 1,
        || format!("{trouble}: {}", mails_about_troubles(folder)),
    );
    std::thread::sleep(std::time::Duration::from_secs(4));
    assert_eq!(mails_about_troubles(folder), before + 1, "{trouble}: once");
}

/// Waits until nothing shows any more; nobody gets another mail.
fn assert_ended(folder: &Path, service: &Service, trouble: &str) {
    let before = mails_about_troubles(folder);
    let state = || format!("{trouble}: {} {}", ready(service), service.log());
    wait_until(150, || ready(service).trim() == "ready", state);
    wait_until(
        30,
        || sources_in_trouble(service) == "0",
        || format!("{trouble}: {}", sources_in_trouble(service)),
    );
    assert_eq!(mails_about_troubles(folder), before, "{trouble}: its end is no news");
}

type Change = fn(&mut Dovecot, &Proxy);

fn restart(dovecot: &mut Dovecot, extra: &str, password: &str) {
    dovecot.stop();
    (dovecot.extra, dovecot.password) = (extra.into(), password.into());
    dovecot.run();
}

/// Each trouble of a host, by what begins and ends it.
const TROUBLES: [(&str, Change, Change); 4] = [
    ("unreachable", |dovecot, _| dovecot.stop(), |dovecot, _| dovecot.run()),
    (
        "password",
        |dovecot, _| restart(dovecot, POLLS, "another"),
        |dovecot, _| restart(dovecot, POLLS, "right"),
    ),
    (
        "folder",
        |dovecot, _| dovecot.rename(FOLDER[1], "away"),
        |dovecot, _| dovecot.rename("away", FOLDER[1]),
    ),
    ("protocol", |_, proxy| proxy.spoil("UID SEARCH"), |_, proxy| proxy.spoil("")),
];

#[test]
fn every_trouble_shows_and_ends() {
    if !is_there("every trouble of a mailbox") {
        return;
    }
    let (folder, host) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let mut dovecot = Dovecot::start(host.path(), POLLS);
    dovecot.make(FOLDER[1]);
    for n in 0..10 {
        dovecot.file(FOLDER[1], &format!("{n}.old"), "From: a@example.net\nTo: b@example.net\n\nOld.\n");
    }
    let proxy = Proxy::before(dovecot.imap);
    let mut settings = settings(proxy.address.port());
    settings.push(("POSTZUG_MAIL__IMAP__FOLDER", FOLDER[0].into()));
    with_administrator(folder.path(), &settings);
    let service = start(folder.path(), &settings);
    first_look(folder.path(), &service);
    assert_ended(folder.path(), &service, "none");
    for (trouble, begin, end) in TROUBLES {
        begin(&mut dovecot, &proxy);
        assert_shown_and_mailed(folder.path(), &service, trouble);
        end(&mut dovecot, &proxy);
        assert_ended(folder.path(), &service, trouble);
    }
    assert_eq!(mails_about_troubles(folder.path()), 4);
}

/// The administrator trusts the CA of the host, moves a file away, or makes a folder.
#[test]
fn troubles_of_this_machine_end() {
    if !is_there("troubles that an administrator ends") {
        return;
    }
    let (folder, host) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let dovecot = Dovecot::start(host.path(), POLLS);
    let mut settings = settings(dovecot.imaps.port());
    settings.retain(|(name, _)| *name != "POSTZUG_MAIL__IMAP__TLS");
    with_administrator(folder.path(), &settings);
    let service = start(folder.path(), &settings);
    assert_shown_and_mailed(folder.path(), &service, "certificate");
    service.kill();
    settings.push(("SSL_CERT_FILE", dovecot.ca().display().to_string()));
    let service = start(folder.path(), &settings);
    assert_ended(folder.path(), &service, "certificate");
    drop(service);

    let maildir = folder.path().join("in");
    let mbox = folder.path().join("club");
    for (kind, path, trouble) in [("MAILDIR", &maildir, "folder"), ("MBOX", &mbox, "aside")] {
        let path_setting = format!("POSTZUG_MAIL__{kind}__PATH");
        let settings = [
            ("POSTZUG_MAIL__DOMAIN", "example.com".to_owned()),
            ("POSTZUG_MAIL__MAILBOX", MAILBOX.into()),
            ("POSTZUG_MAIL__MAILBOX_IS_SHARED", "false".into()),
            (&*path_setting, path.display().to_string()),
        ];
        let folder = tempfile::tempdir().expect("a folder");
        with_administrator(folder.path(), &settings);
        let aside = mbox.with_extension("postzug-aside");
        fs::write(&mbox, "").expect("a file");
        fs::write(&aside, "From x\n").expect("a file");
        let service = start(folder.path(), &settings);
        assert_shown_and_mailed(folder.path(), &service, trouble);
        for name in ["new", "cur", "tmp"] {
            fs::create_dir_all(maildir.join(name)).expect("a folder");
        }
        fs::remove_file(&aside).expect("a file");
        assert_ended(folder.path(), &service, trouble);
        assert_eq!(mails_about_troubles(folder.path()), 1);
    }
}

/// Names are written as RFC 3501 has them: a host of any age knows that. A missing folder is a trouble with the words of the
/// host, and mail that comes when it is made is played.
#[test]
fn folder_of_any_name_is_fetched() {
    if !is_there("folders other than INBOX") {
        return;
    }
    for (n, [name, on_disk]) in
        [["Schach", ".Schach"], FOLDER, ["Шахматы", ".&BCgEMARFBDwEMARCBEs-"]].into_iter().enumerate()
    {
        let (folder, host) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
        let dovecot = Dovecot::start(host.path(), POLLS);
        let mut settings = settings(dovecot.imap.port());
        settings.push(("POSTZUG_MAIL__IMAP__FOLDER", name.into()));
        let is_missing = n == 1;
        if !is_missing {
            dovecot.make(on_disk);
        }
        let service = start(folder.path(), &settings);
        if is_missing {
            wait_until(30, || ready(&service).contains("folder"), || ready(&service));
            let environment: Vec<(&str, &str)> =
                settings.iter().map(|(name, value)| (*name, &**value)).collect();
            let doctor = text(&run(folder.path(), &["doctor"], &environment).stdout);
            let line = doctor.lines().find(|line| line.contains(" mailbox ")).unwrap_or_default();
            assert!(line.starts_with("fault ") && line.contains("folder"), "{doctor}");
            dovecot.make(on_disk);
        }
        first_look(folder.path(), &service);
        let (mut outgoing, _ann, _game) = game(&service);
        for (ply, answer) in [(0, "1. e4"), (1, "1... e5")] {
            let player = if ply == 0 { ANN } else { BEN };
            let asked = outgoing.take(player, "Reply with your move", Some(ply)).expect("on move");
            let mail = reply(player, &asked, answer);
            dovecot.file(on_disk, &format!("{ply}.mail"), &mail);
        }
        outgoing.take(ANN, "Reply with your move", Some(2)).expect("Ann is on move");
        wait_until(20, || dovecot.seen(on_disk) == 2, || format!("{name}: {}", service.log()));
        wait_until(60, || ready(&service).trim() == "ready", || ready(&service));
    }
}
