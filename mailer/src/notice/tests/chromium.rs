//! The HTML in a real browser: by day and by night, on a telephone of 320 px, and for those who have it read aloud (axe-core).
//! The pictures are in `target/mails`, to be looked at.

use std::{
    fs,
    io::{BufRead as _, BufReader, Lines, Write as _},
    path::{Path, PathBuf},
    process::{Child, ChildStdout, Command as Process, Stdio},
};

use data_encoding::BASE64;
use serde_json::{Value, json};

use super::{
    html::{html_of, in_html},
    *,
};

/// As root, byte-equal pictures, no desktop.
const FLAGS: [&str; 9] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--hide-scrollbars",
    "--force-device-scale-factor=1",
    "--force-color-profile=srgb",
    "--font-render-hinting=none",
    "--disable-lcd-text",
    "--lang=en",
];

struct Browser {
    driver: Child,
    /// Held open: a driver that writes to a closed pipe ends.
    output: Lines<BufReader<ChildStdout>>,
    session: String,
}

impl Browser {
    fn start() -> Option<Self> {
        let mut driver = Process::new("chromedriver").arg("--port=0").stdout(Stdio::piped()).spawn().ok()?;
        let output = BufReader::new(driver.stdout.take().expect("piped")).lines();
        let mut browser = Self { driver, output, session: String::new() };
        let mut said = Vec::new();
        let port = browser.output.by_ref().map_while(Result::ok).find_map(|line| {
            let port = line.split_once("started successfully on port ");
            let port = port.map(|(_, port)| port.trim_end_matches('.').to_owned());
            said.push(line);
            port
        });
        let Some(port) = port else {
            panic!("chromedriver ended with {:?} after it said {said:#?}", browser.driver.wait());
        };
        let driver = format!("http://127.0.0.1:{port}/session");
        let options = json!({"capabilities": {"alwaysMatch": {"goog:chromeOptions": {"args": FLAGS}}}});
        let begun = post(&driver, &options);
        browser.session = format!("{driver}/{}", begun["sessionId"].as_str().expect("a session"));
        Some(browser)
    }

    fn command(&self, name: &str, body: &Value) -> Value {
        post(&format!("{}/{name}", self.session), body)
    }

    fn devtools(&self, name: &str, parameters: &Value) -> Value {
        self.command("goog/cdp/execute", &json!({"cmd": name, "params": parameters}))
    }

    fn run(&self, script: &str) -> Value {
        self.command("execute/async", &json!({"script": script, "args": []}))
    }

    fn open(&self, file: &Path, width: u32, scheme: &str) {
        let metrics = json!({"width": width, "height": 900, "deviceScaleFactor": 2, "mobile": width < 400});
        self.devtools("Emulation.setDeviceMetricsOverride", &metrics);
        let features = json!([{"name": "prefers-color-scheme", "value": scheme}]);
        self.devtools("Emulation.setEmulatedMedia", &json!({"features": features}));
        self.command("url", &json!({"url": format!("file://{}", file.display())}));
    }

    fn picture(&self, file: &Path) {
        let shot = self.devtools("Page.captureScreenshot", &json!({"captureBeyondViewport": true}));
        let png = BASE64.decode(shot["data"].as_str().expect("a picture").as_bytes()).expect("base64");
        fs::write(file, png).expect("written");
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // A browser outlives a driver that is killed.
        if !self.session.is_empty() {
            drop(ureq::delete(&self.session).call());
        }
        drop(self.driver.kill());
        drop(self.driver.wait());
    }
}

fn post(url: &str, body: &Value) -> Value {
    let agent: ureq::Agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
    let answer: Value =
        agent.post(url).send_json(body).expect("an answer").body_mut().read_json().expect("JSON");
    assert!(answer["value"]["error"].is_null(), "{url}: {answer}");
    answer["value"].clone()
}

/// The mails that are looked at.
fn mails() -> Vec<(&'static str, String)> {
    let table = moved();
    let html =
        |table: &Table, given: &OutgoingMail| html_of(&table.write(&in_html(given).expect("a reader")));
    let given = table.mail(MailKind::YourMove, Color::White);
    let entry =
        Entry { line: "12. Nf9".into(), answer: "Not a move.\n  8 r . b".to_owned().into(), ok: false };
    let mut answer = table.mail(MailKind::Transcript, Color::White);
    answer.row.mail.details = MailDetails::Transcript(Transcript {
        entries: vec![entry],
        summary: "Nothing was played.".to_owned().into(),
        ..Transcript::default()
    });
    let mut mails = vec![
        ("your-move", html(&table, &given)),
        ("your-move-ar", html(&table, &in_language(&given, "ar").expect("a reader"))),
        ("answer", html(&table, &answer)),
    ];
    let mut table = Table::new();
    mails.push(("game-started", html(&table, &table.mail(MailKind::GameStarted, Color::Black))));
    table.play("e4");
    table.instance.clock.advance(Span::hours(97));
    mails.push(("reminder", html(&table, &table.mail(MailKind::Reminder, Color::Black))));
    table.by(Color::White, &Command::Resign);
    mails.push(("game-over", html(&table, &table.mail(MailKind::GameOver, Color::Black))));
    mails
}

#[test]
fn html_is_good_in_a_browser() {
    let target = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target");
    let axe = fs::read_to_string(target.join("tools/node_modules/axe-core/axe.min.js"));
    let is_needed = std::env::var_os("CI").is_some();
    let (Ok(axe), Some(browser)) = (axe, Browser::start()) else {
        assert!(!is_needed, "chromium-driver or axe-core is missing");
        // Not through what a test prints, which nobody sees.
        let told =
            b"!!! SKIPPED: mails in a browser need chromium-driver and axe-core 4.14.1 in target/tools\n";
        return std::io::stderr().write_all(told).expect("it is told");
    };
    let folder: PathBuf = target.join("mails");
    fs::create_dir_all(&folder).expect("a folder");
    let folder = folder.canonicalize().expect("a folder");
    for (name, html) in mails() {
        let file = folder.join(format!("{name}.html"));
        fs::write(&file, html).expect("written");
        for (width, scheme) in [(320, "light"), (320, "dark"), (800, "light"), (800, "dark")] {
            browser.open(&file, width, scheme);
            browser.picture(&folder.join(format!("{name}-{width}-{scheme}.png")));
            let overflow = browser.run("arguments[0](document.documentElement.scrollWidth)");
            assert_eq!(overflow, json!(width), "{name} is wider than {width} px");
            // axe takes no account of the colour of the screen itself.
            let found = browser.run(&format!(
                "{axe};document.documentElement.style.background = 'Canvas';const done = arguments[0];axe.run().then(({{violations}}) => done(violations.map(found => \
                 [found.id, found.nodes.map(node => node.html + node.failureSummary)])))"
            ));
            assert_eq!(found, json!([]), "{name} at {width} px, {scheme}");
        }
    }
}
