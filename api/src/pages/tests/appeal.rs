//! Appeals by a form.

use app::ports::Role;
use domain::{Regulations, Span};
use store::testing::TestInstance;

use super::{
    browser::Browser,
    desk::{confirmation, shown, table},
};

#[actix_web::test]
async fn act_is_appealed_by_page() {
    let instance = TestInstance::new();
    let server = table(&instance, Regulations::default()).await;
    let browser = async |name| Browser::of(&server, &instance, name).await;
    let (carl, ann, bob) = (browser("Carl").await, browser("Ann").await, browser("Bob").await);
    assert!(!ann.get("/g/1").await.text().contains("Acts of the arbiter"));
    let reason = "Three notices are unanswered";
    let warned = shown(&carl, "warn", &[("side", "white"), ("reason", reason)]).await;
    assert_eq!(carl.submit(confirmation(&warned, "warn")).await.status(), 303);
    let page = ann.get("/g/1").await;
    for words in ["Acts of the arbiter", "2: The arbiter warned you.", reason, "until Mon 2026-01-19 10:00"] {
        assert!(page.text().contains(words), "{words}: {}", page.text());
    }
    let form = page.form("/g/1/appeal");
    assert_eq!(form.fields["act"], "2");
    let empty = ann.submit(form.clone().with("message", " ").with("key", "empty")).await;
    assert!(empty.status() == 422 && !empty.refusal().is_empty(), "{}", empty.text());
    let sent = ann.submit(form.clone().with("message", "None\r\ncame.")).await;
    assert_eq!((sent.status(), sent.to()), (303, "/g/1?done=recorded"), "{}", sent.text());
    assert_eq!(
        ann.submit(form.clone().with("message", "None\r\ncame.")).await.to(),
        sent.to(),
        "a double click"
    );
    let page = ann.get(sent.to()).await;
    assert!(page.text().contains("You appealed against the arbiter's act 2."), "{}", page.text());
    assert!(!page.answer.text.contains("/g/1/appeal"), "once for each side");
    let again = ann.submit(form.with("message", "Still none.").with("key", "again")).await;
    assert_eq!((again.status(), again.kept()), (422, vec!["Still none.".to_owned()]), "{}", again.text());
    let page = bob.get("/g/1").await;
    for words in ["warned Ann.", "Ann appealed against the arbiter's act 2.", "None\ncame."] {
        assert!(page.text().contains(words), "{words}: {}", page.text());
    }
    // Until the days of the regulations are over.
    page.form("/g/1/appeal");
    instance.clock.advance(Span::days(15));
    assert!(!browser("Bob").await.get("/g/1").await.answer.text.contains("/g/1/appeal"));
    instance.add("Dora", Role::Arbiter);
    let dora = browser("Dora").await;
    let decided = shown(&dora, "decide-appeal", &[("reverse", "yes"), ("reason", "They did not")]).await;
    assert_eq!(
        dora.submit(confirmation(&decided, "decide-appeal")).await.status(),
        303,
        "{}",
        decided.text()
    );
    let page = browser("Ann").await.get("/g/1").await;
    assert!(page.text().contains("The act is undone."), "{}", page.text());
}
