//! Two people play a whole game through the built binary: Ann over HTTP only, Ben by mail only.

use crate::common::{
    ANN, BEN, Service,
    clients::{ReceivedMail, send_mail},
};
use domain::{
    Position,
    notation::{Letters, Notation, read, write},
};
use serde_json::json;

/// Morphy against the Duke of Brunswick and Count Isouard, Paris 1858: both castlings, a queen sacrifice, mate.
pub(crate) const OPERA: [&str; 33] = [
    "e2e4", "e7e5", "g1f3", "d7d6", "d2d4", "c8g4", "d4e5", "g4f3", "d1f3", "d6e5", "f1c4", "g8f6", "f3b3",
    "d8e7", "b1c3", "c7c6", "c1g5", "b7b5", "c3b5", "c6b5", "c4b5", "b8d7", "e1c1", "a8d8", "d1d7", "d8d7",
    "h1d1", "e7e6", "b5d7", "f6d7", "b3b8", "d7b8", "d1d8",
];

/// Sends a reply as Ben's mail program writes it.
pub(crate) fn reply(service: &Service, to: &ReceivedMail, answer: &str) {
    let quoted: String = to.text.lines().map(|line| format!("> {line}\n")).collect();
    let text = format!("{answer}\n\nOn Monday, Postzug wrote:\n{quoted}");
    send_mail(service.intake, BEN, &to.reply_to, &format!("Re: {}", to.subject), &text).expect("250");
}

/// Every promise of a notice that can be checked without knowing what it is about.
pub(crate) fn check(letter: &ReceivedMail, position: &Position) {
    assert!(letter.text.lines().all(|line| line.chars().count() <= 78), "{}", letter.text);
    assert!(letter.text.len() <= 12 * 1024);
    let other = if letter.to == ANN { BEN } else { ANN };
    assert!(!letter.text.contains(other), "an address is shown in:\n{}", letter.text);
    if letter.says("Answer: reply to this mail with one line") {
        let example = letter.example().expect("an example");
        read(&example, position, Letters::default())
            .unwrap_or_else(|refusal| panic!("{example}: {refusal:?}"));
    }
}

#[test]
fn mail_against_http_ends_in_mate() {
    let folder = tempfile::tempdir().expect("a folder");
    let service = Service::start(folder.path());
    let (mut outgoing, ann, _) = service.players();

    let challenge = json!({ "opponent": "Ben", "color": "white" });
    ann.done("/v1/challenges", "challenge", &challenge).expect("a challenge");
    let letter = outgoing.expect(BEN, "challenge").expect("Ben is asked");
    reply(&service, &letter, "accept C1");
    outgoing.expect(ANN, "Ben").expect("Ann is told that the game began");
    let games = ann.read("/v1/games").expect("her games");
    let game = games["items"][0]["id"].as_i64().expect("a game");

    let mut position = Position::default();
    for (ply, uci) in OPERA.iter().enumerate() {
        let m = position.from_uci(uci).expect("a legal move");
        let number = u16::try_from(ply).expect("a short game");
        let mut waiting = None;
        if ply % 2 == 0 {
            let order = json!({ "move": uci, "ply": ply });
            let receipt =
                ann.done(&format!("/v1/games/{game}/moves"), &format!("ply {ply}"), &order).expect("201");
            assert_eq!(receipt["ply"], ply + 1);
        } else {
            let letter = outgoing.take(BEN, "Reply with your move", Some(number)).expect("Ben is on move");
            check(&letter, &position);
            let numeric = write(m, &position, Notation::default(), Letters::default());
            reply(&service, &letter, &numeric);
            waiting =
                Some(outgoing.take(ANN, "Reply with your move", Some(number + 1)).expect("Ann is on move"));
        }
        position = position.play(m).expect("legal");
        if let Some(letter) = waiting {
            check(&letter, &position);
        }
    }

    let end = ann.read(&format!("/v1/games/{game}")).expect("the game");
    assert_eq!(end["result"], "1-0", "{end}");
    assert_eq!(end["ply"], OPERA.len());
    for address in [ANN, BEN] {
        let letter = outgoing.expect(address, "1-0").expect("both are told");
        check(&letter, &position);
        assert!(letter.text.contains("checkmate") || letter.text.contains("mate"), "{}", letter.text);
    }
    let pgn = ann.read(&format!("/v1/games/{game}/pgn")).expect("PGN");
    let pgn = pgn.as_str().expect("text");
    assert!(pgn.contains("17. Rd8#") && pgn.contains("[Result \"1-0\"]"), "{pgn}");

    // A repeat of the last order gets the first receipt; a new one is refused.
    let order = json!({ "move": "d1d8", "ply": 32 });
    let again = ann.post(&format!("/v1/games/{game}/moves"), "ply 32", &order).expect("an answer");
    assert_eq!((again.status, &again.body["ply"]), (201, &json!(33)));
    let order = json!({ "move": "e8e7", "ply": 33 });
    let late = ann.post(&format!("/v1/games/{game}/moves"), "another", &order).expect("an answer");
    assert_eq!((late.status, &late.body["code"]), (409, &json!("game_over")));

    let log = service.log();
    for secret in [ANN, BEN, "Bearer"] {
        assert!(!log.contains(secret), "{secret} is in the log:\n{log}");
    }
    let verified = crate::common::run(folder.path(), &["audit", "verify"], &[]);
    assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stdout));
}
