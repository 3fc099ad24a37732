//! Moves by clicks, by dragging, by keys alone and without scripts.

use app::ports::StartChoice;
use domain::{PlayerId, Regulations, Start};
use serde_json::json;
use store::testing::{
    TestInstance,
    chromium::{self, Chromium},
};

use super::{DOWN, ENTER, ESCAPE, LEFT, RIGHT, Site, TAB, UP, ann_at_board, is_quiet, square, wait_for_ply};

/// Ann's moves and Bob's replies, to mate.
const GAME: [(&str, &str, &str); 4] =
    [("e2", "e4", "e5"), ("f1", "c4", "Nc6"), ("d1", "h5", "Nf6"), ("h5", "f7", "")];

/// Plays the game with one way to choose each move.
fn play(site: &Site, browser: &Chromium, choose: impl Fn(usize, &str, &str), send: impl Fn()) {
    for (index, (from, to, reply)) in GAME.into_iter().enumerate() {
        choose(index, from, to);
        assert_eq!(site.ply(), 2 * i64::try_from(index).expect("small"), "nothing is sent yet");
        send();
        wait_for_ply(browser, 2 * index + 1);
        if !reply.is_empty() {
            site.bob_plays(reply);
            site.open(browser, "/g/1");
        }
    }
    assert!(browser.text("main").contains("1-0"), "{}", browser.text("main"));
    assert_eq!(browser.run("return document.querySelectorAll('.board button').length"), json!(0));
    is_quiet(browser);
}

#[test]
fn clicks_and_dragging_lead_to_mate() {
    let Some((site, browser)) = ann_at_board() else { return };
    browser.screen(360, 740, "light");
    let choose = |index: usize, from: &str, to: &str| {
        match index {
            1 => browser.drag(&square(from), &square(to), "mouse"),
            2 => browser.drag(&square(from), &square(to), "touch"),
            _ => {
                browser.click(&square(from));
                assert_eq!(pressed(&browser), json!([from]));
                browser.click(&square(to));
            }
        }
        assert_eq!(pressed(&browser), json!([to, from]));
        let unsent = browser.text("#unsent");
        assert!(unsent.starts_with(&format!("Not sent yet: {}. ", index + 1)), "{unsent}");
        let seen = "const box = document.querySelector('#send button').getBoundingClientRect();\
                    return box.top >= 0 && box.bottom <= innerHeight";
        assert_eq!(browser.run(seen), json!(true), "the button to send it is on the screen");
    };
    play(&site, &browser, choose, || browser.click("#send button"));
}

/// The squares whose buttons are pressed, as they are on the board.
fn pressed(browser: &Chromium) -> serde_json::Value {
    browser.run("return [...document.querySelectorAll('.board [aria-pressed=true]')].map(b => b.parentElement.dataset.square)")
}

#[test]
fn keys_alone_lead_to_mate() {
    let Some((site, browser)) = ann_at_board() else { return };
    let focus =
        "return document.activeElement.parentElement.dataset.square ?? document.activeElement.name ?? ''";
    let walk = |to: &str| {
        for (axis, [less, more]) in [(0, [LEFT, RIGHT]), (1, [DOWN, UP])] {
            let now = browser.run(focus);
            let at = |square: &str| i16::from(square.as_bytes()[axis]);
            let steps = at(to) - at(now.as_str().expect("a square"));
            let key = if steps < 0 { less } else { more };
            browser.keys(&key.repeat(usize::from(steps.unsigned_abs())));
        }
        assert_eq!(browser.run(focus), json!(to));
    };
    let choose = |_: usize, from: &str, to: &str| {
        browser.run("document.activeElement.blur()");
        for _ in 0..30 {
            if browser.run("return document.activeElement.closest('.board') !== null") == json!(true) {
                break;
            }
            browser.keys(TAB);
        }
        walk(from);
        browser.keys(ENTER);
        browser.keys(UP);
        browser.keys(ESCAPE);
        assert_eq!((pressed(&browser), browser.run(focus)), (json!([]), json!(from)), "Escape puts it back");
        browser.keys(ENTER);
        walk(to);
        let label = browser.run("return document.activeElement.ariaLabel");
        assert!(label.as_str().is_some_and(|label| label.ends_with(": a move here")), "{label}");
        browser.keys(ENTER);
        assert_eq!(pressed(&browser), json!([to, from]));
    };
    play(&site, &browser, choose, || {
        browser.keys(TAB);
        browser.keys(ENTER);
    });
}

#[test]
fn clicks_without_scripts_lead_to_mate() {
    let Some((site, browser)) = ann_at_board() else { return };
    browser.devtools("Emulation.setScriptExecutionDisabled", &json!({"value": true}));
    site.open(&browser, "/g/1");
    let choose = |_: usize, from: &str, to: &str| {
        assert_eq!(browser.run("return document.querySelector('[role=grid]')"), json!(null));
        browser.click(&square(from));
        browser.wait("return document.querySelector('.board .target') !== null");
        browser.click(&square(to));
        browser.wait("return document.querySelector('#unsent').textContent !== ''");
    };
    play(&site, &browser, choose, || browser.click("#send button"));
}

#[test]
fn promotion_is_asked_for() {
    let Some(browser) = chromium::started() else { return };
    let site = Site::new();
    let start = Start::Fen { fen: "7k/P7/8/8/8/8/8/K7 w - - 0 1".into(), chess960: false };
    let (service, start) = (&site.instance.service, StartChoice::At(start));
    TestInstance::game_on(service, PlayerId(1), ["Ann", "Bob"], start, Regulations::default(), "");
    site.sign_in(&browser, "Ann");
    site.open(&browser, "/g/1");
    browser.click(&square("a7"));
    browser.click(&square("a8"));
    assert_eq!(browser.run("return document.querySelector('#move [name=move]').value"), json!(""));
    assert_eq!(browser.axe(), json!([]));
    let which = browser.text("#which");
    assert!(which.contains(": queen") && which.contains(": knight"), "{which}");
    browser.click("#which button:last-of-type");
    browser.click("#send button");
    wait_for_ply(&browser, 1);
    // The last of four: a knight, with which nobody can mate.
    assert!(browser.text("main").contains("1. 17184"), "{}", browser.text("main"));
    is_quiet(&browser);
}
