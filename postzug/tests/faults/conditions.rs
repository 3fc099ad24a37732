//! Conditions that a service may meet: a full disk, a database that somebody else holds, a set clock, too few descriptors and
//! little memory. It says "not now", loses nothing, and goes on by itself.

use std::{
    fs,
    net::{SocketAddr, TcpStream},
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use app::ports;
use domain::{Color, GameId, Regulations, Span};
use rustix::process::{Pid, Resource, Rlimit, Signal, prlimit};
use serde_json::json;
use store::{Store, testing::skipped};

use super::{
    check::look,
    common::{Service, clients::Http, disk::SmallDisk, wait_until},
    inject::{EROFS, possible},
    serving::{Answer, Attached, deliver, post},
    sweep::{log, scratch},
    world::{DATA, World, copy, postzug},
};

/// Legal moves of both sides in turn, in which nothing repeats.
const MOVES: [&str; 16] = [
    "a2a3", "a7a6", "b2b3", "b7b6", "c2c3", "c7c6", "d2d3", "d7d6", "e2e3", "e7e6", "f2f3", "f7f6", "g2g3",
    "g7g6", "h2h3", "h7h6",
];
/// The longest time in which it may notice that all is well again.
const RESUMES: Duration = Duration::from_secs(20);

/// A game that two people play over HTTP, and a service.
struct Club {
    folder: PathBuf,
    game: GameId,
    tokens: [String; 2],
    service: Service,
    played: usize,
}

impl Club {
    /// With the data in `data`, which may be another file system.
    fn open(folder: &Path, data: &Path, more: &[(&str, &str)]) -> Self {
        let world = World::new(data, Span::days(3));
        let game = world.game(Regulations::default());
        let tokens = [world.token(Color::White), world.token(Color::Black)];
        world.quiet();
        world.ready();
        let data = data.join(DATA).display().to_string();
        let mut environment = vec![
            ("POSTZUG_DATA", data.as_str()),
            ("POSTZUG_MAIL__DOMAIN", "play.example.org"),
            ("POSTZUG_LIMITS__ACCOUNT_PER_MINUTE", "100000"),
        ];
        environment.extend(more);
        let service = Service::start_with(folder, &environment);
        Self { folder: folder.into(), game, tokens, service, played: 0 }
    }

    /// The next move, under a key of its own.
    fn play(&mut self) -> Answer {
        let order = json!({ "move": MOVES[self.played], "ply": self.played });
        let path = format!("/v1/games/{}/moves", self.game.0);
        let answer = post(
            &self.service,
            &self.tokens[self.played % 2],
            &path,
            &format!("move {}", self.played),
            &order,
        );
        self.played += usize::from(answer == Answer::Acknowledged);
        answer
    }

    /// The same until it is acknowledged.
    fn play_in_the_end(&mut self) {
        let until = Instant::now() + RESUMES;
        while self.play() != Answer::Acknowledged {
            assert!(Instant::now() < until, "it does not go on: {}", log(&self.folder));
            thread::sleep(Duration::from_millis(200));
        }
    }

    /// Returns the status of its readiness, and the reason if it is not ready.
    fn ready(&self) -> (u16, String) {
        let answer = Http::new(self.service.http).get("/healthz/ready").expect("an answer");
        (answer.status, answer.body["code"].as_str().unwrap_or_default().to_owned())
    }

    fn get(&self, path: &str) -> anyhow::Result<serde_json::Value> {
        Http::new(self.service.http).with_token(&self.tokens[0]).get(path)?.ok()
    }

    /// Kills it and looks at what is there: every move that was acknowledged, once.
    fn close(self, data: &Path) {
        self.service.kill();
        let done = postzug(data, &["run-once"]).output().expect("the binary starts");
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        let (outcome, wrong) = look(data, &[]);
        assert!(wrong.is_empty(), "{wrong:?}\n{}", log(&self.folder));
        assert!(outcome.has(&format!("game {} playing ply {}", self.game.0, self.played)), "{outcome:?}");
    }
}

/// F2 for real: a file system of 16 MB fills up while people play, and space comes back.
#[test]
fn disk_fills_up_and_is_cleared() {
    let (folder, mounted) = (scratch(), scratch());
    let data = mounted.path();
    let Some(disk) = SmallDisk::mount(data, "16m") else { return };
    let mut club = Club::open(folder.path(), data, &[]);
    assert_eq!(club.play(), Answer::Acknowledged);
    disk.fill();
    assert_eq!(club.ready(), (503, "disk_full".into()));
    // There may be room in files that are longer than what is in them.
    while club.play() == Answer::Acknowledged {
        assert!(club.played < 12, "the disk is not full");
    }
    for _ in 0..3 {
        assert_eq!(club.play(), Answer::NotNow);
    }
    assert_eq!(club.get("/v1/games").expect("reading goes on")["items"][0]["ply"], club.played);
    assert_eq!(club.ready(), (503, "disk_full".into()));
    disk.empty();
    club.play_in_the_end();
    assert_eq!(club.ready().0, 200);
    club.play_in_the_end();
    club.close(data);
}

const DOMAIN: (&str, &str) = ("POSTZUG_MAIL__DOMAIN", "play.example.org");

/// A world at rest, for a service of the binary: its data folder.
fn prepared(world: World, folder: &Path) -> String {
    world.quiet();
    world.ready();
    folder.join(DATA).display().to_string()
}

/// The process is stopped (SIGSTOP) for longer than a parser may take, while it reads mail, and continues. No mail counts as
/// the cause of a hanging parser, and all are applied at once.
#[test]
fn a_stopped_process_resumes_at_once() {
    const GAMES: usize = 60;
    let folder = scratch();
    let world = World::new(folder.path(), Span::days(3));
    let games: Vec<GameId> = (0..GAMES).map(|_| world.game(Regulations::default())).collect();
    let mails: Vec<_> = games.iter().map(|&game| world.letter(Some(game), Color::White, "e2e4")).collect();
    let token = world.token(Color::White);
    let data = prepared(world, folder.path());
    let environment =
        [DOMAIN, ("POSTZUG_DATA", data.as_str()), ("POSTZUG_LIMITS__ACCOUNT_PER_MINUTE", "100000")];
    let service = Service::start_with(folder.path(), &environment);
    let http = Http::new(service.http).with_token(&token);
    let waiting = || {
        games.iter().filter(|game| {
            let answer = http.read(&format!("/v1/games/{}", game.0));
            answer.expect("a game")["ply"] != 1
        })
    };
    thread::scope(|scope| {
        for some in mails.chunks(GAMES / 4) {
            let intake = service.intake;
            scope.spawn(move || {
                for (to, raw) in some {
                    assert_eq!(deliver(intake, "LHLO", to, raw), Answer::Acknowledged);
                }
            });
        }
        // Some are being read.
        while waiting().count() > GAMES - 10 {
            thread::sleep(Duration::from_millis(1));
        }
        service.signal(Signal::STOP);
        thread::sleep(Duration::from_secs(12));
        service.signal(Signal::CONT);
    });
    let none = || waiting().next().is_none();
    wait_until(10, none, || format!("{} wait\n{}", waiting().count(), log(folder.path())));
}

/// F5: another process holds the database for ten seconds; nobody is refused for good, and reading goes on.
#[test]
fn database_is_held_ten_seconds() {
    let folder = scratch();
    let mut club = Club::open(folder.path(), folder.path(), &[]);
    let store =
        Arc::new(Store::open_file(&folder.path().join(DATA).join("postzug.db")).expect("the database"));
    let let_go = Arc::new(AtomicBool::new(false));
    let lets_go = Arc::clone(&let_go);
    let holder = thread::spawn(move || {
        ports::write(&*store, move |_tx| {
            thread::sleep(Duration::from_secs(10));
            lets_go.store(true, Ordering::SeqCst);
            Ok(())
        })
    });
    thread::sleep(Duration::from_millis(500));
    club.get("/v1/games").expect("reading goes on");
    // It waits a while for the holder, and acknowledges only what came after that.
    let answer = club.play();
    let after = let_go.load(Ordering::SeqCst);
    assert!(answer == Answer::NotNow || answer == Answer::Acknowledged && after, "{answer:?}");
    holder.join().expect("no thread panicked").expect("it let go");
    club.play_in_the_end();
    club.close(folder.path());
}

/// F5: the file system becomes read-only under the service, as a damaged disk makes it, and writable again.
#[test]
fn database_is_read_only_meanwhile() {
    if !possible() {
        return;
    }
    let folder = scratch();
    let mut club = Club::open(folder.path(), folder.path(), &[]);
    let attached = Attached::to(&club.service, &EROFS.map(Into::into));
    assert_eq!(club.play(), Answer::NotNow);
    club.get("/v1/games").expect("reading goes on");
    attached.detach();
    club.play_in_the_end();
    club.close(folder.path());
}

/// F5: a copy of the database without its log lacks the last moves, and is otherwise whole. (`postzug backup` copies
/// all; a service does not take such a copy for its own.)
#[test]
fn copy_without_wal_is_older() {
    let folder = scratch();
    let mut club = Club::open(folder.path(), folder.path(), &[]);
    for _ in 0..5 {
        assert_eq!(club.play(), Answer::Acknowledged);
    }
    club.service.kill();
    let other = scratch();
    copy(folder.path(), other.path());
    fs::remove_file(other.path().join(DATA).join("postzug.db-wal")).expect("a log");
    let (_, wrong) = look(other.path(), &[]);
    let inconsistent: Vec<_> = wrong.iter().filter(|wrong| !wrong.contains("still waits")).collect();
    assert!(inconsistent.is_empty(), "{inconsistent:?}");
}

/// F6: the clock of the machine is set 27 days ahead under a running service, and back. The flag falls when it is time
/// and not before.
#[test]
fn clock_is_set_under_running_service() {
    let library = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib"]
        .map(|folder| format!("{folder}/faketime/libfaketimeMT.so.1"));
    let Some(library) = library.into_iter().find(|file| Path::new(file).exists()) else {
        return skipped("a clock that is set needs libfaketime");
    };
    let folder = scratch();
    let time = folder.path().join("time");
    let set = |offset: &str| {
        let new = folder.path().join("new time");
        fs::write(&new, format!("{offset}\n")).and_then(|()| fs::rename(&new, &time)).expect("a file");
    };
    set("+0");
    let world = World::new(folder.path(), Span::days(1) - Span(10_000));
    let game = world.game(Regulations::per_move(1));
    let token = world.token(Color::White);
    let data = prepared(world, folder.path());
    let environment = [
        DOMAIN,
        ("POSTZUG_DATA", data.as_str()),
        ("LD_PRELOAD", library.as_str()),
        ("FAKETIME_TIMESTAMP_FILE", time.to_str().expect("a name in UTF-8")),
        ("FAKETIME_NO_CACHE", "1"),
        ("FAKETIME_DONT_FAKE_MONOTONIC", "1"),
    ];
    let service = Service::start_with(folder.path(), &environment);
    let result = || {
        let http = Http::new(service.http).with_token(&token);
        let game = http.read(&format!("/v1/games/{}", game.0)).expect("the game");
        game["result"].as_str().map(str::to_owned)
    };
    set("+27d");
    let noticed = || service.log().contains("the clock was set");
    wait_until(40, noticed, || format!("nobody noticed: {}", service.log()));
    let ended = result().filter(|result| result != "*");
    assert_eq!(ended, None, "the flag fell early");
    set("+0");
    let ended = || result().is_some_and(|result| result != "*");
    wait_until(60, ended, || format!("the flag does not fall: {}", service.log()));
    service.kill();
    let (outcome, wrong) = look(folder.path(), &[]);
    let wrong: Vec<_> = wrong.iter().filter(|wrong| !wrong.contains("still waits")).collect();
    assert!(wrong.is_empty(), "{wrong:?} {outcome:?}");
}

/// F15: 256 descriptors and 256 MB, and more connections than that. It serves again as soon as some have gone, and a mail is
/// read all the same.
#[test]
fn descriptors_and_memory_are_short() {
    let folder = scratch();
    let mut club = Club::open(folder.path(), folder.path(), &[]);
    let pid = Pid::from_raw(i32::try_from(club.service.child().id()).expect("a process"));
    let limit = |most| Rlimit { current: Some(most), maximum: Some(most) };
    prlimit(pid, Resource::Nofile, limit(256)).expect("a limit");
    prlimit(pid, Resource::Data, limit(256 << 20)).expect("a limit");
    assert_eq!(club.play(), Answer::Acknowledged);
    let many = |address: SocketAddr, count| -> Vec<TcpStream> {
        (0..count).filter_map(|_| TcpStream::connect_timeout(&address, Duration::from_secs(1)).ok()).collect()
    };
    let idle = (many(club.service.http, 300), many(club.service.intake, 100));
    thread::sleep(Duration::from_secs(1));
    // Whatever it says now, it is still there afterwards.
    let crowded = club.play();
    assert!(!matches!(crowded, Answer::Wrong(_)), "{crowded:?}");
    drop(idle);
    club.play_in_the_end();
    while club.played.is_multiple_of(2) {
        club.play_in_the_end();
    }
    // By mail, read on a thread with a large stack.
    let store =
        Arc::new(Store::open_file(&folder.path().join(DATA).join("postzug.db")).expect("the database"));
    let clock = Arc::new(store::testing::ManualClock::default());
    let reader = store::testing::TestInstance::service_on(&store, &clock);
    let row = reader.games.game(club.game).expect("a game").expect("a game").row;
    let (game, ply, player) = (club.game, row.state.ply, row.state.players.black);
    let to = reader.mail_out.mail_address(app::Address::Play {
        game,
        player,
        seen: domain::PositionId::unrevised(ply),
    });
    let text = MOVES[club.played];
    let raw = format!(
        "From: boris@example.org\r\nTo: {to}\r\nMessage-ID: <1@example.org>\r\nSubject: Re\r\n\r\n{text}\r\n"
    );
    let until = Instant::now() + RESUMES;
    while deliver(club.service.intake, "LHLO", &to, raw.as_bytes()) != Answer::Acknowledged {
        assert!(Instant::now() < until, "no mail is taken: {}", club.service.log());
        thread::sleep(Duration::from_millis(200));
    }
    club.played += 1;
    while reader.games.game(game).expect("a game").expect("a game").row.state.ply != ply.next() {
        assert!(Instant::now() < until, "the mail is not read: {}", club.service.log());
        thread::sleep(Duration::from_millis(200));
    }
    drop((reader, store));
    club.close(folder.path());
}
