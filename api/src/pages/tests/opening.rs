//! Envelopes that arbiters open in their browsers: the text is sent, their keys are not.

use age::{secrecy::ExposeSecret as _, x25519::Identity};
use domain::GameId;
use serde_json::json;
use store::testing::chromium::{Chromium, started};

use super::{
    browser::Browser,
    chromium::{Socket, check_access, take_session},
    sealing::Hall,
};

/// An arbiter at an envelope, with the session in the browser.
async fn at_envelope(hall: &Hall, chromium: &Chromium, socket: &Socket, name: &str, game: GameId) {
    let browser = Browser::of(&hall.server, &hall.instance, name).await;
    take_session(chromium, socket, &browser.cookie("__Host-postzug").expect("a session"));
    chromium.open(&format!("{}/desk/g/{}/envelope", socket.url, game.0));
    chromium.wait("return document.querySelector('#opening:not([hidden])')");
}

const IDENTITY: &str = "return document.querySelector('[data-part=identity]').value";

pub(super) fn decrypt(chromium: &Chromium, key: &Identity) {
    let key = key.to_string();
    chromium.write("[data-part=identity]", &format!("# created: today\n{}\n", key.expose_secret()));
    chromium.click("#opening [data-part=open]");
}

#[actix_web::test]
async fn keys_of_arbiters_never_leave_browser() {
    let Some(chromium) = started() else { return };
    let hall = Hall::new().await;
    let game = hall.adjourned(3, 2).await;
    hall.post(game, "seal", "player-1", json!({"move": "Nf3", "ply": 0})).await;
    hall.post(game, "resume", "player-2", json!({})).await;
    let socket = Socket::of(&hall.instance);
    let [first, second, third] = &*hall.arbiters else { panic!("three arbiters") };

    at_envelope(&hall, &chromium, &socket, "Emil", game).await;
    decrypt(&chromium, &third.1);
    chromium.wait("return document.querySelector('#opening [data-part=failed]:not([hidden])')");
    check_access(&chromium, "it does not open");
    assert_eq!(chromium.run(IDENTITY), "", "the key is forgotten");
    chromium.write("[data-part=identity]", "no key");
    chromium.click("#opening [data-part=open]");
    chromium.wait(&format!("{IDENTITY} === ''"));

    at_envelope(&hall, &chromium, &socket, "Carl", game).await;
    decrypt(&chromium, &first.1);
    let layers = chromium.wait("return document.querySelector('[data-part=layers]').value");
    assert_eq!(chromium.run(IDENTITY), "");
    let begins = format!("for: {}\n-----BEGIN AGE ENCRYPTED FILE-----\n", second.0);
    assert!(layers.as_str().expect("layers").starts_with(&begins), "{layers}");

    at_envelope(&hall, &chromium, &socket, "Dora", game).await;
    chromium.run(&format!("document.querySelector('#opening [data-part=closed]').value = {layers}"));
    decrypt(&chromium, &second.1);
    let text = chromium.wait("return document.querySelector('form textarea[name=envelope]').value");
    assert!(text.as_str().expect("a text").contains("\nuci: g1f3\n"), "{text}");
    check_access(&chromium, "it is open");
    chromium.click("form[action$='/envelope/open'] button");
    chromium.wait("return document.querySelector('input[name=held]')");
    check_access(&chromium, "its effect");
    chromium.click("form[action$='/envelope/open'] button");
    chromium.wait("return location.pathname.match(/^\\/desk\\/g\\/[0-9]+$/)");
    let board = hall.server.get(&format!("/v1/games/{}?moves=true", game.0), "player-2").await.done(200);
    assert_eq!(board["ply"], 1, "{board}");

    let requests = chromium.requests();
    assert!(requests.iter().any(|params| params.to_string().contains("uci%3A+g1f3")), "the text is sent");
    for params in &requests {
        assert!(!params.to_string().to_ascii_uppercase().contains("AGE-SECRET-KEY"), "{params}");
    }
    assert_eq!(chromium.console(), Vec::<String>::new());
}
