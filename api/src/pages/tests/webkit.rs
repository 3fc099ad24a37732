//! The main way in WebKit, as on the machine of a service that is tried without encryption.

use app::{Channel, Key, LobbyCommand, LobbyRequest, ports::ChallengeId};
use domain::{Actor, PlayerId};
use store::testing::{TestInstance, webkit};

use super::{
    chromium::{Site, Socket, confirm, sign_in, square, wait_for_ply},
    sealing::{Hall, seal},
};

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
