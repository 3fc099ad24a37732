//! The states of a game, an account and the desk, each as its readers see it.

use actix_web::http::Method;
use domain::{FlagRule, GameId, PlayerId, PublicRules, Regulations, Span, TimeControl};
use serde_json::{Value, json};
use store::testing::chromium::{self, Chromium};

use super::{
    super::{desk::regulations, messages_only::club, sealing::Hall},
    Socket, check_access, sign_in,
};
use crate::testing::{request, take_into_log};

/// The games after those of the club, by the states that they are in.
struct Games {
    /// A claim and an appeal wait, and leave is booked.
    busy: GameId,
    withdrawn: GameId,
    planned: GameId,
    mated: GameId,
    /// With a viewer that is three half-moves behind.
    public: GameId,
}

impl Games {
    async fn new(hall: &Hall) -> Self {
        let (carl, dora) = (PlayerId(hall.arbiters[0].0), PlayerId(hall.arbiters[1].0));
        let arrange = |rules: Value| hall.instance.game(carl, ["Ann", "Bob"], regulations(rules));
        let busy = arrange(json!({"adjudication": {"clocks_stop": false}, "leave": {"may_move": true}}));
        hall.post(busy, "leave", "player-1", json!({"first": "2026-02-01", "last": "2026-02-09"})).await;
        hall.post(busy, "moves", "player-1", json!({"move": "e4", "ply": 0, "message": "Hello there"})).await;
        hall.post(busy, "adjudication", "player-2", json!({"seeks": "draw", "analysis": "A fortress."}))
            .await;
        let warning = json!({"act": {"kind": "warn", "side": "white"}, "reason": "Silence."});
        let warned = hall.post(busy, "acts", &format!("arbiter-{}", dora.0), warning).await;
        let act = format!("acts/{}/appeal", warned["version"]);
        hall.post(busy, &act, "player-1", json!({"message": "I was not told."})).await;

        let withdrawn = arrange(json!({"withdrawal": {"then": "adjudicated"}}));
        let ill = json!({"confirm": true, "scope": "event", "reason": "I am ill."});
        hall.post(withdrawn, "withdrawal", "player-2", ill).await;
        let planned = arrange(json!({}));
        hall.post(planned, "moves", "player-1", json!({"move": "e4", "ply": 0})).await;
        let lines = json!({"ply": 1, "notation": "san", "lines": ["e5 Nf3 Nc6 Bb5", "c5 Nc3"]});
        let put =
            request(Method::PUT, &format!("/v1/games/{}/conditions", planned.0), "player-1", Some(lines));
        hall.server.send(put.insert_header(("Idempotency-Key", "lines"))).await.done(201);

        let mated = arrange(json!({}));
        let play = async |game: GameId, moves: &[&str]| {
            for (ply, text) in moves.iter().enumerate() {
                let who = ["player-1", "player-2"][ply % 2];
                hall.post(game, "moves", who, json!({"move": text, "ply": ply})).await;
            }
        };
        play(mated, &["f3", "e5", "g4", "Qh4"]).await;
        let public = Regulations { public: Some(PublicRules { delay: 3 }), ..Regulations::default() };
        let public = hall.instance.game(carl, ["Ann", "Bob"], public);
        play(public, &["e4", "e5", "Nf3", "Nc6", "Bb5"]).await;
        take_into_log(&hall.instance);
        Self { busy, withdrawn, planned, mated, public }
    }
}

/// Looks at pages in the order of their readers; nobody is signed in under no name.
fn see(browser: &Chromium, hall: &Hall, socket: &Socket, readers: &[(&str, &[(&str, String)])]) {
    for (who, pages) in readers {
        browser.devtools("Network.clearBrowserCookies", &json!({}));
        if !who.is_empty() {
            sign_in(browser, socket, &hall.instance, who);
        }
        for (name, path) in *pages {
            browser.open(&format!("{}{path}", socket.url));
            check_access(browser, &format!("state-{name}-{who}").to_lowercase());
        }
    }
}

#[actix_web::test]
async fn states_are_good() {
    let Some(browser) = chromium::started() else { return };
    let hall = club("en").await;
    let games = Games::new(&hall).await;
    let socket = Socket::of(&hall.instance);
    let game = |id: GameId, rest: &str| format!("/g/{}{rest}", id.0);
    let desk = |id: GameId| format!("/desk/g/{}", id.0);
    let of_players = [
        ("games", "/games".to_owned()),
        ("offers", "/seeks".to_owned()),
        ("offered", "/g/1".to_owned()),
        ("said", "/g/1?done=said".to_owned()),
        ("to-be-sealed", "/g/3".to_owned()),
        ("sealed", "/g/4".to_owned()),
        ("reading", "/g/5".to_owned()),
        ("missing", "/g/6".to_owned()),
        ("given-up", "/g/7".to_owned()),
        ("busy", game(games.busy, "")),
        ("withdrawn", game(games.withdrawn, "")),
        ("planned", game(games.planned, "")),
        ("plan", game(games.planned, "/plan")),
        ("analysed", game(games.planned, "/analysis?ply=0")),
        ("mated", game(games.mated, "")),
        ("mated-past", game(games.mated, "?ply=2")),
    ];
    let of_arbiters = [
        ("desk", "/desk".to_owned()),
        ("desk-sealed", "/desk/g/4".to_owned()),
        ("desk-envelope", "/desk/g/4/envelope".to_owned()),
        ("desk-reading", "/desk/g/5".to_owned()),
        ("desk-busy", desk(games.busy)),
        ("desk-withdrawn", desk(games.withdrawn)),
        ("desk-mated", desk(games.mated)),
        ("desk-pace", format!("{}/pace", desk(games.mated))),
    ];
    let of_strangers = [("delayed", game(games.public, "")), ("delayed-past", game(games.public, "?ply=1"))];
    let readers: [(&str, &[(&str, String)]); 4] =
        [("", &of_strangers), ("Ann", &of_players), ("Bob", &of_players), ("Carl", &of_arbiters)];
    see(&browser, &hall, &socket, &readers);
}

/// An empty clock that can be filled again, and flags that fell.
#[actix_web::test]
async fn states_of_clocks_are_good() {
    let Some(browser) = chromium::started() else { return };
    let hall = Hall::new().await;
    let control = TimeControl::triple_block(50, 50, 0);
    let [block, flag, by_arbiter] = [
        Regulations { time_control: control, ..Regulations::default() },
        Regulations { flags: FlagRule::OnClaim, ..Regulations::default() },
        Regulations { flags: FlagRule::ByArbiter, ..Regulations::default() },
    ]
    .map(|rules| hall.instance.game(PlayerId(hall.arbiters[0].0), ["Ann", "Bob"], rules));
    hall.instance.clock.advance(Span::days(10));
    hall.instance.service.time.tick().expect("the time");
    let socket = Socket::of(&hall.instance);
    let of_players = [
        ("clocks", "/games".to_owned()),
        ("block", format!("/g/{}", block.0)),
        ("flag", format!("/g/{}", flag.0)),
    ];
    let of_arbiters = [("flags", "/desk".to_owned()), ("desk-flag", format!("/desk/g/{}", by_arbiter.0))];
    let readers: [(&str, &[(&str, String)]); 3] =
        [("Ann", &of_players), ("Bob", &of_players), ("Carl", &of_arbiters)];
    see(&browser, &hall, &socket, &readers);
}
