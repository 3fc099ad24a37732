use serde::de::{
    DeserializeOwned, Error, IntoDeserializer as _,
    value::{MapDeserializer, StrDeserializer},
};
use utoipa::openapi::{
    RefOr, Schema,
    schema::{ObjectBuilder, OneOfBuilder, Type},
};

/// The names that serde expects in place of a wrong one.
#[derive(Debug, thiserror::Error)]
#[error("one of {0:?}")]
struct Expected(&'static [&'static str]);

impl Error for Expected {
    fn custom<T: std::fmt::Display>(_: T) -> Self {
        Self(&[])
    }

    fn unknown_variant(_: &str, names: &'static [&'static str]) -> Self {
        Self(names)
    }
}

const WRONG: &str = "?";

/// Returns the names of an enum's variants, as serde writes them.
pub(crate) fn names_of<T: DeserializeOwned>() -> &'static [&'static str] {
    let wrong: StrDeserializer<'_, Expected> = WRONG.into_deserializer();
    T::deserialize(wrong).err().map_or(&[], |Expected(names)| names)
}

/// Returns the names of an enum's variants that serde writes into the member `tag`.
pub(crate) fn tags_of<T: DeserializeOwned>(tag: &'static str) -> &'static [&'static str] {
    let wrong = MapDeserializer::<_, Expected>::new([(tag, WRONG)].into_iter());
    T::deserialize(wrong).err().map_or(&[], |Expected(names)| names)
}

/// Returns this schema, or null.
pub(super) fn or_null(schema: impl Into<RefOr<Schema>>) -> RefOr<Schema> {
    let null = ObjectBuilder::new().schema_type(Type::Null);
    RefOr::T(Schema::OneOf(OneOfBuilder::new().item(null).item(schema).build()))
}
