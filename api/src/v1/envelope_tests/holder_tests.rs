//! Envelopes that only their holders can open, and who they are.

use super::*;

/// The text that Anna writes into an envelope of her own.
fn written_by_anna(game: GameId, ply: u16, fen: &str, written: &str) -> String {
    let position = Start::Fen { fen: fen.into(), chess960: false }.position().unwrap();
    let m = domain::notation::read(written, &position, Letters::English).unwrap();
    let text = EnvelopeText {
        game,
        sealer: position.side_to_move(),
        ply: Ply(ply),
        fen: fen.into(),
        written: written.into(),
        letters: Letters::English,
        uci: position.uci(m),
        draw_offer: false,
        nonce: "00112233445566778899aabbccddeeff".into(),
    };
    text.to_text().unwrap()
}

/// The holders and their keys, as the recipients of an envelope are listed.
fn keys_of(to: &Value) -> Vec<(i64, String)> {
    let keys = to["recipients"].as_array().unwrap().iter();
    keys.map(|one| (one["player"].as_i64().unwrap(), one["key"].as_str().unwrap().to_owned())).collect()
}

/// The text closed so that it takes `needed` of these keys.
fn closed(keys: &[(i64, String)], needed: usize, text: &str) -> String {
    let to = EnvelopeTo { keys: keys.to_vec(), needed, sealer: None };
    String::from_utf8(envelopes::close(&to, text.as_bytes()).unwrap()).unwrap()
}

fn own(text: &str, ciphertext: &str, ply: u16) -> Value {
    json!({"commitment": domain::sealing::commitment(text), "ciphertext": ciphertext, "ply": ply})
}

/// The envelope that Anna encrypts on her own machine for these holders.
fn strict(game: GameId, ply: u16, fen: &str, to: &Value, written: &str) -> (String, Value) {
    let text = written_by_anna(game, ply, fen, written);
    let body = own(&text, &closed(&keys_of(to), 1, &text), ply);
    (text, body)
}

/// Two of three: every pair opens it one inside the other, and nothing that one of them opens is taken.
#[actix_web::test]
async fn two_of_three_need_two_keys() {
    let hall = Hall::new(json!({})).await;
    let instance = &hall.table.instance;
    let mut identities = vec![(hall.number, hall.key.clone())];
    for name in ["Olga", "Piet"] {
        let (arbiter, key) = (instance.add(name, Role::Arbiter).id, Identity::generate());
        instance
            .service
            .accounts
            .set_envelope_key(arbiter, None, &key.to_public().to_string())
            .unwrap()
            .unwrap();
        identities.push((arbiter.0, key));
    }
    let numbers: Vec<i64> = identities.iter().map(|(number, _)| *number).collect();
    let adjournment = json!({ "arbiters": numbers, "needed": 2 });
    let game = hall.table.begin(json!({"regulations": {"adjournment": adjournment}})).await;
    let (server, anna) = (&hall.table.server, &hall.table.anna);
    let post =
        async |who: &str, what: &str, body: Value| server.post(&format!("{game}/{what}"), who, body).await;
    let adjourn = json!({"act": {"kind": "adjourn"}, "reason": "Late."});
    assert_eq!(post(&hall.arbiter, "acts", adjourn).await.status, 201);
    let to = server.get(&format!("{game}/envelope/recipients"), anna).await.json();
    let keys = keys_of(&to);
    assert_eq!((&to["needed"], keys.len()), (&json!(2), 3));
    let fen = server.get(&game, anna).await.json()["fen"].as_str().unwrap().to_owned();
    let text = written_by_anna(GameId(game.rsplit('/').next().unwrap().parse().unwrap()), 0, &fen, "d4");

    let whole = closed(&keys, 2, &text);
    let part = |names: &str, file: &str| format!("for: {names}\n{file}");
    let pair = |one: usize, other: usize| format!("{} {}", numbers[one], numbers[other]);
    let to_one = |at: usize| closed(&keys[at..=at], 1, &text);
    let one_layer = |file: &dyn Fn(usize) -> String| {
        [(0, 1), (0, 2), (1, 2)].map(|(one, other)| part(&pair(one, other), &file(one))).concat()
    };
    let first_part = whole.split("for: ").nth(1).unwrap();
    let refused = [
        ("one of the keys", to_one(0)),
        ("each of the keys alone", closed(&keys, 1, &text)),
        ("one key, said to be for one", part(&numbers[0].to_string(), &to_one(0))),
        ("one layer, said to be for two", one_layer(&to_one)),
        (
            "one layer to both",
            one_layer(&|at| closed(&[keys[at].clone(), keys[(at + 1) % 3].clone()], 1, &text)),
        ),
        ("two of the three pairs", whole.rsplit_once("for: ").unwrap().0.to_owned()),
        ("one pair, three times", format!("for: {first_part}").repeat(3)),
        ("whole, and one alone", whole.clone() + &part(&numbers[0].to_string(), &to_one(0))),
        ("three of three", closed(&keys, 3, &text)),
    ];
    for (how, ciphertext) in refused {
        let answer = post(anna, "envelope", own(&text, &ciphertext, 0)).await;
        assert_eq!((answer.status.as_u16(), &*answer.code()), (422, "wrong_recipients"), "{how}");
        let problem = answer.json();
        assert!(problem["detail"].as_str().unwrap().contains("it takes 2 of 3 keys"), "{how}: {problem}");
        assert!(problem["help"].as_str().unwrap().contains("postzug seal --recipients"), "{how}: {problem}");
    }
    assert_eq!(post(anna, "envelope", own(&text, &whole, 0)).await.status, 201);
    let shut = server.get(&format!("{game}/envelope"), anna).await.json();
    let shut = shut["ciphertext"].as_str().unwrap();
    for (one, other) in [(0, 1), (0, 2), (1, 2)] {
        let file = shut.split(&format!("for: {}\n", pair(one, other))).nth(1).unwrap();
        let file = file.split("for: ").next().unwrap();
        let inner = envelopes::open(&identities[one].1, file.as_bytes()).unwrap();
        assert!(envelopes::open(&identities[other].1, file.as_bytes()).is_err(), "not the second alone");
        assert!(!inner.starts_with(b"postzug sealed move"), "not the first alone");
        assert_eq!(&*envelopes::open(&identities[other].1, &inner).unwrap(), text.as_bytes());
    }
}

#[actix_web::test]
async fn strict_envelope_is_judged_at_opening() {
    let hall = Hall::new(json!({"check_in": false})).await;
    let Table { anna, boris, .. } = &hall.table;
    let to = hall.table.get(anna, "/envelope/recipients").await.json();
    assert_eq!((&to["needed"], &to["recipients"][0]["player"]), (&json!(1), &json!(hall.number)));
    let fen = hall.table.get(anna, "").await.json()["fen"].as_str().unwrap().to_owned();
    let (text, own) = strict(hall.id(), 0, &fen, &to, "d4");
    assert_eq!(hall.refused(anna, "envelope", own.clone()).await, "not_sealing");
    hall.done(&hall.arbiter, "acts", json!({"act": {"kind": "adjourn"}, "reason": "Late."})).await;
    let clear = json!({"commitment": own["commitment"], "ciphertext": text, "ply": 0});
    assert_eq!(hall.refused(anna, "envelope", clear).await, "not_encrypted");
    assert_eq!(hall.refused(boris, "envelope", own.clone()).await, "not_your_move");
    // The number of recipients shows that it is for others, too.
    let one = to["recipients"][0].clone();
    let others = json!({"needed": 1, "recipients": [one.clone(), one.clone(), one]});
    let (_, for_others) = strict(hall.id(), 0, &fen, &others, "d4");
    assert_eq!(hall.refused(anna, "envelope", for_others).await, "wrong_recipients");
    let sealed = hall.done(anna, "envelope", own.clone()).await;
    assert_eq!(sealed["events"][0]["envelope"]["strict"], true);
    assert_eq!(hall.opened().await, text);
    hall.done(boris, "resume", json!({})).await;
    let opened = hall.done(anna, "opening", json!({"envelope": text})).await;
    assert_eq!(opened["events"][0]["verdict"]["uci"], "d2d4", "who sealed may show it, too");
}

#[actix_web::test]
async fn departed_arbiter_is_no_recipient() {
    let hall = Hall::new(json!({})).await;
    let Table { anna, boris, instance, .. } = &hall.table;
    hall.done(&hall.arbiter, "acts", json!({"act": {"kind": "adjourn"}, "reason": "Late."})).await;
    hall.done(anna, "seal", json!({"move": "e4", "ply": 0})).await;
    instance.service.accounts.delete_account(domain::PlayerId(hall.number), None, false).unwrap().unwrap();
    let queue = hall.table.server.get("/v1/arbiter/games", &hall.other).await.json();
    let waits_for = queue["items"][0]["waits_for"].as_str().unwrap();
    assert!(waits_for.contains("these holders of its keys have no account any more: "), "{waits_for}");
    assert!(waits_for.ends_with(", so the envelope cannot be opened here"), "{waits_for}");
    let missing = json!({"action": "declare_missing", "reason": "Who had the key has left."});
    hall.done(&hall.other, "envelope/decisions", missing).await;
    let draw = json!({"act": {"kind": "adjudicate", "outcome": "draw"}, "reason": "Nobody can open it."});
    hall.done(&hall.other, "acts", draw).await;

    // In the next game of these regulations nobody of them is left: nobody begins to seal.
    let next = two_games(instance, &hall.table.server).await;
    let path = |what: &str| format!("{next}/{what}");
    let server = &hall.table.server;
    let to = server.get(&path("envelope/recipients"), anna).await.json();
    assert_eq!(to, json!({"recipients": [], "needed": 1}));
    server.post(&path("adjournment"), anna, json!({"action": "propose"})).await.done(201);
    let refused = server.post(&path("adjournment"), boris, json!({"action": "accept", "ply": 0})).await;
    assert_eq!(refused.code(), "too_few_arbiters", "{}", refused.text);
    assert!(refused.text.contains("Only 0 of the arbiters of this game"), "{}", refused.text);
    let order = json!({"act": {"kind": "adjourn"}, "reason": "Late."});
    assert_eq!(server.post(&path("acts"), &hall.other, order).await.code(), "too_few_arbiters");
    let answer = server.post(&path("moves"), anna, json!({"move": "e4", "ply": 0})).await;
    assert_eq!(answer.status, 201, "the game goes on: {}", answer.text);
}

/// Two of three: one may leave, not a second one; the role counts, not only the key.
#[actix_web::test]
async fn sealing_needs_enough_arbiters() {
    let hall = Hall::new(json!({})).await;
    let instance = &hall.table.instance;
    let key = || Identity::generate().to_public().to_string();
    let more = ["Olga", "Piet"].map(|name| {
        let arbiter = instance.add(name, Role::Arbiter);
        instance.service.accounts.set_envelope_key(arbiter.id, None, &key()).unwrap().unwrap();
        arbiter
    });
    let [olga, piet] = more;
    let adjournment =
        json!({ "arbiters": [hall.number, olga.id.0, piet.id.0], "needed": 2, "session_days": 1 });
    let game = hall.table.begin(json!({"regulations": {"adjournment": adjournment}})).await;
    let post = async |who: &str, what: &str, body: Value| {
        hall.table.server.post(&format!("{game}/{what}"), who, body).await
    };
    instance.service.accounts.delete_account(piet.id, None, false).unwrap().unwrap();
    let adjourn = json!({"act": {"kind": "adjourn"}, "reason": "Late."});
    let anna = &hall.table.anna;
    assert_eq!(post(&hall.arbiter, "acts", adjourn.clone()).await.status, 201);
    let seal = json!({"move": "e4", "ply": 0});
    // The arbiter has lost the role, and the player who must seal finds it out.
    let demoted = domain::PlayerId(olga.id.0);
    assert!(instance.service.accounts.set_role(None, demoted, Role::Player).unwrap().is_ok());
    let refused = post(anna, "seal", seal.clone()).await;
    assert_eq!(refused.code(), "too_few_arbiters", "{}", refused.text);
    assert!(refused.text.contains("Only 1 of the arbiters") && refused.text.contains("takes 2"));
    let own = json!({"commitment": "0".repeat(64), "ciphertext": "for: 1 2\n", "ply": 0});
    assert_eq!(post(anna, "envelope", own).await.code(), "too_few_arbiters");
    assert!(instance.service.accounts.set_role(None, demoted, Role::Arbiter).unwrap().is_ok());
    // Two arbiters with one key count as one; older databases may hold them.
    let same = format!("(SELECT key FROM envelope_key WHERE player = {})", hall.number);
    instance.execute(&format!("UPDATE envelope_key SET key = {same} WHERE player = {}", olga.id.0)).unwrap();
    assert_eq!(post(anna, "seal", seal.clone()).await.code(), "too_few_arbiters");
    instance.service.accounts.set_envelope_key(olga.id, None, &key()).unwrap().unwrap();
    let sealed = post(anna, "seal", seal).await.done(201);
    let holders = &sealed["events"][0]["envelope"]["holders"];
    assert_eq!(*holders, json!({"kind": "arbiters", "arbiters": [hall.number, olga.id.0], "needed": 2}));
}

/// Two of three could open the draft, and two others can now: it is for those.
#[actix_web::test]
async fn draft_needs_the_same_arbiters() {
    let hall = Hall::new(json!({})).await;
    let instance = &hall.table.instance;
    let [olga, piet] = ["Olga", "Piet"].map(|name| {
        let arbiter = instance.add(name, Role::Arbiter);
        let key = Identity::generate().to_public().to_string();
        instance.service.accounts.set_envelope_key(arbiter.id, None, &key).unwrap().unwrap();
        arbiter.id
    });
    let adjournment = json!({ "arbiters": [hall.number, olga.0, piet.0], "needed": 2 });
    let game = hall.table.begin(json!({"regulations": {"adjournment": adjournment}})).await;
    let post = async |who: &str, what: &str, body: Value| {
        hall.table.server.post(&format!("{game}/{what}"), who, body).await
    };
    let adjourn = json!({"act": {"kind": "adjourn"}, "reason": "Late."});
    assert_eq!(post(&hall.arbiter, "acts", adjourn).await.status, 201);
    let anna = &hall.table.anna;
    let draft = json!({"move": "e4", "ply": 0, "draft": true});
    assert_eq!(post(anna, "seal", draft.clone()).await.status, 201);
    assert!(instance.service.accounts.set_role(None, piet, Role::Player).unwrap().is_ok());
    let refused = post(anna, "seal", json!({"ply": 0})).await;
    assert_eq!(
        (refused.status.as_u16(), refused.code()),
        (409, "draft_for_others".into()),
        "{}",
        refused.text
    );
    assert!(refused.text.contains("draft it again"), "{}", refused.text);
    assert!(instance.service.accounts.set_role(None, olga, Role::Player).unwrap().is_ok());
    assert_eq!(post(anna, "seal", json!({"ply": 0})).await.code(), "too_few_arbiters");
    assert!(instance.service.accounts.set_role(None, olga, Role::Arbiter).unwrap().is_ok());
    assert_eq!(post(anna, "seal", draft).await.status, 201);
    let sealed = post(anna, "seal", json!({"ply": 0})).await.done(201);
    let holders = &sealed["events"][0]["envelope"]["holders"];
    assert_eq!(*holders, json!({"kind": "arbiters", "arbiters": [hall.number, olga.0], "needed": 2}));
}

/// A game whose arbiter has left since it began.
async fn two_games(instance: &TestInstance, server: &Server) -> String {
    let arbiter = instance.add("Olga", Role::Arbiter).id;
    instance
        .service
        .accounts
        .set_envelope_key(arbiter, None, &Identity::generate().to_public().to_string())
        .unwrap()
        .unwrap();
    let command = json!({
        "white": "Anna", "black": "Boris",
        "regulations": { "adjournment": { "arbiters": [arbiter.0] } },
    });
    let answer = server.post("/v1/games", &format!("arbiter-{}", arbiter.0), command).await;
    assert_eq!(answer.status, 201, "{}", answer.text);
    instance.service.accounts.delete_account(arbiter, None, false).unwrap().unwrap();
    answer.header("location").to_owned()
}
