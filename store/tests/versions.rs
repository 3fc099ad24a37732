//! Other versions of Postzug and the same database.
#![cfg(feature = "testing")]

use app::{Arrangement, Channel, Key, NewGameWish, Submission, Wish};
use domain::{Actor, GameId, PlayerId, Ply};
use store::{OpenError, Store, testing::House};

fn table() -> (House, PlayerId, GameId) {
    let house = House::new();
    let arbiter = house.add("Chief", app::ports::Role::Arbiter).id;
    let white = house.player("Ann");
    house.player("Ben");
    let arranged = house.service.arrange(Arrangement {
        actor: Actor::Arbiter(arbiter),
        wish: NewGameWish::Create {
            white: "Ann".into(),
            black: "Ben".into(),
            start: app::ports::StartWish::At(domain::Start::Standard),
            regulations: domain::Regulations::default(),
            tournament: String::new(),
        },
        received_at: house.clock_now(),
        channel: Channel::Http,
        key: Key("game".into()),
    });
    let game = arranged.expect("no failure").game.expect("a game");
    (house, white, game)
}

/// The file, byte for byte; nothing where there is a server.
fn bytes(house: &House) -> Vec<u8> {
    let file = house.folder.path().join("postzug.db");
    if house.is_on_postgres() { Vec::new() } else { std::fs::read(file).expect("the file") }
}

/// What a later version of the same level may do: a column with a default, a table, an index, a trigger of its own.
const LATER: &str = "
    ALTER TABLE game ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE event ADD COLUMN later TEXT;
    CREATE TABLE rating (player INTEGER PRIMARY KEY, elo INTEGER NOT NULL) STRICT;
    CREATE INDEX game_rated ON game (rated) WHERE rated = 1;
    INSERT INTO __diesel_schema_migrations (version) VALUES ('20991231000000');";

#[test]
fn a_database_to_which_a_later_version_added_is_served() {
    let (house, white, game) = table();
    let later = if house.is_on_postgres() { LATER.replace(" STRICT", "") } else { LATER.to_owned() };
    house.execute(&later).expect("a later migration");
    // Both are open at once, as in a rolling upgrade.
    let again = std::sync::Arc::new(Store::open(&house.database_url()).expect("it is opened"));
    let service = House::service_on(&again, &house.clock);
    for (service, ply, uci) in [(&service, 0, "e2e4"), (&house.service, 1, "e7e5")] {
        let receipt = service.submit(Submission {
            game,
            actor: Actor::Player(if ply == 0 { white } else { PlayerId(white.0 + 1) }),
            wish: Wish::Move { text: uci.into(), draw_offer: false, message: None },
            expected_ply: Some(Ply(ply)),
            received_at: house.clock_now(),
            channel: Channel::Http,
            key: Key(uci.into()),
        });
        assert_eq!(receipt.expect("no failure").refusal, None);
    }
    assert_eq!(service.verify(game).expect("no failure"), None);
}

#[test]
fn a_database_of_a_higher_level_is_refused_and_not_touched() {
    let (house, ..) = table();
    house.execute("UPDATE installation SET level = 2").expect("a later migration");
    let before = bytes(&house);
    let refused = Store::open(&house.database_url()).expect_err("refused");
    assert!(matches!(refused, OpenError::Newer { level: 2 }), "{refused}");
    assert!(refused.to_string().contains("start the newer version"), "{refused}");
    assert!(bytes(&house) == before);
}
