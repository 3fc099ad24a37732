//! The operations of HTTP beside the commands. Their paths are in attributes of actix-web and utoipa, which take literals
//! only, so no table gives them. The forms of pages have such a list in `api/src/pages/tests/commands.rs`.

use std::collections::BTreeSet;

use serde_json::Value;

use super::DRAWN;

/// Operations in a game that no history draws, and the reason.
const OTHER_OPERATIONS: [(&str, &str); 4] = [
    ("clock arbitrate_flag", "the same command of an arbiter"),
    ("envelope", "seals what the player encrypted"),
    ("notes", "changes no game"),
    ("opening", "opens with a text that an arbiter decrypted"),
];

/// Takes the names of acts that the bodies of an operation may hold.
fn actions(document: &Value, schema: &Value, found: &mut BTreeSet<String>) {
    let name = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next());
    let schema = name.map_or(schema, |name| &document["components"]["schemas"][name]);
    for alternative in schema["oneOf"].as_array().into_iter().flatten() {
        actions(document, alternative, found);
    }
    let action = &schema["properties"]["action"];
    let name = action["$ref"].as_str().and_then(|path| path.rsplit('/').next());
    let action = name.map_or(action, |name| &document["components"]["schemas"][name]);
    let names = action["enum"].as_array().into_iter().flatten().chain([&action["const"]]);
    found.extend(names.filter_map(Value::as_str).map(str::to_owned));
}

#[test]
fn operations_are_those_of_commands() {
    let document = serde_json::to_value(api::openapi()).expect("a document");
    let mut operations = BTreeSet::new();
    for (path, methods) in document["paths"].as_object().expect("paths") {
        let Some(path) = path.strip_prefix("/v1/games/{id}/") else { continue };
        let path = path.replace("{number}", "#");
        for (_, operation) in
            methods.as_object().expect("methods").iter().filter(|(method, _)| *method != "get")
        {
            let (mut names, content) = (BTreeSet::new(), &operation["requestBody"]["content"]);
            for body in content.as_object().into_iter().flat_map(|bodies| bodies.values()) {
                actions(&document, &body["schema"], &mut names);
            }
            if names.is_empty() {
                operations.insert(path.clone());
            }
            operations.extend(names.into_iter().map(|name| format!("{path} {name}")));
        }
    }
    let asked = |asks: &str| {
        let endings = [" by an arbiter", " draft", " none"];
        endings.iter().fold(asks, |asks, ending| asks.trim_end_matches(ending)).to_owned()
    };
    let listed = DRAWN.iter().map(|(_, asks)| asked(asks));
    let listed: BTreeSet<_> = listed.chain(OTHER_OPERATIONS.map(|(name, _why)| name.to_owned())).collect();
    assert_eq!(operations, listed);
}
