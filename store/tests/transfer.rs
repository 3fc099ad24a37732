//! Everything out of one database and into another, byte for byte.

use std::{io::Cursor, path::PathBuf};

use app::ports::{InstallationState, read};
use diesel::{
    Connection as _, RunQueryDsl as _, SqliteConnection,
    connection::SimpleConnection as _,
    dsl::sql,
    sql_types::{BigInt, Text},
};
use store::{
    Store,
    testing::{Dice, TestInstance, seed},
    transfer::{Moved, TransferError, export, import},
};

/// Rows in each table: a page and a part of one.
const ROWS: i64 = 230;
const TEXTS: [&str; 8] =
    ["", "it's \"quoted\"", "ж♞\u{1f600}\u{301}", "a\nb\r\n\tc", "\\ \u{1}\u{7f}", "[null]", "0", "NULL"];
const NUMBERS: [i64; 7] = [0, 1, -1, i64::MAX, i64::MIN, 1 << 53, 1_767_607_200_000];

struct Draw(Dice);

impl Draw {
    fn bytes(&self, length: usize) -> String {
        format!("x'{}'", data_encoding::HEXLOWER.encode(&self.0.bytes(length)))
    }

    /// Anything that the column can hold.
    fn value(&self, table: &str, column: &str, kind: &str, nullable: bool, n: i64) -> String {
        let waiting = n % 4 == 0;
        match (table, column) {
            ("heartbeat" | "log_tree" | "webhook_place", "id") => "1".into(),
            ("log_tree", "key") => self.bytes(32),
            ("log_key", "public") => format!("x'{n:064x}'"),
            (_, "id" | "seq" | "inbox" | "from_at" | "start" | "leaf" | "number") => n.to_string(),
            ("game" | "challenge", "white" | "challenger") => (2 * n).to_string(),
            ("game" | "challenge", "black" | "addressee") => (2 * n + 1).to_string(),
            ("event", "ply") => {
                if n % 3 == 0 {
                    "NULL".into()
                } else {
                    n.to_string()
                }
            }
            (
                "session" | "api_token" | "account_event" | "mail_problem" | "bulk_command" | "closing_line"
                | "webhook",
                "player",
            ) => (n % ROWS + 1).to_string(),
            ("envelope_key" | "calendar", "player") => n.to_string(),
            (_, "head" | "hash" | "commitment") => self.bytes(32),
            ("message", "salt") => self.bytes(16),
            (
                _,
                "acknowledge" | "no_board" | "pgn_attached" | "calendar_attached" | "confirmed" | "reading"
                | "several_games" | "marked" | "pending" | "conditional" | "asking" | "public" | "told"
                | "used",
            ) => self.0.below(2).to_string(),
            (_, "tries") => self.0.below(9).to_string(),
            ("webhook_delivery", "webhook") => n.to_string(),
            ("webhook", "former_nonce" | "former_until") if waiting => "NULL".into(),
            ("webhook", "former_until") => n.to_string(),
            ("webhook", "nonce" | "former_nonce") => self.bytes(20),
            ("outbox" | "webhook_delivery", "state") if waiting => "'waiting'".into(),
            ("outbox", "state") => format!("'{}'", self.0.one_of(&["sent", "dropped", "dead"])),
            ("webhook_delivery", "state") => format!("'{}'", self.0.one_of(&["sent", "dead"])),
            ("outbox" | "inbox" | "webhook_delivery", "next_at") => {
                if waiting {
                    n.to_string()
                } else {
                    "NULL".into()
                }
            }
            ("outbox" | "webhook_delivery", "settled_at") | ("inbox", "filed_at") => {
                if waiting {
                    "NULL".into()
                } else {
                    n.to_string()
                }
            }
            ("inbox", "state") => format!("'{}'", self.0.one_of(&["received", "applied", "poison", "auto"])),
            (_, "game") if !nullable => (n % ROWS + 1).to_string(),
            _ if nullable && self.0.below(4) == 0 => "NULL".into(),
            // Unique in several tables.
            ("mail_source", "name") => format!("'{n} {}'", self.text()),
            (_, "name_key" | "email_key" | "key") => format!("'{n} {}'", self.text()),
            (_, "digest" | "family" | "request" | "message_key") => self.bytes(20),
            _ => match kind {
                "INTEGER" => self.0.one_of(&NUMBERS).to_string(),
                "TEXT" => format!("'{}'", self.text()),
                "BLOB" => {
                    // Texts in an index of PostgreSQL are short.
                    let long = ["raw", "sealed", "secret"].contains(&column);
                    let length = self.0.one_of(&[0, 1, 33, if long { 3000 } else { 64 }]);
                    self.bytes(length)
                }
                other => panic!("{table}.{column} is {other}"),
            },
        }
    }

    fn text(&self) -> String {
        self.0.one_of(&TEXTS).replace('\'', "''")
    }
}

/// A database in a file, whatever the other tests run on.
struct Source {
    folder: tempfile::TempDir,
}

impl Source {
    fn new() -> Self {
        let source = Self { folder: tempfile::tempdir().expect("a folder") };
        drop(Store::open_file(&source.file()).expect("a database"));
        source
    }

    fn file(&self) -> PathBuf {
        self.folder.path().join("postzug.db")
    }

    fn url(&self) -> String {
        format!("sqlite:{}", self.file().display())
    }

    fn db(&self) -> SqliteConnection {
        SqliteConnection::establish(&self.file().display().to_string()).expect("the database")
    }

    fn execute(&self, statements: &str) -> Result<(), String> {
        self.db().batch_execute(statements).map_err(|error| error.to_string())
    }

    fn number(&self, query: &str) -> i64 {
        diesel::select(sql::<BigInt>(&format!("({query})"))).get_result(&mut self.db()).expect("a number")
    }

    fn text(&self, query: &str) -> String {
        diesel::select(sql::<Text>(&format!("({query})"))).get_result(&mut self.db()).expect("a text")
    }
}

/// A column's name and type, and whether it may be NULL.
type Column = (String, String, bool);

/// The tables of the schema, whatever they are, with their columns.
fn schema(instance: &Source) -> Vec<(String, Vec<Column>)> {
    let text = |sql: &str| instance.text(sql);
    let tables = text(
        "SELECT group_concat(name) FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' \
         AND name NOT IN ('installation', 'log_pending', '__diesel_schema_migrations')",
    );
    tables
        .split(',')
        .map(|table| {
            let columns = text(&format!(
                "SELECT group_concat(name || ' ' || type || ' ' || (\"notnull\" = 0 AND pk = 0)) \
                 FROM pragma_table_info('{table}')"
            ));
            let column = |column: &str| {
                let parts: Vec<&str> = column.split(' ').collect();
                (parts[0].to_owned(), parts[1].to_owned(), parts[2] == "1")
            };
            (table.to_owned(), columns.split(',').map(column).collect())
        })
        .collect()
}

/// Every table full of everything its columns can hold.
fn full(seed: u64) -> Source {
    let (instance, draw) = (Source::new(), Draw(Dice::new(seed)));
    let mut sql = String::from("PRAGMA foreign_keys=OFF; BEGIN;");
    for (table, columns) in schema(&instance) {
        for n in
            1..=if ["heartbeat", "log_tree", "webhook_place"].contains(&table.as_str()) { 1 } else { ROWS }
        {
            let values: Vec<_> =
                columns.iter().map(|(name, kind, null)| draw.value(&table, name, kind, *null, n)).collect();
            sql.push_str(&format!("INSERT INTO {table} VALUES ({});", values.join(",")));
        }
    }
    sql.push_str("UPDATE sqlite_sequence SET seq = seq + 1000 WHERE name = 'game';");
    sql.push_str("UPDATE installation SET epoch = 7, generation = 9, key_check = zeroblob(32); COMMIT;");
    instance.execute(&sql).expect("rows");
    assert_eq!(instance.number("SELECT count(*) FROM pragma_foreign_key_check"), 0);
    instance
}

fn exported(url: &str) -> (Moved, Vec<u8>) {
    let mut file = Vec::new();
    let moved = export(url, &mut file).expect("an export");
    (moved, file)
}

fn told_seed() -> u64 {
    let seed = seed();
    println!("POSTZUG_SEED={seed}");
    seed
}

/// There and back again through the database of the test instances: `.ci/postgres` makes that PostgreSQL.
#[test]
fn every_row_is_moved_unchanged() {
    let source = full(told_seed());
    let (moved, file) = exported(&source.url());
    let (between, target) = (TestInstance::new(), Source::new());
    for url in [between.database_url(), target.url()] {
        let read_in = import(&url, &mut Cursor::new(&file)).expect("an import");
        assert_eq!(read_in, moved);
        let (again, second) = exported(&url);
        assert_eq!(again, moved);
        assert!(second == file, "the same rows, another file");
    }
    // Seen by the database itself.
    for (table, _) in schema(&source) {
        let rows =
            if ["heartbeat", "log_tree", "webhook_place"].contains(&table.as_str()) { 1 } else { ROWS };
        assert_eq!(source.number(&format!("SELECT count(*) FROM {table}")), rows, "{table} was not filled");
        assert_eq!(between.number(&format!("SELECT count(*) FROM {table}")), rows, "{table}");
        assert!(moved.rows.contains(&(table.clone(), rows.unsigned_abs())), "{table} is not exported");
        let same = format!(
            "ATTACH '{}' AS other; CREATE TEMP TABLE differ (n INTEGER CHECK (n = 0)); \
             INSERT INTO differ SELECT count(*) FROM (SELECT * FROM main.{table} EXCEPT SELECT * FROM other.{table}); \
             INSERT INTO differ SELECT count(*) FROM (SELECT * FROM other.{table} EXCEPT SELECT * FROM main.{table});",
            source.file().display()
        );
        target.execute(&same).unwrap_or_else(|error| panic!("{table}: {error}"));
    }
    let next = app::ports::write(&*between.store, |tx| tx.new_game_id()).expect("a number");
    assert_eq!(next.0, ROWS + 1001);
    let found = read(&*between.store, |view| view.installation()).expect("the installation");
    assert_eq!((found.state, found.epoch.0, found.generation), (InstallationState::Import, 7, 9));
}

#[test]
fn bad_exports_leave_the_database_empty() {
    let seed = told_seed();
    let (source, dice) = (full(seed), Dice::new(seed ^ 1));
    let (_, file) = exported(&source.url());
    let target = TestInstance::new();
    let url = target.database_url();
    for _ in 0..5 {
        let at = dice.below(file.len() - 1);
        import(&url, &mut Cursor::new(&file[..at])).expect_err("cut short");
        // A digit or a letter becomes another: the line can still be read.
        let mut altered = file.clone();
        let start = file.iter().position(|&byte| byte == b'\n').expect("a header") + 1;
        let at = (start + dice.below(file.len() - start - 100)..).find(|&at| altered[at].is_ascii_digit());
        let at = at.expect("a digit");
        altered[at] = if altered[at] == b'3' { b'4' } else { b'3' };
        import(&url, &mut Cursor::new(&altered)).expect_err("altered");
        for (table, _) in schema(&source) {
            assert_eq!(target.number(&format!("SELECT count(*) FROM {table}")), 0, "seed {seed}, {table}");
        }
        assert_eq!(target.number("SELECT count(*) FROM installation WHERE state = 'live'"), 1);
    }
    let whole = import(&url, &mut Cursor::new(&file)).expect("the whole file");
    // Nobody heard of it, and it is asked for again.
    assert_eq!(import(&url, &mut Cursor::new(&file)).expect("the whole file"), whole);
    assert_eq!(exported(&url).0, whole);
    target.execute("UPDATE installation SET state = 'live'").expect("it is accepted");
    let refused = import(&url, &mut Cursor::new(&file)).expect_err("not empty");
    assert!(matches!(refused, TransferError::NotEmpty(_)), "{refused}");
}

#[test]
fn unknown_tables_and_versions_are_refused() {
    let instance = Source::new();
    let (_, file) = exported(&instance.url());
    instance.execute("CREATE TABLE rating (id INTEGER PRIMARY KEY)").expect("a table");
    let refused = export(&instance.url(), &mut Vec::new()).expect_err("refused");
    assert!(matches!(&refused, TransferError::UnknownTable(table) if table == "rating"), "{refused}");
    let later =
        String::from_utf8(file).expect("text").replacen("\"20261121000010\"", "\"20991231000000\"", 1);
    let refused = import(&TestInstance::new().database_url(), &mut later.as_bytes()).expect_err("refused");
    assert!(matches!(refused, TransferError::OtherVersion), "{refused}");
    assert!(Store::open("postgre:x").is_err());
}
