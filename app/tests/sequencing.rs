//! The log of all events: what is in it, who may write it, and what it proves.

mod shown;
mod signing;

use std::{
    collections::BTreeSet,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicUsize, Ordering},
        mpsc,
    },
    thread,
};

use app::{
    Channel, Key, Request, Service, Submission,
    log::{
        Checkpoint, Consistency, LogProof, Opening, Reader, Sequencer, Statement, TilePath, Vkey, commitment,
        entry,
    },
    ports::{LogHead, LogKeeper, LogKeys, PublicKey, Role, read, write},
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

    fn head(&self) -> LogHead {
        self.instance.service.log.log_head().expect("no failure").expect("a log")
    }

    /// A minute later, the service signs with a new key.
    fn rotate(&self) {
        self.instance.clock.advance(domain::Span::minutes(1));
        let state = |by, note| self.instance.service.log.state_in_log(by, note);
        self.keys.rotate(&self.checkpoint().origin, state).expect("a new key");
    }

    fn checkpoint(&self) -> Checkpoint {
        let head = self.head();
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
        // The events of a game are in their order.
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

/// Each racing sequencer works on a connection of its own on PostgreSQL.
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
    let head = table.head();
    say(&table.instance.service, game, 1);
    table.sequence();
    let after = table.head();
    let stale = app::ports::LogExtension {
        waited: (0, i64::MAX),
        before: Some(head.clone()),
        entries: Vec::new(),
        tiles: vec![app::ports::LogTile { level: 0, number: 0, hashes: vec![0; 64] }],
        after: app::ports::LogHead { size: 2, ..head },
    };
    let done = write(&*table.instance.store, move |tx| tx.extend_log(&stale)).expect("no failure");
    assert!(!done);
    assert_eq!(table.head(), after);
    table.check_whole();
}

#[test]
fn erased_salt_keeps_the_tree() {
    let table = Table::new();
    let game = table.game();
    table.sequence();
    let before = table.checkpoint();
    table.instance.execute("UPDATE log_entry SET salt = NULL WHERE leaf = 0").expect("a salt may be erased");
    table.rotate();
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
