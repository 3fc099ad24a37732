//! The arbiter's desk.

use domain::{PlayerId, Span};
use serde_json::json;
use store::testing::chromium;

use super::{super::desk::regulations, Site, check_access, is_quiet};

#[test]
fn arbiter_works_through_queue() {
    let Some(browser) = chromium::started() else { return };
    let site = Site::new();
    let rules = regulations(json!({"flags": "by_arbiter"}));
    site.instance.game(PlayerId(1), ["Ann", "Bob"], rules);
    site.instance.clock.advance(Span::days(400));
    site.instance.service.time.tick().expect("the time");
    site.sign_in(&browser, "Carl");
    browser.click("header a[href='/desk']");
    browser.wait("return document.querySelector('main').innerText.includes('Flags (1)')");
    browser.click("main a[href='/desk/g/1/claim-flag']");
    browser.wait("return location.pathname === '/desk/g/1/claim-flag'");
    browser.click("main form button");
    browser.wait("return document.querySelector('#after') !== null");
    check_access(&browser, "desk effect");
    browser.click("form[action$='/confirm'] button");
    browser.wait("return location.pathname === '/desk/g/1'");
    assert!(browser.text("main").contains("It is recorded."), "{}", browser.text("main"));
    browser.click("header a[href='/desk']");
    browser.wait("return document.querySelector('main').innerText.includes('Nothing waits for you.')");
    is_quiet(&browser);
}
