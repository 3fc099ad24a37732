//! Chromium by its driver, on a server with a socket, with all that it sends and says recorded.

use std::{
    fs,
    io::{BufRead as _, BufReader, Lines, Write as _},
    path::Path,
    process::{Child, ChildStdout, Command, Stdio},
    sync::mpsc,
    thread,
};

use actix_web::{HttpServer, rt::System};
use data_encoding::BASE64;
use serde_json::{Value, json};

use crate::{server, state::HttpState};

/// As root, no desktop.
const FLAGS: [&str; 6] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--hide-scrollbars",
    "--force-device-scale-factor=1",
    "--lang=en",
];

/// The key under which WebDriver names an element.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// Serves at a port of this machine, in a thread of its own; returns the address.
pub fn serve(state: HttpState) -> String {
    let (tell, told) = mpsc::channel();
    thread::spawn(move || {
        System::new().block_on(async move {
            let server = HttpServer::new(move || server::app(state.clone())).workers(1).disable_signals();
            let server = server.bind(("127.0.0.1", 0)).expect("a port");
            tell.send(server.addrs()[0]).expect("somebody waits");
            server.run().await.expect("it serves");
        });
    });
    format!("http://{}", told.recv().expect("an address"))
}

pub struct Chromium {
    driver: Child,
    /// Held open: a driver that writes to a closed pipe ends.
    output: Lines<BufReader<ChildStdout>>,
    session: String,
    axe: String,
}

impl Chromium {
    /// `None`, and it is told, where it or axe-core is not installed; not in CI.
    pub fn start() -> Option<Self> {
        let axe =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/tools/node_modules/axe-core/axe.min.js");
        let axe = fs::read_to_string(axe);
        let driver = Command::new("chromedriver").arg("--port=0").stdout(Stdio::piped()).spawn();
        let (Ok(axe), Ok(mut driver)) = (axe, driver) else {
            assert!(std::env::var_os("CI").is_none(), "chromium-driver or axe-core is missing");
            // Not through what a test prints, which nobody sees.
            let told =
                b"!!! SKIPPED: pages with scripts need chromium-driver and axe-core 4.14.1 in target/tools\n";
            std::io::stderr().write_all(told).expect("it is told");
            return None;
        };
        let output = BufReader::new(driver.stdout.take().expect("piped")).lines();
        let mut chromium = Self { driver, output, session: String::new(), axe };
        let port = chromium.output.by_ref().map_while(Result::ok).find_map(|line| {
            let port = line.split_once("started successfully on port ");
            port.map(|(_, port)| port.trim_end_matches('.').to_owned())
        });
        let driver = format!("http://127.0.0.1:{}/session", port.expect("the driver starts"));
        let options = json!({"capabilities": {"alwaysMatch": {
            "goog:chromeOptions": {"args": FLAGS},
            "goog:loggingPrefs": {"performance": "ALL", "browser": "ALL"},
        }}});
        let begun = post(&driver, &options);
        chromium.session = format!("{driver}/{}", begun["sessionId"].as_str().expect("a session"));
        Some(chromium)
    }

    fn command(&self, name: &str, body: &Value) -> Value {
        post(&format!("{}/{name}", self.session), body)
    }

    fn devtools(&self, name: &str, parameters: &Value) -> Value {
        self.command("goog/cdp/execute", &json!({"cmd": name, "params": parameters}))
    }

    /// Gives it the session of a browser that signed in without scripts.
    pub fn sign_in(&self, at: &str, secret: &str) {
        let cookie = json!({"url": at, "name": "__Host-postzug", "value": secret, "path": "/", "secure": true, "httpOnly": true});
        self.devtools("Network.setCookie", &cookie);
    }

    pub fn open(&self, url: &str) {
        self.command("url", &json!({ "url": url }));
    }

    /// What a script returns that runs beside those of the page, once it is there.
    pub fn run(&self, script: &str) -> Value {
        self.command("execute/sync", &json!({"script": script, "args": []}))
    }

    fn find(&self, css: &str) -> String {
        let found = self.command("element", &json!({"using": "css selector", "value": css}));
        format!("element/{}", found[ELEMENT].as_str().expect("an element"))
    }

    pub fn click(&self, css: &str) {
        self.command(&format!("{}/click", self.find(css)), &json!({}));
    }

    /// Types into a field, or names a file for it.
    pub fn write(&self, css: &str, text: &str) {
        self.command(&format!("{}/value", self.find(css)), &json!({ "text": text }));
    }

    /// Waits until a script returns something else than nothing.
    #[track_caller]
    pub fn wait(&self, script: &str) -> Value {
        let wait = format!(
            "const done = arguments[0]; const look = () => {{ const found = (() => {{ {script} }})(); \
             if (found) done(found); else setTimeout(look, 20); }}; look();"
        );
        self.command("execute/async", &json!({"script": wait, "args": []}))
    }

    /// What axe-core finds, and whether it is wider than a small telephone, by day, and by night from right to left.
    #[track_caller]
    pub fn check_access(&self, page: &str) {
        for (scheme, direction) in [("light", "ltr"), ("dark", "rtl")] {
            self.run(&format!("document.documentElement.dir = '{direction}'"));
            let features = json!([{"name": "prefers-color-scheme", "value": scheme}]);
            self.devtools("Emulation.setEmulatedMedia", &json!({ "features": features }));
            let metrics = json!({"width": 320, "height": 900, "deviceScaleFactor": 1, "mobile": true});
            self.devtools("Emulation.setDeviceMetricsOverride", &metrics);
            assert_eq!(self.run("return document.documentElement.scrollWidth"), 320, "{page}");
            let found = self.command(
                "execute/async",
                &json!({"args": [], "script": format!(
                    "{};const done = arguments[0];axe.run().then(({{violations}}) => done(violations.map(found => \
                     [found.id, found.nodes.map(node => node.html + node.failureSummary)])))", self.axe)}),
            );
            assert_eq!(found, json!([]), "{page}, {scheme}, {direction}");
            self.picture(&format!("{page}-{scheme}").replace(' ', "-"));
            self.devtools("Emulation.clearDeviceMetricsOverride", &json!({}));
        }
    }

    /// Keeps the whole page in `target/pages`, to be looked at.
    fn picture(&self, name: &str) {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/pages");
        fs::create_dir_all(&folder).expect("a folder");
        let shot = self.devtools("Page.captureScreenshot", &json!({"captureBeyondViewport": true}));
        let png = BASE64.decode(shot["data"].as_str().expect("a picture").as_bytes()).expect("base64");
        fs::write(folder.join(format!("{name}.png")), png).expect("written");
    }

    fn log(&self, kind: &str) -> Vec<Value> {
        self.command("se/log", &json!({ "type": kind })).as_array().expect("entries").clone()
    }

    /// Every request since the last look: with address, headers and body as DevTools records them.
    pub fn requests(&self) -> Vec<Value> {
        let entries = self.log("performance").into_iter();
        let messages = entries.filter_map(|entry| serde_json::from_str(entry["message"].as_str()?).ok());
        let named = messages.map(|message: Value| message["message"].clone());
        named
            .filter(|message| {
                message["method"].as_str().is_some_and(|method| {
                    method.starts_with("Network.request") || method.starts_with("Network.webSocket")
                })
            })
            .map(|message| message["params"].clone())
            .collect()
    }

    /// What it wrote to its console since the last look, which is where breaches of the policy are told.
    pub fn console(&self) -> Vec<Value> {
        self.log("browser")
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

#[track_caller]
fn post(url: &str, body: &Value) -> Value {
    let agent: ureq::Agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
    let answer: Value =
        agent.post(url).send_json(body).expect("an answer").body_mut().read_json().expect("JSON");
    assert!(answer["value"]["error"].is_null(), "{url}: {answer}");
    answer["value"].clone()
}
