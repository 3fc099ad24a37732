//! Kill -9 at random points under load, again and again, during intake, application and delivery: everything that
//! was acknowledged is there exactly once, and a mail is at most repeated under its own Message-ID.

#[expect(dead_code, reason = "every test binary uses a part of it")]
mod common;

use std::{
    collections::{BTreeMap, BTreeSet},
    net::{SocketAddr, TcpListener},
    path::Path,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use app::ports::Entropy as _;
use common::{
    Service,
    doors::{Http, Outgoing, sign_up, transport, written},
};
use domain::Position;
use lettre::Transport as _;
use serde_json::json;
use store::{host::SystemEntropy, testing::SeededEntropy};

const KILLS: usize = 200;
const GAMES: usize = 8;
const ANN: &str = "ann@club.example.org";
const BEN: &str = "ben@post.example.net";
/// With the service killed several times a second, whatever takes longer than this is lost.
const PATIENCE: Duration = Duration::from_secs(60);

fn number(entropy: &SeededEntropy, below: usize) -> usize {
    let mut bytes = [0; 8];
    entropy.fill(&mut bytes);
    usize::try_from(u64::from_le_bytes(bytes) % below as u64).expect("small")
}

/// What the Maildir says: who was asked for a move, under which reply address and Message-IDs.
struct Post {
    outgoing: Outgoing,
    asked: BTreeMap<(i64, String, u16), (String, BTreeSet<String>)>,
    letters: usize,
}

impl Post {
    fn look(&mut self) {
        for letter in self.outgoing.look().expect("the Maildir can be read") {
            self.letters += 1;
            let numbers = letter.reply_to.strip_prefix("play+").and_then(|rest| rest.split_once('@'));
            let Some((numbers, _)) = numbers else { continue };
            if !letter.says("Reply with your move") {
                continue;
            }
            let numbers: Vec<&str> = numbers.split('-').collect();
            let place = (numbers[0].parse().expect("a game"), letter.to, numbers[2].parse().expect("a ply"));
            let entry = self.asked.entry(place).or_default();
            entry.0 = letter.reply_to;
            if letter.message_id.contains("your-move") {
                entry.1.insert(letter.message_id);
            }
        }
    }
}

struct World {
    post: Mutex<Post>,
    ann: Http,
    intake: SocketAddr,
    /// No new move is begun any more.
    ending: AtomicBool,
    acknowledged: AtomicUsize,
}

/// Tries again until there is an answer: the service is down most of the time.
fn patiently<T>(what: &str, mut attempt: impl FnMut() -> Option<T>) -> T {
    let until = Instant::now() + PATIENCE;
    loop {
        if let Some(answer) = attempt() {
            return answer;
        }
        assert!(Instant::now() < until, "{what} never happened");
        thread::sleep(Duration::from_millis(5));
    }
}

impl World {
    /// Waits for the mail that asks for a move; returns its reply address.
    fn asked(&self, game: i64, whom: &str, ply: u16) -> String {
        patiently(&format!("the mail to {whom} in game {game} at ply {ply}"), || {
            let mut post = self.post.lock().expect("no thread panicked");
            post.look();
            post.asked.get(&(game, whom.to_owned(), ply)).map(|(address, _)| address.clone())
        })
    }

    fn play_over_http(&self, game: i64, ply: u16, uci: &str) {
        let order = json!({ "move": uci, "ply": ply });
        patiently(&format!("ply {ply} of game {game} over HTTP"), || {
            let answer =
                self.ann.post(&format!("/v1/games/{game}/moves"), &format!("{game} {ply}"), &order).ok()?;
            match answer.status {
                201 => {
                    assert_eq!(answer.body["ply"], ply + 1);
                    Some(())
                }
                500..600 => None,
                other => panic!("{other} {}", answer.body),
            }
        });
    }

    fn play_by_mail(&self, game: i64, ply: u16, uci: &str) {
        let to = self.asked(game, BEN, ply);
        // The same bytes again and again, as a mail server does until it hears 250.
        let (envelope, raw) =
            written(BEN, &to, &format!("Re: game {game}"), &format!("{uci}\n")).expect("a mail");
        patiently(&format!("ply {ply} of game {game} by mail"), || {
            transport(self.intake).send_raw(&envelope, &raw).ok().map(|_response| ())
        });
        self.asked(game, ANN, ply + 1);
    }

    /// Plays legal moves at random; Ann is White over HTTP, Ben is Black by mail. Returns every move.
    fn play(&self, game: i64, entropy: &SeededEntropy) -> Vec<String> {
        let (mut position, mut moves) = (Position::default(), Vec::new());
        while !(self.ending.load(Ordering::SeqCst) && moves.len().is_multiple_of(2)) {
            let goes_on = |after: &Position| !after.legal_moves().is_empty() && !after.is_dead();
            let legal: Vec<_> = position
                .legal_moves()
                .into_iter()
                .filter(|m| position.play(*m).as_ref().is_some_and(goes_on))
                .collect();
            let Some(m) = legal.get(number(entropy, legal.len().max(1))) else { return moves };
            let (ply, uci) = (u16::try_from(moves.len()).expect("a short game"), position.uci(*m));
            if ply % 2 == 0 {
                self.play_over_http(game, ply, &uci)
            } else {
                self.play_by_mail(game, ply, &uci)
            }
            self.acknowledged.fetch_add(1, Ordering::SeqCst);
            position = position.play(*m).expect("legal");
            moves.push(uci);
        }
        moves
    }
}

fn free_port() -> SocketAddr {
    TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).expect("a free port")
}

fn new_game(ann: &Http, ben: &Http, number: usize) -> i64 {
    let challenge = json!({ "opponent": "Ben", "color": "white" });
    let posted = ann.post("/v1/challenges", &format!("challenge {number}"), &challenge).expect("an answer");
    let id = posted.ok().expect("a challenge")["challenge"].clone();
    let accepted = ben.post(&format!("/v1/challenges/{id}/accept"), &format!("accept {number}"), &json!({}));
    accepted.expect("an answer").ok().expect("a game")["game"].as_i64().expect("its number")
}

fn output(folder: &Path, arguments: &[&str]) -> String {
    let output = common::run(folder, arguments, &[]);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{arguments:?}: {text} {}", String::from_utf8_lossy(&output.stderr));
    text
}

/// A mail during whose reading the service died four times is set aside for the operator, who has it read again.
fn replay_poison(folder: &Path) {
    for line in output(folder, &["inbox", "list", "--state", "poison"]).lines() {
        let id = line.split_whitespace().next().expect("a number");
        output(folder, &["inbox", "replay", id]);
    }
}

#[test]
fn nothing_acknowledged_is_lost_and_nothing_happens_twice() {
    let seed = std::env::var("POSTZUG_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or_else(|| {
        let mut bytes = [0; 8];
        SystemEntropy.fill(&mut bytes);
        u64::from_le_bytes(bytes)
    });
    println!("POSTZUG_SEED={seed}");
    let folder = tempfile::tempdir().expect("a folder");
    let (http, intake) = (free_port().to_string(), free_port().to_string());
    let environment = [
        ("POSTZUG_HTTP__BIND", http.as_str()),
        ("POSTZUG_MAIL__INTAKE_BIND", intake.as_str()),
        ("POSTZUG_LIMITS__ACCOUNT_PER_MINUTE", "1000000"),
        ("POSTZUG_LIMITS__ADDRESS_PER_MINUTE", "1000000"),
        ("POSTZUG_LIMITS__SIGN_IN_PER_MINUTE", "1000000"),
        ("POSTZUG_LOG__FILTER", "warn"),
    ];
    let mut service = Service::start_with(folder.path(), &environment);
    let mut outgoing = Outgoing::new(&service.maildir());
    let door = Http::new(service.http);
    let ann = sign_up(&door, &mut outgoing, "Ann", ANN).expect("Ann signs up");
    let ben = sign_up(&door, &mut outgoing, "Ben", BEN).expect("Ben signs up");
    let games: Vec<i64> = (0..GAMES).map(|number| new_game(&ann, &ben, number)).collect();
    let world = Arc::new(World {
        post: Mutex::new(Post {
            outgoing: Outgoing::new(&service.maildir()),
            asked: BTreeMap::new(),
            letters: 0,
        }),
        ann,
        intake: service.intake,
        ending: AtomicBool::new(false),
        acknowledged: AtomicUsize::new(0),
    });
    let players: Vec<_> = games
        .iter()
        .map(|&game| {
            let (world, entropy) =
                (world.clone(), SeededEntropy::new(seed.wrapping_add(game.unsigned_abs())));
            thread::spawn(move || (game, world.play(game, &entropy)))
        })
        .collect();

    let entropy = SeededEntropy::new(seed);
    for kill in 0..KILLS {
        thread::sleep(Duration::from_micros(number(&entropy, 400_000) as u64));
        if kill % 20 == 0 {
            replay_poison(folder.path());
        }
        service.kill();
        service = Service::start_with(folder.path(), &environment);
        assert!(!players.iter().any(thread::JoinHandle::is_finished), "a player gave up\n{}", service.log());
    }
    world.ending.store(true, Ordering::SeqCst);
    while !players.iter().all(thread::JoinHandle::is_finished) {
        replay_poison(folder.path());
        thread::sleep(Duration::from_millis(500));
    }
    let joined: Vec<_> = players.into_iter().map(thread::JoinHandle::join).collect();
    if joined.iter().any(Result::is_err) {
        panic!("seed {seed}\n{}\n{}", output(folder.path(), &["inbox", "list"]), service.log());
    }
    let played: Vec<_> = joined.into_iter().flatten().collect();

    for (game, moves) in &played {
        let stored =
            world.ann.get(&format!("/v1/games/{game}/moves")).and_then(|answer| answer.ok()).expect("moves");
        let stored: Vec<_> = stored["moves"]
            .as_array()
            .expect("moves")
            .iter()
            .map(|m| m["uci"].as_str().expect("UCI"))
            .collect();
        assert_eq!(&stored, moves, "game {game}");
    }
    let acknowledged = world.acknowledged.load(Ordering::SeqCst);
    let post = world.post.lock().expect("no thread panicked");
    println!("{KILLS} kills, {acknowledged} moves acknowledged, {} letters", post.letters);
    assert!(acknowledged > KILLS / 2, "there was no load");
    for (place, (_, ids)) in &post.asked {
        assert!(ids.len() <= 1, "{place:?} was asked under several Message-IDs: {ids:?}");
    }
    for state in ["poison", "quarantined", "rejected"] {
        assert_eq!(output(folder.path(), &["inbox", "list", "--state", state]), "", "{state}");
    }
    let verified = output(folder.path(), &["audit", "verify"]);
    assert!(verified.contains("0 faults"), "{verified}");
}
