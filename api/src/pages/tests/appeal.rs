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
    for words in [
        "An appeal against an act of the arbiter was decided.",
        "Another arbiter decided the appeal on Tue 2026-01-20 10:00 +00:00. The act is undone.",
        "They did not",
    ] {
        assert!(page.text().contains(words), "{words}: {}", page.text());
    }
    // It is with the act, and not among the messages.
    assert!(!page.text().contains("An arbiter:"), "{}", page.text());
}

#[actix_web::test]
async fn confirmed_act_shows_its_appeal() {
    let instance = TestInstance::new();
    let server = table(&instance, Regulations::default()).await;
    instance.add("Dora", Role::Arbiter);
    let browser = async |name| Browser::of(&server, &instance, name).await;
    let (carl, ann, dora) = (browser("Carl").await, browser("Ann").await, browser("Dora").await);
    let warned = shown(&carl, "warn", &[("side", "white"), ("reason", "Unanswered")]).await;
    assert_eq!(carl.submit(confirmation(&warned, "warn")).await.status(), 303);
    let form = ann.get("/g/1").await.form("/g/1/appeal");
    assert_eq!(ann.submit(form.with("message", "None came.")).await.status(), 303);
    let text = ann.get("/g/1").await.text();
    assert!(
        text.contains("An appeal against an act of the arbiter waits") && !text.contains("The act stands.")
    );
    let decided = shown(&dora, "decide-appeal", &[("reverse", "no"), ("reason", "They did")]).await;
    assert_eq!(dora.submit(confirmation(&decided, "decide-appeal")).await.status(), 303);
    let text = Browser::of(&server, &instance, "Bob").await.get("/g/1").await.text();
    for words in
        ["Ann appealed against the arbiter's act 2.", "Another arbiter decided the appeal on", "They did"]
    {
        assert!(text.contains(words), "{words}: {text}");
    }
    let text = ann.get("/g/1").await.text();
    for words in ["You appealed against the arbiter's act 2.", "The act stands."] {
        assert!(text.contains(words), "{words}: {text}");
    }
    for once in ["Unanswered", "None came.", "They did"] {
        assert_eq!(text.matches(once).count(), 1, "{once}: {text}");
    }
}

/// The replacement is no party to it.
#[actix_web::test]
async fn replaced_player_appeals_by_page() {
    let instance = TestInstance::new();
    let server = table(&instance, Regulations::default()).await;
    instance.player("Eve");
    let browser = async |name| Browser::of(&server, &instance, name).await;
    let (carl, ann, bob, eve) =
        (browser("Carl").await, browser("Ann").await, browser("Bob").await, browser("Eve").await);
    let said = bob.get("/g/1").await.form("/g/1/messages").with("message", "Between us");
    assert_eq!(bob.submit(said).await.status(), 303);
    let fields = [("side", "white"), ("player", "Eve"), ("reason", "Three silent weeks")];
    let replaced = shown(&carl, "replace", &fields).await;
    assert_eq!(carl.submit(confirmation(&replaced, "replace")).await.status(), 303, "{}", replaced.text());
    assert!(!eve.get("/g/1").await.answer.text.contains("/g/1/appeal"));
    assert!(!carl.get("/g/1").await.answer.text.contains("/g/1/appeal"));
    bob.get("/g/1").await.form("/g/1/appeal");
    let page = ann.get("/g/1").await;
    assert!(page.text().contains("Three silent weeks"), "{}", page.text());
    assert!(
        !page.text().contains("Between us") && !page.answer.text.contains("/g/1/move"),
        "{}",
        page.text()
    );
    let sent = ann.submit(page.form("/g/1/appeal").with("message", "I was ill.")).await;
    assert_eq!((sent.status(), sent.to()), (303, "/g/1?done=recorded"), "{}", sent.text());
    let page = ann.get(sent.to()).await;
    assert!(page.text().contains("You appealed against the arbiter's act 3."), "{}", page.text());
    assert!(!page.answer.text.contains("/g/1/appeal"));
}
