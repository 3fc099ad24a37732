//! Whole games in which a move is played in each trouble that a host can have.

use std::{
    fs,
    path::{Path, PathBuf},
};

use super::proxy::Proxy;
use super::{
    INBOX, MAILBOX, MOVES, first_look, game, ready, reply,
    server::{Dovecot, is_there},
    settings, sql, start,
};
use crate::common::{ANN, BEN, Service, clients::Outgoing, files, wait_until};

/// The address that is asked for the next move, and the mail that answers it.
fn answer(service: &Service, outgoing: &mut Outgoing, ply: u16, notation: &str) -> (String, String) {
    let player = if ply.is_multiple_of(2) { ANN } else { BEN };
    let asked = outgoing
        .take(player, "Reply with your move", Some(ply))
        .unwrap_or_else(|error| panic!("{error} {} {}", ready(service), service.log()));
    (asked.reply_to.clone(), reply(player, &asked, notation))
}

fn is_mate(folder: &Path, outgoing: &mut Outgoing) {
    for player in [ANN, BEN] {
        outgoing.expect(player, "0-1").expect("both are told");
    }
    assert_eq!((sql(folder, INBOX).as_str(), sql(folder, MOVES).as_str()), ("4", "4"), "each mail once");
}

/// With TLS and IDLE; 10,000 old messages, a host that dies, is slow, numbers anew and is full.
#[test]
fn game_by_imap_through_all_troubles() {
    if !is_there("a game by IMAP through all troubles") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let host = tempfile::tempdir().expect("a folder");
    let mut dovecot = Dovecot::start(host.path(), "");
    dovecot.fill(10_000);
    let proxy = Proxy::before(dovecot.imaps);
    let mut settings = settings(proxy.address.port());
    settings.retain(|(name, _)| *name != "POSTZUG_MAIL__IMAP__TLS");
    settings.push(("SSL_CERT_FILE", dovecot.ca().display().to_string()));
    let service = start(folder.path(), &settings);
    first_look(folder.path(), &service);
    assert_eq!(sql(folder.path(), "SELECT taken FROM mail_source"), "10000", "old mail stays");
    let (mut outgoing, _ann, _game) = game(&service);

    // The host dies with a mail that nobody has fetched.
    let (to, mail) = answer(&service, &mut outgoing, 0, "1. f3");
    proxy.delay(200);
    dovecot.deliver(&to, &mail);
    dovecot.kill();
    wait_until(30, || ready(&service).contains("unreachable"), || ready(&service));
    proxy.delay(0);
    dovecot.run();

    // It is slow.
    let (to, mail) = answer(&service, &mut outgoing, 1, "1... e5");
    proxy.delay(700);
    dovecot.deliver(&to, &mail);
    let (to, mail) = answer(&service, &mut outgoing, 2, "2. g4");
    proxy.delay(0);

    // It numbers its messages anew.
    wait_until(30, || dovecot.seen("") == 2, || "both are marked".into());
    let validity = sql(folder.path(), "SELECT validity FROM mail_source");
    dovecot.renumber();
    dovecot.deliver(&to, &mail);
    let (to, mail) = answer(&service, &mut outgoing, 3, "2... Qh4#");
    assert_ne!(sql(folder.path(), "SELECT validity FROM mail_source"), validity);

    // It is full: the move comes back to its author, who sends it again when the secretary has made room.
    dovecot.stop();
    dovecot.extra =
        "protocol imap {\n  mail_plugins = quota imap_quota\n}\nprotocol lmtp {\n  mail_plugins = quota\n}\n\
                     plugin {\n  quota = maildir:all\n  quota_rule = *:messages=10003\n}\n"
            .into();
    dovecot.run();
    wait_until(90, || ready(&service).contains("full"), || format!("{} {}", ready(&service), dovecot.log()));
    let refused = dovecot.offer(&to, &mail);
    assert!(refused.starts_with(['4', '5']), "{refused}");
    dovecot.stop();
    dovecot.extra.clear();
    dovecot.run();
    dovecot.deliver(&to, &mail);
    is_mate(folder.path(), &mut outgoing);
    wait_until(60, || ready(&service).trim() == "ready", || ready(&service));
    wait_until(20, || dovecot.seen("") == 4, || "ours are marked".into());
    assert_eq!(dovecot.messages("").len(), 10_004);
}

fn deliver(maildir: &Path, name: &str, mail: &str) {
    let written = maildir.join("tmp").join(name);
    fs::write(&written, mail).expect("a mail");
    fs::rename(&written, maildir.join("new").join(name)).expect("its place");
}

/// 10,000 messages of others, a folder that is not there, a service that is killed, and a mail that cannot be moved.
#[test]
fn game_by_maildir_through_all_troubles() {
    let folder = tempfile::tempdir().expect("a folder");
    let maildir: PathBuf = folder.path().join("in");
    for name in ["new", "cur", "tmp"] {
        fs::create_dir_all(maildir.join(name)).expect("a folder");
    }
    for n in 0..10_000 {
        let mail =
            format!("From: a@example.net\nTo: others@example.com\nSubject: old {n}\n\njoin Nobody{n}\n");
        fs::write(maildir.join("new").join(format!("1700000000.M{n}P1.host")), mail).expect("a message");
    }
    let settings = [
        ("POSTZUG_MAIL__DOMAIN", "example.com".to_owned()),
        ("POSTZUG_MAIL__MAILBOX", MAILBOX.into()),
        ("POSTZUG_MAIL__MAILDIR__PATH", maildir.display().to_string()),
    ];
    let service = start(folder.path(), &settings);
    first_look(folder.path(), &service);
    let (mut outgoing, _ann, _game) = game(&service);
    let (_to, mail) = answer(&service, &mut outgoing, 0, "1. f3");
    deliver(&maildir, "1.mail", &mail);

    // The folder is not there.
    let (_to, mail) = answer(&service, &mut outgoing, 1, "1... e5");
    fs::rename(&maildir, folder.path().join("away")).expect("it is there");
    wait_until(30, || ready(&service).contains("folder"), || ready(&service));
    fs::rename(folder.path().join("away"), &maildir).expect("it is there");
    wait_until(90, || ready(&service).trim() == "ready", || ready(&service));
    deliver(&maildir, "2.mail", &mail);

    // It is killed after storing a mail that it cannot move.
    let (_to, mail) = answer(&service, &mut outgoing, 2, "2. g4");
    fs::rename(maildir.join("cur"), maildir.join("away")).expect("it is there");
    deliver(&maildir, "3.mail", &mail);
    wait_until(30, || sql(folder.path(), INBOX) == "3", || service.log());
    service.kill();
    fs::rename(maildir.join("away"), maildir.join("cur")).expect("it is there");
    let service = start(folder.path(), &settings);
    let (_to, mail) = answer(&service, &mut outgoing, 3, "2... Qh4#");
    deliver(&maildir, "4.mail", &mail);
    is_mate(folder.path(), &mut outgoing);
    // A mail that could not be moved is tried again after a minute.
    wait_until(90, || files(&maildir.join("cur")).len() == 4, || service.log());
    assert_eq!(files(&maildir.join("new")).len(), 10_000, "the mail of others stays");
}
