//! Adjournment over HTTP, as players and arbiters go through it.

mod holder_tests;

use actix_web::http::Method;
use age::x25519::Identity;
use app::ports::{EnvelopeTo, Role};
use domain::{GameId, Ply, Span, Start, notation::Letters, sealing::EnvelopeText};
use serde_json::{Value, json};
use store::{envelopes, testing::TestInstance};

use super::tests::Table;
use crate::testing::{Server, request};

/// A game whose envelopes an arbiter holds; players check in.
struct Hall {
    table: Table,
    arbiter: String,
    number: i64,
    key: Identity,
    /// A second arbiter.
    other: String,
}

impl Hall {
    async fn new(more: Value) -> Self {
        let mut table = Table::new().await;
        let arbiter = table.arbiter.clone();
        let number: i64 = arbiter.rsplit('-').next().unwrap().parse().unwrap();
        let other = format!("arbiter-{}", table.instance.add("Otto", Role::Arbiter).id.0);
        let key = Identity::generate();
        let body = json!({ "key": key.to_public().to_string() });
        let put = request(Method::PUT, "/v1/me/envelope-key", &arbiter, Some(body));
        let kept = table.server.send(put).await;
        assert!(kept.status.is_success(), "{}", kept.text);
        let mut adjournment = json!({ "arbiters": [number], "check_in": true });
        adjournment.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        table.game = table.begin(json!({"regulations": {"adjournment": adjournment}})).await;
        Self { table, arbiter, number, key, other }
    }

    fn id(&self) -> GameId {
        GameId(self.table.game.rsplit('/').next().unwrap().parse().unwrap())
    }

    async fn done(&self, who: &str, what: &str, body: Value) -> Value {
        self.table.post(who, what, body).await.done(201)
    }

    async fn refused(&self, who: &str, what: &str, body: Value) -> String {
        self.table.post(who, what, body).await.code()
    }

    /// The text of the closed envelope, as the arbiter reads it with their key.
    async fn opened(&self) -> String {
        let closed = self.table.get(&self.arbiter, "/envelope").await.json();
        let text = envelopes::open(&self.key, closed["ciphertext"].as_str().unwrap().as_bytes());
        String::from_utf8(text.unwrap().to_vec()).unwrap()
    }

    async fn queue(&self) -> Value {
        let found = self.table.server.get("/v1/arbiter/games", &self.arbiter).await.json();
        found["items"].get(0).cloned().unwrap_or_default()
    }

    /// Counts the mails to arbiters; all of them were for the one the regulations name.
    fn arbiter_mails(&self) -> i64 {
        let count = |more: &str| {
            self.table
                .instance
                .number(&format!("SELECT count(*) FROM outbox WHERE kind = 'arbiter-news' {more}"))
        };
        let named = count(&format!("AND key LIKE '%.{}.arbiter-news%'", self.number));
        assert_eq!(count(""), named);
        named
    }
}

#[actix_web::test]
async fn arbiter_with_key_opens_when_due() {
    let hall = Hall::new(json!({})).await;
    let Table { anna, boris, dora, instance, .. } = &hall.table;
    hall.done(&hall.arbiter, "acts", json!({"act": {"kind": "adjourn"}, "reason": "Late."})).await;
    let sealed = hall.done(anna, "seal", json!({"move": "Ng1-f3", "ply": 0})).await;
    let envelope = &sealed["events"][0]["envelope"];
    assert_eq!(envelope["holders"], json!({"kind": "arbiters", "arbiters": [hall.number], "needed": 1}));
    assert_eq!(
        hall.refused(boris, "envelope/decisions", json!({"action": "acknowledge_face"})).await,
        "not_an_arbiter"
    );
    hall.done(&hall.arbiter, "envelope/decisions", json!({"action": "acknowledge_face"})).await;
    let queued = hall.queue().await;
    assert_eq!(
        (&queued["game"], &queued["state"], &queued["sealed_by"], &queued["acknowledged_by"]),
        (&json!(hall.id().0), &json!("waiting"), &json!("white"), &json!(hall.number)),
    );
    assert_eq!(queued["commitment"], envelope["commitment"]);
    assert_eq!(hall.table.server.get("/v1/arbiter/games", boris).await.code(), "not_an_arbiter");

    // Before the time: the arbiter needs a reason, and players cannot.
    let text = hall.opened().await;
    assert!(text.contains("\nuci: g1f3\n"), "{text}");
    assert_eq!(hall.refused(dora, "opening", json!({"envelope": text})).await, "not_an_arbiter");
    assert_eq!(hall.refused(anna, "opening", json!({"envelope": text})).await, "not_to_be_opened");
    assert_eq!(hall.refused(&hall.arbiter, "opening", json!({"envelope": text})).await, "bad_reason");

    // The day comes, and then Boris.
    instance.clock.advance(Span::days(14) + Span::hours(1));
    instance.service.time.tick().unwrap();
    assert_eq!(hall.queue().await["state"], "replier_absent");
    assert_eq!(hall.arbiter_mails(), 1, "who has not come");
    hall.done(boris, "resume", json!({})).await;
    assert_eq!(hall.queue().await["state"], "due");
    assert_eq!(hall.arbiter_mails(), 2, "the envelope waits for the arbiter");
    let wrong = text.replace("g1f3", "g1h3");
    assert_eq!(
        hall.refused(&hall.arbiter, "opening", json!({"envelope": wrong})).await,
        "commitment_mismatch"
    );
    let opened = hall.done(&hall.arbiter, "opening", json!({"envelope": text})).await;
    assert_eq!(opened["events"][0]["verdict"], json!({"kind": "played", "uci": "g1f3", "draw_offer": false}));
    assert_eq!(hall.queue().await, Value::Null);

    // Boris says the clocks are wrong.
    hall.done(boris, "clocks/question", json!({})).await;
    assert_eq!(hall.arbiter_mails(), 3);
    let correct = json!({"act": {"kind": "correct_clocks", "used": {"white": 0, "black": 3_600_000}}, "reason": "The sheet."});
    hall.done(&hall.arbiter, "acts", correct).await;

    // The trail has everything: refused attempts, channels, times.
    let trail = hall.table.get(&hall.other, "/trail").await.json();
    let lines = trail["lines"].as_array().unwrap();
    let tried = |code: &str| {
        lines.iter().any(|line| line["refusal"].to_string().contains(code) && line["channel"] == "http")
    };
    for code in ["not_to_be_opened", "bad_reason", "commitment_mismatch"] {
        assert!(tried(code), "{code}: {trail}");
    }
    let sealed = lines.iter().find(|line| line["event"]["type"] == "sealed").unwrap();
    assert!(sealed["used"].is_i64() && sealed["received_at"] != Value::Null, "{sealed}");
    assert_eq!(hall.table.get(anna, "/trail").await.code(), "not_an_arbiter");
}

/// FIDE Guidelines I.10: nobody has to calculate it.
#[actix_web::test]
async fn default_time_is_announced() {
    let hall = Hall::new(json!({"arbiters": [], "default_days": 5})).await;
    let Table { anna, boris, instance, .. } = &hall.table;
    hall.done(&hall.arbiter, "acts", json!({"act": {"kind": "adjourn"}, "reason": "Late."})).await;
    let shown = async || hall.table.get(boris, "").await.json()["adjournment"]["default_at"].clone();
    assert_eq!(shown().await, Value::Null);
    let sealed = hall.done(anna, "seal", json!({"move": "e4", "ply": 0})).await;
    let resume_at = sealed["events"][0]["resume_at"].as_i64().unwrap();
    let default_at = resume_at + 5 * 86_400_000;
    assert_eq!(shown().await["ms"], default_at, "{}", shown().await);
    hall.done(boris, "resume", json!({})).await;
    instance.clock.advance(Span::days(15));
    instance.service.time.tick().unwrap();
    assert_eq!(hall.table.get(boris, "").await.json()["adjournment"]["absent"], "white");
    assert!(shown().await["ms"].as_i64().unwrap() >= default_at, "{}", shown().await);
    hall.done(anna, "resume", json!({})).await;
    assert_eq!(shown().await, Value::Null);
}

/// An envelope held by the service takes no text; the reason is a call of its own.
#[actix_web::test]
async fn early_opening_needs_a_reason() {
    let hall = Hall::new(json!({"arbiters": [], "check_in": false})).await;
    let Table { anna, .. } = &hall.table;
    hall.done(&hall.arbiter, "acts", json!({"act": {"kind": "adjourn"}, "reason": "Late."})).await;
    let sealed = hall.done(anna, "seal", json!({"move": "e4", "ply": 0})).await;
    let refused = hall.table.post(&hall.arbiter, "resume", json!({})).await;
    assert_eq!(refused.code(), "approval_needed");
    assert_eq!(refused.json()["resume_at"], sealed["events"][0]["resume_at"]);
    let approve = json!({"action": "approve_early_opening", "reason": "A player is ill."});
    hall.done(&hall.arbiter, "envelope/decisions", approve).await;
    let opened = hall.done(&hall.arbiter, "resume", json!({})).await;
    assert_eq!(opened["events"][0]["verdict"]["uci"], "e2e4");
    // The clock of the reply starts at the agreed time.
    let clock = hall.table.get(anna, "/clock").await.json();
    let (next, agreed) = (&clock["next"], &refused.json()["resume_at"]);
    assert_eq!(
        (&clock["side"], &clock["at"]["ms"], &clock["used"]["ms"]),
        (&json!("black"), agreed, &json!(0))
    );
    assert_eq!((&next["why"], &next["at"]["ms"]), (&json!("clock_goes_on"), agreed), "{clock}");
}

#[actix_web::test]
async fn early_opening_takes_two_arbiters() {
    let hall = Hall::new(json!({"needed_early": 2})).await;
    let Table { anna, boris, .. } = &hall.table;
    hall.done(&hall.arbiter, "acts", json!({"act": {"kind": "adjourn"}, "reason": "Late."})).await;
    hall.done(anna, "seal", json!({"move": "e4", "ply": 0})).await;
    let text = hall.opened().await;
    let early = json!({"envelope": text, "reason": "The hall closes."});
    assert_eq!(hall.refused(&hall.arbiter, "opening", early.clone()).await, "second_arbiter_needed");
    let approve = |reason: &str| json!({"action": "approve_early_opening", "reason": reason});
    assert_eq!(hall.refused(&hall.other, "envelope/decisions", approve(" ")).await, "bad_reason");
    assert_eq!(hall.refused(boris, "envelope/decisions", approve("Please.")).await, "not_an_arbiter");
    hall.done(&hall.arbiter, "envelope/decisions", approve("The hall closes.")).await;
    assert_eq!(
        hall.refused(&hall.other, "envelope/decisions", approve("I agree.")).await,
        "second_arbiter_needed"
    );
    // An arbiter is not their own second.
    assert_eq!(hall.refused(&hall.arbiter, "opening", early.clone()).await, "second_arbiter_needed");
    let events = hall.table.get(boris, "/events").await.json();
    let approved = events["items"].as_array().unwrap().last().unwrap();
    assert_eq!(approved["message"], "The hall closes.", "both players read it: {events}");
    assert_eq!(hall.refused(&hall.other, "opening", json!({"envelope": text})).await, "bad_reason");
    let opened = hall.done(&hall.other, "opening", early).await;
    assert_eq!(opened["events"][0]["with"], hall.number);
}

#[actix_web::test]
async fn replaced_draft_is_gone() {
    let hall = Hall::new(json!({})).await;
    let Table { anna, instance, .. } = &hall.table;
    hall.done(&hall.arbiter, "acts", json!({"act": {"kind": "adjourn"}, "reason": "Late."})).await;
    let kept = || instance.number(&format!("SELECT count(*) FROM envelope WHERE game = {}", hall.id().0));
    for (n, uci) in ["e2e4", "d2d4", "c2c4"].into_iter().enumerate() {
        hall.done(anna, "seal", json!({"move": uci, "ply": 0, "draft": true})).await;
        assert_eq!(kept(), 1, "after {} drafts", n + 1);
    }
    let drafted = hall.queue().await;
    assert_eq!(
        (&drafted["state"], &drafted["sealed_by"], &drafted["resume_at"]),
        (&json!("sealing"), &json!("white"), &Value::Null)
    );
    assert!(drafted["waits_for"].as_str().unwrap().starts_with("Anna, to seal the draft"), "{drafted}");
    hall.done(anna, "seal", json!({"ply": 0})).await;
    assert_eq!(kept(), 1);
    assert_eq!(hall.queue().await["state"], "waiting");
    assert!(hall.opened().await.contains("\nuci: c2c4\n"));
}

/// Nobody will seal it any more.
#[actix_web::test]
async fn resigned_game_forgets_its_draft() {
    let hall = Hall::new(json!({})).await;
    let Table { anna, instance, .. } = &hall.table;
    hall.done(&hall.arbiter, "acts", json!({"act": {"kind": "adjourn"}, "reason": "Late."})).await;
    hall.done(anna, "seal", json!({"move": "c2c4", "ply": 0, "draft": true})).await;
    let kept = || instance.number(&format!("SELECT count(*) FROM envelope WHERE game = {}", hall.id().0));
    assert_eq!(kept(), 1);
    hall.done(anna, "resign", json!({"confirm": true, "ply": 0})).await;
    assert_eq!(kept(), 0);
}

/// FIDE Guidelines I.12.1 is for a lost envelope: nobody says so of an envelope that the service opens.
#[actix_web::test]
async fn openable_envelope_is_not_missing() {
    let hall = Hall::new(json!({"arbiters": []})).await;
    let Table { anna, .. } = &hall.table;
    hall.done(&hall.arbiter, "acts", json!({"act": {"kind": "adjourn"}, "reason": "Late."})).await;
    hall.done(anna, "seal", json!({"move": "c2c4", "ply": 0})).await;
    let missing = json!({"action": "declare_missing", "reason": "I think so."});
    assert_eq!(hall.refused(&hall.arbiter, "envelope/decisions", missing.clone()).await, "envelope_opens");
    // It is lost, declared missing, and found again: the service opens it after all.
    let instance = &hall.table.instance;
    let aside = "CREATE TABLE aside AS SELECT * FROM envelope; DELETE FROM envelope";
    instance.execute(aside).unwrap();
    hall.done(&hall.arbiter, "envelope/decisions", missing).await;
    instance.execute("INSERT INTO envelope SELECT * FROM aside; DROP TABLE aside").unwrap();
    // It is before its time as it was.
    assert_eq!(hall.refused(&hall.arbiter, "resume", json!({})).await, "approval_needed");
    let early = json!({"action": "approve_early_opening", "reason": "It is found."});
    hall.done(&hall.arbiter, "envelope/decisions", early).await;
    let opened = hall.done(&hall.arbiter, "resume", json!({})).await;
    assert_eq!(opened["events"][0]["verdict"]["uci"], "c2c4", "{opened}");
}

/// The game was over, and is not: what was in the envelope then is in it still.
#[actix_web::test]
async fn draft_outlives_a_reversed_end() {
    let hall = Hall::new(json!({})).await;
    let Table { anna, .. } = &hall.table;
    hall.done(&hall.arbiter, "acts", json!({"act": {"kind": "adjourn"}, "reason": "Late."})).await;
    hall.done(anna, "seal", json!({"move": "c2c4", "ply": 0, "draft": true})).await;
    let forfeit = json!({"act": {"kind": "forfeit", "loser": "white"}, "reason": "She left."});
    hall.done(&hall.arbiter, "acts", forfeit).await;
    hall.done(anna, "acts/4/appeal", json!({"message": "I did not."})).await;
    hall.done(&hall.other, "acts/4/decision", json!({"reverse": true, "reason": "She did not."})).await;
    hall.done(anna, "seal", json!({"ply": 0, "revision": 1})).await;
    assert!(hall.opened().await.contains("\nuci: c2c4\n"));
}

/// The envelope of a game that was given up is shown if both want it, and the record proves what was in it.
#[actix_web::test]
async fn shut_envelope_needs_both_to_publish() {
    for arbiters in [json!([]), Value::Null] {
        let more = if arbiters.is_null() { json!({}) } else { json!({ "arbiters": arbiters }) };
        let hall = Hall::new(more).await;
        let Table { anna, boris, .. } = &hall.table;
        hall.done(&hall.arbiter, "acts", json!({"act": {"kind": "adjourn"}, "reason": "Late."})).await;
        hall.done(anna, "seal", json!({"move": "g1h3", "ply": 0})).await;
        assert_eq!(hall.refused(anna, "envelope/publication", json!({})).await, "no_shut_envelope");
        hall.done(boris, "resign", json!({"confirm": true})).await;
        hall.done(anna, "envelope/publication", json!({})).await;
        assert_eq!(hall.queue().await, Value::Null, "one is not both");
        assert!(!hall.table.get(boris, "/events").await.text.contains("g1h3"));
        let mut shown = hall.done(boris, "envelope/publication", json!({})).await;
        if arbiters.is_null() {
            assert_eq!(shown["events"].as_array().unwrap().len(), 1, "the arbiter holds it: {shown}");
            let shut = hall.queue().await;
            assert_eq!((&shut["state"], &shut["sealed_by"]), (&json!("ended"), &json!("white")), "{shut}");
            assert!(shut["waits_for"].as_str().unwrap().contains("what both players want shown"), "{shut}");
            let text = hall.opened().await;
            shown = hall.done(&hall.arbiter, "opening", json!({"envelope": text})).await;
        }
        let last = shown["events"].as_array().unwrap().last().unwrap().clone();
        assert_eq!(last["type"], "envelope_published");
        assert_eq!(hall.queue().await, Value::Null);
        assert!(last["envelope"].as_str().unwrap().contains("\nuci: g1h3\n"));
        assert_eq!(hall.table.get(boris, "").await.json()["phase"], "ended");
    }
}

/// A game is adjourned more than once, and has more events than are read at a time.
#[actix_web::test]
async fn last_envelope_counts() {
    let mut hall = Hall::new(json!({"arbiters": [], "check_in": false})).await;
    let adjourn = json!({"act": {"kind": "adjourn"}, "reason": "Late."});
    let mut ply = 0;
    let mut commitments = Vec::new();
    for _ in 0..2 {
        let Table { anna, boris, .. } = &hall.table;
        hall.done(&hall.arbiter, "acts", adjourn.clone()).await;
        let sealed = hall.done(anna, "seal", json!({"move": "g1f3", "ply": ply})).await;
        let commitment = sealed["events"][0]["envelope"]["commitment"].clone();
        let closed = hall.table.get(boris, "/envelope").await.json();
        assert_eq!(closed["commitment"], commitment);
        commitments.push(commitment);
        if commitments.len() == 2 {
            break;
        }
        hall.done(boris, "resume", json!({})).await;
        hall.table.moves(1, &["g8f6", "f3g1", "f6g8"]).await;
        let instance = &hall.table.instance;
        ply = 4;
        for _ in 0..app::MAX_PAGE {
            instance.clock.advance(Span::minutes(2));
            hall.done(anna, "messages", json!({"message": "Hello."})).await;
        }
    }
    let Table { anna, boris, .. } = &mut hall.table;
    let (anna, boris) = (anna.clone(), boris.clone());
    hall.done(&boris, "resign", json!({"confirm": true})).await;
    let shut = hall.table.get(&boris, "/envelope").await.json();
    assert_eq!(shut["commitment"], commitments[1], "shut");
    for who in [&anna, &boris] {
        hall.done(who, "envelope/publication", json!({})).await;
    }
    let shown = hall.table.get(&boris, "/envelope").await.json();
    assert_eq!(shown["commitment"], commitments[1], "shown");
}

/// A text that the database has lost is a lost envelope (I.12.1), and the arbiters are notified.
#[actix_web::test]
async fn lost_text_is_a_missing_envelope() {
    let hall = Hall::new(json!({"arbiters": [], "check_in": false})).await;
    let Table { anna, boris, instance, .. } = &hall.table;
    hall.done(&hall.arbiter, "acts", json!({"act": {"kind": "adjourn"}, "reason": "Late."})).await;
    hall.done(anna, "seal", json!({"move": "c2c4", "ply": 0, "draft": true})).await;
    let lose = || instance.execute(&format!("DELETE FROM envelope WHERE game = {}", hall.id().0));
    lose().unwrap();
    assert_eq!(hall.refused(anna, "seal", json!({"ply": 0})).await, "no_draft");
    hall.done(anna, "seal", json!({"move": "d2d4", "ply": 0})).await;
    lose().unwrap();
    let resumed = hall.done(boris, "resume", json!({})).await;
    assert_eq!(resumed["events"][0]["type"], "envelope_missing", "{resumed}");
    assert_eq!(hall.table.get(anna, "").await.json()["adjournment"]["state"], "missing");
}
