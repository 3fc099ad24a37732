//! The real Scid 4.7.4 of Debian plays through Xfcc.

use std::{
    fs,
    net::TcpStream,
    path::{Path, PathBuf},
    process::{Child, Command},
};

use serde_json::{Value, json};

use crate::{
    behind_dovecot::server::certificate,
    common::{Service, clients::Http, new_game, screen::Screen, wait_until},
};

/// The script that drives Scid, here and in games by mail.
pub const DRIVER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/xfcc/scid.tcl");

/// Returns the installed Scid, if it has all that it needs to play, and these tools are there. Else it says loudly what is
/// missing.
fn installed(screen: Option<&Screen>, tools: &[&str]) -> Option<PathBuf> {
    let without = |why: &str| {
        store::testing::skipped(&format!("Scid does not play: {why}"));
        None
    };
    let packages = Command::new("dpkg").args(["-s", "tdom", "tcl-tls"]).output();
    if screen.is_none() || !packages.is_ok_and(|answer| answer.status.success()) {
        return without("xvfb, tdom and tcl-tls are not here");
    }
    let runs = |tool: &&&str| Command::new(tool).arg("--version").output().is_ok();
    if let Some(tool) = tools.iter().find(|tool| !runs(tool)) {
        return without(&format!("{tool} is not here"));
    }
    let programs = ["/usr/games/tkscid", "/usr/bin/tkscid"].map(PathBuf::from);
    let Some(program) = programs.into_iter().find(|program| program.exists()) else {
        return without("it is not here");
    };
    let module = program.with_file_name("../share/scid/tcl/tools/correspondence.tcl");
    if !fs::read_to_string(module).is_ok_and(|module| module.contains("namespace eval Xfcc")) {
        return without("from version 4.8 on it has no Xfcc");
    }
    Some(program)
}

/// Scid of one user.
struct Scid<'a> {
    screen: &'a Screen,
    program: &'a Path,
    home: &'a Path,
}

impl<'a> Scid<'a> {
    /// Writes the settings as the page for players has them.
    fn set_up(screen: &'a Screen, program: &'a Path, home: &'a Path, at: &str, token: &str) -> Self {
        let config = home.join(".scid4.7/config");
        fs::create_dir_all(&config).expect("a folder");
        let server = format!(
            "<xfcc><server><name>Club</name><uri>{at}/xfcc</uri><user>Ann</user><pass>{token}</pass>\
             <rating>Elo</rating></server></xfcc>"
        );
        fs::write(config.join("xfccrc"), server).expect("its settings");
        Self { screen, program, home }
    }

    /// Starts it, fetches the games and does something in the first one; returns what it showed.
    fn run(&self, action: &str, of: [&str; 2]) -> String {
        let mut command = Command::new(self.program);
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
    let screen = Screen::open();
    let Some((screen, program)) = screen.as_ref().zip(installed(screen.as_ref(), &[])) else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let home = tempfile::tempdir().expect("a folder");
    let service = Service::start(folder.path());
    let (mut outgoing, ann, ben) = service.players();
    let token = token(&ann, &json!(["games:read", "games:write"]));
    let scid = Scid::set_up(screen, &program, home.path(), &format!("http://{}", service.http), &token);

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

/// Ends TLS before the service, as a proxy does: python3 FILE OURS THEIRS CERTIFICATE KEY.
const PROXY: &str = r#"
import socket, ssl, sys, threading

ours, theirs = int(sys.argv[1]), int(sys.argv[2])
context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
context.minimum_version = ssl.TLSVersion.TLSv1_2
context.load_cert_chain(sys.argv[3], sys.argv[4])

def pump(source, to):
    try:
        while data := source.recv(65536):
            to.sendall(data)
    except OSError:
        pass
    for end in (source, to):
        try:
            end.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass

def serve(client):
    try:
        client = context.wrap_socket(client, server_side=True)
    except OSError:
        return
    print(client.version(), flush=True)
    server = socket.create_connection(("127.0.0.1", theirs))
    threading.Thread(target=pump, args=(server, client), daemon=True).start()
    pump(client, server)

listener = socket.create_server(("127.0.0.1", ours))
while True:
    threading.Thread(target=serve, args=(listener.accept()[0],), daemon=True).start()
"#;

struct Proxy {
    child: Child,
    at: String,
    said: PathBuf,
}

impl Proxy {
    fn before(service: &Service, folder: &Path) -> Self {
        certificate(folder, "2");
        let ours = crate::behind_dovecot::server::free_port().port();
        let said = folder.join("proxy");
        let mut python = Command::new("python3");
        python.args(["-c", PROXY, &ours.to_string(), &service.http.port().to_string()]);
        python.arg(folder.join("cert.pem")).arg(folder.join("key.pem"));
        let child = python.stdout(fs::File::create(&said).expect("a file")).spawn().expect("python3");
        wait_until(20, || TcpStream::connect(("127.0.0.1", ours)).is_ok(), || "no proxy".into());
        Self { child, at: format!("https://localhost:{ours}"), said }
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.child.kill().expect("it lives");
        self.child.wait().expect("its end");
    }
}

/// Over TLS, by the buttons of its window. Scid takes any certificate.
#[test]
fn scid_resigns_and_claims_over_tls() {
    let screen = Screen::open();
    let tools = ["openssl", "python3"];
    let Some((screen, program)) = screen.as_ref().zip(installed(screen.as_ref(), &tools)) else { return };
    for (action, moves, termination, result) in [
        ("resign", &["e4", "e5"][..], "resignation", "result: 0"),
        (
            "claim",
            &["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8"],
            "threefold_repetition",
            "result: =",
        ),
    ] {
        let (folder, home) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
        let service = Service::start(folder.path());
        let (_outgoing, ann, ben) = service.players();
        let token = token(&ann, &json!(["games:read", "games:write"]));
        let proxy = Proxy::before(&service, home.path());
        let scid = Scid::set_up(screen, &program, home.path(), &proxy.at, &token);
        let game = format!("/v1/games/{}", new_game(&ann, &ben, "Ben", action));
        for (ply, played) in moves.iter().enumerate() {
            let player = if ply % 2 == 0 { &ann } else { &ben };
            let order = json!({ "move": played, "ply": ply });
            player.done(&format!("{game}/moves"), &format!("{action} {ply}"), &order).expect("201");
        }
        let shown = scid.run(action, ["", ""]);
        assert!(shown.contains("Processing successfull"), "{action}: {shown}");
        let state = ben.read(&game).expect("the game");
        let ended = (&state["termination"], &state["ply"]);
        assert_eq!(ended, (&json!(termination), &json!(moves.len())), "{action}: {state}");
        assert!(scid.run("fetch", ["", ""]).contains(result), "{action}");
        let spoken = fs::read_to_string(&proxy.said).expect("what it said");
        assert!(
            spoken.lines().count() >= 3 && spoken.lines().all(|line| line.starts_with("TLSv1.")),
            "{spoken}"
        );
    }
}
