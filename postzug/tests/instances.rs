//! The built binary twice on one PostgreSQL database: one game over both, and one of them is killed.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    io::{BufRead as _, BufReader, Write as _},
    net::{SocketAddr, TcpListener, TcpStream},
    path::Path,
    process::Stdio,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
        mpsc,
    },
    thread,
    time::{Duration, Instant},
};

use crate::common::{
    ANN, BEN, Service,
    clients::{Http, Outgoing, ReceivedMail, send_mail, transport, written},
    new_game, patiently,
};
use domain::Position;
use lettre::Transport as _;
use serde_json::{Value, json};
use store::testing::{Dice, TestInstance, seed, skipped, tell_skipped};

/// A database that two instances may share; none where there is no server for tests.
fn instance() -> Option<TestInstance> {
    let instance = TestInstance::new();
    if instance.is_on_postgres() {
        return Some(instance);
    }
    tell_skipped("several instances: no PostgreSQL here; .ci/postgres cargo test does it");
    None
}

/// Two folders with the same keys, as the README says.
fn second_folder(first: &Path, second: &Path) {
    let (from, to) = (first.join("postzug-data/keys"), second.join("postzug-data/keys"));
    fs::create_dir_all(&to).expect("a folder");
    for file in fs::read_dir(from).expect("the keys") {
        let file = file.expect("a key").path();
        // Which state of the database an instance served last is its own.
        if file.to_string_lossy().contains("generation") {
            continue;
        }
        fs::copy(&file, to.join(file.file_name().expect("a name"))).expect("copied");
    }
}

fn play(http: &Http, game: i64, ply: u16, uci: &str) -> Value {
    let order = json!({ "move": uci, "ply": ply });
    http.done(&format!("/v1/games/{game}/moves"), &format!("{game} {ply} {uci}"), &order).expect("201")
}

/// Sends the time at which each event of a game arrived on a stream.
fn follow(http: SocketAddr, token: &str, game: i64) -> mpsc::Receiver<(u32, Instant)> {
    let (seen, sees) = mpsc::channel();
    let mut stream = TcpStream::connect(http).expect("a connection");
    write!(
        stream,
        "GET /v1/games/{game}/events/stream HTTP/1.1\r\nhost: {http}\r\nauthorization: Bearer {token}\r\n\r\n"
    )
    .expect("asked");
    thread::spawn(move || {
        for line in BufReader::new(stream).lines().map_while(Result::ok) {
            let id = line.strip_prefix("id: ").and_then(|id| id.trim().parse().ok());
            if let Some(id) = id
                && seen.send((id, Instant::now())).is_err()
            {
                return;
            }
        }
    });
    sees
}

fn reply(intake: SocketAddr, to: &ReceivedMail, answer: &str) {
    send_mail(intake, BEN, &to.reply_to, &format!("Re: {}", to.subject), &format!("{answer}\n"))
        .expect("250");
}

/// Returns the content of both Maildirs, by Message-ID.
fn sent(folders: [&Path; 2]) -> BTreeMap<String, usize> {
    let mut counted = BTreeMap::new();
    for folder in folders {
        let letters = Outgoing::new(&folder.join("postzug-data/outgoing")).look().expect("a Maildir");
        letters.into_iter().for_each(|letter| *counted.entry(letter.message_id).or_default() += 1);
    }
    counted
}

/// The letter that `take` would find in either folder.
fn letter(
    outgoing: &mut [Outgoing; 2],
    kept: &mut Vec<ReceivedMail>,
    to: &str,
    words: &str,
    ply: Option<u16>,
) -> ReceivedMail {
    patiently(Duration::from_secs(40), &format!("a mail to {to} with {words:?} at {ply:?}"), || {
        for folder in outgoing.iter_mut() {
            kept.extend(folder.look().expect("a Maildir"));
        }
        let fits = |l: &ReceivedMail| {
            l.to == to && (l.subject.contains(words) || l.says(words)) && (ply.is_none() || l.ply() == ply)
        };
        kept.iter().position(fits).map(|index| kept.remove(index))
    })
}

#[test]
fn instance_may_die_during_shared_game() {
    let Some(instance) = instance() else { return };
    let url = instance.database_url();
    let folders = [tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder")];
    let paths = folders.each_ref().map(|folder| folder.path());
    // The same settings for both, as the README says; tokens name the public URL.
    let settings = [("DATABASE_URL", url.as_str()), ("POSTZUG_HTTP__PUBLIC_URL", "http://play.example.org")];
    let a = Service::start_with(paths[0], &settings);
    let (_, ann, _) = a.players();
    // Without the keys of the first one a second instance is refused.
    let refused = crate::common::run(paths[1], &["audit", "verify"], &[("DATABASE_URL", &url)]);
    let said = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(!refused.status.success(), "{said}");
    second_folder(paths[0], paths[1]);
    let b = Service::start_with(paths[1], &settings);
    let ann_on_b = ann.at(b.http);

    // The challenge on A, accepted by mail on B.
    let challenge = json!({ "opponent": "Ben", "color": "white" });
    ann.done("/v1/challenges", "challenge", &challenge).expect("a challenge");
    let (mut outgoing, mut kept) = ([Outgoing::new(&a.maildir()), Outgoing::new(&b.maildir())], Vec::new());
    let asked = letter(&mut outgoing, &mut kept, BEN, "challenge", None);
    reply(b.intake, &asked, "accept C1");
    letter(&mut outgoing, &mut kept, ANN, "Ben", None);
    let games = ann_on_b.read("/v1/games").expect("her games");
    let game = games["items"][0]["id"].as_i64().expect("a game");

    // Ann over HTTP on A, Ben by mail to B, a stream on B.
    let events = follow(b.http, ann.token().expect("a token"), game);
    assert_eq!(events.recv_timeout(Duration::from_secs(20)).expect("the beginning").0, 1);
    let moves = ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6"];
    let (mut seen, mut late) = (1, Vec::new());
    for (ply, uci) in (0_u16..).zip(moves) {
        if ply % 2 == 0 {
            play(&ann, game, ply, uci);
            let accepted = Instant::now();
            let (id, at) = events.recv_timeout(Duration::from_secs(20)).expect("the move on B's stream");
            seen += 1;
            assert_eq!(id, seen);
            late.push(at.saturating_duration_since(accepted));
        } else {
            let asked = letter(&mut outgoing, &mut kept, BEN, "Reply with your move", Some(ply));
            reply(b.intake, &asked, uci);
            let (id, _) = events.recv_timeout(Duration::from_secs(40)).expect("the move");
            seen += 1;
            assert_eq!(id, seen);
        }
    }
    // The second of three: a busy machine may hold any one of them up.
    late.sort_unstable();
    assert!(late[1] < Duration::from_secs(1), "{late:?}: later than a second");
    // The same order again, on the other instance: the first receipt.
    assert_eq!(play(&ann_on_b, game, 4, "f1b5")["ply"], 5);

    // A dies. B carries on: its mails, the game, everything that A held.
    a.kill();
    let since = Instant::now();
    play(&ann_on_b, game, 6, "b5a4");
    let asked = letter(&mut outgoing, &mut kept, BEN, "Reply with your move", Some(7));
    assert!(since.elapsed() < Duration::from_secs(30));
    reply(b.intake, &asked, "g8f6");
    letter(&mut outgoing, &mut kept, ANN, "Reply with your move", Some(8));

    let repeated: Vec<_> = sent(paths).into_iter().filter(|(_, count)| *count > 1).collect();
    assert_eq!(repeated, [], "no mail went out twice");
    let verified = crate::common::run(paths[1], &["audit", "verify"], &[("POSTZUG_DATABASE__URL", &url)]);
    assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stdout));
}

/// Kills of one of two instances, each within a second of the last.
const KILLS: usize = 22;
const GAMES: usize = 6;
/// The patience: the work of a killed instance waits for the end of its lease, and may be struck again.
const PATIENCE: Duration = Duration::from_secs(180);

/// The reply addresses that asked for a move, by game, reader and ply.
struct Asked {
    outgoing: [Outgoing; 2],
    addresses: BTreeMap<(i64, String, u16), String>,
}

impl Asked {
    fn look(&mut self) {
        for folder in &mut self.outgoing {
            for letter in folder.look().expect("a Maildir") {
                let game = letter.reply_to.strip_prefix("play+").and_then(|rest| rest.split('-').next());
                let (Some(game), Some(ply), true) = (
                    game.and_then(|game| game.parse().ok()),
                    letter.ply(),
                    letter.says("Reply with your move"),
                ) else {
                    continue;
                };
                self.addresses.insert((game, letter.to, ply), letter.reply_to);
            }
        }
    }
}

/// The players of one game: Ann over HTTP, Ben by mail to whichever instance takes it.
struct Board {
    ann: Http,
    intakes: [SocketAddr; 2],
    asked: Arc<Mutex<Asked>>,
    ending: Arc<AtomicBool>,
    game: i64,
}

impl Board {
    fn asked(&self, whom: &str, ply: u16) -> String {
        patiently(PATIENCE, &format!("the mail to {whom} in game {} at ply {ply}", self.game), || {
            let mut asked = self.asked.lock().expect("no thread panicked");
            asked.look();
            asked.addresses.get(&(self.game, whom.to_owned(), ply)).cloned()
        })
    }

    /// Plays until the end is near; how many moves came by mail.
    fn play(&self, dice: &Dice) -> usize {
        let mut position = Position::default();
        for ply in 0..u16::MAX {
            let ends = self.ending.load(Ordering::SeqCst) && ply % 2 == 0;
            let continues = |after: &Position| !after.legal_moves().is_empty() && !after.is_dead();
            let legal = position.legal_moves().into_iter();
            let legal: Vec<_> = legal.filter(|m| position.play(*m).as_ref().is_some_and(continues)).collect();
            if ends || legal.is_empty() {
                return usize::from(ply / 2);
            }
            let m = legal[dice.below(legal.len())];
            let uci = position.uci(m);
            if ply % 2 == 0 {
                play(&self.ann, self.game, ply, &uci);
            } else {
                let to = self.asked(BEN, ply);
                // The same bytes again and again, as a mail server does until it hears 250.
                let subject = format!("Re: game {}", self.game);
                let (envelope, raw) = written(BEN, &to, &subject, &format!("{uci}\n")).expect("a mail");
                patiently(PATIENCE, "250", || {
                    self.intakes.into_iter().find(|at| transport(*at).send_raw(&envelope, &raw).is_ok())
                });
                self.asked(ANN, ply + 1);
            }
            position = position.play(m).expect("legal");
        }
        unreachable!("no game is so long")
    }
}

/// The confirmations in a Maildir: the game and ply that each names, and its Message-ID.
fn confirmations(folder: &Path) -> Vec<((String, String), String)> {
    let new = fs::read_dir(folder.join("postzug-data/outgoing/new")).expect("a Maildir");
    let mails = new.map(|file| fs::read_to_string(file.expect("a mail").path()).expect("text"));
    mails
        .filter_map(|mail| {
            let field = |name: &str| {
                let value = mail.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
                value.unwrap_or_else(|| panic!("no {name}: {mail}")).to_owned()
            };
            mail.contains("X-Postzug-Reason: move-recorded")
                .then(|| ((field("X-Postzug-Game"), field("X-Postzug-Ply")), field("Message-ID")))
        })
        .collect()
}

/// An instance that dies with a confirmation in hand leaves it to another, which may send it after that of a later move.
#[test]
fn killed_instance_confirms_each_move_once() {
    let Some(instance) = instance() else { return };
    let seed = seed();
    println!("POSTZUG_SEED={seed}");
    let url = instance.database_url();
    let folders = [tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder")];
    let paths = folders.each_ref().map(|folder| folder.path());
    let settings = [
        ("DATABASE_URL", url.as_str()),
        ("POSTZUG_HTTP__PUBLIC_URL", "http://play.example.org"),
        ("POSTZUG_LIMITS__ACCOUNT_PER_MINUTE", "1000000"),
        ("POSTZUG_LIMITS__ADDRESS_PER_MINUTE", "1000000"),
    ];
    let a = Service::start_with(paths[0], &settings);
    let (_, ann, ben) = a.players();
    second_folder(paths[0], paths[1]);
    let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
    let intake = free.expect("a free port").to_string();
    let of_b = [&settings[..], &[("POSTZUG_MAIL__INTAKE_BIND", intake.as_str())]].concat();
    let mut b = Service::start_with(paths[1], &of_b);
    let asked = Asked {
        outgoing: [Outgoing::new(&a.maildir()), Outgoing::new(&b.maildir())],
        addresses: BTreeMap::new(),
    };
    let (asked, ending) = (Arc::new(Mutex::new(asked)), Arc::new(AtomicBool::new(false)));
    let players: Vec<_> = (0..GAMES)
        .map(|number| {
            let board = Board {
                ann: ann.clone(),
                intakes: [b.intake, a.intake],
                asked: asked.clone(),
                ending: ending.clone(),
                game: new_game(&ann, &ben, "Ben", &format!("game {number}")),
            };
            let dice = Dice::new(seed.wrapping_add(number as u64));
            thread::spawn(move || board.play(&dice))
        })
        .collect();
    let dice = Dice::new(seed);
    for _ in 0..KILLS {
        thread::sleep(Duration::from_micros(dice.below(1_000_000) as u64));
        b.kill();
        b = Service::start_with(paths[1], &of_b);
    }
    ending.store(true, Ordering::SeqCst);
    let mailed: usize = players.into_iter().map(|player| player.join().expect("it plays on")).sum();
    assert!(mailed > GAMES, "{mailed} moves by mail");

    let both = || paths.iter().flat_map(|folder| confirmations(folder)).collect::<Vec<_>>();
    patiently(PATIENCE, "the last confirmation", || {
        (both().into_iter().map(|(about, _)| about).collect::<BTreeSet<_>>().len() == mailed).then_some(())
    });
    let mut ids: BTreeMap<_, BTreeSet<_>> = BTreeMap::new();
    both().into_iter().for_each(|(about, id)| _ = ids.entry(about).or_default().insert(id));
    let twice: Vec<_> = ids.iter().filter(|(_, ids)| ids.len() > 1).collect();
    assert!(twice.is_empty(), "{twice:?}");
    println!("{KILLS} kills, {mailed} moves by mail, {} confirmations", both().len());
}

/// A relay that takes a mail and never says so.
fn silent_relay() -> (SocketAddr, Arc<Mutex<Vec<TcpStream>>>, mpsc::Receiver<()>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address");
    let (holding, holds) = mpsc::channel();
    let open = Arc::new(Mutex::new(Vec::new()));
    let kept = open.clone();
    thread::spawn(move || {
        for stream in listener.incoming().map_while(Result::ok) {
            let holding = holding.clone();
            kept.lock().expect("no panic").push(stream.try_clone().expect("the same connection"));
            thread::spawn(move || hold(stream, &holding));
        }
    });
    (address, open, holds)
}

fn hold(mut stream: TcpStream, holding: &mpsc::Sender<()>) {
    let mut say = {
        let mut stream = stream.try_clone().expect("the same connection");
        move |line: &str| stream.write_all(format!("{line}\r\n").as_bytes()).is_ok()
    };
    say("220 relay");
    let lines = BufReader::new(&mut stream).lines().map_while(Result::ok);
    for line in lines {
        let verb = line.get(..4).unwrap_or_default().to_ascii_uppercase();
        if verb == "DATA" {
            if holding.send(()).is_err() {
                return;
            }
            // Neither 354 nor anything else, until the sender is gone.
            continue;
        }
        say("250 go on");
    }
}

/// Killed while it holds leases: the mails are another's within thirty seconds. While it lives they are nobody else's.
#[test]
fn lease_protects_mails_until_holder_dies() {
    let Some(instance) = instance() else { return };
    let url = instance.database_url();
    let folders = [tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder")];
    let (relay, _open, holds) = silent_relay();
    let (host, port) = (relay.ip().to_string(), relay.port().to_string());
    let to_relay = [
        ("DATABASE_URL", url.as_str()),
        ("POSTZUG_MAIL__OUTGOING", "smtp"),
        ("POSTZUG_MAIL__SMTP__HOST", &host),
        ("POSTZUG_MAIL__SMTP__PORT", &port),
        ("POSTZUG_MAIL__SMTP__TLS", "none"),
    ];
    let a = Service::start_with(folders[0].path(), &to_relay);
    let http = Http::new(a.http);
    let body = json!({ "name": "Ann", "email": ANN });
    http.done("/v1/sign-up", "sign-up", &body).expect("asked");
    holds.recv_timeout(Duration::from_secs(20)).expect("the relay has the mail in hand");
    second_folder(folders[0].path(), folders[1].path());
    let b = Service::start_with(folders[1].path(), &[("DATABASE_URL", url.as_str())]);
    let mut outgoing = Outgoing::new(&b.maildir());
    // Longer than a lease: its holder renews it.
    thread::sleep(Duration::from_secs(25));
    assert_eq!(outgoing.look().expect("a Maildir").len(), 0, "A lives and holds it");
    a.kill();
    let since = Instant::now();
    while outgoing.look().expect("a Maildir").is_empty() {
        assert!(since.elapsed() < Duration::from_secs(30), "B does not take over: {}", b.log());
        thread::sleep(Duration::from_millis(100));
    }
    // Once, and nothing more comes.
    thread::sleep(Duration::from_secs(2));
    assert_eq!(outgoing.look().expect("a Maildir").len(), 0);
}

/// An instance whose clock is not the database's would give players other times.
#[test]
fn start_with_wrong_clock_is_refused() {
    let Some(instance) = instance() else { return };
    let library = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib"]
        .map(|folder| format!("{folder}/faketime/libfaketimeMT.so.1"));
    let Some(library) = library.into_iter().find(|file| Path::new(file).exists()) else {
        return skipped("a clock of another time needs libfaketime");
    };
    let url = instance.database_url();
    let folder = tempfile::tempdir().expect("a folder");
    for (offset, starts) in [("+0s", true), ("-4s", false), ("+4s", false)] {
        let clock = [
            ("DATABASE_URL", url.as_str()),
            ("LD_PRELOAD", library.as_str()),
            ("FAKETIME", offset),
            ("FAKETIME_DONT_FAKE_MONOTONIC", "1"),
        ];
        if starts {
            Service::start_with(folder.path(), &clock).kill();
            continue;
        }
        let mut refused = crate::common::postzug(folder.path(), &[])
            .envs(clock)
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the binary starts");
        let until = Instant::now() + Duration::from_secs(20);
        while refused.try_wait().expect("its state").is_none() {
            if Instant::now() > until {
                refused.kill().expect("it lives");
                panic!("{offset}: it serves");
            }
            thread::sleep(Duration::from_millis(20));
        }
        let output = refused.wait_with_output().expect("its end");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success(), "{offset}: {said}");
        assert!(said.contains("clock differs from the database server's"), "{offset}: {said}");
    }
}
