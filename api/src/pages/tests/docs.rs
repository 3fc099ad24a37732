//! The pages of the API's document.

use std::collections::BTreeSet;

use serde_json::Value;
use store::testing::TestInstance;

use super::browser::{Browser, Page};
use crate::testing::Server;

fn ids(page: &Page) -> BTreeSet<String> {
    page.all("h3").iter().filter_map(|heading| heading.attribute("id")).collect()
}

/// Each operation and schema of the document has its place, and each link of these pages leads to one.
#[actix_web::test]
async fn pages_show_whole_document() {
    let instance = TestInstance::new();
    let server = Server::of(&instance).await;
    let document: Value = server.get("/openapi.json", "").await.json();
    let stranger = Browser::new(&server);
    let index = stranger.get("/docs/").await;
    assert_eq!(index.status(), 200);
    let tags: BTreeSet<&str> = document["paths"]
        .as_object()
        .expect("paths")
        .values()
        .flat_map(|methods| methods.as_object().expect("methods").values())
        .filter_map(|operation| operation["tags"][0].as_str())
        .collect();
    let schemas = stranger.get("/docs/schemas").await;
    let names: BTreeSet<String> =
        document["components"]["schemas"].as_object().expect("schemas").keys().cloned().collect();
    assert_eq!(ids(&schemas), names);
    // Of a schema that is made of several parts, each is shown.
    let said = schemas.text();
    for (part, member) in [("WebhookBody and object", "secret"), ("TokenBody and object", "token")] {
        assert!(said.contains(part), "{part}");
        assert!(said.contains(&format!("{member} string, required")), "{member}");
    }
    let links = |page: &Page| page.all("a").into_iter().filter_map(|link| link.attribute("href"));
    let (mut shown, mut targets) = (BTreeSet::new(), BTreeSet::new());
    for tag in &tags {
        let page = stranger.get(&format!("/docs/{tag}")).await;
        assert_eq!(page.status(), 200, "{tag}");
        for (path, methods) in document["paths"].as_object().expect("paths") {
            for (method, operation) in methods.as_object().expect("methods") {
                if operation["tags"][0] != **tag {
                    continue;
                }
                let id = operation["operationId"].as_str().expect("an id");
                shown.insert(format!("/docs/{tag}#{id}"));
                assert!(ids(&page).contains(id), "{id}");
                let text = page.text();
                assert!(text.contains(&format!("{} {path}", method.to_ascii_uppercase())), "{id}");
                for answer in operation["responses"].as_object().expect("answers").values() {
                    let codes = answer["content"]["application/problem+json"]["examples"].as_object();
                    for code in codes.into_iter().flat_map(|codes| codes.keys()) {
                        assert!(page.answer.text.contains(&format!("/problems/{code}\"")), "{id}: {code}");
                    }
                }
            }
        }
        targets.extend(links(&page).filter(|to| to.starts_with("/docs/schemas#")));
    }
    targets.extend(links(&schemas).filter(|to| to.starts_with("/docs/schemas#")));
    let unknown: Vec<_> =
        targets.iter().filter(|to| !names.contains(to.rsplit('#').next().unwrap_or_default())).collect();
    assert_eq!(unknown, [""; 0]);
    let listed: BTreeSet<String> =
        links(&index).filter(|to| to.starts_with("/docs/") && to.contains('#')).collect();
    assert_eq!(listed, shown);
    assert_eq!(stranger.get("/docs/nothing").await.status(), 404);
    assert_eq!(stranger.get("/docs").await.to(), "/docs/");
}

/// The command line of an example names what the operation needs.
#[actix_web::test]
async fn examples_can_be_sent() {
    let instance = TestInstance::new();
    let server = Server::of(&instance).await;
    let page = Browser::new(&server).get("/docs/games").await;
    let examples: Vec<String> = page.all("pre").iter().map(|example| example.text()).collect();
    let found = examples
        .iter()
        .find(|example| example.contains("POST 'https") && example.contains("/v1/games/1/moves' "))
        .expect("a move");
    for part in
        ["curl -X POST 'https://", "Bearer $TOKEN", "Idempotency-Key", r#"-d '{"move":"5254","ply":0}'"#]
    {
        assert!(found.contains(part), "{part}: {found}");
    }
    for (n, example) in examples.iter().enumerate() {
        assert!(!example.contains('{') || example.contains(" -d '{"), "{n}: {example}");
        assert!(!example.lines().next().unwrap_or_default().contains('{'), "{example}");
    }
}
