//! Conditional moves by forms: drafts, saved lines, clashes, and the line that was played.

use app::ports::Role;
use domain::Regulations;
use store::testing::TestInstance;

use super::browser::{Browser, Page};
use crate::testing::Server;

async fn table(instance: &TestInstance) -> Server {
    let arbiter = instance.add("Carl", Role::Arbiter).id;
    instance.player("Ann");
    instance.player("Bob");
    instance.player("Dan");
    instance.game(arbiter, ["Ann", "Bob"], Regulations::default());
    instance.execute("UPDATE player SET notation = 'san'").unwrap();
    Server::of(instance).await
}

async fn play(browser: &Browser<'_>, text: &str) -> Page {
    let form = browser.get("/g/1").await.form("/g/1/move").with("move", text);
    let sent = browser.submit(form).await;
    assert_eq!(sent.status(), 303, "{text}: {}", sent.text());
    browser.get(sent.to()).await
}

async fn save(browser: &Browser<'_>, lines: &str) -> Page {
    let form = browser.get("/g/1/plan").await.form("/g/1/plan/save").with("lines", lines);
    let sent = browser.submit(form).await;
    if sent.status() == 303 { browser.get(sent.to()).await } else { sent }
}

fn rows(instance: &TestInstance) -> i64 {
    instance.number("SELECT count(*) FROM conditional")
}

/// The page tells what the mail tells, until another move is made.
#[actix_web::test]
async fn dropped_lines_are_told() {
    let instance = TestInstance::new();
    let server = table(&instance).await;
    let (ann, bob) =
        (Browser::of(&server, &instance, "Ann").await, Browser::of(&server, &instance, "Bob").await);
    let none_answers = "None of your conditional moves answers this move; the remaining ones are dropped.";
    let others = "Your conditional moves for other moves of your opponent are dropped";
    play(&ann, "e4").await;
    save(&ann, "e5 Nf3\nc5 c3").await;
    assert!(!ann.get("/g/1").await.text().contains("dropped"));
    play(&bob, "e6").await;
    assert!(ann.get("/g/1").await.text().contains(none_answers), "{}", ann.get("/g/1").await.text());
    assert!(!bob.get("/g/1").await.text().contains("dropped"), "the opponent is not told");
    let said = ann.get("/g/1").await.form("/g/1/messages").with("message", "Well");
    ann.submit(said).await;
    assert!(ann.get("/g/1").await.text().contains(none_answers), "a message is no move");
    play(&ann, "d4").await;
    assert!(!ann.get("/g/1").await.text().contains("dropped"));
    save(&ann, "d5 exd5 exd5 Nf3\nc5 d5").await;
    play(&bob, "d5").await;
    let text = ann.get("/g/1").await.text();
    assert!(text.contains(others) && text.contains("If 3... exd5, then 4. Nf3"), "{text}");
}

#[actix_web::test]
async fn saved_lines_are_shown_and_played() {
    let instance = TestInstance::new();
    let server = table(&instance).await;
    let (ann, bob) =
        (Browser::of(&server, &instance, "Ann").await, Browser::of(&server, &instance, "Bob").await);
    let page = ann.get("/g/1/plan").await;
    assert!(page.text().contains("It is your move."), "{}", page.text());
    play(&ann, "e4").await;
    let page = save(&ann, "if 5755 then 7163, if Nc6 then f1b5\r\n\r\nc5 c3").await;
    assert!(page.text().contains("Your lines are saved."), "{}", page.text());
    for path in ["/g/1/plan", "/g/1", "/g/1"] {
        let page = ann.get(path).await;
        let text = page.text();
        assert!(text.contains("If 1... e5, then 2. Nf3; if then 2... Nc6, then 3. Bb5"), "{path}: {text}");
        assert!(text.contains("If 1... c5, then 2. c3"), "{path}: {text}");
        assert!(text.contains("played without asking you again"), "{path}: {text}");
    }
    let theirs = bob.get("/g/1").await.answer.text + &bob.get("/g/1/plan").await.answer.text;
    assert!(!theirs.contains("Nf3") && !theirs.contains("g1f3"), "{theirs}");
    let page = play(&bob, "e5").await;
    assert!(page.text().contains("the reply is 2. Nf3"), "{}", page.text());
    let page = ann.get("/g/1").await;
    assert!(page.text().contains("Your conditional moves were played: 1... e5 2. Nf3."), "{}", page.text());
    assert!(
        page.text().contains("If 2... Nc6, then 3. Bb5") && !page.text().contains("2. c3"),
        "{}",
        page.text()
    );
    play(&bob, "Nc6").await;
    let page = ann.get("/g/1").await;
    let used = "Your conditional moves were played: 1... e5 2. Nf3 Nc6 3. Bb5.";
    assert!(page.text().contains(used), "{}", page.text());
    assert!(page.text().contains("No line is saved."), "{}", page.text());
    assert!(!bob.get("/g/1").await.text().contains("Your conditional moves were played"));
}

/// A draft on a page is nowhere else, after any later request.
#[actix_web::test]
async fn draft_is_not_saved() {
    let instance = TestInstance::new();
    let server = table(&instance).await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    play(&ann, "e4").await;
    save(&ann, "c5 c3").await;
    let form = ann.get("/g/1/plan").await.form("/g/1/plan/save").with("lines", "e5 Nf3");
    let page = ann.submit(form.moved_to("/g/1/plan/draft")).await;
    assert_eq!(page.status(), 200);
    assert!(page.text().contains("This is a draft. It is not saved, and nothing of it is played."));
    assert!(page.text().contains("If 1... e5, then 2. Nf3"), "{}", page.text());
    assert_eq!(page.form("/g/1/plan/save").fields["lines"], "e5 Nf3");
    for path in ["/g/1/plan", "/g/1", "/g/1/plan/draft", "/g/1/plan/save"] {
        let page = ann.get(path).await;
        assert!(!page.answer.text.contains("Nf3"), "{path}: {}", page.answer.text);
    }
    assert_eq!(ann.get("/g/1/plan/draft").await.to(), "/g/1/plan");
    // A choice on the board keeps the draft beside the move, and gives nothing.
    let bob = Browser::of(&server, &instance, "Bob").await;
    let form = bob.get("/g/1").await.form("/g/1/move").with("conditions", "Nf3 Nc6").with("to", "e7e5");
    let chosen = bob.submit(form.moved_to("/g/1/choose")).await;
    assert_eq!(chosen.form("/g/1/move").fields["conditions"], "Nf3 Nc6");
    assert!(chosen.text().contains("They are a draft until you send the move."), "{}", chosen.text());
    assert_eq!((rows(&instance), instance.number("SELECT ply FROM game")), (1, 1));
    assert_eq!(bob.submit(chosen.form("/g/1/move")).await.to(), "/g/1?sent=2");
    assert!(bob.get("/g/1").await.text().contains("If 2. Nf3, then 2... Nc6"));
}

#[actix_web::test]
async fn clash_names_both_lines() {
    let instance = TestInstance::new();
    let server = table(&instance).await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    play(&ann, "e4").await;
    save(&ann, "c5 c3\ne5 Nf3").await;
    for path in ["/g/1/plan/save", "/g/1/plan/draft"] {
        let form = ann.get("/g/1/plan").await.form("/g/1/plan/save").with("lines", "d5 exd5\ne5 Nc3");
        let page = ann.submit(form.moved_to(path)).await;
        let text = page.text();
        assert_eq!(page.status(), if path.ends_with("save") { 422 } else { 200 });
        assert!(text.contains("These lines answer the same position with different moves."), "{text}");
        assert!(text.contains("Line 2: If 1... e5, then 2. Nf3"), "{text}");
        assert!(text.contains("Line 4: e5 Nc3"), "{text}");
        assert_eq!(page.form("/g/1/plan/save").fields["lines"], "d5 exd5\ne5 Nc3", "the draft stays");
    }
    let page = ann.get("/g/1/plan").await;
    assert!(page.text().contains("2. Nf3") && page.text().contains("2. c3"), "{}", page.text());
    assert!(!page.text().contains("exd5"), "nothing of the draft is saved");
    for (lines, says) in
        [("e5 Nf3 Nc6", "Line 3: e5 Nf3 Nc6"), ("e5 Ke3", "Line 3: e5 Ke3"), (" \n", "write a line")]
    {
        let page = save(&ann, lines).await;
        assert_eq!(page.status(), 422, "{lines}");
        assert!(page.text().contains(says), "{}", page.text());
    }
}

#[actix_web::test]
async fn each_line_is_removable() {
    let instance = TestInstance::new();
    let server = table(&instance).await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    play(&ann, "e4").await;
    save(&ann, "c5 c3\ne5 Nf3\nd5 exd5").await;
    let page = ann.get("/g/1/plan").await;
    let forms = page.all("form");
    let removals: Vec<_> =
        forms.iter().filter(|form| form.attribute("action").as_deref() == Some("/g/1/plan/remove")).collect();
    assert_eq!(removals.len(), 4, "one each, and one for all");
    let form = page.form("/g/1/plan/remove").with("line", "1").with("key", "second");
    let sent = ann.submit(form.clone()).await;
    assert_eq!(sent.to(), "/g/1/plan?done=plan_removed", "{}", sent.text());
    let again = ann.submit(form).await;
    assert_eq!((again.status(), again.to()), (303, sent.to()), "a double click");
    let page = ann.get("/g/1/plan").await;
    assert!(page.text().contains("2. c3") && page.text().contains("2. exd5") && !page.text().contains("Nf3"));
    let all = page.form("/g/1/plan/remove").without("line").with("key", "all");
    assert_eq!(ann.submit(all).await.status(), 303);
    assert_eq!(rows(&instance), 0);
    assert!(ann.get("/g/1").await.text().contains("No line is saved."));
}

/// A page loaded before another tab saved a line, or the opponent moved, drops nothing and saves nothing.
#[actix_web::test]
async fn stale_page_drops_no_line() {
    let instance = TestInstance::new();
    let server = table(&instance).await;
    let (ann, bob) =
        (Browser::of(&server, &instance, "Ann").await, Browser::of(&server, &instance, "Bob").await);
    play(&ann, "e4").await;
    save(&ann, "c5 c3").await;
    let stale = ann.get("/g/1/plan").await;
    save(&ann, "e5 Nf3").await;
    for form in [
        stale.form("/g/1/plan/save").with("lines", "d5 exd5"),
        stale.form("/g/1/plan/remove").with("line", "0"),
        stale.form("/g/1/plan/remove").without("line").with("key", "all"),
    ] {
        let page = ann.submit(form).await;
        assert_eq!(page.status(), 422, "{}", page.text());
        assert!(page.refusal().contains("have changed since this page was loaded"), "{}", page.refusal());
        assert!(page.text().contains("2. Nf3") && page.text().contains("2. c3"), "{}", page.text());
    }
    let page = ann.submit(stale.form("/g/1/plan/save").with("lines", "d5 exd5").with("key", "k")).await;
    assert_eq!(page.form("/g/1/plan/save").fields["lines"], "d5 exd5", "the draft stays");
    let late = ann.get("/g/1/plan").await.form("/g/1/plan/save").with("lines", "d5 exd5");
    play(&bob, "d5").await;
    let page = ann.submit(late).await;
    assert_eq!(page.status(), 422);
    assert!(page.text().contains("You wrote this, which is not sent"), "{}", page.text());
    assert!(page.answer.text.contains("d5 exd5"), "{}", page.answer.text);
    assert_eq!((rows(&instance), instance.number("SELECT ply FROM game")), (0, 2), "nothing is played");
}

/// The move stands, and the draft that came with it stays a draft.
#[actix_web::test]
async fn bad_lines_leave_the_move() {
    let instance = TestInstance::new();
    let server = table(&instance).await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    let form = ann.get("/g/1").await.form("/g/1/move").with("move", "Ke3").with("conditions", "e5 Nf3");
    let page = ann.submit(form).await;
    assert_eq!((page.status(), &*page.form("/g/1/move").fields["conditions"]), (422, "e5 Nf3"));
    let form = page.form("/g/1/move").with("move", "e4").with("conditions", "c5 c3\nc5 Nf3");
    let page = ann.submit(form.clone()).await;
    assert_eq!(page.status(), 200, "{}", page.text());
    let text = page.text();
    assert!(text.contains("The move was played") && text.contains("Line 2: c5 Nf3"), "{text}");
    assert!(text.contains("Line 1: c5 c3") && text.contains("This is a draft."), "{text}");
    assert_eq!(page.form("/g/1/plan/save").fields["lines"], "c5 c3\nc5 Nf3");
    assert_eq!(ann.submit(form).await.status(), 200, "the same receipt");
    assert_eq!((rows(&instance), instance.number("SELECT ply FROM game")), (0, 1));
    let sent = ann.submit(page.form("/g/1/plan/save").with("lines", "c5 c3")).await;
    assert_eq!(sent.to(), "/g/1/plan?done=plan_saved", "{}", sent.text());
}

#[actix_web::test]
async fn strangers_see_no_plan() {
    let instance = TestInstance::new();
    let server = table(&instance).await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    play(&ann, "e4").await;
    save(&ann, "c5 c3").await;
    for name in ["Dan", "Carl"] {
        let browser = Browser::of(&server, &instance, name).await;
        let page = browser.get("/g/1/plan").await;
        assert_eq!(page.status(), 403, "{}", page.text());
        assert!(!browser.get("/g/1").await.text().contains("Conditional moves"));
        let form = ann.get("/g/1/plan").await.form("/g/1/plan/remove").without("line").with("key", "theirs");
        assert_eq!(browser.submit(form).await.status(), 403);
    }
    assert_eq!(rows(&instance), 1);
}

/// A row that does not open stops neither the game nor its page.
#[actix_web::test]
async fn damaged_lines_can_be_removed() {
    let instance = TestInstance::new();
    let server = table(&instance).await;
    let (ann, bob) =
        (Browser::of(&server, &instance, "Ann").await, Browser::of(&server, &instance, "Bob").await);
    play(&ann, "e4").await;
    save(&ann, "c5 c3").await;
    let of_bob = "UPDATE conditional SET player = (SELECT id FROM player WHERE name = 'Bob')";
    instance.execute(of_bob).unwrap();
    let page = bob.get("/g/1").await;
    assert!(page.text().contains("Your saved lines cannot be read."), "{}", page.text());
    let form = bob.get("/g/1/plan").await.form("/g/1/plan/remove");
    assert_eq!(bob.submit(form).await.to(), "/g/1/plan?done=plan_removed");
    assert_eq!(rows(&instance), 0);
}
