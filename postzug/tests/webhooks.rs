//! Webhooks of the built binary: the receiver of docs/webhooks.md gets every event, however often the service is killed.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs::{self, File},
    net::{TcpListener, TcpStream},
    process::{Child, Command},
    time::Duration,
};

use crate::common::{Service, clients::Http, new_game, patiently};
use serde_json::{Value, json};
use store::testing::{Dice, seed, skipped};

const PATIENCE: Duration = Duration::from_secs(120);
const KILLS: usize = 12;
/// A secret of the receiver, which is in no log.
const KEY: &str = "uVq7KsZ2wPd4";
const MOVES: [&str; 8] = ["g1f3", "g8f6", "f3g1", "f6g8", "b1c3", "b8c6", "c3b1", "c6b8"];

/// The receiver of the page, killed when dropped.
struct Receiver {
    child: Child,
    heard: std::path::PathBuf,
}

impl Receiver {
    fn start(folder: &std::path::Path, port: u16, secret: &str) -> Self {
        let page = include_str!("../../docs/webhooks.md");
        let program = page.split("```python\n").nth(1).unwrap().split("```").next().unwrap();
        assert!(program.lines().filter(|line| !line.is_empty()).count() <= 15, "{program}");
        let program = program.replace("(\"\", 8000)", &format!("(\"127.0.0.1\", {port})"));
        let heard = folder.join("heard");
        let child = Command::new("python3")
            .args(["-c", &program])
            .env("SECRET", secret)
            .stdout(File::create(&heard).unwrap())
            .stderr(File::create(folder.join("receiver")).unwrap())
            .spawn()
            .unwrap();
        let receiver = Self { child, heard };
        patiently(PATIENCE, "the receiver", || TcpStream::connect(("127.0.0.1", port)).ok());
        receiver
    }

    /// Each message: its id, game and event.
    fn heard(&self) -> Vec<(String, i64, i64)> {
        let text = fs::read_to_string(&self.heard).unwrap();
        let whole = text.rsplit_once('\n').map_or("", |(whole, _)| whole);
        let message = |line: &str| {
            let (id, body) = line.split_once(' ').unwrap();
            let body: Value = serde_json::from_str(body).unwrap();
            let number = |name: &str| body["data"][name].as_i64().unwrap();
            (id.to_owned(), number("game"), number("seq"))
        };
        whole.lines().map(message).collect()
    }
}

impl Drop for Receiver {
    fn drop(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

#[test]
fn kills_lose_no_event() {
    if Command::new("python3").arg("--version").output().is_err() {
        return skipped("python3 is not installed");
    }
    let folder = tempfile::tempdir().unwrap();
    // The issuer of tokens is the same in every life, whatever the port.
    let settings = [
        ("POSTZUG_WEBHOOKS__ALLOW_PRIVATE", "true"),
        ("POSTZUG_HTTP__PUBLIC_URL", "http://club.example.org"),
        ("POSTZUG_LOG__FILTER", "trace"),
    ];
    let mut service = Service::start_with(folder.path(), &settings);
    let (_, ann, ben) = service.players();
    let free = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let url = format!("http://127.0.0.1:{free}/hook?key={KEY}");
    let made = ann.done("/v1/webhooks", "hook", &json!({ "url": url })).unwrap();
    let receiver = Receiver::start(folder.path(), free, made["secret"].as_str().unwrap());
    let game = new_game(&ann, &ben, "Ben", "game");
    let dice = Dice::new(seed());
    let (mut ann, mut ben) = (ann, ben);
    for ply in 0..KILLS * 2 {
        let player: &Http = if ply.is_multiple_of(2) { &ann } else { &ben };
        // A game without a third repetition.
        let order = json!({ "message": format!("move {ply}") });
        player.done(&format!("/v1/games/{game}/messages"), &format!("say {ply}"), &order).unwrap();
        if let Some(uci) = MOVES.get(ply) {
            let order = json!({ "move": uci, "ply": ply });
            player.done(&format!("/v1/games/{game}/moves"), &format!("move {ply}"), &order).unwrap();
        }
        if ply.is_multiple_of(2) {
            std::thread::sleep(Duration::from_millis(dice.below(1_500).try_into().unwrap()));
            service.kill();
            service = Service::start_with(folder.path(), &settings);
            (ann, ben) = (ann.at(service.http), ben.at(service.http));
        }
    }
    let version = ann.get(&format!("/v1/games/{game}")).unwrap().body["version"].as_i64().unwrap();
    let expected: BTreeSet<i64> = (1..=version).collect();
    patiently(PATIENCE, "the last event", || {
        let heard: BTreeSet<i64> = receiver.heard().into_iter().map(|(_, _, seq)| seq).collect();
        (heard == expected).then_some(())
    });
    let mut ids: BTreeMap<i64, BTreeSet<String>> = BTreeMap::new();
    for (id, of, seq) in receiver.heard() {
        assert_eq!(of, game);
        ids.entry(seq).or_default().insert(id);
    }
    assert!(ids.values().all(|ids| ids.len() == 1), "a repeat had another id: {ids:?}");
    let path = format!("/v1/webhooks/{}/deliveries?limit=200", made["id"]);
    patiently(PATIENCE, "the end of every delivery", || {
        let page = ann.get(&path).unwrap().body;
        page["items"].as_array().unwrap().iter().all(|delivery| delivery["state"] == "sent").then_some(())
    });
    let log = service.log();
    assert!(log.contains("TRACE") && !log.contains(KEY), "the log has the address of a webhook");
}
