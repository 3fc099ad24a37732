//! The bot of docs/api.md plays with the built binary, and misses nothing when the service is killed.

use std::{
    fs::{self, File},
    path::{Path, PathBuf},
    process::{Child, Command},
    time::Duration,
};

use crate::common::{Service, clients::Http, patiently};
use rustix::process::{Pid, Signal, kill_process};
use serde_json::json;
use store::testing::skipped;

const PATIENCE: Duration = Duration::from_secs(120);
const KILLS: i64 = 3;

/// The program of the page, killed when dropped.
struct Bot {
    child: Child,
    said: PathBuf,
}

impl Bot {
    fn start(folder: &Path, service: &Service, token: &str) -> Self {
        let page = include_str!("../../docs/api.md");
        let section = page.split("\n## A bot\n").nth(1).unwrap();
        let program = section.split("```python\n").nth(1).unwrap().split("```").next().unwrap();
        let said = folder.join("bot");
        let child = Command::new("python3")
            .args(["-c", program])
            .env("SERVICE", format!("http://{}", service.http))
            .env("TOKEN", token)
            .env("no_proxy", "*")
            .stdout(File::create(&said).unwrap())
            .stderr(File::create(folder.join("errors")).unwrap())
            .spawn()
            .unwrap();
        Self { child, said }
    }

    fn signal(&self, signal: Signal) {
        kill_process(Pid::from_child(&self.child), signal).unwrap();
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

/// Plays the first legal move for the position.
fn play(player: &Http, game: i64, ply: i64) {
    let legal = player.read(&format!("/v1/games/{game}/legal")).unwrap();
    let order = json!({ "move": legal["moves"][0]["uci"], "ply": ply });
    player.done(&format!("/v1/games/{game}/moves"), &format!("move {ply}"), &order).unwrap();
}

#[test]
fn bot_plays_through_kills() {
    if Command::new("python3").arg("--version").output().is_err() {
        return skipped("python3 is not installed");
    }
    let folder = tempfile::tempdir().unwrap();
    let public = ("POSTZUG_HTTP__PUBLIC_URL", "http://club.example.org");
    let mut service = Service::start_with(folder.path(), &[public]);
    let http = service.http.to_string();
    let (_, ann, ben) = service.players();
    let order = json!({ "label": "bot", "scopes": ["games:read", "games:write"] });
    let token = ben.done("/v1/me/tokens", "token", &order).unwrap()["token"].as_str().unwrap().to_owned();
    let challenge = json!({ "opponent": "Ben", "color": "white" });
    let posted = ann.done("/v1/challenges", "challenge", &challenge).unwrap()["challenge"].clone();

    let bot = Bot::start(folder.path(), &service, &token);
    let challenge = format!("/v1/challenges/{posted}");
    let game = patiently(PATIENCE, "the game", || ann.read(&challenge).unwrap()["game"].as_i64());
    let path = format!("/v1/games/{game}");
    let ply = || ann.read(&path).unwrap()["ply"].as_i64().unwrap();
    play(&ann, game, 0);
    patiently(PATIENCE, "the first answer", || (ply() == 2).then_some(()));
    for kills in 1..=KILLS {
        // The move is made while the bot has no connection: only its last id brings it.
        bot.signal(Signal::STOP);
        service.kill();
        service = Service::start_with(folder.path(), &[public, ("POSTZUG_HTTP__BIND", http.as_str())]);
        play(&ann, game, 2 * kills);
        bot.signal(Signal::CONT);
        patiently(PATIENCE, "an answer", || (ply() == 2 * kills + 2).then_some(()));
    }
    // Agreed on the bot's move, an adjournment takes a sealed one.
    bot.signal(Signal::STOP);
    let last = 2 * KILLS + 2;
    play(&ann, game, last);
    let adjournment = format!("{path}/adjournment");
    ann.done(&adjournment, "adjourn", &json!({ "action": "propose", "ply": last + 1 })).unwrap();
    ben.done(&adjournment, "adjourn", &json!({ "action": "accept", "ply": last + 1 })).unwrap();
    bot.signal(Signal::CONT);
    patiently(PATIENCE, "a sealed move", || (ann.read(&path).unwrap()["phase"] == "adjourned").then_some(()));
    assert_eq!(ben.read("/v1/me/games?to_move=true").unwrap()["items"], json!([]));
    let events = ann.read(&format!("{path}/events?limit=200")).unwrap();
    let events = events["items"].as_array().unwrap().iter();
    let moves = events.filter(|event| event["event"]["type"] == "moved").count();
    assert_eq!(i64::try_from(moves).unwrap(), last + 1);
    let said = fs::read_to_string(&bot.said).unwrap();
    assert!(said.lines().all(|line| line.starts_with("connecting again: ")), "a request was refused: {said}");
}
