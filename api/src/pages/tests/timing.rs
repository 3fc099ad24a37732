//! Adjournment, the clock and leave by forms.

use domain::{FlagRule, LeaveRules, Regulations, Span};
use serde_json::json;
use store::testing::TestInstance;

use super::{
    browser::{Browser, Page},
    desk::regulations,
    sealing::Hall,
};
use crate::testing::Server;

async fn table(instance: &TestInstance, regulations: Regulations) -> Server {
    let arbiter = instance.add("Carl", app::ports::Role::Arbiter).id;
    instance.player("Ann");
    instance.player("Bob");
    instance.game(arbiter, ["Ann", "Bob"], regulations);
    Server::of(instance).await
}

#[actix_web::test]
async fn adjournment_is_proposed_and_agreed() {
    let instance = TestInstance::new();
    let server = table(&instance, regulations(json!({"adjournment": {}}))).await;
    let (ann, bob) =
        (Browser::of(&server, &instance, "Ann").await, Browser::of(&server, &instance, "Bob").await);
    let page = ann.get("/g/1").await;
    assert!(page.form_to("/g/1/move").is_some());
    assert!(
        page.form_of_button("accept_adjournment").is_none() && page.form_of_button("claim_flag").is_none()
    );
    let sent = ann.submit(page.form_of_button("adjourn").expect("a form")).await;
    assert_eq!(sent.to(), "/g/1?done=recorded");
    assert!(ann.get(sent.to()).await.text().contains("You propose to adjourn."));
    let page = bob.get("/g/1").await;
    assert!(page.text().contains("Ann proposes to adjourn.") && page.form_of_button("adjourn").is_none());
    bob.submit(page.form_of_button("decline_adjournment").expect("a form")).await;
    let page = ann.get("/g/1").await;
    assert!(!page.text().contains("propose to adjourn."), "{}", page.text());
    ann.submit(page.form_of_button("adjourn").expect("a form")).await;
    let agreed =
        bob.submit(bob.get("/g/1").await.form_of_button("accept_adjournment").expect("a form")).await;
    assert_eq!(agreed.status(), 303, "{}", agreed.text());
    let page = ann.get("/g/1").await;
    assert!(page.text().contains("You must seal the next move."), "{}", page.text());
    assert!(page.form_to("/g/1/move").is_none(), "no field takes the move");
}

/// After a resumption each player may say once that the clocks are wrong.
#[actix_web::test]
async fn clocks_are_questioned_by_page() {
    let hall = Hall::new().await;
    let game = hall.adjourned(0, 1).await;
    let bob = Browser::of(&hall.server, &hall.instance, "Bob").await;
    let path = format!("/g/{}", game.0);
    assert!(bob.get(&path).await.form_of_button("question_clocks").is_none());
    hall.post(game, "seal", "player-1", json!({"move": "e4", "ply": 0})).await;
    hall.post(game, "resume", "player-2", json!({})).await;
    let form = bob.get(&path).await.form_of_button("question_clocks").expect("a form");
    assert_eq!(bob.submit(form).await.to(), format!("{path}?done=recorded"));
    assert!(bob.get(&path).await.form_of_button("question_clocks").is_none());
}

#[actix_web::test]
async fn fallen_flag_is_claimed() {
    let instance = TestInstance::new();
    let rules = Regulations { flags: FlagRule::OnClaim, ..Regulations::default() };
    let server = table(&instance, rules).await;
    let bob = Browser::of(&server, &instance, "Bob").await;
    let page = bob.get("/g/1").await;
    assert!(page.form_of_button("claim_flag").is_none() && !page.text().contains("0-1"), "{}", page.text());
    instance.clock.advance(Span::days(30));
    instance.execute("DELETE FROM session").unwrap();
    let bob = Browser::of(&server, &instance, "Bob").await;
    let claim = bob.get("/g/1").await.form_of_button("claim_flag").expect("a form");
    assert_eq!(bob.submit(claim).await.status(), 303);
    assert!(bob.get("/g/1").await.text().contains("0-1"));
}

#[actix_web::test]
async fn leave_is_booked_and_cancelled() {
    let instance = TestInstance::new();
    let rules = Regulations { leave: Some(LeaveRules::default()), ..Regulations::default() };
    let server = table(&instance, rules).await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    let book = |page: &Page, first: &str, last: &str| {
        let mut form = page.form("/g/1/leave").with("first", first).with("last", last);
        form.fields.insert("key".into(), format!("{first}-{last}"));
        form
    };
    let page = ann.get("/g/1").await;
    for (first, last) in [("2026-02-30", "2026-03-01"), ("2026-02-09", "2026-02-01"), ("", "")] {
        let refused = ann.submit(book(&page, first, last)).await;
        assert_eq!(refused.status(), 422, "{first} {last}");
        assert_eq!(refused.form("/g/1/leave").fields["last"], last, "what was written stays");
    }
    let booked = ann.submit(book(&page, "2026-02-01", "2026-02-09")).await;
    assert_eq!(booked.to(), "/g/1?done=recorded");
    let page = ann.get("/g/1").await;
    assert!(page.text().contains("You are on leave from 2026-02-01 to 2026-02-09"), "{}", page.text());
    let cancel = page.form("/g/1/leave");
    assert!(!cancel.fields.contains_key("last"), "the first form cancels");
    assert_eq!(ann.submit(cancel).await.status(), 303);
    assert!(!ann.get("/g/1").await.text().contains("2026-02-09"));
}

/// The rules of each game hold, as over HTTP and by mail, and a second press does nothing.
#[actix_web::test]
async fn leave_counts_in_all_games() {
    let instance = TestInstance::new();
    let rules = Regulations { leave: Some(LeaveRules::default()), ..Regulations::default() };
    let server = table(&instance, rules).await;
    let before = instance.number("SELECT count(*) FROM event");
    let arbiter = domain::PlayerId(1);
    instance.game(arbiter, ["Ann", "Bob"], Regulations::default());
    let ann = Browser::of(&server, &instance, "Ann").await;
    let games = ann.get("/games").await;
    assert!(games.all("a").iter().any(|a| a.attribute("href").as_deref() == Some("/leave")));
    let form = ann.get("/leave").await.form("/leave");
    let unreadable = ann.submit(form.clone().with("first", "2026-02-01").with("last", "later")).await;
    assert_eq!((unreadable.status(), &*unreadable.form("/leave").fields["first"]), (422, "2026-02-01"));
    let form = form.with("first", "2026-02-01").with("last", "2026-02-09");
    let mut events = Vec::new();
    for press in ["first", "second"] {
        let page = ann.submit(form.clone()).await;
        let rows: Vec<String> = page.all("main")[0].all("li").iter().map(|row| row.text()).collect();
        let outcomes = ["G1: It is in the record of the game.", "G2: There is no leave in this game."];
        assert_eq!(
            (page.status(), &*rows),
            (200, &outcomes.map(str::to_owned)[..]),
            "{press}: {}",
            page.text()
        );
        events.push(instance.number("SELECT count(*) FROM event"));
    }
    assert_eq!(events, [before + 2; 2], "the second game, and leave once");
    assert!(ann.get("/g/1").await.text().contains("You are on leave from 2026-02-01 to 2026-02-09"));
    assert!(!ann.get("/g/2").await.text().contains("2026-02-01"));
    let mut forms = ann.get("/leave").await.forms().into_iter().map(|(_, form)| form);
    let cancel = forms.find(|form| form.fields.contains_key("first") && !form.fields.contains_key("last"));
    let cancel = cancel.expect("the form that cancels").with("first", "2026-02-01");
    assert_eq!(ann.submit(cancel).await.status(), 200);
    assert!(!ann.get("/g/1").await.text().contains("2026-02-09"), "it is taken back");
}
