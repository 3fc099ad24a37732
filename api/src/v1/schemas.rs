//! Schemas of types that belong to domain, which knows nothing of OpenAPI.

use domain::{DrawRules, Regulations, notation::Notation};
use serde_json::{Value, json};
use utoipa::openapi::{
    Object, RefOr, Schema,
    schema::{AdditionalProperties, Array, ObjectBuilder, OneOfBuilder, SchemaType, Type},
};

fn names(names: &[&str]) -> Object {
    ObjectBuilder::new().schema_type(Type::String).enum_values(Some(names.iter().copied())).build()
}

/// This schema, or null.
fn or_null(schema: impl Into<RefOr<Schema>>) -> RefOr<Schema> {
    let null = ObjectBuilder::new().schema_type(Type::Null);
    RefOr::T(Schema::OneOf(OneOfBuilder::new().item(null).item(schema).build()))
}

/// Every schema here that stands in more than one place: the components of the document.
pub(crate) fn components() -> impl Iterator<Item = (String, RefOr<Schema>)> {
    let rules = rules().into_iter().map(|(_, name, schema)| (name, part(schema)));
    let [period, night] = [period(), night()].map(part);
    let shape = serde_json::to_value(shape()).unwrap_or_default();
    let parts = [("DrawRules", "draws"), ("AdjournmentRules", "adjournment")]
        .map(|(name, member)| (name, like(&shape[member])));
    let rules = rules.chain([("Period", period), ("Night", night)]).chain(parts);
    let mine = [
        ("Side", side().into()),
        ("Actor", actor().into()),
        ("Appeals", appeals().into()),
        ("AppealState", appeal_state().into()),
        ("Scope", scope().into()),
        ("Outcome", outcome().into()),
        ("Termination", names(TERMINATIONS).into()),
        ("ClaimBasis", claim_basis().into()),
        ("Notation", notation().into()),
        ("Event", event().into()),
        ("Regulations", regulations()),
    ];
    rules.chain(mine).map(|(name, schema)| (name.to_owned(), schema))
}

fn part(schema: Value) -> RefOr<Schema> {
    serde_json::from_value(schema).unwrap_or_default()
}

/// `white` or `black`.
pub(crate) fn side() -> Object {
    names(&["white", "black"])
}

/// `white`, `black` or null.
pub(crate) fn side_or_null() -> RefOr<Schema> {
    or_null(side())
}

/// The person or the service that caused something.
pub(crate) fn actor() -> Object {
    let id = ObjectBuilder::new().schema_type(Type::Integer).description(Some("The number of the account."));
    ObjectBuilder::new()
        .description(Some("A player or an arbiter with the number of the account, or the timekeeper."))
        .property("kind", names(&["player", "arbiter", "timekeeper"]))
        .required("kind")
        .property("id", id)
        .build()
}

fn appeal_state() -> Object {
    names(&["none", "waits", "rejected"])
}

/// What became of the appeals of both sides.
pub(crate) fn appeals() -> Object {
    ObjectBuilder::new()
        .property("white", appeal_state())
        .required("white")
        .property("black", appeal_state())
        .required("black")
        .build()
}

/// This game, those of its event, or all.
pub(crate) fn scope() -> Object {
    names(&["game", "event", "all"])
}

/// What a finished game counts.
pub(crate) fn outcome() -> Object {
    names(OUTCOMES)
}

/// What a game counts, null before it is over.
pub(crate) fn outcome_or_null() -> RefOr<Schema> {
    or_null(outcome())
}

/// How a game ended, null before it did.
pub(crate) fn termination_or_null() -> RefOr<Schema> {
    or_null(names(TERMINATIONS))
}

/// On what a draw is claimed.
pub(crate) fn claim_basis() -> Object {
    names(BASES)
}

/// How moves are written.
pub(crate) fn notation() -> Object {
    names(&Notation::ALL.map(Notation::name))
}

const BASES: &[&str] = &[
    "threefold_repetition",
    "fifty_moves",
    "tablebase_win",
    "tablebase_draw",
    "adjudicated_win",
    "adjudicated_draw",
];
const OUTCOMES: &[&str] = &["white_wins", "black_wins", "draw", "both_lose", "no_result"];
const TERMINATIONS: &[&str] = &[
    "checkmate",
    "resignation",
    "stalemate",
    "dead_position",
    "agreement",
    "threefold_repetition",
    "fifty_moves",
    "tablebase",
    "fivefold_repetition",
    "seventy_five_moves",
    "time_limit_exceeded",
    "illegal_moves",
    "sealed_move",
    "forfeit",
    "adjudication",
    "cancelled",
    "annulled",
    "expulsion",
    "withdrawal",
];

/// [`event`], or null.
pub(crate) fn event_or_null() -> RefOr<Schema> {
    or_null(event())
}

/// An object with a `type` and whatever belongs to it.
pub(crate) fn event() -> Object {
    ObjectBuilder::new()
        .property("type", ObjectBuilder::new().schema_type(Type::String).build())
        .property("at", ObjectBuilder::new().schema_type(Type::Integer).build())
        .required("type")
        .required("at")
        .additional_properties(Some(AdditionalProperties::FreeForm(true)))
        .description(Some(
            "What happened, as it stands in the record. `type` says what, `at` when. `mail_problem` and \
             `mail_restored` say from when to when mail did not reach the side in `to`.",
        ))
        .build()
}

/// The regulations, by the shape of the default ones. Every member may be left out.
pub(crate) fn regulations() -> RefOr<Schema> {
    let example = serde_json::to_value(Regulations::default()).unwrap_or_default();
    let mut schema = like(&serde_json::to_value(shape()).unwrap_or_default());
    if let RefOr::T(Schema::Object(object)) = &mut schema {
        object.description =
            Some("The rules of the game that are not the Laws; left-out ones are as shown.".into());
        object.default = Some(example);
        for (property, _, rule) in rules() {
            let rule = part(rule);
            let optional = ["leave", "silence", "tablebase", "adjudication"].contains(&property);
            let rule = if optional { or_null(rule) } else { rule };
            object.properties.insert(property.to_owned(), rule);
        }
    }
    schema
}

/// Regulations with members that the default ones leave out.
fn shape() -> Regulations {
    let draws = DrawRules { offer_again_after: 1, ..DrawRules::default() };
    Regulations { draws, ..Regulations::default() }
}

fn period() -> Value {
    let length =
        |what: &str| json!({"type": "string", "description": format!("{what}, such as 50d or 1d 12h.")});
    json!({
        "type": "object",
        "description": "Moves in a time.",
        "required": ["time"],
        "properties": {
            "moves": {"type": ["integer", "null"], "description": "For so many moves; the rest of the game without it."},
            "time": length("For the period"),
            "increment": length("Added after every move"),
            "cap": {"type": ["string", "null"], "description": "No increment takes the time above it."},
            "delay": length("Free at every move"),
        },
    })
}

fn night() -> Value {
    json!({
        "type": "object",
        "description": "Hours of the night, where the player is, such as 23:00 and 07:00.",
        "required": ["from", "until"],
        "properties": {"from": {"type": "string"}, "until": {"type": "string"}},
    })
}

/// The regulations of which the default ones show only a part: the member, the name of its schema, and this.
fn rules() -> [(&'static str, &'static str, Value); 12] {
    let days = json!({"type": "integer"});
    let one_of = |kind: &str, about: &str, mut properties: Value, required: &[&str]| {
        properties["kind"] = json!({"type": "string", "enum": [kind]});
        json!({"type": "object", "description": about, "properties": properties, "required": required})
    };
    let time_control = json!({"oneOf": [
        one_of("per_move", "A limit for every move.", json!({"days": days}), &["kind", "days"]),
        one_of(
            "periods",
            "Moves in a time, Fischer, delay, or several periods in sequence; the last is repeated.",
            json!({
                "periods": {"type": "array", "items": period()},
                "whole_days": {"type": "boolean", "description": "Only whole days are charged."},
                "double_after_days": {"type": ["integer", "null"], "description": "What takes longer is charged twice."},
                "thematic": {"type": "boolean", "description": "Moves before the starting position count."},
            }),
            &["kind", "periods"],
        ),
        one_of(
            "triple_block",
            "ICCF's Triple Block.",
            json!({
                "clock_days": days, "bank_days": days, "increment_days": days, "increment_moves": days,
                "sudden_death_protection": {"type": "boolean"},
            }),
            &["kind", "clock_days", "bank_days", "increment_days"],
        ),
    ]});
    let free_time = json!({
        "type": "object",
        "description": "When clocks stand still, where the player is.",
        "properties": {
            "weekdays": {"type": "array", "items": {"type": "string"}, "description": "Such as saturday."},
            "dates": {"type": "array", "items": {"type": "string"}, "description": "Such as 2026-12-24."},
            "night": {"oneOf": [{"type": "null"}, night()]},
        },
    });
    let leave = json!({
        "type": "object",
        "description": "Leave; none without it.",
        "properties": {
            "days_per_year": days, "notice_days": days, "min_days": days, "may_move": {"type": "boolean"},
        },
    });
    let silence = json!({
        "type": "object",
        "description": "Who does not move for so long loses unless he declared before that he goes on thinking.",
        "properties": {
            "remind_after_days": {"type": "array", "items": days, "minItems": 3, "maxItems": 3},
            "loses_after_days": days,
        },
    });
    let flags = json!({
        "type": "string", "enum": ["automatic", "on_claim", "by_arbiter"],
        "description": "Who lets a flag fall; the service by itself without it.",
    });
    let tablebase = json!({
        "type": "object",
        "description": "Claims by endgame tablebases; none without it.",
        "properties": {
            "fifty_moves": {"type": "boolean", "description": "The fifty-move rule counts; not at ICCF."},
            "men": {"type": "integer", "minimum": 3, "maximum": 7, "description": "The most men on the board; 7."},
            "decided_within_days": {"type": "integer", "minimum": 1, "maximum": 90,
                "description": "Days an arbiter has for what no table tells; 14."},
        },
    });
    let adjudication = json!({
        "type": "object",
        "description": "Requests for adjudication; none without it.",
        "properties": {
            "not_before_move": {"type": "integer", "minimum": 0, "maximum": 500,
                "description": "Both sides have made so many moves; 0."},
            "clocks_stop": {"type": "boolean", "description": "No clock runs and nobody moves meanwhile; true."},
            "decided_within_days": {"type": "integer", "minimum": 1, "maximum": 90,
                "description": "Days an arbiter has; 30."},
        },
    });
    let conditional = json!({
        "type": "string", "enum": ["private", "visible", "none"],
        "description": "Who sees conditional moves; their owner alone without it.",
    });
    let refused_moves = json!({
        "type": "object",
        "description": "What refused moves of one kind cost; they are only counted without it.",
        "properties": {"opponent_gains_days": days, "loses_at": {"type": ["integer", "null"], "minimum": 1}},
    });
    let arbiter = json!({
        "type": "object",
        "description": "What an arbiter may do, and how many days a player has to appeal against it.",
        "properties": {
            "appeal_days": days, "takeback": {"type": "boolean"},
            "named": {"type": "array", "items": {"type": "integer"}, "maxItems": 10,
                "description": "The arbiters of this game, by number; without it those of the instance."},
        },
    });
    let withdrawal = json!({
        "type": "object",
        "description": "What becomes of the games from which a player withdraws; without it they are lost.",
        "properties": {
            "annul_before": {"type": "integer", "minimum": 0, "maximum": 100,
                "description": "A game in which not so many moves were completed by both sides is annulled."},
            "then": {"type": "string", "enum": ["lost", "adjudicated"], "description": "What becomes of the others."},
            "silent": {"type": "boolean",
                "description": "Who loses half of his games of an event by silence has withdrawn from it."},
        },
    });
    [
        ("illegal_moves", "RefusedMoveRules", refused_moves.clone()),
        ("ambiguous_moves", "RefusedMoveRules", refused_moves),
        ("arbiter", "ArbiterRules", arbiter),
        ("withdrawal", "WithdrawalRules", withdrawal),
        ("time_control", "TimeControl", time_control),
        ("free_time", "FreeTime", free_time),
        ("leave", "LeaveRules", leave),
        ("silence", "SilenceRule", silence),
        ("flags", "FlagRule", flags),
        ("conditional_moves", "ConditionalRule", conditional),
        ("tablebase", "TablebaseRules", tablebase),
        ("adjudication", "AdjudicationRules", adjudication),
    ]
}

fn like(value: &Value) -> RefOr<Schema> {
    let typed = |kind| RefOr::T(Schema::Object(ObjectBuilder::new().schema_type(kind).build()));
    match value {
        Value::Object(members) => {
            let object = members.iter().fold(ObjectBuilder::new(), |object, (name, value)| {
                object.property(name.clone(), like(value))
            });
            RefOr::T(Schema::Object(object.build()))
        }
        // Numbers of players.
        Value::Array(_) => RefOr::T(Schema::Array(Array::new(typed(SchemaType::Type(Type::Integer))))),
        Value::Bool(_) => typed(SchemaType::Type(Type::Boolean)),
        Value::Number(_) => typed(SchemaType::Type(Type::Integer)),
        Value::Null => typed(SchemaType::from_iter([Type::Integer, Type::Null])),
        _ => typed(SchemaType::Type(Type::String)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// serde lists all names of an enum when it is given a wrong one.
    fn all_names<T: serde::de::DeserializeOwned>() -> Vec<String> {
        let Err(error) = serde_json::from_value::<T>(Value::String("?".into())) else {
            panic!("`?` is a name")
        };
        error.to_string().split('`').skip(3).step_by(2).map(str::to_owned).collect()
    }

    /// What of a value the schema does not name, by its path.
    fn unnamed(value: &Value, schema: &Value, path: &str) -> Vec<String> {
        let (Value::Object(members), Some(properties)) = (value, schema["properties"].as_object()) else {
            return Vec::new();
        };
        let each = members.iter().map(|(name, value)| {
            let path = format!("{path}.{name}");
            properties.get(name).map_or_else(|| vec![path.clone()], |schema| unnamed(value, schema, &path))
        });
        each.flatten().collect()
    }

    /// The default ones leave out what most games do without: a client has to know of it all the same.
    #[test]
    fn every_regulation_is_in_the_document() {
        let rules = domain::Regulations {
            draws: domain::DrawRules { offer_again_after: 1, ..Default::default() },
            ambiguous_moves: domain::IllegalMoveRules { loses_at: Some(3), ..Default::default() },
            arbiter: domain::ArbiterRules {
                named: vec![domain::PlayerId(1)],
                appeal_days: 1,
                takeback: true,
            },
            withdrawal: domain::WithdrawalRules {
                annul_before: 1,
                then: domain::Withdrawal::Adjudicated,
                silent: true,
            },
            silence: Some(domain::SilenceRule::default()),
            leave: Some(domain::LeaveRules::default()),
            tablebase: Some(domain::TablebaseRules::default()),
            adjudication: Some(domain::AdjudicationRules::default()),
            conditional_moves: domain::ConditionalRule::Visible,
            flags: domain::FlagRule::ByArbiter,
            free_time: domain::clock::FreeTime {
                weekdays: vec![domain::clock::Weekday::Sunday],
                ..Default::default()
            },
            time_control: domain::TimeControl::default(),
            illegal_moves: domain::IllegalMoveRules::default(),
            adjournment: domain::AdjournmentRules::default(),
        };
        let (value, schema) =
            (serde_json::to_value(rules).unwrap(), serde_json::to_value(regulations()).unwrap());
        assert!(value["withdrawal"]["silent"] == true && value["arbiter"]["named"] == json!([1]));
        assert_eq!(unnamed(&value, &schema, ""), [""; 0]);
    }

    #[test]
    fn the_names_are_those_of_domain() {
        assert_eq!(all_names::<domain::Outcome>(), OUTCOMES);
        assert_eq!(all_names::<domain::Termination>(), TERMINATIONS);
        assert_eq!(all_names::<Notation>(), Notation::ALL.map(Notation::name));
        assert_eq!(all_names::<domain::ClaimBasis>(), BASES);
    }
}
