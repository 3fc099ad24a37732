//! The cost of the log: accepting moves with it and without it in one run, 100,000 events into it, and checking a proof.
//!
//! `cargo bench -p postzug-app --bench log`; on SQLite in a temporary folder.
#![expect(clippy::print_stdout, clippy::unwrap_used, reason = "a bench says what it found")]

use std::{
    sync::{
        Arc, Barrier,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::{Duration, Instant},
};
use store::testing::seen;

use app::{
    Channel, Key, Request, Submission,
    log::{LogProof, Opening, Sequencer},
    ports::{Role, StartChoice},
};
use domain::{Actor, GameId, PlayerId, Ply, Regulations};
use store::{
    LogKeyFiles,
    testing::{SeededEntropy, TestInstance},
};

const CLIENTS: u16 = 16;
/// Moves for each: enough that the log, which is read five times a second, grows beside nearly all of them.
const GAMES: u16 = 48;
/// No position comes for the fifth time.
const SHUFFLE: [&str; 4] = ["g1f3", "g8f6", "f3g1", "f6g8"];
const PLIES: u16 = 12;
const ROUNDS: usize = 21;
const TRIGGER: &str = "CREATE TRIGGER IF NOT EXISTS event_waits_for_log AFTER INSERT ON event
    BEGIN INSERT INTO log_pending (game, seq) VALUES (NEW.game, NEW.seq); END";
const NO_TRIGGER: &str = "DROP TRIGGER IF EXISTS event_waits_for_log";

struct Bench {
    instance: TestInstance,
    sequencer: Sequencer,
    arbiter: PlayerId,
    players: [PlayerId; 2],
}

impl Bench {
    fn new() -> Self {
        let instance = TestInstance::new();
        let folder = instance.folder.path().join("keys");
        let keys =
            LogKeyFiles::open(&folder, instance.clock.clone(), Arc::new(SeededEntropy::new(7))).unwrap();
        let arbiter = instance.add("Chief", Role::Arbiter).id;
        let players = [instance.player("Ann"), instance.player("Ben")];
        let sequencer = Sequencer::new(instance.service.log.clone(), Arc::new(keys));
        Self { instance, sequencer, arbiter, players }
    }

    /// Games for a client, made beside those for the others.
    fn games(&self) -> thread::JoinHandle<Vec<GameId>> {
        let (service, arbiter) = (self.instance.service.clone(), self.arbiter);
        let game = move |_n| {
            let (start, regulations) = (StartChoice::default(), Regulations::default());
            TestInstance::game_on(&service, arbiter, ["Ann", "Ben"], start, regulations, "Club")
        };
        thread::spawn(move || (0..GAMES).map(game).collect())
    }

    fn sequence(&self) {
        while self.sequencer.round().unwrap().more {}
    }

    /// Moves a second that all clients together get accepted.
    fn moves(&mut self, with_log: bool) -> f64 {
        self.sequence();
        self.instance.execute(if with_log { TRIGGER } else { NO_TRIGGER }).unwrap();
        let games: Vec<_> = (0..CLIENTS).map(|_| self.games()).collect();
        let games: Vec<Vec<GameId>> = games.into_iter().map(|games| games.join().unwrap()).collect();
        self.sequence();
        let (begin, stop) =
            (Arc::new(Barrier::new(usize::from(CLIENTS) + 1)), Arc::new(AtomicBool::new(false)));
        let beside = with_log.then(|| {
            let (sequencer, stop) = (self.sequencer.clone(), stop.clone());
            thread::spawn(move || {
                while !stop.load(Ordering::SeqCst) {
                    if !sequencer.round().unwrap().more {
                        thread::sleep(Duration::from_millis(200));
                    }
                }
            })
        });
        let clients: Vec<_> = games
            .into_iter()
            .map(|games| {
                let (service, begin, players) = (self.instance.service.clone(), begin.clone(), self.players);
                thread::spawn(move || {
                    begin.wait();
                    for ply in 0..PLIES {
                        for game in &games {
                            let receipt = service.games.submit(Submission {
                                game: *game,
                                actor: Actor::Player(players[usize::from(ply) % 2]),
                                request: Request::play(SHUFFLE[usize::from(ply) % 4], false),
                                seen: seen(Ply(ply)),
                                received_at: service.time.now(),
                                channel: Channel::Http,
                                key: Key::Named(format!("{game} {ply}")),
                            });
                            assert_eq!(receipt.unwrap().refusal, None);
                        }
                    }
                })
            })
            .collect();
        begin.wait();
        let begun = Instant::now();
        clients.into_iter().for_each(|client| client.join().unwrap());
        let took = begun.elapsed();
        stop.store(true, Ordering::SeqCst);
        beside.into_iter().for_each(|beside| beside.join().unwrap());
        f64::from(u32::from(CLIENTS) * u32::from(GAMES) * u32::from(PLIES)) / took.as_secs_f64()
    }
}

fn median(mut figures: Vec<f64>) -> f64 {
    figures.sort_by(f64::total_cmp);
    figures[figures.len() / 2]
}

fn accepting() {
    let mut bench = Bench::new();
    bench.moves(true);
    let (mut with, mut without) = (Vec::new(), Vec::new());
    for round in 0..2 * ROUNDS {
        // By turns, and who is first changes too.
        let with_log = (round % 4 == 1) || (round % 4 == 2);
        let rate = bench.moves(with_log);
        if with_log { &mut with } else { &mut without }.push(rate);
    }
    let ratios: Vec<f64> = with.iter().zip(&without).map(|(with, without)| with / without).collect();
    println!(
        "accepting moves, {CLIENTS} clients: {:.0}/s without the log, {:.0}/s with it: {:.1} % less, in pairs {ratios:.2?}",
        median(without),
        median(with),
        100.0 * (1.0 - median(ratios.clone()))
    );
}

fn sequencing() {
    const EVENTS: u32 = 100_000;
    let bench = Bench::new();
    bench.sequence();
    bench
        .instance
        .execute(&format!(
            "PRAGMA foreign_keys = OFF; INSERT INTO event (game, seq, actor_kind, actor_id, body, hash)
             WITH RECURSIVE n (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM n WHERE n < {EVENTS} - 1)
             SELECT 1 + n / 100, 1 + n % 100, 0, 2,
                 '{{\"type\":\"moved\",\"at\":1767607200000,\"received_at\":1767607200000,\"ply\":1,' ||
                 '\"uci\":\"e2e4\",\"reflection\":86400000}}', randomblob(32) FROM n"
        ))
        .unwrap();
    let begun = Instant::now();
    bench.sequence();
    let took = begun.elapsed();
    println!(
        "{EVENTS} events into the log in {took:.2?}: {:.0}/s, 1,024 in a transaction",
        f64::from(EVENTS) / took.as_secs_f64()
    );
    checking(&bench, EVENTS);
}

fn checking(bench: &Bench, events: u32) {
    const PROOFS: u32 = 2_000;
    let (service, keys) = (&bench.instance.service, bench.instance.service.log.log_keys().unwrap());
    let begun = Instant::now();
    let proofs: Vec<String> = (0..PROOFS)
        .map(|n| {
            let n = n * (events / PROOFS);
            let receipt =
                service.log.log_receipt(GameId((1 + n / 100).into()), 1 + n % 100).unwrap().unwrap();
            receipt.proof.to_text()
        })
        .collect();
    let made = begun.elapsed();
    let begun = Instant::now();
    for text in &proofs {
        let proof = LogProof::parse(text).unwrap();
        let opening = Opening::parse(proof.extra.as_deref().unwrap()).unwrap();
        proof.check(&opening.entry(), &keys).unwrap();
    }
    println!(
        "a proof in a log of {events}: made in {:.1?}, checked with its signature in {:.1?}",
        made / PROOFS,
        begun.elapsed() / PROOFS
    );
}

fn main() {
    accepting();
    sequencing();
}
