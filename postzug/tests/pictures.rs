//! The pictures of README: the page of a game, the mail about it, and the arbiter's queue, of a game that is played here.
//! `.ci/pictures` puts them into docs/pictures; every other run leaves them in `target/pictures`.

use std::{fs, path::PathBuf};

use serde_json::{Value, json};
use store::testing::chromium::{self, Chromium};

use crate::common::{
    ANN, Service,
    clients::{Http, Outgoing, sign_up},
    run,
};

const MOVES: [&str; 12] = ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6", "O-O", "Be7", "Re1", "b5"];
/// The most bytes that a reader of README waits for.
const LARGEST: u64 = 100_000;

fn post(who: &Http, path: &str, body: &Value) -> Value {
    who.done(path, &format!("{path} {body}"), body).unwrap()
}

/// A club with four games, of which three wait for an arbiter.
struct Club {
    service: Service,
    outgoing: Outgoing,
    ann: Http,
    ben: Http,
    carla: Http,
}

impl Club {
    fn new(folder: &std::path::Path) -> Self {
        let service = Service::start_with(folder, &[("POSTZUG_SITE_NAME", "Chess Club Example")]);
        let (mut outgoing, ann, ben) = service.players();
        let mut arbiter = |name: &str| {
            let email = format!("{name}@club.example.org").to_lowercase();
            let client = sign_up(&ann, &mut outgoing, name, &email).unwrap();
            assert!(run(folder, &["admin", "role", name, "arbiter"], &[]).status.success());
            client
        };
        let (carla, dora) = (arbiter("Carla"), arbiter("Dora"));
        let club = Self { service, outgoing, ann, ben, carla };
        club.spring_cup();
        let adjourned = club.game("Summer Cup", &json!({}));
        post(&club.ann, &format!("{adjourned}/moves"), &json!({ "move": "d4", "ply": 0 }));
        post(&club.ben, &format!("{adjourned}/adjournment"), &json!({ "action": "propose" }));
        post(&club.ann, &format!("{adjourned}/adjournment"), &json!({ "action": "accept", "ply": 1 }));
        post(&club.ben, &format!("{adjourned}/seal"), &json!({ "move": "Nf6", "ply": 1 }));
        let appealed = club.game("Autumn Cup", &json!({}));
        let warning = json!({ "act": { "kind": "warn", "side": "black" }, "reason": "Please be kind." });
        post(&dora, &format!("{appealed}/acts"), &warning);
        post(&club.ben, &format!("{appealed}/acts/2/appeal"), &json!({ "message": "I was." }));
        let left = club.game("Winter Cup", &json!({ "withdrawal": { "then": "adjudicated" } }));
        let withdrawal = json!({ "confirm": true, "scope": "event", "reason": "I am ill." });
        post(&club.ann, &format!("{left}/withdrawal"), &withdrawal);
        club
    }

    /// A new game of Ann and Ben; its address in the API.
    fn game(&self, tournament: &str, regulations: &Value) -> String {
        let new =
            json!({ "white": "Ann", "black": "Ben", "tournament": tournament, "regulations": regulations });
        format!("/v1/games/{}", post(&self.carla, "/v1/games", &new)["game"])
    }

    fn spring_cup(&self) {
        let game = self.game("Spring Cup", &json!({}));
        for (text, ply) in MOVES.iter().zip(0..) {
            let who = if ply % 2 == 0 { &self.ann } else { &self.ben };
            let is_last = ply + 1 == MOVES.len();
            let mut order = json!({ "move": text, "ply": ply, "draw_offer": is_last });
            if is_last {
                order["message"] = "A quiet game. Shall we agree on a draw?".into();
            }
            post(who, &format!("{game}/moves"), &order);
        }
    }

    fn sign_in(&mut self, browser: &Chromium, email: &str) {
        browser.open(&format!("http://{}/sign-in", self.service.http));
        browser.write("input[name=email]", email);
        browser.click("main form button");
        browser.wait("return location.pathname === '/sign-in/code'");
        let mail = self.outgoing.expect(email, "code").unwrap();
        browser.write("input[name=code]", &mail.code().unwrap());
        browser.click("main form button");
        browser.wait("return location.pathname === '/games'");
    }

    fn show(&self, browser: &Chromium, path: &str) {
        browser.open(&format!("http://{}{path}", self.service.http));
    }
}

/// Writes what is seen of a page in a window of this size.
fn take(browser: &Chromium, name: &str, [width, height]: [u32; 2]) {
    let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
    browser.devtools("Emulation.setDeviceMetricsOverride", &metrics);
    let shot = browser.devtools("Page.captureScreenshot", &json!({}));
    let png = data_encoding::BASE64.decode(shot["data"].as_str().unwrap().as_bytes()).unwrap();
    let folder = match std::env::var_os("POSTZUG_PICTURES") {
        Some(folder) => PathBuf::from(folder),
        None => chromium::target().join("pictures"),
    };
    fs::create_dir_all(&folder).unwrap();
    let file = folder.join(format!("{name}.png"));
    fs::write(&file, png).unwrap();
    let size = fs::metadata(&file).unwrap().len();
    assert!(size <= LARGEST, "{name} has {size} bytes");
}

#[test]
fn pictures_of_readme_are_made() {
    let Some(browser) = chromium::started() else { return };
    let folder = tempfile::tempdir().unwrap();
    let mut club = Club::new(folder.path());

    let mail = club.outgoing.take(ANN, "offered a draw", None).unwrap();
    let page = folder.path().join("mail.html");
    fs::write(&page, mail.html).unwrap();
    browser.open(&format!("file://{}", page.display()));
    take(&browser, "mail", [640, 860]);

    club.sign_in(&browser, ANN);
    club.show(&browser, "/g/1");
    take(&browser, "game", [640, 860]);
    // Another browser would be as good.
    browser.click("footer button");
    browser.wait("return location.pathname === '/'");
    club.sign_in(&browser, "carla@club.example.org");
    club.show(&browser, "/desk");
    assert!(browser.text("main").contains("Envelopes (1)"), "{}", browser.text("main"));
    take(&browser, "desk", [640, 860]);
}
