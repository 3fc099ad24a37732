//! Problems as pages, each by the way that leads to it.

use domain::{GameId, PlayerId, Regulations};
use serde_json::json;
use store::testing::chromium;

use super::{Site, Socket, check_answer, sign_in};
use crate::{http::Options, testing::options};

#[test]
fn pages_of_problems_are_good() {
    let Some(browser) = chromium::started() else { return };
    let site = Site::with_game();
    site.game(["Carl", "Bob"]);
    let damaged = site.instance.game(PlayerId(1), ["Ann", "Bob"], Regulations::default());
    site.instance.execute(&format!("UPDATE game SET state = '{{' WHERE id = {}", damaged.0)).expect("SQL");
    site.sign_in(&browser, "Carl");
    let is_shown = |status: u16| {
        let shown = browser.text("main");
        assert!(shown.contains(&format!("{status}")), "{status}: {shown}");
        check_answer(&browser, &format!("problem-{status}"));
    };
    for (path, status) in
        [("/g/99", 404), ("/desk/g/2", 403), ("/sign-out", 405), (&*format!("/g/{}", damaged.0), 500)]
    {
        site.open(&browser, path);
        is_shown(status);
    }
    let submit = |url: &str, field: &str, value: &str| {
        browser.run(&format!(
            "const form = document.body.appendChild(Object.assign(document.createElement('form'), {{ method: 'post', \
             action: '{url}' }}));\
             form.append(Object.assign(document.createElement('textarea'), {{ name: '{field}', value: {value} }}));\
             window.isOld = true; form.submit()"
        ));
        browser.wait("return !window.isOld && document.readyState === 'complete'");
    };
    site.open(&browser, "/g/1");
    submit("/g/1/messages", "message", "'x'.repeat(200_000)");
    is_shown(413);
    submit("/g/1/messages", "nothing", "'x'");
    is_shown(400);
    // A page of another site.
    browser.open("data:text/html,<title>Elsewhere</title>");
    submit(&format!("{}/g/1/messages", site.socket.url), "message", "'x'");
    assert!(browser.text("main").contains("nothing was done"), "{}", browser.text("main"));
    check_answer(&browser, "problem-foreign");
    assert_eq!(site.instance.number("SELECT count(*) FROM message"), 0);

    let busy = Socket::with(&site.instance, Options { sign_in_per_minute: 3, ..options() });
    sign_in(&browser, &busy, &site.instance, "Ann");
    browser.devtools("Network.clearBrowserCookies", &json!({}));
    browser.open(&format!("{}/sign-in", busy.url));
    for _ in 0..3 {
        submit("/sign-in", "email", "'ann@example.org'");
    }
    is_shown(429);
    drop(busy);

    // A database that lacks what it had.
    site.open(&browser, "/sign-in");
    site.instance.execute("ALTER TABLE game RENAME TO lost").expect("SQL");
    site.open(&browser, &format!("/g/{}", GameId(1).0));
    is_shown(503);
    site.instance.execute("ALTER TABLE lost RENAME TO game").expect("SQL");
}
