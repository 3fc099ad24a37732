//! The demo as a newcomer runs it.

use std::{
    fs,
    io::{BufRead as _, BufReader},
    path::Path,
    process::{Command, Stdio},
};

use rustix::process::{Pid, Signal, kill_process};

/// The demo in this folder, with nothing of our own environment.
fn demo(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_postzug-bench"));
    command.current_dir(folder).arg("demo").env_clear();
    command
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a name in UTF-8")
}

fn assert_empty(folder: &Path) {
    let left: Vec<_> = fs::read_dir(folder).expect("the folder").collect();
    assert!(left.is_empty(), "left behind: {left:?}");
}

#[test]
fn demo_plays_whole_game_without_remains() {
    let folder = tempfile::tempdir().expect("a folder");
    let output = demo(folder.path()).env("TMPDIR", text(folder.path())).output().expect("the binary starts");
    let (shown, log) = (String::from_utf8(output.stdout), String::from_utf8_lossy(&output.stderr));
    let shown = shown.expect("UTF-8");
    assert!(output.status.success(), "{shown}{log}");
    assert_eq!(log, "", "it logs nothing");
    assert_empty(folder.path());

    // In this order.
    let mut rest = shown.as_str();
    for words in [
        "Anna  -> HTTP POST /v1/sign-up {",
        "<- 201  name Boris",
        "<- mail to anna@example.org: [C1] Boris challenges you",
        "Anna  -> mail over SMTP to play+1-1-0-",
        "| 5254",
        "| > Your game against Boris has begun.",
        "<- 250 ",
        "| Anna played 1. 5254",
        "I found more than one move in your mail: \"Bc4\", \"d4\".",
        "| Anna offers a draw",
        "| Boris declined the draw offer.",
        "| seal Nf3xe5",
        "| Anna sealed the next move",
        "Nf3xe5 stands in none of the ",
        "<- 201  ply 9  type opened",
        "| bishop takes f7 check",
        "the king would be in check from the knight on e5",
        "result 1-0  termination checkmate",
        "[Result \"1-0\"]",
        "7. Nd5#",
    ] {
        let at =
            rest.find(words).unwrap_or_else(|| panic!("{words:?} is missing, or too early, in:\n{shown}"));
        rest = &rest[at + words.len()..];
    }
    let widest = shown.lines().max_by_key(|line| line.chars().count()).expect("lines");
    assert!(widest.chars().count() <= 100, "{widest}");
}

#[test]
fn stopped_demo_fails_without_remains() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut demo = self::demo(folder.path())
        .env("TMPDIR", folder.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut shown = BufReader::new(demo.stdout.take().expect("its output"));
    let mut line = String::new();
    shown.read_line(&mut line).expect("its first line");
    assert!(fs::read_dir(folder.path()).expect("the folder").next().is_some(), "it works in the folder");
    kill_process(Pid::from_child(&demo), Signal::INT).expect("it lives");
    // Whatever it still says; a closed pipe would be another way to fail.
    let rest = std::io::read_to_string(shown).expect("the rest");
    let output = demo.wait_with_output().expect("its end");
    assert_eq!(output.status.code(), Some(1), "{rest}");
    let log = String::from_utf8_lossy(&output.stderr);
    assert!(log.contains("stopped before the game was over"), "{log}");
    assert_empty(folder.path());
}
