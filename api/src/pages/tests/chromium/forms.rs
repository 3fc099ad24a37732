//! The answer to every form: what is wrong with it, what it would do, or a secret that is shown once.

use std::collections::BTreeSet;

use actix_web::dev::ResourceDef;
use serde_json::json;
use store::testing::chromium::{self, Chromium};

use super::{
    super::{desk::ACTS, messages_only::club, routes::routes, sealing::Hall},
    Site, Socket, ask_to_sign_in, check_answer, confirm, sign_in,
};

/// A form that is sent: the name of its picture, its route, the page with it, its address, and what is filled in.
type Sent = (&'static str, &'static str, &'static str, &'static str, &'static str);

const STRANGERS: [Sent; 4] = [
    ("sign-in", "/sign-in", "/sign-in", "/sign-in", "email=nobody"),
    ("sign-up", "/sign-up", "/sign-up", "/sign-up", "email=eve%40example.org&name=Ann&time_zone=Nowhere"),
    ("sign-in-code", "/sign-in/code", "/sign-in/code", "/sign-in/code", "code=1"),
    ("sign-in-first", "/sign-in/first", "/sign-in/first", "/sign-in/first", "printed=no-such-word"),
];

/// Forms about games. Bob answers Ann's first move, and reads her sealed move in the fifth game.
const GAMES: [Sent; 25] = [
    ("move", "/g/{id}/move", "/g/1", "/g/1/move", "move=Ke4&message=Hello"),
    ("choose", "/g/{id}/choose", "/g/1", "/g/1/choose", "from=e7&message=Hello"),
    ("choose-to", "/g/{id}/choose", "/g/1", "/g/1/choose", "from=e7&to=e7e5"),
    ("ask", "/g/{id}/ask", "/g/1", "/g/1/ask", "move=nonsense"),
    ("draw", "/g/{id}/draw", "/g/1", "/g/1/draw", "answer=accept&ply=0&revision=0&confirm=yes"),
    ("claim", "/g/{id}/claim", "/g/1", "/g/1/claim", "basis=fifty_moves&announced=Ke4"),
    ("resign", "/g/{id}/resign", "/g/1", "/g/1/resign", ""),
    ("messages", "/g/{id}/messages", "/g/1", "/g/1/messages", "message="),
    ("appeal", "/g/{id}/appeal", "/g/1", "/g/1/appeal", "act=9&message=I+was+not+told."),
    (
        "adjudication",
        "/g/{id}/adjudication",
        "/g/1",
        "/g/1/adjudication",
        "basis=adjudicated_win&analysis=A+rook.",
    ),
    ("withdrawal", "/g/{id}/withdrawal", "/g/1/withdrawal", "/g/1/withdrawal", "scope=all&reason=Ill"),
    ("time", "/g/{id}/time", "/g/1", "/g/1/time", "act=refill_clock"),
    ("leave", "/g/{id}/leave", "/g/1", "/g/1/leave", "first=never&last=2026-02-01"),
    ("reading", "/g/{id}/reading", "/g/5", "/g/5/reading", ""),
    ("opening", "/g/{id}/opening", "/g/6", "/g/6/opening", "envelope=nonsense&ply=0&revision=0"),
    ("publication", "/g/{id}/publication", "/g/1", "/g/1/publication", "ply=0&revision=0&confirm=yes"),
    ("analysis", "/g/{id}/analysis", "/g/1/analysis", "/g/1/analysis", "next=e5+Nf3+Nc6"),
    ("analysis-chosen", "/g/{id}/analysis", "/g/1/analysis", "/g/1/analysis", "from=e7"),
    ("analysis-refused", "/g/{id}/analysis", "/g/1/analysis", "/g/1/analysis", "tried=e7e5&next=Ke4"),
    ("notes-draft", "/g/{id}/notes/draft", "/g/1/analysis", "/g/1/notes/draft", "more=e5+Nf3"),
    ("notes", "/g/{id}/notes", "/g/1/notes", "/g/1/notes", "version=7&notes=Mine"),
    (
        "plan-draft",
        "/g/{id}/plan/draft",
        "/g/2/plan",
        "/g/1/plan/draft",
        "ply=1&revision=0&lines=Nf3+Nc6%0D%0ABc4+Nf6",
    ),
    (
        "plan-save",
        "/g/{id}/plan/save",
        "/g/1/plan",
        "/g/1/plan/save",
        "ply=1&revision=0&lines=Nf3+Nc6%0D%0ANf3+Nf6",
    ),
    ("plan-remove", "/g/{id}/plan/remove", "/g/1/plan", "/g/1/plan/remove", "ply=1&revision=0&saved=e7e5"),
    ("seal", "/g/{id}/seal", "/g/3/seal", "/g/3/seal", "envelope=Nf3&ply=0&revision=0"),
];

const ACCOUNTS: [Sent; 15] = [
    ("leave-all", "/leave", "/leave", "/leave", "first=never&last=2026-02-01"),
    ("new", "/new", "/new", "/new", "opponent=Nobody&control=5-a-move"),
    ("new-numbers", "/new", "/new", "/new", "control=own-moves&moves=0&time-1=long&fen=x"),
    (
        "new-shown",
        "/new",
        "/new",
        "/new",
        "control=own-blocks&clock-days=50&bank-days=75&more-days=1&silence=",
    ),
    ("offer", "/seeks/{id}", "/seeks", "/seeks/99", "answer=accept"),
    ("settings", "/me/settings", "/me", "/me/settings", "time_zone=Nowhere"),
    ("envelope-key", "/me/envelope-key", "/me", "/me/envelope-key", "public_key=age1"),
    ("token", "/me/tokens", "/me", "/me/tokens", "label=Bot&days=7&scope-games%3Aread=yes"),
    ("token-refused", "/me/tokens", "/me", "/me/tokens", "label=Bot&days=never"),
    ("token-revoked", "/me/tokens/{id}/revoke", "/me", "/me/tokens/99/revoke", "confirm=yes"),
    ("calendar", "/me/calendar", "/me", "/me/calendar", ""),
    ("calendar-revoked", "/me/calendar/revoke", "/me", "/me/calendar/revoke", ""),
    ("address", "/me/address", "/me", "/me/address", "email=nobody"),
    ("address-code", "/me/address/confirm", "/me", "/me/address/confirm", "code=1"),
    ("deletion", "/me/deletion", "/me", "/me/deletion", "resign_all=yes"),
];

const ARBITERS: [Sent; 5] = [
    (
        "desk-refused",
        "/desk/g/{id}/{act}",
        "/desk/g/1/give-time",
        "/desk/g/1/give-time",
        "side=white&time=long&reason=Ill",
    ),
    (
        "desk-shown",
        "/desk/g/{id}/{act}",
        "/desk/g/1/give-time",
        "/desk/g/1/give-time",
        "side=white&time=2d&reason=Ill",
    ),
    (
        "desk-stale",
        "/desk/g/{id}/{act}/confirm",
        "/desk/g/1/warn",
        "/desk/g/1/warn/confirm",
        "side=white&reason=Ill&version=1",
    ),
    (
        "desk-opening",
        "/desk/g/{id}/envelope/open",
        "/desk/g/4/envelope",
        "/desk/g/4/envelope/open",
        "envelope=nonsense&reason=Ill&version=1",
    ),
    (
        "desk-resuming",
        "/desk/g/{id}/envelope/resume",
        "/desk/g/4/envelope",
        "/desk/g/4/envelope/resume",
        "version=1",
    ),
];

const ADMINISTRATORS: [Sent; 6] = [
    (
        "admin-find",
        "/admin/players/find",
        "/admin/players",
        "/admin/players/find",
        "email=nobody%40example.org",
    ),
    (
        "admin-role",
        r"/admin/{part}/{id:\d+}/{act}",
        "/admin/players/1",
        "/admin/players/1/role",
        "role=arbiter&reason=Help",
    ),
    (
        "admin-refused",
        r"/admin/{part}/{id:\d+}/{act}",
        "/admin/players/1",
        "/admin/players/1/restore-mail",
        "reason=",
    ),
    (
        "admin-mail-act",
        r"/admin/{part}/{id:\d+}/{act}",
        "/admin/mail/1",
        "/admin/mail/1/discard",
        "reason=Spam",
    ),
    (
        "admin-mail-refused",
        r"/admin/{part}/{id:\d+}/{act}",
        "/admin/mail/1",
        "/admin/mail/1/replay",
        "reason=",
    ),
    (
        "admin-nothing",
        r"/admin/{part}/{id:\d+}/{act}/confirm",
        "/admin/players/1",
        "/admin/players/2/restore-mail/confirm",
        "reason=Help",
    ),
];

/// Forms that always lead to another page, and the form of a link in a mail, which `answers` sends.
const NO_ANSWERS: [&str; 6] = [
    "/g/{id}/analysis/forget",
    "/sign-out",
    "/me/mail/resume",
    "/me/sessions/end",
    "/me/sessions/{id}/end",
    "/unsubscribe/{token}",
];

/// The zone of the machine is in the field, to be read and changed; a zone that was written stays.
#[test]
fn zone_of_machine_is_filled_in() {
    let Some(browser) = chromium::started() else { return };
    let site = Site::new();
    browser.devtools("Emulation.setTimezoneOverride", &json!({"timezoneId": "America/Sao_Paulo"}));
    site.open(&browser, "/sign-up");
    let zone = "return document.querySelector('input[name=time_zone]').value";
    browser.wait(&format!("{zone} === 'America/Sao_Paulo'"));
    browser.write("input[name=email]", "eve@example.org");
    browser.write("input[name=name]", "Bob");
    browser.run("document.querySelector('input[name=time_zone]').value = 'Asia/Tokyo'");
    browser.click("main button");
    browser.wait("return document.querySelector('.refused') !== null");
    assert_eq!(browser.run(zone), json!("Asia/Tokyo"));
    browser.run("const name = document.querySelector('input[name=name]'); name.value = 'Eve'");
    browser.click("main button");
    confirm(&browser, &site.instance);
    let eves = "SELECT count(*) FROM player WHERE name = 'Eve' AND time_zone = 'Asia/Tokyo'";
    assert_eq!(site.instance.number(eves), 1);
    let told = browser.console();
    assert!(told.iter().all(|line| line.contains("422")), "{told:?}");
}

#[test]
fn no_form_is_forgotten() {
    let sent = STRANGERS.iter().chain(&GAMES).chain(&ACCOUNTS).chain(&ARBITERS).chain(&ADMINISTRATORS);
    for (name, route, _, action, _) in sent.clone() {
        assert!(ResourceDef::new(*route).is_match(action), "{name}: {route}, {action}");
    }
    let known: BTreeSet<String> =
        sent.map(|(_, route, ..)| *route).chain(NO_ANSWERS).map(str::to_owned).collect();
    assert_eq!(routes("post"), known);
}

/// Fills the form of a page, or makes it as an older page had it, and sends it without its script. Its answer is no failure.
#[track_caller]
fn send(browser: &Chromium, action: &str, filled: &str) {
    let (action, filled) = (json!(action), json!(filled));
    browser.run(&format!(
        "const form = [...document.forms].find((form) => form.getAttribute('action') === {action}) ??
           document.body.appendChild(Object.assign(document.createElement('form'), {{ method: 'post', action: {action} }}));
         for (const [name, value] of new URLSearchParams('key=' + Math.random() + '&' + {filled})) {{
           for (const field of form.elements) if (field.name === name) field.disabled = true;
           form.append(Object.assign(document.createElement('input'), {{ type: 'hidden', name, value }}));
         }}
         window.isOld = true;
         // A person who sends a form has touched the page, and news does not load it anew.
         dispatchEvent(new Event('pointerdown'));
         HTMLFormElement.prototype.submit.call(form)"
    ));
    browser.wait("return !window.isOld && document.readyState === 'complete'");
    let status = browser.run("return performance.getEntriesByType('navigation')[0].responseStatus");
    assert!(matches!(status.as_u64(), Some(200..500)), "{action}: {status}");
}

/// Sends each form, and looks at its answer.
#[track_caller]
fn answers(browser: &Chromium, socket: &Socket, sent: &[Sent]) {
    for (name, _, page, action, filled) in sent {
        browser.open(&format!("{}{page}", socket.url));
        send(browser, action, filled);
        assert_eq!(browser.run("return location.pathname"), json!(action), "{name} is answered");
        check_answer(browser, &format!("form-{name}"));
    }
}

async fn with(name: &str) -> Option<(Chromium, Hall, Socket)> {
    let browser = chromium::started()?;
    let hall = club("en").await;
    let socket = Socket::of(&hall.instance);
    sign_in(&browser, &socket, &hall.instance, name);
    Some((browser, hall, socket))
}

#[actix_web::test]
async fn answers_to_strangers_are_good() {
    let Some(browser) = chromium::started() else { return };
    let hall = club("en").await;
    let socket = Socket::of(&hall.instance);
    ask_to_sign_in(&browser, &socket, "Ann");
    answers(&browser, &socket, &STRANGERS);
}

#[actix_web::test]
async fn answers_about_games_are_good() {
    let Some((browser, _hall, socket)) = with("Bob").await else { return };
    answers(&browser, &socket, &GAMES);
}

#[actix_web::test]
async fn answers_about_accounts_are_good() {
    let Some((browser, _hall, socket)) = with("Bob").await else { return };
    answers(&browser, &socket, &ACCOUNTS);
}

/// Each act as a form and with its effect, or the reason why it has none.
#[actix_web::test]
async fn answers_to_arbiters_are_good() {
    let Some((browser, _hall, socket)) = with("Carl").await else { return };
    answers(&browser, &socket, &ARBITERS);
    let filled = "reason=So+it+is&time=1d&used_white=1d&used_black=36h&first=2026-01-20&last=2026-01-22&ply=0\
                  &player=Emil&resume_at=2026-02-01T10%3A00&act=7&claim=7";
    for act in ACTS {
        let action = format!("/desk/g/1/{act}");
        browser.open(&format!("{}{action}", socket.url));
        check_answer(&browser, &format!("act-{act}"));
        send(&browser, &action, filled);
        check_answer(&browser, &format!("act-{act}-shown"));
    }
}

#[actix_web::test]
async fn answers_to_administrators_are_good() {
    let Some((browser, _hall, socket)) = with("Rita").await else { return };
    answers(&browser, &socket, &ADMINISTRATORS);
}
