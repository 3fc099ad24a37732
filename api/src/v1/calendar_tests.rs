//! The feed of deadlines, as calendar programs read it.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use actix_web::http::Method;
use domain::{PlayerId, Span};
use icalendar::{Calendar, Component as _, Event};
use serde_json::{Value, json};
use store::testing::skipped;

use super::tests::Table;
use crate::testing::{Answer, request};

/// The path of a new feed.
async fn subscribe(table: &Table, who: &str) -> String {
    let made = table.server.send(request(Method::POST, "/v1/me/calendar", who, None)).await;
    assert_eq!(made.header("cache-control"), "no-store");
    path(&made.done(201))
}

fn path(made: &Value) -> String {
    made["url"].as_str().unwrap().strip_prefix("https://play.example.org").unwrap().to_owned()
}

async fn feed(table: &Table, path: &str) -> Answer {
    let answer = table.server.get(path, "").await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    assert_eq!(answer.header("content-type"), "text/calendar; charset=utf-8");
    assert_eq!(answer.header("cache-control"), "private, no-cache");
    assert!(answer.text.split("\r\n").all(|line| line.len() <= 75), "{}", answer.text);
    answer
}

fn events(answer: &Answer) -> Vec<Event> {
    let calendar: Calendar = answer.text.parse().unwrap();
    let events = calendar.components.iter().map(|component| component.as_event().unwrap().clone());
    events.collect()
}

/// `2026-01-05T12:00:00Z` as `20260105T120000Z`.
fn basic(time: &Value) -> String {
    let at: jiff::Timestamp = time["utc"].as_str().or(time.as_str()).expect("a time").parse().unwrap();
    at.strftime("%Y%m%dT%H%M%SZ").to_string()
}

#[actix_web::test]
async fn feed_follows_deadlines() {
    let table = Table::new().await;
    let (anna, boris) = (subscribe(&table, &table.anna).await, subscribe(&table, &table.boris).await);
    let first = feed(&table, &anna).await;
    let [event] = &events(&first)[..] else { panic!("{}", first.text) };
    assert_eq!(event.get_uid(), Some("g1-deadline@play.example.org"));
    assert_eq!(event.get_summary(), Some("G1: your move 1 against Boris"));
    let deadline = table.get(&table.anna, "").await.json()["deadline"].clone();
    assert_eq!(event.property_value("DTSTART").unwrap(), basic(&deadline));
    assert_eq!(event.get_sequence(), Some(1));
    assert_eq!(event.get_url(), Some("https://play.example.org/g/1"));
    assert!(events(&feed(&table, &boris).await).is_empty(), "not Boris's clock");

    let again = |tag: &str| {
        let asked = request(Method::GET, &anna, "", None).insert_header(("If-None-Match", tag.to_owned()));
        table.server.send(asked)
    };
    let unchanged = again(first.header("etag")).await;
    assert_eq!((unchanged.status.as_u16(), unchanged.text.as_str()), (304, ""));
    assert_eq!(unchanged.header("etag"), first.header("etag"));

    table.instance.clock.advance(Span::hours(2));
    table.moves(0, &["e4"]).await;
    let moved = again(first.header("etag")).await;
    assert_eq!(moved.status, 200);
    assert!(events(&moved).is_empty(), "the deadline has vanished");
    let [event] = &events(&feed(&table, &boris).await)[..] else { panic!("one entry") };
    assert_eq!(event.get_description().unwrap().lines().count(), 2);
    assert!(event.get_description().unwrap().contains("Your opponent's last move: e2e4."));
    let now = jiff::Timestamp::from_millisecond(table.instance.service.time.now().0).unwrap();
    let modified = now.strftime("%Y%m%dT%H%M%SZ").to_string();
    assert_eq!(event.property_value("LAST-MODIFIED"), Some(modified.as_str()));
    assert_eq!(event.property_value("DTSTAMP"), Some(modified.as_str()));

    table.moves(1, &["e5"]).await;
    let [event] = &events(&feed(&table, &anna).await)[..] else { panic!("one entry") };
    assert_eq!((event.get_sequence(), event.get_uid()), (Some(3), Some("g1-deadline@play.example.org")));
    table.post(&table.anna, "resign", json!({"confirm": true})).await.done(201);
    assert!(events(&feed(&table, &anna).await).is_empty());
}

#[actix_web::test]
async fn feed_has_an_address_at_most() {
    let table = Table::new().await;
    let first = subscribe(&table, &table.anna).await;
    let second = subscribe(&table, &table.anna).await;
    assert_ne!(first, second);
    assert_eq!(table.server.get(&first, "").await.code(), "not_found", "another one revokes it");
    feed(&table, &second).await;
    let head = table.server.send(request(Method::HEAD, &second, "", None)).await;
    assert_eq!((head.status.as_u16(), head.text.as_str()), (200, ""));

    // A request that is repeated makes nothing new.
    let keyed = |key: &'static str| {
        let asked = request(Method::POST, "/v1/me/calendar", &table.anna, None);
        table.server.send(asked.insert_header(("Idempotency-Key", key)))
    };
    let replaced = path(&keyed("one").await.done(201));
    assert_eq!(path(&keyed("one").await.done(201)), replaced);
    feed(&table, &replaced).await;
    // A late one revives nothing and revokes nothing.
    let third = path(&keyed("two").await.done(201));
    assert_eq!(keyed("one").await.code(), "key_reused");
    assert_eq!(table.server.get(&replaced, "").await.code(), "not_found");
    feed(&table, &third).await;

    for method in [Method::POST, Method::DELETE] {
        let token = format!("{}+account:read,games:write", table.anna);
        let refused = table.server.send(request(method.clone(), "/v1/me/calendar", &token, None)).await;
        assert_eq!(refused.code(), "session_required", "{method}");
        let refused = table.server.send(request(method, "/v1/me/calendar", "", None)).await;
        assert_eq!(refused.code(), "unauthenticated");
    }
    for _ in 0..2 {
        table.server.send(request(Method::DELETE, "/v1/me/calendar", &table.anna, None)).await.done(204);
        assert_eq!(keyed("two").await.code(), "key_reused");
        assert_eq!(table.server.get(&third, "").await.code(), "not_found");
    }
    for path in
        ["/calendar/x.ics", "/calendar/.ics", "/calendar/", "/calendar/aaaabbbbccccddddeeeeffffgggghhhh.ics"]
    {
        assert_eq!(table.server.get(path, "").await.code(), "not_found", "{path}");
    }
}

#[actix_web::test]
async fn feed_of_deleted_account_is_gone() {
    let table = Table::new().await;
    let feed_of_dora = subscribe(&table, &table.dora).await;
    feed(&table, &feed_of_dora).await;
    let dora = PlayerId(table.dora.rsplit('-').next().unwrap().parse().unwrap());
    let accounts = &table.instance.service.accounts;
    let export = serde_json::to_value(accounts.export_account(dora).unwrap().unwrap()).unwrap();
    assert!(export["calendar_made_at"].is_number(), "{export}");
    accounts.delete_account(dora, None, false).unwrap().unwrap();
    assert_eq!(table.server.get(&feed_of_dora, "").await.code(), "not_found");
    assert!(table.instance.service.access.make_calendar(dora, None).unwrap().is_err());
}

#[actix_web::test]
async fn feed_secret_is_not_stored() {
    let table = Table::new().await;
    let made = subscribe(&table, &table.anna).await;
    let secret = made.strip_prefix("/calendar/").unwrap().strip_suffix(".ics").unwrap();
    assert_eq!(secret.len(), 32, "160 bits");
    if table.instance.is_on_postgres() {
        let rows = format!("SELECT count(*) FROM calendar WHERE calendar::text LIKE '%{secret}%'");
        assert_eq!(table.instance.number(&rows), 0);
        assert_eq!(table.instance.number("SELECT count(*) FROM calendar"), 1);
        return;
    }
    let mut read = 0;
    for entry in fs::read_dir(table.instance.folder.path()).unwrap() {
        let Ok(bytes) = fs::read(entry.unwrap().path()) else { continue };
        read += bytes.len();
        assert!(!bytes.windows(secret.len()).any(|part| part == secret.as_bytes()));
    }
    assert!(read > 0);
}

#[actix_web::test]
async fn feed_shows_resumptions_and_leave() {
    let mut table = Table::new().await;
    table.post(&table.anna, "resign", json!({"confirm": true})).await.done(201);
    let rules = json!({"leave": {"days_per_year": 30}, "adjournment": {}});
    table.game = table.begin(json!({ "regulations": rules })).await;
    let path = subscribe(&table, &table.boris).await;
    let leave = json!({"first": "2026-03-02", "last": "2026-03-06"});
    table.post(&table.boris, "leave", leave).await.done(201);
    let answer = feed(&table, &path).await;
    let [event] = &events(&answer)[..] else { panic!("{}", answer.text) };
    assert_eq!(event.get_summary(), Some("On leave"));
    assert!(
        answer.text.contains("DTSTART;VALUE=DATE:20260302\r\nDTEND;VALUE=DATE:20260307\r\n")
            || answer.text.contains("DTEND;VALUE=DATE:20260307"),
        "{}",
        answer.text
    );

    table.moves(0, &["e4", "e5"]).await;
    table.post(&table.anna, "adjournment", json!({"action": "propose"})).await.done(201);
    table.post(&table.boris, "adjournment", json!({"action": "accept", "ply": 2})).await.done(201);
    let anna = subscribe(&table, &table.anna).await;
    let [event] = &events(&feed(&table, &anna).await)[..] else { panic!("one entry") };
    assert_eq!(event.get_summary(), Some("G2: seal your move 2 against Boris"));
    let sealed = table.post(&table.anna, "seal", json!({"move": "Nf3", "ply": 2})).await;
    assert_eq!(sealed.status, 201, "{}", sealed.text);
    let answer = feed(&table, &anna).await;
    let [event] = &events(&answer)[..] else { panic!("{}", answer.text) };
    assert_eq!(event.get_uid(), Some("g2-resumption@play.example.org"));
    let game = table.get(&table.anna, "").await.json();
    assert_eq!(event.property_value("DTSTART").unwrap(), basic(&game["adjournment"]["resume_at"]));
    assert!(!answer.text.contains("f3"), "nothing of the sealed move");
    assert_eq!(events(&feed(&table, &path).await).len(), 2, "Boris's leave, too");
}

/// Python with the package `icalendar`: what `.ci/run` makes, or any.
fn python() -> Option<PathBuf> {
    let made = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/tools/ical/bin/python");
    let found = [made, PathBuf::from("python3")].into_iter().find(|python| {
        let asked = Command::new(python).args(["-c", "import icalendar"]).output();
        asked.is_ok_and(|output| output.status.success())
    });
    if found.is_none() {
        skipped("another program reads our calendar, for python3 has no package icalendar");
    }
    found
}

/// Prints all that an entry says as JSON, and fails on what it had to mend. Times are in UTC, so no zone is described.
const READER: &str = r#"
import icalendar, json, sys
calendar = icalendar.Calendar.from_ical(open(sys.argv[1], "rb").read())
assert not calendar.errors, calendar.errors
assert (calendar["VERSION"], calendar["METHOD"]) == ("2.0", "PUBLISH"), calendar
assert {part.name for part in calendar.subcomponents} <= {"VEVENT"}, calendar
for event in calendar.walk("VEVENT"):
    assert not event.errors, event.errors
    text = lambda name: str(event[name]) if name in event else None
    time = lambda name: event.decoded(name).isoformat() if name in event else None
    print(json.dumps({
        "uid": text("UID"), "sequence": int(event["SEQUENCE"]), "status": text("STATUS"), "url": text("URL"),
        "summary": text("SUMMARY"), "description": text("DESCRIPTION"), "class": text("CLASS"), "transp": text("TRANSP"),
        "start": time("DTSTART"), "end": time("DTEND"), "stamp": time("DTSTAMP"), "modified": time("LAST-MODIFIED"),
        "alarms": [alarm.name for alarm in event.subcomponents],
        "others": sorted(set(event) - {"UID", "SEQUENCE", "URL", "SUMMARY", "DESCRIPTION", "CLASS", "TRANSP",
                                       "DTSTART", "DTSTAMP", "LAST-MODIFIED"}),
    }))
"#;

/// The entries of a feed as Python reads them.
fn as_python_reads(python: &Path, table: &Table, answer: &Answer) -> Vec<Value> {
    let file = table.instance.folder.path().join("feed.ics");
    fs::write(&file, &answer.text).unwrap();
    let read = Command::new(python).args(["-c", READER]).arg(&file).output().unwrap();
    assert!(read.status.success(), "{}\n{}", String::from_utf8_lossy(&read.stderr), answer.text);
    let lines = String::from_utf8(read.stdout).unwrap();
    lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// `2026-01-05T12:00:00Z` as Python writes it.
fn iso(time: &Value) -> String {
    let at: jiff::Timestamp = time["utc"].as_str().or(time.as_str()).expect("a time").parse().unwrap();
    at.strftime("%Y-%m-%dT%H:%M:%S+00:00").to_string()
}

/// An entry moves with its deadline, vanishes and comes again under the same UID. It rings no alarm: the service reminds.
#[actix_web::test]
async fn python_sees_entries_move_and_vanish() {
    let Some(python) = python() else { return };
    let table = Table::new().await;
    let path = subscribe(&table, &table.anna).await;
    let read = async || as_python_reads(&python, &table, &feed(&table, &path).await);
    let deadline = async || iso(&table.get(&table.anna, "").await.json()["deadline"]);
    let now = || {
        let now = jiff::Timestamp::from_millisecond(table.instance.service.time.now().0).unwrap();
        iso(&json!(now.to_string()))
    };
    let expected = |sequence: u32, summary: &str, description: &str, start: &str, changed: &str| {
        vec![json!({
            "uid": "g1-deadline@play.example.org", "sequence": sequence, "status": null,
            "url": "https://play.example.org/g/1", "summary": summary,
            "description": format!("{description}\nhttps://play.example.org/g/1"),
            "class": "PRIVATE", "transp": "TRANSPARENT", "start": start, "end": null,
            "stamp": changed, "modified": changed, "alarms": [], "others": [],
        })]
    };
    let (begun, first) = (now(), deadline().await);
    let (summary, told) = ("G1: your move 1 against Boris", "Your clock runs until the time of this entry.");
    assert_eq!(read().await, expected(1, summary, told, &first, &begun));

    table.instance.clock.advance(Span::hours(1));
    let gift = json!({"kind": "give_time", "side": "white", "time": "2d"});
    let gift = json!({"act": gift, "reason": "The post was late."});
    table.post(&table.arbiter, "acts", gift).await.done(201);
    let second = deadline().await;
    assert_ne!(second, first);
    assert_eq!(read().await, expected(2, summary, told, &second, &now()));

    table.instance.clock.advance(Span::hours(1));
    table.moves(0, &["e4"]).await;
    assert_eq!(read().await, Vec::<Value>::new(), "no deadline, no entry");

    table.instance.clock.advance(Span::hours(1));
    table.moves(1, &["e5"]).await;
    let third = deadline().await;
    assert!(third != first && third != second, "{third}");
    let told = format!("{told} Your opponent's last move: e7e5.");
    assert_eq!(read().await, expected(4, "G1: your move 2 against Boris", &told, &third, &now()));
    table.post(&table.anna, "resign", json!({"confirm": true})).await.done(201);
    assert_eq!(read().await, Vec::<Value>::new(), "the game is over");
}

#[actix_web::test]
async fn python_reads_the_feed() {
    let Some(python) = python() else { return };
    let mut table = Table::new().await;
    let name = "Þórdís Ágústsdóttir-Öztürk Šimůnková Łukaszewicz";
    table.instance.player(name);
    table.game = table.begin(json!({ "black": name })).await;
    let settings = json!({"language": "de"});
    table.server.send(request(Method::PATCH, "/v1/me", &table.anna, Some(settings))).await.done(200);
    let path = subscribe(&table, &table.anna).await;
    let answer = feed(&table, &path).await;
    assert_eq!(answer.header("content-language"), "de");
    let lines = as_python_reads(&python, &table, &answer);
    let own = events(&answer);
    assert_eq!((lines.len(), own.len()), (2, 2));
    for (theirs, own) in lines.iter().zip(&own) {
        assert_eq!(theirs["uid"], own.get_uid().unwrap());
        assert_eq!(theirs["summary"], own.get_summary().unwrap());
        assert_eq!(theirs["description"], own.get_description().unwrap());
        assert_eq!(theirs["sequence"], own.get_sequence().unwrap());
    }
    assert!(lines[1]["summary"].as_str().unwrap().contains(name), "{lines:?}");
    let deadline = table.get(&table.anna, "").await.json()["deadline"].clone();
    let start: jiff::Timestamp = lines[1]["start"].as_str().unwrap().parse().unwrap();
    assert_eq!(start.strftime("%Y%m%dT%H%M%SZ").to_string(), basic(&deadline));
}
