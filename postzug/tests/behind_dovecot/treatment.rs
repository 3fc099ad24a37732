//! The treatment of a mail that was stored.

use std::path::PathBuf;

use super::{
    MAILBOX, first_look, game, reply,
    server::{Dovecot, is_there},
    settings, sql, start,
};
use crate::common::{ANN, BEN, wait_until};

/// On a host without UIDPLUS, a mail to be deleted is only marked.
#[test]
fn stored_mail_is_treated_as_set() {
    if !is_there("the treatment of stored mail") {
        return;
    }
    let is_marked =
        |file: &PathBuf| file.to_string_lossy().rsplit_once(":2,").is_some_and(|(_, flags)| flags == "T");
    for (after, extra, left, marked, moved) in [
        ("keep", "", 2, 0, 0),
        ("delete", "", 1, 0, 0),
        ("delete", "imap_capability = IMAP4rev1 IDLE\n", 2, 1, 0),
        ("move", "", 1, 0, 1),
    ] {
        let (folder, host) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
        let dovecot = Dovecot::start(host.path(), extra);
        let mut settings = settings(dovecot.imap.port());
        settings.push(("POSTZUG_MAIL__IMAP__AFTER", after.into()));
        settings.push(("POSTZUG_MAIL__IMAP__MOVE_TO", "Played".into()));
        let service = start(folder.path(), &settings);
        first_look(folder.path(), &service);
        let (mut outgoing, _ann, _game) = game(&service);
        dovecot.deliver(
            MAILBOX,
            "From: aunt@example.net\nTo: secretary@example.com\nSubject: Dinner\n\nAt eight?\n",
        );
        let asked = outgoing.take(ANN, "Reply with your move", Some(0)).expect("Ann is on move");
        dovecot.deliver(&asked.reply_to, &reply(ANN, &asked, "1. e4"));
        outgoing.take(BEN, "Reply with your move", Some(1)).expect("Ben is on move");
        wait_until(20, || sql(folder.path(), "SELECT taken FROM mail_source") == "2", || service.log());
        let found = dovecot.messages("");
        let counts = (found.len(), found.iter().filter(|file| is_marked(file)).count());
        assert_eq!(
            (counts, dovecot.messages(".Played").len(), dovecot.seen("")),
            ((left, marked), moved, 0),
            "{after}"
        );
    }
}
