//! The cost of a move, in counts that no noise moves: statements of the database, commits, syncs of the disk.
#![cfg(feature = "testing")]
#![expect(clippy::unwrap_used, clippy::print_stdout, reason = "a test may panic and say what it found")]

use std::{
    path::{Path, PathBuf},
    process::Command,
    sync::{
        Arc, Barrier,
        atomic::{AtomicU64, Ordering},
        mpsc::sync_channel,
    },
    thread,
};

use app::{
    Channel, Failure, Key, LobbyCommand, LobbyRequest, Preconditions, Request, Service, Submission,
    Submitted,
    ports::{BulkCommand, Ledger, LockScope, Role, SessionId, StartChoice, Tx, View, Work, write},
};
use domain::{Actor, GameId, Instant, PlayerId, Ply, Regulations, Span};
use store::testing::{SERVER, Statements, TestInstance, seen, skipped, tell_skipped};

/// Players at once.
const CLIENTS: u64 = 64;
/// Moves of each, without a position coming for the third time.
const MOVES: [&str; 8] = ["g1f3", "g8f6", "b1c3", "b8c6", "e2e3", "e7e6", "f1e2", "f8e7"];
/// Games of each.
const GAMES: u64 = 4;

fn new_game(instance: &TestInstance, arbiter: PlayerId, key: String, white: &str, black: &str) -> GameId {
    let arranged = instance.service.lobby.arrange(LobbyRequest {
        actor: Actor::Arbiter(arbiter),
        command: LobbyCommand::Create {
            white: white.into(),
            black: black.into(),
            start: StartChoice::default(),
            regulations: Regulations::default(),
            tournament: "Club Championship".into(),
        },
        received_at: instance.clock_now(),
        channel: Channel::Console,
        key: Key::Named(key),
    });
    arranged.unwrap().game.unwrap()
}

/// A move of a game by a player in their session.
fn wanted(
    service: &Service,
    game: GameId,
    ply: u16,
    players: [(PlayerId, SessionId); 2],
) -> (Submission, Preconditions) {
    let (player, session) = players[usize::from(ply) % 2];
    let submission = Submission {
        game,
        actor: Actor::Player(player),
        request: Request::play(MOVES[usize::from(ply)], false),
        seen: seen(Ply(ply)),
        received_at: service.time.now(),
        channel: Channel::Http,
        key: Key::Named(format!("http:{game}-{ply}")),
    };
    (submission, Preconditions { session: Some(session), ..Preconditions::default() })
}

fn accepted(submitted: Result<Submitted, Failure>) {
    match submitted.unwrap() {
        Submitted::Judged(receipt) => assert_eq!(receipt.refusal, None, "{}", receipt.game),
        other => panic!("{other:?}"),
    }
}

/// All moves of a game.
fn play(service: &Service, game: GameId, players: [(PlayerId, SessionId); 2]) {
    for (ply, _) in (0..).zip(MOVES) {
        let (submission, conditions) = wanted(service, game, ply, players);
        accepted(service.games.submit_if(submission, conditions));
    }
}

/// The test of that name once more in a process of its own: the counters are global, and so is a preloaded shim.
fn alone(test: &str, environment: &[(&str, &Path)]) -> bool {
    if std::env::var_os("POSTZUG_ALONE").is_some() {
        return true;
    }
    let mut again = Command::new(std::env::current_exe().unwrap());
    // Not with --nocapture: what it says of itself is read.
    again.args([test, "--exact", "--show-output"]).env("POSTZUG_ALONE", "1");
    // Counted on SQLite, whatever the other tests run on, unless it is said.
    again.env_remove(SERVER).envs(environment.iter().copied());
    let output = again.output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    println!("{said}");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{test}: {errors}");
    assert!(said.contains("test result: ok. 1 passed"), "nothing ran by the name {test}: {said}");
    false
}

#[test]
fn move_costs_seven_statements_one_commit() {
    if !alone("move_costs_seven_statements_one_commit", &[]) {
        return;
    }
    Statements::count();
    let instance = TestInstance::new();
    let arbiter = instance.add("Arbiter", Role::Arbiter).id;
    let players = ["White", "Black"].map(|name| instance.player(name)).map(|id| (id, instance.session(id)));
    let games: Vec<_> =
        (0..3).map(|n| new_game(&instance, arbiter, n.to_string(), "White", "Black")).collect();
    let before = Statements::so_far();
    games.iter().for_each(|&game| play(&instance.service, game, players));
    let Statements { reads, writes, transactions } = before.since();
    let moves = u64::try_from(MOVES.len()).unwrap() * 3;
    // The session with its player, the receipt, the game; then the game, the event, the mail, the receipt.
    assert_eq!((reads, writes, transactions), (3 * moves, 4 * moves, moves));
}

#[test]
fn sixty_four_moves_cost_seven_statements() {
    let Some(server) = std::env::var_os(SERVER) else {
        return tell_skipped("statements on PostgreSQL: .ci/postgres cargo test counts them");
    };
    if !alone("sixty_four_moves_cost_seven_statements", &[(SERVER, Path::new(&server))]) {
        return;
    }
    Statements::count();
    let instance = TestInstance::new();
    let arbiter = instance.add("Arbiter", Role::Arbiter).id;
    let players = ["White", "Black"].map(|name| instance.player(name)).map(|id| (id, instance.session(id)));
    let games: Vec<_> =
        (0..CLIENTS).map(|n| new_game(&instance, arbiter, n.to_string(), "White", "Black")).collect();
    // One batch: the writer is held until all of them wait.
    let (held, holds) = sync_channel(1);
    let (release, released) = sync_channel::<()>(1);
    let hold = move |_tx: &mut dyn Tx| {
        held.send(()).unwrap();
        released.recv().unwrap();
        Ok(())
    };
    instance.store.enqueue(LockScope::Anything, Box::new(hold), Box::new(|result| result.unwrap()));
    holds.recv().unwrap();
    let before = Statements::so_far();
    let (done, answers) = sync_channel(games.len());
    for &game in &games {
        let (submission, conditions) = wanted(&instance.service, game, 0, players);
        let done = done.clone();
        instance.service.games.submit_then(submission, conditions, move |answer| done.send(answer).unwrap());
    }
    release.send(()).unwrap();
    answers.iter().take(games.len()).for_each(accepted);
    let Statements { reads, writes, .. } = before.since();
    // The games, the sessions with their players, the receipts; then the games, the events, the mails, the receipts.
    assert_eq!((reads, writes), (3, 4));
}

/// Memory this process had at most, in bytes.
fn peak_memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok()).unwrap_or(0) * 1024
}

/// `POSTZUG_SWEEP` sets how many games are due at once, beside as many that are not.
#[test]
fn sweep_reads_due_games_in_pages() {
    if !alone("sweep_reads_due_games_in_pages", &[]) {
        return;
    }
    let due: u64 = std::env::var("POSTZUG_SWEEP").map_or(1_000, |due| due.parse().unwrap());
    Statements::count();
    let instance = TestInstance::new();
    let arbiter = instance.add("Arbiter", Role::Arbiter).id;
    for name in ["White", "Black"] {
        instance.player(name);
    }
    let first = new_game(&instance, arbiter, "first".into(), "White", "Black");
    let game = instance.state(first);
    instance
        .execute(&format!(
            "PRAGMA synchronous = OFF; BEGIN;
             WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {})
             INSERT INTO game (id, version, ply, white, black, due_at, remind_at, look_at, started_at, head, state)
               SELECT 1 + i, version, ply, white, black, due_at + later, remind_at + later, look_at + later, started_at, head, state
               FROM (SELECT i, CASE WHEN i < {due} THEN 0 ELSE 90 * 86400000 END AS later FROM n), game WHERE id = 1;
             COMMIT; PRAGMA wal_checkpoint(TRUNCATE);",
            2 * due - 1
        ))
        .unwrap();
    let looks = |at: Instant| {
        instance.clock.set(at);
        write(&*instance.store, move |tx| tx.beat(at)).unwrap();
        let (before, memory) = (Statements::so_far(), peak_memory());
        let tick = instance.service.time.tick().unwrap();
        let cost = before.since();
        println!("{due} due: {tick:?}, {cost:?}, {} KB more memory", (peak_memory() - memory) / 1024);
        // SQLite keeps 32 MB of the database, and each reader 2 MB.
        assert!(peak_memory() - memory < 64 << 20, "everything was read at once");
        (u64::from(tick.acted), u64::from(tick.reminded), cost)
    };
    let pages = due / 200 + 1;
    let nothing = |cost: Statements| assert!(cost.reads <= 12 && cost.writes <= 3, "{cost:?}");

    let (_, reminder) = game.reminders()[0];
    nothing(looks(reminder - Span(1)).2);
    let (acted, reminded, cost) = looks(reminder);
    assert_eq!((acted, reminded), (0, due));
    // The row of each; then the mail and the next reminder.
    assert!(cost.reads <= due + pages + 12 && cost.writes <= 2 * due + 3, "{cost:?}");
    assert!(cost.transactions <= pages + 3, "a transaction a page: {cost:?}");

    let fallen = game.deadline().unwrap() + Span(5_001);
    let (acted, _, cost) = looks(fallen);
    assert_eq!(acted, due);
    // Once to see the due games, then the receipt and the game once more, and whether anything speaks against the flag:
    // an absence, a downtime, a mail of each, a mailbox to look into, a bulk command. Two events, two mails, the game, the receipt.
    // Once for all of them, whether a mailbox was removed.
    assert!(cost.reads <= 9 * due + 3 * pages + 13, "{cost:?}");
    assert!(cost.writes <= 6 * due + pages + 3, "{cost:?}");
    assert!(cost.transactions * 10 <= due, "they do not share commits: {cost:?}");
    nothing(looks(fallen + Span(30_000)).2);
}

#[test]
fn players_share_commits_on_slow_disk() {
    let folder = tempfile::tempdir().unwrap();
    let Some(shim) = slow_sync(folder.path()) else { return };
    let log = folder.path().join("syncs");
    let environment = [("LD_PRELOAD", shim.as_path()), ("SLOW_SYNC_LOG", log.as_path())];
    if !alone("players_share_commits_on_slow_disk", &environment) {
        return;
    }
    let syncs = || std::fs::metadata(std::env::var_os("SLOW_SYNC_LOG").unwrap()).map_or(0, |log| log.len());
    Statements::count();
    let instance = TestInstance::new();
    let arbiter = instance.add("Arbiter", Role::Arbiter).id;
    let tables: Vec<_> = (0..CLIENTS)
        .map(|client| {
            let names = [format!("White{client}"), format!("Black{client}")];
            let players =
                names.clone().map(|name| instance.player(&name)).map(|id| (id, instance.session(id)));
            let game = |n| new_game(&instance, arbiter, format!("{client}.{n}"), &names[0], &names[1]);
            (players, (0..GAMES).map(game).collect::<Vec<_>>())
        })
        .collect();
    let (before, synced) = (Statements::so_far(), syncs());
    let all_here = Barrier::new(tables.len());
    thread::scope(|scope| {
        for (players, games) in &tables {
            scope.spawn(|| {
                all_here.wait();
                games.iter().for_each(|&game| play(&instance.service, game, *players));
            });
        }
    });
    let (Statements { reads, writes, transactions: commits }, synced) = (before.since(), syncs() - synced);
    let moves = CLIENTS * GAMES * u64::try_from(MOVES.len()).unwrap();
    println!("{moves} moves: {commits} commits, {synced} syncs, {reads} reads, {writes} writes");
    // A transaction a move makes a commit, and a sync, for each.
    assert!(commits * 20 <= moves, "{commits} commits for {moves} moves");
    assert!(
        synced >= commits,
        "{synced} syncs for {commits} commits: what was acknowledged is not on the disk"
    );
    assert_eq!((reads, writes), (3 * moves, 4 * moves));
}

/// A ledger that counts the reads while the writer is held.
struct Held {
    store: Arc<store::Store>,
    most: AtomicU64,
}

impl Ledger for Held {
    fn write(&self, scope: LockScope, work: Work) -> Result<(), Failure> {
        let before = Statements::so_far();
        let written = self.store.write(scope, work);
        self.most.fetch_max(before.since().reads, Ordering::SeqCst);
        written
    }

    fn read(&self, work: &mut dyn FnMut(&mut dyn View) -> Result<(), Failure>) -> Result<(), Failure> {
        self.store.read(work)
    }
}

/// A withdrawal from many games: none of its transactions reads more than that from a few.
#[test]
fn bulk_command_delays_no_move() {
    if !alone("bulk_command_delays_no_move", &[]) {
        return;
    }
    Statements::count();
    let most = [3, 40].map(|games| {
        let instance = TestInstance::new();
        let arbiter = instance.add("Arbiter", Role::Arbiter).id;
        let white = instance.player("White");
        instance.player("Black");
        // Half of them are of another event.
        for n in 0..2 * games {
            let (names, event) = (["White", "Black"], ["Cup", "League"][n % 2]);
            let (start, rules) = (StartChoice::default(), Regulations::default());
            TestInstance::game_on(&instance.service, arbiter, names, start, rules, event);
        }
        let withdrawal = BulkCommand {
            key: "k".into(),
            player: white,
            event: Some("Cup".into()),
            actor: Actor::Player(white),
            act: app::ports::BulkAct::Withdraw { reason: Some("Ill.".into()) },
            channel: Channel::Http,
            received_at: instance.clock_now(),
        };
        let store = instance.store.clone();
        let held = Arc::new(Held { store, most: AtomicU64::new(0) });
        let service = TestInstance::service_with(held.clone(), &instance.clock);
        let done = service.bulk.run(&withdrawal).unwrap().unwrap();
        assert_eq!(done.len(), games);
        assert_eq!(instance.number("SELECT count(*) FROM bulk_command"), 0);
        assert_eq!(instance.number("SELECT count(*) FROM outbox WHERE kind = 'account-news'"), 1);
        held.most.load(Ordering::SeqCst)
    });
    println!("a bulk command for 3 and for 40 games: at most {most:?} reads in a transaction");
    assert_eq!(most[0], most[1]);
}

/// The shim, compiled; it says when it cannot be.
fn slow_sync(folder: &Path) -> Option<PathBuf> {
    if std::env::var_os("POSTZUG_ALONE").is_some() {
        return Some(PathBuf::new());
    }
    let shim = folder.join("slow_sync.so");
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/slow_sync.c");
    let compiled = Command::new("cc").args(["-shared", "-fPIC", "-O2", "-o"]).arg(&shim).arg(source).status();
    match compiled {
        Ok(status) if status.success() => Some(shim),
        other => {
            skipped(&format!("a slow disk: no shim without a C compiler ({other:?})"));
            None
        }
    }
}
