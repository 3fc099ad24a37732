//! Shares schemas: an inline schema equal to a component becomes a reference to it, and each form of a choice a component.
//! A set of one name becomes a constant, and integers get their bounds.

use utoipa::{
    Number,
    openapi::{
        OpenApi, Ref, RefOr, Schema,
        schema::{AdditionalProperties, ArrayItems, KnownFormat, Object, SchemaFormat},
    },
};

/// The document with every schema once.
pub(super) fn share(mut document: OpenApi) -> OpenApi {
    let Some(schemas) = document.components.as_mut().map(|components| &mut components.schemas) else {
        return document;
    };
    schemas.values_mut().for_each(bound);
    schemas.values_mut().for_each(constant);
    let named: Vec<(String, Schema)> = schemas
        .iter()
        .filter_map(|(name, schema)| Some((name.clone(), bare(inline(schema)?))))
        .filter(|(_, schema)| is_nameable(schema))
        .collect();
    let forms: Vec<_> = schemas.iter_mut().flat_map(|(name, schema)| take_forms(name, schema)).collect();
    schemas.extend(forms);
    // A component itself stays; what it consists of does not.
    for schema in schemas.values_mut() {
        each(schema, &mut |part| refer(part, &named));
    }
    for item in document.paths.paths.values_mut() {
        let operations = [&mut item.get, &mut item.put, &mut item.post, &mut item.patch, &mut item.delete];
        for operation in operations.into_iter().flatten() {
            let parameters = operation.parameters.iter_mut().flatten().filter_map(inline_mut);
            let parameters = parameters.filter_map(|parameter| parameter.schema.as_mut());
            let body = operation.request_body.iter_mut().filter_map(inline_mut);
            let answers = operation.responses.responses.values_mut().filter_map(inline_mut);
            let contents = body.flat_map(|body| body.content.values_mut());
            let contents = contents.chain(answers.flat_map(|answer| answer.content.values_mut()));
            let bodies = contents.filter_map(inline_mut).filter_map(|content| content.schema.as_mut());
            for schema in parameters.chain(bodies) {
                bound(schema);
                constant(schema);
                refer(schema, &named);
            }
        }
    }
    document
}

const fn inline(schema: &RefOr<Schema>) -> Option<&Schema> {
    match schema {
        RefOr::T(schema) => Some(schema),
        RefOr::Ref(_) => None,
    }
}

fn inline_mut<T>(part: &mut RefOr<T>) -> Option<&mut T> {
    match part {
        RefOr::T(part) => Some(part),
        RefOr::Ref(_) => None,
    }
}

/// A schema without what is said about it: the same thing is described, and left out, differently in different places.
fn bare(schema: &Schema) -> Schema {
    let mut schema = schema.clone();
    match &mut schema {
        Schema::Object(object) => (object.description, object.default) = (None, None),
        Schema::OneOf(one_of) => (one_of.description, one_of.default) = (None, None),
        _ => {}
    }
    schema
}

/// Something that a component can be: an object, a choice, a set of names.
fn is_nameable(schema: &Schema) -> bool {
    match schema {
        Schema::Object(object) => !object.properties.is_empty() || object.enum_values.is_some(),
        Schema::OneOf(_) | Schema::AllOf(_) | Schema::AnyOf(_) => true,
        _ => false,
    }
}

fn refer(schema: &mut RefOr<Schema>, named: &[(String, Schema)]) {
    if let Some(this) = inline(schema).filter(|schema| is_nameable(schema)) {
        let bare = bare(this);
        if let Some((name, _)) = named.iter().find(|(_, component)| *component == bare) {
            *schema = RefOr::Ref(Ref::from_schema_name(name));
            return;
        }
    }
    each(schema, &mut |part| refer(part, named));
}

fn each(schema: &mut RefOr<Schema>, change: &mut impl FnMut(&mut RefOr<Schema>)) {
    let RefOr::T(schema) = schema else { return };
    match schema {
        Schema::Array(array) => {
            if let ArrayItems::RefOrSchema(items) = &mut array.items {
                change(items);
            }
        }
        Schema::Object(object) => {
            object.properties.values_mut().for_each(&mut *change);
            if let Some(AdditionalProperties::RefOr(values)) = object.additional_properties.as_deref_mut() {
                change(values);
            }
        }
        Schema::OneOf(one_of) => one_of.items.iter_mut().for_each(change),
        Schema::AllOf(all_of) => all_of.items.iter_mut().for_each(change),
        Schema::AnyOf(any_of) => any_of.items.iter_mut().for_each(change),
        _ => {}
    }
}

/// A tag of one name is a constant: generators make a type of every set of names. utoipa has no member for it.
fn constant(schema: &mut RefOr<Schema>) {
    if let RefOr::T(Schema::Object(object)) = schema
        && let Some([_]) = object.enum_values.as_deref()
        && let Some(name) = object.enum_values.take().and_then(|mut names| names.pop())
    {
        object.extensions.get_or_insert_default().insert("const".to_owned(), name);
    }
    each(schema, &mut constant);
}

/// Makes each form of a choice a component named for the choice and the constant of the form, such as `ArbiterActWarn`.
/// Generators number nameless forms, and then a new form renames those after it.
fn take_forms(name: &str, schema: &mut RefOr<Schema>) -> Vec<(String, RefOr<Schema>)> {
    let RefOr::T(Schema::OneOf(choice)) = schema else { return Vec::new() };
    let mut forms = Vec::new();
    for item in &mut choice.items {
        if let Some(tag) = inline(item).and_then(tag) {
            let form = format!("{name}{}", pascal_case(tag));
            forms.push((form.clone(), std::mem::replace(item, RefOr::Ref(Ref::from_schema_name(form)))));
        }
    }
    forms
}

/// The constant that distinguishes a form of a choice.
fn tag(schema: &Schema) -> Option<&str> {
    let Schema::Object(object) = schema else { return None };
    object.properties.values().filter_map(inline).find_map(|property| match property {
        Schema::Object(property) => property.extensions.as_ref()?.get("const")?.as_str(),
        _ => None,
    })
}

/// `take_back` as a type is called: `TakeBack`.
fn pascal_case(name: &str) -> String {
    let words = name.split('_').map(|word| {
        let (first, rest) = word.split_at(word.len().min(1));
        first.to_ascii_uppercase() + rest
    });
    words.collect()
}

/// Formats that only Rust knows become bounds.
fn bound(schema: &mut RefOr<Schema>) {
    if let RefOr::T(Schema::Object(object)) = schema
        && let Some(SchemaFormat::KnownFormat(format)) = &object.format
    {
        let bounds = match format {
            KnownFormat::UInt8 => Some((KnownFormat::Int32, u8::MAX.into())),
            KnownFormat::UInt16 => Some((KnownFormat::Int32, u16::MAX.into())),
            KnownFormat::UInt32 => Some((KnownFormat::Int64, u32::MAX.into())),
            KnownFormat::UInt64 => Some((KnownFormat::Int64, i64::MAX)),
            _ => None,
        };
        if let Some((format, most)) = bounds {
            bounded(object, format, most);
        }
    }
    each(schema, &mut bound);
}

fn bounded(object: &mut Object, format: KnownFormat, most: i64) {
    object.format = Some(SchemaFormat::KnownFormat(format));
    object.minimum.get_or_insert(Number::UInt(0));
    object.maximum.get_or_insert_with(|| Number::Int(isize::try_from(most).unwrap_or(isize::MAX)));
}
