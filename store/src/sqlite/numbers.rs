//! The numbers that rows get.

use diesel::{prelude::*, result::QueryResult};

use super::Db;
use crate::schema::installation::sqlite_sequence;

fn last(db: &mut Db, table: &str) -> QueryResult<Option<i64>> {
    sqlite_sequence::table.find(table).select(sqlite_sequence::seq).first(db).optional()
}

/// The next number of a table. Nobody else takes it: there is one writer.
pub(super) fn next(db: &mut Db, table: &str) -> QueryResult<i64> {
    Ok(last(db, table)?.unwrap_or(0) + 1)
}

/// Leaves numbers of a table out.
pub(super) fn skip(db: &mut Db, table: &str, numbers: i64) -> QueryResult<()> {
    match last(db, table)? {
        Some(last) => diesel::update(sqlite_sequence::table.find(table))
            .set(sqlite_sequence::seq.eq(last + numbers))
            .execute(db)?,
        None => diesel::insert_into(sqlite_sequence::table)
            .values((sqlite_sequence::name.eq(table), sqlite_sequence::seq.eq(numbers)))
            .execute(db)?,
    };
    Ok(())
}
