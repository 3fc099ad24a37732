use std::collections::BTreeSet;

use serde_json::Value;
use utoipa::openapi::OpenApi;

use crate::{
    http::codes::{self, CODES},
    openapi, openapi_yaml,
};

/// The names of all variants of an enum with a `code` tag: serde lists them when it is given a wrong one.
fn codes_of<T: serde::de::DeserializeOwned>() -> Vec<String> {
    let Err(error) = serde_json::from_value::<T>(serde_json::json!({"code": "?"})) else {
        panic!("`?` is a code")
    };
    error.to_string().split('`').skip(3).step_by(2).map(str::to_owned).collect()
}

#[test]
fn every_refusal_is_in_the_table() {
    let refusals = codes_of::<domain::Refusal>();
    assert!(refusals.len() > 30, "{refusals:?}");
    for code in refusals {
        assert_eq!(codes::find(&code).code, code);
        // Those without arguments.
        if let Ok(refusal) = serde_json::from_value::<domain::Refusal>(serde_json::json!({ "code": code })) {
            assert_eq!(refusal.code(), code);
        }
    }
    let distinct: BTreeSet<_> = CODES.iter().map(|entry| entry.code).collect();
    assert_eq!(distinct.len(), CODES.len(), "a code stands twice");
    for entry in CODES.iter() {
        messages::check(entry.title, &[]);
        messages::check(entry.help, &[]);
        assert!(messages::needs(entry.detail).is_some(), "{}", entry.code);
    }
}

fn as_json(document: &OpenApi) -> Value {
    serde_json::to_value(document).expect("a document")
}

#[test]
fn every_code_is_documented() {
    let document = as_json(&openapi());
    let paths = document["paths"].to_string();
    for entry in CODES.iter() {
        // No operation answers with the first; the others stand under /healthz.
        if ["method_not_allowed", "reading_stands", "wrong_clock", "disk_full", "restored"]
            .contains(&entry.code)
        {
            continue;
        }
        assert!(paths.contains(&format!("#/components/examples/{}\"", entry.code)), "{}", entry.code);
        let example = &document["components"]["examples"][entry.code]["value"];
        assert_eq!(example["code"], entry.code);
        assert_eq!(example["status"], entry.status.as_u16());
    }
}

/// Classes that openapi-python-client makes: one for every object and every set of names, a choice only for what it
/// leaves.
#[test]
fn a_generated_client_has_few_models() {
    fn models(schema: &Value) -> usize {
        let within: usize = match schema {
            Value::Object(members) => {
                let examples = |name: &str| ["default", "example", "examples"].contains(&name);
                members.iter().filter(|(name, _)| !examples(name)).map(|(_, member)| models(member)).sum()
            }
            Value::Array(items) => items.iter().map(models).sum(),
            _ => 0,
        };
        let kind = &schema["type"];
        let is_object =
            kind == "object" || kind.as_array().is_some_and(|kinds| kinds.contains(&"object".into()));
        within + usize::from(is_object || schema["enum"].is_array())
    }
    let document = as_json(&openapi());
    let (named, inline) = (models(&document["components"]["schemas"]), models(&document["paths"]));
    println!("{named} in components, {inline} in operations");
    assert!(named + inline <= MODELS, "{named} + {inline}");
}

/// The number measured, and three more.
const MODELS: usize = 182 + 3;

/// Generators make nothing of other media types: one of chess or of a log has text beside it.
#[test]
fn generators_know_media_types() {
    const KNOWN: [&str; 5] = [
        "application/json",
        "application/problem+json",
        "application/octet-stream",
        "text/event-stream",
        "text/plain",
    ];
    fn contents<'a>(value: &'a Value, found: &mut Vec<BTreeSet<&'a str>>) {
        let parts: Vec<&Value> = match value {
            Value::Object(members) => members.values().collect(),
            Value::Array(items) => items.iter().collect(),
            _ => return,
        };
        if let Some(content) = value["content"].as_object() {
            found.push(content.keys().map(String::as_str).collect());
        }
        parts.into_iter().for_each(|part| contents(part, found));
    }
    let document = as_json(&openapi());
    let mut found = Vec::new();
    contents(&document["paths"], &mut found);
    assert!(found.len() > 100);
    let special: BTreeSet<&str> = found
        .iter()
        .filter(|types| !types.contains("text/plain"))
        .flatten()
        .copied()
        .filter(|media_type| !KNOWN.contains(media_type))
        .collect();
    assert_eq!(special, BTreeSet::new());
}

/// Generators number forms without a name, and ask for a token where there is any requirement, also an empty one.
#[test]
fn forms_have_names() {
    fn nameless<'a>(value: &'a Value, found: &mut Vec<&'a Value>) {
        let has_name = |form: &&Value| form.get("$ref").is_some() || form["type"] == "null";
        found.extend(value["oneOf"].as_array().into_iter().flatten().filter(|form| !has_name(form)));
        match value {
            Value::Object(members) => members.values().for_each(|member| nameless(member, found)),
            Value::Array(items) => items.iter().for_each(|item| nameless(item, found)),
            _ => {}
        }
    }
    let document = as_json(&openapi());
    let mut found = Vec::new();
    nameless(&document, &mut found);
    assert!(found.is_empty(), "{found:?}");
    let form = &document["components"]["schemas"]["ArbiterActTakeBack"];
    assert_eq!(form["properties"]["kind"]["const"], "take_back");
    assert!(!document["paths"].to_string().contains("\"security\":[{}]"));
}

#[test]
fn every_reference_leads_somewhere() {
    let document = as_json(&openapi());
    let text = document.to_string();
    for reference in text.split("\"$ref\":\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
        assert!(document.pointer(reference).is_some(), "{reference}");
    }
    let ids: Vec<_> =
        text.split("\"operationId\":\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "an operation id stands twice");
}

#[test]
fn committed_document_is_current() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../openapi.yaml");
    let committed = std::fs::read_to_string(path).expect("openapi.yaml");
    assert!(committed == openapi_yaml(), "run `cargo run -- openapi > openapi.yaml` and commit it");
}
