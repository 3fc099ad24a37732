//! Pages in a real browser, with their scripts and without, on a server with a virtual clock.

mod answers;
mod desk;
mod errors;
mod focus;
mod forms;
mod keys;
mod live;
mod looks;
mod moves;
mod outline;
mod policy;
mod safety;
mod states;
mod still;
mod weight;

use std::{net::TcpListener, thread::JoinHandle};

use app::{Request, ports::Role};
use domain::{Actor, GameId, PlayerId, Regulations};
use serde_json::json;
use store::testing::{
    TestInstance,
    chromium::{self, Chromium},
    driver::Driver,
};
use tokio::sync::oneshot;

pub(super) use self::looks::routes_of_pages;
use super::browser::code;
use crate::{
    http::Options,
    server,
    testing::{options, state},
};

/// The keys in the protocol of the driver.
const TAB: &str = "\u{e004}";
const ENTER: &str = "\u{e007}";
const ESCAPE: &str = "\u{e00c}";
const LEFT: &str = "\u{e012}";
const UP: &str = "\u{e013}";
const RIGHT: &str = "\u{e014}";
const DOWN: &str = "\u{e015}";

/// A server on a socket, in a thread of its own.
pub(super) struct Socket {
    pub(super) url: String,
    stop: Option<oneshot::Sender<()>>,
    server: Option<JoinHandle<()>>,
}

impl Socket {
    pub(super) fn of(instance: &TestInstance) -> Self {
        Self::with(instance, options())
    }

    /// A server with limits.
    fn with(instance: &TestInstance, options: Options) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let url = format!("http://{}", listener.local_addr().expect("an address"));
        let options = Options { workers: Some(1), ..options };
        let (state, (stop, stopped)) = (state(instance, &options), oneshot::channel::<()>());
        let serve = move || {
            let stopped = async { stopped.await.unwrap_or_default() };
            let served = server::serve(listener, state, options, stopped);
            actix_web::rt::System::new().block_on(served).expect("it serves");
        };
        Self { url, stop: Some(stop), server: Some(std::thread::spawn(serve)) }
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        let stopped = self.stop.take().map(|stop| stop.send(()));
        let served = self.server.take().map(JoinHandle::join);
        assert!(std::thread::panicking() || stopped == Some(Ok(())) && matches!(served, Some(Ok(()))));
    }
}

/// An instance that is served.
pub(super) struct Site {
    pub(super) socket: Socket,
    pub(super) instance: TestInstance,
}

impl Site {
    /// Ann and Bob, whose games Carl arranges.
    fn new() -> Self {
        Self::of(TestInstance::new())
    }

    pub(super) fn of(instance: TestInstance) -> Self {
        instance.add("Carl", Role::Arbiter);
        instance.player("Ann");
        instance.player("Bob");
        Self { socket: Socket::of(&instance), instance }
    }

    /// A game of Ann and Bob in a new place.
    fn with_game() -> Self {
        let site = Self::new();
        site.game(["Ann", "Bob"]);
        site
    }

    pub(super) fn game(&self, players: [&str; 2]) -> GameId {
        self.instance.game(PlayerId(1), players, Regulations::default())
    }

    pub(super) fn open(&self, browser: &Driver, path: &str) {
        browser.open(&format!("{}{path}", self.socket.url));
    }

    fn sign_in(&self, browser: &Driver, name: &str) {
        sign_in(browser, &self.socket, &self.instance, name);
    }

    fn ply(&self) -> i64 {
        self.instance.number("SELECT ply FROM game WHERE id = 1")
    }

    /// Bob moves in the first game, in a program.
    pub(super) fn bob_plays(&self, text: &str) {
        self.submit(GameId(1), PlayerId(3), Request::play(text.to_owned(), false));
    }

    /// An act in a program.
    fn submit(&self, game: GameId, player: PlayerId, request: Request) {
        self.instance.done(game, Actor::Player(player), request);
    }
}

/// Signs in by the page.
#[track_caller]
pub(super) fn sign_in(browser: &Driver, socket: &Socket, instance: &TestInstance, name: &str) {
    ask_to_sign_in(browser, socket, name);
    confirm(browser, instance);
}

/// Asks for a code by the page.
fn ask_to_sign_in(browser: &Driver, socket: &Socket, name: &str) {
    browser.open(&format!("{}/sign-in", socket.url));
    browser.write("input[name=email]", &format!("{}@example.org", name.to_ascii_lowercase()));
    browser.click("main button");
    browser.wait("return location.pathname === '/sign-in/code'");
}

/// Types the code that was mailed.
#[track_caller]
pub(super) fn confirm(browser: &Driver, instance: &TestInstance) {
    browser.wait("return location.pathname === '/sign-in/code'");
    browser.write("input[name=code]", &code(instance));
    browser.click("main button");
    browser.wait("return location.pathname === '/games'");
}

/// A square of the board.
pub(super) fn square(name: &str) -> String {
    format!("[data-square={name}] button")
}

/// The page of the first game once it has this many half-moves.
#[track_caller]
pub(super) fn wait_for_ply(browser: &Driver, ply: usize) {
    browser.wait(&format!("return document.querySelectorAll('ol.moves a').length === {ply}"));
}

/// Nothing was written to the console: no error, and no report of what the pages forbid.
#[track_caller]
fn is_quiet(browser: &Chromium) {
    assert_eq!(browser.console(), Vec::<String>::new());
}

/// The usual test: Ann at the page of her game.
fn ann_at_board() -> Option<(Site, Chromium)> {
    let browser = chromium::started()?;
    let site = Site::with_game();
    site.sign_in(&browser, "Ann");
    site.open(&browser, "/g/1");
    Some((site, browser))
}

/// Gives a browser the session of a browser that signed in without scripts.
pub(super) fn take_session(browser: &Chromium, socket: &Socket, secret: &str) {
    let cookie = json!({"url": socket.url, "name": "__Host-postzug", "value": secret, "path": "/", "secure": true, "httpOnly": true});
    browser.devtools("Network.setCookie", &cookie);
}

/// Checks the findings of axe, and that the page is not wider than a small phone: by day, and by night from right to left.
#[track_caller]
pub(super) fn check_access(browser: &Chromium, page: &str) {
    look_twice(browser, page);
    is_quiet(browser);
}

/// [`check_access`] of a page that a browser may report as an error.
#[track_caller]
fn check_answer(browser: &Chromium, page: &str) {
    look_twice(browser, page);
    let told = browser.console();
    assert!(told.iter().all(|line| line.contains("Failed to load resource")), "{page}: {told:?}");
}

#[track_caller]
fn look_twice(browser: &Chromium, page: &str) {
    for (scheme, direction) in [("light", "ltr"), ("dark", "rtl")] {
        browser.run(&format!("document.documentElement.dir = '{direction}'"));
        browser.screen(320, 900, scheme);
        looks::see(browser, &format!("{page}-{scheme}").replace(' ', "-"));
        browser.devtools("Emulation.clearDeviceMetricsOverride", &json!({}));
    }
}
