use std::collections::BTreeSet;

use serde_json::Value;
use utoipa::openapi::OpenApi;

use super::codes::{self, CODES};
use crate::{openapi, openapi_yaml};

/// The names of all variants of an enum with a `code` tag: serde lists them when it is given a wrong one.
fn codes_of<T: serde::de::DeserializeOwned>() -> Vec<String> {
    let Err(error) = serde_json::from_value::<T>(serde_json::json!({"code": "?"})) else {
        panic!("`?` is a code")
    };
    error.to_string().split('`').skip(3).step_by(2).map(str::to_owned).collect()
}

#[test]
fn every_refusal_has_a_line_in_the_table() {
    let refusals = codes_of::<domain::Refusal>();
    assert!(refusals.len() > 30, "{refusals:?}");
    for code in refusals {
        assert_eq!(codes::find(&code).code, code);
    }
    let distinct: BTreeSet<_> = CODES.iter().map(|entry| entry.code).collect();
    assert_eq!(distinct.len(), CODES.len(), "a code stands twice");
}

fn as_json(document: &OpenApi) -> Value {
    serde_json::to_value(document).expect("a document")
}

#[test]
fn every_code_is_an_answer_of_some_operation_with_an_example() {
    let document = as_json(&openapi());
    let paths = document["paths"].to_string();
    for entry in CODES {
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

/// Names of schemas that a generated client makes a model of: every component, and every object or choice that has no name.
#[test]
fn a_generated_client_has_few_models() {
    fn unnamed(value: &Value, is_component: bool) -> usize {
        let own =
            value.get("properties").is_some() || value["oneOf"].as_array().is_some_and(|of| of.len() > 2);
        let within: usize = match value {
            Value::Object(members) => members.values().map(|member| unnamed(member, false)).sum(),
            Value::Array(items) => items.iter().map(|item| unnamed(item, false)).sum(),
            _ => 0,
        };
        within + usize::from(own && !is_component)
    }
    let document = as_json(&openapi());
    let components = document["components"]["schemas"].as_object().expect("schemas");
    let inner: usize = components.values().map(|schema| unnamed(schema, true)).sum();
    let outer = unnamed(&document["paths"], false);
    println!("{} components, {inner} unnamed in them, {outer} unnamed in operations", components.len());
    assert!(components.len() + inner + outer <= 200, "{} + {inner} + {outer}", components.len());
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
fn the_committed_document_is_the_one_of_this_code() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../openapi.yaml");
    let committed = std::fs::read_to_string(path).expect("openapi.yaml");
    assert!(committed == openapi_yaml(), "run `cargo run -- openapi > openapi.yaml` and commit it");
}
