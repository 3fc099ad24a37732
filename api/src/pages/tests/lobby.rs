//! Offers of games.

use std::collections::{BTreeMap, HashMap};

use app::{
    MAX_PAGE,
    ports::{ChallengeFilter, StartChoice, Terms},
};
use domain::{Color, PlayerId, Regulations, Span, Start, TimeControl};
use messages::{Sentence as _, Voice, describe_regulations};
use serde_json::{Value, json};
use store::testing::TestInstance;

use super::{
    account::club,
    browser::{Browser, Page},
};
use crate::pages::{
    offer_fields::Filled,
    offer_terms::{read, usual},
    rematch,
};

/// A form makes the terms that a body of the API makes, and its sentences say so before.
#[actix_web::test]
async fn forms_offer_what_bodies_do() {
    let (instance, server) = club().await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    let newest = || {
        let lobby = &instance.service.lobby;
        lobby.challenges(ChallengeFilter::By(PlayerId(1)), None, 2).expect("read")
    };
    for (fields, body) in offers() {
        let form = ann.get("/new").await.form("/new").with("leave", "0");
        let form = fields.iter().fold(form, |form, (name, value)| form.with(name, *value));
        let shown = ann.submit(form).await;
        assert_eq!(shown.status(), 200, "{fields:?}: {}", shown.refusal());
        assert!(shown.text().contains("Nothing is offered yet."), "{fields:?}");
        let made = ann.submit(shown.form("/new")).await;
        assert_eq!(made.to(), "/seeks?done=sought", "{fields:?}: {}", made.refusal());
        server.post("/v1/seeks", "player-1", body.clone()).await.done(201);
        let [by_api, by_form] = &*newest() else { panic!("two seeks") };
        assert_eq!(by_form.challenge.terms, by_api.challenge.terms, "{fields:?}");
        let rules = &by_form.challenge.terms.regulations;
        let control = rules.time_control.sentence().replace('\u{a0}', " ");
        let said = shown.text().replace('\n', " ");
        assert!(said.contains(&control), "{control}: {said}");
        for sentence in describe_regulations(rules, &HashMap::new()) {
            let sentence = Voice::english().say(&sentence).replace('\u{a0}', " ");
            assert!(said.contains(&sentence), "{sentence}: {said}");
        }
        instance.execute("DELETE FROM challenge").expect("SQL");
    }
}

/// The address of a rematch fills the form with the terms of a game.
#[test]
fn rematch_fills_every_field() {
    let read = |filled: &Filled| read(filled).ok().and_then(Result::ok);
    for (fields, _) in offers() {
        let given = fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
        let mut filled = usual();
        filled.extend([("leave".to_owned(), "0".to_owned())].into_iter().chain(given));
        let terms = read(&filled).unwrap_or_else(|| panic!("{fields:?}"));
        let (from, start) = match &terms.start {
            StartChoice::DrawnChess960 => (Start::Chess960 { number: 17 }, StartChoice::DrawnChess960),
            StartChoice::At(from @ Start::Chess960 { .. }) => (from.clone(), StartChoice::DrawnChess960),
            StartChoice::At(from) => (from.clone(), terms.start.clone()),
        };
        for color in Color::ALL {
            let again = rematch::fields(&from, &terms.regulations, color);
            let expected = Terms { color: Some(color), start: start.clone(), ..terms.clone() };
            assert_eq!(read(&again), Some(expected), "{fields:?}: {again:?}");
        }
    }
}

type Fields = &'static [(&'static str, &'static str)];

/// The fields of a form, and the body with the same terms.
fn offers() -> Vec<(Fields, Value)> {
    let control = |control: Value| json!({"regulations": {"time_control": control}});
    let periods = |periods: Value| control(json!({"kind": "periods", "periods": periods}));
    let rules = |mut rules: Value| {
        rules["time_control"] = json!({"kind": "per_move", "days": 5});
        json!({"regulations": rules})
    };
    vec![
        (&[("control", "14-a-move"), ("colour", "white")], {
            let mut body = control(json!({"kind": "per_move", "days": 14}));
            body["color"] = json!("white");
            body
        }),
        (&[("control", "30-and-3")], periods(json!([{"time": "30d", "increment": "3d"}]))),
        (
            &[("control", "50-75-1")],
            control(json!({"kind": "triple_block", "clock_days": 50, "bank_days": 75, "increment_days": 1})),
        ),
        (&[("control", "own-move"), ("move-days", "60")], control(json!({"kind": "per_move", "days": 60}))),
        (
            &[("control", "own-increment"), ("game-days", "20"), ("game-hours", "12"), ("game-cap", "30")],
            periods(json!([{"time": "20d", "increment": "12h", "cap": "30d"}])),
        ),
        (
            &[("control", "own-moves"), ("moves", "10"), ("moves-days", "40")],
            control(json!({"kind": "periods", "periods": [{"moves": 10, "time": "40d"}], "whole_days": true,
                "double_after_days": 20})),
        ),
        (
            &[
                ("control", "own-blocks"),
                ("clock-days", "40"),
                ("bank-days", "0"),
                ("more-days", "9"),
                ("more-moves", "30"),
                ("protection", "yes"),
            ],
            control(json!({"kind": "triple_block", "clock_days": 40, "bank_days": 0, "increment_days": 9,
                "increment_moves": 30, "sudden_death_protection": true})),
        ),
        (
            &[
                ("control", "own-periods"),
                ("moves-1", "10"),
                ("time-1", "30d"),
                ("delay-1", "1d 12h"),
                ("time-2", "20d"),
                ("increment-2", "12h"),
                ("cap-2", "40d"),
                ("whole-days", "yes"),
                ("double-days", "14"),
                ("thematic", "yes"),
            ],
            control(json!({"kind": "periods", "whole_days": true, "double_after_days": 14, "thematic": true,
                "periods": [{"moves": 10, "time": "30d", "delay": "36h"},
                    {"time": "20d", "increment": "12h", "cap": "40d"}]})),
        ),
        (
            &[("leave", "30"), ("leave-ahead", "2"), ("leave-least", "3"), ("leave-moves", "yes")],
            rules(json!({"leave": {"days_per_year": 30, "notice_days": 2, "min_days": 3, "may_move": true}})),
        ),
        (
            &[
                ("public", "6"),
                ("flags", "on_claim"),
                ("conditional", "none"),
                ("weekends", "yes"),
                ("claimed-draws", "yes"),
                ("tablebase", "yes"),
                ("adjudication", "yes"),
                ("takeback", "yes"),
                ("no-adjournment", "yes"),
            ],
            rules(json!({"public": {"delay": 6}, "flags": "on_claim", "conditional_moves": "none",
                "free_time": {"weekdays": ["saturday", "sunday"]}, "draws": {"automatic": false},
                "tablebase": {}, "adjudication": {}, "arbiter": {"takeback": true},
                "adjournment": {"by_agreement": false}})),
        ),
        (&[("control", "10-in-50"), ("silence", "yes")], {
            let iccf = json!({"kind": "periods", "periods": [{"moves": 10, "time": "50d"}], "whole_days": true,
                "double_after_days": 20});
            json!({"regulations": {"time_control": iccf, "silence": {}}})
        }),
        (&[("start", "chess960")], {
            let mut body = rules(json!({}));
            body["start"] = json!({"kind": "chess960"});
            body
        }),
        (&[("start", "chess960"), ("number", "17")], {
            let mut body = rules(json!({}));
            body["start"] = json!({"kind": "chess960", "number": 17});
            body
        }),
        (&[("start", "fen"), ("fen", "7k/4P3/6K1/8/8/8/8/8 w - - 0 1"), ("castling", "yes")], {
            let mut body = rules(json!({}));
            body["start"] = json!({"kind": "fen", "fen": "7k/4P3/6K1/8/8/8/8/8 w - - 0 1", "chess960": true});
            body
        }),
    ]
}

/// The sentence about a field is beside it, and what was filled in stays.
#[actix_web::test]
async fn wrong_values_return_beside_fields() {
    let (instance, server) = club().await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    for (fields, fault, said) in [
        (&[("control", "own-move")][..], "move-days", "a whole number from 1 to 60"),
        (&[("control", "own-move"), ("move-days", "61")], "move-days", "a whole number from 1 to 60"),
        (&[("control", "own-move"), ("move-days", "300")], "move-days", "a whole number from 1 to 60"),
        // Numbers beside a time control that has none.
        (&[("control", "5-a-move"), ("game-days", "20")], "control", "enter the numbers"),
        (&[("control", "own-moves"), ("moves-days", "40")], "moves", "a whole number from 1 to 200"),
        (&[("control", "own-increment"), ("game-days", "-1")], "game-days", "a whole number"),
        (&[("control", "else")], "control", "enter the numbers"),
        (&[("control", "own-periods")], "time-1", "such as 50d"),
        (&[("control", "own-periods"), ("time-1", "20d"), ("cap-1", "long")], "cap-1", "such as 50d"),
        // The service judges what is readable.
        (&[("control", "own-periods"), ("time-1", "20d"), ("cap-1", "30d")], "control", "needs an increment"),
        (&[("silence", "yes")], "silence", ""),
        (&[("leave", "400")], "leave", "a whole number from 0 to 366"),
        (&[("start", "fen"), ("fen", "nonsense")], "start", ""),
        (&[("start", "chess960"), ("number", "960")], "number", "a whole number from 0 to 959"),
        // What belongs to another start.
        (&[("fen", "8/8/8/8/8/8/8/8 w - - 0 1")], "start", "cannot be read"),
        (&[("start", "fen"), ("number", "17")], "start", "cannot be read"),
        (&[("start", "chess960"), ("castling", "yes")], "start", "cannot be read"),
        (&[("opponent", "Nobody")], "opponent", ""),
        (&[("opponent", "Ann")], "opponent", ""),
    ] {
        let form = ann.get("/new").await.form("/new");
        let form = fields.iter().fold(form, |form, (name, value)| form.with(name, *value));
        for form in [form.clone(), form.with("confirm", "yes")] {
            let refused = ann.submit(form).await;
            assert_eq!(refused.status(), 422, "{fields:?}");
            let id = format!("fault-{fault}");
            let sentence = refused.all("p").into_iter().find(|p| p.attribute("id").as_ref() == Some(&id));
            let sentence = sentence.unwrap_or_else(|| panic!("{fields:?}: {}", refused.refusal())).text();
            assert!(sentence.contains(said), "{fields:?}: {sentence}");
            let elements = ["input", "select", "fieldset"].into_iter().flat_map(|name| refused.all(name));
            let described = elements
                .filter(|field| field.attribute("aria-describedby").as_ref() == Some(&id))
                .collect::<Vec<_>>();
            assert_eq!(described.len(), 1, "{fields:?}");
            let focused =
                |name| refused.all(name).into_iter().filter(|it| it.attribute("autofocus").is_some());
            assert!(["input", "select"].into_iter().flat_map(focused).count() <= 1, "{fields:?}");
            let kept = refused.form("/new").fields;
            for (name, value) in fields.iter().filter(|(_, value)| *value != "else") {
                assert_eq!(&kept[*name], value, "{fields:?}");
            }
        }
    }
    assert_eq!(instance.number("SELECT count(*) FROM challenge"), 0);
}

/// An address that fills some fields leaves the others as they usually are.
#[actix_web::test]
async fn address_fills_named_fields_only() {
    let (instance, server) = club().await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    let usual = ann.get("/new/2").await.form("/new").fields;
    let filled = ann.get("/new/2?colour=white").await.form("/new").fields;
    for name in ["control", "leave", "leave-ahead", "leave-least", "opponent"] {
        assert_eq!(filled[name], usual[name], "{name}");
    }
    assert_eq!(filled["colour"], "white");
    let other = ann.get("/new/2?control=3-a-move&leave=0").await.form("/new").fields;
    assert_eq!((&*other["control"], &*other["leave"]), ("3-a-move", "0"));
}

/// The page that shows an offer leads back to the form with all that was filled in.
#[actix_web::test]
async fn shown_offer_can_be_changed() {
    let (instance, server) = club().await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    let form = ann.get("/new").await.form("/new").with("opponent", "Bob").with("control", "3-a-move");
    let shown = ann.submit(form.with("leave-moves", "yes").with("colour", "black")).await;
    assert!(shown.text().contains("to Bob: 3 days for each move; Ann plays Black"), "{}", shown.text());
    assert!(shown.text().contains("Each player may take 45 days of leave"), "{}", shown.text());
    let back = ann.submit(shown.form_with("/new", "change", "yes")).await.form("/new").fields;
    for (name, value) in [
        ("opponent", "Bob"),
        ("control", "3-a-move"),
        ("colour", "black"),
        ("leave", "45"),
        ("leave-moves", "yes"),
    ] {
        assert_eq!(back[name], value, "{name}");
    }
    // Leave is proposed, and Triple Block knows none.
    let form = ann.get("/new").await.form("/new").with("control", "50-75-1");
    let shown = ann.submit(form).await.text();
    assert!(shown.contains("Triple Block 50/75/1") && !shown.contains("days of leave"), "{shown}");
    assert_eq!(instance.number("SELECT count(*) FROM challenge"), 0);
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
        bob.offer(form).await;
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
    bob.offer(bob.get("/new").await.form("/new")).await;
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
    for (field, value, status) in [
        ("public", "5", 400),
        ("colour", "green", 400),
        ("flags", "never", 400),
        ("start", "else", 400),
        ("control", "none", 422),
    ] {
        let refused = ann.offer(ann.get("/new").await.form("/new").with(field, value)).await;
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
        (TimeControl::PerMove { days: 9 }, vec![("control", "own-move"), ("move-days", "9")]),
        (
            TimeControl::iccf(12, 60),
            vec![("control", "own-periods"), ("moves-1", "12"), ("time-1", "60d"), ("double-days", "20")],
        ),
        (
            TimeControl::fischer(Span::days(20), Span::hours(36), Some(Span::days(30))),
            vec![("time-1", "20d"), ("increment-1", "1d 12h"), ("cap-1", "30d")],
        ),
        (
            TimeControl::triple_block(40, 60, 2),
            vec![("control", "own-blocks"), ("clock-days", "40"), ("bank-days", "60"), ("more-days", "2")],
        ),
    ];
    let ann = Browser::of(&server, &instance, "Ann").await;
    for (time_control, fields) in controls {
        let mut rules = Regulations { time_control: time_control.clone(), ..Regulations::default() };
        rules.draws.automatic = false;
        let game = instance.game(arbiter, ["Ann", "Bob Berg"], rules.clone());
        let path = format!("/g/{}", game.0);
        assert!(!ann.get(&path).await.text().contains("Offer a rematch"));
        let resign = ann.get(&path).await.form(&format!("{path}/resign")).with("confirm", "yes");
        assert_eq!(ann.submit(resign).await.status(), 303);
        let page = ann.get(&path).await;
        let link = page.all("a").into_iter().find(|a| a.text() == "Offer a rematch").expect("a link");
        let before = instance.number("SELECT count(*) FROM challenge");
        let form = ann.get(&link.attribute("href").expect("an address")).await.form("/new");
        assert_eq!(instance.number("SELECT count(*) FROM challenge"), before, "nothing is done");
        let expected = [("opponent", "Bob Berg"), ("colour", "black"), ("claimed-draws", "yes")];
        let expected = expected.into_iter().chain(fields);
        for (name, value) in expected {
            assert_eq!(form.fields[name], value, "{time_control:?}");
        }
        let shown = ann.submit(form).await;
        assert_eq!(ann.submit(shown.form("/new")).await.to(), "/seeks?done=challenged");
        let offered = instance.service.lobby.challenges(ChallengeFilter::By(PlayerId(2)), None, 1);
        let offered = offered.expect("read").remove(0).challenge.terms;
        let same = Terms { regulations: rules, color: Some(Color::Black), ..Terms::default() };
        assert_eq!(offered, same, "{time_control:?}");
    }
}
