//! Offers of games.

use domain::{Span, TimeControl};
use messages::Sentence as _;
use serde_json::json;
use store::testing::TestInstance;

use super::browser::Browser;
use crate::testing::Server;

/// Numbers that are no preset, as a sentence.
#[actix_web::test]
async fn offers_take_every_time_control() {
    let instance = TestInstance::new();
    instance.player("Ann");
    let server = Server::of(&instance).await;
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
        assert!(is_open || numbers.is_empty(), "{control}");
        let kept = refused.form("/new").fields;
        for (name, value) in numbers {
            assert_eq!(&kept[*name], value, "{control}");
        }
    }
}

/// Nobody accepts regulations that no page has shown.
#[actix_web::test]
async fn unusual_terms_are_shown() {
    let instance = TestInstance::new();
    instance.player("Ann");
    instance.player("Bob");
    let server = Server::of(&instance).await;
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
