//! Copies of a service that runs, and what becomes of a service that was put back to one.

use std::{
    fs,
    os::unix::fs::PermissionsExt as _,
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::Duration,
};

use crate::common::{
    ANN, BEN, Service,
    clients::{Http, Outgoing, send_mail, sign_up},
    new_game, patiently, run,
};
use domain::Position;
use parking_lot::Mutex;
use serde_json::{Value, json};
use store::testing::{Dice, seed};

const CARL: &str = "carl@post.example.net";
/// Tokens are for one public URL, and the port is another one after a restart.
const ENVIRONMENT: [(&str, &str); 5] = [
    ("POSTZUG_HTTP__PUBLIC_URL", "http://localhost:8080"),
    ("POSTZUG_LIMITS__ACCOUNT_PER_MINUTE", "1000000"),
    ("POSTZUG_LIMITS__ADDRESS_PER_MINUTE", "1000000"),
    ("POSTZUG_LIMITS__SIGN_IN_PER_MINUTE", "1000000"),
    ("POSTZUG_LIMITS__CODES_PER_HOUR", "1000"),
];

/// Returns the output of a command on both channels, and true if it succeeded.
fn command(folder: &Path, arguments: &[&str]) -> (bool, String) {
    let output = run(folder, arguments, &ENVIRONMENT);
    let said = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8_lossy(&said).into_owned())
}

fn done(folder: &Path, arguments: &[&str]) -> String {
    let (success, said) = command(folder, arguments);
    assert!(success, "{arguments:?}: {said}");
    said
}

fn refused(folder: &Path, arguments: &[&str]) -> String {
    let (success, said) = command(folder, arguments);
    assert!(!success, "{arguments:?}: {said}");
    said
}

fn start(folder: &Path) -> Service {
    Service::start_with(folder, &ENVIRONMENT)
}

/// A data folder that has nothing but the key of the vault of another one.
fn with_vault_key_of(from: &Path, folder: &Path) {
    let key = Path::new("postzug-data/keys/vault.key");
    fs::create_dir_all(folder.join("postzug-data/keys")).expect("a folder");
    fs::copy(from.join(key), folder.join(key)).expect("the key");
}

fn database(folder: &Path) -> PathBuf {
    folder.join("postzug-data/postzug.db")
}

fn play(player: &Http, game: i64, ply: u16, uci: &str) -> (u16, Value) {
    let order = json!({ "move": uci, "ply": ply });
    let answer = player.post(&format!("/v1/games/{game}/moves"), &format!("{game} {ply} {uci}"), &order);
    let answer = answer.expect("an answer");
    (answer.status, answer.body)
}

fn moves(player: &Http, game: i64) -> Vec<String> {
    let body = player.read(&format!("/v1/games/{game}/moves")).expect("moves");
    let listed = body["moves"].as_array().expect("moves").iter();
    listed.map(|m| m["uci"].as_str().expect("UCI").to_owned()).collect()
}

/// A legal move after which the game goes on.
fn any_move(position: &Position, dice: &Dice) -> Option<(String, Position)> {
    let continues = |m| {
        let after = position.play(m)?;
        (!after.legal_moves().is_empty() && !after.is_dead()).then(|| (position.uci(m), after))
    };
    let mut legal: Vec<_> = position.legal_moves().into_iter().filter_map(continues).collect();
    (!legal.is_empty()).then(|| legal.swap_remove(dice.below(legal.len())))
}

#[test]
fn copy_during_play_holds_acknowledged_moves() {
    const GAMES: u64 = 6;
    let seed = seed();
    println!("POSTZUG_SEED={seed}");
    let folder = tempfile::tempdir().expect("a folder");
    let service = start(folder.path());
    let (_, ann, ben) = service.players();
    let stop = Arc::new(AtomicBool::new(false));
    let players: Vec<_> = (0..GAMES)
        .map(|number| {
            let game = new_game(&ann, &ben, "Ben", &format!("game {number}"));
            let acknowledged = Arc::new(Mutex::new(Vec::<String>::new()));
            let (ann, ben, stop, played) = (ann.clone(), ben.clone(), stop.clone(), acknowledged.clone());
            let thread = thread::spawn(move || {
                let (mut position, dice) = (Position::default(), Dice::new(seed ^ number));
                for ply in 0.. {
                    let Some((uci, after)) = any_move(&position, &dice) else { return };
                    if stop.load(Ordering::SeqCst) {
                        return;
                    }
                    let (status, body) = play(if ply % 2 == 0 { &ann } else { &ben }, game, ply, &uci);
                    // Drawn by the laws, or the service was stopped.
                    if status != 201 {
                        assert!(
                            body["code"] == "game_over" || stop.load(Ordering::SeqCst),
                            "{status} {body}"
                        );
                        return;
                    }
                    played.lock().push(uci);
                    position = after;
                }
            });
            (game, acknowledged, thread)
        })
        .collect();

    let mut copies = Vec::new();
    for number in 0..5 {
        thread::sleep(Duration::from_millis(200));
        let before: Vec<_> = players.iter().map(|(_, played, _)| played.lock().len()).collect();
        let name = format!("copy-{number}.db");
        let said = done(folder.path(), &["backup", &name]);
        assert!(said.contains("vault.key"), "{said}");
        copies.push((name, before));
    }
    stop.store(true, Ordering::SeqCst);
    let mut total = 0;
    let played: Vec<_> = players
        .into_iter()
        .map(|(game, played, thread)| {
            thread.join().unwrap_or_else(|_panic| panic!("seed {seed}"));
            let played = played.lock().clone();
            total += played.len();
            (game, played)
        })
        .collect();
    assert!(total > 100, "there was no load: {total}");
    let last = copies.last().map(|(_, before)| before.iter().sum::<usize>()).expect("a copy");
    assert!(last > 20 && total > last, "{last} of {total}");
    let mode = |path: PathBuf| fs::metadata(path).expect("a file").permissions().mode() & 0o777;
    assert_eq!(mode(folder.path().join("copy-0.db")), 0o600);
    let first = fs::read(folder.path().join("copy-0.db")).expect("the copy");
    let said = refused(folder.path(), &["backup", "copy-0.db"]);
    assert!(said.contains("is there already"), "{said}");
    assert!(first == fs::read(folder.path().join("copy-0.db")).expect("the copy"), "it was overwritten");
    let with_key = done(folder.path(), &["backup", "last.db", "--with-key"]);
    assert!(with_key.contains("last.db.key"), "{with_key}");
    assert_eq!(mode(folder.path().join("last.db.key")), 0o600);
    assert!(
        !fs::read_dir(folder.path())
            .expect("files")
            .flatten()
            .any(|file| { file.file_name().to_string_lossy().contains(".part") })
    );
    service.kill();

    // On a machine that has nothing but the copies and the key.
    for (name, before) in copies {
        let other = tempfile::tempdir().expect("a folder");
        let keys = other.path().join("postzug-data/keys");
        let copy = folder.path().join(&name);
        let restore = ["restore", copy.to_str().expect("a path")];
        let said = refused(other.path(), &restore);
        assert!(said.contains("vault.key"), "{said}");
        assert!(!database(other.path()).exists());
        fs::create_dir_all(&keys).expect("a folder");
        fs::copy(folder.path().join("last.db.key"), keys.join("vault.key")).expect("the key");
        done(other.path(), &restore);
        let verified = done(other.path(), &["audit", "verify"]);
        assert!(
            verified.starts_with(&format!("{GAMES} games")) && verified.contains(" 0 faults"),
            "{verified}"
        );
        let service = start(other.path());
        let mut outgoing = Outgoing::new(&service.maildir());
        let ann = sign_in(&Http::new(service.http), &mut outgoing, ANN);
        for ((game, played), before) in played.iter().zip(before) {
            let kept = moves(&ann, *game);
            assert!(
                kept.len() >= before,
                "{name}: {} moves of game {game}, {before} were acknowledged",
                kept.len()
            );
            assert_eq!(kept[..], played[..kept.len()], "{name}, game {game}");
        }
        service.kill();
    }
}

/// Signs in with a new code by mail.
fn sign_in(http: &Http, outgoing: &mut Outgoing, email: &str) -> Http {
    let asked =
        http.done("/v1/sign-in", &format!("in {email}"), &json!({ "email": email })).expect("a request");
    let code =
        outgoing.expect(email, "Your code to sign in").and_then(|letter| letter.code()).expect("a code");
    let proof = json!({ "request_id": asked["request_id"], "code": code });
    let tokens = http.done("/v1/sign-in/confirm", &format!("confirm in {email}"), &proof).expect("tokens");
    http.with_token(tokens["access_token"].as_str().expect("a token"))
}

/// F13: nothing that was given out in the time that is lost, or before it, is good twice.
#[test]
fn restored_copy_voids_later_tokens() {
    let folder = tempfile::tempdir().expect("a folder");
    let service = start(folder.path());
    let mut outgoing = Outgoing::new(&service.maildir());
    let http = Http::new(service.http);
    let ann = sign_up(&http, &mut outgoing, "Ann", ANN).expect("Ann signs up");
    let asked = http.done("/v1/sign-up", "ben", &json!({ "name": "Ben", "email": BEN })).expect("a request");
    let code = outgoing.expect(BEN, "code").and_then(|letter| letter.code()).expect("a code");
    let proof = json!({ "request_id": asked["request_id"], "code": code });
    let tokens = http.done("/v1/sign-in/confirm", "ben in", &proof).expect("tokens");
    let ben = http.with_token(tokens["access_token"].as_str().expect("a token"));
    let wanted = json!({ "label": "bot", "scopes": ["games:read"] });
    let made = ann.done("/v1/me/tokens", "bot", &wanted).expect("an API token");
    let api_token = http.with_token(made["token"].as_str().expect("a token"));
    assert_eq!(api_token.get("/v1/games").expect("an answer").status, 200);
    let made_calendar = ann.done("/v1/me/calendar", "calendar", &json!({})).expect("a calendar");
    let (_, calendar) =
        made_calendar["url"].as_str().and_then(|url| url.split_once("/calendar/")).expect("a URL");
    let feed = |http: &Http| http.get(&format!("/calendar/{calendar}")).expect("an answer").status;
    assert_eq!(feed(&http), 200);
    let game = new_game(&ann, &ben, "Ben", "one");
    assert_eq!(play(&ann, game, 0, "e2e4").0, 201);
    let at_one = outgoing.take(BEN, "Reply with your move", Some(1)).expect("their turn");
    // A code that is under way when the copy is made.
    let pending = http.done("/v1/sign-in", "pending", &json!({ "email": ANN }));
    let pending = pending.expect("a request");
    let code = outgoing.expect(ANN, "Your code to sign in").and_then(|letter| letter.code()).expect("a code");

    done(folder.path(), &["backup", "copy.db"]);

    // The time that will be lost.
    send_mail(service.intake, BEN, &at_one.reply_to, "Re", "e7e5\n").expect("taken");
    let at_two = outgoing.take(ANN, "Reply with your move", Some(2)).expect("her turn");
    let refresh = json!({ "refresh_token": tokens["refresh_token"] });
    let refreshed = http.done("/v1/sessions/refresh", "refresh", &refresh);
    let refreshed = refreshed.expect("tokens");
    let carl = sign_up(&http, &mut outgoing, "Carl", CARL).expect("Carl signs up");
    let lost = new_game(&ann, &carl, "Carl", "two");
    assert_eq!(play(&ann, lost, 0, "d2d4").0, 201);
    let of_carl = outgoing.take(CARL, "Reply with your move", Some(1)).expect("their turn");
    service.kill();

    let said = refused(folder.path(), &["restore", "copy.db"]);
    assert!(said.contains("move it away first"), "{said}");
    fs::create_dir(folder.path().join("away")).expect("a folder");
    for end in ["", "-wal", "-shm"] {
        let from = folder.path().join(format!("postzug-data/postzug.db{end}"));
        if from.exists() {
            fs::rename(&from, folder.path().join(format!("away/postzug.db{end}"))).expect("moved");
        }
    }
    let said = done(folder.path(), &["restore", "copy.db"]);
    assert!(said.contains("1 games are under way") && said.contains("API tokens of 1 players"), "{said}");
    let verified = done(folder.path(), &["audit", "verify"]);
    assert!(verified.contains(" 0 faults"), "{verified}");
    let service = start(folder.path());
    let http = Http::new(service.http);

    // Tokens of every kind, older and younger than the copy.
    let again = |token: &str| http.with_token(token).get("/v1/me").expect("an answer").status;
    for tokens in [&tokens, &refreshed] {
        assert_eq!(again(tokens["access_token"].as_str().expect("a token")), 401);
        let refresh = json!({ "refresh_token": tokens["refresh_token"] });
        let answer = http.post("/v1/sessions/refresh", "again", &refresh).expect("an answer");
        assert_eq!(answer.status, 401, "{}", answer.body);
    }
    assert_eq!(again(made["token"].as_str().expect("a token")), 401);
    assert_eq!(feed(&http), 404);
    let proof = json!({ "request_id": pending["request_id"], "code": code });
    let answer = http.post("/v1/sign-in/confirm", "late", &proof).expect("an answer");
    assert!((400..500).contains(&answer.status), "{} {}", answer.status, answer.body);

    // Both players are told, and an answer to an earlier mail does nothing.
    let told = outgoing.take(BEN, "restored from a backup", Some(1)).expect("the news");
    assert!(told.says("Reply with your move"), "{}", told.text);
    outgoing.take(ANN, "restored from a backup", Some(1)).expect("the news");
    outgoing.expect(ANN, "Your API tokens were revoked").expect("the news");
    outgoing.expect(ANN, "The address of your calendar was revoked").expect("the news");
    send_mail(service.intake, BEN, &at_one.reply_to, "Re", "c7c5\n").expect("taken");
    let question = outgoing.expect(BEN, "written before the service was restored").expect("a question");
    let ann = sign_in(&http, &mut outgoing, ANN);
    assert_eq!(moves(&ann, game), ["e2e4"]);
    // The question can be answered, too.
    send_mail(service.intake, BEN, &question.reply_to, "Re", "c7c5\n").expect("taken");
    let now_at_two = outgoing.take(ANN, "Reply with your move", Some(2)).expect("her turn");
    assert_ne!(now_at_two.message_id, at_two.message_id, "a mail program would take it for a repeat");
    assert_ne!(now_at_two.reply_to, at_two.reply_to);
    // The game is at the ply of the lost mail, by another move.
    send_mail(service.intake, ANN, &at_two.reply_to, "Re", "g1f3\n").expect("taken");
    outgoing.expect(ANN, "written before the service was restored").expect("a question");
    assert_eq!(moves(&ann, game), ["e2e4", "c7c5"]);
    send_mail(service.intake, ANN, &now_at_two.reply_to, "Re", "g1f3\n").expect("taken");
    outgoing.take(BEN, "Reply with your move", Some(3)).expect("their turn");
    assert_eq!(moves(&ann, game), ["e2e4", "c7c5", "g1f3"]);

    // Numbers of the lost time are not given again: a holder of mails with them reaches nobody else.
    let dora = sign_up(&http, &mut outgoing, "Dora", "dora@example.org").expect("Dora signs up");
    let new = new_game(&ann, &dora, "Dora", "three");
    assert!(new > lost + 1000, "{new}");
    send_mail(service.intake, CARL, &of_carl.reply_to, "Re", "d7d5\n").expect("taken");
    let record = ann.read(&format!("/v1/games/{game}/events")).expect("the record");
    assert!(record.to_string().contains("downtime_returned"), "{record}");
    service.kill();
    let verified = done(folder.path(), &["audit", "verify"]);
    assert!(verified.starts_with("2 games") && verified.contains(" 0 faults"), "{verified}");
}

#[test]
fn manual_copy_needs_to_be_secured() {
    let folder = tempfile::tempdir().expect("a folder");
    let service = start(folder.path());
    let mut outgoing = Outgoing::new(&service.maildir());
    sign_up(&Http::new(service.http), &mut outgoing, "Ann", ANN).expect("Ann signs up");
    done(folder.path(), &["backup", "made.db"]);
    service.kill();
    let database = database(folder.path());
    // Nobody has it open: the last command that closes it folds the log into it.
    let fold = || {
        done(folder.path(), &["inbox", "list"]);
        (!database.with_extension("db-wal").exists()).then_some(())
    };
    let by_hand = folder.path().join("by-hand.db");
    patiently(Duration::from_secs(30), "a database without a log beside it", fold);
    fs::copy(&database, &by_hand).expect("a copy");
    start(folder.path()).kill();
    patiently(Duration::from_secs(30), "a database without a log beside it", fold);
    let live = fs::read(&database).expect("the database");

    for (copy, reason) in [("made.db", "is a backup copy"), ("by-hand.db", "is older than the one")] {
        fs::copy(folder.path().join(copy), &database).expect("put in place");
        for arguments in [&["serve"][..], &["inbox", "list"], &["admin", "create", "Eve", "eve@example.org"]]
        {
            let said = refused(folder.path(), arguments);
            assert!(said.contains(reason) && said.contains("postzug restore --here"), "{said}");
        }
        let mail = run(folder.path(), &["mail-in", "x@localhost"], &ENVIRONMENT);
        assert_eq!(mail.status.code(), Some(75), "the mail server keeps it");
    }
    // The last one is good, as it is.
    fs::write(&database, &live).expect("put back");
    start(folder.path()).kill();
    done(folder.path(), &["inbox", "list"]);

    // On a machine with the key of the vault alone, nothing says how old it is.
    let other = tempfile::tempdir().expect("a folder");
    with_vault_key_of(folder.path(), other.path());
    fs::copy(&by_hand, self::database(other.path())).expect("put in place");
    let said = refused(other.path(), &["serve"]);
    assert!(said.contains("generation") && said.contains("postzug restore --here"), "{said}");
    done(other.path(), &["restore", "--here"]);
    start(other.path()).kill();
    start(other.path()).kill();

    fs::copy(&by_hand, &database).expect("put in place");
    done(folder.path(), &["restore", "--here"]);
    let service = start(folder.path());
    let said = refused(folder.path(), &["restore", "--here"]);
    assert!(said.contains("another postzug"), "{said}");
    service.kill();
    start(folder.path()).kill();
}

#[test]
fn damaged_copy_and_foreign_keys_fail() {
    let folder = tempfile::tempdir().expect("a folder");
    let service = start(folder.path());
    let mut outgoing = Outgoing::new(&service.maildir());
    sign_up(&Http::new(service.http), &mut outgoing, "Ann", ANN).expect("Ann signs up");
    done(folder.path(), &["backup", "copy.db"]);
    service.kill();
    let mut bytes = fs::read(folder.path().join("copy.db")).expect("the copy");
    let middle = bytes.len() / 2;
    bytes[4096..middle].fill(0xa5);
    fs::write(folder.path().join("damaged.db"), bytes).expect("a file");
    let other = tempfile::tempdir().expect("a folder");
    start(other.path()).kill();
    for end in ["", "-wal", "-shm"] {
        let file = other.path().join(format!("postzug-data/postzug.db{end}"));
        if file.exists() {
            fs::remove_file(file).expect("removed");
        }
    }
    let path = |name: &str| folder.path().join(name).to_str().expect("a path").to_owned();
    let said = refused(other.path(), &["restore", &path("copy.db")]);
    assert!(said.contains("are not those of the copy"), "{said}");
    // It may have signed a log of its own by then.
    fs::remove_dir_all(other.path().join("postzug-data/keys")).expect("removed");
    with_vault_key_of(folder.path(), other.path());
    refused(other.path(), &["restore", &path("damaged.db")]);
    let missing = refused(other.path(), &["restore", &path("none.db")]);
    assert!(missing.contains("there is no database"), "{missing}");
    let left: Vec<_> = fs::read_dir(other.path().join("postzug-data")).expect("files").flatten().collect();
    assert!(left.iter().all(|file| !file.file_name().to_string_lossy().contains("db")), "{left:?}");
    done(other.path(), &["restore", &path("copy.db")]);
    start(other.path()).kill();
}

/// docs/operate/backup.md, to the letter.
#[test]
fn commands_of_manual_work() {
    let manual = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/operate/backup.md"));
    let manual = manual.expect("the manual");
    let blocks: Vec<&str> =
        manual.split("```sh\n").skip(1).map(|rest| rest.split("```").next().expect("a block")).collect();
    let [backup, restore] = blocks[..] else { panic!("other blocks: {blocks:?}") };
    let folder = tempfile::tempdir().expect("a folder");
    let binary = Path::new(env!("CARGO_BIN_EXE_postzug")).parent().expect("a folder").display().to_string();
    let shell = |block: &str| {
        let output = std::process::Command::new("sh")
            .args(["-eu", "-c", block])
            .current_dir(folder.path())
            .env_clear()
            .env("PATH", format!("{binary}:/usr/bin:/bin"))
            .output()
            .expect("a shell");
        let said = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
        assert!(output.status.success(), "{block}\n{said}");
        said
    };
    let service = start(folder.path());
    let mut outgoing = Outgoing::new(&service.maildir());
    sign_up(&Http::new(service.http), &mut outgoing, "Ann", ANN).expect("Ann signs up");
    shell(backup);
    service.kill();
    assert!(folder.path().join("monday.db.key").exists());
    assert!(shell(restore).contains(" 0 faults"));
    let service = start(folder.path());
    sign_in(&Http::new(service.http), &mut outgoing, ANN);
}

/// A copy to another database of the same installation; to PostgreSQL too where there is a server (`.ci/postgres`). A killed
/// process cleans up nothing; a running one is left alone. The numbers of processes begin anew in each container and tell
/// nothing.
#[test]
fn next_copy_removes_killed_copy() {
    let folder = tempfile::tempdir().expect("a folder");
    drop(start(folder.path()));
    done(folder.path(), &["admin", "create", "Ann", ANN]);
    let backup = ["backup", "copy.db", "--with-key"];
    for (arguments, names) in
        [(&backup[..], &["copy.db", "copy.db.key"][..]), (&["export", "all.txt"], &["all.txt"])]
    {
        let at = |name: &str, end: &str| folder.path().join(format!("{name}{end}"));
        let mut held = Vec::new();
        for name in names {
            for end in [".1.part", ".1.part-wal", ".77.part", ".part", ".x.part", ".88.part"] {
                fs::write(at(name, end), "half").expect("a file");
            }
            held.push(fs::File::open(at(name, ".88.part")).expect("a file"));
        }
        held.iter().for_each(|file| file.lock().expect("held"));
        done(folder.path(), arguments);
        for name in names {
            for end in [".1.part", ".1.part-wal", ".77.part"] {
                assert!(!at(name, end).exists(), "{name}{end}");
            }
            for end in [".part", ".x.part", ".88.part"] {
                assert!(at(name, end).exists(), "{name}{end}");
            }
        }
    }
}

#[test]
fn database_moves_there_and_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let service = start(folder.path());
    let (mut outgoing, ann, ben) = service.players();
    let game = new_game(&ann, &ben, "Ben", "one");
    assert_eq!(play(&ann, game, 0, "e2e4").0, 201);
    let asked = outgoing.take(BEN, "Reply with your move", Some(1)).expect("their turn");
    let said = refused(folder.path(), &["export", "too-early"]);
    assert!(said.contains("another postzug"), "{said}");
    service.kill();
    let said = done(folder.path(), &["export", "all.txt"]);
    assert!(said.contains("2  player") && said.contains("vault.key"), "{said}");
    let file = folder.path().join("all.txt");
    assert_eq!(fs::metadata(&file).expect("the file").permissions().mode() & 0o777, 0o600);
    refused(folder.path(), &["export", "all.txt"]);

    let instance = store::testing::TestInstance::new();
    let other = format!("sqlite:{}", folder.path().join("postzug-data/other.db").display());
    let urls = if instance.is_on_postgres() {
        vec![instance.database_url(), other.clone()]
    } else {
        vec![other.clone()]
    };
    let on = |url: &str, arguments: &[&str]| {
        let environment = [&ENVIRONMENT[..], &[("DATABASE_URL", url)]].concat();
        let output = run(folder.path(), arguments, &environment);
        let said = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
        (output.status.success(), said)
    };
    let store::testing::TestInstance { service: idle, store, .. } = instance;
    drop((idle, store));
    let mut last = "all.txt".to_owned();
    for (number, url) in urls.iter().enumerate() {
        let (success, said) = on(url, &["import", &last]);
        assert!(success && said.contains("1 games") && said.contains("Now start the service"), "{said}");
        let (again, said) = on(url, &["import", &last]);
        assert!(!again && said.contains("not empty"), "{said}");
        last = format!("again-{number}.txt");
        if url.starts_with("postgres") {
            let instance = store::Store::open(url).expect("the database");
            let (success, said) = on(url, &["export", &last]);
            assert!(!success && said.contains("an instance still writes to this database"), "{said}");
            drop(instance);
        }
        assert!(on(url, &["export", &last]).0);
        // The same rows, and the header but for the generation.
        let rows = |name: &str| fs::read_to_string(folder.path().join(name)).expect("a file");
        let without_header = |text: &str| text.split_once('\n').expect("a header").1.to_owned();
        assert_eq!(without_header(&rows("all.txt")), without_header(&rows(&last)));
    }
    // Nothing has changed for anybody: tokens, reply addresses, the game.
    let environment = [&ENVIRONMENT[..], &[("DATABASE_URL", urls.last().expect("a URL").as_str())]].concat();
    let service = Service::start_with(folder.path(), &environment);
    assert_eq!(moves(&ann.at(service.http), game), ["e2e4"]);
    send_mail(service.intake, BEN, &asked.reply_to, "Re", "e7e5\n").expect("taken");
    outgoing.take(ANN, "Reply with your move", Some(2)).expect("her turn");
    service.kill();

    // What was served since is not overtaken by what was exported before.
    let late = format!("sqlite:{}", folder.path().join("postzug-data/late.db").display());
    let (success, said) = on(&late, &["import", "all.txt"]);
    assert!(success && said.contains("postzug restore --here"), "{said}");
    let (success, said) = on(&late, &["serve"]);
    assert!(!success && said.contains("is a backup copy"), "{said}");

    // Nor where that cannot be known: an export kept for a disaster, and the key of the vault.
    let elsewhere = tempfile::tempdir().expect("a folder");
    with_vault_key_of(folder.path(), elsewhere.path());
    let said = done(elsewhere.path(), &["import", file.to_str().expect("a path")]);
    assert!(said.contains("postzug restore --here"), "{said}");
    let said = refused(elsewhere.path(), &["serve"]);
    assert!(said.contains("is a backup copy"), "{said}");

    // An import that was interrupted after its rows is never served.
    let cut = format!("sqlite:{}", folder.path().join("postzug-data/cut.db").display());
    let text = fs::read_to_string(&file).expect("the file");
    fs::write(folder.path().join("cut.txt"), &text[..text.len() / 2]).expect("a file");
    let (success, said) = on(&cut, &["import", "cut.txt"]);
    assert!(!success && said.contains("ends too early"), "{said}");
    assert!(on(&cut, &["import", "all.txt"]).0, "it is as empty as before");
}
