//! Schemas of types that belong to domain, which knows nothing of OpenAPI.

pub(crate) mod names;
mod regulations;

use domain::{Actor, Appeal, ClaimBasis, Color, Outcome, Role, Termination, notation::Notation, wire};
use serde::de::DeserializeOwned;
use utoipa::openapi::{
    Object, RefOr, Schema,
    schema::{AdditionalProperties, ObjectBuilder, Type},
};

use self::names::{names_of, or_null, tags_of};
pub(crate) use self::regulations::regulations;

/// The names of an enum of domain.
fn named<T: DeserializeOwned>() -> Object {
    names(names_of::<T>())
}

fn names(names: &[&str]) -> Object {
    ObjectBuilder::new().schema_type(Type::String).enum_values(Some(names.iter().copied())).build()
}

/// Every schema that is used in more than one place: the components of the document.
pub(crate) fn components() -> impl Iterator<Item = (String, RefOr<Schema>)> {
    let mine = [
        ("Side", side().into()),
        ("Actor", actor().into()),
        ("Appeals", appeals().into()),
        ("AppealState", appeal_state().into()),
        ("Scope", scope().into()),
        ("Outcome", outcome().into()),
        ("Termination", named::<Termination>().into()),
        ("ClaimBasis", claim_basis().into()),
        ("Notation", notation().into()),
        ("Event", event().into()),
        ("Regulations", regulations()),
    ];
    regulations::components().into_iter().chain(mine).map(|(name, schema)| (name.to_owned(), schema))
}

/// `white` or `black`.
pub(crate) fn side() -> Object {
    names(&[Color::White, Color::Black].map(wire::color_name))
}

/// The kinds of piece, from king to pawn.
pub(crate) fn piece() -> Object {
    names(&Role::ALL.map(wire::role::name))
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
        .property("kind", names(tags_of::<Actor>("kind")))
        .required("kind")
        .property("id", id)
        .build()
}

fn appeal_state() -> Object {
    named::<Appeal>()
}

/// The state of both sides' appeals.
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
    named::<app::Scope>()
}

/// The result of a finished game.
pub(crate) fn outcome() -> Object {
    named::<Outcome>()
}

/// The result, null before the game is over.
pub(crate) fn outcome_or_null() -> RefOr<Schema> {
    or_null(outcome())
}

/// The termination, null before the game is over.
pub(crate) fn termination_or_null() -> RefOr<Schema> {
    or_null(named::<Termination>())
}

/// The basis of a draw claim.
pub(crate) fn claim_basis() -> Object {
    named::<ClaimBasis>()
}

/// The notation.
pub(crate) fn notation() -> Object {
    names(&Notation::ALL.map(Notation::name))
}

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
            "An event of the record. `type` says what, `at` when. `mail_problem` and \
             `mail_restored` say from when to when mail did not reach the side in `to`.",
        ))
        .build()
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    /// serde lists all names of an enum when it is given a wrong one.
    fn all_names<T: serde::de::DeserializeOwned>() -> Vec<String> {
        let Err(error) = serde_json::from_value::<T>(Value::String("?".into())) else {
            panic!("`?` is a name")
        };
        error.to_string().split('`').skip(3).step_by(2).map(str::to_owned).collect()
    }

    /// The paths of a value that the schema does not name.
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

    /// The default regulations leave out what most games do without; a client needs it all the same.
    #[test]
    fn every_regulation_is_documented() {
        let rules = domain::Regulations {
            draws: domain::DrawRules {
                no_draw_before: 0,
                claim_after_moves: 50,
                automatic: true,
                wrong_claim_days: 1,
                offer_again_after: 1,
            },
            ambiguous_moves: domain::IllegalMoveRules { opponent_gains_days: 0, loses_at: Some(3) },
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
            public: Some(domain::PublicRules::default()),
            flags: domain::FlagRule::ByArbiter,
            free_time: domain::clock::FreeTime {
                weekdays: vec![domain::clock::Weekday::Sunday],
                dates: Vec::new(),
                night: None,
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
    fn names_are_those_of_domain() {
        assert_eq!(all_names::<Outcome>(), names_of::<Outcome>());
        assert_eq!(all_names::<Termination>(), names_of::<Termination>());
        assert_eq!(all_names::<Notation>(), Notation::ALL.map(Notation::name));
        assert_eq!(all_names::<ClaimBasis>(), names_of::<ClaimBasis>());
        assert_eq!(tags_of::<Actor>("kind"), ["player", "arbiter", "timekeeper"]);
    }
}
