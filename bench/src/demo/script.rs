use anyhow::{Context as _, ensure};
use data_encoding::HEXLOWER;
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

use super::harness::{Harness, Person, say_clipped};
use bench::clients::ReceivedMail;
use postzug::say;

const ANNA: Person = Person { name: "Anna", email: "anna@example.org" };
const BORIS: Person = Person { name: "Boris", email: "boris@example.net" };

/// The move that Anna seals, as she writes it.
const SEALED: &str = "Nf3xe5";

/// Légal's mate, with everything that can come between two moves.
pub(super) fn play(mut harness: Harness) -> anyhow::Result<()> {
    say("A service of its own on free ports, in a folder of its own. Anna plays by mail, Boris over HTTP.")?;
    sign_up(&mut harness)?;
    let (game, mail) = challenge(&mut harness)?;
    let mail = opening(&mut harness, game, &mail)?;
    let mail = draw_offer(&mut harness, game, &mail)?;
    let mail = adjournment(&mut harness, game, &mail)?;
    mate(&mut harness, game, &mail)
}

fn sign_up(harness: &mut Harness) -> anyhow::Result<()> {
    harness.heading("Both sign up; the code by mail proves the address")?;
    for who in [&ANNA, &BORIS] {
        let account = json!({ "name": who.name, "email": who.email });
        let asked = harness.post(who, "/v1/sign-up", &account, 202, &[])?;
        let code = harness.mail(who, "Your code")?.code()?;
        let proof = json!({ "request_id": asked["request_id"], "code": code });
        let tokens = harness.post(who, "/v1/sign-up/confirm", &proof, 201, &["/name", "/access_token"])?;
        harness.sign_in(&tokens["access_token"])?;
    }
    harness.heading("Boris gets a token for a program; Anna needs none, she has mail")?;
    let wanted = json!({ "label": "demo", "scopes": ["games:read", "games:write"] });
    let made = harness.post(&BORIS, "/v1/me/tokens", &wanted, 201, &["/scopes", "/token"])?;
    harness.sign_in(&made["token"])
}

fn challenge(harness: &mut Harness) -> anyhow::Result<(i64, ReceivedMail)> {
    harness.heading("A challenge by HTTP, accepted by mail; the game begins")?;
    let challenge = json!({ "opponent": "Anna", "color": "black" });
    let made = harness.post(&BORIS, "/v1/challenges", &challenge, 201, &["/challenge"])?;
    let mail = harness.mail(&ANNA, "challenges you")?;
    harness.show_in_full(Some("has begun. You play White"));
    harness.reply(&ANNA, &mail, &format!("accept challenge C{}", made["challenge"]), false)?;
    let mail = harness.mail(&ANNA, "Your game against Boris has begun")?;
    let games = harness.get(&BORIS, "/v1/games", &["/items/0/number", "/items/0/ply"])?;
    Ok((games["items"][0]["id"].as_i64().context("the game has no number")?, mail))
}

fn opening(harness: &mut Harness, game: i64, mail: &ReceivedMail) -> anyhow::Result<ReceivedMail> {
    harness.heading("Any notation will do; what is quoted does not count")?;
    harness.reply(&ANNA, mail, "5254", true)?;
    let mail = exchange(harness, game, 1, "e5")?;
    harness.reply(&ANNA, &mail, "2. Nf3", false)?;
    let mail = exchange(harness, game, 3, "d7-d6")?;

    harness.heading("Two moves in one mail: nothing is played, the service asks")?;
    harness.reply(&ANNA, &mail, "Bc4\nd4", false)?;
    let mail = harness.mail(&ANNA, "more than one move")?;
    harness.reply(&ANNA, &mail, "Bc4", false)?;
    exchange(harness, game, 5, "c8g4")
}

/// Boris sees Anna's move and answers it; the mail that notifies her.
fn exchange(harness: &mut Harness, game: i64, ply: u16, text: &str) -> anyhow::Result<ReceivedMail> {
    harness.mail(&BORIS, "Anna played")?;
    boris_moves(harness, game, ply, text)
}

fn boris_moves(harness: &mut Harness, game: i64, ply: u16, text: &str) -> anyhow::Result<ReceivedMail> {
    let order = json!({ "move": text, "ply": ply });
    harness.post(&BORIS, &moves(game), &order, 201, &["/ply", "/events/0/uci"])?;
    harness.mail(&ANNA, "Boris played")
}

fn moves(game: i64) -> String {
    format!("/v1/games/{game}/moves")
}

fn draw_offer(harness: &mut Harness, game: i64, mail: &ReceivedMail) -> anyhow::Result<ReceivedMail> {
    harness.heading("A move with a draw offer and a word to the opponent; declined")?;
    harness.reply(&ANNA, mail, "2133 (=)\nsay You have the better game.", false)?;
    harness.mail(&BORIS, "offered a draw")?;
    let decline = json!({ "action": "decline", "ply": 7 });
    harness.post(&BORIS, &format!("/v1/games/{game}/draw"), &decline, 201, &["/events/0/type"])?;
    harness.mail(&ANNA, "declined")?;
    boris_moves(harness, game, 7, "g6")
}

fn adjournment(harness: &mut Harness, game: i64, mail: &ReceivedMail) -> anyhow::Result<ReceivedMail> {
    harness.heading("Adjournment is proposed and agreed; the player on move seals hers")?;
    let propose = json!({ "action": "propose" });
    let path = format!("/v1/games/{game}/adjournment");
    harness.post(&BORIS, &path, &propose, 201, &["/events/0/type"])?;
    harness.mail(&ANNA, "proposes to adjourn")?;
    harness.reply(&ANNA, mail, "adjourn", false)?;
    let mail = harness.mail(&ANNA, "Seal your move")?;
    harness.reply(&ANNA, &mail, &format!("seal {SEALED}"), false)?;
    let notice = harness.mail(&BORIS, "SHA-256")?;

    let game_path = format!("/v1/games/{game}");
    let shown = ["/phase", "/adjournment/commitment"];
    let adjourned = harness.get(&BORIS, &game_path, &shown)?;
    let commitment = text(&adjourned, "/adjournment/commitment")?;
    ensure!(notice.text.contains(commitment), "the mail does not print the commitment {commitment}");
    let files = harness.search(SEALED)?;
    say(&format!(
        "         {SEALED} stands in none of the {files} files of the service: database, mails, keys."
    ))?;

    harness.heading("Boris is back: the envelope is opened and proves itself")?;
    let resume = format!("/v1/games/{game}/resume");
    let opened =
        harness.post(&BORIS, &resume, &json!({}), 201, &["/ply", "/events/0/type", "/events/0/verdict"])?;
    let envelope = text(&opened, "/events/0/envelope")?;
    let digest = HEXLOWER.encode(&Sha256::digest(envelope));
    ensure!(digest == commitment, "the envelope has the digest {digest}, not {commitment}");
    say("         The envelope's text has the SHA-256 that was mailed when it was sealed:")?;
    for line in envelope.lines() {
        say_clipped(&format!("          | {line}"))?;
    }
    say(&format!("          {digest}"))?;
    harness.mail(&ANNA, "envelope was opened")
}

fn mate(harness: &mut Harness, game: i64, _opened: &ReceivedMail) -> anyhow::Result<()> {
    harness.heading("Boris takes the queen, and is mated")?;
    let mail = boris_moves(harness, game, 9, "Bxd1")?;
    harness.reply(&ANNA, &mail, "bishop takes f7 check", false)?;
    harness.mail(&BORIS, "Anna played")?;
    let illegal = json!({ "move": "Kxf7", "ply": 11 });
    harness.post(&BORIS, &moves(game), &illegal, 422, &["/code", "/detail"])?;
    let mail = boris_moves(harness, game, 11, "Ke7")?;
    harness.reply(&ANNA, &mail, "Nd5#", false)?;
    harness.mail(&ANNA, "You (White) win by checkmate")?;
    harness.mail(&BORIS, "Anna (White) wins by checkmate")?;
    let end = harness.get(&BORIS, &format!("/v1/games/{game}"), &["/result", "/termination"])?;
    ensure!(end["result"] == "1-0", "the game should be 1-0: {end}");
    let board = harness.get(&BORIS, &format!("/v1/games/{game}/board"), &[])?;
    say(board.as_str().context("the board is not a text")?.trim_end())?;
    let pgn = harness.get(&BORIS, &format!("/v1/games/{game}/pgn"), &[])?;
    let pgn = pgn.as_str().context("the PGN is not a text")?;
    ensure!(pgn.contains("7. Nd5#"), "the last move is missing in {pgn}");
    say(&format!("\n{}\n", pgn.trim()))
}

fn text<'a>(value: &'a Value, pointer: &str) -> anyhow::Result<&'a str> {
    value.pointer(pointer).and_then(Value::as_str).with_context(|| format!("no {pointer} in {value}"))
}
