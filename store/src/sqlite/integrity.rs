//! Damage of the file, found before anything is written to it.

use std::path::Path;

use diesel::{
    prelude::*,
    result::Error as DieselError,
    sql_query,
    sql_types::{BigInt, Nullable, Text},
};

use super::connection::{Db, damaged_if_corrupt};
use crate::opening::OpenError;

/// Files up to this size are read whole at each start: about 20 ms.
const READ_WHOLE: u64 = 8 << 20;
/// Places looked at in each table of a larger file, so that a start costs the same whatever its size.
const PLACES: i64 = 16;

#[derive(QueryableByName)]
struct Line {
    #[diesel(sql_type = Text)]
    text: String,
}

#[derive(QueryableByName)]
struct Ends {
    #[diesel(sql_type = Nullable<BigInt>)]
    first: Option<i64>,
    #[diesel(sql_type = Nullable<BigInt>)]
    last: Option<i64>,
}

/// Finds gross damage: a file that is cut off, overwritten, or no database.
pub(super) fn glance(db: &mut Db, path: &Path) -> Result<(), OpenError> {
    let size = std::fs::metadata(path).map_err(OpenError::File)?.len();
    if size <= READ_WHOLE {
        return faults(db, "SELECT quick_check AS text FROM pragma_quick_check");
    }
    let tables = "SELECT name AS text FROM sqlite_schema WHERE type = 'table' AND rootpage > 0 \
                  AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND sql NOT LIKE '%WITHOUT ROWID%'";
    let tables: Vec<Line> = sql_query(tables).load(db).map_err(read_error)?;
    for Line { text: table } in tables {
        sample(db, &table).map_err(read_error)?;
    }
    Ok(())
}

/// Reads every page.
pub(super) fn whole(db: &mut Db) -> Result<(), OpenError> {
    faults(db, "SELECT integrity_check AS text FROM pragma_integrity_check")
}

fn faults(db: &mut Db, query: &str) -> Result<(), OpenError> {
    let lines: Vec<Line> = sql_query(query).load(db).map_err(read_error)?;
    let faults: Vec<_> =
        lines.into_iter().map(|line| line.text).filter(|text| text != "ok").take(3).collect();
    if faults.is_empty() { Ok(()) } else { Err(OpenError::Damaged(faults.join("; ").replace('\n', " "))) }
}

/// Walks down the tree of a table to its first and last row and to rows between them.
fn sample(db: &mut Db, table: &str) -> QueryResult<()> {
    let ends = format!(
        "SELECT (SELECT rowid FROM \"{table}\" ORDER BY rowid LIMIT 1) AS first, \
         (SELECT rowid FROM \"{table}\" ORDER BY rowid DESC LIMIT 1) AS last"
    );
    let Ends { first: Some(first), last: Some(last) } = sql_query(ends).get_result(db)? else {
        return Ok(());
    };
    let step = (last.saturating_sub(first) / PLACES).max(1);
    let row = format!(
        "SELECT rowid AS first, rowid AS last FROM \"{table}\" WHERE rowid >= ? ORDER BY rowid LIMIT 1"
    );
    for place in 0..=PLACES {
        let at = first.saturating_add(step.saturating_mul(place)).min(last);
        let _found: Option<Ends> = sql_query(&row).bind::<BigInt, _>(at).get_result(db).optional()?;
    }
    Ok(())
}

fn read_error(error: DieselError) -> OpenError {
    damaged_if_corrupt(OpenError::SetUp(error))
}
