//! Two other programs read our PGN: python-chess the clocks and times of each move, pgn-extract the whole.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use app::{
    Channel, Key, Request, Submission,
    ports::{Role, StartChoice},
};
use domain::*;
use messages::Sentence;
use store::testing::{TestInstance, seen, skipped};

/// Python with the package `chess`: what `.ci/run` makes, or any.
fn python() -> Option<PathBuf> {
    let made = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/tools/chess/bin/python");
    let found = [made, PathBuf::from("python3")].into_iter().find(|python| {
        let asked = Command::new(python).args(["-c", "import chess.pgn"]).output();
        asked.is_ok_and(|output| output.status.success())
    });
    if found.is_none() {
        skipped("python-chess reads our PGN, for python3 has no package chess");
    }
    found
}

/// Debian keeps it among the games.
fn pgn_extract() -> Option<&'static str> {
    let found = ["pgn-extract", "/usr/games/pgn-extract"]
        .into_iter()
        .find(|name| Command::new(name).arg("--version").output().is_ok());
    if found.is_none() {
        skipped("pgn-extract reads our PGN, for it is not installed");
    }
    found
}

/// A game with a message, a draw offer, long thoughts and a charge that is not the time used; its PGN.
fn played() -> (String, Vec<(String, Span, Span)>) {
    let instance = TestInstance::new();
    let arbiter = instance.add("Carla", Role::Arbiter).id;
    let players = [instance.player("Anna"), instance.player("Boris")];
    let regulations = Regulations { time_control: TimeControl::iccf(10, 50), ..Regulations::default() };
    let (names, tournament) = (["Anna", "Boris"], "Club \\ \"open\"");
    let game = TestInstance::game_on(
        &instance.service,
        arbiter,
        names,
        StartChoice::default(),
        regulations,
        tournament,
    );
    let mut expected = Vec::new();
    let thoughts = [0, 3_600, 90_061, 86_400 * 3, 59, 86_400 * 7 + 3_661];
    for (ply, (text, seconds)) in
        ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6"].into_iter().zip(thoughts).enumerate()
    {
        // An outage of the service would be given back.
        let mut left = seconds;
        while left > 0 {
            instance.clock.advance(Span(1000 * left.min(240)));
            instance.service.time.return_downtime().unwrap();
            left -= left.min(240);
        }
        let by = players[ply % 2];
        let message = (ply == 1).then(|| "Good luck! {5254} [%clk 0:00:01] ; % \\".to_owned());
        let receipt = instance.service.games.submit(Submission {
            game,
            actor: Actor::Player(by),
            request: Request { text: message, ..Request::play(text, ply == 4) },
            seen: seen(Ply(u16::try_from(ply).unwrap())),
            received_at: instance.clock_now(),
            channel: Channel::Http,
            key: Key::Named(format!("move {ply}")),
        });
        assert_eq!(receipt.unwrap().refusal, None);
        let state = instance.state(game);
        let color = if ply % 2 == 0 { Color::White } else { Color::Black };
        expected.push((text.to_owned(), state.clock.sides[color].left, Span(1000 * seconds)));
    }
    (
        instance.service.records.pgn(game, Some(players[0].into()), Sentence::sentence).unwrap().unwrap(),
        expected,
    )
}

const SCRIPT: &str = r#"
import chess.pgn, re, sys
game = chess.pgn.read_game(open(sys.argv[1], encoding="utf-8"))
assert not game.errors, game.errors
for node in game.mainline():
    stamp = re.search(r"\[%ccsnt (\d{4}\.\d\d\.\d\d,\d\d:\d\d)\]", node.comment)
    print(node.san(), round(node.clock()), round(node.emt()), stamp.group(1))
"#;

#[test]
fn python_chess_reads_clocks_and_times() {
    let Some(python) = python() else { return };
    let (pgn, expected) = played();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.pgn");
    fs::write(&file, &pgn).unwrap();
    let output = Command::new(python).arg("-c").arg(SCRIPT).arg(&file).output().unwrap();
    let (out, error) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{error}\n{pgn}");
    let read: Vec<&str> = out.lines().collect();
    assert_eq!(read.len(), expected.len(), "{out}");
    for (line, (text, left, used)) in read.iter().zip(expected) {
        let numbers = format!("{text} {} {} 2026.01.", left.0 / 1000, used.0 / 1000);
        assert!(line.starts_with(&numbers), "{line} is not {numbers}\n{pgn}");
    }
}

#[test]
fn pgn_extract_reads_the_whole() {
    let Some(pgn_extract) = pgn_extract() else { return };
    let (pgn, expected) = played();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.pgn");
    fs::write(&file, &pgn).unwrap();
    let output = Command::new(pgn_extract).arg(&file).output().unwrap();
    let (out, error) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success() && error.contains("1 game matched"), "{error}\n{pgn}");
    assert!(!error.to_lowercase().contains("unknown") && !error.contains("error"), "{error}\n{pgn}");
    for command in ["[%clk", "[%emt", "[%ccsnt"] {
        // And once within the message, which is harmless there.
        assert!(out.matches(command).count() >= expected.len(), "{command}: {out}");
    }
}
