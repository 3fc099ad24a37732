//! The numbers that rows get.

use diesel::{prelude::*, result::QueryResult, select, sql_types::Text};

use super::Db;

diesel::define_sql_function! {
    /// The sequence behind a column.
    fn pg_get_serial_sequence(table: Text, column: Text) -> diesel::sql_types::Nullable<Text>;
}

fn sequence(db: &mut Db, table: &str) -> QueryResult<String> {
    let name: Option<String> = select(pg_get_serial_sequence(table, "id")).get_result(db)?;
    name.ok_or(diesel::result::Error::NotFound)
}

/// The next number of a table; nobody else gets it.
pub(super) fn next(db: &mut Db, table: &str) -> QueryResult<i64> {
    let sequence = sequence(db, table)?;
    select(
        diesel::dsl::sql::<diesel::sql_types::BigInt>("nextval(")
            .bind::<Text, _>(sequence)
            .sql("::regclass)"),
    )
    .get_result(db)
}

/// Leaves numbers of a table out.
pub(super) fn skip(db: &mut Db, table: &str, numbers: i64) -> QueryResult<()> {
    let sequence = sequence(db, table)?;
    let last = next(db, table)?;
    diesel::sql_query("SELECT setval($1::regclass, $2)")
        .bind::<Text, _>(sequence)
        .bind::<diesel::sql_types::BigInt, _>(last + numbers)
        .execute(db)?;
    Ok(())
}
