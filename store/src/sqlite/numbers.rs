//! The numbers that rows get.

use diesel::{prelude::*, result::QueryResult};

use super::Db;
use crate::schema::installation::sqlite_sequence;

/// The last number given in a table, if one was.
pub(super) fn last(db: &mut Db, table: &str) -> QueryResult<Option<i64>> {
    sqlite_sequence::table.find(table).select(sqlite_sequence::seq).first(db).optional()
}

/// The next number of a table. Nobody else takes it: there is one writer.
pub(super) fn next(db: &mut Db, table: &str) -> QueryResult<i64> {
    Ok(last(db, table)?.unwrap_or(0) + 1)
}

/// The last number given in a table is this one.
pub(super) fn set(db: &mut Db, table: &str, last: i64) -> QueryResult<()> {
    let row = diesel::update(sqlite_sequence::table.find(table));
    if row.set(sqlite_sequence::seq.eq(last)).execute(db)? == 0 {
        diesel::insert_into(sqlite_sequence::table)
            .values((sqlite_sequence::name.eq(table), sqlite_sequence::seq.eq(last)))
            .execute(db)?;
    }
    Ok(())
}

/// Leaves numbers of a table out.
pub(super) fn skip(db: &mut Db, table: &str, numbers: i64) -> QueryResult<()> {
    let last = last(db, table)?.unwrap_or(0);
    set(db, table, last + numbers)
}
