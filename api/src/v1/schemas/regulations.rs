//! The schema of regulations. The default ones show the members that most games have; the others are described here.

use domain::{ConditionalRule, DrawRules, FlagRule, Regulations, Withdrawal};
use serde_json::{Value, json};
use utoipa::openapi::{
    RefOr, Schema,
    schema::{Array, ObjectBuilder, SchemaType, Type},
};

use super::names::{names_of, or_null};

/// The schemas of the parts that have a name of their own.
pub(super) fn components() -> Vec<(&'static str, RefOr<Schema>)> {
    let shape = serde_json::to_value(shape()).unwrap_or_default();
    let mut parts: Vec<_> = rules().into_iter().map(|(_, name, schema)| (name, part(schema))).collect();
    parts.extend([("Period", part(period())), ("Night", part(night()))]);
    parts.extend(
        [("DrawRules", "draws"), ("AdjournmentRules", "adjournment")]
            .map(|(name, member)| (name, like(&shape[member]))),
    );
    parts
}

fn part(schema: Value) -> RefOr<Schema> {
    serde_json::from_value(schema).unwrap_or_default()
}

/// The regulations, in the shape of the default ones. Every member may be left out.
pub(crate) fn regulations() -> RefOr<Schema> {
    let example = serde_json::to_value(Regulations::default()).unwrap_or_default();
    let mut schema = like(&serde_json::to_value(shape()).unwrap_or_default());
    if let RefOr::T(Schema::Object(object)) = &mut schema {
        object.description =
            Some("The rules of the game beyond the Laws; those left out have the default values.".into());
        object.default = Some(example);
        for (property, _, rule) in rules() {
            let rule = part(rule);
            let optional = ["leave", "silence", "tablebase", "adjudication", "public"].contains(&property);
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

/// The regulations of which the default ones show only a part: the member, the name of its schema, and the schema.
fn rules() -> [(&'static str, &'static str, Value); 13] {
    [
        ("illegal_moves", "RefusedMoveRules", refused_moves()),
        ("ambiguous_moves", "RefusedMoveRules", refused_moves()),
        ("arbiter", "ArbiterRules", arbiter()),
        ("withdrawal", "WithdrawalRules", withdrawal()),
        ("time_control", "TimeControl", time_control()),
        ("free_time", "FreeTime", free_time()),
        ("leave", "LeaveRules", leave()),
        ("silence", "SilenceRule", silence()),
        (
            "flags",
            "FlagRule",
            one_name(names_of::<FlagRule>(), "Decides about fallen flags; the service by itself without it."),
        ),
        (
            "conditional_moves",
            "ConditionalRule",
            one_name(
                names_of::<ConditionalRule>(),
                "Visibility of conditional moves; only their owner sees them without it.",
            ),
        ),
        ("tablebase", "TablebaseRules", tablebase()),
        ("adjudication", "AdjudicationRules", adjudication()),
        ("public", "PublicRules", public()),
    ]
}

fn count() -> Value {
    json!({"type": "integer"})
}

fn one_name(names: &[&str], description: &str) -> Value {
    json!({"type": "string", "enum": names, "description": description})
}

fn object(description: &str, properties: Value) -> Value {
    json!({"type": "object", "description": description, "properties": properties})
}

fn within(minimum: u32, maximum: u32, description: &str) -> Value {
    json!({"type": "integer", "minimum": minimum, "maximum": maximum, "description": description})
}

fn period() -> Value {
    let length =
        |what: &str| json!({"type": "string", "description": format!("{what}, such as 50d or 1d 12h.")});
    json!({
        "type": "object",
        "description": "Moves in a time.",
        "required": ["time"],
        "properties": {
            "moves": {"type": ["integer", "null"], "description": "The number of moves; the rest of the game without it."},
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
        "description": "Hours of the night where the player is, such as 23:00 and 07:00.",
        "required": ["from", "until"],
        "properties": {"from": {"type": "string"}, "until": {"type": "string"}},
    })
}

fn time_control() -> Value {
    let control = |kind: &str, about: &str, mut properties: Value, required: &[&str]| {
        properties["kind"] = json!({"type": "string", "enum": [kind]});
        json!({"type": "object", "description": about, "properties": properties, "required": required})
    };
    json!({"oneOf": [
        control("per_move", "A limit for every move.", json!({"days": count()}), &["kind", "days"]),
        control(
            "periods",
            "Moves in a time, Fischer, delay, or several periods in sequence; the last is repeated.",
            json!({
                "periods": {"type": "array", "items": period()},
                "whole_days": {"type": "boolean", "description": "Only whole days are charged."},
                "double_after_days": {"type": ["integer", "null"],
                    "description": "Time beyond these days is charged twice."},
                "thematic": {"type": "boolean", "description": "Moves before the starting position count."},
            }),
            &["kind", "periods"],
        ),
        control(
            "triple_block",
            "ICCF's Triple Block.",
            json!({
                "clock_days": count(), "bank_days": count(), "increment_days": count(), "increment_moves": count(),
                "sudden_death_protection": {"type": "boolean"},
            }),
            &["kind", "clock_days", "bank_days", "increment_days"],
        ),
    ]})
}

fn free_time() -> Value {
    object(
        "Times at which clocks stand still, where the player is.",
        json!({
            "weekdays": {"type": "array", "items": {"type": "string"}, "description": "Such as saturday."},
            "dates": {"type": "array", "items": {"type": "string"}, "description": "Such as 2026-12-24."},
            "night": {"oneOf": [{"type": "null"}, night()]},
        }),
    )
}

fn leave() -> Value {
    object(
        "Leave; none without it.",
        json!({
            "days_per_year": count(), "notice_days": count(), "min_days": count(), "may_move": {"type": "boolean"},
        }),
    )
}

fn silence() -> Value {
    object(
        "A player who is silent for these days loses, unless they declared before that they go on thinking.",
        json!({
            "remind_after_days": {"type": "array", "items": count(), "minItems": 3, "maxItems": 3},
            "loses_after_days": count(),
        }),
    )
}

fn public() -> Value {
    object(
        "What people without an account see of the game; nothing without it.",
        json!({"delay": within(0, 100, "Half-moves that they do not see before the end; 0.")}),
    )
}

fn tablebase() -> Value {
    object(
        "Claims by endgame tablebases; none without it.",
        json!({
            "fifty_moves": {"type": "boolean", "description": "The fifty-move rule counts; not at ICCF."},
            "men": within(3, 7, "The most men on the board; 7."),
            "decided_within_days": within(1, 90, "Days an arbiter has for a position in no table; 14."),
        }),
    )
}

fn adjudication() -> Value {
    object(
        "Requests for adjudication; none without it.",
        json!({
            "not_before_move": within(0, 500, "Both sides have made this number of moves; 0."),
            "clocks_stop": {"type": "boolean", "description": "No clock runs and nobody moves meanwhile; true."},
            "decided_within_days": within(1, 90, "Days an arbiter has; 30."),
        }),
    )
}

fn refused_moves() -> Value {
    object(
        "The cost of refused moves of one kind; they are only counted without it.",
        json!({
            "opponent_gains_days": count(),
            "loses_at": {"type": ["integer", "null"], "minimum": 1},
        }),
    )
}

fn arbiter() -> Value {
    object(
        "The powers of an arbiter, and the days a player has to appeal.",
        json!({
            "appeal_days": count(), "takeback": {"type": "boolean"},
            "named": {"type": "array", "items": {"type": "integer"}, "maxItems": 10,
                "description": "The arbiters of this game, by number; without it those of the service."},
        }),
    )
}

fn withdrawal() -> Value {
    object(
        "The games from which a player withdraws; without it they are lost.",
        json!({
            "annul_before": within(0, 100, "A game with fewer moves completed by both sides is annulled."),
            "then": one_name(names_of::<Withdrawal>(), "The fate of the other games."),
            "silent": {"type": "boolean",
                "description": "A player who loses half of their games of an event by silence has withdrawn from it."},
        }),
    )
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
