//! Pages to which no address alone leads, and those that are made outside of the others.

use std::fs;

use app::NoticeKind;
use domain::PlayerId;
use serde_json::json;
use store::testing::chromium;

use super::{
    Site, is_quiet,
    looks::{SCREENS, see},
};

#[test]
fn answers_are_good() {
    let Some(browser) = chromium::started() else { return };
    let site = Site::with_game();
    site.sign_in(&browser, "Ann");
    let cookies = browser.devtools("Network.getCookies", &json!({"urls": [site.socket.url]}));
    let cookie = &cookies["cookies"][0];
    let session = json!({"url": site.socket.url, "name": cookie["name"], "value": cookie["value"], "secure": cookie["secure"]});
    let accounts = &site.instance.service.accounts;
    let ann = accounts.player(PlayerId(2)).expect("read").expect("Ann");
    let link = accounts.unsubscribe_link(&ann, &[NoticeKind::Messages].into()).expect("a link");
    let unsubscribe = link.strip_prefix("https://play.example.org").expect("an address");
    let offline = site.instance.folder.path().join("check.html");
    browser.devtools("Network.enable", &json!({}));
    for (width, height, scheme, language) in SCREENS {
        browser.screen(width, height, scheme);
        let languages = json!({"headers": {"Accept-Language": language}});
        browser.devtools("Network.setExtraHTTPHeaders", &languages);
        site.instance.execute(&format!("UPDATE player SET language = '{language}'")).expect("SQL");
        let see = |page: &str| see(&browser, &format!("{page}-{width}-{scheme}-{language}"));
        for (page, path) in
            [("problem", "/nowhere"), ("problem-code", "/problems/game_over"), ("unsubscribe", unsubscribe)]
        {
            site.open(&browser, path);
            see(page);
        }
        browser.click("button");
        browser.wait("return document.querySelector('button') === null");
        see("unsubscribed");
        site.open(&browser, "/new");
        browser.write("main input[name=opponent]", "Nobody");
        browser.click("main form button");
        browser.wait("return document.querySelector('.refused') !== null");
        see("refused");
        site.open(&browser, "/check");
        let file = browser.run("return fetch('/check/offline').then(answer => answer.text())");
        fs::write(&offline, file.as_str().expect("a page")).expect("written");
        browser.console();
        browser.open(&format!("file://{}", offline.display()));
        see("check-offline");
        is_quiet(&browser);
        site.open(&browser, "/g/1");
        browser.write("form[action='/g/1/messages'] textarea", "What I was about to say");
        browser.devtools("Network.clearBrowserCookies", &json!({}));
        browser.click("form[action='/g/1/messages'] button");
        browser.wait("return document.querySelector('textarea[readonly]') !== null");
        see("signed-out");
        browser.devtools("Network.setCookie", &session);
        let refusals = browser.console();
        assert!(refusals.iter().all(|line| line.contains("Failed to load resource")), "{refusals:?}");
    }
}
