//! Pages to which no address alone leads, and those that are made outside of the others.

use std::fs;

use actix_web::dev::ResourceDef;
use app::NoticeKind;
use domain::PlayerId;
use serde_json::json;
use store::testing::chromium::{self, Chromium};

use super::{Site, is_quiet, looks::SCREENS};

/// The routes of pages to which no address alone leads.
pub(super) const ROUTES: [&str; 2] = [OFFLINE, UNSUBSCRIBE];
const OFFLINE: &str = "/check/offline";
const UNSUBSCRIBE: &str = "/unsubscribe/{token}";

/// Opens the page that checks sealed moves from a file, as somebody who kept it.
pub(super) fn open_offline(site: &Site, browser: &Chromium) {
    let offline = site.instance.folder.path().join("check.html");
    site.open(browser, "/check");
    let file = browser.run(&format!("return fetch('{OFFLINE}').then(answer => answer.text())"));
    fs::write(&offline, file.as_str().expect("a page")).expect("written");
    browser.console();
    browser.open(&format!("file://{}", offline.display()));
}

#[test]
fn answers_are_good() {
    let Some(browser) = chromium::started() else { return };
    let site = Site::with_game();
    site.sign_in(&browser, "Ann");
    let cookies = browser.devtools("Network.getCookies", &json!({"urls": [site.socket.url]}));
    let cookie = cookies["cookies"].as_array().into_iter().flatten();
    let cookie = cookie.into_iter().find(|cookie| cookie["name"] == "__Host-postzug").expect("a session");
    let session = json!({"url": site.socket.url, "name": cookie["name"], "value": cookie["value"], "secure": cookie["secure"]});
    let accounts = &site.instance.service.accounts;
    let ann = accounts.player(PlayerId(2)).expect("read").expect("Ann");
    let link = accounts.unsubscribe_link(&ann, &[NoticeKind::Messages].into()).expect("a link");
    let unsubscribe = link.strip_prefix("https://play.example.org").expect("an address");
    assert!(ResourceDef::new(UNSUBSCRIBE).is_match(unsubscribe));
    browser.devtools("Network.enable", &json!({}));
    for (width, height, scheme, language, check) in SCREENS {
        browser.screen(width, height, scheme);
        let languages = json!({"headers": {"Accept-Language": language}});
        browser.devtools("Network.setExtraHTTPHeaders", &languages);
        site.instance.execute(&format!("UPDATE player SET language = '{language}'")).expect("SQL");
        let see = |page: &str| check(&browser, &format!("{page}-{width}-{scheme}-{language}"));
        for (page, path) in [("problem", "/nowhere"), ("unsubscribe", unsubscribe)] {
            site.open(&browser, path);
            see(page);
        }
        browser.click("main button");
        browser.wait("return document.querySelector('main button') === null");
        see("unsubscribed");
        site.open(&browser, "/new");
        browser.write("main input[name=opponent]", "Nobody");
        browser.click("main form button");
        browser.wait("return document.querySelector('.refused') !== null");
        see("refused");
        open_offline(&site, &browser);
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
