//! Kill -9 at random points under load, again and again, during intake, application and delivery: everything that
//! was acknowledged is there exactly once and comes to its end without anybody's help, and a mail is at most repeated
//! under its own Message-ID.

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

use common::{
    Service,
    doors::{Http, Outgoing, sign_up, transport, written},
};
use domain::Position;
use lettre::Transport as _;
use serde_json::json;
use store::testing::{Dice, number_in, seed};

const KILLS: usize = 200;
const GAMES: usize = 8;
/// As written when it is sealed; nothing of ours spells a move like this.
const SEALED: &str = "Ng1-h3";
const ANN: &str = "ann@club.example.org";
const BEN: &str = "ben@post.example.net";
/// With the service killed several times a second, whatever takes longer than this is lost.
const PATIENCE: Duration = Duration::from_secs(60);

/// What the Maildir says: who was asked for a move under which reply address, and every Message-ID a mail of the outbox
/// ever had.
struct Post {
    outgoing: Outgoing,
    asked: BTreeMap<(i64, String, u16), String>,
    message_ids: BTreeMap<String, BTreeSet<String>>,
    letters: usize,
}

impl Post {
    fn look(&mut self) {
        for letter in self.outgoing.look().expect("the Maildir can be read") {
            self.letters += 1;
            self.message_ids.entry(letter.file.clone()).or_default().insert(letter.message_id.clone());
            let numbers = letter.reply_to.strip_prefix("play+").and_then(|rest| rest.split_once('@'));
            let Some((numbers, _)) = numbers else { continue };
            if !letter.says("Reply with your move") {
                continue;
            }
            let numbers: Vec<&str> = numbers.split('-').collect();
            let place = (numbers[0].parse().expect("a game"), letter.to, numbers[2].parse().expect("a ply"));
            self.asked.insert(place, letter.reply_to);
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
            post.asked.get(&(game, whom.to_owned(), ply)).cloned()
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
    fn play(&self, game: i64, dice: &Dice) -> Vec<String> {
        let (mut position, mut moves) = (Position::default(), Vec::new());
        while !(self.ending.load(Ordering::SeqCst) && moves.len().is_multiple_of(2)) {
            let goes_on = |after: &Position| !after.legal_moves().is_empty() && !after.is_dead();
            let legal: Vec<_> = position
                .legal_moves()
                .into_iter()
                .filter(|m| position.play(*m).as_ref().is_some_and(goes_on))
                .collect();
            let Some(m) = legal.get(dice.below(legal.len().max(1))) else { return moves };
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

/// A game adjourned with a sealed move, which nobody may find anywhere.
fn adjourned_game(ann: &Http, ben: &Http) {
    let game = new_game(ann, ben, GAMES);
    let post = |door: &Http, what: &str, key: &str, body: serde_json::Value| {
        let answer = door.post(&format!("/v1/games/{game}/{what}"), key, &body).expect("an answer");
        answer.ok().expect("done");
    };
    post(ben, "adjournment", "propose", json!({ "action": "propose" }));
    post(ann, "adjournment", "accept", json!({ "action": "accept" }));
    post(ann, "seal", "seal", json!({ "move": SEALED, "ply": 0 }));
}

/// Every file below a folder.
fn files(folder: &Path) -> Vec<std::path::PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

#[test]
fn nothing_acknowledged_is_lost_and_nothing_happens_twice() {
    let seed = seed();
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
    adjourned_game(&ann, &ben);
    let world = Arc::new(World {
        post: Mutex::new(Post {
            outgoing: Outgoing::new(&service.maildir()),
            asked: BTreeMap::new(),
            message_ids: BTreeMap::new(),
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
            let (world, dice) = (world.clone(), Dice::new(seed.wrapping_add(game.unsigned_abs())));
            thread::spawn(move || (game, world.play(game, &dice)))
        })
        .collect();

    let dice = Dice::new(seed);
    for _ in 0..KILLS {
        thread::sleep(Duration::from_micros(dice.below(250_000) as u64));
        service.kill();
        service = Service::start_with(folder.path(), &environment);
        assert!(!players.iter().any(thread::JoinHandle::is_finished), "a player gave up\n{}", service.log());
    }
    world.ending.store(true, Ordering::SeqCst);
    let joined: Vec<_> = players.into_iter().map(thread::JoinHandle::join).collect();
    if joined.iter().any(Result::is_err) {
        panic!("seed {seed}\n{}\n{}", output(folder.path(), &["inbox", "list"]), service.log());
    }
    let played: Vec<_> = joined.into_iter().flatten().collect();
    let database = folder.path().join("postzug-data/postzug.db");
    let ask = |sql: &str| number_in(&database, sql);
    patiently("an empty inbox and outbox", || {
        let waiting = ask("SELECT (SELECT count(*) FROM inbox WHERE next_at IS NOT NULL) \
             + (SELECT count(*) FROM outbox WHERE state = 'waiting' AND kind <> 'reminder')");
        (waiting == 0).then_some(())
    });

    // What was acknowledged is on record, in order and once (INV4).
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
    let mailed: usize = played.iter().map(|(_, moves)| moves.len() / 2).sum();
    let mut post = world.post.lock().expect("no thread panicked");
    post.look();
    let died = ask("SELECT sum(attempts - 1) FROM inbox");
    let most = ask("SELECT max(attempts - 1) FROM inbox");
    println!(
        "{KILLS} kills, {acknowledged} moves acknowledged, {mailed} of them by mail, {died} readings died, {most} of one mail, {} letters",
        post.letters
    );
    assert!(acknowledged > KILLS / 4, "there was no load");

    // Every accepted mail is one row and was applied, without anybody's help (INV2).
    let count = |number: usize| i64::try_from(number).expect("small");
    assert_eq!(ask("SELECT count(*) FROM inbox"), count(mailed));
    assert_eq!(ask("SELECT count(*) FROM inbox WHERE state = 'applied'"), count(mailed));
    // Every move has one notice to the opponent, and one acknowledgement if it came by mail (INV3).
    assert_eq!(ask("SELECT count(*) FROM event WHERE ply IS NOT NULL"), count(acknowledged));
    for (kind, moves) in [("your-move", acknowledged), ("move-recorded", mailed)] {
        let rows = format!("FROM outbox WHERE kind = '{kind}'");
        assert_eq!(ask(&format!("SELECT count(*) {rows}")), count(moves), "{kind}");
        let each = format!("SELECT count(*) FROM (SELECT DISTINCT game, seq, player {rows})");
        assert_eq!(ask(&each), count(moves), "{kind}");
    }
    // Nothing waits beyond its time, nothing was given up (INV7).
    let left = "SELECT count(*) FROM outbox WHERE state NOT IN ('sent', 'dropped') AND kind <> 'reminder'";
    assert_eq!(ask(left), 0);
    // One Message-ID for each mail of the outbox, whatever its kind, and for no other.
    let mut of_whom = BTreeMap::new();
    for (file, ids) in &post.message_ids {
        assert_eq!(ids.len(), 1, "{file} went out under several Message-IDs: {ids:?}");
        for id in ids {
            let other = of_whom.insert(id, file);
            assert!(other.is_none(), "{id} is the Message-ID of {file} and of {other:?}");
        }
    }
    assert!(count(of_whom.len()) >= ask("SELECT count(*) FROM outbox WHERE state = 'sent'"));
    // The events fold to the games, and the chain of hashes is whole (INV1, INV6).
    let verified = output(folder.path(), &["audit", "verify"]);
    assert!(verified.contains("0 faults"), "{verified}");
    // The sealed move is nowhere (INV8).
    for path in files(folder.path()) {
        let bytes = std::fs::read(&path).expect("a file");
        let found = bytes.windows(SEALED.len()).any(|window| window == SEALED.as_bytes());
        assert!(!found, "{} holds the sealed move", path.display());
    }
}
