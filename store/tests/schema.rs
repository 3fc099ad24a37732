//! Both databases have the same migrations, tables, columns and indexes, by name.

use std::{collections::BTreeSet, fs, path::Path};

use app::ports::Role;
use diesel::{
    Connection as _, PgConnection, QueryableByName, RunQueryDsl as _, SqliteConnection, sql_query,
    sql_types::Text,
};
use domain::{PublicRules, Regulations};
use store::{
    Store,
    testing::{TestInstance, tell_skipped},
};

fn migrations(database: &str) -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../migrations").join(database);
    let names = fs::read_dir(folder).expect("migrations").map(|entry| entry.expect("an entry").file_name());
    names.map(|name| name.to_string_lossy().into_owned()).filter(|name| !name.starts_with('.')).collect()
}

#[test]
fn both_databases_have_the_same_migrations() {
    assert_eq!(migrations("sqlite"), migrations("postgres"));
    assert!(migrations("sqlite").len() >= 4);
}

#[derive(QueryableByName)]
struct Name {
    #[diesel(sql_type = Text)]
    name: String,
}

fn names(rows: Vec<Name>) -> BTreeSet<String> {
    rows.into_iter().map(|row| row.name).filter(|name| !name.contains("__diesel")).collect()
}

#[test]
fn both_databases_have_the_same_schema() {
    let instance = TestInstance::new();
    if !instance.is_on_postgres() {
        return tell_skipped(
            "the tables of both databases side by side: .ci/postgres cargo test compares them",
        );
    }
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("postzug.db");
    drop(Store::open_file(&file).expect("a database"));
    let mut sqlite = SqliteConnection::establish(&file.display().to_string()).expect("the file");
    let mut postgres = PgConnection::establish(&instance.database_url()).expect("the server");
    let columns = names(
        sql_query(
            "SELECT m.name || '.' || c.name || CASE WHEN c.\"notnull\" OR c.pk > 0 THEN ' NOT NULL' ELSE '' END AS name
             FROM sqlite_master m JOIN pragma_table_info(m.name) c
             WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite%'",
        )
        .load(&mut sqlite)
        .expect("columns"),
    );
    let theirs = names(
        sql_query(
            "SELECT table_name || '.' || column_name
                 || CASE is_nullable WHEN 'NO' THEN ' NOT NULL' ELSE '' END AS name
             FROM information_schema.columns WHERE table_schema = 'public'",
        )
        .load(&mut postgres)
        .expect("columns"),
    );
    assert_eq!(columns, theirs);
    assert!(columns.len() > 80, "{}", columns.len());
    // Indexes we named ourselves.
    let indexes = names(
        sql_query("SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL")
            .load(&mut sqlite)
            .expect("indexes"),
    );
    let theirs = names(
        sql_query(
            "SELECT c.relname::text AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
             WHERE c.relnamespace = 'public'::regnamespace
               AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = i.indexrelid)",
        )
        .load(&mut postgres)
        .expect("indexes"),
    );
    assert_eq!(indexes, theirs);
}

/// Games that an older version stored are found as those that begin now.
#[test]
fn older_public_games_are_marked() {
    let instance = TestInstance::new();
    let arbiter = instance.add("Chief", Role::Arbiter).id;
    let players = ["Ann", "Ben"];
    for name in players {
        instance.player(name);
    }
    let delay = |delay| Regulations { public: Some(PublicRules { delay }), ..Regulations::default() };
    for regulations in [Regulations::default(), delay(0), Regulations::default(), delay(6)] {
        instance.game(arbiter, players, regulations);
    }
    let database = if instance.is_on_postgres() { "postgres" } else { "sqlite" };
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../migrations").join(database);
    for step in ["down.sql", "up.sql"] {
        let sql = fs::read_to_string(folder.join("2026-11-26-000140_public_games").join(step));
        instance.execute(&sql.expect("a migration")).expect("SQL");
    }
    assert_eq!(instance.number("SELECT count(*) FROM game WHERE public"), 2);
    assert_eq!(instance.number("SELECT count(*) FROM game WHERE public AND id IN (2, 4)"), 2);
}
