//! A real browser that tests drive: Chromium by its driver, and the rules of accessibility of axe-core.

use std::{
    cell::Cell,
    fs,
    ops::Deref,
    path::{Path, PathBuf},
    process::Command,
};

use data_encoding::BASE64;
use serde_json::{Value, json};

use super::{
    driver::{Driver, Program},
    skipped,
};

/// The greatest height of a picture, in pixels.
const TALLEST: f64 = 8000.0;

/// Flags for root, byte-equal pictures, no desktop.
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

/// Writes to the console what a page does that its policy forbids.
const VIOLATIONS: &str = "addEventListener('securitypolicyviolation', ({ effectiveDirective: directive, blockedURI: what }) => \
                          console.error(`securitypolicyviolation: ${directive} ${what}`))";

/// A Chromium with its driver.
#[derive(Debug)]
pub struct Chromium {
    driver: Driver,
    axe: String,
    /// The width of the screen that was asked for last, in CSS pixels.
    width: Cell<u32>,
}

impl Deref for Chromium {
    type Target = Driver;

    fn deref(&self) -> &Driver {
        &self.driver
    }
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
        let (driver, port) = Program::start_until(Command::new("chromedriver").arg("--port=0"), |line| {
            let (_, port) = line.split_once("started successfully on port ")?;
            port.trim_end_matches('.').parse().ok()
        })?;
        let capabilities = json!({
            "goog:chromeOptions": {"args": FLAGS},
            "goog:loggingPrefs": {"browser": "ALL", "performance": "ALL"},
        });
        let browser =
            Self { driver: Driver::begin(port, capabilities, vec![driver]), axe, width: Cell::new(0) };
        browser.devtools("Page.addScriptToEvaluateOnNewDocument", &json!({"source": VIOLATIONS}));
        Some(browser)
    }

    /// A command of the developer tools.
    #[track_caller]
    pub fn devtools(&self, name: &str, parameters: &Value) -> Value {
        self.command("goog/cdp/execute", &json!({"cmd": name, "params": parameters}))
    }

    /// A screen of this size; below 400 px that of a phone, with two points for a pixel.
    pub fn screen(&self, width: u32, height: u32, scheme: &str) {
        self.width.set(width);
        let is_phone = width < 400;
        let scale = if is_phone { 2 } else { 1 };
        let metrics =
            json!({"width": width, "height": height, "deviceScaleFactor": scale, "mobile": is_phone});
        self.devtools("Emulation.setDeviceMetricsOverride", &metrics);
        self.prefer(&[("prefers-color-scheme", scheme)]);
    }

    /// Demands a screen as wide as was asked for, and a page that is no wider. A window of Chromium alone is never narrower
    /// than 500 px.
    #[track_caller]
    pub fn check_width(&self, page: &str) {
        // The window of a phone grows with what is too wide, and the width of its content does not.
        let widths = self.run(
            "const { clientWidth, scrollWidth } = document.documentElement; return [scrollWidth, clientWidth, innerWidth]",
        );
        let width = self.width.get();
        assert_eq!(widths, json!([width, width, width]), "{page} is as wide as its screen: {}", self.url());
    }

    /// Sets the preferences of its reader, as media features with their values, and no other.
    pub fn prefer(&self, features: &[(&str, &str)]) {
        let features = features.iter().map(|(name, value)| json!({"name": name, "value": value}));
        self.devtools("Emulation.setEmulatedMedia", &json!({"features": Vec::from_iter(features)}));
    }

    /// Writes the page as PNG, down to [`TALLEST`].
    pub fn picture(&self, file: &Path) {
        let size = &self.devtools("Page.getLayoutMetrics", &json!({}))["cssContentSize"];
        let mut wanted = json!({"captureBeyondViewport": true});
        let density = self.run("return devicePixelRatio").as_f64().unwrap_or(1.0);
        let tallest = TALLEST / density;
        // Beyond some height Chromium has no memory for a picture.
        if size["height"].as_f64().is_some_and(|height| height > tallest) {
            wanted["clip"] = json!({"x": 0, "y": 0, "width": size["width"], "height": tallest, "scale": 1});
        }
        let shot = self.devtools("Page.captureScreenshot", &wanted);
        let png = BASE64.decode(shot["data"].as_str().expect("a picture").as_bytes()).expect("base64");
        fs::write(file, png).expect("written");
    }

    /// Returns the violations of the rules of accessibility on the page.
    pub fn axe(&self) -> Value {
        self.axe_in("html")
    }

    /// [`Self::axe`] in the elements of the page that these are, and below them.
    pub fn axe_in(&self, css: &str) -> Value {
        // The size of targets (WCAG 2.2, 2.5.8) is off unless it is asked for.
        const CHECK: &str = "const [css, done] = arguments; axe.run(css, {rules: {'target-size': {enabled: true}}, \
                             resultTypes: ['violations']}).then(({violations}) => done(violations.map(found => \
                             [found.id, found.nodes.map(node => node.html + node.failureSummary)])))";
        if self.run("return typeof axe === 'undefined'") == json!(true) {
            self.run(&self.axe);
        }
        self.command("execute/async", &json!({"script": CHECK, "args": [css]}))
    }

    /// Returns the lines written to the console since the last look.
    ///
    /// A browser also reports that it cleared what it kept at a sign-out. That line is left out.
    pub fn console(&self) -> Vec<String> {
        let mut told = self.log("browser");
        told.retain(|message| !message.contains("Clear-Site-Data header on"));
        told
    }

    /// Every request since the last look, with address, headers and body as the developer tools record them.
    pub fn requests(&self) -> Vec<Value> {
        let sent = |message: &Value| {
            let method = message["method"].as_str().unwrap_or_default();
            method.starts_with("Network.request") || method.starts_with("Network.webSocket")
        };
        let messages = self.messages().into_iter().filter(sent);
        messages.map(|message| message["params"].clone()).collect()
    }

    /// Returns the records of the developer tools since the last look.
    pub fn messages(&self) -> Vec<Value> {
        let recorded = self.log("performance").into_iter();
        let recorded = recorded.filter_map(|text| serde_json::from_str::<Value>(&text).ok());
        recorded.map(|entry| entry["message"].clone()).collect()
    }

    fn log(&self, kind: &str) -> Vec<String> {
        let entries = self.command("se/log", &json!({"type": kind}));
        let entries = entries.as_array().expect("entries").iter();
        entries.map(|entry| entry["message"].as_str().expect("a message").to_owned()).collect()
    }
}
