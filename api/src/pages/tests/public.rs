use app::ports::{Role, StartChoice};
use domain::{PlayerId, PublicRules, Regulations, Start};
use store::testing::TestInstance;

use super::{
    account::club,
    browser::{Browser, Page},
};
use crate::{
    http::Options,
    testing::{Server, options, state, take_into_log},
};

fn instance(delay: Option<u16>) -> TestInstance {
    let instance = TestInstance::new();
    let arbiter = instance.add("Carl", Role::Arbiter).id;
    instance.player("Ann");
    instance.player("Bob");
    let regulations =
        Regulations { public: delay.map(|delay| PublicRules { delay }), ..Regulations::default() };
    let start = StartChoice::At(Start::Standard);
    TestInstance::game_on(&instance.service, arbiter, ["Ann", "Bob"], start, regulations, "");
    instance
}

/// The moves that the page lists.
fn moves(page: &Page) -> Vec<String> {
    let list = page.all("ol").into_iter().find(|list| list.attribute("class").as_deref() == Some("stamps"));
    let items = list.into_iter().flat_map(|list| list.all("a"));
    items.map(|link| link.text()).collect()
}

#[actix_web::test]
async fn public_follows_later() {
    let instance = instance(Some(2));
    let server = Server::of(&instance).await;
    let (ann, bob) =
        (Browser::of(&server, &instance, "Ann").await, Browser::of(&server, &instance, "Bob").await);
    let play = async |browser: &Browser<'_>, text: &str| {
        let form = browser.get("/g/1").await.form("/g/1/move").with("move", text);
        assert_eq!(browser.submit(form.with("message", "Between us")).await.status(), 303, "{text}");
    };
    let stranger = Browser::new(&server);
    let begun = stranger.get("/g/1").await;
    assert_eq!((begun.status(), moves(&begun)), (200, vec![]));
    for (browser, text) in [(&ann, "e4"), (&bob, "e5"), (&ann, "Nf3"), (&bob, "Nc6")] {
        play(browser, text).await;
    }
    let page = stranger.get("/g/1").await;
    assert_eq!(moves(&page), ["1. e4", "1... e5"]);
    assert!(page.text().contains("The last 2 half-moves are not public yet."), "{}", page.text());
    for hidden in ["Nf3", "Nc6", "Between us", "offer", "clock"] {
        assert!(!page.answer.text.contains(hidden), "{hidden}: {}", page.answer.text);
    }
    let (earlier, beyond) = (stranger.get("/g/1?ply=1").await, stranger.get("/g/1?ply=3").await);
    assert!(earlier.text().contains("1. e4") && moves(&earlier).len() == 2);
    assert_eq!(beyond.text(), page.text(), "no further than the public is");
    assert_eq!(stranger.get("/g/1/pgn").await.status(), 303);
    // So does a member who does not play. An arbiter sees it as it stands.
    instance.player("Dora");
    let dora = Browser::of(&server, &instance, "Dora").await;
    let later = dora.get("/g/1").await;
    assert_eq!((later.status(), moves(&later)), (200, moves(&page)));
    let main = |page: &Page| page.all("main")[0].text();
    assert_eq!(main(&later), main(&page));
    for hidden in ["/g/1/pgn", "/g/1/plan", "/g/1/analysis", "/g/1/notes", "/g/1/live?events=1", "/g/1/seal"]
    {
        let refused = dora.get(hidden).await;
        assert_eq!(refused.status(), 403, "{hidden}");
        assert!(!refused.answer.text.contains("Nf3"), "{hidden}");
    }
    let act = ann.get("/g/1").await.form("/g/1/messages").with("message", "Hello");
    assert_eq!(dora.submit(act).await.status(), 403);
    assert!(Browser::of(&server, &instance, "Carl").await.get("/g/1").await.text().contains("2836"));
    let player = later.all("a").into_iter().filter_map(|link| link.attribute("href"));
    let player = player.into_iter().find(|to| to.starts_with("/players/")).expect("a link to a player");
    let page = dora.get(&player).await;
    assert!(page.text().contains("G1") && page.text().contains("Ann - Bob"), "{}", page.text());
    assert_eq!((stranger.get(&player).await.status(), dora.get("/players/99").await.status()), (200, 404));
    ann.submit(ann.get("/g/1").await.form("/g/1/resign").with("confirm", "yes")).await;
    let over = stranger.get("/g/1").await;
    assert_eq!(moves(&over), ["1. e4", "1... e5", "2. Nf3", "2... Nc6"]);
    assert!(over.text().contains("0-1") && !over.answer.text.contains("Between us"), "{}", over.text());
    let pgn = stranger.get("/g/1/pgn").await;
    assert!(pgn.status() == 200 && pgn.answer.text.contains("Nc6"), "{}", pgn.answer.text);
    assert!(!pgn.answer.text.contains("Between us"), "{}", pgn.answer.text);
}

/// The lists of a player tell no more of a game than its own page does.
#[actix_web::test]
async fn players_show_public_games_alone() {
    let instance = instance(Some(2));
    instance.player("Dora");
    let arbiter = PlayerId(1);
    for players in [["Ann", "Bob"], ["Bob", "Dora"]] {
        instance.game(arbiter, players, Regulations::default());
    }
    let server = Server::of(&instance).await;
    let (ann, bob) =
        (Browser::of(&server, &instance, "Ann").await, Browser::of(&server, &instance, "Bob").await);
    for (browser, text) in [(&ann, "e4"), (&bob, "e5"), (&ann, "Nf3")] {
        let form = browser.get("/g/1").await.form("/g/1/move").with("move", text);
        assert_eq!(browser.submit(form.with("message", "Between us")).await.status(), 303, "{text}");
    }
    let stranger = Browser::new(&server);
    let links = |page: &Page, begins: &str| -> Vec<String> {
        let links = page.all("a").into_iter().filter_map(|link| link.attribute("href"));
        links.filter(|to| to.starts_with(begins)).collect()
    };
    let viewer = stranger.get("/g/1").await;
    assert_eq!(links(&viewer, "/players/"), ["/players/2", "/players/3"]);
    let page = stranger.get("/players/2").await;
    assert_eq!((page.status(), links(&page, "/g/")), (200, vec!["/g/1".to_owned()]), "{}", page.text());
    let date = "2026-01-05";
    for hidden in ["G2", "Nf3", "e4", date, "example.org", "UTC", "clock", "Between us", "/new/", "Dora"] {
        assert!(!page.answer.text.contains(hidden), "{hidden}: {}", page.answer.text);
    }
    assert_eq!(stranger.get("/players/aNN").await.text(), page.text(), "by name");
    // A stranger does not learn who has an account.
    let unknown = stranger.get("/players/99").await;
    assert_eq!(unknown.status(), 404);
    assert!(unknown.refusal().contains("that everybody may read"), "{}", unknown.text());
    assert!(links(&unknown, "/sign-in").contains(&"/sign-in?next=/players/99".to_owned()));
    assert_eq!(links(&stranger.get("/nothing/here").await, "/sign-in"), ["/sign-in"]);
    for nobody in ["4", "Dora", "1", "Carl", "Nobody", "%D0%90nn", "A%00nn", "-2", "99999999999999999999"] {
        let page = stranger.get(&format!("/players/{nobody}")).await;
        assert_eq!((page.status(), page.text()), (404, unknown.text()), "{nobody}");
    }
    // Members see them all.
    for all in ["/players/4", "/players/dora"] {
        let page = ann.get(all).await;
        assert_eq!((page.status(), links(&page, "/g/")), (200, vec!["/g/3".to_owned()]), "{all}");
    }
    assert_eq!(links(&ann.get("/players/Bob").await, "/g/"), ["/g/3", "/g/2", "/g/1"]);
    for game in [2, 1] {
        let path = format!("/g/{game}");
        let form = ann.get(&path).await.form(&format!("{path}/resign")).with("confirm", "yes");
        assert_eq!(ann.submit(form).await.status(), 303, "{path}");
    }
    let over = stranger.get("/players/2").await;
    assert_eq!(links(&over, "/g/"), ["/g/1", "/g/1/pgn"], "{}", over.text());
    assert!(over.text().contains("Ann - Bob: 0-1") && over.text().contains(date), "{}", over.text());
}

#[actix_web::test]
async fn lists_of_public_games_go_on() {
    let instance = instance(Some(0));
    let public = Regulations { public: Some(PublicRules::default()), ..Regulations::default() };
    for _ in 0..3 {
        instance.game(PlayerId(1), ["Ann", "Bob"], public.clone());
    }
    let server = Server::of(&instance).await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    for game in [1, 2] {
        let path = format!("/g/{game}");
        ann.submit(ann.get(&path).await.form(&format!("{path}/resign")).with("confirm", "yes")).await;
    }
    let stranger = Browser::new(&server);
    for browser in [&stranger, &ann] {
        for (query, expected) in [
            ("", vec!["4", "3", "2", "1"]),
            ("?running=4", vec!["3"]),
            ("?before=2", vec!["1"]),
            ("?before=1", vec![]),
        ] {
            let page = browser.get(&format!("/players/Bob{query}")).await;
            let links = page.all("a").into_iter().filter_map(|link| link.attribute("href"));
            let games = links.filter(|to| to.starts_with("/g/") && !to.ends_with("/pgn"));
            let games: Vec<String> = games.map(|to| to.replace("/g/", "")).collect();
            assert_eq!(
                (page.status(), games),
                (200, expected.into_iter().map(str::to_owned).collect()),
                "{query}"
            );
        }
    }
}

/// The name of a deleted account is nobody's.
#[actix_web::test]
async fn deleted_players_have_no_public_page() {
    let instance = instance(Some(0));
    let server = Server::of(&instance).await;
    let stranger = Browser::new(&server);
    assert_eq!(stranger.get("/players/Bob").await.status(), 200);
    let deleted = instance.service.accounts.delete_account(PlayerId(3), None, true);
    deleted.expect("an answer").expect("it is deleted");
    let viewer = stranger.get("/g/1").await;
    let links: Vec<_> = viewer.all("a").iter().filter_map(|link| link.attribute("href")).collect();
    let players: Vec<_> = links.iter().filter(|to| to.starts_with("/players/")).collect();
    assert_eq!(players, ["/players/2"], "{}", viewer.text());
    for gone in ["Bob", "3", "deleted-3"] {
        assert_eq!(stranger.get(&format!("/players/{gone}")).await.status(), 404, "{gone}");
    }
    let ann = Browser::of(&server, &instance, "Ann").await;
    assert_eq!(ann.get("/players/3").await.status(), 200);
}

/// The links for the public and for members: start, -5, -1, +1, +5, end, and the instant of each move.
#[actix_web::test]
async fn steps_lead_through_the_game() {
    let instance = instance(Some(0));
    let server = Server::of(&instance).await;
    let (ann, bob) =
        (Browser::of(&server, &instance, "Ann").await, Browser::of(&server, &instance, "Bob").await);
    let steps = |page: &Page| -> Vec<String> {
        let list =
            page.all("ul").into_iter().find(|list| list.attribute("class").as_deref() == Some("steps"));
        let links = list.into_iter().flat_map(|list| list.all("a"));
        let to = links.filter_map(|link| link.attribute("href"));
        to.map(|to| to.replace("/g/1?ply=", "").replace("#board", "")).collect()
    };
    let stranger = Browser::new(&server);
    assert_eq!((steps(&stranger.get("/g/1").await), steps(&ann.get("/g/1").await)), (vec![], vec![]));
    for (round, text) in ["Nf3", "Nf6", "Ng1", "Ng8"].into_iter().cycle().take(14).enumerate() {
        let browser = if round % 2 == 0 { &ann } else { &bob };
        let form = browser.get("/g/1").await.form("/g/1/move").with("move", text);
        assert_eq!(browser.submit(form).await.status(), 303, "{text}");
    }
    for browser in [&stranger, &ann] {
        for (shown, to) in [
            ("/g/1", &["0", "9", "13"][..]),
            ("/g/1?ply=7", &["0", "2", "6", "8", "12", "14"]),
            ("/g/1?ply=0", &["1", "5", "14"]),
            ("/g/1?ply=3", &["0", "2", "4", "8", "14"]),
        ] {
            let page = browser.get(shown).await;
            assert_eq!(steps(&page), to, "{shown}");
            assert_eq!(moves(&page).len(), 14, "{shown}");
            assert!(page.text().contains("2026-01-05"), "{shown}: {}", page.text());
        }
    }
}

#[actix_web::test]
async fn other_games_are_closed_to_strangers() {
    let instance = instance(None);
    let server = Server::of(&instance).await;
    let stranger = Browser::new(&server);
    let (here, nowhere) = (stranger.get("/g/1").await, stranger.get("/g/2").await);
    assert_eq!((here.status(), nowhere.status()), (303, 303));
    assert_eq!(here.text(), nowhere.text());
    assert_eq!(stranger.get("/g/1/pgn").await.status(), 303);
}

#[actix_web::test]
async fn public_games_are_offered_as_such() {
    let (instance, server) = club().await;
    let (ann, bob) =
        (Browser::of(&server, &instance, "Ann").await, Browser::of(&server, &instance, "Bob").await);
    let form = ann.get("/new").await.form("/new").with("opponent", "Bob").with("public", "6");
    assert_eq!(ann.offer(form).await.status(), 303);
    let offers = bob.get("/seeks").await;
    let told = "Anybody may read the moves without an account, 6 half-moves later.";
    assert!(
        offers.text().contains(told) && !offers.text().contains("the API shows how"),
        "{}",
        offers.text()
    );
}

/// The offer of the source code, which everybody who uses the service must have (AGPL 13).
#[actix_web::test]
async fn source_is_offered() {
    let instance = TestInstance::new();
    let source = "https://git.example.org/club/postzug";
    for (source_url, has_link) in [("", false), (source, true)] {
        let options = Options { source_url: source_url.into(), ..options() };
        let server = Server::new(state(&instance, &options)).await;
        let page = Browser::new(&server).get("/source").await;
        let links = page.all("a");
        assert_eq!(links.iter().any(|a| a.attribute("href").as_deref() == Some(source)), has_link);
        assert_ne!(page.text().contains("on request"), has_link, "{}", page.text());
    }
}

/// The head of the log and the keys that it is checked with.
#[actix_web::test]
async fn log_shows_its_head() {
    let instance = instance(Some(0));
    let server = Server::of(&instance).await;
    let stranger = Browser::new(&server);
    let links = |page: &Page| -> Vec<String> {
        let links = page.all("main")[0].all("a").into_iter();
        links.filter_map(|link| link.attribute("href")).collect()
    };
    let files = ["/log/checkpoint", "/log/keys", "/log/keys.pem", "/log/statements", "/check"];
    let unsigned = stranger.get("/log").await;
    assert!(unsigned.text().contains("Nothing is signed yet."), "{}", unsigned.text());
    assert_eq!(links(&unsigned), files[1..]);
    take_into_log(&instance);
    let signed = stranger.get("/log").await;
    let checkpoint = stranger.get("/log/checkpoint").await.answer.text;
    assert_eq!(signed.all("pre")[0].text(), checkpoint.trim());
    assert_eq!(links(&signed), files);
}
