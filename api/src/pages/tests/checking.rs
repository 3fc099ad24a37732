//! The checker of sealed moves, on its page and as a file: it says what `verify.sh` says.

use std::{fs, process::Command};

use app::{
    log::Vkey,
    ports::{EnvelopeTo, Role},
};

use domain::{
    Color, GameId, Ply, Regulations,
    notation::Letters,
    sealing::{self, EnvelopeText},
};
use serde_json::{Value, json};
use store::{
    envelopes,
    testing::{
        TestInstance,
        chromium::{Chromium, started},
    },
};

use super::{
    browser::Browser,
    chromium::{Socket, check_access},
};
use crate::testing::{Server, take_into_log};

/// A game whose sealed move was opened, in a signed log with another one.
struct Evidence {
    instance: TestInstance,
    server: Server,
    keys: Vec<Vkey>,
    /// The receipts of both games' sealings and of the first one's opening.
    sealed: String,
    opened: String,
    other: String,
    text: String,
    /// The receipts of games whose envelopes were closed elsewhere: without `uci`, and with an illegal move.
    unread: String,
    illegal: String,
}

/// A text that no service wrote.
fn own_text(game: GameId, fen: &str, [written, uci]: [&str; 2]) -> String {
    let (written, uci, fen) = (written.to_owned(), uci.to_owned(), fen.to_owned());
    let (ply, letters, nonce) = (Ply(0), Letters::English, "7".repeat(32));
    let text = EnvelopeText {
        game,
        sealer: Color::White,
        ply,
        fen,
        written,
        letters,
        uci,
        draw_offer: false,
        nonce,
    };
    text.to_text().expect("a text")
}

impl Evidence {
    async fn new() -> Self {
        let instance = TestInstance::new();
        let arbiter = instance.add("Carl", Role::Arbiter).id;
        instance.player("Ann");
        instance.player("Bob");
        let server = Server::of(&instance).await;
        let post = async |game: GameId, act: &str, player: u8, body: Value| {
            let path = format!("/v1/games/{}/{act}", game.0);
            server.post(&path, &format!("player-{player}"), body).await.done(201)
        };
        let mut games = Vec::new();
        for text in ["Nf3", "e4"] {
            let game = instance.game(arbiter, ["Ann", "Bob"], Regulations::default());
            post(game, "adjournment", 3, json!({"action": "propose"})).await;
            post(game, "adjournment", 2, json!({"action": "accept", "ply": 0})).await;
            post(game, "seal", 2, json!({"move": text, "ply": 0})).await;
            games.push(game);
        }
        for own in [["Nf3", ""], ["e5", "e2e5"]] {
            let game = instance.game(arbiter, ["Ann", "Bob"], Regulations::default());
            post(game, "adjournment", 3, json!({"action": "propose"})).await;
            post(game, "adjournment", 2, json!({"action": "accept", "ply": 0})).await;
            let path = format!("/v1/games/{}/envelope/recipients", game.0);
            let holder = server.get(&path, "player-2").await.done(200)["recipients"][0].clone();
            let key = holder["key"].as_str().expect("a key").to_owned();
            let fen =
                instance.service.games.game(game).expect("read").expect("a game").row.state.position.fen();
            let text = own_text(game, &fen, own);
            let to = EnvelopeTo { keys: vec![(0, key)], needed: 1, sealer: None };
            let closed =
                String::from_utf8(envelopes::close(&to, text.as_bytes()).expect("closed")).expect("text");
            let body = json!({"commitment": sealing::commitment(&text), "ciphertext": closed, "ply": 0});
            post(game, "envelope", 2, body).await;
            games.push(game);
        }
        for game in [games[0], games[2], games[3]] {
            post(game, "resume", 3, json!({})).await;
        }
        take_into_log(&instance);
        let receipt = async |game: GameId, kind: &str| {
            let path = format!("/v1/games/{}/events", game.0);
            let events = server.get(&path, "player-2").await.done(200)["items"].clone();
            let is_wanted = |item: &&Value| item["event"]["type"] == kind;
            let found = events.as_array().expect("events").iter().find(is_wanted).expect("an event").clone();
            let seq = u32::try_from(found["seq"].as_u64().expect("a number")).expect("a number");
            let receipt = instance.service.log.log_receipt(game, seq);
            (receipt.expect("read").expect("it is in the log").proof.to_text(), found["event"].clone())
        };
        let ((sealed, _), (opened, event)) =
            (receipt(games[0], "sealed").await, receipt(games[0], "opened").await);
        let (other, _) = receipt(games[1], "sealed").await;
        let both =
            async |game| format!("{}\n{}", receipt(game, "sealed").await.0, receipt(game, "opened").await.0);
        let (unread, illegal) = (both(games[2]).await, both(games[3]).await);
        let text = event["envelope"].as_str().expect("the text").to_owned();
        let keys = instance.service.log.log_keys().expect("keys");
        Self { instance, server, keys, sealed, opened, other, text, unread, illegal }
    }

    /// What `verify.sh` answers to the first receipt: 0 if it is in the log, 1 if it is WRONG, 2 if it cannot tell.
    fn by_script(&self, keys: &str, receipt: &str) -> Option<i32> {
        let folder = self.instance.folder.path();
        let file = |name: &str, text: &str| {
            fs::write(folder.join(name), text).expect("written");
            folder.join(name)
        };
        let (keys, receipt) = (file("key", keys), file("receipt", receipt));
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../log/src/verify.sh");
        let ended = Command::new("bash").arg(script).arg("-k").arg(keys).arg("-r").arg(receipt).output();
        ended.expect("bash").status.code()
    }
}

/// Puts another character for one in a line.
fn changed(text: &str, line: usize, at: usize) -> String {
    let mut lines: Vec<String> = text.split('\n').map(str::to_owned).collect();
    let other = if lines[line].as_bytes()[at] == b'A' { "B" } else { "A" };
    lines[line].replace_range(at..=at, other);
    lines.join("\n")
}

struct Vector {
    what: &'static str,
    keys: String,
    receipts: String,
    text: String,
    verdict: &'static str,
    script: Option<i32>,
}

/// Each with what the page and the script say of it.
fn vectors(evidence: &Evidence) -> Vec<Vector> {
    let Evidence { keys, sealed, opened, other, text, unread, illegal, .. } = evidence;
    let key = keys[0].to_string();
    let stranger = Vkey::of_log(&keys[0].name, app::ports::PublicKey([9; 32]));
    let elsewhere = Vkey::of_log("elsewhere.example.org/log", keys[0].public);
    let line = |begins: &str| sealed.lines().position(|line| line.starts_with(begins)).expect("a line");
    let (index, checkpoint) = (line("index "), line("play.example.org"));
    let replaced = |at: usize, with: &str| {
        let lines = sealed.lines().enumerate().map(|(n, line)| if n == at { with } else { line });
        lines.map(|line| format!("{line}\n")).collect::<String>()
    };
    let number: u64 = sealed.lines().nth(index).expect("it").replace("index ", "").parse().expect("it");
    let size: u64 = sealed.lines().nth(checkpoint + 1).expect("it").parse().expect("it");
    let without_event =
        sealed.lines().filter(|line| !line.starts_with("extra ")).map(|line| format!("{line}\n"));
    let vector = |what, receipts: &str, text: &str, verdict, script| Vector {
        what,
        keys: key.clone(),
        receipts: receipts.to_owned(),
        text: text.to_owned(),
        verdict,
        script: Some(script),
    };
    let right = "RIGHT: this is the move";
    let with_key = |what, keys: String, verdict, script| Vector {
        what,
        keys,
        ..vector("", sealed, text, verdict, script)
    };
    let unsigned = "WRONG: the log is not signed";
    let not_there = "WRONG: the event is not in the signed log";
    vec![
        vector("genuine", sealed, text, right, 0),
        vector(
            "with line ends of Windows",
            &sealed.replace('\n', "\r\n"),
            &text.replace('\n', "\r\n"),
            right,
            1,
        )
        .alone(),
        vector("both receipts", &format!("{sealed}\n{opened}"), "", right, 0).alone(),
        vector("both and the text", &format!("{opened}{sealed}"), text, right, 0).alone(),
        vector("not opened yet", sealed, "", "UNKNOWN: the sealing is in the signed log", 0),
        vector("without UCI", unread, "", "UNKNOWN: this is the text that was sealed", 0).alone(),
        vector("an illegal move", illegal, "", "UNKNOWN: this is the text that was sealed", 0).alone(),
        vector("another move", sealed, &text.replace("uci: g1f3", "uci: e2e4"), "WRONG: this text", 0),
        vector("another nonce", sealed, &changed(text, 9, 10), "WRONG: this text", 0),
        vector("another game", other, text, "WRONG: this text", 0),
        vector("two games", &format!("{other}{opened}"), "", "WRONG: the receipts or the text", 0).alone(),
        vector("only the opening", opened, text, "UNKNOWN: what these receipts prove", 0),
        vector("index", &replaced(index, &format!("index {}", number + 1)), text, not_there, 1),
        vector("index beyond", &replaced(index, &format!("index {size}")), text, not_there, 1),
        vector("size", &replaced(checkpoint + 1, &(size + 1).to_string()), text, unsigned, 1),
        vector("root", &changed(sealed, checkpoint + 2, 5), text, unsigned, 1),
        vector(
            "signature",
            &changed(sealed, checkpoint + 4, sealed.lines().nth(checkpoint + 4).expect("it").len() - 20),
            text,
            unsigned,
            1,
        ),
        vector("hash", &changed(sealed, index + 1, 5), text, not_there, 1),
        vector(
            "a hash less",
            &sealed
                .lines()
                .enumerate()
                .filter(|(n, _)| *n != index + 1)
                .map(|(_, line)| format!("{line}\n"))
                .collect::<String>(),
            text,
            not_there,
            1,
        ),
        vector(
            "event",
            &with_event(sealed, |event| event.replace("\"by\":\"white\"", "\"by\":\"black\"")),
            text,
            not_there,
            1,
        ),
        vector(
            "commitment",
            &with_event(sealed, |event| event.replace("commitment\":\"", "commitment\":\"0")),
            text,
            not_there,
            1,
        ),
        vector(
            "no instant",
            &with_event(sealed, |event| {
                let (before, rest) = event.split_once("\"at\":").expect("an instant");
                format!(
                    "{before}\"at\":8640000000000001{}",
                    rest.trim_start_matches(|c: char| c.is_ascii_digit())
                )
            }),
            text,
            "WRONG: the receipt does not contain",
            1,
        ),
        vector(
            "a second member",
            &with_event(sealed, |event| event.replace("{\"game\"", "{\"game\":9,\"game\"")),
            text,
            "WRONG: the receipt does not contain",
            1,
        ),
        vector(
            "no event",
            &without_event.collect::<String>(),
            text,
            "UNKNOWN: this receipt does not contain",
            2,
        ),
        vector("no receipt", "Hello", text, "UNKNOWN: there is no receipt", 2),
        with_key("in PEM", keys[0].pem(), right, 0),
        with_key("several keys", format!("{stranger}\n{key}\n"), right, 0),
        with_key("another key", stranger.to_string(), unsigned, 1),
        with_key("another name", elsewhere.to_string(), unsigned, 1),
        with_key("no key", String::new(), "UNKNOWN: there is no key", 2),
        with_key("a broken key", key.replacen('+', "+0", 1), "UNKNOWN: there is no key", 2),
    ]
}

impl Vector {
    /// The script reads one receipt, and no line ends of Windows.
    fn alone(self) -> Self {
        Self { script: None, ..self }
    }
}

fn with_event(receipt: &str, change: impl Fn(&str) -> String) -> String {
    let extra = receipt.lines().nth(1).expect("a line").strip_prefix("extra ").expect("the event");
    let event =
        String::from_utf8(data_encoding::BASE64.decode(extra.as_bytes()).expect("base64")).expect("text");
    let other = change(&event);
    assert_ne!(event, other);
    receipt.replace(extra, &data_encoding::BASE64.encode(other.as_bytes()))
}

fn verdict(chromium: &Chromium, vector: &Vector) -> String {
    for (field, text) in [("keys", &vector.keys), ("receipts", &vector.receipts), ("text", &vector.text)] {
        chromium.run(&format!("document.querySelector('[data-part={field}]').value = {}", json!(text)));
    }
    chromium.run("document.querySelector('[data-part=verdict]').textContent = ''");
    chromium.click("[data-part=run]");
    let said = chromium.wait("return document.querySelector('[data-part=verdict]').textContent");
    said.as_str().expect("a sentence").to_owned()
}

#[actix_web::test]
async fn checker_and_script_agree() {
    let Some(chromium) = started() else { return };
    let evidence = Evidence::new().await;
    let socket = Socket::of(&evidence.instance);
    let visitor = Browser::new(&evidence.server);
    let file = evidence.instance.folder.path().join("check.html");
    let page = visitor.get("/check/offline").await;
    assert_eq!(page.answer.header("content-disposition"), "attachment; filename=\"postzug-check.html\"");
    fs::write(&file, &page.answer.text).expect("written");
    for url in [format!("{}/check", socket.url), format!("file://{}", file.display())] {
        chromium.open(&url);
        chromium.wait("return document.querySelector('#check:not([hidden])')");
        chromium.requests();
        for vector in vectors(&evidence) {
            let said = verdict(&chromium, &vector);
            assert!(said.starts_with(vector.verdict), "{}: {said} at {url}", vector.what);
            if let Some(code) = vector.script {
                let script = evidence.by_script(&vector.keys, &vector.receipts);
                assert_eq!(script, Some(code), "{}", vector.what);
            }
        }
        let requests = chromium.requests();
        assert!(requests.is_empty(), "it asked for {requests:?}");
        assert_eq!(chromium.console(), Vec::<String>::new(), "{url}");
    }
}

/// Files are read as what is pasted, and the facts are shown.
#[actix_web::test]
async fn checker_is_good_for_everybody() {
    let Some(chromium) = started() else { return };
    let evidence = Evidence::new().await;
    let socket = Socket::of(&evidence.instance);
    let file = |name: &str, text: &str| {
        let file = evidence.instance.folder.path().join(name);
        fs::write(&file, text).expect("written");
        file.display().to_string()
    };
    let receipts =
        [file("1.tlog-proof", &evidence.sealed), file("2.tlog-proof", &evidence.opened)].join("\n");
    let keys = file("vkeys", &evidence.keys[0].to_string());
    chromium.open(&format!("{}/check", socket.url));
    chromium.wait("return document.querySelector('#check:not([hidden])')");
    check_access(&chromium, "nothing is entered");
    chromium.write("[data-part=receipts-file]", &receipts);
    chromium.write("[data-part=keys-file]", &keys);
    chromium.wait(
        "return ['keys', 'receipts'].every(name => document.querySelector(`[data-part=${name}]`).value)",
    );
    chromium.click("[data-part=run]");
    chromium.wait("return document.querySelector('[data-part=verdict].status').textContent");
    assert_eq!(chromium.run("return document.querySelector('[data-part=move]').textContent"), "Nf3 (g1f3)");
    assert_eq!(chromium.run("return document.querySelector('[data-part=game]').textContent"), "G1");
    let judgement = "return document.querySelector('[data-part=judgement]').textContent";
    assert_eq!(chromium.run(judgement), "played g1f3");
    check_access(&chromium, "it is right");
    assert_eq!(chromium.console(), Vec::<String>::new());
}
