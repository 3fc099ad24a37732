//! The administrator's view of mail that was set aside.

use app::{Address, Mailbox};

use super::{
    admin::{ANN, aside, club, play, set_aside},
    browser::Browser,
};

/// Secrets of any language, also of a game in which nothing is sealed.
#[actix_web::test]
async fn secrets_are_hidden() {
    let (instance, server) = club().await;
    let rita = Browser::of(&server, &instance, "Rita").await;
    let mails = [
        "seal it",
        "Versiegle Springer",
        "Entwurf: Springer",
        "sous\r\n enveloppe",
        "if 5755 then 7163",
        "Now Nf3",
    ];
    for text in mails {
        for address in [play(0), Address::Public(Mailbox::Postmaster)] {
            let id = set_aside(&instance, address, text);
            let page = rita.get(&format!("/admin/mail/{id}")).await;
            assert!(page.text().contains("a move may be in it"), "{text}: {}", page.text());
            assert!(page.all("pre").is_empty(), "{text}");
            page.form(&format!("/admin/mail/{id}/discard"));
        }
    }
}

/// The state of the game hides it, that of another game of its author, and that of a game in its subject.
#[actix_web::test]
async fn mail_on_sealed_moves_is_hidden() {
    let (instance, server) = club().await;
    let rita = Browser::of(&server, &instance, "Rita").await;
    let text = "The knight it is";
    let mails = [
        set_aside(&instance, play(0), text),
        set_aside(&instance, Address::Account { player: ANN }, text),
        set_aside(&instance, Address::Public(Mailbox::Postmaster), text),
        aside(&instance, "x@example.com", Address::Public(Mailbox::Postmaster), "[G1] lost", text),
    ];
    for id in mails {
        let page = rita.get(&format!("/admin/mail/{id}")).await;
        assert!(page.all("pre")[0].text().contains(text), "{}", page.text());
    }
    let carl = Browser::of(&server, &instance, "Carl").await;
    let adjourn = super::desk::shown(&carl, "adjourn", &[("reason", "Late")]).await;
    assert_eq!(carl.submit(super::desk::confirmation(&adjourn, "adjourn")).await.status(), 303);
    let are_hidden = async || {
        for id in mails {
            let page = rita.get(&format!("/admin/mail/{id}")).await;
            assert!(page.text().contains("a sealed move may be in it"), "{}", page.text());
            assert!(!page.answer.text.contains(text), "{}", page.answer.text);
        }
    };
    are_hidden().await;
    let sealed = serde_json::json!({"move": "Nf3", "ply": 0});
    server.post("/v1/games/1/seal", "player-2", sealed).await.done(201);
    are_hidden().await;
    // The envelope stays closed.
    let sure = serde_json::json!({"confirm": true});
    server.post("/v1/games/1/resign", "player-3", sure).await.done(201);
    are_hidden().await;
}
