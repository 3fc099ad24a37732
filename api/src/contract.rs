//! The OpenAPI document as a contract: every request and answer of a test is held to it.

use std::{
    collections::{BTreeMap, HashMap},
    sync::{Arc, LazyLock},
};

use actix_web::http::{Method, StatusCode};
use jsonschema::Validator;
use parking_lot::Mutex;
use serde_json::{Map, Value, json};

/// The document as JSON.
pub static DOCUMENT: LazyLock<Value> =
    LazyLock::new(|| serde_json::to_value(crate::openapi()).expect("a document"));

static VALIDATORS: LazyLock<Mutex<HashMap<String, Arc<Validator>>>> = LazyLock::new(Mutex::default);

/// An operation of the document.
#[derive(Clone, Debug)]
pub struct Operation {
    pub method: Method,
    pub path: &'static str,
    pub value: &'static Value,
}

/// The authorization that an operation requires.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Entry {
    Public,
    Session,
    /// Any of these scopes.
    Scopes(Vec<&'static str>),
}

/// Every operation.
pub static OPERATIONS: LazyLock<Vec<Operation>> = LazyLock::new(|| {
    let paths = DOCUMENT["paths"].as_object().expect("paths");
    let of_path = |(path, item): (&'static String, &'static Value)| {
        item.as_object().into_iter().flatten().filter_map(move |(method, value)| {
            let method = Method::from_bytes(method.to_uppercase().as_bytes()).ok()?;
            value.is_object().then_some(Operation { method, path, value })
        })
    };
    paths.iter().flat_map(of_path).collect()
});

/// The operation that a request is for.
pub fn operation(method: &Method, path: &str) -> Option<&'static Operation> {
    let method = if method == Method::HEAD { &Method::GET } else { method };
    let fits = |operation: &&Operation| operation.method == *method && path_fits(operation.path, path);
    // A literal segment comes before a parameter.
    OPERATIONS.iter().filter(fits).min_by_key(|operation| operation.path.matches('{').count())
}

fn path_fits(template: &str, path: &str) -> bool {
    let (mut template, mut path) = (template.split('/'), path.split('/'));
    loop {
        match (template.next(), path.next()) {
            (None, None) => return true,
            // The only one that takes slashes.
            (Some("{part}"), Some(_)) => return true,
            (Some(name), Some(segment)) if name == segment || name.starts_with('{') => {}
            _ => return false,
        }
    }
}

impl Operation {
    pub fn entry(&self) -> Entry {
        let alternatives = self.value["security"].as_array();
        let alternatives =
            alternatives.unwrap_or_else(|| panic!("{} {}: no security", self.method, self.path));
        if alternatives.is_empty() {
            return Entry::Public;
        }
        let mut scopes = Vec::new();
        for alternative in alternatives {
            let schemes = alternative.as_object().expect("a requirement");
            if schemes.contains_key("session") {
                return Entry::Session;
            }
            let names = schemes["bearer"].as_array().expect("scopes");
            assert_eq!(names.len(), 1, "{}: one scope an alternative", self.path);
            scopes.extend(names[0].as_str());
        }
        Entry::Scopes(scopes)
    }

    /// The path with every parameter replaced.
    pub fn uri(&self, value: impl Fn(&str) -> String) -> String {
        let segment = |part: &str| match part.strip_prefix('{').and_then(|part| part.strip_suffix('}')) {
            Some(name) => value(name),
            None => part.to_owned(),
        };
        self.path.split('/').map(segment).collect::<Vec<_>>().join("/")
    }

    /// Bodies that fit the schema of the request: each choice it leaves once.
    pub fn bodies(&self) -> Vec<Option<Value>> {
        match self.value.pointer("/requestBody/content/application~1json/schema") {
            Some(schema) => fitting(schema).into_iter().map(Some).collect(),
            None => vec![None],
        }
    }

    /// Checks a request that was not refused.
    pub fn check_request(&self, query: &str, body: &[u8]) -> Result<(), String> {
        let parameters = self.value["parameters"].as_array().cloned().unwrap_or_default();
        for name in query.split('&').filter_map(|pair| pair.split('=').next()).filter(|name| !name.is_empty())
        {
            if !parameters.iter().any(|parameter| parameter["in"] == "query" && parameter["name"] == name) {
                return Err(format!("the query has {name}, which is not documented"));
            }
        }
        let schema = self.value.pointer("/requestBody/content/application~1json/schema");
        match (schema, body) {
            (Some(schema), [_, ..]) => {
                let body = serde_json::from_slice(body).map_err(|error| error.to_string())?;
                validate(schema, &body)
            }
            _ => Ok(()),
        }
    }

    /// Checks an answer: its status, its type, and its body against the schema.
    pub fn check_answer(&self, status: StatusCode, media_type: &str, body: &str) -> Result<(), String> {
        let responses = &self.value["responses"];
        let response = responses.get(status.as_str()).ok_or_else(|| format!("{status} is not documented"))?;
        if body.is_empty() {
            return Ok(());
        }
        let essence = media_type.split(';').next().unwrap_or_default().trim();
        let content = response["content"].get(essence);
        let content = content.ok_or_else(|| format!("{status} with {essence} is not documented"))?;
        if !essence.ends_with("json") {
            return Ok(());
        }
        let value: Value = serde_json::from_str(body).map_err(|error| error.to_string())?;
        if essence == "application/problem+json" {
            let code = value["code"].as_str().unwrap_or_default();
            if content["examples"].get(code).is_none() {
                return Err(format!("{status} with {code} is not documented"));
            }
        }
        validate(&content["schema"], &value)
    }
}

/// Operations share schemas, and a validator is compiled once for each.
fn validate(schema: &Value, value: &Value) -> Result<(), String> {
    let mut validators = VALIDATORS.lock();
    let validator =
        validators.entry(schema.to_string()).or_insert_with(|| Arc::new(validator(schema))).clone();
    drop(validators);
    let errors: Vec<_> =
        validator.iter_errors(value).map(|error| format!("{}: {error}", error.instance_path())).collect();
    if errors.is_empty() { Ok(()) } else { Err(errors.join("; ")) }
}

/// A validator of one schema of the document.
pub fn validator(schema: &Value) -> Validator {
    let whole = json!({"components": {"schemas": DOCUMENT["components"]["schemas"]}, "allOf": [schema]});
    let options = jsonschema::options().with_draft(jsonschema::Draft::Draft202012);
    options.should_validate_formats(true).build(&whole).unwrap_or_else(|error| panic!("{schema}: {error}"))
}

fn resolved(schema: &Value) -> &Value {
    match schema["$ref"].as_str().and_then(|reference| reference.strip_prefix('#')) {
        Some(pointer) => DOCUMENT.pointer(pointer).expect("a reference that leads somewhere"),
        None => schema,
    }
}

/// Values that fit a schema: each choice it leaves once.
pub fn fitting(schema: &Value) -> Vec<Value> {
    let schema = resolved(schema);
    if let Some(choices) = schema["oneOf"].as_array().or_else(|| schema["anyOf"].as_array()) {
        return choices.iter().filter(|choice| choice["type"] != "null").flat_map(fitting).collect();
    }
    if let Some(parts) = schema["allOf"].as_array() {
        let mut whole = Map::new();
        for part in parts {
            whole.extend(fitting(part).remove(0).as_object().cloned().unwrap_or_default());
        }
        return vec![Value::Object(whole)];
    }
    if let Some(only) = schema.get("const") {
        return vec![only.clone()];
    }
    if let Some(names) = schema["enum"].as_array() {
        return names.iter().filter(|name| !name.is_null()).cloned().collect();
    }
    if schema.get("example").is_some_and(|example| !example.is_object()) {
        return vec![schema["example"].clone()];
    }
    let kind = schema["type"].as_str().or_else(|| schema["type"][0].as_str()).unwrap_or("object");
    match kind {
        "object" => objects(schema),
        "array" => {
            let count = schema["minItems"].as_u64().unwrap_or(1).max(1);
            vec![(0..count).map(|_| fitting(&schema["items"]).remove(0)).collect()]
        }
        "integer" | "number" => vec![schema.get("minimum").cloned().unwrap_or_else(|| json!(1))],
        "boolean" => vec![json!(true)],
        _ => vec![match schema["format"].as_str() {
            Some("date") => json!("2026-12-24"),
            Some("date-time") => json!("2026-12-24T00:00:00Z"),
            _ => json!("a".repeat(schema["minLength"].as_u64().unwrap_or(1).max(1) as usize)),
        }],
    }
}

/// The members an object must have, with each choice of one of them.
fn objects(schema: &Value) -> Vec<Value> {
    let required = schema["required"].as_array().cloned().unwrap_or_default();
    let choices: BTreeMap<&str, Vec<Value>> = required
        .iter()
        .filter_map(Value::as_str)
        .map(|name| (name, fitting(&schema["properties"][name])))
        .collect();
    let first: Map<String, Value> =
        choices.iter().map(|(name, values)| ((*name).to_owned(), values[0].clone())).collect();
    let mut all = vec![Value::Object(first.clone())];
    for (name, values) in choices {
        for value in values.into_iter().skip(1) {
            let mut other = first.clone();
            other.insert(name.to_owned(), value);
            all.push(Value::Object(other));
        }
    }
    all
}
