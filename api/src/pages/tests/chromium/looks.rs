//! Every page by day, by night and from right to left: for those who have it read aloud (axe), on a narrow phone, and on a
//! desktop. The pictures are in `target/pages`, to be looked at.

use std::fs;

use serde_json::json;
use store::testing::chromium::{self, Chromium};

use super::{Site, is_quiet, square};

/// Width, height and colours of screens, and the language of the pages.
const SCREENS: [(u32, u32, &str, &str); 5] = [
    (360, 740, "light", "en"),
    (1280, 800, "light", "en"),
    (320, 640, "dark", "en"),
    (1280, 800, "dark", "ar"),
    (320, 640, "light", "ar"),
];

const PUBLIC: [(&str, &str); 3] = [("front", "/"), ("sign-in", "/sign-in"), ("sign-up", "/sign-up")];

const OWN: [(&str, &str); 9] = [
    ("games", "/games"),
    ("game", "/g/1"),
    ("game-other", "/g/2"),
    ("game-past", "/g/2?ply=1"),
    ("new", "/new"),
    ("offers", "/seeks"),
    ("account", "/me"),
    ("desk", "/desk"),
    ("desk-game", "/desk/g/3"),
];

#[track_caller]
pub(super) fn look(browser: &Chromium, name: &str) {
    let url = browser.url();
    // The window of a phone grows with what is too wide, and this does not.
    let width = browser.run("return document.documentElement.clientWidth");
    let overflow = browser.run("return document.documentElement.scrollWidth");
    assert_eq!(overflow, width, "{name} is wider than its screen: {url}");
    // axe takes no account of the colour of the screen itself.
    assert_eq!(browser.axe(), json!([]), "{name}: {url}");
    is_quiet(browser);
    let folder = chromium::target().join("pages");
    fs::create_dir_all(&folder).expect("a folder");
    browser.picture(&folder.join(format!("{name}.png")));
}

#[test]
fn pages_are_good_in_a_browser() {
    let Some(browser) = chromium::started() else { return };
    let site = Site::with_game();
    // An arbiter who plays too has every page.
    site.game(["Carl", "Bob"]);
    site.game(["Ann", "Bob"]);
    for (width, height, scheme, language) in SCREENS {
        browser.screen(width, height, scheme);
        let languages = json!({"headers": {"Accept-Language": language}});
        browser.devtools("Network.enable", &json!({}));
        browser.devtools("Network.setExtraHTTPHeaders", &languages);
        let screen = format!("{width}-{scheme}-{language}");
        for (name, path) in PUBLIC {
            site.open(&browser, path);
            look(&browser, &format!("{name}-{screen}"));
        }
    }
    site.sign_in(&browser, "Carl");
    for (width, height, scheme, language) in SCREENS {
        browser.screen(width, height, scheme);
        let change = format!("UPDATE player SET language = '{language}'");
        site.instance.execute(&change).expect("SQL");
        let screen = format!("{width}-{scheme}-{language}");
        for (name, path) in OWN {
            site.open(&browser, path);
            look(&browser, &format!("{name}-{screen}"));
        }
        site.open(&browser, "/g/2");
        browser.click(&square("g1"));
        look(&browser, &format!("game-picked-{screen}"));
        browser.click(&square("f3"));
        look(&browser, &format!("game-chosen-{screen}"));
    }
}
