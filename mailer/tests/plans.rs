//! No work of every minute, mail or move reads a growing table from end to end. A busy instance of ten years answers as fast
//! as a new one.
#![expect(clippy::unwrap_used, reason = "a test may panic")]

#[expect(dead_code, reason = "every test binary uses a part of it")]
#[path = "service/common.rs"]
mod common;

use std::{collections::BTreeMap, sync::Arc};

use app::{
    Request,
    log::Sequencer,
    ports::{Role, StartChoice},
};
use common::{Table, submit};
use domain::*;
use store::{
    LogKeyFiles,
    testing::{SeededEntropy, Statements, tell_skipped},
};

/// Tables that may be scanned. They are written a few times in the life of an installation, hold only pending rows, or are
/// read with a limit.
const SMALL: [&str; 13] = [
    "__diesel_schema_migrations USING COVERING INDEX sqlite_autoindex___diesel_schema_migrations_1",
    "downtime USING INDEX downtime_open",
    "bulk_command",
    "inbox USING INDEX inbox_reading",
    // Of no more answers than may go out in an hour.
    "inbox_answers USING COVERING INDEX inbox_answers_at",
    "installation",
    // The numbers of a list.
    "json_each VIRTUAL TABLE INDEX 1:",
    "log_key",
    "log_statement",
    // A mailbox or two.
    "mail_source USING INDEX sqlite_autoindex_mail_source_1",
    // A page of what waits for the log.
    "pending",
    "player USING INDEX player_arbiter",
    "sqlite_sequence",
];

/// A year of a few games by mail, with everything that a running service does in it.
fn year() -> Table {
    let leave = Some(LeaveRules::default());
    let regulations = Regulations { leave, ..Regulations::per_move(10) };
    let mut table = Table::ruled(StartChoice::default(), regulations.clone());
    let carla = table.carla;
    let second = table.instance.game(carla, ["Boris", "Anna"], regulations);
    let folder = table.folder.path().join("keys");
    let keys = LogKeyFiles::open(&folder, table.clock.clone(), Arc::new(SeededEntropy::new(7)));
    let sequencer = Sequencer::new(table.service.log.clone(), Arc::new(keys.unwrap()));
    for (ply, text) in
        (0_u16..).zip(["e4", "e5", "g1f3", "illegal", "Nc6 draw", "Bb5", "if Ba4 then Nf6", "a6"])
    {
        let color = table.state().on_move().unwrap();
        table.mail(color, text);
        table.pass(Span::hours(ply + 1));
        look(&table, &sequencer);
    }
    let warning = Request::act(Act::Warn { side: Color::White }, "Be on time.");
    let receipt = submit(&table, second, Actor::Arbiter(carla), Seen::Nothing, warning, "warning");
    assert_eq!(receipt.refusal, None);
    table.service.accounts.set_role(None, table.players.white, Role::Arbiter).unwrap().unwrap();
    for _ in 0..20 {
        table.pass(Span::days(4));
        look(&table, &sequencer);
    }
    assert!(table.state().is_over() && table.state_of(second).is_some_and(|game| game.is_over()));
    table
}

/// Runs the background work of a service.
fn look(table: &Table, sequencer: &Sequencer) {
    let service = &table.service;
    service.time.tick().unwrap();
    while sequencer.round().unwrap().more {}
    sequencer.look_for_left_out(GameId(0)).unwrap();
    table.reader.read_due().unwrap();
    table.deliver();
    service.ops.prune_people().unwrap();
    service.ops.prune_mail().unwrap();
    service.ops.prune_outbox().unwrap();
    service.ops.prune_receipts().unwrap();
}

#[test]
fn no_recurring_work_scans_a_table() {
    Statements::count();
    let table = year();
    if table.is_on_postgres() {
        return tell_skipped("plans of statements: they are SQLite's");
    }
    let asked = Statements::texts();
    assert!(asked.len() > 60, "{} statements", asked.len());
    let plans: BTreeMap<_, _> = asked.iter().map(|sql| (sql, table.plan(sql))).collect();
    // Of an empty list nothing is read.
    let reads_whole = |sql: &str, plan: &[String]| {
        // Once, before a database is served.
        if sql.contains("quick_check") {
            return false;
        }
        let scans = plan.iter().filter_map(|step| step.strip_prefix("SCAN "));
        // An index made for one statement is made of the whole table.
        plan.iter().any(|step| step.contains("AUTOMATIC"))
            || !sql.ends_with(" WHERE (1=0)")
                && scans.into_iter().any(|what| !what.contains("CONSTANT ROW") && !SMALL.contains(&what))
    };
    let read_whole: BTreeMap<_, _> = plans.iter().filter(|(sql, plan)| reads_whole(sql, plan)).collect();
    assert!(read_whole.is_empty(), "{read_whole:#?}");
    // Due rows are found by their time, with any other indexes.
    for index in ["inbox_due (next_at", "outbox_next (next_at", "game_look (look_at"] {
        let table = index.split('_').next().unwrap();
        let is_look = |sql: &str| {
            let sql = sql.replace('`', "");
            sql.starts_with("SELECT")
                && !sql.starts_with("SELECT EXISTS")
                && sql.contains(&format!("FROM {table} WHERE"))
                && sql.contains("_at <= ")
        };
        let looks: Vec<_> = plans.iter().filter(|(sql, _)| is_look(sql)).collect();
        assert!(!looks.is_empty(), "nobody looks for what is due in {table}");
        for (sql, plan) in looks {
            assert!(plan.iter().any(|step| step.contains(index)), "{sql}: {plan:#?}");
        }
    }
}
