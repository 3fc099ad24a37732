//! Two tabs, double clicks, sessions that end, and what is left in the browser after signing out.

use serde_json::json;

use super::{ENTER, ann_at_board, is_quiet, square, wait_for_ply};

const MOVE: &str = "#move input[name=move]";

#[test]
fn double_click_makes_one_move() {
    let Some((site, browser)) = ann_at_board() else { return };
    browser.click(&square("e2"));
    browser.click(&square("e4"));
    browser.run("const button = document.querySelector('#send button'); button.click(); button.click()");
    wait_for_ply(&browser, 1);
    assert!(browser.text("main > .status").contains("is recorded"), "{}", browser.text("main"));
    assert_eq!(site.ply(), 1);
    is_quiet(&browser);
}

/// The page of a tab is from before what another tab did.
#[test]
fn refused_stale_tab_keeps_text() {
    let Some((site, browser)) = ann_at_board() else { return };
    browser.write("#move textarea[name=message]", "Good <luck>");
    browser.write(MOVE, "d4");
    let first = browser.open_tab();
    site.open(&browser, "/g/1");
    browser.click(&square("e2"));
    browser.click(&square("e4"));
    browser.click("#send button");
    wait_for_ply(&browser, 1);
    site.bob_plays("e5");
    browser.show_tab(&first);
    browser.click("#move button");
    browser.wait("return document.querySelector('.refused') !== null");
    assert_eq!(site.ply(), 2);
    let kept = browser.run("return document.querySelector('#move textarea[name=message]').value");
    assert_eq!(kept, json!("Good <luck>"));
    assert_eq!(browser.run(&format!("return document.querySelector('{MOVE}').value")), json!(""));
}

/// One form is sent at a time: the browser asks before the text in another one is lost.
#[test]
fn typed_notes_are_asked_about() {
    let Some((site, browser)) = ann_at_board() else { return };
    let asks = |form: &str| {
        browser.run(&format!(
            "const form = document.querySelector('{form}');\
             if (form) addEventListener('submit', event => event.preventDefault(), {{once: true}});\
             form?.requestSubmit();\
             return !dispatchEvent(new Event('beforeunload', {{cancelable: true}}))"
        ))
    };
    let (notes, message) = ("form[action$=\"/notes\"]", "form[action$=\"/messages\"]");
    assert_eq!(asks("none"), json!(false), "nothing is typed");
    browser.write("textarea[name=notes]", "He plays the French.");
    assert_eq!([asks("none"), asks(message), asks(notes)], [json!(true), json!(true), json!(false)]);
    assert_eq!(asks("none"), json!(true), "after a form that was not sent");
    browser.click("form[action$='/notes'] button");
    browser.wait("return location.search === '?done=notes_saved'");
    assert_eq!(asks("none"), json!(false), "it is saved");
    site.open(&browser, "/g/1/notes");
    browser.write("textarea[name=notes]", " Or the Caro-Kann.");
    assert_eq!(asks("none"), json!(true), "on the page of the notes");
    browser.run("document.querySelectorAll('textarea').forEach(text => { text.value = text.defaultValue })");
    is_quiet(&browser);
}

/// A word is answered without sending its form, so the text beside it is still to be lost.
#[test]
fn text_beside_word_is_asked_about() {
    let Some((_site, browser)) = ann_at_board() else { return };
    browser.write(MOVE, "status");
    browser.keys(ENTER);
    browser.wait("return document.querySelector('#answer').textContent !== ''");
    browser.write("#move textarea[name=message]", "Between us");
    let asks = "return !dispatchEvent(new Event('beforeunload', {cancelable: true}))";
    assert_eq!(browser.run(asks), json!(true));
    // What the service does not answer is sent after all, and nothing of it is lost.
    browser
        .run("addEventListener('beforeunload', event => { sessionStorage.asks = event.defaultPrevented })");
    browser.write(MOVE, "e2-e4");
    browser.keys(ENTER);
    wait_for_ply(&browser, 1);
    assert_eq!(browser.run("return sessionStorage.asks"), json!("false"));
    is_quiet(&browser);
}

#[test]
fn back_after_signing_out_shows_nothing() {
    let Some((_site, browser)) = ann_at_board() else { return };
    browser.write("#move textarea[name=message]", "Between us");
    browser.click("footer button");
    browser.wait("return location.pathname === '/'");
    browser.back();
    browser.wait("return location.pathname === '/sign-in'");
    assert_eq!(browser.run("return document.querySelector('.board')"), json!(null));
    assert!(!browser.text("body").contains("Ann"), "{}", browser.text("body"));
    assert_eq!(browser.console(), Vec::<String>::new());
}

/// A page that a browser shows again as it was is loaded anew, and is hidden until then.
#[test]
fn page_from_memory_is_loaded_anew() {
    let Some((site, browser)) = ann_at_board() else { return };
    for path in ["/g/1", "/games", "/me", "/g/1/notes"] {
        site.open(&browser, path);
        browser.run(
            "window.isOld = true; dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true}))",
        );
        assert_eq!(
            browser.run("return document.querySelector('main').checkVisibility()"),
            json!(false),
            "{path}"
        );
        browser.run("dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))");
        browser.wait("return !window.isOld && document.querySelector('main')?.checkVisibility()");
    }
    is_quiet(&browser);
}

#[test]
fn session_that_ended_keeps_text() {
    let Some((site, browser)) = ann_at_board() else { return };
    browser.click(&square("e2"));
    browser.click(&square("e4"));
    browser.write("#move textarea[name=message]", "A long thought");
    site.instance.execute("DELETE FROM session").expect("SQL");
    browser.click("#send button");
    browser.wait("return document.querySelector('textarea[readonly]') !== null");
    assert_eq!(
        browser.run("return document.querySelector('textarea[readonly]').value"),
        json!("A long thought")
    );
    assert_eq!(site.ply(), 0);
    browser.click("main a[href='/sign-in?next=/g/1']");
    browser.wait("return document.querySelector('input[name=email]') !== null");
}

/// An unsent choice never looks played, and a played move never looks unsent.
#[test]
fn reload_and_back_show_played_move() {
    let Some((site, browser)) = ann_at_board() else { return };
    let choose = || {
        browser.click(&square("e2"));
        browser.click(&square("e4"));
        assert!(browser.text("#unsent").starts_with("Not sent yet"));
    };
    choose();
    browser.run("window.isOld = true");
    browser.command("refresh", &json!({}));
    browser.wait("return !window.isOld && document.querySelector('[role=grid]') !== null");
    let shown = format!(
        "return [document.querySelector('{MOVE}').value, document.querySelector('#unsent').textContent]"
    );
    assert_eq!((browser.run(&shown), site.ply()), (json!(["", ""]), 0));
    choose();
    browser.click("#send button");
    wait_for_ply(&browser, 1);
    browser.back();
    browser.wait("return location.search === ''");
    wait_for_ply(&browser, 1);
    assert_eq!(browser.run("return document.querySelector('#move')"), json!(null));
    assert!(browser.text("main").contains("The last move was 1. 5254."), "{}", browser.text("main"));
    is_quiet(&browser);
}
