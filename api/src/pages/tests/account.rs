use app::ports::Role;
use domain::{Regulations, Span};
use store::testing::TestInstance;

use super::browser::{Browser, Form, Page, code};
use crate::testing::Server;

const COOKIE: &str = "__Host-postzug";
const KEY: &str = "age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p";

/// Ann and Bob, without a game.
pub(super) async fn club() -> (TestInstance, Server) {
    let instance = TestInstance::new();
    instance.player("Ann");
    instance.player("Bob");
    let server = Server::of(&instance).await;
    (instance, server)
}

async fn form(browser: &Browser<'_>, action: &str) -> Form {
    browser.get("/me").await.form(action)
}

#[track_caller]
fn did(page: &Page, what: &str) {
    assert_eq!(
        (page.status(), page.to()),
        (303, format!("/me?done={what}").as_str()),
        "{}",
        page.answer.text
    );
}

#[actix_web::test]
async fn every_setting_is_kept() {
    let (instance, server) = club().await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    let as_it_was = form(&ann, "/me/settings").await;
    let page = ann.get("/me").await.text();
    assert!(page.contains("Deutsch: K D T L S") && page.contains("Українська: Кр Ф Т С К"), "{page}");
    let count =
        |sql: &str| instance.number(&format!("SELECT count(*) FROM player WHERE name = 'Ann' AND {sql}"));
    let before = server.get("/v1/me", "player-1").await.json();
    did(&ann.submit(as_it_was.clone()).await, "settings_changed");
    assert_eq!(server.get("/v1/me", "player-1").await.json(), before, "an untouched form changes nothing");
    let changed = as_it_was
        .with("time_zone", " Europe/Berlin ")
        .with("notation", "letters")
        .with("letters", "german")
        .with("text_only", "yes")
        .with("no_board", "yes")
        .with("pgn_attached", "yes")
        .with("calendar_attached", "yes")
        .with("mail_trust", "off")
        .with("notice-moves", "daily")
        .with("notice-news", "weekly")
        .with("notice-messages", "none")
        .with("notice-acknowledgements", "none")
        .with("digest_at", "18:00")
        .with("digest_on", "friday")
        .with("quiet_from", "22:00")
        .with("quiet_until", "7:00");
    let bad = ann.submit(changed.clone().with("time_zone", "Mars/Phobos")).await;
    assert_eq!(bad.status(), 422);
    assert!(!bad.refusal().is_empty(), "{}", bad.answer.text);
    let filled = bad.form("/me/settings");
    assert_eq!(
        ["time_zone", "notation", "letters", "mail_trust", "notice-messages", "quiet_until"]
            .map(|name| filled.fields[name].clone()),
        ["Mars/Phobos", "letters", "german", "off", "none", "7:00"],
        "what was chosen stays"
    );
    assert!(filled.fields.contains_key("no_board"));
    for (from, until) in [("22:00", ""), ("", "07:00"), ("22:00", "25:00"), ("07:00", "07:00")] {
        let bad = ann.submit(changed.clone().with("quiet_from", from).with("quiet_until", until)).await;
        assert!(
            bad.status() == 422 && bad.refusal().contains("08:00"),
            "{from} {until}: {}",
            bad.answer.text
        );
    }
    let needed = ann.submit(changed.clone().with("notice-moves", "none")).await;
    assert!(needed.status() == 422 && !needed.refusal().is_empty(), "{}", needed.answer.text);
    assert_eq!(count("notation = 'numeric'"), 1);
    let saved = ann.submit(changed).await;
    did(&saved, "settings_changed");
    assert!(ann.get(saved.to()).await.text().contains("Your settings are saved."));
    let after = server.get("/v1/me", "player-1").await.json();
    for (name, value) in [
        ("time_zone", "Europe/Berlin"),
        ("notation", "letters"),
        ("letters", "german"),
        ("mail_format", "text"),
        ("mail_trust", "off"),
    ] {
        assert_eq!(after[name], value, "{after}");
    }
    assert_eq!([&after["no_board"], &after["pgn_attached"], &after["calendar_attached"]], [true; 3]);
    assert_eq!(after["acknowledge"], false);
    for (kind, frequency) in
        [("messages", "none"), ("news", "weekly"), ("moves", "daily"), ("results", "each")]
    {
        assert_eq!(after["notices"][kind], frequency, "{kind}");
    }
    assert_eq!([&after["digest_at"], &after["digest_on"]], ["18:00", "friday"]);
    assert_eq!(after["quiet_hours"], serde_json::json!({"from": "22:00", "until": "07:00"}));
    let page = ann.get("/me").await;
    assert!(page.text().contains("letters: Sf3"), "a notation is shown by a move: {}", page.text());
    // A language that is not offered any more stays until another is chosen.
    instance.execute("UPDATE player SET language = 'tlh' WHERE name = 'Ann'").unwrap();
    did(&ann.submit(form(&ann, "/me/settings").await.with("notation", "san")).await, "settings_changed");
    assert_eq!((count("language = 'tlh'"), count("notation = 'san'")), (1, 1));
    // The page speaks another language from then on.
    ann.submit(form(&ann, "/me/settings").await.with("language", "de")).await;
    let page = ann.get("/me").await;
    assert_eq!(page.all("html")[0].attribute("lang").as_deref(), Some("de"));
    let fields =
        ["shown", "language", "letters", "notation", "time_zone", "mail_trust", "notice-moves", "quiet_from"];
    for broken in fields {
        let page = ann.submit(form(&ann, "/me/settings").await.without(broken)).await;
        assert_eq!(page.status(), 400, "{broken}");
    }
    let page = ann.submit(form(&ann, "/me/settings").await.with("language", "tlh")).await;
    assert_eq!(page.status(), 422);
    assert!(
        page.all("p").iter().any(|p| p.attribute("autofocus").is_some()),
        "the page opens where it is told"
    );
    assert_eq!(ann.get("/me/settings").await.to(), "/me", "the address of a form");
    let late = form(&ann, "/me/settings").await;
    instance.execute("DELETE FROM session").unwrap();
    let late = ann.submit(late).await;
    assert_eq!(late.status(), 401);
    assert!(late.answer.text.contains("/sign-in?next=/me\""), "{}", late.answer.text);
}

/// Two tabs: each changes what its visitor changed, and the same field is asked about.
#[actix_web::test]
async fn two_tabs_keep_both_changes() {
    let (instance, server) = club().await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    let (first, second) = (form(&ann, "/me/settings").await, form(&ann, "/me/settings").await);
    did(
        &ann.submit(first.with("time_zone", "Europe/Berlin").with("no_board", "yes")).await,
        "settings_changed",
    );
    did(&ann.submit(second.clone().with("letters", "german")).await, "settings_changed");
    let now = async || {
        let me = server.get("/v1/me", "player-1").await.json();
        ["time_zone", "letters", "no_board"].map(|name| me[name].to_string())
    };
    assert_eq!(now().await, ["\"Europe/Berlin\"", "\"german\"", "true"]);
    let clash = second.with("time_zone", "Asia/Tokyo").with("no_board", "yes").with("pgn_attached", "yes");
    let page = ann.submit(clash).await;
    assert_eq!(page.status(), 409, "{}", page.text());
    let refusal = page.refusal();
    assert!(refusal.contains("now Europe/Berlin, you chose Asia/Tokyo"), "{refusal}");
    assert!(!refusal.contains("drawing of the board"), "both chose the same: {refusal}");
    assert_eq!(now().await, ["\"Europe/Berlin\"", "\"german\"", "true"], "nothing is saved");
    let again = page.form("/me/settings");
    assert_eq!(
        (&*again.fields["time_zone"], &*again.fields["letters"]),
        ("Asia/Tokyo", "german"),
        "one's own where one chose, else what holds"
    );
    assert!(again.fields.contains_key("pgn_attached"));
    did(&ann.submit(again).await, "settings_changed");
    assert_eq!(now().await, ["\"Asia/Tokyo\"", "\"german\"", "true"]);
}

/// The times and frequencies of notices are asked about, too, and quiet hours are one setting.
#[actix_web::test]
async fn two_tabs_agree_on_notices() {
    let (instance, server) = club().await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    let (first, second) = (form(&ann, "/me/settings").await, form(&ann, "/me/settings").await);
    let first = first.with("notice-moves", "daily").with("digest_at", "18:00").with("digest_on", "friday");
    let first = first.with("quiet_from", "22:00").with("quiet_until", "07:00");
    did(&ann.submit(first).await, "settings_changed");
    let now = async || {
        let me = server.get("/v1/me", "player-1").await.json();
        let notices = ["moves", "news"].map(|kind| me["notices"][kind].to_string());
        (
            notices.join(" "),
            ["digest_at", "digest_on", "quiet_hours"].map(|name| me[name].to_string()).join(" "),
        )
    };
    let held = ("\"daily\" \"each\"", "\"18:00\" \"friday\" {\"from\":\"22:00\",\"until\":\"07:00\"}");
    let held = (held.0.to_owned(), held.1.to_owned());
    assert_eq!(now().await, held);
    let clash = second.clone().with("notice-moves", "weekly").with("notice-news", "weekly");
    let clash = clash.with("digest_at", "9:00").with("digest_on", "friday");
    let page = ann.submit(clash.with("quiet_from", "23:00").with("quiet_until", "7:00")).await;
    assert_eq!((page.status(), now().await), (409, held), "{}", page.text());
    let refusal = page.refusal();
    for both in [
        "now in a daily digest, you chose in a weekly digest",
        "Time of digests: now 18:00, you chose 09:00",
        "No mail from: now 22:00, you chose 23:00",
    ] {
        assert!(refusal.contains(both), "{refusal}");
    }
    for same in ["Day of the weekly", "No mail until", "at once"] {
        assert!(!refusal.contains(same), "{same}: {refusal}");
    }
    did(&ann.submit(page.form("/me/settings")).await, "settings_changed");
    let (notices, times) = now().await;
    assert_eq!(notices, "\"weekly\" \"weekly\"");
    assert_eq!(times, "\"09:00\" \"friday\" {\"from\":\"23:00\",\"until\":\"07:00\"}");
    // One bound changed here and the other there.
    let (first, second) = (form(&ann, "/me/settings").await, form(&ann, "/me/settings").await);
    did(&ann.submit(first.with("quiet_from", "21:00")).await, "settings_changed");
    let page = ann.submit(second.with("quiet_until", "08:00")).await;
    assert!(page.refusal().contains("No mail from: now 21:00, you chose 23:00"), "{}", page.text());
    let off = page.form("/me/settings").with("quiet_from", "").with("quiet_until", "");
    did(&ann.submit(form(&ann, "/me/settings").await.with("quiet_from", "20:00")).await, "settings_changed");
    let page = ann.submit(off).await;
    assert!(page.refusal().contains("No mail from: now 20:00, you chose empty"), "{}", page.text());
    did(&ann.submit(page.form("/me/settings")).await, "settings_changed");
    assert!(now().await.1.ends_with("null"));
}

/// A key, a token and the address of the calendar are given only after a recent sign-in.
#[actix_web::test]
async fn secrets_need_a_fresh_sign_in() {
    let (instance, server) = club().await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    let token = form(&ann, "/me/tokens").await.with("label", "Bot").with("scope-games:read", "yes");
    let forms = [
        form(&ann, "/me/envelope-key").await.with("public_key", KEY),
        token,
        form(&ann, "/me/calendar").await,
    ];
    instance.clock.advance(Span::minutes(16));
    for form in &forms {
        let page = ann.submit(form.clone()).await;
        assert_eq!(page.status(), 422, "{}", page.answer.text);
        assert!(page.refusal().contains("Sign in again first"), "{}", page.text());
        assert!(page.answer.text.contains("/sign-in?next=/me\""), "{}", page.answer.text);
    }
    let made = "SELECT (SELECT count(*) FROM envelope_key) + (SELECT count(*) FROM api_token)
        + (SELECT count(*) FROM calendar)";
    assert_eq!(instance.number(made), 0);
    let ann = Browser::of(&server, &instance, "Ann").await;
    for form in forms {
        assert!([200, 303].contains(&ann.submit(form).await.status()));
    }
    assert_eq!(instance.number(made), 3);
}

#[actix_web::test]
async fn envelope_key_is_checked_and_set() {
    let (instance, server) = club().await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    let bad = ann.submit(form(&ann, "/me/envelope-key").await.with("public_key", "age1nothing")).await;
    assert_eq!((bad.status(), &*bad.form("/me/envelope-key").fields["public_key"]), (422, "age1nothing"));
    let secret = "# created: 2026 AGE-SECRET-KEY-1QQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQ";
    let pasted = ann.submit(form(&ann, "/me/envelope-key").await.with("public_key", secret)).await;
    assert!(pasted.status() == 422 && !pasted.answer.text.contains("1QQQQ"), "{}", pasted.text());
    let game = instance.game(instance.add("Carl", Role::Arbiter).id, ["Ann", "Bob"], Regulations::default());
    let of_service = instance.service.games.envelope_recipients(game).unwrap().unwrap().keys.remove(0).1;
    let taken = ann.submit(form(&ann, "/me/envelope-key").await.with("public_key", &of_service)).await;
    assert_eq!(taken.status(), 422);
    let set = ann.submit(form(&ann, "/me/envelope-key").await.with("public_key", KEY)).await;
    did(&set, "envelope_key_set");
    assert_eq!(form(&ann, "/me/envelope-key").await.fields["public_key"], KEY);
    let bob = Browser::of(&server, &instance, "Bob").await;
    let taken = bob.submit(form(&bob, "/me/envelope-key").await.with("public_key", KEY)).await;
    assert_eq!(taken.status(), 422);
}

/// A token is shown once, made once however often its form comes, and revoked only when that is confirmed.
#[actix_web::test]
async fn tokens_are_made_once_and_revoked() {
    let (instance, server) = club().await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    let new = form(&ann, "/me/tokens").await.with("label", "My <bot>");
    let refused = ann.submit(new.clone()).await;
    assert_eq!((refused.status(), &*refused.form("/me/tokens").fields["label"]), (422, "My <bot>"));
    let new = new.with("scope-games:read", "yes").with("key", "another");
    assert_eq!(ann.submit(new.clone().with("days", "soon")).await.status(), 422);
    let made = ann.submit(new.clone()).await;
    assert_eq!(made.status(), 200, "{}", made.answer.text);
    let secret = made.all("code")[0].text();
    assert!(secret.starts_with("pz_"), "{secret}");
    let again = ann.submit(new).await;
    assert_eq!(again.all("code")[0].text(), secret, "a reload shows the same one");
    assert_eq!(instance.number("SELECT count(*) FROM api_token"), 1);
    assert_eq!(instance.files_containing(&[&secret]), Vec::<String>::new());
    let page = ann.get("/me").await;
    assert!(page.text().contains("My <bot>") && page.text().contains("read your games"), "{}", page.text());
    assert!(!page.answer.text.contains(&secret));
    let id = instance.number("SELECT id FROM api_token");
    let revoke = page.form(&format!("/me/tokens/{id}/revoke"));
    let unsure = ann.submit(revoke.clone()).await;
    assert_eq!((unsure.status(), instance.number("SELECT count(*) FROM api_token")), (422, 1));
    let bob = Browser::of(&server, &instance, "Bob").await;
    assert_eq!(bob.submit(revoke.clone().with("confirm", "yes")).await.status(), 422, "somebody else's");
    did(&ann.submit(revoke.clone().with("confirm", "yes")).await, "token_revoked");
    assert_eq!(instance.number("SELECT count(*) FROM api_token"), 0);
    assert_eq!(ann.submit(revoke.with("confirm", "yes")).await.status(), 422, "there is none");
}

#[actix_web::test]
async fn calendar_is_made_and_revoked() {
    let (instance, server) = club().await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    let made = ann.submit(form(&ann, "/me/calendar").await).await;
    let url = made.all("code")[0].text();
    let path = url.strip_prefix("https://play.example.org").expect("an address of the service").to_owned();
    assert_eq!(server.get(&path, "").await.status, 200);
    assert_eq!(ann.submit(form(&ann, "/me/calendar/revoke").await).await.status(), 422, "unsure");
    let sure = form(&ann, "/me/calendar/revoke").await.with("confirm", "yes");
    did(&ann.submit(sure).await, "calendar_revoked");
    assert_eq!(server.get(&path, "").await.status, 404);
}

/// A code to the new mailbox changes the address, and nobody stays signed in.
#[actix_web::test]
async fn address_changes_by_code() {
    let (instance, server) = club().await;
    let (ann, other) =
        (Browser::of(&server, &instance, "Ann").await, Browser::of(&server, &instance, "Ann").await);
    let new = form(&ann, "/me/address").await.with("email", "ann@example.net");
    instance.clock.advance(Span::minutes(16));
    let old = ann.submit(new.clone()).await;
    assert_eq!(old.status(), 422);
    assert!(old.answer.text.contains("/sign-in?next=/me"), "{}", old.answer.text);
    assert_eq!(old.form("/me/address").fields["email"], "ann@example.net");
    instance.clock.advance(Span::hours(2));
    let ann = Browser::of(&server, &instance, "Ann").await;
    assert_eq!(ann.get("/me/address").await.to(), "/me", "nothing was asked");
    let asked = ann.submit(new.clone()).await;
    assert_eq!((asked.status(), asked.to()), (303, "/me/address"), "{}", asked.answer.text);
    let mails = instance.number("SELECT count(*) FROM outbox");
    ann.submit(new).await;
    assert_eq!(instance.number("SELECT count(*) FROM outbox"), mails, "one mail for a double click");
    let page = ann.get("/me/address").await;
    let wrong = ann.submit(page.form("/me/address/confirm").with("code", "00000000")).await;
    assert_eq!(wrong.status(), 422);
    let right = wrong.form("/me/address/confirm").with("code", code(&instance));
    let foreign = other.submit(right.clone()).await;
    assert_ne!(foreign.to(), "/?done=address_changed", "another browser");
    let secret = ann.cookie(COOKIE).unwrap();
    let done = ann.submit(right.clone()).await;
    assert_eq!((done.status(), done.to()), (303, "/?done=address_changed"), "{}", done.answer.text);
    assert_eq!((ann.cookie(COOKIE), ann.cookie("__Host-postzug-address")), (None, None));
    ann.set_cookie(COOKIE, &secret);
    let twice = ann.submit(right).await;
    assert!(twice.text().contains("the first press did what you asked for"), "{}", twice.text());
    assert_eq!(instance.number("SELECT count(*) FROM session"), 0);
    assert_eq!(instance.number("SELECT count(*) FROM player WHERE email = 'ann@example.net'"), 1);
}

#[actix_web::test]
async fn data_is_exported() {
    let (instance, server) = club().await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    let page = ann.get("/me/export").await;
    assert_eq!((page.status(), page.answer.json()["email"].as_str()), (200, Some("ann@example.org")));
    assert_eq!(page.answer.header("cache-control"), "no-store");
    assert!(page.answer.header("content-disposition").starts_with("attachment"));
    assert_eq!(Browser::new(&server).get("/me/export").await.to(), "/sign-in?next=/me/export");
}

/// Nothing is deleted without the box, with a game under way, or long after signing in.
#[actix_web::test]
async fn account_is_deleted_when_sure() {
    let (instance, server) = club().await;
    let arbiter = instance.add("Carl", Role::Arbiter).id;
    instance.game(arbiter, ["Ann", "Bob"], Regulations::default());
    let ann = Browser::of(&server, &instance, "Ann").await;
    let bob = Browser::of(&server, &instance, "Bob").await;
    ann.offer(ann.get("/new").await.form("/new").with("opponent", "Bob")).await;
    bob.offer(bob.get("/new").await.form("/new").with("opponent", "Ann")).await;
    let delete = form(&ann, "/me/deletion").await;
    assert_eq!(ann.submit(delete.clone()).await.status(), 422, "unsure");
    let running = ann.submit(delete.clone().with("confirm", "yes")).await;
    assert_eq!(running.status(), 422);
    assert!(running.refusal().contains("running games"), "{}", running.refusal());
    instance.clock.advance(Span::minutes(16));
    let late = ann.submit(delete.clone().with("confirm", "yes").with("resign_all", "yes")).await;
    assert_eq!(late.status(), 422);
    assert!(late.answer.text.contains("/sign-in?next=/me"), "{}", late.answer.text);
    assert_eq!(instance.number("SELECT count(*) FROM player WHERE email IS NULL"), 0);
    assert_eq!(
        instance.number("SELECT count(*) FROM game WHERE ended_at IS NULL"),
        1,
        "and nothing is resigned"
    );
    let ann = Browser::of(&server, &instance, "Ann").await;
    let (secret, delete) = (ann.cookie(COOKIE).unwrap(), delete.with("confirm", "yes"));
    let gone = ann.submit(delete.clone().with("resign_all", "yes")).await;
    assert_eq!((gone.to(), ann.cookie(COOKIE)), ("/?done=account_deleted", None), "{}", gone.answer.text);
    ann.set_cookie(COOKIE, &secret);
    let twice = ann.submit(delete).await;
    assert!(twice.text().contains("the first press did what you asked for"), "{}", twice.text());
    assert_eq!(instance.number("SELECT count(*) FROM player WHERE email IS NULL"), 1);
    for (side, state) in [("challenger", "withdrawn"), ("addressee", "declined")] {
        let closed = format!("closed_at IS NOT NULL AND {side} = 1 AND state LIKE '%{state}%'");
        assert_eq!(instance.number(&format!("SELECT count(*) FROM challenge WHERE {closed}")), 1, "{side}");
    }
    assert_eq!(ann.get("/me").await.to(), "/sign-in?next=/me");
    assert!(ann.get(gone.to()).await.text().contains("Your account is deleted."));
}

#[actix_web::test]
async fn returned_mail_is_told_and_resumed() {
    let (instance, server) = club().await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    assert!(!ann.get("/me").await.answer.text.contains("/me/mail/resume"));
    let at = instance.clock_now().0;
    let columns = "player, since, last_at, bounces, score, reason, stopped_at, marked, pending, next_at";
    let stopped = format!(
        "INSERT INTO mail_problem ({columns}) VALUES (1, {at}, {at}, 3, 3, '5.1.1', {at}, FALSE, FALSE, {at})"
    );
    instance.execute(&stopped).unwrap();
    let page = ann.get("/me").await;
    assert!(page.text().contains("does not arrive since"), "{}", page.text());
    did(&ann.submit(page.form("/me/mail/resume")).await, "mail_resumed");
    assert!(!ann.get("/me").await.answer.text.contains("/me/mail/resume"));
}
