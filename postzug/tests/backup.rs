//! Copies of a service that runs, and what becomes of a service that was put back to one.

mod operator;

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
