//! Mail taken out of an mbox file, into which Dovecot delivers.

use std::{fs, io::Write as _, os::unix::fs::PermissionsExt as _, path::Path};

use super::{
    INBOX, MAILBOX, MOVES, first_look, game, mate,
    server::{Dovecot, is_there},
    sql, start,
};
use crate::common::{run, text, wait_until};

const OTHERS: &str = "From aunt@example.net Mon Jan  5 10:00:00 2026\nFrom: aunt@example.net\nTo: list@example.com\n\n\
                      At eight?\n\n";

fn settings(path: &Path) -> [(&'static str, String); 4] {
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
    const MAILS: usize = 400;
    const KILLS: usize = 6;
    let folder = tempfile::tempdir().expect("a folder");
    let spool = tempfile::tempdir().expect("a folder");
    let path = spool.path().join("club");
    let settings = settings(&path);
    let lost = || format!("{} are stored", sql(folder.path(), INBOX));
    let (mut written, mut kills) = (0, 0);
    // A slow machine may show that mail was taken only when all of it is: then there is more.
    while kills < KILLS {
        let mut file = fs::File::options().create(true).append(true).open(&path).expect("a file");
        for n in written..written + MAILS {
            file.write_all([OTHERS, &ours(n)].concat().as_bytes()).expect("it is written");
        }
        written += MAILS;
        assert!(written < 40 * MAILS, "{kills} kills on the way; {}", lost());
        while kills < KILLS {
            let before = length(&path);
            let service = start(folder.path(), &settings);
            wait_until(120, || length(&path) != before, || format!("{}: {}", lost(), service.log()));
            service.kill();
            if length(&path) == (OTHERS.len() * written) as u64 {
                break;
            }
            kills += 1;
        }
    }
    let service = start(folder.path(), &settings);
    wait_until(
        120,
        || length(&path) == (OTHERS.len() * written) as u64,
        || format!("{}: {}", lost(), service.log()),
    );
    assert_eq!(sql(folder.path(), INBOX), written.to_string());
    assert!(
        fs::read_to_string(&path).expect("the file") == OTHERS.repeat(written),
        "the mail of others is altered"
    );
    wait_until(30, || fs::read_dir(spool.path()).expect("a folder").count() == 1, || "a lock is left".into());
}

fn ours(n: usize) -> String {
    format!(
        "From robot@example.net Mon Jan  5 10:00:00 2026\nFrom: robot@example.net\nTo: {MAILBOX}\n\
         Message-ID: <{n}@example.net>\nAuto-Submitted: auto-replied\n\nNumber {n}.\n\n"
    )
}

fn length(path: &Path) -> u64 {
    fs::metadata(path).expect("the file").len()
}
