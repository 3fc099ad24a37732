//! The tables of docs/play.md: each command on the page is understood, and each command of the help is on the page.
use domain::Color;
use mail_parser::MessageParser;

use crate::common::{ANNA, Table};

const PAGE: &str = include_str!("../../../docs/play.md");
/// The examples of a move.
const MOVES: [&str; 7] = ["5254", "e2e4", "e4", "1. e4", "move e4", "5254 (=)", "5254 draw"];

/// Returns the examples in the first column of every table of commands.
fn examples() -> Vec<&'static str> {
    let tables = PAGE.split("| write | answer |\n|---|---|\n").skip(1);
    let rows = tables.flat_map(|table| table.lines().take_while(|line| line.starts_with('|')));
    let cells = rows.map(|row| row.split(" | ").next().unwrap());
    cells.flat_map(|cell| cell.split('`').skip(1).step_by(2)).collect()
}

#[test]
fn commands_of_the_page_are_understood() {
    let examples = examples();
    assert!(examples.len() > 60, "{examples:?}");
    for line in examples {
        let mut table = Table::new();
        let id = table.mail(Color::White, line);
        let (state, reason) = table.filed(id);
        let answers = table.deliver().join("\n");
        let is_understood = reason != "asked" && !answers.contains("Not understood");
        assert!(is_understood, "{line}: {state:?} {reason} {answers}");
        assert!(!MOVES.contains(&line) || table.moves() == ["e2e4"], "{line}: {answers}");
    }
}

/// Names of people, kinds, zones and languages.
const NAMES: &str = "Anna Boris Carla Club UTC en-XA ar-XB numeric english acknowledgements messages news results challenges proofs";

/// Every answer is a message of the catalogue: in the pseudo-locale each is in brackets. From right to left, names and moves
/// keep their order.
#[test]
fn answers_are_messages() {
    // The answer to a change of the language is in the new one.
    let lines = examples().into_iter().filter(|line| *line != "pgn" && !line.contains("language "));
    for (line, tag) in lines.flat_map(|line| [(line, messages::PSEUDO), (line, messages::PSEUDO_RTL)]) {
        let mut table = Table::new();
        // Nobody chooses the one from right to left.
        let id = table.players.white.0;
        table.execute(&format!("UPDATE player SET language = '{tag}' WHERE id = {id}")).unwrap();
        table.mail(Color::White, line);
        table.sender.deliver_due().unwrap();
        for mail in table.sent.take() {
            let parsed = MessageParser::new().parse(&mail.bytes).unwrap();
            if parsed.to().unwrap().first().unwrap().address.as_deref() != Some(ANNA) {
                continue;
            }
            let body = parsed.body_text(0).unwrap().replace("\r\n", "\n");
            // The commands are repeated behind a mark, and the game for programs ends the mail.
            let shown = body.split("\nFrom: <").next().unwrap();
            let shown: Vec<_> = shown.lines().filter(|line| !line.starts_with("> ")).collect();
            let shown = shown.join("\n");
            if tag == messages::PSEUDO {
                let words = messages::outside_messages(&shown, &[line, NAMES]);
                assert!(words.is_empty(), "{line}: {words:?} come from no message\n{shown}");
            } else {
                let mixed = messages::not_isolated(&shown);
                assert!(mixed.is_empty(), "{line}: these lines mix directions: {mixed:#?}");
            }
        }
    }
}

#[test]
fn page_lists_commands_of_help() {
    let mut table = Table::new();
    table.mail(Color::White, "help");
    let answers = table.deliver().join("\n");
    let examples = examples();
    let help = answers.lines().skip_while(|line| !line.starts_with("Your move, and the end"));
    let help = help.take_while(|line| !line.starts_with("Everything below"));
    let commands = help.filter_map(|line| line.strip_prefix("  ")).filter(|line| !line.starts_with(' '));
    let mut count = 0;
    for command in commands.filter_map(|line| line.split("  ").next()) {
        let word = command.split([' ', ',']).next().unwrap();
        let stands = examples.iter().any(|example| example.split([' ', ':']).next() == Some(word));
        assert!(stands || word.starts_with("e2e4"), "{word}: {command}");
        count += 1;
    }
    assert!(count > 25, "{answers}");
}
