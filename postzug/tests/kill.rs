//! Kills (-9) the service, and the database server under it, at random points of intake, application and delivery under
//! load. Everything acknowledged is there exactly once and is completed without help. A mail is at most repeated, under
//! its own Message-ID.

use std::{
    collections::{BTreeMap, BTreeSet},
    net::{SocketAddr, TcpListener},
    path::Path,
    process::Command,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use crate::common::{
    ANN, BEN, Service,
    clients::{Http, Outgoing, transport, written},
    files, new_game, patiently,
};
use domain::Position;
use lettre::Transport as _;
use serde_json::json;
use store::testing::{Dice, TestInstance, number_in, seed, tell_skipped};

/// Kills of the service.
const KILLS: usize = 200;
/// Kills of the database server.
const SERVER_KILLS: usize = 20;
/// Mails that are played between two kills of the database server. The workers of mail look again a second after they failed.
/// A server killed before that is killed under nothing but HTTP.
const MAILS_BETWEEN: usize = 4;
/// The sealed move as written; nothing of ours spells a move like this.
const SEALED: &str = "Ng1-h3";
/// With the service killed several times a second, whatever takes longer than this is lost. What the database server
/// took down with it waits for the end of its lease, and may be struck again.
const PATIENCE: Duration = Duration::from_secs(300);
/// Over each move of a game that both play over HTTP, so that they do not come to its end.
const THINKING: Duration = Duration::from_millis(200);
/// Bounds of the longest time from one kill to the next.
const SHORTEST: Duration = Duration::from_millis(250);
const LONGEST: Duration = Duration::from_millis(1_500);
/// The pause between two attempts.
const PAUSE: Duration = Duration::from_millis(20);

/// The content of the Maildir: the players asked for a move with the reply address of each, and all Message-IDs of the
/// outbox.
struct Post {
    outgoing: Outgoing,
    asked: BTreeMap<(i64, String, u16), String>,
    message_ids: BTreeMap<String, BTreeSet<String>>,
    letters: usize,
    looked: Option<Instant>,
}

impl Post {
    /// Looks, unless somebody has just done so. Many wait for their mail, and reading a folder takes the time of those who
    /// are to fill it.
    fn look_again(&mut self) {
        if self.looked.is_none_or(|looked| looked.elapsed() > PAUSE) {
            self.look();
        }
    }

    fn look(&mut self) {
        self.looked = Some(Instant::now());
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
    ben: Http,
    intake: SocketAddr,
    /// No new move is begun any more.
    ending: AtomicBool,
    acknowledged: AtomicUsize,
    /// Moves by mail, when the mail about them has come.
    mailed: AtomicUsize,
    /// Answers 503 and 4xx by mail.
    turned_away: AtomicUsize,
}

impl World {
    /// Waits for the mail that asks for a move; returns its reply address.
    fn asked(&self, game: i64, whom: &str, ply: u16) -> String {
        patiently(PATIENCE, &format!("the mail to {whom} in game {game} at ply {ply}"), || {
            let mut post = self.post.lock().expect("no thread panicked");
            post.look_again();
            post.asked.get(&(game, whom.to_owned(), ply)).cloned()
        })
    }

    fn play_over_http(&self, game: i64, ply: u16, uci: &str) {
        let order = json!({ "move": uci, "ply": ply });
        let player = if ply.is_multiple_of(2) { &self.ann } else { &self.ben };
        patiently(PATIENCE, &format!("ply {ply} of game {game} over HTTP"), || {
            let answer =
                player.post(&format!("/v1/games/{game}/moves"), &format!("{game} {ply}"), &order).ok()?;
            match answer.status {
                201 => {
                    assert_eq!(answer.body["ply"], ply + 1);
                    Some(())
                }
                503 => {
                    self.turned_away.fetch_add(1, Ordering::SeqCst);
                    None
                }
                other => panic!("{other} {}", answer.body),
            }
        });
    }

    fn play_by_mail(&self, game: i64, ply: u16, uci: &str) {
        let to = self.asked(game, BEN, ply);
        // The same bytes again and again, as a mail server does until it hears 250.
        let (envelope, raw) =
            written(BEN, &to, &format!("Re: game {game}"), &format!("{uci}\n")).expect("a mail");
        patiently(PATIENCE, &format!("ply {ply} of game {game} by mail"), || {
            match transport(self.intake).send_raw(&envelope, &raw) {
                Ok(_response) => Some(()),
                Err(error) => {
                    assert!(!error.is_permanent(), "{error}");
                    self.turned_away.fetch_add(error.is_transient().into(), Ordering::SeqCst);
                    None
                }
            }
        });
        self.asked(game, ANN, ply + 1);
        self.mailed.fetch_add(1, Ordering::SeqCst);
    }

    /// Plays legal moves at random; Ann is White over HTTP, Ben is Black, by mail or not. Returns every move.
    fn play(&self, game: i64, by_mail: bool, dice: &Dice) -> Vec<String> {
        let (mut position, mut moves) = (Position::default(), Vec::new());
        while !(self.ending.load(Ordering::SeqCst) && moves.len().is_multiple_of(2)) {
            let continues = |after: &Position| !after.legal_moves().is_empty() && !after.is_dead();
            let legal: Vec<_> = position
                .legal_moves()
                .into_iter()
                .filter(|m| position.play(*m).as_ref().is_some_and(continues))
                .collect();
            let Some(m) = legal.get(dice.below(legal.len().max(1))) else { return moves };
            let (ply, uci) = (u16::try_from(moves.len()).expect("a short game"), position.uci(*m));
            if by_mail && ply % 2 == 1 {
                self.play_by_mail(game, ply, &uci)
            } else {
                self.play_over_http(game, ply, &uci)
            }
            self.acknowledged.fetch_add(1, Ordering::SeqCst);
            if !by_mail {
                thread::sleep(THINKING);
            }
            position = position.play(*m).expect("legal");
            moves.push(uci);
        }
        moves
    }
}

fn free_port() -> SocketAddr {
    TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).expect("a free port")
}

fn output(folder: &Path, arguments: &[&str], environment: &[(&str, &str)]) -> String {
    let output = crate::common::run(folder, arguments, environment);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{arguments:?}: {text} {}", String::from_utf8_lossy(&output.stderr));
    text
}

/// A game adjourned with a sealed move, which nobody may find anywhere.
fn adjourned_game(ann: &Http, ben: &Http, number: usize) {
    let game = new_game(ann, ben, "Ben", &format!("game {number}"));
    let post = |who: &Http, what: &str, key: &str, body: serde_json::Value| {
        let answer = who.post(&format!("/v1/games/{game}/{what}"), key, &body).expect("an answer");
        answer.ok().expect("done");
    };
    post(ben, "adjournment", "propose", json!({ "action": "propose" }));
    post(ann, "adjournment", "accept", json!({ "action": "accept", "ply": 0 }));
    post(ann, "seal", "seal", json!({ "move": SEALED, "ply": 0 }));
}

/// The folder in which the service works, and the harm done to it.
struct Place<'a> {
    /// Besides what all have.
    environment: Vec<(&'a str, &'a str)>,
    /// Games that Ann plays over HTTP, Ben by mail.
    by_mail: usize,
    /// Games that both play over HTTP.
    over_http: usize,
    /// The one number a query gives.
    number: &'a dyn Fn(&str) -> i64,
}

/// Plays, while `strike` does again and again what it does, and looks at what is left.
fn play_under(
    folder: &Path,
    place: &Place<'_>,
    strikes: usize,
    mut strike: impl FnMut(Service, &[(&str, &str)], &World) -> Service,
) {
    let seed = seed();
    println!("POSTZUG_SEED={seed}");
    let (http, intake) = (free_port().to_string(), free_port().to_string());
    let mut environment = vec![
        ("POSTZUG_HTTP__BIND", http.as_str()),
        ("POSTZUG_MAIL__INTAKE_BIND", intake.as_str()),
        ("POSTZUG_LIMITS__ACCOUNT_PER_MINUTE", "1000000"),
        ("POSTZUG_LIMITS__ADDRESS_PER_MINUTE", "1000000"),
        ("POSTZUG_LIMITS__SIGN_IN_PER_MINUTE", "1000000"),
        ("POSTZUG_LOG__FILTER", "warn"),
    ];
    environment.extend(&place.environment);
    let mut service = Service::start_with(folder, &environment);
    let (_, ann, ben) = service.players();
    let games = (0..place.by_mail + place.over_http)
        .map(|number| (new_game(&ann, &ben, "Ben", &format!("game {number}")), number < place.by_mail));
    let games: Vec<(i64, bool)> = games.collect();
    adjourned_game(&ann, &ben, games.len());
    let world = Arc::new(World {
        post: Mutex::new(Post {
            outgoing: Outgoing::new(&service.maildir()),
            asked: BTreeMap::new(),
            message_ids: BTreeMap::new(),
            letters: 0,
            looked: None,
        }),
        ann,
        ben,
        intake: service.intake,
        ending: AtomicBool::new(false),
        acknowledged: AtomicUsize::new(0),
        mailed: AtomicUsize::new(0),
        turned_away: AtomicUsize::new(0),
    });
    let players: Vec<_> = games
        .iter()
        .map(|&(game, by_mail)| {
            let (world, dice) = (world.clone(), Dice::new(seed.wrapping_add(game.unsigned_abs())));
            thread::spawn(move || (game, by_mail, world.play(game, by_mail, &dice)))
        })
        .collect();

    let dice = Dice::new(seed);
    let mut start = Duration::ZERO;
    for _ in 0..strikes {
        // A busy machine needs more time for a start, and for a mail as well.
        let longest = (start * 12).clamp(SHORTEST, LONGEST);
        thread::sleep(longest.mul_f64(dice.below(1_000) as f64 / 1_000.0));
        let begun = Instant::now();
        service = strike(service, &environment, &world);
        start = begun.elapsed();
        assert!(!players.iter().any(thread::JoinHandle::is_finished), "a player gave up\n{}", service.log());
    }
    world.ending.store(true, Ordering::SeqCst);
    let joined: Vec<_> = players.into_iter().map(thread::JoinHandle::join).collect();
    if joined.iter().any(Result::is_err) {
        panic!("seed {seed}\n{}\n{}", output(folder, &["inbox", "list"], &place.environment), service.log());
    }
    let played: Vec<_> = joined.into_iter().flatten().collect();
    let ask = place.number;
    patiently(PATIENCE, "an empty inbox and outbox", || {
        let waiting = ask("SELECT (SELECT count(*) FROM inbox WHERE next_at IS NOT NULL) \
             + (SELECT count(*) FROM outbox WHERE state = 'waiting' AND kind <> 'reminder')");
        (waiting == 0).then_some(())
    });

    // What was acknowledged is on record, in order and once (invariants 1 and 2).
    for (game, _, moves) in &played {
        let stored = world.ann.read(&format!("/v1/games/{game}/moves")).expect("moves");
        let stored: Vec<_> = stored["moves"]
            .as_array()
            .expect("moves")
            .iter()
            .map(|m| m["uci"].as_str().expect("UCI"))
            .collect();
        assert_eq!(&stored, moves, "game {game}");
    }
    let acknowledged = world.acknowledged.load(Ordering::SeqCst);
    let mailed: usize =
        played.iter().filter(|(_, by_mail, _)| *by_mail).map(|(.., moves)| moves.len() / 2).sum();
    let mut post = world.post.lock().expect("no thread panicked");
    post.look();
    let died = ask("SELECT sum(attempts - 1) FROM inbox");
    let most = ask("SELECT max(attempts - 1) FROM inbox");
    println!(
        "{strikes} kills, {acknowledged} moves acknowledged, {mailed} of them by mail, {} times not now, {died} readings died, {most} of one mail, {} letters",
        world.turned_away.load(Ordering::SeqCst),
        post.letters
    );
    assert!(acknowledged > strikes / 4, "there was no load");

    // Every accepted mail is one row and was applied, without anybody's help (invariants 1 and 8).
    let count = |number: usize| i64::try_from(number).expect("small");
    assert_eq!(ask("SELECT count(*) FROM inbox"), count(mailed));
    assert_eq!(ask("SELECT count(*) FROM inbox WHERE state = 'applied'"), count(mailed));
    // Every move has one notice to the opponent, and one acknowledgement if it came by mail (invariant 2).
    assert_eq!(ask("SELECT count(*) FROM event WHERE ply IS NOT NULL"), count(acknowledged));
    for (kind, moves) in [("your-move", acknowledged), ("move-recorded", mailed)] {
        let rows = format!("FROM outbox WHERE kind = '{kind}'");
        assert_eq!(ask(&format!("SELECT count(*) {rows}")), count(moves), "{kind}");
        let each = format!("SELECT count(*) FROM (SELECT DISTINCT game, seq, player {rows}) AS each");
        assert_eq!(ask(&each), count(moves), "{kind}");
    }
    // Nothing waits beyond its time, nothing was given up (invariant 8).
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
    // The events fold to the games, and the chain of hashes is whole (invariants 4 and 5).
    let verified = output(folder, &["audit", "verify"], &place.environment);
    assert!(verified.contains("0 faults"), "{verified}");
    // The sealed move is nowhere (invariant 6).
    for path in files(folder) {
        let bytes = std::fs::read(&path).expect("a file");
        let found = bytes.windows(SEALED.len()).any(|window| window == SEALED.as_bytes());
        assert!(!found, "{} holds the sealed move", path.display());
    }
}

#[test]
fn acknowledged_work_happens_exactly_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("postzug-data/postzug.db");
    let place = Place {
        environment: Vec::new(),
        by_mail: 8,
        over_http: 0,
        number: &|sql: &str| number_in(&database, sql),
    };
    play_under(folder.path(), &place, KILLS, |service, environment, _world| {
        service.kill();
        Service::start_with(folder.path(), environment)
    });
}

/// The service lives on without its database, says 503 and 4xx meanwhile, and needs nobody when it is back.
#[test]
fn database_server_is_killed_under_load() {
    let Some(server) = std::env::var_os("POSTZUG_TEST_SERVER") else {
        return tell_skipped("no PostgreSQL to kill; POSTZUG_TEST_FSYNC=on .ci/postgres cargo test does it");
    };
    let (instance, folder) = (TestInstance::new(), tempfile::tempdir().expect("a folder"));
    let url = instance.database_url();
    let place = Place {
        environment: vec![("DATABASE_URL", &url)],
        by_mail: 24,
        over_http: 8,
        number: &|sql: &str| instance.number(sql),
    };
    let server =
        |what: &str| Command::new(&server).arg(what).status().expect("the server's command").success();
    let mut kills = 0;
    play_under(folder.path(), &place, SERVER_KILLS, |mut service, _environment, world| {
        kills += 1;
        // A killed postmaster leaves processes that end by themselves, and no room for another one until then.
        assert!(server(if kills % 2 == 0 { "stop" } else { "kill" }));
        thread::sleep(Duration::from_millis(100));
        patiently(PATIENCE, "a database server", || server("start").then_some(()));
        assert!(service.lives(), "it died with its database\n{}", service.log());
        for (what, counter, more) in
            [("a move", &world.acknowledged, 1), ("a move by mail", &world.mailed, MAILS_BETWEEN)]
        {
            let before = counter.load(Ordering::SeqCst);
            patiently(PATIENCE, what, || (counter.load(Ordering::SeqCst) >= before + more).then_some(()));
        }
        service
    });
}
