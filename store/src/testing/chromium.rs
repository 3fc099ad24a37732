//! A real browser that tests drive: Chromium by its driver, and the rules of accessibility of axe-core.

use std::{
    fs,
    io::{BufRead as _, BufReader, Lines},
    path::{Path, PathBuf},
    process::{Child, ChildStdout, Command as Process, Stdio},
    time::{Duration, Instant},
};

use data_encoding::BASE64;
use serde_json::{Value, json};

use super::skipped;

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

/// What has not happened by then does not.
const LONGEST: Duration = Duration::from_secs(20);

/// The name of an element in answers of the driver (W3C WebDriver, 12).
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// A browser with its driver.
#[derive(Debug)]
pub struct Chromium {
    driver: Child,
    /// Held open: a driver that writes to a closed pipe ends.
    output: Lines<BufReader<ChildStdout>>,
    session: String,
    axe: String,
}

/// The folder of what is built: pictures go there.
#[must_use]
pub fn target() -> PathBuf {
    let target = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target");
    target.canonicalize().unwrap_or(target)
}

/// A browser, or a loud word that the test is skipped.
///
/// # Panics
///
/// In CI, if there is none.
#[must_use]
pub fn started() -> Option<Chromium> {
    let axe = fs::read_to_string(target().join("tools/node_modules/axe-core/axe.min.js"));
    let browser = axe.ok().and_then(Chromium::start);
    if browser.is_none() {
        skipped("pages and mails in a browser need chromium-driver, and axe-core 4.14.1 in target/tools");
    }
    browser
}

#[expect(clippy::missing_panics_doc, reason = "a test ends where its browser does not do what it should")]
impl Chromium {
    fn start(axe: String) -> Option<Self> {
        let mut driver = Process::new("chromedriver").arg("--port=0").stdout(Stdio::piped()).spawn().ok()?;
        let output = BufReader::new(driver.stdout.take().expect("piped")).lines();
        let mut browser = Self { driver, output, session: String::new(), axe };
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
        let capabilities = json!({
            "goog:chromeOptions": {"args": FLAGS},
            "goog:loggingPrefs": {"browser": "ALL", "performance": "ALL"},
            // An element may be on the next page only.
            "timeouts": {"implicit": 10_000},
        });
        let begun = post(&driver, &json!({"capabilities": {"alwaysMatch": capabilities}}));
        browser.session = format!("{driver}/{}", begun["sessionId"].as_str().expect("a session"));
        Some(browser)
    }

    /// A command of WebDriver.
    #[track_caller]
    pub fn command(&self, name: &str, body: &Value) -> Value {
        post(&format!("{}/{name}", self.session), body)
    }

    /// A question of WebDriver.
    #[track_caller]
    fn ask(&self, name: &str) -> Value {
        let url = format!("{}/{name}", self.session);
        value(&url, agent().get(&url).call().expect("an answer"))
    }

    /// A command of the developer tools.
    #[track_caller]
    pub fn devtools(&self, name: &str, parameters: &Value) -> Value {
        self.command("goog/cdp/execute", &json!({"cmd": name, "params": parameters}))
    }

    /// Returns the value of a script.
    #[track_caller]
    pub fn run(&self, script: &str) -> Value {
        self.command("execute/sync", &json!({"script": script, "args": []}))
    }

    /// A screen of this size; below 400 px that of a phone.
    pub fn screen(&self, width: u32, height: u32, scheme: &str) {
        let metrics =
            json!({"width": width, "height": height, "deviceScaleFactor": 2, "mobile": width < 400});
        self.devtools("Emulation.setDeviceMetricsOverride", &metrics);
        let features = json!([{"name": "prefers-color-scheme", "value": scheme}]);
        self.devtools("Emulation.setEmulatedMedia", &json!({"features": features}));
    }

    /// Goes to an address.
    pub fn open(&self, url: &str) {
        self.command("url", &json!({"url": url}));
    }

    /// The address of the page.
    pub fn url(&self) -> String {
        self.ask("url").as_str().expect("an address").to_owned()
    }

    /// Writes the whole page as PNG.
    pub fn picture(&self, file: &Path) {
        let shot = self.devtools("Page.captureScreenshot", &json!({"captureBeyondViewport": true}));
        let png = BASE64.decode(shot["data"].as_str().expect("a picture").as_bytes()).expect("base64");
        fs::write(file, png).expect("written");
    }

    /// What breaks the rules of accessibility.
    pub fn axe(&self) -> Value {
        let script = format!(
            "{};const done = arguments[0];axe.run().then(({{violations}}) => done(violations.map(found => \
             [found.id, found.nodes.map(node => node.html + node.failureSummary)])))",
            self.axe
        );
        self.command("execute/async", &json!({"script": script, "args": []}))
    }

    /// What was written to the console since the last look.
    pub fn console(&self) -> Vec<String> {
        self.log("browser")
    }

    /// Every request since the last look, with address, headers and body as the developer tools record them.
    pub fn requests(&self) -> Vec<Value> {
        let recorded = self.log("performance").into_iter();
        let messages = recorded.filter_map(|text| serde_json::from_str::<Value>(&text).ok());
        let sent = |message: &Value| {
            let method = message["method"].as_str().unwrap_or_default();
            method.starts_with("Network.request") || method.starts_with("Network.webSocket")
        };
        let messages = messages.map(|entry| entry["message"].clone()).filter(sent);
        messages.map(|message| message["params"].clone()).collect()
    }

    fn log(&self, kind: &str) -> Vec<String> {
        let entries = self.command("se/log", &json!({"type": kind}));
        let entries = entries.as_array().expect("entries").iter();
        entries.map(|entry| entry["message"].as_str().expect("a message").to_owned()).collect()
    }

    #[track_caller]
    fn element(&self, css: &str) -> String {
        let found = self.command("element", &json!({"using": "css selector", "value": css}));
        format!("element/{}", found[ELEMENT].as_str().expect("an element"))
    }

    /// Waits until the value of a script is something, and returns it.
    #[track_caller]
    pub fn wait(&self, script: &str) -> Value {
        let nothing = [Value::Null, json!(false), json!(""), json!(0)];
        let until = Instant::now() + LONGEST;
        loop {
            let value = self.run(script);
            if !nothing.contains(&value) {
                return value;
            }
            assert!(Instant::now() < until, "{script}: {}", self.run("return document.body.innerText"));
        }
    }

    /// Clicks an element.
    #[track_caller]
    pub fn click(&self, css: &str) {
        self.command(&format!("{}/click", self.element(css)), &json!({}));
    }

    /// Types into an element, behind what is there.
    #[track_caller]
    pub fn write(&self, css: &str, text: &str) {
        self.command(&format!("{}/value", self.element(css)), &json!({"text": text}));
    }

    /// Types where the focus is.
    #[track_caller]
    pub fn keys(&self, keys: &str) {
        let actions = keys
            .chars()
            .flat_map(|key| ["keyDown", "keyUp"].map(|kind| json!({"type": kind, "value": key.to_string()})));
        let actions: Vec<_> = actions.collect();
        self.command("actions", &json!({"actions": [{"type": "key", "id": "keys", "actions": actions}]}));
    }

    /// Drags an element to another, with a mouse or by touch.
    #[track_caller]
    pub fn drag(&self, from: &str, to: &str, pointer: &str) {
        let at = |css: &str| {
            let element = self.element(css);
            json!({ELEMENT: element.trim_start_matches("element/")})
        };
        let shift =
            |css: &str| json!({"type": "pointerMove", "duration": 50, "origin": at(css), "x": 0, "y": 0});
        let actions = json!([shift(from), {"type": "pointerDown", "button": 0}, shift(to), {"type": "pointerUp", "button": 0}]);
        let source = json!({"type": "pointer", "id": pointer, "parameters": {"pointerType": pointer}, "actions": actions});
        self.command("actions", &json!({"actions": [source]}));
    }

    /// The text of an element as it is seen.
    #[track_caller]
    pub fn text(&self, css: &str) -> String {
        let text = self.ask(&format!("{}/text", self.element(css)));
        text.as_str().expect("a text").replace('\u{a0}', " ")
    }

    /// Another tab; returns the one that was there.
    pub fn open_tab(&self) -> String {
        let before = self.ask("window").as_str().expect("a tab").to_owned();
        let new = self.command("window/new", &json!({"type": "tab"}));
        self.show_tab(new["handle"].as_str().expect("a tab"));
        before
    }

    /// Shows a tab.
    pub fn show_tab(&self, tab: &str) {
        self.command("window", &json!({"handle": tab}));
    }

    /// To the page before.
    pub fn back(&self) {
        self.command("back", &json!({}));
    }
}

impl Drop for Chromium {
    fn drop(&mut self) {
        // A browser outlives a driver that is killed.
        if !self.session.is_empty() {
            drop(ureq::delete(&self.session).call());
        }
        drop(self.driver.kill());
        drop(self.driver.wait());
    }
}

fn agent() -> ureq::Agent {
    ureq::Agent::config_builder().http_status_as_error(false).build().into()
}

#[track_caller]
fn post(url: &str, body: &Value) -> Value {
    value(url, agent().post(url).send_json(body).expect("an answer"))
}

#[track_caller]
fn value(url: &str, mut answer: ureq::http::Response<ureq::Body>) -> Value {
    let answer: Value = answer.body_mut().read_json().expect("JSON");
    assert!(answer["value"]["error"].is_null(), "{url}: {answer}");
    answer["value"].clone()
}
