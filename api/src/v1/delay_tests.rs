//! A public game whose moves are shown later, for members who neither play nor direct it.

use actix_web::http::Method;
use app::{Texts, ports::Role};
use domain::{Actor, Command, PublicRules, Regulations};
use serde_json::json;
use store::testing::TestInstance;

use crate::{
    contract::OPERATIONS,
    testing::{Server, request},
};

/// Every route below a game, whatever is asked for.
#[actix_web::test]
async fn outsiders_read_nothing_early() {
    let instance = TestInstance::new();
    let arbiter = instance.add("Carl", Role::Arbiter).id;
    let [ann, bob, dora] = ["Ann", "Bob", "Dora"].map(|name| format!("player-{}", instance.player(name).0));
    let rules = |delay| Regulations { public: Some(PublicRules { delay }), ..Regulations::default() };
    for delay in [2, 0] {
        instance.game(arbiter, ["Ann", "Bob"], rules(delay));
    }
    instance.game(arbiter, ["Ann", "Bob"], Regulations::default());
    let server = Server::of(&instance).await;
    for game in 1..=3 {
        for (who, text, ply) in [(&ann, "e4", 0), (&bob, "e5", 1), (&ann, "Nf3", 2)] {
            let path = format!("/v1/games/{game}/moves");
            server.post(&path, who, json!({"move": text, "ply": ply})).await.done(201);
        }
    }
    let carl = format!("arbiter-{}", arbiter.0);
    let below = OPERATIONS
        .iter()
        .filter(|one| one.method == Method::GET && one.path.starts_with("/v1/games/{id}"))
        .collect::<Vec<_>>();
    assert!(below.len() > 15, "{}", below.len());
    for operation in below {
        // A stream that is let in has no end.
        let games = if operation.path.ends_with("/stream") { 1..=1 } else { 1..=3 };
        for game in games {
            let uri = operation.uri(|name| if name == "id" { game.to_string() } else { "1".into() });
            let code = async |who: &str| {
                let answer = server.send(request(Method::GET, &uri, who, None)).await;
                (answer.status == 403).then(|| answer.code())
            };
            // Some routes are for arbiters alone.
            let code_of_outsider = code(&dora).await.filter(|code| code != "not_a_player");
            let is_for_arbiters = code_of_outsider.as_deref() == Some("not_an_arbiter");
            let expected = (game == 1).then_some("game_delayed");
            assert!(
                is_for_arbiters || code_of_outsider.as_deref() == expected,
                "{uri}: {code_of_outsider:?}"
            );
            let insiders = [&ann, &bob, &carl].into_iter().filter(|_| !operation.path.ends_with("/stream"));
            for who in insiders {
                assert_ne!(code(who).await.as_deref(), Some("game_delayed"), "{uri}: {who}");
            }
        }
    }
    // However the number is written, it is the number that is read.
    for id in ["%2B1", "+1", "%31", "01", "%2531"] {
        for below in ["", "/moves", "/fen", "/legal", "/events", "/clock"] {
            let answer = server.get(&format!("/v1/games/{id}{below}"), &dora).await;
            assert!(["game_delayed", "not_found"].contains(&&*answer.code()), "{id}{below}");
        }
    }
    // Neither does a guess of the version tell it.
    let tag = server.get("/v1/games/2", &dora).await.header("etag").to_owned();
    assert!(tag.starts_with("\"4"), "{tag}");
    for version in 1..=5 {
        let body = Some(json!({"move": "Nc6", "ply": 3}));
        let guess = request(Method::POST, "/v1/games/1/moves", &dora, body)
            .insert_header(("If-Match", tag.replacen('4', &version.to_string(), 1)))
            .insert_header(("Idempotency-Key", format!("guess-{version}")));
        assert_eq!(server.send(guess).await.code(), "not_a_player", "{version}");
    }
    // A token that does not direct reads as any other.
    let program = format!("arbiter-{}+games:read", arbiter.0);
    assert_eq!(server.get("/v1/games/1", &program).await.code(), "game_delayed");
    // The list of another player's games tells no more than the page of the game.
    let list = server.get("/v1/games?of=2", &dora).await.json();
    let item = |n: usize| {
        let item = &list["items"][n];
        json!([item["id"], item["ply"], item["version"], item["due_at"].is_null()])
    };
    assert_eq!(
        [item(0), item(1), item(2)],
        [json!([3, 3, 4, false]), json!([2, 3, 4, false]), json!([1, 1, 0, true])]
    );
    let own = server.get("/v1/games", &ann).await.json();
    assert_eq!(own["items"][2]["ply"], 3);
    server.post("/v1/games/1/resign", &ann, json!({"confirm": true})).await.done(201);
    let over = server.get("/v1/games/1/moves", &dora).await.json();
    assert_eq!(over["moves"].as_array().expect("moves").len(), 3);
}

/// No entry point has to ask before.
#[actix_web::test]
async fn whole_game_guards_itself() {
    let instance = TestInstance::new();
    let carl = instance.add("Carl", Role::Arbiter).id;
    let [ann, bob, dora] = ["Ann", "Bob", "Dora"].map(|name| instance.player(name));
    let rules = Regulations { public: Some(PublicRules { delay: 2 }), ..Regulations::default() };
    let game = instance.game(carl, ["Ann", "Bob"], rules);
    let reads = |who| instance.service.games.whole(game, who, &Texts::None).expect("read").is_some();
    assert_eq!([ann, bob, carl, dora].map(reads), [true, true, true, false]);
    instance.done(game, Actor::Player(ann), Command::Resign);
    assert!(reads(dora), "it is over");
}
