//! Pages in the pseudo-locale, where each message is in brackets, and those of an arbiter in their language.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use actix_web::dev::ResourceDef;
use app::{Address, NoticeKind, ports::Role as Rights};
use domain::{
    PlayerId, Ply, Role,
    notation::{Letters, announced_parts},
};
use messages::{Language, PSEUDO, foreign_words, letters_name, outside_messages};
use serde_json::json;

use super::{
    admin::aside,
    admin_words,
    browser::{Browser, Form, Page},
    chromium,
    desk::regulations,
    sealing::Hall,
};
use crate::{http::codes::CODES, testing::take_into_log};

/// Words outside of messages, and why. Moves and addresses are known by their form. Languages and
/// letters of pieces are named in the language itself.
const KNOWN: [(&str, &str); 8] = [
    ("Postzug", "the name of the service"),
    ("Ann Bob Carl Dora Emil Rita Club", "names of players and of a tournament"),
    ("Hello there", "texts that people wrote"),
    ("UTC", "a time zone, as people write it"),
    ("SHA 256", "the name of an algorithm"),
    ("0s", "a length of time, as people write it"),
    ("null true false white player recipients key w", "JSON for a script, with positions"),
    ("p strong", "elements inside of noscript"),
];

const GERMAN: &str = "lang=\"de\"";

/// Every kind of page holds something. There is a running game, a game whose move Ann seals now, and a game with a sealed
/// move. One game is finished, and in three an envelope waits for a player.
pub(super) async fn club(tag: &str) -> Hall {
    let hall = Hall::new().await;
    hall.instance.add("Rita", Rights::Administrator);
    let arrange =
        |rules| hall.instance.game(PlayerId(hall.arbiters[0].0), ["Ann", "Bob"], regulations(rules));
    let [first, last] = [json!({}), json!({ "public": { "delay": 0 } })].map(arrange);
    let opening = json!({"move": "e4", "ply": 0, "message": "Hello there", "draw_offer": true});
    hall.post(first, "moves", "player-1", opening).await;
    hall.post(last, "resign", "player-1", json!({"confirm": true})).await;
    hall.adjourned(1, 1).await;
    let sealed = hall.adjourned(0, 1).await;
    hall.post(sealed, "seal", "player-1", json!({"move": "e4", "ply": 0})).await;
    hall.doubtful("7k/4P3/6K1/8/8/8/8/8 w - - 0 1", "e8").await;
    hall.missing().await;
    hall.given_up(0).await;
    let address =
        Address::Play { game: first, player: PlayerId(1), seen: domain::PositionId::unrevised(Ply(0)) };
    aside(&hall.instance, "ann@example.org", address, "Hello", "Hello there");
    let bob = format!("player-{}", hall.instance.number("SELECT id FROM player WHERE name = 'Bob'"));
    let terms = json!({"regulations": regulations(json!({
        "draws": {"wrong_claim_days": 2}, "leave": {"may_move": true}, "silence": {}, "flags": "on_claim",
        "free_time": {"weekdays": ["sunday"]}, "time_control": {"kind": "periods", "periods": [{"time": "30d"}]},
    }))});
    hall.server.post("/v1/seeks", &bob, terms).await.done(201);
    let hook = json!({"url": "https://bot.example.org/postzug"});
    hall.server.post("/v1/webhooks", &bob, hook).await.done(201);
    admin_words::fill(&hall.instance, PlayerId(1));
    take_into_log(&hall.instance);
    hall.instance.execute(&format!("UPDATE player SET language = '{tag}'")).unwrap();
    hall.instance.execute("UPDATE player SET notation = 'announced' WHERE id < 3").unwrap();
    hall
}

/// Texts of announced moves that do not say that they are German.
fn unmarked(html: &str) -> Vec<&str> {
    let texts = html.split('<').filter_map(|element| element.split_once('>'));
    let is_announced = |text: &str| announced_parts(text).iter().any(|(_, is_announced)| *is_announced);
    let texts = texts.filter(|(tag, text)| is_announced(text) && !tag.contains(GERMAN));
    texts.map(|(_, text)| text).collect()
}

/// Tells whether a word is the number of a game, a challenge or a request, or a key.
fn is_number(word: &str) -> bool {
    let is_one_of = |word: &str, signs: &str| word.chars().all(|c| signs.contains(c));
    let of_game = word.strip_prefix(['C', 'G']).is_some_and(|digits| is_one_of(digits, "0123456789"));
    of_game
        || word.starts_with("age1")
        || word.len() == 16 && is_one_of(word, "abcdefghijklmnopqrstuvwxyz234567")
}

/// Returns what is wrong in a page of this language.
fn faults(page: &Page, tag: &str) -> Vec<String> {
    // The moves that a script gets are JSON, and an envelope is a file for programs.
    let texts = page.shown().into_iter().filter(|text| !text.contains("-----BEGIN AGE ENCRYPTED FILE-----"));
    let texts: Vec<String> = texts.map(|text| text.replace('"', "\n")).collect();
    let parts = texts.iter().flat_map(|text| announced_parts(text)).filter(|(_, is_announced)| !is_announced);
    let shown = parts.map(|(part, _)| part).collect::<Vec<_>>().join("\n");
    let languages = Language::all().iter().map(Language::name);
    let letters = Letters::ALL.map(|letters| {
        let symbols = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
        format!("{} {}", letters_name(letters), symbols.map(|role| letters.symbol(role)).join(" "))
    });
    let named: Vec<String> = languages.chain(letters).collect();
    let known: Vec<&str> =
        KNOWN.iter().map(|(words, _)| *words).chain(named.iter().map(String::as_str)).collect();
    let mut faults = match Language::of(tag) {
        Some(language) if tag != PSEUDO => foreign_words(language, &shown, &known),
        _ => outside_messages(&shown, &known),
    };
    faults.retain(|word| !is_number(word) && !CODES.iter().any(|code| code.code == word));
    faults.extend(unmarked(&page.answer.text).into_iter().map(|text| format!("German: {text}")));
    faults.extend((tag == PSEUDO && !shown.contains('⟦')).then(|| "no message".to_owned()));
    faults
}

/// A visitor who reads every page that the others lead to, and then sends every form.
struct Reader<'a> {
    browser: Browser<'a>,
    waiting: VecDeque<String>,
    read: BTreeSet<String>,
    /// The pages of these that were there.
    shown: BTreeSet<String>,
    forms: Vec<(String, Form)>,
    faults: BTreeMap<String, String>,
}

impl<'a> Reader<'a> {
    fn new(browser: Browser<'a>, further: &[String]) -> Self {
        let from = UNLINKED.map(str::to_owned).into_iter().chain(further.iter().cloned());
        let (read, shown) = (BTreeSet::new(), BTreeSet::new());
        Self { browser, waiting: from.collect(), read, shown, forms: Vec::new(), faults: BTreeMap::new() }
    }

    /// Checks an answer, and notes where it leads.
    fn look(&mut self, name: &str, page: &Page) {
        if page.status() == 303 {
            self.waiting.push_back(page.to().to_owned());
        }
        if page.answer.header("content-type").starts_with("text/html") {
            self.faults.extend(
                faults(page, self.browser.language).into_iter().map(|fault| (fault, name.to_owned())),
            );
            let links = page.all("a").into_iter().filter_map(|link| link.attribute("href"));
            self.waiting.extend(links.filter(|link| link.starts_with('/') && !link.starts_with(DOCUMENT)));
            // The one without an address switches notices off.
            self.forms.extend(page.forms().into_iter().filter(|(of, _)| !of.starts_with(' ')));
        }
    }

    async fn walk(&mut self) {
        while let Some(path) = self.waiting.pop_front() {
            let path = path.split('#').next().unwrap_or_default();
            if self.read.insert(path.to_owned()) {
                let page = self.browser.get(path).await;
                self.shown.extend((page.status() == 200).then(|| path.to_owned()));
                self.look(path, &page);
            }
        }
    }

    /// Sends each form as it is, and with something in its empty fields. Most of them are refused.
    async fn send(&mut self) {
        let mut sent = BTreeSet::new();
        while let Some((name, form)) = self.forms.pop() {
            if ENDS.iter().any(|action| name.starts_with(action)) || !sent.insert(name.clone()) {
                continue;
            }
            let mut filled = form.clone();
            let empty = filled.fields.values_mut().filter(|value| value.is_empty());
            empty.for_each(|value| "Hello there".clone_into(value));
            for form in [form, filled] {
                let answer = self.browser.submit(form).await;
                self.look(&name, &answer);
            }
        }
    }
}

/// Forms after which nobody is signed in. The administrator does nothing to their own account.
const ENDS: [&str; 3] = ["/sign-out ", "/me/sessions/", "/admin/players/6/"];

/// Pages that no longer exist, or not yet. Players resume the game of an envelope before an arbiter reads it, and a new
/// address receives mail.
const MISSED: [&str; 2] = ["/me/address", "/desk/g/{id}/envelope"];

/// The pages of the API's document: technical English, as its descriptions are.
const DOCUMENT: &str = "/docs/";

/// Pages to which no link leads.
const UNLINKED: [&str; 12] = [
    "/",
    "/nowhere",
    "/g/99",
    "/sign-in/code",
    "/sign-in/first",
    "/check/offline",
    "/g/1?from=e2",
    "/g/1/notes",
    "/me/address",
    "/desk/g/1",
    "/desk/g/1/pace",
    "/desk/g/4/envelope",
];

fn problems() -> impl Iterator<Item = String> {
    CODES.iter().map(|code| format!("/problems/{}", code.code))
}

/// The desk, each act with its effect, and whatever else an arbiter reaches or is refused.
#[actix_web::test]
async fn arbiter_reads_pages_in_own_language() {
    for tag in ["uk", "hi"] {
        let Hall { instance, server, .. } = club(tag).await;
        let mut browser = Browser::of(&server, &instance, "Carl").await;
        browser.language = tag;
        let mut reader = Reader::new(browser, &problems().collect::<Vec<_>>());
        reader.walk().await;
        reader.send().await;
        reader.walk().await;
        assert!(reader.faults.is_empty(), "{tag}: {:#?}", reader.faults);
        let acts = reader.shown.iter().filter(|path| path.starts_with("/desk/g/")).count();
        assert!(reader.shown.contains("/desk") && acts > 20, "{tag}: {:#?}", reader.shown);
    }
}

#[actix_web::test]
async fn pages_say_messages_only() {
    let Hall { instance, server, .. } = club(PSEUDO).await;
    let ann = PlayerId(instance.number("SELECT id FROM player WHERE name = 'Ann'"));
    let accounts = &instance.service.accounts;
    let ann = accounts.player(ann).expect("no failure").expect("a player");
    let link = accounts.unsubscribe_link(&ann, &[NoticeKind::Messages].into()).expect("a link");
    let unsubscribe = link.strip_prefix("https://play.example.org").expect("an address").to_owned();
    let further: Vec<String> = problems().chain([unsubscribe]).collect();
    let (mut seen, mut faults) = (BTreeSet::new(), BTreeMap::new());
    for name in [None, Some("Ann"), Some("Bob"), Some("Carl"), Some("Rita")] {
        let mut browser = match name {
            Some(name) => Browser::of(&server, &instance, name).await,
            None => Browser::new(&server),
        };
        browser.language = PSEUDO;
        if name.is_none() {
            let page = browser.get("/sign-in").await;
            browser.submit(page.form("/sign-in").with("email", "ann@example.org")).await;
        }
        let mut reader = Reader::new(browser, &further);
        reader.walk().await;
        if name == Some("Ann") {
            for path in ["/g/1", "/g/1/analysis", "/g/3/seal", "/me"] {
                let page = reader.browser.get(path).await;
                assert!(page.answer.text.contains(GERMAN), "{path}: it has announced moves");
            }
        }
        reader.send().await;
        reader.walk().await;
        let status = reader.browser.get("/games").await.status();
        seen.extend(reader.shown);
        faults.extend(reader.faults);
        assert_eq!(status == 200, name.is_some(), "{name:?} is still signed in: {faults:#?}");
    }
    assert!(faults.is_empty(), "{faults:#?}");
    let is_reached = |route: &&str| {
        let mut paths = seen.iter().map(|path| path.split('?').next().unwrap_or_default());
        paths.any(|path| ResourceDef::new(*route).is_match(path))
    };
    let routes = chromium::routes_of_pages().filter(|route| !route.starts_with(DOCUMENT));
    let missed: Vec<&str> = routes.filter(|route| !is_reached(route)).collect();
    assert_eq!(missed, MISSED, "they are not reached: {seen:#?}");
}
