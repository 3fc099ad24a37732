//! Acts of arbiters, withdrawal, and acts in all games, over HTTP.

use actix_web::http::Method;
use app::ports::Role;
use domain::Span;
use serde_json::{Value, json};

use super::tests::Table;
use crate::testing::{Answer, request};

async fn table(regulations: Value) -> Table {
    let mut table = Table::new().await;
    table.game = table.begin(json!({"regulations": regulations, "tournament": "Cup"})).await;
    table
}

/// The code of a refusal, empty if there is none.
fn code(answer: &Answer) -> String {
    if answer.status.is_success() { String::new() } else { answer.code() }
}

fn act(act: Value) -> Value {
    json!({"act": act, "reason": "By my best judgement."})
}

#[actix_web::test]
async fn every_act_and_its_refusal() {
    let regulations = json!({
        "time_control": {"kind": "periods", "periods": [{"moves": 10, "time": "50d"}]},
        "arbiter": {"takeback": true}, "leave": {},
    });
    let white = "white";
    let used = json!({"white": 0, "black": 0});
    for (order, kind, ended, refused, refused_by) in [
        (
            json!({"kind": "warn", "side": white}),
            "warn",
            "",
            json!({"kind": "warn", "side": "red"}),
            "body_invalid",
        ),
        (
            json!({"kind": "give_time", "side": white, "time": "2d"}),
            "time",
            "",
            json!({"kind": "give_time", "side": white, "time": "0d"}),
            "bad_clocks",
        ),
        (
            json!({"kind": "take_time", "side": white, "time": "2d"}),
            "time",
            "",
            json!({"kind": "take_time", "side": white, "time": "300d"}),
            "bad_clocks",
        ),
        (
            json!({"kind": "correct_clocks", "used": used}),
            "clocks",
            "",
            json!({"kind": "correct_clocks", "used": used, "deadline": 0}),
            "bad_clocks",
        ),
        (
            json!({"kind": "grant_leave", "side": white, "first": "2026-01-20", "last": "2026-01-22"}),
            "leave",
            "",
            json!({"kind": "grant_leave", "side": white, "first": "2026-01-22", "last": "2026-01-20"}),
            "bad_leave",
        ),
        (
            json!({"kind": "end_leave", "side": white, "first": "2026-02-02"}),
            "end_leave",
            "",
            json!({"kind": "end_leave", "side": white, "first": "2026-02-02"}),
            "no_such_leave",
        ),
        (json!({"kind": "adjourn"}), "adjourn", "", json!({"kind": "adjourn"}), "must_seal"),
        (
            json!({"kind": "take_back", "to": 1}),
            "take_back",
            "",
            json!({"kind": "take_back", "to": 1}),
            "nothing_to_take_back",
        ),
        (
            json!({"kind": "replace", "side": white, "player": "Dora"}),
            "replace",
            "",
            json!({"kind": "replace", "side": white, "player": "Boris"}),
            "bad_replacement",
        ),
        (
            json!({"kind": "adjudicate", "outcome": "both_lose"}),
            "adjudicate",
            "adjudication",
            json!({"kind": "adjourn"}),
            "game_over",
        ),
        (
            json!({"kind": "forfeit", "loser": white}),
            "forfeit",
            "forfeit",
            json!({"kind": "take_back", "to": 1}),
            "game_over",
        ),
        (
            json!({"kind": "cancel", "replay": true}),
            "cancel",
            "cancelled",
            json!({"kind": "cancel"}),
            "game_over",
        ),
        (json!({"kind": "annul"}), "annul", "annulled", json!({"kind": "annul"}), "game_over"),
        (
            json!({"kind": "expel", "side": white, "scope": "event"}),
            "expel",
            "expulsion",
            json!({"kind": "adjourn"}),
            "game_over",
        ),
        (
            json!({"kind": "withdraw", "side": white, "scope": "game"}),
            "",
            "withdrawal",
            json!({"kind": "withdraw", "side": white, "scope": "game"}),
            "game_over",
        ),
    ] {
        let table = table(regulations.clone()).await;
        table.moves(0, &["e4", "e5"]).await;
        let booked = json!({"first": "2026-02-02", "last": "2026-02-03"});
        assert_eq!(table.post(&table.anna, "leave", booked).await.status, 201);
        let refused_before = table.post(&table.anna, "acts", act(order.clone())).await;
        assert_eq!((refused_before.status.as_u16(), refused_before.code().as_str()), (403, "not_an_arbiter"));
        let silent = table.post(&table.arbiter, "acts", json!({"act": order, "reason": ""})).await;
        assert_eq!(code(&silent), "bad_reason", "{order}: {}", silent.text);
        let done = table.post(&table.arbiter, "acts", act(order.clone())).await;
        assert_eq!(done.status, 201, "{order}: {}", done.text);
        let events = done.json()["events"].clone();
        let expected = if kind.is_empty() { ("withdrawn", Value::Null) } else { ("act", json!(kind)) };
        assert_eq!(
            (&events[0]["type"], &events[0]["act"]["kind"]),
            (&json!(expected.0), &expected.1),
            "{events}"
        );
        let game = table.get(&table.boris, "").await.json();
        if kind == "leave" {
            let leave = game["clocks"]["white"]["leave"].as_array().unwrap();
            let leave: Vec<_> = leave.iter().map(|leave| (&leave["first"], &leave["special"])).collect();
            assert_eq!(leave, [(&json!("2026-02-02"), &json!(false)), (&json!("2026-01-20"), &json!(true))]);
        }
        assert_eq!(game["termination"].as_str().unwrap_or_default(), ended, "{order}");
        let again = table.post(&table.arbiter, "acts", act(refused.clone())).await;
        assert_eq!(again.code(), refused_by, "{refused}: {}", again.text);
    }
}

#[actix_web::test]
async fn another_arbiter_decides_appeals() {
    let table = table(json!({})).await;
    let other = format!("arbiter-{}", table.instance.add("Emil", Role::Arbiter).id.0);
    let points = act(json!({"kind": "change_points", "half_points": {"white": 2, "black": 1}}));
    assert_eq!(table.post(&table.arbiter, "acts", points.clone()).await.code(), "not_over");
    table.post(&table.arbiter, "acts", act(json!({"kind": "forfeit", "loser": "white"}))).await.done(201);
    assert_eq!(table.post(&table.arbiter, "acts", points).await.status, 201);
    let appeal = |number: u32| format!("acts/{number}/appeal");
    let grounds = json!({"message": "I was ill."});
    assert_eq!(table.post(&table.dora, &appeal(2), grounds.clone()).await.code(), "not_a_player");
    let decide = |reverse: bool| json!({"reverse": reverse, "reason": "She was."});
    assert_eq!(table.post(&other, "acts/2/decision", decide(true)).await.code(), "no_appeal");
    let waits = async || table.server.get("/v1/arbiter/appeals", &other).await.json()["items"].clone();
    assert_eq!(waits().await, json!([]));
    table.instance.pass(Span::hours(2));
    assert_eq!(table.post(&table.anna, &appeal(2), grounds.clone()).await.status, 201);
    assert_eq!(table.post(&table.anna, &appeal(2), grounds.clone()).await.code(), "already_appealed");
    table.instance.pass(Span::hours(2));
    assert_eq!(table.post(&table.boris, &appeal(3), grounds.clone()).await.status, 201);
    let queue = waits().await;
    let line = |n: usize| {
        let line = &queue[n];
        (line["number"].clone(), line["act"]["kind"].clone(), line["appeals"].clone())
    };
    let lines = [
        (json!(2), json!("forfeit"), json!({"white": "waits", "black": "none"})),
        (json!(3), json!("points"), json!({"white": "none", "black": "waits"})),
    ];
    assert_eq!([line(0), line(1)], lines, "{queue}");
    let since = |n: usize| queue[n]["since"]["utc"].as_str().unwrap().to_owned();
    assert_eq!([since(0), since(1)], ["2026-01-05T12:00:00Z", "2026-01-05T14:00:00Z"]);
    assert_eq!(table.post(&other, "acts/3/decision", decide(false)).await.status, 201);
    assert_eq!(table.post(&table.arbiter, "acts/2/decision", decide(true)).await.code(), "own_act");
    assert_eq!(table.post(&other, "acts/2/decision", decide(true)).await.status, 201);
    assert_eq!(waits().await, json!([]));
    assert_eq!(table.server.get("/v1/arbiter/appeals", &table.anna).await.code(), "not_an_arbiter");
    let game = table.get(&table.boris, "").await.json();
    assert_eq!((&game["phase"], &game["revision"]), (&json!("playing"), &json!(1)), "{game}");
    assert_eq!(
        table.post(&table.arbiter, "acts", act(json!({"kind": "forfeit", "loser": "white"}))).await.code(),
        "act_reversed"
    );
    table.instance.pass(Span::days(6));
    let late = table.post(&table.arbiter, "acts", act(json!({"kind": "warn", "side": "white"}))).await.json();
    let warned = u32::try_from(late["version"].as_u64().unwrap()).unwrap();
    assert_eq!(table.post(&table.arbiter, "acts", act(json!({"kind": "annul"}))).await.status, 201);
    table.instance.pass(Span::days(15));
    assert_eq!(table.post(&table.anna, &appeal(warned), grounds).await.code(), "appeal_too_late");
}

#[actix_web::test]
async fn withdrawal_covers_the_named_scope() {
    let table = table(json!({"withdrawal": {"then": "adjudicated"}})).await;
    let other = table.begin(json!({"white": "Boris", "black": "Anna", "tournament": "Cup"})).await;
    let anna = &*table.anna;
    for (who, body, refused_by) in [
        (anna, json!({"confirm": false}), "confirmation_missing"),
        (anna, json!({"confirm": true, "scope": "game"}), "resign_instead"),
        (anna, json!({"confirm": true, "scope": "world"}), "body_invalid"),
        (anna, json!({"confirm": true, "reason": "x".repeat(501)}), "bad_reason"),
        (&table.dora, json!({"confirm": true}), "not_a_player"),
    ] {
        let refused = table.post(who, "withdrawal", body.clone()).await;
        assert_eq!(refused.code(), refused_by, "{body}: {}", refused.text);
    }
    let done =
        table.post(anna, "withdrawal", json!({"confirm": true, "reason": "I am ill."})).await.done(201);
    assert_eq!(done["events"][0]["type"], "withdrawn");
    let waits = table.post(anna, "moves", json!({"move": "e4", "ply": 0})).await;
    assert_eq!((waits.status.as_u16(), waits.code().as_str()), (409, "player_withdrawn"));
    table.instance.pass(Span::minutes(1));
    let seen = table.server.get(&other, anna).await.json();
    assert_eq!(
        (&seen["termination"], &seen["outcome"]),
        (&json!("withdrawal"), &json!("white_wins")),
        "{seen}"
    );
    // Only one of them waits, until it is decided, be it for months.
    table.instance.pass(Span::days(100));
    assert_eq!(table.server.get("/v1/arbiter/withdrawals", anna).await.code(), "not_an_arbiter");
    let queue = table.server.get("/v1/arbiter/withdrawals", &table.arbiter).await.json();
    let [line] = &queue["items"].as_array().unwrap()[..] else { panic!("{queue}") };
    let shown = (&line["white"], &line["side"], &line["silent"], &line["since"]["utc"]);
    assert_eq!(shown, (&json!("Anna"), &json!("white"), &json!(false), &json!("2026-01-05T10:00:00Z")));
    let drawn = act(json!({"kind": "adjudicate", "outcome": "draw"}));
    assert_eq!(table.post(&table.arbiter, "acts", drawn).await.status, 201);
    let queue = table.server.get("/v1/arbiter/withdrawals", &table.arbiter).await.json();
    assert_eq!(queue["items"], json!([]));
}

#[actix_web::test]
async fn leave_everywhere_reports_each_game() {
    let table = table(json!({"leave": {"days_per_year": 10}})).await;
    let order = |first: &str, last: &str| json!({"first": first, "last": last});
    let server = &table.server;
    let done = server.post("/v1/leave", &table.anna, order("2026-02-02", "2026-02-06")).await;
    assert_eq!(done.status, 200, "{}", done.text);
    let games = done.json()["games"].clone();
    assert_eq!((&games[0]["code"], &games[1]["code"]), (&json!("no_leave"), &Value::Null), "{games}");
    let event = json!({"first": "2026-03-02", "last": "2026-03-20", "event": "Cup"});
    let done = server.post("/v1/leave", &table.anna, event).await.json();
    assert_eq!(
        (done["games"].as_array().unwrap().len(), &done["games"][0]["code"]),
        (1, &json!("leave_used_up"))
    );
    let keyed = async |path: &str, body: Value| {
        let asked = request(Method::POST, path, &table.anna, Some(body));
        server.send(asked.insert_header(("Idempotency-Key", "summer"))).await
    };
    let july = || order("2026-07-01", "2026-07-03");
    for (path, body, reused) in [
        ("/v1/leave", july(), ""),
        ("/v1/leave", july(), ""),
        ("/v1/leave", order("2026-08-01", "2026-08-02"), "key_reused"),
        ("/v1/leave/cancel", json!({"first": "2026-07-01"}), "key_reused"),
    ] {
        assert_eq!(code(&keyed(path, body).await), reused, "{path}");
    }
    let done = server.post("/v1/leave/cancel", &table.anna, json!({"first": "2026-02-02"})).await.json();
    assert_eq!(
        (&done["games"][0]["code"], &done["games"][1]["code"]),
        (&json!("no_such_leave"), &Value::Null)
    );
    assert_eq!(
        server.post("/v1/leave", "", order("2026-02-02", "2026-02-06")).await.code(),
        "unauthenticated"
    );
    assert_eq!(server.post("/v1/leave", &table.anna, json!({"first": "soon"})).await.code(), "body_invalid");
    let mut said = Vec::new();
    for _ in 0..8 {
        said.push(code(&server.post("/v1/leave", &table.anna, order("2026-02-02", "2026-02-06")).await));
    }
    assert_eq!(said.last().unwrap(), "rate_limited", "{said:?}");
}

/// All games together have no version: a caller who names one is refused, and nothing is done in any of them.
#[actix_web::test]
async fn leave_everywhere_takes_no_version() {
    let table = table(json!({"leave": {"days_per_year": 10}})).await;
    let send = async |path: &str, body: Value, tag: &str| {
        let request = request(Method::POST, path, &table.anna, Some(body));
        table.server.send(request.insert_header(("If-Match", tag))).await
    };
    let version = table.get(&table.anna, "").await.header("etag").to_owned();
    let booking = json!({"first": "2026-02-02", "last": "2026-02-06"});
    for tag in [version.as_str(), "\"1\", \"2\"", "W/\"1\"", "nonsense"] {
        let refused = send("/v1/leave", booking.clone(), tag).await;
        assert_eq!((refused.status.as_u16(), refused.code().as_str()), (412, "precondition_failed"), "{tag}");
    }
    assert_eq!(table.get(&table.anna, "").await.header("etag"), version, "nothing was booked");
    assert_eq!(send("/v1/leave", booking, "*").await.status, 200);
    let booked = table.get(&table.anna, "").await.header("etag").to_owned();
    assert_ne!(booked, version);
    let cancelling = json!({"first": "2026-02-02"});
    assert_eq!(send("/v1/leave/cancel", cancelling.clone(), &booked).await.code(), "precondition_failed");
    assert_eq!(table.get(&table.anna, "").await.header("etag"), booked, "nothing was cancelled");
    assert_eq!(send("/v1/leave/cancel", cancelling, "*").await.status, 200);
    assert_ne!(table.get(&table.anna, "").await.header("etag"), booked);
}

#[actix_web::test]
async fn the_pace_is_for_arbiters() {
    let table = table(json!({})).await;
    table.moves(0, &["e4", "e5", "Nf3"]).await;
    let path = format!("/v1/arbiter{}/pace", table.game.trim_start_matches("/v1"));
    let pace = table.server.get(&path, &table.arbiter).await;
    assert_eq!(pace.status, 200, "{}", pace.text);
    assert_eq!((&pace.json()["white"]["moves"], &pace.json()["black"]["moves"]), (&json!(2), &json!(1)));
    assert_eq!(table.server.get(&path, &table.anna).await.code(), "not_an_arbiter");
    assert_eq!(table.server.get("/v1/arbiter/games/4711/pace", &table.arbiter).await.code(), "unknown_game");
}

#[actix_web::test]
async fn arbiters_flag_is_in_the_queue() {
    let table = table(json!({"flags": "by_arbiter", "time_control": {"kind": "per_move", "days": 10}})).await;
    let waits = async || table.server.get("/v1/arbiter/flags", &table.arbiter).await.json()["items"].clone();
    assert_eq!(waits().await, json!([]));
    table.instance.pass(Span::days(10) + Span::minutes(1));
    let flags = waits().await;
    assert_eq!((&flags[0]["side"], &flags[0]["white"]), (&json!("white"), &json!("Anna")), "{flags}");
    assert_eq!(table.server.get("/v1/arbiter/claims", &table.arbiter).await.json()["items"], json!([]));
    assert_eq!(table.server.get("/v1/arbiter/flags", &table.boris).await.code(), "not_an_arbiter");
    let clock = format!("{}/clock", table.game);
    let claimed = table.server.post(&clock, &table.boris, json!({"action": "claim_flag"})).await;
    assert_eq!((claimed.status.as_u16(), code(&claimed).as_str()), (409, "flag_for_arbiter"));
    let ended = table.server.post(&clock, &table.arbiter, json!({"action": "arbitrate_flag"})).await;
    assert_eq!((code(&ended).as_str(), waits().await), ("", json!([])));
    assert_eq!(table.get(&table.anna, "").await.json()["result"], "0-1");
}

#[actix_web::test]
async fn stale_answers_are_refused() {
    let table = table(json!({"arbiter": {"takeback": true}})).await;
    let (anna, boris) = (&*table.anna, &*table.boris);
    table.post(anna, "moves", json!({"move": "e4", "ply": 0})).await.done(201);
    let back = json!({"act": {"kind": "take_back", "to": 0}, "reason": "A slip."});
    table.post(&table.arbiter, "acts", back).await.done(201);
    for (path, body) in [
        ("resign", json!({"confirm": true, "revision": 0})),
        ("resign", json!({"confirm": true})),
        ("adjournment", json!({"action": "propose", "revision": 0})),
        ("moves", json!({"move": "e4", "ply": 0})),
    ] {
        assert_eq!(table.post(anna, path, body).await.code(), "other_line", "{path}");
    }
    // A proposal that names nothing is for the game as it stands.
    table.post(boris, "adjournment", json!({"action": "propose"})).await.done(201);
    assert_eq!(table.post(anna, "adjournment", json!({"action": "accept"})).await.code(), "ply_missing");
    let unseen = table.post(anna, "adjournment", json!({"action": "propose", "revision": 1})).await;
    assert_eq!((unseen.code().as_str(), &unseen.json()["by_you"]), ("already_proposed", &json!(false)));
    let agreed = json!({"action": "accept", "ply": 0, "revision": 1});
    let agreed = table.post(anna, "adjournment", agreed).await.done(201);
    assert_eq!(agreed["events"][0]["type"], "sealing_began");
}
