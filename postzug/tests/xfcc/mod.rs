//! The real Scid 4.7.4 of Debian plays through Xfcc.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use serde_json::{Value, json};

use crate::common::{Service, clients::Http, screen::Screen};

/// The script that drives Scid, here and in games by mail.
pub const DRIVER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/xfcc/scid.tcl");

/// Scid of one user.
struct Scid<'a> {
    screen: &'a Screen,
    program: PathBuf,
    home: &'a Path,
}

impl<'a> Scid<'a> {
    /// Writes the settings as the page for players has them.
    fn set_up(
        screen: &'a Screen,
        home: &'a Path,
        service: &Service,
        user: &str,
        token: &str,
    ) -> Option<Self> {
        let program = ["/usr/games/tkscid", "/usr/bin/tkscid"].map(PathBuf::from);
        let program = program.into_iter().find(|program| program.exists())?;
        let config = home.join(".scid4.7/config");
        fs::create_dir_all(&config).expect("a folder");
        let server = format!(
            "<xfcc><server><name>Club</name><uri>http://{}/xfcc</uri><user>{user}</user><pass>{token}</pass>\
             <rating>Elo</rating></server></xfcc>",
            service.http
        );
        fs::write(config.join("xfccrc"), server).expect("its settings");
        Some(Self { screen, program, home })
    }

    fn has_xfcc(&self) -> bool {
        let module = self.program.with_file_name("../share/scid/tcl/tools/correspondence.tcl");
        fs::read_to_string(module).is_ok_and(|module| module.contains("namespace eval Xfcc"))
    }

    /// Starts it, fetches the games and does something in the first one; returns what it showed.
    fn run(&self, action: &str, of: [&str; 2]) -> String {
        let mut command = Command::new(&self.program);
        command.arg(DRIVER).arg(self.program.with_file_name("scid")).arg(action).args(of);
        command
            .env_clear()
            .env("HOME", self.home)
            .env("DISPLAY", &self.screen.display)
            .env("LC_ALL", "C.UTF-8");
        command.env("PATH", "/usr/bin:/bin").current_dir(self.home);
        let output = command.output().expect("Scid starts");
        let shown = String::from_utf8_lossy(&output.stdout).into_owned();
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success() && shown.contains("SCID done"), "{action}: {shown}{errors}");
        shown
    }
}

fn token(player: &Http, scopes: &Value) -> String {
    let body = json!({ "label": "Scid", "scopes": scopes });
    let made = player.done("/v1/me/tokens", "token", &body).expect("a token");
    made["token"].as_str().expect("its secret").to_owned()
}

#[test]
fn scid_fetches_games_and_moves() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = tempfile::tempdir().expect("a folder");
    let service = Service::start(folder.path());
    let (mut outgoing, ann, ben) = service.players();
    let token = token(&ann, &json!(["games:read", "games:write"]));
    let packages = Command::new("dpkg").args(["-s", "tdom", "tcl-tls"]).output();
    let Some(screen) = Screen::open().filter(|_| packages.is_ok_and(|answer| answer.status.success())) else {
        return store::testing::skipped("Scid does not play: xvfb, tdom and tcl-tls are not here");
    };
    let Some(scid) = Scid::set_up(&screen, home.path(), &service, "Ann", &token) else {
        return store::testing::skipped("Scid does not play: it is not here");
    };
    if !scid.has_xfcc() {
        return store::testing::skipped("Scid does not play: from version 4.8 on it has no Xfcc");
    }

    let challenge = json!({ "opponent": "Ben", "color": "white" });
    ann.done("/v1/challenges", "challenge", &challenge).expect("a challenge");
    outgoing.expect(crate::common::BEN, "challenge").expect("Ben is asked");
    let begun = ben.done("/v1/challenges/1/accept", "accept", &json!({})).expect("a game");
    let game = format!("/v1/games/{}", begun["game"]);

    // Before the first move, and again with the game in its database.
    for _ in 0..2 {
        assert!(scid.run("fetch", ["", ""]).contains("result: *"));
    }
    let shown = scid.run("move", ["e4", "good luck & <have> fun"]);
    assert!(shown.contains("Processing successfull"), "{shown}");
    let order = json!({ "move": "e5", "ply": 1, "message": "the same & \"more\" {to} you" });
    ben.done(&format!("{game}/moves"), "e5", &order).expect("201");
    let texts = ben.read(&format!("{game}/messages")).expect("the messages");
    assert_eq!(texts["messages"][0]["text"], "good luck & <have> fun");

    // Another session of Scid, on the same game of its own database.
    let shown = scid.run("offer", ["Nf3", ""]);

    assert!(shown.contains("the same & \"more\" (to) you"), "{shown}");
    assert!(
        shown.contains("1.e4") && shown.contains("e5") && shown.contains("Processing successfull"),
        "{shown}"
    );
    let state = ben.read(&game).expect("the game");
    assert_eq!((&state["ply"], &state["draw_offer"]["by"]), (&json!(3), &json!("white")), "{state}");
    // Scid adds moves to its own game only where a comment ends them.
    let order = json!({ "move": "Nc6", "ply": 3 });
    ben.done(&format!("{game}/moves"), "Nc6", &order).expect("201");
    // Text in brackets is for Scid alone.
    let shown = scid.run("move", ["Bb5", "[.]"]);
    assert!(shown.contains("Processing successfull"), "{shown}");
    scid.run("fetch", ["", ""]);
    let order = json!({ "move": "a6", "ply": 5, "draw_offer": true, "message": "well?" });
    ben.done(&format!("{game}/moves"), "a6", &order).expect("201");

    // Scid sends the last move of its record, Black's, and the comment after it with a mark.
    let shown = scid.run("accept", ["", ""]);
    assert!(shown.contains("Processing successfull"), "{shown}");
    let state = ben.read(&game).expect("the game");
    assert_eq!((&state["termination"], &state["ply"]), (&json!("agreement"), &json!(6)), "{state}");
    let shown = scid.run("fetch", ["", ""]);
    assert!(shown.contains("result: ="), "{shown}");
    let texts = ben.read(&format!("{game}/messages")).expect("the messages");
    assert_eq!(texts["messages"].as_array().map(Vec::len), Some(3), "{texts}");
    assert!(!service.log().contains(&token), "{}", service.log());
}
