use actix_web::http::Method;
use app::ports::{Epoch, Role};
use domain::Span;
use serde_json::{Value, json};
use store::testing::TestInstance;

use crate::testing::{Answer, Server, options, request, state};

/// A server with two players, an arbiter, a stranger, and a game Anna has White in.
pub(crate) struct Table {
    pub instance: TestInstance,
    pub server: Server,
    pub anna: String,
    pub boris: String,
    pub arbiter: String,
    pub dora: String,
    pub game: String,
}

impl Table {
    pub async fn new() -> Self {
        let instance = TestInstance::new();
        let [anna, boris, dora] =
            ["Anna", "Boris", "Dora"].map(|name| format!("player-{}", instance.player(name).0));
        let arbiter = format!("arbiter-{}", instance.add("Carla", Role::Arbiter).id.0);
        let server = Server::of(&instance).await;
        let mut table = Self { instance, server, anna, boris, arbiter, dora, game: String::new() };
        table.game = table.begin(json!({})).await;
        table
    }

    /// Begins a game of Anna and Boris, unless other names are among these members; returns its path.
    pub async fn begin(&self, more: Value) -> String {
        let mut order = json!({"white": "Anna", "black": "Boris"});
        order.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let answer = self.server.post("/v1/games", &self.arbiter, order).await;
        let game = answer.header("location").to_owned();
        assert_eq!(game, format!("/v1/games/{}", answer.done(201)["game"]));
        game
    }

    pub async fn post(&self, who: &str, what: &str, body: Value) -> Answer {
        self.server.post(&format!("{}/{what}", self.game), who, body).await
    }

    pub async fn get(&self, who: &str, what: &str) -> Answer {
        self.server.get(&format!("{}{what}", self.game), who).await
    }

    /// The side to move plays these from `ply` on.
    pub async fn moves(&self, ply: usize, moves: &[&str]) {
        for (i, text) in moves.iter().enumerate() {
            let who = if (ply + i).is_multiple_of(2) { &self.anna } else { &self.boris };
            let answer = self.post(who, "moves", json!({"move": text, "ply": ply + i})).await;
            assert_eq!(answer.status, 201, "{text}: {}", answer.text);
        }
    }
}

/// French and English share the R: the king goes to d1 and f1, and so do the rooks.
#[actix_web::test]
async fn written_moves_read_back() {
    let table = Table::new().await;
    let start = json!({"kind": "fen", "fen": "4k3/2P5/8/8/8/2p5/1P1B4/R3K2R w KQ - 0 1"});
    let settings = json!({"letters": "french", "notation": "letters"});
    table.server.send(request(Method::PATCH, "/v1/me", &table.anna, Some(settings))).await.done(200);
    let legal = |game: String, notation: &'static str| {
        let (server, anna) = (&table.server, &table.anna);
        async move { server.get(&format!("{game}/legal?notation={notation}"), anna).await.json()["moves"].clone() }
    };
    let mut tried = 0;
    for notation in ["letters", "san", "numeric", "figurine", "long", "uci", "announced"] {
        for at in 0.. {
            let game = table.begin(json!({"start": start})).await;
            let moves = legal(game.clone(), notation).await;
            let Some(m) = moves.get(at) else { break };
            let order = json!({"move": m["move"], "notation": notation, "ply": 0});
            let answer = table.server.post(&format!("{game}/moves"), &table.anna, order).await;
            assert_eq!(answer.status, 201, "{m} in {notation}: {}", answer.text);
            assert_eq!(answer.json()["events"][0]["uci"], m["uci"], "{m} in {notation}");
            if notation == "letters" {
                // The account's own way needs no word about it.
                let other = table.begin(json!({"start": start})).await;
                let order = json!({"move": m["move"], "ply": 0});
                let answer = table.server.post(&format!("{other}/moves"), &table.anna, order).await;
                assert_eq!(answer.json()["events"][0]["uci"], m["uci"], "{m}");
            }
            tried += 1;
        }
    }
    assert!(tried > 100, "{tried}");
}

#[actix_web::test]
async fn a_whole_game_to_mate() {
    let table = Table::new().await;
    let answer = table.post(&table.anna, "moves", json!({"move": "6263", "ply": 0})).await;
    assert_eq!((answer.status.as_u16(), answer.header("etag")), (201, "\"2\""), "{}", answer.text);
    assert_eq!(answer.json()["events"][0]["type"], "moved");
    table.instance.clock.advance(Span::hours(3));
    table.moves(1, &["e5", "g2-g4", "Qd8-h4#"]).await;

    let game = table.get(&table.boris, "?moves=true&notation=san").await.json();
    assert_eq!(game["outcome"], "black_wins");
    assert_eq!(game["termination"], "checkmate");
    assert_eq!(game["result"], "0-1");
    assert_eq!(game["you"], "black");
    assert_eq!(game["side_to_move"], Value::Null);
    assert_eq!(game["deadline"], Value::Null);
    assert_eq!(game["players"]["white"]["name"], "Anna");
    assert_eq!(game["clocks"]["black"]["used"], json!({"ms": 10_800_000, "iso": "PT3H"}));
    let moves: Vec<_> =
        game["moves"].as_array().unwrap().iter().map(|m| m["move"].as_str().unwrap()).collect();
    assert_eq!(moves, ["f3", "e5", "g4", "Qh4#"]);
    let numeric = table.get(&table.dora, "/moves").await.json();
    assert_eq!(numeric["moves"][3]["move"], "4884", "the reader's own notation");
    assert_eq!(numeric["moves"][1]["reflection"]["ms"], 10_800_000);

    assert!(table.get(&table.anna, "/pgn").await.text.contains("1. f3"));
    assert_eq!(table.get(&table.anna, "/pgn").await.header("content-type"), "application/x-chess-pgn");
    for (accept, media_type) in [
        ("text/plain", "text/plain; charset=utf-8"),
        ("text/html, text/plain;q=0.9", "text/plain; charset=utf-8"),
        ("application/x-chess-pgn, text/plain", "application/x-chess-pgn"),
        ("*/*", "application/x-chess-pgn"),
    ] {
        let path = format!("{}/pgn", table.game);
        let request = request(Method::GET, &path, &table.anna, None).insert_header(("Accept", accept));
        let answer = table.server.send(request).await;
        assert_eq!(answer.header("content-type"), media_type, "{accept}");
        assert!(answer.header("vary").starts_with("Accept"), "{accept}");
    }
    assert!(table.get(&table.anna, "/fen").await.text.starts_with("rnb1kbnr/pppp1ppp/8/4p3/6Pq/"));
    assert!(table.get(&table.anna, "/board").await.text.starts_with("  a b c"));
    assert!(table.get(&table.boris, "/board").await.text.starts_with("  h g f"), "from Black's side");
    assert!(table.get(&table.boris, "/board?from=white").await.text.starts_with("  a b c"));
    for (asked, said) in [
        ("?piece=queen", "White: Queen d1. Black: Queen h4.\n"),
        ("?file=e&rank=5", "White: none. Black: Pawn e5.\n"),
        ("?piece=knight&file=b", "White: Knight b1. Black: Knight b8.\n"),
    ] {
        assert_eq!(table.get(&table.anna, &format!("/pieces{asked}")).await.text, said, "{asked}");
    }
    let german = request(Method::GET, &format!("{}/pieces?piece=king", table.game), &table.anna, None);
    let german = table.server.send(german.insert_header(("Accept-Language", "de"))).await;
    assert_eq!(german.header("content-language"), "de");
    assert!(german.header("vary").starts_with("Accept-Language"));
    assert_eq!(german.text, "Weiß: König e1. Schwarz: König e8.\n");
    for wrong in ["?file=i", "?rank=9", "?piece=castle", "?rank=44"] {
        assert_eq!(table.get(&table.anna, &format!("/pieces{wrong}")).await.status.as_u16(), 400, "{wrong}");
    }
    let last = table.get(&table.anna, "/moves?last=1&notation=san").await.json();
    assert_eq!(last["moves"].as_array().map(Vec::len), Some(1));
    assert_eq!(last["moves"][0]["move"], "Qh4#");
    assert_eq!(table.get(&table.anna, "/legal").await.json()["moves"], json!([]));
    let late = table.post(&table.anna, "moves", json!({"move": "e4", "ply": 4})).await;
    assert_eq!((late.status.as_u16(), late.code().as_str()), (409, "game_over"));
    let over = table.server.get("/v1/games?state=over", &table.anna).await.json();
    assert_eq!(over["items"][0]["termination"], "checkmate");
    assert_eq!(table.server.get("/v1/games", &table.anna).await.json()["items"], json!([]));
}

#[actix_web::test]
async fn deadlines_are_in_the_readers_zone() {
    let table = Table::new().await;
    table.instance.execute("UPDATE player SET time_zone = 'Asia/Kolkata' WHERE name = 'Boris'").unwrap();
    let game = table.get(&table.boris, "").await.json();
    assert_eq!(game["deadline"]["utc"], "2026-01-12T10:00:00Z");
    assert_eq!(game["deadline"]["local"], "2026-01-12T15:30:00+05:30");
    assert_eq!(game["deadline"]["zone"], "Asia/Kolkata");
    assert_eq!(game["phase"], "playing");
    assert_eq!(game["clocks"]["white"]["deadline"], game["deadline"]);
    assert_eq!(game["clocks"]["black"]["deadline"], Value::Null);
    assert!(!table.get(&table.boris, "").await.text.contains('@'), "no mail address");
    let legal = table.get(&table.anna, "/legal?notation=uci").await.json();
    assert_eq!(legal["moves"].as_array().map(Vec::len), Some(20));
}

fn act(act: Value, reason: &str) -> Value {
    json!({"act": act, "reason": reason})
}

#[actix_web::test]
async fn refusals_have_their_codes() {
    let table = Table::new().await;
    let (anna, boris, dora, arbiter) = (&table.anna, &table.boris, &table.dora, &table.arbiter);
    let mv = |text: &str, ply: u16| json!({"move": text, "ply": ply});
    for (who, what, body, status, code) in [
        (boris, "moves", mv("e5", 0), 409, "not_your_move"),
        (anna, "moves", mv("e4", 7), 409, "wrong_ply"),
        (anna, "moves", json!({"move": "e4"}), 428, "ply_missing"),
        (anna, "moves", mv("hello", 0), 422, "not_a_move"),
        (anna, "moves", mv("e5", 0), 422, "illegal_move"),
        (anna, "moves", json!({"move": "e4", "ply": 0, "message": "x".repeat(2001)}), 422, "bad_message"),
        (dora, "moves", mv("e4", 0), 403, "not_a_player"),
        (anna, "draw", json!({"action": "accept", "ply": 0}), 409, "no_draw_offer"),
        (anna, "draw", json!({"action": "accept"}), 428, "ply_missing"),
        (anna, "draw", json!({"action": "decline"}), 428, "ply_missing"),
        (anna, "adjournment", json!({"action": "accept"}), 428, "ply_missing"),
        (anna, "adjournment", json!({"action": "decline"}), 428, "ply_missing"),
        (anna, "adjournment", json!({"action": "early"}), 428, "ply_missing"),
        (anna, "reading", json!({"move": "Nbd2"}), 428, "ply_missing"),
        (anna, "reading", json!({"move": "Nbd2", "ply": 7}), 409, "wrong_ply"),
        (anna, "draw", json!({"action": "offer"}), 409, "offer_with_move"),
        (anna, "resign", json!({"confirm": false}), 422, "confirmation_missing"),
        (anna, "adjournment", json!({"action": "accept", "ply": 0}), 409, "no_adjournment_proposed"),
        (anna, "adjournment", json!({"action": "decline", "ply": 0}), 409, "no_adjournment_proposed"),
        (anna, "acts", act(json!({"kind": "adjourn"}), "x"), 403, "not_an_arbiter"),
        (anna, "seal", mv("e4", 0), 409, "not_sealing"),
        (anna, "resume", json!({}), 409, "not_adjourned"),
        (anna, "acts", act(json!({"kind": "annul"}), "x"), 403, "not_an_arbiter"),
        (arbiter, "acts", act(json!({"kind": "annul"}), ""), 422, "bad_reason"),
        (
            arbiter,
            "acts",
            act(json!({"kind": "adjudicate", "outcome": "no_result"}), "x"),
            422,
            "bad_outcome",
        ),
        (
            arbiter,
            "acts",
            act(json!({"kind": "change_points", "half_points": {"white": 1, "black": 1}}), "x"),
            409,
            "not_over",
        ),
        (arbiter, "acts", act(json!({"kind": "take_back", "to": 0}), "x"), 409, "take_back_not_allowed"),
        (
            arbiter,
            "acts",
            act(json!({"kind": "replace", "side": "white", "player": "Boris"}), "x"),
            422,
            "bad_replacement",
        ),
        (
            arbiter,
            "acts",
            act(json!({"kind": "replace", "side": "white", "player": "Nobody"}), "x"),
            422,
            "unknown_player",
        ),
        (
            arbiter,
            "acts",
            act(json!({"kind": "take_time", "side": "white", "time": "300d"}), "x"),
            422,
            "bad_clocks",
        ),
        (arbiter, "acts", act(json!({"kind": "warn", "side": "white", "more": 1}), "x"), 422, "body_invalid"),
        (anna, "withdrawal", json!({"confirm": true, "scope": "game"}), 409, "resign_instead"),
        (anna, "acts/1/appeal", json!({"message": "x"}), 404, "no_such_act"),
        (arbiter, "acts/1/decision", json!({"reverse": true, "reason": "x"}), 404, "no_such_act"),
        (anna, "acts/1/decision", json!({"reverse": true, "reason": "x"}), 403, "not_an_arbiter"),
    ] {
        let answer = table.post(who, what, body.clone()).await;
        assert_eq!((answer.status.as_u16(), answer.code().as_str()), (status, code), "{what} {body}");
        let problem = answer.json();
        assert_eq!(problem["type"], format!("/problems/{code}"));
        for member in ["title", "detail", "help"] {
            assert!(!problem[member].as_str().unwrap_or_default().is_empty(), "{code}: {member}");
        }
    }
    let wrong = table.post(anna, "moves", mv("e4", 7)).await.json();
    assert_eq!((&wrong["expected_ply"], &wrong["current_ply"]), (&json!(7), &json!(0)));
}

/// A request that changes the game succeeds, with a warning for its refused part; the testing server checks refusals.
#[actix_web::test]
async fn partial_refusal_is_a_success() {
    let table = Table::new().await;
    let (anna, boris) = (&*table.anna, &*table.boris);
    let partial = |answer: Answer| {
        assert_eq!(answer.status, 201, "{}", answer.text);
        let answer = answer.json();
        let types = answer["events"].as_array().unwrap().iter().map(|event| event["type"].clone()).collect();
        let warning = &answer["warnings"][0];
        (Value::Array(types), text(warning, "code"), text(warning, "game"))
    };
    let claim = |announced: Option<&str>, ply: u16| json!({"basis": "threefold_repetition", "announced": announced, "ply": ply});
    let (events, code, game) = partial(table.post(anna, "claims", claim(None, 0)).await);
    assert_eq!((events, code.as_str()), (json!(["claim_rejected"]), "claim_not_correct"));
    assert!(game.contains("the move is still to be made"), "{game}");
    let again = table.post(anna, "claims", claim(None, 0)).await.json();
    assert_eq!(again["events"][0]["gained"], 0, "a second one on the same move costs nothing");
    let (events, _, game) = partial(table.post(anna, "claims", claim(Some("e4"), 0)).await);
    assert_eq!(events, json!(["claim_rejected", "moved"]));
    assert!(game.contains("the announced move was played"), "{game}");
    // The attempt is only counted.
    let refused = table.post(boris, "moves", json!({"move": "Kd3", "ply": 1})).await;
    assert_eq!((refused.status.as_u16(), refused.code().as_str()), (422, "illegal_move"));
    assert_eq!((&refused.json()["ply"], &refused.json()["version"]), (&json!(1), &json!(6)));

    let rules = json!({"illegal_moves": {"loses_at": 2, "opponent_gains_days": 1}});
    let game = table.begin(json!({"regulations": rules})).await;
    for (expected, said) in [
        (json!(["illegal_move"]), "No move was made, and the opponent gained time."),
        (json!(["illegal_move", "ended"]), "No move was made, and the game is over."),
    ] {
        let order = json!({"move": "Ke2", "ply": 0});
        let (events, code, game) = partial(table.server.post(&format!("{game}/moves"), anna, order).await);
        assert_eq!((events, code.as_str(), game.as_str()), (expected, "illegal_move", said));
    }
}

fn text(value: &Value, name: &str) -> String {
    value[name].as_str().unwrap_or_default().to_owned()
}

#[actix_web::test]
async fn who_may_do_what() {
    let table = Table::new().await;
    let (anna, boris, dora, arbiter) = (&*table.anna, &*table.boris, &*table.dora, &*table.arbiter);
    let message = json!({"message": "Good luck"});
    assert_eq!(table.post(anna, "messages", message.clone()).await.status, 201);
    for what in ["", "/moves", "/legal", "/pgn", "/board", "/pieces", "/fen", "/events", "/messages"] {
        for (who, status) in
            [(anna, 200), (boris, 200), (dora, 200), (arbiter, 200), ("", 401), ("nonsense", 401)]
        {
            let answer = table.get(who, what).await;
            assert_eq!(answer.status, status, "{who} {what}");
            let may_read = who == anna || who == boris || who == arbiter;
            let shown = ["/pgn", "/events", "/messages"].contains(&what) && may_read;
            assert_eq!(answer.text.contains("Good luck"), shown, "{who} {what}");
            assert!(!answer.text.contains("@example"), "{who} {what}: a mail address");
        }
    }
    let adjudication = act(json!({"kind": "adjudicate", "outcome": "draw"}), "test");
    let expulsion = act(json!({"kind": "expel", "side": "white"}), "test");
    for (what, body, codes) in [
        // anna (on move), boris, dora, arbiter, nobody
        ("messages", message, ["", "", "not_a_player", "not_a_player", "unauthenticated"]),
        (
            "draw",
            json!({"action": "decline", "ply": 0}),
            ["no_draw_offer", "no_draw_offer", "not_a_player", "not_a_player", "unauthenticated"],
        ),
        ("acts", adjudication, ["not_an_arbiter", "not_an_arbiter", "not_an_arbiter", "", "unauthenticated"]),
        (
            "acts",
            expulsion,
            ["not_an_arbiter", "not_an_arbiter", "not_an_arbiter", "game_over", "unauthenticated"],
        ),
    ] {
        for (who, code) in [anna, boris, dora, arbiter, ""].into_iter().zip(codes) {
            let answer = table.post(who, what, body.clone()).await;
            if code.is_empty() {
                assert_eq!(answer.status, 201, "{who} {what}: {}", answer.text);
            } else {
                assert_eq!(answer.code(), code, "{who} {what}");
            }
        }
    }
    for (path, code) in [
        ("/v1/games/4711", "unknown_game"),
        ("/v1/games/x", "not_found"),
        ("/v1/challenges/4711", "unknown_challenge"),
    ] {
        let answer = table.server.get(path, anna).await;
        assert_eq!((answer.status.as_u16(), answer.code().as_str()), (404, code));
    }
    let answer = table.server.get("/v1/games/4711", "").await;
    assert_eq!(
        (answer.code().as_str(), answer.header("www-authenticate")),
        ("unauthenticated", "Bearer realm=\"postzug\"")
    );
    assert_eq!(answer.json()["detail"], "You are not signed in.");
    let answer = table.server.get("/v1/games/4711", "pz_unknown").await;
    assert_eq!(answer.code(), "unauthenticated");
    assert!(
        answer.json()["detail"].to_string().contains("unknown, has expired or was revoked"),
        "{answer:?}"
    );
}

#[actix_web::test]
async fn same_key_gives_same_answer() {
    let table = Table::new().await;
    let path = format!("{}/moves", table.game);
    let send = |key: &'static str, body: Value| {
        let request =
            request(Method::POST, &path, &table.anna, Some(body)).insert_header(("Idempotency-Key", key));
        table.server.send(request)
    };
    let first = send("k-1", json!({"move": "e4", "ply": 0})).await;
    let again = send("k-1", json!({"move": "e4", "ply": 0})).await;
    assert_eq!((first.status.as_u16(), again.status.as_u16()), (201, 201));
    assert_eq!(first.text, again.text);
    assert_eq!((first.header("idempotency-replayed"), again.header("idempotency-replayed")), ("", "true"));
    let other = send("k-1", json!({"move": "d4", "ply": 0})).await;
    assert_eq!((other.status.as_u16(), other.code().as_str()), (422, "key_reused"));
    assert_eq!(send("k-2", json!({"move": "e4", "ply": 0})).await.code(), "already_played");
    let long: &'static str = Box::leak("k".repeat(256).into_boxed_str());
    for bad in ["", long, "\t"] {
        assert_eq!(
            send(bad, json!({"move": "d4", "ply": 0})).await.code(),
            "idempotency_key_malformed",
            "{bad:?}"
        );
    }
    let seek = |key: &'static str| {
        table.server.send(
            request(Method::POST, "/v1/seeks", &table.anna, Some(json!({})))
                .insert_header(("Idempotency-Key", key)),
        )
    };
    assert_eq!(seek("s").await.text, seek("s").await.text);
    assert_ne!(seek("s").await.text, seek("t").await.text);
}

#[actix_web::test]
async fn versions_guard_reading_and_acting() {
    let table = Table::new().await;
    let tag = table.get(&table.anna, "").await.header("etag").to_owned();
    assert_eq!(tag, "\"1\"");
    let read = |tags: &'static str| {
        table
            .server
            .send(request(Method::GET, &table.game, &table.anna, None).insert_header(("If-None-Match", tags)))
    };
    for (tags, status) in
        [("\"1\"", 304), ("W/\"1\"", 304), ("\"0\", \"1\"", 304), ("*", 304), ("\"2\"", 200)]
    {
        assert_eq!(read(tags).await.status, status, "{tags}");
    }
    let path = format!("{}/moves", table.game);
    let play = |tag: &'static str, key: &'static str| {
        let request = request(Method::POST, &path, &table.anna, Some(json!({"move": "e4", "ply": 0})));
        table.server.send(request.insert_header(("If-Match", tag)).insert_header(("Idempotency-Key", key)))
    };
    for tag in ["\"7\"", "W/\"1\"", "nonsense", "\"7\", \"8\"", "\"+1\"", "\"0,1\"", ""] {
        let answer = play(tag, "same").await;
        assert_eq!((answer.status.as_u16(), answer.code().as_str()), (412, "precondition_failed"), "{tag}");
    }
    assert_eq!(play("\"7\", \"1\"", "same").await.status, 201, "any of a list; the key is still good");
    assert_eq!(play("\"1\"", "same").await.status, 201, "a repeat is answered whatever the version");
    assert_eq!(play("\"1\"", "other").await.code(), "precondition_failed");
}

/// After a restoration the same number may stand for another event.
#[actix_web::test]
async fn restoration_voids_versions() {
    let table = Table::new().await;
    let mut state = state(&table.instance, &options());
    state.service = state.service.in_epoch(Epoch(0x65a1_b2c3));
    let server = Server::new(state).await;
    let read = |tag: &'static str| {
        let request = request(Method::GET, &table.game, &table.anna, None);
        server.send(request.insert_header(("If-None-Match", tag)))
    };
    assert_eq!(read("\"0\"").await.header("etag"), "\"1.r65a1b2c3\"");
    let path = format!("{}/moves", table.game);
    let play = |tag: &'static str| {
        let request = request(Method::POST, &path, &table.anna, Some(json!({"move": "e4", "ply": 0})));
        server.send(request.insert_header(("If-Match", tag)))
    };
    for tag in ["\"1\"", "\"1.r1\"", "\"2.r65a1b2c3\""] {
        assert_eq!(read(tag).await.status, 200, "{tag}");
        assert_eq!(play(tag).await.code(), "precondition_failed", "{tag}");
    }
    assert_eq!(read("\"1.r65a1b2c3\"").await.status, 304);
    let played = play("\"1.r65a1b2c3\"").await;
    assert_eq!((played.status.as_u16(), played.header("etag")), (201, "\"2.r65a1b2c3\""));
}

#[actix_web::test]
async fn lobby_requests_match_no_version() {
    let table = Table::new().await;
    for (tag, status) in [("\"1\"", 412), ("*", 201)] {
        let request = request(Method::POST, "/v1/seeks", &table.anna, Some(json!({})));
        assert_eq!(table.server.send(request.insert_header(("If-Match", tag))).await.status, status, "{tag}");
    }
}

#[actix_web::test]
async fn bodies_and_queries_are_read_strictly() {
    let table = Table::new().await;
    let path = format!("{}/moves", table.game);
    let raw = |content: &'static str, body: String| {
        let request = request(Method::POST, &path, &table.anna, None);
        table.server.send(request.insert_header(("Content-Type", content)).set_payload(body))
    };
    let json = "application/json";
    for (content, body, status, code) in [
        (json, r#"{"move":"e4","ply":0,"plie":1}"#.to_owned(), 422, "body_invalid"),
        (json, r#"{"move":"e4","ply":-1}"#.to_owned(), 422, "body_invalid"),
        (json, r#"{"ply":0}"#.to_owned(), 422, "body_invalid"),
        (json, r#"{"move":"e4","move":"d4","ply":0}"#.to_owned(), 422, "body_invalid"),
        (json, "{".to_owned(), 400, "body_unreadable"),
        (json, String::new(), 400, "body_unreadable"),
        (json, "[".repeat(60_000), 422, "body_invalid"),
        (json, "[]".to_owned(), 422, "body_invalid"),
        (json, r#"["e4",null,0,null,false,null,null]"#.to_owned(), 422, "body_invalid"),
        (json, r#"{"move":"e4\u0000","ply":0}"#.to_owned(), 422, "body_invalid"),
        (json, r#"{"move":"e4","ply":0,"message":"\\\u0000"}"#.to_owned(), 422, "body_invalid"),
        (
            json,
            format!(r#"{{"move":"e4","ply":0,"message":"{}"}}"#, "x".repeat(129 * 1024)),
            413,
            "body_too_large",
        ),
        ("text/plain", r#"{"move":"e4","ply":0}"#.to_owned(), 415, "not_json"),
        ("application/x-www-form-urlencoded", "move=e4".to_owned(), 415, "not_json"),
    ] {
        let shown: String = body.chars().take(40).collect();
        let answer = raw(content, body).await;
        assert_eq!((answer.status.as_u16(), answer.code().as_str()), (status, code), "{shown}");
        assert!(answer.text.len() < 1000, "an answer does not repeat what was sent");
    }
    for (path, code) in [
        ("/v1/games?limit=0", "bad_request"),
        ("/v1/games?limit=201", "bad_request"),
        ("/v1/games?limit=x", "bad_request"),
        ("/v1/games?page=2", "bad_request"),
        ("/v1/games?cursor=zzz", "cursor_invalid"),
        ("/v1/seeks?cursor=zzz", "cursor_invalid"),
    ] {
        let answer = table.server.get(path, &table.anna).await;
        assert_eq!((answer.status.as_u16(), answer.code().as_str()), (400, code), "{path}");
    }
    assert_eq!(table.get(&table.anna, "").await.json()["ply"], 0, "nothing was played");
    // An escaped backslash before "u0000" is none.
    let words = table.post(&table.anna, "messages", json!({"message": "\\u0000"})).await;
    assert_eq!(words.status, 201, "{}", words.text);
}

#[actix_web::test]
async fn pages_hold_everything_once() {
    let table = Table::new().await;
    for _ in 0..6 {
        table.begin(json!({"black": "Dora"})).await;
    }
    let mut seen = Vec::new();
    let mut path = "/v1/games?limit=3".to_owned();
    loop {
        let page = table.server.get(&path, &table.anna).await.json();
        seen.extend(page["items"].as_array().unwrap().iter().map(|item| item["id"].as_i64().unwrap()));
        let Some(next) = page["next"].as_str() else { break };
        path = format!("/v1/games?limit=3&cursor={next}");
    }
    assert_eq!(seen, [7, 6, 5, 4, 3, 2, 1]);
    table.moves(0, &["e4", "e5", "Nf3"]).await;
    let first = table.get(&table.dora, "/events?limit=2").await.json();
    let next = first["next"].as_str().unwrap();
    let rest = table.get(&table.dora, &format!("/events?limit=200&cursor={next}")).await.json();
    let seqs = |page: &Value| {
        page["items"].as_array().unwrap().iter().map(|e| e["seq"].as_u64().unwrap()).collect::<Vec<_>>()
    };
    assert_eq!((seqs(&first), seqs(&rest)), (vec![1, 2], vec![3, 4]));
}

#[actix_web::test]
async fn sealed_move_stays_hidden_until_opened() {
    let table = Table::new().await;
    table.moves(0, &["e4", "e5"]).await;
    assert_eq!(table.post(&table.anna, "adjournment", json!({"action": "propose"})).await.status, 201);
    let game = table.get(&table.boris, "").await.json();
    assert_eq!(game["adjournment"]["proposed_by"], "white");
    table.post(&table.boris, "adjournment", json!({"action": "accept", "ply": 2})).await.done(201);
    let wrong = table.post(&table.anna, "seal", json!({"move": "Ke3", "ply": 2})).await;
    assert_eq!((wrong.status.as_u16(), wrong.code().as_str()), (422, "not_sealable"));
    assert!(!wrong.text.contains("Ke3"));
    let draft = json!({"move": "Nc3", "ply": 2, "draft": true});
    table.post(&table.anna, "seal", draft).await.done(201);
    let offered = table.post(&table.anna, "seal", json!({"ply": 2, "draw_offer": true})).await;
    assert_eq!((offered.status.as_u16(), offered.code().as_str()), (409, "offer_with_draft"));
    let order = json!({"move": "Ng1-f3", "ply": 2, "draw_offer": true});
    let sealed = table.post(&table.anna, "seal", order).await;
    assert_eq!(sealed.status, 201, "{}", sealed.text);
    let commitment = sealed.json()["events"][0]["envelope"]["commitment"].as_str().unwrap().to_owned();
    for who in [&table.anna, &table.boris, &table.arbiter, &table.dora] {
        for what in ["?moves=true", "/moves", "/events", "/pgn", "/fen", "/board", "/messages"] {
            let text = table.get(who, what).await.text;
            for spelling in ["Nf3", "g1f3", "7163", "Ng1-f3", "5N2"] {
                assert!(!text.contains(spelling), "{who} {what} shows {spelling}");
            }
        }
    }
    let game = table.get(&table.boris, "").await.json();
    assert_eq!((&game["phase"], &game["deadline"]), (&json!("adjourned"), &Value::Null));
    assert_eq!(game["adjournment"]["commitment"], commitment.as_str());
    assert_eq!(table.post(&table.boris, "moves", json!({"move": "Nc6", "ply": 2})).await.code(), "adjourned");
    assert_eq!(table.post(&table.boris, "resume", json!({})).await.status, 201);
    let moves = table.get(&table.boris, "/moves?notation=san").await.json();
    assert_eq!((&moves["moves"][2]["move"], &moves["moves"][2]["sealed"]), (&json!("Nf3"), &json!(true)));
    let trail = table.get(&table.arbiter, "/trail").await.json();
    let refused: Vec<_> = trail["lines"].as_array().unwrap().iter().map(|line| &line["refusal"]).collect();
    assert_eq!(refused.iter().filter(|refusal| refusal["why"] == "withheld").count(), 1, "{trail}");
    assert!(trail.to_string().contains("\"offer_with_draft\""), "it tells nothing of a move: {trail}");
    assert!(
        !trail.to_string().contains("not_a_move") && !trail.to_string().contains("\"illegal\""),
        "{trail}"
    );
    table.post(&table.boris, "draw", json!({"action": "accept", "ply": 3})).await.done(201);
}

#[actix_web::test]
async fn challenges_and_seeks_become_games() {
    let table = Table::new().await;
    let (anna, boris, dora) = (&table.anna, &table.boris, &table.dora);
    let new = json!({"opponent": "Boris", "color": "black", "regulations": {"time_control": {"kind": "per_move", "days": 3}}});
    let posted = table.server.post("/v1/challenges", anna, new).await;
    assert_eq!(posted.status, 201, "{}", posted.text);
    let path = posted.header("location").to_owned();
    let shown = table.server.get(&path, boris).await.json();
    assert_eq!(
        (&shown["by"]["name"], &shown["color"], &shown["state"]),
        (&json!("Anna"), &json!("black"), &json!("open"))
    );
    assert_eq!(table.server.get(&path, dora).await.code(), "unknown_challenge");
    assert_eq!(
        table.server.post(&format!("{path}/accept"), dora, json!({})).await.code(),
        "unknown_challenge"
    );
    let list = table.server.get("/v1/challenges", boris).await.json();
    assert_eq!(list["items"][0]["id"], shown["id"]);
    let accepted = table.server.post(&format!("{path}/accept"), boris, json!({})).await;
    assert_eq!(accepted.status, 201, "{}", accepted.text);
    let game = table.server.get(accepted.header("location"), boris).await.json();
    assert_eq!((&game["you"], &game["regulations"]["time_control"]["days"]), (&json!("white"), &json!(3)));
    assert_eq!(
        table.server.post(&format!("{path}/accept"), boris, json!({})).await.code(),
        "challenge_closed"
    );

    let seek = table
        .server
        .post("/v1/seeks", dora, json!({"start": {"kind": "chess960", "number": 0}}))
        .await
        .json();
    let id = &seek["challenge"];
    assert_eq!(table.server.get("/v1/seeks", anna).await.json()["items"][0]["id"], *id);
    let accepted = table.server.post(&format!("/v1/seeks/{id}/accept"), anna, json!({})).await;
    let game = table.server.get(accepted.header("location"), anna).await.json();
    assert!(game["fen"].as_str().unwrap().starts_with("bbqnnrkr/"), "{game}");
    let withdrawn = table.server.post("/v1/seeks", dora, json!({})).await.json();
    let delete = request(Method::DELETE, &format!("/v1/seeks/{}", withdrawn["challenge"]), dora, None);
    assert_eq!(table.server.send(delete).await.status, 201);
    let unknown = table.server.post("/v1/challenges", anna, json!({"opponent": "Nobody"})).await;
    assert_eq!((unknown.status.as_u16(), unknown.code().as_str()), (422, "unknown_player"));
}

#[actix_web::test]
async fn storage_failure_tells_no_cause() {
    let table = Table::new().await;
    table.instance.execute("ALTER TABLE player RENAME TO gone").unwrap_or_else(|error| panic!("{error}"));
    let answer = table.get(&table.anna, "").await;
    assert_eq!((answer.status.as_u16(), answer.code().as_str()), (503, "storage"));
    for word in ["player", "table", "sql", "SELECT"] {
        assert!(!answer.text.contains(word), "{}", answer.text);
    }
}

/// ICCF: ten moves in fifty days, and what is beyond twenty days for a move counts twice.
#[actix_web::test]
async fn clock_reading_foretells_the_cost() {
    let mut table = Table::new().await;
    let control = json!({"kind": "periods", "periods": [{"moves": 10, "time": "50d"}], "whole_days": true,
        "double_after_days": 20});
    table.game = table.begin(json!({"regulations": {"time_control": control}})).await;
    let now = table.get(&table.anna, "/clock").await.json();
    let since = now["at"]["ms"].as_i64().unwrap();
    let days = |days: i64| Span::days(days.try_into().unwrap()).0;
    for (thought, charged, in_time) in
        [(0, 0, true), (19, 19, true), (25, 30, true), (35, 50, true), (36, 52, false)]
    {
        let asked = table.get(&table.boris, &format!("/clock?at={}", since + days(thought))).await.json();
        assert_eq!(asked["used"]["ms"], days(thought), "{asked}");
        assert_eq!(asked["charged"]["ms"], days(charged), "{asked}");
        assert_eq!(asked["left"]["ms"], days(50) - days(charged), "{asked}");
        assert_eq!(asked["deadline"], now["deadline"], "{asked}");
        assert_eq!(since + days(thought) <= asked["deadline"]["ms"].as_i64().unwrap(), in_time, "{asked}");
    }
    // The first instant that no calendar of ours has.
    for at in ["tomorrow", "253402300800000"] {
        assert_eq!(table.get(&table.anna, &format!("/clock?at={at}")).await.status, 400, "{at}");
    }
    assert_eq!(table.server.get("/v1/games/99/clock", &table.anna).await.code(), "unknown_game");
}

/// Nobody moves until the arbiter decides, and everybody sees how long the player has then.
#[actix_web::test]
async fn stopped_clock_shows_time_left() {
    let mut table = Table::new().await;
    let regulations =
        json!({"adjudication": {}, "time_control": {"kind": "periods", "periods": [{"time": "30d"}]}});
    table.game = table.begin(json!({"regulations": regulations})).await;
    table.instance.pass(Span::days(25));
    let path = format!("{}/adjudication", table.game);
    let asked = json!({"seeks": "draw", "analysis": "Nobody wins."});
    table.server.post(&path, &table.anna, asked).await.done(201);
    let stopped_at = table.instance.clock_now().0;
    table.instance.pass(Span::days(2));
    let clock = table.get(&table.boris, "/clock").await.json();
    let game = table.get(&table.arbiter, "").await.json();
    for clock in [&clock, &game["clock"]] {
        assert_eq!(
            (&clock["side"], &clock["stopped_at"]["ms"]),
            (&json!("white"), &json!(stopped_at)),
            "{clock}"
        );
        assert_eq!(
            (&clock["left"]["ms"], &clock["used"]["ms"]),
            (&json!(Span::days(5).0), &json!(Span::days(25).0))
        );
        assert_eq!((&clock["deadline"], &clock["next"]), (&Value::Null, &Value::Null), "{clock}");
    }
    let [white, black] = ["white", "black"].map(|side| &game["clocks"][side]);
    assert_eq!(
        (&white["left"]["ms"], &white["stopped_at"]["ms"]),
        (&json!(Span::days(5).0), &json!(stopped_at))
    );
    assert_eq!((&black["left"]["ms"], &black["stopped_at"]), (&json!(Span::days(30).0), &Value::Null));
}
