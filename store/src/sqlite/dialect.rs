//! SQL that differs in SQLite.

use diesel::{prelude::*, query_builder::AstPass, sql_types::Text, sqlite::Sqlite};

use super::Db;

/// Every table but SQLite's own.
pub(super) const TABLES: &str =
    "SELECT name AS text FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'";
/// The size of the database in bytes.
pub(super) const SIZE: &str = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()";
/// The columns of table `$1`.
pub(super) const COLUMNS: &str =
    "SELECT name, lower(type) AS kind, pk AS \"key\" FROM pragma_table_info($1) ORDER BY cid";
/// The rows of the JSON array `$1`.
pub(super) const ROWS: &str = "json_each($1)";

/// All reads of the work see one instant.
pub(super) fn snapshot<T, E: From<diesel::result::Error>>(
    db: &mut Db,
    work: impl FnOnce(&mut Db) -> Result<T, E>,
) -> Result<T, E> {
    db.transaction(work)
}

/// A row as a JSON array.
pub(super) fn row(values: &str) -> String {
    format!("json_array({values})")
}

/// A column as a JSON value: bytes in hexadecimal.
pub(super) fn shown(name: &str, kind: &str) -> String {
    match kind {
        "blob" => format!("iif(\"{name}\" IS NULL, NULL, hex(\"{name}\"))"),
        _ => format!("\"{name}\""),
    }
}

/// The value at a place of a JSON array.
pub(super) fn value(array: &str, place: usize, kind: &str) -> String {
    match kind {
        "blob" => format!("unhex(json_extract({array}, '$[{place}]'))"),
        _ => format!("json_extract({array}, '$[{place}]')"),
    }
}

/// Some numbers, in a text that does not vary with their count, so that the statement stays prepared.
pub(super) struct Numbers(String);

impl Numbers {
    pub(super) fn new(numbers: &[i64]) -> Self {
        let numbers: Vec<String> = numbers.iter().map(i64::to_string).collect();
        Self(format!("[{}]", numbers.join(",")))
    }

    /// Writes the condition that the expression before it is one of them.
    pub(super) fn contain<'b>(&'b self, out: &mut AstPass<'_, 'b, Sqlite>) -> QueryResult<()> {
        out.push_sql(" IN (SELECT value FROM json_each(");
        out.push_bind_param::<Text, _>(&self.0)?;
        out.push_sql("))");
        Ok(())
    }
}
