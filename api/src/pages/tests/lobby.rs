//! Offers of games.

use std::collections::BTreeMap;

use app::MAX_PAGE;
use domain::{Regulations, Span, TimeControl};
use messages::Sentence as _;
use serde_json::json;
use store::testing::TestInstance;

use super::{
    account::club,
    browser::{Browser, Page},
};

/// Numbers that are no preset, as a sentence.
#[actix_web::test]
async fn offers_take_every_time_control() {
    let (instance, server) = club().await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    let offer = async |control: &str, numbers: &[(&str, &str)]| {
        let form = ann.get("/new").await.form("/new").with("control", control);
        let form = numbers.iter().fold(form, |form, (name, value)| form.with(name, *value));
        ann.submit(form).await
    };
    for (control, numbers, said) in [
        ("own-move", &[("days", "2")][..], TimeControl::PerMove { days: 2 }),
        (
            "own-increment",
            &[("days", "20"), ("hours", "12")],
            TimeControl::fischer(Span::days(20), Span::hours(12), None),
        ),
        ("own-moves", &[("days", "40"), ("moves", "10")], TimeControl::iccf(10, 40)),
        (
            "own-blocks",
            &[("days", "50"), ("bank", "75"), ("more", "3")],
            TimeControl::triple_block(50, 75, 3),
        ),
    ] {
        assert_eq!(offer(control, numbers).await.to(), "/seeks?done=sought", "{control}");
        let text = ann.get("/seeks").await.text();
        let said = said.sentence().replace('\u{a0}', " ");
        assert!(text.contains(&said), "{control}: {text}");
    }
    for (control, numbers) in [
        ("own-move", &[("days", "")][..]),
        ("own-move", &[("days", "61")]),
        ("own-move", &[("days", "300")]),
        // Numbers beside a time control that has none.
        ("5-a-move", &[("days", "20"), ("hours", "12")]),
        ("own-moves", &[("days", "40")]),
        ("own-increment", &[("days", "-1"), ("hours", "x")]),
        ("else", &[]),
    ] {
        let refused = offer(control, numbers).await;
        assert_eq!(refused.status(), 422, "{control} {numbers:?}");
        assert!(!refused.refusal().is_empty(), "{control}");
        let is_read = matches!(numbers, [("days", "61" | "300")]);
        assert_ne!(refused.refusal().contains("enter the numbers"), is_read, "{}", refused.refusal());
        let is_open = refused.all("details").iter().any(|details| details.attribute("open").is_some());
        assert_eq!(is_open, !numbers.is_empty(), "{control}");
        let kept = refused.form("/new").fields;
        for (name, value) in numbers {
            assert_eq!(&kept[*name], value, "{control}");
        }
    }
}

/// Nobody accepts regulations that no page has shown.
#[actix_web::test]
async fn unusual_terms_are_shown() {
    let (instance, server) = club().await;
    let bob = Browser::of(&server, &instance, "Bob").await;
    for (regulations, shown) in [
        (json!({}), &[][..]),
        (json!({"time_control": {"kind": "per_move", "days": 2}}), &[]),
        (json!({"flags": "by_arbiter"}), &["When a flag falls, only an arbiter ends the game by it."]),
        (
            json!({"illegal_moves": {"loses_at": 2}, "leave": {"days_per_year": 20}, "withdrawal": {"annul_before": 9}}),
            &[
                "The 2nd illegal move of a player loses the game.",
                "Each player may take 20 days of leave in a calendar year.",
                "If a player withdraws before both sides have made 9 moves, the game is annulled.",
            ],
        ),
    ] {
        let seek = server.post("/v1/seeks", "player-1", json!({"regulations": regulations})).await.done(201);
        let page = bob.get("/seeks").await;
        let newest = &page.all("li").into_iter().find(|row| row.all("form").len() == 1).expect("an offer");
        let said = newest.text();
        assert_eq!(
            said.contains("These settings are not the usual ones"),
            !shown.is_empty(),
            "{seek}: {said}"
        );
        for setting in shown {
            assert!(said.contains(setting), "{setting}: {said}");
        }
        assert!(!said.contains('_'), "{said}");
    }
}

/// Two controls of one name differ by what describes them.
#[actix_web::test]
async fn equal_buttons_are_told_apart() {
    let (instance, server) = club().await;
    let (ann, bob) =
        (Browser::of(&server, &instance, "Ann").await, Browser::of(&server, &instance, "Bob").await);
    let _second = Browser::of(&server, &instance, "Ann").await;
    for opponent in ["Ann", "Ann", "", ""] {
        let form = bob.get("/new").await.form("/new").with("opponent", opponent);
        bob.submit(form).await;
    }
    for (path, described) in [("/seeks", 6), ("/games", 4), ("/me", 2)] {
        let page = ann.get(path).await;
        let mut seen = BTreeMap::new();
        for button in page.all("main")[0].all("button") {
            let described = button.attribute("aria-describedby");
            if let Some(id) = &described {
                let found =
                    page.all("p").into_iter().filter(|p| p.attribute("id").as_ref() == Some(id)).count();
                assert_eq!(found, 1, "{path}: {id}");
            }
            *seen.entry((button.text(), button.attribute("value"), described)).or_insert(0) += 1;
        }
        let equal: Vec<_> = seen.iter().filter(|(_, count)| **count > 1).collect();
        assert_eq!(equal, [], "{path}");
        assert_eq!(seen.keys().filter(|(.., by)| by.is_some()).count(), described, "{path}");
    }
}

#[actix_web::test]
async fn older_seeks_follow() {
    let (instance, server) = club().await;
    let (ann, bob) =
        (Browser::of(&server, &instance, "Ann").await, Browser::of(&server, &instance, "Bob").await);
    bob.submit(bob.get("/new").await.form("/new")).await;
    let columns = "challenger, addressee, terms, created_at, expires_at, state";
    for _doubled in 0..8 {
        instance
            .execute(&format!("INSERT INTO challenge ({columns}) SELECT {columns} FROM challenge"))
            .unwrap();
    }
    let page = ann.get("/seeks").await;
    let seeks = |page: &Page| {
        page.all("form")
            .iter()
            .filter(|form| form.attribute("action").is_some_and(|to| to.starts_with("/seeks/")))
            .count()
    };
    assert_eq!(seeks(&page), MAX_PAGE as usize);
    let older = page
        .all("a")
        .into_iter()
        .filter_map(|link| link.attribute("href"))
        .find(|to| to.contains("before="))
        .expect("a way on");
    assert_eq!(seeks(&ann.get(&older).await), 256 - MAX_PAGE as usize);
}

#[actix_web::test]
async fn unknown_terms_are_refused() {
    let (instance, server) = club().await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    for (field, value, status) in [("public", "5", 400), ("colour", "green", 400), ("control", "none", 422)] {
        let refused = ann.submit(ann.get("/new").await.form("/new").with(field, value)).await;
        assert_eq!(refused.status(), status, "{field}");
    }
    assert_eq!(instance.number("SELECT count(*) FROM challenge"), 0);
}

/// Addresses of forms, and pages that a stranger asks for.
#[actix_web::test]
async fn other_addresses_lead_to_pages() {
    let (instance, server) = club().await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    for (form, page) in [
        ("/seeks/1", "/seeks"),
        ("/g/1/move", "/g/1"),
        ("/me/tokens", "/me"),
        ("/desk/g/1/decide-claim/confirm", "/desk/g/1"),
        ("/admin/players/find", "/admin/players"),
    ] {
        let answer = ann.get(form).await;
        assert_eq!((answer.status(), answer.to()), (303, page), "{form}");
    }
    let stranger = Browser::new(&server);
    let asked = stranger.get("/games/finished?before=7&x=1").await;
    assert_eq!(asked.to(), "/sign-in?next=/games/finished?before=7%26x=1");
    assert!(stranger.get(asked.to()).await.answer.text.contains("/games/finished?before=7&amp;x=1"));
    let unreadable = ann.get("/games/finished?before=x").await;
    assert!(
        unreadable.status() == 400 && !unreadable.text().contains("deserialize"),
        "{}",
        unreadable.text()
    );
}

#[actix_web::test]
async fn arbiters_of_offers_have_names() {
    let (instance, server) = club().await;
    let carl = instance.add("Carl", app::ports::Role::Arbiter).id;
    let bob = Browser::of(&server, &instance, "Bob").await;
    let terms = json!({ "regulations": {"arbiter": {"named": [carl.0]}} });
    server.post("/v1/seeks", "player-1", terms).await.done(201);
    let text = bob.get("/seeks").await.text();
    assert!(text.contains("One arbiter is named for this game: Carl."), "{text}");
}

/// The address only fills the form; the offer is made by it as any other.
#[actix_web::test]
async fn rematch_fills_the_form() {
    let instance = TestInstance::new();
    let arbiter = instance.add("Carl", app::ports::Role::Arbiter).id;
    instance.player("Ann");
    instance.player("Bob Berg");
    let server = crate::testing::Server::of(&instance).await;
    let controls = [
        (TimeControl::PerMove { days: 5 }, vec![("control", "5-a-move")]),
        (TimeControl::PerMove { days: 9 }, vec![("control", "own-move"), ("days", "9")]),
        (TimeControl::iccf(12, 60), vec![("control", "own-moves"), ("moves", "12"), ("days", "60")]),
        (
            TimeControl::fischer(Span::days(20), Span::hours(36), None),
            vec![("control", "own-increment"), ("days", "20"), ("hours", "36")],
        ),
        (
            TimeControl::triple_block(40, 60, 2),
            vec![("control", "own-blocks"), ("days", "40"), ("bank", "60"), ("more", "2")],
        ),
    ];
    let ann = Browser::of(&server, &instance, "Ann").await;
    for (time_control, fields) in controls {
        let rules = Regulations { time_control: time_control.clone(), ..Regulations::default() };
        let game = instance.game(arbiter, ["Ann", "Bob Berg"], rules);
        let path = format!("/g/{}", game.0);
        assert!(!ann.get(&path).await.text().contains("Offer a rematch"));
        let resign = ann.get(&path).await.form(&format!("{path}/resign")).with("confirm", "yes");
        assert_eq!(ann.submit(resign).await.status(), 303);
        let page = ann.get(&path).await;
        let link = page.all("a").into_iter().find(|a| a.text() == "Offer a rematch").expect("a link");
        let before = instance.number("SELECT count(*) FROM challenge");
        let form = ann.get(&link.attribute("href").expect("an address")).await.form("/new");
        assert_eq!(instance.number("SELECT count(*) FROM challenge"), before, "nothing is done");
        let expected = [("opponent", "Bob Berg"), ("colour", "black")].into_iter().chain(fields);
        for (name, value) in expected {
            assert_eq!(form.fields[name], value, "{time_control:?}");
        }
        assert_eq!(ann.submit(form).await.to(), "/seeks?done=challenged");
    }
}
