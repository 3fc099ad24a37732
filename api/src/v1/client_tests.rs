//! A client that knows nothing but the OpenAPI document.

use actix_web::http::Method;
use serde_json::{Value, json};

use super::tests::Table;
use crate::testing::{Answer, request};

/// Finds operations by their ids and checks what comes back.
struct Client<'a> {
    document: Value,
    table: &'a Table,
}

impl Client<'_> {
    /// Calls an operation. Every `{name}` of its path is filled with `id`.
    async fn call(&self, operation: &str, id: i64, who: &str, body: Option<Value>) -> Answer {
        let (path, method, declared) = self.find(operation);
        if let Some(body) = &body {
            let schema = &declared["requestBody"]["content"]["application/json"]["schema"];
            self.check(body, schema, operation);
        }
        let path = path.replace("{id}", &id.to_string());
        let method = Method::from_bytes(method.to_uppercase().as_bytes()).unwrap();
        let answer = self.table.server.send(request(method, &path, who, body)).await;
        let responses = &declared["responses"];
        let response = &responses[answer.status.as_str()];
        assert!(response.is_object(), "{operation}: {} is not declared: {}", answer.status, answer.text);
        let media = answer.header("content-type").split(';').next().unwrap_or_default();
        let content = &response["content"][media];
        assert!(content.is_object(), "{operation}: {media:?} is not declared for {}", answer.status);
        if media.ends_with("json") {
            self.check(&answer.json(), &content["schema"], operation);
        }
        answer
    }

    fn find(&self, operation: &str) -> (String, String, &Value) {
        let paths = self.document["paths"].as_object().unwrap();
        for (path, item) in paths {
            for (method, declared) in item.as_object().unwrap() {
                if declared["operationId"] == operation {
                    return (path.clone(), method.clone(), declared);
                }
            }
        }
        panic!("no operation {operation}")
    }

    /// Checks the part of JSON Schema that the document uses.
    #[track_caller]
    fn check(&self, value: &Value, schema: &Value, place: &str) {
        if let Some(reference) = schema["$ref"].as_str() {
            let target = self.document.pointer(reference.trim_start_matches('#')).unwrap();
            return self.check(value, target, place);
        }
        if let Some(choices) = schema["oneOf"].as_array() {
            let null = choices.iter().any(|choice| choice["type"] == "null");
            if value.is_null() {
                assert!(null, "{place} is null");
            } else {
                let form = choices.iter().find(|choice| self.has_constants(value, choice));
                self.check(value, form.unwrap_or_else(|| panic!("{place} has no form: {value}")), place);
            }
            return;
        }
        self.check_type(value, schema, place);
        if let Some(names) = schema["enum"].as_array() {
            assert!(names.contains(value), "{place}: {value} is not one of {names:?}");
        }
        if let (Some(members), Some(properties)) = (value.as_object(), schema["properties"].as_object()) {
            for name in schema["required"].as_array().into_iter().flatten() {
                assert!(members.contains_key(name.as_str().unwrap()), "{place} has no {name}");
            }
            for (name, member) in members {
                let place = format!("{place}.{name}");
                match properties.get(name) {
                    Some(property) => self.check(member, property, &place),
                    None => assert!(open(schema), "{place} is not declared"),
                }
            }
        }
        for (i, item) in value.as_array().into_iter().flatten().enumerate() {
            self.check(item, &schema["items"], &format!("{place}[{i}]"));
        }
    }

    /// Tells whether the value has this form of a choice, with every constant of it.
    fn has_constants(&self, value: &Value, form: &Value) -> bool {
        let Some(reference) = form["$ref"].as_str() else { return false };
        let target = self.document.pointer(reference.trim_start_matches('#')).unwrap();
        let mut members = target["properties"].as_object().into_iter().flatten();
        members.all(|(name, member)| member.get("const").is_none_or(|constant| value[name] == *constant))
    }

    #[track_caller]
    fn check_type(&self, value: &Value, schema: &Value, place: &str) {
        let types: Vec<_> = match &schema["type"] {
            Value::String(one) => vec![one.as_str()],
            Value::Array(some) => some.iter().filter_map(Value::as_str).collect(),
            _ => return,
        };
        let found = match value {
            Value::Null => "null",
            Value::Bool(_) => "boolean",
            Value::Number(_) => "integer",
            Value::String(_) => "string",
            Value::Array(_) => "array",
            Value::Object(_) => "object",
        };
        assert!(types.contains(&found), "{place} is {found}, declared as {types:?}");
    }
}

/// Tells whether undeclared members are allowed.
fn open(schema: &Value) -> bool {
    !matches!(schema["additionalProperties"], Value::Null | Value::Bool(false))
}

#[actix_web::test]
async fn generated_client_plays_a_game() {
    let table = Table::new().await;
    let document = table.server.get("/openapi.json", "").await.json();
    let client = Client { document, table: &table };
    let (anna, boris) = (&table.anna, &table.boris);

    let offer = json!({"opponent": "Boris", "color": "white", "start": {"kind": "standard"}});
    let posted = client.call("postChallenge", 0, anna, Some(offer)).await.json();
    let challenge = posted["challenge"].as_i64().unwrap();
    client.call("getChallenge", challenge, boris, None).await;
    client.call("listChallenges", 0, boris, None).await;
    let game = client.call("acceptChallenge", challenge, boris, None).await.json()["game"].as_i64().unwrap();

    for (text, who) in [("f3", anna), ("e5", boris), ("g4", anna), ("Qh4#", boris)] {
        let shown = client.call("getGame", game, who, None).await.json();
        let legal = client.call("listLegalMoves", game, who, None).await.json();
        assert!(!legal["moves"].as_array().unwrap().is_empty());
        let refused =
            client.call("playMove", game, who, Some(json!({"move": "Kh8", "ply": shown["ply"]}))).await;
        assert_eq!(refused.code(), "illegal_move");
        let order = json!({"move": text, "ply": shown["ply"], "message": "…"});
        assert_eq!(client.call("playMove", game, who, Some(order)).await.status, 201);
    }
    let shown = client.call("getGame", game, anna, None).await.json();
    assert_eq!(shown["termination"], "checkmate");
    for operation in
        ["getClock", "listMoves", "listEvents", "listMessages", "getPgn", "getFen", "getBoard", "listGames"]
    {
        assert_eq!(client.call(operation, game, anna, None).await.status, 200, "{operation}");
    }
    client.call("followGame", game, anna, None).await;
    assert_eq!(
        client.call("resignGame", game, anna, Some(json!({"confirm": true}))).await.code(),
        "game_over"
    );
    let game = json!({"white": "Anna", "black": "Boris", "regulations": {"draws": {"automatic": false}}});
    let game =
        client.call("createGame", 0, &table.arbiter, Some(game)).await.json()["game"].as_i64().unwrap();
    for (operation, who, body) in [
        ("actOnClock", anna, json!({"action": "refill"})),
        ("actOnClock", boris, json!({"action": "claim_flag"})),
        ("bookLeave", anna, json!({"first": "2026-12-24", "last": "2026-12-26"})),
        ("cancelLeave", anna, json!({"first": "2026-12-24"})),
        ("proposeAdjournment", anna, json!({"action": "propose"})),
        ("proposeAdjournment", boris, json!({"action": "accept", "ply": 0})),
        ("sealMove", anna, json!({"move": "e4", "ply": 0})),
        ("answerDrawOffer", boris, json!({"action": "offer"})),
        ("answerDrawOffer", anna, json!({"action": "decline", "ply": 0})),
        ("sendMessage", anna, json!({"message": "Wait."})),
        ("claimDraw", boris, json!({"basis": "fifty_moves", "ply": 0})),
        ("actAsArbiter", anna, json!({"act": {"kind": "annul"}, "reason": "test"})),
        (
            "actAsArbiter",
            &table.arbiter,
            json!({"act": {"kind": "adjudicate", "outcome": "draw"}, "reason": "test"}),
        ),
    ] {
        client.call(operation, game, who, Some(body)).await;
        client.call("getGame", game, who, None).await;
    }
    assert_eq!(client.call("getGame", game, anna, None).await.json()["termination"], "adjudication");
    client.call("resumeGame", game, anna, None).await;
}
