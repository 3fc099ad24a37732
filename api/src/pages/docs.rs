//! The API's document as pages: its operations by tag, and the schemas of bodies. They are in English, as the document is
//! and the programs that read it.

use std::sync::LazyLock;

use actix_web::{get, web};
use app::Failure;
use maud::{Markup, html};
use messages::msg;
use serde_json::{Map, Value, json};

use super::visitor::Visitor;
use crate::{
    http::problem::{Answer, Problem},
    server::openapi,
};

/// The page with the schemas, beside those of tags.
const SCHEMAS: &str = "schemas";

/// Depth to which an example of a body is filled.
const DEEPEST: u8 = 4;

static DOCUMENT: LazyLock<Result<Value, serde_json::Error>> =
    LazyLock::new(|| serde_json::to_value(openapi::shared()));

/// Fails the page if the document could not be made.
fn check() -> Result<(), Failure> {
    let failed = |error| Failure::Bug(format!("the document of the API could not be made: {error}"));
    DOCUMENT.as_ref().map(|_| ()).map_err(failed)
}

/// The document of a page that [`check`] let through.
fn document() -> &'static Value {
    DOCUMENT.as_ref().unwrap_or(&Value::Null)
}

/// The rules for every operation, and the operations by tag.
#[get("/docs/")]
pub(super) async fn show_docs(visitor: Visitor) -> Answer {
    check()?;
    let content = html! {
        (paragraphs(&document()["info"]["description"]))
        p { a href="/openapi.yaml" { "openapi.yaml" } " " a href="/openapi.json" { "openapi.json" } }
        @for tag in tags() {
            h2 { a href=(format!("/docs/{tag}")) { (tag) } }
            (paragraphs(about(tag)))
            ul.plain {
                @for operation in of_tag(tag) { li {
                    a href=(format!("/docs/{tag}#{}", operation.id())) { code { (operation.line()) } }
                } }
            }
        }
        h2 { a href=(format!("/docs/{SCHEMAS}")) { (SCHEMAS) } }
        p { "The bodies of requests and answers." }
    };
    Ok(page(&visitor, &content))
}

/// The operations of a tag, or the schemas.
#[get("/docs/{part}")]
pub(super) async fn show_part(visitor: Visitor, part: web::Path<String>) -> Answer {
    check()?;
    let part = part.into_inner();
    let content = if part == SCHEMAS {
        html! {
            h2 { (SCHEMAS) }
            @for (name, schema) in members(&document()["components"]["schemas"]) {
                h3 #(name) { code { (name) } }
                (described(schema))
            }
        }
    } else {
        let operations = of_tag(&part);
        if operations.is_empty() {
            return Err(Problem::of("not_found"));
        }
        let host = visitor.state.service.public_url();
        html! {
            h2 { (part) }
            (paragraphs(about(&part)))
            @for operation in operations { (operation.whole(host)) }
        }
    };
    Ok(page(&visitor, &html! { p { a href="/docs/" { "All operations" } } (content) }))
}

fn page(visitor: &Visitor, content: &Markup) -> actix_web::HttpResponse {
    let content = html! { div lang="en" dir="ltr" { (content) } };
    visitor.frame.page(&msg!("page-api"), None, &content)
}

fn members(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flatten()
}

fn items(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// An operation of the document.
struct Operation {
    path: &'static str,
    method: &'static str,
    body: &'static Value,
}

fn operations() -> impl Iterator<Item = Operation> {
    members(&document()["paths"])
        .flat_map(|(path, methods)| members(methods).map(|(method, body)| Operation { path, method, body }))
}

fn tag_of(operation: &Operation) -> &'static str {
    text(&operation.body["tags"][0])
}

/// The tags in the order of the document, then those that it does not describe.
fn tags() -> Vec<&'static str> {
    let described = items(&document()["tags"]).map(|tag| text(&tag["name"]));
    let mut found: Vec<&str> = Vec::new();
    for tag in described.chain(operations().map(|operation| tag_of(&operation))) {
        if !found.contains(&tag) {
            found.push(tag);
        }
    }
    found
}

fn about(tag: &str) -> &'static Value {
    let found = items(&document()["tags"]).find(|one| text(&one["name"]) == tag);
    found.map_or(&Value::Null, |tag| &tag["description"])
}

fn of_tag(tag: &str) -> Vec<Operation> {
    operations().filter(|operation| tag_of(operation) == tag).collect()
}

/// Follows a reference of the document.
fn resolved(value: &'static Value) -> &'static Value {
    let path = value["$ref"].as_str().and_then(|to| to.strip_prefix('#'));
    path.and_then(|path| document().pointer(path)).unwrap_or(value)
}

/// Paragraphs of the document's Markdown, of which it uses code and bold letters.
fn paragraphs(value: &Value) -> Markup {
    html! { @for paragraph in text(value).split("\n\n").filter(|text| !text.is_empty()) { p { (inline(paragraph)) } } }
}

fn inline(text: &str) -> Markup {
    html! {
        @for (n, part) in text.split('`').enumerate() {
            @if n % 2 == 1 { code { (part) } } @else {
                @for (n, part) in part.split("**").enumerate() {
                    @if n % 2 == 1 { strong { (part) } } @else { (part) }
                }
            }
        }
    }
}

impl Operation {
    fn id(&self) -> &'static str {
        text(&self.body["operationId"])
    }

    fn line(&self) -> String {
        format!("{} {}", self.method.to_ascii_uppercase(), self.path)
    }

    fn parameters(&self) -> Vec<&'static Value> {
        items(&self.body["parameters"]).map(resolved).collect()
    }

    fn json(&self) -> Option<&'static Value> {
        Some(&self.body["requestBody"]["content"]["application/json"]["schema"])
            .filter(|schema| !schema.is_null())
    }

    fn whole(&self, host: &str) -> Markup {
        let parameters = self.parameters();
        html! {
            h3 #(self.id()) { code { (self.line()) } }
            (paragraphs(&self.body["summary"]))
            (paragraphs(&self.body["description"]))
            p { (self.caller()) }
            @if !parameters.is_empty() {
                h4 { "Parameters" }
                dl { @for parameter in parameters {
                    (entry(text(&parameter["name"]), &html! {
                        (text(&parameter["in"])) ", " (kind(&parameter["schema"]))
                        @if parameter["required"] == true { ", required" }
                    }, parameter))
                } }
            }
            @if let Some(body) = self.json() {
                h4 { "Body" }
                p { code { "application/json" } ": " (kind(body)) }
                (described(resolved(body)))
            }
            h4 { "Answers" }
            dl { @for (status, answer) in members(&self.body["responses"]) { (response(status, answer)) } }
            h4 { "Example" }
            pre { code { (self.example(host)) } }
        }
    }

    /// Tells who may call.
    fn caller(&self) -> Markup {
        let schemes = || items(&self.body["security"]).flat_map(members);
        html! {
            @if schemes().next().is_none() { "No token is needed." }
            @for (scheme, scopes) in schemes() {
                @if scheme == "session" { "An access token of a session is needed. " } @else {
                    "A token is needed, with the scope"
                    @for (n, scope) in items(scopes).enumerate() {
                        @if n > 0 { " or" } " " code { (text(scope)) }
                    }
                    ". "
                }
            }
        }
    }

    /// A command line that calls it.
    fn example(&self, host: &str) -> String {
        let parameters = self.parameters();
        let value = |parameter: &&'static Value| match sample(&parameter["schema"], 0) {
            Value::String(text) => text,
            other => other.to_string(),
        };
        let mut path = self.path.to_owned();
        let mut query = Vec::new();
        for parameter in parameters.iter().filter(|parameter| parameter["required"] == true) {
            let name = text(&parameter["name"]);
            match text(&parameter["in"]) {
                "path" => path = path.replace(&format!("{{{name}}}"), &value(parameter)),
                "query" => query.push(format!("{name}={}", value(parameter))),
                _ => {}
            }
        }
        let query = if query.is_empty() { String::new() } else { format!("?{}", query.join("&")) };
        let method = self.method.to_ascii_uppercase();
        let mut lines = vec![format!("curl -X {method} '{host}{path}{query}'")];
        if items(&self.body["security"]).flat_map(members).next().is_some() {
            lines.push("-H \"Authorization: Bearer $TOKEN\"".to_owned());
        }
        if parameters.iter().any(|parameter| parameter["name"] == "Idempotency-Key") {
            lines.push("-H \"Idempotency-Key: $(uuidgen)\"".to_owned());
        }
        if let Some(body) = self.json() {
            lines.push("-H 'Content-Type: application/json'".to_owned());
            lines.push(format!("-d '{}'", sample(body, 0).to_string().replace('\'', "'\\''")));
        }
        lines.join(" \\\n  ")
    }
}

/// A status with its bodies, or with the codes of its problems.
fn response(status: &str, answer: &'static Value) -> Markup {
    let problems = &answer["content"]["application/problem+json"]["examples"];
    html! {
        dt { code { (status) } }
        dd {
            @if problems.is_null() {
                (inline(text(&answer["description"])))
                @for (media_type, body) in members(&answer["content"]) {
                    " " code { (media_type) } @if !body["schema"].is_null() { ": " (kind(&body["schema"])) }
                }
            } @else {
                @for (n, (code, _)) in members(problems).enumerate() {
                    @if n > 0 { ", " } a href=(format!("/problems/{code}")) { code { (code) } }
                }
            }
        }
    }
}

/// A name with its type, and what the document says of it.
fn entry(name: &str, kind: &Markup, value: &Value) -> Markup {
    html! {
        dt { code { (name) } " " (kind) }
        dd { (inline(text(&value["description"]))) }
    }
}

/// A schema: its description, and its members or choices. A schema made of several parts has the members of all.
fn described(schema: &'static Value) -> Markup {
    let members = properties(schema);
    html! {
        (paragraphs(&schema["description"]))
        @if members.is_empty() || schema["allOf"].is_array() { p { (kind(schema)) } }
        @if !members.is_empty() {
            dl { @for (name, property, is_required) in members {
                (entry(name, &html! { (kind(property)) @if is_required { ", required" } }, property))
            } }
        }
    }
}

/// The members of an object, and whether each is required; none of what is no object.
fn properties(schema: &'static Value) -> Vec<(&'static str, &'static Value, bool)> {
    let is_required = |name: &str| items(&schema["required"]).any(|required| text(required) == name);
    let own = members(&schema["properties"]);
    let own = own.map(|(name, property)| (name.as_str(), property, is_required(name)));
    let parts = items(&schema["allOf"]).flat_map(|part| properties(resolved(part)));
    own.chain(parts).collect()
}

/// The type of a value in words, with its bounds.
fn kind(schema: &'static Value) -> Markup {
    let name = schema["$ref"].as_str().and_then(|to| to.rsplit('/').next());
    let parts: Vec<&Value> = items(&schema["allOf"]).collect();
    let choices: Vec<&Value> = ["oneOf", "anyOf"].iter().flat_map(|of| items(&schema[*of])).collect();
    let types: Vec<&str> = match &schema["type"] {
        Value::Array(types) => types.iter().map(text).collect(),
        other => vec![text(other)],
    };
    let bound = |name: &str, words: &str| {
        let bound = &schema[name];
        if bound.is_null() { String::new() } else { format!(", {words} {bound}") }
    };
    let bounds = [
        bound("minimum", "at least"),
        bound("maximum", "at most"),
        bound("minLength", "at least"),
        bound("maxLength", "longest"),
        bound("minItems", "fewest"),
        bound("maxItems", "most"),
    ];
    let values = items(&schema["enum"]).chain(Some(&schema["const"]).filter(|value| !value.is_null()));
    let values: Vec<String> = values.map(|value| text(value).to_owned()).collect();
    html! {
        @if let Some(name) = name { a href=(format!("/docs/{SCHEMAS}#{name}")) { code { (name) } } }
        @else if !parts.is_empty() {
            @for (n, part) in parts.iter().enumerate() { @if n > 0 { " and " } (kind(part)) }
        } @else if !choices.is_empty() {
            @for (n, choice) in choices.iter().enumerate() { @if n > 0 { " or " } (kind(choice)) }
        } @else if !values.is_empty() {
            @for (n, value) in values.iter().enumerate() { @if n > 0 { " or " } code { (value) } }
        } @else {
            (types.join(" or "))
            @if schema["items"].is_object() { " of " (kind(&schema["items"])) }
            (bounds.concat())
        }
    }
}

/// A value that a schema takes.
fn sample(schema: &'static Value, depth: u8) -> Value {
    for given in ["example", "const", "default"] {
        if !schema[given].is_null() {
            return schema[given].clone();
        }
    }
    if schema["$ref"].is_string() {
        let schema = resolved(schema);
        return if schema["$ref"].is_string() { Value::Null } else { sample(schema, depth) };
    }
    if let Some(value) = items(&schema["enum"]).next() {
        return value.clone();
    }
    if schema["allOf"].is_array() {
        return object(schema, depth);
    }
    let choices = ["oneOf", "anyOf"].iter().flat_map(|of| items(&schema[*of]));
    if let Some(choice) = choices.into_iter().find(|choice| choice["type"] != "null") {
        return sample(choice, depth);
    }
    let kind = match &schema["type"] {
        Value::Array(types) => types.first().map_or("", text),
        other => text(other),
    };
    match kind {
        "object" => object(schema, depth),
        "array" => json!([]),
        "integer" | "number" => json!(schema["minimum"].as_i64().unwrap_or(1).max(1)),
        "boolean" => json!(true),
        "string" => json!("..."),
        _ => Value::Null,
    }
}

/// An object with the members that it must have.
fn object(schema: &'static Value, depth: u8) -> Value {
    let required = properties(schema).into_iter().filter(|(.., is_required)| *is_required && depth < DEEPEST);
    let members = required.map(|(name, property, _)| (name.to_owned(), sample(property, depth + 1)));
    Value::Object(members.collect::<Map<_, _>>())
}
