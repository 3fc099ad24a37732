//! The games of a player: marks, the next one, and all of them as a file.

use domain::{PlayerId, Regulations, Span, TimeControl};
use serde_json::json;
use store::testing::TestInstance;

use super::{
    browser::{Browser, Page},
    desk,
};
use crate::{
    http::Options,
    testing::{Server, options, state},
};

#[actix_web::test]
async fn next_game_has_least_time() {
    let instance = TestInstance::new();
    let arbiter = instance.add("Carl", app::ports::Role::Arbiter).id;
    instance.player("Ann");
    instance.player("Bob");
    for days in [5, 1, 3] {
        let time_control = TimeControl::PerMove { days };
        instance.game(arbiter, ["Ann", "Bob"], Regulations { time_control, ..Regulations::default() });
    }
    let server = Server::of(&instance).await;
    let (ann, bob) =
        (Browser::of(&server, &instance, "Ann").await, Browser::of(&server, &instance, "Bob").await);
    for (from, to) in [
        ("/games/next", "/g/2"),
        ("/games/next?after=2", "/g/3"),
        ("/games/next?after=3", "/g/1"),
        ("/games/next?after=1", "/g/2"),
        ("/games/next?after=99", "/g/2"),
    ] {
        assert_eq!(ann.get(from).await.to(), to, "{from}");
    }
    assert_eq!(bob.get("/games/next").await.to(), "/games");
    let rows = async |browser: &Browser<'_>| -> Vec<String> {
        let page = browser.get("/games").await;
        let rows =
            page.all("ul").into_iter().filter(|list| list.attribute("class").as_deref() == Some("rows"));
        rows.flat_map(|list| list.all("li")).map(|row| row.text().replace('\u{a0}', " ")).collect()
    };
    let unplayed = rows(&ann).await;
    assert_eq!(unplayed.len(), 3, "{unplayed:?}");
    for (row, game) in unplayed.iter().zip(["G2", "G3", "G1"]) {
        assert!(row.starts_with(game) && row.contains("Move 1. No move has been made."), "{game}: {row}");
    }
    // Nobody is taken away from a game by a move in it.
    let form = ann.get("/g/2").await.form("/g/2/move").with("move", "e4");
    assert_eq!(ann.submit(form).await.to(), "/g/2?sent=1");
    let page = ann.get("/g/2").await;
    assert!(page.all("a").iter().any(|a| a.attribute("href").as_deref() == Some("/games/next?after=2")));
    assert_eq!(ann.get("/games/next?after=2").await.to(), "/g/3");
    let played = rows(&bob).await;
    assert!(played[0].starts_with("G2") && played[0].contains("Move 1. Last move: 1. 5254."), "{played:?}");
    // Its conditional moves are marked, for their owner alone.
    let marked = "Your conditional moves wait.";
    assert!(!ann.get("/games").await.text().contains(marked));
    let lines = ann.get("/g/2/plan").await.form("/g/2/plan/save").with("lines", "5755 7163");
    assert_eq!(ann.submit(lines).await.status(), 303);
    assert_eq!(ann.get("/games").await.text().matches(marked).count(), 1);
    assert!(!bob.get("/games").await.text().contains(marked));
}

#[actix_web::test]
async fn own_games_come_as_one_file() {
    let instance = TestInstance::new();
    let arbiter = instance.add("Carl", app::ports::Role::Arbiter).id;
    instance.player("Ann");
    instance.player("Bob");
    for _ in 0..3 {
        instance.game(arbiter, ["Ann", "Bob"], Regulations::default());
    }
    let server = Server::of(&instance).await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    let resign = ann.get("/g/2").await.form("/g/2/resign").with("confirm", "yes");
    assert_eq!(ann.submit(resign).await.status(), 303);
    let games = async |path: &str| {
        let page = ann.get(path).await;
        assert!(page.answer.header("content-disposition").contains("games.pgn"), "{path}");
        page.answer.text.lines().filter(|line| line.starts_with("[Event ")).count()
    };
    assert_eq!((games("/games/pgn").await, games("/games/pgn?state=over").await), (3, 1));
    for (page, file) in [("/games", "/games/pgn"), ("/games/finished", "/games/pgn?state=over")] {
        let links = ann.get(page).await.all("a");
        assert!(links.iter().any(|a| a.attribute("href").as_deref() == Some(file)), "{page}");
    }
    assert_eq!(Browser::new(&server).get("/games/pgn").await.status(), 303);
}

/// A player with more games than a page holds finds them all, each once.
#[actix_web::test]
async fn running_games_come_in_pages() {
    let instance = TestInstance::new();
    let arbiter = instance.add("Carl", app::ports::Role::Arbiter).id;
    instance.player("Ann");
    instance.player("Bob");
    for _ in 0..201 {
        instance.game(arbiter, ["Ann", "Bob"], Regulations::default());
    }
    let options = Options { trial_mail: Some("mail".into()), ..options() };
    let server = Server::new(state(&instance, &options)).await;
    let hrefs = |page: &Page, begins: &str| -> Vec<String> {
        let links = page.all("a").into_iter().filter_map(|link| link.attribute("href"));
        links.filter(|to| to.starts_with(begins)).collect()
    };
    let mut last = Vec::new();
    for (name, list, other) in
        [("Ann", "/games?mine=", "opponents"), ("Bob", "/games?theirs=", "Waiting for your move")]
    {
        let browser = Browser::of(&server, &instance, name).await;
        let first = browser.get("/games").await;
        let more = hrefs(&first, list);
        assert_eq!((hrefs(&first, "/g/").len(), more.len()), (200, 1), "{name}");
        let rest = browser.get(&more[0]).await;
        assert_eq!((hrefs(&rest, "/g/").len(), hrefs(&rest, list).len()), (1, 0), "{name}");
        assert!(!rest.text().contains(other), "{name}: {}", rest.text());
        assert!(!hrefs(&first, "/g/").contains(&hrefs(&rest, "/g/")[0]), "{name}");
        assert_eq!(hrefs(&browser.get(&format!("{list}x")).await, "/g/").len(), 200, "{name}: as without it");
        last.push((browser, more[0].clone(), hrefs(&rest, "/g/")[0].clone()));
    }
    // A full page has no other behind it, and content of the first page is on no later one.
    let (ann, rest, game) = last.remove(0);
    let form = ann.get(&game).await.form(&format!("{game}/resign")).with("confirm", "yes");
    assert_eq!(ann.submit(form).await.status(), 303);
    for (browser, path) in [(&ann, "/games?mine="), (&last[0].0, "/games?theirs=")] {
        let full = browser.get("/games").await;
        assert_eq!((hrefs(&full, "/g/").len(), hrefs(&full, path).len()), (200, 0), "{path}");
    }
    let past = ann.get(&rest).await;
    assert!(past.status() == 200 && hrefs(&past, "/g/").is_empty(), "{}", past.text());
    assert!(!past.text().contains("To try it alone"), "{}", past.text());
}

/// The games in which the opponent is on move, with the time in the player's zone and what else is to be known.
#[actix_web::test]
async fn others_are_by_oldest_move() {
    let instance = TestInstance::new();
    let server = desk::table(&instance, Regulations::default()).await;
    let adjudication = desk::regulations(json!({"adjudication": {"clocks_stop": false}}));
    for rules in [Regulations::default(), adjudication] {
        instance.game(PlayerId(1), ["Ann", "Bob"], rules);
    }
    let browser = async |name| Browser::of(&server, &instance, name).await;
    let (ann, carl) = (browser("Ann").await, browser("Carl").await);
    for game in [2, 3, 1] {
        let form = ann.get(&format!("/g/{game}")).await.form(&format!("/g/{game}/move")).with("move", "e4");
        assert_eq!(ann.submit(form).await.status(), 303, "{game}");
        instance.clock.advance(Span::hours(1));
    }
    let leave = [("side", "black"), ("first", "2026-01-05"), ("last", "2026-01-07"), ("reason", "Ill")];
    let leave = desk::shown(&carl, "grant-leave", &leave).await;
    assert_eq!(
        carl.submit(desk::confirmation(&leave, "grant-leave")).await.status(),
        303,
        "{}",
        leave.text()
    );
    let claim = json!({"seeks": "win", "analysis": "A rook up."});
    server.post("/v1/games/3/adjudication", "player-2", claim).await.done(201);
    let zone = "UPDATE player SET time_zone = 'Europe/Berlin' WHERE name = 'Ann'";
    instance.execute(zone).expect("SQL");
    let page = ann.get("/games").await;
    let rows: Vec<String> = page.all("li").iter().map(|row| row.text().replace('\u{a0}', " ")).collect();
    let rows: Vec<&String> = rows.iter().filter(|row| row.contains("against Bob")).collect();
    let [second, third, first] = rows[..] else { panic!("three games: {rows:?}") };
    for (row, game) in [(second, "G2"), (third, "G3"), (first, "G1")] {
        assert!(row.contains(game) && row.contains("+01:00"), "{game}: {row}");
    }
    for (mark, marked) in [("Bob is on leave.", first), ("A claim waits for an arbiter.", third)] {
        for row in [second, third, first] {
            assert_eq!(row.contains(mark), row == marked, "{mark} {row}");
        }
    }
    let page = ann.get("/g/1").await.text();
    for clock in ["The clock is stopped: leave.", "Next: the clock continues, Thu 2026-01-08 01:00 +01:00."] {
        assert!(page.contains(clock), "{clock}: {page}");
    }
}
