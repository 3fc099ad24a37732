//! Whole games in which a move is played in each trouble that a host can have.

use std::{
    collections::BTreeMap,
    fs,
    io::Write as _,
    path::{Path, PathBuf},
    time::Duration,
};

use super::proxy::Proxy;
use super::{
    INBOX, MAILBOX, MOVES, first_look, game, ready, reply,
    server::{Dovecot, is_there},
    settings, sql, start,
};
use crate::common::{ANN, BEN, Service, clients::Outgoing, disk::SmallDisk, files, wait_until};

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

/// The mail of others in a Maildir: each by its unique name, with its content and its flags.
fn foreign(files: &[PathBuf]) -> BTreeMap<String, (String, Vec<u8>)> {
    let of_others = |file: &PathBuf| {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        let (unique, flags) = name.split_once(":2,").unwrap_or((&name, ""));
        // Dovecot adds the size to the name.
        let unique = unique.split(',').next().unwrap_or_default();
        let content = fs::read(file).expect("a message");
        unique.starts_with("1700000000.M").then(|| (unique.to_owned(), (flags.to_owned(), content)))
    };
    files.iter().filter_map(of_others).collect()
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
    let others = foreign(&dovecot.messages(""));
    assert_eq!(others.len(), 10_000);
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
    let found = dovecot.messages("");
    assert_eq!(found.len(), 10_004);
    assert!(foreign(&found) == others, "the mail of others is altered");
}

fn deliver(maildir: &Path, name: &str, mail: &str) {
    let written = maildir.join("tmp").join(name);
    fs::write(&written, mail).expect("a mail");
    fs::rename(&written, maildir.join("new").join(name)).expect("its place");
}

/// A Maildir with mail of others, and the settings of a service that takes from it.
fn maildir_at(maildir: &Path, others: usize) -> [(&'static str, String); 3] {
    for name in ["new", "cur", "tmp"] {
        fs::create_dir_all(maildir.join(name)).expect("a folder");
    }
    for n in 0..others {
        let mail =
            format!("From: a@example.net\nTo: others@example.com\nSubject: old {n}\n\njoin Nobody{n}\n");
        fs::write(maildir.join("new").join(format!("1700000000.M{n}P1.host")), mail).expect("a message");
    }
    [
        ("POSTZUG_MAIL__DOMAIN", "example.com".to_owned()),
        ("POSTZUG_MAIL__MAILBOX", MAILBOX.into()),
        ("POSTZUG_MAIL__MAILDIR__PATH", maildir.display().to_string()),
    ]
}

/// 10,000 messages of others, a folder that is not there, a service that is killed, and a mail that cannot be moved.
#[test]
fn game_by_maildir_through_all_troubles() {
    let folder = tempfile::tempdir().expect("a folder");
    let maildir: PathBuf = folder.path().join("in");
    let settings = maildir_at(&maildir, 10_000);
    let others = foreign(&files(&maildir.join("new")));
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
    let left = files(&maildir.join("new"));
    assert_eq!((left.len(), others.len()), (10_000, 10_000));
    assert!(foreign(&left) == others, "the mail of others is altered");
}

/// The disk of our store is full, that of the Maildir is full, and a delivery takes long.
#[test]
fn game_by_maildir_full_and_slow() {
    let folder = tempfile::tempdir().expect("a folder");
    let host = folder.path().join("mail");
    let Some(ours) = SmallDisk::mount(&folder.path().join("postzug-data"), "48m") else { return };
    let Some(theirs) = SmallDisk::mount(&host, "4m") else { return };
    let maildir = host.join("in");
    let settings = maildir_at(&maildir, 100);
    let others = foreign(&files(&maildir.join("new")));
    let service = start(folder.path(), &settings);
    first_look(folder.path(), &service);
    let (mut outgoing, _ann, _game) = game(&service);
    let deliver = |name: &str, mail: &str| deliver(&maildir, name, mail);
    let in_cur = || files(&maildir.join("cur")).len();

    // Our disk is full: the mail stays until there is room.
    let (_to, mail) = answer(&service, &mut outgoing, 0, "1. f3");
    ours.fill();
    deliver("1.mail", &mail);
    std::thread::sleep(Duration::from_secs(5));
    assert_eq!(in_cur(), 0, "nothing is moved before it is stored");
    ours.empty();

    // The disk of the Maildir is full: a delivery fails in tmp, and what was delivered is taken.
    let (_to, mail) = answer(&service, &mut outgoing, 1, "1... e5");
    wait_until(90, || in_cur() == 1, || service.log());
    theirs.fill();
    let half = maildir.join("tmp/2.mail");
    assert!(fs::write(&half, mail.repeat(1_000)).is_err(), "no room");
    fs::remove_file(&half).expect("a file");
    theirs.empty();
    deliver("2.mail", &mail);

    // A delivery that takes long: half a mail is no mail.
    let (_to, mail) = answer(&service, &mut outgoing, 2, "2. g4");
    let written = maildir.join("tmp/3.mail");
    let mut file = fs::File::create(&written).expect("a file");
    for piece in mail.as_bytes().chunks(mail.len() / 5 + 1) {
        file.write_all(piece).and_then(|()| file.sync_all()).expect("it is written");
        std::thread::sleep(Duration::from_millis(700));
        assert_eq!(sql(folder.path(), INBOX), "2");
    }
    fs::rename(&written, maildir.join("new/3.mail")).expect("its place");

    // Both at once, with a file that its writer never ended.
    let (_to, mail) = answer(&service, &mut outgoing, 3, "2... Qh4#");
    fs::write(maildir.join("tmp/dead.mail"), &mail[..mail.len() / 2]).expect("half a mail");
    ours.fill();
    deliver("4.mail", &mail);
    theirs.fill();
    std::thread::sleep(Duration::from_secs(3));
    ours.empty();
    theirs.empty();
    // A mail that could not be read is read again after a minute.
    let is_played = || sql(folder.path(), MOVES) == "4";
    wait_until(150, is_played, || format!("{} {}", ready(&service), service.log()));
    // So is a notice that had no room in the folder of outgoing mail.
    let waiting = "SELECT count(*) FROM outbox WHERE state = 'waiting' AND kind = 'game-over'";
    wait_until(150, || sql(folder.path(), waiting) == "0", || service.log());
    is_mate(folder.path(), &mut outgoing);
    wait_until(90, || in_cur() == 4, || service.log());
    let left = files(&maildir.join("new"));
    assert!(left.len() == 100 && foreign(&left) == others, "the mail of others is altered");
    assert!(maildir.join("tmp/dead.mail").exists(), "it is not ours");
    wait_until(90, || ready(&service).trim() == "ready", || ready(&service));
}
