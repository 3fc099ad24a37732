//! The files that a browser loads for a page, at the first visit and at the next. To read the figures:
//!
//!     cargo test -p postzug-api --lib pages_are_light -- --nocapture

use std::collections::HashSet;

use app::Request;
use domain::{Command, GameId, PlayerId};
use serde_json::{Value, json};
use store::testing::chromium::{self, Chromium};

use super::{Site, is_quiet};

/// Games on the dashboard.
const GAMES: usize = 50;

/// Requests that were answered, and the bytes that came, with heads.
struct Traffic {
    requests: usize,
    bytes: u64,
    html: u64,
}

/// Loads a page, and counts until nothing more comes.
fn load(browser: &Chromium, url: &str) -> Traffic {
    browser.messages();
    browser.open(url);
    let mut messages: Vec<Value> = Vec::new();
    loop {
        // A second without news: what a script asks for has begun by then.
        std::thread::sleep(std::time::Duration::from_secs(1));
        let more = browser.messages();
        let is_over = more.is_empty();
        messages.extend(more);
        if is_over {
            break;
        }
    }
    let of = |method: &'static str| {
        let found = messages.iter().filter(move |message| message["method"] == method);
        found.map(|message| &message["params"])
    };
    let id = |params: &Value| params["requestId"].as_str().unwrap_or_default().to_owned();
    let cached: HashSet<String> = of("Network.requestServedFromCache").map(id).collect();
    let is_sent =
        |params: &&Value| params["response"]["fromDiskCache"] == false && !cached.contains(&id(params));
    let answered: Vec<&Value> = of("Network.responseReceived").filter(is_sent).collect();
    let sent: HashSet<String> = answered.iter().map(|params| id(params)).collect();
    let bytes = |wanted: &dyn Fn(&str) -> bool| -> u64 {
        let ended = of("Network.loadingFinished").filter(|params| wanted(&id(params)));
        ended.filter_map(|params| params["encodedDataLength"].as_f64()).map(|bytes| bytes as u64).sum()
    };
    let page = answered.iter().find(|params| params["type"] == "Document").map(|params| id(params));
    Traffic {
        requests: sent.len(),
        bytes: bytes(&|request| sent.contains(request)),
        html: bytes(&|request| page.as_deref() == Some(request)),
    }
}

#[test]
fn pages_are_light() {
    let Some(browser) = chromium::started() else { return };
    let site = Site::with_game();
    for _ in 1..GAMES {
        site.game(["Ann", "Bob"]);
    }
    let moves = [
        "e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6", "O-O", "Be7", "Re1", "b5", "Bb3", "d6", "c3",
        "O-O",
    ];
    for (text, player) in moves.into_iter().zip([PlayerId(2), PlayerId(3)].into_iter().cycle()) {
        site.submit(GameId(1), player, Request::play(text.to_owned(), false));
    }
    let sealing = site.game(["Ann", "Bob"]);
    for player in [PlayerId(3), PlayerId(2)] {
        site.submit(sealing, player, Command::Adjourn.into());
    }
    site.sign_in(&browser, "Ann");
    let kilobytes = |bytes: u64| (bytes as f64) / 1024.0;
    for (page, path, html, first, requests, next) in [
        ("dashboard", "/games".to_owned(), 10.0, 25.0, 6, 1),
        ("game", "/g/1".to_owned(), 6.0, 35.0, 6, 2),
        ("sealing", format!("/g/{}/seal", sealing.0), 4.0, 60.0, 7, 1),
    ] {
        browser.devtools("Network.clearBrowserCache", &json!({}));
        let url = format!("{}{path}", site.socket.url);
        let (once, again) = (load(&browser, &url), load(&browser, &url));
        let figures = format!(
            "{page:<9} HTML {:.1} KB, first visit {:.1} KB and {} requests, next visit {:.1} KB and {} requests",
            kilobytes(once.html),
            kilobytes(once.bytes),
            once.requests,
            kilobytes(again.bytes),
            again.requests
        );
        println!("{figures}");
        assert!(kilobytes(once.html) <= html && kilobytes(once.bytes) <= first, "{figures}");
        assert!(once.html > 0 && once.requests <= requests && again.requests <= next, "{figures}");
    }
    is_quiet(&browser);
}
