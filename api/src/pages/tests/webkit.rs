//! The main way in WebKit, as on the machine of a service that is tried without encryption.

use age::secrecy::ExposeSecret as _;
use app::{Channel, Key, LobbyCommand, LobbyRequest, ports::ChallengeId};
use domain::{Actor, PlayerId};
use serde_json::json;
use store::testing::{TestInstance, driver::Driver, webkit};

use super::{
    checking::{vectors, verdict},
    chromium::{Site, Socket, confirm, sign_in, square, wait_for_ply},
    evidence::Evidence,
    sealing::{Hall, seal},
};

/// Collects what a page reports against its policy, and errors, from now on.
fn listen(browser: &Driver) {
    browser.run(
        "window.told = []; for (const kind of ['securitypolicyviolation', 'error', 'unhandledrejection']) \
         addEventListener(kind, (event) => told.push(`${kind}: ${event.violatedDirective ?? event.message ?? event.reason}`), true)",
    );
}

/// Nothing was reported on this page. Its script and its style are there, which a policy could have kept away.
#[track_caller]
fn is_quiet(browser: &Driver) {
    assert_eq!(browser.run("return window.told"), json!([]), "{}", browser.url());
    let is_styled = "return getComputedStyle(document.querySelector('.skip')).position === 'absolute'";
    assert_eq!(browser.run(is_styled), json!(true));
}

#[test]
fn webkit_plays_a_game() {
    let Some(browser) = webkit::started() else { return };
    let site = Site::of(TestInstance::new().local());
    site.open(&browser, "/");
    browser.click("main a[href='/sign-up']");
    browser.write("input[name=email]", "eve@example.org");
    browser.write("input[name=name]", "Eve");
    browser.click("main button");
    confirm(&browser, &site.instance);
    browser.click("footer button");
    browser.wait("return location.pathname === '/'");
    sign_in(&browser, &site.socket, &site.instance, "Eve");
    browser.click("header a[href='/new']");
    browser.write("input[name=opponent]", "Bob");
    browser.click("select[name=colour] option[value=white]");
    browser.click("main button");
    browser.wait("return document.querySelector('[name=confirm]') !== null");
    browser.click("main button");
    browser.wait("return location.pathname === '/seeks'");
    let accepted = site.instance.service.lobby.arrange(LobbyRequest {
        actor: Actor::Player(PlayerId(3)),
        command: LobbyCommand::Accept { challenge: ChallengeId(1) },
        received_at: site.instance.clock_now(),
        channel: Channel::Http,
        key: Key::Named("accept".into()),
    });
    assert_eq!(accepted.expect("an answer").refusal, None);
    browser.click("header a[href='/games']");
    browser.click("main a[href='/g/1']");
    browser.click(&square("e2"));
    browser.click(&square("e4"));
    browser.click("#send button");
    wait_for_ply(&browser, 1);
    // The page waits, and shows the reply by itself.
    site.bob_plays("e5");
    wait_for_ply(&browser, 2);
    browser.write("#move input[name=move]", "Nf3");
    browser.click("#move button");
    wait_for_ply(&browser, 3);
    site.bob_plays("Nc6");
    wait_for_ply(&browser, 4);
    browser.click("details:has([action$='/resign']) summary");
    browser.click("[action$='/resign'] [name=confirm]");
    browser.click("[action$='/resign'] button");
    browser.wait("return document.querySelector('main').innerText.includes('0-1')");
    browser.click("footer button");
    browser.wait("return location.pathname === '/'");
    site.open(&browser, "/games");
    browser.wait("return location.pathname === '/sign-in'");
}

/// WebKit shows a page that it has left as it was, whatever the page's headers say.
#[test]
fn webkit_shows_no_old_page() {
    let Some(browser) = webkit::started() else { return };
    let site = Site::of(TestInstance::new().local());
    site.game(["Ann", "Bob"]);
    sign_in(&browser, &site.socket, &site.instance, "Ann");
    browser.click("main a[href='/g/1']");
    browser.click(&square("e2"));
    browser.click(&square("e4"));
    browser.click("#send button");
    wait_for_ply(&browser, 1);
    browser.back();
    // The page before the move shows the move.
    browser.wait("return location.pathname === '/g/1' && location.search === ''");
    wait_for_ply(&browser, 1);
    assert_eq!(browser.run("return document.querySelector('#move')"), json!(null));
    site.open(&browser, "/games");
    browser.click("footer button");
    browser.wait("return location.pathname === '/'");
    for _ in 0..2 {
        browser.back();
        browser.wait("return location.pathname === '/sign-in'");
        assert!(!browser.text("body").contains("Bob"), "{}", browser.text("body"));
    }
}

/// The zone of the machine is filled in, where it can be read and changed.
#[test]
fn webkit_fills_in_the_zone() {
    let Some(browser) = webkit::started() else { return };
    let site = Site::of(TestInstance::new().local());
    site.open(&browser, "/sign-up");
    let zone = "document.querySelector('input[name=time_zone]')";
    browser.wait(&format!("return {zone}.value === Intl.DateTimeFormat().resolvedOptions().timeZone"));
    browser.write("input[name=time_zone]", "x");
    assert!(
        browser.run(&format!("return {zone}.checkVisibility() && {zone}.value")).to_string().ends_with("x\"")
    );
}

#[actix_web::test]
async fn webkit_seals_a_move() {
    let Some(browser) = webkit::started() else { return };
    let hall = Hall::of(TestInstance::new().local()).await;
    let game = hall.adjourned(3, 2).await;
    let socket = Socket::of(&hall.instance);
    sign_in(&browser, &socket, &hall.instance, "Ann");
    let text = seal(&browser, &socket, game);
    browser.click("form[action$='/seal'] button");
    browser.wait("return document.body.textContent.includes('Your move is sealed.')");
    let closed = hall.closed(game).await;
    assert_eq!(hall.opened(closed["ciphertext"].as_str().expect("text")), text);
}

/// The checker says what it says in Chromium.
#[actix_web::test]
async fn webkit_checks_a_proof() {
    let Some(browser) = webkit::started() else { return };
    let evidence = Evidence::new().await;
    let socket = Socket::of(&evidence.instance);
    browser.open(&format!("{}/check", socket.url));
    listen(&browser);
    browser.wait("return document.querySelector('#check:not([hidden])')");
    for vector in vectors(&evidence) {
        let said = verdict(&browser, &vector);
        assert!(said.starts_with(vector.verdict), "{}: {said}", vector.what);
    }
    is_quiet(&browser);
    // A report is noticed.
    browser.run("document.body.setAttribute('style', 'color: red')");
    browser.wait("return told.some((told) => told.startsWith('securitypolicyviolation: style-src'))");
    browser.run("told.length = 0; setTimeout(() => { throw new Error('noticed') })");
    browser.wait("return told.some((told) => told.includes('noticed'))");
}

/// An arbiter opens an envelope, and the game goes on.
#[actix_web::test]
async fn webkit_opens_an_envelope() {
    let Some(browser) = webkit::started() else { return };
    let hall = Hall::of(TestInstance::new().local()).await;
    let game = hall.adjourned(1, 1).await;
    hall.post(game, "seal", "player-1", json!({"move": "Nf3", "ply": 0})).await;
    hall.post(game, "resume", "player-2", json!({})).await;
    let socket = Socket::of(&hall.instance);
    sign_in(&browser, &socket, &hall.instance, "Carl");
    browser.open(&format!("{}/desk/g/{}/envelope", socket.url, game.0));
    listen(&browser);
    browser.wait("return document.querySelector('#opening:not([hidden])')");
    // The driver types no capitals.
    let key = hall.arbiters[0].1.to_string();
    let key = json!(key.expose_secret());
    browser.run(&format!("document.querySelector('[data-part=identity]').value = {key}"));
    browser.click("#opening [data-part=open]");
    let text = browser.wait("return document.querySelector('form textarea[name=envelope]').value");
    assert!(text.as_str().expect("a text").contains("\nuci: g1f3\n"), "{text}");
    let identity = "return document.querySelector('[data-part=identity]').value";
    assert_eq!(browser.run(identity), json!(""), "the key is forgotten");
    is_quiet(&browser);
    browser.click("form[action$='/envelope/open'] button");
    browser.wait("return document.querySelector('#after') !== null");
    listen(&browser);
    is_quiet(&browser);
    browser.click("form[action$='/envelope/open'] button");
    browser.wait(&format!("return location.pathname === '/desk/g/{}'", game.0));
    let board = hall.server.get(&format!("/v1/games/{}", game.0), "player-2").await.done(200);
    assert_eq!(board["ply"], 1, "{board}");
}
