//! The database of a test instance: a file in its folder, or a database of its own on the server that
//! `POSTZUG_TEST_DATABASE` names.

use std::{
    path::{Path, PathBuf},
    sync::atomic::{AtomicU32, Ordering},
};

use diesel::{
    Connection as _, PgConnection, RunQueryDsl as _, SqliteConnection,
    connection::SimpleConnection as _,
    dsl::sql,
    sql_query,
    sql_types::{BigInt, Bool, Text},
};

use crate::postgres;

/// Names the server: the URL of a database on it whose role may create databases.
pub const SERVER: &str = "POSTZUG_TEST_DATABASE";
/// Held while the template is made: tests are many processes.
const MAKING: i64 = 0x706f_7374_7a75_6703;

#[derive(Debug)]
pub(super) enum TestDatabase {
    File(PathBuf),
    Server { server: String, name: String },
}

impl TestDatabase {
    /// An empty one, with all its tables.
    pub(super) fn new(file: PathBuf) -> Self {
        let Ok(server) = std::env::var(SERVER) else { return Self::File(file) };
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("postzug_test_{}_{number}", std::process::id());
        let mut db = PgConnection::establish(&server).expect("the server of the tests");
        let template = template(&server, &mut db);
        let made = [
            format!("DROP DATABASE IF EXISTS {name} WITH (FORCE)"),
            format!("CREATE DATABASE {name} TEMPLATE {template}"),
        ];
        made.iter().for_each(|sql| db.batch_execute(sql).expect("a database"));
        Self::Server { server, name }
    }

    pub(super) fn url(&self) -> String {
        match self {
            Self::File(path) => format!("sqlite:{}", path.display()),
            Self::Server { server, name } => on_server(server, name),
        }
    }

    pub(super) fn execute(&self, sql: &str) -> Result<(), String> {
        match self {
            Self::File(path) => {
                let mut db =
                    SqliteConnection::establish(&path.display().to_string()).map_err(|e| e.to_string())?;
                db.batch_execute(sql).map_err(|e| e.to_string())
            }
            Self::Server { .. } => {
                let mut db = PgConnection::establish(&self.url()).map_err(|e| e.to_string())?;
                db.batch_execute(sql).map_err(|e| e.to_string())
            }
        }
    }

    pub(super) fn number(&self, query: &str) -> i64 {
        match self {
            Self::File(path) => number_in(path, query),
            Self::Server { .. } => {
                let mut db = PgConnection::establish(&self.url()).expect("the database");
                let number = format!("({query})::bigint");
                diesel::select(sql::<BigInt>(&number)).get_result(&mut db).expect("a number")
            }
        }
    }

    pub(super) fn columns(&self) -> Vec<String> {
        let names: Vec<Name> = match self {
            Self::File(path) => {
                let mut db = SqliteConnection::establish(&path.display().to_string()).expect("the database");
                sql_query(
                    "SELECT m.name || '.' || c.name AS name FROM sqlite_master m JOIN pragma_table_info(m.name) c
                     WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite%'",
                )
                .load(&mut db)
            }
            Self::Server { .. } => {
                let mut db = PgConnection::establish(&self.url()).expect("the database");
                sql_query(
                    "SELECT table_name || '.' || column_name AS name FROM information_schema.columns
                     WHERE table_schema = 'public'",
                )
                .load(&mut db)
            }
        }
        .expect("the columns");
        names.into_iter().map(|name| name.name).filter(|name| !name.contains("__diesel")).collect()
    }

    /// The steps in which SQLite answers it; none for a server.
    pub(super) fn plan(&self, query: &str) -> Vec<String> {
        let Self::File(path) = self else { return Vec::new() };
        let mut db = SqliteConnection::establish(&path.display().to_string()).expect("the database");
        let plan = sql_query(format!("EXPLAIN QUERY PLAN {query}"));
        let steps: Vec<Step> = plan.load(&mut db).expect("a plan");
        steps.into_iter().map(|step| step.detail).collect()
    }

    /// Lists the tables that hold one of these texts in clear, as `TABLE: TEXT`. None for a file: its folder is searched.
    pub(super) fn tables_containing(&self, texts: &[&str]) -> Vec<String> {
        if matches!(self, Self::File(_)) {
            return Vec::new();
        }
        let mut db = PgConnection::establish(&self.url()).expect("the database");
        let tables: Vec<Name> =
            sql_query("SELECT tablename::text AS name FROM pg_tables WHERE schemaname = 'public'")
                .load(&mut db)
                .expect("the tables");
        let mut found = Vec::new();
        for (table, text) in tables.iter().flat_map(|table| texts.iter().map(move |text| (&table.name, text)))
        {
            // Rows as text show binary columns in hexadecimal.
            let holds = format!(
                "SELECT EXISTS (SELECT FROM \"{table}\" AS t WHERE position($1 in t::text) > 0
                     OR position(encode(convert_to($1, 'UTF8'), 'hex') in t::text) > 0) AS holds"
            );
            let held: Holds = sql_query(holds).bind::<Text, _>(*text).get_result(&mut db).expect("an answer");
            if held.holds {
                found.push(format!("{table}: {text}"));
            }
        }
        found
    }
}

#[derive(diesel::QueryableByName)]
struct Name {
    #[diesel(sql_type = Text)]
    name: String,
}

#[derive(diesel::QueryableByName)]
struct Step {
    #[diesel(sql_type = Text)]
    detail: String,
}

#[derive(diesel::QueryableByName)]
struct Holds {
    #[diesel(sql_type = Bool)]
    holds: bool,
}

/// The URL of another database on the same server.
fn on_server(server: &str, name: &str) -> String {
    let (base, query) = server.split_once('?').map_or((server, None), |(base, query)| (base, Some(query)));
    let authority = base.find("://").map_or(0, |at| at + 3);
    let base = base[authority..].find('/').map_or(base, |at| &base[..authority + at]);
    query.map_or_else(|| format!("{base}/{name}"), |query| format!("{base}/{name}?{query}"))
}

/// A migrated database to copy: a copy takes some milliseconds, the migrations take more.
fn template(server: &str, db: &mut PgConnection) -> String {
    let name = format!("postzug_template_{}", postgres::latest_migration().replace(['-', '.'], "_"));
    db.batch_execute(&format!("SELECT pg_advisory_lock({MAKING})")).expect("the lock");
    let exists = format!("EXISTS (SELECT FROM pg_database WHERE datname = '{name}')");
    if !diesel::select(sql::<Bool>(&exists)).get_result::<bool>(db).expect("an answer") {
        let making = format!("{name}_making");
        for sql in
            [format!("DROP DATABASE IF EXISTS {making} WITH (FORCE)"), format!("CREATE DATABASE {making}")]
        {
            db.batch_execute(&sql).expect("a template");
        }
        drop(postgres::open(&on_server(server, &making)).expect("the migrations"));
        db.batch_execute(&format!("ALTER DATABASE {making} RENAME TO {name}")).expect("a template");
    }
    db.batch_execute(&format!("SELECT pg_advisory_unlock({MAKING})")).expect("the lock");
    name
}

impl Drop for TestDatabase {
    fn drop(&mut self) {
        let Self::Server { server, name } = self else { return };
        // An instance of a test that panicked is left to the throwaway cluster.
        if let Ok(mut db) = PgConnection::establish(server)
            && let Err(error) = db.batch_execute(&format!("DROP DATABASE IF EXISTS {name} WITH (FORCE)"))
        {
            tracing::warn!(%error, "the database of a test is left behind");
        }
    }
}

/// Runs SQL on a file of SQLite, on a connection of its own.
///
/// # Panics
///
/// Panics if the database refuses.
pub fn execute_in(file: &Path, sql: &str) {
    let mut db = SqliteConnection::establish(&file.display().to_string()).expect("the database");
    db.batch_execute(sql).expect("done");
}

/// The one number a query gives on a database file, as somebody with the file in hands would ask.
///
/// # Panics
///
/// Panics if the query fails.
#[must_use]
pub fn number_in(file: &Path, query: &str) -> i64 {
    let mut db = SqliteConnection::establish(&file.display().to_string()).expect("the database");
    diesel::select(sql::<BigInt>(&format!("({query})"))).get_result(&mut db).expect("a number")
}
