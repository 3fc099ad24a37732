//! An event in JSON: one flat object, which begins with `type` and `at`. It is read without a copy of its members.

use core::fmt;

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{
        DeserializeSeed, EnumAccess, Error as _, IgnoredAny, MapAccess, VariantAccess, Visitor,
        value::EnumAccessDeserializer,
    },
    ser::{Error as _, Impossible, SerializeStruct, SerializeStructVariant},
};

use crate::{Event, EventKind, Instant};

impl EventKind {
    /// Makes an event of it.
    #[must_use]
    pub const fn at(self, at: Instant) -> Event {
        Event { at, kind: self }
    }
}

impl Serialize for Event {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.kind.serialize(Flat { serializer, at: self.at })
    }
}

/// Writes a variant as a flat object.
struct Flat<S> {
    serializer: S,
    at: Instant,
}

impl<S: Serializer> Flat<S> {
    fn begin(self, variant: &'static str, members: usize) -> Result<S::SerializeStruct, S::Error> {
        let mut object = self.serializer.serialize_struct("Event", members + 2)?;
        object.serialize_field("type", variant)?;
        object.serialize_field("at", &self.at)?;
        Ok(object)
    }
}

/// The members of a variant.
struct Members<O>(O);

impl<O: SerializeStruct> SerializeStructVariant for Members<O> {
    type Ok = O::Ok;
    type Error = O::Error;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        key: &'static str,
        value: &T,
    ) -> Result<(), O::Error> {
        self.0.serialize_field(key, value)
    }

    fn end(self) -> Result<O::Ok, O::Error> {
        self.0.end()
    }
}

/// Refuses what no variant is.
macro_rules! refuse {
    ($($name:ident$(<$T:ident>)?($($argument:ty),*) -> $ok:ty;)*) => {
        $(fn $name$(<$T: Serialize + ?Sized>)?(self, $(_: $argument),*) -> Result<$ok, S::Error> {
            Err(S::Error::custom("an event is a unit or has members"))
        })*
    };
}

impl<S: Serializer> Serializer for Flat<S> {
    type Ok = S::Ok;
    type Error = S::Error;
    type SerializeSeq = Impossible<S::Ok, S::Error>;
    type SerializeTuple = Impossible<S::Ok, S::Error>;
    type SerializeTupleStruct = Impossible<S::Ok, S::Error>;
    type SerializeTupleVariant = Impossible<S::Ok, S::Error>;
    type SerializeMap = Impossible<S::Ok, S::Error>;
    type SerializeStruct = Impossible<S::Ok, S::Error>;
    type SerializeStructVariant = Members<S::SerializeStruct>;

    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<S::Ok, S::Error> {
        self.begin(variant, 0)?.end()
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        members: usize,
    ) -> Result<Members<S::SerializeStruct>, S::Error> {
        self.begin(variant, members).map(Members)
    }

    refuse! {
        serialize_bool(bool) -> S::Ok;
        serialize_i8(i8) -> S::Ok;
        serialize_i16(i16) -> S::Ok;
        serialize_i32(i32) -> S::Ok;
        serialize_i64(i64) -> S::Ok;
        serialize_u8(u8) -> S::Ok;
        serialize_u16(u16) -> S::Ok;
        serialize_u32(u32) -> S::Ok;
        serialize_u64(u64) -> S::Ok;
        serialize_f32(f32) -> S::Ok;
        serialize_f64(f64) -> S::Ok;
        serialize_char(char) -> S::Ok;
        serialize_str(&str) -> S::Ok;
        serialize_bytes(&[u8]) -> S::Ok;
        serialize_none() -> S::Ok;
        serialize_some<T>(&T) -> S::Ok;
        serialize_unit() -> S::Ok;
        serialize_unit_struct(&'static str) -> S::Ok;
        serialize_newtype_struct<T>(&'static str, &T) -> S::Ok;
        serialize_newtype_variant<T>(&'static str, u32, &'static str, &T) -> S::Ok;
        serialize_seq(Option<usize>) -> Self::SerializeSeq;
        serialize_tuple(usize) -> Self::SerializeTuple;
        serialize_tuple_struct(&'static str, usize) -> Self::SerializeTupleStruct;
        serialize_tuple_variant(&'static str, u32, &'static str, usize) -> Self::SerializeTupleVariant;
        serialize_map(Option<usize>) -> Self::SerializeMap;
        serialize_struct(&'static str, usize) -> Self::SerializeStruct;
    }
}

impl<'de> Deserialize<'de> for Event {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(Reader)
    }
}

struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = Event;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an event: an object that begins with type and at")
    }

    fn visit_map<A: MapAccess<'de>>(self, object: A) -> Result<Event, A::Error> {
        let mut at = Instant(0);
        let kind = EventKind::deserialize(EnumAccessDeserializer::new(Object { object, at: &mut at }))?;
        Ok(kind.at(at))
    }
}

/// The members that every event begins with.
#[derive(Eq, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum First {
    Type,
    At,
}

struct Object<'a, A> {
    object: A,
    at: &'a mut Instant,
}

impl<'de, A: MapAccess<'de>> Object<'_, A> {
    fn expect(&mut self, member: First, name: &'static str) -> Result<(), A::Error> {
        let found = self.object.next_key::<First>()? == Some(member);
        found.then_some(()).ok_or_else(|| A::Error::missing_field(name))
    }
}

impl<'de, A: MapAccess<'de>> EnumAccess<'de> for Object<'_, A> {
    type Error = A::Error;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(mut self, seed: V) -> Result<(V::Value, Self), A::Error> {
        self.expect(First::Type, "type")?;
        let variant = self.object.next_value_seed(seed)?;
        self.expect(First::At, "at")?;
        *self.at = self.object.next_value()?;
        Ok((variant, self))
    }
}

impl<'de, A: MapAccess<'de>> VariantAccess<'de> for Object<'_, A> {
    type Error = A::Error;

    fn unit_variant(mut self) -> Result<(), A::Error> {
        while self.object.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
        Ok(())
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, A::Error> {
        visitor.visit_map(self.object)
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, _: T) -> Result<T::Value, A::Error> {
        Err(A::Error::custom("an event is a unit or has members"))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, _: V) -> Result<V::Value, A::Error> {
        Err(A::Error::custom("an event is a unit or has members"))
    }
}
