//! The analysis board by links and a form: nothing of it is stored.

use app::ports::Role;
use domain::Regulations;
use store::testing::TestInstance;

use super::browser::{Browser, Page};
use crate::testing::Server;

async fn table(instance: &TestInstance) -> Server {
    let arbiter = instance.add("Carl", Role::Arbiter).id;
    instance.player("Ann");
    instance.player("Bob");
    instance.game(arbiter, ["Ann", "Bob"], Regulations::default());
    instance.execute("UPDATE player SET notation = 'san'").unwrap();
    Server::of(instance).await
}

async fn play(browser: &Browser<'_>, text: &str) {
    let form = browser.get("/g/1").await.form("/g/1/move").with("move", text);
    assert_eq!(browser.submit(form).await.status(), 303, "{text}");
}

fn link(page: &Page, text: &str) -> String {
    let found = page.all("a").into_iter().find(|a| a.text() == text);
    found.and_then(|a| a.attribute("href")).unwrap_or_else(|| panic!("no link {text}: {}", page.text()))
}

#[actix_web::test]
async fn moves_are_tried_by_links() {
    let instance = TestInstance::new();
    let server = table(&instance).await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    play(&ann, "e4").await;
    let before = instance.number("SELECT count(*) FROM event");
    let page = ann.get(&link(&ann.get("/g/1").await, "Analysis board")).await;
    assert_eq!((page.status(), page.all("table")[0].all("button").len()), (200, 10));
    let page = ann.get(&link(&page, "e5")).await;
    let page = ann.get(&link(&page, "Nf3")).await;
    assert!(page.text().contains("1... e5") && page.text().contains("2. Nf3"), "{}", page.text());
    let back = ann.get(&link(&page, "1... e5")).await;
    assert!(!back.text().contains("2. Nf3"), "{}", back.text());
    // On the board: a piece, and its square.
    let page = ann.get("/g/1/analysis?ply=1&line=e7e5+g1f3&next=&from=b8").await;
    let grid = &page.all("table")[0];
    let targets: Vec<_> = grid
        .all("button")
        .iter()
        .filter(|button| button.attribute("name").as_deref() == Some("to"))
        .filter_map(|button| button.attribute("value"))
        .collect();
    assert_eq!(targets, ["b8a6", "b8c6"]);
    let page = ann.get("/g/1/analysis?ply=1&line=e7e5+g1f3&next=&to=b8c6").await;
    assert!(page.text().contains("2... Nc6"), "{}", page.text());
    // In any notation.
    let page = ann.get("/g/1/analysis?ply=0&line=&next=5254+e5+Sf3+Nc6").await;
    assert!(!page.refusal().is_empty(), "{}", page.text());
    let page = ann.get("/g/1/analysis?ply=0&line=&next=5254+e5+Nf3").await;
    assert!(page.text().contains("2. Nf3"), "{}", page.text());
    for nonsense in ["?line=Ke5", "?ply=x", "?ply=99", "?to=zz&from=zz", "?line=e7e5&next=Ke5", "?x=y"] {
        assert_eq!(ann.get(&format!("/g/1/analysis{nonsense}")).await.status(), 200, "{nonsense}");
    }
    let page = ann.get("/g/1/analysis?line=e7e5&next=Ke5").await;
    assert!(page.text().contains("1... e5") && !page.refusal().is_empty(), "{}", page.text());
    assert_eq!(ann.get("/g/99/analysis").await.status(), 404);
    assert_eq!(instance.number("SELECT count(*) FROM event"), before, "nothing is played");
    assert_eq!(instance.number("SELECT count(*) FROM conditional"), 0);
}

#[actix_web::test]
async fn line_becomes_notes_or_a_plan() {
    let instance = TestInstance::new();
    let server = table(&instance).await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    // With one's own move.
    let page = ann.get("/g/1/analysis?ply=0&line=e2e4+e7e5+g1f3").await;
    let page = ann.submit(page.form("/g/1/choose#move").moved_to("/g/1/choose")).await;
    assert!(page.text().contains("Not sent yet: 1. e4"), "{}", page.text());
    let form = page.form("/g/1/move");
    assert_eq!((&*form.fields["move"], &*form.fields["conditions"]), ("e4", "e7e5 g1f3"));
    assert_eq!(ann.submit(form).await.to(), "/g/1?sent=1");
    assert!(ann.get("/g/1").await.text().contains("If 1... e5, then 2. Nf3"));
    // While the opponent thinks.
    let page = ann.get("/g/1/analysis?line=c7c5+c2c3").await;
    let page = ann.submit(page.form("/g/1/plan/draft#draft").moved_to("/g/1/plan/draft")).await;
    assert!(page.text().contains("If 1... c5, then 2. c3") && page.text().contains("This is a draft."));
    assert_eq!(instance.number("SELECT count(*) FROM conditional"), 1);
    let sent = ann.submit(page.form("/g/1/plan/save")).await;
    assert_eq!(sent.to(), "/g/1/plan?done=plan_saved", "{}", sent.text());
    let text = ann.get("/g/1").await.text();
    assert!(text.contains("2. c3") && text.contains("2. Nf3"), "{text}");
    let page = ann.get("/g/1/analysis?line=c7c5").await;
    assert!(page.text().contains("ends with your own move"), "{}", page.text());
    // Into the notes, behind what is there.
    let form = ann.get("/g/1").await.form("/g/1/notes").with("notes", "Sicilian?");
    assert_eq!(ann.submit(form).await.status(), 303);
    let page = ann.get("/g/1/analysis?ply=0&line=e2e4+c7c5").await;
    let page = ann.submit(page.form("/g/1/notes/draft")).await;
    assert!(page.text().contains("This text is not saved."), "{}", page.text());
    let form = page.form("/g/1/notes");
    assert_eq!(form.fields["notes"], "Sicilian?\n1. e4 c5");
    assert_eq!(ann.get("/g/1").await.form("/g/1/notes").fields["notes"], "Sicilian?");
    assert_eq!(ann.submit(form).await.status(), 303);
    assert_eq!(ann.get("/g/1").await.form("/g/1/notes").fields["notes"], "Sicilian?\n1. e4 c5");
}
