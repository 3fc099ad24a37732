//! The changes that an open page shows in a running game.

use app::Request;
use domain::{Actor, GameId, PlayerId, Span};
use serde_json::json;
use store::testing::chromium::Chromium;

use super::{Site, ann_at_board, is_quiet, square, wait_for_ply};

/// Ann has moved, and looks at her game.
fn ann_waits() -> Option<(Site, Chromium)> {
    let (site, browser) = ann_at_board()?;
    browser.click(&square("e2"));
    browser.click(&square("e4"));
    browser.click("#send button");
    wait_for_ply(&browser, 1);
    Some((site, browser))
}

#[test]
fn untouched_page_shows_the_reply() {
    let Some((site, browser)) = ann_waits() else { return };
    site.bob_plays("e5");
    wait_for_ply(&browser, 2);
    assert_eq!(browser.url(), format!("{}/g/1?told=move", site.socket.url));
    let told = "return [...document.querySelectorAll('[role=status]')].map(status => status.textContent)";
    assert!(browser.run(told).to_string().contains("1... 5755 was played."), "{}", browser.run(told));
    is_quiet(&browser);
}

#[test]
fn typed_text_stays_when_reply_comes() {
    let Some((site, browser)) = ann_waits() else { return };
    browser.write("form[action$='/messages'] textarea", "What I was about to say");
    site.instance.done(GameId(1), Actor::Player(PlayerId(3)), Request::say("Hello"));
    browser.wait("return document.querySelector('#live').innerText === 'There is a message. Show'");
    assert_eq!(browser.axe(), json!([]));
    site.bob_plays("e5");
    assert_eq!(
        browser.run("return document.querySelector(`form[action$='/messages'] textarea`).value"),
        json!("What I was about to say")
    );
    browser.click("#live a");
    wait_for_ply(&browser, 2);
    is_quiet(&browser);
}

/// A key, a tap or a scroll since the page was loaded keeps it in place.
#[test]
fn page_stays_under_its_reader() {
    let Some((site, browser)) = ann_waits() else { return };
    let told = "return document.querySelector('#live').innerText === 'A move was played. Show'";
    browser.run("window.isSame = true; scrollTo(0, 200)");
    browser.wait("return scrollY > 0");
    site.bob_plays("e5");
    browser.wait(told);
    assert_eq!(browser.run("return [window.isSame, scrollY > 0]"), json!([true, true]));
    browser.click("#live a");
    wait_for_ply(&browser, 2);
    browser.click(&square("d2"));
    browser.click(&square("d4"));
    browser.click("#send button");
    wait_for_ply(&browser, 3);
    browser.run("window.isSame = true");
    browser.click("#state");
    site.bob_plays("d5");
    browser.wait(told);
    assert_eq!(browser.run("return window.isSame"), json!(true));
    is_quiet(&browser);
}

/// The clock of the machine has no part in it.
#[test]
fn clock_counts_down_and_reloads() {
    let Some((site, browser)) = ann_waits() else { return };
    let state = "document.querySelector('#state').textContent.replaceAll('\u{a0}', ' ')";
    browser.wait(&format!("return {state} === 'Bob has until Mon 2026-01-12 10:00 +00:00, in 7 d.'"));
    site.instance.clock.advance(Span::days(6) + Span::hours(1));
    browser.run("document.dispatchEvent(new Event('visibilitychange'))");
    browser.wait(&format!("return /00:00, in 22:59:[45][0-9]\\.$/.test({state})"));
    let before = browser.text("#state");
    browser.wait(&format!("return {state} !== '{before}'"));
    is_quiet(&browser);
}

/// Counts what streams tell of the clock, and notes waits of half a minute and longer, which last a moment.
const IMPATIENT: &str = "\
    window.waits = []; window.told = 0; const [later, Stream] = [setTimeout, EventSource];\
    window.setTimeout = (what, wait) => later(what, wait < 30_000 ? wait : waits.push(wait) && 100);\
    window.EventSource = class extends Stream {\
      constructor(url) { super(url); this.addEventListener('clock', () => { window.told += 1; }); }\
    }";

/// A browser gives up a stream that was refused, such as by a service that stops.
#[test]
fn stream_comes_back_after_refusal() {
    let Some((site, browser)) = ann_waits() else { return };
    site.instance.clock.advance(Span::days(6) + Span::hours(1));
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", &json!({"source": IMPATIENT}));
    site.open(&browser, "/g/1");
    browser.wait("return told");
    let cookies = browser.devtools("Network.getCookies", &json!({"urls": [site.socket.url]}));
    let session = cookies["cookies"].as_array().into_iter().flatten();
    let session = session.into_iter().find(|cookie| cookie["name"] == "__Host-postzug").expect("a session");
    let sign_out = || {
        browser.devtools("Network.clearBrowserCookies", &json!({}));
        browser.run("waits.length = told = 0; document.dispatchEvent(new Event('visibilitychange'))");
    };
    let sign_in = || {
        let cookie = json!({"url": site.socket.url, "name": session["name"], "value": session["value"], "secure": session["secure"]});
        browser.devtools("Network.setCookie", &cookie);
        browser.wait("return told");
    };
    sign_out();
    browser.wait("return waits.length >= 7");
    let waits = json!([30_000, 60_000, 120_000, 240_000, 480_000, 600_000, 600_000]);
    assert_eq!(browser.run("return waits.slice(0, 7)"), waits);
    // The page tells that it is of the past, and its clock stands.
    let lost = "return document.querySelector('#live').innerText === \
                'This page is no longer kept up to date. Show it anew'";
    browser.wait(lost);
    assert_eq!(browser.run("return document.querySelector('#live a').pathname"), json!("/g/1"));
    assert_eq!(browser.axe(), json!([]));
    let before = browser.text("#state");
    std::thread::sleep(std::time::Duration::from_millis(2_500));
    assert_eq!(browser.text("#state"), before);
    sign_in();
    browser.wait("return document.querySelector('#live').innerText === ''");
    browser.wait(&format!(
        "return document.querySelector('#state').innerText.replaceAll('\u{a0}', ' ') !== '{before}'"
    ));
    sign_out();
    browser.wait("return waits.length");
    assert_eq!(browser.run("return waits[0]"), json!(30_000), "as patient as at first");
    sign_in();
    site.bob_plays("e5");
    wait_for_ply(&browser, 2);
    let console = browser.console();
    assert!(console.iter().all(|line| line.contains("/live") && line.contains("401")), "{console:?}");
}

/// A browser has six connections to a service, and every stream takes one.
#[test]
fn eight_tabs_are_loaded() {
    let Some((site, browser)) = ann_waits() else { return };
    for _ in 0..7 {
        browser.open_tab();
        site.open(&browser, "/g/1");
        wait_for_ply(&browser, 1);
    }
    is_quiet(&browser);
}

/// The most windows that are seen at once: a focused window follows the game.
#[test]
fn eight_windows_are_loaded() {
    let Some((site, browser)) = ann_waits() else { return };
    for _ in 0..7 {
        let new = browser.command("window/new", &json!({"type": "window"}));
        browser.show_tab(new["handle"].as_str().expect("a window"));
        site.open(&browser, "/g/1");
        wait_for_ply(&browser, 1);
    }
    browser.devtools("Emulation.setFocusEmulationEnabled", &json!({"enabled": true}));
    assert_eq!(browser.run("return [document.hidden, document.hasFocus()]"), json!([false, true]));
    site.bob_plays("e5");
    wait_for_ply(&browser, 2);
    is_quiet(&browser);
}

/// One of five windows waits, and nobody turns to it.
#[test]
fn waiting_window_takes_freed_place() {
    let Some((site, browser)) = ann_waits() else { return };
    let wait_for_places = |held: usize, waiting: usize| {
        browser.wait(&format!(
            "return navigator.locks.query().then((all) => all.held.length === {held}\
             && new Set(all.pending.map((lock) => lock.clientId)).size === {waiting})"
        ));
    };
    let mut windows = Vec::new();
    for windows_before in 1..5 {
        wait_for_places(windows_before, 0);
        let new = browser.command("window/new", &json!({"type": "window"}));
        windows.push(new["handle"].as_str().expect("a window").to_owned());
        browser.show_tab(&windows[windows_before - 1]);
        // It chooses the last place, and another is free later.
        let last = json!({"source": "Math.random = () => 0.99"});
        browser.devtools("Page.addScriptToEvaluateOnNewDocument", &last);
        site.open(&browser, "/g/1");
        wait_for_ply(&browser, 1);
    }
    wait_for_places(4, 1);
    browser.show_tab(&windows[0]);
    browser.devtools("Page.close", &json!({}));
    browser.show_tab(&windows[1]);
    wait_for_places(4, 0);
    is_quiet(&browser);
}
