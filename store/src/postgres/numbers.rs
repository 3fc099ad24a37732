//! The numbers that rows get.

use diesel::{
    prelude::*,
    result::QueryResult,
    sql_query,
    sql_types::{BigInt, Nullable, Text},
};

use super::Db;

#[derive(QueryableByName)]
struct Number {
    #[diesel(sql_type = Nullable<BigInt>)]
    number: Option<i64>,
}

/// The last number given in a table, if one was.
pub(super) fn last(db: &mut Db, table: &str) -> QueryResult<Option<i64>> {
    sql_query("SELECT pg_sequence_last_value(pg_get_serial_sequence($1, 'id')::regclass) AS number")
        .bind::<Text, _>(table)
        .get_result::<Number>(db)
        .map(|row| row.number)
}

/// The next number of a table; nobody else gets it.
pub(super) fn next(db: &mut Db, table: &str) -> QueryResult<i64> {
    sql_query("SELECT nextval(pg_get_serial_sequence($1, 'id')::regclass) AS number")
        .bind::<Text, _>(table)
        .get_result::<Number>(db)?
        .number
        .ok_or(diesel::result::Error::NotFound)
}

/// The last number given in a table is this one.
pub(super) fn set(db: &mut Db, table: &str, last: i64) -> QueryResult<()> {
    sql_query("SELECT setval(pg_get_serial_sequence($1, 'id')::regclass, $2) AS number")
        .bind::<Text, _>(table)
        .bind::<BigInt, _>(last)
        .get_result::<Number>(db)
        .map(drop)
}

/// Leaves numbers of a table out.
pub(super) fn skip(db: &mut Db, table: &str, numbers: i64) -> QueryResult<()> {
    let last = last(db, table)?.unwrap_or(0);
    set(db, table, last + numbers)
}
