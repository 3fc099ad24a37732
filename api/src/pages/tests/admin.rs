//! The administrator's pages: who reaches them, what they hide, and acts that are done once.

use app::{
    Address,
    inbox::{Disposition, Intake},
    ports::{InboxState, Role},
};
use domain::{GameId, PlayerId, Ply, Regulations, Span};
use store::testing::TestInstance;

use super::browser::{Browser, Form, Page};
use crate::{
    http::Options,
    server::backup_note,
    testing::{self, Server, options},
};

const PAGES: [&str; 7] = [
    "/admin",
    "/admin/players",
    "/admin/players/1",
    "/admin/mail",
    "/admin/mail/1",
    "/admin/trouble",
    "/admin/health",
];

/// Carl directs the game of Ann and Bob, and Root administers.
pub(super) async fn club() -> (TestInstance, Server) {
    let instance = TestInstance::new();
    let arbiter = instance.add("Carl", Role::Arbiter).id;
    instance.player("Ann");
    instance.player("Bob");
    instance.add("Rita", Role::Administrator);
    instance.game(arbiter, ["Ann", "Bob"], Regulations::default());
    let server = Server::of(&instance).await;
    (instance, server)
}

pub(super) const ANN: PlayerId = PlayerId(2);

pub(super) fn play(ply: u16) -> Address {
    Address::Play { game: GameId(1), player: ANN, seen: domain::PositionId::unrevised(Ply(ply)) }
}

/// A mail of Ann that somebody has to look at; its number.
pub(super) fn set_aside(instance: &TestInstance, address: Address, text: &str) -> i64 {
    aside(instance, "ann@example.org", address, "Re: my game", text)
}

pub(super) fn aside(instance: &TestInstance, from: &str, address: Address, subject: &str, text: &str) -> i64 {
    let to = instance.service.mail_out.mail_address(address);
    let header = format!(
        "From: {from}\r\nTo: {to}\r\nSubject: {subject}\r\nMessage-ID: <{}-{}@x>",
        text.len(),
        subject.len()
    );
    let mail = Intake {
        sender: from.into(),
        recipients: vec![address],
        raw: format!("{header}\r\n\r\n{text}\r\n> Answer to {to}\r\n").into_bytes(),
        received_at: instance.clock_now(),
    };
    let id = instance.service.mail_in.intake(&mail).unwrap()[0];
    file(instance, id, InboxState::Quarantined);
    id
}

fn file(instance: &TestInstance, id: i64, state: InboxState) {
    let filings = vec![(id, Disposition::quiet(state, "doubted"))];
    assert!(instance.service.mail_in.file_mails(filings, None).unwrap().is_empty());
}

fn state(instance: &TestInstance, id: i64) -> InboxState {
    instance.service.inbox.mail(id).unwrap().unwrap().state
}

fn role(instance: &TestInstance, id: PlayerId) -> Role {
    instance.service.accounts.player(id).unwrap().unwrap().role
}

/// The form of an act, filled, and what the page after it says.
async fn shown(browser: &Browser<'_>, page: &str, act: &str, fields: &[(&str, &str)]) -> Page {
    let form = browser.get(page).await.form(&format!("{page}/{act}"));
    let filled = fields.iter().fold(form, |form, (name, value)| form.with(name, *value));
    browser.submit(filled).await
}

fn confirmation(page: &Page, subject: &str, act: &str) -> Form {
    assert!(page.text().contains("Nothing is done yet."), "{}", page.text());
    page.form(&format!("{subject}/{act}/confirm"))
}

#[actix_web::test]
async fn only_administrators_see_them() {
    let (instance, server) = club().await;
    set_aside(&instance, play(0), "1. e4");
    let rita = Browser::of(&server, &instance, "Rita").await;
    let form = shown(&rita, "/admin/players/2", "role", &[("role", "arbiter"), ("reason", "Elected")]).await;
    let form = confirmation(&form, "/admin/players/2", "role");
    for name in ["Ann", "Carl"] {
        let browser = Browser::of(&server, &instance, name).await;
        assert!(!browser.get("/games").await.answer.text.contains("/admin"), "no link for {name}");
        for path in PAGES {
            let page = browser.get(path).await;
            assert_eq!(page.status(), 404, "{name} at {path}");
            assert!(!page.text().contains("ann@example.org"), "{}", page.text());
        }
        assert_eq!(browser.submit(form.clone()).await.status(), 404, "{name}");
    }
    assert_eq!(role(&instance, ANN), Role::Player);
    let stranger = Browser::new(&server);
    for path in PAGES {
        assert_eq!(stranger.get(path).await.to(), format!("/sign-in?next={path}"));
        let page = rita.get(path).await;
        assert_eq!(page.status(), 200, "{path}: {}", page.text());
        assert!(!page.answer.text.contains("page-admin"), "a message is missing: {}", page.text());
    }
    assert!(rita.get("/games").await.answer.text.contains("href=\"/admin\""));
}

#[actix_web::test]
async fn forged_forms_do_nothing() {
    let (instance, server) = club().await;
    let rita = Browser::of(&server, &instance, "Rita").await;
    let page = shown(&rita, "/admin/players/2", "role", &[("role", "arbiter"), ("reason", "Elected")]).await;
    let form = confirmation(&page, "/admin/players/2", "role");
    let forged = rita.send(form.request().insert_header(("Sec-Fetch-Site", "cross-site"))).await;
    assert_eq!(forged.status(), 400, "{}", forged.text());
    assert!(forged.text().contains("not sent from a page of this service"), "{}", forged.text());
    for (wrong, status) in [
        (form.clone().without("key"), 400),
        (form.clone().with("role", "emperor"), 400),
        (form.clone().with("reason", " "), 422),
        (form.clone().with("reason", "x".repeat(201)), 422),
        (form.clone().moved_to("/admin/mail/1/role/confirm"), 404),
        (form.clone().moved_to("/admin/players/2/discard/confirm"), 404),
        (form.clone().moved_to("/admin/players/99/role/confirm"), 404),
    ] {
        let page = rita.submit(wrong).await;
        assert_eq!(page.status(), status, "{}", page.text());
    }
    assert_eq!(role(&instance, ANN), Role::Player);
    assert_eq!(rita.get("/admin/players/2/role/confirm").await.to(), "/admin/players/2");
}

#[actix_web::test]
async fn role_changes_once_with_its_reason() {
    let (instance, server) = club().await;
    let rita = Browser::of(&server, &instance, "Rita").await;
    let fields = [("role", "arbiter"), ("reason", "Elected <on> 1 May")];
    let form =
        confirmation(&shown(&rita, "/admin/players/2", "role", &fields).await, "/admin/players/2", "role");
    assert_eq!(role(&instance, ANN), Role::Player, "it was only shown");
    let mails = || instance.number("SELECT count(*) FROM outbox");
    let before = mails();
    let first = rita.submit(form.clone()).await;
    assert_eq!((first.status(), first.to()), (303, "/admin/players/2?done=administered"), "{}", first.text());
    assert_eq!((role(&instance, ANN), mails()), (Role::Arbiter, before + 1), "and Ann is told");
    let page = rita.get(first.to()).await;
    assert!(page.text().contains("arbiter Elected <on> 1 May"), "{}", page.text());
    let back = [("role", "player"), ("reason", "Resigned")];
    let page = shown(&rita, "/admin/players/2", "role", &back).await;
    rita.submit(confirmation(&page, "/admin/players/2", "role")).await;
    assert_eq!(rita.submit(form).await.to(), first.to(), "the first form again");
    assert_eq!((role(&instance, ANN), mails()), (Role::Player, before + 2));
    assert_eq!(instance.number("SELECT count(*) FROM account_event WHERE what = 'role_changed'"), 2);
}

#[actix_web::test]
async fn last_administrator_stays() {
    let (instance, server) = club().await;
    let rita = Browser::of(&server, &instance, "Rita").await;
    let own = "/admin/players/4";
    let page = shown(&rita, own, "role", &[("role", "player"), ("reason", "Tired")]).await;
    let page = rita.submit(confirmation(&page, own, "role")).await;
    assert_eq!(page.status(), 422);
    assert!(page.refusal().contains("There must be at least one administrator."), "{}", page.text());
    assert_eq!(
        page.form("/admin/players/4/role").fields["reason"],
        "Tired",
        "nothing that was written is lost"
    );
    assert_eq!(role(&instance, PlayerId(4)), Role::Administrator);
}

#[actix_web::test]
async fn roles_need_a_fresh_sign_in() {
    let (instance, server) = club().await;
    let rita = Browser::of(&server, &instance, "Rita").await;
    let fields = [("role", "arbiter"), ("reason", "Elected")];
    let form =
        confirmation(&shown(&rita, "/admin/players/2", "role", &fields).await, "/admin/players/2", "role");
    instance.clock.advance(Span::minutes(15) + Span(1));
    for page in [rita.submit(form).await, shown(&rita, "/admin/players/2", "role", &fields).await] {
        assert_eq!(page.status(), 422, "{}", page.text());
        assert!(page.answer.text.contains("/sign-in?next=/admin/players/2"), "{}", page.answer.text);
    }
    assert_eq!(role(&instance, ANN), Role::Player);
    let page = shown(&rita, "/admin/players/4", "end-sessions", &[("reason", "Lost telephone")]).await;
    confirmation(&page, "/admin/players/4", "end-sessions");
}

#[actix_web::test]
async fn players_are_found() {
    let (instance, server) = club().await;
    for n in 0..60 {
        instance.player(&format!("Member {n:02}"));
    }
    let rita = Browser::of(&server, &instance, "Rita").await;
    let names =
        |page: &Page| -> Vec<String> { page.all("bdi").iter().map(super::browser::Element::text).collect() };
    let page = rita.get("/admin/players?part=MEMBER").await;
    assert_eq!((names(&page).len(), names(&page)[0].as_str()), (50, "Member 00"));
    let fields = page.all("input");
    let after = fields.iter().find(|field| field.attribute("name").as_deref() == Some("after"));
    assert_eq!(after.and_then(|field| field.attribute("value")).as_deref(), Some("Member 49"));
    let rest = rita.get("/admin/players?part=MEMBER&after=Member+49").await;
    assert_eq!((names(&rest).len(), names(&rest)[9].as_str()), (10, "Member 59"));
    for (part, found) in [("%25", 0), ("%5C", 0), ("nn", 1), ("zz", 0)] {
        assert_eq!(names(&rita.get(&format!("/admin/players?part={part}")).await).len(), found, "{part}");
    }
    let form = page.form("/admin/players/find");
    let found = rita.submit(form.clone().with("email", " BOB@example.org ")).await;
    assert_eq!(found.to(), "/admin/players/3");
    assert!(!rita.get(found.to()).await.text().contains("bob@example.org"));
    assert_eq!(rita.submit(form.with("email", "nobody@example.org")).await.status(), 422);
}

#[actix_web::test]
async fn sessions_end_once() {
    let (instance, server) = club().await;
    let (rita, ann) =
        (Browser::of(&server, &instance, "Rita").await, Browser::of(&server, &instance, "Ann").await);
    let page = shown(&rita, "/admin/players/2", "end-sessions", &[("reason", "Lost telephone")]).await;
    let form = confirmation(&page, "/admin/players/2", "end-sessions");
    assert_eq!(rita.submit(form.clone()).await.status(), 303);
    assert_eq!(ann.get("/games").await.to(), "/sign-in?next=/games");
    let ann = Browser::of(&server, &instance, "Ann").await;
    assert_eq!(rita.submit(form).await.status(), 303, "the same form again");
    assert_eq!(ann.get("/games").await.status(), 200, "a later session goes on");
    instance.service.access.end_sessions(ANN, None).unwrap();
    let page = shown(&rita, "/admin/players/2", "end-sessions", &[("reason", "Lost telephone")]).await;
    let form = confirmation(&page, "/admin/players/2", "end-sessions");
    assert_eq!(rita.submit(form).await.status(), 303, "marks of browsers end where no session is left");
}

#[actix_web::test]
async fn mail_is_restored_after_bounces() {
    let (instance, server) = club().await;
    let rita = Browser::of(&server, &instance, "Rita").await;
    let at = instance.clock_now().0;
    let columns = "player, since, last_at, bounces, score, reason, stopped_at, marked, pending, next_at";
    let stopped = format!(
        "INSERT INTO mail_problem ({columns}) VALUES (2, {at}, {at}, 3, 4, '5.1.1', {at}, FALSE, FALSE, {at})"
    );
    instance.execute(&stopped).unwrap();
    let page = rita.get("/admin/trouble").await;
    assert!(
        page.text().contains("Ann: Mails that came back") && page.text().contains("5.1.1"),
        "{}",
        page.text()
    );
    let page = shown(&rita, "/admin/players/2", "restore-mail", &[("reason", "New mailbox")]).await;
    let form = confirmation(&page, "/admin/players/2", "restore-mail");
    assert_eq!(rita.submit(form.clone()).await.status(), 303);
    assert_eq!(instance.service.mail_out.mail_standing(ANN).unwrap(), None);
    instance.execute(&format!("UPDATE mail_problem SET bounces = 3, score = 4, stopped_at = {at}")).unwrap();
    assert_eq!(rita.submit(form).await.status(), 303, "the same form again");
    assert!(instance.service.mail_out.mail_standing(ANN).unwrap().is_some(), "later bounces count");
}

#[actix_web::test]
async fn mail_is_dealt_with_once() {
    let (instance, server) = club().await;
    let id = set_aside(&instance, play(0), "Help & <b>now</b>");
    let rita = Browser::of(&server, &instance, "Rita").await;
    assert!(rita.get("/admin/mail").await.text().contains("Mail 1"));
    let path = format!("/admin/mail/{id}");
    let page = rita.get(&path).await;
    let text = page.all("pre")[0].text();
    assert!(text.contains("Help & <b>now</b>") && text.contains("> Answer to [...]"), "{text}");
    let token = instance.service.mail_out.mail_address(play(0));
    assert!(!page.answer.text.contains(token.split('@').next().unwrap()), "{}", page.answer.text);
    for (act, after) in [("replay", InboxState::Received), ("release", InboxState::Received)] {
        let page = shown(&rita, &path, act, &[("reason", "It is hers")]).await;
        assert_eq!(state(&instance, id), InboxState::Quarantined, "{act} was only shown");
        let form = confirmation(&page, &path, act);
        assert_eq!(rita.submit(form.clone()).await.to(), format!("{path}?done=administered"));
        assert_eq!(state(&instance, id), after, "{act}");
        file(&instance, id, InboxState::Quarantined);
        assert_eq!(rita.submit(form).await.status(), 303, "{act} again");
        assert_eq!(state(&instance, id), InboxState::Quarantined, "{act} is done once");
    }
    let page = shown(&rita, &path, "discard", &[("reason", "Spam")]).await;
    assert_eq!(rita.submit(confirmation(&page, &path, "discard")).await.status(), 303);
    let page = rita.get(&path).await;
    assert_eq!(state(&instance, id), InboxState::Rejected);
    assert!(page.text().contains("The text is erased.") && page.all("pre").is_empty(), "{}", page.text());
    let page = shown(&rita, &path, "replay", &[("reason", "Again")]).await;
    let page = rita.submit(confirmation(&page, &path, "replay")).await;
    assert_eq!(page.status(), 422, "nothing is left of it");
    assert!(page.refusal().contains("Nothing was done"), "{}", page.text());
    let trail = rita.get("/admin/players/4").await.text();
    for what in
        ["Incoming mail read again", "Incoming mail released", "Incoming mail discarded", "Mail 1 Spam"]
    {
        assert!(trail.contains(what), "{what}: {trail}");
    }
}

/// An opponent learns neither the words nor the address, and decides nothing.
#[actix_web::test]
async fn own_games_are_for_others() {
    let (instance, server) = club().await;
    let id = set_aside(&instance, play(0), "1. e4 if e5 then Nf3");
    let rita = Browser::of(&server, &instance, "Rita").await;
    let path = format!("/admin/mail/{id}");
    let page = shown(&rita, &path, "discard", &[("reason", "Spam")]).await;
    let form = confirmation(&page, &path, "discard");
    instance.execute("UPDATE player SET role = 'administrator' WHERE id = 3").unwrap();
    let bob = Browser::of(&server, &instance, "Bob").await;
    let page = bob.get(&path).await;
    assert!(page.text().contains("may be about a game of yours"), "{}", page.text());
    assert!(!page.answer.text.contains("Nf3") && !page.answer.text.contains("ann@"), "{}", page.answer.text);
    let refused = bob.submit(form.clone()).await;
    assert_eq!((refused.status(), state(&instance, id)), (422, InboxState::Quarantined));
    assert_eq!((rita.submit(form).await.status(), state(&instance, id)), (303, InboxState::Rejected));
}

#[actix_web::test]
async fn health_tells_what_waits() {
    let (instance, _) = club().await;
    let options = Options { data: Some(instance.folder.path().into()), ..options() };
    let state = testing::state(&instance, &options);
    let server = Server::new(state.clone()).await;
    set_aside(&instance, play(0), "1. e4");
    let rita = Browser::of(&server, &instance, "Rita").await;
    assert!(rita.get("/admin").await.text().contains("One incoming mail waits for you."));
    let page = rita.get("/admin/health").await;
    let text = page.text();
    assert!(text.contains("The service is ready.") && text.contains(env!("CARGO_PKG_VERSION")), "{text}");
    let facts: Vec<String> = page.all("dt").iter().map(super::browser::Element::text).collect();
    let at = facts.iter().position(|fact| fact == "Incoming mails set aside").expect("the fact");
    assert_eq!(page.all("dd")[at].text(), "1", "{text}");
    let backup = facts.iter().position(|fact| fact == "Last backup by postzug backup").expect("the fact");
    assert_eq!(page.all("dd")[backup].text(), "none is known");
    std::fs::write(backup_note(instance.folder.path()), "1767607200\n").unwrap();
    let page = rita.get("/admin/health").await;
    assert!(page.all("dd")[backup].text().contains("2026-01-05"), "{}", page.text());
    state.drain();
    assert!(rita.get("/admin/health").await.text().contains("The service is not ready."));
}
