//! The signature under the log: whose it is, and what nobody signs.

use super::*;

/// Two instances with a folder of keys each, and a new key in one of them only.
#[test]
fn instance_without_new_key_stays_silent() {
    let table = Table::new();
    let game = table.game();
    table.sequence();
    let other = tempfile::tempdir().expect("a folder");
    for file in std::fs::read_dir(table.instance.folder.path().join("keys")).expect("keys") {
        let file = file.expect("a file");
        std::fs::copy(file.path(), other.path().join(file.file_name())).expect("copied");
    }
    let keys = LogKeyFiles::open(other.path(), table.instance.clock.clone(), Arc::new(SeededEntropy::new(8)));
    let keys = Arc::new(keys.expect("keys"));
    let behind = Sequencer::new(table.instance.service.log.clone(), keys.clone());
    table.rotate();
    // Until somebody signs with the new key, the old one counts as before.
    while behind.round().expect("a round").more {}
    table.sequence();
    let new = table.keys.public().expect("a key");
    let signed = || table.head().checkpoint.expect("signed");
    assert_eq!(signed().key, new);
    let here = table.instance.service.clone().with_log_keys(keys.clone());
    here.log.check_log().expect("it may start");
    say(&table.instance.service, game, 1);
    for _ in 0..3 {
        assert!(behind.round().expect("it is no failure").beaten);
    }
    assert_eq!((signed().key, here.log.log_waiting().expect("no failure")), (new, 1), "the other one signs");
    table.sequence();
    assert_eq!(
        (signed().size, here.log.log_waiting().expect("no failure")),
        (3, 0),
        "two events, one statement"
    );
    assert!(
        here.log.log_keys().expect("keys").iter().any(|key| key.public == new),
        "it tells of the new key"
    );
    assert_eq!(here.log.verify_log().expect("no failure").stranger, None);
    // A key that nobody introduced is still a stranger's.
    table.execute(if table.instance.is_on_postgres() {
        "DROP TRIGGER log_statement_never_changed ON log_statement"
    } else {
        "DROP TRIGGER log_statement_never_deleted"
    });
    table.execute("DELETE FROM log_statement");
    let refused = behind.round().expect_err("nobody knows the key");
    assert!(refused.to_string().contains("not signed by a key that is trusted"), "{refused}");
    assert!(here.log.check_log().is_err());
}

#[test]
fn new_key_signs_old_stays_known() {
    let table = Table::new();
    table.game();
    table.sequence();
    let old = table.checkpoint();
    let first = table.keys.public().expect("no failure");
    table.rotate();
    assert_ne!(table.keys.public().expect("no failure"), first);
    table.sequence();
    let keys = table.keys();
    assert_eq!(
        keys.iter().map(|key| key.public).collect::<Vec<_>>(),
        [table.keys.public().expect("no failure"), first]
    );
    assert_eq!(table.checkpoint().size, old.size + 1, "the old one introduced it");
    assert_ne!(table.checkpoint().note, old.note);
    Checkpoint::open(&old.note, &keys).expect("the old key is still known");
    assert!(Checkpoint::open(&table.checkpoint().note, &keys[1..]).is_err(), "the old key did not sign");
    for key in keys {
        assert_eq!(key.to_string().parse::<Vkey>().expect("no failure"), key);
    }
}

/// A key that has introduced the next one is worthless to a thief, towards readers and the service.
#[test]
fn replaced_key_signs_nothing_more() {
    let table = Table::new();
    table.game();
    table.sequence();
    let origin = table.checkpoint().origin;
    let folder = table.instance.folder.path();
    std::fs::create_dir(folder.join("found")).expect("a folder");
    let name = format!("log-{}.pem", table.keys.list().expect("keys")[0].1);
    std::fs::copy(folder.join("keys").join(&name), folder.join("found").join(&name)).expect("copied");
    let found = LogKeyFiles::open(
        &folder.join("found"),
        table.instance.clock.clone(),
        Arc::new(SeededEntropy::new(8)),
    );
    let found = found.expect("the old key");
    let service = &table.instance.service;
    table.keys.rotate(&origin, |by, note| service.log.state_in_log(by, note)).expect("a new key");
    let old = found.public().expect("a key");
    let introduced = || {
        let mut reader = Reader::trusting(vec![old]);
        let said: Vec<_> =
            service.log.log_statements().expect("no failure").iter().map(|note| reader.read(note)).collect();
        (said, reader.known())
    };
    let before = introduced();
    assert_eq!(
        before,
        (vec![Some(Statement::NextKey(table.keys.public().expect("a key")))], before.1.clone())
    );
    let refused = found.rotate(&origin, |by, note| service.log.state_in_log(by, note)).expect_err("too late");
    assert!(refused.to_string().contains("another key signs the log"), "{refused}");
    // The same attempt goes on with the same key.
    let thief = std::cell::RefCell::new(Vec::new());
    for _ in 0..2 {
        let failed = found.rotate(&origin, |_by, note| {
            thief.borrow_mut().push(note);
            Err(app::Failure::Key("killed"))
        });
        assert!(failed.is_err());
    }
    let notes = thief.into_inner();
    assert_eq!(notes[0], notes[1]);
    write(&*table.instance.store, move |tx| tx.add_log_statement(&notes[0])).expect("written");
    let (said, known) = introduced();
    assert_eq!((&said[0], &said[1], &known), (&before.0[0], &None, &before.1));
}

#[test]
fn restored_copy_gets_another_name() {
    let table = Table::new();
    let game = table.game();
    table.sequence();
    let before = table.checkpoint();
    table.instance.service.ops.make_restored_safe(0).expect("it is made safe");
    assert!(
        table.sequencer().round().is_err(),
        "another name is another log, until the old head is put aside"
    );
    table.keys.set_aside("1").expect("renamed");
    let epoch = read(&*table.instance.store, |view| view.installation()).expect("no failure").epoch;
    let service = table.instance.service.clone().in_epoch(epoch);
    assert_eq!(
        service.log.log_head().expect("no failure").expect("no failure").checkpoint,
        None,
        "nothing is served until it is signed"
    );
    assert!(service.log.log_receipt(game, 1).expect("no failure").is_none());
    table.sequence();
    let after = table.checkpoint();
    assert_eq!(after.origin, format!("{}/{epoch}", before.origin));
    assert_eq!((after.size, after.root), (before.size, before.root));
    say(&service, game, 1);
    table.sequence();
    table.check_whole();
    assert!(Consistency::check(&[], &before, &table.checkpoint()).is_err(), "it is not the same log");
}

/// The log is made anew by somebody who has the database and a key of their own: the same events, other salts.
#[test]
fn rebuilt_log_is_found_not_signed() {
    let table = Table::new();
    let game = table.game();
    say(&table.instance.service, game, 1);
    table.sequence();
    assert_eq!(table.fault(), None);
    let honest = table.checkpoint();
    for empty in [false, true] {
        if !table.instance.is_on_postgres() {
            table.execute("DROP TRIGGER IF EXISTS log_entry_never_deleted");
        }
        table.execute(if table.instance.is_on_postgres() {
            "ALTER TABLE log_entry DISABLE TRIGGER ALL"
        } else {
            "SELECT 1"
        });
        for table_of in ["log_entry", "log_tile", "log_tree", "log_key", "log_pending"] {
            table.execute(&format!("DELETE FROM {table_of}"));
        }
        table.execute("INSERT INTO log_pending (game, seq) SELECT game, seq FROM event");
        let theirs = tempfile::tempdir().expect("a folder");
        let keys =
            LogKeyFiles::open(theirs.path(), table.instance.clock.clone(), Arc::new(SeededEntropy::new(666)));
        let keys = Arc::new(keys.expect("keys"));
        if !empty {
            let theirs = Sequencer::new(table.instance.service.log.clone(), keys.clone());
            while theirs.round().expect("a round").more {}
            let forged = table.head();
            assert_eq!(forged.size, honest.size);
            let forged = forged.checkpoint.expect("signed").key;
            let published = table.instance.service.clone().with_log_keys(table.keys.clone()).log.log_keys();
            let published = published.expect("no failure");
            assert!(published.iter().all(|key| key.public != forged), "the forged key is not ours");
        }
        assert!(table.fault().is_some());
        let refused = table.sequencer().round().expect_err("nothing is signed");
        assert!(refused.to_string().contains("these keys signed 2 entries"), "{refused}");
        assert_eq!(table.keys.latest_head().expect("no failure"), Some(honest.note.clone()));
    }
}

/// A standby that lacks the last transactions takes over, or somebody puts a copy back, under the running service.
#[test]
fn rolled_back_database_is_not_signed() {
    let table = Table::new();
    let game = table.game();
    table.sequence();
    let early = table.checkpoint();
    say(&table.instance.service, game, 1);
    let running = table.sequencer();
    while running.round().expect("a round").more {}
    let late = table.checkpoint();
    assert!(late.size > early.size);
    let note = &early.note;
    table.execute(&format!("UPDATE log_tree SET size = {}, checkpoint = '{note}'", early.size));
    let refused = running.round().expect_err("it is an older copy").to_string();
    assert!(refused.contains("ends at 1: it is an older copy"), "{refused}");
    say(&table.instance.service, game, 2);
    assert!(running.round().is_err());
    assert!(table.fault().is_some());
    assert_eq!(table.keys.latest_head().expect("no failure"), Some(late.note));
}

/// Keys that do something before they sign, and may be killed when they keep a head.
struct Hindered {
    keys: Arc<LogKeyFiles>,
    before_signing: Box<dyn Fn() + Send + Sync>,
    is_killed: bool,
}

impl LogKeys for Hindered {
    fn public(&self) -> Result<PublicKey, app::Failure> {
        self.keys.public()
    }

    fn sign(&self, message: &[u8]) -> Result<(PublicKey, [u8; 64]), app::Failure> {
        (self.before_signing)();
        self.keys.sign(message)
    }
}

impl LogKeeper for Hindered {
    fn known(&self) -> Result<Vec<PublicKey>, app::Failure> {
        self.keys.known()
    }

    fn latest_head(&self) -> Result<Option<String>, app::Failure> {
        self.keys.latest_head()
    }

    fn put_aside(&self) -> Result<Vec<String>, app::Failure> {
        self.keys.put_aside()
    }

    fn introductions(&self) -> Result<Vec<String>, app::Failure> {
        self.keys.introductions()
    }

    fn replace_head(&self, note: &str) -> Result<(), app::Failure> {
        if self.is_killed { Err(app::Failure::Key("killed")) } else { self.keys.replace_head(note) }
    }
}

/// Moves are acknowledged while the sequencer hangs in the middle of a round, as long as that may be.
#[test]
fn acceptance_never_waits_for_log() {
    const SAID: u32 = 20;
    let table = Table::new();
    let game = table.game();
    table.sequence();
    let before = table.checkpoint();
    say(&table.instance.service, game, 1);
    let (signs, signing) = mpsc::channel();
    let (go_on, may_go_on) = mpsc::channel::<()>();
    let may_go_on = Mutex::new(may_go_on);
    let before_signing = Box::new(move || {
        signs.send(()).expect("somebody waits");
        may_go_on.lock().expect("no panic").recv().expect("it goes on");
    });
    let keys = Hindered { keys: table.keys.clone(), before_signing, is_killed: false };
    let sequencer = Sequencer::new(table.instance.service.log.clone(), Arc::new(keys));
    let round = thread::spawn(move || sequencer.round());
    signing.recv().expect("it signs");
    // It hangs now, and would for ever.
    let service = table.instance.service.clone();
    let (done, all_done) = mpsc::channel();
    thread::spawn(move || {
        (2..2 + SAID).for_each(|n| say(&service, game, n));
        done.send(()).expect("somebody waits");
    });
    let accepted = all_done.recv_timeout(std::time::Duration::from_secs(60));
    assert!(accepted.is_ok(), "accepting waits for the log");
    assert_eq!(table.instance.service.log.log_waiting().expect("no failure"), u64::from(SAID));
    let head = table.head();
    assert_eq!(head.checkpoint.expect("the one before").note, before.note, "nothing new is signed");
    go_on.send(()).expect("it waits");
    assert!(round.join().expect("no panic").is_ok());
    table.sequence();
    assert_eq!(table.instance.service.log.log_waiting().expect("no failure"), 0);
    table.check_whole();
}

#[test]
fn unstored_head_is_never_served() {
    let table = Table::new();
    let game = table.game();
    table.sequence();
    let before = table.checkpoint();
    say(&table.instance.service, game, 1);
    let killed_keys = Hindered { keys: table.keys.clone(), before_signing: Box::new(|| {}), is_killed: true };
    let killed = Sequencer::new(table.instance.service.log.clone(), Arc::new(killed_keys));
    assert!(killed.round().is_err());
    assert_eq!(table.keys.latest_head().expect("no failure"), Some(before.note.clone()));
    let head = table.head();
    assert_eq!((head.size, head.checkpoint.expect("the old one").note), (2, before.note));
    assert!(
        table.instance.service.log.log_receipt(game, 2).expect("no failure").is_none(),
        "nothing proves it yet"
    );
    assert_eq!(table.fault(), None);
    table.sequence();
    table.check_whole();
    assert_eq!(table.keys.latest_head().expect("no failure"), Some(table.checkpoint().note));
    // An empty file is no head, and says so.
    table.keys.replace_head("").expect("written");
    let said = table.sequencer().round().expect_err("no head").to_string();
    assert!(said.contains("keys/log-head"), "{said}");
}
