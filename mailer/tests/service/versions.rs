//! Mails that waited in the outbox of an earlier version.

use std::{fs, io::Cursor, path::Path, sync::Arc};

use app::{
    Service,
    ports::{Ledger, MailState, read},
};
use domain::{Instant, Span};
use mailer::delivery::{Memory, Transport, Worker};
use store::{
    Store,
    testing::{ManualClock, TestInstance, execute_in},
    transfer::{export, import},
};

use crate::common::{flat, text};

/// An hour after the last event of the databases.
const LATER: Instant = Instant(1_767_610_200_000);

/// An answer and news of an account as version 0.1.0 stored them, beside the rows of the databases.
const OLDER: &str = r#"
    INSERT INTO outbox (key, player, kind, game, seq, ply, due_at, deadline, details, state, reason, attempts, next_at) VALUES
    ('answer.1', 2, 'transcript', NULL, NULL, NULL, 1767607200000, 1767607200000,
        '{"entries":[{"line":"e9","answer":"No such square.","ok":false}],"summary":"Nothing was played."}',
        'waiting', '', 0, 1767607200000),
    ('role.1', 3, 'account-news', NULL, NULL, NULL, 1767607200000, 1767607200000, '{"text":"Your role is now: arbiter."}',
        'waiting', '', 0, 1767607200000)
"#;

/// Delivers everything, and returns the mails on one line.
fn delivered(version: &str, service: Service, ledger: &dyn Ledger, clock: &ManualClock) -> String {
    let rows = || read(ledger, |view| view.outbox(None, None, 99)).unwrap();
    let waiting = rows();
    assert!(waiting.len() > 16 && waiting.iter().all(|row| row.state == MailState::Waiting), "{version}");
    let sent = Memory::default();
    let worker = Worker::new(service, Transport::Memory(sent.clone()));
    // Some wait for others about the same game.
    for _ in 0..3 {
        worker.deliver_due().unwrap();
        clock.advance(Span::hours(1));
    }
    // What a newer mail tells too is not sent.
    for row in rows() {
        let is_settled = matches!(row.state, MailState::Sent | MailState::Dropped);
        assert!(is_settled, "{version}: {:?} is {:?}: {}", row.mail.kind, row.state, row.reason);
    }
    flat(&sent.take().iter().map(text).collect::<Vec<_>>().join(" "))
}

/// They are sent from their own database, and from that of the tests, into which they are moved.
#[test]
fn mails_of_earlier_versions_are_sent() {
    let dumps = Path::new(env!("CARGO_MANIFEST_DIR")).join("../store/tests/fixtures");
    let dumps = fs::read_dir(dumps).unwrap().map(|entry| entry.unwrap().path());
    for dump in dumps.filter(|path| path.extension().is_some_and(|end| end == "sql")) {
        let version = dump.file_stem().unwrap().to_string_lossy();
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("postzug.db");
        execute_in(&file, &fs::read_to_string(&dump).unwrap());
        execute_in(&file, OLDER);
        let (moved, mut rows) = (TestInstance::new(), Vec::new());
        export(&format!("sqlite:{}", file.display()), &mut rows).unwrap();
        import(&moved.database_url(), &mut Cursor::new(rows)).unwrap();
        moved.execute("UPDATE installation SET state = 'live'").unwrap();
        for store in [Arc::new(Store::open_file(&file).unwrap()), moved.store.clone()] {
            let clock = Arc::new(ManualClock::default());
            clock.set(LATER);
            let mails = delivered(&version, TestInstance::service_on(&store, &clock), &*store, &clock);
            for words in [
                "Your move 2. Reply with your move by",
                "The API token \"bot\" was made for your account.",
                "Your role is now: arbiter.",
                "> e9 No such square.",
                "Nothing was played.",
            ] {
                assert!(mails.contains(words), "{version}: {words}: {mails}");
            }
        }
    }
}
