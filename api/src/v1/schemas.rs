//! Schemas of types that belong to domain, which knows nothing of OpenAPI.

use domain::Regulations;
use serde_json::Value;
use utoipa::openapi::{
    Object, RefOr, Schema,
    schema::{AdditionalProperties, Array, ObjectBuilder, SchemaType, Type},
};

fn names(names: &[&str]) -> Object {
    ObjectBuilder::new().schema_type(Type::String).enum_values(Some(names.iter().copied())).build()
}

fn names_or_null(names: &[&str]) -> Object {
    ObjectBuilder::new()
        .schema_type(SchemaType::from_iter([Type::String, Type::Null]))
        .enum_values(Some(names.iter().map(|name| Value::from(*name)).chain([Value::Null])))
        .build()
}

/// `white` or `black`.
pub(crate) fn side() -> Object {
    names(&["white", "black"])
}

/// `white`, `black` or null.
pub(crate) fn side_or_null() -> Object {
    names_or_null(&["white", "black"])
}

/// What a finished game counts.
pub(crate) fn outcome() -> Object {
    names(OUTCOMES)
}

/// What a game counts, null before it is over.
pub(crate) fn outcome_or_null() -> Object {
    names_or_null(OUTCOMES)
}

/// How a game ended, null before it did.
pub(crate) fn termination_or_null() -> Object {
    names_or_null(TERMINATIONS)
}

/// On what a draw is claimed.
pub(crate) fn claim_basis() -> Object {
    names(&["threefold_repetition", "fifty_moves"])
}

/// How moves are written.
pub(crate) fn notation() -> Object {
    names(NOTATIONS)
}

const OUTCOMES: &[&str] = &["white_wins", "black_wins", "draw", "both_lose"];
const NOTATIONS: &[&str] = &["numeric", "san", "letters", "figurine", "long", "uci", "announced"];
const TERMINATIONS: &[&str] = &[
    "checkmate",
    "resignation",
    "stalemate",
    "dead_position",
    "agreement",
    "threefold_repetition",
    "fifty_moves",
    "fivefold_repetition",
    "seventy_five_moves",
    "time_limit_exceeded",
    "illegal_moves",
    "sealed_move",
    "forfeit",
    "adjudication",
];

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
    let mut schema = like(&example);
    if let RefOr::T(Schema::Object(object)) = &mut schema {
        object.description =
            Some("The rules of the game that are not the Laws; left-out ones are as shown.".into());
        object.default = Some(example);
    }
    schema
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

    #[test]
    fn the_names_are_those_of_domain() {
        assert_eq!(all_names::<domain::Outcome>(), OUTCOMES);
        assert_eq!(all_names::<domain::Termination>(), TERMINATIONS);
        assert_eq!(all_names::<domain::notation::Notation>(), NOTATIONS);
        assert_eq!(all_names::<domain::ClaimBasis>(), ["threefold_repetition", "fifty_moves"]);
    }
}
