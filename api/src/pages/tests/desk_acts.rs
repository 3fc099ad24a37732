//! Acts of the desk to their end: what waits is listed, the effect is shown, and what is confirmed is done.

use domain::{GameId, PlayerId, Regulations, Span, TimeControl};
use serde_json::json;
use store::testing::TestInstance;

use super::{
    browser::{Browser, Page},
    desk::{ALWAYS, confirmation, regulations, shown, table},
    sealing::Hall,
};

/// Fills the form of an act and confirms its effect, whose page is returned.
async fn confirmed(browser: &Browser<'_>, game: GameId, act: &str, fields: &[(&str, &str)]) -> Page {
    let path = format!("/desk/g/{}/{act}", game.0);
    let form = browser.get(&path).await.form(&path);
    let filled = fields.iter().fold(form, |form, (name, value)| form.with(name, *value));
    let page = browser.submit(filled.with("reason", "So it is")).await;
    assert_eq!(page.status(), 200, "{act}: {}", page.text());
    assert!(page.text().contains("Clocks afterwards"), "{act}: {}", page.text());
    let sent = browser.submit(page.form(&format!("{path}/confirm"))).await;
    let to = format!("/desk/g/{}?done=directed", game.0);
    assert_eq!((sent.status(), sent.to()), (303, &*to), "{act}: {}", sent.text());
    page
}

#[actix_web::test]
async fn claims_and_withdrawals_are_settled() {
    let instance = TestInstance::new();
    let rules = || regulations(json!({"adjudication": {}, "withdrawal": {"then": "adjudicated"}}));
    let server = table(&instance, rules()).await;
    let (claimed, withdrawn) = (GameId(1), instance.game(PlayerId(1), ["Ann", "Bob"], rules()));
    let is_over = |game| instance.state(game).is_over();
    let carl = Browser::of(&server, &instance, "Carl").await;
    let ask = async |who: &str, seeks: &str| {
        let body = json!({"seeks": seeks, "analysis": "A rook up."});
        server.post("/v1/games/1/adjudication", who, body).await.done(201);
    };
    ask("player-2", "win").await;
    let withdrawal = json!({"confirm": true, "scope": "event", "reason": "Ill"});
    server.post("/v1/games/2/withdrawal", "player-3", withdrawal).await.done(201);
    let text = carl.get("/desk").await.text();
    for words in [
        "Claims and requests for adjudication (1)",
        "Ann asks for adjudication as a win.",
        "Withdrawals (1)",
        "Bob withdrew on",
    ] {
        assert!(text.contains(words), "{words}: {text}");
    }
    let bob = Browser::of(&server, &instance, "Bob").await.get("/g/1").await.text();
    assert!(
        bob.contains("Ann asks for adjudication as a win. Meanwhile"),
        "the opponent reads it, too: {bob}"
    );
    let page = confirmed(&carl, claimed, "decide-claim", &[("upheld", "no")]).await;
    assert!(page.text().contains("Arbiter Carl declined to adjudicate"), "{}", page.text());
    let text = carl.get("/desk").await.text();
    assert!(!text.contains("Claims") && text.contains("Withdrawals (1)"), "{text}");
    assert!(!is_over(claimed));
    ask("player-3", "draw").await;
    assert!(carl.get("/desk").await.text().contains("Bob asks for adjudication as a draw."));
    let page = confirmed(&carl, claimed, "decide-claim", &[("upheld", "yes")]).await;
    assert!(page.text().contains("1/2-1/2"), "{}", page.text());
    let page = confirmed(&carl, withdrawn, "adjudicate", &[("result", "1-0")]).await;
    assert!(page.text().contains("1-0"), "{}", page.text());
    assert!(is_over(claimed) && is_over(withdrawn));
    let text = carl.get("/desk").await.text();
    assert!(text.contains("Nothing waits for you."), "{text}");
}

/// The acts that are possible in few games.
#[actix_web::test]
async fn rare_acts_are_confirmed() {
    let hall = Hall::new().await;
    let sealed = hall.adjourned(1, 1).await;
    hall.post(sealed, "seal", "player-1", json!({"move": "e4", "ply": 0})).await;
    let arbiter = PlayerId(hall.arbiters[0].0);
    let [over, away] = [(); 2].map(|()| hall.instance.game(arbiter, ["Ann", "Bob"], Regulations::default()));
    let browser = async |name| Browser::of(&hall.server, &hall.instance, name).await;
    let (ann, carl) = (browser("Ann").await, browser("Carl").await);
    let path = format!("/g/{}", over.0);
    let resign = ann.get(&path).await.form(&format!("{path}/resign")).with("confirm", "yes");
    assert_eq!(ann.submit(resign).await.status(), 303);
    assert!(!ann.get(&path).await.answer.text.contains("/messages\""), "no message is taken any more");
    for (game, act, fields, event) in [
        (sealed, "set-resumption", &[("resume_at", "2026-02-20T10:00")][..], "Time of resumption set"),
        (sealed, "declare-missing", &[], "Envelope lost, or it does not open"),
        (over, "change-points", &[("points_white", "1"), ("points_black", "1")], "Arbiter: points changed"),
        (
            away,
            "grant-leave",
            &[("side", "white"), ("first", "2026-01-10"), ("last", "2026-01-12")],
            "Arbiter: special leave granted",
        ),
        (away, "end-leave", &[("side", "white"), ("first", "2026-01-10")], "Arbiter: leave ended"),
    ] {
        let trail = async || carl.get(&format!("/desk/g/{}", game.0)).await.all("table")[0].text();
        assert!(!trail().await.contains(event), "{act}: not yet");
        confirmed(&carl, game, act, fields).await;
        let trail = trail().await;
        assert!(trail.contains(event) && trail.contains("So it is"), "{act}: {trail}");
    }
}

#[actix_web::test]
async fn draft_is_listed_and_not_opened() {
    let hall = Hall::new().await;
    let game = hall.adjourned(1, 1).await;
    hall.post(game, "seal", "player-1", json!({"move": "e4", "ply": 0, "draft": true})).await;
    let page = Browser::of(&hall.server, &hall.instance, "Carl").await.get("/desk").await;
    assert!(page.text().contains("Envelopes (1)"), "{}", page.text());
    assert!(!page.answer.text.contains("/envelope\""), "{}", page.answer.text);
}

/// The acts on the page of a game.
async fn offered(browser: &Browser<'_>, game: GameId) -> Vec<String> {
    let path = format!("/desk/g/{}/", game.0);
    let page = browser.get(path.trim_end_matches('/')).await;
    let links = page.all("a").into_iter().filter_map(|a| a.attribute("href"));
    let acts = links.filter_map(|href| href.strip_prefix(&path).map(str::to_owned));
    let mut acts: Vec<String> = acts.filter(|act| !["pace", "envelope"].contains(&act.as_str())).collect();
    acts.dedup();
    acts
}

#[actix_web::test]
async fn desk_offers_possible_acts_alone() {
    let hall = Hall::new().await;
    let (carl, dora) = (PlayerId(hall.arbiters[0].0), PlayerId(hall.arbiters[1].0));
    let browser = Browser::of(&hall.server, &hall.instance, "Carl").await;
    let playing = hall.instance.game(carl, ["Ann", "Bob"], Regulations::default());
    let with = |first: &[&str], last: &[&str]| -> Vec<String> {
        first.iter().chain(&ALWAYS).chain(last).map(ToString::to_string).collect()
    };
    assert_eq!(offered(&browser, playing).await, with(&[], &["adjourn", "replace", "withdraw", "expel"]));
    let waiting = hall.adjourned(0, 1).await;
    assert_eq!(offered(&browser, waiting).await, with(&[], &["replace", "withdraw", "expel"]), "sealing");
    hall.post(waiting, "seal", "player-1", json!({"move": "e4", "ply": 0})).await;
    let of_envelope = ["acknowledge-face", "set-resumption", "approve-early-opening", "declare-missing"];
    assert_eq!(offered(&browser, waiting).await, with(&of_envelope, &["replace", "withdraw", "expel"]));
    hall.post(playing, "resign", "player-1", json!({"confirm": true})).await;
    let after = ["warn", "adjudicate", "forfeit", "annul", "change-points"];
    assert_eq!(offered(&browser, playing).await, after);
    // Another arbiter directs this one.
    let named = regulations(json!({"arbiter": {"named": [dora.0]}}));
    let named = hall.instance.game(carl, ["Ann", "Bob"], named);
    assert_eq!(offered(&browser, named).await, [""; 0]);
    let text = browser.get(&format!("/desk/g/{}", named.0)).await.text();
    assert!(text.contains("There is no act that you can take in this game now."), "{text}");
}

#[actix_web::test]
async fn leave_is_offered_around_leave() {
    let hall = Hall::new().await;
    let (carl, names) = (PlayerId(hall.arbiters[0].0), ["Ann", "Bob"]);
    let game = hall.instance.game(carl, names, Regulations::default());
    let browser = Browser::of(&hall.server, &hall.instance, "Carl").await;
    for side in ["white", "black"] {
        let tomorrow = [("side", side), ("first", "2026-01-06"), ("last", "2026-01-06")];
        confirmed(&browser, game, "grant-leave", &tomorrow).await;
    }
    assert!(offered(&browser, game).await.contains(&"grant-leave".to_owned()));
    let blocks = TimeControl::triple_block(50, 75, 1);
    let rules = Regulations { time_control: blocks, leave: None, ..Regulations::default() };
    let game = hall.instance.game(carl, names, rules);
    assert!(!offered(&browser, game).await.contains(&"grant-leave".to_owned()), "no leave stops its clocks");
}

/// A flag that the opponent may claim, too, is no work that waits for the arbiter.
#[actix_web::test]
async fn unclaimed_flag_is_offered() {
    let instance = TestInstance::new();
    let server = table(&instance, regulations(json!({"flags": "on_claim"}))).await;
    instance.pass(Span::days(400));
    let carl = Browser::of(&server, &instance, "Carl").await;
    assert!(carl.get("/desk").await.text().contains("Nothing waits for you."));
    assert!(offered(&carl, GameId(1)).await.contains(&"claim-flag".to_owned()));
    let page = shown(&carl, "claim-flag", &[]).await;
    assert_eq!(carl.submit(confirmation(&page, "claim-flag")).await.status(), 303, "{}", page.text());
    assert!(instance.state(GameId(1)).is_over());
}
