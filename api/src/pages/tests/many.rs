//! Lists with more than a page holds: each page is bounded, and its links lead to everything once.

use app::{Request, ports::Role};
use domain::{Actor, GameId, Regulations, Span, TimeControl};
use serde_json::json;
use store::testing::TestInstance;

use super::{
    browser::{Browser, Page},
    desk,
};
use crate::testing::Server;

/// Pages of a walk.
const MOST: usize = 100;

/// The addresses of links that begin so.
fn links(page: &Page, begins: &str) -> Vec<String> {
    let links = page.all("a").into_iter().filter_map(|link| link.attribute("href"));
    links.filter(|to| to.starts_with(begins)).collect()
}

/// Goes on by the one link that begins so, and returns all pages.
async fn walk(browser: &Browser<'_>, from: &str, begins: &str) -> Vec<Page> {
    let mut pages = vec![browser.get(from).await];
    while let Some(more) = links(&pages[pages.len() - 1], begins).first() {
        assert!(pages.len() < MOST, "{more}");
        pages.push(browser.get(more).await);
    }
    pages
}

#[actix_web::test]
async fn messages_come_in_bounded_pages() {
    let instance = TestInstance::new();
    let server = desk::table(&instance, Regulations::per_move(30)).await;
    let game = GameId(1);
    let players = instance.state(game).players;
    let filler = "\u{e9}".repeat(1_900);
    for number in 0..300 {
        let by = Actor::Player(if number % 2 == 0 { players.white } else { players.black });
        instance.done(game, by, Request::say(format!("<{number:03}> {filler}")));
        instance.clock.advance(Span::minutes(2));
    }
    let browser = async |name| Browser::of(&server, &instance, name).await;
    let (ann, carl) = (browser("Ann").await, browser("Carl").await);
    let read = async |reader: &Browser<'_>, from: &str, to: &str, most: usize| {
        let mut found: Vec<String> = Vec::new();
        for page in walk(reader, from, to).await {
            assert!(page.answer.text.len() < most, "{from}: {} bytes", page.answer.text.len());
            let texts = page.all("blockquote").into_iter().map(|text| text.text().trim()[..5].to_owned());
            let texts: Vec<String> = texts.collect();
            assert!(texts.is_sorted(), "{from}: {texts:?}");
            found.splice(0..0, texts);
        }
        found
    };
    let all: Vec<String> = (0..300).map(|number| format!("<{number:03}>")).collect();
    assert_eq!(read(&ann, "/g/1", "/g/1?before=", 250_000).await, all);
    assert_eq!(read(&carl, "/g/1", "/g/1?before=", 250_000).await, all, "the arbiter");
    assert_eq!(read(&carl, "/desk/g/1", "/desk/g/1?before=", 700_000).await, all, "the trail");
    for (page, browser) in [("/g/1", &ann), ("/desk/g/1", &carl)] {
        for before in ["0", "1", "x", "4294967296", "1.1", "9223372036854775807.1.1.1"] {
            assert_eq!(
                browser.get(&format!("{page}?before={before}")).await.status(),
                200,
                "{page} {before}"
            );
        }
    }
    let board = ann.get("/g/1/analysis").await;
    assert!(board.answer.text.len() < 100_000 && !board.answer.text.contains(&filler));
    // Programs walk the same way.
    let (mut found, mut cursor) = (Vec::new(), String::new());
    loop {
        let page = server.get(&format!("/v1/games/1/messages?limit=70{cursor}"), "player-2").await.json();
        let texts = page["messages"].as_array().unwrap().iter();
        let texts = texts.map(|message| message["text"].as_str().unwrap()[..5].to_owned());
        found.splice(0..0, texts);
        let Some(next) = page["next"].as_str() else { break };
        cursor = format!("&cursor={next}");
    }
    assert_eq!(found, all);
}

#[actix_web::test]
async fn desk_queue_comes_in_pages() {
    let instance = TestInstance::new();
    let arbiter = instance.add("Carl", Role::Arbiter).id;
    instance.player("Ann");
    instance.player("Bob");
    // The first game has the last deadline.
    for days in [30].into_iter().chain([5; 200]) {
        let rules = json!({ "flags": "by_arbiter", "time_control": { "kind": "per_move", "days": days } });
        instance.game(arbiter, ["Ann", "Bob"], desk::regulations(rules));
    }
    let server = Server::of(&instance).await;
    instance.clock.advance(Span::days(400));
    while instance.number("SELECT count(*) FROM game WHERE asking") < 201 {
        instance.service.time.tick().unwrap();
    }
    let carl = Browser::of(&server, &instance, "Carl").await;
    let pages = walk(&carl, "/desk", "/desk?list=flags").await;
    let games = |page: &Page| {
        let games = links(page, "/desk/g/").into_iter();
        games.filter(|to| !to.contains("claim-flag")).collect::<Vec<_>>()
    };
    let [first, rest] = &pages[..] else { panic!("{} pages", pages.len()) };
    assert_eq!(games(first), (2..=201).map(|id| format!("/desk/g/{id}")).collect::<Vec<_>>());
    assert_eq!(games(rest), ["/desk/g/1"]);
    for page in &pages {
        assert!(page.text().contains("Flags (201)"), "{}", page.text());
    }
    // The rest of a list that is settled meanwhile is empty, and leads from the number of all lines back to the desk.
    let ended = carl.get("/desk?list=flags&after=9223372036854775807:9:0").await;
    assert_eq!(games(&ended), [""; 0]);
    assert!(!ended.text().contains("Nothing waits"), "{}", ended.text());
    let back = |page: &Page| links(page, "/desk").iter().filter(|to| *to == "/desk").count();
    assert_eq!((back(first), back(&ended)), (1, 2));
    for unreadable in ["/desk?list=flags&after=x", "/desk?list=x&after=1:1:0"] {
        assert_eq!(games(&carl.get(unreadable).await).len(), 200, "{unreadable}");
    }
}

#[actix_web::test]
async fn many_games_stay_in_order() {
    let instance = TestInstance::new();
    let arbiter = instance.add("Carl", Role::Arbiter).id;
    instance.player("Ann");
    instance.player("Bob");
    // The first game has the oldest move and the last deadline.
    for days in [30].into_iter().chain([5; 201]) {
        let time_control = TimeControl::PerMove { days };
        instance.game(arbiter, ["Ann", "Bob"], Regulations { time_control, ..Regulations::default() });
        instance.clock.advance(Span::minutes(1));
    }
    let server = Server::of(&instance).await;
    let browser = async |name| Browser::of(&server, &instance, name).await;
    let (ann, bob) = (browser("Ann").await, browser("Bob").await);
    let pages = walk(&bob, "/games", "/games?theirs=").await;
    let games: Vec<String> = pages.iter().flat_map(|page| links(page, "/g/")).collect();
    assert_eq!((pages.len(), games), (2, (1..=202).map(|id| format!("/g/{id}")).collect()));
    for (after, next) in [(2, 3), (201, 202), (202, 1), (1, 2), (999, 2)] {
        let path = format!("/games/next?after={after}");
        assert_eq!(ann.get(&path).await.to(), format!("/g/{next}"), "{path}");
    }
}
