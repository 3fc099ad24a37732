//! A newcomer on a fresh service without a mail server: a game against themselves, in two browsers.

use std::{
    process::Command,
    time::{Duration, Instant},
};

use store::testing::chromium::{self, Chromium};

use crate::common::{Service, patiently, text};

/// Forms that a newcomer sends before the first move is played. They are two sign-ups of two forms, a challenge that is shown
/// and then made, its acceptance, and the move.
const FORMS: usize = 8;
const LONGEST: Duration = Duration::from_secs(60);

/// Somebody in front of a browser, who reads and does what the pages say.
struct Newcomer {
    browser: Chromium,
    forms: usize,
}

impl Newcomer {
    fn send(&mut self, button: &str, to: &str) {
        self.browser.click(button);
        self.forms += 1;
        self.browser.wait(&format!("return location.pathname.match(/^{}$/)", to.replace('/', "\\/")));
    }

    fn go(&self, link: &str, to: &str) {
        self.browser.click(link);
        self.browser.wait(&format!("return location.pathname.match(/^{}$/)", to.replace('/', "\\/")));
    }

    /// Signs up from the form to the page behind it, with the code that the command on the page shows.
    fn sign_up(&mut self, name: &str, to: &str) {
        self.browser.write("input[name=name]", name);
        let email = format!("{name}@example.org").to_lowercase();
        self.browser.write("input[name=email]", &email);
        self.send("main form button", "/sign-in/code");
        let command = self.browser.text("main pre");
        let code = patiently(Duration::from_secs(10), "the code", || {
            let mail = text(&Command::new("sh").args(["-c", &command]).output().unwrap().stdout);
            let is_code = |line: &&str| line.len() == 8 && line.parse::<u32>().is_ok();
            let code = mail.lines().map(str::trim).find(is_code).map(str::to_owned);
            code.filter(|_| mail.contains(&format!("To: {email}")))
        });
        self.browser.write("input[name=code]", &code);
        self.send("main form button", to);
    }
}

#[test]
fn newcomer_plays_in_two_browsers() {
    let (Some(here), Some(there)) = (chromium::started(), chromium::started()) else { return };
    let folder = tempfile::tempdir().unwrap();
    let service = Service::start(folder.path());
    let begun = Instant::now();
    let [mut ann, mut ben] = [here, there].map(|browser| Newcomer { browser, forms: 0 });

    ann.browser.open(&format!("http://{}/", service.http));
    ann.go("main a[href='/sign-up']", "/sign-up");
    ann.sign_up("Ann", "/games");
    ben.browser.open(&ann.browser.text("main code"));
    ben.go("main a[href^='/sign-up']", "/sign-up");
    ben.sign_up("Ben", "/new/1");
    ben.send("main form button", "/new");
    ben.send("main form button", "/seeks");
    ann.browser.open(&format!("http://{}/games", service.http));
    ann.send("button[value=accept]", "/g/1");
    ben.go("header a[href='/games']", "/games");
    ben.go("main a[href='/g/1']", "/g/1");

    let (mover, other) = if ann.browser.run("return document.querySelector('#move') !== null") == true {
        (&mut ann, &ben)
    } else {
        (&mut ben, &ann)
    };
    mover.browser.write("#move input[name=move]", "e4");
    mover.send("#move button", "/g/1");
    // The other page shows it by itself.
    other.browser.wait("return document.querySelectorAll('ol.moves a').length === 1");
    let (took, forms) = (begun.elapsed(), ann.forms + ben.forms);
    println!("a game against oneself: {forms} forms, {} ms", took.as_millis());
    assert!(forms <= FORMS && took < LONGEST, "{forms} forms, {took:?}");
    for browser in [&ann.browser, &ben.browser] {
        assert_eq!(browser.console(), Vec::<String>::new());
    }
}

/// The page and the word that `admin create` prints.
#[test]
fn first_administrator_signs_in_by_page() {
    let Some(browser) = chromium::started() else { return };
    let folder = tempfile::tempdir().unwrap();
    let service = Service::start(folder.path());
    let public = ("POSTZUG_HTTP__PUBLIC_URL", format!("http://{}", service.http));
    let made = crate::common::run(
        folder.path(),
        &["admin", "create", "Rita", "rita@example.org"],
        &[(public.0, public.1.as_str())],
    );
    let said = text(&made.stdout);
    let indented: Vec<&str> = said.lines().filter_map(|line| line.strip_prefix("  ")).collect();
    let [page, word] = *indented else { panic!("a page and a word: {said}") };
    browser.open(page);
    for (typed, path) in [("no-such-word", "/sign-in/first"), (word, "/admin")] {
        browser.write("input[name=printed]", typed);
        browser.click("main button");
        browser.wait(&format!(
            "return location.pathname === '{path}' && document.querySelector('.refused, ul.plain')"
        ));
    }
    // It is good once.
    browser.click("footer button");
    browser.wait("return location.pathname === '/'");
    browser.open(page);
    browser.write("input[name=printed]", word);
    browser.click("main button");
    browser.wait("return document.querySelector('.refused') !== null");
    let told = browser.console();
    assert_eq!(told.len(), 2, "two refusals alone: {told:?}");
}
