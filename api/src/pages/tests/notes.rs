//! Private notes by a form.

use app::ports::Role;
use domain::Regulations;
use store::testing::TestInstance;

use super::browser::Browser;
use crate::testing::Server;

async fn table(instance: &TestInstance) -> Server {
    let arbiter = instance.add("Carl", Role::Arbiter).id;
    instance.add("Ada", Role::Administrator);
    instance.player("Ann");
    instance.player("Bob");
    instance.game(arbiter, ["Ann", "Bob"], Regulations::default());
    Server::of(instance).await
}

#[actix_web::test]
async fn notes_stay_with_the_game() {
    let instance = TestInstance::new();
    let server = table(&instance).await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    let form = ann.get("/g/1").await.form("/g/1/notes").with("notes", "<Bg5> & h4\r\nthen wait");
    let sent = ann.submit(form.clone()).await;
    assert_eq!(sent.to(), "/g/1?done=notes_saved#notes");
    assert_eq!(ann.submit(form).await.to(), sent.to(), "a double click");
    assert!(ann.get(sent.to()).await.text().contains("Your notes are saved."));
    for path in ["/g/1", "/g/1/notes"] {
        let form = ann.get(path).await.form("/g/1/notes");
        assert_eq!(form.fields["notes"], "<Bg5> & h4\nthen wait", "{path}");
        assert_eq!(form.fields["version"], "1", "{path}");
    }
    for name in ["Bob", "Carl", "Ada"] {
        let browser = Browser::of(&server, &instance, name).await;
        for path in ["/g/1", "/g/1/notes", "/g/1/pgn", "/desk", "/desk/g/1", "/games"] {
            assert!(!browser.get(path).await.answer.text.contains("Bg5"), "{name} {path}");
        }
        let status = browser.get("/g/1/notes").await.status();
        assert_eq!(status, if name == "Bob" { 200 } else { 403 });
    }
    let resigned = ann.get("/g/1").await.form("/g/1/resign").with("confirm", "yes");
    assert_eq!(ann.submit(resigned).await.status(), 303);
    let form = ann.get("/g/1").await.form("/g/1/notes");
    assert_eq!(form.fields["notes"], "<Bg5> & h4\nthen wait", "after the end");
    assert_eq!(ann.submit(form.with("notes", "")).await.status(), 303);
}

/// The notes of two tabs are shown in both texts, and neither is lost.
#[actix_web::test]
async fn two_tabs_lose_no_note() {
    let instance = TestInstance::new();
    let server = table(&instance).await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    let (one, two) = (ann.get("/g/1").await.form("/g/1/notes"), ann.get("/g/1").await.form("/g/1/notes"));
    assert_eq!(ann.submit(one.with("notes", "first")).await.status(), 303);
    let page = ann.submit(two.with("notes", "second")).await;
    assert_eq!(page.status(), 422);
    assert!(page.refusal().contains("Your notes have changed"), "{}", page.refusal());
    assert!(page.text().contains("first") && page.text().contains("This text is not saved."));
    let form = page.form("/g/1/notes");
    assert_eq!((&*form.fields["notes"], &*form.fields["version"]), ("second", "1"));
    assert_eq!(ann.get("/g/1").await.form("/g/1/notes").fields["notes"], "first");
    assert_eq!(ann.submit(form.with("notes", "first, second")).await.status(), 303);
    assert_eq!(ann.get("/g/1").await.form("/g/1/notes").fields["notes"], "first, second");
    let long = ann.get("/g/1").await.form("/g/1/notes").with("notes", "x".repeat(4097));
    let page = ann.submit(long).await;
    assert_eq!((page.status(), page.form("/g/1/notes").fields["notes"].len()), (422, 4097), "the text stays");
    assert!(page.refusal().contains("4096") || page.refusal().contains("4,096"), "{}", page.refusal());
}

/// Notes that do not open are told of, and can be replaced.
#[actix_web::test]
async fn damaged_notes_are_replaced() {
    let instance = TestInstance::new();
    let server = table(&instance).await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    let form = ann.get("/g/1").await.form("/g/1/notes").with("notes", "one");
    assert_eq!(ann.submit(form).await.status(), 303);
    instance.execute("UPDATE game_note SET player = 4").unwrap();
    let bob = Browser::of(&server, &instance, "Bob").await;
    for path in ["/g/1/notes", "/g/1"] {
        let page = bob.get(path).await;
        assert!(page.text().contains("Your notes cannot be read."), "{path}: {}", page.text());
        let form = page.form("/g/1/notes");
        assert_eq!((&*form.fields["notes"], &*form.fields["version"]), ("", "1"), "{path}");
    }
    let form = bob.get("/g/1").await.form("/g/1/notes").with("notes", "\u{44f}".repeat(4096));
    assert_eq!(bob.submit(form).await.status(), 303);
    let form = bob.get("/g/1").await.form("/g/1/notes");
    assert_eq!((form.fields["notes"].chars().count(), &*form.fields["version"]), (4096, "2"));
}
