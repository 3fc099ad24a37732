//! A real browser that tests drive by W3C WebDriver, whatever its engine.

use std::{
    io::{BufRead as _, BufReader, Lines},
    process::{Child, ChildStdout, Command, Stdio},
    time::{Duration, Instant},
};

use serde_json::{Value, json};

/// Ends every wait.
const LONGEST: Duration = Duration::from_secs(20);

/// The most starts of a program.
const STARTS: usize = 5;

/// The name of an element in answers of the driver (W3C WebDriver, 12).
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// A program that ends with the test.
#[derive(Debug)]
pub(super) struct Program {
    child: Child,
    /// Held open: a program that writes to a closed pipe ends.
    output: Lines<BufReader<ChildStdout>>,
}

impl Program {
    /// Starts it; `None` if it is not installed.
    pub(super) fn start(command: &mut Command) -> Option<Self> {
        let mut child = command.stdout(Stdio::piped()).spawn().ok()?;
        let output = BufReader::new(child.stdout.take().expect("piped")).lines();
        Some(Self { child, output })
    }

    /// Starts it until a line of its output says something; `None` if it is not installed. A driver ends where another
    /// program takes the port that it chose.
    pub(super) fn start_until<T>(
        command: &mut Command,
        read: impl Fn(&str) -> Option<T>,
    ) -> Option<(Self, T)> {
        let mut said = Vec::new();
        for _ in 0..STARTS {
            let mut program = Self::start(command)?;
            let found = program.output.by_ref().map_while(Result::ok).find_map(|line| {
                let found = read(&line);
                said.push(line);
                found
            });
            if let Some(found) = found {
                return Some((program, found));
            }
        }
        panic!("{command:?} ended after it said {said:#?}")
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

/// A browser with its driver.
#[derive(Debug)]
pub struct Driver {
    session: String,
    /// In the order in which they end.
    _programs: Vec<Program>,
}

#[expect(clippy::missing_panics_doc, reason = "a test ends where its browser does not do what it should")]
impl Driver {
    /// Begins a session with the driver on this port, which is the first of the programs.
    pub(super) fn begin(port: u16, mut capabilities: Value, programs: Vec<Program>) -> Self {
        let driver = format!("http://127.0.0.1:{port}/session");
        // An element may be on the next page only.
        capabilities["timeouts"] = json!({"implicit": 10_000});
        let begun = post(&driver, &json!({"capabilities": {"alwaysMatch": capabilities}}));
        let session = format!("{driver}/{}", begun["sessionId"].as_str().expect("a session"));
        Self { session, _programs: programs }
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
        value(&url, &read(agent().get(&url).call().expect("an answer")))
    }

    /// Returns the value of a script.
    #[track_caller]
    pub fn run(&self, script: &str) -> Value {
        self.command("execute/sync", &json!({"script": script, "args": []}))
    }

    /// Goes to an address.
    pub fn open(&self, url: &str) {
        self.command("url", &json!({"url": url}));
    }

    /// The address of the page.
    pub fn url(&self) -> String {
        self.ask("url").as_str().expect("an address").to_owned()
    }

    /// A command that changes nothing. WebKit breaks it off where the page goes away meanwhile: the next page is asked.
    #[track_caller]
    fn look(&self, name: &str, body: &Value) -> Value {
        let (url, until) = (format!("{}/{name}", self.session), Instant::now() + LONGEST);
        loop {
            let answer = read(agent().post(&url).send_json(body).expect("an answer"));
            if answer["value"]["error"] != "no such frame" || Instant::now() > until {
                return value(&url, &answer);
            }
        }
    }

    #[track_caller]
    fn element(&self, css: &str) -> String {
        let found = self.look("element", &json!({"using": "css selector", "value": css}));
        format!("element/{}", found[ELEMENT].as_str().expect("an element"))
    }

    /// Waits until the value of a script is something, and returns it.
    #[track_caller]
    pub fn wait(&self, script: &str) -> Value {
        let nothing = [Value::Null, json!(false), json!(""), json!(0)];
        let until = Instant::now() + LONGEST;
        loop {
            let value = self.look("execute/sync", &json!({"script": script, "args": []}));
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
        self.press(&[from, to], pointer);
    }

    /// Taps an element with a finger, wherever on the page it is.
    #[track_caller]
    pub fn tap(&self, css: &str) {
        let script = "arguments[0].scrollIntoView({block: 'nearest'})";
        self.command("execute/sync", &json!({"script": script, "args": [self.reference(css)]}));
        self.press(&[css], "touch");
    }

    /// Presses a pointer on the first of these elements, and leaves it on the last.
    #[track_caller]
    fn press(&self, way: &[&str], pointer: &str) {
        let shift = |css: &&str| json!({"type": "pointerMove", "duration": 50, "origin": self.reference(css), "x": 0, "y": 0});
        let mut actions = Vec::from_iter(way.iter().map(shift));
        actions.insert(1, json!({"type": "pointerDown", "button": 0}));
        actions.push(json!({"type": "pointerUp", "button": 0}));
        let source = json!({"type": "pointer", "id": pointer, "parameters": {"pointerType": pointer}, "actions": actions});
        self.command("actions", &json!({"actions": [source]}));
    }

    /// An element as an argument of a command.
    #[track_caller]
    fn reference(&self, css: &str) -> Value {
        json!({ELEMENT: self.element(css).trim_start_matches("element/")})
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

    /// Goes to the page before.
    pub fn back(&self) {
        self.command("back", &json!({}));
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // A browser outlives a driver that is killed.
        drop(ureq::delete(&self.session).call());
    }
}

fn agent() -> ureq::Agent {
    ureq::Agent::config_builder().http_status_as_error(false).build().into()
}

#[track_caller]
fn post(url: &str, body: &Value) -> Value {
    value(url, &read(agent().post(url).send_json(body).expect("an answer")))
}

fn read(mut answer: ureq::http::Response<ureq::Body>) -> Value {
    answer.body_mut().read_json().expect("JSON")
}

#[track_caller]
fn value(url: &str, answer: &Value) -> Value {
    assert!(answer["value"]["error"].is_null(), "{url}: {answer}");
    answer["value"].clone()
}
