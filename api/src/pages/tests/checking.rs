//! The checker of sealed moves, on its page and as a file: it says what `verify.sh` and the library say.

use std::{fs, process::Command};

use app::log::{LogProof, Opening, Reader, Statement, Vkey, keys_in};
use serde_json::json;
use store::testing::{chromium::started, driver::Driver};

use super::{
    browser::Browser,
    chromium::{Socket, check_access},
    evidence::{Evidence, Own},
};

impl Evidence {
    /// Returns the answer of `verify.sh` to the first receipt: 0 if it is in the log, 1 if it is WRONG, 2 if unknown.
    fn by_script(&self, vector: &Vector) -> Option<i32> {
        let folder = self.instance.folder.path();
        let file = |name: &str, text: &str| {
            fs::write(folder.join(name), text).expect("written");
            folder.join(name)
        };
        let (keys, receipt) = (file("key", &vector.keys), file("receipt", &vector.receipts));
        let bundle = folder.join("bundle");
        fs::create_dir_all(bundle.join("log")).expect("a folder");
        for (index, note) in Statement::notes_in(&vector.statements).iter().enumerate() {
            file(&format!("bundle/log/{}.txt", index + 1), &format!("postzug log entry 1\nsalt 0\n{note}"));
        }
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../log/src/verify.sh");
        let mut command = Command::new("bash");
        command.arg(script).arg("-k").arg(keys).arg("-r").arg(receipt).arg(&bundle);
        let ended = command.output().expect("bash");
        fs::remove_dir_all(bundle).expect("removed");
        ended.status.code()
    }
}

/// Returns the verdict of the library on the same.
fn by_library(vector: &Vector) -> i32 {
    let Some(keys) = keys_in(&vector.keys).ok().filter(|keys| !keys.is_empty()) else { return 2 };
    let mut reader = Reader::trusting_under(keys);
    for note in Statement::notes_in(&vector.statements) {
        reader.read(&note);
    }
    if !vector.receipts.starts_with("c2sp.org/tlog-proof@v1\n") {
        return 2;
    }
    let Ok(proof) = LogProof::parse(&vector.receipts) else { return 1 };
    let Some(extra) = &proof.extra else { return 2 };
    let Some(opening) = Opening::parse(extra) else { return 1 };
    let name = proof.checkpoint.lines().next().unwrap_or_default().to_owned();
    i32::from(proof.check(&opening.entry(), &reader.vkeys(&[name])).is_err())
}

/// Puts another character for one in a line.
fn changed(text: &str, line: usize, at: usize) -> String {
    let mut lines: Vec<String> = text.split('\n').map(str::to_owned).collect();
    let other = if lines[line].as_bytes()[at] == b'A' { "B" } else { "A" };
    lines[line].replace_range(at..=at, other);
    lines.join("\n")
}

pub(super) struct Vector {
    pub(super) what: &'static str,
    keys: String,
    /// The text below the keys.
    statements: String,
    receipts: String,
    text: String,
    pub(super) verdict: &'static str,
    script: Option<i32>,
}

/// Each with what the page and the script say of it.
pub(super) fn vectors(evidence: &Evidence) -> Vec<Vector> {
    let Evidence { keys, sealed, opened, other, text, own, renewed, statements, statement, .. } = evidence;
    let [unread, illegal, no_move, elsewhere_in_game, twice] = &own[..] else { panic!("the texts") };
    let both = |own: &Own| format!("{}\n{}", own.sealed, own.opened);
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
        statements: String::new(),
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
    let not_judged =
        "UNKNOWN: this is the text that was sealed, and the sealing is in the signed log. The judgement";
    let no_move_in_it =
        "UNKNOWN: this is the text that was sealed, and the sealing is in the signed log. Nothing";
    let stated = |what, said: &str, verdict, script| Vector {
        statements: said.to_owned(),
        ..vector(what, renewed, text, verdict, script)
    };
    let forged = changed(
        statements,
        statements.lines().count() - 1,
        statements.lines().last().expect("a line").len() - 20,
    );
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
        vector("without UCI", &both(unread), "", not_judged, 0).alone(),
        vector("without UCI, not opened yet", &unread.sealed, &unread.text, no_move_in_it, 0),
        vector("an illegal move", &both(illegal), "", not_judged, 0).alone(),
        vector("another word for UCI", &no_move.sealed, &no_move.text, no_move_in_it, 0),
        vector(
            "of another move of the game",
            &elsewhere_in_game.sealed,
            &elsewhere_in_game.text,
            no_move_in_it,
            0,
        ),
        vector(
            "that and its opening",
            &both(elsewhere_in_game),
            "",
            "UNKNOWN: the sealing is in the signed log, and",
            0,
        )
        .alone(),
        vector("two moves in a text", &twice.sealed, &twice.text, no_move_in_it, 0),
        vector("two moves, opened", &both(twice), &twice.text, not_judged, 0).alone(),
        vector(
            "the opening of another envelope",
            &format!("{}{}", unread.sealed, illegal.opened),
            "",
            "WRONG: the receipts or the text",
            0,
        )
        .alone(),
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
        stated("a new key", "", unsigned, 1),
        stated("a new key and its introduction", statements, right, 0),
        stated("with line ends of Windows", &statements.replace('\n', "\r\n"), right, 0).alone(),
        stated("a forged introduction", &forged, unsigned, 1),
        Vector {
            keys: stranger.to_string(),
            ..stated("the introduction by a stranger", statements, unsigned, 1)
        },
        Vector { keys: elsewhere.to_string(), ..stated("a key of another log", statements, unsigned, 1) },
        vector("the introduction as a receipt", &format!("{statement}\n{renewed}"), text, right, 0).alone(),
        vector("only the introduction", statement, text, "UNKNOWN: this is what the service states", 1),
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

pub(super) fn verdict(browser: &Driver, vector: &Vector) -> String {
    let keys = format!("{}\n{}", vector.keys, vector.statements);
    for (field, text) in [("keys", &keys), ("receipts", &vector.receipts), ("text", &vector.text)] {
        browser.run(&format!("document.querySelector('[data-part={field}]').value = {}", json!(text)));
    }
    browser.run("document.querySelector('[data-part=verdict]').textContent = ''");
    browser.click("[data-part=run]");
    let said = browser.wait("return document.querySelector('[data-part=verdict]').textContent");
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
                assert_eq!(evidence.by_script(&vector), Some(code), "{}", vector.what);
                assert_eq!(by_library(&vector), code, "{}", vector.what);
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
