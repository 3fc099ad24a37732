//! SQL that differs in PostgreSQL.

use diesel::{
    pg::Pg,
    prelude::*,
    query_builder::AstPass,
    sql_types::{Array, BigInt},
};

use super::Db;

/// Every table.
pub(super) const TABLES: &str =
    "SELECT tablename::text AS text FROM pg_tables WHERE schemaname = current_schema()";
/// The size of the database in bytes.
pub(super) const SIZE: &str = "SELECT pg_database_size(current_database())";
/// The columns of table `$1`.
pub(super) const COLUMNS: &str = "SELECT a.attname::text AS name, t.typname::text AS kind, \
     coalesce(array_position(i.indkey::int2[], a.attnum) + 1, 0)::bigint AS \"key\" \
     FROM pg_attribute a JOIN pg_type t ON t.oid = a.atttypid \
     LEFT JOIN pg_index i ON i.indrelid = a.attrelid AND i.indisprimary \
     WHERE a.attrelid = $1::regclass AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attnum";
/// The rows of the JSON array `$1`.
pub(super) const ROWS: &str = "json_array_elements($1::json) AS rows(value)";

/// All reads of the work see one instant.
pub(super) fn snapshot<T, E: From<diesel::result::Error>>(
    db: &mut Db,
    work: impl FnOnce(&mut Db) -> Result<T, E>,
) -> Result<T, E> {
    // Not read-only: listing the migrations makes their table if it is not there.
    db.build_transaction().repeatable_read().run(work)
}

/// A row as a JSON array.
pub(super) fn row(values: &str) -> String {
    format!("json_build_array({values})::text")
}

/// A column as a JSON value: bytes in hexadecimal, truth as 0 and 1.
pub(super) fn shown(name: &str, kind: &str) -> String {
    match kind {
        "bytea" => format!("upper(encode(\"{name}\", 'hex'))"),
        "bool" => format!("\"{name}\"::int"),
        _ => format!("\"{name}\""),
    }
}

/// The value at a place of a JSON array.
pub(super) fn value(array: &str, place: usize, kind: &str) -> String {
    let text = format!("({array}::json ->> {place})");
    match kind {
        "bytea" => format!("decode({text}, 'hex')"),
        "bool" => format!("{text}::int::boolean"),
        "text" => text,
        _ => format!("{text}::bigint"),
    }
}

/// Some numbers, in a text that does not vary with their count, so that the statement stays prepared.
pub(super) struct Numbers(Vec<i64>);

impl Numbers {
    pub(super) fn new(numbers: &[i64]) -> Self {
        Self(numbers.to_vec())
    }

    /// Writes the condition that the expression before it is one of them.
    pub(super) fn contain<'b>(&'b self, out: &mut AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        out.push_sql(" = ANY(");
        out.push_bind_param::<Array<BigInt>, _>(&self.0)?;
        out.push_sql(")");
        Ok(())
    }
}
