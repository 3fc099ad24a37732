//! Two people play a whole game through the built binary: Ann by the pages only, in a browser; Ben by mail only. On the
//! phone of a player a mail leads to a game.

use std::time::Duration;

use domain::{
    Position,
    notation::{Letters, Notation, write},
};
use serde_json::{Value, json};
use store::testing::chromium::{self, Chromium};

use crate::{
    common::{ANN, BEN, Service, clients::ReceivedMail, new_game, patiently},
    end_to_end::{OPERA, check, reply},
};

/// The keys in the protocol of the driver.
const TAB: &str = "\u{e004}";
const ENTER: &str = "\u{e007}";
/// Less and more of a file, and of a rank.
const ARROWS: [[&str; 2]; 2] = [["\u{e012}", "\u{e014}"], ["\u{e015}", "\u{e013}"]];
/// Notes the kind of each pointer that presses something on a page.
const POINTERS: &str =
    "var pointers = []; addEventListener('pointerdown', (event) => pointers.push(event.pointerType), true)";
/// The most fields, links and buttons of a page.
const STOPS: usize = 120;

/// The ways to work a page.
#[derive(Copy, Clone, Eq, PartialEq)]
enum Way {
    Pointer,
    WithoutScripts,
    Keys,
}

/// Ann in front of her browser.
struct Player {
    browser: Chromium,
    way: Way,
}

impl Player {
    /// Moves the focus to an element by the tabulator.
    #[track_caller]
    fn reach(&self, css: &str) {
        let is_there = format!("return document.activeElement.matches(`{css}`)");
        self.browser.wait(&format!("return document.querySelector(`{css}`) !== null"));
        for _ in 0..STOPS {
            if self.browser.run(&is_there) == true {
                return;
            }
            self.browser.keys(TAB);
        }
        panic!("no key leads to {css} on {}", self.browser.url());
    }

    #[track_caller]
    fn press(&self, css: &str) {
        if self.way == Way::Keys {
            self.reach(css);
            self.browser.keys(ENTER);
        } else {
            self.browser.click(css);
        }
    }

    #[track_caller]
    fn fill(&self, css: &str, text: &str) {
        if self.way == Way::Keys {
            self.reach(css);
            self.browser.keys(text);
        } else {
            self.browser.write(css, text);
        }
    }

    /// Chooses an option of a list by its first letter.
    #[track_caller]
    fn choose(&self, css: &str, value: &str) {
        if self.way == Way::Keys {
            self.reach(css);
            self.browser.keys(&value[..1]);
            assert_eq!(self.browser.run(&format!("return document.querySelector(`{css}`).value")), value);
        } else {
            self.browser.click(&format!("{css} option[value={value}]"));
        }
    }

    /// Presses an element that leads to another page.
    #[track_caller]
    fn go(&self, css: &str, to: &str) {
        self.press(css);
        self.browser.wait(&format!("return location.pathname === '{to}'"));
    }

    /// The square with the focus, or that of a piece which can move.
    fn at(&self) -> Value {
        self.browser.run("return document.activeElement.parentElement.dataset.square ?? ''")
    }

    /// Walks over the board.
    #[track_caller]
    fn walk(&self, to: &str) {
        let from = self.at();
        for (axis, [less, more]) in ARROWS.into_iter().enumerate() {
            let at = |square: &str| i16::from(square.as_bytes()[axis]);
            let steps = at(to) - at(from.as_str().unwrap());
            let key = if steps < 0 { less } else { more };
            self.browser.keys(&key.repeat(usize::from(steps.unsigned_abs())));
        }
        assert_eq!(self.at(), to);
    }

    #[track_caller]
    fn play(&self, uci: &str) {
        let (from, to) = uci.split_at(2);
        let square = |name: &str| format!("[data-square={name}] button");
        match self.way {
            Way::Keys => {
                self.reach(".board [data-square] button");
                for square in [from, to] {
                    self.walk(square);
                    self.browser.keys(ENTER);
                }
            }
            Way::Pointer => [from, to].iter().for_each(|name| self.browser.click(&square(name))),
            Way::WithoutScripts => {
                self.browser.click(&square(from));
                self.browser.wait("return document.querySelector('.board .target') !== null");
                self.browser.click(&square(to));
                self.browser.wait("return document.querySelector('#unsent').textContent !== ''");
            }
        }
        self.press("#send button");
    }

    /// Waits until this number of half-moves is shown. Scripts show a reply by themselves.
    #[track_caller]
    fn wait_for(&self, plies: usize) {
        let is_shown = format!("return document.querySelectorAll('ol.moves a').length === {plies}");
        if self.way == Way::WithoutScripts {
            patiently(Duration::from_secs(20), "the reply", || {
                self.browser.command("refresh", &json!({}));
                (self.browser.run(&is_shown) == true).then_some(())
            });
        } else {
            self.browser.wait(&is_shown);
        }
    }
}

/// Plays from the form to sign in to the mate.
fn play_to_mate(way: Way) {
    let Some(browser) = chromium::started() else { return };
    let folder = tempfile::tempdir().unwrap();
    let service = Service::start(folder.path());
    let (mut outgoing, _, _) = service.players();
    let scripts = json!({"value": way == Way::WithoutScripts});
    browser.devtools("Emulation.setScriptExecutionDisabled", &scripts);
    let ann = Player { browser, way };

    ann.browser.open(&format!("http://{}/", service.http));
    ann.go("header a[href='/sign-in']", "/sign-in");
    ann.fill("input[name=email]", ANN);
    ann.go("main button", "/sign-in/code");
    ann.fill("input[name=code]", &outgoing.expect(ANN, "code").unwrap().code().unwrap());
    ann.go("main button", "/games");
    ann.go("header a[href='/new']", "/new");
    ann.fill("input[name=opponent]", "Ben");
    ann.choose("select[name=colour]", "white");
    ann.press("main form button");
    ann.browser.wait("return document.querySelector('input[name=confirm]') !== null");
    ann.go("main form button", "/seeks");
    let letter = outgoing.expect(BEN, "challenge").unwrap();
    reply(&service, &letter, "accept C1");
    outgoing.expect(ANN, "Ben").unwrap();
    ann.go("header a[href='/games']", "/games");
    ann.go("main a[href='/g/1']", "/g/1");
    // A script makes a grid of the board.
    ann.browser.wait("return document.readyState === 'complete'");
    let has_grid = ann.browser.run("return document.querySelector('.board[role=grid]') !== null");
    assert_eq!(has_grid, way != Way::WithoutScripts);

    let mut position = Position::default();
    for (ply, uci) in OPERA.iter().enumerate() {
        let m = position.from_uci(uci).unwrap();
        if ply % 2 == 0 {
            ann.play(uci);
        } else {
            let number = u16::try_from(ply).unwrap();
            let letter = outgoing.take(BEN, "Reply with your move", Some(number)).unwrap();
            let (notation, letters) = (Notation::default(), Letters::default());
            reply(&service, &letter, &write(m, &position, notation, letters));
        }
        ann.wait_for(ply + 1);
        position = position.play(m).unwrap();
    }
    assert!(ann.browser.text("main").contains("1-0"), "{}", ann.browser.text("main"));
    assert_eq!(ann.browser.console(), Vec::<String>::new());
    for address in [ANN, BEN] {
        check(&outgoing.expect(address, "1-0").unwrap(), &position);
    }
    let verified = crate::common::run(folder.path(), &["audit", "verify"], &[]);
    assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stdout));
}

#[test]
fn page_against_mail_ends_in_mate() {
    play_to_mate(Way::Pointer);
}

#[test]
fn page_without_scripts_against_mail() {
    play_to_mate(Way::WithoutScripts);
}

#[test]
fn keys_alone_against_mail() {
    play_to_mate(Way::Keys);
}

/// The path of the page that a mail leads to.
fn linked(letter: &ReceivedMail) -> String {
    let is_end = |c: char| c.is_whitespace() || c == '>';
    let path = letter.text.split("/g/").nth(1).and_then(|rest| rest.split(is_end).next());
    path.map(|path| format!("/g/{path}")).unwrap_or_else(|| panic!("no link in:\n{}", letter.text))
}

/// A player on the way follows the link of a mail, signs in, moves with two taps, and sees which games wait.
#[test]
fn phone_moves_from_mail_by_taps() {
    let Some(browser) = chromium::started() else { return };
    let folder = tempfile::tempdir().unwrap();
    let service = Service::start(folder.path());
    let (mut outgoing, ann, ben) = service.players();
    let [other, game] = ["other", "game"].map(|key| new_game(&ann, &ben, "Ben", key));
    ann.done(&format!("/v1/games/{game}/moves"), "first", &json!({"move": "e2e4", "ply": 0})).unwrap();
    let link = linked(&outgoing.take(BEN, "Reply with your move", Some(1)).unwrap());
    assert_eq!(link, format!("/g/{game}"));

    browser.screen(360, 740, "light");
    browser.devtools("Emulation.setTouchEmulationEnabled", &json!({"enabled": true, "maxTouchPoints": 5}));
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", &json!({"source": POINTERS}));
    let arrives = |path: &str| browser.wait(&format!("return location.pathname === '{path}'"));
    browser.open(&format!("http://{}{link}", service.http));
    arrives("/sign-in");
    assert_eq!(browser.run("return matchMedia('(pointer: coarse)').matches"), true);
    browser.tap("input[name=email]");
    browser.keys(BEN);
    browser.tap("main button");
    arrives("/sign-in/code");
    browser.tap("input[name=code]");
    browser.keys(&outgoing.expect(BEN, "code").unwrap().code().unwrap());
    browser.tap("main button");
    // Signed in, the player is where the mail led, and not at the list.
    arrives(&link);
    browser.wait("return document.querySelector('.board[role=grid]') !== null");
    browser.tap("[data-square=e7] button");
    browser.tap("[data-square=e5] button");
    let ply = || ann.read(&format!("/v1/games/{game}")).unwrap()["ply"].clone();
    assert_eq!(ply(), 1, "a tap sends nothing");
    assert_eq!(browser.run("return pointers"), json!(["touch", "touch"]), "two taps choose the move");
    browser.tap("#send button");
    browser.wait("return document.querySelectorAll('ol.moves a').length === 2");
    assert_eq!(ply(), 2);
    // No game waits for them now. In the other one their opponent is on move.
    browser.tap("header a[href='/games']");
    arrives("/games");
    let waiting =
        "return [...document.querySelectorAll('main h2:first-of-type + ul a')].map(link => link.pathname)";
    assert_eq!(browser.run(waiting), json!([]));
    ann.done(&format!("/v1/games/{other}/moves"), "second", &json!({"move": "e2e4", "ply": 0})).unwrap();
    browser.command("refresh", &json!({}));
    assert_eq!(browser.run(waiting), json!([format!("/g/{other}")]));
    browser.tap(&format!("main a[href='/g/{other}']"));
    arrives(&format!("/g/{other}"));
    assert_eq!(browser.run("return document.documentElement.scrollWidth"), 360);
    assert_eq!(browser.console(), Vec::<String>::new());
}
