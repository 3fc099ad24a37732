//! The log of all events: what is in it, who may write it, and what it proves.

use std::{
    collections::BTreeSet,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicUsize, Ordering},
        mpsc,
    },
    thread,
};
use store::testing::seen;

use app::{
    Channel, Key, Request, Service, Submission,
    log::{
        Checkpoint, Consistency, LogProof, Opening, Reader, Sequencer, Statement, TilePath, Vkey, commitment,
        entry,
    },
    ports::{LogKeeper, LogKeys, PublicKey, Role, read, write},
    record,
};
use domain::{Actor, GameId, PlayerId, Regulations, Seen};
use store::{
    LogKeyFiles,
    testing::{Dice, SeededEntropy, TestInstance, seed},
};
use tlog_tiles::Tile;

const ANN: PlayerId = PlayerId(2);

struct Table {
    instance: TestInstance,
    keys: Arc<LogKeyFiles>,
    arbiter: PlayerId,
}

impl Table {
    fn new() -> Self {
        let instance = TestInstance::new();
        let folder = instance.folder.path().join("keys");
        let keys = LogKeyFiles::open(&folder, instance.clock.clone(), Arc::new(SeededEntropy::new(7)));
        let arbiter = instance.add("Chief", Role::Arbiter).id;
        assert_eq!(instance.player("Ann"), ANN);
        instance.player("Ben");
        Self { instance, keys: Arc::new(keys.expect("keys")), arbiter }
    }

    fn sequencer(&self) -> Sequencer {
        Sequencer::new(self.instance.service.log.clone(), self.keys.clone())
    }

    /// Everything that waits.
    fn sequence(&self) {
        while self.sequencer().round().expect("a round").more {}
    }

    fn game(&self) -> GameId {
        self.instance.game(self.arbiter, ["Ann", "Ben"], Regulations::default())
    }

    /// Returns the fault that full verification finds, on the host with the keys.
    fn fault(&self) -> Option<String> {
        let service = self.instance.service.clone().with_log_keys(self.keys.clone());
        let found = service.log.verify_log().expect("no failure");
        found
            .fault
            .or(found.stranger)
            .or_else(|| service.log.check_log().err().map(|failure| failure.to_string()))
    }

    fn execute(&self, sql: &str) {
        self.instance.execute(sql).expect(sql);
    }

    fn keys(&self) -> Vec<Vkey> {
        self.instance.service.log.log_keys().expect("keys")
    }

    fn checkpoint(&self) -> Checkpoint {
        let head = self.instance.service.log.log_head().expect("no failure").expect("a log");
        let checkpoint = Checkpoint::open(&head.checkpoint.expect("signed").note, &self.keys());
        let checkpoint = checkpoint.expect("our own key signed it");
        // What went in just now may not be signed yet.
        assert!(checkpoint.origin == head.origin && checkpoint.size <= head.size);
        checkpoint
    }

    fn proof(&self, game: GameId, seq: u32) -> LogProof {
        let receipt =
            self.instance.service.log.log_receipt(game, seq).expect("no failure").expect("it is logged");
        let text = receipt.proof.to_text();
        let proof = LogProof::parse(&text).expect("what was written can be read");
        assert_eq!(proof, receipt.proof);
        proof
    }

    /// Every entry, as everybody can read it.
    fn entries(&self) -> Vec<String> {
        let size = self.checkpoint().size;
        let mut entries = Vec::new();
        for part in TilePath::of_log(size).filter(|part| part.level.is_none()) {
            let bytes = self.instance.service.log.log_part(part).expect("no failure").expect("a bundle");
            let mut rest = &bytes[..];
            while let Some((length, after)) = rest.split_first_chunk::<2>() {
                let (text, after) = after.split_at(usize::from(u16::from_be_bytes(*length)));
                entries.push(String::from_utf8(text.to_vec()).expect("text"));
                rest = after;
            }
        }
        entries
    }

    /// Every event, once, and each as the record has it; whatever the sequencers did.
    fn check_whole(&self) {
        let service = &self.instance.service;
        let entries = self.entries();
        let mut expected = BTreeSet::new();
        let mut last = GameId(0);
        loop {
            let games = read(&*self.instance.store, |view| view.game_ids(last, 100)).expect("games");
            let Some(&end) = games.last() else { break };
            last = end;
            for game in games {
                for event in read(&*self.instance.store, |view| view.events(game, 0, 2_000)).expect("events")
                {
                    expected.insert((game, event.seq));
                    let proof = self.proof(game, event.seq);
                    let opening =
                        Opening::parse(proof.extra.as_deref().expect("an opening")).expect("readable");
                    assert_eq!((opening.game, opening.seq, opening.hash()), (game, event.seq, event.hash));
                    let entry = entry(game, event.seq, &commitment(&opening.text));
                    assert_eq!(entries[usize::try_from(proof.index).expect("no failure")], entry);
                    proof.check(&entry, &self.keys()).expect("it is in the tree");
                    assert!(proof.check(&entry.replace("event", "Event"), &self.keys()).is_err());
                }
            }
        }
        assert_eq!(entries.len(), expected.len(), "an event twice, or none");
        assert_eq!(
            service.log.log_head().expect("no failure").expect("no failure").size,
            expected.len() as u64
        );
        assert_eq!(read(&*self.instance.store, |view| view.unlogged_count()).expect("no failure"), 0);
        // The events of a game stand in their order.
        let of = |entry: &String| {
            let line = entry.lines().nth(1).expect("no failure").to_owned();
            let (game, seq) = line.split_once(" event ").expect("no failure");
            (game.to_owned(), seq.parse::<u32>().expect("no failure"))
        };
        let mut seen = std::collections::HashMap::new();
        for (game, seq) in entries.iter().map(of) {
            assert_eq!(seen.insert(game, seq).unwrap_or(0) + 1, seq);
        }
    }
}

/// Says it to the opponent: an event that any game takes any number of.
fn say(service: &Service, game: GameId, n: u32) {
    let receipt = service.games.submit(Submission {
        game,
        actor: Actor::Player(ANN),
        request: Request::say(format!("message {n}")),
        seen: Seen::Nothing,
        received_at: service.time.now(),
        channel: Channel::Http,
        key: Key::Named(format!("say {} {n}", game.0)),
    });
    assert_eq!(receipt.expect("no failure").refusal, None);
}

#[test]
fn every_event_is_logged_and_proved() {
    let table = Table::new();
    assert!(table.instance.service.log.log_head().expect("no failure").is_none());
    table.sequence();
    assert_eq!(table.checkpoint().size, 0, "an empty log is signed, too");
    assert_eq!(table.checkpoint().origin, "play.example.org/log");
    let games: Vec<GameId> = (0..3).map(|_| table.game()).collect();
    let (mut heads, mut service) = (Vec::new(), table.instance.service.clone());
    for n in 0..150 {
        // A player has sixty words a minute; this one speaks through several instances.
        if n % 50 == 0 {
            service = TestInstance::service_on(&table.instance.store, &table.instance.clock);
        }
        say(&service, games[n as usize % 3], n);
        if n % 7 == 0 {
            table.sequence();
            heads.push(table.checkpoint());
        }
    }
    table.sequence();
    table.check_whole();
    let newest = table.checkpoint();
    assert_eq!(newest.size, 153);
    for old in heads {
        let proof =
            table.instance.service.log.log_consistency(old.size).expect("no failure").expect("a proof");
        let proof = Consistency::parse(&proof.to_text()).expect("what was written can be read");
        assert_eq!(Checkpoint::open(&proof.checkpoint, &table.keys()).expect("no failure"), newest);
        Consistency::check(&proof.hashes, &old, &newest)
            .expect("the old log is the beginning of the new one");
        let other = Checkpoint { root: domain::Digest([1; 32]), ..old.clone() };
        assert!(Consistency::check(&proof.hashes, &other, &newest).is_err());
    }
    let nothing = table.sequencer().round().expect("no failure");
    assert_eq!((nothing.logged, nothing.more), (0, false));
    assert_eq!(table.checkpoint(), newest, "nothing is signed anew without need");
}

/// On PostgreSQL each works on a connection of its own.
#[test]
fn racing_sequencers_lose_and_double_nothing() {
    let seed = seed();
    println!("POSTZUG_SEED={seed}");
    let table = Table::new();
    let games: Vec<GameId> = (0..4).map(|_| table.game()).collect();
    let (done, beaten) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicUsize::new(0)));
    let mut sequencers = Vec::new();
    for _ in 0..3 {
        let service = TestInstance::service_on(&table.instance.instance(), &table.instance.clock);
        let sequencer = Sequencer::new(service.log, table.keys.clone());
        let (done, beaten) = (done.clone(), beaten.clone());
        sequencers.push(thread::spawn(move || {
            let mut logged = 0;
            while !done.load(Ordering::SeqCst) {
                let round = sequencer.round().expect("a round");
                logged += round.logged;
                beaten.fetch_add(round.beaten.into(), Ordering::SeqCst);
            }
            logged
        }));
    }
    // They have not raced until one was beaten to it.
    let mut said = 0;
    while said == 0 || (beaten.load(Ordering::SeqCst) == 0 && said < 100) {
        let writers = games.iter().map(|&game| {
            let service = TestInstance::service_on(&table.instance.instance(), &table.instance.clock);
            let pause = Dice::new(seed ^ game.0.unsigned_abs());
            thread::spawn(move || {
                for n in 60 * said..60 * (said + 1) {
                    say(&service, game, n);
                    if pause.below(3) == 0 {
                        thread::yield_now();
                    }
                }
            })
        });
        writers.collect::<Vec<_>>().into_iter().for_each(|writer| writer.join().expect("a writer"));
        said += 1;
    }
    done.store(true, Ordering::SeqCst);
    let logged: usize = sequencers.into_iter().map(|s| s.join().expect("a sequencer")).sum();
    table.sequence();
    assert!(beaten.load(Ordering::SeqCst) > 0, "nobody was beaten in {said} attempts");
    assert!(logged <= 4 + 240 * said as usize, "{logged} in {said} attempts");
    table.check_whole();
}

#[test]
fn stale_extension_changes_nothing() {
    let table = Table::new();
    let game = table.game();
    table.sequence();
    let head = table.instance.service.log.log_head().expect("no failure").expect("no failure");
    say(&table.instance.service, game, 1);
    table.sequence();
    let after = table.instance.service.log.log_head().expect("no failure").expect("no failure");
    let stale = app::ports::LogExtension {
        waited: (0, i64::MAX),
        before: Some(head.clone()),
        entries: Vec::new(),
        tiles: vec![app::ports::LogTile { level: 0, number: 0, hashes: vec![0; 64] }],
        after: app::ports::LogHead { size: 2, ..head },
    };
    let done = write(&*table.instance.store, move |tx| tx.extend_log(&stale)).expect("no failure");
    assert!(!done);
    assert_eq!(table.instance.service.log.log_head().expect("no failure").expect("no failure"), after);
    table.check_whole();
}

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
    table.instance.clock.advance(domain::Span::minutes(1));
    let origin = table.checkpoint().origin;
    table
        .keys
        .rotate(&origin, |by, note| table.instance.service.log.state_in_log(by, note))
        .expect("a new key");
    // Until somebody signs with the new key, the old one is as good as before.
    while behind.round().expect("a round").more {}
    table.sequence();
    let new = table.keys.public().expect("a key");
    let signed = || {
        table.instance.service.log.log_head().expect("no failure").expect("a log").checkpoint.expect("signed")
    };
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
    table.instance.clock.advance(domain::Span::minutes(1));
    let origin = table.checkpoint().origin;
    table
        .keys
        .rotate(&origin, |by, note| table.instance.service.log.state_in_log(by, note))
        .expect("a new key");
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

#[test]
fn erased_salt_keeps_the_tree() {
    let table = Table::new();
    let game = table.game();
    table.sequence();
    let before = table.checkpoint();
    table.instance.execute("UPDATE log_entry SET salt = NULL WHERE leaf = 0").expect("a salt may be erased");
    let origin = before.origin.clone();
    table
        .keys
        .rotate(&origin, |by, note| table.instance.service.log.state_in_log(by, note))
        .expect("a new key");
    let receipt =
        table.instance.service.log.log_receipt(game, 1).expect("no failure").expect("it is still in the log");
    assert_eq!((&receipt.opening, &receipt.proof.extra), (&None, &None));
    receipt.proof.check(&receipt.entry, &table.keys()).expect("and proved");
    assert_eq!(table.checkpoint(), before);
    for change in [
        "UPDATE log_entry SET leaf = 7",
        "UPDATE log_entry SET seq = 7",
        "UPDATE log_entry SET commitment = hash FROM event WHERE event.seq = 1",
        "DELETE FROM log_entry",
        "UPDATE log_statement SET note = ''",
        "DELETE FROM log_statement",
    ] {
        assert!(table.instance.execute(change).is_err(), "{change}");
    }
}

#[test]
fn entry_reveals_only_its_event() {
    let table = Table::new();
    let game = table.game();
    table.sequence();
    let entries = table.entries();
    let receipt = table.instance.service.log.log_receipt(game, 1).expect("no failure").expect("no failure");
    let opening = receipt.opening.expect("an opening").text;
    assert_eq!(
        entries,
        [format!("postzug log entry 1\ngame {game} event 1\ncommit=sha256:{}\n", commitment(&opening))]
    );
    let events = read(&*table.instance.store, |view| view.events(game, 0, 9)).expect("no failure");
    let text = events[0].text(&record::GENESIS).expect("no failure");
    assert!(opening.ends_with(&text));
    let lines: Vec<&str> = opening.lines().collect();
    assert_eq!((lines[0], lines[1].len(), lines.len()), ("postzug log entry 1", "salt ".len() + 32, 5));
}

#[test]
fn tile_paths_follow_tlog_tiles() {
    for (path, level, number, width) in [
        ("0/000", Some(0), 0, 256),
        ("0/x001/x234/067", Some(0), 1_234_067, 256),
        ("2/005.p/7", Some(2), 5, 7),
        ("entries/000.p/255", None, 0, 255),
        ("entries/x001/000", None, 1000, 256),
    ] {
        let parsed = TilePath::parse(path).expect(path);
        assert_eq!((parsed.level, parsed.number, parsed.width), (level, number, width), "{path}");
        assert_eq!(parsed.to_string(), path);
    }
    for path in [
        "",
        "0",
        "0/",
        "0/0",
        "00/000",
        "0/000.p/0",
        "0/000.p/256",
        "0/000.p/300",
        "64/000",
        "255/000",
        "7/000",
        "data/000",
        "0/001/000",
        "0/x000/000",
        "entries/000.p/",
        "entries/../000",
        "0/x999/x999/x999/x999/x999/999",
        "0/xx01/000",
        "-1/000",
        "0/000.p/x",
        "entries/000/",
        "0/00\u{e9}",
    ] {
        assert_eq!(TilePath::parse(path), None, "{path}");
    }
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
            let forged = table.instance.service.log.log_head().expect("no failure").expect("a log");
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
    let head = table.instance.service.log.log_head().expect("no failure").expect("a log");
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
    let head = table.instance.service.log.log_head().expect("no failure").expect("a log");
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

#[test]
fn an_erased_salt_hides_no_change() {
    let table = Table::new();
    table.game();
    table.sequence();
    table.execute("UPDATE log_entry SET salt = NULL WHERE leaf = 0");
    let fault = table.fault().expect("a fault");
    assert!(fault.contains("event 1 cannot be compared with the log"), "{fault}");
}

#[test]
fn omitted_event_is_found_and_logged() {
    let table = Table::new();
    let game = table.game();
    table.sequence();
    say(&table.instance.service, game, 1);
    table.execute("DELETE FROM log_pending");
    table.sequence();
    assert_eq!(table.checkpoint().size, 1);
    let fault = table.fault().expect("a fault");
    assert!(fault.contains("event 2 is not in the log and does not wait for it"), "{fault}");
    say(&table.instance.service, game, 2);
    table.sequence();
    assert_eq!(table.checkpoint().size, 1, "no event goes in before the one before it");
    let sequencer = table.sequencer();
    let last = sequencer.look_for_left_out(GameId(0)).expect("no failure");
    assert_eq!(sequencer.look_for_left_out(last.expect("a game")).expect("no failure"), None);
    table.sequence();
    assert_eq!(table.fault(), None);
    table.check_whole();
}

#[test]
fn damaged_game_stops_no_logging() {
    let table = Table::new();
    let (broken, other) = (table.game(), table.game());
    table.sequence();
    let mut service = table.instance.service.clone();
    // More than go in at once.
    for n in 0..1_100 {
        if n % 50 == 0 {
            service = TestInstance::service_on(&table.instance.store, &table.instance.clock);
        }
        say(&service, broken, n);
    }
    say(&service, other, 1);
    let off = if table.instance.is_on_postgres() {
        "ALTER TABLE event DISABLE TRIGGER ALL"
    } else {
        "DROP TRIGGER event_never_updated"
    };
    table.execute(off);
    table.execute(&format!("UPDATE event SET actor_kind = 99 WHERE game = {} AND seq = 2", broken.0));
    let sequencer = table.sequencer();
    while sequencer.round().expect("a round").more {}
    assert_eq!(table.checkpoint().size, 3, "the other game is in the log");
    assert_eq!(table.instance.service.log.log_waiting().expect("no failure"), 1_100);
    table.execute(&format!("UPDATE event SET actor_kind = 0 WHERE game = {} AND seq = 2", broken.0));
    while sequencer.round().expect("a round").more {}
    table.check_whole();
}

/// The named arbiters get the proof that something was sealed, however many arbiters the instance has.
#[test]
fn receipts_go_to_arbiters() {
    let table = Table::new();
    let others: Vec<PlayerId> =
        (2..=12).map(|n| table.instance.add(&format!("Arbiter {n}"), Role::Arbiter).id).collect();
    let named = *others.last().expect("an arbiter");
    let mut regulations = Regulations::default();
    let sealed = |regulations: &Regulations, n: u32| {
        let game = table.instance.game(table.arbiter, ["Ann", "Ben"], regulations.clone());
        let arbiter = regulations.arbiter.named.first().copied().unwrap_or(table.arbiter);
        let adjourn = Request::act(domain::Act::Adjourn, "It is late.");
        let seal = Request::seal("e4", false);
        for (actor, wish) in [(Actor::Arbiter(arbiter), adjourn), (Actor::Player(ANN), seal)] {
            let key = Key::Named(format!("{n} {actor:?}"));
            let (received_at, channel) = (table.instance.service.time.now(), Channel::Http);
            let submission = Submission {
                game,
                actor,
                request: wish,
                seen: seen(domain::Ply(0)),
                received_at,
                channel,
                key,
            };
            let receipt = table.instance.service.games.submit(submission).expect("no failure");
            assert_eq!(receipt.refusal, None);
        }
        table.sequence();
        let to = |reader: PlayerId| {
            let key = format!("{}.3.{}.log-receipt", game.0, reader.0);
            table.instance.number(&format!("SELECT count(*) FROM outbox WHERE key LIKE '{key}%'"))
        };
        let all = format!("SELECT count(*) FROM outbox WHERE key LIKE '{}.3.%.log-receipt%'", game.0);
        (to(ANN), to(table.arbiter), to(named), table.instance.number(&all))
    };
    table.sequence();
    assert_eq!(sealed(&regulations, 1), (1, 1, 0, 12), "where none is named, to ten of the service");
    regulations.arbiter.named = vec![named];
    assert_eq!(sealed(&regulations, 2), (1, 0, 1, 3));
}

/// Those of the library, which collects them first: all at once they take more than there is.
#[test]
fn parts_of_log_are_contiguous() {
    for size in [0, 1, 255, 256, 257, 65_535, 65_536, 65_537, 200_000] {
        let parts = || TilePath::of_log(size);
        let tiles = Tile::new_tiles(8, 0, size);
        let mut expected: Vec<String> = tiles.iter().map(|tile| tile.path().replace("tile/8/", "")).collect();
        let leaves = expected.iter().filter_map(|path| path.strip_prefix("0/"));
        let mut all: Vec<String> = leaves.map(|leaf| format!("entries/{leaf}")).collect();
        all.append(&mut expected);
        assert_eq!(parts().map(|part| part.to_string()).collect::<Vec<_>>(), all);
        assert!(parts().all(|part| TilePath::parse(&part.to_string()) == Some(part)));
    }
    let first = TilePath::of_log(u64::MAX).next().expect("a part");
    assert_eq!(first.to_string(), "entries/000");
}
