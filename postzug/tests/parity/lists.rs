//! The acts of HTTP and of pages beside the commands. Paths stand in attributes of actix-web and utoipa, which take
//! literals only, so no table gives them.

use std::{collections::BTreeSet, fs, path::Path};

use serde_json::Value;

use super::DRAWN;

/// Operations in a game that no history draws, and the reason.
const OTHER_OPERATIONS: [(&str, &str); 4] = [
    ("clock arbitrate_flag", "the same command of an arbiter"),
    ("envelope", "seals what the player encrypted"),
    ("notes", "changes no game"),
    ("opening", "opens with a text that an arbiter decrypted"),
];

/// Commands with the route of the form that asks for them.
const FORMS: [(&str, &str); 33] = [
    ("accept_adjournment", "/g/{id}/time"),
    ("accept_draw", "/g/{id}/draw"),
    ("acknowledge_face", "/desk/g/{id}/{act}/confirm"),
    ("act", "/desk/g/{id}/{act}/confirm"),
    ("adjourn", "/g/{id}/time"),
    ("adjourn_early", "/g/{id}/time"),
    ("analyse", "/g/{id}/adjudication"),
    ("appeal", "/g/{id}/appeal"),
    ("approve_early_opening", "/desk/g/{id}/{act}/confirm"),
    ("ask_adjudication", "/g/{id}/adjudication"),
    ("book_leave", "/g/{id}/leave"),
    ("cancel_leave", "/g/{id}/leave"),
    ("claim", "/g/{id}/claim"),
    ("claim_flag", "/g/{id}/time"),
    ("decide_appeal", "/desk/g/{id}/{act}/confirm"),
    ("decide_claim", "/desk/g/{id}/{act}/confirm"),
    ("declare_missing", "/desk/g/{id}/{act}/confirm"),
    ("declare_reflection", "/g/{id}/time"),
    ("decline_adjournment", "/g/{id}/time"),
    ("decline_draw", "/g/{id}/draw"),
    ("draft", "/g/{id}/seal"),
    ("move", "/g/{id}/move"),
    ("offer_draw", "/g/{id}/time"),
    ("open", "/desk/g/{id}/envelope/open"),
    ("question_clocks", "/g/{id}/time"),
    ("refill_clock", "/g/{id}/time"),
    ("resign", "/g/{id}/resign"),
    ("resume", "/desk/g/{id}/envelope/resume"),
    ("say", "/g/{id}/messages"),
    ("seal", "/g/{id}/seal"),
    ("set_conditional_moves", "/g/{id}/plan/save"),
    ("set_resumption", "/desk/g/{id}/{act}/confirm"),
    ("withdraw", "/g/{id}/withdrawal"),
];

/// Commands that a player gives by mail or HTTP only.
const WITHOUT_FORM: [&str; 2] = ["choose_reading", "publish"];

/// Forms about a game that ask for no command of their own, and the reason.
const OTHER_FORMS: [(&str, &str); 8] = [
    ("/desk/g/{id}/{act}", "shows the effect of an act"),
    ("/g/{id}/analysis", "shows variations"),
    ("/g/{id}/ask", "answers a question"),
    ("/g/{id}/choose", "shows a choice on the board"),
    ("/g/{id}/notes", "changes no game"),
    ("/g/{id}/notes/draft", "changes no game"),
    ("/g/{id}/plan/draft", "shows conditional moves before they are saved"),
    ("/g/{id}/plan/remove", "gives the others again"),
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
    let asked = |asks: &str| asks.trim_end_matches(" by an arbiter").trim_end_matches(" draft").to_owned();
    let listed = DRAWN.iter().map(|(_, asks)| asked(asks));
    let listed: BTreeSet<_> = listed.chain(OTHER_OPERATIONS.map(|(name, _why)| name.to_owned())).collect();
    assert_eq!(operations, listed);
}

/// The routes that a folder of pages posts to about a game.
fn routes(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            routes(&path, found);
            continue;
        }
        let code = fs::read_to_string(&path).expect("a file");
        let posted = code.split("#[post(\"").skip(1).filter_map(|rest| rest.split('"').next());
        found.extend(posted.filter(|route| route.contains("/g/{id}")).map(str::to_owned));
    }
}

#[test]
fn forms_are_those_of_commands() {
    let mut posted = BTreeSet::new();
    routes(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../api/src/pages"), &mut posted);
    let listed = FORMS.into_iter().chain(OTHER_FORMS.map(|(route, why)| (why, route)));
    assert_eq!(posted, listed.map(|(_, route)| route.to_owned()).collect());
    let with_form = FORMS.into_iter().map(|(command, _)| command).chain(WITHOUT_FORM);
    let drawn: BTreeSet<_> = DRAWN.iter().map(|(command, _)| *command).collect();
    assert_eq!(with_form.collect::<BTreeSet<_>>(), drawn);
}
