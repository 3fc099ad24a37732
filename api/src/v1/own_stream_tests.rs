use std::{
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use actix_web::http::Method;
use app::ports::Epoch;
use domain::PlayerId;
use futures_util::future::{join, join_all};
use serde_json::{Value, json};
use store::testing::TestInstance;

use super::{stream_tests::Counted, tests::Table};
use crate::testing::{self, Server, options, request, state};

const PATH: &str = "/v1/me/games/events/stream";

pub(super) fn take_into_log(table: &Table) {
    testing::take_into_log(&table.instance);
}

pub(super) async fn follow(server: &Server, who: &str, after: &str, millis: u64) -> String {
    let mut request = request(Method::GET, PATH, who, None);
    if !after.is_empty() {
        request = request.insert_header(("Last-Event-ID", after));
    }
    server.send_for(request, Duration::from_millis(millis)).await
}

fn last_id(text: &str) -> String {
    text.lines().filter_map(|line| line.strip_prefix("id: ")).next_back().unwrap().to_owned()
}

/// `game seq type` of each event.
fn events(text: &str) -> Vec<String> {
    let data = text.lines().filter_map(|line| line.strip_prefix("data: "));
    data.map(|data| {
        let data: Value = serde_json::from_str(data).unwrap();
        format!("{} {} {}", data["game"], data["seq"], data["event"]["type"].as_str().unwrap())
    })
    .collect()
}

#[actix_web::test]
async fn one_stream_follows_all_own_games() {
    let table = Table::new().await;
    take_into_log(&table);
    let begin = follow(&table.server, &table.anna, "", 300).await;
    assert_eq!(events(&begin), Vec::<String>::new(), "the stream begins now");
    let id = last_id(&begin);

    table.moves(0, &["e4", "e5"]).await;
    let create = async |white: &str, black: &str| {
        let body = json!({"white": white, "black": black});
        table.server.post("/v1/games", &table.arbiter, body).await.json()["game"].as_i64().unwrap()
    };
    let (own, others) = (create("Dora", "Anna").await, create("Boris", "Dora").await);
    for (game, who) in [(own, &table.dora), (others, &table.boris)] {
        let body = json!({"move": "d4", "ply": 0});
        assert_eq!(table.server.post(&format!("/v1/games/{game}/moves"), who, body).await.status, 201);
    }
    assert_eq!(table.post(&table.anna, "resign", json!({"confirm": true})).await.status, 201);
    take_into_log(&table);
    let first: i64 = table.game.rsplit('/').next().unwrap().parse().unwrap();
    let mut expected = vec![
        format!("{first} 2 moved"),
        format!("{first} 3 moved"),
        format!("{own} 1 created"),
        format!("{own} 2 moved"),
        format!("{first} 4 ended"),
    ];
    let text = follow(&table.server, &table.anna, &id, 1_200).await;
    let mut sent = events(&text);
    // Within a game events are in order; the log takes games one after the other.
    let of = |game: i64, lines: &[String]| -> Vec<String> {
        lines.iter().filter(|line| line.starts_with(&format!("{game} "))).cloned().collect()
    };
    assert_eq!((of(first, &sent), of(own, &sent)), (of(first, &expected), of(own, &expected)));
    sent.sort();
    expected.sort();
    assert_eq!(sent, expected);

    // From each id on, the rest comes, once.
    let all = events(&text);
    let ids: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("id: ")).skip(1).collect();
    for (n, id) in ids.iter().enumerate() {
        let rest = follow(&table.server, &table.anna, id, 200).await;
        assert_eq!(events(&rest), all[n + 1..], "after {id}");
    }
    assert!(follow(&table.server, &table.anna, "x", 200).await.contains("bad_request"));
}

#[actix_web::test]
async fn open_stream_hears_within_two_seconds() {
    let table = Table::new().await;
    take_into_log(&table);
    let play = async {
        tokio::time::sleep(Duration::from_millis(600)).await;
        table.moves(0, &["e4"]).await;
        take_into_log(&table);
    };
    let (text, ()) = join(follow(&table.server, &table.boris, "", 2_600), play).await;
    assert_eq!(events(&text).len(), 1, "{text}");
}

/// The log is looked at once every half second for any number of accounts. Its events are read only for the players of their
/// games.
#[actix_web::test]
async fn account_streams_share_one_look() {
    let table = Table::new().await;
    take_into_log(&table);
    let counted = Arc::new(Counted(table.instance.store.clone(), AtomicUsize::new(0)));
    let mut state = state(&table.instance, &options());
    state.service = TestInstance::service_with(counted.clone(), &table.instance.clock);
    let server = Server::new(state.clone()).await;
    let dora: Vec<_> = (0..10).map(|_| follow(&server, &table.dora, "", 4_500)).collect();
    let players = (0..20).map(|n| follow(&server, [&table.anna, &table.boris][n % 2], "", 4_500));
    let reads = || counted.1.load(Ordering::SeqCst);
    let between = async {
        tokio::time::sleep(Duration::from_secs(1)).await;
        let before = reads();
        tokio::time::sleep(Duration::from_secs(2)).await;
        let idle = reads() - before;
        table.moves(0, &["e4"]).await;
        take_into_log(&table);
        tokio::time::sleep(Duration::from_secs(1)).await;
        (idle, reads() - before - idle)
    };
    let streams = join(join_all(dora), join_all(players));
    let ((others, players), (idle, busy)) = join(streams, between).await;
    // One look every half second.
    assert!((2..=6).contains(&idle), "{idle} reads in two seconds");
    // For each stream of a player, the places and the event; for the others nothing.
    assert!((40..=46).contains(&busy), "{busy} reads for one event");
    assert!(others.iter().all(|text| events(text).is_empty()));
    assert!(players.iter().all(|text| events(text).len() == 1), "{players:?}");
    // Nobody follows any more: nobody looks.
    tokio::time::sleep(Duration::from_secs(1)).await;
    let after = reads();
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert_eq!(reads(), after);
    // Those who come then are told again.
    let (text, ()) = join(follow(&server, &table.boris, "", 2_600), async {
        tokio::time::sleep(Duration::from_millis(600)).await;
        table.moves(1, &["e5"]).await;
        take_into_log(&table);
    })
    .await;
    assert_eq!(events(&text).len(), 1, "{text}");
}

/// The same place may stand for another event after a restoration.
#[actix_web::test]
async fn void_ids_are_said_to_be() {
    let table = Table::new().await;
    table.moves(0, &["e4"]).await;
    take_into_log(&table);
    let mut state = state(&table.instance, &options());
    state.service = state.service.in_epoch(Epoch(5));
    let server = Server::new(state).await;
    for (id, is_void) in [("1", true), ("1.r4", true), ("99.r5", true), ("1.r5", false), ("", false)] {
        let text = follow(&server, &table.anna, id, 200).await;
        assert_eq!(text.contains("event: restored"), is_void, "{id}: {text}");
        assert!(last_id(&text).ends_with(".r5"), "{text}");
        assert_eq!(text.contains("event: moved"), id == "1.r5", "{id}: {text}");
    }
}

#[actix_web::test]
async fn account_streams_share_seats() {
    let table = Table::new().await;
    let state = state(&table.instance, &options());
    let server = Server::new(state.clone()).await;
    let player = PlayerId(table.anna.split_once('-').unwrap().1.parse().unwrap());
    let seats: Vec<_> = std::iter::from_fn(|| state.streams.enter_account(player)).take(1000).collect();
    assert_eq!(seats.len(), 16);
    assert_eq!(server.get(PATH, &table.anna).await.code(), "too_many_streams");
    drop(seats);
    for _ in 0..20 {
        assert!(follow(&server, &table.anna, "", 10).await.starts_with("retry: "));
    }
    state.drain();
    assert_eq!(server.get(PATH, &table.anna).await.code(), "draining");
}
