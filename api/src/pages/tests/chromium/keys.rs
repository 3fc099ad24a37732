//! Words in the field for a move, and keys on the board.

use serde_json::json;
use store::testing::chromium::Chromium;

use super::{ENTER, Site, ann_at_board, is_quiet, square, wait_for_ply};

const FIELD: &str = "#move input[name=move]";

#[track_caller]
fn wait_for_answer(browser: &Chromium, said: &str) {
    browser.wait(&format!(
        "return document.querySelector('#answer')?.textContent.replaceAll('\\u{{a0}}', ' ') === '{said}'"
    ));
}

/// Scripts mark the language of what they write, too.
#[test]
fn announced_moves_are_marked_by_scripts() {
    let Some((site, browser)) = ann_at_board() else { return };
    site.instance.execute("UPDATE player SET notation = 'announced'").expect("SQL");
    site.open(&browser, "/g/1");
    browser.click(&square("e2"));
    browser.click(&square("e4"));
    assert_eq!(browser.text("#unsent [lang=de]"), "Eva zwei Eva vier");
    browser.click("#send button");
    wait_for_ply(&browser, 1);
    site.bob_plays("e5");
    site.open(&browser, "/g/1");
    browser.write(FIELD, "last");
    browser.keys(ENTER);
    wait_for_answer(&browser, "The last move was 1... Eva sieben Eva fünf.");
    assert_eq!(browser.text("#answer [lang=de]"), "Eva sieben Eva fünf");
    is_quiet(&browser);
}

/// On the page that is there: nothing is loaded and nothing is lost.
#[test]
fn word_is_answered_in_place() {
    let Some((site, browser)) = ann_at_board() else { return };
    browser.write("#move textarea[name=message]", "Between us");
    browser.run("window.isSame = true");
    for (word, said) in [
        ("p N", "White: Knights b1 g1. Black: Knights b8 g8."),
        ("s 4", "White: none. Black: none."),
        ("l", "No move has been made."),
        ("o", "Your opponent is Bob."),
    ] {
        browser.write(FIELD, word);
        browser.keys(ENTER);
        wait_for_answer(&browser, said);
        let (field, focus) =
            (format!("return document.querySelector('{FIELD}').value"), "document.activeElement.name");
        assert_eq!(browser.run(&field), json!(""), "{word}");
        assert_eq!(browser.run(&format!("return {focus}")), json!("move"), "{word}");
    }
    let kept = "return [window.isSame, document.querySelector('#move textarea[name=message]').value]";
    assert_eq!(browser.run(kept), json!([true, "Between us"]));
    assert_eq!(site.ply(), 0);
    assert_eq!(browser.axe(), json!([]));
    // The word to resign leads to its confirmation, and a move in any notation is played.
    browser.write(FIELD, "resign");
    browser.keys(ENTER);
    browser.wait("return document.activeElement.name === 'confirm'");
    assert_eq!(site.instance.number("SELECT version FROM game"), 1);
    browser.write(FIELD, "e2-e4");
    browser.keys(ENTER);
    wait_for_ply(&browser, 1);
    is_quiet(&browser);
}

#[test]
fn word_is_answered_without_scripts() {
    let Some((site, browser)) = ann_at_board() else { return };
    browser.devtools("Emulation.setScriptExecutionDisabled", &json!({"value": true}));
    site.open(&browser, "/g/1");
    browser.screen(320, 640, "light");
    browser.write(FIELD, "where knight");
    browser.keys(ENTER);
    wait_for_answer(&browser, "White: Knights b1 g1. Black: Knights b8 g8.");
    let field =
        "return [document.activeElement.name, document.activeElement.getAttribute('aria-describedby')]";
    assert_eq!(browser.run(field), json!(["move", "words"]), "the field is read with the answer");
    assert_eq!(browser.run("return document.documentElement.scrollWidth"), json!(320));
    assert_eq!(site.ply(), 0);
    browser.write(FIELD, "e4");
    browser.keys(ENTER);
    wait_for_ply(&browser, 1);
}

/// A choice made while a word is on its way is neither sent nor removed.
#[test]
fn asking_never_sends_another_move() {
    let Some((site, browser)) = ann_at_board() else { return };
    // The first is a move that the service reads, the second a word.
    for text in ["e2-e4", "l"] {
        site.open(&browser, "/g/1");
        browser.run(
            "const ask = fetch; window.fetch = (...asked) => new Promise(
               answer => { window.arrive = () => answer(ask(...asked)) })",
        );
        browser.write(FIELD, text);
        browser.keys(ENTER);
        browser.wait("return window.arrive !== undefined");
        browser.keys(ENTER);
        browser.click(&square("d2"));
        browser.click(&square("d4"));
        browser.run("window.arrive()");
        browser.wait(&format!("return !document.querySelector('{FIELD}').readOnly"));
        let chosen = browser.run(&format!("return document.querySelector('{FIELD}').value"));
        assert_eq!(chosen, json!("4244"), "{text}");
        assert!(browser.text("#unsent").starts_with("Not sent yet: 1. "), "{text}");
        assert_eq!(site.ply(), 0, "{text}");
    }
    wait_for_answer(&browser, "No move has been made.");
    browser.click("#send button");
    wait_for_ply(&browser, 1);
    assert!(browser.text("ol.moves").contains("4244"), "{}", browser.text("ol.moves"));
    is_quiet(&browser);
}

/// Keys are known by their places, whatever is written on them.
#[test]
fn keys_of_other_scripts_jump() {
    let Some((site, browser)) = ann_at_board() else { return };
    browser.run("document.querySelector('[data-square=b1] button').focus()");
    let press = |key: &str, code: &str, shift: bool| {
        let init = json!({"key": key, "code": code, "shiftKey": shift, "bubbles": true});
        browser.run(&format!("document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {init}))"));
    };
    for (key, code, shift, square) in [
        ("т", "KeyN", false, "g1"),
        ("ν", "KeyN", false, "b8"),
        ("/", "KeyQ", false, "d8"),
        ("ن", "KeyK", true, "e1"),
        ("N", "KeyN", false, "g1"),
        ("4", "Numpad4", false, "g4"),
        ("PageDown", "Numpad3", false, "g4"),
        ("3", "Numpad3", false, "g3"),
    ] {
        press(key, code, shift);
        assert_eq!(focus(&browser), json!(square), "{key} {code}");
    }
    browser.run("document.querySelector('[data-square=b1] button').focus()");
    for (key, shift, said) in
        [("M", false, "a3; c3"), ("m", true, "No move from b1."), ("ь", false, "a3; c3")]
    {
        press(key, "KeyM", shift);
        wait_for_answer(&browser, said);
    }
    assert_eq!(site.ply(), 0);
    is_quiet(&browser);
}

/// The square that has the focus.
fn focus(browser: &Chromium) -> serde_json::Value {
    browser.run("return document.activeElement.parentElement.dataset.square ?? null")
}

#[test]
fn keys_jump_and_answer_on_board() {
    let Some((site, browser)) = ann_at_board() else { return };
    let put = |site: &Site, moves: [&str; 3]| {
        for (from, text) in moves.into_iter().enumerate() {
            if from % 2 == 0 {
                browser.write(FIELD, text);
                browser.keys(ENTER);
                wait_for_ply(&browser, from + 1);
            } else {
                site.bob_plays(text);
                site.open(&browser, "/g/1");
            }
        }
    };
    put(&site, ["e4", "d5", "exd5"]);
    site.bob_plays("Qxd5");
    site.open(&browser, "/g/1");
    browser.run("document.querySelector('[data-square=b1] button').focus()");
    for (key, square) in [
        ("n", "g1"),
        ("n", "b8"),
        ("N", "g1"),
        ("4", "g4"),
        ("$", "d4"),
        ("k", "e1"),
        ("q", "d5"),
        ("p", "a2"),
        ("r", "a1"),
        ("b", "c1"),
        ("@", "b1"),
    ] {
        browser.write(":focus", key);
        assert_eq!(focus(&browser), json!(square), "{key}");
    }
    for (key, said) in [
        ("o", "b1, white knight"),
        ("m", "a3; c3"),
        ("M", "No move from b1."),
        ("c", "Captured by the last move, on d5: pawn."),
    ] {
        browser.write(":focus", key);
        wait_for_answer(&browser, said);
    }
    assert_eq!((focus(&browser), site.ply()), (json!("b1"), 4), "an answer moves nothing");
    // Elsewhere they are letters.
    browser.write(FIELD, "nk4");
    assert_eq!(browser.run(&format!("return document.querySelector('{FIELD}').value")), json!("nk4"));
    is_quiet(&browser);
}
