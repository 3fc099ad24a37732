//! The work of one move on a database that is cut into many by game: no statement of the move path touches two games.
#![cfg(feature = "testing")]

use std::sync::Mutex;

use app::{Channel, Key, Request, Submission, ports::Role};
use diesel::connection::{InstrumentationEvent, set_default_instrumentation};
use domain::{Actor, GameId, PlayerId, Ply, Regulations};
use store::testing::{TestInstance, seen};

static STATEMENTS: Mutex<Vec<String>> = Mutex::new(Vec::new());

fn taken() -> Vec<String> {
    std::mem::take(&mut *STATEMENTS.lock().expect("no panic"))
}

/// Numbers nothing else has.
const GAME: i64 = 7_000_111;
const PLAYER: i64 = 5_000_333;
/// A row each, for the whole service: read to know whether time must be given back before a flag falls.
const GLOBAL: [&str; 2] = ["heartbeat", "downtime"];

/// The tables a statement names, and nothing else that stands where a table may.
fn tables(sql: &str) -> Vec<&str> {
    let words: Vec<&str> = sql.split([' ', '(', ')', ',']).filter(|word| !word.is_empty()).collect();
    let named = words.windows(2).filter(|pair| ["FROM", "INTO", "UPDATE"].contains(&pair[0]));
    // `FOR UPDATE` locks the tables that were named before, and `unnest` returns bound values.
    let mut tables: Vec<&str> =
        named.map(|pair| pair[1]).filter(|table| !["--", "unnest", "SET"].contains(table)).collect();
    tables.sort_unstable();
    tables.dedup();
    tables
}

#[test]
fn moves_touch_no_second_game() {
    set_default_instrumentation(|| {
        Some(Box::new(|event: InstrumentationEvent<'_>| {
            if let InstrumentationEvent::StartQuery { query, .. } = event {
                STATEMENTS.lock().expect("no panic").push(query.to_string());
            }
        }))
    })
    .expect("an instrumentation");
    let instance = TestInstance::new();
    let numbers = if instance.is_on_postgres() {
        format!(
            "ALTER TABLE game ALTER COLUMN id RESTART WITH {GAME}; ALTER TABLE player ALTER COLUMN id RESTART WITH {PLAYER}"
        )
    } else {
        let (game, player) = (GAME - 1, PLAYER - 1);
        format!("INSERT INTO sqlite_sequence (name, seq) VALUES ('game', {game}), ('player', {player})")
    };
    instance.execute(&numbers).expect("numbers");
    let players = [instance.player("Ann"), instance.player("Ben")];
    let arbiter = instance.add("Chief", Role::Arbiter).id;
    assert_eq!(players[0], PlayerId(PLAYER));
    for number in 0..3 {
        let game = instance.game(arbiter, ["Ann", "Ben"], Regulations::default());
        assert_eq!(game, GameId(GAME + number));
    }
    taken();
    let say = |text: &str| Some(text.to_owned());
    let mut statements = 0;
    for (ply, uci, message) in
        [(0, "e2e4", None), (1, "e7e5", say("hello")), (2, "e1e3", None), (2, "g1f3", None)]
    {
        let command = Request { text: message, ..Request::play(uci, false) };
        let receipt = instance.service.games.submit(Submission {
            game: GameId(GAME + 1),
            actor: Actor::Player(players[usize::from(ply % 2)]),
            request: command,
            seen: seen(Ply(ply)),
            received_at: instance.clock_now(),
            channel: Channel::Mail,
            key: Key::Named(format!("the key of {uci}")),
        });
        assert_eq!(receipt.expect("no failure").refusal.is_some(), uci == "e1e3");
        let game = (GAME + 1).to_string();
        for statement in taken() {
            // A PRAGMA looks after the log and reads no rows, and a SET belongs to a connection.
            if ["BEGIN", "COMMIT", "SAVEPOINT", "RELEASE", "PRAGMA", "SET"]
                .iter()
                .any(|word| statement.starts_with(word))
            {
                continue;
            }
            statements += 1;
            let (sql, binds) = statement.split_once("-- binds:").unwrap_or((&statement, ""));
            println!("{statement}");
            let sql = sql.replace(['`', '"'], "");
            let keyed = match tables(&sql)[..] {
                // By actor and key, which name one submission.
                ["receipt"] if sql.starts_with("SELECT") => binds.contains(&format!("the key of {uci}")),
                ["player"] => [PLAYER, PLAYER + 1].iter().any(|player| binds.contains(&player.to_string())),
                [table] if GLOBAL.contains(&table) => true,
                [_] => binds.contains(&game),
                _ => false,
            };
            assert!(keyed, "not keyed by one game: {statement}");
            for other in [GAME, GAME + 2] {
                assert!(!statement.contains(&other.to_string()), "another game: {statement}");
            }
            assert!(!sql.contains(" JOIN "), "a join: {statement}");
        }
    }
    assert!(statements >= 4 * 4, "the statements were not seen: {statements}");
}
