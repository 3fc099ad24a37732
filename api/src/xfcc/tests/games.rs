//! The games that are shown.

use super::*;

#[actix_web::test]
async fn games_as_scid_reads_them() {
    let board = Board::new().await;
    let empty = board.games(board.arbiter, "Carla").await;
    assert!(empty.contains("<GetMyGamesResult></GetMyGamesResult>"), "{empty}");
    assert_eq!(board.play("Anna", "1", "e4").await, "Success");
    board.instance.clock.advance(Span::hours(30));
    let games = board.games(board.boris, "Boris").await;
    let site = board.instance.service.public_url();
    assert_eq!(
        games,
        format!(
            "<?xml version=\"1.0\" encoding=\"utf-8\"?>\
             <soap:Envelope xmlns:soap=\"http://schemas.xmlsoap.org/soap/envelope/\" \
             xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" xmlns:xsd=\"http://www.w3.org/2001/XMLSchema\">\
             <soap:Body><GetMyGamesResponse xmlns=\"http://www.bennedik.com/webservices/XfccBasic\"><GetMyGamesResult>\
             <XfccGame><id>{}</id><white>Anna</white><black>Boris</black><event>Club</event><site>{site}</site>\
             <myTurn>true</myTurn><hasWhite>false</hasWhite><daysPlayer>8</daysPlayer><hoursPlayer>18</hoursPlayer>\
             <minutesPlayer>0</minutesPlayer><daysOpponent>10</daysOpponent><hoursOpponent>0</hoursOpponent>\
             <minutesOpponent>0</minutesOpponent><moves>1.e4 {{[%ccsnt 2026.01.05,{time}]}}</moves><drawOffered>false</drawOffered>\
             <result>Ongoing</result><eventDate>{}</eventDate><timeControl>1/864000</timeControl></XfccGame>\
             </GetMyGamesResult></GetMyGamesResponse></soap:Body></soap:Envelope>",
            board.game.0,
            text_of(&games, "eventDate"),
            time =
                text_of(&games, "moves").split(',').nth(1).and_then(|rest| rest.split(']').next()).unwrap(),
        )
    );
    assert_eq!(text_of(&games, "eventDate").len(), "2026.11.26".len());
}

#[actix_web::test]
async fn other_starts_and_awkward_names() {
    let board = Board::new().await;
    let service = &board.instance.service;
    let fen = "4k3/8/8/8/8/8/4p3/4K2R b - - 3 40";
    let start = StartChoice::At(serde_json::from_value(json!({"kind": "fen", "fen": fen})).expect("a start"));
    let regulations = Regulations::per_move(3);
    let other =
        TestInstance::game_on(service, board.arbiter, ["Anna", "Boris"], start, regulations, "The \"Cup\"");
    let id = other.0.to_string();
    assert_eq!(
        board.send("Boris", &[("gameId", &id), ("movecount", "40"), ("myMove", "Kd7")]).await,
        "Success"
    );
    assert_eq!(
        board
            .send("Anna", &[("gameId", &id), ("movecount", "41"), ("myMove", "Rh7+"), ("myMessage", "{1-0}")])
            .await,
        "Success"
    );
    let start =
        StartChoice::At(serde_json::from_value(json!({"kind": "chess960", "number": 0})).expect("a start"));
    TestInstance::game_on(service, board.arbiter, ["Anna", "Boris"], start, Regulations::per_move(3), "960");
    let games = board.games(board.boris, "Boris").await;
    for part in [
        "<event>The 'Cup'</event>",
        "<moves>40...Kd7 41.Rh7+ {[%ccsnt ",
        "<setup>true</setup><fen>4k3/8/8/8/8/8/4p3/4K2R b - - 3 40</fen>",
        "<message>(1-0)</message>",
        "<variant>chess960</variant>",
    ] {
        assert!(games.contains(part), "{part} in {games}");
    }
    assert_eq!(games.matches("<variant>").count(), 1);
}

/// Scid calculates with one `/` or one `+`; another form would hide all games from it.
#[actix_web::test]
async fn time_controls_that_scid_reads() {
    for (periods, shown) in [
        (json!([{"moves": 10, "time": "50d"}]), "10/4320000"),
        (json!([{"time": "30d", "increment": "3d"}]), "2592000+259200"),
        (json!([{"time": "30d"}]), "2592000"),
        (json!([{"moves": 10, "time": "50d", "increment": "1d"}]), ""),
        (json!([{"moves": 10, "time": "50d"}, {"time": "30d"}]), ""),
    ] {
        let control = json!({"kind": "periods", "periods": periods});
        let regulations = json!({ "time_control": control });
        let board = Board::with(serde_json::from_value(regulations).expect("regulations")).await;
        let games = board.games(board.anna, "Anna").await;
        if shown.is_empty() {
            assert!(!games.contains("timeControl"), "{periods} {games}");
        } else {
            assert_eq!(text_of(&games, "timeControl"), shown);
        }
    }
}

/// Moves that an arbiter took back are moves of another game to a program.
#[actix_web::test]
async fn game_with_moves_taken_back() {
    let mut regulations = Regulations::per_move(10);
    regulations.arbiter.takeback = true;
    let board = Board::with(regulations).await;
    board.moves(&["e4", "e5"]).await;
    let act = domain::Act::TakeBack { to: Ply(1) };
    board.submit(Actor::Arbiter(board.arbiter), Request::act(act, "A slip of the pen."), Seen::Nothing);
    assert_eq!(board.play("Boris", "1", "c5").await, "InvalidMoveNumber");
    let games = board.games(board.boris, "Boris").await;
    let id = text_of(&games, "id").to_owned();
    assert_eq!(id, (10_000_000 + board.game.0).to_string());
    assert_eq!(moves_of(&games), "1.e4");
    let order = [("gameId", id.as_str()), ("movecount", "1"), ("myMove", "c5")];
    assert_eq!(board.send("Boris", &order).await, "Success");
    assert_eq!(board.send("Boris", &order).await, "Success");
    assert_eq!(board.ply(), 2);
}

#[actix_web::test]
async fn adjourned_game_is_not_played() {
    let mut regulations = Regulations::per_move(10);
    regulations.adjournment = serde_json::from_value(json!({"mode": "by_agreement"})).unwrap_or_default();
    let board = Board::with(regulations).await;
    board.moves(&["e4"]).await;
    let act = domain::Act::Adjourn;
    board.submit(Actor::Arbiter(board.arbiter), Request::act(act, "The hall closes."), Seen::Nothing);
    assert_eq!(board.play("Boris", "1", "e5").await, "FeatureUnavailable");
    let games = board.games(board.boris, "Boris").await;
    assert_eq!((text_of(&games, "myTurn"), moves_of(&games)), ("false", "1.e4"));
    assert!(text_of(&games, "serverInfo").contains("sealed"));
    let seen = Seen::Position(PositionId { ply: Ply(1), revision: 0 });
    board.submit(Actor::Player(board.boris), Request::seal("e5", false), seen);
    for who in ["Anna", "Boris"] {
        assert_eq!(board.play(who, "1", "e5").await, "FeatureUnavailable");
    }
    let games = board.games(board.boris, "Boris").await;
    assert_eq!(text_of(&games, "serverInfo"), "adjourned: sealed move");
    assert!(!games.contains("e5"), "{games}");
}
