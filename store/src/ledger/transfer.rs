//! Everything out of a database and into an empty one, row by row, whichever database it is.

use std::io::{BufRead, Read as _, Write};

use aws_lc_rs::digest::{Context, SHA256};
use data_encoding::HEXLOWER;
use diesel::{prelude::*, sql_query, sql_types};
use diesel_migrations::MigrationHarness as _;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Conn, Db, dialect, failed, installation::NUMBERED, numbers};
use crate::transfer::{Header, Moved, TABLES, TransferError};
use app::ports::{InstallationState, InstallationView as _};

/// Rows, and bytes of JSON, in one statement.
const PAGE: usize = 200;
const PAGE_BYTES: usize = 4 << 20;
/// No line is longer: the largest is a raw mail.
const LINE_BYTES: u64 = 16 << 20;

#[derive(QueryableByName)]
struct Text {
    #[diesel(sql_type = sql_types::Text)]
    text: String,
}

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = sql_types::BigInt)]
    count: i64,
}

#[derive(QueryableByName)]
struct Column {
    #[diesel(sql_type = sql_types::Text)]
    name: String,
    #[diesel(sql_type = sql_types::Text)]
    kind: String,
    /// Its place in the primary key, from 1; 0 if it is not in it.
    #[diesel(sql_type = sql_types::BigInt)]
    key: i64,
}

/// A line of the file that is not a row.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Line {
    Table { name: String, columns: Vec<String> },
    Numbers(Vec<(String, i64)>),
    End { digest: String },
}

fn sql(error: diesel::result::Error) -> TransferError {
    TransferError::Failure(failed(error))
}

fn columns(db: &mut Db, table: &str) -> Result<Vec<Column>, TransferError> {
    sql_query(dialect::COLUMNS).bind::<sql_types::Text, _>(table).load(db).map_err(sql)
}

/// The rows that were written or read so far.
struct Tally {
    digest: Context,
    moved: Moved,
}

impl Tally {
    fn new() -> Self {
        Self { digest: Context::new(&SHA256), moved: Moved::default() }
    }

    fn line(&mut self, line: &str) {
        self.digest.update(line.as_bytes());
        self.digest.update(b"\n");
    }

    fn rows(&mut self, table: &str, count: u64) {
        match self.moved.rows.last_mut() {
            Some((name, rows)) if name == table => *rows += count,
            _ => self.moved.rows.push((table.into(), count)),
        }
    }

    fn end(mut self) -> Moved {
        self.moved.digest = HEXLOWER.encode(self.digest.finish().as_ref());
        self.moved
    }
}

/// The header of an export of this database.
fn header(db: &mut Db) -> Result<Header, TransferError> {
    let applied = db.applied_migrations().map_err(TransferError::Migrations)?;
    let mut migrations: Vec<String> = applied.iter().map(ToString::to_string).collect();
    migrations.sort();
    let installation = Conn::new(db).installation()?;
    Ok(Header {
        postzug_export: 1,
        migrations,
        epoch: installation.epoch.0,
        generation: installation.generation,
        key_check: installation.key_check.map(|check| HEXLOWER.encode(&check)),
    })
}

/// Writes everything, as it stands at one instant.
pub(crate) fn export(db: &mut Db, out: &mut dyn Write) -> Result<Moved, TransferError> {
    dialect::snapshot(db, |db| {
        let header = header(db)?;
        let strangers: Vec<Text> = sql_query(dialect::TABLES).load(db).map_err(sql)?;
        if let Some(stranger) = strangers.into_iter().find(|table| !known(&table.text)) {
            return Err(TransferError::UnknownTable(stranger.text));
        }
        writeln!(out, "{}", json(&header)?).map_err(TransferError::File)?;
        let mut tally = Tally::new();
        for table in TABLES {
            export_table(db, table, out, &mut tally)?;
        }
        let mut given = Vec::new();
        for table in NUMBERED {
            if let Some(last) = numbers::last(db, table).map_err(sql)? {
                given.push((table.to_owned(), last));
            }
        }
        let line = json(&Line::Numbers(given))?;
        tally.line(&line);
        writeln!(out, "{line}").map_err(TransferError::File)?;
        let moved = tally.end();
        let end = Line::End { digest: moved.digest.clone() };
        writeln!(out, "{}", json(&end)?).map_err(TransferError::File)?;
        Ok(moved)
    })
}

fn known(table: &str) -> bool {
    TABLES.contains(&table) || matches!(table, "installation" | "log_pending" | "__diesel_schema_migrations")
}

fn json(value: &impl Serialize) -> Result<String, TransferError> {
    serde_json::to_string(value).map_err(|error| TransferError::Line(error.to_string()))
}

fn export_table(
    db: &mut Db,
    table: &str,
    out: &mut dyn Write,
    tally: &mut Tally,
) -> Result<(), TransferError> {
    let columns = columns(db, table)?;
    let names: Vec<String> = columns.iter().map(|column| column.name.clone()).collect();
    let line = json(&Line::Table { name: table.into(), columns: names })?;
    tally.line(&line);
    writeln!(out, "{line}").map_err(TransferError::File)?;
    tally.rows(table, 0);

    let mut key: Vec<usize> = (0..columns.len()).filter(|&i| columns[i].key > 0).collect();
    key.sort_by_key(|&i| columns[i].key);
    let list = |items: &mut dyn Iterator<Item = String>| items.collect::<Vec<_>>().join(", ");
    let row = dialect::row(&list(&mut columns.iter().map(|c| dialect::shown(&c.name, &c.kind))));
    let order = list(&mut key.iter().map(|&i| format!("\"{}\"", columns[i].name)));
    let last_key = list(&mut key.iter().enumerate().map(|(n, &i)| dialect::value("$1", n, &columns[i].kind)));
    let first = format!("SELECT {row} AS text FROM \"{table}\" ORDER BY {order} LIMIT {PAGE}");
    let next = format!(
        "SELECT {row} AS text FROM \"{table}\" WHERE ({order}) > ({last_key}) ORDER BY {order} LIMIT {PAGE}"
    );
    let mut last: Option<String> = None;
    loop {
        let page: Vec<Text> = match &last {
            None => sql_query(&first).load(db),
            Some(key) => sql_query(&next).bind::<sql_types::Text, _>(key).load(db),
        }
        .map_err(sql)?;
        for Text { text } in &page {
            let row: Vec<Value> =
                serde_json::from_str(text).map_err(|error| TransferError::Line(error.to_string()))?;
            // Written anew: the two databases put their spaces differently.
            let line = json(&row)?;
            tally.line(&line);
            writeln!(out, "{line}").map_err(TransferError::File)?;
            last = Some(json(&key.iter().filter_map(|&i| row.get(i)).collect::<Vec<_>>())?);
        }
        tally.rows(table, page.len() as u64);
        if page.len() < PAGE {
            return Ok(());
        }
    }
}

/// The next line; none at the end.
fn read_line(input: &mut dyn BufRead) -> Result<Option<String>, TransferError> {
    let mut line = String::new();
    let read = input.take(LINE_BYTES).read_line(&mut line).map_err(TransferError::File)?;
    if read == 0 {
        return Ok(None);
    }
    match line.strip_suffix('\n') {
        Some(line) => Ok(Some(line.to_owned())),
        None => Err(TransferError::CutShort),
    }
}

/// Reads everything into an empty database, in one transaction. Afterwards the database is marked as an unfinished
/// import, until somebody has looked at it and made it live. Into an unfinished import nothing goes: the file is only
/// read, so that somebody can look again.
pub(crate) fn import(db: &mut Db, input: &mut dyn BufRead) -> Result<Moved, TransferError> {
    db.transaction(|db| {
        let here = header(db)?;
        let begun = Conn::new(db).installation()?.state == InstallationState::Import;
        for table in TABLES.into_iter().filter(|_| !begun) {
            let rows: Count = sql_query(format!(
                "SELECT count(*) AS count FROM (SELECT 1 AS one FROM \"{table}\" LIMIT 1) AS found"
            ))
            .get_result(db)
            .map_err(sql)?;
            if rows.count > 0 {
                return Err(TransferError::NotEmpty(table.into()));
            }
        }
        let first = read_line(input)?.ok_or(TransferError::CutShort)?;
        let header: Header =
            serde_json::from_str(&first).map_err(|error| TransferError::Line(error.to_string()))?;
        if header.postzug_export != 1 {
            return Err(TransferError::Format);
        }
        if header.migrations != here.migrations {
            return Err(TransferError::OtherVersion);
        }
        let moved = import_rows(db, input, begun)?;
        if begun {
            return Ok(moved);
        }
        // Every event that was read in waits for the log, and most are in it.
        sql_query("DELETE FROM log_pending WHERE (game, seq) IN (SELECT game, seq FROM log_entry)")
            .execute(db)
            .map_err(sql)?;
        let check = header.key_check.map(|check| HEXLOWER.decode(check.as_bytes())).transpose();
        sql_query("UPDATE installation SET state = 'import', epoch = $1, generation = $2, key_check = $3")
            .bind::<sql_types::BigInt, _>(header.epoch)
            .bind::<sql_types::BigInt, _>(header.generation)
            .bind::<sql_types::Nullable<sql_types::Binary>, _>(check.map_err(|_bad| TransferError::Format)?)
            .execute(db)
            .map_err(sql)?;
        Ok(moved)
    })
}

/// Imports the rows; with `begun` they are there already.
fn import_rows(db: &mut Db, input: &mut dyn BufRead, begun: bool) -> Result<Moved, TransferError> {
    let mut tally = Tally::new();
    let mut into: Option<Target> = None;
    while let Some(line) = read_line(input)? {
        if line.starts_with('[') {
            tally.line(&line);
            let target = into.as_mut().ok_or(TransferError::Format)?;
            tally.rows(&target.table, 1);
            if !begun {
                target.take(db, &line)?;
            }
            continue;
        }
        if let Some(mut target) = into.take() {
            target.flush(db)?;
        }
        match serde_json::from_str(&line).map_err(|error| TransferError::Line(error.to_string()))? {
            Line::Table { name, columns: names } => {
                tally.line(&line);
                tally.rows(&name, 0);
                into = Some(Target::new(db, name, &names)?);
            }
            Line::Numbers(given) => {
                tally.line(&line);
                for (table, last) in given.into_iter().filter(|_| !begun) {
                    numbers::set(db, &table, last).map_err(sql)?;
                }
            }
            Line::End { digest } => {
                let moved = tally.end();
                return if moved.digest == digest { Ok(moved) } else { Err(TransferError::Altered) };
            }
        }
    }
    Err(TransferError::CutShort)
}

/// The table that rows go into.
struct Target {
    table: String,
    insert: String,
    /// A JSON array of rows, not yet closed.
    rows: String,
    count: usize,
}

impl Target {
    fn new(db: &mut Db, table: String, names: &[String]) -> Result<Self, TransferError> {
        if !TABLES.contains(&table.as_str()) {
            return Err(TransferError::UnknownTable(table));
        }
        let columns = columns(db, &table)?;
        let mut values = Vec::new();
        for (n, name) in names.iter().enumerate() {
            let column =
                columns.iter().find(|column| column.name == *name).ok_or(TransferError::OtherVersion)?;
            values.push(dialect::value("value", n, &column.kind));
        }
        if columns.len() != names.len() {
            return Err(TransferError::OtherVersion);
        }
        let insert = format!(
            "INSERT INTO \"{table}\" ({}) SELECT {} FROM {}",
            names.iter().map(|name| format!("\"{name}\"")).collect::<Vec<_>>().join(", "),
            values.join(", "),
            dialect::ROWS
        );
        Ok(Self { table, insert, rows: String::new(), count: 0 })
    }

    fn take(&mut self, db: &mut Db, row: &str) -> Result<(), TransferError> {
        self.rows.push(if self.count == 0 { '[' } else { ',' });
        self.rows.push_str(row);
        self.count += 1;
        if self.count == PAGE || self.rows.len() > PAGE_BYTES { self.flush(db) } else { Ok(()) }
    }

    fn flush(&mut self, db: &mut Db) -> Result<(), TransferError> {
        if self.count == 0 {
            return Ok(());
        }
        self.rows.push(']');
        let rows = std::mem::take(&mut self.rows);
        let inserted = sql_query(&self.insert).bind::<sql_types::Text, _>(rows).execute(db).map_err(sql)?;
        if inserted != self.count {
            return Err(TransferError::Altered);
        }
        self.count = 0;
        Ok(())
    }
}
