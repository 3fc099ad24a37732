//! Pages of docs to the letter: every request on them is made, in order, and answered as they say.
//!
//! A block of HTTP is a request, the line of the status and the body of the answer. `"..."` in a body is any text. A comment
//! that begins with `test:` is a step that readers do not see: a request on one line, or `wait 2d`. With `UPDATE_PAGES=1` the
//! answers are written into the pages.

use std::{collections::BTreeMap, fs, path::Path};

use actix_web::http::Method;
use age::x25519::Identity;
use app::ports::{EnvelopeTo, Role};
use domain::{GameId, PlayerId, Ply, Span, notation::Letters, sealing::EnvelopeText};
use serde_json::{Value, json};
use store::{envelopes, testing::TestInstance};

use crate::testing::{Answer, Server, request};

const OPENS: &str = "```http\n";
const CLOSES: &str = "```";
const COLUMNS: usize = 132;
const STEP: &str = "<!-- test: ";
/// The first game of a page is G42.
const GAMES_BEFORE: usize = 41;

/// A server on which a page is played.
struct Harness {
    instance: TestInstance,
    server: Server,
    /// The value of `$name` on a page.
    values: BTreeMap<String, String>,
    keys: Vec<Identity>,
}

impl Harness {
    /// Anna, Boris, Dora, and the arbiters Carla and Otto, whose key opens envelopes: players 1 to 5.
    async fn new() -> Self {
        let instance = TestInstance::new();
        let mut values = BTreeMap::new();
        for name in ["Anna", "Boris", "Dora"] {
            values.insert(name.to_lowercase(), format!("player-{}", instance.player(name).0));
        }
        for name in ["Carla", "Otto"] {
            values.insert(name.to_lowercase(), format!("arbiter-{}", instance.add(name, Role::Arbiter).id.0));
        }
        let key = Identity::generate();
        instance
            .service
            .accounts
            .set_envelope_key(PlayerId(5), None, &key.to_public().to_string())
            .unwrap()
            .unwrap();
        for _ in 0..GAMES_BEFORE {
            instance.game(PlayerId(4), ["Anna", "Boris"], domain::Regulations::default());
        }
        let server = Server::of(&instance).await;
        Self { instance, server, values, keys: vec![key] }
    }

    fn filled(&self, text: &str) -> String {
        let known = self.values.iter();
        known.fold(text.to_owned(), |text, (name, value)| text.replace(&format!("${name}"), value))
    }

    async fn ask(&mut self, token: &str, line: &str, body: &str) -> Answer {
        let (method, path) = line.split_once(' ').unwrap_or_else(|| panic!("no request: {line}"));
        let method = Method::from_bytes(method.as_bytes()).unwrap();
        let body = self.filled(body);
        let body = (!body.trim().is_empty())
            .then(|| serde_json::from_str(&body).unwrap_or_else(|error| panic!("{line}: {error}: {body}")));
        let answer = self.server.send(request(method, path, &self.filled(token), body)).await;
        if let (true, Ok(closed)) = (path.ends_with("/envelope"), serde_json::from_str::<Value>(&answer.text))
            && let Some(closed) = closed["ciphertext"].as_str()
        {
            let text = self.keys.iter().find_map(|key| envelopes::open(key, closed.as_bytes()).ok());
            let text = String::from_utf8(text.expect("a key opens it").to_vec()).unwrap();
            let text = json!(text).to_string();
            self.values.insert("text".into(), text.trim_matches('"').to_owned());
        }
        answer
    }

    /// Makes a block's request, and returns the block with the answer as it is.
    async fn block(&mut self, block: &str) -> String {
        let (asked, shown) = block.split_once("HTTP/1.1 ").unwrap_or_else(|| panic!("no answer: {block}"));
        let (head, body) = asked.split_once("\n\n").unwrap_or((asked, ""));
        let (line, headers) = head.split_once('\n').unwrap_or((head, ""));
        let token = headers.lines().find_map(|line| line.strip_prefix("Authorization: Bearer "));
        let answer = self.ask(token.unwrap_or_default(), line, body).await;
        let (status, shown) = shown.split_once('\n').unwrap_or((shown, ""));
        assert_eq!(status, answer.status.to_string(), "{line}: {}", answer.text);
        let actual = Json::parse(&answer.text);
        if std::env::var_os("UPDATE_PAGES").is_some() {
            return format!("{asked}HTTP/1.1 {}\n\n{}\n", answer.status, actual.hidden().pretty(0));
        }
        let shown = Json::parse(shown);
        assert!(shown.stands_for(&actual), "{line} is answered\n{}", actual.hidden().pretty(0));
        block.to_owned()
    }

    /// The envelope of a move with two readings.
    fn seal(&mut self, game: GameId) {
        let position = self.instance.state(game).position;
        let text = EnvelopeText {
            game,
            sealer: domain::Color::White,
            ply: Ply(0),
            fen: position.fen(),
            written: "Nd2".into(),
            letters: Letters::English,
            uci: String::new(),
            draw_offer: false,
            nonce: "07".repeat(16),
        };
        let text = text.to_text().unwrap();
        let keys = vec![(5, self.keys[0].to_public().to_string())];
        let closed =
            envelopes::close(&EnvelopeTo { keys, needed: 1, sealer: None }, text.as_bytes()).unwrap();
        let escaped = |text: String| json!(text).to_string().trim_matches('"').to_owned();
        self.values.insert("commitment".into(), domain::sealing::commitment(&text).to_string());
        self.values.insert("ciphertext".into(), escaped(String::from_utf8(closed).unwrap()));
        self.values.insert("text".into(), escaped(text));
    }

    async fn step(&mut self, step: &str) {
        if let Some(days) = step.strip_prefix("wait ") {
            self.instance.clock.advance(Span::days(days.trim_end_matches('d').parse().unwrap()));
            self.instance.service.time.tick().unwrap();
            return;
        }
        if let Some(rest) = step.strip_prefix("begin ") {
            let (number, more) = rest.split_once(' ').expect("what else it has");
            let mut game: Value = serde_json::from_str(more).unwrap();
            game["white"] = "Anna".into();
            game["black"] = "Boris".into();
            let began = self.ask("$carla", "POST /v1/games", &game.to_string()).await;
            assert_eq!(began.header("location"), format!("/v1/games/{number}"), "{}", began.text);
            return;
        }
        if let Some(game) = step.strip_prefix("seal ") {
            self.seal(GameId(game.parse().unwrap()));
            return;
        }
        let mut parts = step.splitn(4, ' ');
        let [token, method, path] = [(); 3].map(|()| parts.next().expect("a step"));
        let line = format!("{method} {path}");
        let answer = self.ask(token, &line, parts.next().unwrap_or_default()).await;
        assert!(answer.status.is_success(), "{step}: {}", answer.text);
    }

    /// Plays the page, and returns the number of its requests.
    async fn play(&mut self, name: &str) -> usize {
        let path = page(name);
        let text = fs::read_to_string(&path).unwrap();
        let (mut written, mut rest, mut played) = (String::new(), &*text, 0);
        loop {
            let next = [rest.find(OPENS), rest.find(STEP)].into_iter().flatten().min();
            let Some(at) = next else { break };
            if rest[at..].starts_with(STEP) {
                let end = at + rest[at..].find(" -->").expect("the end of a step");
                self.step(&rest[at + STEP.len()..end]).await;
                written += &rest[..end];
                rest = &rest[end..];
            } else {
                let begins = at + OPENS.len();
                let end = begins + rest[begins..].find(CLOSES).expect("the end of a block");
                written += &rest[..begins];
                written += &self.block(&rest[begins..end]).await;
                rest = &rest[end..];
                played += 1;
            }
        }
        written += rest;
        if written != text {
            fs::write(path, written).unwrap();
        }
        played
    }
}

fn page(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs").join(name)
}

/// JSON in the order in which it is written.
#[derive(Clone)]
enum Json {
    Plain(Value),
    List(Vec<Json>),
    Object(Vec<(String, Json)>),
}

impl<'de> serde::Deserialize<'de> for Json {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reads;
        impl<'de> serde::de::Visitor<'de> for Reads {
            type Value = Json;
            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("JSON")
            }
            fn visit_unit<E>(self) -> Result<Json, E> {
                Ok(Json::Plain(Value::Null))
            }
            fn visit_bool<E>(self, value: bool) -> Result<Json, E> {
                Ok(Json::Plain(value.into()))
            }
            fn visit_i64<E>(self, value: i64) -> Result<Json, E> {
                Ok(Json::Plain(value.into()))
            }
            fn visit_u64<E>(self, value: u64) -> Result<Json, E> {
                Ok(Json::Plain(value.into()))
            }
            fn visit_str<E>(self, value: &str) -> Result<Json, E> {
                Ok(Json::Plain(value.into()))
            }
            fn visit_seq<A: serde::de::SeqAccess<'de>>(self, mut seq: A) -> Result<Json, A::Error> {
                let mut list = Vec::new();
                while let Some(one) = seq.next_element()? {
                    list.push(one);
                }
                Ok(Json::List(list))
            }
            fn visit_map<A: serde::de::MapAccess<'de>>(self, mut map: A) -> Result<Json, A::Error> {
                let mut members = Vec::new();
                while let Some(member) = map.next_entry()? {
                    members.push(member);
                }
                Ok(Json::Object(members))
            }
        }
        deserializer.deserialize_any(Reads)
    }
}

impl Json {
    fn parse(text: &str) -> Self {
        serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
    }

    /// The same JSON, where `"..."` stands for any text.
    fn stands_for(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Plain(Value::String(any)), Self::Plain(Value::String(_))) if any == "..." => true,
            (Self::Plain(one), Self::Plain(other)) => one == other,
            (Self::List(list), Self::List(others)) => {
                list.len() == others.len()
                    && list.iter().zip(others).all(|(one, other)| one.stands_for(other))
            }
            (Self::Object(members), Self::Object(others)) => {
                let same = |((name, one), (other, actual)): (&(String, Self), &(String, Self))| {
                    name == other && one.stands_for(actual)
                };
                members.len() == others.len() && members.iter().zip(others).all(same)
            }
            _ => false,
        }
    }

    /// With `"..."` for what is drawn at random or encrypted.
    fn hidden(&self) -> Self {
        let random = |text: &str| {
            text.len() == 64 && text.chars().all(|c| c.is_ascii_hexdigit())
                || ["-----BEGIN AGE", "age1", "postzug sealed move"].iter().any(|mark| text.starts_with(mark))
        };
        match self {
            Self::Plain(Value::String(text)) if random(text) => Self::Plain("...".into()),
            Self::Plain(value) => Self::Plain(value.clone()),
            Self::List(list) => Self::List(list.iter().map(Self::hidden).collect()),
            Self::Object(members) => {
                Self::Object(members.iter().map(|(name, value)| (name.clone(), value.hidden())).collect())
            }
        }
    }

    fn line(&self) -> String {
        match self {
            Self::Plain(value) => value.to_string(),
            Self::List(list) => format!("[{}]", list.iter().map(Self::line).collect::<Vec<_>>().join(", ")),
            Self::Object(members) => {
                let members = members.iter().map(|(name, value)| format!("\"{name}\": {}", value.line()));
                format!("{{{}}}", members.collect::<Vec<_>>().join(", "))
            }
        }
    }

    /// In lines of at most 132 columns, where that is possible.
    fn pretty(&self, indent: usize) -> String {
        let line = self.line();
        if indent + line.len() <= COLUMNS {
            return line;
        }
        let (marks, members): (_, Vec<(String, &Self)>) = match self {
            Self::Plain(_) => return line,
            Self::List(list) => (['[', ']'], list.iter().map(|one| (String::new(), one)).collect()),
            Self::Object(members) => {
                (['{', '}'], members.iter().map(|(name, value)| (format!("\"{name}\": "), value)).collect())
            }
        };
        let (mut text, mut column) = (marks[0].to_string(), indent + 1);
        for (at, (name, value)) in members.iter().enumerate() {
            let member = format!("{name}{}", value.line());
            let end = if at + 1 < members.len() { "," } else { "" };
            if at > 0 && column + 1 + member.len() < COLUMNS {
                text += &format!(" {member}{end}");
                column += 1 + member.len() + end.len();
                continue;
            }
            if at > 0 {
                text += &format!("\n{}", " ".repeat(indent + 1));
            }
            let member = format!("{name}{}{end}", value.pretty(indent + 1));
            let last = member.lines().last().unwrap_or_default();
            column = if member.contains('\n') { COLUMNS } else { indent + 1 + last.len() };
            text += &member;
        }
        text.push(marks[1]);
        text
    }
}

#[actix_web::test]
async fn arbiter_page_to_the_letter() {
    assert_eq!(Harness::new().await.play("arbitrate/acts.md").await, 14);
}

#[actix_web::test]
async fn adjournment_page_to_the_letter() {
    assert_eq!(Harness::new().await.play("arbitrate/adjournment.md").await, 19);
}

#[actix_web::test]
async fn conditional_moves_page_to_the_letter() {
    assert_eq!(Harness::new().await.play("play/conditional-moves.md").await, 7);
}

#[test]
fn changed_answer_is_noticed() {
    let stands = |shown: &str, answer: &str| Json::parse(shown).stands_for(&Json::parse(answer));
    let answer = r#"{"game": 42, "events": [{"reason": "sha", "by": null}]}"#;
    assert!(
        stands(answer, answer)
            && stands(r#"{"game": 42, "events": [{"reason": "...", "by": null}]}"#, answer)
    );
    for shown in [
        r#"{"game": 43, "events": [{"reason": "...", "by": null}]}"#,
        r#"{"game": "...", "events": [{"reason": "...", "by": null}]}"#,
        r#"{"game": 42, "events": [{"reason": "...", "by": "..."}]}"#,
        r#"{"game": 42, "events": [{"reason": "..."}]}"#,
        r#"{"game": 42, "events": []}"#,
        r#"{"events": [{"reason": "...", "by": null}], "game": 42}"#,
    ] {
        assert!(!stands(shown, answer), "{shown}");
    }
}

/// Each body of an act on the page is taken in a game that is ready for it, and every kind stands there.
#[actix_web::test]
async fn every_act_on_the_page_works() {
    let text = fs::read_to_string(page("arbitrate/acts.md")).unwrap();
    let acts = text.split("```json\n").nth(1).and_then(|rest| rest.split(CLOSES).next()).expect("the acts");
    let mut harness = Harness::new().await;
    let mut kinds = Vec::new();
    for line in acts.lines() {
        let order: Value = serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
        let regulations = json!({ "arbiter": { "takeback": true } });
        let game = json!({ "white": "Anna", "black": "Boris", "regulations": regulations }).to_string();
        let began = harness.ask("$carla", "POST /v1/games", &game).await;
        let path = began.header("location").to_owned();
        let plays = [("$anna", "e4"), ("$boris", "e5")].into_iter().zip(0..);
        for ((who, text), ply) in plays {
            let order = json!({ "move": text, "ply": ply }).to_string();
            assert_eq!(harness.ask(who, &format!("POST {path}/moves"), &order).await.status, 201);
        }
        let acts = format!("POST {path}/acts");
        let kind = order["act"]["kind"].as_str().unwrap().to_owned();
        let before = match &*kind {
            "change_points" => Some(json!({ "kind": "forfeit", "loser": "white" })),
            "end_leave" => Some(json!({
                "kind": "grant_leave", "side": "white", "first": order["act"]["first"], "last": "2027-01-02",
            })),
            _ => None,
        };
        if let Some(act) = before {
            let order = json!({ "act": act, "reason": "Before." }).to_string();
            let answer = harness.ask("$carla", &acts, &order).await;
            assert_eq!(answer.status, 201, "{kind}: {}", answer.text);
        }
        let answer = harness.ask("$carla", &acts, line).await;
        assert_eq!(answer.status, 201, "{line}: {}", answer.text);
        kinds.push(kind);
    }
    kinds.sort();
    kinds.dedup();
    let document = serde_json::to_value(crate::openapi()).unwrap();
    let schema = &document["components"]["schemas"]["ArbiterAct"]["oneOf"];
    let mut known: Vec<String> = schema
        .as_array()
        .unwrap()
        .iter()
        .map(|form| document.pointer(form["$ref"].as_str().unwrap().trim_start_matches('#')).unwrap())
        .map(|form| form["properties"]["kind"]["const"].as_str().unwrap().to_owned())
        .collect();
    known.sort();
    assert_eq!(kinds, known, "every kind stands on the page");
}
