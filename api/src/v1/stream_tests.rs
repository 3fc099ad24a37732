use std::{
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use actix_web::http::Method;
use app::{
    Channel, Failure, Key, Request, Submission,
    ports::{Epoch, Ledger, LockScope, View, Work},
};
use domain::{Actor, GameId, PlayerId, Ply};
use serde_json::{Value, json};
use store::testing::{TestInstance, seen};

use super::tests::Table;
use crate::testing::{Server, options, request, state};

/// `(id, event, data)` of a stream's text.
fn parse(text: &str) -> Vec<(u32, String, Value)> {
    let field = |block: &str, name: &str| {
        block.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": ").map(str::to_owned))
    };
    text.split("\n\n")
        .filter_map(|block| {
            let id = field(block, "id")?.parse().ok()?;
            Some((id, field(block, "event")?, serde_json::from_str(&field(block, "data")?).ok()?))
        })
        .collect()
}

fn ids(text: &str) -> Vec<u32> {
    parse(text).into_iter().map(|(id, ..)| id).collect()
}

const FOOLS_MATE: [&str; 4] = ["f3", "e5", "g4", "Qh4"];

#[actix_web::test]
async fn stream_resumes_after_last_id() {
    let table = Table::new().await;
    table.moves(0, &FOOLS_MATE).await;
    let from = |id: &'static str| {
        let path = format!("{}/events/stream", table.game);
        table.server.send(request(Method::GET, &path, &table.dora, None).insert_header(("Last-Event-ID", id)))
    };
    let whole = table.get(&table.anna, "/events/stream").await;
    assert_eq!(whole.header("content-type"), "text/event-stream");
    assert_eq!(ids(&whole.text), [1, 2, 3, 4, 5, 6]);
    let kinds: Vec<_> =
        parse(&whole.text).into_iter().map(|(_, kind, data)| (kind, data["event"]["type"].clone())).collect();
    assert!(kinds.iter().all(|(kind, tag)| kind == tag), "{kinds:?}");
    assert_eq!(ids(&from("3").await.text), [4, 5, 6]);
    assert_eq!(from("6").await.status, 204);
    assert_eq!(from("x").await.code(), "bad_request");
    assert_eq!(table.server.get("/v1/games/4711/events/stream", &table.anna).await.code(), "unknown_game");
}

/// Events seen before a restoration may not be on the record.
#[actix_web::test]
async fn restoration_restarts_streams() {
    let table = Table::new().await;
    table.moves(0, &FOOLS_MATE).await;
    let mut state = state(&table.instance, &options());
    state.service = state.service.in_epoch(Epoch(5));
    let server = Server::new(state).await;
    let path = format!("{}/events/stream", table.game);
    for (id, status, from) in
        [("5", 200, 1), ("9", 200, 1), ("5.r4", 200, 1), ("5.r5", 200, 6), ("6.r5", 204, 7)]
    {
        let request = request(Method::GET, &path, &table.dora, None).insert_header(("Last-Event-ID", id));
        let answer = server.send(request).await;
        let expected: Vec<String> = (from..=6).map(|seq| format!("id: {seq}.r5")).collect();
        let ids: Vec<&str> = answer.text.lines().filter(|line| line.starts_with("id: ")).collect();
        assert_eq!(
            (answer.status.as_u16(), ids),
            (status, expected.iter().map(String::as_str).collect()),
            "{id}"
        );
    }
}

/// Moves come from a thread that knows nothing of the event_broadcast, as from another process, while streams are cut and
/// resumed. Every event is seen once and in order.
#[actix_web::test]
async fn stream_has_no_gap_or_repeat() {
    let table = Table::new().await;
    let service = table.instance.service.clone();
    let players = [&table.anna, &table.boris].map(|token| token.split_once('-').unwrap().1.parse().unwrap());
    let game = table.game.rsplit('/').next().unwrap().parse().unwrap();
    let mut texts: Vec<&str> = ["Nf3", "Nf6", "Ng1", "Ng8"].into_iter().collect();
    texts.extend(FOOLS_MATE);
    let last = u32::try_from(texts.len()).unwrap() + 2;
    let mover = std::thread::spawn(move || {
        for (i, text) in texts.into_iter().enumerate() {
            std::thread::sleep(Duration::from_millis(40));
            let receipt = service.games.submit(Submission {
                game: GameId(game),
                actor: Actor::Player(PlayerId(players[i % 2])),
                request: Request::play(text, false),
                seen: seen(Ply(u16::try_from(i).unwrap())),
                received_at: service.time.now(),
                channel: Channel::Http,
                key: Key::Named(format!("mover {i}")),
            });
            assert_eq!(receipt.unwrap().refusal, None);
        }
    });
    let path = format!("{}/events/stream", table.game);
    let (mut seen, mut dropped) = (Vec::<u32>::new(), 0);
    while seen.last() != Some(&last) {
        let after = seen.last().copied().unwrap_or(0).to_string();
        let request = request(Method::GET, &path, &table.dora, None).insert_header(("Last-Event-ID", after));
        let text = table.server.send_for(request, Duration::from_millis(90)).await;
        // What was cut in the middle of a block was not seen.
        let complete = text.rfind("\n\n").map_or("", |end| &text[..end]);
        seen.extend(ids(complete));
        dropped += 1;
        assert!(dropped < 200, "the stream stands still at {seen:?}");
    }
    mover.join().unwrap();
    assert_eq!(seen, (1..=last).collect::<Vec<_>>());
}

#[actix_web::test]
async fn stream_wakes_by_notice_or_poll() {
    let table = Table::new().await;
    let state = state(&table.instance, &options());
    let server = Server::new(state.clone()).await;
    let path = format!("{}/events/stream", table.game);
    let game = GameId(table.game.rsplit('/').next().unwrap().parse().unwrap());
    for (ply, rings, time, seen) in [(0, true, 700, vec![2]), (1, false, 1_500, vec![3])] {
        let follow = request(Method::GET, &path, &table.dora, None)
            .insert_header(("Last-Event-ID", (ply + 1).to_string()));
        let play = async {
            tokio::time::sleep(Duration::from_millis(100)).await;
            table.moves(ply, &[["e4", "e5"][ply]]).await;
            if rings {
                app::ports::GameEvents::notify(&*state.event_broadcast, GameId(game.0 + 1));
                app::ports::GameEvents::notify(&*state.event_broadcast, game);
            }
        };
        let (text, ()) =
            futures_util::future::join(server.send_for(follow, Duration::from_millis(time)), play).await;
        assert_eq!(ids(&text), seen);
    }
}

/// Counts the reads of a store.
pub(super) struct Counted(pub Arc<dyn Ledger>, pub AtomicUsize);

impl Ledger for Counted {
    fn write(&self, scope: LockScope, work: Work) -> Result<(), Failure> {
        self.0.write(scope, work)
    }

    fn read(&self, work: &mut dyn FnMut(&mut dyn View) -> Result<(), Failure>) -> Result<(), Failure> {
        self.1.fetch_add(1, Ordering::SeqCst);
        self.0.read(work)
    }
}

/// One poll serves any number of streams, of any kind.
#[actix_web::test]
async fn streams_share_one_poll() {
    let table = Table::new().await;
    let other = table.begin(json!({"black": "Dora"})).await;
    let counted = Arc::new(Counted(table.instance.store.clone(), AtomicUsize::new(0)));
    let mut state = state(&table.instance, &options());
    state.service = TestInstance::service_with(counted.clone(), &table.instance.clock);
    let server = Server::new(state).await;
    let follow = |n: usize| {
        let path = format!("{}/events/stream", if n.is_multiple_of(2) { &table.game } else { &other });
        let who = [&table.anna, &table.boris, &table.dora][n % 3];
        let request = request(Method::GET, &path, who, None).insert_header(("Last-Event-ID", "1"));
        server.send_for(request, Duration::from_secs(5))
    };
    let between = async {
        tokio::time::sleep(Duration::from_secs(1)).await;
        let before = counted.1.load(Ordering::SeqCst);
        tokio::time::sleep(Duration::from_secs(2)).await;
        let reads = counted.1.load(Ordering::SeqCst) - before;
        table.moves(0, &["e4"]).await;
        reads
    };
    let (texts, reads) =
        futures_util::future::join(futures_util::future::join_all((0..30).map(follow)), between).await;
    // One look every half second.
    assert!((2..=6).contains(&reads), "{reads} reads in two seconds");
    for (n, text) in texts.iter().enumerate() {
        assert_eq!(ids(text), if n.is_multiple_of(2) { vec![2] } else { vec![] }, "{n}");
    }
}

#[actix_web::test]
async fn a_stop_ends_streams() {
    let table = Table::new().await;
    let state = state(&table.instance, &options());
    let server = Server::new(state.clone()).await;
    let path = format!("{}/events/stream", table.game);
    let began = std::time::Instant::now();
    let stop = async {
        tokio::time::sleep(Duration::from_millis(50)).await;
        state.drain();
    };
    let (answer, ()) = futures_util::future::join(server.get(&path, &table.anna), stop).await;
    assert_eq!(ids(&answer.text), [1]);
    assert!(began.elapsed() < Duration::from_secs(20), "ended by the stop, not by its age");
    assert_eq!(server.get(&path, &table.anna).await.code(), "draining");
}

#[actix_web::test]
async fn stream_seats_are_returned() {
    let table = Table::new().await;
    let state = state(&table.instance, &options());
    let server = Server::new(state.clone()).await;
    let player = PlayerId(table.anna.split_once('-').unwrap().1.parse().unwrap());
    let seats: Vec<_> = std::iter::from_fn(|| state.streams.enter(player, GameId(1), 1)).take(1000).collect();
    assert_eq!(seats.len(), 16);
    let path = format!("{}/events/stream", table.game);
    let answer = server.get(&path, &table.anna).await;
    assert_eq!((answer.status.as_u16(), answer.code().as_str()), (429, "too_many_streams"));
    drop(seats);
    table.moves(0, &FOOLS_MATE).await;
    assert_eq!(ids(&server.get(&path, &table.anna).await.text), [1, 2, 3, 4, 5, 6]);
    let seats: Vec<_> = std::iter::from_fn(|| state.streams.enter(player, GameId(1), 1)).take(1000).collect();
    assert_eq!(seats.len(), 16, "all given back");
}
