//! Mail taken out of an mbox file, into which Dovecot delivers.

use std::{fs, io::Write as _, os::unix::fs::PermissionsExt as _, time::Duration};

use super::{
    INBOX, MAILBOX, MOVES, first_look, game, mate,
    server::{Dovecot, is_there},
    sql, start,
};
use crate::common::{run, text, wait_until};

const OTHERS: &str = "From aunt@example.net Mon Jan  5 10:00:00 2026\nFrom: aunt@example.net\nTo: list@example.com\n\n\
                      At eight?\n\n";

fn settings(path: &std::path::Path) -> [(&'static str, String); 4] {
    [
        ("POSTZUG_MAIL__DOMAIN", "example.com".to_owned()),
        ("POSTZUG_MAIL__MAILBOX", MAILBOX.into()),
        ("POSTZUG_MAIL__MAILBOX_IS_SHARED", "false".into()),
        ("POSTZUG_MAIL__MBOX__PATH", path.display().to_string()),
    ]
}

#[test]
fn game_by_mbox_to_mate() {
    if !is_there("a game by an mbox file of Dovecot") {
        return;
    }
    let (folder, host) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let spool = host.path().join("spool");
    fs::create_dir(&spool).expect("a folder");
    fs::set_permissions(&spool, fs::Permissions::from_mode(0o777)).expect("its mode");
    let path = spool.join("club");
    fs::write(&path, OTHERS).expect("a file");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o666)).expect("its mode");
    let delivers = format!(
        "mail_location = mbox:{}/mail/%n:INBOX={}\nmbox_write_locks = fcntl dotlock\n",
        host.path().join("dovecot").display(),
        path.display()
    );
    let dovecot = Dovecot::start(host.path(), &delivers);
    let settings = settings(&path);
    let environment: Vec<(&str, &str)> = settings.iter().map(|(name, value)| (*name, &**value)).collect();
    let doctor = || text(&run(folder.path(), &["doctor"], &environment).stdout);
    assert!(doctor().contains("ok       mbox"), "{}", doctor());
    let service = start(folder.path(), &settings);
    first_look(folder.path(), &service);
    let (mut outgoing, _ann, _game) = game(&service);
    mate(&service, &mut outgoing, &dovecot);
    assert_eq!((sql(folder.path(), INBOX).as_str(), sql(folder.path(), MOVES).as_str()), ("4", "4"));
    let left = || fs::read_to_string(&path).expect("the file");
    wait_until(20, || !left().contains("Qh4"), || service.log());
    assert!(left().contains("At eight?"), "{}", left());
    fs::write(&path, "no mbox").expect("a file");
    assert!(doctor().contains("fault    mbox"), "{}", doctor());
}

/// The service is killed again and again while it takes mail out of a file in which that of others stands between.
#[test]
fn killed_over_an_mbox_loses_nothing() {
    const MAILS: usize = 1_500;
    let folder = tempfile::tempdir().expect("a folder");
    let spool = tempfile::tempdir().expect("a folder");
    let path = spool.path().join("club");
    let mut file = fs::File::create(&path).expect("a file");
    for n in 0..MAILS {
        let ours = format!(
            "From robot@example.net Mon Jan  5 10:00:00 2026\nFrom: robot@example.net\nTo: {MAILBOX}\n\
             Message-ID: <{n}@example.net>\nAuto-Submitted: auto-replied\n\nNumber {n}.\n\n"
        );
        file.write_all([OTHERS, &ours].concat().as_bytes()).expect("it is written");
    }
    let settings = settings(&path);
    let stored = || sql(folder.path(), INBOX).parse::<usize>().expect("a number");
    let mut lives = 0;
    for life in 0_u64.. {
        let service = start(folder.path(), &settings);
        if life < 8 {
            std::thread::sleep(Duration::from_millis(40 * life));
            service.kill();
            lives += usize::from(stored() < MAILS);
            continue;
        }
        wait_until(
            60,
            || fs::metadata(&path).is_ok_and(|file| file.len() == (OTHERS.len() * MAILS) as u64),
            || format!("{} are stored: {}", stored(), service.log()),
        );
        break;
    }
    assert!(lives > 1, "it was killed on the way");
    assert_eq!(stored(), MAILS);
    assert!(
        fs::read_to_string(&path).expect("the file") == OTHERS.repeat(MAILS),
        "the mail of others is altered"
    );
    wait_until(5, || fs::read_dir(spool.path()).expect("a folder").count() == 1, || "a lock is left".into());
}
